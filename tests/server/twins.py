"""Two houses that differ in one card that lies face down: whoever may not see it must be answered alike by both.

A house is played through its own doors until chance is asked for a card that somebody may not see. There it is forked:
the store, its keys and its witness are copied, and one copy gets one card, the other another. From then on both are
sent the same commands. Nothing is masked or marked by the test, so whatever tells the two apart is a leak.
"""

from __future__ import annotations

import random
import shutil
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct
from visitors import Casino, Visitor

from novamas.games import make
from novamas.kit.decider import CHANCE, STAFF, Actor, Chance, Command, Offer, Report, mask, step
from novamas.kit.errors import NovamasError
from novamas.kit.spaces import Amount
from novamas.law import BadOption, library
from novamas.server import seating
from novamas.server.hosted import Hosted
from novamas.server.house import House
from novamas.server.patch import hides
from novamas.server.roles import PLAYERS, Person
from novamas.store.books import open_books
from novamas.table.acts import Bring, Sit

ROLES = ("croupier", "inspector", "cashier", "director", "auditor")
RUN = ("Bring", "Take", "Tip", "Leave", "Stand", "Expel", "AnnounceLast", "ChangeMinimum", "TopUp", "StaffArrive",
       "StaffLeave", "Suspend", "Resume", "CloseTable", "Sit", "Halt", "Proceed", "Remark", "SendAway",
       "Rectify")  # fmt: skip
"""What goes on around a game, and is not played here: it would end it, or empty the table."""
MOST_STEPS = 600
FEW = 4  # outcomes that are tried for a twin
COMPANY = tuple(f"bot-{n}" for n in range(8))
NAMES = {"ana": "player", "bea": "guest", "gil": "guest"}


def secretive() -> list[tuple[str, str]]:
    """Every game of every law in which something may lie face down."""
    laws = library()
    return [(law, game) for law in laws.laws() for game in laws.games(law) if hides(type(make(law, game)))]


class Born(Struct, frozen=True):
    """Where two houses part: the answers that each gets, and those who must not be able to tell."""

    table: str
    what: str
    values: tuple[Any, Any]
    blind: tuple[Actor, ...]


class Clock:
    """The time of the test: it goes on when the test says so, and alike in both houses."""

    def __init__(self) -> None:
        self.now = 1_790_000_000.0

    def __call__(self) -> float:
        return self.now


class World:
    """A house in process, with somebody of every role; `ana` and `bea` play, `gil` sits elsewhere."""

    def __init__(self, folder: Path, clock: Clock, known: World | None = None) -> None:
        self.folder, self.clock = folder, clock
        books = open_books(str(folder / "casino.db"), keys=folder / "keys", clock=clock)
        self.casino = Casino(House(books), deal=False)
        self.people: dict[str, Visitor] = {}
        if known is not None:
            for name, who in known.people.items():
                here = {"person": who.id, "role": who.role, "token": who.token}
                self.people[name] = Visitor(self.casino, here, who.cookie)

    @property
    def house(self) -> House:
        return self.casino.house

    def admit(self) -> None:
        """Lets everybody in, the players with play chips of every money."""
        for name, role in NAMES.items():
            self.people[name] = self.casino.guest() if role == "guest" else self.casino.account(role, name)
        for role in ROLES:
            self.people[role] = self.casino.account(role, f"the {role}")

    def eyes(self, name: str) -> Actor:
        who = self.people[name]
        return who.id if who.role in PLAYERS else f"@{who.role}"

    def open(self, law: str, game: str, typed: bool = False, running: dict[str, Any] | None = None) -> str:
        """A table that only the test runs, where `ana`, `bea` and as much company as it takes have come in and sit, as
        far as there are places."""
        director = self.people["director"].id
        digits = library().currency(law).digits
        for least in (500, 1000, 2500) if digits else (100, 500, 1000):
            minimum = f"{least / 10**digits:.{digits}f}"
            body = {
                "law": law,
                "game": game,
                "minimum": minimum,
                "guarantee": f"{1000 * least / 10**digits:.{digits}f}",
            }
            how = {"running": running or {"auto": not typed, "physical": typed}}
            answer = self.people["director"]("POST", "/api/tables", {**body, **how})
            if answer.status_code == 201:
                table = str(answer.json()["table"])
                break
        else:
            raise BadOption(f"{law}/{game} does not open: {answer.text}")
        hosted = self.house.table(table)
        for id in (self.people["ana"].id, self.people["bea"].id, *COMPANY[: hosted.live.decider.rules.fewest_others()]):
            offers = hosted.live.decider.options(hosted.live.state, id, "Bring")
            if not offers and hosted.state.desk.chips:  # a machine has one place
                break
            chips = 4000 * hosted.state.desk.minimum
            for offer in offers[:1]:  # a law may say how much one may bring
                chips = min(chips, offer.form["amount"].hi)
            self.casino.run(self.house.post, id, {hosted.currency.code: chips}, "@issue", "play chips", director)
            assert self.send(table, Bring(by=id, amount=chips))
            seats = hosted.live.state.desk.seats
            free = [n for n, who in enumerate(seats, 1) if who is None]
            if free:
                self.send(table, Sit(by=id, seat=seating.best(seats, free, random.Random(int(table)))))
        return table

    def send(self, table: str, command: Command) -> bool:
        """Plays a command as the house plays it; whether it was taken."""
        self.clock.now += 1.0
        hosted = self.house.table(table)
        try:
            if isinstance(command, Chance) and hosted.listed.typed:
                croupier = Person(self.people["croupier"].id, "croupier")
                self.casino.run(self.house.type_chance, croupier, table, command.value)
            elif isinstance(command, Chance):
                self.casino.run(lambda: self.house.play(hosted, command, **hosted.live.drawing()))
            else:
                person = command.by if not command.by.startswith("@") else self.behind(command.by)
                self.casino.run(lambda: self.house.play(hosted, command, person=person))
        except NovamasError:
            self.clock.now -= 1.0
            return False
        return True

    def draw(self, table: str, rng: random.Random) -> None:
        """Chance answers as it does at this table: the house draws, or the croupier types."""
        hosted = self.house.table(table)
        if hosted.listed.typed:
            dist = hosted.live.decider.chance(hosted.live.state)
            assert dist is not None
            assert self.send(table, Chance(what="", value=dist.pick(rng)))
        else:
            self.clock.now += 1.0
            assert self.casino.run(self.house.draw, hosted)

    def secrets(self) -> list[str]:
        """What the epochs that run at the tables draw from."""
        return [h.live.secret.hex() for h in self.house.tables.values() if h.live.secret is not None]

    def behind(self, actor: Actor) -> str:
        return self.people[actor.removeprefix("@")].id

    def fork(self, to: Path) -> World:
        """The same house a second time; this one must be shut."""
        shutil.copytree(self.folder, to)
        return World(to, self.clock, self)


