"""The casino's books: what happens at its tables and in its purses, on disk before anybody is told.

`Books` knows where things are written (`table/3`, `draws/3`, `purse/ana`, `rules/<digest>`, `school/ana`, `house`) and
rebuilds tables from snapshots and acts. It decides nothing.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Unpack

import msgspec
from eventsourcing.persistence import AggregateRecorder, IntegrityError, PersistenceError, StoredEvent
from msgspec import Struct

from novamas.casino import Act, Codec, Entry, LiveTable, Money, Purse, Snapshot, money_of
from novamas.casino.live import How
from novamas.kit.chance import Source
from novamas.kit.convert import word_cause
from novamas.kit.decider import Chance, Command
from novamas.kit.money import Currency
from novamas.law import BadLaw
from novamas.store.chain import GENESIS
from novamas.store.chain import digest as record_hash
from novamas.store.commit import Committer, Written
from novamas.store.draws import DRAWS, Epoch, Locks, Revealed, begin_epoch, read_epoch, reveal
from novamas.store.errors import BadStore, Conflict, Tampered
from novamas.store.journal import RULES, Journal, Record
from novamas.store.keys import is_signed_by
from novamas.store.names import NAMED, CalledNow, Names, Naming
from novamas.store.once import Known
from novamas.store.origin import open_journal
from novamas.store.places import keep_newest, snapshots_of
from novamas.store.rules import Frozen, frozen, keep_rules
from novamas.store.waypoints import Waypoints
from novamas.table import Opening, TableState
from novamas.table.acts import TableClosed

TABLE, PURSE, HOUSE, SCHOOL = "table/", "purse/", "house", "school/"
DRAWN, TYPED = "drawn", "typed"  # where the outcomes of a table come from
EVERY = 1_000  # events between two snapshots of a table, at least
KEPT = 3  # snapshots of a table: should the newest not fit, one before it may

log = logging.getLogger("novamas.store")


class Listed(Struct, frozen=True, tag="Table"):
    """A table of the house: its number, how it was opened, the digest of its rules, and two things that stay as they
    are for as long as it is open: which money it plays for, and where its outcomes come from.

    `chance` is `drawn` where the house draws them under a commitment, `typed` where the croupier types what a physical
    wheel, dice or shoe showed, and the name of a source where a test or a demonstration chose another.
    """

    id: str
    opening: Opening
    digest: str
    money: Money = "play"
    chance: str = DRAWN
    at: float = 0.0
    by: str = ""

    @property
    def typed(self) -> bool:
        return self.chance == TYPED


LISTED = msgspec.json.Decoder(Listed)  # made once: several threads read the list of tables (`kit/convert.py`)


class SnapshotAt(Struct, frozen=True):
    """A snapshot and the record it was taken after, with that record's hash; signed by the house.

    `shape` is that of its state: one that was taken when states looked otherwise is passed over.
    """

    record: int
    hash: str
    snapshot: Snapshot
    shape: str
    sign: str = ""

    def signable(self, id: str) -> str:
        state = hashlib.sha256(bytes(self.snapshot.state)).hexdigest()
        return f"{TABLE}{id} {self.record} {self.hash} {self.snapshot.seq} {self.snapshot.at} {self.shape} {state}"

    def genuine(self, id: str, public: str) -> bool:
        return is_signed_by(public, self.signable(id), self.sign)


class Extent(Struct, frozen=True):
    """As much of an act as says which events it holds."""

    seq: int
    events: tuple[msgspec.Raw, ...]

    @property
    def end(self) -> int:
        return self.seq + len(self.events)


class Moment(Struct, frozen=True):
    """As much of an act as says when it was."""

    at: float = 0.0


class Happened(Struct, frozen=True):
    """As much of an event as says what kind it is."""

    type: str


def extent(body: msgspec.Raw) -> Extent:
    return msgspec.json.decode(body, type=Extent)


class Books:
    """The books of a house over a journal."""

    def __init__(self, journal: Journal, snapshots: AggregateRecorder) -> None:
        self.journal = journal
        self.snapshots = snapshots
        self.clock = journal.clock
        self.committer = Committer(journal)
        self.waypoints = Waypoints(snapshots, journal.key)
        self.locks = Locks(journal.key) if journal.key.secret is not None else None
        self.done = Known()
        self._taken: dict[str, int] = {}

    def close(self) -> None:
        self.committer.close()
        self.journal.close()

    # -- tables ------------------------------------------------------------------------------------------------------

    def list_tables(self) -> Iterator[Listed]:
        """Every table that was ever opened, in order."""
        for read in self.journal.read(HOUSE):
            if read.kind == "Table":
                yield LISTED.decode(read.body)

    def currency(self) -> Currency | None:
        """The money of the first table that was ever opened; none where no table was."""
        first = next(self.list_tables(), None)
        return None if first is None else self.laws(first.digest).currency(first.opening.law)

    def money(self, listed: Listed) -> Currency:
        """The money that a table plays for."""
        currency = self.laws(listed.digest).currency(listed.opening.law)
        return money_of(currency, listed.money, points=bool(listed.opening.tournament))

    def has_table(self, id: str) -> bool:
        """Whether there is or was a table of this number; the disk is asked, because other servers open tables too."""
        self.journal.forget(TABLE + id)
        return self.journal.head(TABLE + id).seq > 0

    def names(self) -> CalledNow:
        """What everybody is called now, for whatever is printed: a name that was erased is nobody's any more."""
        naming = Naming()
        for read in self.journal.read(HOUSE):
            if read.kind in NAMED:
                naming.fold(read.kind, read.body)
        rows = Names(self.journal.recorder, existing=True).find_marked(naming.marks.values())
        return CalledNow({row.id: row.name for row in rows})

    def is_closed(self, listed: Listed) -> bool:
        """Whether a table's last act closed it: the rest of its past is not read for that."""
        last = self.journal.last(TABLE + listed.id)
        if last is None:
            return False
        events = extent(last.body).events
        return bool(events) and msgspec.json.decode(events[-1], type=Happened).type == TableClosed.__name__

    def sides(self, cloth: str) -> list[Listed]:
        """Every table that was ever opened on a reversible cloth, in order; the disk is asked."""
        return [t for t in self.list_tables() if t.opening.reversible == cloth] if cloth else []

    def find_opening_time(self, listed: Listed) -> float:
        """When a table was opened."""
        stream = TABLE + listed.id
        first = self.journal.first(stream)
        if first is None:
            raise Tampered("record-missing", stream, 1)
        return msgspec.json.decode(first.body, type=Moment).at

    def open_table(
        self,
        id: str,
        opening: Opening,
        source: Source,
        person: str,
        *,
        money: Money = "play",
        chance: str | None = None,
        more: Callable[[Listed], Sequence[Record]] = lambda _: (),
    ) -> tuple[LiveTable, Listed, Future[Written]]:
        """Opens a table; it is open once the future is done. `more` are records that are written with it."""
        if self.has_table(id):
            raise Conflict("table-there", id=id)
        digest, kept = keep_rules(opening.law, opening.game, opening.readings)
        table = LiveTable(id, opening, source, self.clock, money=money)
        first = table.open(person)
        listed = Listed(id, opening, digest, money, chance or source.name, first.at, person)
        records = [Record(HOUSE, "Table", listed), self.record(id, first, after=0)]
        records += [self.epoch(table, listed, None), *more(listed)]
        self.journal.forget(HOUSE)  # other servers open tables too
        self.journal.forget(RULES + digest)
        if self.journal.head(RULES + digest).seq == 0:
            records.insert(0, Record(RULES + digest, "Rules", kept))
        elif (before := self.laws(digest).kept.currency) != kept.currency:  # a table's money is that of its rules
            raise BadLaw("law-other-currency", law=opening.law, before=before, now=kept.currency)
        return table, listed, self.committer.submit(records)

    def laws(self, digest: str) -> Frozen:
        """The rules that were kept under a digest."""
        for read in self.journal.read(RULES + digest):
            return frozen(read, digest)
        raise Tampered("rules-missing", RULES + digest, 1, name=digest[:12])

    def load_table(
        self, listed: Listed, source: Source, seen: Callable[[Act, TableState], None] | None = None
    ) -> LiveTable:
        """Rebuilds a table from its newest snapshot and the acts after it; this process may then write to it again.

        `seen` is called with every act that is read on the way, and with the state before it.
        """
        self.journal.forget(TABLE + listed.id)
        table = self.empty_table(listed, source)
        codec = Codec(table.decider)
        after, head = 0, ""
        if (at := self._snapshot(listed.id, table.shape)) is not None:
            table.restore(at.snapshot)
            after, head = at.record, at.hash
        self._taken[listed.id] = began = table.seq
        now, drawn, dealt = self.running_epoch(listed.id), 0, False
        for read in self.journal.read(TABLE + listed.id, after, head):
            act = codec.read(read.body, read.form)
            if seen is not None:
                seen(act, table.state)
            table.apply(act)
            if act.seq >= now.since:
                drawn += isinstance(act.command, Chance)
                dealt = dealt or table.deals(act.command)
        if now.since < began:  # the snapshot was taken within the epoch
            self.resume_draws(table, listed)
        else:
            self._resume(table, now, drawn, dealt)
        return table

    def empty_table(self, listed: Listed, source: Source) -> LiveTable:
        """A table before its first act, under the rules of its day."""
        laws = self.laws(listed.digest)
        return LiveTable(listed.id, listed.opening, source, self.clock, laws, money=listed.money)

    # -- draws -------------------------------------------------------------------------------------------------------

    def epoch(self, table: LiveTable, listed: Listed, before: Revealed | None) -> Record:
        """The record of the epoch that a table has come to; its secret is fresh."""
        if self.locks is None:
            raise BadStore("read-only")
        begun = begin_epoch(table, self.locks, before, listed.chance == DRAWN)
        return Record(DRAWS + table.id, "Epoch", begun, after=table.epoch - 1)

    def epochs_back(self, id: str, last: int | None = None) -> Iterator[Epoch]:
        """The epochs of a table, the newest first; or from one of them back."""
        stream = DRAWS + id
        end = self.journal.end_of(stream).seq
        for read in self.journal.read_back(stream, end if last is None else min(last, end)):
            yield read_epoch(read.body)

    def running_epoch(self, id: str) -> Epoch:
        """The epoch that runs at a table, as the disk has it."""
        self.journal.forget(DRAWS + id)
        now = self.journal.last(DRAWS + id)
        if now is None:
            raise Tampered("draws-unsaid", DRAWS + id, 1, id=id)
        return read_epoch(now.body)

    def resume_draws(self, table: LiveTable, listed: Listed) -> None:
        """Brings a table to the epoch that the books say it is in, and under its secret."""
        now = self.running_epoch(table.id)
        commands = [act.command for act in self.acts(listed, Codec(table.decider), now.since)]
        drawn = sum(isinstance(command, Chance) for command in commands)
        self._resume(table, now, drawn, any(map(table.deals, commands)))

    def _resume(self, table: LiveTable, now: Epoch, drawn: int, dealt: bool) -> None:
        table.epoch, table.since, table.drawn, table.dealt = now.number, now.since, drawn, dealt
        if now.locked and self.locks is not None:
            table.keep_secret(self.locks.unlock(now.locked, table.id, now.number), now.sealed)

    def horizon(self, id: str) -> int:
        """The number of the first event of the epoch that runs at a table: what is older is open to readers of the
        books."""
        now = self.journal.last(DRAWS + id)
        return 0 if now is None else read_epoch(now.body).since

    def play(self, table: LiveTable, listed: Listed, command: Command, **how: Unpack[How]) -> tuple[Act, list[Record]]:
        """Plays a command at a table, and what is to be written of it: the act, and the next epoch if one ended."""
        epoch, secret, drawn = table.epoch, table.secret, table.drawn + isinstance(command, Chance)
        sealed = table.sealed is not None and (table.dealt or table.deals(command))
        act = table.act(command, **how)
        records = [self.record(table.id, act)]
        if table.epoch != epoch:
            records.append(self.epoch(table, listed, reveal(secret, drawn, sealed)))
        return act, records

    def record(self, id: str, act: Act, after: int | None = None) -> Record:
        kind = type(act.command).__name__ if act.command is not None else "TableOpened"
        return Record(TABLE + id, kind, act, after)

    def acts(self, listed: Listed, codec: Codec, since: int = 0) -> Iterator[Act]:
        """The acts of a table that end after an event number; those before it are not read."""
        stream = TABLE + listed.id
        after, head = self._before(stream, since) if since > 0 else (0, GENESIS)
        for read in self.journal.read(stream, after, head):
            act = codec.read(read.body, read.form)
            if act.end > since:
                yield act

    def acts_back(self, listed: Listed, codec: Codec, before: int) -> Iterator[Act]:
        """The acts of a table that end no later than an event number, newest first."""
        stream = TABLE + listed.id
        for read in self.journal.read_back(stream, self._before(stream, before)[0]):
            yield codec.read(read.body, read.form)

    def _before(self, stream: str, since: int) -> tuple[int, str]:
        """The last record whose act ends no later than an event number, found by halving, and its hash."""
        low, high, head = 0, self.journal.head(stream).seq, GENESIS
        while low < high:
            middle = (low + high + 1) // 2
            there = self.journal.recorder.select_events(stream, gt=middle - 1, lte=middle)
            if not there:
                raise Tampered("record-missing", stream, middle)
            if extent(self.journal.check_row(there[0]).body).end <= since:
                low, head = middle, record_hash(stream, middle, there[0].topic, there[0].state)
            else:
                high = middle - 1
        return low, head

    # -- snapshots ---------------------------------------------------------------------------------------------------

    def keep_snapshot(self, table: LiveTable) -> bool:
        """Keeps a snapshot if the table rests, has moved on far enough, and all that it says is already on disk."""
        at = self._take(table)
        return at is not None and self._keep(table.id, at)

    def snapshot_soon(self, table: LiveTable) -> None:
        """The same, but it is the writer's thread that writes it, when it comes to it."""
        at = self._take(table)
        if at is not None:
            self._taken[table.id] = at.snapshot.seq
            self.committer.do(lambda: self._keep(table.id, at))

    def _take(self, table: LiveTable) -> SnapshotAt | None:
        if table.seq - self._taken.get(table.id, 0) < EVERY or not table.decider.resting(table.state):
            return None
        head = self.journal.head(TABLE + table.id)
        unsigned = SnapshotAt(head.seq, head.head, table.snapshot(), table.shape)
        return msgspec.structs.replace(unsigned, sign=self.journal.key.sign(unsigned.signable(table.id)))

    def _keep(self, id: str, at: SnapshotAt) -> bool:
        """Writes a snapshot, and forgets those that are too old to be of use."""
        if not self._fits(id, at):
            return False
        with suppress(IntegrityError):  # another server took the same one
            self.snapshots.insert_events([StoredEvent(TABLE + id, at.record, "Snapshot", msgspec.json.encode(at))])
        keep_newest(self.snapshots, TABLE + id, KEPT)
        self.waypoints.mark(id, at.record, at.hash, at.snapshot.seq, at.snapshot.state, at.shape)
        self._taken[id] = at.snapshot.seq
        return True

    def _snapshot(self, id: str, shape: str) -> SnapshotAt | None:
        """The newest snapshot of this shape that fits the record it was taken after; others are passed over."""
        with suppress(PersistenceError):  # a cache that cannot be read is none
            for row in self.snapshots.select_events(TABLE + id, desc=True, limit=KEPT):
                try:
                    at = msgspec.json.decode(row.state, type=SnapshotAt)
                except (msgspec.MsgspecError, UnicodeDecodeError):
                    continue
                if at.shape != shape:
                    continue
                if at.genuine(id, self.journal.key.public) and self._fits(id, at):
                    return at
                log.warning("a snapshot of table %s is not the house's, or does not fit: it is passed over", id)
        return None

    def _fits(self, id: str, at: SnapshotAt) -> bool:
        """Whether the record that a snapshot was taken after is there, unchanged, and ends where the snapshot does."""
        there = self.journal.recorder.select_events(TABLE + id, gt=at.record - 1, lte=at.record, limit=1)
        if not there or record_hash(TABLE + id, at.record, there[0].topic, there[0].state) != at.hash:
            return False
        return extent(self.journal.check_row(there[0]).body).end == at.snapshot.seq

    # -- purses ------------------------------------------------------------------------------------------------------

    def purse(self, person: str) -> Purse:
        """A person's purse, read anew: another server may have written to it."""
        self.journal.forget(PURSE + person)
        purse = Purse(person)
        for read in self.journal.read(PURSE + person):
            try:
                purse.apply(msgspec.json.decode(read.body, type=Entry))
            except msgspec.MsgspecError as e:
                stream, seq = read.stream, read.seq
                raise Tampered("record-unlike", stream, seq, because=word_cause(e)) from None
        return purse

    def entry(
        self,
        person: str,
        amount: int,
        currency: str,
        other: str,
        why: str,
        by: str = "",
        after: int | None = None,
        least: float = 0.0,
    ) -> Record:
        """A change of a purse; `least` is the time of the one before it."""
        at = max(least, self.clock())
        return Record(PURSE + person, "Entry", Entry(amount, currency, other, why, at, by), after)


def open_books(url: str, **options: Any) -> Books:
    """Opens a store and its snapshots; the options are those of `open_journal`."""
    journal = open_journal(url, **options)
    return Books(journal, snapshots_of(journal.recorder, options.get("existing", False)))
