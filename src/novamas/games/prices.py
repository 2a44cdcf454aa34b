"""What it costs to sit at a table where players win from each other and the house takes its benefit."""

from __future__ import annotations

from msgspec import Struct


class Price(Struct, frozen=True):
    """A way of taking the benefit at a rate in hundredths, and what it costs a player in an hour and in a hand, in
    minor units, and as a part of what the player puts in. `here` is the way of this house. `hands` is how many were
    played in an hour, counted over `counted` hands."""

    way: str
    percent: float
    here: bool
    hour: float
    hand: float
    part: float
    hands: float
    counted: int
    clauses: tuple[str, ...] = ()
