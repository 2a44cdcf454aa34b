"""How the loops of the exact counts are compiled and shared out, and the tables of hands as they read them.

They need numpy and numba, so nothing imports this or a `kernel.py` until a count runs.

The compiled code is kept between runs where numba keeps it. numba looks at a function's own file only to see whether it
is out of date: who changes a loop that loops in other files call removes `__pycache__` here. The code does not hold the
interpreter, so that plain threads share the work.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from novamas.games.counts import step
from novamas.kit.hand_tables import CARD_KEY, HandTables

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
Ints: TypeAlias = NDArray[Any]
"""An array of whole numbers of any width."""
Bools: TypeAlias = NDArray[np.bool_]
"""Which of the places of an array are meant."""

RANKS = 13
RANK_KEY = np.array([CARD_KEY[(place + 1) % RANKS] for place in range(RANKS)], dtype=np.int64)
"""What a rank adds to the key of a hand; here ranks are counted from the two, and the ace is 12."""
CHOOSE = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]], dtype=np.int64)
"""CHOOSE[n][k] ways to choose the suits of k cards among n that are left of a rank."""


class Lookup(NamedTuple):
    """The tables of `HandTables`, without copying."""

    low_base: Ints
    high_place: Ints
    unsuited: Ints
    flush: Ints


def compiled(function: F) -> F:
    return cast(F, numba.njit(cache=True, nogil=True)(function))


def lookup(table: HandTables) -> Lookup:
    return Lookup(
        np.frombuffer(table.low_base, dtype=np.int32),
        np.frombuffer(table.high_place, dtype=np.int32),
        np.frombuffer(table.unsuited, dtype=np.uint16),
        np.frombuffer(table.flush, dtype=np.uint16),
    )


def share_out(
    work: Callable[[int, int], T], size: int, pieces: int = 16, span: tuple[float, float] = (0, 1), most: int = 64
) -> Iterator[T]:
    """The results of work(begin, end) over pieces of range(size), done by as many threads as there are processors, or
    by `most` of them. `span` is the part of the whole count that this work is, to say how far it is."""
    bounds = [size * n // pieces for n in range(pieces + 1)]
    begin, end = span
    with ThreadPoolExecutor(min(os.cpu_count() or 1, most)) as pool:
        for done, found in enumerate(pool.map(work, bounds[:-1], bounds[1:]), 1):
            step(begin + (end - begin) * done / pieces)
            yield found


def add(parts: Iterable[tuple[Any, ...]]) -> list[Any]:
    """The sums of what the pieces found, place by place."""
    total: list[Any] = []
    for part in parts:
        total = [a + b for a, b in zip(total, part, strict=True)] if total else list(part)
    return total


def multisets(count: int) -> Ints:
    """Every collection of so many ranks as a row of how many there are of each."""
    rows = (r for r in combinations_with_replacement(range(RANKS), count))
    found = [[row.count(rank) for rank in range(RANKS)] for row in rows]
    return np.array([row for row in found if max(row) <= 4], dtype=np.int64)


@compiled
def orders(sets: Ints) -> int:
    """In how many ways the names of the suits can be dealt to these sets, in order."""
    if sets[0] == sets[3]:
        return 1
    if sets[0] == sets[2] or sets[1] == sets[3]:
        return 4
    same = (sets[0] == sets[1]) + (sets[1] == sets[2]) + (sets[2] == sets[3])
    return 6 if same == 2 else 12 if same == 1 else 24
