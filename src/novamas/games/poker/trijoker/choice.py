"""Before each common card every hand takes back the bet that is in question, or leaves it in play."""

from __future__ import annotations

from typing import TypeVar

from novamas.games.cloth.acts import CLOSED
from novamas.games.cloth.play import change, without
from novamas.games.poker.acts import HandSettled, PartBegun, Poker
from novamas.games.poker.play import PokerPart, with_hands
from novamas.games.poker.trijoker.acts import BetLeft, BetWithdrawn, LeaveBet, WithdrawBet
from novamas.games.poker.trijoker.rules import TrijokerHouse, TrijokerRules
from novamas.kit.decider import Actor, Await, Command, Event, Offer, Run
from novamas.kit.parts import Answer, gate

FIRST, SECOND = "first", "second"
STAGES = (FIRST, SECOND)
"""The stages in which a bet may be taken back."""
P = TypeVar("P", bound=Poker)


class BetChoice(PokerPart[Poker, TrijokerRules, TrijokerHouse]):
    """The hand in turn takes back a bet or leaves it."""

    events = (BetWithdrawn, BetLeft, HandSettled)

    def plan(self, s: Poker, stage: str) -> PartBegun | None:
        if stage in STAGES:
            return PartBegun(part=stage, hands=s.order, clauses=self.rules.choice.clauses)
        return None

    def bet_in_question(self, s: Poker) -> str:
        """The kind of bet that the hand in turn may take back."""
        return self.rules.choice.withdrawn[STAGES.index(s.stage)]

    def awaits(self, s: Poker) -> tuple[Await, ...]:
        holder = self.table.in_turn(s, *STAGES)
        return (Await(holder, ("LeaveBet", "WithdrawBet")),) if holder is not None else ()

    def default(self, s: Poker, who: Actor) -> Command:
        """What lies there stays."""
        return LeaveBet(by=who)

    @gate(LeaveBet, WithdrawBet, during=(CLOSED,))
    def allow_choice(self, s: Poker, who: Actor, kind: str | None) -> Answer:
        clauses = self.rules.choice.clauses
        if (shut := self.table.not_in_turn(s, who, STAGES, clauses, clauses)) is not None:
            return shut
        kinds = ("LeaveBet", "WithdrawBet") if kind is None else (kind,)
        return tuple(Offer(each, who, clauses=clauses) for each in kinds)

    def play(self, run: Run[Poker], c: Command) -> None:
        s, key, kind = run.s, run.s.turn, self.bet_in_question(run.s)
        match c:
            case WithdrawBet():
                (bet,) = self.table.on_box(s, s.hands[key].box, kind)
                run(BetWithdrawn(hand=key, kind=kind, bet=bet, moves=self.table.back(s, (bet,))))
            case LeaveBet():
                run(BetLeft(hand=key, kind=kind))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case BetWithdrawn(bet=id):
                return change(s, bets=without(s.bets, (id,)), pending=s.pending[1:])
            case BetLeft():
                return change(s, pending=s.pending[1:])
            case HandSettled(hand=key, result=result, bets=gone):
                return change(s, bets=without(s.bets, gone), **with_hands(s, (key,), result=result))
        return s
