"""The sheet of a wheel of fortune: its symbols, and its cells one after another."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from novamas.games.cloth.sheet import cloth_choices
from novamas.games.sheet import Choice, Cloth, Sheet
from novamas.games.spin.sheet import spin_sheet
from novamas.games.wheel.odds import odds
from novamas.games.wheel.play import WheelGame
from novamas.games.wheel.rules import UNSAID, WheelRules


class Symbol(Struct, frozen=True):
    """A symbol: on how many cells it stands, and what the bet on it pays (nothing where there is none)."""

    symbol: str
    count: int
    pays: str


class WheelCloth(Cloth, frozen=True, kw_only=True, tag="wheel"):
    """The picture: the symbols, and the cells in their order round the wheel."""

    symbols: tuple[Symbol, ...]
    segments: tuple[str, ...]


def sheet(game: WheelGame, minimum: int) -> Sheet:
    return spin_sheet(game, minimum, odds(game), cloth(game))


def cloth(game: WheelGame) -> WheelCloth:
    cells = game.rules.wheel.cells
    return WheelCloth(
        symbols=tuple(Symbol(symbol, count, write_payment(game, symbol)) for symbol, count in cells.items()),
        segments=spread(cells),
    )


def write_payment(game: WheelGame, symbol: str) -> str:
    return next((str(game.bet_rule(s.kind).pays) for s in game.spots.values() if symbol in s.covers), "")


def spread(cells: dict[str, int]) -> tuple[str, ...]:
    """Every symbol as evenly round the wheel as can be: the laws give the numbers of cells, and no order."""
    wheel: dict[int, str] = {}
    free = list(range(sum(cells.values())))
    for symbol, count in sorted(cells.items(), key=lambda item: -item[1]):
        wheel |= {free[n * len(free) // count]: symbol for n in range(count)}
        free = [place for place in free if place not in wheel]
    return tuple(wheel[place] for place in sorted(wheel))


def choices(rules: WheelRules) -> Iterator[Choice]:
    """What this law leaves to the house at a wheel of fortune: its authorised maximum, in minima."""
    yield from cloth_choices(rules)
    yield Choice(name="maximum", type="number", min=1, default=UNSAID, clauses=rules.minimum.clauses)
