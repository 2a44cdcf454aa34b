"""A table while the house is open: how it runs, what of it is on disk and may be shown, and who looks on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Literal, TypeAlias

from msgspec import Struct

from novamas.casino import Act, Codec, LiveTable
from novamas.games.bots import BOT
from novamas.kit.decider import Actor, is_person
from novamas.kit.money import Currency
from novamas.server.patch import patches
from novamas.server.phrases import KEPT, Uttered, patience
from novamas.server.results import Results
from novamas.server.roles import PLAYERS, Person
from novamas.server.sight import Pace, Shown, encoder, phase_of
from novamas.store.books import Listed
from novamas.store.draws import Epoch, Revealed
from novamas.table import TableState

Speed: TypeAlias = Literal["slow", "normal", "fast"]
"""How fast a table goes for a person who is alone there, or alone with company."""
ROUNDS = 9  # rounds whose length is remembered
BREAK = 180.0  # seconds between two rounds that are no longer the length of one
TAIL = 512  # acts of a table kept for those who look on: who falls behind further starts again from a snapshot


class Policy(Struct, frozen=True):
    """How a table runs: by itself with a countdown or by a croupier, with a wheel whose result is typed, with bots.

    Whether results are typed is settled when a table opens, and stays so (`Listed.chance`).
    """

    auto: bool = True
    seconds: float = 20.0
    physical: bool = False
    bots: int = 0


def is_bot(who: Actor) -> bool:
    """Whether it is company of the house, and no person."""
    return who.startswith(BOT)


ROUND_ENDS = frozenset(
    (
        "RoundEnded", "HandEnded", "BingoEnded", "GameVoided", "PlayEnded", "DrawEnded", "DrawCalledOff", "DrawPaid",
        "CounterClosed",
    )
)  # fmt: skip
"""Events with which a round is over, or a hand, a game, a machine, a draw or a day at a counter that is one."""


def ends_round(act: Act) -> bool:
    return any(type(event).__name__ in ROUND_ENDS for event in act.events)


def people_in(state: TableState) -> list[Actor]:
    """The people with chips at a table; company of the house is nobody."""
    return [who for who in state.desk.chips if not is_bot(who)]


class PolicySet(Struct, frozen=True, tag="Policy"):
    """The house's record of how a table runs."""

    id: str
    policy: Policy
    at: float = 0.0
    by: str = ""


class Ack(Struct, frozen=True):
    """A command that is on disk: the numbers of its events in the table's log."""

    table: str
    seq: int
    events: int
    again: bool = False


class Committed(Struct, frozen=True):
    """What is known of the draws of a table: the commitment of the epoch that runs, and the secret of the one before.

    A table whose results are typed has epochs too, and neither. Where it is sealed, cards stay hidden after the epoch:
    what is committed is the order of a pack, and no secret is told.
    """

    epoch: int
    since: int
    commitment: str
    before: Revealed | None = None
    sealed: bool = False


def commitment_of(epoch: Epoch) -> Committed:
    before = None if epoch.before is None else epoch.before.tell()
    return Committed(epoch.number, epoch.since, epoch.commitment, before, epoch.sealed)


class Viewer:
    """Somebody who looks at a table.

    They keep only their place in its log. What they have not read yet lies in the table's tail, once for all who look
    on; whoever falls off its end starts again from a snapshot. So nobody who reads slowly costs memory.
    """

    def __init__(self, person: Person) -> None:
        self.person = person
        self.eyes: Actor = person.id if person.role in PLAYERS else "@" + person.role
        self.seq = 0
        self.news = asyncio.Event()
        self.speed: Speed = "normal"
        self.uttered: deque[Uttered] = deque(maxlen=KEPT)  # what others said and they have not been told yet


Recent: TypeAlias = Sequence[tuple[Act, TableState]]
"""Acts that were read back or just made, each with the state before it."""


def gather_recent() -> deque[tuple[Act, TableState]]:
    """Where the last acts of a table are gathered while its past is read."""
    return deque(maxlen=TAIL)


def show_acts(live: LiveTable, recent: Recent) -> Iterator[Shown]:
    """The last acts of a table, each with what it changed for those who look on."""
    after = [*(before for _, before in recent), live.state][1:]
    for (act, before), now in zip(recent, after, strict=True):
        yield Shown(act, live.decider, phase_of(now), patches(live.decider, before, now))


def results(live: LiveTable, recent: Recent) -> Results:
    """What came in the last acts of a table; what came before them is read when somebody asks for it."""
    since = recent[0][0].seq if recent else live.seq
    return Results(live.decider, (act for act, _ in recent), since)


