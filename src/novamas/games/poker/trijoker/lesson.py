"""Trijoker in six sentences, and what its bets mean."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.lesson import Line, tell
from novamas.games.poker.lesson import tell_prizes
from novamas.games.poker.trijoker.play import TrijokerGame
from novamas.games.poker.trijoker.rules import PARTS, WHOLE


def lesson(game: TrijokerGame) -> Iterator[Line]:
    rules = game.rules
    own, bets = rules.deal.order.count("hand"), rules.bets.three_bets.bets
    yield tell("trijoker-how-goal", own=own, common=len(rules.deal.order) - own)
    yield tell("trijoker-how-bets", bets=bets)
    yield tell("trijoker-how-first")
    yield tell("trijoker-how-second")
    yield tell_prizes(rules.prizes, rules)
    yield tell("trijoker-how-end", bets=bets)


def meanings(game: TrijokerGame) -> Iterator[tuple[str, Line]]:
    prizes = tell_prizes(game.rules.prizes, game.rules)
    for kind in (WHOLE, *PARTS):
        yield kind, tell("trijoker-means", prizes=prizes, kept=kind == PARTS[-1])
