"""What a player is told of a bet before making it."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.betting.markets import POOLS
from novamas.games.betting.play import BettingGame
from novamas.games.betting.rules import WHOLE
from novamas.games.terms import Prize, Terms


def terms(game: BettingGame) -> Iterator[Terms]:
    clauses, house = game.rules.event.clauses, game.house
    take = {"percent": f"{100 * house.take_out / WHOLE:g}"}
    for kind in game.spots:
        pooled = kind in POOLS
        case = Prize("rules-case-betting-pool", "", (), take) if pooled else Prize("rules-case-betting-price", "")
        yield Terms(
            bet=kind,
            prizes=(case,),
            maximum="betting",
            args={"most": str(house.most_stake)},
            clauses=clauses,
        )
