"""Which of many cards are complete: a bit for every card, so that a ball costs a few operations on long integers.

For every cell of a card and every number there is an integer that has a bit set for each card which has that number in
that cell. A ball sets the bits of its number in each of the fifteen cells; a line is complete on the cards whose bit is
set in all five cells of the line. Whole numbers of Python are as long as they need to be, so a hundred thousand cards
take nothing but this file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import and_, or_

from novamas.games.bingo.cards import LINES, NUMBERS, PER_LINE, Rows, line_numbers

CELLS = [(line, place) for line in range(LINES) for place in range(PER_LINE)]


class Checker:
    """So many cards, and what they have on them."""

    def __init__(self, cards: Iterable[Rows]) -> None:
        held = [line_numbers(rows) for rows in cards]
        self.count = len(held)
        width = (self.count + 7) // 8
        bits = {(n, line, place): bytearray(width) for n in range(1, NUMBERS + 1) for line, place in CELLS}
        for index, lines in enumerate(held):
            byte, bit = index >> 3, 1 << (index & 7)
            for line, numbers in enumerate(lines):
                for place, n in enumerate(numbers):
                    bits[n, line, place][byte] |= bit
        self.cells = [
            [int.from_bytes(bits[n, line, place], "little") for line, place in CELLS] for n in range(1, NUMBERS + 1)
        ]

    def mark(self, balls: Iterable[int]) -> Marked:
        """The cards after these balls."""
        now = Marked(self)
        for ball in balls:
            now.mark(ball)
        return now


class Marked:
    """Cards with marks on them; `lines` has an integer for each line: the cards on which it is complete."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.cells = [0] * len(CELLS)

    def mark(self, ball: int) -> None:
        cells = self.checker.cells[ball - 1]
        self.cells = [marked | new for marked, new in zip(self.cells, cells, strict=True)]

    def lines(self) -> list[int]:
        return [reduce(and_, self.cells[n * PER_LINE : (n + 1) * PER_LINE]) for n in range(LINES)]

    def line(self, wanted: Sequence[int]) -> int:
        """The cards on which one of the wanted lines is complete."""
        found = self.lines()
        return reduce(or_, (found[n] for n in wanted))

    def bingo(self) -> int:
        """The cards that are complete."""
        return reduce(and_, self.cells)


def places(bits: int) -> Iterator[int]:
    """The cards whose bit is set, in order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
