"""Pai gow poker, counted: every hand in each setting that is worth a thought, against all that the bank may hold.

There are 154,143,080 hands of seven cards, and 53,524,680 of the bank beside each of them. `kernel_count.py` says how
8.3·10¹⁵ deals are counted without looking at each.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from msgspec import Struct

from novamas.games.counts import long_count
from novamas.games.poker.pai_gow.rules import HOLD, SIDES
from novamas.kit.hands import HIGH_CARD, PAIR, Ranking

if TYPE_CHECKING:
    from novamas.games.poker.compiled import Ints
    from novamas.games.poker.pai_gow.kernel_count import Order, Places, Sorts

DECK = 53
HANDS, OTHERS = comb(DECK, HOLD), comb(DECK - HOLD, HOLD)
"""All hands, and all of the bank's beside one."""
PIECES, THREADS = 8, 4
"""Each piece has sums of its own, of hundreds of megabytes, so that few are done at once."""


class Way(Struct, frozen=True):
    """A way to set one's cards: how often it wins and loses."""

    win: Fraction
    lose: Fraction

    @property
    def push(self) -> Fraction:
        return 1 - self.win - self.lose

    def loss(self, kept: Fraction) -> Fraction:
        """The expected loss of a bet, where so much of a win is kept by the house."""
        return self.lose - (1 - kept) * self.win


class PaiGow(Struct, frozen=True, kw_only=True):
    """The house's own way and the best one; and the share of hands that the house does not set best."""

    by_house: Way
    best: Way
    differ: Fraction


@long_count("pai-gow-poker", seconds=310)
def pai_gow(high: Ranking, low: Ranking, ends: Mapping[str, str], fouls: bool, commission: Fraction) -> PaiGow:
    """Counts all deals. `ends` says what becomes of a bet, by how the five and then the two compare with the bank's;
    `fouls`, whether two cards may be set above the five."""
    counted = _Counted(high, low, ends, fouls)
    return counted.price(commission)


class _Counted:
    """What every setting of every sort of hand does."""

    def __init__(self, high: Ranking, low: Ranking, ends: Mapping[str, str], fouls: bool) -> None:
        import numpy as np

        from novamas.games.poker.pai_gow.kernel_count import count_itself

        self.order = _number(high, low)
        self.cases = np.array(
            [[[ends[f"{five}-{two}"] == end for two in SIDES] for five in SIDES] for end in ("won", "lost")],
            dtype=np.int64,
        )
        self.places, self.sorts = _list_sorts(self.order, fouls)
        self.sums = np.zeros((len(self.sorts.high), 2), dtype=np.int32)
        for part in self._parts():
            self.sums += part
        count_itself(self.sorts, self.cases, self.sums)

    def _parts(self) -> Iterator[Ints]:
        import numpy as np

        from novamas.games.poker.compiled import share_out
        from novamas.games.poker.pai_gow.kernel_count import SHARED, collections, count_common, count_held

        ends = _from_below(self.cases)
        threads = min(os.cpu_count() or 1, THREADS)

        def sums_of(work: Callable[..., None], *args: object) -> Callable[[int, int], Ints]:
            def run(begin: int, end: int) -> Ints:
                sums = np.zeros_like(self.sums)
                work(*args, begin, end, ends, sums)
                return sums

            return run

        kinds = np.array(list(small_collections()), dtype=np.int64)
        kinds = kinds[np.argsort(np.arange(len(kinds)) % PIECES, kind="stable")]
        work = sums_of(count_common, self.sorts, self.order, kinds)
        yield from share_out(work, len(kinds), PIECES, (0.05, 0.1), threads)
        shares = {3: (0.1, 0.5), 4: (0.5, 0.8), 5: (0.8, 0.95), 6: (0.95, 1.0)}
        empty = np.zeros(0, dtype=np.int64)
        for size in range(SHARED, HOLD):
            many = collections(self.places, size, empty, empty)
            held, names = np.zeros(many, dtype=np.int64), np.zeros(many, dtype=np.int64)
            collections(self.places, size, held, names)
            work = sums_of(count_held, self.places, self.sorts, self.order, size, held, names)
            yield from share_out(work, many, PIECES, shares[size], threads)

    def price(self, commission: Fraction) -> PaiGow:
        from novamas.games.poker.pai_gow.kernel_count import add_hands

        gain = 1 - commission
        won, lost, best_won, best_lost, differ = add_hands(
            self.sorts, self.sums, gain.numerator, gain.denominator
        ).tolist()
        deals = HANDS * OTHERS
        return PaiGow(
            by_house=Way(Fraction(won, deals), Fraction(lost, deals)),
            best=Way(Fraction(best_won, deals), Fraction(best_lost, deals)),
            differ=Fraction(differ, HANDS),
        )


