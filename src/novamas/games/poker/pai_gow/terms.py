"""What a player is told of the one bet of pai gow poker."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.rules import WAGER
from novamas.games.terms import Terms, tell_deduction, tell_terms
from novamas.kit.money import Ratio


def terms(game: PaiGowGame) -> Iterator[Terms]:
    rules = game.rules
    kept = tell_deduction(rules.commission.per_mille, rules.commission.clauses)
    yield tell_terms(WAGER, rules.bets.wager, Ratio(1), (kept,))
