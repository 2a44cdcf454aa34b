"""The loop of pokers in which one goes on or gives up: dealt, decided, shown, paid by tables."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.compiled_streams import END, STATE, SURE, Ints, begin, compile_loop, draw, inline_loop, refill
from novamas.games.fast import Given
from novamas.games.poker.compiled import Lookup, lookup
from novamas.games.poker.going_fast import BARE, ENDS, FOLDED
from novamas.kit.hand_tables import CARD_BIT, CARD_KEY, LOW_MASK, SHIFT, SUIT_BITS, SUIT_MASK, tables

CARDS = 52
HIGHER, EVEN, LOWER, IDLE = range(4)
"""The first ends, in the order of `OUTCOMES`."""
PASSED, UNASKED = ENDS.index(FOLDED), ENDS.index(BARE)
WHOLE, GAPS = 1, 2
"""What ranks are to a straight: all of one, or two of them would each complete one."""
NUMBERS = ("boxes", "later", "shown", "laid", "times", "plays", "by_class", "pair", "drawing", "lead")


class Table(NamedTuple):
    """As `going_fast.py` makes it: `goes[card shown][matched][class]`, `money[hand][end][class]`."""

    numbers: Ints
    keys: Ints
    bits: Ints
    deal: Ints
    blind: Ints
    antes: Ints
    goes: Ints
    straights: Ints
    money: Ints
    early: Ints
    seen: Lookup
    last: Lookup


def load(given: Given) -> Table:
    seen, last = (lookup(tables(given["ranking"], given[name])) for name in ("seen", "last"))
    early = given["early"] or [[0] * len(given["money"][0][0])] * given["boxes"]
    return Table(
        np.array([int(given[name]) for name in NUMBERS], dtype=np.int64),
        np.frombuffer(CARD_KEY, dtype=np.int32).astype(np.int64), np.frombuffer(CARD_BIT, dtype=np.int64).copy(),
        np.array(given["deal"], dtype=np.int64), np.array(given["blind"], dtype=np.bool_),
        np.array(given["antes"], dtype=np.int32), np.array(given["goes"], dtype=np.bool_),
        np.array(given["straights"], dtype=np.int8), np.array(given["money"], dtype=np.int32),
        np.array(early, dtype=np.int32), seen, last,
    )  # fmt: skip


@inline_loop
def class_of(low_base: Ints, high_place: Ints, unsuited: Ints, flush: Ints, key: int, bits: int) -> int:
    """The class of a hand by the sum of its keys and the set of its cards: as `HandTables.by_key`."""
    found = int(unsuited[low_base[key & LOW_MASK] + high_place[key >> SHIFT]])
    found = max(found, int(flush[bits & SUIT_MASK]))
    found = max(found, int(flush[(bits >> SUIT_BITS) & SUIT_MASK]))
    found = max(found, int(flush[(bits >> (2 * SUIT_BITS)) & SUIT_MASK]))
    return max(found, int(flush[(bits >> (3 * SUIT_BITS)) & SUIT_MASK]))


@inline_loop
def ranks_of(bits: int) -> int:
    """The ranks of some cards, whatever their suit."""
    found = bits | (bits >> SUIT_BITS) | (bits >> (2 * SUIT_BITS)) | (bits >> (3 * SUIT_BITS))
    return found & SUIT_MASK


@inline_loop
def count_bits(ranks: int) -> int:
    found = 0
    while ranks:
        ranks &= ranks - 1
        found += 1
    return found


@compile_loop
def play(given: Table, key: Ints, first: int, limits: Ints, nets: Ints, puts: Ints, outs: Ints) -> None:
    """Sessions from `first` on, each of as many rounds as its limit says."""
    words, at = np.empty(END, dtype=np.uint32), np.zeros(STATE, dtype=np.int64)
    numbers, card_keys, card_bits, deal, blind, antes, goes, straights, money, early, seen, last = given
    seen_low, seen_high, seen_unsuited, seen_flush = seen
    last_low, last_high, last_unsuited, last_flush = last
    boxes, later, shown, laid, times = numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]
    plays, by_class, by_pair, by_draw, lead = numbers[5], numbers[6], numbers[7], numbers[8], numbers[9]
    bank, common = boxes, boxes + 1
    pack, full = np.zeros(CARDS, dtype=np.int64), np.arange(CARDS)
    keys, sets, ends = np.zeros(boxes + 2, dtype=np.int64), np.zeros(boxes + 2, dtype=np.int64), np.zeros(boxes)
    for session in range(len(limits)):
        place = begin(at, key, first + session)
        for n in range(limits[session]):
            pack[:] = full
            keys[:], sets[:] = 0, 0
            left, up, net, put, going = CARDS, 0, 0, 0, 0
            if place > SURE:
                place = refill(words, at, place)
            for turn in range(len(deal)):
                number, place = draw(words, place, left)
                left -= 1
                card = pack[number]
                pack[number] = pack[left]
                keys[deal[turn]] += card_keys[card]
                sets[deal[turn]] |= card_bits[card]
                if turn == shown:
                    up = (card + SUIT_BITS - 1) % SUIT_BITS
            for box in range(boxes):
                whole_key, whole = keys[box] + keys[common], sets[box] | sets[common]
                hand = class_of(seen_low, seen_high, seen_unsuited, seen_flush, whole_key, whole)
                if antes[box] == 0:
                    ends[box] = UNASKED
                    net += money[box, UNASKED, hand]
                    continue
                if blind[box]:
                    goes_on = True
                elif by_class:
                    match = 1 if shown >= 0 and (ranks_of(sets[box]) >> up) & 1 else 0
                    goes_on = goes[up, match, hand]
                else:
                    own, board, every = ranks_of(sets[box]), ranks_of(sets[common]), ranks_of(whole)
                    goes_on = (own >> lead) != 0
                    if not goes_on and by_pair:
                        suited = 0
                        for suit in range(4):
                            suited = max(suited, count_bits((whole >> (suit * SUIT_BITS)) & SUIT_MASK))
                        straight = straights[every]
                        goes_on = own & board != 0 or own & (own - 1) == 0 or suited == 5 or straight & WHOLE != 0
                        if not goes_on and by_draw:
                            goes_on = suited >= 4 or straight & GAPS != 0
                if goes_on:
                    ends[box] = HIGHER
                    going += 1
                    put += times * antes[box]
                    net += early[box, hand]
                else:
                    ends[box] = PASSED
                    net += money[box, PASSED, hand]
            if going > 0:
                for _ in range(later):
                    number, place = draw(words, place, left)
                    left -= 1
                    card = pack[number]
                    pack[number] = pack[left]
                    keys[common] += card_keys[card]
                    sets[common] |= card_bits[card]
                other = class_of(
                    last_low, last_high, last_unsuited, last_flush, keys[bank] + keys[common], sets[bank] | sets[common]
                )
                for box in range(boxes):
                    if ends[box] != HIGHER:
                        continue
                    whole_key, whole = keys[box] + keys[common], sets[box] | sets[common]
                    hand = class_of(last_low, last_high, last_unsuited, last_flush, whole_key, whole)
                    end = IDLE if other < plays else HIGHER if hand > other else EVEN if hand == other else LOWER
                    outs[end] += 1
                    net += money[box, end, hand]
            nets[session, n] = net
            puts[session, n] = laid + put
