"""The tournaments of the house while it is open: who enters, what their tables are asked for, what everybody sees.

A tournament is a stream of acts of its own (`store/tournaments.py`), decided one after the other on what is on disk,
whichever server does it. Its tables are ordinary tables, dealt by the automatic croupier; between two rounds the
steward of each (`casino/tournament/steward.py`) compares where people belong with where they are. Inscriptions leave
purses and prizes come into them in the write that decides them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from novamas.casino import Act, Money, purse_moves
from novamas.casino.tournament import LiveTournament, Plan, level_over, steward
from novamas.casino.tournament.acts import (
    CALLED_OFF,
    ENTRY,
    OVER,
    AdmitPlayer,
    Begin,
    DeclareAge,
    Enter,
    EnterAgain,
    NextLevel,
    TournamentState,
)
from novamas.casino.tournament.bases import in_years
from novamas.casino.tournament.hall import ADULT
from novamas.casino.tournament.live import read_act
from novamas.casino.tournament.play import Tournament
from novamas.games.bots import BOT, NAMES
from novamas.kit.decider import DIRECTOR, Actor, Command, Refused
from novamas.kit.errors import Worded
from novamas.kit.wire import read_command
from novamas.server.hosted import Hosted, Policy, is_bot
from novamas.server.licensing import Place
from novamas.server.roles import PLAYERS, Person, Role, check
from novamas.server.sitting import begins_round
from novamas.store import Conflict
from novamas.store.books import HOUSE
from novamas.store.ledger import ISSUE
from novamas.store.once import Once
from novamas.store.tournaments import (
    LISTED,
    REVEALED,
    TOURNAMENT,
    TournamentListed,
    announce,
    empty_tournament,
    record_of,
    secret_of,
)
from novamas.table.acts import AnnounceLast, ChangeMinimum, CloseTable, PlacePlayer, RemovePlayer, SendBack, TopUp

if TYPE_CHECKING:
    from novamas.server.house import House

EVERY = 0.25  # seconds between two looks at the tables
MOST_STEPS = 200  # acts of the steward at one table before the next table is looked at
MOST_COMPANY = 60
CAUSE = "tournament"
ENDED = (OVER, CALLED_OFF)
SENDERS: tuple[tuple[tuple[Role, ...], tuple[str, ...]], ...] = (
    (PLAYERS, ("DeclareAge", "Enter", "Withdraw", "EnterAgain", "ProposeDeal", "AcceptDeal")),
    (("director",), ("AdmitPlayer", "Begin", "CallOff", "NextLevel", "ExpelPlayer")),
    (("cashier",), ("AdmitPlayer",)),
)
"""Who sends what; everything else is the steward's."""
THE_STEWARDS = (PlacePlayer, RemovePlayer, ChangeMinimum, AnnounceLast, CloseTable, TopUp, SendBack)
"""What nobody but the steward does at a table of a tournament."""

log = logging.getLogger("novamas.tournaments")


class UnknownTournament(Worded):
    """No tournament of that number."""

    code = "unknown-tournament"


class Held:
    """A tournament of the house: what it is by the books, and the chain of its records as far as they were read."""

    def __init__(self, house: House, listed: TournamentListed) -> None:
        self.house, self.listed = house, listed
        self.live: LiveTournament = empty_tournament(house.books, listed)
        self.acts: list[Act] = []
        self.told = False  # whether its secret is told
        self.doing = asyncio.Lock()
        self._chain = house.books.journal.chain(TOURNAMENT + listed.id)

    @property
    def id(self) -> str:
        return self.listed.id

    @property
    def state(self) -> TournamentState:
        return self.live.state

    @property
    def decider(self) -> Tournament:
        return self.live.decider

    @property
    def ended(self) -> bool:
        return self.state.phase in ENDED

    @property
    def record(self) -> int:
        """The number of the last record that was read."""
        return self._chain.seq

    def refresh(self) -> None:
        """Reads what its stream says since the last time."""
        for read in self.house.books.journal.follow(self._chain):
            act = read_act(read.body, read.form)
            self.live.apply(act)
            self.acts.append(act)

    def tables(self) -> dict[int, Hosted]:
        """Its open tables, by their numbers in it."""
        found = {}
        for hosted in self.house.tables.values():
            id, _, number = hosted.listed.opening.tournament.partition("/")
            if id == self.id and number.isdecimal():
                found[int(number)] = hosted
        return found


