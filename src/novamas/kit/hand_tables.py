"""Poker hands by table: the same answers as `hands`, by a few additions and look-ups.

A table is made once for a `Ranking` and a number of cards. It numbers the classes of hands that do not differ in
height, 0 for the lowest; `classes[n]` is what the reference says of class n. Without a flush only the ranks count. Each
card has a key; the sum of the keys says how many there are of each rank: the low ranks in base five in its low bits,
the high ranks in base five above them. Two small tables turn the halves into a place among all the collections of so
many ranks, and `unsuited` has the class there. With a flush the ranks of one suit are a set of thirteen bits, and
`flush` has the class of each such set. A hand is the higher of the two.

The tables are plain arrays: nothing but Python is needed, and whoever computes with numpy or numba wraps them without
copying (`numpy.frombuffer(tables.unsuited, dtype="uint16")`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

from novamas.kit.cards import JOKERS, suit
from novamas.kit.errors import Worded
from novamas.kit.hands import (
    ACE,
    ANY_OF_OWN,
    FIVE_ACES,
    HEIGHTS,
    LowRanking,
    Made,
    Ranking,
    Value,
    choices,
    height,
)

Ranks: TypeAlias = tuple[int, ...]
"""Some ranks by their height, in ascending order."""

CARDS, SUIT_BITS, COPIES = 52, len(HEIGHTS), 4
LOW = 7
"""How many ranks, from the two, have their counts in the low half of a key."""
SHIFT = 17
"""Bits of the low half: 5**7 fits."""
LOW_MASK = (1 << SHIFT) - 1
SUIT_MASK = (1 << SUIT_BITS) - 1


def _rank_key(high: int) -> int:
    place = high - HEIGHTS[0]
    return int((COPIES + 1) ** place if place < LOW else (COPIES + 1) ** (place - LOW) << SHIFT)


CARD_KEY = array("i", [_rank_key(height(card)) for card in range(CARDS)])
"""What a card adds to the key of a hand: its rank, counted in base five."""
CARD_BIT = array("q", [1 << SUIT_BITS * suit(card) + height(card) - HEIGHTS[0] for card in range(CARDS)])
"""A card as one of 52 bits, thirteen to a suit from its two up: one suit is `bits >> 13 * suit & 8191`."""


class HandTables:
    """The classes of hands among `count` cards under a ranking.

    `unsuited[low_base[key & LOW_MASK] + high_place[key >> SHIFT]]` is the class by rank alone, `flush[ranks of a suit]`
    that of a flush, 0 where there is none. With a joker `count` is the number of the other cards, and both are the
    best that it may make.
    """

    def __init__(self, ranking: Ranking, count: int, joker: bool = False) -> None:
        self.ranking, self.count, self.joker = ranking, count, joker
        self.classes: tuple[Value, ...] = tuple(_numbers(ranking))
        by_ranks, by_suit = _fill(ranking, count, joker)
        self.low_base, self.high_place = _places(count)
        self.unsuited = array("H", bytes(2 * len(by_ranks)))
        for ranks, number in by_ranks.items():
            key = sum(map(_rank_key, ranks))
            self.unsuited[self.low_base[key & LOW_MASK] + self.high_place[key >> SHIFT]] = number
        self.flush = array("H", bytes(2 << SUIT_BITS))
        for ranks, number in by_suit.items():
            self.flush[sum(1 << high - HEIGHTS[0] for high in ranks)] = number

    def of(self, cards: Iterable[int]) -> int:
        """The class of these cards (the joker left out), higher for higher hands."""
        key = bits = 0
        for card in cards:
            key += CARD_KEY[card]
            bits |= CARD_BIT[card]
        return self.by_key(key, bits)

    def by_key(self, key: int, bits: int) -> int:
        """The class by the sum of the keys and the set of the cards."""
        flush = self.flush
        return max(
            self.unsuited[self.low_base[key & LOW_MASK] + self.high_place[key >> SHIFT]],
            flush[bits & SUIT_MASK],
            flush[bits >> SUIT_BITS & SUIT_MASK],
            flush[bits >> 2 * SUIT_BITS & SUIT_MASK],
            flush[bits >> 3 * SUIT_BITS],
        )

    def kind(self, number: int) -> str:
        """The kind of the hands of a class."""
        kinds = self.ranking.kinds()
        return kinds[len(kinds) - 1 - self.classes[number][0]]

    def first(self, kind: str) -> int:
        """The lowest class of a kind: every class from it on is that kind or a higher one."""
        least = self.ranking.strength(kind)
        return next((n for n, value in enumerate(self.classes) if value[0] >= least), len(self.classes))


@cache
def tables(ranking: Ranking, count: int = 0, joker: bool = False) -> HandTables:
    """The tables of a ranking for so many cards; for a hand's own number of them, if none is said."""
    return HandTables(ranking, count or ranking.size - joker, joker)


