"""Where company sits, and how much of it a game cannot do without.

Seats count before a box, and in a circle, where the hand and priority go round them. On two cloths each needs players,
whoever of them is the banker: so company keeps both sides of a table alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from novamas.games.table_rules import TableRules
from novamas.kit.decider import Actor
from novamas.table import TableGame

Seats: TypeAlias = Sequence[Actor | None]


def counts(decider: TableGame) -> bool:
    """Whether it matters who sits where."""
    return decider.game.needs_seats() or decider.rules.fewest_others() > 0


def sides(seats: Seats) -> tuple[range, range]:
    """The seats of both sides, counted from one."""
    half = -(-len(seats) // 2)
    return range(1, half + 1), range(half + 1, len(seats) + 1)


def best(seats: Seats, free: Sequence[int], rng: random.Random) -> int:
    """A free seat, counted from one: on the side with fewer people, as far from everybody as there is."""

    def neighbours(seat: int) -> int:
        side = next(side for side in sides(seats) if seat in side)
        return sum(seats[n - 1] is not None for n in side)

    def room(seat: int) -> int:
        around = (abs(seat - 1 - n) for n, who in enumerate(seats) if who is not None)
        return min((min(away, len(seats) - away) for away in around), default=0)

    def rank_seat(seat: int) -> tuple[int, int]:
        return -neighbours(seat), room(seat)

    most = max(map(rank_seat, free))
    return rng.choice([seat for seat in free if rank_seat(seat) == most])


def shifts(rules: TableRules, seats: Seats, movable: Callable[[Actor], bool]) -> Actor | None:
    """Who should go over to the other cloth, because theirs has two more players; nobody where there is one cloth."""
    if rules.sides() < 2:
        return None
    people = ([who for n in side if (who := seats[n - 1]) is not None] for side in sides(seats))
    full, empty = sorted(people, key=len, reverse=True)
    return next((who for who in full if movable(who)), None) if len(full) - len(empty) > 1 else None
