"""Several servers, one house: each table is run by one of them at a time, and every one shows them all.

Each server keeps a copy of every open table, fed from the store. Commands for a table that another server runs are sent
to it; if it is gone, whoever notices first takes the table over and goes on from what is on disk. A command that had to
travel carries a key, so however often it is sent, it happens once. Nothing here is believed because of a clock: what
counts is what the store accepts (ADR 0014).
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import socket
import time
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar, Unpack

import msgspec
import psycopg
from eventsourcing.persistence import Notification, PersistenceError
from msgspec import Struct

from novamas.casino import LiveTable
from novamas.casino.live import How
from novamas.kit.chance import Source
from novamas.kit.decider import Command
from novamas.kit.money import Currency
from novamas.kit.plain import Plain
from novamas.server.addresses import Address
from novamas.server.cluster_feed import Feed
from novamas.server.cluster_lease import Fenced, Leases, Sight, fence
from novamas.server.cluster_trust import papers
from novamas.server.cluster_wire import Asked, Elsewhere, Reply, Switchboard, make_error
from novamas.server.hosted import Ack, Committed, Hosted, Policy, PolicySet, Recent, commitment_of, results, show_acts
from novamas.server.house import House
from novamas.server.opening import is_shareable, open_house
from novamas.server.phrases import Uttered
from novamas.server.roles import Person
from novamas.store import Conflict, Record
from novamas.store.books import HOUSE, PURSE, TABLE, Books, Listed
from novamas.store.chain import digest
from novamas.store.draws import DRAWS, read_epoch
from novamas.store.journal import ONCE, SPINE, Read, is_once
from novamas.store.once import Once
from novamas.table import Opening
from novamas.table.acts import Bring

PATIENCE = 15.0  # seconds in which a command looks for the server that runs its table
SLICE = 0.25  # seconds between two looks at whether a silent owner was replaced
TRIES = 50  # at a purse or a list that others write to as well
CLOCK_BEAT = 0.1
UNDONE = ("elsewhere", "unknown")  # answers after which a command is sent again, under the same key

log = logging.getLogger("novamas.cluster")
T = TypeVar("T")


class TableAway(Conflict):
    """The server that runs a table cannot be reached, and nobody could take the table over in time."""

    code = "table-away"


class Timing(Struct, frozen=True):
    """How often a server says that it is there, and after what silence others end its leases (seconds)."""

    beat: float = 0.5
    stale: float = 5.0


class Countdown(Struct, frozen=True):
    """How much time is left at a table: never a time of day, because clocks differ."""

    member: str
    table: str
    left: float | None
    uttered: Uttered | None = None


class ClusterHouse(House):
    """One of the servers of a house on PostgreSQL."""

    def __init__(
        self,
        books: Books,
        url: str,
        source: Callable[[], Source] | None = None,
        timing: Timing | None = None,
        ear: socket.socket | None = None,
        advertised: Address | None = None,
    ) -> None:
        super().__init__(books, source)
        journal = books.journal
        self.member = journal.spine.stream.removeprefix(SPINE)
        self.recorder: Fenced = fence(journal.recorder, self.member)  # type: ignore[arg-type]
        journal.recorder = self.recorder
        self.ear = ear
        self.address = str(advertised or "")
        self.timing = timing or Timing()
        self.held: dict[str, int] = {}  # the tables that this server runs, and under which generation
        self.watchers: list[tuple[str, Callable[[Read], None]]] = []  # who else wants to know what others write
        self.leases = Leases(url, self.member)
        self.feed = Feed(url, journal, self.member, self._follow, self._hear_clock)
        self.switchboard = Switchboard(papers(journal.key), self._answer)
        self.sight = Sight(frozenset(), frozenset())
        self._owners: dict[str, tuple[str, str]] = {}  # where a table was last found: who, and their address
        self._taking: dict[str, asyncio.Lock] = {}
        self._waited: dict[str, int] = {}
        self._told_clock: dict[str, float | None] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # -- opening and closing ---------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Answers other servers, says that it is there, brings the tables back, takes those that nobody runs."""
        if self.started:
            return
        self.started = True
        ear = self.ear or socket.create_server(("127.0.0.1", 0))
        self.address = self.address or str(Address(*ear.getsockname()[:2]))
        await self.switchboard.open(ear)
        await self.leases.connect()
        self.load()
        self.load_keys()
        await self._look_around()
        for work in (self.feed.run, self._beats, self._clock):
            self._tasks.append(asyncio.create_task(work()))

    async def close(self) -> None:
        """Ends what was begun, then lets go: others take the tables over from what is on disk."""
        self.open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().close()
        await self.switchboard.close()
        with suppress(psycopg.Error):  # silence says the same
            await self.leases.leave()
        await self.leases.close()

    @asynccontextmanager
    async def in_turn(self, what: str) -> AsyncIterator[None]:
        """Waits for the others who do the same, and then knows what they did."""
        async with self.leases.turn(what):
            await self.feed.pull()
            yield

    def follow(self, prefix: str, tell: Callable[[Read], None]) -> None:
        """Asks to be told of every record that another server writes to streams of this name."""
        self.watchers.append((prefix, tell))

    # -- who runs a table ------------------------------------------------------------------------------------------

    def deals(self, hosted: Hosted) -> bool:
        return hosted.live.id in self.held and not hosted.lost

    async def take(self, id: str) -> bool:
        """Takes a table if nobody holds it: from then on only this server can write to it."""
        async with self._taking.setdefault(id, asyncio.Lock()):
            hosted = self.tables.get(id)
            if id in self.held or hosted is None or hosted.lost or not self.open or not self.may_take(hosted):
                return id in self.held
            await self.wait_until_written(hosted)
            try:
                taken = await self.leases.take(TABLE + id)
                if taken is None:
                    return False
                generation, last = taken
                await self.feed.reach(last)
                await asyncio.to_thread(self.books.resume_draws, hosted.live, hosted.listed)
            except (psycopg.Error, PersistenceError):
                return False
            if self.tables.get(id) is not hosted or hosted.lost:
                await self._let_go(id)
                return False
            self.books.journal.forget(TABLE + id)
            self._hold(hosted, generation)
            log.info("table %s is run here now (generation %d)", id, generation)
            return True

    def may_take(self, hosted: Hosted) -> bool:
        """Whether a table may be run here: those of a carousel are run by the server that runs the first of them."""
        first = self.carousels.find_first(hosted)
        return first is hosted or first.live.id in self.held

    def follows(self, id: str) -> bool:
        """Whether a table belongs here because the first one of its carousel is run here."""
        hosted = self.tables.get(id)
        if hosted is None:
            return False
        first = self.carousels.find_first(hosted)
        return first is not hosted and first.live.id in self.held

    def _hold(self, hosted: Hosted, generation: int) -> None:
        id = hosted.live.id
        self.recorder.generations[TABLE + id] = generation
        self.held[id] = generation
        hosted.changed.set()

    async def give(self, id: str) -> None:
        """Lets go of a table after what was begun is on disk."""
        async with self._taking.setdefault(id, asyncio.Lock()):
            if self.held.pop(id, None) is None:
                return
            if (hosted := self.tables.get(id)) is not None:
                await self.wait_until_written(hosted)
            await self._let_go(id)

    async def _let_go(self, id: str) -> None:
        self.recorder.generations.pop(TABLE + id, None)
        with suppress(psycopg.Error):  # else the lock went with the connection
            await self.leases.give(TABLE + id)

    async def _lose_all(self) -> None:
        """The connection that held the leases is gone, and all of them with it."""
        lost, self.held = list(self.held), {}
        for id in lost:
            if (hosted := self.tables.get(id)) is not None:
                await self.wait_until_written(hosted)
            self.recorder.generations.pop(TABLE + id, None)

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(self.timing.beat)
            try:
                async with asyncio.timeout(self.timing.stale):
                    await self._look_around()
            except (psycopg.Error, TimeoutError) as e:
                log.warning("the leases were lost: %s", str(e).strip() or "no answer")
                await self._lose_all()
                try:
                    await self.leases.connect()
                except psycopg.Error:
                    continue

    async def _look_around(self) -> None:
        """Takes tables that nobody runs, up to this server's share; lets go of what is beyond it."""
        streams = [TABLE + id for id in self.tables]
        self.sight = await self.leases.beat(self.address, streams, self.timing.stale)
        for id in [id for id in self.held if id not in self.tables]:  # closed for good
            self.held.pop(id)
            await self._let_go(id)
        share = math.ceil(len(self.tables) / max(1, len(self.sight.members)))
        half_taken = {stream for stream in self.leases.locked if stream.removeprefix(TABLE) not in self.held}
        free = [stream.removeprefix(TABLE) for stream in sorted(self.sight.free | half_taken)]
        self._waited = {id: self._waited.get(id, 0) + 1 for id in free}
        for id in [id for id in self.held if id in self.tables and not self.may_take(self.tables[id])]:
            await self.give(id)
        for id in random.sample(free, len(free)):
            if len(self.held) < share or self._waited[id] > 2 or self.follows(id):
                await self.take(id)
        if len(self.held) > share:
            for id in list(self.held):
                hosted = self.tables[id]
                if not self.follows(id) and hosted.closes_at is None and hosted.live.decider.resting(hosted.live.state):
                    await self.give(id)
                    break

    # -- commands --------------------------------------------------------------------------------------------------

    def ask(self, person: Person, id: str, written: object, key: str = "", player: str = "") -> asyncio.Future[Ack]:
        asked = Asked("act", person, id, written, key, player)
        first = super().ask(person, id, written, key, player) if self.deals(self.table(id)) else None
        return asyncio.ensure_future(self._route(asked, first))

    async def act(self, person: Person, id: str, written: object, key: str = "", player: str = "") -> Ack:
        return await asyncio.shield(self.ask(person, id, written, key, player))

    async def type_chance(self, person: Person, id: str, value: object, key: str = "") -> Ack:
        return await self._route(Asked("chance", person, id, value, key))

    async def close_table(self, person: Person, id: str, key: str = "") -> Ack:
        return await self._route(Asked("close", person, id, None, key))

    def begin(
        self, hosted: Hosted, command: Command, *, looked: bool = False, **how: Unpack[How]
    ) -> asyncio.Future[Ack]:
        if hosted.live.id not in self.held:
            raise Elsewhere("table-elsewhere")
        purse = self.purses.get(command.by) if isinstance(command, Bring) and not looked else None
        if purse is not None and purse.holds(hosted.currency.code) < getattr(command, "amount", 0):
            self.purses.forget(command.by)  # it may have been filled elsewhere a moment ago
        return super().begin(hosted, command, looked=looked, **how)

    async def _here(self, asked: Asked) -> Ack:
        match asked.do:
            case "act":
                done = super().ask(asked.person, asked.table, asked.written, asked.key, asked.player)
                return await asyncio.shield(done)
            case "chance":
                return await super().type_chance(asked.person, asked.table, asked.written, asked.key)
            case _:
                return await super().close_table(asked.person, asked.table, asked.key)

    async def _answer(self, asked: Asked) -> Ack:
        """What another server asks: it is done if this one runs the table, and never passed on."""
        if asked.table not in self.held or not self.open:
            raise Elsewhere("table-elsewhere")
        return await self._here(asked)

    async def _route(self, asked: Asked, first: asyncio.Future[Ack] | None = None) -> Ack:
        """Has a command done by whoever runs its table, however often that changes meanwhile."""
        until = time.monotonic() + PATIENCE
        while True:
            self.table(asked.table)
            try:
                if first is not None:
                    waiting, first = first, None
                    return await asyncio.shield(waiting)
                if asked.table in self.held:
                    return await self._here(asked)
                if not asked.key:  # it may have to be sent twice
                    asked = msgspec.structs.replace(asked, key=uuid.uuid4().hex)
                return await self._there(asked, until)
            except Conflict:
                pass  # nothing was written: look again who runs the table, and what has happened there
            except PersistenceError:
                if not asked.key:
                    raise  # nobody knows whether it was written, and it must not happen twice
            if time.monotonic() > until or not self.open:
                raise TableAway("table-away")
            await asyncio.sleep(0.01 + 0.02 * random.random())

    async def _there(self, asked: Asked, until: float) -> Ack:
        owner = self._owners.get(asked.table)
        if owner is None:
            try:
                owner = await self.leases.owner(TABLE + asked.table)
            except psycopg.Error:
                raise Elsewhere("store-out-of-reach") from None
            if owner is None or owner[0] == self.member:
                await self.take(asked.table)
                raise Elsewhere("table-nobody")
            self._owners[asked.table] = owner
        reply = await self._call(owner, asked, until)
        if reply is None or (reply.problem is not None and reply.problem.kind in UNDONE):
            self._owners.pop(asked.table, None)
            await self.take(asked.table)
            raise Elsewhere("table-left")
        if reply.problem is not None:
            raise make_error(reply.problem)
        assert reply.ack is not None
        self.purses.forget(asked.person.id)
        return reply.ack

    async def _call(self, owner: tuple[str, str], asked: Asked, until: float) -> Reply | None:
        """Asks the owner and waits, unless its line breaks, another server takes its place, or it takes too long."""
        call = self.switchboard.call(owner[1], asked)
        while True:
            try:
                done, _ = await asyncio.wait((call,), timeout=SLICE)
                if done:
                    return call.result()
                if time.monotonic() > until or await self.leases.owner(TABLE + asked.table) != owner:
                    call.cancel()
                    return None
            except (OSError, psycopg.Error):
                return None

    # -- what others write -----------------------------------------------------------------------------------------

    async def _follow(self, rows: Sequence[Notification]) -> None:
        """One batch of another server. Whose friends a table is for is known before the table is."""
        checked = [(str(row.originator_id), row, self.books.journal.check_row(row)) for row in rows]
        for stream, _, read in checked:
            if stream == HOUSE:
                self.friends.read(read.kind, read.body)
                self.places.read(read.kind, read.body)
        for stream, row, read in checked:
            if stream.startswith(TABLE):
                self._follow_act(stream.removeprefix(TABLE), read)
            elif stream == HOUSE:
                await self._follow_house(read)
            elif stream.startswith(PURSE):
                known = self.purses.get(stream.removeprefix(PURSE))
                if known is not None and known.entries < read.seq:
                    self.purses.forget(known.person)
            elif stream.startswith(DRAWS):
                self._follow_draws(stream.removeprefix(DRAWS), read)
            elif stream.startswith(ONCE):
                self.books.done.add(stream)
            elif stream.startswith(SPINE):
                self.books.journal.seen = (stream, read.seq, digest(stream, read.seq, row.topic, row.state))
            for prefix, tell in self.watchers:
                if stream.startswith(prefix):
                    tell(read)

    def _follow_draws(self, id: str, read: Read) -> None:
        """Another server began an epoch of a table: those who look on here are told what it committed to."""
        hosted = self.tables.get(id)
        if hosted is not None and not hosted.lost and id not in self.held:
            hosted.draws = commitment_of(read_epoch(read.body))
            hosted.stir()

    def _follow_act(self, id: str, read: Read) -> None:
        hosted = self.tables.get(id)
        if hosted is None or hosted.lost:
            return
        act = hosted.codec.read(read.body, read.form)
        if act.seq < hosted.live.seq and id not in self.held:
            return
        if act.seq != hosted.live.seq or hosted.pending or id in self.held:
            self.forget(hosted)
            return
        hosted.live.apply(act)
        hosted.show(act, hosted.live.state)
        if not hosted.state.open:
            self.tables.pop(id)

    async def _follow_house(self, read: Read) -> None:
        if read.kind == "Table":
            listed = msgspec.json.decode(read.body, type=Listed)
            if listed.id not in self.tables:
                live, recent, draws = await asyncio.to_thread(self.read_table, listed)
                if live.state.open:
                    self.tables[listed.id] = Hosted(live, listed, Policy(physical=listed.typed), recent, draws)
        elif read.kind == "Policy":
            chosen = msgspec.json.decode(read.body, type=PolicySet)
            if (hosted := self.tables.get(chosen.id)) is not None:
                hosted.policy = chosen.policy
                hosted.changed.set()

    def forget(self, hosted: Hosted) -> None:
        """Memory is not what happened: the table is read again, in its place, and nobody who looks on is sent away."""
        if hosted.lost:
            return
        hosted.lost = True
        self.purses.forget()
        hosted.changed.set()
        task = asyncio.get_running_loop().create_task(self._recover(hosted))
        self._recovering.add(task)
        task.add_done_callback(self._recovering.discard)

    async def _recover(self, hosted: Hosted) -> None:
        id = hosted.live.id
        await self.wait_until_written(hosted)
        async with self._taking.setdefault(id, asyncio.Lock()):
            while self.open:
                try:
                    await self._read_again(hosted)
                    break
                except (psycopg.Error, PersistenceError) as e:
                    log.warning("table %s cannot be read yet: %s", id, str(e).strip())
                    await asyncio.sleep(self.timing.beat)

    async def _read_again(self, hosted: Hosted) -> None:
        id = hosted.live.id
        generation = self.held.pop(id, 0)
        self.recorder.generations.pop(TABLE + id, None)
        if generation and await self.leases.holds(TABLE + id, generation):
            # What this server may still have on its way to the disk is fenced off before the disk is read.
            generation, last = await self.leases.renew(TABLE + id)
            await self.feed.reach(last)
        else:
            generation = 0
            await self._let_go(id)
        async with self.feed.lock:
            self._show_again(hosted, *await asyncio.to_thread(self.read_table, hosted.listed))
        if not hosted.state.open:
            self.tables.pop(id, None)
        elif generation:
            self._hold(hosted, generation)

    def _show_again(self, hosted: Hosted, live: LiveTable, recent: Recent, draws: Committed | None) -> None:
        missed = [shown for shown in show_acts(live, recent) if shown.seq >= hosted.seq]
        if hosted.seq != live.seq and (not missed or missed[0].seq != hosted.seq):
            hosted.tail.clear()  # too long ago: viewers begin again from a snapshot
        hosted.tail.extend(missed)
        hosted.results = results(live, recent)
        hosted.live, hosted.state, hosted.seq, hosted.draws = live, live.state, live.seq, draws
        hosted.lost = False
        hosted.changed.set()
        hosted.stir()

    # -- what everybody writes to ----------------------------------------------------------------------------------

    async def _quicker(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Tries again whenever another server was quicker; what was decided on old figures is decided anew."""
        for _ in range(TRIES):
            try:
                return await attempt()
            except Conflict:
                await asyncio.sleep(0.01 * random.random())
        return await attempt()

    async def open_table(self, person: Person, written: Plain | Opening, *args: Any, **how: Any) -> Hosted:
        hosted = await self._quicker(lambda: House.open_table(self, person, written, *args, **how))
        await self.take(hosted.live.id)
        return hosted

    async def play_chips(self, person: Person, once: Once | None = None) -> dict[str, int]:
        return await self._quicker(lambda: House.play_chips(self, person, once))

    async def cash(self, cashier: Person, person: str, text: str, currency: Currency, **how: Any) -> dict[str, int]:
        return await self._quicker(lambda: House.cash(self, cashier, person, text, currency, **how))

    async def write(self, records: list[Record]) -> None:
        """Records that build on nothing (of the house, of people) simply come after what others wrote."""
        builds = (record for record in records if not is_once(record.stream))
        if any(record.after is not None or record.stream.startswith(TABLE) for record in builds):
            await super().write(records)
            return

        async def attempt() -> None:
            try:
                await House.write(self, records)
            except Conflict:
                for record in records:
                    self.books.journal.forget(record.stream)
                raise

        await self._quicker(attempt)

    # -- the countdown ---------------------------------------------------------------------------------------------

    async def _clock(self) -> None:
        """Tells the others how much time is left at the tables that are run here."""
        while True:
            await asyncio.sleep(CLOCK_BEAT)
            for id in list(self.held):
                hosted = self.tables.get(id)
                if hosted is None or hosted.ends == self._told_clock.get(id):
                    continue
                ends = self._told_clock[id] = hosted.ends
                left = None if ends is None else max(0.0, ends - asyncio.get_running_loop().time())
                try:
                    await self.leases.tell(msgspec.json.encode(Countdown(self.member, id, left)).decode())
                except psycopg.Error:
                    self._told_clock.pop(id, None)

    def utter(self, hosted: Hosted, said: Uttered) -> None:
        super().utter(hosted, said)
        told = msgspec.json.encode(Countdown(self.member, hosted.live.id, None, said)).decode()
        task = asyncio.ensure_future(self._tell(told))
        self._recovering.add(task)
        task.add_done_callback(self._recovering.discard)

    async def _tell(self, told: str) -> None:
        with suppress(psycopg.Error):  # what was said is not said again
            await self.leases.tell(told)

    def _hear_clock(self, payload: str) -> None:
        heard = msgspec.json.decode(payload, type=Countdown)
        hosted = self.tables.get(heard.table)
        if heard.uttered is not None:
            if hosted is not None and heard.member != self.member:
                hosted.utter(heard.uttered)
        elif hosted is not None and heard.member != self.member and heard.table not in self.held:
            hosted.count_down(None if heard.left is None else asyncio.get_running_loop().time() + heard.left)


__all__ = ["ClusterHouse", "TableAway", "Timing", "is_shareable", "open_house"]
