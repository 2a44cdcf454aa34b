"""Counting texas poker: every pair of cards with every flop, all turns and rivers, all that the bank may hold.

Five cards on the table and two in the hand decide by rank alone, unless three or more of the five are of one suit; then
it also counts which cards are of that suit. So the boards are few: 6,175 collections of ranks, and 36,608 more with a
suit that counts. For each of them one table says how often every pair of cards meets every end against all pairs that
the bank may still have: the pairs are put in order, and each pair leaves out those that share a card with it.

A flop of each sort (1,755, up to the names of the suits) then adds up, for each pair, its 1,081 turns and rivers.
"""

from __future__ import annotations

from collections import Counter, deque
from itertools import combinations, permutations
from typing import NamedTuple

import numpy as np

from novamas.games.poker.compiled import (
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
from novamas.kit.hand_tables import LOW_MASK, SHIFT, HandTables, tables

KINDS = 2 * RANKS
"""Sorts of card on a board with a suit that counts: the ranks in other suits, then the ranks in that suit."""
PAIRS = RANKS * (RANKS + 1) // 2
SUITED_PAIRS = KINDS * (KINDS + 1) // 2
FIELD = 21
"""Bits for the number of deals of one end with one pair and one flop: 1,081 times 990 fits."""
FIELD_MASK = (1 << FIELD) - 1
RIVALS, RUNS = 45 * 44 // 2, 47 * 46 // 2
"""Pairs that the bank may have against one pair; turns and rivers after one flop."""


class Boards(NamedTuple):
    """All boards, numbered: those without a suit that counts first, then three, four, five of one suit.

    `place[set of ranks]` numbers the sets of so many ranks; `start` are the first numbers of the last three sorts.
    """

    place: Ints
    start: Ints
    five: Lookup


class Ends(NamedTuple):
    """For each board (from `row[board]` on) and each pair of cards, by its place: how often the bank does not play, is
    lower, is equal, in one number, and the kind of the player's hand."""

    row: Ints
    ends: Ints
    kind: Ints


class Flops(NamedTuple):
    """A flop of each sort, how many there are of it, and which renamings of the suits leave it as it is."""

    cards: Ints
    weight: Ints
    symmetries: Ints


class Count(NamedTuple):
    """How often each end comes, over all deals.

    `going[situation][kind][end]`, if everybody goes; `gone[situation]`, how many of these deals go with best play;
    `best[kind][end]` and `folded`, best play. A loss costs the same with every kind; all are counted with the lowest.
    `bonus[class of the first five cards][whether best play goes]`.
    """

    going: Ints
    gone: Ints
    best: Ints
    folded: int
    bonus: Ints


def count(table: HandTables, qualifies: int, worth: list[list[int]], folded: int, bonus: list[int]) -> Count:
    """Counts all deals; worth[kind][end] and folded are what the ends are worth, as whole numbers.

    bonus[class of the first five cards] is what going on is worth more than passing there by a bet beside the ante; it
    changes what is best and nothing else.
    """
    boards = all_boards(table)
    ends = all_ends(table, boards, qualifies)
    flops = all_flops()
    values, beside = np.array(worth, dtype=np.int64), np.array(bonus, dtype=np.int64)
    parts = share_out(
        lambda a, b: _count(boards, ends, flops, values, folded, beside, a, b), len(flops.cards), 64, (0.3, 1)
    )
    going, gone, best, passed, first = add(parts)
    return Count(going, gone, best, int(passed), first)


def all_boards(table: HandTables) -> Boards:
    place = np.zeros(1 << RANKS, dtype=np.int64)
    sizes = []
    for size in (3, 4, 5):
        sets = [sum(1 << r for r in ranks) for ranks in combinations(range(RANKS), size)]
        place[sets] = range(len(sets))
        sizes.append(len(sets))
    plain = len(table.unsuited)
    three, four = plain + sizes[0] * PAIRS, plain + sizes[0] * PAIRS + sizes[1] * RANKS
    return Boards(place, np.array([plain, three, four, four + sizes[2]], dtype=np.int64), lookup(table))


def all_flops() -> Flops:
    found: Counter[tuple[int, ...]] = Counter()
    ways = list(permutations(range(4)))
    for flop in combinations(range(52), 3):
        found[min(_rename(flop, way) for way in ways)] += 1
    cards = np.array(sorted(found), dtype=np.int64)
    kept = [[_rename(flop, way) == flop for way in ways] for flop in sorted(found)]
    symmetries = np.full((len(found), len(ways), 4), -1, dtype=np.int64)
    for n, row in enumerate(kept):
        for m, way in enumerate(w for w, same in zip(ways, row, strict=True) if same):
            symmetries[n, m] = way
    return Flops(cards, np.array([found[flop] for flop in sorted(found)], dtype=np.int64), symmetries)


def _rename(cards: tuple[int, ...], way: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(way[card // RANKS] * RANKS + card % RANKS for card in cards))


# -- the ends on each board --------------------------------------------------------------------------------------------


def all_ends(table: HandTables, boards: Boards, qualifies: int) -> Ends:
    seven = lookup(tables(table.ranking, 7))
    plain, last = int(boards.start[0]), int(boards.start[3])
    widths = np.full(last, SUITED_PAIRS, dtype=np.int64)
    widths[:plain] = PAIRS
    row = np.zeros(last, dtype=np.int64)
    row[1:] = np.cumsum(widths)[:-1]
    size = int(widths.sum())
    ends = Ends(row, np.zeros(size, dtype=np.int64), np.zeros(size, dtype=np.uint8))
    kinds = np.array([value[0] for value in table.classes], dtype=np.int64)
    number, on_board, suited = _describe(boards)
    work = share_out(
        lambda a, b: _fill(seven, number, on_board, suited, qualifies, kinds, ends, a, b), len(number), 32, (0, 0.3)
    )
    deque(work, maxlen=0)
    return ends


def _describe(boards: Boards) -> tuple[Ints, Ints, Ints]:
    """Every board: its number, how many cards it has of each rank, and the set of ranks in the suit that counts."""
    rows: list[Ints] = [multisets(5)]
    keys = rows[0] @ RANK_KEY
    numbers = [(boards.five.low_base[keys & LOW_MASK] + boards.five.high_place[keys >> SHIFT]).astype(np.int64)]
    suited = [np.zeros(len(rows[0]), dtype=np.int64)]
    for size in (3, 4, 5):
        rest = multisets(5 - size)
        rest = rest[rest.max(axis=1) <= 3]
        for ranks in combinations(range(RANKS), size):
            in_suit = np.zeros(RANKS, dtype=np.int64)
            in_suit[list(ranks)] = 1
            bits = sum(1 << r for r in ranks)
            rows.append(rest + in_suit)
            numbers.append(np.array([_number(boards, bits, size, other) for other in rest], dtype=np.int64))
            suited.append(np.full(len(rest), bits, dtype=np.int64))
    return np.concatenate(numbers), np.concatenate(rows), np.concatenate(suited)


def _number(boards: Boards, bits: int, size: int, other: Ints) -> int:
    ranks = [int(r) for r in np.repeat(np.arange(RANKS), other)]
    place = int(boards.place[bits])
    if size == 3:
        return int(boards.start[0]) + place * PAIRS + ranks[1] * (ranks[1] + 1) // 2 + ranks[0]
    if size == 4:
        return int(boards.start[1]) + place * RANKS + ranks[0]
    return int(boards.start[2]) + place


@compiled
def _fill(
    seven: Lookup,
    number: Ints,
    on_board: Ints,
    suited: Ints,
    qualifies: int,
    kinds: Ints,
    ends: Ends,
    begin: int,
    end: int,
) -> int:
    rank_key = np.zeros(13, dtype=np.int64)
    for rank in range(13):
        rank_key[rank] = 5**rank if rank < 7 else 5 ** (rank - 7) << SHIFT
    left = np.zeros(26, dtype=np.int64)
    order = np.zeros(351, dtype=np.int64)
    first, second = np.zeros(351, dtype=np.int64), np.zeros(351, dtype=np.int64)
    for y in range(26):
        for x in range(y + 1):
            first[y * (y + 1) // 2 + x], second[y * (y + 1) // 2 + x] = x, y
    lower_with, equal_with, idle_with = (
        np.zeros(26, dtype=np.int64),
        np.zeros(26, dtype=np.int64),
        np.zeros(26, dtype=np.int64),
    )
    for board in range(begin, end):
        key, bits = 0, suited[board]
        for rank in range(13):
            key += on_board[board, rank] * rank_key[rank]
            inside = bits >> rank & 1
            left[rank] = (3 if bits else 4) - (on_board[board, rank] - inside)
            left[13 + rank] = 1 - inside if bits else 0
        pairs = 0
        for pair in range(351 if bits else 91):
            x, y = first[pair], second[pair]
            if left[x] == 0 or left[y] == 0 or (x == y and left[x] < 2):
                continue
            whole = key + rank_key[x % 13] + rank_key[y % 13]
            made = int(seven.unsuited[seven.low_base[whole & LOW_MASK] + seven.high_place[whole >> SHIFT]])
            if bits:
                mine = bits | (1 << (x - 13) if x >= 13 else 0) | (1 << (y - 13) if y >= 13 else 0)
                made = max(made, int(seven.flush[mine]))
            order[pairs] = made << 9 | pair
            pairs += 1
        ordered = np.sort(order[:pairs])
        lower_with[:] = 0
        idle_with[:] = 0
        lower = idle = 0
        for n in range(pairs):
            if ordered[n] >> 9 >= qualifies:
                break
            x, y = first[ordered[n] & 511], second[ordered[n] & 511]
            if x == y:
                idle += left[x] * (left[x] - 1) // 2
                idle_with[x] += left[x] - 1
            else:
                idle += left[x] * left[y]
                idle_with[x] += left[y]
                idle_with[y] += left[x]
        row = ends.row[number[board]]
        n = 0
        while n < pairs:
            made, after = ordered[n] >> 9, n
            equal = 0
            equal_with[:] = 0
            while after < pairs and ordered[after] >> 9 == made:
                x, y = first[ordered[after] & 511], second[ordered[after] & 511]
                if x == y:
                    equal += left[x] * (left[x] - 1) // 2
                    equal_with[x] += left[x] - 1
                else:
                    equal += left[x] * left[y]
                    equal_with[x] += left[y]
                    equal_with[y] += left[x]
                after += 1
            plays = made >= qualifies
            for m in range(n, after):
                pair = ordered[m] & 511
                x, y = first[pair], second[pair]
                off = idle - idle_with[x] - idle_with[y] + (0 if plays else 1)
                below = lower - lower_with[x] - lower_with[y]
                same = equal - equal_with[x] - equal_with[y] + 1 if plays else 0
                ends.ends[row + pair] = off | below << FIELD | same << 2 * FIELD
                ends.kind[row + pair] = kinds[made]
            if plays:
                lower += equal
                for x in range(26):
                    lower_with[x] += equal_with[x]
            n = after
    return 0


# -- what a player sees on the flop ------------------------------------------------------------------------------------

TEXTURES, SUITINGS, STRAIGHT_DRAWS = 6, 6, 3
SITUATIONS = TEXTURES * SUITINGS * STRAIGHT_DRAWS * PAIRS
"""What a person sees: what the two cards make with the flop, how the suits lie, straight draw, the two ranks."""


@compiled
def _situation(a: int, b: int, flop: Ints) -> int:
    """What a person sees of two cards and a flop, as a number.

    Texture: 0, 1, 2, the hand has nothing but what is on the flop, which is three different ranks, a pair, three alike;
    3 a pair in the hand; 4 a pair with a card of the flop; 5 better than that.
    Suits: 0 the flop is of one suit and the hand has none of it; 1 two cards of the flop are of one suit, the hand has
    none of it; 2 three suits; 3 two of the flop and one of the hand are alike; 4 one of the flop and both of the hand;
    5 four or five of one suit.
    Straight draw: how many ranks complete a straight, none, one, or two and more.
    """
    times = np.zeros(13, dtype=np.int64)
    suits = np.zeros(4, dtype=np.int64)
    bits = 0
    for card in flop:
        times[card % 13] += 1
        suits[card // 13] += 1
    alone = 0
    for rank in range(13):
        alone = max(alone, times[rank])
    ra, rb = a % 13, b % 13
    times[ra] += 1
    times[rb] += 1
    suits[a // 13] += 1
    suits[b // 13] += 1
    paired = most = 0
    for rank in range(13):
        if times[rank]:
            bits |= 1 << rank
        if times[rank] > 1:
            paired += 1
        most = max(most, times[rank])
    reach = (bits << 1) | (bits >> 12)
    straight = outs = 0
    for low in range(10):
        window = reach >> low & 31
        if window == 31:
            straight = 1
    for rank in range(13):
        if not bits >> rank & 1:
            more = bits | 1 << rank
            more = (more << 1) | (more >> 12)
            for low in range(10):
                if more >> low & 31 == 31:
                    outs += 1
                    break
    suited = max(max(suits[0], suits[1]), max(suits[2], suits[3]))
    texture = alone - 1
    if straight or suited == 5 or most > max(alone, 2) or paired > 1:
        texture = 5
    elif paired == 1 and alone == 1:
        texture = 3 if ra == rb else 4
    straightening = min(outs, 2) if not straight else 0
    low, high = min(ra, rb), max(ra, rb)
    found = (texture * 6 + _suiting(a // 13, b // 13, flop)) * 3 + straightening
    return found * 91 + high * (high + 1) // 2 + low


@compiled
def _suiting(a: int, b: int, flop: Ints) -> int:
    """How the suits lie (see `_situation`)."""
    on_flop, whole = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
    for card in flop:
        on_flop[card // 13] += 1
        whole[card // 13] += 1
    whole[a] += 1
    whole[b] += 1
    for suit in range(4):
        if whole[suit] > 3:
            return 5
    if a == b and on_flop[a] == 1:
        return 4
    for suit in range(4):
        if on_flop[suit] == 3:
            return 0
        if on_flop[suit] == 2:
            return 3 if whole[suit] == 3 else 1
    return 2


# -- the count ---------------------------------------------------------------------------------------------------------


@compiled
def _five(look: Lookup, a: int, b: int, flop: Ints) -> int:
    """The class of the first five cards."""
    key = bits = 0
    for n in range(5):
        card = a if n == 0 else b if n == 1 else flop[n - 2]
        rank = card % 13
        key += 5**rank if rank < 7 else 5 ** (rank - 7) << SHIFT
        bits |= 1 << card
    made = int(look.unsuited[look.low_base[key & LOW_MASK] + look.high_place[key >> SHIFT]])
    for suit in range(4):
        made = max(made, int(look.flush[bits >> 13 * suit & 8191]))
    return made


@compiled
def _board(boards: Boards, flop: Ints, turn: int, river: int) -> tuple[int, int]:
    """The number of a board, and its suit that counts (4 where there is none)."""
    suits = np.zeros(4, dtype=np.int64)
    for n in range(5):
        card = turn if n == 3 else river if n == 4 else flop[n]
        suits[card // 13] += 1
    suit = 4
    for s in range(4):
        if suits[s] >= 3:
            suit = s
    key = bits = 0
    low, high = -1, -1
    for n in range(5):
        card = turn if n == 3 else river if n == 4 else flop[n]
        rank = card % 13
        key += 5**rank if rank < 7 else 5 ** (rank - 7) << SHIFT
        if card // 13 == suit:
            bits |= 1 << rank
        elif low < 0:
            low = rank
        else:
            low, high = min(low, rank), max(low, rank)
    if suit == 4:
        return int(boards.five.low_base[key & LOW_MASK] + boards.five.high_place[key >> SHIFT]), suit
    place = boards.place[bits]
    if suits[suit] == 3:
        return boards.start[0] + place * 91 + high * (high + 1) // 2 + low, suit
    if suits[suit] == 4:
        return boards.start[1] + place * 13 + low, suit
    return boards.start[2] + place, suit


@compiled
def _pairs(flop: Ints, symmetries: Ints, cards: Ints, weight: Ints) -> int:
    """Fills `cards` with a pair of each sort that may lie beside this flop, and how many there are of it."""
    place = np.full((52, 52), -1, dtype=np.int64)
    found = 0
    for a in range(52):
        for b in range(a + 1, 52):
            if a in flop or b in flop:
                continue
            least, low, high = 52 * 52, a, b
            for n in range(len(symmetries)):
                if symmetries[n, 0] < 0:
                    break
                x = symmetries[n, a // 13] * 13 + a % 13
                y = symmetries[n, b // 13] * 13 + b % 13
                if min(x, y) * 52 + max(x, y) < least:
                    low, high = min(x, y), max(x, y)
                    least = low * 52 + high
            if place[low, high] < 0:
                place[low, high] = found
                cards[found, 0], cards[found, 1] = low, high
                weight[found] = 0
                found += 1
            weight[place[low, high]] += 1
    return found


@compiled
def _count(
    boards: Boards, ends: Ends, flops: Flops, worth: Ints, fold: int, bonus: Ints, begin: int, end: int
) -> tuple[Ints, Ints, Ints, int, Ints]:
    kinds = len(worth)
    going = np.zeros((SITUATIONS, kinds, 4), dtype=np.int64)
    gone = np.zeros(SITUATIONS, dtype=np.int64)
    best = np.zeros((kinds, 4), dtype=np.int64)
    beside = np.zeros((len(bonus), 2), dtype=np.int64)
    folded = 0
    cards, weight = np.zeros((1176, 2), dtype=np.int64), np.zeros(1176, dtype=np.int64)
    mask = np.zeros(1176, dtype=np.int64)
    place = np.zeros((5, 1176), dtype=np.int64)
    total = np.zeros((1176, kinds), dtype=np.int64)
    hand = np.zeros((kinds, 4), dtype=np.int64)
    for f in range(begin, end):
        flop = flops.cards[f]
        pairs = _pairs(flop, flops.symmetries[f], cards, weight)
        for n in range(pairs):
            a, b = cards[n, 0], cards[n, 1]
            mask[n] = 1 << a | 1 << b
            for suit in range(5):
                x = a % 13 + (13 if a // 13 == suit else 0)
                y = b % 13 + (13 if b // 13 == suit else 0)
                place[suit, n] = max(x, y) * (max(x, y) + 1) // 2 + min(x, y)
        total[:] = 0
        for turn in range(52):
            if turn in flop:
                continue
            for river in range(turn + 1, 52):
                if river in flop:
                    continue
                number, suit = _board(boards, flop, turn, river)
                row, taken = ends.row[number], 1 << turn | 1 << river
                for n in range(pairs):
                    if not mask[n] & taken:
                        at = row + place[suit, n]
                        total[n, ends.kind[at]] += ends.ends[at]
        for n in range(pairs):
            hands = weight[n] * flops.weight[f]
            deals = RUNS * RIVALS
            value, met = 0, 0
            for kind in range(kinds):
                counted = total[n, kind]
                hand[kind, 0] = counted & FIELD_MASK
                hand[kind, 1] = counted >> FIELD & FIELD_MASK
                hand[kind, 2] = counted >> 2 * FIELD
                hand[kind, 3] = 0
                met += hand[kind, 0] + hand[kind, 1] + hand[kind, 2]
            hand[0, 3] = deals - met
            for kind in range(kinds):
                for i in range(4):
                    value += hand[kind, i] * worth[kind, i]
            five = _five(boards.five, cards[n, 0], cards[n, 1], flop)
            goes = value + bonus[five] * deals > fold * deals
            situation = _situation(cards[n, 0], cards[n, 1], flop)
            for kind in range(kinds):
                for i in range(4):
                    going[situation, kind, i] += hands * hand[kind, i]
                    if goes:
                        best[kind, i] += hands * hand[kind, i]
            if goes:
                gone[situation] += hands * deals
            else:
                folded += hands * deals
            beside[five, 1 if goes else 0] += hands
    return going, gone, best, folded, beside
