"""The sheet of a roulette: its wheel and its colours, and whether it has a racetrack and colour chips."""

from __future__ import annotations

from typing import Literal

from novamas.games.roulette.odds import odds
from novamas.games.roulette.play import RouletteGame
from novamas.games.roulette.rules import ANNOUNCED
from novamas.games.sheet import Cloth, Sheet
from novamas.games.spin.sheet import spin_sheet


class RouletteCloth(Cloth, frozen=True, kw_only=True, tag="roulette"):
    """The picture: numbers and zeros, the order round the wheel (clockwise from zero), a track for announced bets."""

    numbers: int
    zeros: tuple[int, ...]
    colours: dict[str, Literal["red", "black"]]
    wheel: tuple[int, ...]
    track: bool
    style: Literal["french", "american"]
    colour_chips: bool


def sheet(game: RouletteGame, minimum: int) -> Sheet:
    return spin_sheet(game, minimum, odds(game), cloth(game))


def cloth(game: RouletteGame) -> RouletteCloth:
    wheel, order = game.rules.wheel, game.order()
    zeros = tuple(n for n in sorted(order) if wheel.colour(n) == "zero")
    start = order.index(zeros[0])
    colour_chips = game.rules.chips is not None
    return RouletteCloth(
        numbers=wheel.numbers,
        zeros=zeros,
        colours={str(n): "red" if wheel.colour(n) == "red" else "black" for n in sorted(order) if n not in zeros},
        wheel=(*order[start:], *order[:start]),
        track=any(kind in ANNOUNCED for kind in game.kinds),
        style="american" if colour_chips else "french",
        colour_chips=colour_chips,
    )
