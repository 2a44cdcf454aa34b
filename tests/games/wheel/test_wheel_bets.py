"""The wheel of fortune: its cells, its bets, what each pays and costs, under both laws and every reading."""

from __future__ import annotations

from fractions import Fraction

import pytest
from spin_oracle import Session, moves, odds_rows, played_edge, under
from wheel_clauses import WHEEL_CLAUSES
from wheel_oracle import GALICIAN, WHEEL_CELLS, WHEEL_PAYS, wheel_wins

from novamas.games.spin import Paid, PlaceBet
from novamas.kit.decider import CHANCE, CROUPIER, INSPECTOR, Chance

EUSKADI, GALICIA = "euskadi-1996", "galicia-2007"


def results(law: str, reading: str = "default") -> dict[str, dict[str, int]]:
    """{symbol: {bet: net}}: one player a bet with one minimum on it, through every symbol of the wheel."""
    bets = list(WHEEL_PAYS[law, reading])
    found = {}
    for symbol in WHEEL_CELLS:
        table = Session(law, "wheel-of-fortune", *bets, reading=reading)
        table.opens()
        for bet in bets:
            table.bet(bet, bet, table.unit)
        table.lands(symbol)
        found[symbol] = {bet: table.net(bet) // table.unit for bet in bets}
    return found


def expected(law: str, reading: str = "default") -> dict[str, dict[str, int]]:
    """The same, from the hand-typed table."""
    pays = WHEEL_PAYS[law, reading]
    return {
        symbol: {bet: times if symbol in wheel_wins(bet) else -1 for bet, times in pays.items()}
        for symbol in WHEEL_CELLS
    }


def of(found: dict[str, dict[str, int]], *bets: str) -> dict[str, dict[str, int]]:
    return {symbol: {bet: nets[bet] for bet in bets} for symbol, nets in found.items()}


# ---- the wheel


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(EUSKADI, marks=pytest.mark.clause("EUS96-10-005", "EUS96-10-008")),
        pytest.param(
            GALICIA,
            marks=pytest.mark.clause(
                "GAL07-10-005",
                *(id for bet in ("24", "15", "7", "4", "2", "jokers") for id in WHEEL_CLAUSES[GALICIA][bet]),
            ),
        ),
    ],
)
def test_the_wheel_has_fifty_four_cells(law: str) -> None:
    """24 + 15 + 7 + 4 + 2 and one for each joker: the names of the bets are the counts of their cells."""
    table = Session(law, "wheel-of-fortune")
    table.opens()
    table.launch()
    table.close()
    wheel = table.table.decider.chance(table.table.state)
    assert wheel is not None
    assert wheel.total == 54
    assert dict(wheel) == WHEEL_CELLS


@under(WHEEL_CLAUSES, "wheel decides")
def test_the_wheel_decides_and_nobody_else(law: str) -> None:
    table = Session(law, "wheel-of-fortune")
    table.opens()
    table.bet("ana", "7", table.unit)
    assert table.refused(Chance(what="wheel", value="7")).code == "chance-not-awaited"
    table.launch()
    assert table.refused(Chance(what="wheel", value="7")).code == "chance-not-awaited"
    table.close()
    (awaited,) = table.table.awaits()
    assert (awaited.who, awaited.what) == (CHANCE, "wheel")
    for somebody in ("ana", CROUPIER, INSPECTOR):
        assert table.refused(Chance(by=somebody, what="wheel", value="7")).code == "not-your-role"
    for nowhere in ("5", 7, "joker", "", 24):
        assert table.refused(Chance(what="wheel", value=nowhere)).code == "impossible-outcome"
    assert table.net("ana") == 0
    table.stops("7")
    assert table.net("ana") == 5 * table.unit


@under(WHEEL_CLAUSES, "one bet a cell")
def test_each_cell_wins_one_bet(law: str) -> None:
    """With a chip in every box one is returned or paid at any stop, and all the others are lost."""
    for symbol in WHEEL_CELLS:
        table = Session(law, "wheel-of-fortune")
        table.opens()
        boxes = table.spots("ana")
        for box in boxes:
            table.bet("ana", box, table.unit)
        events = table.lands(symbol)
        won = [e.bets for e in events if isinstance(e, Paid)]
        assert won == [(boxes.index(symbol) + 1,)]


