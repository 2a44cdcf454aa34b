"""On which ball the line and the bingo fall, exactly: whole numbers over one denominator.

*One card.* Its lines share no number, so how many of the first b balls leave every line open is a sum of inclusions and
exclusions. Any card will do: the balls do not know what is printed.

*Many cards*, two models:
- `independent`: every card is any fifteen numbers in any three lines, drawn for itself. Then the balls on which the
  cards are complete are independent and alike, whatever the balls: the exact law of the first one is a power.
- `in_strips`: cards are sold in strips of six that hold every number once, and each strip is any such division of the
  ninety numbers. The cards of a strip share no number, so none is complete with less than another's balls missing.

The cards of a printed series are neither: numbers keep to their columns, and strips are taken in their order. So for
them both are models; simulation finds no difference (tests/games/bingo/test_bingo_odds.py).
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb

from novamas.games.bingo.cards import CELLS, LINES, NUMBERS, PER_LINE, STRIP
from novamas.games.bingo.rules import BINGO, LINE


def open_after(ball: int, parts: int, size: int) -> Fraction:
    """How likely it is that none of so many sets of so many numbers, no two of which share one, is complete after so
    many balls."""
    ways = sum(
        (-1) ** k * comb(parts, k) * comb(NUMBERS - size * k, ball - size * k)
        for k in range(min(parts, ball // size) + 1)
    )
    return Fraction(ways, comb(NUMBERS, ball))


def parts_of(what: str, cards: int = 1) -> tuple[int, int]:
    """What must be complete on so many cards of a strip: how many sets, and of how many numbers each."""
    return (cards, CELLS) if what == BINGO else (LINES * cards, PER_LINE)


def one_card(what: str, ball: int) -> Fraction:
    """How likely a card has its line, or its bingo, by this ball."""
    return 1 - open_after(ball, *parts_of(what))


def independent(what: str, cards: int, ball: int) -> Fraction:
    """The same for the first of so many independent cards."""
    return 1 - open_after(ball, *parts_of(what)) ** cards


def in_strips(what: str, cards: int, ball: int) -> Fraction:
    """The same for the first of so many cards in strips."""
    strips, rest = divmod(cards, STRIP)
    still = open_after(ball, *parts_of(what, STRIP)) ** strips
    return 1 - still * (open_after(ball, *parts_of(what, rest)) if rest else 1)


def mean_ball(what: str, cards: int) -> Fraction:
    """The ball on which the first of so many independent cards is complete, on the average."""
    return sum((1 - independent(what, cards, ball) for ball in range(NUMBERS)), Fraction(0))


# -- line and bingo of one card together -------------------------------------------------------------------------------


@lru_cache(maxsize=2 * NUMBERS * NUMBERS)
def apart(line: int, bingo: int) -> Fraction:
    """How likely a card has no line after so many balls, and no bingo after so many."""
    if bingo <= line:  # without a line there is no bingo
        return open_after(line, *parts_of(LINE))
    return open_after(line, *parts_of(LINE)) - full_without_line(line, bingo)


def full_without_line(line: int, bingo: int) -> Fraction:
    """How likely a card has no line after so many balls, and is complete after so many, which are more."""
    ways = 0
    for held in range(min(CELLS, line) + 1):
        left_open = sum(
            (-1) ** k * comb(LINES, k) * comb(CELLS - PER_LINE * k, held - PER_LINE * k)
            for k in range(min(LINES, held // PER_LINE) + 1)
        )
        others, wanted = line - held, CELLS - held
        if others <= NUMBERS - CELLS and bingo - line >= wanted:
            rest = NUMBERS - CELLS - others
            ways += left_open * comb(NUMBERS - CELLS, others) * comb(rest, bingo - line - wanted)
    return Fraction(ways, comb(NUMBERS, line) * comb(NUMBERS - line, bingo - line))


def exactly(line: int, bingo: int) -> Fraction:
    """How likely a card has its line with just this ball, and its bingo with just that one."""
    return apart(line - 1, bingo - 1) - apart(line, bingo - 1) - apart(line - 1, bingo) + apart(line, bingo)
