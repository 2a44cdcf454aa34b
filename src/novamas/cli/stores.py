"""Stores as the command line names them. The extra that reads them may be missing: that is one sentence too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from novamas.cli.voice import word
from novamas.kit.errors import BadInput

EXTRA = ("eventsourcing", "cryptography", "psycopg", "psycopg_pool")

Store: TypeAlias = Annotated[str, Parameter(help=word("option-store"))]
Keys: TypeAlias = Annotated[Path | None, Parameter(name="--keys", metavar="DIR", help=word("option-keys"))]
Witness: TypeAlias = Annotated[Path | None, Parameter(name="--witness", metavar="DIR", help=word("option-witness"))]


@contextmanager
def needing_the_store() -> Iterator[None]:
    """Turns a missing package of the extra `store` into one sentence for the user."""
    try:
        yield
    except ModuleNotFoundError as e:
        if e.name is None or e.name.partition(".")[0] not in EXTRA:
            raise
        raise BadInput(word("store-missing-extra")) from None


@contextmanager
def reading(store: str) -> Iterator[None]:
    """A store that cannot be read on is one sentence."""
    import sqlite3

    from eventsourcing.persistence import PersistenceError

    from novamas.store.places import unreadable

    try:
        yield
    except (PersistenceError, sqlite3.Error, UnicodeDecodeError) as e:
        raise unreadable(store, e) from None
