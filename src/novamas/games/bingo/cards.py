"""The cards: from a series and a number to a card, without chance, so that an auditor can print any of them again.

Cards are made in *strips* of six that hold each number from 1 to 90 once. So every number is on as many cards as any
other, strip by strip, and the six cards of a strip share nothing.

**No two cards are alike**, whatever their series: the numbers on a card tell its strip and its place in the strip.
1. Strips come in seven *patterns*: how many numbers each of the six cards has in each of the nine columns. These 42
   rows of counts are all different (a test looks), so counting a card's columns tells its pattern and its place.
2. The numbers of a column stand in a ring, in an order that depends on the pattern alone; the six cards take
   neighbours from it, one after another, from a starting point. A card takes one to three neighbours out of nine or
   more, so for a given place another starting point gives another set. So the card tells the nine starting points.
3. Pattern and starting points are the digits of the strip's place in the order of all strips, and `STRIDE` has no
   divisor in common with how many there are: different strips have different digits.

How the numbers of a card are spread over its three lines follows from the starting points too; it plays no part in
the proof. The browser makes the same cards from the same figures (`web/src/games/bingo/cards.ts`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from math import prod
from typing import TypeAlias

Rows: TypeAlias = tuple[tuple[int, ...], ...]
"""A card as it is printed: three lines of nine columns, 0 where nothing is printed."""

SPANS = ((1, 9), (10, 19), (20, 29), (30, 39), (40, 49), (50, 59), (60, 69), (70, 79), (80, 90))
"""The first and the last number of each column."""
NUMBERS = SPANS[-1][1]
COLUMNS = len(SPANS)
LINES, PER_LINE = 3, 5
CELLS = LINES * PER_LINE
STRIP = NUMBERS // CELLS
COLUMN = (1, LINES)
"""How many numbers a column of a card has at least and at most."""

COUNTS = (
    (1, 2, 1, 2, 1, 2, 2, 2, 2),
    (1, 1, 2, 1, 1, 2, 3, 2, 2),
    (1, 2, 1, 3, 2, 2, 1, 1, 2),
    (1, 1, 2, 1, 3, 1, 2, 2, 2),
    (3, 2, 2, 1, 2, 1, 1, 1, 2),
    (2, 2, 2, 2, 1, 2, 1, 2, 1),
)
"""The first pattern: how many numbers each card of a strip has in each column. The others turn the inner columns."""
SIZES = tuple(last - first + 1 for first, last in SPANS)
PATTERNS = COLUMNS - 2
STARTS = prod(SIZES)
"""How many strips a pattern has: one for each choice of starting points."""
STRIPS = PATTERNS * STARTS
STRIDE = 314_159_267
"""Where the starting points go from one strip to the next, so that neighbours do not look alike."""


def last_series(size: int) -> int:
    """The last series of so many cards for which there are cards."""
    return STRIPS * STRIP // size


def card(series: int, number: int, size: int) -> Rows:
    """The card with this number in a series of so many."""
    strip, place = divmod((series - 1) * size + number - 1, STRIP)
    return make_strip(strip)[place]


@lru_cache(maxsize=PATTERNS)
def pattern(turn: int) -> tuple[tuple[int, ...], ...]:
    """A pattern: the counts of the first with the inner columns turned so often."""
    return tuple((first, *inner[turn:], *inner[:turn], last) for first, *inner, last in COUNTS)


@lru_cache(maxsize=PATTERNS)
def rings(turn: int) -> tuple[tuple[int, ...], ...]:
    """The numbers of each column in the order in which strips of a pattern take them."""
    return tuple(
        tuple(sorted(range(first, last + 1), key=lambda n: sha256(f"bingo/ring/{turn}/{n}".encode()).digest()))
        for first, last in SPANS
    )


def starting_points(strip: int) -> tuple[int, tuple[int, ...]]:
    """The pattern of a strip, and where in the ring of each column it begins."""
    rest, turn = divmod(strip, PATTERNS)
    rest = rest * STRIDE % STARTS
    starts = []
    for size in SIZES:
        rest, start = divmod(rest, size)
        starts.append(start)
    return turn, tuple(starts)


@lru_cache(maxsize=4096)
def make_strip(strip: int) -> tuple[Rows, ...]:
    """The six cards of a strip."""
    if not 0 <= strip < STRIPS:
        raise ValueError(f"there is no strip {strip}")
    turn, starts = starting_points(strip)
    ring, taken = rings(turn), list(starts)
    made = []
    for place, counts in enumerate(pattern(turn)):
        held = []
        for column, count in enumerate(counts):
            numbers, at = ring[column], taken[column]
            held.append(sorted(numbers[(at + n) % len(numbers)] for n in range(count)))
            taken[column] += count
        made.append(lay_out(held, starts, turn + place))
    return tuple(made)


def lay_out(held: list[list[int]], starts: tuple[int, ...], shift: int) -> Rows:
    """The numbers of each column on three lines of five: each goes to the lines that have most room, so that no line is
    ever two ahead of another. Which column comes first, and which of two lines with the same room, depends on the
    strip, so that cards do not look alike."""
    room = [PER_LINE] * LINES
    rows = [[0] * COLUMNS for _ in range(LINES)]
    mixed = [(5 * start + 3 * column + 2 * shift) % 17 for column, start in enumerate(starts)]
    for column in sorted(range(COLUMNS), key=lambda c: (mixed[c], c)):
        numbers = held[column]
        ranked = sorted(range(LINES), key=lambda line: (-room[line], (line + shift + mixed[column]) % LINES))
        for line, number in zip(sorted(ranked[: len(numbers)]), numbers, strict=True):
            rows[line][column] = number
            room[line] -= 1
    return tuple(map(tuple, rows))


def line_numbers(rows: Rows) -> tuple[tuple[int, ...], ...]:
    """The numbers of each line of a card."""
    return tuple(tuple(filter(None, row)) for row in rows)


def numbers(rows: Rows) -> frozenset[int]:
    """All numbers of a card."""
    return frozenset(n for row in rows for n in row if n)


def strip_of(rows: Rows) -> tuple[int, int]:
    """The strip that a card is of, and its place there: the other way round. No card of ours: `ValueError`."""
    counts = tuple(sum(row[column] > 0 for row in rows) for column in range(COLUMNS))
    for turn in range(PATTERNS):
        if counts in pattern(turn):
            break
    else:
        raise ValueError("no strip has such a card")
    place = pattern(turn).index(counts)
    rest = 0
    for column, size in reversed(list(enumerate(SIZES))):
        ring, count = rings(turn)[column], counts[column]
        held = {row[column] for row in rows if row[column]}
        before = sum(row[column] for row in pattern(turn)[:place])
        starts = [at for at in range(size) if {ring[(at + before + n) % size] for n in range(count)} == held]
        if len(starts) != 1:
            raise ValueError("no strip has such a card")
        rest = rest * size + starts[0]
    return rest * pow(STRIDE, -1, STARTS) % STARTS * PATTERNS + turn, place


def every_card(series: int, size: int) -> Iterator[Rows]:
    """A whole series, in its order."""
    return (card(series, number, size) for number in range(1, size + 1))
