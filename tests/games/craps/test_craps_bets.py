"""Craps: what every one of the thirty-six throws does to every bet, under every law."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from craps_clauses import CRAPS_CLAUSES, each_bet
from craps_oracle import ANYTIME, BOXES, LINE, PAYS, THROWS, DiceTable, due, made, what, with_number
from spin_oracle import names, under

from novamas.games.cloth.acts import PlaceBet, TakeBack
from novamas.kit.decider import Chance, trust

WHOLE = 5 * 6 * 8 * 11  # minima that every payout of the game divides


def after(table: DiceTable, dice: tuple[int, int]) -> Any:
    """The desk after a throw from here, without moving the table."""
    desk = table.table.state.desk
    game = table.table.decider.game
    state, _ = trust(game, desk, Chance(what="dice", value=dice))
    return state


def check(table: DiceTable, kind: str, on: str, number: int = 0, throws: Any = THROWS) -> None:
    """Every throw brings ana back what is due, and leaves what waits where it must lie."""
    table.shut()
    before, stake = table.chips("ana"), table.lying("ana")[on]
    others = {spot for spot in table.lying("ana") if spot != on}
    for dice in throws:
        desk = after(table, dice)
        result = what(kind, dice, number)
        lying = {b.on: b.amount for b in desk.bets.values() if b.owner == "ana" and b.on not in others}
        if not others:
            assert Fraction(desk.chips["ana"] - before, stake) == due(kind, dice, number), (kind, dice)
        if result == "stays":
            assert lying.get(on) == stake, (kind, dice)
        elif result.isdigit():
            assert lying == {on if kind in ("win", "dont-win") else f"{kind}-{result}": stake}, (kind, dice)
        else:
            assert on not in lying, (kind, dice)


@each_bet(ANYTIME)
def test_a_bet_of_any_time(law: str, kind: str) -> None:
    """Before the first throw and between the point and its end the same totals decide."""
    for point in (0, 4, 9):
        table = DiceTable(law)
        if point:
            table.points(point)
        table.ready()
        table.laid("ana", {kind: WHOLE // 100 if kind.startswith("craps") else WHOLE // 20})
        check(table, kind, kind, throws=THROWS)


@each_bet(["win", "dont-win"], "point")
def test_a_bet_on_the_first_throw(law: str, kind: str) -> None:
    table = DiceTable(law)
    table.ready()
    table.laid("ana", {kind: 1})
    check(table, kind, kind)
    for point in BOXES:
        assert after(table, made(point)).point == point
        fresh = DiceTable(law)
        fresh.ready()
        fresh.laid("ana", {kind: 1})
        fresh.points(point)
        assert PlaceBet.__name__ in {o.kind for o in fresh.table.options("ana")}
        refused = fresh.refused(PlaceBet(by="ana", on=kind, amount=fresh.unit))
        assert refused.code == "not-at-this-throw"
        assert set(CRAPS_CLAUSES[law][kind.replace("dont-", "don't ")]) <= set(refused.clauses)
        check(fresh, kind, kind, point)


@each_bet(["come", "dont-come"])
def test_a_bet_after_the_first_throw(law: str, kind: str) -> None:
    table = DiceTable(law)
    table.ready()
    assert table.refused(PlaceBet(by="ana", on=kind, amount=table.unit)).code == "not-at-this-throw"
    for point in (6, 9):
        table = DiceTable(law)
        table.points(point)
        table.laid("ana", {kind: 1})
        check(table, kind, kind)


@each_bet(["come", "dont-come"])
@pytest.mark.parametrize("number", BOXES)
def test_a_bet_on_the_box_of_its_number(law: str, kind: str, number: int) -> None:
    """Also through a new first throw: nothing is ever off."""
    table = DiceTable(law)
    on = with_number(table, "ana", kind, number, 1)
    assert table.refused(PlaceBet(by="ana", on=on, amount=table.unit)).code == "not-at-this-throw"
    check(table, kind, on, number)
    table = DiceTable(law)
    on = with_number(table, "ana", kind, number, 1)
    table.throws(made(table.table.state.desk.point))
    table.ready()
    assert table.table.state.desk.point == 0
    check(table, kind, on, number)


@each_bet([kind for kind in PAYS if kind.startswith("odds-")], "odds")
def test_odds(law: str, kind: str) -> None:
    """They follow the bet that they go with, at their own price, and are withdrawn without touching it."""
    line, _, number = kind.removeprefix("odds-").rpartition("-")
    table = DiceTable(law)
    base = with_number(table, "ana", line, int(number), 60)
    table.laid("ana", {kind: 60})
    table.shut()
    before, unit = table.chips("ana"), table.unit
    for dice in THROWS:
        desk = after(table, dice)
        back = 60 * unit * (due(line, dice, int(number)) + due(kind, dice, int(number)))
        assert desk.chips["ana"] - before == back, dice
        undecided = what(line, dice, int(number)) == "stays"
        left = {b.on for b in desk.bets.values() if b.owner == "ana"}
        assert left == ({base, kind} if undecided else set())


@each_bet([kind for kind in PAYS if kind.startswith("odds-")], "odds")
def test_odds_need_their_simple_bet(law: str, kind: str) -> None:
    line, _, number = kind.removeprefix("odds-").rpartition("-")
    table = DiceTable(law)
    table.ready()
    early = table.refused(PlaceBet(by="ana", on=kind, amount=table.unit))
    assert early.code == ("not-at-this-throw" if line in ("win", "dont-win") else "no-simple-bet")
    table.points(int(number))
    refused = table.refused(PlaceBet(by="ana", on=kind, amount=table.unit))
    assert refused.code == "no-simple-bet"
    assert set(CRAPS_CLAUSES[law]["odds"]) <= set(refused.clauses)
    other = next(n for n in BOXES if n != int(number))
    elsewhere = DiceTable(law)
    with_number(elsewhere, "ana", line, other, 2)
    wrong = elsewhere.refused(PlaceBet(by="ana", on=kind, amount=elsewhere.unit))
    assert wrong.code == ("not-at-this-throw" if line in ("win", "dont-win") else "no-simple-bet")


@under(CRAPS_CLAUSES, "odds")
@pytest.mark.parametrize("line", LINE)
def test_odds_may_be_withdrawn_and_keep_their_bet_in_place(law: str, line: str) -> None:
    table = DiceTable(law)
    on = with_number(table, "ana", line, 9, 2)
    kind = f"odds-{line}-9"
    table.laid("ana", {kind: 2})
    ids = {b.on: id for id, b in table.table.state.desk.bets.items() if b.owner == "ana"}
    refused = table.refused(TakeBack(by="ana", bet=ids[on], amount=table.unit))
    locked = line == "win" or line == "come" or law == "boe-1977"
    assert refused.code == ("bet-is-locked" if locked else "odds-go-with-it")
    if not locked:
        assert set(CRAPS_CLAUSES[law]["odds"]) <= set(refused.clauses)
    table.throws(made(3))
    table.back("ana", ids[kind], table.unit)
    assert table.lying("ana") == {on: 2 * table.unit, kind: table.unit}
    table.back("ana", ids[kind], table.unit)
    assert table.lying("ana") == {on: 2 * table.unit}


# ---- what may be withdrawn


@each_bet(LINE, "locked")
def test_what_stays_until_it_is_decided(law: str, kind: str) -> None:
    """Win and come everywhere; in 1977 their opposites too."""
    locked = kind in ("win", "come") or law == "boe-1977"
    for number in (0, 9):
        table = DiceTable(law)
        if number:
            on = with_number(table, "ana", kind, number, 2)
        else:
            table.ready()
            if kind in ("come", "dont-come"):
                table.points(4)
            on = kind
            table.laid("ana", {on: 2})
        bet = next(id for id, b in table.table.state.desk.bets.items() if b.owner == "ana" and b.on == on)
        if locked:
            refused = table.refused(TakeBack(by="ana", bet=bet, amount=table.unit))
            assert refused.code == "bet-is-locked"
            assert set(CRAPS_CLAUSES[law]["locked"]) <= set(refused.clauses)
        else:
            table.back("ana", bet, table.unit)
            table.back("ana", bet, table.unit)
            assert table.net("ana") == 0
            assert table.lying("ana") == {}


@each_bet([kind for kind in ANYTIME if kind.startswith(("big", "hard", "right", "wrong"))])
def test_what_may_be_withdrawn_while_it_waits(law: str, kind: str) -> None:
    """After every throw that does not decide it, in part or whole, also between two rounds and with a point."""
    table = DiceTable(law)
    table.ready()
    table.laid("ana", {kind: 4})
    table.throws(made(11))
    bet = next(id for id, b in table.table.state.desk.bets.items() if b.owner == "ana")
    assert table.phase == "idle"
    table.back("ana", bet, table.unit)
    table.throws(made(3))
    table.ready()
    table.back("ana", bet, table.unit)
    assert table.lying("ana") == {kind: 2 * table.unit}
    half = table.refused(TakeBack(by="ana", bet=bet, amount=table.unit + 1))
    assert half.code == "rest-below-minimum"
    table.points(5 if kind.endswith("9") else 9)
    table.ready()
    table.back("ana", bet, 2 * table.unit)
    assert table.net("ana") == 0


@under(CRAPS_CLAUSES, "closed list")
def test_only_the_listed_bets(law: str) -> None:
    table = DiceTable(law)
    table.ready()
    assert set(table.spots("ana")) == {kind for kind in PAYS if kind in ANYTIME or kind in ("win", "dont-win")}
    for stranger in ("hop-2-2", "buy-4", "pass", "odds", "right-7", "hard-5", "come-4"):
        refused = table.refused(PlaceBet(by="ana", on=stranger, amount=table.unit))
        assert refused.code == ("no-such-bet" if stranger != "come-4" else "not-at-this-throw")
    assert set(CRAPS_CLAUSES[law]["closed list"]) <= set(
        table.refused(PlaceBet(by="ana", on="buy-4", amount=table.unit)).clauses
    )
    table.points(9)
    assert set(table.spots("ana")) == {kind for kind in PAYS if kind in ANYTIME or kind in ("come", "dont-come")}


@under(CRAPS_CLAUSES, "collect and pay", "banked")
def test_losers_first_then_the_boxes_then_winners(law: str) -> None:
    """And all of it against the house: what the players win or lose is the float's."""
    table = DiceTable(law, "ana", "bea", "carlos")
    table.points(9)
    float_before = table.float()
    table.laid("ana", {"come": 1, "right-6": 6})
    table.laid("bea", {"seven": 1, "hard-6": 1})
    table.laid("carlos", {"dont-come": 1, "under-7": 3})
    events = table.throws((2, 4))
    assert names(events)[1:] == ["Thrown", "Collected", "BetsMoved", "Paid", "Paid", "BettingOpened"]
    assert [table.net(who) // table.unit for who in ("ana", "bea", "carlos")] == [7, -2, 3]
    assert table.float() == float_before - 8 * table.unit
