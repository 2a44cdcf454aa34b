"""Counting poker without discard where a card may be bought: one of five is given away for a sixth.

The bank then has four cards among 45. By rank, what it may hold depends on the six cards that the player has seen, the
card shown, and the one that was given away: a table has that for all of them. For flushes it depends, again, on which
of the six are of the suit shown. A hand of the player is known by its ranks and by which of its cards are of the suit
shown; only where four or five are of one other suit it counts that they are.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.poker.compiled import (
    RANK_KEY,
    Ints,
    Lookup,
    add,
    compiled,
    lookup,
    multisets,
    share_out,
)
from novamas.games.poker.no_draw.kernel import Deal, _by_rank, _by_suit, deal
from novamas.kit.hand_tables import LOW_MASK, SHIFT, HandTables, tables

FIELD = 20
FIELD_MASK = (1 << FIELD) - 1
KEPT, BOUGHT = 46 * 45 * 44 * 43 // 24, 45 * 44 * 43 * 42 // 24
"""The bank's four cards where no card is bought, and where one is."""
PER_DEAL = 42
"""46 cards to buy times BOUGHT are so many times KEPT: deals without buying count so many times."""
SHAPES = 10 * 2 * 3


class Bank(NamedTuple):
    """What the bank may have against six cards seen.

    By rank: mixed[six ranks, card shown, rank given away] has how often it does not play, is lower than the other five
    in mixed suits, is equal; suited, the same against a flush. By suit: below[ranks dead, card shown, level] is how
    many hands of the suit shown play by their ranks and are below that level; level[class] is the first level that is
    not below a class, and levels[level] its class.
    """

    six: Lookup
    five: Lookup
    mixed: Ints
    suited: Ints
    idle: Ints
    below: Ints
    level: Ints
    levels: Ints
    rank_key: Ints


class Count(NamedTuple):
    """How often each end comes, over all deals times PER_DEAL: best[bought][kind][end], folded[bought]; and by shape of
    the first five cards (kind, four of a suit, ranks that complete a straight): shapes[shape] = (all, bought)."""

    best: Ints
    folded: Ints
    shapes: Ints


def count(table: HandTables, qualifies: int, worth: list[list[int]], folded: int, price: int) -> Count:
    """Counts all deals; `price` is what buying costs, as a whole number in the units of worth."""
    cards = deal(table)
    bank = _bank(table, cards, qualifies)
    values = np.array(worth, dtype=np.int64)
    parts = share_out(
        lambda a, b: _count(cards, bank, qualifies, values, folded, price, a, b), len(cards.hands), 64, (0.1, 1)
    )
    best, passed, shapes = add(parts)
    return Count(best, passed, shapes)


def _bank(table: HandTables, cards: Deal, qualifies: int) -> Bank:
    six = lookup(tables(table.ranking, 6))
    size = len(six.unsuited)
    seen = multisets(6)
    keys = seen @ RANK_KEY
    places = (six.low_base[keys & LOW_MASK] + six.high_place[keys >> SHIFT]).astype(np.int64)
    five = lookup(table)
    mixed, suited = (np.zeros((size, 13, 13), dtype=np.int64) for _ in range(2))
    for _ in share_out(
        lambda a, b: _fill_ranks(cards, five, RANK_KEY, qualifies, seen, places, mixed, suited, a, b),
        len(seen),
        64,
        (0, 0.1),
    ):
        pass
    classes = np.unique(cards.class_of_ranks[np.unique(cards.suited)])
    levels = classes[classes >= qualifies]
    level = np.searchsorted(levels, np.arange(len(cards.kind))).astype(np.int64)
    below = np.zeros((1 << 13, 13, len(levels) + 1), dtype=np.int16)
    idle = np.zeros((1 << 13, 13), dtype=np.int16)
    _fill_suits(cards, qualifies, level, below, idle)
    return Bank(six, five, mixed, suited, idle, below, level, np.append(levels, -1), RANK_KEY)


