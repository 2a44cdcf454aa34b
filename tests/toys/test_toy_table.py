"""A toy at a table: cards, a banker, a cagnotte. The table asks of a game's rules what is in `TableRules`, no more."""

from __future__ import annotations

import pytest

from novamas.games.table_rules import Closing, House, Section, TableRules
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Chance, Refused, fold, step
from novamas.kit.spaces import Why
from novamas.table import Opening, TableGame
from novamas.table.acts import AnnounceLast, Bring, CloseTable, Leave, Suspend
from novamas.table.opening import Prepared
from toys.duel import Choose, Deal, DuelGame, LeaveBank, Stake, TakeBank


class SeatedDuel(DuelGame):
    """The duel, with what a table asks besides: rules, a house, who may not leave."""

    rules = TableRules(family="duel", epigraph="00", scope=Section(), closing=Closing(temporary=True))
    house = House()

    def resting(self, s):
        return s.phase == "open" and not s.stakes

    def why_not_leave(self, s, who):
        return Why("bets-on-the-cloth") if who in s.stakes or who == s.banker else None


def opened():
    opening = Opening(law="toys", game="duel", minimum=10)
    table = TableGame(Prepared(opening, SeatedDuel(), 1000, 0, {}, (CROUPIER, INSPECTOR), {}, ""))
    return table, fold(table, table.empty(), table.opening_event())


def test_a_hand_of_cards_at_a_table():
    table, s = opened()
    events = []
    for command in (
        Bring(by="ana", amount=400),
        Bring(by="bea", amount=300, means="cash"),
        TakeBank(by="ana", amount=200),
        Stake(by="bea", amount=100),
        Deal(by=CROUPIER),
        Chance(what="card", value=0),
        Chance(what="card", value=4),
        Chance(what="card", value=3),
        Choose(by="bea", what="keep"),
        Choose(by="ana", what="keep"),
        LeaveBank(by="ana"),
        AnnounceLast(by=INSPECTOR, rounds=2),
    ):
        s, new = step(table, s, command)
        events += new
    assert s.desk.chips == {"ana": 300, "bea": 400}
    assert s.desk.last == 3
    assert s.book["@float"] == 700
    assert sum(s.book.values()) + sum(s.desk.chips.values()) == 0
    again = fold(table, table.empty(), table.opening_event())
    for event in events:
        again = fold(table, again, event)
    assert again == s


def test_nobody_leaves_with_a_bank_and_an_empty_table_closes():
    table, s = opened()
    s, _ = step(table, s, Bring(by="ana", amount=400))
    s, _ = step(table, s, TakeBank(by="ana", amount=200))
    for command, code in ((Leave(by="ana"), "bets-on-the-cloth"), (CloseTable(by=DIRECTOR), "people-at-the-table")):
        with pytest.raises(Refused, match=code):
            step(table, s, command)
    for command in (LeaveBank(by="ana"), Leave(by="ana"), Suspend(by=DIRECTOR)):
        s, _ = step(table, s, command)
    assert table.view(s, "bea").desk.chips == {}
    s, _ = step(table, s, CloseTable(by=DIRECTOR))
    assert not s.open
    assert s.book["@float"] == 0
