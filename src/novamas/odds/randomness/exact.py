"""The exact laws that a fair sample follows, for any weights: what the tests compare with."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, factorial

Pattern = tuple[int, ...]
"""How often each value comes in a group, the most frequent first: (2, 2, 1) is two pairs."""


def run_lengths(chances: Sequence[float], longest: int) -> list[float]:
    """P(a rising run has length 1), 2, …, and that it has `longest` or more.

    Draws rise strictly r times in a row with the chance e_r, the elementary symmetric polynomial of the chances:
    every set of r different values has exactly one rising order. A falling run has the same law.
    """
    rising = symmetric(chances, longest)
    return [rising[r] - rising[r + 1] for r in range(1, longest)] + [rising[longest]]


def symmetric(values: Sequence[float], highest: int) -> list[float]:
    """The elementary symmetric polynomials e_0, e_1 … : the sums of the products of so many different values."""
    sums = [1.0] + [0.0] * highest
    for value in values:
        for r in range(highest, 0, -1):
            sums[r] += value * sums[r - 1]
    return sums


def all_different(size: int, chances: Sequence[float]) -> float:
    """P(so many independent draws all differ)."""
    return factorial(size) * symmetric(chances, size)[size]


def all_different_cards(size: int, counts: Sequence[int]) -> float:
    """P(so many cards dealt without putting back all differ), from so many of each card."""
    return symmetric([float(count) for count in counts], size)[size] / comb(sum(counts), size)


def gap_lengths(chance: float, longest: int) -> list[float]:
    """P(0 other draws between two marked ones), 1, …, and `longest` or more."""
    return [chance * (1 - chance) ** length for length in range(longest)] + [(1 - chance) ** longest]


def coupon_lengths(kinds: int, longest: int) -> list[float]:
    """P(all of so many equally likely values have been seen after exactly 0, 1, 2 … draws), and what lies beyond.

    The number of different values seen is a chain: from d it goes on to d + 1 with the chance (kinds − d) / kinds.
    """
    at = [1.0] + [0.0] * kinds
    law = [0.0]
    for _ in range(longest - 1):
        done = at[kinds - 1] / kinds
        law.append(done)
        for d in range(kinds - 1, 0, -1):
            at[d] = at[d] * d / kinds + at[d - 1] * (kinds - d + 1) / kinds
        at[0] = 0.0
    return [*law, 1 - sum(law)]


def patterns_of_draws(size: int, chances: Sequence[float]) -> dict[Pattern, float]:
    """The patterns of `size` independent draws."""
    return _patterns(size, [[chance**j / factorial(j) for j in range(size + 1)] for chance in chances])


def patterns_of_hands(size: int, kinds: Sequence[int]) -> dict[Pattern, float]:
    """The patterns of `size` cards dealt without putting back from so many cards of each kind."""
    return _patterns(size, [[float(comb(kind, j)) for j in range(size + 1)] for kind in kinds])


def _patterns(size: int, ways: Sequence[Sequence[float]]) -> dict[Pattern, float]:
    """`ways[i][j]`: in how many ways value i comes j times. One value after the other is dealt with."""
    found: dict[Pattern, float] = {(): 1.0}
    for each in ways:
        then: dict[Pattern, float] = {}
        for pattern, weight in found.items():
            for j in range(size - sum(pattern) + 1):
                if each[j]:
                    longer = tuple(sorted((*pattern, j), reverse=True)) if j else pattern
                    then[longer] = then.get(longer, 0.0) + weight * each[j]
        found = then
    whole = {pattern: weight for pattern, weight in found.items() if sum(pattern) == size}
    total = sum(whole.values())
    return {pattern: weight / total for pattern, weight in sorted(whole.items(), reverse=True)}
