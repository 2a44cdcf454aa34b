"""Three-card poker, counted: every hand of the player against every hand of the bank, 407,170,400 deals.

The bank's hands are counted by their ranks: so many cards are left of each rank, so many ways there are to a collection
of ranks. Then, for each suit, every hand of that suit which the player's cards leave is taken from where its ranks had
put it, and put among the flushes. The player's hands are 1,755 up to the names of the suits.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, combinations, combinations_with_replacement
from math import comb, prod
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from novamas.games.poker.counting import ENDS, Ends, Figures, Least, figures_of
from novamas.kit.hand_tables import HandTables, tables
from novamas.kit.hands import Ranking

RANKS, SUITS, SIZE = 13, 4, 3
DEALS = comb(52, SIZE) * comb(52 - SIZE, SIZE)
Sets: TypeAlias = tuple[int, ...]
"""The ranks that a hand has in each suit, as sets of bits, in ascending order: a hand up to the names of the suits."""


class Meeting(NamedTuple):
    """How the hands of one sort fare: how many there are, their class, and how often each end comes to each of them."""

    hands: int
    number: int
    ends: tuple[int, ...]


class ThreeCard(Struct, frozen=True, kw_only=True):
    """The figures of ante and second bet.

    `least` is the lowest hand to go with, if one hand decides; `by_least` are the figures of who keeps to it, and
    `thumb` those of other rules of that sort. `suits_matter` tells whether best play ever asks for more than the class.
    """

    best: Figures
    goes: Fraction
    least: tuple[int, ...]
    by_least: Figures
    suits_matter: bool
    thumb: Mapping[str, Figures]


def three_card(
    ranking: Ranking, ends: Ends, qualifies: Least | None, rules: Mapping[str, Least | None] | None = None
) -> ThreeCard:
    """Counts all deals. `qualifies` is the lowest hand with which the bank plays, None if it always does; `rules` are
    rules of thumb to price, each the lowest hand to go with, None for going with all."""
    table = tables(ranking)
    met = meetings(ranking, qualifies.number(table) if qualifies else 0)
    worth, scale = ends.whole(ranking), ends.scale
    gain = [0] * len(table.classes)
    going: set[tuple[int, bool]] = set()
    best = []
    for hand in met:
        kind = table.classes[hand.number][0]
        more = sum(n * value for n, value in zip(hand.ends, worth[kind], strict=True))
        more -= int(ends.folded * scale) * sum(hand.ends)
        gain[hand.number] += more * hand.hands
        going.add((hand.number, more > 0))
        best += [hand] if more > 0 else []
    from_here = list(accumulate(reversed(gain), initial=0))[::-1]
    least = max(range(len(from_here)), key=from_here.__getitem__)
    priced = {name: rule.number(table) if rule else 0 for name, rule in (rules or {}).items()}
    return ThreeCard(
        best=_figures(ends, ranking, table, best),
        goes=Fraction(sum(hand.hands * sum(hand.ends) for hand in best), DEALS),
        least=table.classes[least] if least < len(table.classes) else (),
        by_least=_figures(ends, ranking, table, [hand for hand in met if hand.number >= least]),
        suits_matter=len(going) > len({number for number, _ in going}),
        thumb={
            name: _figures(ends, ranking, table, [hand for hand in met if hand.number >= number])
            for name, number in priced.items()
        },
    )


def _figures(ends: Ends, ranking: Ranking, table: HandTables, going: list[Meeting]) -> Figures:
    counts = [[0] * len(ENDS) for _ in ranking.kinds()]
    for hand in going:
        row = counts[table.classes[hand.number][0]]
        for end, n in enumerate(hand.ends):
            row[end] += n * hand.hands
    return figures_of(ends, ranking, counts, DEALS - sum(map(sum, counts)))


# -- counting ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def meetings(ranking: Ranking, qualifies: int) -> tuple[Meeting, ...]:
    """Every sort of hand of the player and how it fares against all that the bank may have."""
    table = tables(ranking)
    bank = [(ranks, Counter(ranks), _class_of_mixed(table, ranks)) for ranks in _multisets()]
    found, by_rank = [], {}
    for sets, hands in _sorts().items():
        cards = [
            13 * suit + (rank + 1) % RANKS for suit in range(SUITS) for rank in range(RANKS) if sets[suit] >> rank & 1
        ]
        number = table.of(cards)
        held = Counter((card - 1) % RANKS for card in cards)
        key = (tuple(sorted(held.elements())), number)
        if key not in by_rank:
            by_rank[key] = _against(bank, held, qualifies, number)
        ends = list(by_rank[key])
        for dead in sets:
            for end, n in enumerate(_by_suit(ranking, dead, qualifies, number)):
                ends[end] += n
        found.append(Meeting(hands, number, tuple(ends)))
    return tuple(found)


def _multisets() -> list[tuple[int, ...]]:
    return list(combinations_with_replacement(range(RANKS), SIZE))


def _class_of_mixed(table: HandTables, ranks: tuple[int, ...]) -> int:
    """The class of cards of these ranks in different suits."""
    return table.of(13 * n + (rank + 1) % RANKS for n, rank in enumerate(ranks))


def _sorts() -> dict[Sets, int]:
    """Every hand up to the names of the suits, and how many hands there are of its sort."""
    found: Counter[Sets] = Counter()
    for cards in combinations(range(52), SIZE):
        sets = [0] * SUITS
        for card in cards:
            sets[card // RANKS] |= 1 << card % RANKS
        found[tuple(sorted(sets))] += 1
    return found


def _against(
    bank: list[tuple[tuple[int, ...], Counter[int], int]], held: Counter[int], qualifies: int, number: int
) -> tuple[int, ...]:
    """The ends by rank alone: (idle, won, tied, lost)."""
    ends = [0] * len(ENDS)
    for _, ranks, other in bank:
        ways = prod(comb(SUITS - held[rank], n) for rank, n in ranks.items())
        ends[_end(other, qualifies, number)] += ways
    return tuple(ends)


def _end(bank: int, qualifies: int, number: int) -> int:
    return 0 if bank < qualifies else 1 if bank < number else 2 if bank == number else 3


@lru_cache(maxsize=8192)
def _by_suit(ranking: Ranking, dead: int, qualifies: int, number: int) -> tuple[int, ...]:
    """What the bank's hands in one suit change, where the player has the ranks `dead` of that suit."""
    mixed, suited = _in_suit(ranking, dead)
    gone, come = _split(mixed, qualifies, number), _split(suited, qualifies, number)
    return tuple(b - a for a, b in zip(gone, come, strict=True))


def _split(numbers: list[int], qualifies: int, number: int) -> tuple[int, ...]:
    """How many of these classes, in ascending order, come to each end."""
    idle = bisect_left(numbers, qualifies)
    below = max(bisect_left(numbers, number), idle)
    upto = max(bisect_right(numbers, number), below)
    return idle, below - idle, upto - below, len(numbers) - upto


@lru_cache(maxsize=1024)
def _in_suit(ranking: Ranking, dead: int) -> tuple[list[int], list[int]]:
    """The hands of one suit without these ranks: their classes by rank alone, and as flushes."""
    table = tables(ranking)
    left = [rank for rank in range(RANKS) if not dead >> rank & 1]
    hands = list(combinations(left, SIZE))
    mixed = sorted(_class_of_mixed(table, ranks) for ranks in hands)
    return mixed, sorted(table.of((rank + 1) % RANKS for rank in ranks) for ranks in hands)
