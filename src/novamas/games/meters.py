"""Meters: bets whose prizes are parts of a pot, so that what they cost depends on what the pot holds.

A room says for each of them which parts of the pot win and how often (`Meter`); the row at any height of the meter and
the height from which on the bet gives more than it takes are worked out here, exactly. Everything is in stakes of the
bet, and for one hand alone: what several winners of one round share is no more than what one of them would have had.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from novamas.games.odds import Row, net_of, row


class Part(Struct, frozen=True):
    """A prize: what part of the pot it is, how often it comes, and the least that is paid for it, in stakes.

    `back` are stakes that come back with it: one where a winner keeps the stake, none where it is collected.
    """

    part: Fraction
    chance: Fraction
    least: Fraction = Fraction(0)
    back: int = 0


class Meter(Struct, frozen=True, kw_only=True):
    """A bet with a meter. `results` are what else comes of it, as (net result, probability), the lost stake included;
    `least` is the lowest that the law lets such a meter stand at when it begins (0: the law does not say), `usual`
    heights at which it is shown where nobody names one."""

    bet: str
    pays: str
    parts: tuple[Part, ...]
    results: tuple[tuple[Fraction, Fraction], ...]
    strategy: str = ""
    least: int = 0
    usual: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()

    def row_at(self, height: Fraction) -> Row:
        """The figures of the bet while the meter stands so high, in stakes."""
        prizes = ((max(p.part * height, p.least) + p.back - 1, p.chance) for p in self.parts)
        return row(self.bet, self.pays, net_of([*prizes, *self.results]), self.clauses, self.strategy)

    def edge_at(self, height: Fraction) -> Fraction:
        return self.row_at(height).edge

    def break_even(self) -> Fraction | None:
        """The lowest height at which the bet costs nothing; nothing where no height is high enough.

        The edge falls along straight lines that bend where a prize begins to be more than its least: the line is
        followed from bend to bend.
        """
        bends = sorted({Fraction(0), *(p.least / p.part for p in self.parts if p.part)})
        for low, high in zip(bends, [*bends[1:], None], strict=True):
            edge = self.edge_at(low)
            if edge <= 0:
                return low
            slope = sum((p.part * p.chance for p in self.parts if p.part * low >= p.least), Fraction(0))
            if slope and (high is None or low + edge / slope <= high):
                return low + edge / slope
        return None


def all_of(parts: Iterable[Part]) -> Fraction:
    """How often any of these prizes comes."""
    return sum((each.chance for each in parts), Fraction(0))
