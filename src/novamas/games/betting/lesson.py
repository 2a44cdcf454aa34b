"""Betting in six sentences, and what wins each kind of bet."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.betting.markets import DOUBLE, PLACE, POOL_PLACE
from novamas.games.betting.play import BettingGame
from novamas.games.betting.rules import CENTS, WHOLE
from novamas.games.lesson import Line, tell


def lesson(game: BettingGame) -> Iterator[Line]:
    house = game.house
    yield tell("betting-how-goal", events=house.events)
    yield tell("betting-how-price", margin=Fraction(house.margin, WHOLE + house.margin))
    yield tell("betting-how-double")
    if house.pools:
        yield tell("betting-how-pool", take=Fraction(house.take_out, WHOLE), refund=house.unwon == "refund")
    yield tell("betting-how-off")
    yield tell("betting-how-paid", deduction=house.deduction)


def meanings(game: BettingGame) -> Iterator[tuple[str, Line]]:
    """What wins and what loses each kind of bet."""
    for kind in game.spots:
        args = {"places": game.house.places} if kind in (PLACE, POOL_PLACE) else {}
        if kind == DOUBLE or not kind.startswith("pool"):
            yield kind, tell(f"betting-means-{kind}", **args)
        else:
            least = Fraction(game.house.least_dividend, CENTS)
            yield kind, tell(f"betting-means-{kind}", least=f"{float(least):.2f}", **args)
