"""What the bank does in poker with discard, counted: its hands, what it keeps, what it may draw.

By rank alone a hand's ends add up in closed sums: a card that is drawn may be of a rank that has just been thrown away
only if another copy is left. Suits matter where four or five of the bank's cards are of one suit, and where the three
that it keeps and the two that it draws are. That is counted for each suit by itself, from the ranks that are left in it
and the cards that are left elsewhere, and put right in what the ranks had said.

Deals are weighted so that all count alike, whatever the bank draws: a hand that draws two counts 2 for each pair it may
draw, one that draws one counts N-6 for each card, one that stands (N-5)(N-6), where N cards are left.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

import numpy as np

from novamas.games.poker.compiled import RANK_KEY, Ints, Lookup, compiled, lookup
from novamas.games.poker.draw.kernel_hands import discard_of
from novamas.kit.hand_tables import LOW_MASK, SHIFT, HandTables


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


def bank_of(table: HandTables, qualifies: int, ace_low_run: bool) -> Bank:
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
        draws = [(*draw, class_of(three + draw)) for draw in combinations_with_replacement(range(13), 2)]
        drawn += [draw for draw in draws if draw[2] >= qualifies]
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
def like_bank(bank: Bank, cards: Ints) -> Ints:
    """The discard that the bank's rules make of each hand."""
    found = np.zeros(len(cards), dtype=np.int64)
    times, suits = np.zeros(13, dtype=np.int64), np.zeros(4, dtype=np.int64)
    for n in range(len(cards)):
        times[:] = 0
        suits[:] = 0
        for card in cards[n]:
            times[card % 13] += 1
            suits[card // 13] += 1
        bits = different = 0
        for rank in range(13):
            if times[rank]:
                bits |= 1 << rank
                different += 1
        keep = 31
        if different == 5 and not bank.straight[bits] and suits.max() < 5:
            keep = _keeps_of_five(bank, cards[n], bits, suits)
        elif 2 < different < 5:
            keep, best = 0, -1
            for i in range(5):
                if times[cards[n, i] % 13] > 1:
                    keep |= 1 << i
                elif best < 0 or cards[n, i] % 13 > cards[n, best] % 13:
                    best = i
            if different == 4:
                keep |= 1 << best
        a = b = -1
        for i in range(5):
            if not keep >> i & 1:
                a, b = b, i
        found[n] = discard_of(a, b)
    return found


@compiled
def _keeps_of_five(bank: Bank, hand: Ints, bits: int, suits: Ints) -> int:
    """What the bank keeps of five ranks that are nothing yet: four of a suit, four in a row, the highest three."""
    keep = 0
    for suit in range(4):
        if suits[suit] == 4:
            for i in range(5):
                keep |= (hand[i] // 13 == suit) << i
            return keep
    for run in bank.run:
        if bits & run == run:
            for i in range(5):
                keep |= (run >> hand[i] % 13 & 1) << i
            return keep
    for i in range(5):
        higher = 0
        for other in hand:
            higher += other % 13 > hand[i] % 13
        keep |= (higher < 3) << i
    return keep


# -- hands of the bank and their draws ---------------------------------------------------------------------------------


@compiled
def class_at(bank: Bank, key: int) -> int:
    return int(bank.five.unsuited[bank.five.low_base[key & LOW_MASK] + bank.five.high_place[key >> SHIFT]])


@compiled
def alike_ranks(bank: Bank, left: Ints, size: int, found: Ints) -> None:
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
                    found[class_at(bank, 4 * key[t] + key[x])] += left[x] * stand
        if left[t] >= 3:
            threes = 4 if left[t] == 4 else 1
            for p in range(13):
                if p != t and left[p] >= 2:
                    pairs = left[p] * (left[p] - 1) // 2
                    found[class_at(bank, 3 * key[t] + 2 * key[p])] += threes * pairs * stand
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
                found[class_at(bank, base + key[t])] += ways * odd * (left[t] - 2)
            if left[p] > 2:
                found[class_at(bank, base + key[p])] += ways * odd * (left[p] - 2)
            for y in range(13):
                if y != t and y != p and left[y]:
                    found[class_at(bank, base + key[y])] += ways * left[y] * (odd - 1)
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
    bank: Bank,
    base: int,
    more: Ints,
    left: Ints,
    less: Ints,
    pairs: int,
    below: int,
    not_this: int,
    ways: int,
    found: Ints,
) -> None:
    """Adds two cards to three that are kept. The two thrown away are any of different ranks under `below` but one
    rank: `pairs` in all, less[y] of them with a card of rank y. more[y] are left of rank y before they are thrown."""
    if pairs == 0:
        return
    for y in range(13):
        if more[y] == 0:
            continue
        number = class_at(bank, base + 2 * bank.key[y]) if more[y] > 1 else -1
        if number >= bank.qualifies:
            two, fewer = more[y] * (more[y] - 1) // 2, (more[y] - 1) * (more[y] - 2) // 2
            found[number] += ways * (two * (pairs - less[y]) + fewer * less[y])
        for z in range(y):
            if more[z] == 0:
                continue
            number = class_at(bank, base + bank.key[y] + bank.key[z])
            if number < bank.qualifies:
                continue
            both = left[y] * left[z] if y < below and z < below and y != not_this and z != not_this else 0
            found[number] += ways * (more[y] * more[z] * pairs - more[z] * less[y] - more[y] * less[z] + both)


@compiled
def different_ranks(bank: Bank, left: Ints, alive: Ints, in_suit: bool, size: int, found: Ints) -> None:
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
            by[x] = _count_suited_four(ranks, x, alive, off) if in_suit else _all_four(ranks, left) * left[x]
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
                times = (
                    three * (alive[x] * alive[y] + off[x] * alive[y] + alive[x] * off[y]) + two * alive[x] * alive[y]
                )
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
            my = left[y] - (1 if y in (a, b, c) else 0)
            mz = left[z] - (1 if z in (a, b, c) else 0)
            ly = with_one[y] if y < a else 0
            if y == z:
                times = my * (my - 1) // 2 * (whole - ly) + (my - 1) * (my - 2) // 2 * ly
            else:
                lz = with_one[z] if z < a else 0
                times = my * mz * whole - mz * ly - my * lz + (with_both[y, z] if z < a else 0)
            found[number] += sign * 2 * times


@compiled
def _all_four(ranks: Ints, left: Ints) -> int:
    return int(left[ranks[0]] * left[ranks[1]] * left[ranks[2]] * left[ranks[3]])


@compiled
def _count_suited_four(ranks: Ints, x: int, alive: Ints, off: Ints) -> int:
    """The ways to four ranks and a fifth of which four or five are in one suit."""
    four = alive[ranks[0]] * alive[ranks[1]] * alive[ranks[2]] * alive[ranks[3]]
    ways = four * (alive[x] + off[x])
    for n in range(4):
        but = alive[x]
        for m in range(4):
            but *= off[ranks[m]] if m == n else alive[ranks[m]]
        ways += but
    return int(ways)


@compiled
def one_suit(bank: Bank, left: Ints, alive: Ints, size: int, found: Ints) -> None:
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


@compiled
def compare(bank: Bank, found: Ints, number: Ints, ends: Ints) -> int:
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
