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
WORDS = 4 * BLOCKS
"""Words that are drawn ahead."""
PLACE, BLOCK, SESSION, LEFT, RIGHT = range(5)
"""What `at` holds: the next word, the next block, the session, and the two halves of the key."""
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
def fill(words: Ints, at: Ints) -> None:
    """Draws the next words ahead."""
    begin = np.uint64(at[BLOCK])
    low, high = np.uint64(at[SESSION]) & MASK, np.uint64(at[SESSION]) >> HALF
    key_left, key_right = np.uint64(at[LEFT]), np.uint64(at[RIGHT])
    for block in range(BLOCKS):
        a, b, c, d = begin + np.uint64(block), np.uint64(0), low, high
        left, right = key_left, key_right
        for _ in range(ROUNDS):
            first, second = a * FIRST, c * SECOND
            a, b, c, d = (second >> HALF) ^ b ^ left, second & MASK, (first >> HALF) ^ d ^ right, first & MASK
            left, right = (left + STEP_LEFT) & MASK, (right + STEP_RIGHT) & MASK
        words[4 * block] = a
        words[4 * block + 1] = b
        words[4 * block + 2] = c
        words[4 * block + 3] = d
    at[BLOCK] += BLOCKS
    at[PLACE] = 0


@compile_loop
def begin(words: Ints, at: Ints, key: Ints, session: int) -> None:
    """Stands at the first word of a session; `key` are the two halves of the seed."""
    at[BLOCK] = 0
    at[SESSION] = session
    at[LEFT], at[RIGHT] = key[0], key[1]
    fill(words, at)


@compile_loop
def below(words: Ints, at: Ints, n: int) -> int:
    """A number from 0 to n - 1, each as likely as any other."""
    if at[PLACE] == WORDS:
        fill(words, at)
    found = np.int64(words[at[PLACE]]) * n
    at[PLACE] += 1
    if found & LOW < n:
        unfair = (WHOLE - n) % n
        while found & LOW < unfair:
            if at[PLACE] == WORDS:
                fill(words, at)
            found = np.int64(words[at[PLACE]]) * n
            at[PLACE] += 1
    return found >> 32


@compile_loop
def draw_card(words: Ints, at: Ints, pack: Ints, left: int) -> int:
    """A card of the first `left` ones of a pack: it changes places with the last of them, so that it lies at `left - 1`
    afterwards."""
    place = below(words, at, left)
    card = pack[place]
    pack[place] = pack[left - 1]
    pack[left - 1] = card
    return card


@compile_loop
def put_back(swaps: Ints, pack: Ints, size: int, left: int) -> None:
    """A pack as it lay before: what was drawn changes places again, the last first. `swaps` are the places drawn."""
    for n in range(left, size):
        place = swaps[n]
        card = pack[n]
        pack[n] = pack[place]
        pack[place] = card
