"""Counting pai gow poker: each hand of seven cards, in each setting worth a thought, against all hands of the bank.

How the house sets a hand looks at all seven cards, so the bank's hands fall into no few kinds. But only two numbers of
each matter once it is set: how high its five cards are, and its two. A table of all hands of the bank tells at once how
many are lower with both. Those that share a card with the player's have to go: of the hands that hold certain cards
(one, two, … seven) there is such a table too, and those that share a card with seven others are told by adding and
taking away, for each collection of the seven, the hands that hold it. Collections that differ in the names of suits
only have one table between them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from novamas.games.poker.compiled import Ints, compiled, orders
from novamas.games.poker.pai_gow.kernel import JOKER, Eyes, high_class, in_order, low_worth, set_by_house

HOLD = 7
NAMED, SECOND, THIRD, FOURTH = 5812, 378, 92, 14
"""Sets of at most seven ranks; of the four suits of a hand, from the largest set down, the others have at most three,
two, and one."""
SHARED = 3
"""Of collections of fewer cards there are so few that every sort of hand is asked how many of them it holds."""


class Places(NamedTuple):
    """Where the sort of a hand is found: its four sets of ranks, by name from the highest down, lead there in two
    steps. Sets are named by how many ranks they have, and then in order."""

    name: Ints
    ranks: Ints
    start: Ints
    rest: Ints


class Sorts(NamedTuple):
    """Every sort of hand: its cards as bits, how many hands there are of it, where its settings begin, and which of
    them is the house's. Of each setting: the number of the five, that of the two."""

    cards: Ints
    hands: Ints
    first: Ints
    house: Ints
    high: Ints
    low: Ints


class Order(NamedTuple):
    """How fives and twos are numbered from the lowest up: by class, and by worth; and how many numbers there are."""

    high: Ints
    low: Ints
    highs: int
    lows: int


def places_of_sorts() -> Places:
    name = np.full(8192, -1, dtype=np.int16)
    ranks = np.array(sorted((r for r in range(8192) if r.bit_count() <= HOLD), key=lambda r: (r.bit_count(), r)))
    name[ranks] = np.arange(len(ranks))
    return Places(
        name,
        ranks,
        np.full((2, NAMED, SECOND), -1, dtype=np.int32),
        np.full((THIRD, FOURTH), -1, dtype=np.int32),
    )


@compiled
def fill_places(places: Places, cards: Ints) -> int:
    """Numbers the sorts of seven cards, writes down their cards as bits if there is room, and returns how many."""
    found = 0
    size = np.zeros(NAMED, dtype=np.int64)
    for n in range(NAMED):
        size[n] = _bits(places.ranks[n])
    seen = np.zeros(4, dtype=np.int64)
    for c in range(THIRD):
        for d in range(min(c + 1, FOURTH)):
            if size[c] + size[d] < 4:
                places.rest[c, d] = seen[size[c] + size[d]]
                seen[size[c] + size[d]] += 1
    for joker in range(2):
        for a in range(NAMED):
            for b in range(min(a + 1, SECOND)):
                left = HOLD - joker - size[a] - size[b]
                if left < 0 or left > 3:
                    continue
                places.start[joker, a, b] = found
                for c in range(min(b + 1, THIRD)):
                    for d in range(min(c + 1, FOURTH)):
                        if size[c] + size[d] == left:
                            if len(cards):
                                cards[found] = (
                                    places.ranks[a]
                                    | places.ranks[b] << 13
                                    | places.ranks[c] << 26
                                    | places.ranks[d] << 39
                                    | joker << JOKER
                                )
                            found += 1
    return found


@compiled
def _bits(n: int) -> int:
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


@compiled
def place_of(places: Places, a: int, b: int, c: int, d: int, joker: int) -> int:
    """The sort of a hand by its sets of ranks."""
    a, b, c, d = places.name[a], places.name[b], places.name[c], places.name[d]
    if a < b:
        a, b = b, a
    if c < d:
        c, d = d, c
    if a < c:
        a, c = c, a
    if b < d:
        b, d = d, b
    if b < c:
        b, c = c, b
    return int(places.start[joker, a, b] + places.rest[c, d])


