"""Places as a part of a game: behind which of them somebody stands, and who waits for a seat."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from msgspec.structs import replace

from novamas.games.circle.acts import AskSeat, PlaceTaken, SeatAsked, StandBehind
from novamas.games.circle.desk import CircleDesk
from novamas.kit.decider import Actor, Command, Event, Offer, Run
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Clause, OneOf, Why

S = TypeVar("S", bound=CircleDesk)


class Places(Part[S]):
    """Who stands where, and the waiting list: the clauses of priority, of a place that is taken, of a vacant seat."""

    owns: ClassVar[tuple[str, ...]] = ("behind", "waiting")
    events = (PlaceTaken, SeatAsked)

    def __init__(self, priority: tuple[Clause, ...], taken: tuple[Clause, ...], vacant: tuple[Clause, ...]) -> None:
        self.priority, self.taken, self.vacant = priority, taken, vacant

    @gate(StandBehind)
    def allow_stand_behind(self, s: S, who: Actor) -> Answer:
        if who in s.standing and who not in s.behind and s.seats:
            places = OneOf(tuple(range(1, len(s.seats) + 1)), Why("no-such-place", self.priority))
            return Offer("StandBehind", who, {"seat": places}, self.priority)
        return Shut("place-taken", self.taken)

    @gate(AskSeat)
    def allow_ask_seat(self, s: S, who: Actor) -> Answer:
        if self.may_ask(s, who):
            return Offer("AskSeat", who, clauses=self.vacant)
        return Shut("not-now", self.vacant)

    def may_ask(self, s: S, who: Actor) -> bool:
        return who in s.standing and who not in s.waiting

    def why_not_sit(self, s: S, who: Actor, seat: int) -> Why | None:
        """A vacant place is for whoever is first."""
        first = self.first(s)
        return None if not first or who in first else Why("seat-is-promised", self.vacant)

    def first(self, s: S) -> tuple[Actor, ...]:
        """Who may have a vacant place: the head of the waiting list."""
        return s.waiting[:1]

    def play(self, run: Run[S], c: Command) -> None:
        match c:
            case StandBehind(by=who, seat=seat):
                run(PlaceTaken(who=who, seat=seat, clauses=self.priority))
            case AskSeat(by=who):
                seats = run.s.seats
                seat = seats.index(who) + 1 if who in seats else 0
                run(SeatAsked(who=who, seat=seat, clauses=self.vacant))

    @staticmethod
    def evolve(s: S, e: Event) -> S:
        match e:
            case PlaceTaken(who=who, seat=seat):
                return replace(s, behind={**s.behind, who: seat})
            case SeatAsked(who=who):
                return replace(s, waiting=(*s.waiting, who))
        return s

    @staticmethod
    def fold_sitting(s: S, who: Actor) -> S:
        """Who has a seat waits for none."""
        return replace(s, waiting=tuple(p for p in s.waiting if p != who))

    @staticmethod
    def fold_leaving(s: S, who: Actor) -> S:
        behind = {p: n for p, n in s.behind.items() if p != who}
        return replace(s, behind=behind, waiting=tuple(p for p in s.waiting if p != who))
