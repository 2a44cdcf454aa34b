"""Texas poker, counted: all 27,813,810,024,000 deals of two cards, flop, turn, river and the bank's two cards.

`kernel.py` says how. What comes out here are whole numbers of deals, so every figure is exact; and a chart that
a person can use, with what it costs beside best play.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from novamas.games.counts import long_count
from novamas.games.poker.counting import ENDS, Ends, Figures, Least, Prize, figures, figures_of, net_by_class, payoffs
from novamas.kit.hand_tables import tables
from novamas.kit.hands import ACE, HEIGHTS, TWO, Ranking

if TYPE_CHECKING:
    from novamas.games.poker.compiled import Bools, Ints
    from novamas.games.poker.texas.kernel import Count

FLOPS = ("different", "pair", "three")
"""A flop to which the two cards add nothing, by its ranks."""
MADE = (*FLOPS, "pocket-pair", "paired", "better")
"""What the two cards make with the flop: nothing, by flop; a pair in the hand, a pair with the flop, better."""
SUITS = ("flop-of-one-suit", "flop-of-two-suits", "flop-of-three-suits", "three-with-one", "three-with-both", "four")
"""How the suits lie: against the hand, the worst first; three of a suit with one card of the hand or both; four."""
STRAIGHTS = ("none", "one", "two")
"""How many ranks complete a straight."""
LEADS = (ACE, ACE - 1, ACE - 2, ACE - 3, ACE - 4)
"""Rules of thumb: go with a pair, a draw, or a card at least as high as one of these."""


class Entry(NamedTuple):
    """One entry of the chart: flop, suits, straight draw, the higher card of the hand; and the least that the lower
    one must be to go (0 where none is enough), if the hand has nothing by itself. `goes`: how often best play goes."""

    flop: str
    suits: str
    straight: str
    high: int
    low: int
    goes: Fraction


class Texas(Struct, frozen=True, kw_only=True):
    """The figures of ante and second bet, per ante.

    `chart` says when to go with nothing made; with a pair in the hand or with the flop, and above, one always goes
    there. `by_chart` is what comes of it, `thumb` rules of thumb. `bonus` are the figures of the bet on the first five
    cards under best play, `beside` those of that bet where nobody passes who wins it, `passed_up` how often best play
    for the ante alone would pass and lose it.
    """

    best: Figures
    goes: Fraction
    chart: tuple[Entry, ...]
    by_chart: Figures
    thumb: Mapping[str, Figures]
    bonus: Figures
    beside: Figures
    passed_up: Fraction


@long_count("texas-poker", seconds=7)
def texas(
    ranking: Ranking,
    ends: Ends,
    qualifies: Least | None,
    prizes: tuple[Prize, ...] = (),
    stake: Fraction = Fraction(0),
) -> Texas:
    """Counts all deals. `qualifies` is the lowest hand with which the bank plays, None if it always does. `prizes` are
    those of the bet on the first five cards, which who passes loses; with a `stake` on it, in antes, best play is what
    is best for both together."""
    table = tables(ranking)
    net = net_by_class(table, prizes)
    count = _count(ranking, ends_key(ends, ranking, net, stake), qualifies)
    whole = int(count.going.sum())
    made, suits, straight, high, low = situations()
    chart = _chart(count, ends, ranking)
    made_up = made >= len(FLOPS)
    drawn = made_up | (suits == len(SUITS) - 1) | (straight == len(STRAIGHTS) - 1)
    thumb = {"all": made >= 0, "pair": made_up, "pair-or-draw": drawn}
    thumb |= {f"pair-draw-or-{lead}": drawn | (high >= lead) for lead in LEADS}
    lowest = {(entry.flop, entry.suits, entry.straight, entry.high): entry.low for entry in chart}
    by_chart = made_up.copy()
    for n, key in enumerate(zip(made, suits, straight, high, low, strict=True)):
        if not by_chart[n]:
            named = (MADE[key[0]], SUITS[key[1]], STRAIGHTS[key[2]], int(key[3]))
            by_chart[n] = named in lowest and 0 < lowest[named] <= key[4]
    hands = count.bonus.tolist()
    lost = Fraction(-1)
    return Texas(
        best=figures_of(ends, ranking, count.best, count.folded),
        goes=Fraction(whole - count.folded, whole),
        chart=chart,
        by_chart=_price(count, ends, ranking, by_chart),
        thumb={name: _price(count, ends, ranking, goes) for name, goes in thumb.items()},
        bonus=figures(
            (x, n, Fraction(1))
            for won, row in zip(net, hands, strict=True)
            for x, n in zip((lost, won), row, strict=True)
        ),
        beside=figures((won, sum(row), Fraction(1)) for won, row in zip(net, hands, strict=True)),
        passed_up=Fraction(sum(row[0] for won, row in zip(net, hands, strict=True) if won > 0), sum(map(sum, hands))),
    )


class Key(NamedTuple):
    """What the count must know of the ends, as whole numbers: it is the same for equal keys."""

    worth: tuple[tuple[int, ...], ...]
    folded: int
    bonus: tuple[int, ...]


def ends_key(ends: Ends, ranking: Ranking, net: list[Fraction], stake: Fraction) -> Key:
    """The ends, and what a bet on the first five cards adds to going: its prize and the stake that passing loses."""
    scale = ends.scale * stake.denominator * max(x.denominator for x in net)
    worth, folded = payoffs(ends, ranking, scale)
    if any(row[-1] != worth[0][-1] for row in worth):
        raise ValueError("what a lost hand costs may not depend on the hand here")
    return Key(worth, folded, tuple(int((x + 1) * stake * scale) for x in net))


@lru_cache(maxsize=4)
def _count(ranking: Ranking, key: Key, qualifies: Least | None) -> Count:
    from novamas.games.poker.texas.kernel import count

    table = tables(ranking)
    first = qualifies.number(table) if qualifies else 0
    return count(table, first, [list(row) for row in key.worth], key.folded, list(key.bonus))


@lru_cache(maxsize=1)
def situations() -> tuple[Ints, Ints, Ints, Ints, Ints]:
    """Of each situation of the count: made, suits and straight (as numbers), and the heights of the two cards."""
    from numpy import array

    pairs = [(high, low) for high in HEIGHTS for low in range(TWO, high + 1)]
    rows = [
        (made, suits, straight, *pair)
        for made, suits, straight, pair in product(range(len(MADE)), range(len(SUITS)), range(len(STRAIGHTS)), pairs)
    ]
    made, suits, straight, high, low = array(rows).T
    return made, suits, straight, high, low


def _chart(count: Count, ends: Ends, ranking: Ranking) -> tuple[Entry, ...]:
    return tuple(_entries(count, ends, ranking))


def _entries(count: Count, ends: Ends, ranking: Ranking) -> Iterator[Entry]:
    from numpy import array

    worth, folded = payoffs(ends, ranking)
    gain = (count.going * (array(worth) - folded)).sum(axis=(1, 2))
    deals = count.going.sum(axis=(1, 2))
    made, suits, straight, high, _ = situations()
    for flop, suit, draw, lead in product(
        range(len(FLOPS)), range(len(SUITS)), range(len(STRAIGHTS)), reversed(HEIGHTS)
    ):
        row = ((made == flop) & (suits == suit) & (straight == draw) & (high == lead)).nonzero()[0]
        if not deals[row].sum():
            continue
        from_here = gain[row][::-1].cumsum()
        best = len(row) - 1 - int(from_here.argmax())
        yield Entry(
            FLOPS[flop],
            SUITS[suit],
            STRAIGHTS[draw],
            lead,
            TWO + best if from_here.max() > 0 else 0,
            Fraction(int(count.gone[row].sum()), int(deals[row].sum())),
        )


def _price(count: Count, ends: Ends, ranking: Ranking, goes: Bools) -> Figures:
    """The figures of the player who goes in these situations."""
    counts = count.going[goes].sum(axis=0)
    assert counts.shape == (len(ranking.kinds()), len(ENDS))
    return figures_of(ends, ranking, counts.tolist(), int(count.going.sum() - counts.sum()))
