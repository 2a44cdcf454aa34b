"""What a player is told of what goes into the pot: it is won by whoever has the highest hand."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.sheet import STAKE
from novamas.games.terms import Prize, Terms, join


def terms(game: CirclePokerGame) -> Iterator[Terms]:
    stakes = game.rules.stakes
    limit = game.table.limit
    yield Terms(
        bet=STAKE,
        prizes=(Prize("rules-case-circle-poker-pot", "", game.rules.showdown.pay_clauses),),
        maximum=f"circle-poker-{limit}",
        clauses=join(stakes.clauses, stakes.clauses_for(limit), game.rules.showdown.pay_clauses),
    )