@compiled
def _fill_ranks(
    cards: Deal,
    five: Lookup,
    rank_key: Ints,
    qualifies: int,
    seen: Ints,
    places: Ints,
    mixed: Ints,
    suited: Ints,
    begin: int,
    end: int,
) -> int:
    left = np.zeros(13, dtype=np.int64)
    present = np.zeros(6, dtype=np.int64)
    for n in range(begin, end):
        key, ranks = 0, 0
        for rank in range(13):
            key += seen[n, rank] * rank_key[rank]
            if seen[n, rank]:
                present[ranks] = rank
                ranks += 1
        numbers = np.zeros(2 * ranks, dtype=np.int64)
        found = np.zeros((2 * ranks, 2), dtype=np.int64)
        for i in range(ranks):
            rest = key - rank_key[present[i]]
            numbers[2 * i] = five.unsuited[five.low_base[rest & LOW_MASK] + five.high_place[rest >> SHIFT]]
            bits, different = 0, 0
            for j in range(ranks):
                if seen[n, present[j]] - (1 if i == j else 0) > 0:
                    bits |= 1 << present[j]
                    different += 1
            numbers[2 * i + 1] = cards.flush[bits] if different == 5 else -1
        for up in range(13):
            if seen[n, up] == 4:
                continue
            for rank in range(13):
                left[rank] = 4 - seen[n, rank]
            left[up] -= 1
            idle = _by_rank(cards, left, up, qualifies, numbers, found)
            for i in range(ranks):
                a, b = 2 * i, 2 * i + 1
                mixed[places[n], up, present[i]] = idle | found[a, 0] << FIELD | found[a, 1] << 2 * FIELD
                suited[places[n], up, present[i]] = idle | found[b, 0] << FIELD | found[b, 1] << 2 * FIELD
    return 0


@compiled
def _fill_suits(cards: Deal, qualifies: int, level: Ints, below: Ints, idle: Ints) -> None:
    for dead in range(1 << 13):
        bits = 0
        for rank in range(13):
            bits += dead >> rank & 1
        if bits > 6:
            continue
        for up in range(13):
            for n in range(cards.suited.shape[1]):
                ranks = cards.suited[up, n]
                if ranks & dead:
                    continue
                number = cards.class_of_ranks[ranks]
                if number < qualifies:
                    idle[dead, up] += 1
                else:
                    below[dead, up, level[number] + 1] += 1
            for n in range(1, below.shape[2]):
                below[dead, up, n] += below[dead, up, n - 1]


@compiled
def _look_up(bank: Bank, held: Ints, key: int, up: int, present: Ints, found: Ints) -> None:
    """Fills found[given away][bought] with (class, idle, lower, equal) by rank, for a hand of this key and all ranks of
    the card given away (one that is present) and of the card bought."""
    for gone in present:
        for rank in range(13):
            if held[rank] == 4:
                continue
            whole = key + bank.rank_key[rank]
            place = bank.six.low_base[whole & LOW_MASK] + bank.six.high_place[whole >> SHIFT]
            rest = whole - bank.rank_key[gone]
            counted = bank.mixed[place, up, gone]
            five = bank.five.low_base[rest & LOW_MASK] + bank.five.high_place[rest >> SHIFT]
            found[gone, rank, 0] = bank.five.unsuited[five]
            found[gone, rank, 1] = counted & FIELD_MASK
            found[gone, rank, 2] = counted >> FIELD & FIELD_MASK
            found[gone, rank, 3] = counted >> 2 * FIELD


@compiled
def _ends_of_flush(
    cards: Deal, bank: Bank, qualifies: int, key: int, up: int, gone: int, flush: int, dead: int, ends: Ints
) -> int:
    """Fills `ends` with (idle, won, tied, lost) for a flush of this set of ranks and returns its class. `key` is that
    of the six cards, `gone` the rank given away, `dead` the ranks of the suit shown that the player has seen."""
    place = bank.six.low_base[key & LOW_MASK] + bank.six.high_place[key >> SHIFT]
    number = int(cards.flush[flush])
    _by_suit(cards, dead, up, qualifies, number, ends)
    counted = bank.suited[place, up, gone]
    ends[0] += counted & FIELD_MASK
    ends[1] += counted >> FIELD & FIELD_MASK
    ends[2] += counted >> 2 * FIELD
    ends[3] = BOUGHT - ends[0] - ends[1] - ends[2]
    return number


@compiled
def _value_of(worth: Ints, kind: int, ends: Ints) -> int:
    value = 0
    for end in range(4):
        value += ends[end] * worth[kind, end]
    return value


IN_SUIT, IN_OTHER, ELSEWHERE = 0, 1, 2


