"""What lies on the hands of a round: cards and stakes, from the deal until each of them is paid or collected."""

from __future__ import annotations

from msgspec.structs import replace

from novamas.games.blackjack.acts import (
    BANK_HAND,
    OVER,
    Blackjack,
    EvenMoneyPaid,
    HandDoubled,
    HandLost,
    HandSettled,
    HandsMade,
    HandSplit,
    HandStood,
    HandSurrendered,
)
from novamas.games.blackjack.desk import BlackjackPart
from novamas.games.cloth.acts import BettingOpened
from novamas.games.cloth.play import change, without
from novamas.games.shoe.acts import Dealt
from novamas.kit.decider import CLOTH, Account, Actor, Event, Veiled
from novamas.kit.spaces import Why


class Hands(BlackjackPart):
    """The hands, in the order in which they are played. Other parts say what happens to them; here it is kept."""

    owns = ("hands", "order", "firsts")
    events = (
        BettingOpened, HandsMade, Dealt, EvenMoneyPaid, HandSurrendered, HandDoubled, HandSplit, HandStood, HandLost,
        HandSettled,
    )  # fmt: skip

    @staticmethod
    def evolve(s: Blackjack, e: Event) -> Blackjack:
        match e:
            case Dealt(to=to, card=Veiled(value=card)):
                return s if to == BANK_HAND else with_card(s, to, card)
            case BettingOpened():
                return change(s, hands={}, order=(), firsts={})
            case HandsMade(hands=hands, order=order, bets=gone):
                return change(s, hands=hands, order=order, bets=without(s.bets, gone))
            case EvenMoneyPaid(hand=key, owner=owner, stage=stage, over=over):
                rest = tuple(k for k in s.hands[key].stakes if (k.owner, k.stage) != (owner, stage))
                return with_hand(s, key, stakes=rest, done=over, result="natural" if over else "")
            case HandSurrendered(hand=key):
                return with_hand(s, key, stakes=(), done=True, result="surrendered")
            case HandDoubled(hand=key, stakes=stakes):
                return with_hand(s, key, stakes=stakes, doubled=True)
            case HandSplit(hands=hands, order=order):
                return change(s, hands={**s.hands, **hands}, order=order)
            case HandStood(hand=key):
                return with_hand(s, key, done=True)
            case HandLost(hand=key):
                return with_hand(s, key, stakes=(), done=True, result=OVER)
            case HandSettled(hand=key, stage=stage, result=result):
                rest = tuple(stake for stake in s.hands[key].stakes if stake.stage != stage)
                return with_hand(s, key, stakes=rest, result=result)
        return s

    def holdings(self, s: Blackjack) -> dict[Account, int]:
        return {CLOTH: sum(stake.amount for hand in s.hands.values() for stake in hand.stakes)}

    def why_not_leave(self, s: Blackjack, who: Actor) -> Why | None:
        lies = any(who in (hand.holder, stake.owner) for hand in s.hands.values() for stake in hand.stakes)
        return Why("bets-on-the-cloth") if lies else None


def with_hand(s: Blackjack, key: str, **values: object) -> Blackjack:
    """The state with these values on one hand."""
    return change(s, hands={**s.hands, key: replace(s.hands[key], **values)})


def with_card(s: Blackjack, to: str, card: int | None) -> Blackjack:
    """The state with a card on a hand; the first three of a box are remembered."""
    assert card is not None
    hand = s.hands[to]
    firsts = s.firsts.get(hand.box, ())
    hands = {**s.hands, to: replace(hand, cards=(*hand.cards, card))}
    return change(s, hands=hands, firsts={**s.firsts, hand.box: (*firsts, card)[:3]})
