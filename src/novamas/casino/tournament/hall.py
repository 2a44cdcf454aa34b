"""A tournament run in this process, with company in the seats: for the terminal, for trying bases out, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from msgspec import Struct

from novamas.casino.tournament import steward
from novamas.casino.tournament.acts import (
    CALLED_OFF,
    ENTRY,
    OVER,
    PAUSE,
    AdmitPlayer,
    Begin,
    Enter,
    EnterAgain,
    NextLevel,
    TournamentState,
)
from novamas.casino.tournament.bases import Bases, plan_of
from novamas.casino.tournament.play import LOT, Tournament
from novamas.games import family
from novamas.games.bots import NAMES, Bot, ask_bot
from novamas.kit.chance import Source
from novamas.kit.decider import CHANCE, DIRECTOR, Actor, Chance, Command, Event, Refused, fold, is_person, step
from novamas.kit.errors import Worded
from novamas.law import Library
from novamas.table import Opening
from novamas.table.driver import Table

ADULT = "1980-01-01"
MOST_STEPS = 20_000
MOST_TURNS = 100_000
A_ROUND = 1.0
"""Minutes that a round takes where nobody looks at a clock."""


class Noted(Struct, frozen=True):
    """What somebody did in the tournament, and the facts that came of it."""

    command: Command | None
    events: tuple[Event, ...]


class Endless(Worded):
    """A tournament that does not come to an end."""

    code = "endless"


class Hall:
    """A tournament, its tables, and the company that plays it; `again`: who is out enters again while they may."""

    def __init__(
        self, bases: Bases, source: Source, rng: Random, laws: Library | None = None, *, again: bool = True
    ) -> None:
        self.tournament = Tournament(plan_of(bases, laws))
        self.laws, self.source, self.rng, self.again = laws, source, rng, again
        self.state: TournamentState = self.tournament.empty()
        self.log: list[Noted] = []
        self.tables: dict[int, Table] = {}
        self.bots: dict[Actor, Bot] = {}
        self.minutes = 0.0
        first = self.tournament.opening_event()
        self.state = fold(self.tournament, self.state, first)
        self.log.append(Noted(None, (first,)))

    # -- acts ----------------------------------------------------------------------------------------------------------

    def act(self, command: Command) -> list[Event]:
        """Plays one command of the tournament; a `Refused` changes nothing."""
        self.state, events = step(self.tournament, self.state, command)
        self.log.append(Noted(command, tuple(events)))
        return events

    def draw(self) -> None:
        """Chance draws all lots that are due."""
        while (dist := self.tournament.chance(self.state)) is not None:
            self.act(Chance(what=LOT, value=self.source.draw(dist, LOT)))

    def invite(self, many: int, names: Iterable[str] = NAMES) -> None:
        """Company enters, let in by the desk."""
        bases = self.tournament.bases
        tempers = family(bases.law, bases.game, self.laws).bots
        called = [name.lower() for name in names]
        for n in range(many):
            who = called[n % len(called)] + (f"-{n // len(called) + 1}" if n >= len(called) else "")
            self.bots[who] = tempers[self.rng.randrange(len(tempers))]()
            self.act(AdmitPlayer(by=DIRECTOR, player=who, born=ADULT))
            self.act(Enter(by=who))

    def run(self, seen: Callable[[Hall], None] = lambda _: None) -> TournamentState:
        """Begins, plays to the prizes and closes every table."""
        if self.state.phase == ENTRY:
            self.act(Begin(by=DIRECTOR, at=self.minutes))
        for _ in range(MOST_TURNS):
            self.draw()
            if self.state.phase in (OVER, CALLED_OFF):
                self.close()
                return self.state
            if not self.turn():
                raise Endless("tournament-stands", name=self.tournament.name)
            seen(self)
        raise Endless("tournament-stands", name=self.tournament.name)

    def turn(self) -> bool:
        """Every table in turn: its people, one round, what it tells; then the level, if it is over. Whether anything
        happened."""
        for number in self.state.tables:
            if number not in self.tables:
                self.tables[number] = Table(self.opening(number), self.source, lambda: self.minutes, self.laws)
        moved = False
        for number, table in list(self.tables.items()):
            moved |= self.tend(number, table)
            if self.state.phase in (OVER, CALLED_OFF):
                return True
            if steward.may_go_on(self.tournament, self.state, number, table.state) and play_round(
                table, self.bots, self.rng
            ):
                moved = True
                moved |= self.tell(number, table)
        self.minutes += A_ROUND
        went = self.go_on()
        return went or moved or self.state.phase == PAUSE

    def opening(self, number: int) -> Opening:
        return self.tournament.bases.opening(self.laws, f"{self.tournament.name}/{number}")

    def tend(self, number: int, table: Table) -> bool:
        """Does what the tournament asks of a resting table, and hears what it has to tell."""
        moved = self.tell(number, table)
        for _ in range(MOST_STEPS):
            elsewhere = {who for n, t in self.tables.items() if n != number for who in t.state.desk.chips}
            asked = next(steward.due(self.tournament, self.state, number, table.decider, table.state, elsewhere), None)
            if asked is None:
                self.come_back()
                return moved
            table.act(asked, "tournament")
            moved = True
        raise Endless("tournament-stands", name=self.tournament.name)

    def tell(self, number: int, table: Table) -> bool:
        told = steward.report(self.tournament, self.state, number, table.decider, table.state)
        if told is None:
            return False
        self.act(told)
        self.draw()
        return True

    def come_back(self) -> None:
        """Whoever of the company is out and has left the table enters again, as long as that is allowed."""
        there = {who for table in self.tables.values() for who in table.state.desk.chips}
        out = [who for who, e in self.state.entrants.items() if e.out and who not in there]
        for who in out if self.again else ():
            if self.tournament.options(self.state, who, "EnterAgain"):
                self.act(EnterAgain(by=who))

    def go_on(self) -> bool:
        """The next level, where this one has lasted long enough."""
        if not level_over(self.tournament, self.state, self.minutes * 60):
            return False
        if not self.tournament.options(self.state, DIRECTOR, "NextLevel"):
            return False
        self.act(NextLevel(by=DIRECTOR, at=self.minutes * 60))
        return True

    def close(self) -> None:
        """Everybody leaves, and every table is closed."""
        for number, table in self.tables.items():
            self.tend(number, table)


def level_over(tournament: Tournament, s: TournamentState, now: float) -> bool:
    """Whether a level has lasted as long as the bases say: by the clock, or by the rounds of all tables."""
    if not 1 <= s.level <= len(tournament.bases.levels):
        return False
    level = tournament.bases.levels[s.level - 1]
    by_clock = level.minutes > 0 and now - s.since >= level.minutes * 60
    return by_clock or (level.rounds > 0 and s.told >= level.rounds * max(1, len(s.tables)))


def play_round(table: Table, bots: dict[Actor, Bot], rng: Random) -> bool:
    """One round of a table, with company; False if none can begin."""
    running, laid = False, False
    for _ in range(MOST_STEPS):
        resting = table.decider.resting(table.state)
        if resting and running:
            return True
        running = running or not resting
        awaited = table.awaits()
        if not awaited:
            return False
        if people := [a.who for a in awaited if is_person(a.who)]:
            answer_for(table, people[0], bots, rng)
        elif not laid and table.decider.game.closing.intersection(awaited[0].kinds):
            laid = True
            for who in table.state.desk.present():
                lay_bets(table, who, bots, rng)
        elif awaited[0].who == CHANCE:
            laid = False
            table.chance()
        elif not table.staff():
            return False
    raise Endless("tournament-stands", name=table.decider.name)


def answer_for(table: Table, who: Actor, bots: dict[Actor, Bot], rng: Random) -> None:
    """Somebody answers as they like, or as whoever is silent does."""
    command = ask_bot(bots[who], table.decider.game, table.state.desk, who, rng) if who in bots else None
    if command is not None:
        try:
            table.act(command, "bot")
            return
        except Refused:
            pass
    if (usual := table.decider.default(table.state, who)) is not None:
        table.act(usual, "clock")


def lay_bets(table: Table, who: Actor, bots: dict[Actor, Bot], rng: Random) -> None:
    """Somebody bets while bets are taken, a few times at most."""
    for _ in range(4):
        command = ask_bot(bots[who], table.decider.game, table.state.desk, who, rng) if who in bots else None
        if command is None:
            return
        try:
            table.act(command, "bot")
        except Refused:
            return
