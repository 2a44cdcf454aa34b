"""Change anything in any table of a store, and the audit sees it.

The tables and their columns are read from the database's own schema, so that a new one cannot be forgotten. The
records of a store fall into classes (a kind of stream and a kind of record in it); of each class the first and the last
row are taken, and each of their columns is changed in every way that the database lets it be changed. A change after
which the store says exactly the same may pass, and is then proved to say the same.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stores import Where
from whole_house import build

from novamas.kit.chance import Scripted
from novamas.kit.errors import NovamasError
from novamas.store import open_journal
from novamas.store.audit import audit
from novamas.store.books import open_books
from novamas.store.journal import COLUMNS

EXEMPT = {"leases", "members"}  # of the cluster: who works now. Nothing is read from them about the past.
KNOWN = {"stored_events", "snapshots", "called"}
ORDER = "{order}"  # the column by which records are ordered: rowid, or a number that PostgreSQL gives


class Row(NamedTuple):
    """A row, by what tells it from the others of its table."""

    table: str
    key: tuple[Any, ...]
    kind: str


class Change(NamedTuple):
    """A change of one row: what it is called, and the statements that make it."""

    name: str
    statements: tuple[tuple[str, tuple[Any, ...]], ...]


class Store:
    """A store that can be changed and put back as it was."""

    def __init__(self, where: Where) -> None:
        self.where = where
        self.order = "rowid" if where.kind == "sqlite" else "notification_id"
        self.db: Any
        self.refusals: Any  # how the database says that a row cannot be so
        if where.kind == "sqlite":
            self.refusals = sqlite3.IntegrityError
            self.db = sqlite3.connect(where.url, isolation_level=None)
            self.db.execute("pragma synchronous = off")
            self.db.text_factory = lambda raw: raw.decode(errors="surrogateescape")  # there will be text that is none
        else:
            import psycopg

            self.refusals = (psycopg.IntegrityError, psycopg.DataError)
            self.db = psycopg.connect(where.url, autocommit=True)
            self.db.execute("set synchronous_commit = off")
        self._columns: dict[str, dict[str, str]] = {}
        self.before = {table: self.content(table) for table in self.tables()}
        self.meaning = self.in_order()
        self.stand = tables(where)
        self.reader = open_journal(where.url, keys=where.keys, existing=True)

    def do(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        if self.where.kind == "postgresql":
            statement = statement.replace("?", "%s")
        ran = self.db.execute(statement.replace(ORDER, self.order), values)
        return [tuple(row) for row in ran.fetchall()] if ran.description else []

    def tables(self) -> list[str]:
        if self.where.kind == "sqlite":
            found = self.do("select name from sqlite_master where type = 'table' order by 1")
        else:
            found = self.do("select table_name from information_schema.tables where table_schema = 'public' order by 1")
        return [name for (name,) in found if name not in EXEMPT]

    def columns(self, table: str) -> dict[str, str]:
        """Every column of a table, and which kind of value it holds; the order of records is one of them."""
        if table not in self._columns:
            self._columns[table] = self._asked(table)
        return self._columns[table]

    def _asked(self, table: str) -> dict[str, str]:
        if self.where.kind == "sqlite":
            named = {name: kind for _, name, kind, *_ in self.do(f"pragma table_info({table})")}
            return {**named, "rowid": "integer"} if table == "stored_events" else named
        asked = "select column_name, data_type from information_schema.columns where table_name = ? order by 1"
        return dict(self.do(asked, table))

    def keys(self, table: str) -> tuple[str, ...]:
        return ("mark",) if table == "called" else ("originator_id", "originator_version")

    def content(self, table: str) -> list[tuple[Any, ...]]:
        columns = ", ".join(self.columns(table))
        return self.do(f"select {columns} from {table} order by {', '.join(self.keys(table))}")

    def in_order(self) -> list[list[tuple[Any, ...]]]:
        """All that a store says: its records in their order, and what lies beside them."""
        records = self.do("select originator_id, originator_version, topic, state from stored_events order by {order}")
        return [records, *(self.content(table) for table in self.tables() if table != "stored_events")]

    def put_back(self) -> None:
        self.do("begin")
        for table, rows in self.before.items():
            if self.content(table) != rows:
                columns = list(self.columns(table))
                places = ", ".join("?" if self.where.kind == "sqlite" else "%s" for _ in columns)
                self.do(f"delete from {table}")
                into = f"insert into {table} ({', '.join(columns)}) values ({places})"
                self.db.cursor().executemany(into, rows)
        self.do("commit")
        assert self.in_order() == self.meaning

    def make(self, change: Change) -> bool:
        """Makes a change; whether the database let it be made, and the store is another one now."""
        try:
            self.do("begin")
            for statement, values in change.statements:
                self.do(statement, *values)
            self.do("commit")
        except self.refusals:
            self.do("rollback")
            return False
        return True

    def close(self) -> None:
        self.reader.close()
        self.db.close()

    # -- what can be changed -------------------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        found = []
        for table in self.tables():
            keys = ", ".join(self.keys(table))
            if table == "called":
                found += [Row(table, row, "name") for row in self.do(f"select {keys} from {table} order by id")]
                continue
            order = "order by {order}" if table == "stored_events" else f"order by {keys}"
            for stream, number, topic in self.do(f"select {keys}, topic from {table} {order}"):
                room = stream.partition("/")[0]
                found.append(Row(table, (stream, number), f"{room} {topic}"))
        return found

    def first_and_last(self) -> list[Row]:
        """The first and the last row of every class."""
        first: dict[str, Row] = {}
        last: dict[str, Row] = {}
        for row in self.rows():
            first.setdefault(f"{row.table} {row.kind}", row)
            last[f"{row.table} {row.kind}"] = row
        return list(dict.fromkeys([*first.values(), *last.values()]))

    def one_of_each(self) -> list[Row]:
        """The last row of every class; of what people and staff do at tables, one kind stands for all."""
        kinds: dict[str, Row] = {}
        for row in self.rows():
            room, _, topic = row.kind.partition(" ")
            deed = room == "table" and topic not in ("TableOpened", "Chance", "Snapshot")
            kinds[f"{row.table} {room} {'deed' if deed else topic}"] = row
        return list(kinds.values())

    def changes(self, row: Row) -> Iterator[Change]:
        where = " and ".join(f"{key} = ?" for key in self.keys(row.table))
        columns = self.columns(row.table)
        now = dict(
            zip(
                columns,
                self.do(f"select {', '.join(columns)} from {row.table} where {where}", *row.key)[0],
                strict=True,
            )
        )
        for column, kind in columns.items():
            for name, value in self.values(row, column, kind, now[column]):
                text = f"update {row.table} set {column} = {value if isinstance(value, Sql) else '?'} where {where}"
                values = row.key if isinstance(value, Sql) else (value, *row.key)
                yield Change(f"{column}: {name}", ((text, values),))
            if (other := self.neighbour(row, column, now)) is not None:
                yield Change(f"{column}: swapped", self.swapped(row, column, now, other))
        yield Change("deleted", ((f"delete from {row.table} where {where}", row.key),))
        yield from self.copies(row, columns, now)

    def values(self, row: Row, column: str, kind: str, now: Any) -> Iterator[tuple[str, Any]]:
        yield "nothing", None
        if column == self.order:
            last, first = self.do("select max({order}), min({order}) from stored_events")[0]
            yield "moved to the end", last + 1
            yield "moved to the beginning", first - 1
        elif kind in ("integer", "INTEGER", "bigint"):
            yield from (("one more", now + 1), ("negative", -now), ("far", now + 1_000_000))
            if self.where.kind == "sqlite":
                yield "a word", "many"
        elif kind in ("bytea", "BLOB"):
            yield "empty", b""
            yield "nonsense", b"\xff\x00nonsense"
            yield "no record", b"{}"
            yield "a bit", bytes([*now[:-2], now[-2] ^ 1, now[-1]])
            yield "a space more", now + b" "
            yield from ((name, text) for name, text in said_otherwise(now))
            if self.where.kind == "sqlite":
                yield "text", now.decode()
        else:
            yield "other text", now + "x"
            yield "empty", ""
            yield "note", "Note"
            if self.where.kind == "sqlite":
                yield "no text", Sql("cast(x'ff00fe' as text)")
                yield "bytes", now.encode()

    def neighbour(self, row: Row, column: str, now: dict[str, Any]) -> dict[str, Any] | None:
        """Another row of the table with another value in this column."""
        columns = self.columns(row.table)
        others = f"select {', '.join(columns)} from {row.table} where {column} <> ? order by {column} limit 1"
        found = self.do(others, now[column])
        return dict(zip(columns, found[0], strict=True)) if found else None

    def swapped(self, row: Row, column: str, now: dict[str, Any], other: dict[str, Any]) -> tuple[Any, ...]:
        """Two rows exchange a value; one of them holds something else for a moment, because some must be unique."""
        keys = self.keys(row.table)
        where = " and ".join(f"{key} = ?" for key in keys)
        theirs, mine = tuple(other[key] for key in keys), row.key
        meanwhile: Any = now[column]
        meanwhile = -(10**9) if isinstance(meanwhile, int) else b"?" if isinstance(meanwhile, bytes) else "?"
        moved = tuple(meanwhile if key == column else value for key, value in zip(keys, mine, strict=True))
        set_ = f"update {row.table} set {column} = ? where {where}"
        return (set_, (meanwhile, *mine)), (set_, (now[column], *theirs)), (set_, (other[column], *moved))

    def copies(self, row: Row, columns: dict[str, str], now: dict[str, Any]) -> Iterator[Change]:
        """The same row a second time: under another number, under another name, before all others."""
        first, *_ = self.keys(row.table)
        new: list[tuple[str, dict[str, Any]]] = [("under another name", {first: f"{now[first]}x"})]
        if row.table != "called":
            last = self.do(f"select max(originator_version) from {row.table} where originator_id = ?", row.key[0])
            new.append(("under the next number", {"originator_version": last[0][0] + 1}))
            new.append(("under no number", {"originator_version": 0}))
        for name, other in new:
            values = {**now, **other}
            if row.table == "stored_events":
                for where, order in (("the end", "max({order}) + 1"), ("the beginning", "min({order}) - 1")):
                    values[self.order] = self.do(f"select {order} from stored_events")[0][0]
                    yield self.inserted(f"a copy {name} at {where}", row.table, values)
            else:
                yield self.inserted(f"a copy {name}", row.table, values)

    def inserted(self, name: str, table: str, values: dict[str, Any]) -> Change:
        places = ", ".join("?" for _ in values)
        text = f"insert into {table} ({', '.join(values)}) values ({places})"
        return Change(name, ((text, tuple(values.values())),))


class Sql(str):
    """A value that only the database can write."""


def said_otherwise(state: bytes) -> Iterator[tuple[str, bytes]]:
    """What a record, a snapshot or a waypoint says, changed by one word or one figure each; and its frame."""
    read = msgspec.json.decode(state)
    for path in leaves(read):
        fresh = msgspec.json.decode(state)
        at = fresh
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = other(at[path[-1]])
        yield ".".join(map(str, path)), msgspec.json.encode(fresh)


def leaves(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Some places in a tree: its first and its last leaf at every level."""
    items = list(tree.items()) if isinstance(tree, dict) else list(enumerate(tree)) if isinstance(tree, list) else []
    if not items and path:
        yield path
    for key, value in {id(item): item for item in (items[:1] + items[-1:])}.values():
        yield from leaves(value, (*path, key))


