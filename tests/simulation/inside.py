"""The world that the server finds itself in during a simulation, instead of the machine.

The server's code is the production code. What it would get from the machine (time, chance, threads, sockets,
PostgreSQL, files that are synced) is put in its place by name, in its own modules and only while the simulation runs.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import psycopg
from tests.simulation.disk import Recorder, Snapshots, keep_newest, last_rows, streams_between
from tests.simulation.virtual import CURRENT, Loop, Queue, Thread

import novamas.casino.live as live
import novamas.client.line as client
import novamas.server.app  # noqa: F401  # every module of the server is there before their names are changed
import novamas.server.cluster as cluster
import novamas.server.cluster_feed as cluster_feed
import novamas.server.cluster_lease as cluster_lease
import novamas.server.cluster_wire as cluster_wire
import novamas.server.house as house
import novamas.store.audit as audit
import novamas.store.books as books
import novamas.store.commit as commit
import novamas.store.draws as draws
import novamas.store.journal as journal
import novamas.store.keys as keys
import novamas.store.once as once
import novamas.store.origin as origin
import novamas.store.places as places
from novamas.law import Library
from novamas.store.journal import Read
from novamas.store.rules import frozen
from novamas.table import Opening
from novamas.table.opening import prepare

TODAY = 1_790_000_000.0
ROOMS = ("novamas.server.", "novamas.store.", "novamas.casino.")


class Names:
    """A module with some names of ours in it."""

    def __init__(self, module: Any, **ours: Any) -> None:
        self.__dict__.update(ours)
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


def clocks(loop: Loop) -> SimpleNamespace:
    """Time: what only goes forward is the same for all; what hangs on the wall is each process's own."""
    return SimpleNamespace(
        time=lambda: TODAY + loop.now + CURRENT.get().wall,
        monotonic=lambda: loop.now,
        perf_counter=lambda: loop.now,
        sleep=lambda seconds: None,
        strftime=time.strftime, gmtime=time.gmtime, localtime=time.localtime,
    )  # fmt: skip


def chances(rng: random.Random) -> dict[Any, Any]:
    def fresh(seed: Any = None) -> random.Random:
        return random.Random(rng.getrandbits(64) if seed is None else seed)

    return {
        random: Names(random, Random=fresh, random=rng.random, sample=rng.sample, choice=rng.choice),
        uuid: Names(uuid, uuid4=lambda: uuid.UUID(int=rng.getrandbits(128), version=4)),
        secrets: Names(
            secrets,
            token_hex=lambda n=32: rng.randbytes(n).hex(),
            token_urlsafe=lambda n=32: rng.randbytes(n).hex(),
            token_bytes=lambda n=32: rng.randbytes(n),
        ),
    }


@contextmanager
def inside(loop: Loop, world: Any) -> Iterator[None]:
    """Puts the simulated world in the place of the machine, and the machine back afterwards."""
    kept: list[tuple[Any, str, Any]] = []

    def put(owner: Any, name: str, value: Any) -> None:
        kept.append((owner, name, getattr(owner, name)))
        setattr(owner, name, value)

    stands = {time: clocks(loop), **chances(random.Random(world.rng.getrandbits(64)))}
    for name, module in list(sys.modules.items()):
        if module is not None and name.startswith(ROOMS):
            for held, value in list(vars(module).items()):
                stand = stands.get(value) if type(value) is type(sys) else None
                if stand is not None:
                    put(module, held, stand)
    numbers = iter(range(1 << 62))
    put(house.Viewer, "__hash__", lambda viewer: viewer.__dict__.setdefault("number", next(numbers)))
    world.wall = stands[time].time
    put(commit, "SimpleQueue", lambda: Queue(loop, world.gather))
    put(commit, "threading", Names(commit.threading, Thread=lambda target, **_: Thread(loop, target)))
    put(origin, "open_place", lambda url, existing=False: places.Place(recorder_of(world), lambda: None))
    put(books, "snapshots_of", lambda recorder, existing=False: Snapshots(world.disk))
    put(books, "keep_newest", keep_newest)
    put(audit, "Names", lambda recorder, existing=False: SimpleNamespace(rows=list))
    put(once, "streams_between", streams_between)
    put(journal, "last_rows", last_rows)
    put(journal.Journal, "all_snapshots", lambda journal: Snapshots(world.disk).all())
    put(journal.Journal, "all", every_row)
    put(draws, "os", Names(os, urandom=random.Random(world.rng.getrandbits(64)).randbytes))
    files = {"open": world.open_file, "close": world.close_file, "fdopen": world.file_object}
    put(books, "frozen", rules_of)
    put(audit, "frozen", rules_of)
    put(live, "prepare", prepared)
    put(keys, "os", Names(os, fsync=world.sync, **files))
    put(client, "connect", world.network.connect)
    driver = Names(psycopg, AsyncConnection=world.lines)
    put(cluster_lease, "psycopg", driver)
    put(cluster_feed, "psycopg", driver)
    put(cluster_lease, "setting_up", lambda url: nullcontext())
    put(cluster, "fence", world.fenced)
    put(cluster, "papers", lambda key: SimpleNamespace(calling=None, answering=None))
    wires = Names(asyncio, start_server=world.network.listen, open_connection=world.network.call)
    put(cluster_wire, "asyncio", wires)
    for owner, name, value in world.settings():
        put(owner, name, value)
    root = logging.getLogger("novamas")
    level, root.propagate = root.level, False
    handler = Heard(world.logged)
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
        root.propagate = True
        for owner, name, value in reversed(kept):
            setattr(owner, name, value)


def every_row(journal: Any) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Every row of the simulated store, in the order of writing."""
    for row in journal.recorder.select_notifications(0, 1 << 62, inclusive_of_start=False):
        yield str(row.originator_id), row.originator_version, row.topic, row.state


RULES: dict[tuple[bytes, str], Any] = {}
PREPARED: dict[tuple[bytes, str], Any] = {}


def rules_of(read: Read, digest: str) -> Any:
    """Rules that were kept, worked out once in all evenings: half of their time would go into it."""
    key = (bytes(read.body), digest)
    if key not in RULES:
        RULES[key] = frozen(read, digest)
    return RULES[key]


def prepared(opening: Opening, laws: Library | None = None) -> Any:
    """A table's rules and their check, likewise."""
    key = (msgspec.json.encode(opening), getattr(laws, "digest", ""))
    if key not in PREPARED:
        PREPARED[key] = prepare(opening, laws)
    return PREPARED[key]


def recorder_of(world: Any) -> Recorder:
    made: Recorder = world.recorder()
    return made


class Heard(logging.Handler):
    """What the server writes into its log."""

    def __init__(self, tell: Callable[[logging.LogRecord], None]) -> None:
        super().__init__(logging.WARNING)
        self.emit = tell  # type: ignore[method-assign]


def synced(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.json")} if folder.exists() else {}
