"""The journal: append-only streams on disk, through the recorders of `eventsourcing`.

A stream is a name (`table/3`, `purse/ana`, `house`); a record has a number in it, counted from 1. A batch holds records
of any number of streams and is written in one transaction or not at all; a number already taken is a `Conflict`.
Each batch also adds one record to the *spine* of this process: the heads of every stream that it touched, signed.
"""

from __future__ import annotations

import threading
import uuid
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from eventsourcing.persistence import ApplicationRecorder, IntegrityError, PersistenceError, StoredEvent
from msgspec import Struct

from novamas.store.chain import GENESIS, Chain, digest, encode
from novamas.store.errors import BadStore, Conflict
from novamas.store.keys import Key, Witness, signed_by

SPINE = "spine/"
PAGE = 5_000


class Record(Struct, frozen=True):
    """One record to be written: its stream, its kind, and what it says (anything msgspec can encode)."""

    stream: str
    kind: str
    body: Any


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
    """A store, open for reading and writing. One writer a process; reading is free."""

    def __init__(self, recorder: ApplicationRecorder, key: Key, witness: Witness, close: Any, name: str = "") -> None:
        self.recorder = recorder
        self.key = key
        self.witness = witness
        self.spine = Chain(SPINE + (name or uuid.uuid4().hex[:12]))
        self._close = close
        self._heads: dict[str, Chain] = {}
        self._lock = threading.Lock()

    # -- writing -------------------------------------------------------------------------------------------------

    def append(self, records: Sequence[Record]) -> dict[str, int]:
        """Writes a batch in one durable transaction; the last number of each stream comes back."""
        with self._lock:
            heads: dict[str, Chain] = {}
            rows: list[StoredEvent] = []
            for record in records:
                head = heads.get(record.stream)
                if head is None:
                    known = self.head(record.stream)
                    head = heads[record.stream] = Chain(record.stream, known.seq, known.head)
                rows.append(self._row(head, record.kind, record.body))
            spine = Chain(self.spine.stream, self.spine.seq, self.spine.head)
            news = {name: (head.seq, head.head) for name, head in heads.items()}
            text = signable(spine.stream, spine.seq + 1, spine.head, news)
            rows.append(self._row(spine, "Spine", Spine(news, self.key.sign(text))))
            try:
                self.recorder.insert_events(rows)
            except IntegrityError:
                for name in heads:
                    self._heads.pop(name, None)
                raise Conflict("Somebody else wrote to this stream first.") from None
            self._heads.update(heads)
            self.spine = spine
            self.witness.saw(spine.stream, spine.seq, spine.head)
            return {name: head.seq for name, head in heads.items()}

    def _row(self, head: Chain, kind: str, body: Any) -> StoredEvent:
        state = encode(head.head, body)
        head.seq += 1
        head.head = digest(head.stream, head.seq, state)
        return StoredEvent(head.stream, head.seq, kind, state)

    # -- reading -------------------------------------------------------------------------------------------------

    def head(self, stream: str) -> Chain:
        """Where a stream ends, as far as this process knows; read from disk the first time."""
        if stream not in self._heads:
            last = self.recorder.select_events(stream, desc=True, limit=1)
            chain = Chain(stream)
            if last:
                chain.seq = last[0].originator_version
                chain.head = digest(stream, chain.seq, last[0].state)
            self._heads[stream] = chain
        return self._heads[stream]

    def forget(self, stream: str) -> None:
        """Another process may have written to this stream: ask the disk again."""
        self._heads.pop(stream, None)

    def read(self, stream: str, after: int = 0, head: str = GENESIS) -> Iterator[Read]:
        """The records of a stream from a trusted place on, each checked against the one before it."""
        chain = Chain(stream, after, head)
        while True:
            page = self.recorder.select_events(stream, gt=chain.seq, limit=PAGE)
            for row in page:
                yield Read(stream, row.originator_version, row.topic, chain.follow(row.originator_version, row.state))
            if len(page) < PAGE:
                return

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
        self._close()


def signable(spine: str, seq: int, prev: str, heads: dict[str, tuple[int, str]]) -> str:
    return f"{spine} {seq} {prev} " + msgspec.json.encode(heads, order="sorted").decode()


def signed(public: str, spine: str, seq: int, prev: str, body: Spine) -> bool:
    return signed_by(public, signable(spine, seq, prev, body.heads), body.sign)


def open_journal(url: str, keys: Path | None = None, name: str = "") -> Journal:
    """Opens a store: a path or `sqlite:PATH` for the embedded one, `postgresql://…` for a house with several servers.

    `keys` is the folder of the signing key and the witness; by default `<store>.keys` beside an SQLite file.
    """
    try:
        if url.startswith(("postgres://", "postgresql://")):
            recorder, close, beside = _postgres(url)
        else:
            recorder, close, beside = _sqlite(url.removeprefix("sqlite:"))
    except PersistenceError as e:
        raise BadStore(f"The store {_hidden(url)} cannot be opened: {str(e).splitlines()[0]}.") from None
    folder = keys or beside
    folder.mkdir(parents=True, exist_ok=True)
    return Journal(recorder, Key.at(folder / "house.key"), Witness(folder / "witness.json"), close, name)


def _sqlite(path: str) -> tuple[ApplicationRecorder, Any, Path]:
    from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteDatastore

    if not path:
        raise BadStore("A store needs a file name, like casino.db.")
    file = Path(path)
    if file.is_dir():
        raise BadStore(f"{path} is a folder; a store is a file in one.")
    if file.exists() and file.stat().st_size and file.read_bytes()[:15] != b"SQLite format 3":
        raise BadStore(f"{path} is not a store.")
    if not file.parent.exists():
        raise BadStore(f"There is no folder {file.parent} to keep a store in.")
    # WAL with full sync, SQLite's own default there: a commit is on disk when it returns.
    datastore = SQLiteDatastore(db_name=str(file), originator_id_type="text")
    recorder = SQLiteApplicationRecorder(datastore)
    recorder.create_table()
    return recorder, datastore.close, file.with_name(file.name + ".keys")


def _postgres(url: str) -> tuple[ApplicationRecorder, Any, Path]:
    from eventsourcing.postgres import PostgresApplicationRecorder, PostgresDatastore

    at = urlsplit(url)
    datastore = PostgresDatastore(
        dbname=at.path.lstrip("/") or "novamas",
        host=at.hostname or "127.0.0.1",
        port=at.port or 5432,
        user=at.username or "",
        password=at.password or "",
        pool_size=2,
        max_overflow=4,
        originator_id_type="text",
    )
    recorder = PostgresApplicationRecorder(datastore)
    recorder.create_table()
    return (
        recorder,
        datastore.close,
        Path.home() / ".novamas" / f"{at.hostname or 'local'}-{at.path.strip('/') or 'novamas'}",
    )


def _hidden(url: str) -> str:
    at = urlsplit(url)
    return url.replace(f":{at.password}@", ":…@") if at.password else url


def streams(rows: Iterable[tuple[str, int, str, bytes]], prefix: str) -> dict[str, int]:
    """How many records each stream of a kind has."""
    found: dict[str, int] = {}
    for stream, _, _, _ in rows:
        if stream.startswith(prefix):
            found[stream] = found.get(stream, 0) + 1
    return found
