"""A long past: what a house reads when it opens, what it keeps of snapshots, and who writes them."""

from __future__ import annotations

import threading

import pytest
from evening import OPENING, Evening
from stores import Where

from novamas.casino import Codec
from novamas.kit.chance import Seeded
from novamas.server.house import House
from novamas.store import Record
from novamas.store.books import KEPT, TABLE, Books, open_books
from novamas.table.acts import CloseTable


def rounds(evening: Evening, count: int) -> None:
    for _ in range(count):
        evening.round()


def asked(books: Books) -> list[tuple[str, int]]:
    """Which streams are asked for, and how many records each question brings back."""
    select = books.journal.recorder.select_events
    found: list[tuple[str, int]] = []

    def select_events(stream: str, **options: object) -> object:
        rows = select(stream, **options)
        found.append((stream, len(rows)))
        return rows

    books.journal.recorder.select_events = select_events  # type: ignore[method-assign]
    return found


def test_only_the_newest_snapshots_are_kept(where: Where, sql, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novamas.store.books.EVERY", 1)
    evening = Evening(where.url, keys=where.keys)
    other = Evening(where.url, keys=where.keys, id="2")
    other.round()
    assert other.books.keep_snapshot(other.table)
    taken = []
    for _ in range(KEPT + 3):
        evening.round()
        assert evening.books.keep_snapshot(evening.table)
        taken.append(evening.books.journal.head("table/1").seq)
    kept = sql("select originator_version from snapshots where originator_id=? order by 1", "table/1")
    assert [row[0] for row in kept] == taken[-KEPT:]
    assert len(sql("select 1 from snapshots where originator_id=?", "table/2")) == 1
    evening.close()
    other.close()


def test_the_writer_keeps_snapshots_after_what_came_before_them(
    where: Where, sql, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("novamas.store.books.EVERY", 1)
    evening = Evening(where.url, keys=where.keys)
    evening.round()
    state, seq = evening.table.state, evening.table.seq
    evening.books.snapshot_soon(evening.table)
    evening.books.snapshot_soon(evening.table)  # it is being taken already
    evening.close()
    assert len(sql("select 1 from snapshots")) == 1
    books = open_books(where.url, keys=where.keys)
    listed = next(books.list_tables())
    questions = asked(books)
    table = books.load_table(listed, Seeded(1))
    assert (table.state, table.seq) == (state, seq)
    assert sum(rows for stream, rows in questions if stream == TABLE + "1") <= 1, "only the record it was taken after"
    books.close()


def test_a_chore_that_fails_stops_nobody(where: Where) -> None:
    books = open_books(where.url, keys=where.keys)
    done = threading.Event()
    books.committer.do(lambda: 1 / 0)
    books.committer.do(done.set)
    assert books.committer.submit([Record("table/1", "X", 0)]).result(60) == {"table/1": 1}
    assert done.wait(60)
    books.close()


def test_who_cannot_be_told_stops_nobody(where: Where) -> None:
    books = open_books(where.url, keys=where.keys)

    def gone(outcome: object) -> None:
        raise RuntimeError("the one who asked is gone")

    books.committer.hand_in([Record("table/1", "X", 0)], gone)
    assert books.committer.submit([Record("table/1", "X", 1)]).result(60) == {"table/1": 2}
    books.close()


def test_the_past_of_a_closed_table_is_not_read_when_the_house_opens(where: Where) -> None:
    evening = Evening(where.url, keys=where.keys)
    rounds(evening, 3)
    evening.leave()
    evening.act(CloseTable(by="@director"))
    evening.last.result()
    assert not evening.table.state.open
    records = evening.books.journal.head("table/1").seq
    table, _, done = evening.books.open_table("2", OPENING, Seeded(1), "dora")
    done.result()
    evening.close()
    books = open_books(where.url, keys=where.keys)
    questions = asked(books)
    house = House(books)
    house.load()
    assert list(house.tables) == ["2"]
    assert sum(rows for stream, rows in questions if stream == TABLE + "1") == 1 < records
    listed = next(books.list_tables())
    assert sum(1 for _ in books.acts(listed, Codec(table.decider))) == records, "it can still be read"
    books.close()
