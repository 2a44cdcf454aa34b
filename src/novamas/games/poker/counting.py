"""What the counts of every poker against the bank share: what the ends of a hand are worth, and figures made of them.

A count says how often each end of a hand comes: the bank does not play, the player wins, ties, loses or passes. It is
a whole number of deals, so that every figure is an exact fraction. What an end is worth comes from the law; a count
knows numbers only through the `Ends` that it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, lcm, prod, sqrt
from typing import Protocol, TypeAlias

from msgspec import Struct

from novamas.games.odds import Row, moments
from novamas.kit.errors import Worded
from novamas.kit.hand_tables import HandTables, tables
from novamas.kit.hands import Ranking

COUNTED_BY = ("poker/counting.py", "poker/compiled.py")
"""The code that counts the odds of every poker; each room adds its own (`Room.counted_by`)."""
Net: TypeAlias = dict[Fraction, Fraction]
"""{net result in antes: probability}"""

IDLE, WON, TIED, LOST = range(4)
"""The ends of a hand that goes on: the bank does not play; it plays and the player wins, ties, or loses."""
ENDS = ("idle", "won", "tied", "lost")


class Least(Struct, frozen=True):
    """The lowest hand that will do: a kind, and the ranks from which on it does (2 to 14, the ace)."""

    kind: str
    ranks: tuple[int, ...] = ()

    def number(self, table: HandTables) -> int:
        """Its class: this one and all higher ones will do."""
        wanted = (table.ranking.strength(self.kind), *self.ranks)
        return next((n for n, value in enumerate(table.classes) if value >= wanted), len(table.classes))


class Prize(Struct, frozen=True):
    """What a bet is paid from a hand on, up to the next higher prize: N to 1."""

    least: Least
    pays: Fraction


def net_by_class(table: HandTables, prizes: Iterable[Prize]) -> list[Fraction]:
    """What a bet wins with each class of hand, its loss where there is no prize."""
    net = [Fraction(-1)] * len(table.classes)
    for prize in sorted(prizes, key=lambda prize: prize.least.number(table)):
        begin = prize.least.number(table)
        net[begin:] = [prize.pays] * (len(net) - begin)
    return net


class Ends(Struct, frozen=True, kw_only=True):
    """What each end of a hand is worth to the player, in antes, and what he puts down for it.

    `won` and `idle` are by the kind of his own hand, since pay tables are; so is `bonus`, which who goes on is paid
    at every end. `second` is the second bet of the player who goes on, and `folded` what passing costs.
    """

    won: Mapping[str, Fraction]
    idle: Mapping[str, Fraction]
    second: Fraction
    bonus: Mapping[str, Fraction] = {}
    tied: Fraction = Fraction(0)
    folded: Fraction = Fraction(-1)

    @property
    def lost(self) -> Fraction:
        return -1 - self.second

    def value_of(self, kind: str, end: int) -> Fraction:
        return (self.idle[kind], self.won[kind], self.tied, self.lost)[end] + self.bonus.get(kind, 0)

    @property
    def scale(self) -> int:
        """What makes whole numbers of all these values."""
        values = (
            *self.won.values(), *self.idle.values(), *self.bonus.values(), self.tied, self.lost, self.folded
        )  # fmt: skip
        return lcm(*(value.denominator for value in values))

    def whole(self, ranking: Ranking, scale: int = 0) -> list[list[int]]:
        """The worth of each end by kind, the lowest kind first, in units of 1/scale."""
        unit = scale or self.scale
        kinds = tuple(reversed(ranking.kinds()))
        missing = [kind for kind in kinds if kind not in self.won or kind not in self.idle]
        if missing:
            raise Worded("poker-unpaid", value=missing[0], name=missing[0])
        return [[int(self.value_of(kind, end) * unit) for end in range(len(ENDS))] for kind in kinds]


def payoffs(ends: Ends, ranking: Ranking, scale: int = 0) -> tuple[tuple[tuple[int, ...], ...], int]:
    """The worth of each end by kind (the lowest first), and of passing, as whole numbers in units of 1/scale."""
    unit = scale or ends.scale
    rows = ends.whole(ranking, unit)
    return tuple(map(tuple, rows)), int(ends.folded * unit)


class Figures(Struct, frozen=True):
    """What a bet brings in one way of playing it: the distribution of its net result, and what is put down for it."""

    net: Net
    staked: Fraction = Fraction(1)

    @property
    def mean(self) -> Fraction:
        return -self.edge

    @property
    def edge(self) -> Fraction:
        """The expected loss per ante."""
        return moments(self.net)[3]

    @property
    def win(self) -> Fraction:
        return moments(self.net)[0]

    @property
    def push(self) -> Fraction:
        return moments(self.net)[1]

    @property
    def lose(self) -> Fraction:
        return moments(self.net)[2]

    @property
    def variance(self) -> Fraction:
        return moments(self.net)[4]

    @property
    def sd(self) -> float:
        return sqrt(self.variance)

    @property
    def element_of_risk(self) -> Fraction:
        """The expected loss per unit of everything that is put down."""
        return self.edge / self.staked


class Found(Protocol):
    """What a count must tell of a way to play for a row of the odds to be made of it."""

    @property
    def win(self) -> Fraction: ...
    @property
    def push(self) -> Fraction: ...
    @property
    def lose(self) -> Fraction: ...
    @property
    def edge(self) -> Fraction: ...
    @property
    def variance(self) -> Fraction: ...
    @property
    def staked(self) -> Fraction: ...


def row_of(bet: str, pays: str, found: Found, way: str, clauses: Iterable[str]) -> Row:
    """A bet played in one way, as a row of the odds; clauses that are named twice are told once."""
    return Row(
        bet=bet,
        pays=pays,
        win=found.win,
        push=found.push,
        lose=found.lose,
        edge=found.edge,
        variance=found.variance,
        strategy=way,
        clauses=tuple(dict.fromkeys(clauses)),
        staked=found.staked,
        net=tuple(sorted(found.net.items())) if isinstance(found, Figures) else (),
    )


def figures(results: Iterable[tuple[Fraction, int, Fraction]]) -> Figures:
    """Figures of (net result, number of deals, staked) for all ends of all deals."""
    ways: dict[Fraction, int] = {}
    total, staked = 0, Fraction(0)
    for net, count, put in results:
        ways[net] = ways.get(net, 0) + count
        total += count
        staked += put * count
    return Figures({net: Fraction(count, total) for net, count in sorted(ways.items()) if count}, staked / total)


def figures_of(ends: Ends, ranking: Ranking, counts: Iterable[Iterable[int]], folded: int) -> Figures:
    """Figures of a way to play, from how often it meets each end with each kind (the lowest first) and how often it
    passes."""
    kinds = tuple(reversed(ranking.kinds()))
    going = 1 + ends.second
    results = [
        (ends.value_of(kind, end), int(count), going)
        for kind, by_end in zip(kinds, counts, strict=True)
        for end, count in enumerate(by_end)
    ]
    return figures([*results, (ends.folded, folded, Fraction(1))])


def side_bet(ranking: Ranking, prizes: Iterable[Prize]) -> Figures:
    """A bet on what one hand is, whatever the bank has."""
    table = tables(ranking)
    sizes = zip(net_by_class(table, prizes), class_sizes(table), strict=True)
    return figures((net, count, Fraction(1)) for net, count in sizes)


class Pot(Struct, frozen=True):
    """A bet whose prizes are parts of a pot that grows: what it wins on the average, as a part of the pot."""

    share: Fraction

    @property
    def break_even(self) -> Fraction:
        """How many stakes the pot must hold for the bet to cost nothing."""
        return 1 / self.share

    def edge(self, stakes: Fraction) -> Fraction:
        """The expected loss per stake where the pot holds so many stakes; prizes come without the stake."""
        return 1 - stakes * self.share


def pot(chances: Mapping[str, Fraction], parts: Mapping[str, Fraction]) -> Pot:
    """A bet that wins a part of the pot by kind, where each kind comes with this probability."""
    return Pot(sum((part * chances[kind] for kind, part in parts.items()), Fraction(0)))


def hands_by_kind(ranking: Ranking) -> dict[str, int]:
    """How many of all the hands that a deck has are of each kind, the lowest first."""
    table = tables(ranking)
    found = dict.fromkeys(reversed(ranking.kinds()), 0)
    for number, count in enumerate(class_sizes(table)):
        found[table.kind(number)] += count
    return found


def class_sizes(table: HandTables) -> list[int]:
    """How many hands of a deck are in each class: as many as the suits of their ranks can be chosen."""
    sizes = [0] * len(table.classes)
    size = table.count
    for ranks in combinations_with_replacement(range(13), size):
        times = {rank: ranks.count(rank) for rank in ranks}
        if max(times.values()) > 4:
            continue
        cards = [13 * (n % 4) + rank for n, rank in enumerate(ranks)]
        suited = 4 if len(times) == size else 0
        sizes[table.of(cards)] += prod(comb(4, n) for n in times.values()) - suited
        if suited:
            sizes[table.of(ranks)] += suited
    return sizes
