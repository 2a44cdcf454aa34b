"""Counting poker with discard: every hand, every discard of up to two, every draw, and all that the bank may do.

The bank's end depends on the five, six or seven cards that the player has seen (`dead`), and on nothing else of him.
By rank alone its hands are few, and what it keeps of them and what it may draw adds up in closed sums: a draw can be
one of the cards that it has just thrown away only if another copy is left. Suits matter where four or five of the
bank's cards are of one suit, and where the three that it keeps and the two that it draws are: that is counted for each
suit by itself, from the ranks that are dead in it and the ranks that are dead elsewhere, and changes the count by rank.

Deals are weighted so that all count alike, whatever the bank draws: a hand that draws two counts 2 for each pair it may
draw, one that draws one counts N-6 for each card, one that stands (N-5)(N-6), where N cards are not dead.

For each collection of five, six or seven ranks the suits are then dealt out in every way, up to their names, and what
comes of it is added to every hand of the player, and every discard of it, that it can have begun with.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from typing import NamedTuple

import numpy as np

from novamas.games.poker.kernels.compiled import RANK_KEY, Ints, Lookup, compiled, lookup, multisets, shared_out
from novamas.kit.hand_tables import LOW_MASK, SHIFT, HandTables

DISCARDS = 16
"""No card; one of five; two of five, as `PAIRS` has them."""
PAIRS = list(combinations(range(5), 2))
VALUE, IDLE, WON, TIED, SQUARE = range(5)
"""What is added up for each hand and discard: worth, deals of three ends, and the square of the worth."""


class Bank(NamedTuple):
    """What the bank does, by rank.

    Runs: `run` are the sets of four ranks in a row that it keeps. Top three: kept[n] are three ranks, the cards thrown
    away the pairs thrown[thrown_from[n]:thrown_from[n + 1]], and the draws that may play drawn[drawn_from[n]: ...] as
    (rank, rank, class in mixed suits). `run_class` and `four_class` are the classes of a run and of four ranks with one
    more; straight[set of five ranks] is the class of a straight, 0 for others; mixed[set] the class of any.
    """

    run: Ints
    kept: Ints
    thrown: Ints
    thrown_from: Ints
    drawn: Ints
    drawn_from: Ints
    run_class: Ints
    fives: Ints
    fours: Ints
    four_class: Ints
    straight: Ints
    mixed: Ints
    five: Lookup
    key: Ints
    kind: Ints
    qualifies: int


class Found(NamedTuple):
    """Of every sort of hand (its cards, suits in order): how many there are, its class, and the sums over all draws of
    its 16 discards, weighted so that all discards count alike."""

    cards: Ints
    hands: Ints
    number: Ints
    sums: Ints


PIECES = 4
WEIGHT = (1560, 39, 2)
"""What makes deals without discard, with one and with two count alike."""
WHOLE = 1560 * (47 * 46 * 45 * 44 * 43 // 120) * 42 * 41
"""The weighted deals of one hand and one discard."""


def count(
    table: HandTables, qualifies: int, worth: list[list[int]], ace_low_run: bool, limit: int | None = None
) -> Found:
    """Counts all deals; worth[kind][end] is what the ends are worth, as whole numbers. With a `limit` only so many
    collections of ranks are counted, which is of use to try the machinery and nothing else."""
    bank = _bank(table, qualifies, ace_low_run)
    values = np.array(worth, dtype=np.int64)
    cards, hands, place = _sorts()
    sums = np.zeros((len(cards), DISCARDS, 5), dtype=np.int64)
    for size in (5, 6, 7):
        dead = np.concatenate([multisets(size)[n::PIECES] for n in range(PIECES)])[:limit]
        for part in shared_out(lambda a, b: _count(bank, values, dead, size, place, len(cards), a, b), len(dead), PIECES):
            sums += part * WEIGHT[size - 5]
    _even_out(cards, np.array(list(permutations(range(4))), dtype=np.int64), sums)
    number = np.array([table.of(_named(row)) for row in cards.tolist()], dtype=np.int64)
    return Found(cards, hands, number, sums)


def _named(cards: list[int]) -> list[int]:
    return [card // 13 * 13 + (card % 13 + 1) % 13 for card in cards]


def _sorts() -> tuple[Ints, Ints, Ints]:
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
                        hands[found] = _orders(sets)
                        place[_number(hand)] = found
                        found += 1
    return found


@compiled
def _orders(sets: Ints) -> int:
    """In how many ways the names of the suits can be dealt to these sets, in order."""
    if sets[0] == sets[3]:
        return 1
    if sets[0] == sets[2] or sets[1] == sets[3]:
        return 4
    same = (sets[0] == sets[1]) + (sets[1] == sets[2]) + (sets[2] == sets[3])
    return 6 if same == 2 else 12 if same == 1 else 24


@compiled
def _number(hand: Ints) -> int:
    """The number of five cards in ascending order among all hands."""
    a, b, c, d, e = hand[0], hand[1], hand[2], hand[3], hand[4]
    return (
        a
        + b * (b - 1) // 2
        + c * (c - 1) * (c - 2) // 6
        + d * (d - 1) * (d - 2) * (d - 3) // 24
        + e * (e - 1) * (e - 2) * (e - 3) * (e - 4) // 120
    )


@compiled
def _even_out(cards: Ints, ways: Ints, sums: Ints) -> None:
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
                a, b = _pair(discard)
                x = at[way[cards[n, a] // 13] * 13 + cards[n, a] % 13] if a >= 0 else -1
                y = at[way[cards[n, b] // 13] * 13 + cards[n, b] % 13] if b >= 0 else -1
                mean[_discard(min(x, y), max(x, y))] += sums[n, discard]
        for discard in range(16):
            for i in range(sums.shape[2]):
                sums[n, discard, i] = mean[discard, i] // same


@compiled
def _pair(discard: int) -> tuple[int, int]:
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
def _discard(a: int, b: int) -> int:
    """The number of a discard: a < b, -1 where there is no card."""
    if b < 0:
        return 0
    if a < 0:
        return 1 + b
    return 6 + a * (9 - a) // 2 + b - a - 1


# -- the bank ----------------------------------------------------------------------------------------------------------


def _bank(table: HandTables, qualifies: int, ace_low_run: bool) -> Bank:
    look = lookup(table)
    strength = table.ranking.strength("straight")

    def class_of(ranks: tuple[int, ...]) -> int:
        key = int(sum(RANK_KEY[r] for r in ranks))
        return int(look.unsuited[look.low_base[key & LOW_MASK] + look.high_place[key >> SHIFT]])

    def bits(ranks: tuple[int, ...]) -> int:
        return sum(1 << r for r in ranks)

    runs = [tuple(range(low, low + 4)) for low in range(10)] + ([(0, 1, 2, 12)] if ace_low_run else [])
    run_bits = [bits(run) for run in runs]
    straight, mixed = (np.zeros(1 << 13, dtype=np.int64) for _ in range(2))
    for five in combinations(range(13), 5):
        number = mixed[bits(five)] = class_of(five)
        if table.classes[number][0] == strength:
            straight[bits(five)] = number
    kept, thrown, thrown_from, drawn, drawn_from = [], [], [0], [], [0]
    for three in combinations(range(13), 3):
        pairs = [
            pair
            for pair in combinations(range(three[0]), 2)
            if not straight[bits(three + pair)] and not any(bits(three + pair) & run == run for run in run_bits)
        ]
        if not pairs:
            continue
        kept.append(three)
        thrown += pairs
        thrown_from.append(len(thrown))
        for draw in combinations_with_replacement(range(13), 2):
            if (number := class_of(three + draw)) >= qualifies:
                drawn.append((*draw, number))
        drawn_from.append(len(drawn))

    def ints(rows: object) -> Ints:
        return np.array(rows, dtype=np.int64)

    return Bank(
        ints(run_bits),
        ints(kept),
        ints(thrown),
        ints(thrown_from),
        ints(drawn),
        ints(drawn_from),
        ints([[class_of((*run, r)) for r in range(13)] for run in runs]),
        ints([bits(five) for five in combinations(range(13), 5)]),
        ints([bits(four) for four in combinations(range(13), 4)]),
        ints([[class_of((*four, r)) for r in range(13)] for four in combinations(range(13), 4)]),
        straight,
        mixed,
        look,
        RANK_KEY,
        ints([value[0] for value in table.classes]),
        qualifies,
    )


@compiled
def _class(bank: Bank, key: int) -> int:
    return int(bank.five.unsuited[bank.five.low_base[key & LOW_MASK] + bank.five.high_place[key >> SHIFT]])


@compiled
def _alike(bank: Bank, left: Ints, size: int, found: Ints) -> None:
    """Adds to found[class] the bank's hands with two cards of a rank or more, and what becomes of them; `left` is how
    many cards there are of each rank, `size` how many in all."""
    stand, one = (size - 5) * (size - 6), size - 6
    key = bank.key
    more = np.zeros(13, dtype=np.int64)
    less = np.zeros(13, dtype=np.int64)
    for t in range(13):
        if left[t] == 4:
            for x in range(13):
                if x != t and left[x]:
                    found[_class(bank, 4 * key[t] + key[x])] += left[x] * stand
        if left[t] >= 3:
            threes = 4 if left[t] == 4 else 1
            for p in range(13):
                if p != t and left[p] >= 2:
                    pairs = left[p] * (left[p] - 1) // 2
                    found[_class(bank, 3 * key[t] + 2 * key[p])] += threes * pairs * stand
            whole = pairs_all = 0
            for r in range(13):
                if r != t:
                    pairs_all += whole * left[r]
                    whole += left[r]
            for y in range(13):
                more[y] = left[y] - (3 if y == t else 0)
                less[y] = left[y] * (whole - left[y]) if y != t else 0
            _draws(bank, 3 * key[t], more, left, less, pairs_all, 13, t, 2 * threes, found)
        if left[t] < 2:
            continue
        pairs = left[t] * (left[t] - 1) // 2
        for p in range(t):
            if left[p] < 2:
                continue
            ways = pairs * (left[p] * (left[p] - 1) // 2) * one
            odd = size - left[t] - left[p]
            base = 2 * key[t] + 2 * key[p]
            if left[t] > 2:
                found[_class(bank, base + key[t])] += ways * odd * (left[t] - 2)
            if left[p] > 2:
                found[_class(bank, base + key[p])] += ways * odd * (left[p] - 2)
            for y in range(13):
                if y != t and y != p and left[y]:
                    found[_class(bank, base + key[y])] += ways * left[y] * (odd - 1)
        for q in range(13):
            if q == t or left[q] == 0:
                continue
            whole = pairs_all = 0
            for r in range(q):
                if r != t:
                    pairs_all += whole * left[r]
                    whole += left[r]
            for y in range(13):
                more[y] = left[y] - (2 if y == t else 1 if y == q else 0)
                less[y] = left[y] * (whole - left[y]) if y < q and y != t else 0
            _draws(bank, 2 * key[t] + key[q], more, left, less, pairs_all, q, t, 2 * pairs * left[q], found)


@compiled
def _draws(
    bank: Bank, base: int, more: Ints, left: Ints, less: Ints, pairs: int, below: int, not_this: int, ways: int, found: Ints
) -> None:
    """Adds two cards to three that are kept. The two thrown away are any of different ranks under `below` but one
    rank: `pairs` in all, less[y] of them with a card of rank y. more[y] are left of rank y before they are thrown."""
    if pairs == 0:
        return
    for y in range(13):
        if more[y] == 0:
            continue
        number = _class(bank, base + 2 * bank.key[y]) if more[y] > 1 else -1
        if number >= bank.qualifies:
            two, fewer = more[y] * (more[y] - 1) // 2, (more[y] - 1) * (more[y] - 2) // 2
            found[number] += ways * (two * (pairs - less[y]) + fewer * less[y])
        for z in range(y):
            if more[z] == 0:
                continue
            number = _class(bank, base + bank.key[y] + bank.key[z])
            if number < bank.qualifies:
                continue
            both = left[y] * left[z] if y < below and z < below and y != not_this and z != not_this else 0
            found[number] += ways * (more[y] * more[z] * pairs - more[z] * less[y] - more[y] * less[z] + both)


@compiled
def _different(bank: Bank, left: Ints, alive: Ints, in_suit: bool, size: int, found: Ints) -> None:
    """Adds the bank's hands of five ranks, by rank. Where `in_suit`, takes away those of them of which four or five are
    in one suit (but straights, unless all five are), in which alive[r] is 1 where the rank is left."""
    stand, one = (size - 5) * (size - 6), size - 6
    sign = -1 if in_suit else 1
    off = np.zeros(13, dtype=np.int64)
    for r in range(13):
        off[r] = left[r] - alive[r]
    ranks = np.zeros(5, dtype=np.int64)
    for five in bank.fives:
        number = bank.straight[five]
        if number:
            ways = 1
            for r in range(13):
                if five >> r & 1:
                    ways *= alive[r] if in_suit else left[r]
            found[number] += sign * ways * stand
    for place in range(len(bank.run)):
        run = bank.run[place]
        # The fifth card is thrown away; `odd` are the ways to all of them, by[x] to one.
        n = 0
        for r in range(13):
            if run >> r & 1:
                ranks[n] = r
                n += 1
        odd = 0
        by = np.zeros(13, dtype=np.int64)
        for x in range(13):
            if run >> x & 1 or bank.straight[run | 1 << x]:
                continue
            by[x] = _suited_four(ranks, x, alive, off) if in_suit else _all_four(ranks, left) * left[x]
            odd += by[x]
        if odd == 0:
            continue
        for y in range(13):
            number = bank.run_class[place, y]
            if number < bank.qualifies:
                continue
            if run >> y & 1:
                found[number] += sign * one * odd * (left[y] - 1)
            else:
                found[number] += sign * one * (odd * left[y] - by[y])
    with_one = np.zeros(13, dtype=np.int64)
    with_both = np.zeros((13, 13), dtype=np.int64)
    for n in range(len(bank.kept)):
        a, b, c = bank.kept[n, 0], bank.kept[n, 1], bank.kept[n, 2]
        if left[a] == 0 or left[b] == 0 or left[c] == 0:
            continue
        three = alive[a] * alive[b] * alive[c]
        two = off[a] * alive[b] * alive[c] + alive[a] * off[b] * alive[c] + alive[a] * alive[b] * off[c]
        whole, ways = 0, left[a] * left[b] * left[c]
        for r in range(a):
            with_one[r] = 0
            for s in range(a):
                with_both[r, s] = 0
        for m in range(bank.thrown_from[n], bank.thrown_from[n + 1]):
            x, y = bank.thrown[m, 0], bank.thrown[m, 1]
            if in_suit:
                times = three * (alive[x] * alive[y] + off[x] * alive[y] + alive[x] * off[y]) + two * alive[x] * alive[y]
            else:
                times = ways * left[x] * left[y]
            whole += times
            with_one[x] += times
            with_one[y] += times
            with_both[x, y] = times
        if whole == 0:
            continue
        for m in range(bank.drawn_from[n], bank.drawn_from[n + 1]):
            y, z, number = bank.drawn[m, 0], bank.drawn[m, 1], bank.drawn[m, 2]
            my = left[y] - (1 if y == a or y == b or y == c else 0)
            mz = left[z] - (1 if z == a or z == b or z == c else 0)
            ly = with_one[y] if y < a else 0
            if y == z:
                times = my * (my - 1) // 2 * (whole - ly) + (my - 1) * (my - 2) // 2 * ly
            else:
                lz = with_one[z] if z < a else 0
                times = my * mz * whole - mz * ly - my * lz + (with_both[y, z] if z < a else 0)
            found[number] += sign * 2 * times


@compiled
def _all_four(ranks: Ints, left: Ints) -> int:
    return left[ranks[0]] * left[ranks[1]] * left[ranks[2]] * left[ranks[3]]


@compiled
def _suited_four(ranks: Ints, x: int, alive: Ints, off: Ints) -> int:
    """The ways to four ranks and a fifth of which four or five are in one suit."""
    four = alive[ranks[0]] * alive[ranks[1]] * alive[ranks[2]] * alive[ranks[3]]
    ways = four * (alive[x] + off[x])
    for n in range(4):
        but = alive[x]
        for m in range(4):
            but *= off[ranks[m]] if m == n else alive[ranks[m]]
        ways += but
    return ways


@compiled
def _suited(bank: Bank, left: Ints, alive: Ints, size: int, found: Ints) -> None:
    """Adds what the bank does with four or five cards of one suit, and the flushes that it draws two cards to."""
    stand, one = (size - 5) * (size - 6), size - 6
    mask = 0
    flush = bank.five.flush
    off = np.zeros(13, dtype=np.int64)
    for r in range(13):
        off[r] = left[r] - alive[r]
        mask |= alive[r] << r
    for five in bank.fives:
        if five & mask == five:
            found[flush[five]] += stand
    for place in range(len(bank.fours)):
        four = bank.fours[place]
        if four & mask != four:
            continue
        odd = 0
        for x in range(13):
            if not four >> x & 1 and not bank.straight[four | 1 << x]:
                odd += off[x]
        if odd == 0:
            continue
        for y in range(13):
            inside, number = four >> y & 1, bank.four_class[place, y]
            if not inside and alive[y]:
                found[flush[four | 1 << y]] += one * odd
            if number >= bank.qualifies:
                # A card that is no straight with the four may have been the one thrown away.
                again = 0 if inside or bank.straight[four | 1 << y] else 1
                found[number] += one * off[y] * (odd - again)
    for n in range(len(bank.kept)):
        a, b, c = bank.kept[n, 0], bank.kept[n, 1], bank.kept[n, 2]
        three = 1 << a | 1 << b | 1 << c
        if three & mask != three:
            continue
        whole = 0
        for m in range(bank.thrown_from[n], bank.thrown_from[n + 1]):
            whole += off[bank.thrown[m, 0]] * off[bank.thrown[m, 1]]
        if whole == 0:
            continue
        for y in range(13):
            if not (mask & ~three) >> y & 1:
                continue
            for z in range(y):
                if (mask & ~three) >> z & 1:
                    five = three | 1 << y | 1 << z
                    number = bank.mixed[five]
                    if number >= bank.qualifies:
                        found[number] -= 2 * whole
                    found[flush[five]] += 2 * whole


# -- the count ---------------------------------------------------------------------------------------------------------


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
            number[slot, 0] = _class(bank, rest)
            number[slot, 1] = bank.five.flush[bits] if n == 5 else 0
        plain[:] = 0
        alive[:] = 0
        _alike(bank, left, stock, plain)
        _different(bank, left, alive, False, stock, plain)
        playing = _compared(bank, plain, number, by_rank)
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
                _different(bank, left, alive, True, stock, found)
                _suited(bank, left, alive, stock, found)
                plays[subset] = _compared(bank, found, number, by_suit[subset])
        _deal_suits(
            bank, worth, ranks, suits, present, different, first, second, number, by_rank, by_suit, playing, plays,
            total, place, sums,
        )  # fmt: skip
    return sums


@compiled
def _compared(bank: Bank, found: Ints, number: Ints, ends: Ints) -> int:
    """Fills ends[slot][whether a flush] with (lower, equal) from how often each class comes; returns how often the bank
    plays. Leaves `found` added up."""
    whole = 0
    for n in range(bank.qualifies, len(found)):
        here = found[n]
        found[n] = whole
        whole += here
    for slot in range(len(number)):
        for flush in range(2):
            at = number[slot, flush]
            if at < bank.qualifies:
                ends[slot, flush, 0] = ends[slot, flush, 1] = 0
            else:
                after = found[at + 1] if at + 1 < len(found) else whole
                ends[slot, flush, 0] = found[at]
                ends[slot, flush, 1] = after - found[at]
    return whole


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
            ways = _orders(sets)
            for slot in range(len(first)):
                flush, bits, one = 1, 0, -1
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
                to = place[_number(hand)]
                for slot in range(len(first)):
                    a, b = first[slot], second[slot]
                    if b >= 0 and (b == first[new] or b == second[new]):
                        continue
                    if a >= 0 and (a == first[new] or a == second[new]):
                        continue
                    x = at[a] if a >= 0 else -1
                    y = at[b] if b >= 0 else -1
                    discard = _discard(min(x, y), max(x, y))
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
        if i == a or i == b:
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
