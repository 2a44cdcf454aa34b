"""A store to be opened and audited."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from novamas.store import open_journal
from novamas.store.audit import Report, audit
from novamas.store.receipts import Receipt


class Where(Struct, frozen=True):
    """A store to be opened: its address, and the folder of its keys."""

    url: str
    keys: Path
    kind: str


def audited(where: Where, receipts: Iterable[Receipt] = ()) -> Report:
    """What the audit says about a store that is there, with the receipts that an inspector kept."""
    journal = open_journal(where.url, keys=where.keys, existing=True)
    try:
        return audit(journal, receipts=tuple(receipts))
    finally:
        journal.close()
