"""Many hands judged at once: an array with a row of cards a hand, compiled.

It needs numpy and numba, so nothing imports this before somebody has hands by the million.
"""

from __future__ import annotations

import numpy as np

from novamas.games.poker.compiled import Ints, Lookup, compiled, lookup
from novamas.kit.hand_tables import CARD_BIT, CARD_KEY, LOW_MASK, SHIFT, SUIT_BITS, SUIT_MASK, tables
from novamas.kit.hands import Ranking

KEYS = np.frombuffer(CARD_KEY, dtype=np.int32).astype(np.int64)
BITS = np.frombuffer(CARD_BIT, dtype=np.int64)


def judge_hands(ranking: Ranking, hands: Ints) -> Ints:
    """The class of each hand under a ranking, a greater number for a higher one: `HandTables.of` of every row."""
    found = np.zeros(len(hands), dtype=np.uint16)
    classes_of(lookup(tables(ranking, hands.shape[1])), hands, found)
    return found


@compiled
def classes_of(table: Lookup, hands: Ints, found: Ints) -> None:
    low_base, high_place, unsuited, flush = table
    count = hands.shape[1]
    for n in range(len(hands)):
        key, bits = 0, 0
        for place in range(count):
            card = hands[n, place]
            key += KEYS[card]
            bits |= BITS[card]
        best = unsuited[low_base[key & LOW_MASK] + high_place[key >> SHIFT]]
        best = max(best, flush[bits & SUIT_MASK], flush[bits >> SUIT_BITS & SUIT_MASK])
        found[n] = max(best, flush[bits >> 2 * SUIT_BITS & SUIT_MASK], flush[bits >> 3 * SUIT_BITS])
