"""Spaces: what an offer leaves open, as data.

Membership, sampling, neighbours and JSON come from the same struct, so the form in the browser, a bot,
`verify` and the property suite cannot disagree about what is allowed. A space also knows why a value is
outside it: a code that a client can switch on, and the clauses of the law that forbid it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any, TypeAlias

from msgspec import Struct

from novamas.kit.chance import Rng

Clause: TypeAlias = str


class Why(Struct, frozen=True, omit_defaults=True):
    """A reason: a stable code and the clauses behind it."""

    code: str
    clauses: tuple[Clause, ...] = ()


class Amount(Struct, frozen=True, tag=True, omit_defaults=True):
    """Whole minor units from `lo` to `hi` in steps counted from `lo`, and a few odd values besides."""

    lo: int
    hi: int
    step: int = 1
    also: tuple[int, ...] = ()
    below: Why = Why("below-minimum")
    above: Why = Why("above-maximum")
    off: Why = Why("off-step")

    def has(self, x: object) -> bool:
        if type(x) is not int:
            return False
        return (self.lo <= x <= self.hi and (x - self.lo) % self.step == 0) or x in self.also

    def why(self, x: object) -> Why:
        if type(x) is not int:
            return Why("not-an-amount")
        if x < self.lo:
            return self.below
        return self.above if x > self.hi else self.off

    def limit(self, x: object) -> int:
        """The bound that `x` broke, for the sentence that says so."""
        if type(x) is int and x < self.lo:
            return self.lo
        return self.hi if type(x) is int and x > self.hi else self.step

    def size(self) -> int:
        return max(0, (self.hi - self.lo) // self.step + 1) + sum(not self._grid(x) for x in self.also)

    def each(self) -> Iterator[int]:
        yield from range(self.lo, self.hi + 1, self.step)
        yield from (x for x in self.also if not self._grid(x))

    def pick(self, rng: Rng) -> int:
        n = rng.randrange(self.size())
        grid = max(0, (self.hi - self.lo) // self.step + 1)
        if n < grid:
            return self.lo + n * self.step
        return [x for x in self.also if not self._grid(x)][n - grid]

    def near(self) -> tuple[object, ...]:
        return (self.lo - 1, self.lo - self.step, self.hi + 1, self.hi + self.step, self.lo + 1, 0, -self.lo)

    def _grid(self, x: int) -> bool:
        return self.lo <= x <= self.hi and (x - self.lo) % self.step == 0


class OneOf(Struct, frozen=True, tag=True, omit_defaults=True):
    """One of a list of values: positions, choices, names."""

    values: tuple[Any, ...]
    other: Why = Why("not-offered")

    def has(self, x: object) -> bool:
        return any(x == v and type(x) is type(v) for v in self.values)

    def why(self, x: object) -> Why:
        return self.other

    def size(self) -> int:
        return len(self.values)

    def each(self) -> Iterator[object]:
        return iter(self.values)

    def pick(self, rng: Rng) -> object:
        return self.values[rng.randrange(len(self.values))]

    def near(self) -> tuple[object, ...]:
        last = self.values[-1]
        beside: object = not last if type(last) is bool else last + 1 if type(last) is int else f"{last}?"
        return (beside, None)


class Subset(Struct, frozen=True, tag=True, omit_defaults=True):
    """Between `lo` and `hi` different members of `of`, in ascending order: the cards to discard."""

    of: tuple[int, ...]
    lo: int
    hi: int
    other: Why = Why("not-offered")

    def has(self, x: object) -> bool:
        return (
            isinstance(x, tuple)
            and self.lo <= len(x) <= self.hi
            and all(v in self.of for v in x)
            and list(x) == sorted(set(x))
        )

    def why(self, x: object) -> Why:
        return self.other

    def size(self) -> int:
        return sum(comb(len(self.of), n) for n in range(self.lo, self.hi + 1))

    def each(self) -> Iterator[tuple[int, ...]]:
        for n in range(self.lo, self.hi + 1):
            yield from combinations(sorted(self.of), n)

    def pick(self, rng: Rng) -> tuple[int, ...]:
        n = self.lo + rng.randrange(self.hi - self.lo + 1)
        pool = sorted(self.of)
        return tuple(sorted(pool.pop(rng.randrange(len(pool))) for _ in range(n)))

    def near(self) -> tuple[object, ...]:
        beyond = max(self.of, default=0) + 1
        return ((beyond,), (*sorted(self.of)[: self.hi], beyond))


Space: TypeAlias = Amount | OneOf | Subset
