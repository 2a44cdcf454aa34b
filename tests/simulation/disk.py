"""A disk that only says it wrote: records and snapshots in memory, behind the interface of `eventsourcing`'s recorders.

A batch is there as a whole or not at all, as SQLite and PostgreSQL promise. Everything else may go wrong: a write
fails before it was done or after it, takes long, finds no room; the whole disk goes back to what it was an hour ago.
What was acknowledged stays, unless the disk goes back.
"""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from eventsourcing.persistence import ApplicationRecorder, IntegrityError, Notification, OperationalError, StoredEvent
from tests.simulation.virtual import HERE

Streams = dict[str, list[StoredEvent]]


def version(row: StoredEvent) -> int:
    return row.originator_version


def select(streams: Streams, stream: str, gt: int | None, lte: int | None, desc: bool, limit: int | None) -> Any:
    rows = streams.get(stream, [])
    low = 0 if gt is None else bisect_right(rows, gt, key=version)
    high = len(rows) if lte is None else bisect_right(rows, lte, key=version)
    found = rows[low:high]
    return (found[::-1] if desc else found)[:limit]


class Disk:
    """What is written, and how well the disk does."""

    def __init__(self, rng: random.Random, now: Callable[[], float]) -> None:
        self.rng = rng
        self.now = now
        self.rows: list[Notification] = []
        self.times: list[float] = []
        self.streams: Streams = {}
        self.snapshots: Streams = {}
        self.slow = 0.002  # seconds that a write takes, about
        self.full = False
        self.gone = False
        self.fails_before = 0.0
        self.fails_after = 0.0
        self.mangles = 0.0
        self.mangled: set[bytes] = set()  # snapshots that came to be what nobody wrote

    # -- what lies on it ----------------------------------------------------------------------------------------------

    def image(self) -> tuple[list[Notification], list[float], Streams, Streams]:
        copies = [{k: list(v) for k, v in kept.items()} for kept in (self.streams, self.snapshots)]
        return list(self.rows), list(self.times), copies[0], copies[1]

    def restore(self, image: tuple[list[Notification], list[float], Streams, Streams]) -> None:
        """The disk goes back in time."""
        self.rows, self.times, self.streams, self.snapshots = image

    def insert(self, events: Sequence[StoredEvent]) -> int:
        """One transaction."""
        new: dict[str, int] = {}
        for e in events:
            stream, number = str(e.originator_id), e.originator_version
            rows = self.streams.get(stream, [])
            last = new.get(stream, rows[-1].originator_version if rows else 0)
            if number <= last:
                raise IntegrityError(f"UNIQUE constraint failed: {stream} {number}")
            new[stream] = number
        for e in events:
            self.streams.setdefault(str(e.originator_id), []).append(e)
            row = Notification(e.originator_id, e.originator_version, e.topic, e.state, id=len(self.rows) + 1)
            self.rows.append(row)
            self.times.append(self.now())
        return len(self.rows)

    # -- how it does --------------------------------------------------------------------------------------------------

    def takes(self) -> float:
        return self.slow * self.rng.uniform(0.2, 2.0)

    def pause(self) -> None:
        """The thread that writes waits for the disk, and everything else goes on."""
        if (thread := HERE.get()) is not None:
            thread.sleep(self.takes())

    def check(self) -> None:
        if self.gone:
            raise OperationalError("disk I/O error")

    def write(self, events: Sequence[StoredEvent]) -> None:
        self.pause()
        self.check()
        if self.full:
            raise OperationalError("database or disk is full")
        if self.rng.random() < self.fails_before:
            raise OperationalError("disk I/O error before the write")
        self.insert(events)
        self.pause()
        if self.gone or self.rng.random() < self.fails_after:
            raise OperationalError("disk I/O error after the write")


