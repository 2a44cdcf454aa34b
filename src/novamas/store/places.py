"""Where a store lies: an SQLite file of one's own, or a PostgreSQL database that several servers share.

This is the only module that knows the two apart. Opened as `existing`, a place is only read: nothing is created in it,
beside it or on the way to it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol, TypeAlias
from urllib.parse import urlsplit

from eventsourcing.persistence import AggregateRecorder, ApplicationRecorder, PersistenceError
from msgspec import Struct

from novamas.kit.errors import Words
from novamas.kit.plain import PlainDict
from novamas.kit.reasons import why_not
from novamas.store.errors import BadStore, MalformedStore

BROKEN = ("malformed", "not a database", "file is encrypted", "invalid page", "could not read block")
SIGNS = (
    ("disk is full", "why-full"),
    ("locked", "why-busy"),
    ("readonly", "why-read-only"),
    ("unable to open", "why-forbidden"),
)
"""What SQLite says of a store that it cannot use though nothing is broken, and what we say."""
MISSING = -1  # for the number of a file that is not there
EVENTS, SNAPSHOTS = "stored_events", "snapshots"
ROWS = 5_000  # read at once
AT_ONCE = 500  # streams that are asked for in one question
OLD_SNAPSHOTS = (
    "delete from snapshots where originator_id = ? and originator_version < (select originator_version "
    "from snapshots where originator_id = ? order by originator_version desc limit 1 offset ?)"
)


Columns: TypeAlias = tuple[Any, ...]
"""A row of a table as its database gives it."""


class Cursor(Protocol):
    """What a question is put to a database with, and its answer read from."""

    def execute(self, query: str, values: Sequence[object] = (), /) -> object: ...
    def fetchall(self) -> Sequence[Any]: ...


class Datastore(Protocol):
    """What both kinds of database have in common."""

    def transaction(self, commit: bool) -> AbstractContextManager[Cursor]: ...


class Place(Struct, frozen=True):
    """An open place: the recorder of its records, how to close it, its file if it is one, and how to ask whether that
    is still there."""

    recorder: ApplicationRecorder
    close: Callable[[], None]
    file: Path | None = None
    gone: Callable[[], str] = lambda: ""


def open_place(url: str, existing: bool = False) -> Place:
    """Opens the place that a path, `sqlite:PATH` or `postgresql://…` names."""
    try:
        if is_shareable(url):
            return _postgres(url, existing)
        return _sqlite(url.removeprefix("sqlite:"), existing)
    except (PersistenceError, sqlite3.Error) as e:
        raise unreadable(url, e) from None


def is_shareable(url: str) -> bool:
    """Whether several servers may share a store."""
    return url.startswith(("postgres://", "postgresql://"))


def unreadable(url: str, e: Exception) -> BadStore:
    """What to say of a store that cannot be read: whether it is broken, or only out of reach."""
    line = _first_line(e)
    if any(sign in line for sign in BROKEN):
        return MalformedStore("store-unread", name=hide_password(url), why=_says("why-broken", line))
    reason = next((reason for sign, reason in SIGNS if sign in line), "")
    why = Words(reason) if reason else _says("why-out-of-reach" if "://" in url else "why-other", line)
    return BadStore("store-unread", name=hide_password(url), why=why)


def snapshots_of(recorder: ApplicationRecorder, existing: bool = False) -> AggregateRecorder:
    """The recorder of the snapshots that lie beside the records."""
    made: Any
    if type(recorder).__module__ == "eventsourcing.postgres":
        from eventsourcing.postgres import PostgresAggregateRecorder

        made = PostgresAggregateRecorder(recorder.datastore, events_table_name=SNAPSHOTS)  # type: ignore[attr-defined]
    else:
        from eventsourcing.sqlite import SQLiteAggregateRecorder

        made = SQLiteAggregateRecorder(recorder.datastore, events_table_name=SNAPSHOTS)  # type: ignore[attr-defined]
    if not existing:
        made.create_table()
    return made  # type: ignore[no-any-return]


def keep_newest(snapshots: AggregateRecorder, stream: str, count: int) -> None:
    """Deletes all snapshots of a stream but the newest few."""
    datastore: Datastore = snapshots.datastore  # type: ignore[attr-defined]
    mark = "%s" if type(snapshots).__module__ == "eventsourcing.postgres" else "?"
    with datastore.transaction(commit=True) as cursor:
        cursor.execute(OLD_SNAPSHOTS.replace("?", mark), (stream, stream, count - 1))


def streams_between(recorder: ApplicationRecorder, first: str, beyond: str) -> Iterator[str]:
    """The names of all streams from one name on and before another, from the index alone."""
    datastore: Datastore = recorder.datastore  # type: ignore[attr-defined]
    postgres = type(datastore).__module__ == "eventsourcing.postgres"
    mark, collate = ("%s", ' collate "C"') if postgres else ("?", "")
    wanted = (
        f"select distinct originator_id as stream from {EVENTS} "  # noqa: S608  # names of our own
        f"where originator_id{collate} >= {mark} and originator_id{collate} < {mark}"
    )
    with datastore.transaction(commit=False) as cursor:
        cursor.execute(wanted, (first, beyond))
        for row in cursor.fetchall():
            yield row["stream"]


def last_rows(recorder: ApplicationRecorder, streams: Sequence[str]) -> Iterator[tuple[str, int, str, bytes]]:
    """The last record of each of these streams that has any: its stream, number, kind and state. Many are asked for at
    once: a house that was opened a thousand times has a thousand spines."""
    datastore: Datastore = recorder.datastore  # type: ignore[attr-defined]
    mark = "%s::text" if type(datastore).__module__ == "eventsourcing.postgres" else "?"
    for first in range(0, len(streams), AT_ONCE):
        some = tuple(streams[first : first + AT_ONCE])
        wanted = (
            f"with wanted (stream) as (values {', '.join([f'({mark})'] * len(some))}) "  # noqa: S608  # names of our own
            f"select originator_id, originator_version, topic, state from {EVENTS}, wanted "
            "where originator_id = stream and originator_version = "
            f"(select max(originator_version) from {EVENTS} where originator_id = stream)"
        )
        with datastore.transaction(commit=False) as cursor:
            cursor.execute(wanted, some)
            rows = cursor.fetchall()
        for row in rows:
            yield row["originator_id"], row["originator_version"], row["topic"], bytes(row["state"])


def rows_as_they_are(datastore: Datastore, table: str, columns: Sequence[str]) -> Iterator[Columns]:
    """Every row of a table, whatever somebody has put into it: what is not of the kind that its column should hold
    reads as `None`. A column of bytes has a `!` after its name, one of numbers a `#`. Records come in their order. A
    table that is not there has no rows."""
    postgres = type(datastore).__module__ == "eventsourcing.postgres"
    place = "0" if table != EVENTS else "notification_id" if postgres else "rowid"
    wanted = ", ".join(f"{_as_it_is(column, postgres)} as c{n}" for n, column in enumerate(columns))
    select, mark = f"select {place} as place, {wanted} from {table}", "%s" if postgres else "?"  # noqa: S608  # our own
    page: Sequence[Any] = ()
    while True:
        after = f"where {place} > {mark}" if page else ""
        paged = f"{after} order by {place} limit {ROWS}" if table == EVENTS else ""
        try:
            with datastore.transaction(commit=False) as cursor:
                cursor.execute(f"{select} {paged}", (page[-1]["place"],) if page else ())
                page = cursor.fetchall()
        except (PersistenceError, sqlite3.Error) as e:
            if f"no such table: {table}" in str(e) or f'relation "{table}" does not exist' in str(e):
                return
            raise
        for row in page:
            yield tuple(_value(row[f"c{n}"], column) for n, column in enumerate(columns))
        if not paged or len(page) < ROWS:
            return


def _as_it_is(column: str, postgres: bool) -> str:
    name = column.rstrip("!#")
    if postgres:
        return name if name != column else f"convert_to({name}, 'UTF8')"
    kind = {"!": "blob", "#": "integer"}.get(column[-1], "text")
    value = f"cast({name} as blob)" if kind == "text" else name
    return f"case typeof({name}) when '{kind}' then {value} end"


def _value(value: Any, column: str) -> object:
    if value is None or column.endswith("#"):
        return value
    if column.endswith("!"):
        return bytes(value)
    try:
        return bytes(value).decode()
    except UnicodeDecodeError:
        return None


def hide_password(url: str) -> str:
    """An address without its password."""
    url = url.partition("?")[0]  # what only the driver needs is nobody's business here
    try:
        password = urlsplit(url).password
    except ValueError:
        return url
    return url.replace(f":{password}@", ":…@") if password else url


# -- SQLite ------------------------------------------------------------------------------------------------------------


def _sqlite(path: str, existing: bool) -> Place:
    from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteDatastore

    if not path:
        raise BadStore("store-file-name")
    file = Path(path)
    if file.is_dir():
        raise BadStore("store-is-folder", path=path)
    if existing and not file.exists():
        raise BadStore("no-store", path=path)
    if _must_be_store(file, existing):
        _check_sqlite(file, path)
    if not file.parent.exists():
        raise BadStore("no-folder", parent=file.parent)
    if not existing:
        _keep_private(file, path)
    # WAL with full sync, SQLite's own default there: a commit is on disk when it returns.
    datastore = SQLiteDatastore(db_name=for_reading(file) if existing else str(file), originator_id_type="text")
    datastore.pool.is_journal_mode_wal = existing  # then it is left as it is found
    recorder = SQLiteApplicationRecorder(datastore, events_table_name=EVENTS)
    try:
        if existing:
            _check_table(recorder, path)
        else:
            _check_own(datastore, path)
            recorder.create_table()
    except BaseException:
        datastore.close()
        raise
    return Place(recorder, datastore.close, file, Watch(file).find_missing)


class Watch:
    """Sees whether the files of a store are taken away under a server: SQLite would go on writing to what nobody will
    ever find again."""

    def __init__(self, file: Path) -> None:
        self.files = (file, file.with_name(file.name + "-wal"))
        self._numbers: list[int | None] = [None, None]

    def find_missing(self) -> str:
        """What is not there any more, after something was written; nothing while all is well."""
        for n, file in enumerate(self.files):
            try:
                number = file.stat().st_ino
            except OSError:
                number = MISSING
            if self._numbers[n] is None:
                self._numbers[n] = number  # where there is no such file to begin with, nobody misses it
            elif self._numbers[n] != number:
                return file.name
        return ""


def _keep_private(file: Path, path: str) -> None:
    """A store that is written is nobody else's to read; what SQLite puts beside it has the same rights."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        if os.name == "posix" and file.stat().st_uid == os.geteuid():
            file.chmod(0o600)
    except OSError as e:
        raise BadStore("file-unwritten", path=path, why=why_not(e)) from None


