"""French roulette, the bets: where each may lie, the numbers it wins on, what it pays; and that there are no others.

Every spot of every kind is staked at one table and the ball falls on all 37 numbers in turn.
"""

from __future__ import annotations

from typing import Any

import pytest
from roulette_oracle import (
    ANNOUNCED,
    BLACK,
    BOE,
    CORNERS,
    EUS,
    EVEN_CHANCES,
    FIRST,
    FIRST_FOUR,
    GAL,
    LEFT,
    MIDDLE,
    MINIMUM,
    PAYS,
    RED,
    RIGHT,
    SECOND,
    SECTOR_CHIPS,
    SECTOR_WINS,
    SECTORS,
    STREETS,
    THIRD,
    ZERO_STREETS,
    Play,
    beside,
    by_law,
    listed,
    spots,
)

from novamas.games.spin import BetPlaced, PlaceBet
from novamas.law import BadOption

DEFINED = {
    BOE: {
        "straight": "BOE77-01-025",
        "split": "BOE77-01-027",
        "street": "BOE77-01-029",
        "corner": "BOE77-01-031",
        "six-line": "BOE77-01-033",
        "column": "BOE77-01-035",
        "dozen": "BOE77-01-035",
        "double-column": "BOE77-01-037",
        "double-dozen": "BOE77-01-037",
        "even": "BOE77-01-040",
        "odd": "BOE77-01-040",
        "red": "BOE77-01-041",
        "black": "BOE77-01-041",
        "low": "BOE77-01-042",
        "high": "BOE77-01-042",
    },
    EUS: {
        "straight": "EUS96-01-021",
        "split": "EUS96-01-023",
        "street": "EUS96-01-025",
        "corner": "EUS96-01-028",
        "six-line": "EUS96-01-031",
        "column": "EUS96-01-032",
        "dozen": "EUS96-01-033",
        "double-column": "EUS96-01-034",
        "double-dozen": "EUS96-01-035",
        **dict.fromkeys(EVEN_CHANCES, "EUS96-01-042"),
    },
    GAL: {
        "straight": "GAL07-01-032",
        "split": "GAL07-01-034",
        "street": "GAL07-01-036",
        "corner": "GAL07-01-039",
        "six-line": "GAL07-01-042",
        "column": "GAL07-01-044",
        "dozen": "GAL07-01-045",
        "double-column": "GAL07-01-046",
        "double-dozen": "GAL07-01-047",
        "even": "GAL07-01-023",
        "odd": "GAL07-01-023",
        "red": "GAL07-01-024",
        "black": "GAL07-01-024",
        "low": "GAL07-01-025",
        "high": "GAL07-01-025",
    },
}
PAID = {
    BOE: {
        "straight": "BOE77-01-026",
        "split": "BOE77-01-028",
        "street": "BOE77-01-030",
        "corner": "BOE77-01-032",
        "six-line": "BOE77-01-034",
        "column": "BOE77-01-036",
        "dozen": "BOE77-01-036",
        "double-column": "BOE77-01-038",
        "double-dozen": "BOE77-01-038",
        **dict.fromkeys(EVEN_CHANCES, "BOE77-01-043"),
    },
    EUS: {
        "straight": "EUS96-01-022",
        "split": "EUS96-01-024",
        "street": "EUS96-01-026",
        "corner": "EUS96-01-029",
        "six-line": "EUS96-01-031",
        "column": "EUS96-01-032",
        "dozen": "EUS96-01-033",
        "double-column": "EUS96-01-034",
        "double-dozen": "EUS96-01-035",
        **dict.fromkeys(EVEN_CHANCES, "EUS96-01-044"),
    },
    GAL: {
        "straight": "GAL07-01-033",
        "split": "GAL07-01-035",
        "street": "GAL07-01-037",
        "corner": "GAL07-01-040",
        "six-line": "GAL07-01-043",
        "column": "GAL07-01-044",
        "dozen": "GAL07-01-045",
        "double-column": "GAL07-01-046",
        "double-dozen": "GAL07-01-047",
        **dict.fromkeys(EVEN_CHANCES, "GAL07-01-026"),
    },
}


