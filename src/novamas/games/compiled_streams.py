"""The streams of chance inside compiled loops: the same words as `kit/streams.py`, the same balls, dice and cards.

They need numpy and numba, so nothing imports this, or a loop that draws from it, until a simulation runs one. A stream
is two arrays: `words`, drawn ahead, and `at`, which says where in them it stands and where in the simulation.

The compiled code is kept between runs. numba looks at a function's own file only to see whether it is out of date: who
changes what loops in other files call removes `__pycache__` here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from novamas.kit.streams import MULTIPLIERS, ROUNDS, WEYL

F = TypeVar("F", bound=Callable[..., Any])
Ints: TypeAlias = NDArray[Any]
"""An array of whole numbers of any width."""

BLOCKS = 128
SPARE = 64
"""Words that are there for certain once `refill` has been asked for them; no round draws so many between two times."""
END = SPARE + 4 * BLOCKS
"""The size of `words`: what is drawn ahead lies at the end of it."""
SURE = END - SPARE
"""Beyond this place `refill` is due."""
BLOCK, LOW_SESSION, HIGH_SESSION, LEFT, RIGHT, STATE = range(6)
"""What `at` holds: the next block, the two halves of the session, and those of the key."""
LOW = (1 << 32) - 1
FIRST, SECOND = (np.uint64(each) for each in MULTIPLIERS)
STEP_LEFT, STEP_RIGHT = (np.uint64(each) for each in WEYL)
MASK, HALF = np.uint64(LOW), np.uint64(32)
WHOLE = 1 << 32


def compile_loop(function: F) -> F:
    """Compiled at its first call or read from where an earlier run kept it; it does not hold the interpreter."""
    return cast(F, numba.njit(cache=True, nogil=True)(function))


def inline_loop(function: F) -> F:
    """The same for what is called in the innermost loops."""
    return cast(F, numba.njit(cache=True, nogil=True, inline="always")(function))


@compile_loop
def begin(at: Ints, key: Ints, session: int) -> int:
    """Stands before the first word of a session; `key` are the two halves of the seed. The place: nothing is drawn."""
    at[BLOCK] = 0
    at[LOW_SESSION], at[HIGH_SESSION] = session & LOW, session >> 32
    at[LEFT], at[RIGHT] = key[0], key[1]
    return END


@compile_loop
def refill(words: Ints, at: Ints, place: int) -> int:
    """Draws the next words ahead, behind those that are left; where to go on."""
    left = END - place
    for n in range(left):
        words[SPARE - left + n] = words[place + n]
    first_block = np.uint64(at[BLOCK])
    low, high = np.uint64(at[LOW_SESSION]), np.uint64(at[HIGH_SESSION])
    key_left, key_right = np.uint64(at[LEFT]), np.uint64(at[RIGHT])
    for block in range(BLOCKS):
        a, b, c, d = first_block + np.uint64(block), np.uint64(0), low, high
        k_left, k_right = key_left, key_right
        for _ in range(ROUNDS):
            first, second = a * FIRST, c * SECOND
            a, b, c, d = (second >> HALF) ^ b ^ k_left, second & MASK, (first >> HALF) ^ d ^ k_right, first & MASK
            k_left, k_right = (k_left + STEP_LEFT) & MASK, (k_right + STEP_RIGHT) & MASK
        words[SPARE + 4 * block] = a
        words[SPARE + 4 * block + 1] = b
        words[SPARE + 4 * block + 2] = c
        words[SPARE + 4 * block + 3] = d
    at[BLOCK] += BLOCKS
    return SPARE - left


@inline_loop
def draw(words: Ints, place: int, n: int) -> tuple[int, int]:
    """A number from 0 to n - 1, each as likely as any other, and the next place."""
    found = int(words[place]) * n
    place += 1
    if (found & LOW) < n:
        unfair = (WHOLE - n) % n
        while (found & LOW) < unfair:
            found = int(words[place]) * n
            place += 1
    return found >> 32, place
