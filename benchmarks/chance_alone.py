"""The loop that draws and does nothing else: what a simulation is held to."""

from __future__ import annotations

import numpy as np

from novamas.games.compiled_streams import END, STATE, SURE, Ints, begin, compile_loop, draw, refill


@compile_loop
def draw_only(key: Ints, session: int, times: int, n: int) -> int:
    """So many fair numbers below n, added up."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    place, total = begin(at, key, session), 0
    for _ in range(times):
        if place > SURE:
            place = refill(words, at, place)
        number, place = draw(words, place, n)
        total += number
    return total
