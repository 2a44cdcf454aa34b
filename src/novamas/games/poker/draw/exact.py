"""Poker with discard, counted: every hand and every discard of up to two cards, against all that the bank may do.

`kernel.py` says how. For each of the 134,459 sorts of hand and its sixteen discards it adds up, over all draws of
the player and of the bank, what going is worth. Best play is then read off: the best discard, and whether to go.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, sqrt
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from novamas.games.counts import card_in_use, long_count
from novamas.games.poker.counting import Ends, Least, payoffs
from novamas.kit.hand_tables import tables
from novamas.kit.hands import PAIR, Ranking

if TYPE_CHECKING:
    from novamas.games.poker.compiled import Bools, Ints
    from novamas.games.poker.draw.kernel import Found

HANDS = comb(52, 5)
DRAWS = (1, 47, comb(47, 2))
"""What a player may draw without a discard, with one, with two."""


class Sums(Struct, frozen=True):
    """What a way to play does: the figures of `Figures`, without the distribution that they come from."""

    mean: Fraction
    win: Fraction
    push: Fraction
    lose: Fraction
    variance: Fraction
    staked: Fraction

    @property
    def edge(self) -> Fraction:
        """The expected loss per ante."""
        return -self.mean

    @property
    def sd(self) -> float:
        return sqrt(self.variance)

    @property
    def element_of_risk(self) -> Fraction:
        """The expected loss per unit of everything that is put down."""
        return self.edge / self.staked


class Line(NamedTuple):
    """A sort of hand: its kind, the height of its pair or 0, whether four or more are of one suit, how many ranks
    complete a straight (two for two or more); how often it comes, how often best play goes with it, and the share of
    the going hands that throw no card, one, or two."""

    kind: str
    pair: int
    four_suited: bool
    straight: int
    comes: Fraction
    goes: Fraction
    throws: tuple[Fraction, Fraction, Fraction]


class Draw(Struct, frozen=True, kw_only=True):
    """The figures of ante and second bet, per ante.

    `lines` is the strategy; `by_lines` what comes of it where every hand of a line does what most of them do, and
    throws the plain card or cards (`plain_discards` in `kernel_hands.py`). `thumb` are rules of thumb: going with
    all hands, with a pair, with what the bank needs to play; and discarding as the bank must. `made` is how often best
    play goes and ends with each kind, by the number of cards thrown away: {kind: (none, one, two)}.
    """

    best: Sums
    goes: Fraction
    lines: tuple[Line, ...]
    by_lines: Sums
    thumb: Mapping[str, Sums]
    made: Mapping[str, tuple[Fraction, Fraction, Fraction]]


@long_count("poker-draw", seconds=200)
def draw(ranking: Ranking, ends: Ends, qualifies: Least, ace_low_run: bool = False) -> Draw:
    """Counts all deals. `qualifies` is the lowest hand with which the bank plays; `ace_low_run`, whether it keeps ace,
    two, three and four as four in a row."""
    found = _find(ranking, payoffs(ends, ranking)[0], qualifies, ace_low_run)
    table = tables(ranking)
    priced = _Priced(found, ranking, ends)
    best, goes, mine = priced.best, priced.goes, found.number
    return Draw(
        best=priced.sums(best, goes),
        goes=Fraction(int(found.hands[goes].sum()), HANDS),
        lines=tuple(priced.lines()),
        by_lines=priced.by_lines(),
        thumb={
            "all": priced.sums(best, mine >= 0),
            "pair": priced.sums(best, mine >= Least(PAIR).number(table)),
            "what-the-bank-needs": priced.sums(best, mine >= qualifies.number(table)),
            "like-the-bank": priced.sums(found.like_bank, priced.value_of(found.like_bank) > priced.pass_worth),
        },
        made=priced.shares_made(),
    )


@lru_cache(maxsize=2)
def _find(ranking: Ranking, worth: tuple[tuple[int, ...], ...], qualifies: Least, ace_low_run: bool) -> Found:
    from novamas.games.poker.draw.kernel import count

    table = tables(ranking)
    return count(table, qualifies.number(table), [list(row) for row in worth], ace_low_run, card=card_in_use())


class _Priced:
    """The count with the worth of its ends: best play, and any other that is a discard for each sort of hand."""

    def __init__(self, found: Found, ranking: Ranking, ends: Ends) -> None:
        from novamas.games.poker.draw.kernel import VALUE, WHOLE

        self.found, self.ranking, self.ends, self.whole = found, ranking, ends, WHOLE
        self.best = found.sums[:, :, VALUE].argmax(axis=1)
        self.pass_worth = found.hands * WHOLE * int(ends.folded * ends.scale)
        self.goes = self.value_of(self.best) > self.pass_worth

    def value_of(self, discards: Ints) -> Ints:
        """What going with these discards is worth, over all hands of each sort."""
        return self._choose(discards)[:, 0]

    def _choose(self, discards: Ints) -> Ints:
        from numpy import arange

        return self.found.sums[arange(len(discards)), discards]

    def sums(self, discards: Ints, goes: Bools) -> Sums:
        """The figures of these discards, going with these sorts of hand."""
        from novamas.games.poker.draw.kernel import IDLE, SQUARE, TIED, VALUE, WON

        columns = self._choose(discards)[goes].T.tolist()
        total = {key: sum(columns[key]) for key in (VALUE, IDLE, WON, TIED, SQUARE)}
        deals, scale = HANDS * self.whole, self.ends.scale
        going = int(self.found.hands[goes].sum()) * self.whole
        passing = deals - going
        mean = Fraction(total[VALUE], deals * scale) + self.ends.folded * Fraction(passing, deals)
        square = Fraction(total[SQUARE], deals * scale * scale) + self.ends.folded**2 * Fraction(passing, deals)
        win, push = Fraction(total[IDLE] + total[WON], deals), Fraction(total[TIED], deals)
        return Sums(
            mean, win, push, 1 - win - push, square - mean * mean, 1 + self.ends.second * Fraction(going, deals)
        )

    def lines(self) -> Iterator[Line]:
        """The sorts of hand that a person tells apart, the highest first."""
        from novamas.games.poker.draw.kernel_hands import count_thrown

        kinds, hands, cards = tuple(reversed(self.ranking.kinds())), self.found.hands, count_thrown(self.best)
        for (kind, pair, four, straight), here in self._sights():
            comes, goes = int(hands[here].sum()), int(hands[here & self.goes].sum())
            none, one, two = (Fraction(int(hands[here & self.goes & (cards == n)].sum()), goes or 1) for n in range(3))
            share = Fraction(goes, comes)
            yield Line(kinds[kind], pair, bool(four), straight, Fraction(comes, HANDS), share, (none, one, two))

    def by_lines(self) -> Sums:
        """Every hand does what most hands of its line do."""
        from novamas.games.poker.draw.kernel_hands import plain_discards

        plain = plain_discards(self.found.cards)
        discards, goes = self.best.copy(), self.goes.copy()
        for line, (_, here) in zip(self.lines(), self._sights(), strict=True):
            cards = max(range(3), key=line.throws.__getitem__)
            discards[here] = plain[here, cards - 1] if cards else 0
            goes[here] = 2 * line.goes > 1
        return self.sums(discards, goes)

    def _sights(self) -> Iterator[tuple[tuple[int, int, int, int], Bools]]:
        """What a person sees (kind, pair, four of a suit, straight), and which sorts of hand look so."""
        from novamas.games.poker.draw.kernel_hands import describe

        shapes = describe(self.found.cards, self.found.number, tables(self.ranking))
        for kind, pair, four, straight in sorted(set(map(tuple, shapes.tolist())), reverse=True):
            yield (kind, pair, four, straight), (shapes == (kind, pair, four, straight)).all(axis=1)

    def shares_made(self) -> dict[str, tuple[Fraction, Fraction, Fraction]]:
        from novamas.games.poker.draw.kernel_hands import final_kinds

        counts = final_kinds(self.found.cards, self.found.hands, tables(self.ranking), self.best, self.goes)
        kinds = tuple(reversed(self.ranking.kinds()))
        shares = [[Fraction(int(n), HANDS * draws) for n, draws in zip(row, DRAWS, strict=True)] for row in counts]
        return {kind: (row[0], row[1], row[2]) for kind, row in zip(kinds, shares, strict=True)}