def each_kind(cited: dict[str, dict[str, str]]) -> list[Any]:
    return [
        pytest.param(law, kind, marks=pytest.mark.clause(clause), id=f"{law}-{kind}")
        for law, of in cited.items()
        for kind, clause in of.items()
    ]


def of_kind(offered: set[str], kind: str) -> set[str]:
    return {spot for spot in offered if spot.split(":")[0] == kind}


def open_table(law: str, **table: Any) -> Play:
    play = Play(law, "ana", **table)
    play.open()
    return play


def staked(law: str, where: Any, amount: int, **table: Any) -> Play:
    """A player on each spot, and the ball about to fall."""
    play = Play(law, **table)
    play.lay(where, amount)
    play.table.to_chance()
    return play


def falls(play: Play, number: int) -> Play:
    fallen = play.branch()
    fallen.ball(number)
    return fallen


def winners(play: Play, number: int, where: Any) -> set[str]:
    fallen = falls(play, number)
    return {spot for spot in where if fallen.net(spot) > 0}


# -- each kind of bet -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "kind"), each_kind(DEFINED))
def test_a_bet_lies_on_these_spots_and_wins_on_their_numbers(law: str, kind: str) -> None:
    where = spots(law)[kind]
    assert of_kind(open_table(law).on_offer("ana"), kind) == set(where)
    play = staked(law, where, 2 * MINIMUM[law])
    for number in range(37):
        expected = {spot for spot, covers in where.items() if number in covers}
        assert winners(play, number, where) == expected, number


@pytest.mark.parametrize(("law", "kind"), each_kind(PAID))
def test_a_winner_gets_this_many_times_the_stake_and_a_loser_nothing(law: str, kind: str) -> None:
    where, stake = spots(law)[kind], 2 * MINIMUM[law]
    play = staked(law, where, stake)
    for number in range(37):
        fallen = falls(play, number)
        for spot, covers in where.items():
            assert fallen.net(spot) == (stake * PAYS[kind] if number in covers else -stake), (spot, number)


@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-027", galicia="GAL07-01-038"))
def test_zero_with_one_and_two_and_zero_with_two_and_three_pay_eleven(law: str) -> None:
    where = listed("street", ZERO_STREETS)
    on = next(
        o.form["on"] for o in open_table(law).table.options("ana", "PlaceBet") if o.form["on"].has("street:0-1-2")
    )
    assert [spot for spot in on.each() if spot.startswith("street:0")] == list(where)
    stake = MINIMUM[law]
    play = staked(law, where, stake)
    for number in range(37):
        fallen = falls(play, number)
        for spot, covers in where.items():
            assert fallen.net(spot) == (11 * stake if number in covers else -stake), (spot, number)


@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-030", galicia="GAL07-01-041"))
def test_the_first_four_pay_eight(law: str) -> None:
    play = Play(law, "ana")
    stake = play.minimum
    play.bet("ana", f"corner:{FIRST_FOUR}", stake)
    play.table.to_chance()
    for number in range(37):
        assert falls(play, number).net("ana") == (8 * stake if number in {0, 1, 2, 3} else -stake), number


# -- and no others --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-024", "EUS96-00-039", "GAL07-01-022"))
def test_the_cloth_has_these_spots_and_no_others(law: str) -> None:
    listed_spots = {spot for of in spots(law).values() for spot in of}
    if law == EUS:
        listed_spots |= {f"neighbours:{n}" for n in range(37)} | {"zero-sector", "third", "orphans"}
    assert open_table(law).on_offer("ana") == listed_spots


UNLISTED = (
    *("straight:37", "split:1-5", "split:3-4", "split:0-4", "street:2-3-4", "corner:3-4-6-7", "six-line:2-7"),
    *("column:4", "dozen:0", "double-column:1-3", "double-dozen:1-3", "five:0-1-2-3", "green", "zero", ""),
)


