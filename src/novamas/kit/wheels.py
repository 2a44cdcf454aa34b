"""Wheels: who lies beside whom on a cylinder, and whether it is built as the catalogues demand.

A wheel is the order of its numbers, read clockwise from anywhere; the last lies beside the first. Colours,
the zero and the order itself are the law's, so everything here is told them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from novamas.kit.errors import Worded


def neighbours(order: Sequence[int], number: int, each_side: int) -> tuple[int, ...]:
    """A number between its neighbours, in wheel order: a "number and its neighbours" bet (vecinos)."""
    if number not in order:
        raise Worded("not-on-wheel", value=number)
    if not 0 <= each_side <= (len(order) - 1) // 2:
        raise Worded("wheel-each-side", value=each_side)
    centre = order.index(number)
    return tuple(order[place % len(order)] for place in range(centre - each_side, centre + each_side + 1))


def adjacent_pairs(order: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Every number with the next one, all the way round."""
    return tuple((number, order[(place + 1) % len(order)]) for place, number in enumerate(order))


def check_alternation(
    order: Sequence[int], colour_of: Callable[[int], str], neutral: Collection[int]
) -> tuple[int, int] | None:
    """The first two neighbours of one colour, or None where the colours alternate.

    A `neutral` number, the zero, has no colour: it interrupts the alternation and is beside the point.
    """
    for left, right in adjacent_pairs(order):
        if left not in neutral and right not in neutral and colour_of(left) == colour_of(right):
            return left, right
    return None


def check_no_consecutive(order: Sequence[int]) -> tuple[int, int] | None:
    """The first two neighbours that follow one another in counting, or None where there are none."""
    for left, right in adjacent_pairs(order):
        if abs(left - right) == 1:
            return left, right
    return None
