"""Going on or giving up: an ante before the deal, a second bet for those who go on, and a bank that plays or does not.

Whoever holds a hand decides for it. A guest who bets on it follows with a second bet of their own or loses the ante:
the hand goes on, but nobody's chips are put down by another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Literal, TypeAlias, TypeVar

from novamas.games.cloth.acts import CLOSED, Bet
from novamas.games.cloth.play import calls_by, change, without
from novamas.games.poker.acts import (
    BANK,
    IN,
    OUT,
    BankOpened,
    Fold,
    Folded,
    Follow,
    Go,
    HandSettled,
    NotFollowed,
    PartBegun,
    Poker,
    SecondPlaced,
    SideSettled,
    WentOn,
)
from novamas.games.poker.play import H, PokerGame, PokerPart, R, S, with_hands
from novamas.games.poker.rules import GoRules
from novamas.kit.decider import CLOTH, Actor, Await, Call, Command, Event, Move, Offer, Run
from novamas.kit.hands import Made
from novamas.kit.money import Ratio
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Clause, OneOf, Why

ANTE, SECOND = "ante", "second-bet"
GO, SHOW_BANK, SHOW_HANDS, PAY = "go", "bank", "hands", "pay"
Outcome: TypeAlias = Literal["won", "tied", "lost", "unopposed"]
Rg = TypeVar("Rg", bound=GoRules)
P = TypeVar("P", bound=Poker)


class GoingOn(PokerPart[S, Rg, H], Generic[S, Rg, H]):
    """Hands go on or are given up, and then meet the bank's.

    `shown` are the hands whose cards are turned over in the end, unless it is those with bets that are still to be
    decided; `also` is what else the hand in turn may do while it is asked.
    """

    events = (SecondPlaced, NotFollowed, WentOn, Folded, BankOpened, HandSettled)

    def __init__(
        self,
        table: PokerGame[S, Rg, H],
        shown: Callable[[S], tuple[str, ...]] | None = None,
        also: Callable[[S], tuple[str, ...]] = lambda s: (),
    ) -> None:
        super().__init__(table)
        self.shown, self.also = shown or self.find_undecided, also
        self.later = {SECOND: Why("after-the-cards", self.rules.bets.second.clauses)}

    def antes(self, s: S, key: str) -> dict[int, Bet]:
        return self.table.on_box(s, s.hands[key].box, ANTE)

    def going_on(self, s: S) -> tuple[str, ...]:
        """The hands that have gone on, against the bank."""
        return tuple(key for key in s.order if s.hands[key].state == IN)

    def find_undecided(self, s: S) -> tuple[str, ...]:
        """The hands with bets that are still to be decided."""
        return tuple(key for key in s.order if self.table.on_box(s, s.hands[key].box))

    def plan(self, s: S, stage: str) -> PartBegun | None:
        match stage:
            case "go":
                asked = tuple(key for key in s.order if self.antes(s, key))
                return PartBegun(part=stage, hands=asked, clauses=self.rules.going.clauses)
            case "bank":
                return PartBegun(part=stage, turning=(BANK,) if self.going_on(s) else ())
            case "hands":
                return PartBegun(part=stage, turning=self.table.sort_paid(s, self.shown(s)))
        return None

    # -- the decision -------------------------------------------------------------------------------------------------

    def second_of(self, s: S, key: str, who: Actor) -> int:
        """The second bet that somebody owes who goes on with a hand."""
        own = sum(b.amount for b in self.antes(s, key).values() if b.owner == who)
        return own * self.rules.bets.second.times

    def can_go(self, s: S, who: Actor) -> bool:
        return self.second_of(s, s.turn, who) <= s.chips.get(who, 0)

    def awaits(self, s: S) -> tuple[Await, ...]:
        holder = self.table.in_turn(s, GO)
        if holder is None:
            return ()
        if s.asked:
            return tuple(Await(who, ("Follow",)) for who in s.asked)
        kinds = ("Go", "Fold") if self.can_go(s, holder) else ("Fold",)
        return (Await(holder, (*kinds, *self.also(s))),)

    def default(self, s: S, who: Actor) -> Command:
        """Nobody's chips are put down for them."""
        return Follow(by=who, yes=False) if who in s.asked else Fold(by=who)

    def not_asked(self, s: S, who: Actor) -> Shut | None:
        """Why somebody does not say now whether a hand goes on, if so; first its guests say whether they follow."""
        behind = self.rules.behind.clauses
        shut = self.table.not_in_turn(s, who, (GO,), self.rules.going.clauses, behind)
        return Shut("not-now", behind, "by") if shut is None and s.asked else shut

    @gate(Go, during=(CLOSED,))
    def allow_go(self, s: S, who: Actor) -> Answer:
        if (shut := self.not_asked(s, who)) is not None:
            return shut
        second = self.rules.bets.second
        if not self.can_go(s, who):
            return Shut("not-enough-chips", second.clauses, limit=self.second_of(s, s.turn, who))
        return Offer("Go", who, clauses=(*self.rules.going.clauses, *second.clauses))

    @gate(Fold, during=(CLOSED,))
    def allow_fold(self, s: S, who: Actor) -> Answer:
        return self.not_asked(s, who) or Offer("Fold", who, clauses=self.rules.going.clauses)

    @gate(Follow, during=(CLOSED,))
    def allow_follow(self, s: S, who: Actor) -> Answer:
        behind = self.rules.behind.clauses
        if who not in s.asked or self.table.in_turn(s, GO) is None:
            return Shut("not-now", behind)
        yes = (True, False) if self.can_go(s, who) else (False,)
        return Offer("Follow", who, {"yes": OneOf(yes, Why("not-enough-chips"))}, behind)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def play(self, run: Run[S], c: Command) -> None:
        match c:
            case Go(by=who):
                self.put_down(run, who, self.guests(run.s, run.s.turn))
                self.go_on_once_decided(run)
            case Follow(by=who, yes=yes):
                self.follow(run, who, yes)
            case Fold():
                self.give_up(run, run.s.turn)

    def guests(self, s: S, key: str) -> tuple[Actor, ...]:
        """Those who bet on another's hand and have to say whether they follow."""
        owners = dict.fromkeys(b.owner for b in self.antes(s, key).values())
        return tuple(who for who in owners if who != s.hands[key].holder)

    def put_down(self, run: Run[S], who: Actor, asked: tuple[Actor, ...]) -> None:
        s, key = run.s, run.s.turn
        amount = self.second_of(s, key, who)
        run(
            SecondPlaced(
                hand=key,
                bet=s.serial + 1,
                owner=who,
                on=f"{SECOND}:{s.hands[key].box}",
                amount=amount,
                asked=asked,
                moves=(Move(who, CLOTH, amount, "bet"),),
                calls=calls_by(self.rules.going.go.calls, who) if who == s.hands[key].holder else (),
            )
        )

    def follow(self, run: Run[S], who: Actor, yes: bool) -> None:
        s, key = run.s, run.s.turn
        rest = tuple(p for p in s.asked if p != who)
        if yes:
            self.put_down(run, who, rest)
        else:
            lying = self.table.on_box(s, s.hands[key].box, ANTE, *self.rules.going.loses)
            bets = tuple(id for id, b in lying.items() if b.owner == who)
            moves, clauses = self.table.lose(s, bets), self.rules.going.clauses
            run(NotFollowed(hand=key, owner=who, bets=bets, asked=rest, moves=moves, clauses=clauses))
        self.go_on_once_decided(run)

    def go_on_once_decided(self, run: Run[S]) -> None:
        """Once everybody on a hand has answered, it goes on, and the next one is asked."""
        if not run.s.asked:
            run(WentOn(hand=run.s.turn))

    def give_up(self, run: Run[S], key: str) -> None:
        """The ante is collected at once, and whatever else the law takes with it."""
        s, going = run.s, self.rules.going
        gone = tuple(self.table.on_box(s, s.hands[key].box, ANTE, *going.loses))
        clauses = (*going.clauses, *going.loses_clauses)
        calls = calls_by(going.fold.calls, s.hands[key].holder)
        run(Folded(hand=key, bets=gone, moves=self.table.lose(s, gone), calls=calls, clauses=clauses))

    # -- the bank -----------------------------------------------------------------------------------------------------

    def bank_plays(self, bank: Made) -> bool:
        """Whether the bank's hand is enough for it to play."""
        ranking = self.table.ranking
        return ranking.value_of(bank) >= ranking.value_of(self.rules.qualify.least())

    def against(self, hand: Made, bank: Made) -> Outcome:
        """A hand that has gone on, against the bank's."""
        if not self.bank_plays(bank):
            return "unopposed"
        mine, other = self.table.ranking.value_of(hand), self.table.ranking.value_of(bank)
        return "won" if mine > other else "tied" if mine == other else "lost"

    def open_bank(self, run: Run[S]) -> Made:
        """The bank's hand, announced."""
        bank = self.table.make_hand(run.s, BANK)
        plays = self.bank_plays(bank)
        keys = self.rules.calls.result.calls
        calls = tuple(Call("bank-plays" if plays else "bank-does-not-play", {"hand": bank.kind}) for _ in keys)
        run(BankOpened(plays=plays, kind=bank.kind, calls=calls, clauses=self.rules.qualify.clauses))
        return bank

    # -- folding ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        match e:
            case SecondPlaced(bet=id, owner=owner, on=on, amount=amount, asked=asked):
                return change(s, bets={**s.bets, id: Bet(owner, on, amount)}, serial=id, asked=asked)
            case NotFollowed(bets=gone, asked=asked):
                return change(s, bets=without(s.bets, gone), asked=asked)
            case WentOn(hand=key):
                return change(s, pending=s.pending[1:], **with_hands(s, (key,), state=IN))
            case Folded(hand=key, bets=gone):
                rest = tuple(k for k in s.pending if k != key)
                return change(s, bets=without(s.bets, gone), pending=rest, **with_hands(s, (key,), state=OUT))
            case HandSettled(hand=key, result=result, bets=gone):
                return change(s, bets=without(s.bets, gone), **with_hands(s, (key,), result=result))
        return s


class SideBets(Part[S], Generic[S, R, H]):
    """Bets beside a hand that its cards alone decide."""

    events = (SideSettled,)

    def __init__(self, table: PokerGame[S, R, H]) -> None:
        self.table = table

    def settle(
        self, run: Run[S], key: str, side: str, hand: Made, pays: Ratio | None, clauses: tuple[Clause, ...] = ()
    ) -> None:
        """Pays or collects the bets of a kind beside a hand, if there are any: nothing is what a loser is paid."""
        s, table = run.s, self.table
        bets = table.on_box(s, s.hands[key].box, side)
        if not bets:
            return
        if pays is None:
            moves = table.lose(s, bets)
        else:
            moves = table.win(s, {id: table.house.rounding.share(bet.amount, pays) for id, bet in bets.items()})
        won, gone = pays is not None, tuple(bets)
        run(SideSettled(hand=key, side=side, kind=hand.kind, won=won, bets=gone, moves=moves, clauses=clauses))

    @staticmethod
    def evolve(s: P, e: Event) -> P:
        assert isinstance(e, SideSettled)
        return change(s, bets=without(s.bets, e.bets))
