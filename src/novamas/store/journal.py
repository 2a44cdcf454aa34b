"""The journal: append-only streams on disk, through the recorders of `eventsourcing`.

A stream is a name (`table/3`, `purse/ana`, `house`); a record has a number in it, counted from 1. A batch holds records
of any number of streams and is written in one transaction or not at all; a number already taken is a `Conflict`.
Each batch also adds one record to the *spine* of this process: the heads of every stream that it touched, signed.
"""

from __future__ import annotations

import hashlib
import threading
import time
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from eventsourcing.persistence import ApplicationRecorder, IntegrityError, StoredEvent
from msgspec import Struct
from msgspec.structs import replace

from novamas.kit import forms
from novamas.kit.forms import Lift, kind_in_form, split_kind
from novamas.store.chain import GENESIS, Chain, Link, check_seal, decode, digest, encode
from novamas.store.clock import Clock
from novamas.store.errors import BadStore, Conflict, OtherForm, StoreGone, Tampered
from novamas.store.keys import Key, Witness, is_signed_by
from novamas.store.places import EVENTS, SNAPSHOTS, Columns, Datastore, last_rows, rows_as_they_are

SPINE = "spine/"
RULES = "rules/"  # streams of one record: rules that a table was opened under, under their digest
ONCE = "key/"  # streams of one record: a command that somebody marked as to be done once
PAGE = 5_000
COLUMNS = ("originator_id", "originator_version#", "topic", "state!")
LIFTS: tuple[Lift, ...] = ()  # how records of earlier forms are read, other than what is in an act
BACK = 500  # records of a page when a stream is read backwards, at most


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
    form: int
    body: msgspec.Raw


class Batch(Struct, frozen=True):
    """What a signature is over: the new head of every stream that a batch touched, a digest of its records in their
    order, the last batch of another server that its writer knew, and the time."""

    heads: dict[str, tuple[int, str]]
    rows: str
    seen: tuple[str, int, str] | None
    at: float


class Spine(Struct, frozen=True):
    """What a spine record says: a batch, and the house's signature over it."""

    batch: Batch
    sign: str


class Timed(Struct, frozen=True):
    """As much of a record as says when it was."""

    at: float | None = None


def time_of(link: Link) -> float:
    """When a record was written, as far as it says so."""
    try:
        return msgspec.json.decode(link.body, type=Timed).at or 0.0
    except msgspec.ValidationError:  # it is no table of names and values
        return 0.0


