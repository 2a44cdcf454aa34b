"""The bank goes round: it is offered to one player after another, a hand at a time, and then to the croupier."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from novamas.games.cloth.acts import CLOSED, IDLE, OpenBetting, RoundEnded
from novamas.games.cloth.play import change
from novamas.games.poker.acts import BANK
from novamas.games.poker.pai_gow.acts import (
    AcceptBank,
    Bank,
    BankAccepted,
    BankCompared,
    BankPassed,
    CoverReturned,
    HandCompared,
    PaiGow,
    PassBank,
)
from novamas.games.poker.pai_gow.rules import PaiGowHouse, PaiGowRules
from novamas.games.poker.play import PokerPart
from novamas.kit.decider import CLOTH, CROUPIER, Account, Actor, Await, Command, Event, Move, Offer, Run, is_person
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.spaces import Amount, Why

P = TypeVar("P", bound=PaiGow)


class GoingBank(PokerPart[PaiGow, PaiGowRules, PaiGowHouse]):
    """Who holds the bank, and what a player who does has put down for the bets against it."""

    owns = ("bank",)
    events = (BankAccepted, BankPassed, HandCompared, BankCompared, CoverReturned, RoundEnded)

    def players(self, s: PaiGow) -> bool:
        """Whether a player holds the bank."""
        return bool(s.bank.holder) and is_person(s.bank.holder)

    def key(self, s: PaiGow) -> str:
        """The hands that all others are compared with."""
        return str(s.bank.place) if self.players(s) else BANK

    def whom_to_ask(self, s: PaiGow) -> Actor | None:
        """Who is offered the bank now: the next seated player who could hold it, until it is the croupier's turn."""
        table = self.table
        if s.phase != IDLE or table.session_over(s) or table.keeper.busy(s) or s.bank.holder:
            return None
        if self.rules.banking.to == "nobody" or not table.house.players_bank:
            return None
        places = range(s.bank.place + 1, len(table.boxes) + 1)
        seated = (table.front(s, box) for box in places)
        return next((who for who in seated if who is not None and s.chips.get(who, 0) >= self.least_cover(s)), None)

    def least_cover(self, s: PaiGow) -> int:
        """A bank needs chips for one bet at the least, and for the house's."""
        return s.minimum * (1 + self.table.house.against)

    # -- what each may do ---------------------------------------------------------------------------------------------

    def awaits(self, s: PaiGow) -> tuple[Await, ...]:
        who = self.whom_to_ask(s)
        return (Await(who, ("AcceptBank", "PassBank")),) if who is not None else ()

    def default(self, s: PaiGow, who: Actor) -> Command:
        return PassBank(by=who)

    def bars(self, s: PaiGow, kind: type[Command]) -> Shut | None:
        """Nobody bets while the bank is offered."""
        waits = kind is OpenBetting and self.whom_to_ask(s) is not None
        return Shut("not-now", self.rules.calls.open.clauses, "by") if waits else None

    def not_offered(self, s: PaiGow, who: Actor) -> Shut | None:
        clauses = self.rules.banking.clauses
        return None if who == self.whom_to_ask(s) else Shut("not-offered-the-bank", clauses, "by")

    @gate(AcceptBank, by=ANYBODY, during=(IDLE,))
    def allow_accept_bank(self, s: PaiGow, who: Actor) -> Answer:
        if (shut := self.not_offered(s, who)) is not None:
            return shut
        cover = Amount(self.least_cover(s), s.chips[who], above=Why("not-enough-chips"))
        return Offer("AcceptBank", who, {"amount": cover}, self.rules.banking.clauses)

    @gate(PassBank, by=ANYBODY, during=(IDLE,))
    def allow_pass_bank(self, s: PaiGow, who: Actor) -> Answer:
        return self.not_offered(s, who) or Offer("PassBank", who, clauses=self.rules.banking.clauses)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def play(self, run: Run[PaiGow], c: Command) -> None:
        clauses = self.rules.banking.clauses
        match c:
            case AcceptBank(by=who, amount=amount):
                place, moves = run.s.seats.index(who) + 1, (Move(who, CLOTH, amount, "cover"),)
                run(BankAccepted(who=who, place=place, cover=amount, moves=moves, clauses=clauses))
            case PassBank(by=who):
                run(BankPassed(who=who, place=run.s.seats.index(who) + 1, clauses=clauses))

    def before(self, run: Run[PaiGow], c: Command) -> bool:
        """A bank that nobody has taken is the croupier's as the betting opens."""
        if isinstance(c, OpenBetting) and not run.s.bank.holder:
            self.to_croupier(run)
        return False

    def after(self, run: Run[PaiGow]) -> None:
        """As the betting closes, a player who no longer sits there holds no bank, and one that nobody bets against pays
        nothing."""
        s = run.s
        if s.phase != CLOSED or s.hands or not self.players(s):
            return
        if self.table.front(s, s.bank.place) != s.bank.holder:
            self.cover_back(run)
            self.to_croupier(run)
        elif not any(self.table.counts(s, id) for id in s.bets):
            self.cover_back(run)

    def cover_back(self, run: Run[PaiGow]) -> None:
        bank = run.s.bank
        moves = (Move(CLOTH, bank.holder, bank.cover, "cover"),) if bank.cover else ()
        run(CoverReturned(who=bank.holder, amount=bank.cover, moves=moves, clauses=self.rules.banking.clauses))

    def to_croupier(self, run: Run[PaiGow]) -> None:
        run(BankAccepted(who=CROUPIER, place=len(self.table.boxes) + 1, clauses=self.rules.banking.clauses))

    def holdings(self, s: PaiGow) -> Mapping[Account, int]:
        return {CLOTH: s.bank.cover}

    def why_not_leave(self, s: PaiGow, who: Actor) -> Why | None:
        return Why("holds-the-bank") if who == s.bank.holder else None

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case BankAccepted(who=who, place=place, cover=cover):
                return change(s, bank=Bank(who, place, cover))
            case BankPassed(place=place):
                return change(s, bank=Bank(place=place))
            case HandCompared(cover=cover) | BankCompared(cover=cover):
                return change(s, bank=replace(s.bank, cover=cover))
            case CoverReturned():
                return change(s, bank=replace(s.bank, cover=0))
            case RoundEnded():
                return change(s, bank=Bank(place=0 if s.bank.holder == CROUPIER else s.bank.place))
        return s
