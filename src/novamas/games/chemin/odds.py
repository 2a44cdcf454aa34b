"""Exact odds of chemin de fer, for the banker and for the player against the bank, at the decks of the law.

The players have choices, so there are rows for what they may do: the strategies of `games/circle/strategy.py`. The
house takes its part of the banker's wins only; it is no part of the game between the two
(docs/decisions/0024-the-life-of-a-bank.md).
"""

from __future__ import annotations

from fractions import Fraction

from novamas.games.chemin.play import CheminGame
from novamas.games.circle.rules import BANK, PUNTO
from novamas.games.circle.strategy import outcomes, pays
from novamas.games.odds import Row, net_of, row


def odds(game: CheminGame) -> list[Row]:
    """What a unit staked against the bank, and a unit of the bank that is covered, lose on the average."""
    rate, rules = game.settlement.rate(), game.rules
    rows = []
    for strategy, o in outcomes(game):
        punto = net_of(((Fraction(1), o.win), (Fraction(0), o.tie), (Fraction(-1), o.lose)))
        bank = net_of(((1 - rate, o.lose), (Fraction(0), o.tie), (Fraction(-1), o.win)))
        rows.append(row(PUNTO, "1:1", punto, rules.settlement.clauses, strategy, True))
        rows.append(row(BANK, pays(1 - rate), bank, rules.cagnotte.clauses, strategy, True))
    return rows
