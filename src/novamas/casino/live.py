"""A table of the casino while it runs: its state, the number of the next event, and the commands it has seen.

It keeps no log in memory, only a tail for viewers who were cut off for a moment; the log is the store's. The same
table is rebuilt by folding acts, from the first or from a snapshot.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import cache
from typing import Literal, TypeAlias, TypedDict

import msgspec
from msgspec import Struct

from novamas.casino.acts import Act
from novamas.kit.chance import Committed, Source
from novamas.kit.decider import CHANCE, DIRECTOR, Actor, Chance, Command, fold, is_person, step
from novamas.kit.money import Currency, for_play, for_points
from novamas.kit.plain import PlainDict
from novamas.kit.sealed import Sealed
from novamas.law import Library, library
from novamas.table import Opening, TableGame, TableState, prepare
from novamas.table.acts import BeforeTyping

TAIL = 512  # acts kept in memory for viewers who come back
KEYS = 500  # commands remembered here; older ones are found in the store (`store/once.py`)
Money: TypeAlias = Literal["play", "cash"]


def money_of(currency: Currency, money: Money, *, points: bool = False) -> Currency:
    """The money of a table, under a law with this currency; at a table of a tournament that is points."""
    if points:
        return for_points(currency)
    return for_play(currency) if money == "play" else currency


class Done(Struct, frozen=True, array_like=True):
    """A command that was done: the number of its first event, and the mark by which the same one is known again."""

    seq: int
    mark: str


def mark(command: Command) -> str:
    """A digest by which a repeated command is known again; of a typed outcome only its value counts."""
    said = ("Chance", outcome(command.value)) if isinstance(command, Chance) else command
    return hashlib.blake2b(msgspec.json.encode(said), digest_size=12).hexdigest()


def outcome(value: object) -> object:
    """An outcome in one spelling: 17 and "17" are the same."""
    return [outcome(part) for part in value] if isinstance(value, tuple | list) else str(value).strip()


class How(TypedDict, total=False):
    """How a command came to a table: who stood behind a role, the key it was sent with, what gave it where that was no
    person, and for an outcome of chance its source and the number of the draw."""

    person: str
    key: str
    cause: str
    source: str
    draw: tuple[int, int]


class Snapshot(Struct, frozen=True):
    """A table at a moment between two rounds: enough to go on without its past."""

    seq: int
    state: msgspec.Raw
    at: float = 0.0


@cache
def shape_of(*kinds: type[Struct]) -> str:
    """A digest of all the fields of structs, their names and types."""
    schemas = msgspec.json.schema_components(kinds)
    return hashlib.sha256(msgspec.json.encode(without_words(schemas), order="sorted")).hexdigest()[:16]


def without_words(schema: object) -> object:
    """A schema without what is there for readers: a better docstring changes no shape."""
    if isinstance(schema, dict):
        return {key: without_words(value) for key, value in schema.items() if key != "description"}
    return [without_words(each) for each in schema] if isinstance(schema, list | tuple) else schema


class LiveTable:
    """One table, one writer.

    What chance answers belongs to an *epoch*: from one moment at which nothing drawn before is hidden or bears on what
    comes (`fresh`) to the next; a spin, a hand from a new deck, a shoe. `since` is the number of its first event and
    `drawn` how often chance has answered in it. A table whose outcomes are drawn has a secret for each epoch; where
    cards stay hidden after it, `sealed` is the order of the pack, and `dealt` says whether a card of it has come.
    """

    def __init__(
        self,
        id: str,
        opening: Opening,
        source: Source,
        clock: Callable[[], float],
        laws: Library | None = None,
        *,
        money: Money = "play",
    ) -> None:
        self.id = id
        self.decider = TableGame(prepare(opening, laws))
        currency = (laws or library()).currency(opening.law)
        self.currency: Currency = money_of(currency, money, points=bool(opening.tournament))
        self.source = source
        self.clock = clock
        self.state: TableState = self.decider.empty()
        self.seq = 0
        self.at = 0.0  # of the last act: no later one is earlier
        self.epoch = 1
        self.since = 0
        self.drawn = 0
        self.dealt = False
        self.secret: bytes | None = None
        self.sealed: Sealed | None = None
        self.tail: deque[Act] = deque(maxlen=TAIL)
        self.keys: OrderedDict[str, Done] = OrderedDict()

    def open(self, person: str) -> Act:
        """The first act: the director opens the table."""
        first = self.decider.opening_event()
        act = Act(0, 0, DIRECTOR, None, (first,), at=self.clock(), person=person)
        self.apply(act)
        return act

    def act(
        self,
        command: Command,
        *,
        person: str = "",
        key: str = "",
        cause: str = "",
        source: str = "",
        draw: tuple[int, int] | None = None,
    ) -> Act:
        """Plays one command; a `Refused` changes nothing. The state is already the new one when this returns."""
        state, events = step(self.decider, self.state, command)
        round_, at = self.state.desk.round, max(self.at, self.clock())
        act = Act(self.seq, round_, command.by, command, tuple(events), cause, source, at, person, key, draw)
        self.state = state
        self._note(act)
        return act

    def apply(self, act: Act) -> None:
        """Folds an act that was decided before: at the start, after a restart, in a follower."""
        for event in act.events:
            self.state = fold(self.decider, self.state, event)
        self._note(act)

    def _note(self, act: Act) -> None:
        self.seq = act.end
        self.at = max(self.at, act.at)
        self.tail.append(act)
        self.drawn += isinstance(act.command, Chance)
        self.dealt = self.dealt or self.deals(act.command)
        if self.drawn and self.decider.fresh(self.state):
            self.epoch, self.since, self.drawn, self.dealt = self.epoch + 1, act.end, 0, False
        if act.key and act.command is not None:
            self.keys[act.key] = Done(act.seq, mark(act.command))
            if len(self.keys) > KEYS:
                self.keys.popitem(last=False)

    # -- the house's own hands ---------------------------------------------------------------------------------------

    def staff_command(self) -> Command | None:
        """What the first awaited member of staff does by default."""
        for a in self.decider.awaits(self.state):
            if not is_person(a.who) and a.who != CHANCE:
                return self.decider.default(self.state, a.who)
        return None

    def chance_command(self) -> Chance | None:
        """What chance answers, if it is awaited: the next draw under the secret of this epoch, where there is one."""
        dist = self.decider.chance(self.state)
        if dist is None:
            return None
        what = next(a.what for a in self.decider.awaits(self.state) if a.who == CHANCE)
        if self.sealed is not None and what in self.decider.game.sealed_draws:
            return Chance(what=what, value=self.sealed.draw(dist, self.decider.game.sealed_deal(self.state.desk)))
        source = self.source if self.secret is None else Committed(self.secret, drawn=self.drawn)
        return Chance(what=what, value=source.draw(dist, what))

    def deals(self, command: Command | None) -> bool:
        """Whether a command is a card that stays hidden from those who do not see it now."""
        return isinstance(command, Chance) and command.what in self.decider.game.sealed_draws

    def keep_secret(self, secret: bytes | None, sealed: bool) -> None:
        """The secret of the epoch that runs; its cards come from a sealed pack, or each by itself."""
        self.secret = secret
        self.sealed = Sealed(secret, self.decider.game.sealed_pack()) if sealed and secret is not None else None

    def drawing(self) -> How:
        """What is written of the next draw: who answers, and as which draw of which epoch."""
        if self.secret is None:
            return {"source": self.source.name}
        return {"source": Committed.name, "draw": (self.epoch, self.drawn + 1)}

    def silent(self) -> list[Actor]:
        """People who are awaited."""
        return [a.who for a in self.decider.awaits(self.state) if is_person(a.who)]

    # -- snapshots ---------------------------------------------------------------------------------------------------

    @property
    def shape(self) -> str:
        """The shape of this table's states: a snapshot of another shape cannot be gone on from."""
        return shape_of(TableState, self.decider.game.state)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.seq, msgspec.Raw(msgspec.json.encode(self.state)), self.at)

    def restore(self, snapshot: Snapshot) -> None:
        self.state = self.read_state(msgspec.json.decode(snapshot.state, type=PlainDict))
        self.seq, self.at = snapshot.seq, snapshot.at

    def read_state(self, raw: PlainDict) -> TableState:
        """A state as it was kept, with what it was before each result that was typed in its round."""
        desk = msgspec.convert(raw["desk"], self.decider.game.state, str_keys=True)  # JSON has no other keys
        typed = tuple(BeforeTyping(each["what"], self.read_state(each["state"])) for each in raw["typed"])
        rest = msgspec.convert({**raw, "desk": None, "typed": []}, TableState, str_keys=True)
        return msgspec.structs.replace(rest, desk=desk, typed=typed)
