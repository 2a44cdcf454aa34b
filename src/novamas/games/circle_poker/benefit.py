"""What the house takes, in one of three ways: a part of the pot in each interval, of a session, of a hand."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.circle_poker.acts import (
    IDLE,
    CirclePoker,
    ExtendSession,
    FeesTaken,
    GameBegun,
    HourOver,
    LastHands,
    SessionExtended,
)
from novamas.games.circle_poker.desk import POT, PokerPart
from novamas.games.circle_poker.reports import HandVoided
from novamas.kit.decider import CAGNOTTE, CROUPIER, Actor, Command, Event, Move, Offer, Run
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.spaces import Clause, OneOf

BENEFIT = "benefit"
MOST_HALVES = 8
"""The most half sessions by which a session is extended at once."""


class Benefits(PokerPart):
    """The house's part, and the hours that it is taken for where it is taken by the hour. Time comes from outside."""

    owns = ("halves", "charged", "ends")
    events = (GameBegun, FeesTaken, LastHands, SessionExtended, HandVoided)

    # -- of the pot ----------------------------------------------------------------------------------------------------

    def of_pot(self, s: CirclePoker, back: int) -> int:
        """What the house takes as an interval ends, once what nobody covered is back."""
        if self.house.benefit != "pot":
            return 0
        rule, hand = self.rules.benefit.pot, s.hand
        base = (hand.fresh if rule.of == "added" else hand.pot) - back
        part = self.house.rounding.share(max(0, base), self.table.rate)
        cap = self.house.benefit_cap * s.minimum
        return min(part, cap - hand.taken) if cap else part

    def moves(self, taken: int) -> tuple[Move, ...]:
        return (Move(POT, CAGNOTTE, taken, BENEFIT),) if taken else ()

    def clauses(self) -> tuple[Clause, ...]:
        """The clauses of the way that the house has chosen."""
        benefit = self.rules.benefit
        return (*benefit.of(self.house.benefit).clauses, *benefit.slot_clauses)

    # -- of the players ------------------------------------------------------------------------------------------------

    def charge(self, run: Run[CirclePoker], players: tuple[Actor, ...]) -> None:
        """What players owe as a hand begins: the fee of the hand, or the sessions that they have not paid yet."""
        s = run.s
        if self.house.benefit == "hand":
            fee = self.table.hand_fee(s)
            self.take(run, 0, dict.fromkeys(players, fee))
        elif self.house.benefit == "session":
            for halves in sorted({self.table.count_owed(s, who)[0] for who in players} - {0}):
                owing = [who for who in players if self.table.count_owed(s, who)[0] == halves]
                self.take(run, halves, {who: self.table.count_owed(s, who)[1] for who in owing})

    def take(self, run: Run[CirclePoker], halves: int, fees: dict[Actor, int]) -> None:
        moves = tuple(Move(who, CAGNOTTE, fee, BENEFIT) for who, fee in fees.items())
        clauses = self.clauses() if not halves else (*self.clauses(), *self.rules.benefit.session.halves_clauses)
        run(FeesTaken(by=self.house.benefit, halves=halves, fees=fees, moves=moves, clauses=clauses))

    # -- the hours -----------------------------------------------------------------------------------------------------

    def is_timed(self) -> bool:
        """Whether the length of the game is counted in hours."""
        return self.house.benefit == "session" or self.house.hours > 0

    @gate(HourOver, by=ANYBODY)
    def allow_hour_over(self, s: CirclePoker, who: Actor) -> Answer:
        section = self.rules.benefit.session
        clauses = section.hours_clauses or section.clauses
        if who != CROUPIER or who not in s.staff:
            return Shut("not-your-role", clauses, "by")
        if not self.is_timed():
            return Shut("no-hours-here", self.rules.length.fixed_clauses)
        if not s.begun or s.ends is not None:
            return Shut("not-now", clauses)
        return Offer("HourOver", who, clauses=clauses)

    @gate(ExtendSession, by=ANYBODY)
    def allow_extend(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.benefit.session.halves_clauses
        if who != CROUPIER or who not in s.staff:
            return Shut("not-your-role", clauses, "by")
        if not s.begun or s.ends is None:
            return Shut("not-now", clauses)
        return Offer("ExtendSession", who, {"halves": OneOf(tuple(range(1, MOST_HALVES + 1)))}, clauses)

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        s, section = run.s, self.rules.benefit.session
        match c:
            case HourOver():
                running = 0 if s.phase == IDLE else 1
                ends = s.round - running + section.hands
                calls = self.table.announce("last-hands", hands=section.hands)
                run(LastHands(ends=ends, calls=calls, clauses=section.hours_clauses))
            case ExtendSession(halves=halves):
                run(SessionExtended(halves=halves, clauses=section.halves_clauses))

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        match e:
            case GameBegun(halves=halves):
                return replace(s, halves=halves, charged={}, ends=None)
            case FeesTaken(halves=halves, fees=fees) if halves:
                paid = {who: s.charged.get(who, 0) + halves for who in fees}
                return replace(s, charged={**s.charged, **paid})
            case FeesTaken(fees=fees):
                return replace(s, hand=replace(s.hand, fees=fees))
            case HandVoided():
                return s if s.ends is None else replace(s, ends=s.ends + 1)
            case LastHands(ends=ends):
                return replace(s, ends=ends)
            case SessionExtended(halves=halves):
                return replace(s, halves=s.halves + halves, ends=None)
        return s

    @staticmethod
    def fold_leaving(s: CirclePoker, who: Actor) -> CirclePoker:
        return replace(s, charged={p: n for p, n in s.charged.items() if p != who})
