"""The gate: whatever is read of a table's acts comes through here, and leaves without what its reader may not see.

A table's *horizon* is the number of the first event of the epoch that runs (`LiveTable.since`). What lies before it is
over: no bet depends on it any more, and a reader of the books sees all of it. Everybody else goes on seeing of it what
they saw when it happened; where the secret of the epoch is public they can work out the rest. From the horizon on a
reader sees what these eyes would see at the table, and no more: what chance answered where the card lies face down, a
choice made in secret, and what staff reported but nobody at the table was told are `?`.
At a closed table everything is over.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from novamas.casino import Act
from novamas.kit.chance import Value
from novamas.kit.decider import UNKNOWN, Actor, Chance, Event, Report, mask
from novamas.kit.plain import PlainDict
from novamas.kit.wire import money_fields
from novamas.store.books import Books, Listed
from novamas.table import TableGame, TableState

NOBODY = "@nobody"  # the eyes of whoever a veiled value is not meant for
ALL_OVER = sys.maxsize


def horizon(books: Books, listed: Listed) -> int:
    """Before which event all is over at a table, as far as it is on disk: memory may be ahead, and what is not on disk
    has not happened."""
    return ALL_OVER if books.is_closed(listed) else books.horizon(listed.id)


class Asked(Struct, frozen=True):
    """A command as a reader may see it: its kind, who sent it, its fields, and which of those are money."""

    kind: str
    by: Actor
    fields: PlainDict
    money: frozenset[str] = frozenset()

    def flat(self) -> PlainDict:
        """As commands are written in the log."""
        return {"type": self.kind, "by": self.by, **self.fields}


class Gate(Struct, frozen=True):
    """A reader: whose eyes they have, and before which event of this table everything is open to them.

    Who only looks on has no horizon: they go on seeing of the past what they saw of it when it happened.
    """

    eyes: Actor = NOBODY
    horizon: int = 0

    def over(self, act: Act) -> bool:
        return act.seq < self.horizon

    def events(self, act: Act) -> tuple[Event, ...]:
        """What happened, as far as this reader may see it."""
        if self.over(act):
            return act.events
        shown: tuple[Event, ...] = mask(act.events, self.eyes)
        return shown

    def hides(self, act: Act) -> bool:
        """Whether this reader may not see all that happened in an act."""
        return self.events(act) != act.events

    def outcome(self, act: Act) -> Value | None:
        """What chance answered; no more of it is shown than of what came of it. Nothing where chance was not asked."""
        if not isinstance(act.command, Chance):
            return None
        return UNKNOWN if self.hides(act) else act.command.value

    def command(self, act: Act) -> Asked | None:
        """What was asked for. Where an act hides something, so does every field of its command; and of a report only
        that is shown which its events say too, so that it tells no more than the table was told."""
        if act.command is None:
            return None
        fields: PlainDict = msgspec.to_builtins(act.command, str_keys=True)
        kind, by = fields.pop("type"), fields.pop("by")
        if not self.over(act):
            events = self.events(act)
            hidden = events != act.events
            told = what_events_say(events) if isinstance(act.command, Report) and not hidden else None
            for name, value in fields.items():
                untold = told is not None and (name, repr(value)) not in told
                if (hidden or untold) and (kind, name) != (Chance.__name__, "what"):
                    fields[name] = UNKNOWN
        return Asked(kind, by, fields, money_fields(type(act.command)))

    def view(self, table: TableGame, state: TableState, act: Act) -> TableState:
        """A table in the middle or at the end of an act."""
        return (
            replace(state, desk=table.game.with_derived(state.desk), typed=())
            if self.over(act)
            else table.view(state, self.eyes)
        )


def what_events_say(events: tuple[Event, ...]) -> frozenset[tuple[str, str]]:
    """Every name and value that events, as they are shown, say in the open; calls and what they name included."""
    found: set[tuple[str, str]] = set()

    def look(x: object) -> None:
        if isinstance(x, dict):
            for name, value in x.items():
                found.add((str(name), repr(value)))
                look(value)
        elif isinstance(x, list | tuple):
            for value in x:
                look(value)

    look(msgspec.to_builtins(events, str_keys=True))
    return frozenset(found)


__all__ = ["ALL_OVER", "NOBODY", "Asked", "Gate", "horizon"]
