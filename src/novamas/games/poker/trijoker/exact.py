"""Trijoker, counted: every hand of three cards and both common cards, up to the names of the suits.

A hand is known up to the names of the suits by the ranks that it has in each, the suits put in order: 1,755 hands of
three cards, 16,432 of four. The last card says what a bet is paid; the sum over the 48 last cards says whether the
second bet stays, the sum over both common cards whether the first does. The third bet has no choice.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from novamas.games.poker.counting import Figures, Least, Prize, figures, net_by_class
from novamas.kit.hand_tables import CARD_BIT, CARD_KEY, HandTables, tables
from novamas.kit.hands import ACE, FOUR, HEIGHTS, PAIR, THREE, TWO, TWO_PAIR, Ranking, height

RANKS, SUITS, CARDS = 13, 4, 52
SUIT_MASK = (1 << RANKS) - 1
DEALS = comb(CARDS, 3) * (CARDS - 3) * (CARDS - 4)
"""Hands, first and second common card."""
_SHAPES = {(2,): PAIR, (2, 2): TWO_PAIR, (3,): THREE, (4,): FOUR}
"""What alike cards among three or four make already."""
Sets: TypeAlias = tuple[int, ...]


class Sight(NamedTuple):
    """What a person sees of three or four cards.

    `made` is the kind that is paid already, else "". Otherwise: whether all are of one suit; how many straights (of
    five ranks in a row, the ace high or low) hold all of them, 0 where two are alike; how many cards are of a rank that
    would be paid as a pair; and the rank of a pair, or 0.
    """

    made: str
    suited: bool = False
    straights: int = 0
    high: int = 0
    pair: int = 0


class Choice(NamedTuple):
    """One line of a strategy: what is seen, in how many hands, how many of them best play leaves the bet with, and what
    the bet wins on the average where it always stays."""

    sight: Sight
    hands: int
    stay: int
    mean: Fraction


class Trijoker(Struct, frozen=True, kw_only=True):
    """The figures per unit of one of the three bets.

    `first` and `second` are the strategies for the two bets that can be taken back, line by line; `by_sight` are the
    figures of following the lines, staying where that is better over the whole line. `thumb` are rules of thumb.
    `stays` is how often best play leaves the first and the second bet.
    """

    best: Figures
    stays: tuple[Fraction, Fraction]
    first: tuple[Choice, ...]
    second: tuple[Choice, ...]
    by_sight: Figures
    thumb: Mapping[str, Figures]


def trijoker(ranking: Ranking, prizes: tuple[Prize, ...]) -> Trijoker:
    """Counts all deals. Prizes in any order; a hand below the lowest loses."""
    found = _make_counted(ranking, prizes)
    paying = frozenset(sets for sets in (*found.three, *found.four) if found.sight[sets].made)
    first = {sets for sets, hand in found.three.items() if hand.total > 0}
    second = {sets for sets, hand in found.four.items() if hand.total > 0}
    lines = found.lines(found.three, first), found.lines(found.four, second)
    good = [{line.sight for line in table if line.mean > 0} for table in lines]
    by_line = [
        {sets for sets in hands if found.sight[sets] in kept} for hands, kept in zip(found.hands, good, strict=True)
    ]
    everything = set(found.three), set(found.four)
    return Trijoker(
        best=found.figures(first, second),
        stays=(found.share(found.three, first), found.share(found.four, second)),
        first=lines[0],
        second=lines[1],
        by_sight=found.figures(by_line[0], by_line[1]),
        thumb={
            "never-withdraw": found.figures(*everything),
            "always-withdraw": found.figures(set(), set()),
            "only-with-a-prize": found.figures(paying, paying),
            "first-only-with-a-prize": found.figures(paying, second),
        },
    )


# -- counting ----------------------------------------------------------------------------------------------------------


class Hand(NamedTuple):
    """A hand of three or four cards: how many there are of its sort, what a bet on it wins in all (in units of
    1/scale), and, of four cards, what the last card makes of it: {net of a bet: ways}."""

    hands: int
    total: int
    ends: Mapping[Fraction, int]


class Counted:
    """All hands of three and of four cards, up to the names of the suits."""

    def __init__(self, ranking: Ranking, prizes: tuple[Prize, ...]) -> None:
        table = tables(ranking)
        self.net = net_by_class(table, prizes)
        self.scale = lcm(*(net.denominator for net in self.net))
        self.four = {sets: self._last(table, sets, hands) for sets, hands in _sorts(4).items()}
        self.next = {sets: _children(sets) for sets in _sorts(3)}
        self.three = {sets: self._first(sets, hands) for sets, hands in _sorts(3).items()}
        self.hands = (self.three, self.four)
        seen = _Eyes(table, self.net)
        self.sight = {sets: seen.sight(sets) for sets in (*self.three, *self.four)}

    def _last(self, table: HandTables, sets: Sets, hands: int) -> Hand:
        cards = cards_of(sets)
        key, bits = sum(CARD_KEY[card] for card in cards), sum(CARD_BIT[card] for card in cards)
        last = Counter(
            table.by_key(key + CARD_KEY[card], bits | CARD_BIT[card])
            for card in range(CARDS)
            if not bits & CARD_BIT[card]
        )
        ends: Counter[Fraction] = Counter()
        for number, n in last.items():
            ends[self.net[number]] += n
        return Hand(hands, int(sum(net * n for net, n in ends.items()) * self.scale), ends)

    def _first(self, sets: Sets, hands: int) -> Hand:
        return Hand(hands, sum(self.four[four].total * n for four, n in self.next[sets].items()), {})

    def figures(self, first: Iterable[Sets], second: Iterable[Sets]) -> Figures:
        """The figures of the player who leaves the first and the second bet with these hands."""
        ways: dict[tuple[Fraction, int], int] = defaultdict(int)
        left, kept = frozenset(first), frozenset(second)
        for three, hand in self.three.items():
            for four, n in self.next[three].items():
                bets = 1 + (three in left) + (four in kept)
                for net, m in self.four[four].ends.items():
                    ways[net, bets] += hand.hands * n * m
        assert sum(ways.values()) == DEALS
        return figures((net * bets, n, Fraction(bets)) for (net, bets), n in ways.items())

    def share(self, hands: Mapping[Sets, Hand], chosen: set[Sets]) -> Fraction:
        return Fraction(sum(hands[sets].hands for sets in chosen), sum(hand.hands for hand in hands.values()))

    def lines(self, hands: Mapping[Sets, Hand], staying: set[Sets]) -> tuple[Choice, ...]:
        """The hands by what a person sees of them, the best first."""
        found: dict[Sight, list[int]] = defaultdict(lambda: [0, 0, 0])
        for sets, hand in hands.items():
            line = found[self.sight[sets]]
            line[0] += hand.hands
            line[1] += hand.hands if sets in staying else 0
            line[2] += hand.hands * hand.total
        rest = (CARDS - 3) * (CARDS - 4) if hands is self.three else CARDS - 4
        lines = [
            Choice(sight, n, stay, Fraction(total, n * rest * self.scale)) for sight, (n, stay, total) in found.items()
        ]
        return tuple(sorted(lines, key=lambda line: line.mean, reverse=True))


@lru_cache(maxsize=4)
def _make_counted(ranking: Ranking, prizes: tuple[Prize, ...]) -> Counted:
    return Counted(ranking, prizes)


def cards_of(sets: Sets) -> list[int]:
    return [
        RANKS * suit + (rank + 1) % RANKS
        for suit, ranks in enumerate(sets)
        for rank in range(RANKS)
        if ranks >> rank & 1
    ]


@lru_cache(maxsize=2)
def _sorts(size: int) -> dict[Sets, int]:
    """Every hand of so many cards up to the names of the suits, and how many hands there are of its sort."""
    if not size:
        return {(0,) * SUITS: 1}
    found: Counter[Sets] = Counter()
    for sets, hands in _sorts(size - 1).items():
        for more, n in _children(sets).items():
            found[more] += hands * n
    return {sets: hands // size for sets, hands in found.items()}


def _children(sets: Sets) -> dict[Sets, int]:
    """The hands of one card more, and by how many cards each is reached."""
    found: Counter[Sets] = Counter()
    for suit, ranks in enumerate(sets):
        for rank in range(RANKS):
            if not ranks >> rank & 1:
                found[tuple(sorted((*sets[:suit], ranks | 1 << rank, *sets[suit + 1 :])))] += 1
    return found


# -- what a person sees ------------------------------------------------------------------------------------------------


class _Eyes:
    """Describes three or four cards; which of their kinds are paid already comes from the prizes."""

    def __init__(self, table: HandTables, net: list[Fraction]) -> None:
        self.paid = {
            (kind, high) for kind in _SHAPES.values() for high in HEIGHTS if net[Least(kind, (high,)).number(table)] > 0
        }

    def sight(self, sets: Sets) -> Sight:
        times = Counter(height(card) for card in cards_of(sets))
        alike = sorted((n, high) for high, n in times.items() if n > 1)
        if alike:
            kind, high = _SHAPES[tuple(n for n, _ in alike)], alike[-1][1]
            if (kind, high) in self.paid:
                return Sight(kind)
        return Sight(
            "",
            sum(map(bool, sets)) == 1,
            0 if alike else straights(times),
            sum((PAIR, high) in self.paid for high in times),
            alike[-1][1] if alike else 0,
        )


def straights(ranks: Collection[int]) -> int:
    """How many straights hold all of these ranks."""
    runs = [{ACE, *range(TWO, TWO + 4)}, *(set(range(low, low + 5)) for low in range(TWO, ACE - 3))]
    return sum(run.issuperset(ranks) for run in runs)
