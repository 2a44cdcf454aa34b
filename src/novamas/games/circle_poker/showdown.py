"""Hands are shown in their order, and the pots are paid: whole or in halves, to one or to several."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.circle_poker.acts import (
    IDLE,
    PAYING,
    SHOWDOWN,
    CardsOpened,
    CirclePoker,
    Hand,
    HandEnded,
    OpenHands,
    PayPot,
    PotPaid,
    ShowdownOpened,
)
from novamas.games.circle_poker.desk import POT, PokerPart, PokerTable
from novamas.games.circle_poker.judge import Judge
from novamas.games.shoe.acts import TableShoe
from novamas.kit.decider import CROUPIER, Actor, Await, Command, Event, Move, Offer, Run, Veiled
from novamas.kit.hands import Value
from novamas.kit.parts import ANYBODY, Answer, Shut, gate
from novamas.kit.pots import Pot, share, side_pots, split

WIN = "win"


class Showdown(PokerPart):
    """Who shows first, who has won, and what each gets."""

    events = (ShowdownOpened, CardsOpened, PotPaid, HandEnded)

    def __init__(self, table: PokerTable, judge: Judge) -> None:
        super().__init__(table)
        self.judge = judge

    def awaits(self, s: CirclePoker) -> tuple[Await, ...]:
        if s.phase == SHOWDOWN:
            return (Await(CROUPIER, ("OpenHands",)),)
        return (Await(CROUPIER, ("PayPot",)),) if s.phase == PAYING else ()

    def default(self, s: CirclePoker, who: Actor) -> Command | None:
        return OpenHands(by=who) if s.phase == SHOWDOWN else PayPot(by=who)

    @gate(OpenHands, by=ANYBODY, during=(SHOWDOWN,))
    def allow_open(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.showdown.show_clauses
        if who != CROUPIER or who not in s.staff:
            return Shut("not-your-role", clauses, "by")
        return Offer("OpenHands", who, clauses=clauses) if s.phase == SHOWDOWN else Shut("not-now", clauses)

    @gate(PayPot, by=ANYBODY, during=(PAYING,))
    def allow_pay(self, s: CirclePoker, who: Actor) -> Answer:
        clauses = self.rules.showdown.pay_clauses
        if who != CROUPIER or who not in s.staff:
            return Shut("not-your-role", clauses, "by")
        return Offer("PayPot", who, clauses=clauses) if s.phase == PAYING else Shut("not-now", clauses)

    # -- the rulebook --------------------------------------------------------------------------------------------------

    def play(self, run: Run[CirclePoker], c: Command) -> None:
        rules = self.rules.showdown
        match c:
            case OpenHands():
                run(ShowdownOpened(calls=self.table.announce("showdown"), clauses=rules.show_clauses))
                for who in self.order(run.s.hand):
                    self.show(run, who)
            case PayPot():
                self.pay(run)
                run(HandEnded(clauses=rules.pay_clauses))

    def order(self, hand: Hand) -> tuple[Actor, ...]:
        """Who bet or raised last shows first, then the others from the left of that player on; the lead if nobody
        did."""
        inside = hand.inside()
        n = inside.index(hand.bettor) if hand.bettor in inside else 0
        return (*inside[n:], *inside[:n])

    def show(self, run: Run[CirclePoker], who: Actor) -> None:
        hand, rules = run.s.hand, self.rules.showdown
        cards = cards_of(hand, who)
        made = self.judge.kinds(cards, hand.boards)
        calls = self.table.announce("shows", who=who, kind=made[0])
        clauses = (*rules.order_clauses, *rules.speak_clauses)
        run(CardsOpened(who=who, cards=cards, made=made, calls=calls, clauses=clauses))

    def pay(self, run: Run[CirclePoker]) -> None:
        """Pot by pot, each in its halves; in equal parts, or by the restos as the letter has it."""
        s, rules = run.s, self.rules.showdown
        hand = s.hand
        inside = hand.inside()
        if len(inside) == 1:
            self.give(run, 1, "alone", hand.pot, {inside[0]: hand.pot}, rules.alone_clauses)
            return
        contests = self.contests(hand)
        weights = {who: s.chips[who] for who in inside} if rules.shares == "restos" else None
        for n, pot in enumerate(self.pots(hand), 1):
            fought = [(name, won) for name, hands in contests if (won := winners(pot, hands))]
            if len(pot.claimants) == 1:
                fought = [("alone", pot.claimants)]
            for (name, won), amount in zip(fought, split(pot.amount, len(fought), self.table.unit), strict=True):
                shares = share(amount, won, self.table.unit, hand.players, weights)
                clauses = rules.halves_clauses if len(fought) > 1 else rules.pay_clauses
                clauses = clauses if len(won) == 1 else (*clauses, *rules.shares_clauses)
                self.give(run, n, name, amount, {who: part for who, part in shares.items() if part}, clauses)

    def give(
        self,
        run: Run[CirclePoker],
        pot: int,
        half: str,
        amount: int,
        shares: dict[Actor, int],
        clauses: tuple[str, ...],
    ) -> None:
        if not amount:
            return
        moves = tuple(Move(POT, who, part, WIN) for who, part in shares.items())
        calls = tuple(
            call for who, part in shares.items() for call in self.table.announce("wins", who=who, amount=part)
        )
        run(PotPaid(pot=pot, half=half, amount=amount, shares=shares, moves=moves, calls=calls, clauses=clauses))

    def contests(self, hand: Hand) -> list[tuple[str, dict[Actor, Value]]]:
        """What is fought for: the whole pot; a half for each board; one for the highest hand and one for the lowest."""
        inside = hand.inside()
        boards = hand.boards or ((),)
        found = []
        for n, board in enumerate(boards, 1):
            name = "high" if len(boards) == 1 else f"board-{n}"
            found.append((name, {who: self.judge.high(cards_of(hand, who), board) for who in inside}))
        if self.rules.showdown.low is not None:
            lows = {who: self.judge.low(cards_of(hand, who), boards[0]) for who in inside}
            found.append(("low", {who: value for who, value in lows.items() if value is not None}))
        return found

    def pots(self, hand: Hand) -> tuple[Pot, ...]:
        """The main pot and the side pots, each less its part of what the house has taken and of antes that are
        missing; the main pot bears what cannot be divided."""
        pots, back = side_pots(hand.put, hand.inside())
        assert not back, "what nobody covered went back as the interval closed"
        whole = sum(pot.amount for pot in pots)
        less = hand.taken + sum(hand.lacking.values())
        taken = [pot.amount * less // whole for pot in pots]
        taken[0] += less - sum(taken)
        return tuple(replace(pot, amount=pot.amount - part) for pot, part in zip(pots, taken, strict=True))

    # -- the fold ------------------------------------------------------------------------------------------------------

    @staticmethod
    def evolve(s: CirclePoker, e: Event) -> CirclePoker:
        hand = s.hand
        match e:
            case ShowdownOpened():
                return replace(s, phase=PAYING)
            case CardsOpened(who=who, cards=cards):
                shown = {**hand.cards, who: tuple(Veiled(card, None) for card in cards)}
                return replace(s, hand=replace(hand, cards=shown, shown=(*hand.shown, who)))
            case PotPaid(amount=amount):
                return replace(s, hand=replace(hand, pot=hand.pot - amount))
            case HandEnded():
                return replace(s, phase=IDLE, hand=Hand(), deck=TableShoe())
        return s


def cards_of(hand: Hand, who: Actor) -> tuple[int, ...]:
    """Somebody's own cards."""
    return tuple(card.value for card in hand.cards.get(who, ()) if card.value is not None)


def winners(pot: Pot, hands: dict[Actor, Value]) -> tuple[Actor, ...]:
    """Who of those who may win a pot has the highest hand; nobody, if none of them has one."""
    able = {who: hands[who] for who in pot.claimants if who in hands}
    return tuple(who for who, value in able.items() if value == max(able.values()))
