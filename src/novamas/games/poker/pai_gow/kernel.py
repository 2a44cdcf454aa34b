"""Pai gow poker dealt at random, many hands of the bank against each of the player, set in all of his ways.

Nothing here is exact: hands come from a seed. `exact.py` says what bounds come of them.
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
        together = four <= 4 or (four <= 8 and first == ACE) or (four < ACE and first == ACE and second >= 10)
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
def _in_order(cards: Ints) -> None:
    for n in range(1, len(cards)):
        card, m = cards[n], n
        while m and _rank(cards[m - 1]) < _rank(card):
            cards[m] = cards[m - 1]
            m -= 1
        cards[m] = card


@compiled
def bank_hands(see: Eyes, seed: int, count: int) -> tuple[Ints, Ints, Ints]:
    """So many hands set by the house: their cards as bits, class of the five, worth of the two."""
    np.random.seed(seed)
    deck = np.arange(53)
    bits, high, low = (
        np.zeros(count, dtype=np.int64),
        np.zeros(count, dtype=np.int64),
        np.zeros(count, dtype=np.int64),
    )
    for n in range(count):
        for i in range(7):
            j = i + np.random.randint(53 - i)
            deck[i], deck[j] = deck[j], deck[i]
        cards = deck[:7].copy()
        _in_order(cards)
        a, b = set_by_house(see, cards)
        for card in cards:
            bits[n] |= 1 << card
        high[n], low[n] = high_class(see, cards, a, b), low_worth(cards[a], cards[b])
    return bits, high, low


@compiled
def against(see: Eyes, seed: int, hands: int, span: int, bank: tuple[Ints, Ints, Ints], commission: float) -> Ints:
    """Plays so many hands, each against two lots of `span` hands of the bank, less those that share a card with it.

    Sums of: the share of hands that one side wins with both, that the player loses by a copy, the gain of the way that
    is best in one lot over the house's way, in that lot (never too little), and the same in the other lot (never too
    much); there also how many more hands it wins, and loses, than the house's way. Then the number of hands.
    """
    np.random.seed(seed)
    bits, high, low = bank
    deck = np.arange(53)
    found = np.zeros(7)
    highs, lows = np.zeros(21, dtype=np.int64), np.zeros(21, dtype=np.int64)
    won, lost, worth = np.zeros((2, 21)), np.zeros((2, 21)), np.zeros((2, 21))
    for _ in range(hands):
        for i in range(7):
            j = i + np.random.randint(53 - i)
            deck[i], deck[j] = deck[j], deck[i]
        cards = deck[:7].copy()
        _in_order(cards)
        x, y = set_by_house(see, cards)
        mine = ways = house = 0
        for card in cards:
            mine |= 1 << card
        for a in range(6):
            for b in range(a + 1, 7):
                made, two = high_class(see, cards, a, b), low_worth(cards[a], cards[b])
                if (a == x and b == y) or (a == y and b == x):
                    house = ways
                elif two > see.top[made]:
                    continue
                highs[ways], lows[ways] = made, two
                ways += 1
        won[:], lost[:] = 0, 0
        decided = copied = met = 0
        for lot in range(2):
            begin = np.random.randint(len(bits) - span)
            seen = 0
            for n in range(begin, begin + span):
                if bits[n] & mine:
                    continue
                seen += 1
                for way in range(ways):
                    better = (highs[way] > high[n]) + (lows[way] > low[n])
                    if better == 2:
                        won[lot, way] += 1
                    elif better == 0:
                        lost[lot, way] += 1
                better = (highs[house] > high[n]) + (lows[house] > low[n])
                worse = (highs[house] < high[n]) + (lows[house] < low[n])
                if better == 2 or worse == 2:
                    decided += 1
                elif better == 0:
                    copied += 1
            met += seen
            for way in range(ways):
                won[lot, way] /= seen
                lost[lot, way] /= seen
                worth[lot, way] = won[lot, way] * (1 - commission) - lost[lot, way]
        best = 0
        for way in range(ways):
            if worth[0, way] > worth[0, best]:
                best = way
        found[0] += decided / met
        found[1] += copied / met
        found[2] += worth[0, best] - worth[0, house]
        found[3] += worth[1, best] - worth[1, house]
        found[4] += won[1, best] - won[1, house]
        found[5] += lost[1, best] - lost[1, house]
        found[6] += 1
    return found