# ---- the bets


@under(WHEEL_CLAUSES, "bets")
def test_the_table_has_seven_boxes(law: str) -> None:
    table = Session(law, "wheel-of-fortune")
    table.opens()
    assert table.spots("ana") == sorted(WHEEL_CELLS)


NO_BOXES = ("joker", "1", "5", "10", "20", "45", "54", "number:24", "red", "joker-green", "24-15", "JOKER-RED", "")


@under(WHEEL_CLAUSES, "bets")
def test_there_is_no_other_box(law: str) -> None:
    table = Session(law, "wheel-of-fortune")
    table.opens()
    for on in NO_BOXES:
        refused = table.refused(PlaceBet(by="ana", on=on, amount=table.unit))
        assert (refused.code, refused.field, refused.value) == ("no-such-bet", "on", on)
        assert set(WHEEL_CLAUSES[law]["bets"]) <= set(refused.clauses)


# ---- what they pay


@pytest.mark.parametrize(
    ("law", "bet", "times"),
    [
        pytest.param(law, bet, times, marks=pytest.mark.clause(*WHEEL_CLAUSES[law][topic]))
        for (law, reading), pays in WHEEL_PAYS.items()
        if reading == "default"
        for bet, times in pays.items()
        for topic in ("jokers" if bet.startswith("joker") else bet,)
    ],
)
def test_what_each_bet_pays(law: str, bet: str, times: int) -> None:
    """The stake comes back and so many times the stake with it; with Euskadi's 24, the stake alone."""
    table = Session(law, "wheel-of-fortune")
    for symbol in WHEEL_CELLS:
        table.opens()
        table.bet("ana", bet, 3 * table.unit)
        settled = moves(table.lands(symbol))
        if symbol == bet:
            paid = [("@float", "ana", 3 * times * table.unit, "win")] if times else []
            assert settled == [*paid, ("@cloth", "ana", 3 * table.unit, "stake")]
        else:
            assert settled == [("@cloth", "@float", 3 * table.unit, "lost")]


@pytest.mark.parametrize(("law", "reading"), WHEEL_PAYS)
def test_every_bet_at_every_stop(law: str, reading: str) -> None:
    assert results(law, reading) == expected(law, reading)


@pytest.mark.clause("EUS96-10-016")
def test_on_euskadis_24_the_winner_only_ties() -> None:
    table = Session(EUSKADI, "wheel-of-fortune")
    before = table.float()
    table.opens()
    table.bet("ana", "24", 10 * table.unit)
    assert moves(table.lands("24")) == [("@cloth", "ana", 10 * table.unit, "stake")]
    assert (table.net("ana"), table.float()) == (0, before)


@pytest.mark.clause("EUS96-10-016", "EUS96-10-017")
def test_euskadis_24_and_15_are_played_by_the_letter_unless_corrected() -> None:
    """The words are clear and give nobody more than the rule, so the letter is the default; Galicia's terms are not."""
    by_default = results(EUSKADI)
    assert of(by_default, "24", "15") == of(results(EUSKADI, "literal"), "24", "15")
    assert (by_default["24"]["24"], by_default["15"]["15"]) == (0, 1)
    corrected = results(EUSKADI, "corrected")
    assert (corrected["24"]["24"], corrected["15"]["15"]) == (1, 2)
    assert corrected == results(GALICIA)


@pytest.mark.clause("EUS96-10-008", "EUS96-10-021")
def test_euskadis_jokers_are_two_bets_unless_read_by_the_letter() -> None:
    table = Session(EUSKADI, "wheel-of-fortune")
    table.opens()
    assert [box for box in table.spots("ana") if "joker" in box] == ["joker-black", "joker-red"]
    table.bet("ana", "joker-red", table.unit)
    table.bet("ana", "joker-black", table.unit)
    table.lands("joker-black")
    assert table.net("ana") == 44 * table.unit

    literal = Session(EUSKADI, "wheel-of-fortune", reading={"joker": "literal"})
    for at in ("joker-red", "joker-black"):
        literal.opens()
        assert literal.spots("ana") == ["15", "2", "24", "4", "7", "joker"]
        assert literal.refused(PlaceBet(by="ana", on="joker-red", amount=literal.unit)).code == "no-such-bet"
        literal.bet("ana", "joker", literal.unit)
        literal.lands(at)
    assert literal.net("ana") == 90 * literal.unit
    literal.opens()
    literal.bet("ana", "joker", literal.unit)
    literal.lands("2")
    assert literal.net("ana") == 89 * literal.unit


