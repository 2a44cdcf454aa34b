"""The origin of a store: who founded the house and with which key, which process opened its books when, and what was
ever restored from a copy.

These are the records of the stream `store`. Each process that writes begins by writing that it does, under the name of
its spine; so every spine there ever was is known, and one that the witness does not know shows.
"""

from __future__ import annotations

import logging
import sqlite3
import time
import uuid
from collections.abc import Callable
from pathlib import Path

import msgspec
from eventsourcing.persistence import PersistenceError
from msgspec import Struct

from novamas import __version__
from novamas.kit import forms
from novamas.kit.plain import PlainDict
from novamas.kit.reasons import why_not
from novamas.store.chain import Chain, check_seal, decode
from novamas.store.errors import BadStore, Conflict, OtherForm, RolledBack, Tampered
from novamas.store.journal import SPINE, Journal, Read, Record
from novamas.store.keys import Key, Witness, keys_of, witness_of
from novamas.store.places import Place, open_place, unreadable

STORE = "store"
SHOWN = 12  # letters of a key that tell it from another
TRIES = 20

log = logging.getLogger("novamas.store")


class Founded(Struct, frozen=True):
    """The first record of a store: the form it is written in, the house's number and its public key."""

    form: int
    house: str
    public: str
    version: str
    at: float


class Opened(Struct, frozen=True):
    """A process begins to write: under which spine, as which version, and which witness looks on.

    `engine` is the mark of the code that decides, `form` the form it writes in.
    """

    spine: str
    version: str
    at: float
    witness: str
    form: int = forms.FIRST
    engine: str = ""


class Versioned(Struct, frozen=True):
    """As much of a record of the origin as says who wrote it."""

    version: str = "?"


class Gap(Struct, frozen=True):
    """What a witness saw of a spine and the store does not hold; `seq` 0 where the witness itself is gone."""

    spine: str
    seq: int
    head: str


class Restored(Struct, frozen=True):
    """A director answers for a store that was brought back from a copy: what is missing since, who, and why."""

    gaps: tuple[Gap, ...]
    by: str
    reason: str
    at: float


ORIGINS: dict[str, type[Founded | Opened | Restored]] = {kind.__name__: kind for kind in (Founded, Opened, Restored)}


def read_origin(read: Read) -> Founded | Opened | Restored:
    """A record of the stream `store`."""
    if read.kind not in ORIGINS:
        raise Tampered("record-kind", STORE, read.seq, value=read.kind)
    found: Founded | Opened | Restored = msgspec.json.decode(read.body, type=ORIGINS[read.kind])
    return found


class Origin(Struct, frozen=True):
    """All that the stream `store` says."""

    founded: Founded
    opened: tuple[Opened, ...]
    restored: tuple[Restored, ...]

    @property
    def excused(self) -> frozenset[Gap]:
        return frozenset(gap for restored in self.restored for gap in restored.gaps)


def origin_of(journal: Journal) -> Origin:
    found = [read_origin(read) for read in journal.read(STORE)]
    founded = next((each for each in found if isinstance(each, Founded)), None)
    if founded is None:
        raise Tampered("no-founder", STORE, 1)
    opened = tuple(each for each in found if isinstance(each, Opened))
    return Origin(founded, opened, tuple(each for each in found if isinstance(each, Restored)))


# -- opening -----------------------------------------------------------------------------------------------------------


