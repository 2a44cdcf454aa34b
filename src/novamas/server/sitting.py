"""The sitting of the house while it is open: what is decided at the door, in the cage and by the clock, and its books.

The facts stand in the stream `house` beside tables and people; `Evening` folds them and keeps up with what other
servers write. Whatever is done here is decided on what is on disk, one after the other, whichever server does it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from novamas.casino import Money
from novamas.casino.sitting import (
    Attendance,
    Facts,
    Sittings,
    TableFact,
    TurnedAway,
    Visit,
    advise,
    check_guarantee,
    check_inside,
    check_last_call,
    check_means,
    check_pause,
    check_round,
    check_stop,
    mark_document,
)
from novamas.games.bots import BOT
from novamas.kit.decider import INSPECTOR, STAFF, Command, Refused
from novamas.kit.money import is_play
from novamas.kit.spaces import OneOf
from novamas.law import library
from novamas.server.hosted import Hosted
from novamas.server.roles import Person, check
from novamas.store import Record
from novamas.store.books import HOUSE
from novamas.store.once import Once
from novamas.table import Opening, TableGame, prepare
from novamas.table.acts import AnnounceLast, Bring, CloseTable, Suspend

if TYPE_CHECKING:
    from novamas.server.house import House

USE = "documents at the door"
"""What the house's key makes the marks of documents for."""
EVERY = 5.0  # seconds between two looks at the clock
E = TypeVar("E", bound=Struct)


class Told(Struct, frozen=True):
    """A sitting as everybody sees it: its number, its law, when it began, its hour, whether it still runs; nothing of
    anybody in it. Times are seconds."""

    number: int
    law: str
    opened: float
    closes: float
    running: bool
    closed: float | None = None


class Kept(Struct, frozen=True):
    """A sitting as the staff sees it besides: how many people are in and what that advises, how many were turned away
    and why, the money that guarantees the bets and what the tables ask for, the deposit. Amounts are minor units."""

    told: Told
    attendance: Attendance | None
    turned_away: dict[str, int]
    cage: int
    guarantee: int
    deposit: int
    required: int