@compiled
def collections(places: Places, size: int, cards: Ints, names: Ints) -> int:
    """The collections of so many cards, up to the names of suits, as bits, and how many there are of each sort."""
    found = 0
    sets = np.zeros(4, dtype=np.int64)
    for joker in range(2):
        for a in range(NAMED):
            left = size - joker - _bits(places.ranks[a])
            if left < 0 or left > 3 * _bits(places.ranks[a]):
                continue
            for b in range(a + 1):
                more = left - _bits(places.ranks[b])
                if more < 0:
                    break
                for c in range(b + 1):
                    last = more - _bits(places.ranks[c])
                    if last < 0:
                        break
                    for d in range(c + 1):
                        here = _bits(places.ranks[d])
                        if here > last:
                            break
                        if here == last:
                            if len(cards):
                                sets[0], sets[1], sets[2], sets[3] = a, b, c, d
                                cards[found] = (
                                    places.ranks[a]
                                    | places.ranks[b] << 13
                                    | places.ranks[c] << 26
                                    | places.ranks[d] << 39
                                    | joker << JOKER
                                )
                                names[found] = orders(sets)
                            found += 1
    return found


@compiled
def lay_out(bits: int, hand: Ints) -> None:
    """The cards of a set, from the highest down."""
    n = 0
    for card in range(53):
        if bits >> card & 1:
            hand[n] = card
            n += 1
    in_order(hand)


@compiled
def hands_of_sorts(cards: Ints, hands: Ints) -> None:
    """How many hands there are of each sort."""
    sets = np.zeros(4, dtype=np.int64)
    for n in range(len(cards)):
        for suit in range(4):
            sets[suit] = cards[n] >> 13 * suit & 8191
        hands[n] = orders(sets)


@compiled
def settings(
    see: Eyes, order: Order, fouls: bool, cards: Ints, begin: int, end: int, first: Ints, house: Ints, ways: Ints
) -> int:
    """The settings of each sort of hand from `begin` to `end` that no other setting of it beats in one hand without
    losing in the other, and the house's own; `first` counts them, ways[n] = (five, two). Returns how many there are."""
    hand = np.zeros(HOLD, dtype=np.int64)
    highs, lows = np.zeros(22, dtype=np.int64), np.zeros(22, dtype=np.int64)
    found = 0
    for n in range(begin, end):
        lay_out(cards[n], hand)
        x, y = set_by_house(see, hand)
        mine_high = order.high[high_class(see, hand, x, y)]
        mine_low = order.low[low_worth(hand[x], hand[y])]
        count = 0
        for a in range(6):
            for b in range(a + 1, 7):
                made, two = high_class(see, hand, a, b), low_worth(hand[a], hand[b])
                if not fouls and two > see.top[made]:
                    continue
                high, low = order.high[made], order.low[two]
                m, beaten = 0, False
                for k in range(count):
                    if highs[k] >= high and lows[k] >= low:
                        beaten = True
                        break
                if beaten:
                    continue
                for k in range(count):
                    if not (highs[k] <= high and lows[k] <= low):
                        highs[m], lows[m] = highs[k], lows[k]
                        m += 1
                highs[m], lows[m] = high, low
                count = m + 1
        which = -1
        for k in range(count):
            if highs[k] == mine_high and lows[k] == mine_low:
                which = k
        if which < 0:
            which = count
            highs[count], lows[count] = mine_high, mine_low
            count += 1
        first[n] = count
        house[n] = which
        for k in range(count):
            ways[found, 0], ways[found, 1] = highs[k], lows[k]
            found += 1
    return found


# -- tables ------------------------------------------------------------------------------------------------------------


