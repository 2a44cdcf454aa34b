"""Who runs which table: leases in PostgreSQL, and the fence that keeps a former owner from writing.

A server holds a table by an advisory lock on a connection of its own: if the server dies, the connection drops and the
lock is free. The lock says who may begin; it cannot stop a server that was paused and does not know that it has been
replaced. So every takeover raises the table's *generation*, and the transaction that writes acts checks it: whoever
writes under an old one writes nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import psycopg
from eventsourcing.persistence import InterfaceError, OperationalError, StoredEvent
from eventsourcing.postgres import PostgresApplicationRecorder
from eventsourcing.utils import retry
from msgspec import Struct
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow

from novamas.store.books import TABLE

NEWS = "novamas_news"  # the channel on which every batch is announced
CLOCK = "novamas_clock"  # the channel of countdowns
ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
SETUP_LOCK = "novamas/setup"
KEY = "hashtextextended('novamas/' || {0}, 0)"

# One statement writes a batch: a server that is stopped in the middle of anything never keeps others from writing.
# The lock makes the order of numbers the order of commits, so that whoever follows them misses nothing.
SETUP = f"""
CREATE TABLE IF NOT EXISTS leases (
    stream text PRIMARY KEY, generation bigint NOT NULL, member text NOT NULL,
    since timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE UNLOGGED TABLE IF NOT EXISTS members (
    id text PRIMARY KEY, address text NOT NULL, beat timestamptz NOT NULL DEFAULT clock_timestamp());

CREATE OR REPLACE FUNCTION novamas_append(
    author text, events stored_event_text[], held text[], generations bigint[]) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
    last bigint;
BEGIN
    LOCK TABLE stored_events IN EXCLUSIVE MODE;
    IF EXISTS (SELECT FROM unnest(held, generations) AS h(stream, generation) LEFT JOIN leases USING (stream)
               WHERE coalesce(leases.generation, 0) <> h.generation) THEN
        RAISE 'another server runs this table now' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    WITH written AS (
        INSERT INTO stored_events (originator_id, originator_version, topic, state)
        SELECT originator_id, originator_version, topic, state FROM unnest(events) RETURNING notification_id)
    SELECT max(notification_id) INTO last FROM written;
    PERFORM pg_notify('{NEWS}', author || ' ' || last);
    RETURN last;
END $$;

CREATE OR REPLACE FUNCTION novamas_take(held text, owner text) RETURNS TABLE (generation bigint, last bigint)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
    SET LOCAL synchronous_commit = on;
    LOCK TABLE stored_events IN EXCLUSIVE MODE;
    RETURN QUERY
        INSERT INTO leases AS l (stream, generation, member) VALUES (held, 1, owner)
        ON CONFLICT (stream) DO UPDATE
            SET generation = l.generation + 1, member = owner, since = clock_timestamp()
        RETURNING l.generation, (SELECT coalesce(max(notification_id), 0) FROM stored_events);
END $$;
"""  # noqa: S608  # the only name put in is a constant

FREE = f"""
WITH locks AS (
    SELECT (classid::bigint << 32) | objid::bigint AS key FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
SELECT stream FROM unnest(%s::text[]) AS stream WHERE {KEY.format("stream")} NOT IN (SELECT key FROM locks)
"""  # noqa: S608

SILENCE = """
SELECT pg_terminate_backend(a.pid)
FROM members m JOIN pg_stat_activity a ON a.application_name = 'novamas ' || m.id
WHERE m.id <> %(me)s AND m.beat < clock_timestamp() - make_interval(secs => %(stale)s)
"""

BEAT = """
INSERT INTO members (id, address) VALUES (%(me)s, %(address)s)
ON CONFLICT (id) DO UPDATE SET address = excluded.address, beat = clock_timestamp()
"""


class Fenced(PostgresApplicationRecorder):
    """Writes batches only under the generations that this server holds."""

    generations: dict[str, int]
    author: str

    @retry((InterfaceError, OperationalError), max_attempts=10, wait=0.2)
    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: object) -> Sequence[int] | None:
        streams = {str(e.originator_id) for e in stored_events if str(e.originator_id).startswith(TABLE)}
        held = sorted(streams)
        rows = [
            self.construct_pg_stored_event(e.originator_id, e.originator_version, e.topic, e.state)
            for e in stored_events
        ]
        # A table that was never taken has generation 0: whoever opens it writes its first record.
        params = (self.author, rows, held, [self.generations.get(stream, 0) for stream in held])
        with self.datastore.get_connection() as conn, conn.cursor() as curs:
            curs.execute("SELECT novamas_append(%s, %s, %s::text[], %s::bigint[])", params, prepare=True)
        return None


def fence(plain: PostgresApplicationRecorder, author: str) -> Fenced:
    """The fenced recorder over the same connections."""
    made = Fenced(plain.datastore, events_table_name=plain.events_table_name)
    made.generations, made.author = {}, author
    return made


def alive(url: str) -> str:
    """An address over which a PostgreSQL that has gone away is noticed in seconds, unless it says otherwise."""
    more = "&".join(f"{name}={value}" for name, value in ALIVE.items() if f"{name}=" not in url)
    return f"{url}{'&' if '?' in url else '?'}{more}" if more else url


def conninfo(url: str, **more: Any) -> str:
    """An address as the store reads it."""
    return make_conninfo(**{"dbname": "novamas", "connect_timeout": 10, **conninfo_to_dict(url), **more})


class Sight(Struct, frozen=True):
    """What a server sees of the others: who is there, and which tables nobody runs."""

    members: frozenset[str]
    free: frozenset[str]


class Leases:
    """This server's leases: one connection; all that it holds is lost with it."""

    def __init__(self, url: str, member: str) -> None:
        self.url = url
        self.member = member
        self.locked: set[str] = set()  # an advisory lock counts how often it was taken: once is enough
        self._line: psycopg.AsyncConnection[TupleRow] | None = None

    async def connect(self) -> None:
        await self.close()
        info = conninfo(self.url, application_name=f"novamas {self.member}")
        self._line = await psycopg.AsyncConnection.connect(info, autocommit=True)
        await self._line.execute("SET synchronous_commit = off")  # of heartbeats; taking a lease is durable

    @property
    def line(self) -> psycopg.AsyncConnection[TupleRow]:
        if self._line is None or self._line.closed:
            raise psycopg.OperationalError("no connection")
        return self._line

    async def _ask(self, query: str, params: Sequence[object] | Mapping[str, object] | None = None) -> list[TupleRow]:
        try:
            done = await self.line.execute(query, params)
            return [] if done.description is None else await done.fetchall()
        except RuntimeError as e:  # the loop has given the number of a line that was cut to another
            raise psycopg.OperationalError(f"the line is gone: {e}") from e

    async def take(self, stream: str) -> tuple[int, int] | None:
        """Takes a free table: its new generation, and the number of the last record that was written before."""
        if stream not in self.locked:
            got = await self._ask(f"SELECT pg_try_advisory_lock({KEY.format('%s::text')})", (stream,))
            if not got[0][0]:
                return None
            self.locked.add(stream)
        return await self.renew(stream)

    async def renew(self, stream: str) -> tuple[int, int]:
        """Raises the generation of a table that this server holds, so that nothing can be written under the old one
        any more."""
        generation, last = (await self._ask("SELECT * FROM novamas_take(%s, %s)", (stream, self.member)))[0]
        return generation, last

    async def holds(self, stream: str, generation: int) -> bool:
        """Whether nobody has taken a table since."""
        found = await self._ask("SELECT generation FROM leases WHERE stream = %s", (stream,))
        return stream in self.locked and bool(found) and bool(found[0][0] == generation)

    async def give(self, stream: str) -> None:
        if stream not in self.locked:
            return
        self.locked.discard(stream)
        await self._ask(f"SELECT pg_advisory_unlock({KEY.format('%s::text')})", (stream,))

    async def beat(self, address: str, streams: Sequence[str], stale: float) -> Sight:
        """Says that this server is there, ends the leases of those who have fallen silent, and looks around.

        Ages are measured by PostgreSQL's clock alone.
        """
        who = {"me": self.member, "address": address, "stale": stale}
        await self._ask(BEAT, who)
        await self._ask(SILENCE, who)
        await self._ask(
            "DELETE FROM members WHERE beat < clock_timestamp() - make_interval(secs => %(stale)s)", {"stale": stale}
        )
        members = await self._ask("SELECT id FROM members")
        free = await self._ask(FREE, (list(streams),))
        return Sight(frozenset(row[0] for row in members), frozenset(row[0] for row in free))

    async def owner(self, stream: str) -> tuple[str, str] | None:
        """Who was last given a table, and where they are; None if nobody who is still there."""
        found = await self._ask(
            "SELECT id, address FROM leases JOIN members ON id = member WHERE stream = %s", (stream,)
        )
        return (found[0][0], found[0][1]) if found else None

    @asynccontextmanager
    async def turn(self, what: str) -> AsyncIterator[None]:
        """One server at a time; a connection of its own waits and holds, so that who dies does not keep the others."""
        info = conninfo(self.url, application_name="novamas, in turn")
        async with await psycopg.AsyncConnection.connect(info, autocommit=True) as line:
            await line.execute(f"SELECT pg_advisory_lock({KEY.format('%s::text')})", (f"turn/{what}",))
            yield

    async def tell(self, text: str) -> None:
        """A countdown, to all servers."""
        await self._ask(f"SELECT pg_notify('{CLOCK}', %s)", (text,))

    async def leave(self) -> None:
        await self._ask("DELETE FROM members WHERE id = %s", (self.member,))

    async def close(self) -> None:
        self.locked.clear()
        if self._line is not None:
            await self._line.close()
            self._line = None


@contextmanager
def setting_up(url: str) -> Iterator[None]:
    """Servers that start at the same moment create what they share one after the other."""
    with psycopg.connect(conninfo(url), autocommit=True) as line:
        line.execute(f"SELECT pg_advisory_lock({KEY.format('%s::text')})", (SETUP_LOCK,))
        yield
        line.execute(SETUP)
