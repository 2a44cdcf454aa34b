"""What wins how much: the prizes of printed numbers, and the categories of chosen ones.

Both are data of the house, written in a line. Printed numbers: "1: exact 30000 next 1000 last3 50; 2: exact 5000" are
two numbers to be drawn; the first pays thirty thousand times the price to that number, a thousand to the numbers beside
it, fifty to those with its last three figures. Chosen numbers: "6=400 5+c=100 5=150" are parts, in thousandths, of what
is paid out.
"""

from __future__ import annotations

import re
from math import comb

from msgspec import Struct

MOST_TIMES = 1_000_000
MOST_DRAWN = 6
EXACT, NEXT, LAST = "exact", "next", "last"
PRIZE = re.compile(r"(exact|next|last([1-9])) ([1-9][0-9]{0,6})")
CATEGORY = re.compile(r"([1-9][0-9]?)(\+c)?=(1000|[1-9][0-9]{0,2})")
WHOLE = 1000
"""Parts are told in thousandths."""


class Prize(Struct, frozen=True):
    """A prize of a printed number: for the number itself, those beside it, or those with its last figures (`figures`);
    `times` the price."""

    kind: str
    figures: int
    times: int

    @property
    def name(self) -> str:
        return f"{self.kind}{self.figures}" if self.kind == LAST else self.kind


class Drawn(Struct, frozen=True):
    """A number that is drawn and the prizes that go with it, highest first."""

    prizes: tuple[Prize, ...]

    def find(self, number: int, drawn: int, digits: int) -> Prize | None:
        """The highest prize of a number, if it has one."""
        return next((prize for prize in self.prizes if matches(prize, number, drawn, digits)), None)


def matches(prize: Prize, number: int, drawn: int, digits: int) -> bool:
    """Whether a number wins this. The last number and the first are beside each other."""
    if prize.kind == EXACT:
        return number == drawn
    if prize.kind == NEXT:
        return (number - drawn) % int(10**digits) in (1, 10**digits - 1)
    return (number - drawn) % int(10**prize.figures) == 0


def read_programme(text: str, digits: int) -> tuple[Drawn, ...]:
    """The numbers that are drawn and their prizes. Raises ValueError for what is no programme."""
    drawn: list[Drawn] = []
    for place, part in enumerate((part.strip() for part in text.split(";")), 1):
        number, colon, rest = part.partition(":")
        words = rest.split()
        if not colon or number.strip() != str(place) or not words or len(words) % 2:
            raise ValueError(part)
        prizes = [read_prize(" ".join(words[n : n + 2]), digits) for n in range(0, len(words), 2)]
        if len({prize.name for prize in prizes}) < len(prizes):
            raise ValueError(part)
        drawn.append(Drawn(tuple(sorted(prizes, key=lambda prize: -prize.times))))
    if not 1 <= len(drawn) <= MOST_DRAWN:
        raise ValueError(text)
    return tuple(drawn)


def read_prize(text: str, digits: int) -> Prize:
    written = PRIZE.fullmatch(text)
    if written is None or int(written[3]) > MOST_TIMES:
        raise ValueError(text)
    figures = int(written[2] or 0)
    if figures >= digits:
        raise ValueError(text)
    return Prize(LAST if figures else written[1], figures, int(written[3]))


class Category(Struct, frozen=True):
    """A category of chosen numbers: so many of them drawn, with the complementary number besides or not, and its part
    of what is paid out."""

    hits: int
    extra: bool
    share: int

    @property
    def name(self) -> str:
        return f"{self.hits}+c" if self.extra else str(self.hits)


def read_categories(text: str, picks: int, extra: bool) -> tuple[Category, ...]:
    """The categories, highest first; their parts are the whole. Raises ValueError for what are none."""
    found: list[Category] = []
    for part in text.split():
        written = CATEGORY.fullmatch(part)
        if written is None:
            raise ValueError(part)
        category = Category(int(written[1]), bool(written[2]), int(written[3]))
        if category.hits > picks or (category.extra and (not extra or category.hits == picks)):
            raise ValueError(part)
        found.append(category)
    ranked = tuple(sorted(found, key=lambda each: (-each.hits, not each.extra)))
    if not ranked or ranked[0].hits != picks or len({each.name for each in ranked}) < len(ranked):
        raise ValueError(text)
    if sum(each.share for each in ranked) != WHOLE:
        raise ValueError(text)
    return ranked


def find_category(categories: tuple[Category, ...], hits: int, extra: bool) -> Category | None:
    """The highest category of so many hits."""
    return next((each for each in categories if each.hits == hits and (extra or not each.extra)), None)


def ways(category: Category, categories: tuple[Category, ...], of: int, picks: int, extra: bool) -> int:
    """Of all combinations that can be marked, those in this category: so many of the numbers drawn, and of the others
    the complementary one or not, where that makes a category of its own."""
    others = of - picks
    apart = extra and any(each.hits == category.hits and each.extra for each in categories)
    hit = comb(picks, category.hits)
    if not apart:
        return hit * comb(others, picks - category.hits)
    rest = picks - category.hits - (1 if category.extra else 0)
    return hit * comb(others - 1, rest)
