"""Exact odds of trente et quarante: how often both rows come to the same total, counted without replacement.

The cards of a shuffled shoe are exchangeable, so the two rows have the same law and neither of them is favoured; nor
is colour over inverse, because the suit of a card says nothing of its points. All four chances therefore win and lose
equally often, and only ties have to be counted: of the ordinary ones nothing comes, the refait is zero's.

A row ends with total t if its last card is one of those that count at least as much as t exceeds the highest total
that does not end a row. Of the orders in which a row's cards can come, the part whose last card is of that kind is the
part of such cards among them; so rows can be counted as sets. The count goes through the values from the highest
down and keeps, for both rows at once, how many cards they have and what these add up to.

A bet in prison is followed as if each later round came from a full shoe.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial, perm
from typing import TypeAlias

from novamas.games.cloth.odds import zero_row
from novamas.games.odds import Row, net_of, row
from novamas.games.trente_quarante.play import TrenteGame
from novamas.kit.cards import RANKS, SUITS

Pair: TypeAlias = int
"""Two rows in one number, the greater first: the points of each and, in its lowest bits, its cards."""
CARDS, ROW = 7, 20  # bits of a row's cards, and of a row
FEW, FULL = (1 << CARDS) - 1, (1 << ROW) - 1
INSURED = "insured"


def odds(game: TrenteGame) -> list[Row]:
    """One row a chance and a choice: half or prison after the refait, or insured against it."""
    same = ties(game)
    refait = same.get(game.rules.rows.refait, Fraction(0))
    void = sum(same.values(), Fraction(0)) - refait
    won = (1 - void - refait) / 2
    rows: list[Row] = []
    for kind, rule in game.rules.bets.items():
        assert rule.pays is not None
        limit = rule.maximum.clauses if rule.maximum else ()
        clauses = (*rule.clauses, *limit)
        zero = game.rules.zero
        both = (*clauses, *zero.clauses)
        rows += [zero_row(kind, rule.pays, won, refait, zero, choice, both, void) for choice in zero.choices]
        if (insurance := game.rules.insurance) is not None:
            rate = Fraction(insurance.rate)
            always = rate if insurance.fate == "premium" else Fraction(0)
            net = net_of(
                ((Fraction(rule.pays) - always, won), (-1 - always, won), (-rate, refait), (Fraction(0), void))
            )
            rows.append(row(kind, str(rule.pays), net, (*clauses, *insurance.clauses), INSURED))
    return rows


def ties(game: TrenteGame) -> dict[int, Fraction]:
    """{total: probability that both rows come to it}, with a full shoe."""
    counts = Counter(game.points(card) for card in range(len(RANKS)))
    copies = len(SUITS) * game.rules.pack.decks
    cards = tuple(sorted((value, n * copies) for value, n in counts.items()))
    return same_totals(cards, game.rules.rows.reaches)


@lru_cache(maxsize=16)
def same_totals(cards: tuple[tuple[int, int], ...], reaches: int) -> dict[int, Fraction]:
    """How often both rows end with the same total; `cards` are (value, how many) and a row ends at `reaches`."""
    counts = dict(cards)
    values = sorted(counts, reverse=True)
    whole = sum(counts.values())
    pairs: dict[Pair, int] = {0: 1}
    found: dict[int, Fraction] = {}
    for place, value in enumerate(values):
        rest = values[place + 1 :]
        for total in range(reaches + (rest[0] if rest else 0), reaches + value):
            # Cards from this value up may come last: as many as the rows have when only such cards are in them.
            if rest:
                ended = extend(pairs, value, counts[value], total)
                marked = {pair: ways * sizes_of(pair) for pair, ways in ended.items()}
                sizes = finish(marked, total, rest, counts)
            else:
                sizes = {(k, m): w * k * m for (k, m), w in finish(pairs, total, [value], counts).items()}
            found[total] = chance_of(sizes, whole)
        if rest:
            pairs = extend(pairs, value, counts[value], reaches - 1 + value)
    return found


def sizes_of(pair: Pair) -> int:
    """The cards of one row times those of the other."""
    return (pair >> ROW & FEW) * (pair & FEW)


def extend(pairs: Mapping[Pair, int], value: int, n: int, top: int) -> dict[Pair, int]:
    """Both rows with any number of cards of one value besides, no row beyond `top`."""
    ways = split_ways(n, top // value + 1)
    more = (value << CARDS) + 1
    new: defaultdict[Pair, int] = defaultdict(int)
    for pair, weight in pairs.items():
        one, other = pair >> ROW, pair & FULL
        to_other = (top - (other >> CARDS)) // value + 1
        for line in ways[: max(0, (top - (one >> CARDS)) // value + 1)]:
            second = other
            for count in line[:to_other]:
                new[one << ROW | second if one >= second else second << ROW | one] += weight * count
                second += more
            one += more
    return new


def split_ways(n: int, most: int) -> list[list[int]]:
    """[a][b]: in how many ways n cards give a to one row and b to the other."""
    return [[comb(n, a) * comb(n - a, b) if a + b <= n else 0 for b in range(most)] for a in range(most)]


def finish(
    pairs: Mapping[Pair, int], total: int, values: list[int], counts: Mapping[int, int]
) -> dict[tuple[int, int], int]:
    """{(cards of one row, of the other): ways} in which both rows come to the total with cards of these values.

    What the last value has to add follows from the others, so the last two are not gone through one by one.
    """
    *first, last = values
    before = first.pop() if first else total + 1
    for value in first:
        pairs = extend(pairs, value, counts[value], total)
    fill = Filling(before, counts.get(before, 0), last, counts[last], total)
    sizes = [[0] * (total + 1) for _ in range(total + 1)]
    for pair, weight in pairs.items():
        one, other = pair >> ROW, pair & FULL
        if one >> CARDS > total:
            continue  # it has gone beyond; the greater of the two is first
        k, m = one & FEW, other & FEW
        for cards, ways in fill.both(total - (one >> CARDS), total - (other >> CARDS)):
            line = sizes[k + cards]
            for more, count in ways:
                line[m + more] += weight * count
    return {(k, m): ways for k, line in enumerate(sizes) for m, ways in enumerate(line) if ways}


class Filling:
    """The ways to bring two rows to their totals with cards of two values, worked out once for each pair of gaps."""

    def __init__(self, before: int, n_before: int, last: int, n_last: int, most: int) -> None:
        self.before, self.last = before, last
        self.ways_before = split_ways(n_before, most // before + 1)
        self.ways_last = split_ways(n_last, most // last + 1)
        self.known: dict[tuple[int, int], list[tuple[int, list[tuple[int, int]]]]] = {}

    def both(self, gap: int, other: int) -> list[tuple[int, list[tuple[int, int]]]]:
        """[(cards for one gap, [(cards for the other, in how many ways)])]"""
        if (gap, other) not in self.known:
            self.known[gap, other] = [
                (a + c, [(b + d, self.ways_before[a][b] * self.ways_last[c][d]) for b, d in self.fill(other)])
                for a, c in self.fill(gap)
            ]
        return self.known[gap, other]

    def fill(self, gap: int) -> list[tuple[int, int]]:
        """How many cards of each value fill a gap exactly."""
        ways = ((a, divmod(gap - a * self.before, self.last)) for a in range(gap // self.before + 1))
        return [(a, c) for a, (c, short) in ways if not short]


def chance_of(sizes: Mapping[tuple[int, int], int], whole: int) -> Fraction:
    """The probability of rows of these sizes, whose last cards have been counted among their own."""
    most = max((k + m for k, m in sizes), default=0)
    ways = sum(
        weight * factorial(k - 1) * factorial(m - 1) * perm(whole - k - m, most - k - m)
        for (k, m), weight in sizes.items()
    )
    return Fraction(ways, perm(whole, most))
