"""Craps: minima and maxima. All follow from the maximum on simple bets, which the authorisation sets in a range."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest
from craps_clauses import CRAPS_CLAUSES, each_bet
from craps_oracle import ANYTIME, BOXES, LINE, PAYS, DiceTable, ratio, with_number
from spin_oracle import under

from novamas.games import family, make
from novamas.games.cloth.acts import PlaceBet
from novamas.law import BadOption

LEAST = {"boe-1977": 100, "euskadi-1996": 20, "galicia-2007": 100, "asturias-2011": 100}
MOST = 1000
SIMPLE = (*LINE, "field", "big-6", "big-8", "under-7", "over-7")
MULTIPLE = [kind for kind in ANYTIME if kind not in SIMPLE and not kind.startswith(("right", "wrong"))]
PERCENT = {
    "right": {4: 100, 5: 100, 6: 120, 8: 120, 9: 100, 10: 100},
    "wrong": {4: 220, 5: 160, 6: 125, 8: 125, 9: 160, 10: 220},
    "odds-with": dict.fromkeys(BOXES, 100),
    "odds-against": {4: 200, 5: 150, 6: 120, 8: 120, 9: 150, 10: 200},
}


def at_most(table: DiceTable, on: str, most: int, *clauses: str) -> None:
    """The maximum on a spot is exactly this: it is accepted, and not one minor unit more."""
    refused = table.refused(PlaceBet(by="ana", on=on, amount=most + 1))
    assert (refused.code, refused.args_["limit"]) == ("above-maximum", most)
    assert set(clauses) <= set(refused.clauses)
    first = max(table.unit, most - 1)
    table.bet("ana", on, first)
    if first < most:
        table.bet("ana", on, most - first)
    more = table.refused(PlaceBet(by="ana", on=on, amount=1))
    assert more.code == "above-maximum"
    assert set(clauses) <= set(more.clauses)


def opened(law: str, kind: str, **options: int) -> DiceTable:
    """A table at which this bet can be laid now."""
    table = DiceTable(law, **options)
    table.ready()
    if kind in ("come", "dont-come"):
        table.points(9)
    return table


@each_bet(SIMPLE, "simple maximum", "minimum")
def test_the_maximum_on_simple_bets_is_the_one_granted(law: str, kind: str) -> None:
    for multiple in (LEAST[law], LEAST[law] + 1, 999, MOST):
        table = opened(law, kind, maximum=multiple)
        at_most(table, kind, multiple * table.unit, *CRAPS_CLAUSES[law]["simple maximum"])
    table = opened(law, kind)
    at_most(table, kind, MOST * table.unit)
    table = opened(law, kind)
    refused = table.refused(PlaceBet(by="ana", on=kind, amount=table.unit - 1))
    assert (refused.code, refused.args_["limit"]) == ("below-minimum", table.unit)
    assert set(CRAPS_CLAUSES[law]["minimum"]) <= set(refused.clauses)


@under(CRAPS_CLAUSES, "simple maximum")
def test_no_other_maximum_can_be_granted(law: str) -> None:
    for multiple in (-100, 1, LEAST[law] - 1, MOST + 1, 10_000):
        with pytest.raises(BadOption) as caught:
            make(law, "craps", {"maximum": multiple, "gain": 3})
        assert set(CRAPS_CLAUSES[law]["simple maximum"]) <= set(caught.value.clauses)
        assert caught.value.field == "maximum"


@each_bet(MULTIPLE, "multiple maximum")
def test_a_multiple_bet_wins_one_to_three_times_what_the_simple_maximum_wins(law: str, kind: str) -> None:
    pays = ratio(PAYS[kind])
    for maximum, gain in ((100, 1), (100, 3), (250, 2), (1000, 1), (0, 0)):
        table = opened(law, kind, maximum=maximum, gain=gain)
        simple = (maximum or MOST) * table.unit
        stake = Fraction(simple * (gain or 3)) / pays
        most = ceil(stake) if gain == 1 else floor(stake)
        assert simple <= most * pays <= 3 * simple
        at_most(table, kind, most, *CRAPS_CLAUSES[law]["multiple maximum"])


@each_bet(MULTIPLE, "multiple maximum")
def test_any_win_of_the_range_may_be_granted(law: str, kind: str) -> None:
    """The texts bound the win from one to three times, and name no steps."""
    pays = ratio(PAYS[kind])
    for written, gain in {
        "2.5": Fraction(5, 2),
        "5/2": Fraction(5, 2),
        "1,75": Fraction(7, 4),
        "3": Fraction(3),
    }.items():
        table = opened(law, kind, maximum=100, gain=written)
        at_most(table, kind, floor(100 * table.unit * gain / pays), *CRAPS_CLAUSES[law]["multiple maximum"])


@under(CRAPS_CLAUSES, "multiple maximum")
def test_no_other_win_can_be_granted(law: str) -> None:
    for gain in (-1, 4, 10, "3.01", "0,99", "1/0", "twice", "nan", "inf"):
        with pytest.raises(BadOption) as caught:
            make(law, "craps", {"gain": gain})
        assert set(CRAPS_CLAUSES[law]["multiple maximum"]) <= set(caught.value.clauses)
        assert caught.value.field == "gain"


@pytest.mark.clause("EUS96-06-058", "EUS96-06-059")
def test_limits_that_leave_no_room_for_a_long_shot() -> None:
    """With twenty minima on simple bets, a bet at 30 to 1 needs more than its one win to reach the minimum."""
    with pytest.raises(BadOption) as caught:
        make("euskadi-1996", "craps", {"maximum": 20, "gain": 1})
    assert caught.value.field == "gain"
    assert "EUS96-06-059" in caught.value.clauses
    make("euskadi-1996", "craps", {"maximum": 20, "gain": 2})
    make("euskadi-1996", "craps", {"maximum": 30, "gain": 1})


@each_bet([kind for kind in PAYS if kind.startswith("right")], "right maximum")
def test_the_maximum_on_right_bets(law: str, kind: str) -> None:
    percent = PERCENT["right"][int(kind.partition("-")[2])]
    for multiple in (100, 1000):
        table = opened(law, kind, maximum=multiple)
        at_most(table, kind, multiple * table.unit * percent // 100, *CRAPS_CLAUSES[law]["right maximum"])


@each_bet([kind for kind in PAYS if kind.startswith("wrong")], "wrong maximum")
def test_the_maximum_on_wrong_bets_wins_what_the_simple_maximum_wins(law: str, kind: str) -> None:
    percent = PERCENT["wrong"][int(kind.partition("-")[2])]
    assert percent * ratio(PAYS[kind]) == 100
    for multiple in (100, 1000):
        table = opened(law, kind, maximum=multiple)
        at_most(table, kind, multiple * table.unit * percent // 100, *CRAPS_CLAUSES[law]["wrong maximum"])


def odds_topic(line: str) -> str:
    return "lay odds maximum" if "dont" in line else "odds maximum"


@pytest.mark.parametrize("line", LINE)
@under(CRAPS_CLAUSES, "odds maximum", "lay odds maximum", "odds on win", "odds on don't win", "odds on come")
def test_odds_are_measured_by_the_bet_that_they_go_with(law: str, line: str) -> None:
    group = "odds-against" if "dont" in line else "odds-with"
    for number in BOXES:
        for stake in (1, 7):
            table = DiceTable(law)
            with_number(table, "ana", line, number, stake)
            most = stake * table.unit * PERCENT[group][number] // 100
            at_most(table, f"odds-{line}-{number}", most, *CRAPS_CLAUSES[law][odds_topic(line)])


@under(CRAPS_CLAUSES, "odds on don't come", "lay odds maximum")
def test_lay_odds_win_what_the_simple_bet_wins(law: str) -> None:
    for number, percent in PERCENT["odds-against"].items():
        assert percent * ratio(PAYS[f"odds-dont-come-{number}"]) == 100
        table = DiceTable(law)
        with_number(table, "ana", "dont-come", number, 1)
        at_most(table, f"odds-dont-come-{number}", table.unit * percent // 100)


@under(CRAPS_CLAUSES, "players")
def test_any_number_of_players(law: str) -> None:
    """Each with the whole maximum, seated or standing."""
    crowd = [f"player-{n}" for n in range(40)]
    table = DiceTable(law, *crowd, seats=2)
    table.ready()
    for who in crowd:
        table.laid(who, {"field": MOST})
    table.throws((1, 1))
    assert all(table.net(who) == 2 * MOST * table.unit for who in crowd)


@under(CRAPS_CLAUSES, "minimum", "simple maximum")
def test_the_limits_that_are_shown_are_those_that_are_offered(law: str) -> None:
    for options in ({}, {"maximum": 100, "gain": 1}):
        game = make(law, "craps", options)
        table = DiceTable(law, **options)
        table.ready()
        offered = {}
        for form in table.offered("ana", "PlaceBet"):
            for spot in form["on"].values:
                offered[spot] = (form["amount"].lo, form["amount"].hi)
        table.points(9)
        for form in table.offered("ana", "PlaceBet"):
            for spot in form["on"].values:
                offered[spot] = (form["amount"].lo, form["amount"].hi)
        sheet = family(law, "craps").sheet(game, table.unit)
        shown = {spot.spot: (spot.min, spot.max) for spot in sheet.spots}
        assert {spot: shown[spot] for spot in offered} == offered
        simple = (options.get("maximum") or MOST) * table.unit
        for spot in set(shown) - set(offered):
            line, _, number = spot.removeprefix("odds-").rpartition("-")
            percent = PERCENT["odds-against" if "dont" in line else "odds-with"][int(number)]
            assert shown[spot] == (table.unit, simple * percent // 100)
        assert {limit.kind: (limit.min, limit.max) for limit in family(law, "craps").limits(game, table.unit)} == shown
        assert all(spot.clauses and spot.limit_clauses and spot.covers for spot in sheet.spots)