@compiled
def _number_rows(rows: Ints, highs: int) -> int:
    """From whether a five comes at all to how many lower ones come; returns how many there are."""
    count = 0
    for high in range(highs):
        here = rows[high]
        rows[high] = count
        count += here > 0
    rows[highs] = count
    return count


@compiled
def _add_up(table: Ints, rows: int, lows: int) -> None:
    """From how often five and two come together to how often lower ones do."""
    for row in range(1, rows + 1):
        run = 0
        for low in range(1, lows + 1):
            run += table[row, low]
            table[row, low] = table[row - 1, low] + run


@compiled
def _count_ends(
    table: Ints, rows: Ints, lows: int, last: int, high: int, low: int, ends: Ints, part: int, sums: Ints, way: int
) -> None:
    """Adds how many hands of a table a setting wins and loses against, so many times. ends[n]: where to look in the
    table, by five and by two (0: lower than mine; 1: mine or lower; 2: all), and how often that counts as won, as lost.

    Sums may pass what 32 bits hold on their way; what they come to in the end does not."""
    won = lost = 0
    for n in range(len(ends)):
        i, j = ends[n, 0], ends[n, 1]
        there = table[last if i == 2 else rows[high + i], lows if j == 2 else low + j]
        won += ends[n, 2] * there
        lost += ends[n, 3] * there
    sums[way, 0] += part * won
    sums[way, 1] += part * lost


