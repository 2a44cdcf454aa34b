"""Going on or giving up: an ante before the deal, a second bet for those who go on, and a bank that plays or does not.

Whoever holds a hand decides for it. A guest who bets on it follows with a second bet of their own or loses the ante:
the hand goes on, but nobody's chips are put down by another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar

from novamas.games.cloth.acts import Bet
from novamas.games.cloth.play import changed, said, without
from novamas.games.cloth.rules import Said
from novamas.games.poker.acts import (
    BANK,
    IN,
    OUT,
    BankOpened,
    Fold,
    Folded,
    Follow,
    Go,
    NotFollowed,
    PartBegun,
    Poker,
    SecondPlaced,
    WentOn,
)
from novamas.games.poker.play import DEAL, PokerGame, stated
from novamas.games.poker.rules import GoBets, PokerHouse, PokerRules, Qualify
from novamas.games.table_rules import Section
from novamas.kit.decider import CLOTH, Actor, Call, Command, Event, Move, Offer, Refused, Run
from novamas.kit.hands import Made
from novamas.kit.spaces import Clause, OneOf, Why

ANTE, SECOND = "ante", "second-bet"
GO, SHOW_BANK, SHOW_HANDS, PAY = "go", "bank", "hands", "pay"
Outcome: TypeAlias = Literal["won", "tied", "lost", "unopposed"]


class Going(Section, frozen=True, kw_only=True):
    """The choice to go on or to give up: what is said, and which bets beside the ante are lost with it."""

    go: Said = Said()
    fold: Said = Said()
    loses: tuple[str, ...] = ()
    loses_clauses: tuple[Clause, ...] = ()


class GoRules(PokerRules, frozen=True, kw_only=True):
    """What every poker with an ante and a second bet says."""

    bets: GoBets
    going: Going
    qualify: Qualify


Rg = TypeVar("Rg", bound=GoRules)
Sg = TypeVar("Sg", bound=Poker)
Hg = TypeVar("Hg", bound=PokerHouse)


class GoGame(PokerGame[Sg, Rg, Hg], Generic[Sg, Rg, Hg]):
    """A poker in which hands go on or are given up, and then meet the bank's."""

    commands: ClassVar[tuple[type[Command], ...]] = (*PokerGame.commands, Go, Fold)
    events: ClassVar[tuple[type[Event], ...]] = (*PokerGame.events, SecondPlaced, WentOn, Folded, BankOpened)
    script: ClassVar[tuple[str, ...]] = (DEAL, GO, SHOW_BANK, SHOW_HANDS, PAY)

    def makes_hand(self, kind: str) -> bool:
        return kind == ANTE

    def why_apart(self, kind: str) -> Why | None:
        if kind == SECOND:
            return Why("after-the-cards", self.rules.bets.second.clauses)
        return super().why_apart(kind)

    def antes(self, s: Sg, key: str) -> dict[int, Bet]:
        return self.on_box(s, s.hands[key].box, ANTE)

    # -- stages -------------------------------------------------------------------------------------------------------

    def plan(self, s: Sg, stage: str) -> PartBegun:
        match stage:
            case "go":
                asked = tuple(key for key in s.order if self.antes(s, key))
                return PartBegun(part=stage, hands=asked, clauses=self.rules.going.clauses)
            case "bank":
                return PartBegun(part=stage, turning=(BANK,) if self.going_on(s) else ())
            case "hands":
                return PartBegun(part=stage, turning=self.paid_in_turn(s, self.shown_down(s)))
        return super().plan(s, stage)

    def entered(self, run: Run[Sg], stage: str) -> None:
        if stage == PAY:
            self.pay_all(run)

    def going_on(self, s: Sg) -> tuple[str, ...]:
        """The hands that have gone on, against the bank."""
        return tuple(key for key in s.order if s.hands[key].state == IN)

    def shown_down(self, s: Sg) -> tuple[str, ...]:
        """The hands whose cards are turned over in the end: those with bets that are still to be decided."""
        return tuple(key for key in s.order if self.on_box(s, s.hands[key].box))

    def pay_all(self, run: Run[Sg]) -> None:
        """Settles every bet, once all cards lie open."""
        raise NotImplementedError

    # -- the decision -------------------------------------------------------------------------------------------------

    def choices(self, s: Sg) -> tuple[str, ...]:
        return ("Go", "Fold") if self.can_go(s, s.hands[s.turn].holder) else ("Fold",)

    def second_of(self, s: Sg, key: str, who: Actor) -> int:
        """The second bet that somebody owes who goes on with a hand."""
        own = sum(b.amount for b in self.antes(s, key).values() if b.owner == who)
        return own * self.rules.bets.second.times

    def can_go(self, s: Sg, who: Actor) -> bool:
        return self.second_of(s, s.turn, who) <= s.chips.get(who, 0)

    def decisions(self, s: Sg, who: Actor) -> Iterable[Offer]:
        going = self.rules.going
        if who in s.asked:
            yes = (True, False) if self.can_go(s, who) else (False,)
            yield Offer("Follow", who, {"yes": OneOf(yes, Why("not-enough-chips"))}, self.rules.behind.clauses)
        elif not s.asked and s.stage == GO:
            if self.can_go(s, who):
                yield Offer("Go", who, clauses=(*going.clauses, *self.rules.bets.second.clauses))
            yield Offer("Fold", who, clauses=going.clauses)

    def silent(self, s: Sg, who: Actor) -> Command:
        """Nobody's chips are put down for them."""
        return Follow(by=who, yes=False) if who in s.asked else Fold(by=who)

    def why_not(self, s: Sg, c: Command) -> Refused:
        match c:
            case Go() | Fold() if s.stage == GO and s.pending:
                holder = s.hands[s.turn].holder
                if c.by == holder and isinstance(c, Go) and not s.asked:
                    limit = self.second_of(s, s.turn, holder)
                    return Refused("not-enough-chips", self.rules.bets.second.clauses, limit=limit)
                code = "not-now" if c.by == holder else "not-your-hand"
                return Refused(code, self.rules.behind.clauses, "by", c.by)
        return super().why_not(s, c)

    def play(self, run: Run[Sg], c: Command) -> None:
        match c:
            case Go(by=who):
                self.put_down(run, who, self.guests(run.s, run.s.turn))
                self.decided(run)
            case Follow(by=who, yes=yes):
                self.followed(run, who, yes)
            case Fold():
                self.folded(run, run.s.turn)
                self.go_on(run)
            case _:
                super().play(run, c)

    def guests(self, s: Sg, key: str) -> tuple[Actor, ...]:
        """Those who bet on another's hand and have to say whether they follow."""
        owners = dict.fromkeys(b.owner for b in self.antes(s, key).values())
        return tuple(who for who in owners if who != s.hands[key].holder)

    def put_down(self, run: Run[Sg], who: Actor, asked: tuple[Actor, ...]) -> None:
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
                calls=said(self.rules.going.go.calls, who) if who == s.hands[key].holder else (),
            )
        )

    def followed(self, run: Run[Sg], who: Actor, yes: bool) -> None:
        s, key = run.s, run.s.turn
        rest = tuple(p for p in s.asked if p != who)
        if yes:
            self.put_down(run, who, rest)
        else:
            lying = self.on_box(s, s.hands[key].box, ANTE, *self.rules.going.loses)
            bets = tuple(id for id, b in lying.items() if b.owner == who)
            clauses = self.rules.going.clauses
            run(NotFollowed(hand=key, owner=who, bets=bets, asked=rest, moves=self.lost(s, bets), clauses=clauses))
        self.decided(run)

    def decided(self, run: Run[Sg]) -> None:
        """Once everybody on a hand has answered, it goes on, and the next one is asked."""
        if not run.s.asked:
            run(WentOn(hand=run.s.turn))
            self.go_on(run)

    def folded(self, run: Run[Sg], key: str) -> None:
        """The ante is collected at once, and whatever else the law takes with it."""
        s, going = run.s, self.rules.going
        gone = tuple(self.on_box(s, s.hands[key].box, ANTE, *going.loses))
        clauses = (*going.clauses, *going.loses_clauses)
        calls = said(going.fold.calls, s.hands[key].holder)
        run(Folded(hand=key, bets=gone, moves=self.lost(s, gone), calls=calls, clauses=clauses))

    # -- the bank -----------------------------------------------------------------------------------------------------

    def bank_plays(self, bank: Made) -> bool:
        """Whether the bank's hand is enough for it to play."""
        return self.ranking.worth(bank) >= self.ranking.worth(self.rules.qualify.least())

    def against(self, hand: Made, bank: Made) -> Outcome:
        """A hand that has gone on, against the bank's."""
        if not self.bank_plays(bank):
            return "unopposed"
        mine, other = self.ranking.worth(hand), self.ranking.worth(bank)
        return "won" if mine > other else "tied" if mine == other else "lost"

    def bank_opened(self, run: Run[Sg]) -> Made:
        """The bank's hand, announced."""
        bank = self.made(run.s, BANK)
        plays = self.bank_plays(bank)
        keys = self.rules.calls.result.calls
        calls = tuple(Call("bank-plays" if plays else "bank-does-not-play", {"hand": bank.kind}) for _ in keys)
        run(BankOpened(plays=plays, kind=bank.kind, calls=calls, clauses=self.rules.qualify.clauses))
        return bank

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: Sg, e: Event) -> Sg:
        match e:
            case SecondPlaced(bet=id, owner=owner, on=on, amount=amount, asked=asked):
                return changed(s, bets={**s.bets, id: Bet(owner, on, amount)}, serial=id, asked=asked)
            case NotFollowed(bets=gone, asked=asked):
                return changed(s, bets=without(s.bets, gone), asked=asked)
            case WentOn(hand=key):
                return changed(s, pending=s.pending[1:], **stated(s, (key,), state=IN))
            case Folded(hand=key, bets=gone):
                rest = tuple(k for k in s.pending if k != key)
                return changed(s, bets=without(s.bets, gone), pending=rest, **stated(s, (key,), state=OUT))
            case BankOpened():
                return s
        return super().evolve(s, e)
