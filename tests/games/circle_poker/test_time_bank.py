"""A bank of time, where the house gives one: so often in a game, in turn, by itself before the clock decides."""

from __future__ import annotations

import pytest
from poker_session import LAW, PokerTable

from novamas.games import make
from novamas.games.circle_poker.acts import (
    BeginGame,
    Check,
    Cover,
    EndGame,
    LeaveHand,
    NoBlind,
    PayPot,
    TakeTime,
    ThrowCards,
    TimeTaken,
)
from novamas.games.circle_poker.reports import PlayerAbsent
from novamas.kit.decider import CROUPIER, Event
from novamas.law import BadOption
from novamas.table.acts import Sit, Stand

TIMES = 2


def playing(game: str = "texas-holdem", times: int = TIMES) -> PokerTable:
    """Cards are dealt, and somebody is to speak."""
    table = PokerTable(game, options={"time_bank": times}).begin()
    if table.desk.phase == "posting":
        table.do(NoBlind(by=table.speaker()))
    table.any_cards()
    return table


def taken(events: list[Event]) -> list[tuple[str, int]]:
    return [(event.who, event.left) for event in events if isinstance(event, TimeTaken)]


def test_time_is_given_before_the_clock_decides() -> None:
    table = playing()
    who = table.speaker()
    for left in range(TIMES - 1, -1, -1):
        command = table.table.decider.default(table.table.state, who)
        assert command == TakeTime(by=who)
        assert taken(table.do(command)) == [(who, left)]
        assert table.speaker() == who, "who thinks is still asked"
    assert table.table.decider.default(table.table.state, who) == Check(by=who)
    assert table.refused(TakeTime(by=who)).code == "time-bank-spent"


def test_each_has_a_bank_of_their_own_and_only_in_turn() -> None:
    table = playing()
    first = table.speaker()
    other = table.desk.hand.turn[1]
    assert table.refused(TakeTime(by=other)).code == "not-your-turn"
    table.do(TakeTime(by=first), Check(by=first))
    assert taken(table.do(TakeTime(by=other))) == [(other, TIMES - 1)]
    assert table.desk.longer == {first: 1, other: 1}


def test_cards_are_changed_with_more_time_too() -> None:
    table = playing("five-card-draw")
    while table.desk.phase == "betting":
        who = table.speaker()
        table.do(Check(by=who) if "Check" in table.kinds(who) else Cover(by=who))
    who = table.speaker()
    assert table.table.decider.default(table.table.state, who) == TakeTime(by=who)
    table.do(TakeTime(by=who), TakeTime(by=who))
    assert table.table.decider.default(table.table.state, who) == ThrowCards(by=who, cards=())


def test_a_bank_is_full_again_in_the_next_game() -> None:
    table = playing()
    who = table.speaker()
    table.do(TakeTime(by=who))
    while table.desk.phase == "betting":
        table.do(LeaveHand(by=table.speaker()))
    table.do(PayPot(by=CROUPIER))
    assert table.desk.longer == {who: 1}, "a hand is not a game"
    leaver = next(p for p in table.people if p != who)
    seat = table.desk.seats.index(leaver) + 1
    table.do(Stand(by=leaver), EndGame(by=CROUPIER), Sit(by=leaver, seat=seat), BeginGame(by=CROUPIER))
    assert table.desk.longer == {}


def test_who_is_absent_is_given_none() -> None:
    table = playing()
    later = table.desk.hand.turn[1]
    table.do(PlayerAbsent(by=CROUPIER, player=later))
    events = table.do(Check(by=table.speaker()))
    assert taken(events) == []
    assert table.speaker() != later


def test_without_a_bank_nothing_changes() -> None:
    table = playing(times=0)
    who = table.speaker()
    assert table.refused(TakeTime(by=who)).code == "no-time-bank"
    assert table.table.decider.default(table.table.state, who) == Check(by=who)


@pytest.mark.parametrize("times", [-1, 61])
def test_a_house_gives_some_and_not_without_end(times: int) -> None:
    with pytest.raises(BadOption) as refusal:
        make(LAW, "omaha", {"time_bank": times})
    assert refusal.value.field == "time_bank"
