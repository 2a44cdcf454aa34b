"""Between the last word of a coup and the payment, as a part of a game: what went wrong may still be said.

Where staff have reported a mistake that nobody has found yet, and at every coup of a table whose house wants it so, the
coup waits here until the croupier pays; every report that the texts allow before that is still possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from novamas.games.circle.acts import ClaimsOpened, PayStakes
from novamas.games.circle.desk import PAYING, CircleDesk
from novamas.kit.decider import CROUPIER, Actor, Await, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Clause

S = TypeVar("S", bound=CircleDesk)


class Paying(Part[S]):
    """The croupier pays once nobody claims anything. `claims` are the clauses that say how long one may, `pay` is what
    the game does then."""

    events = (ClaimsOpened,)

    def __init__(self, claims: tuple[Clause, ...], pay: Callable[[Run[S]], None]) -> None:
        self.claims, self.pay = claims, pay

    def awaits(self, s: S) -> tuple[Await, ...]:
        return (Await(CROUPIER, ("PayStakes",)),) if s.phase == PAYING and not s.coup.due else ()

    def default(self, s: S, who: Actor) -> Command:
        return PayStakes(by=who)

    @gate(PayStakes, by=(CROUPIER,), during=(PAYING,))
    def allow_pay_stakes(self, s: S, who: Actor) -> Answer:
        if who in s.staff and s.phase == PAYING and not s.coup.due:
            return Offer("PayStakes", who, clauses=self.claims)
        return Shut("not-now", self.claims)

    def play(self, run: Run[S], c: Command) -> None:
        self.pay(run)

    @staticmethod
    def evolve(s: S, e: Event) -> S:
        return replace(s, phase=PAYING)
