"""How likely each result of an event is, by the house's opinion: whole weights, drawn at a demonstration.

The opinion is told in parts of a million, the unlikeliest result having one of them: so whoever checks a draw, in a
browser too, works with the very numbers that it was drawn by.

A result is written as people write it: "22-17", "2-1"; the order of a field by its numbers, "3-1-4-2", with `=` between
those who finish together: "3=1" is written "1=3".
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from math import comb, lcm
from typing import TypeAlias

from novamas.games.betting.fixtures import CHANCES, GOALS, POINTS, Fixture
from novamas.kit.chance import Weighted

PARTS = 1_000_000
TOGETHER = 100
"""Of so many finishes one has two neighbours finish together, for each pair of neighbours."""
Ranking: TypeAlias = tuple[tuple[int, ...], ...]
"""Who finishes in which place: those who finish together stand together."""


@lru_cache(maxsize=256)
def results_of(fixture: Fixture, out: tuple[int, ...] = ()) -> Weighted:
    """Every result that an event may have, without those who are `out` of it."""
    if fixture.shape == POINTS:
        first, second = fixture.strengths
        return in_parts(points(first, second, fixture.target))
    if fixture.shape == GOALS:
        return in_parts(goals(*fixture.strengths))
    return in_parts(finishes(fixture.strengths, out))


def in_parts(exact: Weighted) -> Weighted:
    """The same opinion in parts of a million, none of its results left without one."""
    total = sum(weight for _, weight in exact.pairs)
    return Weighted(tuple((value, max(1, round(Fraction(weight * PARTS, total)))) for value, weight in exact.pairs))


def points(first: int, second: int, target: int) -> Weighted:
    """Each point goes to a side in the proportion of their strengths, whatever came before."""
    whole = first + second
    found = []
    for lost in range(target):
        ways = comb(target - 1 + lost, lost) * whole ** (target - 1 - lost)
        found.append((f"{target}-{lost}", ways * first**target * second**lost))
        found.append((f"{lost}-{target}", ways * second**target * first**lost))
    return Weighted(tuple(found))


def goals(first: int, second: int) -> Weighted:
    """Each side scores as many in a hundred of its chances as its strength says, whatever else happens."""

    def weight(strength: int, scored: int) -> int:
        return int(comb(CHANCES, scored) * strength**scored * (100 - strength) ** (CHANCES - scored))

    every = range(CHANCES + 1)
    return Weighted(tuple((f"{a}-{b}", weight(first, a) * weight(second, b)) for a in every for b in every))


def finishes(strengths: tuple[int, ...], out: tuple[int, ...] = ()) -> Weighted:
    """Each next place goes to one of those left in the proportion of their strengths; rarely two neighbours share."""
    running = [n for n in range(1, len(strengths) + 1) if n not in out]
    chances: dict[str, Fraction] = {}
    pairs = len(running) - 1
    for order in permutations(running):
        left, p = sum(strengths[n - 1] for n in running), Fraction(1)
        for n in order:
            p *= Fraction(strengths[n - 1], left)
            left -= strengths[n - 1]
        apart = tuple((n,) for n in order)
        chances[write_ranking(apart)] = p * Fraction(TOGETHER - pairs, TOGETHER)
        for place in range(pairs):
            shared = (*apart[:place], (*apart[place], *apart[place + 1]), *apart[place + 2 :])
            key = write_ranking(shared)
            chances[key] = chances.get(key, Fraction(0)) + p / TOGETHER
    scale = lcm(*(p.denominator for p in chances.values()))
    return Weighted(tuple((key, int(p * scale)) for key, p in chances.items()))


def write_ranking(ranking: Ranking) -> str:
    return "-".join("=".join(map(str, sorted(group))) for group in ranking)


def read_ranking(result: str) -> Ranking:
    """A finish as it is written."""
    return tuple(tuple(map(int, group.split("="))) for group in result.split("-"))


def score(result: str) -> tuple[int, int]:
    """The score of a match as it is written."""
    first, _, second = result.partition("-")
    return int(first), int(second)