class Journal:
    """A store, open for reading and writing. One writer a process; reading is free.

    A stream that somebody else wrote to, or whose last write failed, is *lost* to this process: nothing more is
    written to it until it is read anew (`forget`), so nobody builds on what did not happen.
    """

    def __init__(
        self,
        recorder: ApplicationRecorder,
        key: Key,
        witness: Witness,
        close: Callable[[], None],
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.recorder = recorder
        self.key = key
        self.witness = witness
        self.clock: Clock = clock if isinstance(clock, Clock) else Clock(clock or time.time)
        self.id = ""  # the house's, once it is founded
        self.folder = witness.folder  # of the keys, once it is known
        self.file: Path | None = None  # of the store, where it is one
        self.gone: Callable[[], str] = lambda: ""  # what was taken away under this process, if anything was
        self.missing: tuple[Any, ...] = ()  # what its witness knew and the store did not hold when it was opened
        self.seen: tuple[str, int, str] | None = None  # the last batch of another process, until one of ours names it
        self._close = close
        self._heads: dict[str, Chain] = {}
        self._times: dict[str, float] = {}  # of the last record of each stream whose head is known
        self._lost: set[str] = set()
        self._lock = threading.Lock()
        self.spine: Chain = Chain(SPINE + uuid.uuid4().hex[:12])
        self._adrift = False

    # -- writing -------------------------------------------------------------------------------------------------

    def append(self, records: Sequence[Record]) -> dict[str, int]:
        """Writes a batch in one durable transaction; the last number of each stream comes back."""
        with self._lock:
            if lost := next((r.stream for r in records if r.stream in self._lost), None):
                raise Conflict("moved-on", lost=lost)
            if self._adrift:
                self.spine, self._adrift = self._on_disk(self.spine.stream), False
            heads: dict[str, Chain] = {}
            times: dict[str, float] = {}
            rows: list[StoredEvent] = []
            digests = hashlib.sha256()
            for record in records:
                head = heads.get(record.stream)
                if head is None:
                    known = self.head(record.stream) if not is_once(record.stream) else Chain(record.stream)
                    head = heads[record.stream] = Chain(record.stream, known.seq, known.head)
                elif is_once(record.stream):
                    raise Conflict("being-done")
                if record.after is not None and record.after != head.seq:
                    raise Conflict("moved-on", lost=record.stream)
                body = self._date(record, times)
                rows.append(self._row(head, record.kind, body))
                digests.update(head.head.encode())
            spine = Chain(self.spine.stream, self.spine.seq, self.spine.head)
            news = {name: (head.seq, head.head) for name, head in heads.items()}
            at = max((self.clock(), *times.values()))
            self.clock.not_before(at)  # what was decided on what another server wrote may be ahead of this one's clock
            batch = Batch(news, digests.hexdigest(), self.seen, at)
            text = signable(spine.stream, spine.seq + 1, spine.head, batch)
            rows.append(self._row(spine, "Spine", Spine(batch, self.key.sign(text))))
            self._adrift = True  # until it is known that the batch was written, nobody knows where the spine ends
            self._insert(rows, list(heads))
            self._adrift = False
            self._heads.update((name, head) for name, head in heads.items() if not is_once(name))
            self._times.update((name, at) for name, at in times.items() if not is_once(name))
            self.spine, self.seen = spine, None
            self.witness.note(spine.stream, spine.seq, spine.head)  # the batch is on disk, whatever becomes of the note
            return {name: head.seq for name, head in heads.items()}

    def _insert(self, rows: list[StoredEvent], streams: list[str]) -> None:
        try:
            self.recorder.insert_events(rows)
            self.check_there()
        except IntegrityError:
            # A connection that broke after its commit makes the recorder try again: then the batch is ours already.
            last = rows[-1]
            there = self.recorder.select_events(last.originator_id, gt=last.originator_version - 1, limit=1)
            if there and there[0].state == last.state:
                return
            for stream in streams:
                if is_once(stream):
                    continue
                known, disk = self.head(stream), self._on_disk(stream)
                if (known.seq, known.head) != (disk.seq, disk.head):
                    self._lost.add(stream)
            raise Conflict("somebody-first") from None
        except BaseException:  # nobody knows what is on disk now
            self.lose(streams)
            self.check_there()  # whatever SQLite says of it
            raise

    def check_there(self) -> None:
        """Raises `StoreGone` where the files of the store were taken away: what can still be read of them through this
        process will be gone with it, and nobody may be told that it is on disk."""
        if gone := self.gone():
            raise StoreGone(gone)

    def _date(self, record: Record, times: dict[str, float]) -> object:
        """What a record says. Where it would be earlier than what its stream ends with, because another server's clock
        is ahead, it is given that time: a stream never runs backwards."""
        body, stream = record.body, record.stream
        at: float | None = getattr(body, "at", None)
        if at is None:
            return body
        least = times.get(stream, self._times.get(stream, 0.0))
        times[stream] = max(at, least)
        return body if at >= least else replace(body, at=least)

    def _row(self, head: Chain, kind: str, body: object) -> StoredEvent:
        if self.key.secret is None:
            raise BadStore("read-only")
        head.seq += 1
        kind = kind_in_form(kind)
        state = encode(head.stream, head.seq, kind, head.head, body, self.key.secret)
        head.head = digest(head.stream, head.seq, kind, state)
        return StoredEvent(head.stream, head.seq, kind, state)

    # -- reading -------------------------------------------------------------------------------------------------

    def chain(self, stream: str, seq: int = 0, head: str = GENESIS) -> Chain:
        """A chain that knows this house's records from others, as far as the secret is at hand."""
        return Chain(stream, seq, head, self.key.secret)

    def head(self, stream: str) -> Chain:
        """Where a stream ends, as far as this process knows; read from disk the first time."""
        known = self._heads.get(stream)
        return known if known is not None else self._heads.setdefault(stream, self._on_disk(stream))

    def _on_disk(self, stream: str) -> Chain:
        chain = Chain(stream)
        for last in self.recorder.select_events(stream, desc=True, limit=1):
            chain.seq = last.originator_version
            chain.head = digest(stream, chain.seq, last.topic, last.state)
            self._times[stream] = time_of(decode(stream, chain.seq, last.state))
        return chain

    def end_of(self, stream: str) -> Chain:
        """Where a stream ends on disk."""
        return self._on_disk(stream)

    def ends_of(self, streams: Sequence[str]) -> dict[str, Chain]:
        """Where each of these streams ends on disk; what has no records is left out."""
        rows = last_rows(self.recorder, streams)
        return {stream: Chain(stream, seq, digest(stream, seq, kind, state)) for stream, seq, kind, state in rows}

    def first(self, stream: str) -> Read | None:
        """The first record of a stream, if it has one."""
        for row in self.recorder.select_events(stream, limit=1):
            return self.check_row(row)
        return None

    def last(self, stream: str) -> Read | None:
        """The last record of a stream, if it has one."""
        for row in self.recorder.select_events(stream, desc=True, limit=1):
            return self.check_row(row)
        return None

    def check_row(self, row: StoredEvent) -> Read:
        """Checks a record that is read without those before it: not by the chain, but by its seal."""
        stream, seq, kind = str(row.originator_id), row.originator_version, row.topic
        link = decode(stream, seq, row.state)
        if self.key.secret is not None:
            check_seal(stream, seq, kind, link, self.key.secret)
        return as_read(stream, seq, kind, link.body)

    def lose(self, streams: Iterable[str]) -> None:
        """What was to be written to these streams was not: nothing may follow it before they are read anew."""
        self._lost.update(stream for stream in streams if not is_once(stream))

    def forget(self, stream: str) -> None:
        """Another process may have written to this stream: ask the disk again."""
        self._heads.pop(stream, None)
        self._times.pop(stream, None)
        self._lost.discard(stream)

    def size(self) -> int:
        """How many records there are, about: the number of the last."""
        return self.recorder.max_notification_id() or 0

    def read(self, stream: str, after: int = 0, head: str = GENESIS) -> Iterator[Read]:
        """The records of a stream from a trusted place on, each checked against the one before it."""
        return self.follow(self.chain(stream, after, head))

    def follow(self, chain: Chain) -> Iterator[Read]:
        """What a stream says since a chain last followed it, each record checked against the one before."""
        while True:
            page = self.recorder.select_events(chain.stream, gt=chain.seq, limit=PAGE)
            for row in page:
                seq, kind = row.originator_version, row.topic
                yield as_read(chain.stream, seq, kind, chain.follow(seq, kind, row.state))
            if len(page) < PAGE:
                return

    def read_back(self, stream: str, last: int) -> Iterator[Read]:
        """The records of a stream from a place back to its first, each checked against the one after it."""
        after: Link | None = None
        size = 1  # many ask for the last record alone; who asks for more soon gets many at once
        while last > 0:
            page = self.recorder.select_events(stream, lte=last, desc=True, limit=size)
            size = min(BACK, 8 * size)
            for row in page:
                seq = row.originator_version
                if seq != last or (after is not None and digest(stream, seq, row.topic, row.state) != after.prev):
                    raise Tampered("record-changed", stream, last)
                after = decode(stream, seq, row.state)
                if self.key.secret is not None:
                    check_seal(stream, seq, row.topic, after, self.key.secret)
                last = seq - 1
                yield as_read(stream, seq, row.topic, after.body)
            if not page:
                raise Tampered("record-missing", stream, last)

    def batch_at(self, spine: str, seq: int) -> str:
        """The hash of a batch; nothing where there is none of that number."""
        for row in self.recorder.select_events(spine, gt=seq - 1, lte=seq, limit=1):
            return digest(spine, seq, row.topic, row.state)
        return ""

    def last_batch(self) -> tuple[str, int, str, Batch] | None:
        """The last batch of the store, whoever wrote it: its spine, number and hash, and what it says."""
        for row in self.recorder.select_notifications(self.size(), 1):  # every batch ends with what was signed
            stream, seq = str(row.originator_id), row.originator_version
            if not stream.startswith(SPINE):
                raise Tampered("last-unsigned", stream, seq)
            link = decode(stream, seq, row.state)
            body = read_spine(stream, seq, link.body)
            return stream, seq, digest(stream, seq, row.topic, row.state), body.batch
        return None

    def all(self) -> Iterator[Columns]:
        """Every row of the store in the order of writing, unchecked: for the audit."""
        return rows_as_they_are(self._datastore, EVENTS, COLUMNS)

    def all_snapshots(self) -> Iterator[Columns]:
        """Every row of the snapshots that lie beside the records, unchecked: for the audit."""
        return rows_as_they_are(self._datastore, SNAPSHOTS, COLUMNS)

    @property
    def _datastore(self) -> Datastore:
        found: Datastore = self.recorder.datastore  # type: ignore[attr-defined]
        return found

    def close(self) -> None:
        self.witness.close()
        self._close()


def as_read(stream: str, seq: int, written: str, body: msgspec.Raw) -> Read:
    """A record in the form of this version. What is in an act is known to its game alone (`casino.Codec`)."""
    kind, form = split_kind(written)
    if form != forms.FORM:
        if not forms.FIRST <= form < forms.FORM:
            raise OtherForm("record-form", seq=seq, stream=stream, form=form, first=forms.FIRST, last=forms.FORM)
        if not stream.startswith(RULES):  # what is under a digest is compared with it first
            kind, body = forms.lift_record(LIFTS, kind, form, body)
    return Read(stream, seq, kind, form, body)


def is_once(stream: str) -> bool:
    """Whether a stream never has more than one record: nobody needs to remember where it ends."""
    return stream.startswith(ONCE)


def signable(spine: str, seq: int, prev: str, batch: Batch) -> str:
    return f"{spine} {seq} {prev} " + msgspec.json.encode(batch, order="sorted").decode()


def is_signed(public: str, spine: str, seq: int, prev: str, body: Spine) -> bool:
    return is_signed_by(public, signable(spine, seq, prev, body.batch), body.sign)


def read_spine(spine: str, seq: int, body: msgspec.Raw) -> Spine:
    try:
        return SPINES.decode(body)
    except msgspec.MsgspecError:
        raise Tampered("batch-unlike", spine, seq) from None


SPINES = msgspec.json.Decoder(Spine)