class Hosted:
    """A table of this house: the live table, how it runs, who looks on, and what of it is on disk.

    `live` may be ahead of the disk; `state`, `seq` and `tail` never are, and only they are shown to anybody.
    """

    def __init__(
        self, live: LiveTable, listed: Listed, policy: Policy, recent: Recent, draws: Committed | None = None
    ) -> None:
        self.live = live
        self.draws = draws
        self.listed = listed
        self.currency: Currency = live.currency
        self.policy = policy
        self.state: TableState = live.state
        self.seq = live.seq
        self.tail: deque[Shown] = deque(show_acts(live, recent), TAIL)
        self.results = results(live, recent)
        self.viewers: set[Viewer] = set()
        self.codec = Codec(live.decider)
        self.changed = asyncio.Event()
        self.ends: float | None = None  # the same moment by the loop's clock, which nobody sets
        self.closes_at: float | None = None
        self.pending = 0
        self.asked: dict[str, asyncio.Future[Ack]] = {}
        self.lost = False
        self.pace = Pace()
        self.ready: frozenset[Actor] = frozenset()
        self.began = 0  # the number of the event after which people can be ready again
        self.patience = patience()
        self.rounds = deque((act.at for act, _ in recent if ends_round(act)), ROUNDS)
        self._flush: asyncio.TimerHandle | None = None
        self._awaits: tuple[TableState, frozenset[Actor], bytes] | None = None

    @property
    def people(self) -> int:
        """How many people are at the table, as far as that may be shown."""
        return len(people_in(self.state))

    def show(self, act: Act, state: TableState, draws: Committed | None = None) -> None:
        """An act is on disk: from now on it may be seen, and the commitment that came with it."""
        self.draws = draws or self.draws
        decider = self.live.decider
        self.tail.append(Shown(act, decider, phase_of(state), patches(decider, self.state, state)))
        self.results.note(act)
        if ends_round(act):
            self.rounds.append(act.at)
        self.state, self.seq = state, act.end
        self.changed.set()
        self.stir()

    def round_length(self) -> float | None:
        """How many seconds a round has really taken here of late; breaks, when nobody was there, do not count."""
        gaps = [after - before for before, after in pairwise(self.rounds) if 0 < after - before < BREAK]
        return round(median(gaps), 1) if len(gaps) > 1 else None

    def utter(self, said: Uttered) -> None:
        """Somebody says one of the phrases; everybody who looks on hears it."""
        for viewer in self.viewers:
            viewer.uttered.append(said)
        self.stir()

    def whom_it_awaits(self) -> tuple[frozenset[Actor], bytes]:
        """The people whom the table waits for, and all it waits for as it is sent: worked out once a state."""
        if self._awaits is None or self._awaits[0] is not self.state:
            awaits = self.live.decider.tell_awaits(self.state)
            people = frozenset(a.who for a in awaits if is_person(a.who))
            self._awaits = self.state, people, encoder.encode(awaits)
        return self._awaits[1:]

    def set_ready(self, who: Actor, ready: bool, seen: int | None = None) -> None:
        """Somebody needs no more time now, or does after all; everybody sees it. Who has not been shown yet what the
        table waits for (`seen` is before it) means what is over, and that needs nobody's time."""
        if seen is not None and seen < self.began:
            return
        self._make_ready(self.ready | {who} if ready else self.ready - {who})

    def clear_ready(self) -> None:
        """Something new begins with the next event: nobody has said yet that they are ready."""
        self.began = self.live.seq + 1
        self._make_ready(frozenset())

    def _make_ready(self, ready: frozenset[Actor]) -> None:
        if ready != self.ready:
            self.ready = ready
            self.changed.set()
            self.stir()

    def count_down(self, ends: float | None) -> None:
        """Sets when betting closes or an answer is due, by the loop's clock; everybody is shown the time of day."""
        if ends != self.ends:
            self.ends = ends
            self.closes_at = None if ends is None else time.time() + ends - asyncio.get_running_loop().time()
            self.stir()

    def stir(self) -> None:
        """Wakes everybody who looks on, once for all that happens within a moment."""
        if self.viewers and self._flush is None:
            loop = asyncio.get_running_loop()
            self._flush = loop.call_later(self.pace.flush, self._wake, loop)

    def _wake(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._flush is not None:
            self.pace.woke(loop.time() - self._flush.when())
        self._flush = None
        for viewer in self.viewers:
            viewer.news.set()


class Writing:
    """A command on its way to the disk: what it did, the state after it, and who waits for the answer."""

    __slots__ = ("act", "answer", "draws", "error", "hosted", "purses", "started", "state")

    def __init__(
        self,
        hosted: Hosted,
        act: Act,
        state: TableState,
        draws: Committed | None,
        answer: asyncio.Future[Ack],
        started: float,
    ) -> None:
        self.hosted = hosted
        self.act = act
        self.state = state
        self.draws = draws
        self.answer = answer
        self.started = started
        self.purses: list[tuple[str, int]] = []  # whose purses it changes, and the number of its entry in each
        self.error: BaseException | None = None