@compiled
def _buy(
    cards: Deal,
    bank: Bank,
    qualifies: int,
    worth: Ints,
    fold: int,
    ranks: Ints,
    places: Ints,
    up: int,
    given: int,
    by_rank: Ints,
    best: Ints,
    weight: int,
) -> tuple[int, int]:
    """What buying a card for the card number `given` is worth, over 46 cards and BOUGHT hands of the bank, its price
    left out. Where `weight` is not 0 the ends are added to `best` as often; returns the worth and how many then pass.

    Cards of the player lie in the suit shown, in another suit of which he has four or more, or elsewhere.
    """
    ends = np.zeros(4, dtype=np.int64)
    top = bank.levels[len(bank.levels) - 2]
    key = dead = other = in_suit = in_other = bits_suit = bits_other = 0
    outside = np.zeros(13, dtype=np.int64)
    for n in range(5):
        key += bank.rank_key[ranks[n]]
        if places[n] == IN_SUIT:
            dead |= 1 << ranks[n]
        else:
            outside[ranks[n]] += 1
            if places[n] == IN_OTHER:
                other |= 1 << ranks[n]
        if n != given:
            if places[n] == IN_SUIT:
                in_suit += 1
                bits_suit |= 1 << ranks[n]
            elif places[n] == IN_OTHER:
                in_other += 1
                bits_other |= 1 << ranks[n]
    value = passed = 0
    gone = ranks[given]
    below, level, levels, off, kinds = bank.below, bank.level, bank.levels, bank.idle, cards.kind
    for rank in range(13):
        for place in range(3):
            if place == IN_SUIT:
                copies = 0 if rank == up or dead >> rank & 1 else 1
            elif place == IN_OTHER:
                copies = 1 if other and not other >> rank & 1 else 0
            else:
                copies = 3 - outside[rank] - (1 if other and not other >> rank & 1 else 0)
            if copies == 0:
                continue
            flush = 0
            if place == IN_SUIT and in_suit == 4:
                flush = bits_suit | 1 << rank
            elif place == IN_OTHER and in_other == 4:
                flush = bits_other | 1 << rank
            now = dead | (1 << rank if place == IN_SUIT else 0)
            number = by_rank[gone, rank, 0]
            if flush:
                whole = key + bank.rank_key[rank]
                number = _ends_of_flush(cards, bank, qualifies, whole, up, gone, flush, now, ends)
                idle, won, tied = ends[0], ends[1], ends[2]
            elif number > top:
                _by_suit(cards, now, up, qualifies, number, ends)
                idle, won, tied = ends[0], ends[1], ends[2]
                idle, won, tied = (
                    idle + by_rank[gone, rank, 1],
                    won + by_rank[gone, rank, 2],
                    tied + by_rank[gone, rank, 3],
                )
            else:
                at = level[number]
                lower = np.int64(below[now, up, at])
                idle, won, tied = (
                    by_rank[gone, rank, 1] - off[now, up],
                    by_rank[gone, rank, 2] - lower,
                    by_rank[gone, rank, 3],
                )
                if levels[at] == number:
                    tied += lower - below[now, up, at + 1]
            lost = BOUGHT - idle - won - tied
            kind = kinds[number]
            going = idle * worth[kind, 0] + won * worth[kind, 1] + tied * worth[kind, 2] + lost * worth[kind, 3]
            if going > fold * BOUGHT:
                value += copies * going
                if weight:
                    best[kind, 0] += weight * copies * idle
                    best[kind, 1] += weight * copies * won
                    best[kind, 2] += weight * copies * tied
                    best[kind, 3] += weight * copies * lost
            else:
                value += copies * fold * BOUGHT
                passed += copies * BOUGHT
    return value, passed


@compiled
def _outs(whole: int) -> int:
    """How many ranks complete a straight, up to two, for a set of ranks."""
    outs = 0
    for rank in range(13):
        if not whole >> rank & 1:
            more = whole | 1 << rank
            more = (more << 1) | (more >> 12)
            for low in range(10):
                if more >> low & 31 == 31:
                    outs += 1
                    break
    return min(outs, 2)


