"""The journal: append-only streams on disk, through the recorders of `eventsourcing`.

A stream is a name (`table/3`, `purse/ana`, `house`); a record has a number in it, counted from 1. A batch holds records
of any number of streams and is written in one transaction or not at all; a number already taken is a `Conflict`.
Each batch also adds one record to the *spine* of this process: the heads of every stream that it touched, signed.
"""

from __future__ import annotations

import re
import threading
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from eventsourcing.persistence import ApplicationRecorder, IntegrityError, StoredEvent
from msgspec import Struct

from novamas.store.chain import GENESIS, Chain, Link, decode, digest, encode
from novamas.store.errors import BadStore, Conflict, Tampered
from novamas.store.keys import Key, Witness, signed_by
from novamas.store.places import open_place

SPINE = "spine/"
PAGE = 5_000
BACK = 500  # records of a page when a stream is read backwards: whoever does so wants only the last of them


class Record(Struct, frozen=True):
    """One record to be written: its stream, its kind, and what it says (anything msgspec can encode).

    `after` is the number of the record that its writer took for the last; where the stream has moved on, it conflicts.
    """

    stream: str
    kind: str
    body: Any
    after: int | None = None


class Read(Struct, frozen=True):
    """One record as it was read back."""

    stream: str
    seq: int
    kind: str
    body: msgspec.Raw


class Spine(Struct, frozen=True):
    """What a spine record says: the new head of every stream of the batch, and the signature over it."""

    heads: dict[str, tuple[int, str]]
    sign: str


