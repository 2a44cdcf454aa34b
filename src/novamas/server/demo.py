"""A demonstration casino: a night of it in minutes, with hundreds of guests of the house over every game of a law.

It is a house like any other. A night is a sitting: the doors open once a table of every kind that the law wants is in
service, and close when every table has closed. Tables open as attendance asks, under croupiers and heads with names who
change during the night; floats are counted in and out, pots are begun and shared by tables that are a carousel; company
comes and goes, tips, and sees mistakes happen; the last rounds are announced, everything closes, and the books are what
they would be. Only two things are made up: the guests, who are marked as company everywhere, and the
hour: the clock of the books runs faster than the one on the wall. Anybody may look on, sit down, and check.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from itertools import pairwise
from math import ceil

from msgspec import Struct

from novamas.casino.sitting import close_sitting, open_sitting
from novamas.games import family
from novamas.games.bots import BOT, MORE_NAMES, NAMES, fill
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, JACKPOT, Actor, Command, Offer, Refused, Report
from novamas.kit.errors import NovamasError
from novamas.kit.spaces import Amount
from novamas.law import library
from novamas.server.counting import count_out
from novamas.server.croupier import Croupier, now
from novamas.server.hosted import Hosted, Policy
from novamas.server.house import House
from novamas.server.people import People
from novamas.server.placing import Place
from novamas.server.roles import Person, Role
from novamas.store import Conflict
from novamas.table.acts import AnnounceLast, Expel, Tip

CURVE = ((0.0, 0.08), (0.12, 0.3), (0.25, 0.55), (0.36, 0.85), (0.5, 1.0), (0.66, 0.85), (0.82, 0.5), (1.0, 0.15))
"""How full the house is, by how much of the night is over."""
SATURDAY = 5
TICK = 0.5  # seconds between two looks at the floor
FIRST = 6  # tables that are open when the doors are
FULL = 0.8  # of the places at open tables taken: the next table opens
TABLES_OF_A_HEAD = 4
SHIFT = 1.5  # hours after which croupiers change tables
LAST_CALL = 0.94  # of the night over: the last rounds are announced
HOMEWARD = 0.97  # of the night over: guests go home, and tables close
POT = 200  # minima that a pot begins with, where the law asks for less
REPORTS, TIPS = 0.35, 1.5  # in an hour of a table
CLOSING = 120.0  # seconds of ours that tables have at least to come to rest before the hour
SURNAMES = (
    "Aguirre", "Barreiro", "Castro", "Etxeberria", "Fariña", "Goñi", "Ibarra", "Lasa", "Muñoz", "Otero", "Pazos",
    "Rey", "Salgado", "Urrutia", "Vidal", "Zabala",
)  # fmt: skip
HOUSE = Person("house", "director")

log = logging.getLogger("novamas.demo")


class Plan(Struct, frozen=True, kw_only=True):
    """How the demonstration goes: under which law, with how many guests at most, in how many minutes a night, for how
    many nights (none: until it is closed), and of which games if not of all."""

    law: str = "euskadi-1996"
    guests: int = 260
    minutes: float = 30.0
    nights: int = 0
    seconds: float = 6.0
    begins: int = 20
    hours: float = 9.0
    games: tuple[str, ...] = ()
    tables: int = 60
    seed: int | None = None

    @property
    def speed(self) -> float:
        """How many seconds of the house go by in one of ours."""
        return self.hours * 60 / self.minutes


class NightClock:
    """The hour in the house: it begins when told, and goes faster than ours."""

    def __init__(self, starts: float, speed: float, passing: Callable[[], float] = time.monotonic) -> None:
        """`passing` is the time that goes by outside."""
        self.speed = speed
        self._passing = passing
        self._base, self._since = starts, passing()

    def __call__(self) -> float:
        return self._base + (self._passing() - self._since) * self.speed

    def skip_to(self, at: float) -> None:
        """Time in which nothing happens goes by at once; never backwards."""
        self._base, self._since = max(at, self()), self._passing()


def evening_before(now: float, plan: Plan) -> float:
    """When the last Saturday night began, or would have."""
    day = datetime.fromtimestamp(now)
    day -= timedelta(days=(day.weekday() - SATURDAY) % 7)
    begins = day.replace(hour=plan.begins, minute=0, second=0, microsecond=0)
    if begins.timestamp() > now:
        begins -= timedelta(days=7)
    return begins.timestamp()


def next_evening(now: float, plan: Plan) -> float:
    """When the doors open next."""
    begins = datetime.fromtimestamp(now).replace(hour=plan.begins, minute=0, second=0, microsecond=0)
    while begins.timestamp() < now:
        begins += timedelta(days=1)
    return begins.timestamp()


def night_clock(plan: Plan) -> NightClock:
    """The hour of a demonstration: it begins on the evening of the last Saturday."""
    return NightClock(evening_before(time.time(), plan), plan.speed)


def share_at(done: float) -> float:
    """How full the house is, when so much of the night is over."""
    for (x0, y0), (x1, y1) in pairwise(CURVE):
        if done <= x1:
            return y0 + (y1 - y0) * (done - x0) / (x1 - x0)
    return CURVE[-1][1]


class Roster:
    """Who works: croupiers who change tables, heads with some tables each, one director."""

    def __init__(self) -> None:
        self.crew: dict[Role, list[str]] = {}

    async def hire(self, people: People, tables: int, rng: random.Random) -> None:
        """An account with a name for everybody who works; those who are there already stay."""
        wanted: dict[Role, int] = {
            "croupier": tables + 2, "inspector": -(-tables // TABLES_OF_A_HEAD), "director": 1, "cashier": 1,
        }  # fmt: skip
        await people.refresh()
        for role, count in wanted.items():
            known = [
                a.id for a in people.accounts.values() if a.role == role and not a.closed and people.names.of(a.id)
            ]
            while len(known) < count:
                name = f"{rng.choice((*NAMES, *MORE_NAMES))} {rng.choice(SURNAMES)}"
                with suppress(NovamasError, Refused):  # somebody is called so already
                    known.append((await people.create(role, HOUSE.id, name)).id)
            self.crew[role] = known

    def behind(self, place: int, role: Actor, hours: float) -> str:
        """Who stands at a table in a role: `place` is its number on the floor."""
        if role == CROUPIER and (croupiers := self.crew.get("croupier")):
            return croupiers[(place + int(hours / SHIFT)) % len(croupiers)]
        if role == INSPECTOR and (heads := self.crew.get("inspector")):
            return heads[place // TABLES_OF_A_HEAD % len(heads)]
        if role == DIRECTOR and (directors := self.crew.get("director")):
            return directors[0]
        return ""


class Night:
    """Runs the demonstration: one night after another."""

    def __init__(self, house: House, people: People, plan: Plan, hour: NightClock) -> None:
        self.house, self.people, self.plan, self.hour = house, people, plan, hour
        self.rng = random.Random(plan.seed)
        self.roster = Roster()
        self.began = hour()
        self.closing = False
        self.rooms: dict[str, int] = {}  # how many guests each open table is for
        self.places: dict[str, int] = {}  # its place on the floor
        self.waiting: list[str] = []  # games whose tables are opened next
        self.done = 0  # nights
        house.company, house.behind = self.guests_at, self.behind

    # -- what the house asks ------------------------------------------------------------------------------------------

    @property
    def hours(self) -> float:
        """How long the doors have been open."""
        return (self.hour() - self.began) / 3600

    def guests_at(self, hosted: Hosted) -> int:
        """How many guests there are at a table now: as many as its part of those who are in the house."""
        room = self.rooms.get(hosted.live.id, 0)
        open_ = sum(self.rooms.values())
        if self.closing or not open_:
            return 0
        return max(1, min(room, round(self.guests_wanted() * room / open_)))

    def behind(self, table: str, role: Actor) -> str:
        return self.roster.behind(self.places.get(table, 0), role, self.hours)

    def guests_wanted(self) -> int:
        """How many guests there are in the house."""
        return round(self.plan.guests * share_at(self.hours / self.plan.hours))

    # -- the night ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Night after night, as many as were planned, or until the house closes."""
        await self.roster.hire(self.people, min(self.plan.tables, len(self.catalogue()) * 2), self.rng)
        while self.house.open and (not self.plan.nights or self.done < self.plan.nights):
            self.hour.skip_to(next_evening(self.hour(), self.plan))
            await self.one()
            self.done += 1
            log.info("night %s is over", self.done)

    async def one(self) -> None:
        """One night, from the doors to the books."""
        self.began, self.closing = self.hour(), False
        self.waiting = self.order_of_opening()
        for _ in range(FIRST):
            await self.open_next()
        await self.open_doors()
        announced, before = False, self.hours
        while self.house.open and self.hours < HOMEWARD * self.plan.hours:
            await self.open_as_asked()
            now = self.hours
            await self.stir(now - before)
            before = now
            if not announced and now > LAST_CALL * self.plan.hours:
                announced = True
                await self.announce_last()
            await asyncio.sleep(TICK)
        await self.close()
        await self.close_doors()

    async def open_doors(self) -> None:
        """A sitting begins, until the hour at which the night is over; a floor that the law wants more of plays without
        one."""
        plan, director = self.plan, self.director()
        home = 3600 * HOMEWARD * plan.hours
        closes = self.began + max(3600 * plan.hours, home + CLOSING * plan.speed)
        last_call = ceil((closes - self.began) / 60 - LAST_CALL * plan.hours * 60) + 1
        try:
            await self.house.evening.do(
                director,
                "open-sitting",
                lambda s, facts: open_sitting(
                    s, plan.law, facts, closes=closes, cage=0, present=0, last_call=last_call, by=director.id
                ),
                None,
            )
        except Refused as e:
            log.warning("a night without a sitting: %s", e)

    async def close_doors(self) -> None:
        """The sitting is over, once every table has closed."""
        director = self.director()
        if self.house.open and self.house.evening.sittings.running is not None:
            await self.house.evening.do(
                director, "open-sitting", lambda s, facts: close_sitting(s, facts, by=director.id), None
            )

    def director(self) -> Person:
        return Person(self.roster.behind(0, DIRECTOR, 0) or HOUSE.id, "director")

    def catalogue(self) -> list[str]:
        """The games that are shown."""
        return [game for game in library().games(self.plan.law) if not self.plan.games or game in self.plan.games]

    def order_of_opening(self) -> list[str]:
        """Every game once, in an order of its own every night, and then again what has company enough for two; first of
        all one of every kind that the law wants in service."""
        games = self.catalogue()
        self.rng.shuffle(games)
        for rule in library().head(self.plan.law).in_service:
            if first := next((game for game in games if game in rule.games), ""):
                games.remove(first)
                games.insert(0, first)
        once = [game for game in games for _ in range(2 if family(self.plan.law, game).shown_with else 1)]
        return [*once, *games][: self.plan.tables]

    async def open_as_asked(self) -> None:
        """The next table opens when those that are open fill up; every game has one before the night is half over."""
        games = len(self.catalogue())
        due = self.hours > self.plan.hours * 0.4 and len(self.rooms) < games
        if self.waiting and (due or self.guests_wanted() > FULL * sum(self.rooms.values())):
            await self.open_next()

    async def open_next(self) -> None:
        if not self.waiting:
            return
        game = self.waiting.pop(0)
        furniture = family(self.plan.law, game)
        room = furniture.company or 1
        policy = Policy(seconds=self.plan.seconds, bots=room)
        place = self.place_for()
        try:
            hosted = await self.house.open_table(
                HOUSE,
                {"law": self.plan.law, "game": game, "counted": True, "options": dict(furniture.shown_with)},
                policy,
                place=Place(inspector=self.behind_place(place)),
            )
        except (NovamasError, Refused, Conflict) as e:
            log.warning("no table of %s: %s", game, e)
            return
        id = hosted.live.id
        with suppress(NovamasError, Refused, Conflict):  # its croupier was quicker
            await count_out(self.house, hosted)  # the float, before anybody comes
        await self.begin_pot(hosted)
        self.places[id], self.rooms[id] = place, room
        hosted.changed.set()

    def place_for(self) -> int:
        """The first place on the floor where nothing stands."""
        taken = {self.places[id] for id in self.rooms}
        return next(n for n in range(len(taken) + 1) if n not in taken)

    def behind_place(self, place: int) -> str:
        return self.people.names.of(self.roster.behind(place, INSPECTOR, 0))

    async def stir(self, hours: float) -> None:
        """What happens at tables besides play: tips, and now and then a mistake that somebody reports."""
        for hosted in list(self.house.tables.values()):
            await self.begin_pot(hosted)
            if self.rng.random() < TIPS * hours:
                await self.tip(hosted)
            if self.rng.random() < REPORTS * hours:
                await self.report(hosted)

    async def begin_pot(self, hosted: Hosted) -> None:
        """The director brings what a pot begins with, where a table has one and nothing is in it."""
        live = hosted.live
        for kind in () if live.state.book.get(JACKPOT) else live.decider.game.after_opening:
            for offer in live.decider.options(live.state, DIRECTOR, kind)[:1]:
                amount = offer.form["amount"]
                assert isinstance(amount, Amount)
                begun = max(amount.lo, min(amount.hi, POT * live.state.desk.minimum))
                await self.try_one(hosted, [offer], amount=begun)

    async def tip(self, hosted: Hosted) -> None:
        live = hosted.live
        guests = [who for who in live.state.desk.chips if who.startswith(BOT)]
        if guests:
            who = self.rng.choice(guests)
            await self.try_one(hosted, live.decider.options(live.state, who, Tip.__name__))

    async def report(self, hosted: Hosted) -> None:
        """A mistake that can happen now is reported by whoever may."""
        live = hosted.live
        kinds = {
            kind.__name__ for kind in live.decider.all_commands() if issubclass(kind, Report) and kind is not Expel
        }
        for role in (INSPECTOR, CROUPIER):
            offers = [o for o in live.decider.options(live.state, role) if o.kind in kinds]
            if offers:
                await self.try_one(hosted, [self.rng.choice(offers)])
                return

    async def try_one(self, hosted: Hosted, offers: Sequence[Offer], **fields: object) -> bool:
        """One of what may be done; the table may have gone on meanwhile."""
        if not offers:
            return False
        table = hosted.live.decider
        game = table if any(kind.__name__ == offers[0].kind for kind in table.commands) else table.game
        command: Command = fill(game, offers[0], self.rng, **fields)
        with suppress(NovamasError, Refused, Conflict):
            await self.house.play(hosted, command, cause="demo", person=self.behind(hosted.live.id, command.by))
            return True
        return False

    async def announce_last(self) -> None:
        for hosted in list(self.house.tables.values()):
            live = hosted.live
            await self.try_one(hosted, live.decider.options(live.state, INSPECTOR, AnnounceLast.__name__))

    async def close(self) -> None:
        """Everybody goes home, and every table closes as soon as it rests."""
        self.closing = True
        spoken = now() + CLOSING
        while self.house.open and (open_ := [id for id in self.house.tables if id in self.rooms]):
            for id in open_:
                await self.close_one(id)
            if now() > spoken:
                spoken += CLOSING
                log.warning("still open: %s", ", ".join(id for id in open_ if id in self.house.tables))
            await asyncio.sleep(min(TICK, self.plan.seconds / 10))
        for id in list(self.rooms):
            self.forget(id)

    async def close_one(self, id: str) -> None:
        hosted = self.house.tables[id]
        hosted.changed.set()
        host = Croupier(self.house, hosted, self.rng.getrandbits(64))
        with suppress(NovamasError, Refused, Conflict):
            if hosted.live.decider.resting(hosted.live.state):
                for who in list(hosted.live.state.desk.chips):
                    await host.send_off(who, "bot" if who.startswith(BOT) else "clock")
            await self.house.close_table(self.director(), id)

    def forget(self, id: str) -> None:
        self.rooms.pop(id, None)
        self.places.pop(id, None)


__all__ = ["Night", "NightClock", "Plan", "evening_before", "night_clock"]