@compiled
def _count(
    cards: Deal, bank: Bank, qualifies: int, worth: Ints, fold: int, price: int, begin: int, end: int
) -> tuple[Ints, Ints, Ints]:
    best = np.zeros((2, len(worth), 4), dtype=np.int64)
    folded = np.zeros(2, dtype=np.int64)
    shapes = np.zeros((len(worth) * 6, 2), dtype=np.int64)
    left, present = np.zeros(13, dtype=np.int64), np.zeros(5, dtype=np.int64)
    numbers, found = np.zeros(2, dtype=np.int64), np.zeros((2, 2), dtype=np.int64)
    ends = np.zeros(4, dtype=np.int64)
    by_rank = np.zeros((13, 13, 4), dtype=np.int64)
    ranks, places = np.zeros(5, dtype=np.int64), np.zeros(5, dtype=np.int64)
    for hand in range(begin, end):
        held, different, whole, key = cards.hands[hand], 0, 0, 0
        for rank in range(13):
            key += held[rank] * bank.rank_key[rank]
            if held[rank]:
                present[different] = rank
                whole |= 1 << rank
                different += 1
        numbers[0] = cards.hand_class[hand]
        numbers[1] = cards.flush[whole] if different == 5 else 0
        outs = _outs(whole)
        for up in range(13):
            if held[up] == 4:
                continue
            for rank in range(13):
                left[rank] = 4 - held[rank]
            left[up] -= 1
            idle = _by_rank(cards, left, up, qualifies, numbers, found)
            _look_up(bank, held, key, up, present[:different], by_rank)
            for subset in range(1 << different):
                dead, ways = 0, 1
                for i in range(different):
                    inside = subset >> i & 1
                    dead |= inside << present[i]
                    ways *= cards.choose[3, held[present[i]] - inside]
                if ways == 0 or dead >> up & 1:
                    continue
                # Sorts of suits: the plain one, a flush, and four of another suit with the card of one rank elsewhere.
                plain = ways
                for sort in range(-1, different + 1):
                    odd = -1
                    if sort == -1:
                        hands = 0
                        if different == 5:
                            hands = 1 if dead == whole else 3 if dead == 0 else 0
                        plain -= hands
                    elif sort < different:
                        odd = present[sort]
                        hands = 0
                        apart = different == 5 or (different == 4 and held[odd] == 2)
                        if apart and dead == 0:
                            hands = 6
                        elif apart and dead == 1 << odd:
                            hands = 3
                        plain -= hands
                    else:
                        hands = plain
                    if hands == 0:
                        continue
                    n = four = 0
                    odd_placed = False
                    for i in range(different):
                        rank = present[i]
                        for copy in range(held[rank]):
                            ranks[n] = rank
                            if dead >> rank & 1 and copy == 0:
                                places[n] = IN_SUIT
                            elif sort == -1 or (sort < different and (rank != odd or odd_placed or dead)):
                                places[n] = IN_OTHER
                            else:
                                places[n] = ELSEWHERE
                            if rank == odd:
                                odd_placed = True
                            n += 1
                    in_suit = in_other = 0
                    for i in range(5):
                        in_suit += places[i] == IN_SUIT
                        in_other += places[i] == IN_OTHER
                    four = 1 if in_suit == 4 or in_other == 4 else 0
                    number = numbers[1] if sort == -1 else numbers[0]
                    suited = 1 if sort == -1 else 0
                    kind = cards.kind[number]
                    _by_suit(cards, dead, up, qualifies, number, ends)
                    ends[0] += idle
                    ends[1] += found[suited, 0]
                    ends[2] += found[suited, 1]
                    ends[3] = KEPT - ends[0] - ends[1] - ends[2]
                    going = _value_of(worth, kind, ends)
                    keep = PER_DEAL * max(going, fold * KEPT)
                    given, most = -1, keep
                    for i in range(5):
                        if i and ranks[i] == ranks[i - 1] and places[i] == places[i - 1]:
                            continue
                        value, _ = _buy(cards, bank, qualifies, worth, fold, ranks, places, up, i, by_rank, best[1], 0)
                        value -= price * 46 * BOUGHT
                        if value > most:
                            given, most = i, value
                    weight = 4 * hands
                    shape = (kind * 2 + four) * 3 + outs
                    shapes[shape, 0] += weight * KEPT * PER_DEAL
                    if given >= 0:
                        _, passed = _buy(
                            cards, bank, qualifies, worth, fold, ranks, places, up, given, by_rank, best[1], weight
                        )
                        folded[1] += weight * passed
                        shapes[shape, 1] += weight * KEPT * PER_DEAL
                    elif going > fold * KEPT:
                        for i in range(4):
                            best[0, kind, i] += weight * ends[i] * PER_DEAL
                    else:
                        folded[0] += weight * KEPT * PER_DEAL
    return best, folded, shapes
