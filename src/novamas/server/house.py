"""The house while it is open: its tables in memory, its books on disk, and everybody who looks on.

A command is played at once on the state in memory and written; the sender hears of it, and viewers see it, only when it
is on disk. While one write waits for the disk, commands of all tables gather for the next. Everything here runs in one
event loop; only the writing is in a thread of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from novamas.casino import Act, Codec, LiveTable, Purse, purse_moves
from novamas.kit.chance import Csprng, Source, coerce
from novamas.kit.decider import CHANCE, Actor, Chance, Command, Refused, is_person, mask
from novamas.kit.errors import BadInput
from novamas.kit.money import Currency, parse
from novamas.kit.wire import read_command
from novamas.law import library
from novamas.server.roles import PLAYERS, Person, actor, check
from novamas.store import Record
from novamas.store.books import HOUSE, Books, Listed
from novamas.table import Opening
from novamas.table.opening import read_opening

PLAY_CHIPS = 1_000_00  # in minor units; a guest's purse is filled up to this in one click
ISSUE = "@issue"
CLOSED = "closed"


class UnknownTable(BadInput):
    """No table of that number."""

    code = "unknown-table"


class Policy(Struct, frozen=True, omit_defaults=True):
    """How a table runs: by itself with a countdown or by a croupier, with a wheel whose result is typed, with bots."""

    auto: bool = True
    seconds: float = 20.0
    physical: bool = False
    bots: int = 0


class PolicySet(Struct, frozen=True, tag="Policy"):
    """The house's record of how a table runs."""

    id: str
    policy: Policy


class Ack(Struct, frozen=True):
    """A command that is on disk: the numbers of its events in the table's log."""

    table: str
    seq: int
    events: int
    again: bool = False


class Viewer:
    """Somebody who looks at a table. What they have not read yet waits in a queue of bounded length."""

    def __init__(self, person: Person, limit: int = 256) -> None:
        self.person = person
        self.eyes: Actor = person.id if person.role in PLAYERS else "@" + person.role
        self.queue: asyncio.Queue[tuple[str, Act | None]] = asyncio.Queue(limit)
        self.lost = False

    def show(self, table: str, act: Act | None) -> None:
        """Puts an act before their eyes, or notes that they are too slow and must start again from a snapshot."""
        try:
            self.queue.put_nowait((table, act))
        except asyncio.QueueFull:
            self.lost = True

    def sees(self, act: Act) -> Act:
        masked: Act = mask(act, self.eyes)
        return masked


class Hosted:
    """A table of this house: the live table, how it runs, and who looks on."""

    def __init__(self, live: LiveTable, listed: Listed, policy: Policy) -> None:
        self.live = live
        self.listed = listed
        self.policy = policy
        self.viewers: set[Viewer] = set()
        self.codec = Codec(live.decider)
        self.changed = asyncio.Event()
        self.closes_at: float | None = None
        self.pending = 0
        self.typed: asyncio.Queue[Any] = asyncio.Queue(1)

    @property
    def currency(self) -> Currency:
        return library().currency(self.listed.opening.law)

    @property
    def people(self) -> int:
        return len(self.live.state.desk.chips)


