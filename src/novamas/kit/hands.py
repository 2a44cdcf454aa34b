"""Poker hands: what a few cards make, and which of two hands is higher.

This is the reference: it says in plain steps what the texts say, for hands of two, three or five cards, for the best
hand among more, and with a joker. `hand_tables` answers the same much faster; a test holds one against the other.

What differs between games is data of a `Ranking`: the order of the combinations, what decides between two hands of
the same kind, where ace-two-three-four-five stands among the straights. Poker among players has more of it
(`CircleRanking`: decks without low cards, *figuras*), cards of one's own and common ones (`best`), low hands
(`LowRanking`) and hands that lie open before they are complete (`open_value`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Literal, TypeAlias

from msgspec import Struct

from novamas.kit.cards import JOKERS, RANKS, SUITS, rank, suit
from novamas.kit.errors import Worded

Value: TypeAlias = tuple[int, ...]
"""How high a hand is: the place of its kind, then the ranks that decide between two of that kind. Compare with <."""

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT = "high-card", "pair", "two-pair", "three", "straight"
FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL, FIVE_ACES = "flush", "full", "four", "straight-flush", "royal", "five-aces"
FIGURES = "figures"
"""*Figuras*: aces, kings, queens and jacks only, and no more than pairs among them."""

FIVE_CARDS = (ROYAL, STRAIGHT_FLUSH, FOUR, FULL, FLUSH, STRAIGHT, THREE, TWO_PAIR, PAIR, HIGH_CARD)
"""The usual order of the hands of five cards, the highest first."""

ACE, JACK, TWO = 14, 11, 2
HEIGHTS = range(TWO, ACE + 1)
"""Ranks by their height: the ace, as high card, is 14."""
RANK_NAMES = {high: RANKS[(high - 1) % len(RANKS)] for high in HEIGHTS}
"""What each height is called: 11 is "J"."""

_SHAPES = {
    (5,): FIVE_ACES, (4, 1): FOUR, (3, 2): FULL, (3, 1, 1): THREE, (3,): THREE,
    (2, 2, 1): TWO_PAIR, (2, 1, 1, 1): PAIR, (2, 1): PAIR, (2,): PAIR,
}  # fmt: skip
_OPEN_SHAPES = {(4,): FOUR, (3, 1): THREE, (3,): THREE, (2, 2): TWO_PAIR, (2, 1): PAIR, (2,): PAIR}
"""What fewer cards than a hand has are, by how many there are of the two most frequent ranks."""


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
            return self.as_listed(self.plain(cards))
        if len(jokers) > 1:
            raise Worded("hand-one-joker", value=len(jokers))
        return max(self._with_joker([card for card in cards if card not in JOKERS]), key=self.value_of)

    def value(self, cards: Sequence[int]) -> Value:
        """How high just as many cards as a hand has are."""
        return self.value_of(self.evaluate(cards))

    def best(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The cards that make the highest hand among more."""
        return max(combinations(cards, self.size), key=self.value)

    def best_value(self, cards: Iterable[int]) -> Value:
        return max(map(self.value, combinations(cards, self.size)))

    def value_of(self, made: Made) -> Value:
        """How high a hand is, as numbers to compare."""
        return (self.strength(made.kind), *made.ranks[: dict(self.ties).get(made.kind)])

    def strength(self, kind: str) -> int:
        """The place of a kind, counted from the lowest, which is 0."""
        kinds = self.kinds()
        return len(kinds) - 1 - kinds.index(kind)

    def kinds(self) -> tuple[str, ...]:
        """Every kind that counts, the highest first, high cards among them."""
        return self.order if HIGH_CARD in self.order else (*self.order, HIGH_CARD)

    def plain(self, cards: Sequence[int]) -> Made:
        """What suited cards make, whatever this game calls it."""
        return _evaluate_suited(cards, self.wheel)

    def as_listed(self, made: Made) -> Made:
        """The hand as the highest of the kinds that are listed: a royal flush may be a straight flush like others."""
        if made.kind == STRAIGHT_FLUSH and made.ranks == (ACE, ACE - 1) and ROYAL in self.order:
            return Made(ROYAL, made.ranks)
        return made if made.kind in self.kinds() else Made(HIGH_CARD, made.ranks)

    def _with_joker(self, cards: list[int]) -> Iterable[Made]:
        """All that a joker may make of the others: an ace; else only what fills a straight or a flush."""
        aces = [card for card in range(len(RANKS) * len(SUITS)) if height(card) == ACE]
        if free := [ace for ace in aces if ace not in cards]:
            yield from (self.as_listed(self.plain([*cards, ace])) for ace in free)
        else:
            yield self.as_listed(Made(FIVE_ACES, (ACE,)))
        if not _nearly_straight(cards) and len({suit(card) for card in cards}) > 1:
            return  # no card fills anything: most hands are like that
        for card in range(len(RANKS) * len(SUITS)):
            if card not in cards:
                made = self.as_listed(self.plain([*cards, card]))
                if made.kind in (STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL):
                    yield made


