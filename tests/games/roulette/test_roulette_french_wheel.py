"""French roulette, the wheel the house may have, the readings that no house may choose, and the exact odds."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest
from roulette_oracle import BOE, EUS, EVEN_CHANCES, GAL, GAME, LAWS, MULTIPLE, WHEEL, Play, by_law

from novamas.games import family, make
from novamas.kit.decider import Chance
from novamas.law import BadOption


def with_swap(a: int, b: int) -> list[int]:
    """The usual wheel with two numbers in each other's place."""
    place = {a: b, b: a}
    return [place.get(n, n) for n in WHEEL]


def refusal(law: str, **options: Any) -> BadOption:
    with pytest.raises(BadOption) as refused:
        Play(law, options=options)
    return refused.value


# -- the wheel ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-004 BOE77-01-005", "EUS96-01-003 EUS96-01-004", "GAL07-01-005"))
def test_the_ball_falls_into_one_of_37_pockets(law: str) -> None:
    play = Play(law)
    play.table.to_chance()
    for number in range(37):
        play.branch().ball(number)
    for other in (37, -1, 100, "00", "0"):
        assert play.refused(Chance(what="ball", value=other)).code == "impossible-outcome"
    distribution = play.table.decider.chance(play.table.state)
    assert distribution is not None
    assert {value: F(weight, distribution.total) for value, weight in distribution} == {n: F(1, 37) for n in range(37)}


@pytest.mark.parametrize("law", by_law("BOE77-01-004 BOE77-01-005", "EUS96-01-003 EUS96-01-004", "GAL07-01-005"))
def test_a_wheel_has_every_number_from_zero_to_36_once(law: str) -> None:
    for wrong in (WHEEL[:-1], (*WHEEL, 37), (*WHEEL[:-1], 12), tuple(range(1, 38))):
        refused = refusal(law, wheel=list(wrong))
        assert {BOE: "BOE77-01-004", EUS: "EUS96-01-003", GAL: "GAL07-01-005"}[law] in refused.clauses
        assert "each once" in str(refused)


@pytest.mark.parametrize("law", by_law("BOE77-01-005", "EUS96-01-004", "GAL07-01-006"))
def test_red_and_black_alternate_round_the_wheel(law: str) -> None:
    refused = refusal(law, wheel=with_swap(32, 4))
    assert {BOE: "BOE77-01-005", EUS: "EUS96-01-004", GAL: "GAL07-01-006"}[law] in refused.clauses
    assert "4 and 15 are both black" in str(refused)
    Play(law, options={"wheel": with_swap(36, 30)})  # red for red


@pytest.mark.parametrize("law", by_law("BOE77-01-007", "EUS96-01-005", "GAL07-01-008"))
def test_consecutive_numbers_are_no_neighbours(law: str) -> None:
    """One such pair is enough, wherever on the wheel one begins to read it."""
    order = with_swap(1, 19)
    for start in range(len(order)):
        refused = refusal(law, wheel=[*order[start:], *order[:start]])
        assert {BOE: "BOE77-01-007", EUS: "EUS96-01-005", GAL: "GAL07-01-008"}[law] in refused.clauses
        assert "19 and 20" in str(refused)


@pytest.mark.parametrize("law", by_law("BOE77-01-006", "EUS96-01-004", "GAL07-01-007"))
def test_zero_is_neither_red_nor_black(law: str) -> None:
    for colour in ("green", "white"):
        Play(law, options={"zero_colour": colour})
    for colour in ("red", "black"):
        refused = refusal(law, zero_colour=colour)
        assert {BOE: "BOE77-01-006", EUS: "EUS96-01-004", GAL: "GAL07-01-007"}[law] in refused.clauses
    play = Play(law, "ana")
    play.bet("ana", "red", play.minimum)
    play.bet("ana", "black", play.minimum)
    play.spin(0)
    assert play.net("ana") == -2 * play.minimum


# -- readings that cannot be played ---------------------------------------------------------------------------