class House:
    """The service that the server's pages and sockets talk to."""

    def __init__(self, books: Books, source: Callable[[], Source] = Csprng) -> None:
        self.books = books
        self.source = source
        self.tables: dict[str, Hosted] = {}
        self.purses: dict[str, Purse] = {}
        self.counts: dict[str, float] = {"commands": 0, "refused": 0, "events": 0, "rounds": 0, "bets": 0}
        self.latency: list[float] = []
        self.open = True

    # -- tables ----------------------------------------------------------------------------------------------------

    def load(self) -> None:
        """Brings every table of the books back exactly as it was."""
        listed: dict[str, Listed] = {}
        policies: dict[str, Policy] = {}
        for read in self.books.journal.read(HOUSE):
            if read.kind == "Table":
                found = msgspec.json.decode(read.body, type=Listed)
                listed[found.id] = found
            elif read.kind == "Policy":
                chosen = msgspec.json.decode(read.body, type=PolicySet)
                policies[chosen.id] = chosen.policy
        for id, entry in listed.items():
            live = self.books.load_table(entry, self.source())
            if live.state.open:
                self.tables[id] = Hosted(live, entry, policies.get(id, Policy()))

    def table(self, id: str) -> Hosted:
        if id not in self.tables:
            raise UnknownTable(f"There is no open table {id!r}.", field="table", value=id)
        return self.tables[id]

    async def open_table(self, person: Person, written: Mapping[str, Any], policy: Policy | None = None) -> Hosted:
        """The director opens a table: `written` has law, game and the keys of a scenario's [table]."""
        check(person, "open-table")
        rest = dict(written)
        law, game = str(rest.pop("law", "")), str(rest.pop("game", ""))
        library().check_game(law, game)
        opening: Opening = read_opening(law, game, rest, library().currency(law))
        id = str(1 + sum(1 for r in self.books.journal.read(HOUSE) if r.kind == "Table"))
        live, done = self.books.open_table(id, opening, self.source(), person.id)
        await asyncio.wrap_future(done)
        listed = Listed(id, opening, live.decider.prepared.digest)
        hosted = self.tables[id] = Hosted(live, listed, policy or Policy())
        if policy is not None:
            await self.set_policy(person, id, policy)
        return hosted

    async def set_policy(self, person: Person, id: str, policy: Policy) -> None:
        check(person, "set-policy")
        hosted = self.table(id)
        await self.write([Record(HOUSE, "Policy", PolicySet(id, policy))])
        hosted.policy = policy
        hosted.changed.set()

    # -- acts ------------------------------------------------------------------------------------------------------

    async def act(self, person: Person, id: str, written: Any, key: str = "") -> Ack:
        """A command as a client writes it. The same key twice happens once."""
        hosted = self.table(id)
        kinds = hosted.live.decider.all_commands()
        command = read_command(kinds, written, actor(person), hosted.currency)
        return await self.play(hosted, command, person=person.id, key=key)

    async def type_chance(self, person: Person, id: str, value: Any) -> Ack:
        """The croupier types what the physical wheel did."""
        check(person, "type-chance")
        hosted = self.table(id)
        dist = hosted.live.decider.chance(hosted.live.state)
        if dist is None:
            raise Refused("chance-not-awaited", field="chance", value=value)
        what = next(a.what for a in hosted.live.decider.awaits(hosted.live.state) if a.who == CHANCE)
        command = Chance(what=what, value=coerce(value, dist, what))
        return await self.play(hosted, command, person=person.id, source="typed")

    async def play(
        self, hosted: Hosted, command: Command, *, person: str = "", key: str = "", cause: str = "", source: str = ""
    ) -> Ack:
        """Plays a command in memory, writes it, and answers when it is on disk."""
        live = hosted.live
        if key and key in live.keys:
            await self.settled(hosted)
            return Ack(live.id, live.keys[key], 0, again=True)
        started = time.perf_counter()
        try:
            # Chips that leave a purse are checked before the table sees them.
            if (needs := getattr(command, "amount", 0)) and type(command).__name__ == "Bring":
                self.purse(command.by).check(-needs)
            act = live.act(command, person=person, key=key, cause=cause, source=source)
        except Refused:
            self.counts["refused"] += 1
            raise
        records = [self.books.record(live.id, act)]
        for who, amount in purse_moves(act):
            entry = self.books.entry(who, amount, f"table/{live.id}", "chips", person)
            self.purse(who).apply(entry.body)
            records.append(entry)
        hosted.pending += 1
        try:
            await self.write(records)
        except Exception:
            self.forget(hosted)  # memory is ahead of the disk: only the disk counts
            raise
        finally:
            hosted.pending -= 1
        self.count(act, time.perf_counter() - started)
        self.publish(hosted, act)
        return Ack(live.id, act.seq, len(act.events))

    async def write(self, records: list[Record]) -> None:
        await asyncio.wrap_future(self.books.committer.submit(records))

    async def settled(self, hosted: Hosted) -> None:
        """Waits until everything a table has decided is on disk."""
        while hosted.pending:
            await asyncio.sleep(0.001)

    def forget(self, hosted: Hosted) -> None:
        """Another server wrote to this table: what is in memory here is not what happened."""
        self.tables.pop(hosted.live.id, None)
        self.purses.clear()
        for viewer in hosted.viewers:
            viewer.lost = True
            viewer.show(hosted.live.id, None)

    def publish(self, hosted: Hosted, act: Act) -> None:
        for viewer in hosted.viewers:
            viewer.show(hosted.live.id, act)
        hosted.changed.set()
        if not hosted.live.state.open:
            self.tables.pop(hosted.live.id, None)

    def count(self, act: Act, seconds: float) -> None:
        self.counts["commands"] += 1
        self.counts["events"] += len(act.events)
        for event in act.events:
            name = type(event).__name__
            self.counts["bets"] += name == "BetPlaced"
            self.counts["rounds"] += name == "RoundEnded"
        self.latency.append(seconds)
        if len(self.latency) > 10_000:
            del self.latency[:5_000]

    # -- purses ----------------------------------------------------------------------------------------------------

    def purse(self, person: str) -> Purse:
        if person not in self.purses:
            self.purses[person] = self.books.purse(person)
        return self.purses[person]

    async def play_chips(self, person: Person) -> int:
        """A guest's purse is filled up in one click; the chips are only play chips."""
        check(person, "get-play-chips")
        purse = self.purse(person.id)
        missing = PLAY_CHIPS - purse.balance
        if missing > 0:
            await self.post(person.id, missing, ISSUE, "play chips", person.id)
        return purse.balance

    async def cash(self, cashier: Person, person: str, text: str, currency: Currency, *, out: bool) -> int:
        """The cashier pays money into a purse, or out of it."""
        check(cashier, "pay-out" if out else "pay-in")
        amount = parse(text, currency)
        if amount <= 0 or not is_person(person):
            raise Refused("not-an-amount", field="amount", value=text)
        await self.post(person, -amount if out else amount, "@cage", "cashier", cashier.id)
        return self.purse(person).balance

    async def post(self, person: str, amount: int, other: str, why: str, by: str) -> None:
        purse = self.purse(person)
        purse.check(amount)
        entry = self.books.entry(person, amount, other, why, by)
        purse.apply(entry.body)
        await self.write([entry])

    # -- looking on ------------------------------------------------------------------------------------------------

    def look(self, person: Person, id: str) -> tuple[Hosted, Viewer]:
        check(person, "see-table")
        hosted = self.table(id)
        viewer = Viewer(person)
        hosted.viewers.add(viewer)
        return hosted, viewer

    def leave(self, hosted: Hosted, viewer: Viewer) -> None:
        hosted.viewers.discard(viewer)

    def snapshot(self, hosted: Hosted, eyes: Actor) -> dict[str, Any]:
        """All that a viewer may see of a table now, and what they may do."""
        live = hosted.live
        return {
            "table": live.id,
            "seq": live.seq,
            "law": hosted.listed.opening.law,
            "game": hosted.listed.opening.game,
            "policy": hosted.policy,
            "closes_at": hosted.closes_at,
            "view": live.decider.view(live.state, eyes),
            "awaits": live.decider.awaits(live.state),
            "options": live.decider.options(live.state, eyes),
        }

    def since(self, hosted: Hosted, seq: int) -> list[Act] | None:
        """The acts from an event number on, if they are still in memory; None means: start again from a snapshot."""
        tail = hosted.live.tail
        if seq == hosted.live.seq:
            return []
        if not tail or seq < tail[0].seq or seq > hosted.live.seq:
            return None
        return [act for act in tail if act.end > seq]

    async def close(self) -> None:
        """Stops taking commands, waits for the disk, keeps snapshots, closes the books."""
        self.open = False
        for hosted in list(self.tables.values()):
            await self.settled(hosted)
            self.books.keep_snapshot(hosted.live)
        self.books.close()
