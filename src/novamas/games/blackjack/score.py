"""What hands count, and which of two wins: the articles about points, as functions of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from novamas.games.blackjack.acts import Hand
from novamas.games.blackjack.rules import BlackjackRules
from novamas.games.shoe.rules import pips
from novamas.kit.cards import RANKS, SUITS, rank

Result = Literal["natural", "won", "tied", "lost"]
ACE = 0
SUITED = range(len(RANKS) * len(SUITS))
ACES = frozenset(card for card in SUITED if rank(card) == ACE)


def is_ace(card: int) -> bool:
    return card in ACES


class Score:
    """Counts cards under one law."""

    def __init__(self, rules: BlackjackRules) -> None:
        self.rules = rules
        self.low, self.high = rules.points.ace
        self.target = rules.points.target
        self.values = tuple(self.low if is_ace(card) else pips(card, rules.points.tens) for card in SUITED)

    def value_of(self, card: int) -> int:
        """What a card counts, an ace its low value."""
        return self.values[card]

    def hard(self, cards: Iterable[int]) -> int:
        """The points with every ace at its low value."""
        return sum(map(self.values.__getitem__, cards))

    def points(self, cards: Sequence[int], fixed: int = 0) -> int:
        """The best total that does not exceed the target; the aces among the first `fixed` cards count low."""
        total = self.hard(cards)
        if not ACES.isdisjoint(cards):
            for _ in filter(is_ace, cards[fixed:]):
                if total + self.high - self.low <= self.target:
                    total += self.high - self.low
        return total

    def of(self, hand: Hand) -> int:
        """What a hand counts; where the law says so, an ace that was doubled counts low."""
        fixed = hand.doubled and self.rules.double.ace == "one"
        return self.points(hand.cards, self.rules.natural.cards if fixed else 0)

    def bank(self, cards: Sequence[int]) -> int:
        """What the bank counts: an ace is high where that makes it stand, as far as the rule lets it."""
        total = self.hard(cards)
        if not ACES.isdisjoint(cards):
            high = total + self.high - self.low
            if high >= self.rules.bank.stands and (high <= self.target or self.rules.bank.ace == "eleven"):
                return high
        return total

    def natural(self, cards: Sequence[int]) -> bool:
        """Whether first cards are a blackjack."""
        return len(cards) == self.rules.natural.cards and self.points(cards) == self.target

    def is_natural(self, hand: Hand) -> bool:
        return self.natural(hand.cards) and (not hand.split or self.rules.split.natural)

    def pair(self, cards: Sequence[int]) -> bool:
        """Whether two cards may be split: by what they count, or by rank."""
        if len(cards) != 2:
            return False
        one, two = cards
        return self.value_of(one) == self.value_of(two) if self.rules.split.by == "points" else rank(one) == rank(two)

    def doubles(self, cards: Sequence[int]) -> bool:
        """Whether two cards count what may be doubled."""
        double = self.rules.double
        if not double.on:
            return double.aces or not all(map(is_ace, cards))
        low, best = self.hard(cards), self.points(cards)
        if low == best:
            return best in double.on
        return double.soft and (low in double.on or best in double.on)

    def result(self, hand: Hand, bank: Sequence[int]) -> Result:
        """What becomes of a hand that has not gone over, against the bank's cards."""
        rules, mine, theirs = self.rules, self.of(hand), self.bank(bank)
        if theirs > self.target:
            return "natural" if self.is_natural(hand) else "won"
        if self.is_natural(hand):
            if self.natural(bank):
                return "tied" if rules.natural.tie == "push" else "natural"
            return "natural" if rules.natural.beats or theirs < mine else "tied"
        if self.natural(bank) and mine == self.target:
            if hand.split and self.natural(hand.cards):
                return "lost" if rules.split.against_natural == "loses" else "tied"
            return "lost" if rules.natural.beats else "tied"
        return "won" if mine > theirs else "tied" if mine == theirs else "lost"
