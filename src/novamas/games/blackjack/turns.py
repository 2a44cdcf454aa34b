"""A hand in its turn: another card or none, twice the stake for one card more, two hands out of a pair.

Who bets on another's hand accepts what its holder decides, but nobody's chips are put down by another: whoever does not
follow a raise keeps the old stake, after a split on the first of the two hands.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from novamas.games.blackjack.acts import (
    Blackjack,
    CardDue,
    Follow,
    Hand,
    HandDoubled,
    HandSplit,
    NotFollowed,
    Stake,
    StakeRaised,
)
from novamas.games.blackjack.early import EarlyGame
from novamas.games.blackjack.rules import BOX
from novamas.games.blackjack.score import is_ace
from novamas.kit.decider import CLOTH, Actor, Move, Offer, Run
from novamas.kit.spaces import OneOf, Why

DOUBLE, SPLIT = "double", "split"


class TurnGame(EarlyGame):
    """What the holder of a hand may do with it."""

    def choices(self, s: Blackjack, key: str) -> tuple[str, ...]:
        """What may be done with a hand, by the names of the commands."""
        hand = s.hands[key]
        may = {
            "Stay": True,
            "Draw": not self.full(hand) and not self.stops(hand),
            "DoubleDown": self.may_double(s, key),
            "SplitPair": self.may_split(s, key),
        }
        return tuple(kind for kind, allowed in may.items() if allowed)

    def turn_offers(self, s: Blackjack, who: Actor) -> Iterable[Offer]:
        clauses = {"DoubleDown": self.rules.double.clauses, "SplitPair": self.rules.split.clauses}
        for kind in self.choices(s, s.turn):
            yield Offer(kind, who, clauses=clauses.get(kind, self.rules.hands.clauses))

    def full(self, hand: Hand) -> bool:
        """Whether a split ace has all the cards that it may have."""
        return hand.aces and len(hand.cards) > self.rules.split.aces_cards

    def stops(self, hand: Hand) -> bool:
        """Whether a hand counts so much that it takes no card."""
        stop = self.rules.hands.stop
        return bool(stop) and self.score.of(hand) >= stop

    def may_double(self, s: Blackjack, key: str) -> bool:
        """Whether a hand of two cards may be doubled, and its holder can pay for that."""
        hand, double = s.hands[key], self.rules.double
        if len(hand.cards) != 2 or self.stops(hand) or not self.score.doubles(hand.cards):
            return False
        if (hand.split and not double.split) or (hand.aces and not double.split_aces):
            return False
        return self.can_raise(s, key, DOUBLE, hand.holder)

    def may_split(self, s: Blackjack, key: str) -> bool:
        """Whether two equal cards may become two hands, and their holder can pay for that."""
        hand, split = s.hands[key], self.rules.split
        if not self.score.pair(hand.cards) or (hand.split and not split.again) or (hand.aces and not split.aces_again):
            return False
        return self.can_raise(s, key, SPLIT, hand.holder)

    def can_raise(self, s: Blackjack, key: str, what: str, who: Actor) -> bool:
        """Whether somebody can put down as much again; where doubling may not exceed the maximum, also within that."""
        hand = s.hands[key]
        own = [stake for stake in hand.stakes if stake.owner == who]
        if sum(stake.amount for stake in own) > s.chips.get(who, 0):
            return False
        if what == SPLIT or self.rules.double.beyond:
            return True
        lying = (*hand.stakes, *s.raised)
        return all(
            stake.amount + sum(other.amount for other in lying if other.stage == stake.stage) <= self.maximum(s, BOX)
            for stake in own
        )

    def follow_offers(self, s: Blackjack, who: Actor) -> Iterable[Offer]:
        yes = (True, False) if self.can_raise(s, s.turn, s.pending, who) else (False,)
        yield Offer("Follow", who, {"yes": OneOf(yes, Why("not-enough-chips"))}, self.rules.behind.clauses)

    # -- the rulebook -------------------------------------------------------------------------------------------------

    def raised(self, run: Run[Blackjack], what: str) -> None:
        """The holder puts down as much again; everybody else on the hand is asked whether they follow."""
        hand = run.s.hands[run.s.turn]
        guests = tuple(dict.fromkeys(stake.owner for stake in hand.stakes if stake.owner != hand.holder))
        self.put_down(run, hand.holder, what, guests)
        self.carried_out(run)

    def followed(self, run: Run[Blackjack], c: Follow) -> None:
        s = run.s
        rest = tuple(who for who in s.asked if who != c.by)
        if c.yes:
            self.put_down(run, c.by, s.pending, rest)
        else:
            run(NotFollowed(hand=s.turn, owner=c.by, asked=rest))
        self.carried_out(run)

    def put_down(self, run: Run[Blackjack], who: Actor, what: str, asked: tuple[Actor, ...]) -> None:
        key = run.s.turn
        own = tuple(stake for stake in run.s.hands[key].stakes if stake.owner == who)
        moves = tuple(Move(who, CLOTH, stake.amount, what) for stake in own)
        run(StakeRaised(hand=key, what=what, stakes=own, asked=asked, moves=moves))

    def carried_out(self, run: Run[Blackjack]) -> None:
        """Once everybody has answered, the hand is doubled or split, and its next card is due."""
        s, key = run.s, run.s.turn
        if s.asked:
            return
        hand = s.hands[key]
        if s.pending == DOUBLE:
            more = {(stake.owner, stake.stage): stake.amount for stake in s.raised}
            stakes = tuple(
                replace(stake, amount=stake.amount + more.get((stake.owner, stake.stage), 0)) for stake in hand.stakes
            )
            run(HandDoubled(hand=key, stakes=stakes, clauses=self.rules.double.clauses))
        else:
            run(self.split(s, key, s.raised))
        run(CardDue(to=key))

    def split(self, s: Blackjack, key: str, raised: tuple[Stake, ...]) -> HandSplit:
        """Two hands out of a pair: the one most to the player's right is played first, the new one after it."""
        hand = s.hands[key]
        right, left = hand.cards
        twin = f"{hand.box}-{1 + sum(h.box == hand.box for h in s.hands.values())}"
        half = replace(hand, split=True, aces=is_ace(right), cards=(right,))
        n = s.order.index(key) + 1
        return HandSplit(
            hand=key,
            hands={key: half, twin: replace(half, cards=(left,), stakes=raised)},
            order=(*s.order[:n], twin, *s.order[n:]),
            clauses=self.rules.split.clauses,
        )
