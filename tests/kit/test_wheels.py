"""Wheels: neighbours go round the corner, and a badly built cylinder is found out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from novamas.kit.errors import BadInput
from novamas.kit.wheels import adjacent_pairs, check_alternation, check_no_consecutive, neighbours

SINGLE_ZERO = (
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
)
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def colour(number: int) -> str:
    return "red" if number in RED else "black"


def test_neighbours_are_centred_and_in_wheel_order() -> None:
    assert neighbours(SINGLE_ZERO, 0, 2) == (3, 26, 0, 32, 15)
    assert neighbours(SINGLE_ZERO, 26, 1) == (3, 26, 0)
    assert neighbours(SINGLE_ZERO, 5, 0) == (5,)
    assert set(neighbours(SINGLE_ZERO, 17, 18)) == set(range(37))


@given(st.integers(0, 36), st.integers(0, 18))
def test_nobody_is_his_own_neighbour(number: int, each_side: int) -> None:
    found = neighbours(SINGLE_ZERO, number, each_side)
    assert len(set(found)) == len(found) == 2 * each_side + 1
    assert found[each_side] == number
    assert all(number in neighbours(SINGLE_ZERO, other, each_side) for other in found)


def test_neighbours_that_do_not_exist() -> None:
    with pytest.raises(BadInput, match="There is no 37 on this wheel"):
        neighbours(SINGLE_ZERO, 37, 2)
    for each_side in (-1, 19):
        with pytest.raises(BadInput, match="neighbours on each side"):
            neighbours(SINGLE_ZERO, 0, each_side)


def test_pairs_close_the_circle() -> None:
    assert adjacent_pairs((1, 4, 7)) == ((1, 4), (4, 7), (7, 1))
    assert len(adjacent_pairs(SINGLE_ZERO)) == 37
    assert adjacent_pairs(()) == ()


def test_the_single_zero_wheel_is_well_built() -> None:
    assert check_alternation(SINGLE_ZERO, colour, neutral={0}) is None
    assert check_no_consecutive(SINGLE_ZERO) is None


def test_the_zero_belongs_to_neither_colour() -> None:
    assert check_alternation(SINGLE_ZERO, colour, neutral=()) == (26, 0)


def test_two_neighbours_of_one_colour_are_found() -> None:
    swapped = (0, 15, 32, *SINGLE_ZERO[3:])
    assert check_alternation(swapped, colour, neutral={0}) == (32, 19)
    assert check_alternation((1, 2, 3), colour, neutral=()) == (3, 1)


def test_two_consecutive_neighbours_are_found() -> None:
    assert check_no_consecutive((1, 5, 3, 4, 7)) == (3, 4)
    assert check_no_consecutive((1, 5, 4, 7)) == (5, 4)
    assert check_no_consecutive((1, 5, 3, 7, 2)) == (2, 1)
