"""Seven cards of pai gow poker in compiled code: how high two hands are, and how the house sets them.

`kernel_count.py` counts with it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.poker.compiled import RANK_KEY, Ints, Lookup, compiled, lookup
from novamas.games.poker.pai_gow.house_way import HIGH
from novamas.kit.hand_tables import LOW_MASK, SHIFT, tables
from novamas.kit.hands import FIVE_ACES, PAIR, STRAIGHT

JOKER, ACE = 52, 12
PAIRED = 13 * 13
"""What a pair adds to the worth of a low hand."""


class Eyes(NamedTuple):
    """The tables of hands of five, of four with a joker, and the first classes of some kinds. top[class] has what a
    low hand must not be above: PAIRED and the pair for pairs, the two highest cards for high cards."""

    five: Lookup
    wild: Lookup
    key: Ints
    straight: int
    five_aces: int
    top: Ints


def eyes() -> Eyes:
    table = tables(HIGH)
    top = np.full(len(table.classes), 2 * PAIRED, dtype=np.int64)
    for n, value in enumerate(table.classes):
        if value[0] == HIGH.strength(PAIR):
            top[n] = PAIRED + value[1] - 2
        elif value[0] == 0:
            top[n] = (value[1] - 2) * 13 + value[2] - 2
    return Eyes(
        lookup(table), lookup(tables(HIGH, 4, True)), RANK_KEY, table.first(STRAIGHT), table.first(FIVE_ACES), top
    )


@compiled
def low_worth(a: int, b: int) -> int:
    """How high two cards are."""
    x, y = (ACE if a == JOKER else a % 13), (ACE if b == JOKER else b % 13)
    return PAIRED + x if x == y else max(x, y) * 13 + min(x, y)


@compiled
def high_class(see: Eyes, cards: Ints, a: int, b: int) -> int:
    """The class of seven cards without those at two places."""
    key = bits = joker = 0
    for n in range(7):
        if n in (a, b):
            continue
        if cards[n] == JOKER:
            joker = 1
        else:
            key += see.key[cards[n] % 13]
            bits |= 1 << cards[n]
    look = see.wild if joker else see.five
    made = int(look.unsuited[look.low_base[key & LOW_MASK] + look.high_place[key >> SHIFT]])
    for suit in range(4):
        made = max(made, int(look.flush[bits >> 13 * suit & 8191]))
    return made


@compiled
def set_by_house(see: Eyes, cards: Ints) -> tuple[int, int]:
    """The places of the low hand, of seven cards from the highest down (as `house_way`)."""
    times = np.zeros(13, dtype=np.int64)
    for card in cards:
        times[ACE if card == JOKER else card % 13] += 1
    four = single = -1
    threes, pairs = np.full(3, -1, dtype=np.int64), np.full(4, -1, dtype=np.int64)
    three_count = pair_count = 0
    for rank in range(12, -1, -1):
        if times[rank] >= 4:
            four = rank
        elif times[rank] == 3:
            threes[three_count] = rank
            three_count += 1
        elif times[rank] == 2:
            pairs[pair_count] = rank
            pair_count += 1
        elif times[rank] == 1 and single < 0:
            single = rank
    if times[ACE] == 5:
        return _two(cards, 11 if times[11] == 2 else ACE)
    if four >= 0:
        if three_count or pair_count:
            return _two(cards, max(threes[0], pairs[0]))
        a, b = _others(cards, four, -1)
        first, second = _rank(cards[a]), _rank(cards[b])
        if four == ACE:
            return _two_aces(see, cards)
        together = four <= 4 or (four <= 8 and first == ACE) or (first == ACE and second >= 10)
        return (a, b) if together else _two(cards, four)
    if three_count == 2:
        return _two(cards, threes[0])
    if (three_count and pair_count) or pair_count == 3:
        return _two(cards, pairs[0])
    if pair_count == 2:
        if pairs[0] <= 4:
            together = single >= 11
        else:
            together = single == ACE and pairs[0] < ACE and (pairs[0] <= 8 or pairs[1] <= 4)
        return _others(cards, pairs[0], pairs[1]) if together else _two(cards, pairs[1])
    best_low = best_high = x = y = -1
    if _may_be_complete(cards):
        for a in range(6):
            for b in range(a + 1, 7):
                made = high_class(see, cards, a, b)
                low = low_worth(cards[a], cards[b])
                if made >= see.straight and (low > best_low or (low == best_low and made > best_high)):
                    best_low, best_high, x, y = low, made, a, b
    if x >= 0:
        return x, y
    if three_count:
        a, b = _others(cards, threes[0], -1)
        return (_two(cards, ACE)[0], a) if threes[0] == ACE else (a, b)
    if pair_count:
        return _others(cards, pairs[0], -1)
    return 1, 2


@compiled
def _two_aces(see: Eyes, cards: Ints) -> tuple[int, int]:
    """The places of the two of four aces without which the five are the highest."""
    most = x = y = -1
    for a in range(3):
        for b in range(a + 1, 4):
            made = high_class(see, cards, a, b)
            if made > most:
                most, x, y = made, a, b
    return x, y


@compiled
def _may_be_complete(cards: Ints) -> bool:
    """Whether a straight or a flush can be among these cards at all."""
    bits = wild = 0
    suits = np.zeros(4, dtype=np.int64)
    for card in cards:
        if card == JOKER:
            wild = 1
        else:
            bits |= 1 << card % 13
            suits[card // 13] += 1
    if suits.max() + wild >= 5:
        return True
    reach = (bits << 1) | (bits >> 12)
    for low in range(10):
        window, count = reach >> low & 31, wild
        while window:
            count += 1
            window &= window - 1
        if count >= 5:
            return True
    return False


@compiled
def _rank(card: int) -> int:
    return ACE if card == JOKER else card % 13


@compiled
def _two(cards: Ints, rank: int) -> tuple[int, int]:
    """The first two places of a rank."""
    a = -1
    for n in range(7):
        if _rank(cards[n]) == rank:
            if a >= 0:
                return a, n
            a = n
    return a, -1


@compiled
def _others(cards: Ints, rank: int, other: int) -> tuple[int, int]:
    """The first two places of other ranks."""
    a = -1
    for n in range(7):
        if _rank(cards[n]) != rank and _rank(cards[n]) != other:
            if a >= 0:
                return a, n
            a = n
    return a, -1


@compiled
def in_order(cards: Ints) -> None:
    for n in range(1, len(cards)):
        card, m = cards[n], n
        while m and _rank(cards[m - 1]) < _rank(card):
            cards[m] = cards[m - 1]
            m -= 1
        cards[m] = card
