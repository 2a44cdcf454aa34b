"""Names of people: the only thing the house knows about them that is not in its books, so that it can be erased.

They lie in a table of their own beside the records. The books hold opaque ids; erase a name, and nobody can tell any
more whose they were. Company needs no row: a bot's name is in its id.
"""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterable
from typing import Any

from eventsourcing.persistence import ApplicationRecorder, PersistenceError

from novamas.games.bots import NAMES
from novamas.kit.decider import Refused

BOT = "bot-"
PUT = (
    "insert into names (id, name, folded) values (?, ?, ?) "
    "on conflict (id) do update set name = excluded.name, folded = excluded.folded"
)
PULSE = "@pulse"  # a row that is written to see whether the store can be written to

_SPELT = {name.lower(): name for name in NAMES}


def bot_name(id: str) -> str:
    """What company is called: `bot-3-uxía` is Uxía at every table and for every client."""
    given = id.rpartition("-")[2]
    return _SPELT.get(given, given.capitalize())


def bot_names(ids: Iterable[str]) -> dict[str, str]:
    return {id: bot_name(id) for id in ids if id.startswith(BOT)}


class Names:
    """Names by id and ids by name. A name belongs to one person at most; upper and lower case are the same."""

    def __init__(self, recorder: ApplicationRecorder) -> None:
        self.datastore: Any = recorder.datastore  # type: ignore[attr-defined]
        self.postgres = type(self.datastore).__module__ == "eventsourcing.postgres"
        self._known: dict[str, str] = {}
        self._do("create table if not exists names (id text primary key, name text not null, folded text unique)")

    def find(self, name: str) -> str | None:
        """Whose name this is."""
        rows = self._ask("select id as found from names where folded = ?", name.casefold())
        return rows[0] if rows else None

    def of(self, id: str) -> str:
        """What somebody is called; nothing if nobody knows."""
        if id not in self._known:
            rows = self._ask("select name as found from names where id = ?", id)
            if not rows:
                return ""
            self._known[id] = rows[0]
        return self._known[id]

    def among(self, ids: Iterable[str]) -> dict[str, str]:
        """What these are called, bots included; whoever has no name is left out."""
        asked = list(ids)
        found = bot_names(asked)
        if unknown := [id for id in asked if id not in found and id not in self._known]:
            marks = ", ".join("?" for _ in unknown)
            with self.datastore.transaction(commit=False) as cursor:
                cursor.execute(self._marked(f"select id, name from names where id in ({marks})"), unknown)  # noqa: S608
                self._known.update((row["id"], row["name"]) for row in cursor.fetchall())
        return {id: name for id in asked if (name := found.get(id) or self._known.get(id))}

    def like(self, text: str, most: int) -> dict[str, str]:
        """Whose names hold a text, in the order of their names and no more than so many."""
        pattern = "%" + re.sub(r"[!%_]", r"!\g<0>", text.casefold()) + "%"
        wanted = "select id, name from names where folded like ? escape '!' order by folded limit ?"
        with self.datastore.transaction(commit=False) as cursor:
            cursor.execute(self._marked(wanted), (pattern, most))
            return {row["id"]: row["name"] for row in cursor.fetchall()}

    def give(self, id: str, name: str) -> None:
        """Names somebody; a name that is taken is refused."""
        if self.find(name) not in (None, id):
            raise Refused("name-taken", field="name", value=name)
        self._put(id, name, name.casefold())
        self._known[id] = name

    def erase(self, id: str) -> None:
        self._do("delete from names where id = ?", id)
        self._known.pop(id, None)

    def pulse(self) -> None:
        """Writes something, to see whether the store can be written to."""
        self._put(PULSE, f"{time.time():.0f}", None)

    def _put(self, id: str, name: str, folded: str | None) -> None:
        try:
            self._do(PUT, id, name, folded)
        except (PersistenceError, sqlite3.IntegrityError) as e:
            if "unique" not in str(e).lower():
                raise
            raise Refused("name-taken", field="name", value=name) from None

    def _do(self, sentence: str, *values: Any) -> None:
        with self.datastore.transaction(commit=True) as cursor:
            cursor.execute(self._marked(sentence), values)

    def _ask(self, sentence: str, *values: Any) -> list[str]:
        with self.datastore.transaction(commit=False) as cursor:
            cursor.execute(self._marked(sentence), values)
            return [row["found"] for row in cursor.fetchall()]

    def _marked(self, sentence: str) -> str:
        """PostgreSQL writes the place of a value in another way."""
        return sentence.replace("?", "%s") if self.postgres else sentence
