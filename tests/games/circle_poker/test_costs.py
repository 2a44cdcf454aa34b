"""What it costs to sit down: three ways of taking the house's benefit, by the arithmetic of the articles."""

from __future__ import annotations

from fractions import Fraction

import pytest

from novamas.games.circle_poker.arithmetic.costs import (
    BadPace,
    Benefit,
    Pace,
    compare,
    cost,
    cost_row,
    equal_pot,
    house_take,
    sessions,
)

PACE = Pace(players=6, hands=Fraction(30), added=tuple(map(Fraction, (600, 600, 1200, 1200))), minimum=100, maximum=400)
RAKE = Benefit(kind="pot", rate=Fraction(5, 100))
HOURLY = Benefit(kind="session", rate=Fraction(10, 100))
PER_HAND = Benefit(kind="hand", rate=Fraction(20, 100))


@pytest.mark.clause("EUS96-17-013", "EUS96-17-014")
def test_a_part_of_the_pot() -> None:
    assert house_take(RAKE, PACE) == 180
    assert cost(RAKE, PACE).hour == 180 * 30 // 6
    assert cost(RAKE, PACE).part == Fraction(5, 100)
    whole = Benefit(kind="pot", rate=Fraction(5, 100), of="pot")
    lying, total = Fraction(0), Fraction(0)
    for added in PACE.added:
        lying += added
        total += lying / 20
        lying -= lying / 20
    assert house_take(whole, PACE) == total
    assert total > 180, "the first chips are taken from in every interval"
    assert house_take(Benefit(kind="pot", rate=Fraction(5, 100), cap=100), PACE) == 100


@pytest.mark.clause("EUS96-17-015", "EUS96-17-016", "EUS96-17-017")
def test_a_part_of_the_maximum_for_each_session() -> None:
    assert [sessions(minutes) for minutes in (1, 60, 61, 90, 91, 120)] == [
        1, 1, Fraction(3, 2), Fraction(3, 2), 2, 2,
    ]  # fmt: skip
    assert cost(HOURLY, PACE).hour == 40
    longer = Pace(players=6, hands=Fraction(30), added=PACE.added, minimum=100, maximum=400, minutes=75)
    assert cost(HOURLY, longer).hour == Fraction(60 * 60, 75)


@pytest.mark.clause("EUS96-17-018")
def test_a_part_of_the_minimum_for_each_hand() -> None:
    assert cost(PER_HAND, PACE).hour == 600
    assert cost(PER_HAND, PACE).hand == 20
    assert cost(PER_HAND, PACE).part == Fraction(20 * 6, 3600)


def test_side_by_side_the_cheapest_comes_first() -> None:
    assert [found.benefit.kind for found in compare((RAKE, HOURLY, PER_HAND), PACE)] == ["session", "hand", "pot"]
    pot = equal_pot(PER_HAND, RAKE, PACE)
    same = Pace(players=6, hands=Fraction(30), added=(pot,), minimum=100, maximum=400)
    assert cost(RAKE, same).hour == cost(PER_HAND, same).hour


@pytest.mark.parametrize("benefit", [RAKE, HOURLY, PER_HAND])
def test_the_benefit_is_priced_like_a_bet(benefit: Benefit) -> None:
    row = cost_row(benefit, PACE, "benefit-here")
    assert row.edge == cost(benefit, PACE).part
    assert row.win == Fraction(1, 6)
    assert row.among_players


def test_a_table_at_which_nobody_plays() -> None:
    with pytest.raises(BadPace):
        cost(RAKE, Pace(players=0, hands=Fraction(30), added=(Fraction(1),), minimum=1, maximum=1))
    with pytest.raises(BadPace):
        sessions(0)
    with pytest.raises(BadPace):
        equal_pot(PER_HAND, Benefit(kind="pot", rate=Fraction(0)), PACE)
