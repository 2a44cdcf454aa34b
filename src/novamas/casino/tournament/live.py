"""A tournament of the casino while it runs: its state, the number of the next event, the secret of its lots.

It keeps no log in memory; the log is the store's. The same tournament is rebuilt by folding its acts.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from novamas.casino.acts import Act, Written
from novamas.casino.live import Money, money_of
from novamas.casino.tournament.acts import OVER, TournamentOpened, TournamentState
from novamas.casino.tournament.bases import Plan
from novamas.casino.tournament.play import LOT, Tournament
from novamas.kit import forms
from novamas.kit.chance import Committed
from novamas.kit.decider import DIRECTOR, Chance, Command, Event, fold, step
from novamas.kit.money import Currency


class LiveTournament:
    """One tournament, one writer. `drawn` is how many lots have been drawn under its secret."""

    def __init__(
        self, id: str, plan: Plan, currency: Currency, clock: Callable[[], float], money: Money, secret: bytes | None
    ) -> None:
        self.id = id
        self.decider = Tournament(plan)
        self.money = money
        self.currency = money_of(currency, money)
        self.clock = clock
        self.secret = secret
        self.state: TournamentState = self.decider.empty()
        self.seq = 0
        self.drawn = 0
        self.at = 0.0

    def open(self, person: str) -> Act:
        """The first act: the director announces it."""
        first = self.decider.opening_event()
        act = Act(0, 0, DIRECTOR, None, (first,), at=self.clock(), person=person)
        self.apply(act)
        return act

    def act(self, command: Command, *, person: str = "", cause: str = "") -> Act:
        """Plays one command; a `Refused` changes nothing."""
        act = self.decide(command, person=person, cause=cause)
        self.apply(act)
        return act

    def decide(self, command: Command, *, person: str = "", cause: str = "") -> Act:
        """What would come of a command; nothing has happened yet."""
        state, events = step(self.decider, self.state, command)
        lot = isinstance(command, Chance)
        draw = (1, self.drawn + 1) if lot else None
        source = Committed.name if lot else ""
        at = max(self.at, self.clock())
        return Act(self.seq, state.level, command.by, command, tuple(events), cause, source, at, person, draw=draw)

    def apply(self, act: Act) -> None:
        """Folds an act that was decided before."""
        for event in act.events:
            self.state = fold(self.decider, self.state, event)
        self._note(act)

    def _note(self, act: Act) -> None:
        self.seq = act.end
        self.at = max(self.at, act.at)
        self.drawn += isinstance(act.command, Chance)

    def lot(self) -> Chance | None:
        """The lot that is due, drawn under the secret."""
        dist = self.decider.chance(self.state)
        if dist is None or self.secret is None:
            return None
        return Chance(what=LOT, value=Committed(self.secret, drawn=self.drawn).draw(dist, LOT))

    @property
    def over(self) -> bool:
        return self.state.phase == OVER


def read_act(body: bytes | msgspec.Raw, form: int) -> Act:
    """An act of a tournament as it was written; every tournament has the same commands and events."""
    written = msgspec.json.decode(body, type=Written)
    command, events = written.command, written.events
    if form != forms.FORM:
        command = forms.lift_tagged(Tournament.lifts, form, command)
        events = tuple(forms.lift_tagged(Tournament.lifts, form, event) for event in events)
    return Act(
        written.seq,
        written.round,
        written.by,
        _commands.decode(command),
        tuple(_events.decode(event) for event in events),
        written.cause,
        written.source,
        written.at,
        written.person,
        written.key,
        written.draw,
    )


def plan_in(act: Act) -> Plan:
    """The plan that the first act of a tournament tells."""
    first = act.events[0]
    assert isinstance(first, TournamentOpened)
    return first.plan


def _union(kinds: tuple[type, ...]) -> object:
    found: object = kinds[0]
    for kind in kinds[1:]:
        found = found | kind
    return found


_commands: msgspec.json.Decoder[Command | None] = msgspec.json.Decoder(_union((*Tournament.commands, type(None))))
_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(_union(Tournament.events))