@pytest.mark.parametrize("spot", UNLISTED)
@pytest.mark.parametrize("law", by_law("BOE77-01-024", "EUS96-00-039", "GAL07-01-022"))
def test_any_other_bet_is_refused(law: str, spot: str) -> None:
    play = open_table(law)
    refused = play.refused(PlaceBet(by="ana", on=spot, amount=play.minimum))
    assert refused.code == "no-such-bet"
    assert refused.clauses == {BOE: ("BOE77-01-024",), EUS: ("EUS96-00-039",), GAL: ("GAL07-01-022",)}[law]


@pytest.mark.parametrize("spot", ["neighbours:17", "zero-sector", "third", "orphans"])
@pytest.mark.parametrize("law", by_law(boe="BOE77-01-024", galicia="GAL07-01-022"))
def test_neighbours_and_sectors_are_not_on_the_closed_list(law: str, spot: str) -> None:
    play = open_table(law)
    assert play.refused(PlaceBet(by="ana", on=spot, amount=9 * play.minimum)).code == "no-such-bet"


# -- layout and colours ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-011", "EUS96-01-009", "GAL07-01-012"))
def test_three_columns_of_twelve_and_a_zero_apart(law: str) -> None:
    offered = open_table(law).on_offer("ana")
    assert of_kind(offered, "straight") == {f"straight:{n}" for n in range(37)}
    assert of_kind(offered, "column") == {"column:1", "column:2", "column:3"}
    play = staked(law, ("column:1", "column:2", "column:3"), MINIMUM[law])
    for column, numbers in (("column:1", LEFT), ("column:2", MIDDLE), ("column:3", RIGHT)):
        assert {n for n in range(37) if winners(play, n, [column])} == numbers


@pytest.mark.parametrize("law", by_law("BOE77-01-008", "EUS96-01-006", "GAL07-01-009"))
def test_the_colours_of_the_numbers(law: str) -> None:
    play = staked(law, ("red", "black"), MINIMUM[law])
    won = {n: winners(play, n, ("red", "black")) for n in range(37)}
    assert {n for n in won if won[n] == {"red"}} == RED
    assert {n for n in won if won[n] == {"black"}} == BLACK
    assert won[0] == set()


@pytest.mark.clause("BOE77-01-035")
@pytest.mark.parametrize(("spot", "numbers"), [("dozen:1", FIRST), ("dozen:2", SECOND), ("dozen:3", THIRD)])
def test_the_dozens_that_1977_only_names(spot: str, numbers: frozenset[int]) -> None:
    play = staked(BOE, [spot], 100)
    assert {n for n in range(37) if winners(play, n, [spot])} == numbers


# -- Euskadi: bets announced to the croupier --------------------------------------------------------------------


@pytest.mark.clause("EUS96-01-036")
def test_neighbours_are_five_straight_bets_round_the_wheel() -> None:
    for number in range(37):
        play = Play(EUS, "ana")
        events = play.bet("ana", f"neighbours:{number}", 5 * 500)
        assert all(isinstance(e, BetPlaced) and e.amount == 500 for e in events)
        assert {e.on for e in events} == {f"straight:{n}" for n in beside(number)}
        play.table.to_chance()
        for n in beside(number):
            assert falls(play, n).net("ana") == (35 - 4) * 500, (number, n)
        outside = next(n for n in range(37) if n not in beside(number))
        assert falls(play, outside).net("ana") == -5 * 500


@pytest.mark.clause("EUS96-01-037")
def test_zero_and_neighbours_as_the_article_prints_them() -> None:
    play = Play(EUS, "ana")
    play.bet("ana", "neighbours:0", 2500)
    assert {b.on for b in play.desk.bets.values()} == {
        "straight:0",
        "straight:3",
        "straight:15",
        "straight:26",
        "straight:32",
    }
    assert play.cloth("ana") == 2500


