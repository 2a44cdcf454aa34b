"""The driver: one writer a table. It verifies, folds, writes down, and asks whoever is awaited.

It knows no game. Staff may be on autopilot (their `default`), chance is answered by a source, people by whoever
calls `act`. Every event goes into the log with its number, its cause and, for chance, its source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from novamas.kit.chance import Source
from novamas.kit.decider import (
    CHANCE,
    DIRECTOR,
    Actor,
    Await,
    Chance,
    Command,
    Event,
    Offer,
    fold,
    is_person,
    mask,
    step,
)
from novamas.kit.errors import Worded
from novamas.law import Library
from novamas.table.acts import TableOpened, TableState
from novamas.table.decider import TableGame
from novamas.table.opening import Opening, prepare

MOST_STEPS = 10_000  # a round that needs more acts than this is a fault of the engine


class BadLog(Worded):
    """A log that no table can have written, or not under these laws."""

    code = "bad-log"


class Envelope(Struct, frozen=True, omit_defaults=True, gc=False):
    """An event as it is written down: its place in the log, who caused it and how, and the source of chance."""

    seq: int
    round: int
    by: Actor
    event: Event
    cause: str = ""
    source: str = ""
    at: float = 0.0


def open_table(opening: Opening, laws: Library | None = None) -> tuple[TableGame, TableState, TableOpened]:
    """Checks an opening and opens: the decider, the state after its first event, and that event."""
    table = TableGame(prepare(opening, laws))
    first = table.opening_event()
    return table, fold(table, table.empty(), first), first


class Table:
    """A table in operation."""

    def __init__(
        self,
        opening: Opening,
        source: Source,
        clock: Callable[[], float] = lambda: 0.0,
        laws: Library | None = None,
    ) -> None:
        self.source = source
        self.clock = clock
        self.log: list[Envelope] = []
        self.decider, self.state, first = open_table(opening, laws)
        self._write([first], DIRECTOR, "", "")

    # -- questions ---------------------------------------------------------------------------------------------

    def awaits(self) -> tuple[Await, ...]:
        return self.decider.awaits(self.state)

    def options(self, who: Actor, kind: str | None = None) -> tuple[Offer, ...]:
        return self.decider.options(self.state, who, kind)

    def view(self, who: Actor) -> TableState:
        return self.decider.view(self.state, who)

    def read_log(self, who: Actor, since: int = 0) -> list[Envelope]:
        """The log from a number on, as `who` may see it."""
        return [mask(e, who) for e in self.log[since:]]

    # -- acts --------------------------------------------------------------------------------------------------

    def act(self, command: Command, cause: str = "", source: str = "") -> list[Event]:
        """Plays one command. A `Refused` leaves state and log as they were."""
        return self.keep(step(self.decider, self.state, command), command.by, cause, source)

    def keep(
        self, outcome: tuple[TableState, list[Event]], by: Actor, cause: str = "", source: str = ""
    ) -> list[Event]:
        """Keeps what came of a command that was tried on the state of this table."""
        self.state, events = outcome
        self._write(events, by, cause, source)
        return events

    def staff(self) -> bool:
        """Lets the first awaited member of staff do the default; False if none is awaited."""
        for a in self.awaits():
            if not is_person(a.who) and a.who != CHANCE:
                command = self.decider.default(self.state, a.who)
                if command is not None:
                    self.act(command, "autopilot")
                    return True
        return False

    def chance(self) -> bool:
        """Lets chance answer if it is awaited."""
        dist = self.decider.chance(self.state)
        if dist is None:
            return False
        what = next(a.what for a in self.awaits() if a.who == CHANCE)
        self.act(Chance(what=what, value=self.source.draw(dist, what)), source=self.source.name)
        return True

    def to_chance(self) -> None:
        """Staff act until chance is awaited."""
        for _ in range(MOST_STEPS):
            if self.decider.chance(self.state) is not None or not self.staff():
                return

    def play_out(self) -> None:
        """Staff, chance and the defaults of silent people until the running round, or else the next, is over."""
        running = False
        for _ in range(MOST_STEPS):
            resting = self.decider.resting(self.state)
            if resting and running:
                return
            running = not resting
            if self.staff() or self.chance():
                continue
            silent = [a.who for a in self.awaits() if is_person(a.who)]
            if not silent:
                return
            for who in silent:
                if (command := self.decider.default(self.state, who)) is not None:
                    self.act(command, "clock")
        raise AssertionError(f"a round of {self.decider.name} does not end")

    def _write(self, events: Iterable[Event], by: Actor, cause: str, source: str) -> None:
        for event in events:
            self.log.append(Envelope(len(self.log), self.state.desk.round, by, event, cause, source, self.clock()))


def replay(log: Iterable[Envelope], laws: Library | None = None) -> TableState:
    """The state that a log leads to, folded anew from its first event."""
    events = iter(log)
    head = next(events, None)
    if head is None or not isinstance(first := head.event, TableOpened):
        raise BadLog("log-first-event")
    decider = TableGame(prepare(first.opening, laws))
    if decider.prepared.digest != first.digest:
        raise BadLog("log-other-rules")
    state = fold(decider, decider.empty(), first)
    for envelope in events:
        state = fold(decider, state, envelope.event)
    return state