# ---- the odds that follow

CELLS_IN_54 = {bet: Fraction(n, 54) for bet, n in WHEEL_CELLS.items()}
GALICIAN_EDGE = {
    "24": Fraction(1, 9),
    "15": Fraction(1, 6),
    "7": Fraction(2, 9),
    "4": Fraction(5, 27),
    "2": Fraction(2, 9),
    "joker-red": Fraction(4, 27),
    "joker-black": Fraction(4, 27),
}


def check_odds(law: str, reading: str, bet: str, pays: int, win: Fraction, edge: Fraction) -> None:
    row = odds_rows(law, "wheel-of-fortune", reading)[bet]
    assert row.pays == f"{pays}:1"
    assert (row.win, row.push, row.lose) == ((win, 0, 1 - win) if pays else (0, win, 1 - win))
    assert row.edge == edge
    assert row.variance == win * (1 - win) * (pays + 1) ** 2
    assert played_edge(law, "wheel-of-fortune", bet, reading) == edge


@under(WHEEL_CLAUSES, "cells", "7", "4", "2", "jokers")
@pytest.mark.parametrize("bet", ["7", "4", "2", "joker-red", "joker-black"])
def test_odds_that_the_laws_share(law: str, bet: str) -> None:
    check_odds(law, "default", bet, GALICIAN[bet], CELLS_IN_54[bet], GALICIAN_EDGE[bet])


@pytest.mark.clause("GAL07-10-005", "GAL07-10-012", "GAL07-10-013")
@pytest.mark.parametrize("bet", ["24", "15"])
def test_odds_of_24_and_15_in_galicia(bet: str) -> None:
    check_odds(GALICIA, "default", bet, GALICIAN[bet], CELLS_IN_54[bet], GALICIAN_EDGE[bet])


@pytest.mark.clause("EUS96-10-005", "EUS96-10-016")
@pytest.mark.parametrize("reading", ["default", "literal"])
def test_odds_of_a_24_that_cannot_win(reading: str) -> None:
    """Five ninths of every stake go to the house, and no spin pays a cent."""
    check_odds(EUSKADI, reading, "24", 0, Fraction(4, 9), Fraction(5, 9))


@pytest.mark.clause("EUS96-10-005", "EUS96-10-017")
@pytest.mark.parametrize("reading", ["default", "literal"])
def test_odds_of_euskadis_15(reading: str) -> None:
    check_odds(EUSKADI, reading, "15", 1, Fraction(5, 18), Fraction(4, 9))


@pytest.mark.clause("EUS96-10-016", "EUS96-10-017")
@pytest.mark.parametrize("bet", ["24", "15"])
def test_corrected_odds_are_galicias(bet: str) -> None:
    check_odds(EUSKADI, "corrected", bet, GALICIAN[bet], CELLS_IN_54[bet], GALICIAN_EDGE[bet])


@pytest.mark.clause("EUS96-10-008", "EUS96-10-021")
def test_odds_of_one_joker_for_both_cells() -> None:
    """By the letter the player gains 19/27 of the stake: 70 cents in every euro."""
    check_odds(EUSKADI, "literal", "joker", 45, Fraction(1, 27), Fraction(-19, 27))
    assert round(float(Fraction(19, 27)), 4) == 0.7037
    assert sorted(odds_rows(EUSKADI, "wheel-of-fortune", "literal")) == ["15", "2", "24", "4", "7", "joker"]


@under(WHEEL_CLAUSES, "bets")
@pytest.mark.parametrize("reading", ["default", "corrected"])
def test_the_odds_list_every_bet(law: str, reading: str) -> None:
    assert sorted(odds_rows(law, "wheel-of-fortune", reading)) == sorted(WHEEL_CELLS)
