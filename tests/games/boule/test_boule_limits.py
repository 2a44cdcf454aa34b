"""Boule: minima, maxima inside what each law lets an authorisation say, and for whom they count."""

from __future__ import annotations

from typing import Any

import pytest
from boule_clauses import BOULE_CLAUSES
from boule_oracle import BOULE_NUMBERS
from spin_oracle import UNIT, Session, under

from novamas.games import make
from novamas.games.spin import PlaceBet, TakeBack
from novamas.law import BadOption
from novamas.table.acts import Sit
from novamas.table.opening import Authorisation, Opening, prepare


def at_most(table: Session, on: str, most: int, *clauses: str) -> None:
    """The maximum on a spot is exactly this: it is accepted, and not one minor unit more."""
    refused = table.refused(PlaceBet(by="ana", on=on, amount=most + 1))
    assert (refused.code, refused.args_["limit"]) == ("above-maximum", most)
    assert set(clauses) <= set(refused.clauses)
    table.bet("ana", on, most - 1)
    table.bet("ana", on, 1)
    more = table.refused(PlaceBet(by="ana", on=on, amount=1))
    assert more.code == "above-maximum"
    assert set(clauses) <= set(more.clauses)
    assert table.lying("ana")[on] == most


# ---- the maxima that an authorisation may set


@under(BOULE_CLAUSES, "number maximum", "maximum granted")
@pytest.mark.parametrize("multiple", [40, 41, 99, 100])
def test_the_maximum_on_a_number_is_the_one_granted(law: str, multiple: int) -> None:
    topics = BOULE_CLAUSES[law]
    for number in BOULE_NUMBERS:
        table = Session(law, "boule", number_maximum=multiple)
        table.opens()
        at_most(table, f"number:{number}", multiple * table.unit, *topics["number maximum"], *topics["maximum granted"])


@under(BOULE_CLAUSES, "number maximum")
def test_no_other_maximum_on_a_number_can_be_granted(law: str) -> None:
    for multiple in (-40, 1, 39, 101, 1_000):
        with pytest.raises(BadOption) as caught:
            make(law, "boule", {"number_maximum": multiple})
        assert set(BOULE_CLAUSES[law]["number maximum"]) <= set(caught.value.clauses)
        assert caught.value.field == "number_maximum"


@under(BOULE_CLAUSES, "even maximum", "maximum granted")
@pytest.mark.parametrize("multiple", [200, 201, 499, 500])
def test_the_maximum_on_an_even_chance_is_the_one_granted(law: str, multiple: int) -> None:
    topics = BOULE_CLAUSES[law]
    for chance in ("red", "black", "even", "odd", "low", "high"):
        table = Session(law, "boule", even_maximum=multiple)
        table.opens()
        at_most(table, chance, multiple * table.unit, *topics["even maximum"], *topics["maximum granted"])


@under(BOULE_CLAUSES, "even maximum")
def test_no_other_maximum_on_an_even_chance_can_be_granted(law: str) -> None:
    for multiple in (-200, 1, 100, 199, 501, 1_000):
        with pytest.raises(BadOption) as caught:
            make(law, "boule", {"even_maximum": multiple})
        assert set(BOULE_CLAUSES[law]["even maximum"]) <= set(caught.value.clauses)
        assert caught.value.field == "even_maximum"


@under(BOULE_CLAUSES, "number maximum", "even maximum")
def test_unless_the_house_says_less_the_maxima_are_the_highest(law: str) -> None:
    table = Session(law, "boule", purse=1_000)
    table.opens()
    at_most(table, "number:5", 100 * table.unit)
    at_most(table, "red", 500 * table.unit)


@under(BOULE_CLAUSES, "even maximum")
def test_the_even_chances_count_the_minimum_and_not_a_number(law: str) -> None:
    """'Two hundred to five hundred times that number' must be the minimum: a number is no amount of money."""
    with pytest.raises(BadOption) as caught:
        make(law, "boule", reading={"boule-maxima": "literal"})
    assert set(BOULE_CLAUSES[law]["even maximum"]) <= set(caught.value.clauses)
    table = Session(law, "boule", reading={"boule-maxima": "corrected"})
    table.opens()
    at_most(table, "low", 500 * table.unit)


# ---- for whom a maximum counts


@under(BOULE_CLAUSES, "maximum per player")
@pytest.mark.parametrize("cloths", [1, 2])
def test_the_maximum_is_for_each_player_at_the_table(law: str, cloths: int) -> None:
    """Once for the whole table, however many cloths; and for each player as if nobody else were there."""
    table = Session(law, "boule", "ana", "bea", cloths=cloths)
    clauses = BOULE_CLAUSES[law]["maximum per player"]
    table.opens()
    for who in ("ana", "bea"):
        for on, most in (("number:3", 100 * table.unit), ("odd", 500 * table.unit), ("number:4", 100 * table.unit)):
            table.bet(who, on, most)
            refused = table.refused(PlaceBet(by=who, on=on, amount=1))
            assert refused.code == "above-maximum"
            assert set(clauses) <= set(refused.clauses)
    table.do(TakeBack(by="ana", bet=1, amount=table.unit))
    table.bet("ana", "number:3", table.unit)
    table.lands(3)
    assert table.net("ana") == table.net("bea") == (700 + 500 - 100) * table.unit