def other(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1
        case str():
            return value[:-1] + ("0" if value[-1:] != "0" else "1")
        case None:
            return 1
        case _:
            return ["something"]


# -- the stores --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """One house of each kind for all tests, each of which leaves it as it was."""
    folder = tmp_path_factory.mktemp("whole")
    url = str(folder / "casino.db") if request.param == "sqlite" else request.getfixturevalue("postgres").database()
    where = Where(url, folder / "keys", request.param)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("novamas.store.books.EVERY", 1)
        patch.setattr("novamas.store.waypoints.APART", 1)
        build(where)
    store = Store(where)
    yield store
    store.close()


def found_by_audit(store: Store, anew: bool = True) -> str:
    """What the audit says is wrong, in one sentence; nothing if it is clean. Nothing else may come of it."""
    if not anew:
        finding = audit(store.reader).finding
        return "" if finding is None else finding.sentence
    try:
        journal = open_journal(store.where.url, keys=store.where.keys, existing=True)
    except NovamasError as e:
        return str(e)
    try:
        finding = audit(journal).finding
    finally:
        journal.close()
    return "" if finding is None else finding.sentence


def says_the_same(store: Store) -> bool:
    """Whether the store holds the same records in the same order, and the same beside them; of the snapshots, which
    only save time, some may be missing, if every table is the same without them."""
    now = store.in_order()
    at = 1 + [table for table in store.tables() if table != "stored_events"].index("snapshots")
    fewer = set(now[at]) < set(store.meaning[at])
    rest = now[:at] + now[at + 1 :] == store.meaning[:at] + store.meaning[at + 1 :]
    return now == store.meaning or (fewer and rest and tables(store.where) == store.stand)


def tables(where: Where) -> list[Any]:
    """How every table of a house stands when it is opened."""
    books = open_books(where.url, keys=where.keys, existing=True)
    found = [books.load_table(listed, Scripted()) for listed in books.list_tables()]
    books.close()
    return [(table.id, table.state, table.seq, table.epoch, table.since, table.drawn) for table in found]


def check(store: Store, row: Row, change: Change) -> bool:
    """Makes a change, and puts the store back; whether it could be made."""
    if not store.make(change):
        return False
    try:
        first = row.table == "several" or row.kind.startswith("store")  # what is read when a store is opened
        sentence = found_by_audit(store, anew=first)
        assert sentence or says_the_same(store), f"{row}: {change.name}: the audit saw nothing"
        assert "\n" not in sentence, sentence
    finally:
        store.put_back()
    return True


def test_every_table_is_known(store: Store) -> None:
    """A table that is new here needs an audit, and a change of its own below."""
    assert set(store.tables()) == KNOWN
    assert {column.rstrip("!#") for column in COLUMNS} | {store.order} == set(store.columns("stored_events"))
    kinds = {row.kind.partition(" ")[0] for row in store.rows()}
    assert kinds >= {"store", "spine", "house", "rules", "table", "draws", "purse", "key", "way", "name"}
    assert found_by_audit(store) == ""


FEW = ("nothing", "other text", "one more", "nonsense", "moved to the end", "swapped")


def test_every_column_of_every_kind_of_row(store: Store) -> None:
    """Each column in a few ways, and the row deleted or there twice."""
    made = dict.fromkeys(store.columns("stored_events"), 0)
    for row in store.one_of_each():
        for change in list(store.changes(row)):
            column, _, how = change.name.partition(": ")
            if how in FEW or change.name == "deleted" or change.name.startswith("a copy under the next"):
                done = check(store, row, change)
                if row.table == "stored_events" and column in made:
                    made[column] += done
    assert all(made.values()), made


@pytest.mark.slow
def test_every_column_in_every_way(store: Store) -> None:
    """The first and the last row of every class, each column in all ways; of what a record says, many a word."""
    made = [check(store, row, change) for row in store.first_and_last() for change in list(store.changes(row))]
    assert sum(made) > 1_000


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_several_changes_at_once(store: Store, data: st.DataObject) -> None:
    """One change does not hide another."""
    statements: tuple[Any, ...] = ()
    names = []
    for row in data.draw(st.lists(st.sampled_from(store.rows()), min_size=2, max_size=4, unique=True)):
        change = data.draw(st.sampled_from(list(store.changes(row))))
        statements += change.statements
        names.append(f"{row.key} {change.name}")
    check(store, Row("several", (), ""), Change("; ".join(names), statements))


def test_an_order_that_stays_the_same_is_no_change(store: Store) -> None:
    """Numbers of the order have gaps wherever a write failed: only which row comes after which has a meaning."""
    last, first = store.do("select max({order}), min({order}) from stored_events")[0]
    assert store.make(Change("gap", (("update stored_events set {order} = ? where {order} = ?", (last + 5, last)),)))
    assert store.make(Change("gap", (("update stored_events set {order} = ? where {order} = ?", (first - 5, first)),)))
    try:
        assert store.in_order() == store.meaning
        assert found_by_audit(store) == ""
    finally:
        store.put_back()


def test_tables_that_vanish(store: Store) -> None:
    """Without snapshots a house is slower and the same; without names nobody knows who is called what."""
    for table, missed in (("snapshots", False), ("called", True)):
        store.do(f"alter table {table} rename to gone")
        try:
            assert ("is missing" in found_by_audit(store)) == missed
        finally:
            store.do(f"alter table gone rename to {table}")


def test_rows_beside_the_books_that_nobody_signed(store: Store) -> None:
    """A whole table of snapshots or names taken from another house is not this one's."""
    store.do("update snapshots set originator_id = originator_id || '1'")
    try:
        assert "is not signed by the house" in found_by_audit(store)
    finally:
        store.put_back()
