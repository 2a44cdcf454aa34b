"""Poker without discard, counted: all 19,933,230,517,200 deals of five cards, a card shown and four hidden.

`kernel.py` says how. What comes out here are whole numbers of deals, so every figure is exact; and a strategy
that a person can use, the lowest hand to go with against each card shown, with what it costs beside best play.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from novamas.games.poker.counting import ENDS, Ends, Figures, Least, figures, figures_of, payoffs
from novamas.kit.hand_tables import HandTables, tables
from novamas.kit.hands import ACE, HIGH_CARD, PAIR, TWO, Ranking, Value

if TYPE_CHECKING:
    from novamas.games.poker.compiled import Bools, Ints
    from novamas.games.poker.no_draw.kernel import Count

KING, QUEEN, JACK = ACE - 1, ACE - 2, ACE - 3

RULES: Mapping[str, Least | None] = {
    "all": None,
    "ace-king": Least(HIGH_CARD, (ACE, KING)),
    "ace-king-jack-eight-three": Least(HIGH_CARD, (ACE, KING, JACK, 8, 3)),
    "pair": Least(PAIR),
}
"""Usual rules of thumb: the lowest hand to go with, None for going with every hand, as a blind player may."""


class Shown(NamedTuple):
    """One line of the strategy: against a card of this height, for hands that have that rank or have not, the lowest
    hand to go with (its class as `Ranking.worth` writes it; nothing where none goes), and how often one does."""

    up: int
    match: bool
    least: Value
    goes: Fraction


class Bought(NamedTuple):
    """A sort of hand, whether four or more of its cards are of one suit, how many ranks complete a straight (two for
    two or more), how often it comes, and how often best play buys a card with it."""

    kind: str
    four_suited: bool
    straight: int
    comes: Fraction
    buys: Fraction


class Buying(Struct, frozen=True, kw_only=True):
    """Best play where a card may be bought."""

    best: Figures
    buys: Fraction
    shapes: tuple[Bought, ...]


class NoDraw(Struct, frozen=True, kw_only=True):
    """The figures of ante and second bet, per ante.

    `lines` is the strategy in thirteen times two lines, `by_lines` what comes of it, `thumb` rules of thumb.
    """

    best: Figures
    goes: Fraction
    lines: tuple[Shown, ...]
    by_lines: Figures
    thumb: Mapping[str, Figures]


def no_draw(ranking: Ranking, ends: Ends, qualifies: Least | None, rules: Mapping[str, Least | None] = RULES) -> NoDraw:
    """Counts all deals; `qualifies` is the lowest hand with which the bank plays, None if it always does."""
    from numpy import array

    table = tables(ranking)
    count = _count(ranking, *payoffs(ends, ranking), qualifies)
    whole = int(count.going.sum())
    gain = _gain(count, table, ends, ranking)
    firsts = [[_first(gain[up, match]) for match in (0, 1)] for up in range(gain.shape[0])]
    thumb = {name: _at_least(count, rule.number(table) if rule else 0) for name, rule in rules.items()}
    thumb["usual"] = array(goes_usual(table, count.going.shape[0]))
    return NoDraw(
        best=figures_of(ends, ranking, count.best, count.folded),
        goes=Fraction(whole - count.folded, whole),
        lines=tuple(
            _line(count, table, up, match, firsts[up][match]) for up in range(gain.shape[0]) for match in (1, 0)
        ),
        by_lines=_price(count, table, ends, ranking, _at_least(count, firsts)),
        thumb={name: _price(count, table, ends, ranking, goes) for name, goes in thumb.items()},
    )


def buying(ranking: Ranking, ends: Ends, qualifies: Least | None, price: Fraction) -> Buying:
    """Counts all deals where a player may give one card away for another, at this price in antes, before going."""
    from novamas.games.poker.no_draw.kernel_buy import count as counted

    table = tables(ranking)
    scale = ends.scale * price.denominator
    worth, folded = payoffs(ends, ranking, scale)
    found = counted(
        table, qualifies.number(table) if qualifies else 0, [list(row) for row in worth], folded, int(price * scale)
    )
    kinds = tuple(reversed(ranking.kinds()))
    results = []
    for bought in (0, 1):
        paid = price * bought
        results += [
            (ends.value_of(kind, end) - paid, int(n), 1 + ends.second + paid)
            for kind, row in zip(kinds, found.best[bought], strict=True)
            for end, n in enumerate(row)
        ]
        results.append((ends.folded - paid, int(found.folded[bought]), 1 + paid))
    whole = sum(n for _, n, _ in results)
    return Buying(
        best=figures(results),
        buys=Fraction(int(found.best[1].sum() + found.folded[1]), whole),
        shapes=tuple(
            Bought(kinds[n // 6], bool(n // 3 % 2), n % 3, Fraction(int(seen), whole), Fraction(int(bought), int(seen)))
            for n, (seen, bought) in enumerate(found.shapes)
            if seen
        ),
    )


# -- the count, and strategies over it ---------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _count(ranking: Ranking, worth: tuple[tuple[int, ...], ...], folded: int, qualifies: Least | None) -> Count:
    from novamas.games.poker.no_draw.kernel import count

    table = tables(ranking)
    return count(table, qualifies.number(table) if qualifies else 0, [list(row) for row in worth], folded)


def _gain(count: Count, table: HandTables, ends: Ends, ranking: Ranking) -> Ints:
    """gain[up][match][class]: what going is worth more than passing, over all deals, in units of 1/scale."""
    worth, folded = payoffs(ends, ranking)
    gain: Ints = count.going.sum(axis=3) * -folded
    for number, value in enumerate(table.classes):
        gain[:, :, number] += count.going[:, :, number] @ worth[value[0]]
    return gain


def _first(gain: Ints) -> int:
    """The class from which on going is best, where one class decides."""
    from_here = gain[::-1].cumsum()
    return len(gain) - 1 - int(from_here.argmax()) if from_here.max() > 0 else len(gain)


def _line(count: Count, table: HandTables, up: int, match: int, first: int) -> Shown:
    deals = count.going[up, match].sum(axis=1)
    share = Fraction(int(deals[first:].sum()), int(deals.sum()))
    return Shown(up + TWO, bool(match), table.classes[first] if first < len(table.classes) else (), share)


def _at_least(count: Count, first: int | list[list[int]]) -> Bools:
    """goes[up][match][class]: with this class and higher ones; one for all, or one a card shown and match."""
    from numpy import arange, array, broadcast_to

    firsts = broadcast_to(array(first), count.going.shape[:2])
    return arange(count.going.shape[2]) >= firsts[:, :, None]


def _price(count: Count, table: HandTables, ends: Ends, ranking: Ranking, goes: Bools) -> Figures:
    """The figures of the player who goes where goes[up][match][class] says so."""
    by_class = (count.going * goes[..., None]).sum(axis=(0, 1))
    kinds = range(len(ranking.kinds()))
    counts = [[0] * len(ENDS) for _ in kinds]
    for value, row in zip(table.classes, by_class.tolist(), strict=True):
        counts[value[0]] = [a + b for a, b in zip(counts[value[0]], row, strict=True)]
    return figures_of(ends, ranking, counts, int(count.going.sum() - by_class.sum()))


def goes_usual(table: HandTables, shown: int) -> list[list[list[bool]]]:
    """The usual rule, goes[up][match][class]: go with a pair and above. With ace and king go if the card shown is in
    the hand, except that against an ace or a king it takes a queen or a jack too; or, with a queen, if the card shown
    is not in the hand and is lower than its fourth card. Pass with everything else."""
    first, pair = Least(HIGH_CARD, (ACE, KING)).number(table), Least(PAIR).number(table)
    goes = [[[n >= pair for n in range(len(table.classes))] for _ in (0, 1)] for _ in range(shown)]
    for number in range(first, pair):
        third, fourth = table.classes[number][3:5]
        for up in range(shown):
            goes[up][1][number] = up + TWO < KING or third >= JACK
            goes[up][0][number] = third == QUEEN and up + TWO < fourth
    return goes
