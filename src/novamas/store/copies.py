"""Copies of a store: taken while the house is open, put back where there is none.

A copy is a folder: the store as one SQLite file, whatever it was copied from, a signed receipt that says how far it
goes, what it is (`copy.toml`), and, where that was asked for, the house's key. It is there as a whole or not at all.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tomllib
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from novamas import __version__
from novamas.kit.plain import PlainDict
from novamas.kit.reasons import why_not
from novamas.store import receipts
from novamas.store.errors import BadStore
from novamas.store.keys import PRIVATE, Key, keys_of, private_folder
from novamas.store.origin import open_journal
from novamas.store.places import EVENTS, Columns, for_reading, is_shareable, open_place, out_of_reach

FILE, MARK, RECEIPT, KEYS = "store.db", "copy.toml", "receipt.txt", "key"
SESSIONS = "session.key"  # beside the key: with it, who is signed in stays so
NAMES = "called"
TABLES = {EVENTS: ("originator_id", "originator_version", "topic", "state"), NAMES: ("mark", "id", "name", "salt")}
PAGES, ROWS = 2_000, 5_000  # copied at once: of an SQLite file, of a database
STAMP = "%Y%m%dT%H%M%SZ"


class Copy(Struct, frozen=True):
    """What a copy is: of which house, when it was taken, by which version, how many records it holds, and the digest
    of its file."""

    house: str
    at: str
    version: str
    records: int
    sha256: str
    key: bool


def take(store: str, folder: Path, keys: Path | None = None, *, with_key: bool = False, keep: int = 0) -> Path:
    """Copies a store into a new folder inside `folder`; with `keep`, older copies of the same house beyond so many are
    removed afterwards. What is being written meanwhile is in it as a whole or not at all."""
    journal = open_journal(store, keys=keys, existing=True)
    house, key_folder = journal.id, journal.folder
    journal.close()
    at = datetime.now(UTC).strftime(STAMP)
    place = folder / f"novamas-{house}-{at}"
    draft = folder / f".{place.name}.new"
    try:
        private_folder(folder)
        draft.mkdir(mode=0o700)
        if place.exists():
            raise FileExistsError(17, os.strerror(17), str(place))
        _copy_rows(store, draft / FILE)
        (draft / FILE).chmod(0o600)
        records = _count(draft / FILE)
        _write_receipt(draft, key_folder)
        if with_key:
            private_folder(draft / KEYS)
            for name in (PRIVATE, SESSIONS):
                if (key_folder / name).exists():
                    _copy_secret(key_folder / name, draft / KEYS / name)
        about = Copy(house, at, __version__, records, digest(draft / FILE), with_key)
        (draft / MARK).write_text(_as_toml(about), encoding="utf-8")
        for file in draft.iterdir():
            if file.is_file():
                _sync(file)
        draft.rename(place)
        _sync(folder)
    except OSError as e:
        raise BadStore("copy-not-written", name=str(folder), why=why_not(e)) from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    for old in copies_in(folder, house)[:-keep] if keep else ():
        shutil.rmtree(old)
    return place


def copies_in(folder: Path, house: str) -> list[Path]:
    """The copies of a house in a folder, the oldest first."""
    return sorted(each for each in folder.glob(f"novamas-{house}-*") if (each / MARK).is_file())


def about(copy: Path) -> Copy:
    """What a copy says it is, after a look whether it is all there and as it was written."""
    try:
        told = msgspec.convert(tomllib.loads((copy / MARK).read_text(encoding="utf-8")), Copy)
        found = digest(copy / FILE)
    except OSError as e:
        raise BadStore("copy-unread", name=str(copy), why=why_not(e)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError):
        raise BadStore("no-copy", name=str(copy)) from None
    if found != told.sha256:
        raise BadStore("copy-changed", name=str(copy))
    return told


def put_back(copy: Path, store: str, keys: Path | None = None) -> Copy:
    """Makes a store of a copy where there is none, and lays the house's key in its place if the copy has it and this
    machine does not."""
    told = about(copy)
    if is_shareable(store):
        _fill_database(copy / FILE, store)
    else:
        file = Path(store.removeprefix("sqlite:"))
        if file.exists():
            raise BadStore("store-in-the-way", name=str(file))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            draft = file.with_name(f".{file.name}.new")
            shutil.copyfile(copy / FILE, draft)
            draft.chmod(0o600)
            _sync(draft)
            draft.rename(file)
        except OSError as e:
            raise BadStore("copy-not-written", name=str(file), why=why_not(e)) from None
    _put_back_key(copy, keys or keys_of(told.house))
    return told


def _put_back_key(copy: Path, folder: Path) -> None:
    try:
        if (copy / KEYS).is_dir() and not (folder / PRIVATE).exists():
            private_folder(folder)
            for file in (copy / KEYS).iterdir():
                _copy_secret(file, folder / file.name)
    except OSError as e:
        raise BadStore("keys-not-kept", name=folder, why=why_not(e)) from None


# -- rows --------------------------------------------------------------------------------------------------------------


def _copy_rows(store: str, file: Path) -> None:
    if not is_shareable(store):
        with (
            closing(sqlite3.connect(for_reading(Path(store.removeprefix("sqlite:"))), uri=True)) as old,
            closing(sqlite3.connect(file)) as new,
        ):
            old.backup(new, pages=PAGES, sleep=0.01)
            new.execute("pragma journal_mode=delete")
        return
    open_place(str(file)).close()  # with the tables of a store
    from novamas.store.names import CREATE

    with closing(sqlite3.connect(file)) as new, new:
        new.execute(CREATE)
        for table, rows in _read_database(store):
            columns = ", ".join(TABLES[table])
            places = ", ".join("?" for _ in TABLES[table])
            new.executemany(f"insert into {table} ({columns}) values ({places})", rows)  # noqa: S608  # names of our own
    with closing(sqlite3.connect(file)) as new:
        new.execute("pragma journal_mode=delete")


def _read_database(url: str) -> Iterator[tuple[str, list[Columns]]]:
    """The rows of a database, all as they stood at one moment."""
    import psycopg

    try:
        with psycopg.connect(_address(url)) as line:
            line.execute("set transaction isolation level repeatable read, read only")
            for table, columns in TABLES.items():
                if line.execute("select to_regclass('public.' || %s)", (table,)).fetchone() == (None,):
                    continue
                order = "order by notification_id" if table == EVENTS else ""
                with line.cursor(name=f"copy_{table}") as cursor:
                    cursor.execute(f"select {', '.join(columns)} from {table} {order}")  # noqa: S608
                    while page := cursor.fetchmany(ROWS):
                        yield table, page
    except psycopg.Error as e:
        raise out_of_reach(url, e) from None


def _fill_database(file: Path, url: str) -> None:
    """The rows of a copy in an empty database, in one transaction."""
    import psycopg

    from novamas.store.names import Names

    place = open_place(url)
    try:
        if place.recorder.max_notification_id():
            raise BadStore("store-in-the-way", name=url.rpartition("@")[2])
        Names(place.recorder)
    finally:
        place.close()
    try:
        with (
            psycopg.connect(_address(url)) as line,
            closing(sqlite3.connect(file)) as old,
        ):
            for table, columns in TABLES.items():
                if not old.execute("select 1 from sqlite_master where name = ?", (table,)).fetchone():
                    continue
                rows = old.execute(f"select {', '.join(columns)} from {table} order by rowid")  # noqa: S608  # our own
                into = f"copy {table} ({', '.join(columns)}) from stdin"
                with line.cursor() as cursor, cursor.copy(into) as out:
                    for row in rows:
                        out.write_row(row)
    except psycopg.Error as e:
        raise out_of_reach(url, e) from None


def _address(url: str) -> str:
    """The address of a database as `places` reads it."""
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    address: PlainDict = {"dbname": "novamas", **conninfo_to_dict(url)}
    return make_conninfo(**address)


def _count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as store:
        if store.execute("pragma integrity_check").fetchone() != ("ok",):
            raise BadStore("copy-broken", name=str(file))
        found: int = store.execute(f"select count(*) from {EVENTS}").fetchone()[0]  # noqa: S608  # a name of our own
        return found


def _write_receipt(draft: Path, key_folder: Path) -> None:
    """How far this copy goes, signed, where the key is at hand."""
    if not (key_folder / PRIVATE).exists():
        return
    journal = open_journal(str(draft / FILE), keys=key_folder, existing=True)
    try:
        (draft / RECEIPT).write_text(f"{receipts.issue(journal, Key.open(key_folder))}\n", encoding="utf-8")
    finally:
        journal.close()


# -- files -------------------------------------------------------------------------------------------------------------


def digest(file: Path) -> str:
    with file.open("rb") as f:
        return hashlib.file_digest(f, "sha256").hexdigest()


def _copy_secret(source: Path, target: Path) -> None:
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as f:
        f.write(source.read_bytes())
        f.flush()
        os.fsync(f.fileno())


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _as_toml(told: Copy) -> str:
    """Plain values only, so that what JSON writes of each is TOML too."""
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in msgspec.structs.asdict(told).items())


__all__ = ["Copy", "about", "copies_in", "put_back", "take"]
