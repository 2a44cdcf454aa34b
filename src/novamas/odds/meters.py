"""Bets with a meter: what a jackpot costs at any height of its pot, and the height from which on it costs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from novamas.games import Row, family, make
from novamas.games.counts import TooLong
from novamas.games.meters import Meter
from novamas.kit.errors import Worded
from novamas.kit.plain import PlainDict
from novamas.law import Library, library
from novamas.odds.report import COUNTING, Choice, label, row_json

MOST = 10**9
"""Stakes that a meter may be asked for."""
POINTS = 24
"""Steps of the line along which a drawing shows the edge."""


class Metered(Struct, frozen=True):
    """A bet of a game under a law, its meter, and its figures at the height that was asked for."""

    game: str
    law: str
    reading: str
    meter: Meter
    height: Fraction
    row: Row

    def line(self) -> Iterator[tuple[Fraction, Fraction]]:
        """Heights and edges from an empty meter to well beyond the height that matters."""
        even = self.meter.break_even() or Fraction(0)
        top = max(2 * even, self.height, Fraction(2 * max((self.meter.least, *self.meter.usual))))
        for n in range(POINTS + 1):
            height = Fraction(int(top) * n, POINTS)
            yield height, self.meter.edge_at(height)


def read_height(text: str) -> Fraction:
    """A height in stakes as people write it: "1500", "2500.5", "8661/4"."""
    try:
        height = Fraction(text.strip().replace(",", "."))
    except (ValueError, ZeroDivisionError):
        raise Worded("meter-no-number", field="meter", value=text) from None
    if not 0 <= height <= MOST:
        raise Worded("meter-range", field="meter", value=text, most=MOST)
    return height


def meters_of(law: str, game: str, reading: Choice = "default", laws: Library | None = None) -> list[Meter]:
    """The bets of a game that have a meter; those that nobody has counted here are left out."""
    found: list[Meter] = []
    try:
        found.extend(family(law, game, laws).meters(make(law, game, None, reading, laws)))
    except TooLong:
        pass
    except ModuleNotFoundError as missing:
        if missing.name not in COUNTING:
            raise
    return found


def price_meters(
    game: str,
    law: str | None,
    height: Fraction | None,
    readings: Iterable[Choice] = ("default",),
    laws: Library | None = None,
) -> list[Metered]:
    """Every bet with a meter of a game, at that height, or where none is named at the least that the law lets it
    begin with (or else the first of those at which it is usually shown)."""
    laws = laws or library()
    found = []
    for one in [law] if law else laws.with_game(game):
        for taken in readings:
            for meter in meters_of(one, game, taken, laws):
                at = height if height is not None else Fraction(meter.least or min(meter.usual, default=0))
                found.append(Metered(game, one, label(taken), meter, at, meter.row_at(at)))
    return found


def meters_json(found: Iterable[Metered]) -> list[PlainDict]:
    """One object a bet: its figures at the height, the break-even meter, the parts that win, and a line to draw."""
    return [
        {
            "game": each.game,
            "law": each.law,
            "reading": each.reading,
            "meter": str(each.height),
            "least": each.meter.least,
            "break_even": None if (even := each.meter.break_even()) is None else str(even),
            "break_even_float": None if even is None else float(even),
            "parts": [
                {"part": str(part.part), "chance": str(part.chance), "least": str(part.least)}
                for part in each.meter.parts
            ],
            "figures": row_json(each.row),
            "line": [[float(height), float(edge)] for height, edge in each.line()],
        }
        for each in found
    ]
