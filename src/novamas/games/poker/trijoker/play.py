"""Trijoker: three cards each and two for all; before each common card a bet may be taken back; who is paid what.

There is no bank's hand: the cards alone decide. Betting is `games/boxes`, the round `games/poker/round.py`; `choice.py`
has the bets that are taken back or left.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import ClassVar

from novamas.games.cloth.acts import Spot
from novamas.games.cloth.rules import BetRule
from novamas.games.poker.acts import CardsTurned, HandSettled, PartBegun, Poker
from novamas.games.poker.mistakes import Breaches, Misdeals, ShownCards
from novamas.games.poker.play import DEAL, PokerGame
from novamas.games.poker.round import Deck, Round
from novamas.games.poker.rules import HAND, PayTable
from novamas.games.poker.trijoker.choice import FIRST, SECOND, BetChoice
from novamas.games.poker.trijoker.rules import PARTS, WHOLE, TrijokerHouse, TrijokerRules
from novamas.kit.cards import name as card_name
from novamas.kit.chance import Value
from novamas.kit.decider import Call, Event, Run
from novamas.kit.hands import Made
from novamas.kit.parts import Parts

LEFT, RIGHT = "left", "right"
"""The places of the two common cards, seen by the croupier."""
SHOW, PAY = "hands", "pay"


class TrijokerGame(PokerGame[Poker, TrijokerRules, TrijokerHouse]):
    """Trijoker under one law, one house and one choice of readings."""

    made_of: ClassVar[Parts] = (Deck, ShownCards, Round, Misdeals, Breaches, BetChoice)
    shared: ClassVar[tuple[str, ...]] = tuple(field for field in PokerGame.shared if field != "asked")
    unused: ClassVar[tuple[str, ...]] = ("asked", "admitted")
    script: ClassVar[tuple[str, ...]] = (DEAL, FIRST, LEFT, SECOND, RIGHT, SHOW, PAY)

    def __init__(self, name: str, rules: TrijokerRules, house: TrijokerHouse) -> None:
        self.bets = PARTS[: rules.bets.three_bets.bets]
        super().__init__(name, rules, house)
        self.prizes = PayTable.of(self.ranking, rules.prizes)
        self.compose(Deck(self), ShownCards(self), Round(self), Misdeals(self), Breaches(self), BetChoice(self))

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
            case "left" | "right":
                return PartBegun(part=stage, turning=(stage,))
            case "hands":
                return PartBegun(part=stage, turning=self.sort_paid(s, s.order))
        return super().plan(s, stage)

    def enter(self, run: Run[Poker], stage: str) -> None:
        if stage == PAY:
            for key in self.sort_paid(run.s, run.s.order):
                self.pay_hand(run, key)

    def make_hand(self, s: Poker, place: str) -> Made:
        """The own three cards and the two that are common to all."""
        return self.ranking.evaluate(self.known_cards(s, place, LEFT, RIGHT))

    def turn_over(self, s: Poker, place: str) -> CardsTurned:
        cards = self.known_cards(s, place)
        if place in s.hands:
            return CardsTurned(to=place, cards=cards, kind=self.make_hand(s, place).kind)
        calls = tuple(Call(key, {"card": card_name(cards[0])}) for key in self.rules.calls.result.calls)
        return CardsTurned(to=place, cards=cards, calls=calls)

    def advice(self, s: Poker) -> dict[str, Fraction]:
        """What the bet in question wins on the average over all that may come; one that is taken back wins nothing."""
        cards = self.in_sight(s, s.turn, LEFT)
        if len(cards) < self.rules.deal.order.count(HAND):
            return {}
        rest = [card for card in range(52) if card not in cards]
        coming = combinations(rest, self.ranking.size - len(cards))
        results = [self.prizes.pays(self.ranking.evaluate((*cards, *more))) for more in coming]
        total = sum((Fraction(-1) if pays is None else Fraction(pays) for pays in results), Fraction(0))
        return {"LeaveBet": total / len(results), "WithdrawBet": Fraction(0)}

    # -- payment ------------------------------------------------------------------------------------------------------

    def pay_hand(self, run: Run[Poker], key: str) -> None:
        """Every bet that is left, each at the same odds."""
        s, hand = run.s, self.make_hand(run.s, key)
        bets = self.on_box(s, s.hands[key].box)
        pays = self.prizes.pays(hand)
        if pays is None:
            moves = self.lose(s, bets)
        else:
            moves = self.win(s, {id: self.house.rounding.share(bet.amount, pays) for id, bet in bets.items()})
        result = "lost" if pays is None else "won"
        run(HandSettled(hand=key, result=result, kind=hand.kind, bets=tuple(bets), moves=moves))

    def outcome(self, e: Event) -> Value | None:
        """The common cards, for a board at the table."""
        return card_name(e.cards[0]) if isinstance(e, CardsTurned) and e.to in (LEFT, RIGHT) else None