def class_of(ranking: Ranking, cards: Iterable[int]) -> int:
    """The class of a hand that may have a joker in it, among as many cards as there are."""
    hand = tuple(cards)
    others = [card for card in hand if card not in JOKERS]
    return tables(ranking, len(others), len(others) < len(hand)).of(others)


def best_class(
    own: Sequence[int], common: Sequence[int], ranking: Ranking, use_own: tuple[int, int] = ANY_OF_OWN
) -> int:
    """The class of the highest hand of one's own cards and common ones: `hands.best`, by table."""
    if use_own[0] == 0 and min(use_own[1], len(own)) == min(ranking.size, len(own)):
        return tables(ranking, len(own) + len(common)).of((*own, *common))
    table = tables(ranking)
    keys, bits = _sums(own, common, ranking.size, use_own)
    return max(map(table.by_key, keys, bits))


def best(
    own: Sequence[int], common: Sequence[int], ranking: Ranking, use_own: tuple[int, int] = ANY_OF_OWN
) -> tuple[Value, tuple[int, ...]]:
    """The highest hand of one's own cards and common ones and its cards: `hands.best`, by table."""
    table = tables(ranking)
    number = best_class(own, common, ranking, use_own)
    hands = choices(own, common, ranking.size, use_own)
    return table.classes[number], next(cards for cards in hands if table.of(cards) == number)


def low(
    own: Sequence[int], common: Sequence[int], ranking: LowRanking, use_own: tuple[int, int] = ANY_OF_OWN
) -> tuple[Value, tuple[int, ...]] | None:
    """The lowest hand of one's own cards and common ones and its cards: `hands.low`, by table."""
    if not ranking.open(common):
        return None
    values = low_values(ranking)
    found: tuple[Value, tuple[int, ...]] | None = None
    for cards in choices(own, common, ranking.size, use_own):
        value = values.get(sum(CARD_KEY[card] for card in cards))
        if value is not None and (found is None or value > found[0]):
            found = (value, cards)
    return found


@cache
def low_values(ranking: LowRanking) -> dict[int, Value]:
    """How low every collection of ranks is that is a low hand, by its key."""
    found = {sum(map(_rank_key, ranks)): ranking.value(_mix_suits(ranks)) for ranks in _multisets(ranking.size)}
    return {key: value for key, value in found.items() if value is not None}


def _sums(
    own: Sequence[int], common: Sequence[int], size: int, use_own: tuple[int, int]
) -> tuple[list[int], list[int]]:
    """The keys and the sets of all hands that may be put together, from those of their halves."""
    keys, bits = [], []
    for count in range(max(use_own[0], size - len(common)), min(use_own[1], size, len(own)) + 1):
        mine = [_sum(cards) for cards in combinations(own, count)]
        rest = [_sum(cards) for cards in combinations(common, size - count)]
        keys += [key + more for key, _ in mine for more, _ in rest]
        bits += [bit | more for _, bit in mine for _, more in rest]
    return keys, bits


