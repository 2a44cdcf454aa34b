"""The past of a table from any place in it: exact, without reading what came before, on both stores."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from evening import Evening, next_command, two_days
from stores import Where

from novamas.casino import Act
from novamas.games.spin import PlaceBet
from novamas.kit.chance import Seeded
from novamas.kit.decider import Chance, Event, Veiled, fold
from novamas.store.books import Books, open_books
from novamas.store.gate import Gate
from novamas.store.history import Histories, History, RoundPlayed, note
from novamas.store.reports import daily_book
from novamas.table import TableState

ROUNDS = 40
APART = 150


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waypoints, pages and places so near to each other that a short evening has many."""
    monkeypatch.setattr("novamas.store.books.EVERY", 40)
    monkeypatch.setattr("novamas.store.waypoints.APART", APART)
    monkeypatch.setattr("novamas.store.history.PAGE", 60)
    monkeypatch.setattr("novamas.store.history.STRIDE", 25)
    monkeypatch.setattr("novamas.store.history.KEPT", 6)


@pytest.fixture
def long(where: Where) -> Iterator[Books]:
    """An evening of many rounds."""
    evening = Evening(where.url, keys=where.keys)
    for _ in range(ROUNDS):
        evening.act(next_command(evening.table))
        for who in ("ana", "bea"):
            evening.act(PlaceBet(by=who, on="red", amount=500))
        while not evening.table.decider.resting(evening.table.state):
            evening.act(next_command(evening.table))
        evening.last.result()
        evening.books.keep_snapshot(evening.table)
    evening.close()
    books = open_books(where.url, keys=where.keys)
    yield books
    books.close()


def past(books: Books) -> History:
    found = Histories(books).of("1")
    assert found is not None
    return found


def folded(books: Books) -> tuple[list[TableState], list[Act]]:
    """The state after every event, and the act that it belongs to, from the very beginning."""
    history = past(books)
    state, states, acts = history.decider.empty(), [], []
    for act in books.acts(history.listed, history._codec):
        for event in act.events:
            state = fold(history.decider, state, event)
            states.append(state)
            acts.append(act)
    return states, acts


def points(books: Books) -> list[Any]:
    return [msgspec.json.decode(row.state) for row in books.snapshots.select_events("way/1")]


def test_every_moment_is_what_was_played(long: Books) -> None:
    states, acts = folded(long)
    history, rng = past(long), random.Random(5)
    every = range(len(states))
    for order in (rng.sample(every, 60), rng.sample(every, 3), every, reversed(every)):
        for seq in order:
            moment = history.at(seq)
            assert moment is not None
            assert (moment.seq, moment.act, moment.state) == (seq, acts[seq], states[seq])
    assert history.at(len(states)) is None
    assert history.extent().events == len(states)
    assert history.extent().rounds == ROUNDS