@compiled
def times_held(bits: int, a: int, b: int, suited: int) -> int:
    """How many collections of a sort seven cards hold: two ranks (or -1, or the joker as JOKER), of one suit or of
    two."""
    joker = bits >> JOKER & 1
    if a == -1:
        return 1
    of_a = of_b = both = 0
    for suit in range(4):
        ranks = bits >> 13 * suit & 8191
        has_a, has_b = ranks >> a & 1, ranks >> b & 1 if b >= 0 else 0
        of_a += has_a
        of_b += has_b
        both += has_a & has_b
    if b == -1:
        return int(joker if a == JOKER else of_a)
    if a == JOKER:
        return int(joker * of_b)
    if a == b:
        return int(of_a * (of_a - 1) // 2)
    return int(both if suited else of_a * of_b - both)


@compiled
def count_common(sorts: Sorts, order: Order, kinds: Ints, begin: int, end: int, ends: Ints, sums: Ints) -> None:
    """Adds what hands that hold one of the small collections from `begin` to `end` do: kinds[n] = the two ranks and
    whether they are of one suit (`times_held`), and how many such collections there are."""
    table = np.zeros((order.highs + 1, order.lows + 1), dtype=np.int64)
    rows = np.zeros(order.highs + 1, dtype=np.int64)
    for n in range(begin, end):
        a, b, suited, names, sign = kinds[n, 0], kinds[n, 1], kinds[n, 2], kinds[n, 3], kinds[n, 4]
        table[:] = 0
        for high in range(order.highs + 1):
            rows[high] = high
        for m in range(len(sorts.cards)):
            held = times_held(sorts.cards[m], a, b, suited)
            if held:
                way = sorts.first[m] + sorts.house[m]
                table[sorts.high[way] + 1, sorts.low[way] + 1] += held * sorts.hands[m]
        for high in range(order.highs + 1):
            for low in range(order.lows + 1):
                table[high, low] //= names
        _add_up(table, order.highs, order.lows)
        for m in range(len(sorts.cards)):
            held = times_held(sorts.cards[m], a, b, suited)
            if held:
                # Later the sums are divided by the hands of each sort.
                part = sign * held * sorts.hands[m]
                for way in range(sorts.first[m], sorts.first[m + 1]):
                    _count_ends(
                        table, rows, order.lows, order.highs, sorts.high[way], sorts.low[way], ends, part, sums, way
                    )


@compiled
def count_held(
    places: Places, sorts: Sorts, order: Order, size: int, held: Ints, names: Ints, begin: int, end: int, ends: Ints,
    sums: Ints,
) -> None:  # fmt: skip
    """Adds what hands that hold the collections of `size` cards from `begin` to `end` do to all hands that do."""
    more = HOLD - size
    others = 53 - size
    most = 1
    for n in range(more):
        most = most * (others - n) // (n + 1)
    found = np.zeros(most, dtype=np.int64)
    table = np.zeros((min(most, order.highs) + 1, order.lows + 1), dtype=np.int64)
    rows = np.zeros(order.highs + 1, dtype=np.int64)
    rest = np.zeros(others, dtype=np.int64)
    sets = np.zeros((HOLD + 1, 5), dtype=np.int64)
    at = np.zeros(HOLD + 1, dtype=np.int64)
    sign = -1 if size % 2 else 1
    for n in range(begin, end):
        bits = held[n]
        m = 0
        for card in range(53):
            if not bits >> card & 1:
                rest[m] = card
                m += 1
        for suit in range(4):
            sets[0, suit] = bits >> 13 * suit & 8191
        sets[0, 4] = bits >> JOKER & 1
        count = depth = 0
        at[0] = 0
        while depth >= 0:
            if at[depth] > others - (more - depth):
                depth -= 1
                if depth >= 0:
                    at[depth] += 1
                continue
            card = rest[at[depth]]
            for suit in range(5):
                sets[depth + 1, suit] = sets[depth, suit]
            if card == JOKER:
                sets[depth + 1, 4] = 1
            else:
                sets[depth + 1, card // 13] |= 1 << card % 13
            if depth == more - 1:
                last = sets[depth + 1]
                found[count] = place_of(places, last[0], last[1], last[2], last[3], last[4])
                count += 1
                at[depth] += 1
            else:
                depth += 1
                at[depth] = at[depth - 1] + 1
        rows[:] = 0
        for m in range(count):
            sort = found[m]
            rows[sorts.high[sorts.first[sort] + sorts.house[sort]]] = 1
        last_row = _number_rows(rows, order.highs)
        table[: last_row + 1] = 0
        for m in range(count):
            sort = found[m]
            way = sorts.first[sort] + sorts.house[sort]
            table[rows[sorts.high[way]] + 1, sorts.low[way] + 1] += 1
        _add_up(table, last_row, order.lows)
        part = sign * names[n]
        for m in range(count):
            sort = found[m]
            for way in range(sorts.first[sort], sorts.first[sort + 1]):
                _count_ends(table, rows, order.lows, last_row, sorts.high[way], sorts.low[way], ends, part, sums, way)


@compiled
def count_itself(sorts: Sorts, cases: Ints, sums: Ints) -> None:
    """Takes away the hand itself, which holds all of its seven cards. cases[end][five][two] as the bank's is lower,
    equal, higher."""
    for n in range(len(sorts.cards)):
        mine = sorts.first[n] + sorts.house[n]
        for way in range(sorts.first[n], sorts.first[n + 1]):
            five = 1 + (sorts.high[mine] > sorts.high[way]) - (sorts.high[mine] < sorts.high[way])
            two = 1 + (sorts.low[mine] > sorts.low[way]) - (sorts.low[mine] < sorts.low[way])
            for end in range(2):
                sums[way, end] -= cases[end, five, two] * sorts.hands[n]


@compiled
def add_hands(sorts: Sorts, sums: Ints, won: int, lost: int) -> Ints:
    """Over all hands: (won, lost) as the house sets them, (won, lost) as is best where a win is worth `won` and a loss
    costs `lost`, and the hands that the house does not set best. What a setting does is counted in hands of the bank.
    """
    found = np.zeros(5, dtype=np.int64)
    for n in range(len(sorts.cards)):
        house = sorts.first[n] + sorts.house[n]
        best = house
        for way in range(sorts.first[n], sorts.first[n + 1]):
            if sums[way, 0] * won - sums[way, 1] * lost > sums[best, 0] * won - sums[best, 1] * lost:
                best = way
        for end in range(2):
            found[end] += sums[house, end]
            found[2 + end] += sums[best, end]
        if best != house:
            found[4] += sorts.hands[n]
    return found
