"""A simulated evening: servers, guests, a disk and a network, and a fate that goes wrong, all from one seed."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from hashlib import blake2b
from pathlib import Path
from typing import Any

import psycopg
from eventsourcing.persistence import PersistenceError
from msgspec import Struct
from tests.simulation.database import Database, Fenced, Lines, Shared
from tests.simulation.disk import Disk, Recorder
from tests.simulation.guests import Guest
from tests.simulation.inside import synced
from tests.simulation.network import Ear, Network, ServerEnd
from tests.simulation.virtual import WORLD, Loop, Process

import novamas.server.hosted as hosted_module
import novamas.store.books as books_module
import novamas.store.waypoints as waypoints_module
from novamas.server.cluster import Timing, open_house
from novamas.server.croupier import Staff
from novamas.server.hosted import Policy
from novamas.server.house import House
from novamas.server.roles import Person
from novamas.server.socket import attend
from novamas.store.books import Books, open_books
from novamas.store.errors import BadStore, Tampered
from novamas.store.keys import PRIVATE, SLOT

DORA = Person("dora-behind-the-desk", "director")
TABLES: tuple[dict[str, str], ...] = (
    {"law": "euskadi-1996", "game": "roulette-french", "minimum": "5.00"},
    {"law": "galicia-2007", "game": "boule", "minimum": "2.00"},
    {"law": "asturias-2011", "game": "craps", "minimum": "5.00"},
    {"law": "euskadi-1996", "game": "three-card-poker", "minimum": "5.00"},
    {"law": "euskadi-1996", "game": "chemin-de-fer", "minimum": "5.00"},
)
CHEAP = (4, 4, 1, 3, 3)  # how often each of them is drawn: a crap table costs as much time as all others together
SETTLING = 200.0  # seconds after which everybody must have been answered once nothing goes wrong any more
START = 0.1


class Plan(Struct, frozen=True):
    """What a seed makes of an evening."""

    servers: int
    tables: tuple[dict[str, str], ...]
    seconds: float
    bots: int
    guests: int
    length: float
    faults: frozenset[str]
    goes_back: bool
    cash: bool

    def __str__(self) -> str:
        games = ", ".join(table["game"] for table in self.tables)
        wrong = ", ".join(sorted(self.faults)) or "nothing goes wrong"
        return f"{self.servers} server(s), {games}, {self.guests} guests: {wrong}"


ANYWHERE = ("crash", "fails", "lost-answer", "full", "slow", "cuts", "half-open", "slow-readers", "clock", "mangled")
ALONE = ("power", "gone")
SHARED = ("pause", "unplugged", "split", "breaks")


def drawn(seed: int) -> Plan:
    rng = random.Random(f"plan {seed}")
    servers = rng.choice((1, 1, 1, 1, 2, 2, 3))
    goes_back = servers == 1 and rng.random() < 0.08
    kinds = ANYWHERE + (ALONE if servers == 1 else SHARED)
    share = rng.choice((0.0, 0.2, 0.4, 0.6))
    faults = frozenset(kind for kind in kinds if rng.random() < share)
    return Plan(
        servers=servers,
        tables=tuple(rng.sample(TABLES, rng.choice((1, 1, 2)), counts=CHEAP)),
        seconds=rng.choice((1.0, 2.0, 4.0)),
        bots=rng.choice((0, 0, 1, 2)),
        guests=rng.randint(2, 4),
        length=rng.uniform(5.0, 16.0),
        faults=faults,
        goes_back=goes_back,
        cash=rng.random() < 0.3,
    )


class Server:
    """One server of the house: it is started, dies, and is started again."""

    def __init__(self, world: World, n: int) -> None:
        self.world = world
        self.n = n
        self.name = f"server-{n}"
        self.runs = 0
        self.process = Process(self.name)
        self.process.alive = False
        self.house: House = None  # type: ignore[assignment]
        self.staff: asyncio.Task[None] | None = None
        self.open = False

    def boot(self) -> None:
        """A new process, whatever became of the one before."""
        wall = self.process.wall
        self.runs += 1
        self.process = Process(self.name, wall)
        self.world.processes.append(self.process)
        self.spawn(self._start(self.process))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return self.world.loop.create_task(work, context=self.process.context())

    async def _start(self, process: Process) -> None:
        world = self.world
        # A port of its own for every run: who calls an old address reaches nobody.
        ear: Any = Ear(self.name, 7000 + self.runs)
        try:
            house = open_house(world.url, world.keys, ear=ear, timing=Timing(beat=0.5, stale=5.0), clock=world.wall)
            await house.start()
        except (BadStore, Tampered) as e:
            world.refused.append(str(e))
            world.loop.call_later(START * 20, self.again, process, context=WORLD.context())
            return
        except (PersistenceError, psycopg.Error, OSError) as e:
            world.tell(f"{self.name} cannot start: {e}")
            world.loop.call_later(START * 20, self.again, process, context=WORLD.context())
            return
        self.house = house
        self.staff = asyncio.create_task(Staff(house, world.rng.getrandbits(32)).run())
        self.open = True
        world.tell(f"{self.name} is open")

    def again(self, process: Process) -> None:
        if process is self.process:
            self.kill()
            self.boot()

    def kill(self) -> None:
        self.open = False
        self.world.loop.kill(self.process)
        self.world.network.died(self.process)
        if isinstance(self.world.disk, Database):
            self.world.disk.died(self.process)

    def serve(self, socket: ServerEnd, who: str, table: str) -> None:
        id, _, role = who.partition(":")
        person = Person(id, role)  # type: ignore[arg-type]
        self.spawn(attend(socket, self.house, person, table))  # type: ignore[arg-type]


class World:
    """One evening, from its seed."""

    def __init__(self, seed: int, plan: Plan | None = None) -> None:
        self.seed = seed
        self.plan = plan or drawn(seed)
        self.rng = random.Random(f"world {seed}")
        self.loop = Loop(random.Random(self.rng.getrandbits(64)))
        self.network = Network(self.loop, random.Random(self.rng.getrandbits(64)))
        self.url = "simulated" if self.plan.servers == 1 else "postgresql://simulated"
        disk_rng = random.Random(self.rng.getrandbits(64))
        self.disk: Disk = Disk(disk_rng, self.loop.time) if self.plan.servers == 1 else Database(disk_rng, self.loop)
        self.lines = Lines(lambda: self.disk)  # type: ignore[arg-type,return-value]
        self.fenced = Fenced
        self.keys = Path(tempfile.mkdtemp(prefix="novamas-simulated-"))
        self.witness = self.keys / "witness"
        self.files: set[int] = set()
        self.wall: Callable[[], float] = time.time  # `inside` puts that of the simulation here
        (self.keys / PRIVATE).write_bytes(random.Random(f"key {seed}").randbytes(32))
        self.synced: dict[str, bytes] = {}
        self.servers = [Server(self, n + 1) for n in range(self.plan.servers)]
        self.names = [server.name for server in self.servers]
        self.network.servers = {server.name: server for server in self.servers}
        self.processes: list[Process] = []
        self.guests: list[Guest] = []
        self.over = False
        self.healed = False
        self.refused: list[str] = []
        self.lost_records = 0
        self.said: list[str] = []
        self.done: Counter[str] = Counter()
        self.logs: list[str] = []
        self.cuts = 0.15 if "cuts" in self.plan.faults else 0.0
        self.half_open = 0.5 if "half-open" in self.plan.faults else 0.0
        self.slow_readers = 0.4 if "slow-readers" in self.plan.faults else 0.0

    # -- what the server finds (see `inside`) -------------------------------------------------------------------------

    def settings(self) -> list[tuple[Any, str, Any]]:
        """Short evenings need short distances, so that everything comes to pass in them."""
        rng = random.Random(f"settings {self.seed}")
        return [
            (books_module, "EVERY", rng.choice((15, 40))),
            (waypoints_module, "APART", 50),
            (hosted_module, "TAIL", rng.choice((6, 40, 512))),
        ]

    def recorder(self) -> Recorder:
        return Shared(self.disk) if isinstance(self.disk, Database) else Recorder(self.disk)

    def gather(self) -> float:
        return self.rng.uniform(0.0, 0.001)

    def open_file(self, *how: Any) -> int:
        file = os.open(*how)
        self.files.add(file)
        return file

    def close_file(self, file: int) -> None:
        self.files.discard(file)
        os.close(file)

    def file_object(self, file: int, *how: Any) -> Any:
        self.files.discard(file)  # it closes by itself
        return os.fdopen(file, *how)

    def sync(self, file: int) -> None:
        self.synced = synced(self.witness)

    def open_books(self, existing: bool = True) -> Books:
        return open_books(self.url, keys=self.keys, existing=existing, clock=self.wall)

    def logged(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            text += f" ({type(record.exc_info[1]).__name__}: {record.exc_info[1]})"
        self.logs.append(f"{self.loop.now:9.3f} {text}")

    def tell(self, what: str) -> None:
        self.said.append(f"{self.loop.now:9.3f} {what}")

    # -- the evening --------------------------------------------------------------------------------------------------

    async def evening(self) -> None:
        """Opens the house, lets people in and things go wrong, and waits until all is quiet again."""
        plan = self.plan
        for server in self.servers:
            server.boot()
        await self.until(lambda: all(server.open for server in self.servers), 60, "the house does not open")
        policy = Policy(seconds=plan.seconds, bots=0 if plan.cash else plan.bots)
        money: Any = "cash" if plan.cash else "play"
        for opening in plan.tables:
            await self.network.request(
                self.names[0], lambda house, o=opening: house.open_table(DORA, o, policy, money=money)
            )
        ids = [str(n + 1) for n in range(len(plan.tables))]
        await self.until(
            lambda: all(id in server.house.tables for server in self.servers for id in ids), 60, "a table is missing"
        )
        for n in range(plan.guests):
            role: Any = "player" if plan.cash or n % 3 == 1 else "guest"
            self.guests.append(Guest(self, Person(f"g{n}", role), ids, self.fresh()))
        self.guests.append(Guest(self, Person("ines-behind", "inspector"), ids, self.fresh()))
        people = [self.loop.create_task(guest.run()) for guest in self.guests]
        fate = self.loop.create_task(Fate(self, self.fresh()).run())
        await asyncio.sleep(plan.length)
        fate.cancel()
        await asyncio.gather(fate, return_exceptions=True)
        self.heal()
        self.over = True
        if self.lost_records:  # nothing that people were told need be true any more
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            return
        done, late = await asyncio.wait(people, timeout=SETTLING)
        for task in done:
            task.result()
        if late:
            raise AssertionError(f"somebody was never answered: {self.unanswered()}")
        await self.until(lambda: all(server.open for server in self.servers), 60, "the house does not open again")

    def unanswered(self) -> str:
        waiting = [s for g in self.guests for s in g.sent if s.ack is None and not s.refused]
        return ", ".join(f"{s.who} {s.key} at table {s.table}" for s in waiting) or "a line"

    async def until(self, true: Any, seconds: float, why: str) -> None:
        end = self.loop.now + seconds
        while not true():
            if self.loop.now > end:
                raise AssertionError(why)
            await asyncio.sleep(0.05)

    async def settle(self) -> None:
        """Croupiers go home, everything that was begun is written, and everybody has seen it."""
        for server in self.servers:
            assert server.staff is not None
            server.staff.cancel()
            await asyncio.gather(server.staff, return_exceptions=True)
        await asyncio.sleep(8.0)

    async def close(self) -> None:
        for server in self.servers:
            await server.spawn(server.house.close())

    def heal(self) -> None:
        """Nothing goes wrong any more."""
        self.healed = True
        self.cuts = self.half_open = self.slow_readers = 0.0
        disk = self.disk
        disk.full = disk.gone = False
        disk.fails_before = disk.fails_after = disk.mangles = 0.0
        disk.slow = 0.002
        self.network.delay = 0.002
        self.network.split.clear()
        for line in self.network.lines:
            line.slow = 0.0
        if isinstance(disk, Database):
            disk.cut.clear()
            disk.breaks = 0.0
        for server in self.servers:
            if server.process.paused:
                self.loop.resume(server.process)
            if not server.process.alive:
                server.boot()

    def fresh(self) -> random.Random:
        return random.Random(self.rng.getrandbits(64))

    def timeline(self) -> tuple[tuple[str, int, float], ...]:
        """What was written when, by the clock that only goes forward."""
        rows = zip(self.disk.rows, self.disk.times, strict=True)
        return tuple((str(row.originator_id), row.originator_version, at) for row, at in rows)

    def digest(self) -> str:
        """All that was written and when, in a few letters: the same for every run of a seed."""
        mark = blake2b(digest_size=8)
        for row, at in zip(self.disk.rows, self.disk.times, strict=True):
            mark.update(f"{row.originator_id} {row.originator_version} {at!r}".encode() + row.state)
        mark.update(repr(self.loop.now).encode())
        return mark.hexdigest()

    def bury(self) -> None:
        for process in (*self.processes, WORLD):
            self.loop.bury(process)
        WORLD.alive = True
        WORLD.threads.clear()
        self.loop.close()
        for file in self.files:  # what dead processes had open
            os.close(file)
        shutil.rmtree(self.keys, ignore_errors=True)


class Fate:
    """What goes wrong, one thing after another."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self.world = world
        self.rng = rng

    async def run(self) -> None:
        world, rng = self.world, self.rng
        disk = world.disk
        kinds = sorted(world.plan.faults - {"cuts", "half-open", "slow-readers", "mangled"})
        if "mangled" in world.plan.faults:
            disk.mangles = 0.7
        if world.plan.goes_back:
            await self.go_back()
            return
        while kinds:
            await asyncio.sleep(rng.uniform(0.2, 4.0))
            kind = rng.choice(kinds)
            world.done[kind] += 1
            world.tell(f"fate: {kind}")
            await getattr(self, kind.replace("-", "_"))()

    def someone(self) -> Server:
        return self.rng.choice(self.world.servers)

    async def crash(self) -> None:
        """A server dies in the middle of anything, and is started again after a while."""
        server = self.someone()
        server.kill()
        await asyncio.sleep(self.rng.choice((0.1, 0.5, 3.0)))
        server.boot()

    async def power(self) -> None:
        """The same, and of what the witness wrote without a sync each sector is there or not; one may be unreadable."""
        world, server = self.world, self.someone()
        server.kill()
        for path in sorted(world.witness.glob("*.json")):
            before, now = world.synced.get(path.name), path.read_bytes()
            if before is None:
                path.unlink()
                continue
            sectors = [(before[at : at + SLOT], now[at : at + SLOT]) for at in range(0, len(now), SLOT)]
            left = [self.rng.choice(sector) for sector in sectors]
            changed = [n for n, (was, is_) in enumerate(sectors) if was != is_]
            if changed and self.rng.random() < 0.5:
                left[self.rng.choice(changed)] = bytes(SLOT)
            path.write_bytes(b"".join(left))
        await asyncio.sleep(0.5)
        server.boot()

    async def fails(self) -> None:
        self.world.disk.fails_before = 0.3
        await asyncio.sleep(self.rng.uniform(0.3, 2.0))
        self.world.disk.fails_before = 0.0

    async def lost_answer(self) -> None:
        self.world.disk.fails_after = 0.3
        await asyncio.sleep(self.rng.uniform(0.3, 2.0))
        self.world.disk.fails_after = 0.0

    async def full(self) -> None:
        self.world.disk.full = True
        await asyncio.sleep(self.rng.uniform(0.2, 3.0))
        self.world.disk.full = False

    async def gone(self) -> None:
        self.world.disk.gone = True
        await asyncio.sleep(self.rng.uniform(0.1, 1.5))
        self.world.disk.gone = False

    async def slow(self) -> None:
        self.world.disk.slow = self.rng.choice((0.05, 0.3, 1.0))
        self.world.network.delay = self.rng.choice((0.002, 0.02, 0.2))
        await asyncio.sleep(self.rng.uniform(0.5, 4.0))
        self.world.disk.slow = self.world.network.delay = 0.002

    async def clock(self) -> None:
        """Somebody sets the clock of a machine."""
        self.someone().process.wall += self.rng.choice((-86_400.0, -3_600.0, -5.0, 5.0, 3_600.0, 86_400.0))

    async def pause(self) -> None:
        server = self.someone()
        if server.process.alive:
            server.process.paused = True
            await asyncio.sleep(self.rng.choice((0.5, 3.0, 8.0)))
            self.world.loop.resume(server.process)

    async def unplugged(self) -> None:
        """A server does not reach the store."""
        disk, server = self.world.disk, self.someone()
        assert isinstance(disk, Database)
        disk.cut.add(server.name)
        await asyncio.sleep(self.rng.choice((0.5, 4.0, 14.0)))
        disk.cut.discard(server.name)

    async def split(self) -> None:
        """Two servers do not reach each other."""
        pair = frozenset(self.rng.sample(self.world.names, 2))
        self.world.network.split.add(pair)
        await asyncio.sleep(self.rng.choice((0.5, 4.0, 14.0)))
        self.world.network.split.discard(pair)

    async def breaks(self) -> None:
        """Lines to the store break in the middle of statements."""
        disk = self.world.disk
        assert isinstance(disk, Database)
        disk.breaks = 0.1
        await asyncio.sleep(self.rng.uniform(0.3, 2.0))
        disk.breaks = 0.0

    async def go_back(self) -> None:
        """The disk is put back to what it was a while ago, and the house opens on it as if nothing had been."""
        world = self.world
        await asyncio.sleep(self.rng.uniform(0.5, world.plan.length / 3))
        image = world.disk.image()
        await asyncio.sleep(self.rng.uniform(0.1, world.plan.length / 3))
        world.servers[0].kill()
        world.lost_records = len(world.disk.rows) - len(image[0])
        world.disk.restore(image)
        world.tell(f"fate: the disk goes back by {world.lost_records} records")
        await asyncio.sleep(1.0)
        world.servers[0].boot()