class CircleRanking(Ranking, frozen=True, kw_only=True):
    """How poker among players ranks hands.

    `lowest` is the lowest rank in the deck; an ace may stand just below it in a straight. Where *figuras* are in the
    order, `figures` says what decides between two of them after the higher pair: the second pair, which is more than
    none, and then the other cards; or the highest card beside the pair and nothing else.
    """

    lowest: int = TWO
    figures: Literal["second-pair", "next-card"] = "second-pair"

    def deck(self) -> tuple[int, ...]:
        """The cards that are played with."""
        return tuple(card for card in range(len(RANKS) * len(SUITS)) if height(card) >= self.lowest)

    def plain(self, cards: Sequence[int]) -> Made:
        return _evaluate_suited(cards, self.wheel, self.lowest)

    def as_listed(self, made: Made) -> Made:
        if FIGURES in self.order and made.kind in (PAIR, TWO_PAIR) and min(made.ranks) >= JACK:
            made = Made(FIGURES, self._figures(made))
        return super().as_listed(made)

    def _figures(self, made: Made) -> tuple[int, ...]:
        if self.figures == "next-card":
            return (made.ranks[0], max(made.ranks[1:]))
        return made.ranks if made.kind == TWO_PAIR else (made.ranks[0], 0, *made.ranks[1:])


class LowRanking(Struct, frozen=True, kw_only=True):
    """Which hand is lowest: aces are low, straights and flushes mean nothing.

    Of the common cards at least `common` must be no higher than `most`, or there is no low hand. `own`: whether the
    hand as a whole must consist of different ranks, none of them higher than `most`; otherwise any hand may be the
    lowest, the fewer equal cards the lower.
    """

    most: int = 8
    common: int = 3
    own: bool = True
    size: int = 5

    def value(self, cards: Sequence[int]) -> Value | None:
        """How low these cards are, higher for lower hands; nothing, if they are no low hand."""
        counts = Counter(1 if height(card) == ACE else height(card) for card in cards)
        if self.own and (len(counts) < self.size or max(counts) > self.most):
            return None
        shape = sorted(counts.values(), reverse=True)
        ranks = sorted(counts, key=lambda r: (counts[r], r), reverse=True)
        return (*(-n for n in shape), *(-r for r in ranks))

    def open(self, common: Iterable[int]) -> bool:
        """Whether the common cards allow of a low hand."""
        return sum(height(card) in (ACE, *range(TWO, self.most + 1)) for card in common) >= self.common


FIVE = Ranking()
"""Poker of five cards as it is usually played."""
ANY_OF_OWN = (0, 5)
"""Any of one's own cards may be in a hand: as many as one likes, and none."""


def best(
    own: Sequence[int], common: Sequence[int], ranking: Ranking, use_own: tuple[int, int] = ANY_OF_OWN
) -> tuple[Value, tuple[int, ...]]:
    """The highest hand of one's own cards and common ones, with the least and the most of one's own that may be in it:
    how high it is, and its cards."""
    cards = max(choices(own, common, ranking.size, use_own), key=ranking.value)
    return ranking.value(cards), cards