@pytest.mark.clause("EUS96-01-037")
def test_each_chip_of_neighbours_runs_from_the_minimum_to_the_maximum() -> None:
    play = open_table(EUS)
    assert play.refused(PlaceBet(by="ana", on="neighbours:0", amount=5 * 499)).code == "below-minimum"
    above = play.refused(PlaceBet(by="ana", on="neighbours:0", amount=5 * 10 * 500 + 5))
    assert above.code == "above-maximum"
    assert "EUS96-01-037" in above.clauses
    uneven = play.refused(PlaceBet(by="ana", on="neighbours:0", amount=2501))
    assert (uneven.code, uneven.clauses) == ("off-step", ("EUS96-01-036", "EUS96-01-037"))
    play.bet("ana", "neighbours:0", 5 * 10 * 500)
    full = play.refused(PlaceBet(by="ana", on="straight:26", amount=1))
    assert (full.code, full.clauses) == ("above-maximum", ("EUS96-01-055",))


@pytest.mark.clause("EUS96-01-036")
def test_neighbours_follow_the_wheel_that_the_house_has() -> None:
    wheel = (
        *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 30, 11, 36, 8, 23, 10),
        *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
    )
    play = Play(EUS, "ana", options={"wheel": list(wheel)})
    play.bet("ana", "neighbours:27", 2500)
    assert {b.on for b in play.desk.bets.values()} == {f"straight:{n}" for n in (34, 6, 27, 13, 30)}


SECTOR_CLAUSES = [
    pytest.param("zero-sector", marks=pytest.mark.clause("EUS96-01-038")),
    pytest.param("third", marks=pytest.mark.clause("EUS96-01-039")),
    pytest.param("orphans", marks=pytest.mark.clause("EUS96-01-040")),
]


@pytest.mark.parametrize("sector", SECTOR_CLAUSES)
def test_a_sector_is_so_many_chips_on_these_spots(sector: str) -> None:
    chips = SECTOR_CHIPS[sector]
    play = Play(EUS, "ana")
    play.bet("ana", sector, chips * 500)
    assert {b.on: b.amount for b in play.desk.bets.values()} == {on: 500 * n for on, n in SECTORS[sector].items()}
    play.table.to_chance()
    for number in range(37):
        won = SECTOR_WINS[sector].get(number, -chips)
        assert falls(play, number).net("ana") == 500 * won, number


# The chip of a sector is as large as the tightest of its spots allows: in minima, at the four tiers of maxima.
LARGEST_CHIP = {"zero-sector": (15, 30, 45, 75), "third": (20, 40, 60, 100), "orphans": (10, 20, 30, 50)}


@pytest.mark.parametrize("sector", SECTOR_CLAUSES)
def test_each_chip_of_a_sector_runs_from_the_minimum_to_the_maximum(sector: str) -> None:
    chips = SECTOR_CHIPS[sector]
    for tier in (1, 2, 3, 4):
        play = open_table(EUS, options={"tier": tier})
        below = play.refused(PlaceBet(by="ana", on=sector, amount=chips * 499))
        assert below.code == "below-minimum"
        most = chips * LARGEST_CHIP[sector][tier - 1] * 500
        above = play.refused(PlaceBet(by="ana", on=sector, amount=most + chips))
        assert above.code == "above-maximum"
        # the sector's own clause, and the maxima of the spots its chips lie on
        assert (
            above.clauses
            == {
                "zero-sector": ("EUS96-01-038", "EUS96-01-057", "EUS96-01-056", "EUS96-01-058"),
                "third": ("EUS96-01-039", "EUS96-01-056"),
                "orphans": ("EUS96-01-040", "EUS96-01-055", "EUS96-01-056"),
            }[sector]
        )
        assert play.refused(PlaceBet(by="ana", on=sector, amount=chips * 500 + 1)).code == "off-step"
        play.bet("ana", sector, most)


@pytest.mark.clause("EUS96-01-036")
def test_the_house_may_not_leave_neighbours_and_sectors_out() -> None:
    with pytest.raises(BadOption) as refused:
        Play(EUS, options={"announced": False})
    assert refused.value.clauses == ("EUS96-01-036", "EUS96-01-037")


# -- readings: where the text leaves a doubt about a bet ------------------------------------------------------


