"""Exact odds: the row that every game's `odds.py` fills, and the arithmetic that most of them need."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import sqrt

from msgspec import Struct

from novamas.kit.chance import Dist, Value


class Row(Struct, frozen=True, kw_only=True):
    """One bet (and one choice, where the player has one). Everything is per unit of the initial wager.

    win, push, lose: probabilities that the net result over the bet's whole life is positive, zero, negative.
    edge: the expected loss. sd: standard deviation of the net result. staked: what is put down on the average, raises
    included. method: `exact`, or `computed` to a number of decimals, the edge then being right within `error`.
    among_players: what is won comes from other players, so the house is not the loser where a player is ahead.
    net: every net result with its probability, where a finite number of them has been counted; else nothing.
    """

    bet: str
    pays: str
    win: Fraction
    push: Fraction
    lose: Fraction
    edge: Fraction
    variance: Fraction
    method: str = "exact"
    strategy: str = ""
    clauses: tuple[str, ...] = ()
    staked: Fraction = Fraction(1)
    error: Fraction = Fraction(0)
    among_players: bool = False
    net: tuple[tuple[Fraction, Fraction], ...] = ()

    @property
    def sd(self) -> float:
        return sqrt(self.variance)

    @property
    def element_of_risk(self) -> Fraction:
        """The expected loss per unit of everything that is put down."""
        return self.edge / self.staked


class Note(Struct, frozen=True):
    """A sentence below a chart: the key of its words, and the numbers in it."""

    key: str
    args: dict[str, int]


class Chart(Struct, frozen=True):
    """What is best where a player has many choices, as a table; the words for its title and its cells are Fluent's.

    `rows` are (heading, cells); a cell is the key of an answer, or how often one draws, as a decimal. `words` tells the
    heading of the rows and the legend apart where they are not those of the other charts.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    words: str = ""
    notes: tuple[Note, ...] = ()

    def key(self, word: str) -> str:
        """The key of one of the words of this chart."""
        return f"chart-{word}-{self.words}" if self.words else f"chart-{word}"


def moments(net: Mapping[Fraction, Fraction]) -> tuple[Fraction, Fraction, Fraction, Fraction, Fraction]:
    """win, push, lose, edge and variance of a distribution {net result: probability}."""
    assert sum(net.values()) == 1, "probabilities must add up to one"
    win = sum((p for x, p in net.items() if x > 0), Fraction(0))
    push = net.get(Fraction(0), Fraction(0))
    mean = sum((x * p for x, p in net.items()), Fraction(0))
    square = sum((x * x * p for x, p in net.items()), Fraction(0))
    return win, push, 1 - win - push, -mean, square - mean * mean


def spread(dist: Dist) -> dict[Value, Fraction]:
    """A distribution of chance as probabilities."""
    return {value: Fraction(weight, dist.total) for value, weight in dist}


def net_of(results: Iterable[tuple[Fraction, Fraction]]) -> dict[Fraction, Fraction]:
    """Adds up (net result, probability) pairs."""
    net: dict[Fraction, Fraction] = defaultdict(Fraction)
    for x, p in results:
        net[x] += p
    return dict(net)


def row(
    bet: str,
    pays: str,
    net: Mapping[Fraction, Fraction],
    clauses: tuple[str, ...],
    strategy: str = "",
    among_players: bool = False,
) -> Row:
    win, push, lose, edge, variance = moments(net)
    return Row(
        bet=bet,
        pays=pays,
        win=win,
        push=push,
        lose=lose,
        edge=edge,
        variance=variance,
        strategy=strategy,
        clauses=clauses,
        among_players=among_players,
        net=tuple(sorted(net.items())),
    )
