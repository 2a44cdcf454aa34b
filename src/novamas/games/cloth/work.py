"""Which of a table's croupiers does what, where several serve it. They are numbered from one.

Nobody chooses: the law parts the work, and what happens is written down with those who did it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from novamas.kit.decider import Actor, Desk

Task: TypeAlias = Literal["deal", "collect", "pay"]
SIDES = 2


def numbers(s: Desk) -> tuple[int, ...]:
    """The croupiers of a table, by number."""
    return tuple(range(1, s.crew.get("croupiers", 1) + 1))


def at_work(pays: str, task: Task, s: Desk, cloths: int, owners: Iterable[Actor]) -> tuple[int, ...]:
    """Who of several croupiers does a task for the owners of some bets; nothing where it could be nobody else."""
    crew = numbers(s)
    if len(crew) < 2:
        return ()
    match pays, task:
        case "others", "collect":
            return crew[:cloths]
        case "others", "pay":
            return crew[cloths:] or crew
        case "any", "collect" | "pay":
            return crew
        case "second", _:
            return crew[:1] if task == "deal" else crew[1:2]
        case "side", "collect" | "pay":
            return tuple(sorted({side(s, who) for who in owners}))
    return ()


def side(s: Desk, who: Actor) -> int:
    """Which croupier has somebody at their side: the seats are parted in two halves, and whoever stands belongs to the
    first."""
    seat = s.seats.index(who) if who in s.seats else 0
    return 1 + seat * SIDES // max(len(s.seats), 1)