class Recorder(ApplicationRecorder):
    """The records of a disk, as the journal asks for them."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> Sequence[int] | None:
        self.disk.write(stored_events)
        return None

    def select_events(
        self, originator_id: Any, *, gt: int | None = None, lte: int | None = None, desc: bool = False,
        limit: int | None = None,
    ) -> Sequence[StoredEvent]:  # fmt: skip
        self.disk.check()
        return select(self.disk.streams, str(originator_id), gt, lte, desc, limit)  # type: ignore[no-any-return]

    def select_notifications(
        self, start: int | None, limit: int, stop: int | None = None, topics: Sequence[str] = (), *,
        inclusive_of_start: bool = True,
    ) -> Sequence[Notification]:  # fmt: skip
        self.disk.check()
        first = 0 if start is None else start - 1 if inclusive_of_start else start
        return self.disk.rows[max(0, first) : stop][:limit]

    def max_notification_id(self) -> int | None:
        self.disk.check()
        return len(self.disk.rows) or None

    def subscribe(self, gt: int | None = None, topics: Sequence[str] = ()) -> Any:
        raise NotImplementedError("the feed of a house does not use it")


class Snapshots:
    """The snapshots beside the records: a cache that may come back torn or mixed up, and must not be believed then."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    def all(self) -> Iterator[tuple[str, int, str, bytes]]:
        for rows in self.disk.snapshots.values():
            yield from ((str(e.originator_id), e.originator_version, e.topic, e.state) for e in rows)

    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> None:
        self.disk.pause()
        self.disk.check()
        if self.disk.full:
            raise OperationalError("database or disk is full")
        for e in stored_events:
            rows = self.disk.snapshots.setdefault(str(e.originator_id), [])
            at = bisect_left(rows, e.originator_version, key=version)
            if at < len(rows) and rows[at].originator_version == e.originator_version:
                raise IntegrityError("UNIQUE constraint failed")
            rows.insert(at, self.mangled(e, rows[at - 1].state if at else e.state))

    def mangled(self, e: StoredEvent, before: bytes) -> StoredEvent:
        """A snapshot that is half written, or has the number of a later one than it is."""
        if self.disk.rng.random() >= self.disk.mangles:
            return e
        state = e.state[: len(e.state) // 2]
        if self.disk.rng.random() < 0.7 and (start := before.find(b'"snapshot":')) > 0:
            state = e.state[: e.state.find(b'"snapshot":')] + before[start:]
            if state == e.state:
                return e
        self.disk.mangled.add(state)
        return StoredEvent(e.originator_id, e.originator_version, e.topic, state)

    def select_events(
        self, originator_id: Any, *, gt: int | None = None, lte: int | None = None, desc: bool = False,
        limit: int | None = None,
    ) -> Sequence[StoredEvent]:  # fmt: skip
        self.disk.check()
        return select(self.disk.snapshots, str(originator_id), gt, lte, desc, limit)  # type: ignore[no-any-return]


def keep_newest(snapshots: Snapshots, stream: str, count: int) -> None:
    """Deletes all snapshots of a stream but the newest few."""
    snapshots.disk.check()
    rows = snapshots.disk.snapshots.get(stream, [])
    del rows[: max(0, len(rows) - count)]


def streams_between(recorder: Recorder, first: str, beyond: str) -> Iterator[str]:
    """The names of all streams from one name on and before another."""
    recorder.disk.check()
    yield from (stream for stream in list(recorder.disk.streams) if first <= stream < beyond)


def last_rows(recorder: Recorder, streams: Sequence[str]) -> Iterator[tuple[str, int, str, bytes]]:
    """The last record of each of these streams that has any."""
    for stream in streams:
        for row in recorder.select_events(stream, desc=True, limit=1):
            yield stream, row.originator_version, row.topic, row.state


def spoilt(disk: Disk) -> bool:
    """Whether a snapshot lies there that nobody wrote so."""
    return any(row.state in disk.mangled for rows in disk.snapshots.values() for row in rows)
