"""Receipts: one line that says how far the books had come, signed by the house, for somebody to keep elsewhere.

The hash of a batch covers all that its server wrote before it and, through the batches of others that it names, all
that they had written. So whoever holds a receipt can tell, however much later, whether the books up to that moment are
still the ones that there were; the audit takes any number of receipts.

    novamas-receipt 1 3f0c… spine/9a1b… 1726 1790000000.0 <hash> <signature>
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.errors import Worded
from novamas.kit.reasons import why_not
from novamas.store.errors import BadStore
from novamas.store.journal import SPINE, Journal
from novamas.store.keys import Key, is_signed_by

WORD, FORM = "novamas-receipt", "1"
STREAM = "receipts/"


class Receipt(Struct, frozen=True):
    """A batch of a house, and the house's signature."""

    house: str
    spine: str
    seq: int
    at: float
    head: str
    sign: str

    def signable(self) -> str:
        return f"{WORD} {FORM} {self.house} {self.spine} {self.seq} {self.at!r} {self.head}"

    def genuine(self, public: str) -> bool:
        return is_signed_by(public, self.signable(), self.sign)

    def __str__(self) -> str:
        return f"{self.signable()} {self.sign}"


def issue(journal: Journal, key: Key | None = None) -> Receipt:
    """A receipt for the books as they are on disk now. It reads the store."""
    last = journal.last_batch()
    if last is None:
        raise BadStore("nothing-to-receipt")
    spine, seq, head, batch = last
    unsigned = Receipt(journal.id, spine, seq, batch.at, head, "")
    return replace(unsigned, sign=(key or journal.key).sign(unsigned.signable()))


def read(line: str) -> Receipt:
    """A receipt as somebody kept it."""
    parts = line.split()
    try:
        word, form, house, spine, seq, at, head, sign = parts
        if (word, form) != (WORD, FORM) or not spine.startswith(SPINE):
            raise ValueError(line)
        return Receipt(house, spine, int(seq), float(at), head, sign)
    except ValueError:
        raise Worded("not-a-receipt", field="receipt", value=line[:60]) from None


def read_all(lines: Iterable[str]) -> list[Receipt]:
    """The receipts of a file: one a line, and lines that begin with # are remarks."""
    return [read(line) for line in lines if line.strip() and not line.startswith("#")]


def keep(receipt: Receipt, where: str) -> None:
    """Puts a receipt where somebody will look for it: a file that only grows, or another store."""
    if "://" in where or where.startswith("sqlite:"):
        keep_in_store(receipt, where)
        return
    file = os.open(Path(where), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    try:
        os.write(file, f"{receipt}\n".encode())
        os.fsync(file)
    finally:
        os.close(file)


def keep_in_store(receipt: Receipt, url: str) -> None:
    """A second store keeps receipts in a stream a house, numbered without a gap and never changed."""
    from eventsourcing.persistence import IntegrityError, PersistenceError, StoredEvent

    from novamas.store.origin import STORE
    from novamas.store.places import open_place, out_of_reach

    place = open_place(url)
    try:
        if place.recorder.select_events(STORE, limit=1):
            raise Worded("receipts-apart", field="anchor")
        stream = STREAM + receipt.house
        for _ in range(20):
            last = place.recorder.select_events(stream, desc=True, limit=1)
            number = 1 + (last[0].originator_version if last else 0)
            try:
                place.recorder.insert_events([StoredEvent(stream, number, "Receipt", str(receipt).encode())])
                return
            except IntegrityError:  # another server kept one at the same moment
                continue
    except PersistenceError as e:
        raise out_of_reach(url, e) from None
    finally:
        place.close()


def receipts_in(where: str, house: str) -> list[Receipt]:
    """The receipts in a file, of every house; or those of one house in a second store."""
    if not ("://" in where or where.startswith("sqlite:")):
        try:
            return read_all(Path(where).read_text(encoding="utf-8", errors="replace").splitlines())
        except OSError as e:
            raise Worded("receipts-unread", field="receipt", where=where, why=why_not(e)) from None
    from novamas.store.places import open_place

    place = open_place(where, existing=True)
    try:
        return [read(row.state.decode()) for row in place.recorder.select_events(STREAM + house)]
    finally:
        place.close()


__all__ = ["Receipt", "issue", "keep", "read", "read_all", "receipts_in"]
