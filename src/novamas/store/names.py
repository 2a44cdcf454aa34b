"""Names of people: the only thing the house knows about them that can be erased, and still nobody can change one.

They lie in a table of their own beside the records, each with a pinch of salt. The books hold a mark of each: the hash
of whose name it is, the name and the salt. So the books say which row is somebody's name, and the row must fit; erase
the row, and nothing that is left tells what the name was. A row that no record speaks of means nothing: it was put
there by a write that was never finished, or by somebody who may not give names.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec
from eventsourcing.persistence import ApplicationRecorder
from msgspec import Struct

from novamas.games.bots import BOT, bot_name
from novamas.kit.errors import Words
from novamas.store.places import Datastore, rows_as_they_are

CREATE = (
    "create table if not exists called "
    "(mark text primary key, id text not null, name text not null, salt text not null)"
)
ALL = "select mark, id, name, salt from called"
PUT = "insert into called (mark, id, name, salt) values (?, ?, ?, ?)"
PULSE = "@pulse"  # of a row that is written and deleted at once, to see whether the store can be written to


def plain_letters(text: str) -> str:
    """A text as it is looked for: without accents and capitals."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(each for each in parts if not unicodedata.combining(each))


class NameGiven(Struct, frozen=True):
    """Somebody is called what the row with this mark says."""

    id: str
    mark: str
    at: float
    by: str


class NameErased(Struct, frozen=True):
    """Nobody is to know any more what somebody was called."""

    id: str
    at: float
    by: str


class Whose(Struct, frozen=True):
    """As much of a fact about somebody as says whom it is about."""

    id: str
    mark: str = ""


NAMED = ("NameGiven", "NameErased", "AccountClosed")  # kinds of records after which somebody is called otherwise


class Row(Struct, frozen=True):
    """A name as it lies beside the books."""

    mark: str
    id: str
    name: str
    salt: str

    @property
    def fits(self) -> bool:
        return self.mark == mark_of(self.id, self.name, self.salt)


def mark_of(id: str, name: str, salt: str) -> str:
    return hashlib.sha256(msgspec.json.encode((id, name, salt))).hexdigest()


def make_row(id: str, name: str) -> Row:
    salt = secrets.token_hex(16)
    return Row(mark_of(id, name, salt), id, name, salt)


class Naming:
    """Which row is whose name, as the records say."""

    def __init__(self) -> None:
        self.marks: dict[str, str] = {}

    def fold(self, kind: str, body: msgspec.Raw) -> None:
        whose = msgspec.json.decode(body, type=Whose)
        if kind == "NameGiven":
            self.marks[whose.id] = whose.mark
        else:
            self.marks.pop(whose.id, None)

    def compare(self, rows: Iterable[Row]) -> Iterator[Words]:
        """What is wrong with the rows, in one sentence each."""
        missing = {mark: id for id, mark in self.marks.items()}
        for row in rows:
            whose = missing.pop(row.mark, None)
            if not row.fits:
                yield Words("name-other", {"person": whose or row.id})
        for id in missing.values():
            yield Words("name-missing", {"person": id})


class Names:
    """The table of names. Every call asks the store: call it from a thread."""

    def __init__(self, recorder: ApplicationRecorder, existing: bool = False) -> None:
        self.datastore: Datastore = recorder.datastore  # type: ignore[attr-defined]
        self.postgres = type(self.datastore).__module__ == "eventsourcing.postgres"
        if not existing:
            self._do(CREATE)

    def rows(self) -> list[Row]:
        """All names, whatever somebody has put there; none where the table was never made."""
        return [Row(*row) for row in rows_as_they_are(self.datastore, "called", ("mark", "id", "name", "salt"))]

    def find_marked(self, marks: Iterable[str]) -> list[Row]:
        """The rows with these marks, as far as they fit."""
        found: list[Row] = []
        wanted = list(marks)
        for start in range(0, len(wanted), 500):
            some = wanted[start : start + 500]
            places = ", ".join("?" for _ in some)
            found += (row for row in self._rows(f"{ALL} where mark in ({places})", *some) if row.fits)
        return found

    def put(self, row: Row) -> None:
        self._do(PUT, row.mark, row.id, row.name, row.salt)

    def erase(self, id: str, but: str = "") -> None:
        """Deletes what lies here about somebody, except the row with one mark."""
        self._do("delete from called where id = ? and mark <> ?", id, but)

    def pulse(self) -> None:
        """Writes something and takes it back in one transaction, to see whether the store can be written to."""
        with self.datastore.transaction(commit=True) as cursor:
            cursor.execute(self._place_values(PUT), (f"{PULSE} {secrets.token_hex(8)}", PULSE, "", ""))
            cursor.execute(self._place_values("delete from called where id = ?"), (PULSE,))

    def _do(self, sentence: str, *values: object) -> None:
        with self.datastore.transaction(commit=True) as cursor:
            cursor.execute(self._place_values(sentence), values)

    def _rows(self, sentence: str, *values: object) -> list[Row]:
        with self.datastore.transaction(commit=False) as cursor:
            cursor.execute(self._place_values(sentence), values)
            return [Row(r["mark"], r["id"], r["name"], r["salt"]) for r in cursor.fetchall()]

    def _place_values(self, sentence: str) -> str:
        """PostgreSQL writes the place of a value in another way."""
        return sentence.replace("?", "%s") if self.postgres else sentence


class CalledNow(Mapping[str, str]):
    """What people and company are called in printed books; nothing for whoever has no name, or none any more."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def __getitem__(self, id: str) -> str:
        return bot_name(id) if id.startswith(BOT) else self._names[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Called:
    """What people are called now, in memory. `fold` gives two names that look alike the same text."""

    def __init__(self, fold: Callable[[str], str] = str.casefold) -> None:
        self.fold = fold
        self._names: dict[str, str] = {}
        self._ids: dict[str, str] = {}

    def give(self, id: str, name: str) -> None:
        self.take(id)
        self._names[id] = name
        self._ids.setdefault(self.fold(name), id)

    def take(self, id: str) -> None:
        """Nobody calls somebody anything any more."""
        name = self._names.pop(id, None)
        if name is not None and self._ids.get(self.fold(name)) == id:
            del self._ids[self.fold(name)]

    def find(self, name: str) -> str | None:
        """Whose name this is."""
        return self._ids.get(self.fold(name))

    def of(self, id: str) -> str:
        """What somebody is called; nothing if nobody knows."""
        return self._names.get(id, "")

    def like(self, text: str, most: int) -> dict[str, str]:
        """Whose names hold a text, accents or not, in the order of their names and no more than so many."""
        wanted = plain_letters(text)
        found = ((name.casefold(), id, name) for id, name in self._names.items() if wanted in plain_letters(name))
        return {id: name for _, id, name in sorted(found)[:most]}

    def all(self) -> Mapping[str, str]:
        return self._names
