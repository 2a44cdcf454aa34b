"""Events on disk: chained, signed streams, group commit, snapshots, the ledger and the audit."""

from novamas.store.commit import Committer
from novamas.store.errors import BadStore, Conflict, Tampered
from novamas.store.journal import Journal, Record
from novamas.store.origin import open_journal

__all__ = ["BadStore", "Committer", "Conflict", "Journal", "Record", "Tampered", "open_journal"]