class Journal:
    """A store, open for reading and writing. One writer a process; reading is free.

    A stream that somebody else wrote to, or whose last write failed, is *lost* to this process: nothing more is
    written to it until it is read anew (`forget`), so nobody builds on what did not happen.
    """

    def __init__(
        self, recorder: ApplicationRecorder, key: Key, witness: Witness, close: Callable[[], None], name: str = ""
    ) -> None:
        self.recorder = recorder
        self.key = key
        self.witness = witness
        self._close = close
        self._heads: dict[str, Chain] = {}
        self._lost: set[str] = set()
        self._lock = threading.Lock()
        spine = SPINE + (name or uuid.uuid4().hex[:12])
        self.spine: Chain = self._on_disk(spine) if name else Chain(spine)
        self._adrift = False

    # -- writing -------------------------------------------------------------------------------------------------

    def append(self, records: Sequence[Record]) -> dict[str, int]:
        """Writes a batch in one durable transaction; the last number of each stream comes back."""
        with self._lock:
            if lost := next((r.stream for r in records if r.stream in self._lost), None):
                raise Conflict(f"{lost} has moved on and must be read again first.")
            if self._adrift:
                self.spine, self._adrift = self._on_disk(self.spine.stream), False
            heads: dict[str, Chain] = {}
            rows: list[StoredEvent] = []
            for record in records:
                head = heads.get(record.stream)
                if head is None:
                    known = self.head(record.stream)
                    head = heads[record.stream] = Chain(record.stream, known.seq, known.head)
                if record.after is not None and record.after != head.seq:
                    raise Conflict(f"{record.stream} has moved on and must be read again first.")
                rows.append(self._row(head, record.kind, record.body))
            spine = Chain(self.spine.stream, self.spine.seq, self.spine.head)
            news = {name: (head.seq, head.head) for name, head in heads.items()}
            text = signable(spine.stream, spine.seq + 1, spine.head, news)
            rows.append(self._row(spine, "Spine", Spine(news, self.key.sign(text))))
            self._adrift = True  # until it is known that the batch was written, nobody knows where the spine ends
            self._insert(rows, list(heads))
            self._adrift = False
            self._heads.update(heads)
            self.spine = spine
            self.witness.saw(spine.stream, spine.seq, spine.head)
            return {name: head.seq for name, head in heads.items()}

    def _insert(self, rows: list[StoredEvent], streams: list[str]) -> None:
        try:
            self.recorder.insert_events(rows)
        except IntegrityError:
            # A connection that broke after its commit makes the recorder try again: then the batch is ours already.
            last = rows[-1]
            there = self.recorder.select_events(last.originator_id, gt=last.originator_version - 1, limit=1)
            if there and there[0].state == last.state:
                return
            for stream in streams:
                known, disk = self.head(stream), self._on_disk(stream)
                if (known.seq, known.head) != (disk.seq, disk.head):
                    self._lost.add(stream)
            raise Conflict("Somebody else wrote to this stream first.") from None
        except BaseException:  # nobody knows what is on disk now
            self.lose(streams)
            raise

    def _row(self, head: Chain, kind: str, body: Any) -> StoredEvent:
        state = encode(head.head, body)
        head.seq += 1
        head.head = digest(head.stream, head.seq, state)
        return StoredEvent(head.stream, head.seq, kind, state)

    # -- reading -------------------------------------------------------------------------------------------------

    def head(self, stream: str) -> Chain:
        """Where a stream ends, as far as this process knows; read from disk the first time."""
        known = self._heads.get(stream)
        return known if known is not None else self._heads.setdefault(stream, self._on_disk(stream))

    def _on_disk(self, stream: str) -> Chain:
        chain = Chain(stream)
        if last := self.recorder.select_events(stream, desc=True, limit=1):
            chain.seq = last[0].originator_version
            chain.head = digest(stream, chain.seq, last[0].state)
        return chain

    def lose(self, streams: Iterable[str]) -> None:
        """What was to be written to these streams was not: nothing may follow it before they are read anew."""
        self._lost.update(streams)

    def forget(self, stream: str) -> None:
        """Another process may have written to this stream: ask the disk again."""
        self._heads.pop(stream, None)
        self._lost.discard(stream)

    def size(self) -> int:
        """How many records there are, about: the number of the last."""
        return self.recorder.max_notification_id() or 0

    def read(self, stream: str, after: int = 0, head: str = GENESIS) -> Iterator[Read]:
        """The records of a stream from a trusted place on, each checked against the one before it."""
        chain = Chain(stream, after, head)
        while True:
            page = self.recorder.select_events(stream, gt=chain.seq, limit=PAGE)
            for row in page:
                yield Read(stream, row.originator_version, row.topic, chain.follow(row.originator_version, row.state))
            if len(page) < PAGE:
                return

    def read_back(self, stream: str, last: int) -> Iterator[Read]:
        """The records of a stream from a place back to its first, each checked against the one after it."""
        after: Link | None = None
        while last > 0:
            page = self.recorder.select_events(stream, lte=last, desc=True, limit=BACK)
            for row in page:
                seq = row.originator_version
                if seq != last or (after is not None and digest(stream, seq, row.state) != after.prev):
                    raise Tampered(f"Record {last} of {stream} is missing or was changed.", stream, last)
                after = decode(stream, seq, row.state)
                last = seq - 1
                yield Read(stream, seq, row.topic, after.body)
            if not page:
                raise Tampered(f"Record {last} of {stream} is missing.", stream, last)

    def all(self) -> Iterator[tuple[str, int, str, bytes]]:
        """Every row of the store in the order of writing, unchecked: for the audit."""
        last = 0
        while True:
            page = self.recorder.select_notifications(last, PAGE, inclusive_of_start=False)
            for n in page:
                yield str(n.originator_id), n.originator_version, n.topic, n.state
            if len(page) < PAGE:
                return
            last = page[-1].id

    def close(self) -> None:
        self.witness.close()
        self._close()


def signable(spine: str, seq: int, prev: str, heads: dict[str, tuple[int, str]]) -> str:
    return f"{spine} {seq} {prev} " + msgspec.json.encode(heads, order="sorted").decode()


def signed(public: str, spine: str, seq: int, prev: str, body: Spine) -> bool:
    return signed_by(public, signable(spine, seq, prev, body.heads), body.sign)


def open_journal(url: str, keys: Path | None = None, name: str = "", existing: bool = False) -> Journal:
    """Opens a store: a path or `sqlite:PATH` for the embedded one, `postgresql://…` for a house with several servers.

    `keys` is the folder of the signing key and the witness; by default `<store>.keys` beside an SQLite file, and
    `~/.novamas/<host>-<port>-<database>` for PostgreSQL. Servers of one house share the key: give each a copy.
    `name` is this server's own, if it has one. An `existing` store is only read, and nothing is created.
    """
    if not re.fullmatch(r"[\w.-]*", name):
        raise BadStore(f"{name!r} cannot be the name of a server: letters, digits, dots and dashes only.")
    place = open_place(url, existing)
    folder = keys or place.keys
    try:
        key = Key.known(folder) if existing else Key.of(folder)
        return Journal(place.recorder, key, Witness(folder), place.close, name)
    except OSError as e:
        place.close()
        raise BadStore(f"The keys of the store cannot be kept in {folder}: {e.strerror}.") from None
    except BaseException:
        place.close()
        raise
