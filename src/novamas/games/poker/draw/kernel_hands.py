"""The hands of poker with discard up to the names of the suits, their discards, and what a person sees of them."""

from __future__ import annotations

import numpy as np

from novamas.games.poker.compiled import RANK_KEY, Ints, Lookup, add, compiled, lookup, orders, share_out
from novamas.kit.hand_tables import LOW_MASK, SHIFT, HandTables

DISCARDS = 16
"""No card; one of five; two of five."""


def sorts() -> tuple[Ints, Ints, Ints]:
    """A hand of each sort, suits in order; how many hands there are of it; and its place by its number among all."""
    cards, hands = np.zeros((134459, 5), dtype=np.int64), np.zeros(134459, dtype=np.int64)
    place = np.full(52 * 51 * 50 * 49 * 48 // 120, -1, dtype=np.int32)
    found = _list_sorts(cards, hands, place)
    assert found == len(cards)
    return cards, hands, place


@compiled
def _list_sorts(cards: Ints, hands: Ints, place: Ints) -> int:
    sets = np.zeros(4, dtype=np.int64)
    found = 0
    hand = np.zeros(5, dtype=np.int64)
    for e in range(4, 52):
        for d in range(3, e):
            for c in range(2, d):
                for b in range(1, c):
                    for a in range(b):
                        hand[0], hand[1], hand[2], hand[3], hand[4] = a, b, c, d, e
                        sets[:] = 0
                        for card in hand:
                            sets[card // 13] |= 1 << card % 13
                        if sets[0] < sets[1] or sets[1] < sets[2] or sets[2] < sets[3]:
                            continue
                        cards[found] = hand
                        hands[found] = orders(sets)
                        place[number_of(hand)] = found
                        found += 1
    return found


@compiled
def number_of(hand: Ints) -> int:
    """The number of five cards in ascending order among all hands."""
    a, b, c, d, e = hand[0], hand[1], hand[2], hand[3], hand[4]
    return int(
        a
        + b * (b - 1) // 2
        + c * (c - 1) * (c - 2) // 6
        + d * (d - 1) * (d - 2) * (d - 3) // 24
        + e * (e - 1) * (e - 2) * (e - 3) * (e - 4) // 120
    )


@compiled
def even_out(cards: Ints, ways: Ints, sums: Ints) -> None:
    """Where two suits of a hand are alike, discards that differ in nothing else have the same sums: the mean."""
    at = np.zeros(52, dtype=np.int64)
    for n in range(len(cards)):
        sets = np.zeros(4, dtype=np.int64)
        for card in cards[n]:
            sets[card // 13] |= 1 << card % 13
        alike = False
        for suit in range(3):
            if sets[suit] and sets[suit] == sets[suit + 1]:
                alike = True
        if not alike:
            continue
        for i in range(5):
            at[cards[n, i]] = i
        mean = np.zeros(sums.shape[1:], dtype=np.int64)
        same = 0
        for way in ways:
            fits = True
            for suit in range(4):
                if sets[way[suit]] != sets[suit]:
                    fits = False
            if not fits:
                continue
            same += 1
            for discard in range(16):
                a, b = pair_of(discard)
                x = at[way[cards[n, a] // 13] * 13 + cards[n, a] % 13] if a >= 0 else -1
                y = at[way[cards[n, b] // 13] * 13 + cards[n, b] % 13] if b >= 0 else -1
                mean[discard_of(min(x, y), max(x, y))] += sums[n, discard]
        for discard in range(16):
            for i in range(sums.shape[2]):
                sums[n, discard, i] = mean[discard, i] // same


@compiled
def pair_of(discard: int) -> tuple[int, int]:
    """The cards of a discard, by place in the hand; -1 where there is none (the first, where there is one only)."""
    if discard == 0:
        return -1, -1
    if discard < 6:
        return -1, discard - 1
    n = 6
    for a in range(5):
        for b in range(a + 1, 5):
            if n == discard:
                return a, b
            n += 1
    return -1, -1


@compiled
def discard_of(a: int, b: int) -> int:
    """The number of a discard: a < b, -1 where there is no card."""
    if b < 0:
        return 0
    if a < 0:
        return 1 + b
    return 6 + a * (9 - a) // 2 + b - a - 1


# -- what a person sees ------------------------------------------------------------------------------------------------


def count_thrown(discards: Ints) -> Ints:
    """How many cards each of these discards throws away."""
    return (discards > 0).astype(np.int64) + (discards > 5)


def describe(cards: Ints, number: Ints, table: HandTables) -> Ints:
    """Of every sort of hand: kind, height of a single pair or 0, whether four or more are of one suit, and how many
    ranks complete a straight, up to two."""
    kinds = np.array([value[0] for value in table.classes], dtype=np.int64)[number]
    return _describe(cards, kinds)


@compiled
def _describe(cards: Ints, kinds: Ints) -> Ints:
    found = np.zeros((len(cards), 4), dtype=np.int64)
    times, suits = np.zeros(13, dtype=np.int64), np.zeros(4, dtype=np.int64)
    for n in range(len(cards)):
        times[:] = 0
        suits[:] = 0
        for card in cards[n]:
            times[card % 13] += 1
            suits[card // 13] += 1
        bits = pairs = high = 0
        for rank in range(13):
            bits |= (times[rank] > 0) << rank
            if times[rank] == 2:
                pairs += 1
                high = rank + 2
            elif times[rank] > 2:
                pairs += 2
        outs = straights_after(bits)
        found[n, 0] = kinds[n]
        found[n, 1] = high if pairs == 1 else 0
        found[n, 2] = suits.max() >= 4
        found[n, 3] = min(outs, 2)
    return found


@compiled
def straights_after(ranks: int) -> int:
    """How many ranks complete a straight with a set of ranks."""
    outs = 0
    for rank in range(13):
        if not ranks >> rank & 1:
            more = ranks | 1 << rank
            more = (more << 1) | (more >> 12)
            for low in range(10):
                if more >> low & 31 == 31:
                    outs += 1
                    break
    return outs


@compiled
def plain_discards(cards: Ints) -> Ints:
    """Of every hand: the plain discard of one card, and that of two.

    One: the card that is not of the suit of four others; else, of two pairs the odd card; else the one without which
    most ranks complete a straight, the lowest of these. Two: of five ranks those beside three of a suit, else those
    beside three in a row; of others the lowest of those that are not alike.
    """
    found = np.zeros((len(cards), 2), dtype=np.int64)
    times, suits = np.zeros(13, dtype=np.int64), np.zeros(4, dtype=np.int64)
    for n in range(len(cards)):
        times[:] = 0
        suits[:] = 0
        for card in cards[n]:
            times[card % 13] += 1
            suits[card // 13] += 1
        one, most = -1, -1
        low = second = -1
        for i in range(5):
            rank = cards[n, i] % 13
            rest = 0
            for j in range(5):
                if j != i:
                    rest |= 1 << cards[n, j] % 13
            outs = straights_after(rest)
            if suits[cards[n, i] // 13] == 1 and suits.max() == 4:
                outs += 100
            if times[rank] == 1 and (times == 2).sum() == 2:
                outs += 50
            if outs > most or (outs == most and rank < cards[n, one] % 13):
                one, most = i, outs
            if times[rank] == 1:
                if low < 0 or rank < cards[n, low] % 13:
                    low, second = i, low
                elif second < 0 or rank < cards[n, second] % 13:
                    second = i
        found[n, 0] = discard_of(-1, one)
        if times.max() == 1:
            keep = _three_to_keep(cards[n], suits)
            if keep:
                low = second = -1
                for i in range(5):
                    if not keep >> i & 1:
                        low, second = second, i
        found[n, 1] = discard_of(min(low, second), max(low, second))
    return found


@compiled
def _three_to_keep(hand: Ints, suits: Ints) -> int:
    """Three cards of a suit, else the highest three in a row, of a hand of five ranks, as bits; 0 for neither."""
    keep = 0
    for i in range(5):
        if suits[hand[i] // 13] == 3:
            keep |= 1 << i
    if keep:
        return keep
    for top in range(12, 1, -1):
        keep = count = 0
        for i in range(5):
            if top - 2 <= hand[i] % 13 <= top:
                keep |= 1 << i
                count += 1
        if count == 3:
            return keep
    return 0


def final_kinds(cards: Ints, hands: Ints, table: HandTables, discards: Ints, goes: Ints) -> Ints:
    """How many hands and draws of these discards end with each kind: [kind][cards thrown]."""
    kinds = np.array([value[0] for value in table.classes], dtype=np.int64)
    parts = share_out(
        lambda a, b: (_final_kinds(lookup(table), RANK_KEY, kinds, cards, hands, discards, goes, a, b),),
        len(cards),
        span=(1, 1),
    )
    return np.asarray(add(parts)[0])


@compiled
def _final_kinds(
    five: Lookup, key: Ints, kinds: Ints, cards: Ints, hands: Ints, discards: Ints, goes: Ints, begin: int, end: int
) -> Ints:
    found = np.zeros((kinds[len(kinds) - 1] + 1, 3), dtype=np.int64)
    low, high, unsuited, flush = five.low_base, five.high_place, five.unsuited, five.flush
    for n in range(begin, end):
        if not goes[n]:
            continue
        a, b = pair_of(discards[n])
        base = bits = seen = 0
        for i in range(5):
            seen |= 1 << cards[n, i]
            if i != a and i != b:
                base += key[cards[n, i] % 13]
                bits |= 1 << cards[n, i]
        count = (a >= 0) + (b >= 0)
        for y in range(52 if count > 0 else 1):
            if count > 0 and seen >> y & 1:
                continue
            for z in range(y if count > 1 else 1):
                if count > 1 and seen >> z & 1:
                    continue
                whole, held = base, bits
                if count > 0:
                    whole, held = whole + key[y % 13], held | 1 << y
                if count > 1:
                    whole, held = whole + key[z % 13], held | 1 << z
                number = int(unsuited[low[whole & LOW_MASK] + high[whole >> SHIFT]])
                for suit in range(4):
                    number = max(number, int(flush[held >> 13 * suit & 8191]))
                found[kinds[number], count] += hands[n]
    return found