class Tournaments:
    """Every tournament of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[str, Held] = {}
        self._chain = house.books.journal.chain(HOUSE)
        self._announcing = asyncio.Lock()

    # -- what it knows -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Reads from the house's own stream what was announced, and from theirs what has happened in each."""
        for read in self.house.books.journal.follow(self._chain):
            if read.kind == LISTED:
                listed = msgspec.json.decode(read.body, type=TournamentListed)
                self.known[listed.id] = Held(self.house, listed)
            elif read.kind == REVEALED:
                self.known[str(msgspec.json.decode(read.body)["id"])].told = True
        for held in self.known.values():
            held.refresh()

    def find(self, id: str) -> Held:
        if id not in self.known:
            raise UnknownTournament("no-such-tournament", field="tournament", value=id)
        return self.known[id]

    def of(self, hosted: Hosted) -> tuple[Held, int] | None:
        """The tournament that a table belongs to, and its number there."""
        id, _, number = hosted.listed.opening.tournament.partition("/")
        return (self.known[id], int(number)) if id in self.known and number.isdecimal() else None

    def may_go_on(self, hosted: Hosted) -> bool:
        """Whether the next round of a table may begin; where no tournament is held it always may."""
        found = self.of(hosted)
        if found is None:
            return not hosted.listed.opening.tournament
        held, number = found
        live = hosted.live
        if not steward.may_go_on(held.decider, held.state, number, live.state):
            return False
        belong = set(held.state.at(number))
        return belong == set(live.state.desk.chips) and not any(self.due(held, number, hosted))

    def check(self, hosted: Hosted, command: Command, cause: str) -> None:
        """What a tournament forbids of a command at one of its tables, whatever the table says."""
        if not hosted.listed.opening.tournament:
            return
        if isinstance(command, THE_STEWARDS) and cause != CAUSE:
            raise Refused("tournament-runs-itself")
        if begins_round(hosted, command) and not self.may_go_on(hosted):
            raise Refused("tournament-waits")

    # -- what is done --------------------------------------------------------------------------------------------------

    async def announce(self, person: Person, plan: Plan, money: Money, once: Once | None = None) -> Held:
        """The director announces a tournament: from now on people may enter."""
        check(person, "run-tournament")
        begins = plan.bases.begins
        if begins is not None and begins.timestamp() <= self.house.books.clock():
            raise Refused("day-passed", field="begins")

        async def do() -> str:
            async with self._announcing, self.house.in_turn("tournaments"):
                await asyncio.to_thread(self.refresh)
                id = str(len(self.known) + 1)
                more = [] if once is None else [once.record(id)]
                _, _, done = announce(self.house.books, id, plan, money, person.id, more)
                await asyncio.shield(asyncio.wrap_future(done))
                await asyncio.to_thread(self.refresh)
                return id

        return self.find(await self.house.exactly.do(once, do, str))

    async def act(self, person: Person, id: str, written: object, once: Once | None = None) -> Held:
        """What somebody asks of a tournament: players for themselves, the desk and the director as the house."""
        held = self.find(id)
        command = self.read(person, held, written)

        async def do() -> bool:
            await self.play(held, command, person=person.id, once=once)
            return True

        await self.house.exactly.do(once, do, bool)
        return held

    def read(self, person: Person, held: Held, written: object) -> Command:
        """A command as a client writes it, if that is for this person to send; times and tables are the house's."""
        name = next(iter(written), "") if isinstance(written, dict) else ""
        mine = next((kinds for roles, kinds in SENDERS if person.role in roles), ())
        if name not in mine and any(name in kinds for _, kinds in SENDERS):
            raise Refused("not-your-role", field="role", value=person.role)
        check(person, "enter-tournament" if person.role in PLAYERS else "admit-to-tournament")
        kinds = [kind for kind in held.decider.commands if kind.__name__ in mine]
        by = person.id if person.role in PLAYERS else DIRECTOR
        command = read_command(kinds, written, by, held.live.currency)
        match command:
            case Begin() | NextLevel():
                return msgspec.structs.replace(command, at=self.house.books.clock())
            case AdmitPlayer() | DeclareAge():
                return msgspec.structs.replace(command, born=coarsen(held.decider, command.born))
        return command

    async def play(
        self, held: Held, command: Command, *, person: str = "", cause: str = "", once: Once | None = None
    ) -> Act:
        """Decides a command on what is on disk and writes it, with what it changes in purses."""
        house = self.house
        async with held.doing, house.in_turn(f"tournament/{held.id}"):
            await asyncio.to_thread(held.refresh)
            act = held.live.decide(command, person=person, cause=cause)
            moves = list(purse_moves(act))
            for who, _ in moves:
                await house.purses.of(who)
            records = [record_of(held.id, act, after=held.record)]
            code, changed = held.live.currency.code, dict[str, int]()
            try:
                for who, amount in moves:
                    purse = house.purses[who]
                    purse.check(amount, code)
                    number, where = purse.entries, TOURNAMENT + held.id
                    entry = house.books.entry(who, amount, code, where, CAUSE, person, number, purse.at)
                    purse.apply(entry.body)
                    records.append(entry)
                    changed[who] = purse.entries
                await house.write([*records, *([] if once is None else [once.record(True)])])
            except BaseException:
                for who in changed:
                    house.purses.forget(who)  # only the disk counts
                raise
            for who, number in changed.items():
                house.purses.on_disk(who, number)
            await asyncio.to_thread(held.refresh)
        for hosted in held.tables().values():
            hosted.changed.set()
        return act

    async def invite(self, person: Person, id: str, many: int, once: Once | None = None) -> Held:
        """Company of the house enters, where it is played for chips that were issued for nothing."""
        check(person, "run-tournament")
        held = self.find(id)
        if held.listed.money == "cash":
            raise Refused("no-company-for-cash-tournament", field="count")
        if not 0 < many <= MOST_COMPANY:
            raise Refused("not-that-many-bots", field="count", value=many, limit=MOST_COMPANY)

        async def do() -> bool:
            left = many
            for who in strangers(held):
                if not left or not held.decider.can_enter(held.state):
                    break
                await self.afford(who, held)
                await self.play(held, AdmitPlayer(by=DIRECTOR, player=who, born=ADULT), person=person.id, cause="bot")
                await self.play(held, Enter(by=who), cause="bot")
                left -= 1
            if once is not None:
                await self.house.write([once.record(True)])
            return True

        await self.house.exactly.do(once, do, bool)
        return held

    async def afford(self, who: Actor, held: Held) -> None:
        """Company is given the play chips that it pays with."""
        code, cost = held.live.currency.code, held.listed.plan.bases.inscription.cost
        purse = await self.house.purses.of(who)
        if (lacking := cost - purse.holds(code)) > 0:
            await self.house.post(who, {code: lacking}, ISSUE, "play chips", "house", purse=purse)

    # -- what goes on by itself ----------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Until the house closes: lots, tables, levels, prizes."""
        while True:
            await asyncio.sleep(EVERY)
            for held in list(self.known.values()):
                if held.told and not held.tables():
                    continue
                try:
                    await self.tend(held)
                except (Refused, Conflict) as e:
                    log.debug("tournament %s waits: %s", held.id, e)
                except Exception:
                    log.exception("tournament %s cannot go on", held.id)

    async def tend(self, held: Held) -> None:
        """One look at a tournament and all of its tables."""
        now = self.house.books.clock()
        if held.state.phase == ENTRY:
            if self.should_begin(held, now):
                await self.play(held, Begin(by=DIRECTOR, at=now), cause="clock")
            else:
                return
        await self.draw(held)
        if held.ended:
            await self.tell_secret(held)
        else:
            await self.open_tables(held)
        for number, hosted in held.tables().items():
            if self.house.deals(hosted):
                await self.tend_table(held, number, hosted)
        over = not held.ended and level_over(held.decider, held.state, now)
        if over and held.decider.options(held.state, DIRECTOR, "NextLevel"):
            await self.play(held, NextLevel(by=DIRECTOR, at=now), cause="clock")

    def should_begin(self, held: Held, now: float) -> bool:
        """A Sit & Go begins when its places are taken, any other at its hour, as soon as enough have entered."""
        bases = held.listed.plan.bases
        full = len(held.state.entrants) >= held.decider.most
        due = full if bases.start == "sit-and-go" else bases.begins is not None and now >= bases.begins.timestamp()
        return due and bool(held.decider.options(held.state, DIRECTOR, "Begin"))

    async def draw(self, held: Held) -> None:
        while (lot := held.live.lot()) is not None:
            await self.play(held, lot, cause="lot")

    async def tell_secret(self, held: Held) -> None:
        if held.told or held.live.secret is None:
            return
        await self.house.write([secret_of(held.live, self.house.books.clock())])
        held.told = True

    async def open_tables(self, held: Held) -> None:
        """Every table that seats were drawn at, once."""
        there, bases = held.tables(), held.listed.plan.bases
        for number in held.state.tables:
            if number not in there:
                opening = bases.opening(None, f"{held.id}/{number}")
                place = Place(name=f"{bases.name[:30]} {number} ({held.id})")
                await self.house.open_tournament_table(opening, Policy(seconds=bases.seconds), place)

    async def tend_table(self, held: Held, number: int, hosted: Hosted) -> None:
        """Does what the tournament asks of a resting table, and hears what it has to tell."""
        for _ in range(MOST_STEPS):
            await self.house.wait_until_written(hosted)
            live = hosted.live
            if hosted.lost or not live.state.open:
                return
            told = steward.report(held.decider, held.state, number, live.decider, live.state)
            if told is not None:
                await self.play(held, told, cause=CAUSE)
                await self.draw(held)
                continue
            asked = next(self.due(held, number, hosted), None)
            if asked is None:
                await self.come_back(held)
                return
            await self.house.play(hosted, asked, cause=CAUSE)

    def due(self, held: Held, number: int, hosted: Hosted) -> Iterator[Command]:
        tables = held.tables()
        elsewhere = {who for n, other in tables.items() if n != number for who in other.live.state.desk.chips}
        return steward.due(held.decider, held.state, number, hosted.live.decider, hosted.live.state, elsewhere)

    async def come_back(self, held: Held) -> None:
        """Whoever of the company is out enters again, as long as the bases allow it."""
        if held.listed.plan.bases.reentry.times == 0:
            return
        there = {who for hosted in held.tables().values() for who in hosted.live.state.desk.chips}
        for who in [who for who, e in held.state.entrants.items() if e.out and is_bot(who) and who not in there]:
            if held.decider.options(held.state, who, "EnterAgain"):
                await self.afford(who, held)
                await self.play(held, EnterAgain(by=who), cause="bot")


def strangers(held: Held) -> Iterator[Actor]:
    """Company that has not entered yet: every name once before any comes again."""
    for turn in count(1):
        for name in NAMES:
            who = f"{BOT}t{held.id}-{turn}-{name.lower()}"
            if who not in held.state.entrants:
                yield who


def coarsen(tournament: Tournament, born: str) -> str:
    """Of a date of birth the books keep on which side of the age of the law it lies, and no more: the last day on which
    somebody of age can have been born, or the first on which nobody can."""
    try:
        day = date.fromisoformat(born)
    except ValueError:
        return born
    begins, age = tournament.bases.begins, tournament.rules.age
    if begins is None or not age:
        return ADULT
    last = in_years(begins.date(), -age)
    return (last if day <= last else last + timedelta(days=1)).isoformat()


__all__ = ["Held", "Tournaments", "UnknownTournament", "coarsen"]
