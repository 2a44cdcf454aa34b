"""Poker hands: what a few cards make, and which of two hands is higher.

This is the reference: it says in plain steps what the texts say, for hands of two, three or five cards, for the best
hand among more, and with a joker. `hand_tables` answers the same much faster; a test holds one against the other.

What differs between games is data of a `Ranking`: the order of the combinations, what decides between two hands of
the same kind, where ace-two-three-four-five stands among the straights.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec import Struct

from novamas.kit.cards import JOKERS, RANKS, SUITS, rank, suit
from novamas.kit.errors import Worded

Value: TypeAlias = tuple[int, ...]
"""How high a hand is: the place of its kind, then the ranks that decide between two of that kind. Compare with <."""

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT = "high-card", "pair", "two-pair", "three", "straight"
FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL, FIVE_ACES = "flush", "full", "four", "straight-flush", "royal", "five-aces"

FIVE_CARDS = (ROYAL, STRAIGHT_FLUSH, FOUR, FULL, FLUSH, STRAIGHT, THREE, TWO_PAIR, PAIR, HIGH_CARD)
"""The usual order of the hands of five cards, the highest first."""

ACE, TWO = 14, 2
HEIGHTS = range(TWO, ACE + 1)
"""Ranks by their height: the ace, as high card, is 14."""
RANK_NAMES = {high: RANKS[(high - 1) % len(RANKS)] for high in HEIGHTS}
"""What each height is called: 11 is "J"."""

_SHAPES = {
    (5,): FIVE_ACES, (4, 1): FOUR, (3, 2): FULL, (3, 1, 1): THREE, (3,): THREE,
    (2, 2, 1): TWO_PAIR, (2, 1, 1, 1): PAIR, (2, 1): PAIR, (2,): PAIR,
}  # fmt: skip


class Made(Struct, frozen=True):
    """What a hand is: its kind, and its ranks in the order in which they decide against another of that kind.

    A full house is (the three, the two), two pairs (the higher, the lower, the odd card), a straight its two highest
    cards: with an ace as its lowest card five and four, or, where that is the second straight, ace and five.
    """

    kind: str
    ranks: tuple[int, ...]


class Ranking(Struct, frozen=True, kw_only=True):
    """How a game ranks hands.

    `order` are the combinations that count, the highest first; a hand that makes none of them is a high card, which is
    the lowest wherever it is not listed. `size` is the number of cards in a hand. `ties` says, for a kind, how many of
    its ranks decide between two such hands, where that is not all of them. `wheel` is the straight with an ace as its
    lowest card: the lowest of all, or the second.
    """

    order: tuple[str, ...] = FIVE_CARDS
    size: int = 5
    ties: tuple[tuple[str, int], ...] = ()
    wheel: Literal["lowest", "second"] = "lowest"

    def evaluate(self, cards: Sequence[int]) -> Made:
        """What just as many cards as a hand has make; a joker stands for what makes the most of them."""
        if len(cards) != self.size:
            raise Worded("hand-size", value=len(cards), size=self.size, name=len(cards))
        jokers = [card for card in cards if card in JOKERS]
        if not jokers:
            return self.as_listed(_evaluate_suited(cards, self.wheel))
        if len(jokers) > 1:
            raise Worded("hand-one-joker", value=len(jokers))
        return max(self._with_joker([card for card in cards if card not in JOKERS]), key=self.worth)

    def value(self, cards: Sequence[int]) -> Value:
        """How high just as many cards as a hand has are."""
        return self.worth(self.evaluate(cards))

    def best(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The cards that make the highest hand among more."""
        return max(combinations(cards, self.size), key=self.value)

    def best_value(self, cards: Iterable[int]) -> Value:
        return max(map(self.value, combinations(cards, self.size)))

    def worth(self, made: Made) -> Value:
        """How high a hand is, as numbers to compare."""
        return (self.strength(made.kind), *made.ranks[: dict(self.ties).get(made.kind)])

    def strength(self, kind: str) -> int:
        """The place of a kind, counted from the lowest, which is 0."""
        kinds = self.kinds()
        return len(kinds) - 1 - kinds.index(kind)

    def kinds(self) -> tuple[str, ...]:
        """Every kind that counts, the highest first, high cards among them."""
        return self.order if HIGH_CARD in self.order else (*self.order, HIGH_CARD)

    def as_listed(self, made: Made) -> Made:
        """The hand as the highest of the kinds that are listed: a royal flush may be a straight flush like others."""
        if made.kind == STRAIGHT_FLUSH and made.ranks == (ACE, ACE - 1) and ROYAL in self.order:
            return Made(ROYAL, made.ranks)
        return made if made.kind in self.kinds() else Made(HIGH_CARD, made.ranks)

    def _with_joker(self, cards: list[int]) -> Iterable[Made]:
        """All that a joker may make of the others: an ace; else only what fills a straight or a flush."""
        aces = [card for card in range(len(RANKS) * len(SUITS)) if height(card) == ACE]
        if free := [ace for ace in aces if ace not in cards]:
            yield from (self.as_listed(_evaluate_suited([*cards, ace], self.wheel)) for ace in free)
        else:
            yield self.as_listed(Made(FIVE_ACES, (ACE,)))
        if not _nearly_straight(cards) and len({suit(card) for card in cards}) > 1:
            return  # no card fills anything: most hands are like that
        for card in range(len(RANKS) * len(SUITS)):
            if card not in cards:
                made = self.as_listed(_evaluate_suited([*cards, card], self.wheel))
                if made.kind in (STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL):
                    yield made


FIVE = Ranking()
"""Poker of five cards as it is usually played."""


def height(card: int) -> int:
    """The rank of a card with the ace high: two is 2, the king 13, the ace 14."""
    place = rank(card)
    return place + 1 if place else ACE


def _evaluate_suited(cards: Sequence[int], wheel: str) -> Made:
    """What suited cards make, whatever a game calls it; a royal flush is still a straight flush here."""
    counts = Counter(map(height, cards))
    ranks = tuple(sorted(counts, key=lambda r: (counts[r], r), reverse=True))
    shape = tuple(sorted(counts.values(), reverse=True))
    if shape in _SHAPES:
        return Made(_SHAPES[shape], ranks)
    if len(cards) < 3:
        return Made(HIGH_CARD, ranks)
    flush = len({suit(card) for card in cards}) == 1
    if straight := _straight(ranks, wheel):
        return Made(STRAIGHT_FLUSH if flush else STRAIGHT, straight)
    return Made(FLUSH if flush else HIGH_CARD, ranks)


def _nearly_straight(cards: Sequence[int]) -> bool:
    """Whether one more card could make a straight of these."""
    high = {height(card) for card in cards}
    low = {1 if rank == ACE else rank for rank in high}
    return len(high) == len(cards) and min(max(ranks) - min(ranks) for ranks in (high, low)) <= len(cards)


def _straight(ranks: tuple[int, ...], wheel: str) -> tuple[int, ...]:
    """The two ranks by which a straight is known, of different ranks from the highest; nothing, if it is none."""
    if ranks[0] - ranks[-1] == len(ranks) - 1:
        return ranks[:2]
    if ranks[0] == ACE and ranks[1:] == tuple(range(len(ranks), 1, -1)):
        return (ACE, ranks[1]) if wheel == "second" else ranks[1:3]
    return ()