def _must_be_store(file: Path, existing: bool) -> bool:
    """Whether something lies there that must be a store already."""
    try:
        return file.exists() and (existing or file.stat().st_size > 0)
    except OSError as e:
        raise BadStore("file-unread", path=file, why=why_not(e)) from None


def _check_sqlite(file: Path, path: str) -> None:
    try:
        with file.open("rb") as f:
            head = f.read(15)
    except OSError as e:
        raise BadStore("file-unread", path=path, why=why_not(e)) from None
    if head != b"SQLite format 3":
        raise BadStore("not-a-store", path=path)


def for_reading(file: Path) -> str:
    """The address of a file that is not to be created. Who may write leaves no log behind; who may not only reads."""
    if os.access(file, os.W_OK) and os.access(file.absolute().parent, os.W_OK):
        mode = "mode=rw"
    elif file.with_name(file.name + "-wal").exists():
        mode = "mode=ro"
    else:  # nobody writes, and nothing can be written beside it
        mode = "mode=ro&immutable=1"
    return f"{file.absolute().as_uri()}?{mode}"


def _check_own(datastore: Any, path: str) -> None:
    """A database that another program keeps its tables in is not made a store of."""
    with datastore.transaction(commit=False) as cursor:
        cursor.execute("select name from sqlite_master where type = 'table'")
        tables = {row[0] for row in cursor.fetchall()}
    if tables and EVENTS not in tables:
        raise BadStore("database-without-books", name=path)


