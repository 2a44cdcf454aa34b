"""How the stakes of a session change: a plan says how many times the first stakes are laid next.

The same arithmetic stands in the compiled loops (`sim/compiled_tally.py`), with whole numbers only, so that both play
the same money.
"""

from __future__ import annotations

PLANS = ("flat", "martingale", "paroli", "dalembert", "fibonacci", "proportional")
FLAT, MARTINGALE, PAROLI, DALEMBERT, FIBONACCI, PROPORTIONAL = range(len(PLANS))
LONGEST_RUN = 4
"""Paroli takes its winnings after so many doublings: a run of three wins."""
LONGEST_FIBONACCI = 40


def next_level(plan: int, level: int, place: int, net: int, most: int) -> tuple[int, int]:
    """The level and the place in the row of the plan after a round; `most` is the highest that the table takes."""
    if net == 0 or plan in (FLAT, PROPORTIONAL):
        return level, place
    lost = net < 0
    if plan == MARTINGALE:
        level = 2 * level if lost else 1
        return (level if level <= most else 1), 0
    if plan == PAROLI:
        level = 1 if lost or 2 * level > LONGEST_RUN else 2 * level
        return min(level, most), 0
    if plan == DALEMBERT:
        return min(most, level + 1 if lost else max(1, level - 1)), 0
    place = min(place + 1, LONGEST_FIBONACCI) if lost else max(0, place - 2)
    return min(most, fibonacci(place)), place


def fibonacci(place: int) -> int:
    """1, 1, 2, 3, 5, 8 …"""
    a, b = 1, 1
    for _ in range(place):
        a, b = b, a + b
    return a


def proportion(chips: int, per_mille: int, base: int, most: int) -> int:
    """The level of whoever stakes a part of what they have: at least the first stakes."""
    return min(most, max(1, chips * per_mille // (1000 * base)))