def amount(space: Amount, rng: random.Random) -> int:
    """Mostly the least: whoever stakes all they have is soon gone."""
    grid = range(space.lo, space.hi + 1, space.step)
    return grid[min(len(grid) - 1, rng.randrange(4))]


def filled(kinds: dict[str, type[Command]], offer: Offer, rng: random.Random) -> Command:
    fields = {n: amount(s, rng) if isinstance(s, Amount) else s.pick(rng) for n, s in offer.form.items()}
    return kinds[offer.kind](by=offer.by, **fields)


def proposed(hosted: Hosted, rng: random.Random, mistakes: float = 0.05) -> Command | None:
    """Something that somebody may do now: mostly what the table waits for, and bets; now and then a mistake."""
    live = hosted.live
    game, state = live.decider, live.state
    kinds = {kind.__name__: kind for kind in game.all_commands()}
    awaits = [a for a in game.awaits(state) if a.who != CHANCE]
    people = list(state.desk.chips)

    def offers(who: Actor) -> list[Offer]:
        found = [o for o in game.options(state, who) if o.kind not in RUN]
        erring = rng.random() < mistakes
        return [o for o in found if issubclass(kinds[o.kind], Report) == erring] or ([] if erring else found)

    asked = [a.who for a in awaits]
    pool = asked if asked and rng.random() < 0.5 else [*people, *people, *STAFF]
    for who in rng.sample(pool, len(pool)):
        if found := offers(who):
            kind = rng.choice(sorted({o.kind for o in found}))
            return filled(kinds, rng.choice([o for o in found if o.kind == kind]), rng)
    for who in asked:
        if (default := game.default(state, who)) is not None:
            return default
    return None


def awaited(hosted: Hosted) -> str | None:
    """What chance is asked for now, if it is."""
    live = hosted.live
    return next((a.what for a in live.decider.awaits(live.state) if a.who == CHANCE), None)


def birth(hosted: Hosted, rng: random.Random, readers: dict[str, Actor]) -> Born | None:
    """Two answers of chance between which somebody must not be able to tell, if there are such now."""
    live, what = hosted.live, awaited(hosted)
    dist = live.decider.chance(live.state)
    if what is None or dist is None:
        return None
    first = dist.pick(rng)
    after, events = step(live.decider, live.state, Chance(what=what, value=first))
    if any(e.reveals for e in events):
        return None
    others = [v for v, _ in islice(dist, 400) if v != first]
    for other in rng.sample(others, min(FEW, len(others))):
        state, done = step(live.decider, live.state, Chance(what=what, value=other))
        if any(e.reveals for e in done) or done == events:
            continue
        blind = tuple(
            who
            for who in readers.values()
            if mask(tuple(done), who) == mask(tuple(events), who)
            and live.decider.view(state, who) == live.decider.view(after, who)
        )
        if blind:
            return Born(hosted.live.id, what, (first, other), blind)
    return None


def lead_to_a_secret(world: World, table: str, rng: random.Random, patience: float = 0.3) -> Born | None:
    """Plays a table until something is about to be dealt face down."""
    hosted = world.house.table(table)
    readers = {name: world.eyes(name) for name in world.people}
    for _ in range(MOST_STEPS):
        if awaited(hosted) is not None:
            born = birth(hosted, rng, readers) if rng.random() < patience else None
            if born is not None:
                return born
            world.draw(table, rng)
            continue
        command = proposed(hosted, rng)
        if command is None:
            return None
        world.send(table, command)
    return None
