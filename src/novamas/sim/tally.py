"""What is counted while rounds are played: whole numbers only, so that parts add up to the same in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct, field

PATHS = 100
"""Sessions whose course is kept, the first ones."""
MARKS = 50
"""Places of a session where its course is noted."""


class Played(Struct):
    """One session as it was played: what each round brought, what was put down, what chance brought."""

    nets: list[int]
    puts: list[int]
    outcomes: Counter[str]
    ruined: bool = False


class Tally(Struct):
    """The sums of sessions.

    `nets` counts the rounds by what they brought. Of sessions there are the sum of their squares, and how many came how
    deep below their beginning (`depths`), fell how far below their highest point (`drops`), ended where (`ends`), all
    in first stakes, upwards to whole ones; and after how many rounds the chips were gone (`ruins`).
    """

    rounds: int = 0
    sessions: int = 0
    put: int = 0
    squares: int = 0
    nets: Counter[int] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    depths: Counter[int] = field(default_factory=Counter)
    drops: Counter[int] = field(default_factory=Counter)
    ends: Counter[int] = field(default_factory=Counter)
    ruins: Counter[int] = field(default_factory=Counter)
    paths: dict[int, tuple[int, ...]] = {}

    def add(self, other: Tally) -> None:
        self.rounds += other.rounds
        self.sessions += other.sessions
        self.put += other.put
        self.squares += other.squares
        for name in ("nets", "outcomes", "depths", "drops", "ends", "ruins"):
            getattr(self, name).update(getattr(other, name))
        self.paths = {**self.paths, **other.paths}

    def note(self, number: int, played: Played, base: int, length: int) -> None:
        """Adds a session of at most `length` rounds; `base` are its first stakes."""
        self.rounds += len(played.nets)
        self.sessions += 1
        self.put += sum(played.puts)
        self.nets.update(played.nets)
        self.outcomes.update(played.outcomes)
        now = lowest = peak = drop = 0
        for net in played.nets:
            now += net
            lowest, peak = min(lowest, now), max(peak, now)
            drop = max(drop, peak - now)
        self.squares += now * now
        self.depths[-(lowest // base)] += 1
        self.drops[-(-drop // base)] += 1
        self.ends[now // base] += 1
        if played.ruined:
            self.ruins[len(played.nets)] += 1
        if number < PATHS:
            self.paths = {**self.paths, number: trace(played.nets, length)}

    @property
    def net(self) -> int:
        return sum(value * count for value, count in self.nets.items())

    @property
    def square(self) -> int:
        return sum(value * value * count for value, count in self.nets.items())


def trace(nets: Sequence[int], length: int) -> tuple[int, ...]:
    """The course of a session at its marks; one that ended stays where it was."""
    sums = [0]
    for net in nets:
        sums.append(sums[-1] + net)
    return tuple(sums[min(mark, len(sums) - 1)] for mark in marks(length))


def marks(length: int) -> list[int]:
    """After how many rounds the course of a session is noted."""
    return [length * n // MARKS for n in range(MARKS + 1)]


def add_all(parts: Iterable[Tally]) -> Tally:
    total = Tally()
    for part in parts:
        total.add(part)
    return total