def _sum(cards: Iterable[int]) -> tuple[int, int]:
    key = bits = 0
    for card in cards:
        key += CARD_KEY[card]
        bits |= CARD_BIT[card]
    return key, bits


# -- how tables are made -----------------------------------------------------------------------------------------------


def _multisets(count: int, heights: Iterable[int] = HEIGHTS) -> Iterator[Ranks]:
    """So many ranks, none more often than a deck has it."""
    return (r for r in combinations_with_replacement(heights, count) if all(r.count(x) <= COPIES for x in set(r)))


def _card(high: int, of: int) -> int:
    return SUIT_BITS * of + (high - 1) % SUIT_BITS


def _mix_suits(ranks: Ranks) -> list[int]:
    """Cards of these ranks in suits that make no flush: one suit after another, so that equal ranks differ."""
    return [_card(high, n % COPIES) for n, high in enumerate(ranks)]


def _suit_alike(ranks: Ranks) -> list[int]:
    return [_card(high, 0) for high in ranks]


@cache
def _numbers(ranking: Ranking) -> dict[Value, int]:
    """Every height that a hand can have, in ascending order, with its number."""
    values = {ranking.value(_mix_suits(ranks)) for ranks in _multisets(ranking.size)}
    values |= {ranking.value(_suit_alike(ranks)) for ranks in combinations(HEIGHTS, ranking.size)}
    if FIVE_ACES in ranking.order:
        values.add(ranking.value_of(Made(FIVE_ACES, (ACE,))))
    return {value: number for number, value in enumerate(sorted(values))}


@cache
def _fill(ranking: Ranking, count: int, joker: bool) -> tuple[dict[Ranks, int], dict[Ranks, int]]:
    """The class of every collection of ranks in mixed suits, and of every set of ranks in one suit that is a flush."""
    numbers, least = _numbers(ranking), ranking.size - joker
    wild = [JOKERS[0]] * joker
    if count < least:
        raise Worded("hand-too-few", value=count, size=ranking.size, name=count + joker)
    if count == least:
        by_ranks = {ranks: numbers[ranking.value([*_mix_suits(ranks), *wild])] for ranks in _multisets(count)}
        by_suit = {
            ranks: numbers[ranking.value([*_suit_alike(ranks), *wild])] for ranks in combinations(HEIGHTS, count)
        }
        return by_ranks, by_suit
    fewer, suited = _fill(ranking, count - 1, joker)
    by_ranks = {ranks: max(fewer[rest] for rest in _less_one(ranks)) for ranks in _multisets(count)}
    by_suit = suited | {
        ranks: max(suited[rest] for rest in combinations(ranks, count - 1)) for ranks in combinations(HEIGHTS, count)
    }
    if joker and count >= ranking.size:
        plain, plainly = _fill(ranking, count, False)
        by_ranks = {ranks: max(number, plain[ranks]) for ranks, number in by_ranks.items()}
        by_suit = {ranks: max(number, plainly.get(ranks, 0)) for ranks, number in by_suit.items()}
    return by_ranks, by_suit


def _less_one(ranks: Ranks) -> Iterator[Ranks]:
    return (ranks[:n] + ranks[n + 1 :] for n in range(len(ranks)))


def _places(count: int) -> tuple[array[int], array[int]]:
    """Where the collections of so many ranks lie, by the two halves of their keys."""
    low_base = array("i", bytes(4 * (COPIES + 1) ** LOW))
    high_place = array("i", bytes(4 * (COPIES + 1) ** (len(HEIGHTS) - LOW)))
    begin = 0
    for low in range(count + 1):
        lows, highs = list(_multisets(low, HEIGHTS[:LOW])), list(_multisets(count - low, HEIGHTS[LOW:]))
        for n, ranks in enumerate(highs):
            high_place[sum(map(_rank_key, ranks)) >> SHIFT] = n
        for n, ranks in enumerate(lows):
            low_base[sum(map(_rank_key, ranks))] = begin + n * len(highs)
        begin += len(lows) * len(highs)
    return low_base, high_place
