"""What somebody who looks on may see of a table, as the text that is sent: made once for all who see the same.

An act is shown with the name of its command, but without what was asked, without the person behind a role, without its
key; veiled values are blanked by the gate (`store/gate.py`). Most acts hide nothing, so one text serves every viewer;
where something is veiled, only the people it is meant for need a text of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import get_origin

import msgspec
from msgspec import UNSET, Struct, UnsetType

from novamas.casino import Act
from novamas.kit.chance import Value
from novamas.kit.decider import Actor, Chance, Event, Report, Veiled, opaque
from novamas.store.gate import NOBODY, Gate
from novamas.table import TableGame, TableState

SHARE = 0.15  # of the house's time that may go into working out what viewers may do where that has likely changed
SPARE, LEAST_SPARE = 0.10, 0.03  # the same where it has hardly changed, in quiet hours and in busy ones
AT_ONCE = 0.02  # seconds of such work that may come together
FLUSH, LONGEST_FLUSH = 0.010, 0.100  # seconds in which acts gather, in quiet hours and in busy ones

encoder = msgspec.json.Encoder()


class Pace:
    """What the house can afford to tell its viewers: at once while there is time, less often the more is to be done."""

    def __init__(self) -> None:
        self.cost = 0.0
        self.late = 0.0
        self._free = {True: 0.0, False: 0.0}

    def turn(self, now: float, changed: bool) -> float:
        """When somebody's options may be worked out: now, or later if many wait for theirs.

        They have likely `changed` where the table waits for something else than before. After another's bet they seldom
        have: such work has a line of its own and never holds up the other.
        """
        at = max(now, self._free[changed])
        self._free[changed] = at + self.cost / (SHARE if changed else self.spare)
        return at if at - now > AT_ONCE else now

    def took(self, seconds: float) -> None:
        """Working out somebody's options took so long."""
        self.cost += (seconds - self.cost) / 32

    def woke(self, late: float) -> None:
        """Notes how late a table's viewers were woken, in seconds, into a sliding mean."""
        self.late += (max(0.0, late) - self.late) / 32

    @property
    def spare(self) -> float:
        """The part of the house's time for options that have hardly changed."""
        return max(LEAST_SPARE, SPARE * FLUSH / self.flush)

    @property
    def flush(self) -> float:
        """Seconds in which acts gather before the viewers of a table are woken."""
        return min(LONGEST_FLUSH, FLUSH + 4 * self.late)


class Came(Struct, frozen=True):
    """What a board at the table would show, and the number of the event that says so."""

    seq: int
    value: Value


class PublicAct(Struct, frozen=True, omit_defaults=True):
    """An act as viewers see it: what happened, never which person stood behind a role.

    `command` is the name of the command that it came of; where the viewer may not see all that happened it is told of
    chance and of reports only, which are no secret. `outcomes` is what came, `phase` the phase of the round after it.
    `patch` is what it changed in the viewer's view of the table, where the act is shown live.
    """

    seq: int
    round: int
    by: Actor
    events: tuple[Event, ...]
    cause: str = ""
    source: str = ""
    at: float = 0.0
    command: str = ""
    outcomes: tuple[Came, ...] = ()
    phase: str = ""
    patch: msgspec.Raw | UnsetType = UNSET


def public(act: Act, gate: Gate, table: TableGame, phase: str, patch: bytes | None = None) -> PublicAct:
    """An act as this reader may see it; events that cannot hide anything are not searched for what they hide."""
    hides = any(may_veil(type(event)) for event in act.events)
    events = gate.events(act) if hides else act.events
    told = events is act.events or events == act.events or isinstance(act.command, Chance | Report)
    command = type(act.command).__name__ if told and act.command is not None else ""
    change = UNSET if patch is None else msgspec.Raw(patch)
    came = tuple(outcomes(act, table))
    return PublicAct(
        act.seq, act.round, act.by, events, act.cause, act.source, act.at, command, came, phase, change
    )  # fmt: skip


