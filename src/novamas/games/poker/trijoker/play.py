"""Trijoker: three cards each and two for all; before each common card a bet may be taken back; who is paid what.

There is no bank's hand: the cards alone decide. Betting is `games/boxes`, the round `games/poker/play.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import ClassVar

from novamas.games.cloth.acts import Spot
from novamas.games.cloth.play import changed, without
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import (
    CardShown,
    CardsTurned,
    ExposureReported,
    HandSettled,
    PartBegun,
    PlayerWarned,
    Poker,
)
from novamas.games.poker.play import DEAL, PokerGame
from novamas.games.poker.rules import HAND, Table
from novamas.games.poker.trijoker.acts import BetLeft, BetWithdrawn, LeaveBet, WithdrawBet
from novamas.games.poker.trijoker.rules import PARTS, WHOLE, TrijokerHouse, TrijokerRules
from novamas.kit.cards import name as card_name
from novamas.kit.chance import Value
from novamas.kit.decider import Actor, Call, Command, Event, Offer, Refused, Run
from novamas.kit.hands import Made

LEFT, RIGHT = "left", "right"
"""The places of the two common cards, seen by the croupier."""
FIRST, SECOND, SHOW, PAY = "first", "second", "hands", "pay"
DECIDES = {FIRST: 0, SECOND: 1}
"""The stages in which a bet may be taken back, and which one."""


class TrijokerGame(PokerGame[Poker, TrijokerRules, TrijokerHouse]):
    """Trijoker under one law, one house and one choice of readings."""

    commands: ClassVar[tuple[type[Command], ...]] = (*PokerGame.commands, CardShown, WithdrawBet, LeaveBet)
    events: ClassVar[tuple[type[Event], ...]] = (
        *PokerGame.events, ExposureReported, PlayerWarned, BetWithdrawn, BetLeft,
    )  # fmt: skip
    script: ClassVar[tuple[str, ...]] = (DEAL, FIRST, LEFT, SECOND, RIGHT, SHOW, PAY)

    def __init__(self, name: str, rules: TrijokerRules, house: TrijokerHouse) -> None:
        self.bets = PARTS[: rules.bets.three_bets.bets]
        super().__init__(name, rules, house)
        self.prizes = Table.of(self.ranking, rules.prizes)

    # -- the bets -----------------------------------------------------------------------------------------------------

    def draw_cloth(self) -> Iterable[Spot]:
        for box in self.boxes:
            yield Spot(f"{WHOLE}:{box}", WHOLE, parts=tuple((f"{kind}:{box}", 1) for kind in self.bets))
            yield from (Spot(f"{kind}:{box}", kind) for kind in self.bets)

    def bet_rule(self, kind: str) -> BetRule:
        return self.rules.bets.three_bets

    def makes_hand(self, kind: str) -> bool:
        return True

    def maximum(self, s: Poker, kind: str) -> int:
        limit = self.rules.bets.three_bets.maximum
        assert limit is not None
        return s.minimum * (self.house.maximum or max(limit.multiples))

    # -- stages -------------------------------------------------------------------------------------------------------

    def plan(self, s: Poker, stage: str) -> PartBegun:
        match stage:
            case "first" | "second":
                return PartBegun(part=stage, hands=s.order, clauses=self.rules.choice.clauses)
            case "left" | "right":
                return PartBegun(part=stage, turning=(stage,))
            case "hands":
                return PartBegun(part=stage, turning=self.paid_in_turn(s, s.order))
        return super().plan(s, stage)

    def entered(self, run: Run[Poker], stage: str) -> None:
        if stage == PAY:
            for key in self.paid_in_turn(run.s, run.s.order):
                self.pay_hand(run, key)

    def made(self, s: Poker, place: str) -> Made:
        """The own three cards and the two that are common to all."""
        return self.ranking.made(self.known(s, place, LEFT, RIGHT))

    def turned(self, s: Poker, place: str) -> CardsTurned:
        cards = self.known(s, place)
        if place in s.hands:
            return CardsTurned(to=place, cards=cards, kind=self.made(s, place).kind)
        calls = tuple(Call(key, {"card": card_name(cards[0])}) for key in self.rules.calls.result.calls)
        return CardsTurned(to=place, cards=cards, calls=calls)

    # -- taking back --------------------------------------------------------------------------------------------------

    def bet_in_question(self, s: Poker) -> str:
        """The kind of bet that the hand in turn may take back."""
        return self.rules.choice.withdrawn[DECIDES[s.stage]]

    def choices(self, s: Poker) -> tuple[str, ...]:
        return ("LeaveBet", "WithdrawBet")

    def decisions(self, s: Poker, who: Actor) -> Iterable[Offer]:
        for kind in self.choices(s):
            yield Offer(kind, who, clauses=self.rules.choice.clauses)

    def silent(self, s: Poker, who: Actor) -> Command:
        """What lies there stays."""
        return LeaveBet(by=who)

    def advice(self, s: Poker) -> dict[str, Fraction]:
        """What the bet in question wins on the average over all that may come; one that is taken back wins nothing."""
        cards = self.in_sight(s, s.turn, LEFT)
        if len(cards) < self.rules.deal.order.count(HAND):
            return {}
        rest = [card for card in range(52) if card not in cards]
        coming = combinations(rest, self.ranking.size - len(cards))
        results = [self.prizes.pays(self.ranking.made((*cards, *more))) for more in coming]
        total = sum((Fraction(-1) if pays is None else Fraction(pays) for pays in results), Fraction(0))
        return {"LeaveBet": total / len(results), "WithdrawBet": Fraction(0)}

    def why_not(self, s: Poker, c: Command) -> Refused:
        if isinstance(c, WithdrawBet | LeaveBet) and s.pending and c.by != s.hands[s.turn].holder:
            return Refused("not-your-hand", self.rules.choice.clauses, "by", c.by)
        return super().why_not(s, c)

    def play(self, run: Run[Poker], c: Command) -> None:
        match c:
            case WithdrawBet():
                key, kind = run.s.turn, self.bet_in_question(run.s)
                (bet,) = self.on_box(run.s, run.s.hands[key].box, kind)
                run(BetWithdrawn(hand=key, kind=kind, bet=bet, moves=self.back(run.s, (bet,))))
                self.go_on(run)
            case LeaveBet():
                run(BetLeft(hand=run.s.turn, kind=self.bet_in_question(run.s)))
                self.go_on(run)
            case _:
                super().play(run, c)

    # -- payment ------------------------------------------------------------------------------------------------------

    def pay_hand(self, run: Run[Poker], key: str) -> None:
        """Every bet that is left, each at the same odds."""
        s, hand = run.s, self.made(run.s, key)
        bets = self.on_box(s, s.hands[key].box)
        pays = self.prizes.pays(hand)
        if pays is None:
            moves = self.lost(s, bets)
        else:
            moves = self.won(s, {id: self.house.rounding.share(bet.amount, pays) for id, bet in bets.items()})
        result = "lost" if pays is None else "won"
        run(HandSettled(hand=key, result=result, kind=hand.kind, bets=tuple(bets), moves=moves))

    def outcome(self, e: Event) -> Value | None:
        """The common cards, for a board at the table."""
        return card_name(e.cards[0]) if isinstance(e, CardsTurned) and e.to in (LEFT, RIGHT) else None

    # -- folding ------------------------------------------------------------------------------------------------------

    def evolve(self, s: Poker, e: Event) -> Poker:
        match e:
            case BetWithdrawn(bet=id):
                return changed(s, bets=without(s.bets, (id,)), pending=s.pending[1:])
            case BetLeft():
                return changed(s, pending=s.pending[1:])
        return super().evolve(s, e)