def _check_table(recorder: ApplicationRecorder, path: str) -> None:
    try:
        recorder.max_notification_id()
    except PersistenceError as e:
        if "no such table" not in str(e):
            raise
        raise BadStore("database-without-books", name=path) from None


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


def _postgres(url: str, existing: bool) -> Place:
    """The address is read as libpq reads it: escapes, sockets (`?host=/run/…`), `sslmode` and all its other options."""
    import psycopg
    from eventsourcing.postgres import PostgresApplicationRecorder, PostgresDatastore
    from psycopg.conninfo import conninfo_to_dict, make_conninfo
    from psycopg.rows import dict_row

    try:
        address: PlainDict = {"dbname": "novamas", "connect_timeout": 10, **conninfo_to_dict(url)}
        with psycopg.connect(make_conninfo(**address)) as probe:
            found = probe.execute("select to_regclass('public.' || %s)", (EVENTS,)).fetchone()
    except psycopg.Error as e:
        raise out_of_reach(url, e) from None
    if existing and (found is None or found[0] is None):
        raise BadStore("database-without-books", name=hide_password(url))
    datastore = PostgresDatastore("", "", "", "", "", pool_size=2, max_overflow=4, originator_id_type="text")
    datastore.pool.kwargs = {**address, "row_factory": dict_row}
    try:
        recorder = PostgresApplicationRecorder(datastore, events_table_name=EVENTS)
        if not existing:
            recorder.create_table()
    except BaseException:
        datastore.close()
        raise
    return Place(recorder, datastore.close)


def out_of_reach(url: str, e: Exception) -> BadStore:
    """What to say of a database that cannot be spoken to."""
    return BadStore("store-closed", name=hide_password(url), why=_says("why-out-of-reach", _first_line(e)))


def _says(reason: str, detail: str) -> Words:
    """Words of our own, and beside them what the database says of it in its own."""
    return Words("why-says", {"why": Words(reason), "detail": detail})


def _first_line(e: Exception) -> str:
    return (str(e).strip().splitlines() or [type(e).__name__])[0].rstrip(".")
