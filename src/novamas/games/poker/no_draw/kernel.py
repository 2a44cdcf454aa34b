"""Counting poker without discard: every hand of the player, every card that the bank shows, all that it may hide.

By rank alone, the bank's four hidden cards are one of 1,820 collections of ranks, and the cards that are left of each
rank say how many ways there are to each. Suits matter for flushes only. The bank can have one only in the suit of the
card that it shows, so of the player's suits nothing counts but which of his cards are in that suit: each of the bank's
hands in one suit is taken from where its ranks alone had put it, and put among the flushes.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import numpy as np

from novamas.games.poker.compiled import (
    CHOOSE,
    RANK_KEY,
    RANKS,
    Ints,
    Lookup,
    add,
    compiled,
    lookup,
    multisets,
    share_out,
)
from novamas.kit.hand_tables import LOW_MASK, SHIFT, HandTables

HIDDEN = 4


class Deal(NamedTuple):
    """What the loops read.

    `class_of_ranks[set of five ranks]` is the class of such a hand in mixed suits, `flush[set]` in one suit.
    `hidden_ranks` and `hidden_times` are the collections of four ranks, each as (rank, how often) four times;
    `hidden_class[up][collection]` is the class together with the card shown. `suited[up]` are all sets of four ranks
    that make a flush with it, the rank of the card shown included.
    """

    hands: Ints
    hand_class: Ints
    hidden_ranks: Ints
    hidden_times: Ints
    hidden_class: Ints
    suited: Ints
    class_of_ranks: Ints
    flush: Ints
    kind: Ints
    choose: Ints


def deal(table: HandTables) -> Deal:
    look = lookup(table)
    hands, hidden = multisets(HIDDEN + 1), multisets(HIDDEN)
    ranks = np.zeros((len(hidden), HIDDEN), dtype=np.int64)
    times = np.zeros((len(hidden), HIDDEN), dtype=np.int64)
    for n, row in enumerate(hidden):
        present = np.nonzero(row)[0]
        ranks[n, : len(present)] = present
        times[n, : len(present)] = row[present]
    keys = hidden @ RANK_KEY
    hidden_class = np.zeros((RANKS, len(hidden)), dtype=np.int64)
    for up in range(RANKS):
        possible = hidden[:, up] < 4
        hidden_class[up, possible] = _classes(look, keys[possible] + RANK_KEY[up])
    suited = [
        [1 << up | sum(1 << r for r in four) for four in combinations([r for r in range(RANKS) if r != up], HIDDEN)]
        for up in range(RANKS)
    ]
    by_set = np.zeros(1 << RANKS, dtype=np.int64)
    for five in combinations(range(RANKS), HIDDEN + 1):
        by_set[sum(1 << r for r in five)] = _classes(look, np.array([RANK_KEY[list(five)].sum()]))[0]
    return Deal(
        hands,
        _classes(look, hands @ RANK_KEY),
        ranks,
        times,
        hidden_class,
        np.array(suited, dtype=np.int64),
        by_set,
        look.flush.astype(np.int64),
        np.array([value[0] for value in table.classes], dtype=np.int64),
        CHOOSE,
    )


def _classes(look: Lookup, keys: Ints) -> Ints:
    places = look.low_base[keys & LOW_MASK] + look.high_place[keys >> SHIFT]
    return np.asarray(look.unsuited[places], dtype=np.int64)


# -- the count ---------------------------------------------------------------------------------------------------------


class Count(NamedTuple):
    """How often each end comes, over all deals.

    `going[up][whether the hand has the rank that the bank shows][class][end]`, if everybody goes;
    `gone[up][that][class]`, how many of these deals go with best play; `best[kind][end]` and `folded`, best play.
    """

    going: Ints
    gone: Ints
    best: Ints
    folded: int


def count(table: HandTables, qualifies: int, worth: list[list[int]], folded: int) -> Count:
    """Counts all deals; worth[kind][end] and folded are what the ends are worth, as whole numbers."""
    cards = deal(table)
    values = np.array(worth, dtype=np.int64)
    parts = share_out(lambda a, b: _count(cards, qualifies, values, folded, a, b), len(cards.hands))
    going, gone, best, passed = add(parts)
    return Count(going, gone, best, int(passed))


@compiled
def _by_rank(cards: Deal, left: Ints, up: int, qualifies: int, classes: Ints, found: Ints) -> int:
    """Fills found[n] with how often the bank, by rank alone, plays and is lower than or equal to classes[n]; returns
    how often it does not play. `left` is how many cards there are of each rank."""
    idle = 0
    found[:] = 0
    for n in range(len(cards.hidden_ranks)):
        ways = 1
        for i in range(4):
            ways *= cards.choose[left[cards.hidden_ranks[n, i]], cards.hidden_times[n, i]]
        if ways == 0:
            continue
        number = cards.hidden_class[up, n]
        if number < qualifies:
            idle += ways
            continue
        for i in range(len(classes)):
            if number < classes[i]:
                found[i, 0] += ways
            elif number == classes[i]:
                found[i, 1] += ways
    return idle


@compiled
def _by_suit(cards: Deal, dead: int, up: int, qualifies: int, number: int, change: Ints) -> None:
    """Fills `change` with what flushes change in (idle, lower, equal) for a player of this class; `dead` are the ranks
    of the suit shown that the bank cannot have."""
    idle = lower = equal = 0
    for n in range(cards.suited.shape[1]):
        ranks = cards.suited[up, n]
        if ranks & dead:
            continue
        mixed = cards.class_of_ranks[ranks]
        if mixed < qualifies:
            idle -= 1
        elif mixed < number:
            lower -= 1
        elif mixed == number:
            equal -= 1
        suited = cards.flush[ranks]
        if suited < qualifies:
            idle += 1
        elif suited < number:
            lower += 1
        elif suited == number:
            equal += 1
    change[0], change[1], change[2] = idle, lower, equal


@compiled
def _count(cards: Deal, qualifies: int, worth: Ints, fold: int, begin: int, end: int) -> tuple[Ints, Ints, Ints, int]:
    classes = len(cards.kind)
    going = np.zeros((13, 2, classes, 4), dtype=np.int64)
    gone = np.zeros((13, 2, classes), dtype=np.int64)
    best = np.zeros((len(worth), 4), dtype=np.int64)
    folded = 0
    hidden = 46 * 45 * 44 * 43 // 24
    left, present = np.zeros(13, dtype=np.int64), np.zeros(5, dtype=np.int64)
    numbers, found = np.zeros(2, dtype=np.int64), np.zeros((2, 2), dtype=np.int64)
    change = np.zeros(3, dtype=np.int64)
    for hand in range(begin, end):
        held, ranks, whole = cards.hands[hand], 0, 0
        for rank in range(13):
            if held[rank]:
                present[ranks] = rank
                whole |= 1 << rank
                ranks += 1
        numbers[0] = cards.hand_class[hand]
        numbers[1] = cards.flush[whole] if ranks == 5 else 0
        for up in range(13):
            if held[up] == 4:
                continue
            match = 1 if held[up] else 0
            for rank in range(13):
                left[rank] = 4 - held[rank]
            left[up] -= 1
            idle = _by_rank(cards, left, up, qualifies, numbers, found)
            for subset in range(1 << ranks):
                dead, ways = 0, 1
                for i in range(ranks):
                    inside = subset >> i & 1
                    dead |= inside << present[i]
                    ways *= cards.choose[3, held[present[i]] - inside]
                if ways == 0 or dead >> up & 1:
                    continue
                flushes = 0
                if ranks == 5:
                    flushes = 1 if dead == whole else 3 if dead == 0 else 0
                for suited in range(2):
                    hands = 4 * (flushes if suited else ways - flushes)
                    if hands == 0:
                        continue
                    number = numbers[suited]
                    _by_suit(cards, dead, up, qualifies, number, change)
                    ends = (idle + change[0], found[suited, 0] + change[1], found[suited, 1] + change[2])
                    lost = hidden - ends[0] - ends[1] - ends[2]
                    kind = cards.kind[number]
                    value = ends[0] * worth[kind, 0] + ends[1] * worth[kind, 1] + ends[2] * worth[kind, 2]
                    value += lost * worth[kind, 3]
                    for i in range(3):
                        going[up, match, number, i] += hands * ends[i]
                    going[up, match, number, 3] += hands * lost
                    if value > fold * hidden:
                        gone[up, match, number] += hands * hidden
                        for i in range(3):
                            best[kind, i] += hands * ends[i]
                        best[kind, 3] += hands * lost
                    else:
                        folded += hands * hidden
    return going, gone, best, folded