class Evening:
    """The sittings of a house, and what is done in them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.sittings = Sittings()
        self._chain = house.books.journal.chain(HOUSE)
        self._doing = asyncio.Lock()

    # -- what it knows ---------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Reads what the house's stream says since the last time."""
        for read in self.house.books.journal.follow(self._chain):
            self.sittings.read(read.kind, read.body)

    def secret(self) -> bytes:
        return self.house.books.journal.key.derive(USE)

    def mark(self, document: str) -> str:
        return mark_document(self.secret(), document)

    def facts(self) -> Facts:
        """What the tables of the house and its clock say; tables for friends and those of tournaments are no part of a
        sitting."""
        ours = (t for id, t in self.house.tables.items() if self.is_ours(id, t))
        return Facts(self.house.books.clock(), tuple(map(fact_of, ours)))

    def is_ours(self, id: str, hosted: Hosted) -> bool:
        return id not in self.house.friends.tables and not hosted.listed.opening.tournament

    def concerns(self, hosted: Hosted) -> bool:
        """Whether a sitting runs and a table is part of it."""
        return self.sittings.running is not None and self.is_ours(hosted.live.id, hosted)

    def is_over(self, hosted: Hosted) -> bool:
        """Whether a table has stopped because the hour has come."""
        running = self.sittings.running
        if running is None or not self.concerns(hosted) or self.house.books.clock() < running.closes:
            return False
        return hosted.live.decider.resting(hosted.live.state)

    # -- what it forbids -------------------------------------------------------------------------------------------

    def check(self, hosted: Hosted, command: Command) -> None:
        """What the sitting forbids of a command at one of its tables, whatever the table says."""
        if not self.concerns(hosted):
            return
        live, s = hosted.live, self.sittings
        match command:
            case Suspend():
                check_pause(s, self.facts(), live.id)
            case CloseTable():
                check_stop(s, self.facts(), live.id)
            case AnnounceLast():
                check_last_call(s, self.facts(), live.id)
            case Bring(by=who) if not is_play(live.currency.code) and not who.startswith(BOT):
                check_inside(s, who)
            case _ if begins_round(hosted, command):
                check_round(s, self.house.books.clock())

    def check_opening(self, opening: Opening, money: Money) -> None:
        """Whether one more table may open now: before the hour, and with its guarantee in the cage."""
        if self.sittings.running is None:
            return
        check_round(self.sittings, self.house.books.clock())
        if money == "cash" and (guarantee := prepare(opening).guarantee):
            money_code = library().currency(opening.law).code
            check_guarantee(self.sittings.cage, self.facts().tables, guarantee, money=money_code)

    def check_means(self, means: str) -> None:
        """With what somebody may pay at the cage, by the laws of the tables that are open and of the sitting."""
        running = self.sittings.running
        laws = {hosted.listed.opening.law for hosted in self.house.tables.values()}
        for law in sorted(laws | ({running.law} if running else set())):
            check_means(law, means, self.house.licences.means())

    # -- what is done ----------------------------------------------------------------------------------------------

    async def do(self, person: Person, duty: str, decide: Callable[[Sittings, Facts], E], once: Once | None) -> None:
        """Decides something on what is on disk, writes it, and folds it; somebody who is turned away is refused."""
        check(person, duty)

        async def write() -> str:
            async with self._doing, self.house.in_turn("sitting"):
                await asyncio.to_thread(self.refresh)
                event = decide(self.sittings, self.facts())
                records = [Record(HOUSE, type(event).__name__, event)]
                why = event.why if isinstance(event, TurnedAway) else ""
                await self.house.write([*records, *([] if once is None else [once.record(why)])])
                await asyncio.to_thread(self.refresh)
                return why

        why = await self.house.exactly.do(once, write, str)
        if why:
            raise Refused(f"turned-away-{why}", field="person")

    # -- what is shown ---------------------------------------------------------------------------------------------

    def tell(self) -> Told | None:
        opened, closed = self.sittings.opened, self.sittings.closed
        if opened is None:
            return None
        end = None if closed is None else closed.at
        return Told(opened.number, opened.law, opened.at, opened.closes, closed is None, end)

    def summarize(self) -> Kept | None:
        s, told = self.sittings, self.tell()
        if told is None:
            return None
        facts = self.facts()
        attendance = None if s.running is None else advise(s, facts)
        guarantee = sum(table.guarantee for table in facts.tables)
        return Kept(told, attendance, dict(s.turned_away), s.cage, guarantee, s.deposit, s.required)

    def find_entry(self, person: Person) -> Visit | None:
        """What the register says of somebody, without the mark of their document."""
        entry = self.sittings.register.get(person.id)
        return None if entry is None else without_mark(entry)

    async def watch(self) -> None:
        """Announces the last rounds at tables that deal by themselves, once the hour is near."""
        while True:
            await asyncio.sleep(EVERY)
            await self.call_last()

    async def call_last(self) -> None:
        running = self.sittings.running
        if running is None or running.closes - self.house.books.clock() > 60 * running.last_call:
            return
        for hosted in list(self.house.tables.values()):
            live = hosted.live
            if not hosted.policy.auto or not self.concerns(hosted) or not self.house.deals(hosted):
                continue
            for offer in live.decider.options(live.state, INSPECTOR, "AnnounceLast")[:1]:
                rounds, unit = offer.form["rounds"], offer.form["unit"]
                assert isinstance(rounds, OneOf)
                assert isinstance(unit, OneOf)
                last = AnnounceLast(by=INSPECTOR, rounds=rounds.values[0], unit=unit.values[0])
                try:
                    await self.house.play(hosted, last, cause="clock")
                except Refused:
                    continue  # somebody was quicker


def fact_of(hosted: Hosted) -> TableFact:
    desk, opening = hosted.live.state.desk, hosted.listed.opening
    cash = hosted.listed.money == "cash"
    return TableFact(
        id=hosted.live.id,
        law=opening.law,
        game=opening.game,
        people=sum(not who.startswith(BOT) for who in desk.chips),
        places=sum(seat is None for seat in desk.seats) if desk.seats else None,
        suspended=hosted.live.state.suspended,
        ending=desk.last is not None,
        guarantee=hosted.live.state.guarantee if cash else 0,
    )


def begins_round(hosted: Hosted, command: Command) -> bool:
    """Whether staff begin something new at a table where nothing runs."""
    live = hosted.live
    return type(command) not in TableGame.commands and command.by in STAFF and live.decider.resting(live.state)


def without_mark(entry: Visit) -> Visit:
    return Visit(entry.id, "", entry.at, entry.by, entry.note, entry.out)


def find_closing(text: str, now: float) -> float:
    """The next moment at which clocks show a time."""
    start = datetime.fromtimestamp(now)
    closing = start.replace(hour=int(text[:2]), minute=int(text[3:]), second=0, microsecond=0)
    return (closing if closing > start else closing + timedelta(days=1)).timestamp()
