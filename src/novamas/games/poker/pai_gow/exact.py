"""Pai gow poker within bounds: what best setting can gain on the house's own way, and what that way costs.

All 8.2·10¹⁵ deals are too many for a count by ranks and suits: how the house sets a hand looks at all of its seven
cards. So hands are dealt from a seed, and the figures come with a bound on their error.

Who sets his cards as the house does wins both hands as often as he loses both, since neither side knows which it is. So
his loss is the commission on half of the hands that are decided, and the hands that he loses by a copy: two shares that
few deals tell well.

The gain of best setting is bounded from both sides. For each hand of the player two lots of the bank's hands are dealt.
The setting that is best in the first lot does, on the average, at least as well there as the truly best one (it was
chosen for that), and at most as well in the second lot. The truth lies between. How often best setting wins, draws and
loses is told of that setting in the second lot, where nothing was chosen: its loss is the higher of the two bounds.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from novamas.games.counts import long_count

Z = 3
"""Standard errors to either side: all but a quarter of a per cent of what chance does."""


class Bounds(NamedTuple):
    low: float
    high: float

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2


class Way(NamedTuple):
    """A way to set one's cards: what a bet loses on the average, between bounds, and how often it wins, draws and
    loses. A copy goes to the bank."""

    loss: Bounds
    win: float
    push: float
    lose: float


class PaiGow(Struct, frozen=True, kw_only=True):
    """The house's own way and the best one, from so many hands of the player."""

    by_house: Way
    best: Way
    hands: int


@long_count("pai-gow-poker", seconds=60)
def pai_gow(commission: Fraction, hands: int = 400_000, span: int = 6_000, pool: int = 2_000_000) -> PaiGow:
    """Deals so many hands of the player, each against two lots of `span` hands out of a pool of the bank's."""
    from novamas.games.poker.compiled import share_out
    from novamas.games.poker.pai_gow.kernel import against, bank_hands, eyes

    see, pieces = eyes(), 16
    share = float(commission)

    def play_deals(begin: int, end: int) -> list[float]:
        # Every piece has a pool and a seed of its own, so that pieces are independent.
        bank = bank_hands(see, begin + 1, pool // pieces)
        found: list[float] = against(see, begin + 2, end - begin, span, bank, share).tolist()
        return found

    parts = [[x / part[-1] for x in part[:-1]] for part in share_out(play_deals, hands, pieces)]
    decided, copied, much, little, wins, losses = (sum(column) / pieces for column in zip(*parts, strict=True))
    cost = [share * part[0] / 2 + part[1] for part in parts]
    middle, error = sum(cost) / pieces, _spread(cost)
    loss = Bounds(middle - Z * error, middle + Z * error)
    above = much + Z * _spread([part[2] for part in parts])
    below = little - Z * _spread([part[3] for part in parts])
    win, lose = decided / 2, decided / 2 + copied
    return PaiGow(
        by_house=_way(loss, win, lose),
        best=_way(Bounds(loss.low - above, loss.high - max(below, 0.0)), win + wins, lose + losses),
        hands=hands,
    )


def _way(loss: Bounds, win: float, lose: float) -> Way:
    return Way(loss, win, 1 - win - lose, lose)


def _spread(means: list[float]) -> float:
    """The standard error of the mean of independent means."""
    middle = sum(means) / len(means)
    return sqrt(sum((x - middle) ** 2 for x in means) / (len(means) - 1) / len(means))
