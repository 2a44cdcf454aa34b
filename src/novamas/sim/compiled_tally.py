"""What becomes of the rounds of a compiled loop: plans, sessions, sums. The same as in `engine.py` and `tally.py`, in
whole numbers, compiled."""

from __future__ import annotations

import numpy as np

from novamas.games.compiled_streams import Ints, compile_loop
from novamas.sim.plans import (
    DALEMBERT,
    FIBONACCI,
    FLAT,
    LONGEST_FIBONACCI,
    LONGEST_RUN,
    MARTINGALE,
    PAROLI,
    PROPORTIONAL,
    fibonacci,
)

ROW = np.array([fibonacci(place) for place in range(LONGEST_FIBONACCI + 1)], dtype=np.int64)
DEPTH, DROP, END, STOP, RUINED, PUT, FIGURES = range(7)
"""What is noted of each session."""


@compile_loop
def note_flat(
    nets: Ints, puts: Ints, raises: bool, rounds: int, base: int, lowest: int, found: Ints, hist: Ints
) -> None:
    """Sessions of equal stakes, all of them to their end."""
    for session in range(nets.shape[0]):
        now = deepest = peak = drop = put = 0
        for n in range(rounds):
            net = int(nets[session, n])
            hist[net - lowest] += 1
            now += net
            deepest = min(deepest, now)
            peak = max(peak, now)
            drop = max(drop, peak - now)
        if raises:
            for n in range(rounds):
                put += puts[session, n]
        else:
            put = base * rounds
        found[session, DEPTH], found[session, DROP], found[session, END] = deepest, drop, now
        found[session, STOP], found[session, RUINED], found[session, PUT] = rounds, 0, put


@compile_loop
def note_plan(
    nets: Ints,
    puts: Ints,
    raises: bool,
    rounds: int,
    base: int,
    lowest: int,
    found: Ints,
    hist: Ints,
    plan: int,
    chips: int,
    target: int,
    per_mille: int,
    most: int,
    row: Ints,
) -> None:
    """Sessions whose stakes follow a plan, or that end early; `lowest` is that of the highest stakes."""
    for session in range(nets.shape[0]):
        now = deepest = peak = drop = put = 0
        level, place, ruined, stop = 1, 0, 0, rounds
        for n in range(rounds):
            if plan == PROPORTIONAL:
                level = min(most, max(1, (chips + now) * per_mille // (1000 * base)))
            if chips:
                level = min(level, (chips + now) // base)
                if level <= 0:
                    ruined, stop = 1, n
                    break
            net = int(nets[session, n]) * level
            hist[net - lowest] += 1
            put += (int(puts[session, n]) if raises else base) * level
            now += net
            deepest = min(deepest, now)
            peak = max(peak, now)
            drop = max(drop, peak - now)
            if target and now >= target:
                stop = n + 1
                break
            if net == 0 or plan in (FLAT, PROPORTIONAL):
                continue
            lost = net < 0
            if plan == MARTINGALE:
                level = 2 * level if lost else 1
                if level > most:
                    level = 1
            elif plan == PAROLI:
                level = min(most, 1 if lost or 2 * level > LONGEST_RUN else 2 * level)
            elif plan == DALEMBERT:
                level = min(most, level + 1 if lost else max(1, level - 1))
            elif plan == FIBONACCI:
                place = min(place + 1, LONGEST_FIBONACCI) if lost else max(0, place - 2)
                level = min(most, row[place])
        found[session, DEPTH], found[session, DROP], found[session, END] = deepest, drop, now
        found[session, STOP], found[session, RUINED], found[session, PUT] = stop, ruined, put