def open_journal(
    url: str,
    keys: Path | None = None,
    *,
    witness: Path | None = None,
    existing: bool = False,
    clock: Callable[[], float] = time.time,
    rolled_back: bool = False,
    join: bool = False,
) -> Journal:
    """Opens a store: a path or `sqlite:PATH` for the embedded one, `postgresql://…` for a house with several servers.

    `keys` is the folder of the signing key, `witness` that of the witness; by default both lie in folders of this user,
    named by the house's number (`keys_of`, `witness_of`), and with `keys` alone the witness in a folder inside it.
    Servers of one house share the key: give each a copy. An `existing` store is only read, and nothing is created.
    A store that ends before what its witness saw, or whose witness is gone, is not opened for writing, unless
    `rolled_back` says that it is known, or `join` that this machine has had no witness of the house so far.
    """
    place = open_place(url, existing)
    try:
        first = next(iter(place.recorder.select_events(STORE, limit=1)), None)
        founded = None if first is None else parse_founding(first.topic, first.state, url)
        if founded is None and (place.recorder.max_notification_id() or 0):
            raise OtherForm("first-form", form=forms.FORM)
        if founded is None and existing:
            raise BadStore("no-books-yet")
        house = uuid.uuid4().hex[:16] if founded is None else founded.house
        journal = _journal(place, keys, witness, house, founded, existing, clock)
    except (PersistenceError, sqlite3.Error, TypeError) as e:  # what lies there is not even of the right kind
        place.close()
        raise unreadable(url, e) from None
    except OSError as e:
        place.close()
        raise BadStore("keys-not-kept", name=keys or keys_of("…"), why=why_not(e)) from None
    except BaseException:
        place.close()
        raise
    try:
        if not existing:
            begin(journal, founded, rolled_back, join)
    except OSError as e:
        journal.close()
        raise BadStore("witness-not-written", folder=journal.witness.folder, why=why_not(e)) from None
    except BaseException:
        journal.close()
        raise
    return journal


def parse_founding(kind: str, state: bytes, url: str) -> Founded:
    """What the first record says; it is looked at before anything else, so nothing about it is believed yet."""
    try:
        kind, form = forms.split_kind(kind)
        if kind != Founded.__name__:
            raise ValueError(kind)
        body = msgspec.json.decode(state, type=PlainDict)["body"]
        if body["form"] != form:
            raise ValueError(form)
        check_form(form, body["version"])
        return msgspec.convert(body, type=Founded)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Tampered("no-foundation", STORE, 1) from None


def check_form(form: int, version: str) -> None:
    """Complains about what another version wrote in a form that this one does not read."""
    if not forms.FIRST <= form <= forms.FORM:
        raise OtherForm("store-form", version=version, form=form, first=forms.FIRST, last=forms.FORM)


def check_forms(journal: Journal) -> None:
    """Before anything is written: complains where a later version has written to this store."""
    for row in journal.recorder.select_events(STORE):
        form = forms.split_kind(row.topic)[1]
        if not forms.FIRST <= form <= forms.FORM:
            link = decode(STORE, row.originator_version, row.state)
            if journal.key.secret is not None:
                check_seal(STORE, row.originator_version, row.topic, link, journal.key.secret)
            check_form(form, msgspec.json.decode(link.body, type=Versioned).version)


def _journal(
    place: Place,
    keys: Path | None,
    witness: Path | None,
    house: str,
    founded: Founded | None,
    existing: bool,
    clock: Callable[[], float],
) -> Journal:
    folder = keys or keys_of(house)
    find = Key.open_public if existing else Key.make if founded is None else Key.open
    key = find(folder)
    if founded is not None and founded.public != key.public:
        held, signed = key.public[:SHOWN], founded.public[:SHOWN]
        raise BadStore("other-house-key", folder=folder, held=held, signed=signed)
    seen_in = witness or (keys / "witness" if keys is not None else witness_of(house))
    journal = Journal(place.recorder, key, Witness(seen_in), place.close, clock)
    journal.id, journal.folder, journal.file, journal.gone = house, folder, place.file, place.gone
    return journal