UNPLAYABLE = [
    (BOE, "numbers-on-the-wheel", "BOE77-01-005 BOE77-01-011"),
    (BOE, "even-money", "BOE77-01-043"),
    (BOE, "maxima-of-dozens", "BOE77-01-060 BOE77-01-061"),
    (BOE, "pay-order", "BOE77-01-077"),
    (
        EUS,
        "maxima-called-minima",
        "EUS96-01-055 EUS96-01-056 EUS96-01-057 EUS96-01-058 EUS96-01-059 EUS96-01-060 EUS96-01-061",
    ),
    (GAL, "first-four", "GAL07-01-041"),
]


@pytest.mark.parametrize(
    ("law", "reading", "clauses"),
    [pytest.param(*case, marks=pytest.mark.clause(*case[2].split()), id=f"{case[0]}-{case[1]}") for case in UNPLAYABLE],
)
def test_a_letter_that_cannot_be_played_is_refused_with_its_clause(law: str, reading: str, clauses: str) -> None:
    with pytest.raises(BadOption) as refused:
        Play(law, readings={reading: "literal"})
    assert refused.value.clauses == tuple(clauses.split())
    Play(law, readings={reading: "corrected"})
    Play(law, readings="literal")  # a table read to the letter takes what can be played


# -- exact odds -----------------------------------------------------------------------------------------------


def odds(law: str, reading: Any = "default") -> dict[tuple[str, str], Any]:
    return {(r.bet, r.strategy): r for r in family(law, GAME).odds(make(law, GAME, reading=reading))}


COVERED = {"straight": 1, "split": 2, "street": 3, "corner": 4, "six-line": 6, "column": 12, "dozen": 12,
           "double-column": 24, "double-dozen": 24}  # fmt: skip


@pytest.mark.parametrize("law", LAWS)
def test_every_bet_on_numbers_costs_a_thirty_seventh(law: str) -> None:
    rows = odds(law)
    for kind in MULTIPLE:
        assert rows[kind, ""].win == F(COVERED[kind], 37)
        assert rows[kind, ""].edge == F(1, 37), kind


@pytest.mark.parametrize("law", by_law("BOE77-01-045 BOE77-01-046", "EUS96-01-045", "GAL07-01-027"))
def test_half_back_on_zero_makes_even_chances_cost_half_as_much(law: str) -> None:
    rows = odds(law)
    for kind in EVEN_CHANCES:
        assert rows[kind, "half"].edge == F(1, 74)


@pytest.mark.parametrize("law", by_law("BOE77-01-050", "EUS96-01-047", "GAL07-01-029"))
def test_prison_costs_a_seventy_third_or_a_seventy_fourth_as_zeros_wear_it_or_not(law: str) -> None:
    worn, literal = odds(law), odds(law, {"prison-release": "literal"})
    for kind in EVEN_CHANCES:
        assert worn[kind, "prison"].edge == F(1, 73)
        assert literal[kind, "prison"].edge == F(1, 74)


@pytest.mark.clause("BOE77-01-008")
def test_to_the_letter_of_1977_black_wins_for_the_player() -> None:
    literal = odds(BOE, {"colour-of-19": "literal"})
    assert literal["black", "half"].win == F(19, 37)
    assert literal["black", "half"].edge == F(-3, 74)
    assert literal["red", "half"].edge == F(5, 74)
    assert odds(BOE)["black", "half"].edge == F(1, 74)


@pytest.mark.parametrize(
    ("bet", "win", "edge"),
    [
        pytest.param("neighbours", F(5, 37), F(1, 37), marks=pytest.mark.clause("EUS96-01-036")),
        pytest.param("zero-sector", F(17, 37), F(1, 37), marks=pytest.mark.clause("EUS96-01-038")),
        pytest.param("third", F(12, 37), F(1, 37), marks=pytest.mark.clause("EUS96-01-039")),
        pytest.param("orphans", F(8, 37), F(1, 37), marks=pytest.mark.clause("EUS96-01-040")),
    ],
)
def test_what_neighbours_and_sectors_cost(bet: str, win: F, edge: F) -> None:
    row = odds(EUS)[bet, ""]
    assert (row.win, row.edge) == (win, edge)
