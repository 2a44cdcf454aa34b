"""Boule: the dish, the bets there are, and what each pays, number by number, under the three laws."""

from __future__ import annotations

from fractions import Fraction

import pytest
from boule_clauses import BOULE_CLAUSES
from boule_oracle import BOULE_HOLES, BOULE_NUMBERS, BOULE_WINS, EVEN_CHANCES, EVEN_PAYS, NUMBER_PAYS
from spin_oracle import Session, moves, odds_rows, played_edge, under

from novamas.games import make
from novamas.games.spin import PlaceBet
from novamas.kit.decider import CHANCE, CROUPIER, INSPECTOR, Chance
from novamas.law import BadOption

NUMBERS = [spot for spot in BOULE_WINS if spot.startswith("number:")]


def results(law: str, spots: list[str] | tuple[str, ...]) -> dict[int, dict[str, int]]:
    """{number: {spot: net}}: one player a spot with one minimum on it, through every number of the dish."""
    found = {}
    for number in BOULE_NUMBERS:
        table = Session(law, "boule", *spots)
        table.opens()
        for spot in spots:
            table.bet(spot, spot, table.unit)
        table.lands(number)
        found[number] = {spot: table.net(spot) // table.unit for spot in spots}
        assert table.float() == table.table.decider.prepared.float - table.unit * sum(found[number].values())
    return found


# ---- the dish


@under(BOULE_CLAUSES, "holes")
def test_the_ball_falls_in_one_of_the_holes(law: str) -> None:
    """Nine holes in 1977, eighteen since, and each number has as many as any other."""
    table = Session(law, "boule")
    table.opens()
    table.launch()
    table.close()
    dish = table.table.decider.chance(table.table.state)
    assert dish is not None
    assert dict(dish) == dict.fromkeys(BOULE_NUMBERS, BOULE_HOLES[law])
    assert dish.total == 9 * BOULE_HOLES[law]


@under(BOULE_CLAUSES, "holes")
def test_no_other_number_can_come_up(law: str) -> None:
    table = Session(law, "boule")
    table.opens()
    table.launch()
    table.close()
    for elsewhere in (0, 10, -1, "5", 5.5, "red"):
        assert table.refused(Chance(what="ball", value=elsewhere)).code == "impossible-outcome"


@under(BOULE_CLAUSES, "ball decides")
def test_the_ball_decides_and_nobody_else(law: str) -> None:
    """Nothing is won or lost before the ball lies still, and no person or member of staff can say where it does."""
    table = Session(law, "boule")
    table.opens()
    table.bet("ana", "number:7", table.unit)
    assert table.refused(Chance(what="ball", value=7)).code == "chance-not-awaited"
    table.launch()
    assert table.refused(Chance(what="ball", value=7)).code == "chance-not-awaited"
    table.close()
    (awaited,) = table.table.awaits()
    assert (awaited.who, awaited.what) == (CHANCE, "ball")
    for somebody in ("ana", CROUPIER, INSPECTOR):
        assert table.refused(Chance(by=somebody, what="ball", value=7)).code == "not-your-role"
    assert table.net("ana") == 0
    table.stops(7)
    assert table.net("ana") == NUMBER_PAYS * table.unit


# ---- the bets there are


@under(BOULE_CLAUSES, "closed list", "number bet", "even chances")
def test_the_cloth_has_nine_numbers_and_six_even_chances(law: str) -> None:
    table = Session(law, "boule")
    table.opens()
    assert table.spots("ana") == sorted(BOULE_WINS)
    for spot in BOULE_WINS:
        table.bet("ana", spot, table.unit)
    assert table.lying("ana") == dict.fromkeys(BOULE_WINS, table.unit)


NO_BETS = (
    "number:5-6", "split:5-6", "number:0", "number:10", "number:37", "straight:5", "street:1-2-3", "column:1",
    "dozen:1", "five", "yellow", "zero", "neighbours:5", "RED", "", "number:", "number:05",
)  # fmt: skip


@under(BOULE_CLAUSES, "closed list")
def test_there_is_no_third_kind_of_bet(law: str) -> None:
    table = Session(law, "boule")
    table.opens()
    for on in NO_BETS:
        refused = table.refused(PlaceBet(by="ana", on=on, amount=table.unit))
        assert (refused.code, refused.field, refused.value) == ("no-such-bet", "on", on)
        assert set(BOULE_CLAUSES[law]["closed list"]) <= set(refused.clauses)


@pytest.mark.clause("EUS96-04-008", "EUS96-04-013")
def test_the_five_is_not_played_with_another_number() -> None:
    """Euskadi's slip of the pen: 'with any other number' for 'like any other number'."""
    with pytest.raises(BadOption) as caught:
        make("euskadi-1996", "boule", reading={"five-with-another": "literal"})
    assert caught.value.clauses == ("EUS96-04-008", "EUS96-04-013")
    table = Session("euskadi-1996", "boule", reading={"five-with-another": "corrected"})
    table.opens()
    for other in BOULE_NUMBERS:
        assert table.refused(PlaceBet(by="ana", on=f"number:5-{other}", amount=table.unit)).code == "no-such-bet"
    table.bet("ana", "number:5", table.unit)
    table.lands(5)
    assert table.net("ana") == NUMBER_PAYS * table.unit


# ---- what they pay


@under(BOULE_CLAUSES, "number bet", "number pays")
def test_a_number_pays_seven_times_its_stake(law: str) -> None:
    for number, nets in results(law, NUMBERS).items():
        assert nets == {spot: NUMBER_PAYS if spot == f"number:{number}" else -1 for spot in NUMBERS}


@under(BOULE_CLAUSES, "even chances", "even pays")
def test_an_even_chance_pays_its_stake(law: str) -> None:
    for number, nets in results(law, EVEN_CHANCES).items():
        assert nets == {spot: EVEN_PAYS if number in BOULE_WINS[spot] else -1 for spot in EVEN_CHANCES}


@under(BOULE_CLAUSES, "colours")
def test_every_number_but_the_five_is_red_or_black(law: str) -> None:
    nets = results(law, ("red", "black"))
    assert [n for n in BOULE_NUMBERS if nets[n] == {"red": -1, "black": 1}] == [1, 3, 6, 8]
    assert [n for n in BOULE_NUMBERS if nets[n] == {"red": 1, "black": -1}] == [2, 4, 7, 9]
    assert [n for n in BOULE_NUMBERS if nets[n] == {"red": -1, "black": -1}] == [5]


@under(BOULE_CLAUSES, "five loses", "five stands apart")
def test_a_five_takes_every_even_chance(law: str) -> None:
    table = Session(law, "boule", *EVEN_CHANCES)
    table.opens()
    for chance in EVEN_CHANCES:
        table.bet(chance, chance, 3 * table.unit)
    events = table.lands(5)
    assert moves(events) == [("@cloth", "@float", 3 * table.unit, "lost")] * 6
    assert [table.net(chance) for chance in EVEN_CHANCES] == [-3 * table.unit] * 6


@under(BOULE_CLAUSES, "five loses", "five stands apart")
def test_only_the_five_takes_them_all(law: str) -> None:
    """Of the six even chances three win with any other number: the five alone belongs to none."""
    for number, nets in results(law, EVEN_CHANCES).items():
        assert sum(net > 0 for net in nets.values()) == (0 if number == 5 else 3)


@under(BOULE_CLAUSES, "five stands apart")
def test_the_five_is_played_like_any_other_number(law: str) -> None:
    table = Session(law, "boule")
    table.opens()
    table.bet("ana", "number:5", table.unit)
    table.bet("ana", "number:6", table.unit)
    table.lands(5)
    assert table.net("ana") == (NUMBER_PAYS - 1) * table.unit


@under(BOULE_CLAUSES, "number pays", "even pays", "stake recovered")
def test_the_stake_comes_back_besides_the_winnings(law: str) -> None:
    table = Session(law, "boule")
    table.opens()
    table.bet("ana", "number:8", 2 * table.unit)
    table.bet("ana", "black", 5 * table.unit)
    events = table.lands(8)
    assert moves(events) == [
        ("@float", "ana", 14 * table.unit, "win"),
        ("@cloth", "ana", 2 * table.unit, "stake"),
        ("@float", "ana", 5 * table.unit, "win"),
        ("@cloth", "ana", 5 * table.unit, "stake"),
    ]


# ---- the odds that follow


@under(BOULE_CLAUSES, "holes", "number pays")
def test_the_odds_of_a_number(law: str) -> None:
    row = odds_rows(law, "boule")["number"]
    assert (row.pays, row.win, row.push, row.lose) == ("7:1", Fraction(1, 9), 0, Fraction(8, 9))
    assert (row.edge, row.variance) == (Fraction(1, 9), Fraction(512, 81))
    for number in BOULE_NUMBERS:
        assert played_edge(law, "boule", f"number:{number}") == Fraction(1, 9)


@under(BOULE_CLAUSES, "holes", "even pays", "five loses")
def test_the_odds_of_the_even_chances(law: str) -> None:
    """Four numbers win, four and the five lose: a ninth to the house on every bet of the cloth."""
    rows = odds_rows(law, "boule")
    assert sorted(rows) == sorted(["number", *EVEN_CHANCES])
    for chance in EVEN_CHANCES:
        row = rows[chance]
        assert (row.pays, row.win, row.push, row.lose) == ("1:1", Fraction(4, 9), 0, Fraction(5, 9))
        assert (row.edge, row.variance) == (Fraction(1, 9), Fraction(80, 81))
        assert played_edge(law, "boule", chance) == Fraction(1, 9)


@under(BOULE_CLAUSES)
def test_the_readings_leave_the_odds_alone(law: str) -> None:
    assert odds_rows(law, "boule", "literal") == odds_rows(law, "boule", "corrected") == odds_rows(law, "boule")
