"""What each choice means that zero leaves to the owner of an even chance, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.cloth.odds import value_in_prison
from novamas.games.cloth.prison import HALF, Zero
from novamas.games.lesson import Line, tell


def tell_choices(zero: Zero, won: Fraction, nil: Fraction, void: Fraction = Fraction(0)) -> Iterator[tuple[str, Line]]:
    """By choice: the part of the stake that it brings back on the average once zero has come."""
    worth = {"half": HALF, "prison": value_in_prison(won, nil, zero, void)}
    for choice in zero.choices:
        yield f"choice-{choice}", tell(f"zero-means-{choice}", part=worth[choice], release=zero.release)
