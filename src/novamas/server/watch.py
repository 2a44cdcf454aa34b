"""What a director sees of the whole floor at a glance: every open table with its people, its drop, what it has won
beside what it should have, what was reported there and who works at it.

It reads every act once, as it reaches the disk, and keeps sums; what a table was before this server opened is read back
from the books the first time somebody looks.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable

from msgspec import Struct, field

from novamas.casino import Act
from novamas.kit.decider import CHANCE, JACKPOT, Actor, Report, is_person
from novamas.kit.money import Currency
from novamas.server.hosted import Hosted, is_bot, people_in
from novamas.server.house import House
from novamas.server.sheets import against, prices
from novamas.server.sight import phase_of
from novamas.store.books import Listed
from novamas.store.hold import Held, Hold
from novamas.store.reports import count_staked
from novamas.table import TableGame

FRESH = 2.0  # seconds for which an answer is good for everybody who asks
APART = 15.0  # seconds between two points of the attendance
KEPT = 480  # of those points
MOST_INCIDENTS = 40
MOST_ACTS = 100_000  # of a table that are read back


class Reported(Struct, frozen=True):
    """An irregularity that staff reported; of what is hidden yet nothing is told."""

    table: str
    law: str
    game: str
    at: float
    round: int
    seq: int
    kind: str
    by: Actor
    person: str
    clauses: tuple[str, ...]


class Attendance(Struct, frozen=True, array_like=True):
    """How many were in the house at a time: people, company, open tables."""

    at: float
    people: int
    company: int
    tables: int


class TableNow(Struct, kw_only=True):
    """A table as it stands, since it opened. Amounts are minor units of its currency.

    `drop` is what came to the table in cash and chips; `held` what was won beside what the odds expect; `staff` who
    last acted in each role; `odd` the readings by which it runs against the house.
    """

    table: str
    name: str
    sector: str
    inspector: str
    law: str
    game: str
    currency: str
    minimum: int
    phase: str
    round: int
    since: float
    seats: int
    people: int
    company: int
    suspended: bool
    drop: int
    taken: int
    handle: int
    tips: int
    float_now: int
    jackpot: int
    incidents: int
    held: Held
    staff: dict[str, str] = field(default_factory=dict)
    odd: tuple[str, ...] = ()


class Floor(Struct, frozen=True, kw_only=True):
    """The floor at a moment of the house's clock. `names` are those of the staff who are named; `shut` are tables that
    could not be read and stay closed, while the others run."""

    at: float
    tables: list[TableNow]
    incidents: list[Reported]
    attendance: list[Attendance]
    names: dict[Actor, str]
    shut: list[str]


class TableWatch:
    """The sums of one table, act after act."""

    def __init__(self, listed: Listed, decider: TableGame, currency: Currency) -> None:
        self.listed = listed
        self.hold = Hold(listed.id, decider, currency.code, prices(decider))
        self.seq = 0
        self.since = 0.0
        self.drop = self.taken = self.handle = self.tips = self.incidents = 0
        self.staff: dict[str, str] = {}
        self.reported: deque[Reported] = deque(maxlen=MOST_INCIDENTS)

    def take(self, acts: Iterable[Act]) -> None:
        for act in acts:
            if act.end > self.seq:
                self.seq = act.end
                self.one(act)

    def one(self, act: Act) -> None:
        self.since = self.since or act.at
        self.hold.take(act)
        if not is_person(act.by) and act.by != CHANCE and act.person:
            self.staff[act.by] = act.person
        for event in act.events:
            for move in event.moves:
                self.handle += count_staked(move)
                if move.src.startswith("@purse/"):
                    self.drop += move.amount
                elif move.dst.startswith("@purse/"):
                    self.taken += move.amount
                elif move.why == "tip":
                    self.tips += move.amount
        if isinstance(act.command, Report):
            self.incidents += 1
            clauses = tuple(dict.fromkeys(clause for event in act.events for clause in event.clauses))
            opening, kind = self.listed.opening, type(act.command).__name__
            self.reported.append(
                Reported(
                    self.listed.id,
                    opening.law,
                    opening.game,
                    act.at,
                    act.round,
                    act.seq,
                    kind,
                    act.by,
                    act.person,
                    clauses,
                )
            )


class Watch:
    """The whole floor, for everybody who asks."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, TableWatch] = {}
        self.attendance: deque[Attendance] = deque(maxlen=KEPT)
        self._told: Floor | None = None
        self._at = self._sampled = 0.0
        self._looking = asyncio.Lock()

    async def floor(self) -> Floor:
        """The floor now, or a moment ago."""
        async with self._looking:
            if self._told is None or time.monotonic() - self._at >= FRESH:
                self._told = await self.look()
                self._at = time.monotonic()
        return self._told

    async def look(self) -> Floor:
        hosted = list(self.house.tables.values())
        for id in [id for id in self.tables if id not in self.house.tables]:
            del self.tables[id]
        recent = {each.live.id: [shown.act for shown in each.tail] for each in hosted}
        await asyncio.to_thread(self.catch_up, hosted, recent)
        self.note_attendance(hosted)
        found = [self.describe(each) for each in hosted if each.live.id in self.tables]
        told = [one for watch in self.tables.values() for one in watch.reported]
        incidents = sorted(told, key=lambda one: (one.at, one.table, one.seq))[-MOST_INCIDENTS:]
        people = {who for table in found for who in table.staff.values()} | {one.person for one in incidents}
        return Floor(
            at=self.house.books.clock(),
            tables=sorted(found, key=lambda table: int(table.table)),
            incidents=incidents[::-1],
            attendance=list(self.attendance),
            names=self.house.called(who for who in people if who),
            shut=sorted(self.house.shut),
        )

    def catch_up(self, hosted: Iterable[Hosted], recent: dict[str, list[Act]]) -> None:
        """Reads what has reached the disk since the last look; from the books what memory lacks. In a thread."""
        for each in hosted:
            id = each.live.id
            watch = self.tables.get(id)
            if watch is None:
                watch = self.tables[id] = TableWatch(each.listed, each.live.decider, each.currency)
            acts = recent[id]
            if acts and acts[0].seq > watch.seq:
                since = max(watch.seq, acts[0].seq - MOST_ACTS)
                watch.take(
                    act for act in self.house.books.acts(each.listed, each.codec, since) if act.end <= acts[-1].end
                )
            watch.take(acts)

    def note_attendance(self, hosted: list[Hosted]) -> None:
        now = time.monotonic()
        if self.attendance and now - self._sampled < APART:
            return
        self._sampled = now
        people = sum(len(people_in(each.state)) for each in hosted)
        company = sum(is_bot(who) for each in hosted for who in each.state.desk.chips)
        self.attendance.append(Attendance(self.house.books.clock(), people, company, len(hosted)))

    def describe(self, hosted: Hosted) -> TableNow:
        """One table as it stands."""
        id, state, opening = hosted.live.id, hosted.state, hosted.listed.opening
        watch, place = self.tables[id], self.house.places.place(id)
        people = len(people_in(state))
        return TableNow(
            table=id,
            name=place.name,
            sector=place.sector,
            inspector=place.inspector,
            law=opening.law,
            game=opening.game,
            currency=hosted.currency.code,
            minimum=state.desk.minimum,
            phase=phase_of(state),
            round=state.desk.round,
            since=watch.since,
            seats=len(state.desk.seats),
            people=people,
            company=len(state.desk.chips) - people,
            suspended=state.suspended,
            drop=watch.drop,
            taken=watch.taken,
            handle=watch.handle,
            tips=watch.tips,
            float_now=state.book.get("@float", 0),
            jackpot=state.book.get(JACKPOT, 0),
            incidents=watch.incidents,
            held=watch.hold.so_far(few=0),
            staff=watch.staff,
            odd=against(hosted.live.decider),
        )


__all__ = ["Attendance", "Floor", "Reported", "TableNow", "Watch"]
