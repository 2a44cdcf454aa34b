"""The house while it is open: its tables in memory, its books on disk, and everybody who looks on.

A command is played at once on the state in memory and written; the sender hears of it, and viewers see it, only when it
is on disk. While one write waits for the disk, commands of all tables gather for the next. Everything here runs in one
event loop; only the writing is in a thread of its own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Unpack

import msgspec
from eventsourcing.persistence import PersistenceError

from novamas.casino import Act, LiveTable, Money, Purse, guest_purse, mark, purse_moves
from novamas.casino.live import How
from novamas.games.bots import BOT, bot_names
from novamas.kit.chance import Csprng, Impossible, Source
from novamas.kit.decider import CAGE, Actor, Chance, Command, Refused, answer, is_person
from novamas.kit.errors import NovamasError, Worded
from novamas.kit.money import EUR, Currency, for_play, is_issued, is_play, is_points, parse
from novamas.kit.plain import Plain
from novamas.kit.wire import read_command
from novamas.law import library
from novamas.server.attending import STAND_IN, check_minute, stand_in
from novamas.server.carousels import CAUSE, Carousels
from novamas.server.cloths import check_turned
from novamas.server.counting import check_hands, count_out
from novamas.server.exactly import Exactly
from novamas.server.friends import Friends, MadePrivate
from novamas.server.hosted import (
    ROUND_ENDS,
    Ack,
    Committed,
    Hosted,
    Policy,
    PolicySet,
    Recent,
    Viewer,
    Writing,
    commitment_of,
    gather_recent,
)
from novamas.server.keyed import key_stream, once_at, repeat, scope_key
from novamas.server.licensing import Licences, Place, check_granted
from novamas.server.logs import command_line, refusal_line
from novamas.server.metrics import Meter
from novamas.server.phrases import Uttered
from novamas.server.placing import PLACED, Places, TablePlaced
from novamas.server.purses import Purses
from novamas.server.results import Result
from novamas.server.roles import PLAYERS, Person, actor, check
from novamas.server.school import School
from novamas.server.shoes import allot_shoe, rule_of
from novamas.server.sight import Pace, Shown
from novamas.server.sitting import Evening
from novamas.server.tournaments import Tournaments
from novamas.server.wire import Snapshot, money_of
from novamas.store import Conflict, Record
from novamas.store.books import DRAWN, HOUSE, TABLE, TYPED, Books, Listed
from novamas.store.commit import Written
from novamas.store.draws import Epoch
from novamas.store.ledger import ISSUE
from novamas.store.once import Once
from novamas.table import Opening, TableState
from novamas.table.acts import Bring, CloseTable, Leave, Sit
from novamas.table.floor import BadFloor
from novamas.table.opening import read_opening

CLOSED = "closed"
MOST_BOTS = 7
FEW = 200_000  # records of a store whose keys are read at once when it is opened
BACK_OFF = 0.5  # seconds before a store that was out of reach is asked again

log = logging.getLogger("novamas.house")


class UnknownTable(Worded):
    """No table of that number."""

    code = "unknown-table"


def find_purses(live: LiveTable, command: Command) -> Iterator[Actor]:
    """The people whose purses a command may change: whoever is at the table, and whoever comes to it."""
    yield from live.state.desk.chips
    if isinstance(command, Bring):
        yield command.by


def check_company(policy: Policy, money: Money) -> None:
    """Company plays with chips that were issued for nothing: it never sits where people play for cash."""
    if policy.bots and money == "cash":
        raise Refused("no-company-for-cash", field="bots", value=policy.bots)


class House:
    """The service that the server's pages and sockets talk to."""

    def __init__(self, books: Books, source: Callable[[], Source] | None = None) -> None:
        """Without a `source` of their own, tables draw under commitments that anybody can check."""
        self.books = books
        self.exactly = Exactly(books)
        self.source: Callable[[], Source] = source or Csprng
        self.chance = DRAWN if source is None else ""
        self.tables: dict[str, Hosted] = {}
        self.shut: dict[str, Exception] = {}  # tables that could not be read, and why
        self.purses = Purses(books)
        self.friends = Friends()
        self.places = Places()
        self.licences = Licences()
        self.evening = Evening(self)
        self.tournaments = Tournaments(self)
        self.carousels = Carousels(self)
        self.school = School(self)
        self.meter = Meter(self)
        self.open = True
        self.started = False
        self.pace = Pace()
        self.called: Callable[[Iterable[Actor]], dict[Actor, str]] = bot_names  # people's own names: whoever keeps them
        self.company: Callable[[Hosted], int] | None = None  # how many guests of the house a demonstration wants
        self.behind: Callable[[str, Actor], str] = lambda table, role: ""  # who stands behind a role by themselves
        self._own: Currency | None = None
        self._last = 0  # the highest number of a table that is known here
        self._opening = asyncio.Lock()
        self._written: deque[Writing] = deque()
        self._told = False
        self._recovering: set[asyncio.Task[None]] = set()

    # -- tables ----------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Opens the doors, once. A house with several servers also looks for its colleagues here."""
        if not self.started:
            self.started = True
            self.load()
            self.load_keys()

    def load_keys(self) -> None:
        """Reads the keys of a long past beside everything else; until they are known, the store is asked for each."""
        if not self.books.done.ready:
            task = asyncio.ensure_future(asyncio.to_thread(self.books.done.load, self.books.journal.recorder))
            self._recovering.add(task)
            task.add_done_callback(self._recovering.discard)

    @asynccontextmanager
    async def in_turn(self, what: str) -> AsyncIterator[None]:
        """What servers of one house do one after the other; this one is alone."""
        yield

    def deals(self, hosted: Hosted) -> bool:
        """Whether this server runs the table: its automatic croupier works here and nowhere else."""
        return not hosted.lost

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
            else:
                self.friends.read(read.kind, read.body)
                self.places.read(read.kind, read.body)
                self.licences.read(read.kind, read.body)
        self.evening.refresh()
        self.tournaments.refresh()
        for id, entry in listed.items():
            self._last = max(self._last, int(id))
            try:
                self.load_table(entry, policies.get(id, Policy(physical=entry.typed)))
            except (NovamasError, PersistenceError, msgspec.MsgspecError) as e:
                # One bad page does not keep the others shut.
                self.shut[id] = e
                log.error("table %s cannot be read and stays shut: %s", id, e)
        if self.books.journal.size() < FEW:
            self.books.done.load(self.books.journal.recorder)

    def load_table(self, entry: Listed, policy: Policy) -> None:
        """Brings one table back, with the purses of those who are at it."""
        if self.books.is_closed(entry):
            return  # its past may be long and is nobody's business now
        live, recent, draws = self.read_table(entry)
        if live.state.open:
            for who in live.state.desk.chips:
                self.purses.setdefault(who, self.books.purse(who))
            self.tables[entry.id] = Hosted(live, entry, policy, recent, draws)

    def read_table(self, listed: Listed) -> tuple[LiveTable, Recent, Committed | None]:
        """A table from the books, its last acts for viewers who come back, and what was committed for its draws."""
        recent = gather_recent()
        live = self.books.load_table(listed, self.source(), lambda *read: recent.append(read))
        now = next(self.books.epochs_back(listed.id), None)
        return live, recent, None if now is None else commitment_of(now)

    def table(self, id: str) -> Hosted:
        if id not in self.tables:
            raise UnknownTable("no-open-table", field="table", value=id)
        return self.tables[id]

    async def open_table(
        self,
        person: Person,
        written: Plain | Opening,
        policy: Policy | None = None,
        *,
        money: Money = "play",
        once: Once | None = None,
        private: str = "",
        place: Place | None = None,
    ) -> Hosted:
        """The director opens a table: `written` has law, game and the keys of a scenario's [table]. A player opens one
        for friends: `private` is the code of its link.

        Which money it plays for and whether its results are typed are settled here, for as long as it is open.
        """
        check(person, "open-private-table" if private else "open-table")
        policy = policy or Policy()
        check_company(policy, money)
        opening = written if isinstance(written, Opening) else self._read_opening(written)

        async def do() -> str:
            return await self._open_table(person, opening, policy, money, once, private, place)

        return self.table(await self.exactly.do(once, do, str))

    async def open_tournament_table(self, opening: Opening, policy: Policy, place: Place) -> Hosted:
        """A table of a tournament, which was authorised with its bases; it is dealt by the house."""
        person = Person("house", "director")
        return self.table(await self._open_table(person, opening, policy, "play", None, "", place))

    def _read_opening(self, written: Plain) -> Opening:
        rest = dict(written)
        law, game = str(rest.pop("law", "")), str(rest.pop("game", ""))
        library().check_game(law, game)
        opening: Opening = read_opening(law, game, rest, library().currency(law))
        return opening

    async def _open_table(
        self,
        person: Person,
        opening: Opening,
        policy: Policy,
        money: Money,
        once: Once | None,
        private: str,
        place: Place | None,
    ) -> str:
        async with self._opening, self.turning(opening):
            check_turned(self.books, opening, self.books.sides(opening.reversible))
            self.check_name(place)
            if not private and not opening.tournament:
                check_granted(self, opening, place)
                self.evening.check_opening(opening, money)
            opening = allot_shoe(self.books, opening)
            opening = msgspec.structs.replace(opening, attended=True, typed=policy.physical)
            while self.books.has_table(id := str(self._last + 1)):  # another server has opened it
                self._last += 1
            live, listed, done = self.books.open_table(
                id,
                opening,
                self.source(),
                person.id,
                money=money,
                chance=TYPED if policy.physical else self.chance or None,
                more=lambda listed: self._records_of_opening(listed, policy, person, once, private, place),
            )
            await asyncio.shield(asyncio.wrap_future(done))
        draws = commitment_of(next(self.books.epochs_back(id)))
        self.tables[id] = Hosted(live, listed, policy, [(live.tail[0], live.decider.empty())], draws)
        return id

    def _records_of_opening(
        self, listed: Listed, policy: Policy, person: Person, once: Once | None, private: str, place: Place | None
    ) -> list[Record]:
        """What is written with the opening of a table: how it runs, what it is called and where it stands, for
        whose friends it is, and under which key it was asked for."""
        records = [Record(HOUSE, "Policy", PolicySet(listed.id, policy, listed.at, person.id))]
        if place is not None and place != Place():
            placed = TablePlaced(listed.id, place, listed.at, person.id)
            self.places.note(placed)
            records.append(Record(HOUSE, PLACED, placed))
        if private:
            made = MadePrivate(listed.id, person.id, private, listed.at)
            self.friends.note(made)
            records.append(Record(HOUSE, "Private", made))
        return records if once is None else [*records, once.record(listed.id)]

    def check_name(self, place: Place | None) -> None:
        """No two tables have one name, by which the books and the people would mix them up."""
        if place is not None and place.name and any(self.places.place(id).name == place.name for id in self.tables):
            raise BadFloor("name-twice", (), "name", name=place.name)

    @asynccontextmanager
    async def turning(self, opening: Opening) -> AsyncIterator[None]:
        """The sides of a reversible cloth, and tables that are given one of the house's shoes, are opened one after the
        other, whichever server opens them."""
        async with AsyncExitStack() as stack:
            if opening.reversible:
                await stack.enter_async_context(self.in_turn(f"cloth/{opening.reversible}"))
            if rule_of(opening).numbered:
                await stack.enter_async_context(self.in_turn("shoes"))
            yield

    async def set_policy(self, person: Person, id: str, policy: Policy, once: Once | None = None) -> None:
        """The director says how a table runs; never in the middle of a round, and never where results come from."""
        check(person, "set-policy")
        hosted = self.table(id)
        check_company(policy, hosted.listed.money)
        if policy.physical != hosted.listed.typed:
            raise Refused("chance-is-settled", field="physical", value=policy.physical)
        runs = (policy.auto, policy.seconds)
        live = hosted.live
        if runs != (hosted.policy.auto, hosted.policy.seconds) and not live.decider.resting(live.state):
            raise Refused("round-is-running", field="auto", value=policy.auto)

        async def do() -> bool:
            await self.keep_policy(hosted, policy, person.id, once)
            return True

        await self.exactly.do(once, do, bool)

    async def invite_bots(self, person: Person, id: str, count: int, once: Once | None = None) -> None:
        """Whoever would play alone asks for company; that is for those at the table, and for the director."""
        check(person, "invite-bots")
        hosted = self.table(id)
        if person.role in PLAYERS and person.id not in hosted.live.state.desk.chips:
            raise Refused("not-at-the-table", field="table", value=id)
        if not 0 <= count <= MOST_BOTS:
            raise Refused("not-that-many-bots", field="count", value=count, limit=MOST_BOTS)
        policy = msgspec.structs.replace(hosted.policy, bots=count)
        check_company(policy, hosted.listed.money)

        async def do() -> bool:
            await self.keep_policy(hosted, policy, person.id, once)
            return True

        await self.exactly.do(once, do, bool)

    async def close_table(self, person: Person, id: str, key: str = "") -> Ack:
        """The director closes a table for good; bots that are free to go leave first."""
        check(person, "close-table")
        key = scope_key(person, key)
        closing = once_at(id, key, CloseTable(by=actor(person)))
        if key and id not in self.tables and (again := await self.exactly.before(closing)):
            return msgspec.structs.replace(msgspec.json.decode(again, type=Ack), again=True)
        hosted, live = self.table(id), self.table(id).live
        if hosted.policy.bots:
            await self.keep_policy(hosted, msgspec.structs.replace(hosted.policy, bots=0), person.id)
        for who in [p for p in live.state.desk.chips if p.startswith(BOT)]:
            if live.decider.options(live.state, who, "Leave"):
                await self.play(hosted, Leave(by=who), cause="bot")
        for kind in () if live.state.desk.chips else live.decider.game.before_closing:
            for offer in live.decider.options(live.state, actor(person), kind)[:1]:
                taking = read_command(live.decider.all_commands(), {offer.kind: {}}, actor(person), hosted.currency)
                await self.play(hosted, taking, person=person.id)
        await count_out(self, hosted)
        return await self.play(hosted, CloseTable(by=actor(person)), person=person.id, key=key)

    async def keep_policy(self, hosted: Hosted, policy: Policy, by: str, once: Once | None = None) -> None:
        chosen = PolicySet(hosted.live.id, policy, self.books.clock(), by)
        await self.write([Record(HOUSE, "Policy", chosen), *([] if once is None else [once.record(True)])])
        hosted.policy = policy
        hosted.changed.set()

    # -- acts ------------------------------------------------------------------------------------------------------

    async def act(self, person: Person, id: str, written: object, key: str = "", player: str = "") -> Ack:
        """A command as a client writes it, answered when it is on disk. The same key twice happens once."""
        return await asyncio.shield(self.ask(person, id, written, key, player))

    def ask(self, person: Person, id: str, written: object, key: str = "", player: str = "") -> asyncio.Future[Ack]:
        """`act` without waiting: the command is played before this returns; the future is done when it is on disk.

        `player` is whom a croupier enters it for, who has no device.
        """
        hosted = self.table(id)
        kinds = hosted.live.decider.all_commands()
        who = stand_in(person, hosted, player) if player else actor(person)
        command = read_command(kinds, written, who, hosted.currency)
        how: How = {"person": person.id, "key": scope_key(person, key)}
        if player:
            how["cause"] = STAND_IN
        return self.begin(hosted, command, **how)

    async def type_chance(self, person: Person, id: str, value: Any, key: str = "") -> Ack:
        """The croupier types what the physical wheel, dice or shoe showed; nobody types where the house draws."""
        check(person, "type-chance")
        hosted = self.table(id)
        if not hosted.listed.typed:
            raise Refused("drawn-not-typed", field="value")
        key = scope_key(person, key)
        if key in hosted.live.keys:  # it was typed before, and what is in motion now is something else
            return await self.play(hosted, Chance(what="", value=value), key=key)
        if key and (again := await self.exactly.before(once_at(id, key, Chance(what="", value=value)))):
            return msgspec.structs.replace(msgspec.json.decode(again, type=Ack), again=True)
        try:
            command = answer(hosted.live.decider, hosted.live.state, value)
        except Impossible:  # what can still come, and so what lies face down, is not told
            raise Refused("impossible-outcome", field="value", value=value) from None
        return await self.play(hosted, command, person=person.id, key=key, source=TYPED)

    async def draw(self, hosted: Hosted) -> bool:
        """Draws what chance is awaited for, and says whether it did: never where results are typed."""
        command = None if hosted.listed.typed else hosted.live.chance_command()
        if command is None:
            return False
        await self.play(hosted, command, **hosted.live.drawing())
        return True

    async def play(self, hosted: Hosted, command: Command, **how: Unpack[How]) -> Ack:
        """Plays a command in memory, writes it, and answers when it is on disk. Who stops waiting undoes nothing.

        `how` says who stood behind a role (`person`), the `key`, the `cause`, and for an outcome `source` and `draw`.
        """
        return await asyncio.shield(self.begin(hosted, command, **how))

    def begin(
        self, hosted: Hosted, command: Command, *, looked: bool = False, **how: Unpack[How]
    ) -> asyncio.Future[Ack]:
        """Plays a command in memory and hands it to the disk. What is decided is written, whoever still listens."""
        live, person, key = hosted.live, how.get("person", ""), how.get("key", "")
        loop = asyncio.get_running_loop()
        if not self.open:
            raise Refused("house-closing")
        if hosted.lost:
            raise Conflict("table-being-read")
        answer: asyncio.Future[Ack] = loop.create_future()
        if key and (before := live.keys.get(key)) is not None:
            if before.mark != mark(command):
                raise Refused("key-reused", field="key")
            self.books.journal.check_there()
            again = Ack(live.id, before.seq, 0, again=True)
            if (first := hosted.asked.get(key)) is None:
                answer.set_result(again)
            else:  # the first one is still on its way to the disk
                first.add_done_callback(lambda done: repeat(done, answer, again))
            return answer
        unread = [who for who in find_purses(live, command) if who not in self.purses]
        known = key and not looked and self.books.done.may_hold(key_stream(live.id, key))
        if unread or known:
            return asyncio.ensure_future(self._once_read(hosted, command, unread, how))
        started = time.perf_counter()
        try:
            self.check_money(live, command)
            if person:
                self.check_seat(hosted, command)
                check_hands(hosted, command, person)
                check_minute(hosted, command)
            self.evening.check(hosted, command)
            self.tournaments.check(hosted, command, how.get("cause", ""))
            self.carousels.check(hosted, command, how.get("cause", ""))
            act, records = self.books.play(live, hosted.listed, command, **how)
        except Refused as refused:
            self.meter.refuse(hosted, refused.code)
            refusal_line(live.id, command, person, refused.code)
            raise
        draws = next((commitment_of(r.body) for r in records if isinstance(r.body, Epoch)), None)
        purses = list[tuple[str, int]]()
        for who, amount in purse_moves(act):
            purse = self.purses[who]
            code, table = live.currency.code, TABLE + live.id
            entry = self.books.entry(who, amount, code, table, "chips", person, purse.entries, purse.at)
            purse.apply(entry.body)
            purses.append((who, purse.entries))
            records.append(entry)
        if key:
            hosted.asked[key] = answer
            records.append(once_at(live.id, key, command).record(Ack(live.id, act.seq, len(act.events))))
            self.books.done.add(records[-1].stream)
        writing = Writing(hosted, act, live.state, draws, answer, started)
        writing.purses = purses
        followed = [writing, *self._play_linked(hosted, act, records, started)]
        for each in followed:
            each.hosted.pending += 1
        self.books.committer.hand_in(records, lambda outcome: self._wake_loop(loop, followed, outcome))
        return answer

    def _play_linked(self, hosted: Hosted, act: Act, records: list[Record], started: float) -> list[Writing]:
        """What an act brings about at other tables of a carousel, in the same write."""
        found: list[Writing] = []
        loop = asyncio.get_running_loop()
        try:
            for other, command in self.carousels.follow(hosted, act):
                then, more = self.books.play(other.live, other.listed, command, cause=CAUSE)
                records += more
                draws = next((commitment_of(r.body) for r in more if isinstance(r.body, Epoch)), None)
                found.append(Writing(other, then, other.live.state, draws, loop.create_future(), started))
        except BaseException:
            for each in {hosted, *(writing.hosted for writing in found)}:
                self.forget(each)  # memory is ahead of the disk
            raise
        return found

    async def _once_read(self, hosted: Hosted, command: Command, unread: list[Actor], how: How) -> Ack:
        """Plays a command once what it needs of the store is at hand: purses, and whether its key was used before."""
        key = how.get("key", "")
        if key and (again := await self.exactly.before(once_at(hosted.live.id, key, command))):
            return msgspec.structs.replace(msgspec.json.decode(again, type=Ack), events=0, again=True)
        await self.purses.read(unread)
        return await self.begin(hosted, command, looked=True, **how)

    def check_money(self, live: LiveTable, command: Command) -> None:
        """Chips that leave a purse are checked before the table sees them; for play money nobody changes banknotes."""
        if not isinstance(command, Bring) or is_points(live.currency.code):
            return  # nobody brings points: the table refuses it
        if command.means == "cash" and is_issued(live.currency.code):
            raise Refused("play-money-only", field="means", value=command.means)
        self.purses[command.by].check(-command.amount, live.currency.code)

    def check_seat(self, hosted: Hosted, command: Command) -> None:
        """Where a text forbids a seat at several tables, the house sees to it: no table knows of another."""
        if not isinstance(command, Sit):
            return
        here = hosted.live.decider.rules.one_seat()
        for other in self.tables.values():
            sits = other is not hosted and command.by in other.live.state.desk.seats
            if sits and (clauses := here or other.live.decider.rules.one_seat()):
                raise Refused("seated-elsewhere", clauses, "seat", command.seat)

    def _wake_loop(
        self, loop: asyncio.AbstractEventLoop, writings: list[Writing], outcome: Written | BaseException
    ) -> None:
        """In the writer's thread: a batch of writings is done; the house's loop is woken once for all of them."""
        for writing in writings:
            writing.error = outcome if isinstance(outcome, BaseException) else None
        self.meter.commits.observe(time.perf_counter() - writings[0].started)
        self._written.extend(writings)
        if not self._told:
            self._told = True
            loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        """What the disk has taken is shown and answered, in the order in which it was decided."""
        self._told = False
        while self._written:
            writing = self._written.popleft()
            hosted, act, answer = writing.hosted, writing.act, writing.answer
            hosted.pending -= 1
            if act.key:
                hosted.asked.pop(act.key, None)
            error = writing.error
            for who, number in writing.purses:
                self.purses.on_disk(who, number)
            if error is None and not hosted.lost:
                seconds = time.perf_counter() - writing.started
                self.count(hosted, act, seconds)
                command_line(hosted.live.id, act, seconds)
                self.publish(hosted, act, writing.state, writing.draws)
                if not answer.done():
                    answer.set_result(Ack(hosted.live.id, act.seq, len(act.events)))
                continue
            self.forget(hosted)  # memory is ahead of the disk: only the disk counts
            if not answer.done():
                answer.set_exception(error or Conflict("table-read-again"))
                answer.exception()  # heard, even if nobody listens any more

    async def write(self, records: list[Record]) -> None:
        """Waits for the disk; whoever is cancelled while waiting does not take the write along."""
        await asyncio.shield(asyncio.wrap_future(self.books.committer.submit(records)))

    async def wait_until_written(self, hosted: Hosted) -> None:
        """Waits until everything a table has decided is on disk."""
        while hosted.pending:
            await asyncio.sleep(0.001)

    def forget(self, hosted: Hosted) -> None:
        """What is in memory here is not what happened: the table is read again from the books."""
        if hosted.lost:
            return
        hosted.lost = True
        self.purses.forget()
        hosted.changed.set()
        hosted.stir()
        if self.tables.get(hosted.live.id) is hosted:
            task = asyncio.get_running_loop().create_task(self._recover(hosted))
            self._recovering.add(task)
            task.add_done_callback(self._recovering.discard)

    async def _recover(self, hosted: Hosted) -> None:
        await self.wait_until_written(hosted)
        self.purses.forget()
        id = hosted.live.id
        while True:
            try:
                live, recent, draws = await asyncio.to_thread(self.read_table, hosted.listed)
                await self.purses.read(live.state.desk.chips)
                self.books.journal.check_there()
                self.tables[id] = Hosted(live, hosted.listed, hosted.policy, recent, draws)
                return
            except PersistenceError as e:  # out of reach: it is tried again for as long as the house is open
                log.warning("table %s cannot be read yet: %s", id, e)
                if not self.open:
                    return
                await asyncio.sleep(BACK_OFF)
            except Exception as e:
                log.exception("table %s cannot be read again and stays shut", id)
                self.tables.pop(id, None)
                self.shut[id] = e
                return

    def publish(self, hosted: Hosted, act: Act, state: TableState, draws: Committed | None = None) -> None:
        hosted.show(act, state, draws)
        if not state.open:
            self.tables.pop(hosted.live.id, None)
        elif not hosted.pending and hosted.live.decider.resting(state):
            self.books.snapshot_soon(hosted.live)

    def count(self, hosted: Hosted, act: Act, seconds: float) -> None:
        self.meter.act(hosted, act, ROUND_ENDS)
        self.meter.commands.observe(seconds)

    # -- purses ----------------------------------------------------------------------------------------------------

    async def holding(self, person: str) -> dict[str, int]:
        """What a purse holds of every money it ever held or could be played with now, in minor units."""
        return self.balances(await self.purses.of(person))

    def balances(self, purse: Purse) -> dict[str, int]:
        codes = (*(currency.code for currency in self.currencies()), *purse.balances)
        return {code: purse.holds(code) for code in dict.fromkeys(codes)}

    async def own_currency(self) -> Currency:
        """The money that is meant where none is named: that of the house's first table, euros before there is one."""
        if self._own is None:
            self._own = await asyncio.to_thread(self.books.currency)
        return self._own or EUR

    def currencies(self) -> list[Currency]:
        """Every money that is played for now."""
        found = {hosted.currency.code: hosted.currency for hosted in self.tables.values()}
        return [currency for code, currency in found.items() if not is_points(code)]

    async def play_chips(self, person: Person, once: Once | None = None) -> dict[str, int]:
        """A purse is filled up with play chips of every currency in one click; they are worth nothing at the cage."""
        check(person, "get-play-chips")

        async def do() -> dict[str, int]:
            purse = await self.purses.of(person.id)
            played = [money for money in self.currencies() if is_play(money.code)] or [
                for_play(await self.own_currency())
            ]
            missing = {money.code: guest_purse(money) - purse.holds(money.code) for money in played}
            lacking = {code: amount for code, amount in missing.items() if amount > 0}
            if lacking or once is not None:
                return await self.post(person.id, lacking, ISSUE, "play chips", person.id, once, purse)
            return await self.holding(person.id)

        return await self.exactly.do(once, do, dict[str, int])

    async def cash(
        self, cashier: Person, person: str, text: str, currency: Currency, *, out: bool, once: Once | None = None
    ) -> dict[str, int]:
        """The cashier pays money of a currency into a purse, or out of it."""
        check(cashier, "pay-out" if out else "pay-in")
        amount = parse(text, currency)
        if amount <= 0 or not is_person(person):
            raise Refused("not-an-amount", field="amount", value=text)
        if is_issued(currency.code):
            raise Refused("play-money-only", field="currency", value=currency.code)

        async def do() -> dict[str, int]:
            sums = {currency.code: -amount if out else amount}
            return await self.post(person, sums, CAGE, "cashier", cashier.id, once)

        return await self.exactly.do(once, do, dict[str, int])

    async def post(
        self,
        person: str,
        sums: Mapping[str, int],
        other: str,
        why: str,
        by: str,
        once: Once | None = None,
        purse: Purse | None = None,
    ) -> dict[str, int]:
        """Changes a purse by an amount of each money (its code), all in one write or not at all. What it held then
        comes back; whoever asks again under the same key is told the same, whatever was done with it since.

        `purse` is the one that the amounts were worked out from: if that has changed meanwhile, this conflicts.
        """
        purse = purse or await self.purses.of(person)
        for code, amount in sums.items():
            purse.check(amount, code)
        entries: list[Record] = []
        for code, amount in sums.items():
            entries.append(self.books.entry(person, amount, code, other, why, by, purse.entries, purse.at))
            purse.apply(entries[-1].body)
        number = purse.entries
        held = self.balances(purse)
        if once is not None:
            entries.append(once.record(held))
        try:
            await self.write(entries)
        except Exception:
            self.purses.forget(person)  # only the disk counts
            raise
        self.purses.on_disk(person, number)
        return held

    # -- looking on ------------------------------------------------------------------------------------------------

    def see(self, person: Person, id: str) -> Hosted:
        """A table, for somebody who may see it."""
        check(person, "see-table")
        hosted = self.table(id)
        self.friends.check(person, id)
        return hosted

    def look(self, person: Person, id: str) -> tuple[Hosted, Viewer]:
        hosted = self.see(person, id)
        viewer = Viewer(person)
        hosted.pace = self.pace
        hosted.viewers.add(viewer)
        return hosted, viewer

    def utter(self, hosted: Hosted, said: Uttered) -> None:
        """What somebody says is heard by all who look on, on whichever server."""
        hosted.utter(said)

    def leave(self, hosted: Hosted, viewer: Viewer) -> None:
        hosted.viewers.discard(viewer)

    def snapshot(self, hosted: Hosted, eyes: Actor) -> Snapshot:
        """All that a viewer may see of a table now, and what they may do. Only what is on disk is shown."""
        decider, state = hosted.live.decider, hosted.state
        return Snapshot(
            table=hosted.live.id,
            seq=hosted.seq,
            law=hosted.listed.opening.law,
            game=hosted.listed.opening.game,
            currency=hosted.currency.code,
            money=money_of(decider.all_commands()),
            policy=hosted.policy,
            draws=hosted.draws,
            closes_at=hosted.closes_at,
            view=decider.view(state, eyes),
            awaits=decider.tell_awaits(state),
            options=decider.options(state, eyes),
            names=self.called(state.desk.chips),
            private=hosted.live.id in self.friends.tables,
            at=time.time(),
            ready=tuple(sorted(hosted.ready)),
        )

    def since(self, hosted: Hosted, seq: int) -> list[Shown] | None:
        """The acts from an event number on, if they are still in memory; None means: start again from a snapshot."""
        if seq == hosted.seq:
            return []
        missed: list[Shown] = []
        for shown in reversed(hosted.tail):
            missed.append(shown)
            if shown.seq <= seq:
                return missed[::-1] if shown.seq == seq else None
        return None

    async def results(self, hosted: Hosted, count: int) -> list[Result]:
        """What came last at a table, newest last; as much of it as is asked for is read back from the books."""
        known = hosted.results
        async with known.lock:
            if wanted := known.lacks(count):
                back = self.books.acts_back(hosted.listed, hosted.codec, known.since)
                known.put_before(*await asyncio.to_thread(known.older, back, wanted))
        return known.last(count)

    async def close(self) -> None:
        """Stops taking commands, waits for the disk, keeps snapshots, closes the books."""
        self.open = False
        for hosted in list(self.tables.values()):
            hosted.changed.set()
            hosted.stir()
            await self.wait_until_written(hosted)
            if not hosted.lost:
                self.books.keep_snapshot(hosted.live)
        if self._recovering:
            await asyncio.wait(self._recovering)
        self.books.close()