def test_what_came_before_is_not_read(long: Books, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder, read = long.journal.recorder, list[int]()
    select = recorder.select_events

    def counted(stream: str, **how: Any) -> Any:
        rows = select(stream, **how)
        read.extend(row.originator_version for row in rows if stream == "table/1")
        return rows

    states, _ = folded(long)
    monkeypatch.setattr(recorder, "select_events", counted)
    few = 30  # the halving, and what is looked at on the way
    for seq in (len(states) // 3, len(states) // 2, len(states) - 2):
        read.clear()
        past(long).at(seq)
        assert len(read) < APART + 40 + few, "no more than from the waypoint before"
        history = past(long)
        history.at(seq)
        read.clear()
        history.at(seq + 1)
        assert len(read) < few, "the next step is near"
        read.clear()
        past(long).acts(seq, 10)
        assert len(read) < 10 + few
        assert sum(record < 50 for record in read) < few


def test_a_page_of_the_log_from_any_event(long: Books) -> None:
    _, acts = folded(long)
    whole = list(dict.fromkeys(act.seq for act in acts))
    history = past(long)
    for since in (0, 1, 2, 100, len(acts) // 2, len(acts) - 1):
        wanted = [seq for seq in whole if seq + len(acts[seq].events) > since][:7]
        assert [act.seq for act in history.acts(since, 7)] == wanted
    assert history.acts(len(acts), 7) == []


@pytest.mark.parametrize("limit", [1, 7, 200])
def test_rounds_page_by_page_leave_nothing_out(long: Books, limit: int) -> None:
    history, found = past(long), list[RoundPlayed]()
    while page := history.rounds(len(found), limit, Gate("@auditor")):
        assert len(page) <= limit
        found += page
    events = history.extent().events
    assert [each.round for each in found] == list(range(ROUNDS + 1))
    assert [each.seq for each in found] == [0, *(each.end for each in found[:-1])]
    assert found[-1].end == events
    (book,) = daily_book(long)
    assert sum(each.handle for each in found) == book.handle == ROUNDS * 1_000
    assert sum(each.result for each in found) == book.result
    assert sum(each.acts for each in found) == book.acts
    assert all(each.people == ["ana", "bea"] for each in found)
    for each in found[1:]:
        first, last = history.at(each.seq), history.at(each.end - 1)
        assert first is not None
        assert last is not None
        assert (type(first.act.events[0]).__name__, last.act.round) == ("BettingOpened", each.round)
        (drawn,) = each.outcomes
        assert drawn.what == "ball"
        assert drawn.value == next(e.value for a in history.acts(each.seq, 20) for e in a.events if hasattr(e, "value"))
    fresh = past(long).rounds(30, 3, Gate("@auditor"))  # from the middle, at once
    assert [msgspec.to_builtins(each) for each in fresh] == [msgspec.to_builtins(each) for each in found[30:33]]
    assert history.rounds(ROUNDS + 1, 5, Gate("@auditor")) == []


def test_a_page_of_rounds_has_an_end_even_if_rounds_are_long(long: Books, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.store.history.MOST_EVENTS", 25)
    page = past(long).rounds(10, 50, Gate("@auditor"))
    assert 1 <= len(page) < 8
    monkeypatch.setattr("novamas.store.history.MOST_EVENTS", 0)
    assert [each.round for each in past(long).rounds(10, 50, Gate("@auditor"))] == [10]


def test_a_round_in_the_middle_and_one_that_was_void(where: Where) -> None:
    evening = two_days(where.url, keys=where.keys)
    evening.close()
    books = open_books(where.url, keys=where.keys, existing=True)
    try:
        found = past(books).rounds(0, 50, Gate("@auditor"))
        assert [each.irregularities for each in found] == [0, 0, 1, 0, 0, 0, 0]
        assert found[2].handle == 2_000, "what was taken back does not count"
        assert sum(each.result for each in found) == sum(page.result for page in daily_book(books))
    finally:
        books.close()


def test_a_round_that_has_just_begun_is_there(where: Where) -> None:
    evening = Evening(where.url, keys=where.keys)
    evening.act(next_command(evening.table))
    evening.last.result()
    (begun,) = past(evening.books).rounds(1, 5, Gate("@auditor"))
    assert (begun.round, begun.end - begun.seq, begun.outcomes) == (1, 1, [])
    assert past(evening.books).extent().rounds == 1
    evening.close()


# -- waypoints ---------------------------------------------------------------------------------------------------------


def test_waypoints_stay_while_snapshots_go(long: Books) -> None:
    marked = points(long)
    assert len(long.snapshots.select_events("table/1")) <= 3
    assert len(marked) >= past(long).extent().events // (APART + 60)
    apart = [b["seq"] - a["seq"] for a, b in pairwise(marked)]
    assert all(each >= APART for each in apart)


@pytest.mark.parametrize("harm", ["another state", "another signature", "another record", "nonsense"])
def test_a_waypoint_that_the_house_did_not_sign_is_passed_over(
    long: Books, sql: Callable[..., Any], where: Where, harm: str
) -> None:
    states, _ = folded(long)
    for number, text in sql("select originator_version, state from snapshots where originator_id = ?", "way/1"):
        point = msgspec.json.decode(bytes(text))
        match harm:
            case "another state":
                point["state"]["desk"]["chips"]["ana"] += 1
            case "another signature":
                point["sign"] = "00" * 64
            case "another record":
                point["seq"] += 1
            case "nonsense":
                point = {}
        changed = msgspec.json.encode(point)
        sql(
            "update snapshots set state = ? where originator_id = ? and originator_version = ?",
            changed,
            "way/1",
            number,
        )
    seq = len(states) - 3
    moment = past(long).at(seq)
    assert moment is not None
    assert moment.state == states[seq]


def test_what_was_folded_from_good_waypoints_is_used(long: Books, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would also pass if no waypoint were ever used: they are."""
    used = list[int]()
    history = past(long)
    restore = history._table.restore
    monkeypatch.setattr(history._table, "restore", lambda at: used.append(at.seq) or restore(at))
    history.at(history.extent().events - 3)
    assert used


def test_stakes_left_on_the_cloth_come_back_from_a_snapshot(where: Where) -> None:
    """A table may rest with bets on it."""
    evening = Evening(where.url, keys=where.keys)
    while not (evening.table.decider.resting(evening.table.state) and evening.table.state.desk.bets):
        evening.round()
    assert evening.books.keep_snapshot(evening.table)
    state = evening.table.state
    evening.close()
    books = open_books(where.url, keys=where.keys)
    try:
        assert books._snapshot("1", evening.table.shape) is not None
        assert books.load_table(next(books.list_tables()), Seeded(1)).state == state
    finally:
        books.close()


# -- tables ------------------------------------------------------------------------------------------------------------


def test_tables_are_found_open_or_closed_and_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.store.history.TABLES", 2)
    evening = two_days(tmp_path / "casino.db")
    histories = Histories(evening.books)
    closed = histories.of("1")
    assert closed is not None
    assert closed.extent().events == evening.table.seq
    assert histories.of("2") is None
    for id in ("2", "3"):
        evening.books.open_table(id, evening.table.decider.prepared.opening, Seeded(1), "dora")[2].result()
        opened = histories.of(id)
        assert opened is not None
        assert opened.extent().events == 1
    assert [listed.id for listed in histories.tables()] == ["1", "2", "3"]
    assert histories.of("1") is not closed, "no more than a few are kept at hand"
    evening.close()


# -- what is veiled ----------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True, kw_only=True):
    card: Veiled[int]


def test_chance_tells_no_more_than_what_came_of_it() -> None:
    command = Chance(what="card", value=7)
    act = Act(3, 1, "@chance", command, (Dealt(card=Veiled(7, ("ana",))),))
    for eyes, value in (("ana", 7), ("@auditor", "?"), ("bea", "?")):
        page = RoundPlayed(round=1, seq=0, end=1, at=0.0, until=0.0)
        note(page, act, Gate(eyes))
        assert Gate(eyes).hides(act) == (value == "?")
        assert [(drawn.what, drawn.value) for drawn in page.outcomes] == [("card", value)]
