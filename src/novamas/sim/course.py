"""The course of single sessions, from what their rounds brought: for the first hundred of a simulation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from novamas.sim.job import Plan
from novamas.sim.plans import PLANS, PROPORTIONAL, next_level, proportion
from novamas.sim.tally import marks


def follow_plan(plan: Plan, nets: Iterable[int], unit: int, base: int, most: int) -> list[int]:
    """What a session stands at after each round, in units, from what flat stakes would have brought. It ends where the
    plan ends it."""
    kind, chips, target = PLANS.index(plan.name), plan.chips // unit, plan.target // unit
    level, place, sums = 1, 0, [0]
    for net in nets:
        if kind == PROPORTIONAL:
            level = proportion(chips + sums[-1], plan.per_mille, base, most)
        if chips:
            level = min(level, (chips + sums[-1]) // base)
            if level <= 0:
                break
        sums.append(sums[-1] + net * level)
        if target and sums[-1] >= target:
            break
        level, place = next_level(kind, level, place, net * level, most)
    return sums


def mark_course(sums: Sequence[int], length: int, unit: int) -> tuple[int, ...]:
    """The course of a session at its marks, in minor units; one that ended stays where it was."""
    return tuple(sums[min(place, len(sums) - 1)] * unit for place in marks(length))
