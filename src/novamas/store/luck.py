"""What the bets of an evening could have brought: the exact distribution of their sum, bet after bet.

Each bet has the results that the odds count, each with its probability, for as many minor units as were staked; the sum
of all of them is worked out by convolution on a lattice of minor units, bets being independent of each other. Where the
lattice would be too fine to go through in a moment it is made coarser: a result between two points is then shared
between them so that the mean stays right. What is as improbable as the rounding of a number is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import ceil, gcd, sqrt

from msgspec import Struct

Ends = tuple[tuple[Fraction, Fraction], ...]
"""Net results of one unit, each with its probability."""

BAND = (0.025, 1 / 6, 5 / 6, 0.975)
"""The shares of evenings below the edges of the two bands: two of three lie between those in the middle."""
WORK = 30_000_000  # additions that one evening may cost
CELLS = 1 << 15  # points of a lattice that are kept
REACH = 18  # standard deviations, both sides together, beyond which next to nothing lies
NEXT_TO_NOTHING = 1e-17


class Staked(Struct, frozen=True):
    """A bet that is decided: what one unit of it brings, and how many were staked."""

    ends: Ends
    amount: int

    def results(self) -> list[tuple[int, float]]:
        """In whole minor units, as the house pays."""
        found: dict[int, float] = {}
        for net, chance in self.ends:
            result = round(net * self.amount)
            found[result] = found.get(result, 0.0) + float(chance)
        return sorted(found.items())

    @property
    def variance(self) -> float:
        mean = sum(result * chance for result, chance in self.results())
        return sum((result - mean) ** 2 * chance for result, chance in self.results())


class Luck(Struct, frozen=True):
    """A result beside what was to be expected: in so many of a hundred evenings like this one it would be lower, and in
    so many higher. `exact`: by the distribution of the bets themselves, not by the normal one."""

    staked: int
    net: int
    mean: float
    sd: float
    below: float | None
    above: float | None
    exact: bool


class Fortune:
    """The sum of the bets so far: from `low` steps on, how probable each multiple of the step is.

    `coarse`: results lie between the points too, so that whatever is as near as half a step counts as the same."""

    def __init__(self, step: int, coarse: bool = False) -> None:
        self.step, self.low, self.coarse = step, 0, coarse
        self.chances = [1.0]

    def add(self, bet: Staked) -> None:
        results = self.on_lattice(bet.results())
        first, last = results[0][0], results[-1][0]
        size = len(self.chances)
        sums = [0.0] * (size + last - first)
        for steps, chance in results:
            at = steps - first
            sums[at : at + size] = [
                old + chance * new for old, new in zip(sums[at : at + size], self.chances, strict=True)
            ]
        begin, end = 0, len(sums)
        while sums[begin] < NEXT_TO_NOTHING:
            begin += 1
        while sums[end - 1] < NEXT_TO_NOTHING:
            end -= 1
        self.low, self.chances = self.low + first + begin, sums[begin:end]

    def on_lattice(self, results: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
        """Results in steps; one between two points belongs to both, to each as much as it is near."""
        found: dict[int, float] = {}
        for result, chance in results:
            steps, rest = divmod(result, self.step)
            upper = rest / self.step
            found[steps] = found.get(steps, 0.0) + chance * (1 - upper)
            if rest:
                found[steps + 1] = found.get(steps + 1, 0.0) + chance * upper
        return sorted(found.items())

    def beside(self, net: int) -> tuple[float, float]:
        """How probable it was to end below a result, and above it."""
        near = self.step / 2 if self.coarse else 0.5
        sums = [((self.low + n) * self.step, chance) for n, chance in enumerate(self.chances)]
        below = sum(chance for value, chance in sums if value <= net - near)
        above = sum(chance for value, chance in sums if value >= net + near)
        return min(1.0, below), min(1.0, above)

    def quantiles(self, shares: Sequence[float] = BAND) -> list[int]:
        """The least result that so large a share of evenings does not exceed, for shares in rising order."""
        found: list[int] = []
        so_far, n = self.chances[0], 0
        for share in shares:
            while so_far < share and n + 1 < len(self.chances):
                n += 1
                so_far += self.chances[n]
            found.append((self.low + n) * self.step)
        return found


def fortune(bets: Iterable[Staked]) -> Fortune:
    """A lattice on which the sum of these bets can be worked out; nothing is added yet."""
    known = list(bets)
    results = [result for bet in set(known) for result, _ in bet.results()]
    step = max(1, gcd(*results)) if results else 1
    terms = max((len(bet.ends) for bet in known), default=1)
    cells = min(CELLS, max(64, WORK // max(1, len(known) * terms)))
    spread = sqrt(sum(bet.variance for bet in known))
    wide = ceil(REACH * spread / cells)
    return Fortune(max(step, wide), coarse=wide > step)
