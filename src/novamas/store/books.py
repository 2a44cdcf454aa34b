"""The casino's books: what happens at its tables and in its purses, on disk before anybody is told.

`Books` knows where things are written (`table/3`, `purse/ana`, `rules/<digest>`, `house`) and rebuilds tables from
snapshots and acts. It decides nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import msgspec
from eventsourcing.persistence import AggregateRecorder, StoredEvent
from msgspec import Struct

from novamas.casino import Act, Codec, Entry, LiveTable, Purse, Snapshot
from novamas.kit.chance import Source
from novamas.store.chain import digest as record_hash
from novamas.store.commit import Committer, Written
from novamas.store.errors import BadStore, Tampered
from novamas.store.journal import Journal, Record
from novamas.store.rules import RULES, Frozen, frozen, kept_from
from novamas.table import Opening

TABLE, PURSE, HOUSE = "table/", "purse/", "house"
EVERY = 1_000  # events between two snapshots of a table, at least


class Listed(Struct, frozen=True, tag="Table"):
    """A table of the house: its number, how it was opened, and the digest of its rules."""

    id: str
    opening: Opening
    digest: str


class SnapshotAt(Struct, frozen=True):
    """A snapshot and the record it was taken after, with that record's hash."""

    record: int
    hash: str
    snapshot: Snapshot


class Books:
    """The books of a house over a journal."""

    def __init__(self, journal: Journal, snapshots: AggregateRecorder, clock: Callable[[], float] = time.time) -> None:
        self.journal = journal
        self.snapshots = snapshots
        self.clock = clock
        self.committer = Committer(journal)
        self._taken: dict[str, int] = {}

    def close(self) -> None:
        self.committer.close()
        self.journal.close()

    # -- tables ------------------------------------------------------------------------------------------------------

    def listed(self) -> Iterator[Listed]:
        """Every table that was ever opened, in order."""
        for read in self.journal.read(HOUSE):
            if read.kind == "Table":
                yield msgspec.json.decode(read.body, type=Listed)

    def open_table(self, id: str, opening: Opening, source: Source, person: str) -> tuple[LiveTable, Future[Written]]:
        """Opens a table; it is open once the future is done."""
        digest, kept = kept_from(opening.law, opening.game, opening.readings)
        table = LiveTable(id, opening, source, self.clock)
        first = table.open(person)
        records = [Record(HOUSE, "Table", Listed(id, opening, digest)), self.record(id, first)]
        if self.journal.head(RULES + digest).seq == 0:
            records.insert(0, Record(RULES + digest, "Rules", kept))
        return table, self.committer.submit(records)

    def laws(self, digest: str) -> Frozen:
        """The rules that were kept under a digest."""
        for read in self.journal.read(RULES + digest):
            return frozen(read.body, digest)
        raise Tampered(f"The rules {digest[:12]}… of a table are missing.", RULES + digest, 1)

    def load_table(self, listed: Listed, source: Source) -> LiveTable:
        """A table as it was when it was last written, from its newest snapshot on."""
        table = LiveTable(listed.id, listed.opening, source, self.clock, self.laws(listed.digest))
        codec = Codec(table.decider)
        after, head = 0, ""
        if (at := self._snapshot(listed.id)) is not None:
            table.restore(at.snapshot)
            after, head = at.record, at.hash
        for read in self.journal.read(TABLE + listed.id, after, head):
            table.apply(codec.read(read.body))
        self._taken[listed.id] = table.seq
        return table

    def record(self, id: str, act: Act) -> Record:
        kind = type(act.command).__name__ if act.command is not None else "TableOpened"
        return Record(TABLE + id, kind, act)

    def acts(self, listed: Listed, codec: Codec, since: int = 0) -> Iterator[Act]:
        """The acts of a table that end after an event number."""
        for read in self.journal.read(TABLE + listed.id):
            act = codec.read(read.body)
            if act.end > since:
                yield act

    # -- snapshots ---------------------------------------------------------------------------------------------------

    def keep_snapshot(self, table: LiveTable) -> bool:
        """Keeps a snapshot if the table rests and has moved on far enough; what it says is already on disk."""
        if table.seq - self._taken.get(table.id, 0) < EVERY or not table.decider.resting(table.state):
            return False
        head = self.journal.head(TABLE + table.id)
        at = SnapshotAt(head.seq, head.head, table.snapshot())
        row = StoredEvent(TABLE + table.id, head.seq, "Snapshot", msgspec.json.encode(at))
        self.snapshots.insert_events([row])
        self._taken[table.id] = table.seq
        return True

    def _snapshot(self, id: str) -> SnapshotAt | None:
        """The newest snapshot that fits the record it was taken after; a cache that does not fit is passed over."""
        for row in self.snapshots.select_events(TABLE + id, desc=True, limit=3):
            try:
                at = msgspec.json.decode(row.state, type=SnapshotAt)
            except msgspec.MsgspecError:
                continue
            there = self.journal.recorder.select_events(TABLE + id, gt=at.record - 1, limit=1)
            if there and record_hash(TABLE + id, at.record, there[0].state) == at.hash:
                return at
        return None

    # -- purses ------------------------------------------------------------------------------------------------------

    def purse(self, person: str) -> Purse:
        """A person's purse, read anew: another server may have written to it."""
        self.journal.forget(PURSE + person)
        purse = Purse(person)
        for read in self.journal.read(PURSE + person):
            purse.apply(msgspec.json.decode(read.body, type=Entry))
        return purse

    def entry(self, person: str, amount: int, other: str, why: str, by: str = "") -> Record:
        return Record(PURSE + person, "Entry", Entry(amount, other, why, self.clock(), by))


def open_books(url: str, **options: Any) -> Books:
    """Opens a store and its snapshots."""
    from novamas.store.journal import open_journal

    journal = open_journal(url, **options)
    recorder = journal.recorder
    module = type(recorder).__module__
    if module == "eventsourcing.sqlite":
        from eventsourcing.sqlite import SQLiteAggregateRecorder

        snapshots: Any = SQLiteAggregateRecorder(recorder.datastore, events_table_name="snapshots")  # type: ignore[attr-defined]
    elif module == "eventsourcing.postgres":
        from eventsourcing.postgres import PostgresAggregateRecorder

        snapshots = PostgresAggregateRecorder(recorder.datastore, events_table_name="snapshots")  # type: ignore[attr-defined]
    else:
        raise BadStore(f"There are no snapshots for {module}.")
    snapshots.create_table()
    return Books(journal, snapshots)