def low(
    own: Sequence[int], common: Sequence[int], ranking: LowRanking, use_own: tuple[int, int] = ANY_OF_OWN
) -> tuple[Value, tuple[int, ...]] | None:
    """The lowest hand of one's own cards and common ones; nothing, where there is none."""
    if not ranking.open(common):
        return None
    hands = ((ranking.value(cards), cards) for cards in choices(own, common, ranking.size, use_own))
    lows = [(value, cards) for value, cards in hands if value is not None]
    return max(lows, key=lambda hand: hand[0], default=None)


def choices(
    own: Sequence[int], common: Sequence[int], size: int, use_own: tuple[int, int]
) -> Iterator[tuple[int, ...]]:
    """Every hand that may be put together: one's own cards first, then common ones, each in their order."""
    least, most = use_own
    for count in range(max(least, size - len(common)), min(most, size, len(own)) + 1):
        for mine in combinations(own, count):
            yield from (mine + rest for rest in combinations(common, size - count))


def open_value(cards: Sequence[int], ranking: Ranking) -> Value:
    """How high the cards are that lie open before a hand is complete: only equal ranks count, then the highest cards.
    A complete hand is what it is."""
    if len(cards) >= ranking.size:
        return ranking.best_value(cards)
    counts = Counter(map(height, cards))
    ranks = tuple(sorted(counts, key=lambda r: (counts[r], r), reverse=True))
    return (ranking.strength(_OPEN_SHAPES.get(tuple(sorted(counts.values(), reverse=True))[:2], HIGH_CARD)), *ranks)


def has_open_pair(cards: Sequence[int]) -> bool:
    """Whether among the cards that lie open there are two of a rank."""
    return len(set(map(height, cards))) < len(cards)


def flush_over_full(order: tuple[str, ...]) -> tuple[str, ...]:
    """The order of the hands where a flush is higher than a full house."""
    other = {FLUSH: FULL, FULL: FLUSH}
    return order if order.index(FLUSH) < order.index(FULL) else tuple(other.get(kind, kind) for kind in order)


def height(card: int) -> int:
    """The rank of a card with the ace high: two is 2, the king 13, the ace 14."""
    place = rank(card)
    return place + 1 if place else ACE


def _evaluate_suited(cards: Sequence[int], wheel: str, lowest: int = TWO) -> Made:
    """What suited cards make, whatever a game calls it; a royal flush is still a straight flush here."""
    counts = Counter(map(height, cards))
    ranks = tuple(sorted(counts, key=lambda r: (counts[r], r), reverse=True))
    shape = tuple(sorted(counts.values(), reverse=True))
    if shape in _SHAPES:
        return Made(_SHAPES[shape], ranks)
    if len(cards) < 3:
        return Made(HIGH_CARD, ranks)
    flush = len({suit(card) for card in cards}) == 1
    if straight := _straight(ranks, wheel, lowest):
        return Made(STRAIGHT_FLUSH if flush else STRAIGHT, straight)
    return Made(FLUSH if flush else HIGH_CARD, ranks)


def _nearly_straight(cards: Sequence[int]) -> bool:
    """Whether one more card could make a straight of these."""
    high = {height(card) for card in cards}
    low = {1 if rank == ACE else rank for rank in high}
    return len(high) == len(cards) and min(max(ranks) - min(ranks) for ranks in (high, low)) <= len(cards)


def _straight(ranks: tuple[int, ...], wheel: str, lowest: int) -> tuple[int, ...]:
    """The two ranks by which a straight is known, of different ranks from the highest; nothing, if it is none."""
    if ranks[0] - ranks[-1] == len(ranks) - 1:
        return ranks[:2]
    if ranks[0] == ACE and ranks[1:] == tuple(range(lowest + len(ranks) - 2, lowest - 1, -1)):
        return (ACE, ranks[1]) if wheel == "second" else ranks[1:3]
    return ()
