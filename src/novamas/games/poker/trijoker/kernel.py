"""The loop of trijoker: three cards each and two for all, two bets that stay or are taken back, paid by tables."""

from __future__ import annotations

from itertools import permutations
from math import comb
from typing import Any, NamedTuple

import numpy as np

from novamas.games.compiled_streams import END, STATE, SURE, Ints, begin, compile_loop, draw, inline_loop, refill
from novamas.games.fast import Given
from novamas.games.poker.compiled import Lookup, lookup
from novamas.games.poker.going_kernel import class_of
from novamas.kit.hand_tables import CARD_BIT, CARD_KEY, SUIT_BITS, SUIT_MASK, tables

CARDS = 52
OWN, SEEN = 3, 4
"""Cards that the first choice sees, and the second."""
CHOOSE = np.array([[comb(n, k) for n in range(CARDS)] for k in range(SEEN + 1)], dtype=np.int64)
"""CHOOSE[k][n] ways to choose k of n cards: a set of cards has the sum over its cards in ascending order as number."""
SHOWN = 2
"""The outcomes before those that name a common card."""


class Table(NamedTuple):
    """As `fast.py` makes it: `first` and `second` say of each set of cards whether a bet stays."""

    keys: Ints
    bits: Ints
    places: Ints
    deal: Ints
    blind: Ints
    stakes: Ints
    money: Ints
    first: Ints
    second: Ints
    last: Lookup


def load(given: Given) -> Table:
    bits = np.frombuffer(CARD_BIT, dtype=np.int64).copy()
    return Table(
        np.frombuffer(CARD_KEY, dtype=np.int32).astype(np.int64), bits,
        np.array([int(bit).bit_length() - 1 for bit in bits], dtype=np.int64),
        np.array(given["deal"], dtype=np.int64), np.array(given["blind"], dtype=np.bool_),
        np.array(given["stakes"], dtype=np.int32), np.array(given["money"], dtype=np.int32),
        spread(given["first"], OWN), spread(given["second"], SEEN), lookup(tables(given["ranking"])),
    )  # fmt: skip


def spread(hands: tuple[int, ...] | None, count: int) -> Ints:
    """Hands up to the names of the suits, as a table of all sets of so many cards."""
    stays = np.zeros(comb(CARDS, count), dtype=np.bool_)
    if hands is None:
        stays[:] = True
        return stays
    packed = np.array(hands, dtype=np.int64)
    sets = [(packed >> SUIT_BITS * n) & SUIT_MASK for n in range(4)]
    for order in permutations(range(4)):
        left = sum((sets[n] << SUIT_BITS * suit for suit, n in enumerate(order)), np.zeros_like(packed))
        number = np.zeros_like(packed)
        for k in range(1, count + 1):
            lowest = left & -left
            number += CHOOSE[k][np.log2(lowest.astype(np.float64)).astype(np.int64)]
            left &= left - 1
        stays[number] = True
    return stays


@inline_loop
def number_three(a: int, b: int, c: int) -> Any:
    low, high = min(a, b), max(a, b)
    low, mid, high = min(low, c), max(low, min(high, c)), max(high, c)
    return CHOOSE[1, low] + CHOOSE[2, mid] + CHOOSE[3, high]


@compile_loop
def number_four(a: int, b: int, c: int, d: int) -> Any:
    low, second = min(a, b), max(a, b)
    third, high = min(c, d), max(c, d)
    low, third = min(low, third), max(low, third)
    second, high = min(second, high), max(second, high)
    second, third = min(second, third), max(second, third)
    return CHOOSE[1, low] + CHOOSE[2, second] + CHOOSE[3, third] + CHOOSE[4, high]


@compile_loop
def play(given: Table, key: Ints, first: int, limits: Ints, nets: Ints, puts: Ints, outs: Ints) -> None:
    """Sessions from `first` on, each of as many rounds as its limit says."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    card_keys, card_bits, places, deal, blind, stakes, money, firsts, seconds, last = given
    low_base, high_place, unsuited, flush = last
    boxes = len(stakes)
    pack, full = np.zeros(CARDS, dtype=np.int64), np.arange(CARDS)
    hands, held = np.zeros((boxes + 2, OWN), dtype=np.int64), np.zeros(boxes + 2, dtype=np.int64)
    for session in range(len(limits)):
        place = begin(at, key, first + session)
        for n in range(limits[session]):
            pack[:] = full
            held[:] = 0
            left, net, put = CARDS, 0, 0
            if place > SURE:
                place = refill(words, at, place)
            for turn in range(len(deal)):
                number, place = draw(words, place, left)
                left -= 1
                to = deal[turn]
                hands[to, held[to]] = pack[number]
                held[to] += 1
                pack[number] = pack[left]
            one, two = hands[boxes, 0], hands[boxes + 1, 0]
            outs[SHOWN + one] += 1
            outs[SHOWN + two] += 1
            for box in range(boxes):
                a, b, c = hands[box, 0], hands[box, 1], hands[box, 2]
                bets = 3
                if not blind[box]:
                    x, y, z = places[a], places[b], places[c]
                    bets = 1 + firsts[number_three(x, y, z)] + seconds[number_four(x, y, z, places[one])]
                whole = card_bits[a] | card_bits[b] | card_bits[c] | card_bits[one] | card_bits[two]
                total = card_keys[a] + card_keys[b] + card_keys[c] + card_keys[one] + card_keys[two]
                brings = money[box, class_of(low_base, high_place, unsuited, flush, total, whole)]
                outs[0 if brings >= 0 else 1] += 1
                net += bets * brings
                put += bets * stakes[box]
            nets[session, n] = net
            puts[session, n] = put
