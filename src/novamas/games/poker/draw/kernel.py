"""Counting poker with discard: every hand, every discard of up to two, every draw, and all that the bank may do.

What the bank does depends on the five, six or seven cards that the player has seen (`dead`), and on nothing else of
him. `kernel_bank.py` counts that, by rank and then suit by suit.

For each collection of five, six or seven ranks the suits are dealt out in every way, up to their names, and what comes
of it is added to every hand of the player, and every discard of it, that it can have begun with.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

import numpy as np

from novamas.games.poker.compiled import Ints, compiled, orders, share_out
from novamas.games.poker.draw import on_card
from novamas.games.poker.draw.kernel_bank import (
    Bank,
    alike_ranks,
    bank_of,
    class_at,
    compare,
    different_ranks,
    like_bank,
    one_suit,
)
from novamas.games.poker.draw.kernel_hands import DISCARDS, discard_of, even_out, number_of, sorts
from novamas.games.poker.draw.on_card import PIECES, Device, in_turn
from novamas.kit.hand_tables import HandTables

VALUE, IDLE, WON, TIED, SQUARE = range(5)
"""What is added up for each hand and discard: worth, deals of three ends, and the square of the worth."""


class Found(NamedTuple):
    """Of every sort of hand (its cards, suits in order): how many there are, its class, the sums over all draws of its
    16 discards, weighted so that all discards count alike, and the discard that the bank would make."""

    cards: Ints
    hands: Ints
    number: Ints
    sums: Ints
    like_bank: Ints


THREADS = 4
"""Each piece has sums of its own, of a hundred megabytes, so that few are done at once."""
SPANS = {5: (0.0, 0.01), 6: (0.01, 0.1), 7: (0.1, 1.0)}
"""The part of the count that the collections of so many ranks are."""
WHOLE = 1560 * (47 * 46 * 45 * 44 * 43 // 120) * 42 * 41
"""The weighted deals of one hand and one discard."""


def count(
    table: HandTables,
    qualifies: int,
    worth: list[list[int]],
    ace_low_run: bool,
    limit: int | None = None,
    card: Device | None = None,
) -> Found:
    """Counts all deals, on a graphics card if there is one; worth[kind][end] is what the ends are worth, as whole
    numbers. With a `limit` only so many collections of ranks are counted, which is of use to try the machinery and
    nothing else."""
    bank = bank_of(table, qualifies, ace_low_run)
    values = np.array(worth, dtype=np.int64)
    cards, hands, place = sorts()
    if card is None:
        sums = count_sums(bank, values, place, len(cards), limit)
    else:
        sums = on_card.count_sums(card, bank, values, place, len(cards), limit)
    even_out(cards, np.array(list(permutations(range(4))), dtype=np.int64), sums)
    number = np.array([table.of(_name_cards(row)) for row in cards.tolist()], dtype=np.int64)
    return Found(cards, hands, number, sums, like_bank(bank, cards))


def count_sums(bank: Bank, worth: Ints, place: Ints, hands: int, limit: int | None = None) -> Ints:
    """The sums of all hands and discards, before those alike are evened out."""
    sums = np.zeros((hands, DISCARDS, 5), dtype=np.int64)
    for size, weight in zip((5, 6, 7), on_card.WEIGHT, strict=True):
        for part in _parts(bank, worth, in_turn(size)[:limit], place, hands):
            sums += part * weight
    return sums


def _parts(bank: Bank, values: Ints, dead: Ints, place: Ints, hands: int) -> Iterator[Ints]:
    size = int(dead[0].sum())
    return share_out(
        lambda a, b: _count(bank, values, dead, size, place, hands, a, b), len(dead), PIECES, SPANS[size], THREADS
    )


def _name_cards(cards: list[int]) -> list[int]:
    return [card // 13 * 13 + (card % 13 + 1) % 13 for card in cards]


@compiled
def _count(bank: Bank, worth: Ints, dead: Ints, size: int, place: Ints, hands: int, begin: int, end: int) -> Ints:
    """The sums of all hands and discards over the collections of `size` dead ranks from begin to end."""
    sums = np.zeros((hands, 16, 5), dtype=np.int64)
    classes = len(bank.kind)
    plain, found = np.zeros(classes, dtype=np.int64), np.zeros(classes, dtype=np.int64)
    left, alive = np.zeros(13, dtype=np.int64), np.zeros(13, dtype=np.int64)
    drawn = size - 5
    slots = 1 if drawn == 0 else size if drawn == 1 else size * (size - 1) // 2
    number = np.zeros((slots, 2), dtype=np.int64)
    by_rank = np.zeros((slots, 2, 2), dtype=np.int64)
    by_suit = np.zeros((1 << 7, slots, 2, 2), dtype=np.int64)
    plays = np.zeros(1 << 7, dtype=np.int64)
    first, second = np.full(slots, -1, dtype=np.int64), np.full(slots, -1, dtype=np.int64)
    if drawn == 1:
        for n in range(size):
            second[n] = n
    if drawn == 2:
        n = 0
        for a in range(size):
            for b in range(a + 1, size):
                first[n], second[n] = a, b
                n += 1
    ranks, suits = np.zeros(size, dtype=np.int64), np.zeros(size, dtype=np.int64)
    present = np.zeros(7, dtype=np.int64)
    stock = 52 - size
    total = stock * (stock - 1) * (stock - 2) * (stock - 3) * (stock - 4) // 120 * (stock - 5) * (stock - 6)
    for row in range(begin, end):
        n, different, key = 0, 0, 0
        for r in range(13):
            left[r] = 4 - dead[row, r]
            key += dead[row, r] * bank.key[r]
            if dead[row, r]:
                present[different] = r
                different += 1
            for _ in range(dead[row, r]):
                ranks[n] = r
                n += 1
        for slot in range(slots):
            rest, bits, n = key, 0, 0
            for i in range(size):
                if i == first[slot] or i == second[slot]:
                    rest -= bank.key[ranks[i]]
                else:
                    n += 0 if bits >> ranks[i] & 1 else 1
                    bits |= 1 << ranks[i]
            number[slot, 0] = class_at(bank, rest)
            number[slot, 1] = bank.five.flush[bits] if n == 5 else 0
        plain[:] = 0
        alive[:] = 0
        alike_ranks(bank, left, stock, plain)
        different_ranks(bank, left, alive, False, stock, plain)
        playing = compare(bank, plain, number, by_rank)
        for subset in range(1 << different):
            possible = True
            for r in range(13):
                alive[r] = 1
            for i in range(different):
                inside = subset >> i & 1
                alive[present[i]] = 1 - inside
                if dead[row, present[i]] - inside > 3:
                    possible = False
            if possible:
                found[:] = 0
                different_ranks(bank, left, alive, True, stock, found)
                one_suit(bank, left, alive, stock, found)
                plays[subset] = compare(bank, found, number, by_suit[subset])
        _deal_suits(
            bank, worth, ranks, suits, present, different, first, second, number, by_rank, by_suit, playing, plays,
            total, place, sums,
        )  # fmt: skip
    return sums


@compiled
def _deal_suits(
    bank: Bank,
    worth: Ints,
    ranks: Ints,
    suits: Ints,
    present: Ints,
    different: int,
    first: Ints,
    second: Ints,
    number: Ints,
    by_rank: Ints,
    by_suit: Ints,
    playing: int,
    plays: Ints,
    total: int,
    place: Ints,
    sums: Ints,
) -> None:
    """Deals suits to the dead cards in every way, up to their names, and adds what comes of each to the sums."""
    size = len(ranks)
    sets, subsets = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    order, hand = np.zeros(4, dtype=np.int64), np.zeros(5, dtype=np.int64)
    out = np.zeros((len(first), 5), dtype=np.int64)
    own, at = np.zeros(4, dtype=np.int64), np.zeros(size, dtype=np.int64)
    index = np.zeros(size, dtype=np.int64)
    for i in range(size):
        for n in range(different):
            if present[n] == ranks[i]:
                index[i] = n
    # Suits of equal ranks ascend; the first suits are the lowest.
    for i in range(size):
        suits[i] = suits[i - 1] + 1 if i and ranks[i] == ranks[i - 1] else 0
    while True:
        sets[:] = 0
        subsets[:] = 0
        for i in range(size):
            sets[suits[i]] |= 1 << ranks[i]
            subsets[suits[i]] |= 1 << index[i]
        if sets[0] >= sets[1] and sets[1] >= sets[2] and sets[2] >= sets[3]:
            ways = orders(sets)
            for slot in range(len(first)):
                flush, one = 1, -1
                for i in range(size):
                    if i != first[slot] and i != second[slot]:
                        if one < 0:
                            one = suits[i]
                        elif suits[i] != one:
                            flush = 0
                            break
                lower, equal, up = by_rank[slot, flush, 0], by_rank[slot, flush, 1], playing
                for suit in range(4):
                    lower += by_suit[subsets[suit], slot, flush, 0]
                    equal += by_suit[subsets[suit], slot, flush, 1]
                    up += plays[subsets[suit]]
                kind = bank.kind[number[slot, flush]]
                idle, lost = total - up, up - lower - equal
                w = worth[kind]
                out[slot, 0] = ways * (idle * w[0] + lower * w[1] + equal * w[2] + lost * w[3])
                out[slot, 1] = ways * idle
                out[slot, 2] = ways * lower
                out[slot, 3] = ways * equal
                out[slot, 4] = ways * (
                    idle * w[0] * w[0] + lower * w[1] * w[1] + equal * w[2] * w[2] + lost * w[3] * w[3]
                )
            # Every choice of the cards that were drawn leaves a hand.
            for new in range(len(first)):
                own[:] = sets
                for i in range(size):
                    if i == first[new] or i == second[new]:
                        own[suits[i]] &= ~(1 << ranks[i])
                for suit in range(4):
                    before = 0
                    for other in range(4):
                        if own[other] > own[suit] or (own[other] == own[suit] and other < suit):
                            before += 1
                    order[suit] = before
                _in_order(ranks, suits, order, first[new], second[new], hand, at)
                to = place[number_of(hand)]
                for slot in range(len(first)):
                    a, b = first[slot], second[slot]
                    if b >= 0 and (b == first[new] or b == second[new]):
                        continue
                    if a >= 0 and (a == first[new] or a == second[new]):
                        continue
                    x = at[a] if a >= 0 else -1
                    y = at[b] if b >= 0 else -1
                    discard = discard_of(min(x, y), max(x, y))
                    for n in range(5):
                        sums[to, discard, n] += out[slot, n]
        # The next deal: the last card that has a higher suit to go to, the others of its rank after it.
        i = size - 1
        while i >= 0:
            top = 3
            j = i
            while j + 1 < size and ranks[j + 1] == ranks[i]:
                j += 1
                top -= 1
            if suits[i] < top:
                break
            i -= 1
        if i < 0:
            return
        suits[i] += 1
        for j in range(i + 1, size):
            suits[j] = suits[j - 1] + 1 if ranks[j] == ranks[j - 1] else 0


@compiled
def _in_order(ranks: Ints, suits: Ints, order: Ints, a: int, b: int, hand: Ints, at: Ints) -> None:
    """Fills `hand` with the cards but two, suits in order, in ascending order, and `at` with where each card went."""
    n = 0
    for i in range(len(ranks)):
        if i in (a, b):
            continue
        card = order[suits[i]] * 13 + ranks[i]
        m = n
        while m and hand[m - 1] > card:
            hand[m] = hand[m - 1]
            m -= 1
        hand[m] = card
        n += 1
    for i in range(len(ranks)):
        for m in range(5):
            if hand[m] == order[suits[i]] * 13 + ranks[i]:
                at[i] = m
