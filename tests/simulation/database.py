"""What several servers ask of PostgreSQL, answered by a simulated one.

Advisory locks belong to connections and go with them; generations are compared in the statement that appends; every
batch is announced in its own transaction and in the order of commits; heartbeats are measured by the store's own clock.
A line to it may be cut: before a statement arrived, or after it was done and before the answer came back.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from types import SimpleNamespace
from typing import Any

import psycopg
from eventsourcing.persistence import IntegrityError, OperationalError, StoredEvent
from tests.simulation.disk import Disk, Recorder
from tests.simulation.virtual import CURRENT, HERE, Loop, Process

from novamas.server.cluster_lease import BEAT, CLOCK, FREE, NEWS, SILENCE
from novamas.store.books import TABLE

GIVES_UP = 10.0  # seconds after which a line over which nothing comes is given up (`tcp_user_timeout`)
ATTEMPTS, APART = 10, 0.2  # how often a writer tries again whose connection broke, as the production recorder does


class Database(Disk):
    """The store of a cluster."""

    def __init__(self, rng: random.Random, loop: Loop) -> None:
        super().__init__(rng, loop.time)
        self.loop = loop
        self.leases: dict[str, tuple[int, str]] = {}
        self.members: dict[str, tuple[str, float]] = {}
        self.locks: dict[str, Connection] = {}
        self.lines: list[Connection] = []
        self.cut: set[str] = set()  # servers that do not reach the store now
        self.breaks = 0.0  # how likely a line breaks during a statement
        self.waiting: list[tuple[str, Connection, asyncio.Future[None]]] = []

    # -- lines --------------------------------------------------------------------------------------------------------

    def hop(self) -> float:
        return self.slow * self.rng.uniform(0.1, 1.0)

    def reaches(self, process: Process) -> bool:
        return process.name not in self.cut

    def connect(self, process: Process, name: str) -> Connection:
        line = Connection(self, process, name)
        self.lines.append(line)
        return line

    def drop(self, line: Connection) -> None:
        """A connection ends: its locks are free, and whoever waits for one of them has it."""
        line.broken = True
        if line in self.lines:
            self.lines.remove(line)
        for stream in [s for s, holder in self.locks.items() if holder is line]:
            self.unlock(stream)
        self.waiting = [w for w in self.waiting if w[1] is not line]
        line.news_came()

    def died(self, process: Process) -> None:
        for line in [line for line in self.lines if line.process is process]:
            self.drop(line)

    def unlock(self, stream: str) -> None:
        self.locks.pop(stream, None)
        for n, (wanted, line, got) in enumerate(self.waiting):
            if wanted == stream and not got.done():
                del self.waiting[n]
                self.locks[stream] = line
                got.set_result(None)
                return

    def notify(self, channel: str, payload: str) -> None:
        for line in self.lines:
            if channel in line.channels:
                line.news.append(SimpleNamespace(channel=channel, payload=payload))
                self.loop.call_later(self.hop(), line.news_came, context=line.process.context())

    # -- statements ---------------------------------------------------------------------------------------------------

    def append(self, author: str, events: Sequence[StoredEvent], held: dict[str, int]) -> None:
        """`novamas_append`: the generations are compared in the transaction that inserts."""
        self.compare(held)
        last = self.insert(events)
        self.notify(NEWS, f"{author} {last}")

    def compare(self, held: dict[str, int]) -> None:
        for stream, generation in held.items():
            if self.leases.get(stream, (0, ""))[0] != generation:
                raise IntegrityError("another server runs this table now")

    def answer(self, line: Connection, query: str, params: Any) -> list[tuple[Any, ...]] | asyncio.Future[None]:
        """One statement of `cluster_lease` or `cluster_feed`."""
        if query == BEAT:
            self.members[params["me"]] = (params["address"], self.now())
            return []
        if query == SILENCE:
            for member in self.stale(params["stale"]):
                if member != params["me"]:
                    for other in [o for o in self.lines if o.name == f"novamas {member}"]:
                        self.drop(other)
            return []
        if query == FREE:
            return [(stream,) for stream in params[0] if stream not in self.locks]
        words = query.split("(")[0].split()
        match words:
            case ["SELECT", "pg_try_advisory_lock"]:
                if self.locks.get(params[0], line) is not line:
                    return [(False,)]
                self.locks[params[0]] = line
                return [(True,)]
            case ["SELECT", "pg_advisory_unlock"]:
                if self.locks.get(params[0]) is line:
                    self.unlock(params[0])
                return [(True,)]
            case ["SELECT", "pg_advisory_lock"]:
                if params[0] not in self.locks:
                    self.locks[params[0]] = line
                    return [(None,)]
                got = self.loop.create_future()
                self.waiting.append((params[0], line, got))
                return got
            case ["SELECT", "*", "FROM", "novamas_take"]:
                stream, owner = params
                generation = self.leases.get(stream, (0, ""))[0] + 1
                self.leases[stream] = (generation, owner)
                return [(generation, len(self.rows))]
            case ["SELECT", "generation", "FROM", "leases", *_]:
                return [self.leases[params[0]][:1]] if params[0] in self.leases else []
            case ["SELECT", "id", "FROM", "members"]:
                return [(member,) for member in self.members]
            case ["SELECT", "id,", "address", "FROM", "leases", *_]:
                owner = self.leases.get(params[0], (0, ""))[1]
                return [(owner, self.members[owner][0])] if owner in self.members else []
            case ["DELETE", "FROM", "members", "WHERE", "beat", *_]:
                for member in self.stale(params["stale"]):
                    del self.members[member]
                return []
            case ["DELETE", "FROM", "members", "WHERE", "id", *_]:
                self.members.pop(params[0], None)
                return []
            case ["SELECT", "pg_notify"]:
                self.notify(CLOCK, params[0])
                return []
            case ["LISTEN", channel]:
                line.channels.add(channel)
                return []
            case ["SET", *_]:
                return []
        raise AssertionError(f"the simulated PostgreSQL does not know: {query}")

    def stale(self, seconds: float) -> list[str]:
        return [member for member, (_, beat) in self.members.items() if beat < self.now() - seconds]


class Answer:
    def __init__(self, rows: list[tuple[Any, ...]]) -> None:
        self.rows = rows
        self.description = rows

    async def fetchall(self) -> list[tuple[Any, ...]]:
        return self.rows


class Connection:
    """A line of one server to the store."""

    def __init__(self, database: Database, process: Process, name: str) -> None:
        self.database = database
        self.process = process
        self.name = name
        self.broken = False
        self.channels: set[str] = set()
        self.news: deque[Any] = deque()
        self._came = asyncio.Event()

    @property
    def closed(self) -> bool:
        return self.broken

    def news_came(self) -> None:
        self._came.set()

    async def way(self) -> None:
        """A message goes to the store or comes back; over a cut line it waits, and at last is given up."""
        db = self.database
        await asyncio.sleep(db.hop())
        until = db.now() + GIVES_UP
        while not db.reaches(self.process) and not self.broken and db.now() < until:
            await asyncio.sleep(0.05)
        if db.rng.random() < db.breaks or not db.reaches(self.process):
            db.drop(self)
        if self.broken:
            raise psycopg.OperationalError("the connection is lost")

    async def execute(self, query: str, params: Any = None) -> Answer:
        await self.way()
        found = self.database.answer(self, query, params)
        if isinstance(found, asyncio.Future):
            while not found.done():
                await asyncio.wait((found,), timeout=1.0)
                if self.broken:
                    raise psycopg.OperationalError("the connection is lost")
            found = []
        await self.way()
        return Answer(found)

    async def notifies(self, timeout: float) -> AsyncIterator[Any]:
        while True:
            if self.broken:
                raise psycopg.OperationalError("the connection is lost")
            while self.news and self.database.reaches(self.process):
                yield self.news.popleft()
            self._came.clear()
            try:
                async with asyncio.timeout(timeout):
                    await self._came.wait()
            except TimeoutError:
                return

    async def close(self) -> None:
        self.database.drop(self)

    async def __aenter__(self) -> Connection:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()


class Lines:
    """Stands for `psycopg.AsyncConnection`."""

    def __init__(self, database: Callable[[], Database]) -> None:
        self.database = database

    async def connect(self, info: str, autocommit: bool = True) -> Connection:
        database, process = self.database(), CURRENT.get()
        name = info.partition("application_name='")[2].partition("'")[0]
        if not database.reaches(process):
            await asyncio.sleep(1.0)
            raise psycopg.OperationalError("the store cannot be reached")
        line = database.connect(process, name)
        await line.way()
        return line


class Shared(Recorder):
    """The records of the store, as one server reads them over lines of its own."""

    disk: Database

    def __init__(self, disk: Database) -> None:
        super().__init__(disk)
        self.process = CURRENT.get()

    def select_events(self, *args: Any, **how: Any) -> Any:
        self.reached()
        return super().select_events(*args, **how)

    def select_notifications(self, *args: Any, **how: Any) -> Any:
        self.reached()
        return super().select_notifications(*args, **how)

    def max_notification_id(self) -> int | None:
        self.reached()
        return super().max_notification_id()

    def reached(self) -> None:
        if not self.disk.reaches(self.process):
            raise OperationalError("the store cannot be reached")


class Fenced(Shared):
    """Writes batches only under the generations that this server holds; tries again when its line breaks."""

    def __init__(self, plain: Shared, author: str) -> None:
        super().__init__(plain.disk)
        self.author = author
        self.generations: dict[str, int] = {}

    def insert_events(self, stored_events: Sequence[StoredEvent], **kwargs: Any) -> Sequence[int] | None:
        streams = {str(e.originator_id) for e in stored_events if str(e.originator_id).startswith(TABLE)}
        held = {stream: self.generations.get(stream, 0) for stream in sorted(streams)}
        for attempt in range(ATTEMPTS):
            try:
                self.send(stored_events, held)
                return None
            except OperationalError:
                if attempt == ATTEMPTS - 1:
                    raise
                self.sleep(APART)
        return None

    def send(self, events: Sequence[StoredEvent], held: dict[str, int]) -> None:
        self.way()
        if self.disk.full:
            raise OperationalError("could not extend file: no space left on device")
        if self.disk.rng.random() < self.disk.fails_before:
            raise OperationalError("the connection is lost before the statement")
        self.disk.append(self.author, events, held)
        self.way()
        if self.disk.rng.random() < self.disk.fails_after:
            raise OperationalError("the connection is lost after the commit")

    def way(self) -> None:
        self.sleep(self.disk.hop())
        waited = 0.0
        while not self.disk.reaches(self.process) and waited < GIVES_UP:
            self.sleep(0.25)
            waited += 0.25
        self.reached()

    def sleep(self, seconds: float) -> None:
        thread = HERE.get()
        if thread is not None:
            thread.sleep(seconds)