@pytest.mark.clause("BOE77-01-024", "BOE77-01-029", "BOE77-01-031")
def test_1977_takes_the_zero_combinations_only_where_the_house_reads_it_so() -> None:
    extra = {f"street:{where}" for where in ZERO_STREETS.split()} | {f"corner:{FIRST_FOUR}"}
    assert not extra & open_table(BOE).on_offer("ana")
    play = Play(BOE, readings={"zero-combinations": "corrected"})
    play.lay(sorted(extra), 100)
    play.bring("ana")
    assert of_kind(play.on_offer("ana"), "street") == set(listed("street", f"{STREETS} {ZERO_STREETS}"))
    assert of_kind(play.on_offer("ana"), "corner") == set(listed("corner", f"{CORNERS} {FIRST_FOUR}"))
    streets = [
        spot for o in play.table.options("ana", "PlaceBet") for spot in o.form["on"].each() if "street:0" in spot
    ]
    assert streets == ["street:0-1-2", "street:0-2-3"]
    play.table.to_chance()
    for number, won in ((0, {1100, 800}), (1, {1100, -100, 800}), (3, {-100, 1100, 800}), (4, {-100})):
        assert {falls(play, number).net(spot) for spot in extra} == won, number
    assert falls(play, 1).net("street:0-1-2") == 1100
    assert falls(play, 1).net("street:0-2-3") == -100
    assert falls(play, 3).net("corner:0-1-2-3") == 800


@pytest.mark.parametrize("kind", ["double-column", "double-dozen"])
@pytest.mark.parametrize("law", by_law("BOE77-01-037", "EUS96-01-034 EUS96-01-035", "GAL07-01-046 GAL07-01-047"))
def test_doubles_adjoin_unless_the_house_reads_any_two(law: str, kind: str) -> None:
    apart = f"{kind}:1-3"
    assert of_kind(open_table(law).on_offer("ana"), kind) == {f"{kind}:1-2", f"{kind}:2-3"}
    literal = {"double-adjoining": "literal"}
    assert of_kind(open_table(law, readings=literal).on_offer("ana"), kind) == {f"{kind}:1-2", f"{kind}:2-3", apart}
    play = staked(law, [apart], MINIMUM[law], readings=literal)
    covers = LEFT | RIGHT if kind == "double-column" else FIRST | THIRD
    assert {n for n in range(37) if winners(play, n, [apart])} == covers


@pytest.mark.clause("GAL07-01-046")
def test_galicia_prints_dozens_for_the_double_column() -> None:
    spot = "double-column:1-2"
    columns = staked(GAL, [spot], 500)
    assert {n for n in range(37) if winners(columns, n, [spot])} == LEFT | MIDDLE
    dozens = staked(GAL, [spot], 500, readings={"double-column": "literal"})
    assert {n for n in range(37) if winners(dozens, n, [spot])} == FIRST | SECOND
    assert falls(dozens, 24).net(spot) == 250


@pytest.mark.clause("BOE77-01-008", "BOE77-01-005")
def test_nineteen_is_red_unless_1977_is_read_to_the_letter() -> None:
    corrected = staked(BOE, ("red", "black"), 100)
    assert winners(corrected, 19, ("red", "black")) == {"red"}
    literal = staked(BOE, ("red", "black"), 100, readings={"colour-of-19": "literal"})
    black = {n for n in range(37) if winners(literal, n, ["black"])}
    assert black == BLACK | {19}
    assert {n for n in range(37) if winners(literal, n, ["red"])} == RED - {19}


def test_the_oracle_agrees_with_itself() -> None:
    """Misprints in the hand-typed lists would otherwise pass for the law."""
    assert len(RED) == len(BLACK) == 18
    assert not RED & BLACK
    sizes = {kind: len(of) for kind, of in spots(EUS).items()}
    assert sizes == {"straight": 37, "split": 60, "street": 14, "corner": 23, "six-line": 11, "column": 3, "dozen": 3,
                     "double-column": 2, "double-dozen": 2, **dict.fromkeys(EVEN_CHANCES, 1)}  # fmt: skip
    assert set(ANNOUNCED) == {"neighbours", *SECTORS}
    for sector, chips in SECTORS.items():
        assert sum(chips.values()) == SECTOR_CHIPS[sector]
    assert sorted(n for wins in SECTOR_WINS.values() for n in wins) == list(range(37))
