"""Lottery in six sentences."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.lesson import Line, tell
from novamas.games.lottery.odds import chance, odds
from novamas.games.lottery.play import LotteryGame
from novamas.games.lottery.programme import WHOLE


def lesson(game: LotteryGame) -> Iterator[Line]:
    house = game.house
    if game.hall.printed:
        (row,) = odds(game)
        yield tell("lottery-how-number", digits=house.digits, numbers=10**house.digits, shares=game.hall.shares)
        yield tell("lottery-how-fixed", drawn=len(game.hall.drawn))
        yield tell("lottery-how-highest")
        yield tell("lottery-how-figures")
        yield tell("lottery-how-sealed")
        yield tell("lottery-how-returns", back=1 - row.edge)
        return
    first = chance(game, game.hall.ranks[0])
    yield tell("lottery-how-choose", picks=house.picks, of=house.of, extra=house.extra)
    yield tell("lottery-how-shared", fund=Fraction(house.fund, WHOLE))
    yield tell("lottery-how-first", forms=first.denominator // first.numerator)
    yield tell("lottery-how-carried", carry=house.carry)
    yield tell("lottery-how-alike")
    yield tell("lottery-how-sealed")
