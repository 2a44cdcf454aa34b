"""How equities are counted: every way in which the missing cards may come, or a number of them drawn at random.

Cards that are missing belong to groups: group 0 is the common cards, the others are the players in their order. Inside
a group the order does not matter, so a group takes its cards in ascending order. `walk` goes through all of them like
a counter with a digit for each missing card and keeps the keys of each group added up (`kit/hand_tables.py`); `draw`
takes them from a pack that is shuffled as far as needed. Both hand each deal to `settle`.

`meet` is for two players of two cards each, of whom only is known which of all pairs they may hold: it goes through
the boards once, puts the pairs of each side in order, and lets each pair leave out those that share a card with it.
Boards that differ only by names of suits which mean nothing are counted together.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from novamas.games.poker.compiled import Ints, Lookup, compiled
from novamas.kit.hand_tables import CARD_BIT, CARD_KEY, LOW_MASK, SHIFT, SUIT_BITS, SUIT_MASK

KEYS = np.frombuffer(CARD_KEY, dtype=np.int32).astype(np.int64)
BITS = np.frombuffer(CARD_BIT, dtype=np.int64)
SUITS = 4
PACK = 52
COMMON_USED = 3
"""Common cards in a hand of which two are one's own."""
BATCH = 512
"""Deals that are settled together."""
SHARES = 5040
"""A pot in parts: it can be halved and then shared among up to ten players without a rest."""
GAMMA, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""The constants of splitmix64, which shuffles."""


class Way(NamedTuple):
    """How hands are compared: the tables of all cards together, those of five cards, and those of low hands; how many
    of one's own cards are in a hand (0: any), whether there are low hands, how many low common cards they need, which
    ranks are low."""

    whole: Lookup
    five: Lookup
    lows: Ints
    own: int
    low: bool
    needed: int
    low_ranks: int


@compiled
def by_rank(low_base: Ints, high_place: Ints, table: Ints, key: int) -> Any:
    return table[low_base[key & LOW_MASK] + high_place[key >> SHIFT]]


@compiled
def by_suit(flush: Ints, bits: int) -> Any:
    found = flush[bits & SUIT_MASK]
    for s in range(1, SUITS):
        more = flush[bits >> SUIT_BITS * s & SUIT_MASK]
        if more > found:
            found = more
    return found


@compiled
def number_of(whole: Lookup, key: int, bits: int) -> Any:
    """The class of so many cards, by their key and their set."""
    ranks = by_rank(whole.low_base, whole.high_place, whole.unsuited, key)
    suits = by_suit(whole.flush, bits)
    return ranks if ranks > suits else suits


@compiled
def settle(way: Way, dealt: Ints, count: int, held: Ints, totals: Ints) -> None:
    """The first so many of the deals: dealt[n, g] are the cards of a group, held[g] how many it has. Adds to totals[p]
    the parts of the pots that each player gets, their squares, the pots won alone and beside others."""
    players = len(held) - 1
    high, lows = np.zeros(players, np.int64), np.zeros(players, np.int64)
    triple_keys, triple_bits = np.zeros(10, np.int64), np.zeros(10, np.int64)
    low_base, high_place, unsuited, flush = way.five.low_base, way.five.high_place, way.five.unsuited, way.five.flush
    for d in range(count):
        cards = dealt[d]
        low_there = False
        if way.own == 0:
            key, bits = 0, 0
            for n in range(held[0]):
                key += KEYS[cards[0, n]]
                bits |= BITS[cards[0, n]]
            for p in range(players):
                mine, of = key, bits
                for n in range(held[p + 1]):
                    mine += KEYS[cards[p + 1, n]]
                    of |= BITS[cards[p + 1, n]]
                high[p] = number_of(way.whole, mine, of)
        else:
            triples = 0
            for i in range(held[0]):
                for j in range(i + 1, held[0]):
                    for k in range(j + 1, held[0]):
                        triple_keys[triples] = KEYS[cards[0, i]] + KEYS[cards[0, j]] + KEYS[cards[0, k]]
                        triple_bits[triples] = BITS[cards[0, i]] | BITS[cards[0, j]] | BITS[cards[0, k]]
                        triples += 1
            suited = -1
            for s in range(SUITS):
                there = 0
                for n in range(held[0]):
                    there += cards[0, n] // SUIT_BITS == s
                if there >= COMMON_USED:
                    suited = s
            if way.low:
                fit = 0
                for n in range(held[0]):
                    fit += way.low_ranks >> cards[0, n] % SUIT_BITS & 1
                low_there = fit >= way.needed
            for p in range(players):
                best, lowest = np.int64(0), np.int64(0)
                for i in range(held[p + 1]):
                    for j in range(i + 1, held[p + 1]):
                        a, b = cards[p + 1, i], cards[p + 1, j]
                        key = KEYS[a] + KEYS[b]
                        for t in range(triples):
                            of = triple_keys[t] + key
                            at = low_base[of & LOW_MASK] + high_place[of >> SHIFT]
                            if unsuited[at] > best:
                                best = np.int64(unsuited[at])
                            if low_there and way.lows[at] > lowest:
                                lowest = way.lows[at]
                        if suited >= 0 and a // SUIT_BITS == suited and b // SUIT_BITS == suited:
                            pair = BITS[a] | BITS[b]
                            for t in range(triples):
                                ranks = (triple_bits[t] | pair) >> SUIT_BITS * suited & SUIT_MASK
                                if flush[ranks] > best:
                                    best = np.int64(flush[ranks])
                high[p] = best
                lows[p] = lowest
        best, best_low = np.int64(0), np.int64(0)
        for p in range(players):
            if high[p] > best:
                best = high[p]
            if low_there and lows[p] > best_low:
                best_low = lows[p]
        highs, low_hands, takers = 0, 0, 0
        for p in range(players):
            has_low = best_low > 0 and lows[p] == best_low
            has_high = high[p] == best
            highs += int(has_high)
            low_hands += int(has_low)
            takers += int(has_high or has_low)
        half = SHARES // 2 if best_low > 0 else SHARES
        for p in range(players):
            got = 0
            if high[p] == best:
                got += half // highs
            if best_low > 0 and lows[p] == best_low:
                got += (SHARES - half) // low_hands
            totals[p, 0] += got
            totals[p, 1] += got * got
            if got:
                totals[p, 2] += takers == 1
                totals[p, 3] += takers > 1


@compiled
def walk(way: Way, cards: Ints, held: Ints, missing: Ints, pack: Ints, begin: int, end: int) -> tuple[Ints, int]:
    """Every way in which the missing cards may come, the first of them being one of pack[begin:end]."""
    groups, width = cards.shape
    totals = np.zeros((groups - 1, 4), np.int64)
    total = missing.sum()
    group, first = np.zeros(total + 1, np.int64), np.zeros(total + 1, np.bool_)
    slot = 0
    for g in range(groups):
        for n in range(missing[g]):
            group[slot], first[slot] = g, n == 0
            slot += 1
    lying, filled = held.copy(), held + missing
    dealt = np.zeros((BATCH, groups, width), np.int64)
    if total == 0:
        dealt[0] = cards
        settle(way, dealt, 1, filled, totals)
        return totals, 1
    used, placed = np.zeros(len(pack), np.bool_), np.zeros(total, np.bool_)
    at = np.full(total, -1, np.int64)
    deals, depth, ready = 0, 0, 0
    at[0] = begin - 1
    while depth >= 0:
        g = group[depth]
        if placed[depth]:
            used[at[depth]] = placed[depth] = False
            lying[g] -= 1
        n = at[depth] + 1
        last = end if depth == 0 else len(pack)
        while n < last and used[n]:
            n += 1
        if n >= last:
            depth -= 1
            continue
        at[depth] = n
        cards[g, lying[g]] = pack[n]
        lying[g] += 1
        used[n] = placed[depth] = True
        if depth < total - 1:
            depth += 1
            at[depth] = -1 if first[depth] else n
            continue
        for h in range(groups):
            for m in range(filled[h]):
                dealt[ready, h, m] = cards[h, m]
        ready += 1
        if ready == BATCH:
            settle(way, dealt, ready, filled, totals)
            deals, ready = deals + ready, 0
    settle(way, dealt, ready, filled, totals)
    return totals, deals + ready


@compiled
def draw(way: Way, cards: Ints, held: Ints, missing: Ints, pack: Ints, deals: int, seed: int) -> tuple[Ints, int]:
    """So many deals at random."""
    groups, width = cards.shape
    totals = np.zeros((groups - 1, 4), np.int64)
    filled = held + missing
    dealt = np.zeros((BATCH, groups, width), np.int64)
    for n in range(BATCH):
        dealt[n] = cards
    state, size, ready = np.uint64(seed), len(pack), 0
    for _ in range(deals):
        taken = 0
        for g in range(groups):
            for n in range(held[g], filled[g]):
                state += np.uint64(GAMMA)
                z = state
                z = (z ^ (z >> np.uint64(30))) * np.uint64(FIRST)
                z = (z ^ (z >> np.uint64(27))) * np.uint64(SECOND)
                z = z ^ (z >> np.uint64(31))
                other = taken + np.int64(((z >> np.uint64(32)) * np.uint64(size - taken)) >> np.uint64(32))
                card = pack[other]
                pack[other] = pack[taken]
                pack[taken] = card
                dealt[ready, g, n] = card
                taken += 1
        ready += 1
        if ready == BATCH:
            settle(way, dealt, ready, filled, totals)
            ready = 0
    settle(way, dealt, ready, filled, totals)
    return totals, deals


@compiled
def rename_suits(bits: int, order: Ints) -> int:
    """A set of cards with its suits renamed."""
    found = 0
    for s in range(SUITS):
        found |= (bits >> SUIT_BITS * s & SUIT_MASK) << SUIT_BITS * order[s]
    return found


@compiled
def meet(
    whole: Lookup,
    first: Ints,
    weights: Ints,
    second: Ints,
    others: Ints,
    board: Ints,
    coming: int,
    pack: Ints,
    names: Ints,
    begin: int,
    end: int,
) -> tuple[Ints, Ints, Ints, int]:
    """Two players of two cards each against each other, over all boards whose first missing card is pack[begin:end].

    first, second: the pairs that each may hold, with the weight of each; names: the ways to rename the suits that
    change nothing. Returns, for each pair of the first player: weight of meetings won, of meetings shared, of all.
    """
    mine, theirs = len(first), len(second)
    wins, ties, all_of = np.zeros(mine, np.int64), np.zeros(mine, np.int64), np.zeros(mine, np.int64)
    found, rival = np.zeros(mine, np.int64), np.zeros(theirs, np.int64)
    count_mine, count_theirs = np.zeros(mine, np.int64), np.zeros(theirs, np.int64)
    less, same = np.zeros(PACK, np.int64), np.zeros(PACK, np.int64)
    with_card = np.zeros(PACK, np.int64)
    pair_weight = np.zeros((PACK, PACK), np.int64)
    for n in range(theirs):
        pair_weight[second[n, 0], second[n, 1]] = others[n]
        pair_weight[second[n, 1], second[n, 0]] = others[n]
    key0, bits0 = 0, 0
    for card in board:
        key0 += KEYS[card]
        bits0 |= BITS[card]
    at = np.zeros(max(coming, 1), np.int64)
    size = len(pack)
    boards = 0
    for n in range(coming):
        at[n] = begin + n
    going = coming == 0 or begin + coming <= size
    while going:
        key, bits = key0, bits0
        for n in range(coming):
            key += KEYS[pack[at[n]]]
            bits |= BITS[pack[at[n]]]
        orbit, lowest = 1, True
        if len(names) > 1:
            equal = 0
            for n in range(len(names)):
                other = rename_suits(bits, names[n])
                if other < bits:
                    lowest = False
                    break
                equal += other == bits
            if lowest:
                orbit = len(names) // equal
        if lowest:
            boards += orbit
            there = 0
            for n in range(theirs):
                a, b = second[n, 0], second[n, 1]
                if bits & (BITS[a] | BITS[b]) == 0:
                    rival[there] = number_of(whole, key + KEYS[a] + KEYS[b], bits | BITS[a] | BITS[b])
                    count_theirs[there] = n
                    there += 1
            here = 0
            for n in range(mine):
                a, b = first[n, 0], first[n, 1]
                if bits & (BITS[a] | BITS[b]) == 0:
                    found[here] = number_of(whole, key + KEYS[a] + KEYS[b], bits | BITS[a] | BITS[b])
                    count_mine[here] = n
                    here += 1
            if here <= 8 or there <= 8:
                for i in range(here):
                    one = count_mine[i]
                    a, b = first[one, 0], first[one, 1]
                    for j in range(there):
                        two = count_theirs[j]
                        c, d = second[two, 0], second[two, 1]
                        if a != c and a != d and b != c and b != d:
                            w = others[two] * orbit
                            all_of[one] += w
                            if found[i] > rival[j]:
                                wins[one] += w
                            elif found[i] == rival[j]:
                                ties[one] += w
            else:
                by_mine, by_theirs = np.argsort(found[:here]), np.argsort(rival[:there])
                less[:] = 0
                with_card[:] = 0
                total, below = 0, 0
                for j in range(there):
                    two = count_theirs[j]
                    total += others[two]
                    with_card[second[two, 0]] += others[two]
                    with_card[second[two, 1]] += others[two]
                j = 0
                i = 0
                while i < here:
                    value = found[by_mine[i]]
                    while j < there and rival[by_theirs[j]] < value:
                        two = count_theirs[by_theirs[j]]
                        below += others[two]
                        less[second[two, 0]] += others[two]
                        less[second[two, 1]] += others[two]
                        j += 1
                    same[:] = 0
                    level = 0
                    k = j
                    while k < there and rival[by_theirs[k]] == value:
                        two = count_theirs[by_theirs[k]]
                        level += others[two]
                        same[second[two, 0]] += others[two]
                        same[second[two, 1]] += others[two]
                        k += 1
                    while i < here and found[by_mine[i]] == value:
                        one = count_mine[by_mine[i]]
                        a, b = first[one, 0], first[one, 1]
                        itself = pair_weight[a, b]
                        wins[one] += orbit * (below - less[a] - less[b])
                        ties[one] += orbit * (level - same[a] - same[b] + itself)
                        all_of[one] += orbit * (total - with_card[a] - with_card[b] + itself)
                        i += 1
        n = coming - 1
        while n >= 0 and at[n] == size - coming + n:
            n -= 1
        if n < 0 or (n == 0 and at[0] + 1 >= end):
            going = False
        else:
            at[n] += 1
            for m in range(n + 1, coming):
                at[m] = at[m - 1] + 1
    for n in range(mine):
        wins[n] *= weights[n]
        ties[n] *= weights[n]
        all_of[n] *= weights[n]
    return wins, ties, all_of, boards