def begin(journal: Journal, founded: Founded | None, rolled_back: bool = False, join: bool = False) -> None:
    """Founds the house if it is new, else compares the store with its witness; then says that this process writes."""
    if founded is not None:
        check_forms(journal)
        compare(journal, rolled_back or (join and not journal.witness.id))
    elif not rolled_back:
        lost = [Gap(spine, *seen) for spine, seen in journal.witness.heads().items() if seen[0]]
        if lost:  # not even its foundation is there
            raise tell_gaps(lost)
    journal.witness.begin()
    journal.witness.announce(journal.spine.stream)  # who is killed after the first batch has not lost the witness
    for _ in range(TRIES):
        last = journal.last_batch()
        if last is not None:
            journal.seen = last[:3]
            journal.clock.not_before(last[3].at)
        now = journal.clock()
        spine, witness = journal.spine.stream, journal.witness.id
        opened = Opened(spine, __version__, now, witness, forms.FORM, forms.engine_mark())
        records = [Record(STORE, "Opened", opened)]
        if last is None:
            origin = Founded(forms.FORM, journal.id, journal.key.public, __version__, now)
            records.insert(0, Record(STORE, "Founded", origin, after=0))
        try:
            journal.append(records)
        except Conflict:  # another server of the house opens the same books
            journal.forget(STORE)
            continue
        if journal.witness.trouble:
            raise OSError(0, journal.witness.trouble)
        return
    raise BadStore("store-busy")


# -- the store and its witness -----------------------------------------------------------------------------------------


def holds(journal: Journal, end: Chain | None, spine: str, seq: int, head: str) -> bool:
    """Whether a store holds the batch that was witnessed: nearly always it is the last of its spine."""
    if end is not None and end.seq == seq:
        return end.head == head
    return journal.batch_at(spine, seq) == head


def gaps(
    journal: Journal, known: dict[str, tuple[int, str]] | None = None, ends: dict[str, Chain] | None = None
) -> list[Gap]:
    """What the witness saw and the store does not hold, and spines that the witness should know and does not; what a
    director has answered for is left out."""
    known = journal.witness.heads() if known is None else known
    ends = journal.ends_of(list(known)) if ends is None else ends
    origin = origin_of(journal)
    found = [Gap(spine, *seen) for spine, seen in known.items() if not holds(journal, ends.get(spine), spine, *seen)]
    mine = journal.witness.id  # a server on another machine has its own witness, and knows nothing of this one's spines
    watched = [each.spine for each in origin.opened if not mine or each.witness == mine]
    found += [Gap(spine, 0, "") for spine in watched if spine not in known]
    return [gap for gap in found if gap not in origin.excused]


def compare(journal: Journal, rolled_back: bool = False) -> None:
    """Before anything is written: raises `RolledBack` where the store ends before what was witnessed. Batches that the
    house signed and the witness missed, because the power failed or its disk was full, are noted now."""
    known = journal.witness.heads()
    ends = journal.ends_of(list(known))
    missing = gaps(journal, known, ends)
    if missing and not rolled_back:
        raise tell_gaps(missing)
    journal.missing = tuple(missing)
    for spine, (seq, _) in known.items():
        end = ends.get(spine)
        if end is not None and end.seq > seq:
            log.warning("the witness had missed the last %d batches of %s", end.seq - seq, spine)
            journal.witness.note_head(spine, end.seq, end.head)


def tell_gaps(missing: list[Gap]) -> RolledBack:
    """What is missing, and what whoever opens the store can do then."""
    cut = [gap for gap in missing if gap.seq]
    if cut:
        last = max(cut, key=lambda gap: gap.seq)
        return RolledBack("store-older", spines=len(cut), spine=last.spine, batch=str(last.seq))
    return RolledBack("witness-gone", spines=len(missing))


def restore(journal: Journal, by: str, reason: str) -> Restored:
    """Writes that a director answers for what was missing when the store was opened."""
    restored = Restored(journal.missing, by, reason, journal.clock())
    journal.append([Record(STORE, "Restored", restored)])
    for gap in restored.gaps:
        if not gap.seq:  # from now on the witness knows where this one ends
            end = journal.end_of(gap.spine)
            journal.witness.saw(gap.spine, end.seq, end.head)
    return restored


__all__ = ["SPINE", "STORE", "Gap", "Origin", "Restored", "gaps", "open_journal", "origin_of", "restore"]
