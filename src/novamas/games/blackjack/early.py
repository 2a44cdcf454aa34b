"""Before the third card: insurance against a bank that shows an ace, even money for a blackjack, giving a hand up."""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.blackjack.acts import (
    Answered,
    Blackjack,
    EvenMoneyPaid,
    HandSurrendered,
    InsuranceOffered,
    Insure,
    Insured,
    StakeInsured,
    Surrender,
    SurrenderOffered,
    TakeEvenMoney,
)
from novamas.games.blackjack.boxes import BettingGame
from novamas.games.blackjack.payment import Payment
from novamas.games.blackjack.rules import BlackjackHouse, BlackjackRules
from novamas.games.blackjack.score import Score, is_ace
from novamas.games.cloth.play import said
from novamas.kit.decider import CLOTH, Actor, Move, Offer, Run
from novamas.kit.spaces import Amount, OneOf, Why


class EarlyGame(BettingGame):
    """What may be claimed once every hand has its two cards."""

    def __init__(self, name: str, rules: BlackjackRules, house: BlackjackHouse) -> None:
        super().__init__(name, rules, house)
        self.score = Score(rules)
        self.till = Payment(rules, house, self.score)

    def first_two(self, s: Blackjack, key: str) -> bool:
        """Whether a hand has its first two cards and has not been decided."""
        hand = s.hands[key]
        return len(hand.cards) == 2 and not hand.split and not hand.doubled and not hand.result

    def third_given(self, s: Blackjack) -> bool:
        """Whether anybody has got a card beyond the first two."""
        return any(len(hand.cards) > 2 or hand.split for hand in s.hands.values())

    def faces_ace(self, s: Blackjack) -> bool:
        """Whether the bank shows an ace and has not played yet."""
        return s.stage == 0 and bool(s.bank) and is_ace(s.bank[0])

    # -- what each may claim ------------------------------------------------------------------------------------------

    def insurances(self, s: Blackjack, who: Actor) -> Iterable[Offer]:
        rule = self.rules.insurance
        if not self.faces_ace(s) or (rule.until == "first-third" and self.third_given(s)):
            return
        for key, stage, first in self.uninsured(s, who):
            most = self.house.rounding.share(first, rule.share)
            least = most if rule.exact else 1
            if most and least <= s.chips[who]:
                dear = Why("above-half", rule.share_clauses) if most <= s.chips[who] else Why("not-enough-chips")
                less = Why("below-half" if rule.exact else "below-minimum", rule.share_clauses)
                amount = Amount(least, min(most, s.chips[who]), below=less, above=dear)
                yield Offer(
                    "Insure", who, {"hand": OneOf((key,)), "stage": OneOf((stage,)), "amount": amount}, rule.clauses
                )

    def uninsured(self, s: Blackjack, who: Actor) -> Iterable[tuple[str, int, int]]:
        """The stakes of somebody on first two cards that are not insured: hand, stage, and the stake at first."""
        taken = {(i.hand, i.stage) for i in s.insured if i.owner == who}
        for key in s.order:
            if self.first_two(s, key):
                for stake in s.hands[key].stakes:
                    if stake.owner == who and (key, stake.stage) not in taken:
                        yield key, stake.stage, stake.first

    def even_money(self, s: Blackjack, who: Actor) -> Iterable[Offer]:
        rule = self.rules.even_money
        if rule is None or not self.faces_ace(s) or self.third_given(s):
            return
        for key, stage, _ in self.uninsured(s, who):
            if self.score.is_natural(s.hands[key]):
                yield Offer("TakeEvenMoney", who, {"hand": OneOf((key,)), "stage": OneOf((stage,))}, rule.clauses)

    def surrenders(self, s: Blackjack, who: Actor) -> Iterable[Offer]:
        rule = self.rules.surrender
        if rule is None or not self.may_surrender(s):
            return
        own = (k for k in s.order if s.hands[k].holder == who and self.first_two(s, k) and not s.hands[k].done)
        if hands := tuple(own):
            yield Offer("Surrender", who, {"hand": OneOf(hands)}, rule.clauses)

    def may_surrender(self, s: Blackjack) -> bool:
        rule = self.rules.surrender
        if rule is None or not self.house.surrender or self.third_given(s) or s.stage or not s.bank:
            return False
        return rule.against_ace or not is_ace(s.bank[0])

    def rights(self, s: Blackjack, who: Actor) -> tuple[str, ...]:
        """The kinds of what somebody may still claim."""
        offers = (*self.insurances(s, who), *self.even_money(s, who), *self.surrenders(s, who))
        return tuple(dict.fromkeys(offer.kind for offer in offers))

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def open_window(self, run: Run[Blackjack]) -> bool:
        """Whether somebody is asked before the hands are: everybody about insurance, or who would lose the right to
        give a hand up because another hand comes first."""
        s = run.s
        bettors = dict.fromkeys(stake.owner for key in s.order for stake in s.hands[key].stakes)
        claims = tuple(who for who in bettors if self.rights(s, who))
        if self.faces_ace(s):
            rule = self.rules.insurance
            if claims:
                calls = said(rule.call.calls, rule.call.by)
                run(InsuranceOffered(asked=claims, calls=calls, clauses=rule.clauses))
            return bool(claims)
        first = s.hands[s.order[0]].holder
        if others := tuple(who for who in claims if who != first):
            assert self.rules.surrender is not None
            run(SurrenderOffered(asked=others, clauses=self.rules.surrender.clauses))
        return bool(others)

    def claimed(self, run: Run[Blackjack], c: Insure | TakeEvenMoney | Surrender) -> None:
        """A claim, and the end of the question for somebody who has nothing left to claim."""
        s = run.s
        match c:
            case Insure(by=who, hand=key, stage=stage, amount=amount):
                bet = Insured(key, who, stage, amount)
                run(StakeInsured(insured=bet, moves=(Move(who, CLOTH, amount, "insurance"),)))
            case TakeEvenMoney(by=who, hand=key, stage=stage):
                moves = self.till.at_once(s.hands[key], who, stage)
                rest = tuple(k for k in s.hands[key].stakes if (k.owner, k.stage) != (who, stage))
                run(EvenMoneyPaid(hand=key, owner=who, stage=stage, over=not rest, moves=moves))
            case Surrender(hand=key):
                run(HandSurrendered(hand=key, moves=self.till.surrendered(s.hands[key])))
        if c.by in run.s.asked and not self.rights(run.s, c.by):
            run(Answered(who=c.by))
