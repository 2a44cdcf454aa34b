"""Exact odds of a cloth against the bank, at the decks of the mode, as far as the banker plays against that cloth.

The other cloth's cards tell nothing about these, and a natural beats whatever the banker draws; so a cloth that alone
matters to the banker is a coup of chemin de fer with other decks. Where both matter the banker cannot answer each as
it deserves: what he gives up by that is theirs. The strategies are those of `games/circle/strategy.py`. The house
takes its part of the bank's net win only.

To the letter of those texts that let only an eight in two cards beat a drawn hand, a banker who still plays against the
other cloth may tie with a nine that was laid down, by drawing one; these rows leave that aside.
"""

from __future__ import annotations

from fractions import Fraction

from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS
from novamas.games.circle.rules import BANK
from novamas.games.circle.strategy import outcomes, pays
from novamas.games.odds import Row, net_of, row


def odds(game: BanqueGame) -> list[Row]:
    """What a unit on a cloth, and a unit of the bank that one cloth covers, lose on the average."""
    rate, rules = game.rate(), game.rules
    rows = []
    for strategy, o in outcomes(game):
        cloth = net_of(((Fraction(1), o.win), (Fraction(0), o.tie), (Fraction(-1), o.lose)))
        bank = net_of(((1 - rate, o.lose), (Fraction(0), o.tie), (Fraction(-1), o.win)))
        rows += [row(name, "1:1", cloth, rules.settlement.clauses, strategy, True) for name in CLOTHS]
        rows.append(row(BANK, pays(1 - rate), bank, game.mode.take_clauses, strategy, True))
    return rows