def _number(high: Ranking, low: Ranking) -> Order:
    """Fives and twos numbered as a law compares them; the house sets its own by `HIGH`."""
    import numpy as np

    from novamas.games.poker.pai_gow.house_way import HIGH
    from novamas.games.poker.pai_gow.kernel import PAIRED
    from novamas.games.poker.pai_gow.kernel_count import Order
    from novamas.kit.hand_tables import tables
    from novamas.kit.hands import Made

    kinds = HIGH.kinds()
    fives = [
        high.value_of(high.as_listed(Made(kinds[len(kinds) - 1 - kind], tuple(ranks))))
        for kind, *ranks in tables(HIGH).classes
    ]
    twos: dict[int, tuple[int, ...]] = {}
    for x in range(13):
        twos[PAIRED + x] = low.value_of(Made(PAIR, (x + 2,)))
        for y in range(x):
            twos[13 * x + y] = low.value_of(Made(HIGH_CARD, (x + 2, y + 2)))
    high_of, low_of = ({value: n for n, value in enumerate(sorted(set(values)))} for values in (fives, twos.values()))
    worth = np.zeros(2 * PAIRED, dtype=np.int64)
    for key, value in twos.items():
        worth[key] = low_of[value]
    return Order(np.array([high_of[value] for value in fives], dtype=np.int64), worth, len(high_of), len(low_of))


def _list_sorts(order: Order, fouls: bool) -> tuple[Places, Sorts]:
    import numpy as np

    from novamas.games.poker.compiled import share_out
    from novamas.games.poker.pai_gow.kernel import eyes
    from novamas.games.poker.pai_gow.kernel_count import Sorts, fill_places, hands_of_sorts, places_of_sorts, settings

    see, places = eyes(), places_of_sorts()
    many = fill_places(places, np.zeros(0, dtype=np.int64))
    cards, hands = np.zeros(many, dtype=np.int64), np.zeros(many, dtype=np.int8)
    first, house = np.zeros(many + 1, dtype=np.int32), np.zeros(many, dtype=np.int8)
    fill_places(places, cards)
    hands_of_sorts(cards, hands)

    def set_hands(begin: int, end: int) -> Ints:
        ways = np.zeros((22 * (end - begin), 2), dtype=np.int16)
        found = settings(see, order, fouls, cards, begin, end, first[1:], house, ways)
        return ways[:found].copy()

    ways = np.concatenate(list(share_out(set_hands, many, 64, (0, 0.05))))
    np.cumsum(first, out=first)
    return places, Sorts(cards, hands, first, house, ways[:, 0].copy(), ways[:, 1].astype(np.int8))


def _from_below(cases: Ints) -> Ints:
    """What has to be added up of how many hands are lower (with less than mine, with mine or less, all of them; of the
    five and of the two) to get how many are won, and how many lost."""
    import numpy as np

    step = np.array([[1, 0, 0], [-1, 1, 0], [0, -1, 1]], dtype=np.int64)
    won, lost = np.einsum("exy,xi,yj->eij", cases, step, step)
    return np.array([(i, j, won[i, j], lost[i, j]) for i, j in np.ndindex(3, 3) if won[i, j] or lost[i, j]])


def small_collections() -> Iterator[tuple[int, int, int, int, int]]:
    """No card, one card, two: the two ranks (-1 for none), whether they are of one suit, how many such collections
    there are, and whether hands that hold one are added or taken away."""
    from novamas.games.poker.pai_gow.kernel import JOKER

    yield -1, -1, 0, 1, 1
    yield JOKER, -1, 0, 1, -1
    for rank in range(13):
        yield rank, -1, 0, 4, -1
        yield JOKER, rank, 0, 4, 1
        yield rank, rank, 0, 6, 1
    for low, high in combinations(range(13), 2):
        yield low, high, 1, 4, 1
        yield low, high, 0, 12, 1