@under(BOULE_CLAUSES, "no maximum for all")
def test_there_is_no_maximum_for_all_players_together(law: str) -> None:
    """Forty players at the maximum on one number and one even chance; together they break the float, and are paid."""
    crowd = [f"player-{n}" for n in range(40)]
    table = Session(law, "boule", *crowd)
    table.opens()
    for who in crowd:
        table.bet(who, "number:9", 100 * table.unit)
        table.bet(who, "red", 500 * table.unit)
    table.lands(9)
    assert {table.net(who) for who in crowd} == {1_200 * table.unit}
    assert table.float() < 0
    table.table.staff()  # the director completes the float before the next round
    assert table.float() > 0


@under(BOULE_CLAUSES, "players")
def test_any_number_of_players_may_take_part(law: str) -> None:
    """Two hundred around a table with two chairs: those who stand bet like those who sit."""
    crowd = [f"player-{n}" for n in range(200)]
    table = Session(law, "boule", *crowd, seats=2)
    for seat, who in enumerate(crowd[:2], 1):
        table.do(Sit(by=who, seat=seat))
    table.opens()
    for n, who in enumerate(crowd):
        table.bet(who, "odd" if n % 2 else "even", table.unit)
    table.lands(8)
    assert [table.net(who) for who in crowd] == [table.unit, -table.unit] * 100
    assert len(table.table.state.desk.standing) == 198


# ---- the minimum


@under(BOULE_CLAUSES, "minimum")
def test_nothing_below_the_minimum_is_taken(law: str) -> None:
    table = Session(law, "boule")
    table.opens()
    for amount in (table.unit - 1, 1, 0, -1, -table.unit):
        refused = table.refused(PlaceBet(by="ana", on="number:5", amount=amount))
        assert refused.code == "below-minimum"
        assert set(BOULE_CLAUSES[law]["minimum"]) <= set(refused.clauses)
    table.bet("ana", "number:5", table.unit)
    assert table.refused(PlaceBet(by="ana", on="red", amount=table.unit - 1)).code == "below-minimum", "for each bet"
    with pytest.raises(BadOption) as caught:
        prepare(opening(law, UNIT[law] + 1))
    assert set(BOULE_CLAUSES[law]["minimum"]) <= set(caught.value.clauses)


@pytest.mark.parametrize("law", BOULE_CLAUSES)
@pytest.mark.parametrize("amount", [True, "100", 1.5, None])
def test_a_stake_is_an_amount_of_money(law: str, amount: Any) -> None:
    table = Session(law, "boule")
    table.opens()
    assert table.refused(PlaceBet(by="ana", on="red", amount=amount)).code == "not-an-amount"


@pytest.mark.parametrize("law", BOULE_CLAUSES)
def test_what_stays_of_a_bet_is_never_below_the_minimum(law: str) -> None:
    table = Session(law, "boule")
    table.opens()
    table.bet("ana", "red", 3 * table.unit)
    for amount in (0, -1, 2 * table.unit + 1, 3 * table.unit - 1, 3 * table.unit + 1):
        table.refused(TakeBack(by="ana", bet=1, amount=amount))
    table.back("ana", 1, 2 * table.unit)
    table.refused(TakeBack(by="ana", bet=1, amount=1))
    table.back("ana", 1, table.unit)
    assert table.net("ana") == 0


def opening(law: str, minimum: int, **options: Any) -> Opening:
    granted = Authorisation(minimums=(UNIT[law],))
    return Opening(law=law, game="boule", minimum=minimum, options=options, authorisation=granted)


@under(BOULE_CLAUSES, "raised cloth")
def test_a_cloth_may_open_at_twice_the_minimum(law: str) -> None:
    table = Session(law, "boule", raised=2)
    table.opens()
    refused = table.refused(PlaceBet(by="ana", on="red", amount=2 * table.unit - 1))
    assert refused.code == "below-minimum"
    table.bet("ana", "red", 2 * table.unit)
    for times in (0, 3, 4):
        with pytest.raises(BadOption) as caught:
            prepare(opening(law, UNIT[law] * max(1, times), raised=times))
        assert set(BOULE_CLAUSES[law]["raised cloth"]) <= set(caught.value.clauses)
        assert caught.value.field == "raised"


@under(BOULE_CLAUSES, "number maximum", "even maximum", "raised cloth")
def test_at_twice_the_minimum_the_maxima_stay(law: str) -> None:
    """The maxima are multiples of the authorised minimum, so a raised cloth keeps those of its neighbour."""
    table = Session(law, "boule", raised=2, number_maximum=60, even_maximum=300)
    table.opens()
    at_most(table, "number:1", 60 * table.unit)
    at_most(table, "black", 300 * table.unit)


@under(BOULE_CLAUSES, "cloths")
def test_a_table_has_one_or_two_cloths(law: str) -> None:
    for cloths in (1, 2):
        prepare(opening(law, UNIT[law], cloths=cloths))
    for cloths in (0, 3):
        with pytest.raises(BadOption) as caught:
            prepare(opening(law, UNIT[law], cloths=cloths))
        assert set(BOULE_CLAUSES[law]["cloths"]) <= set(caught.value.clauses)