def outcomes(act: Act, table: TableGame) -> Iterator[Came]:
    """What came in an act."""
    for number, event in enumerate(act.events, act.seq):
        if (value := table.outcome(event)) is not None:
            yield Came(number, value)


def phase_of(state: TableState) -> str:
    """The phase of the round; a game without any has none."""
    return str(getattr(state.desk, "phase", ""))


class Shown:
    """An act of a table that is on disk and may be shown, with the phase after it and the texts already made of it.

    `patches` (see `patch.py`) are what it changed, by whose eyes they are for. `same` is the text for everybody, once
    it is made and where nobody sees anything that others do not; else it is empty.
    """

    __slots__ = ("_patches", "_table", "_texts", "_watched", "act", "phase", "same")

    def __init__(self, act: Act, table: TableGame, phase: str, patches: Mapping[Actor, bytes] = {}) -> None:
        self.act = act
        self.phase = phase
        self._table = table
        self._patches = patches
        self.same = ""
        self._watched: frozenset[Actor] | None = None
        self._texts: dict[Actor, str] = {}

    @property
    def seq(self) -> int:
        return self.act.seq

    @property
    def end(self) -> int:
        return self.act.end

    def show_to(self, gate: Gate, patch: bytes | None = None) -> PublicAct:
        """The act as a reader may see it."""
        return public(self.act, gate, self._table, self.phase, patch)

    def text(self, eyes: Actor) -> str:
        """The message that shows this act to these eyes."""
        if self._watched is None:
            self._watched = find_watched(self.act.events).union(self._patches)
        whose = eyes if eyes in self._watched else NOBODY
        text = self._texts.get(whose)
        if text is None:
            patch = self._patches.get(whose, self._patches.get(NOBODY))
            text = self._texts[whose] = message("act", self.show_to(Gate(whose), patch))
            if self._watched <= {NOBODY}:
                self.same = text
        return text


def message(kind: str, body: object) -> str:
    """One message to a viewer: an object with one name and what it says."""
    return f'{{"{kind}":{encoder.encode(body).decode()}}}'


def find_watched(events: tuple[Event, ...]) -> frozenset[Actor]:
    """The people for whom something in these events is veiled to others."""
    names: set[Actor] = set()
    for event in events:
        if may_veil(type(event)):
            _collect(event, names)
    return frozenset(names)


def _collect(x: object, names: set[Actor]) -> None:
    if isinstance(x, Veiled):
        names.update(x.to or ())
        _collect(x.value, names)
    elif isinstance(x, Struct):
        for field in opaque(type(x)):
            _collect(getattr(x, field), names)
    elif isinstance(x, tuple | list):
        for item in x:
            _collect(item, names)
    elif isinstance(x, dict):
        for item in x.values():
            _collect(item, names)


@cache
def may_veil(kind: type[object]) -> bool:
    """Whether a type can hold a veiled value anywhere; a field of any type can."""
    return _veils(msgspec.inspect.type_info(kind), set())


def _veils(info: object, seen: set[object]) -> bool:
    if isinstance(info, msgspec.inspect.AnyType):
        return True
    if isinstance(info, msgspec.inspect.StructType):
        kind = get_origin(info.cls) or info.cls
        if issubclass(kind, Veiled):
            return True
        if info.cls in seen:
            return False
        seen.add(info.cls)
        return any(_veils(field.type, seen) for field in info.fields)
    parts = [getattr(info, name, None) for name in ("item_type", "key_type", "value_type")]
    parts += [*getattr(info, "item_types", ()), *getattr(info, "types", ())]
    return any(_veils(part, seen) for part in parts if part is not None)


__all__ = [
    "NOBODY",
    "Came",
    "Pace",
    "PublicAct",
    "Shown",
    "encoder",
    "find_watched",
    "may_veil",
    "message",
    "outcomes",
    "phase_of",
    "public",
]  # fmt: skip
