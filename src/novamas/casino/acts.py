"""An act: one command and the events it caused, as the casino writes it down.

A table's log is a list of acts. The command is kept beside its events, so that an auditor can play it again under the
rules of its day and see whether the law would have said the same.
"""

from __future__ import annotations

from typing import Union

import msgspec
from msgspec import Struct

from novamas.kit import forms
from novamas.kit.decider import Actor, Command, Event
from novamas.table import TableGame


class Act(Struct, frozen=True, omit_defaults=True):
    """What happened at a table: who wanted what, who stood behind a role, and the facts that resulted.

    `seq` is the number of its first event in the table's log; `key` makes the same command sent twice happen once.
    `draw` is which draw of which secret an answer of chance was, where it was drawn under a commitment.
    """

    seq: int
    round: int
    by: Actor
    command: Command | None
    events: tuple[Event, ...]
    cause: str = ""
    source: str = ""
    at: float = 0.0
    person: str = ""
    key: str = ""
    draw: tuple[int, int] | None = None

    @property
    def end(self) -> int:
        """The number of the event after its last."""
        return self.seq + len(self.events)


class Written(Struct, frozen=True):
    """An act as it is read back, before the game's own types are known."""

    seq: int
    round: int
    by: Actor
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    cause: str = ""
    source: str = ""
    at: float = 0.0
    person: str = ""
    key: str = ""
    draw: tuple[int, int] | None = None


class Codec:
    """Reads the acts of one table: its game's commands and events are known by their tags."""

    def __init__(self, table: TableGame) -> None:
        # Built from tuples known only now, so the types cannot be written as X | Y.
        commands: object = Union[(*table.all_commands(), None)]
        events: object = Union[table.all_events()]  # noqa: UP007
        self._command = msgspec.json.Decoder(commands)
        self._event = msgspec.json.Decoder(events)
        self._lifts = table.all_lifts()

    def read(self, body: bytes | msgspec.Raw, form: int) -> Act:
        """An act that was written in a form."""
        w = msgspec.json.decode(body, type=Written)
        if form != forms.FORM:
            w = self._lift(w, form)
        return Act(
            w.seq,
            w.round,
            w.by,
            self._command.decode(w.command),
            tuple(self._event.decode(e) for e in w.events),
            w.cause,
            w.source,
            w.at,
            w.person,
            w.key,
            w.draw,
        )

    def _lift(self, w: Written, form: int) -> Written:
        """What an earlier version wrote, in the words of this one."""
        command = forms.lift_tagged(self._lifts, form, w.command)
        events = tuple(forms.lift_tagged(self._lifts, form, event) for event in w.events)
        return msgspec.structs.replace(w, command=command, events=events)
