"""Ranges of pairs of cards, as players write them: "QQ+, AKs, A5s-A2s, JTo, AhKh, 30%".

A range is how much each pair counts. "30%" are the hands that win most against any other, whole kinds of hands from
the best on, until there are at least so many.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from novamas.games.circle_poker.arithmetic.preflop import PREFLOP
from novamas.kit.cards import RANKS, SUITS, parse
from novamas.kit.errors import Worded
from novamas.kit.hands import RANK_NAMES

Combo: TypeAlias = tuple[int, int]
"""Two cards, the lower number first."""
Range: TypeAlias = dict[Combo, int]

LETTERS = {height: "T" if name == "10" else name for height, name in RANK_NAMES.items()}
HEIGHTS = {letter: height for height, letter in LETTERS.items()}
EVERY = 1326
"""Pairs of cards of a whole pack."""
_KIND = r"([2-9TJQKA])([2-9TJQKA])([SO]?)"
_SUITS = "".join(SUITS)


class BadRange(Worded):
    """A range that nobody can read."""

    code = "bad-range"


def read(text: str) -> Range:
    """The pairs that a text names, each once."""
    found: Range = {}
    for part in text.replace(";", ",").split(","):
        if part.strip():
            found |= dict.fromkeys(_part(part.strip()), 1)
    if not found:
        raise BadRange("range-empty", value=text)
    return found


def kind_of(pair: Combo) -> str:
    """How two cards are called before anything lies on the table: "AKs", "T9o", "QQ"."""
    (high, one), (low, other) = sorted(((_height(card), card // len(RANKS)) for card in pair), reverse=True)
    return LETTERS[high] + LETTERS[low] + ("" if high == low else "s" if one == other else "o")


def top(percent: float) -> Range:
    """The best hands against any other, until there are at least so many in a hundred."""
    found: Range = {}
    for kind in order():
        if len(found) * 100 >= percent * EVERY:
            break
        found |= dict.fromkeys(pairs_of(kind), 1)
    return found


@cache
def order() -> tuple[str, ...]:
    """All kinds of two cards, those first that win most against any other hand."""
    return tuple(sorted(PREFLOP, key=lambda kind: (-PREFLOP[kind], kind)))


@cache
def pairs_of(kind: str) -> tuple[Combo, ...]:
    """Every pair of cards of a kind: six of a pair, four suited, twelve of different suits."""
    return tuple(pair for pair in combinations(range(EVERY_CARD), 2) if kind_of(pair) == kind)


EVERY_CARD = len(RANKS) * len(SUITS)


def _part(text: str) -> Iterator[Combo]:
    written = text.upper().replace("10", "T")
    if written in ("ANY", "*", "100%"):
        yield from combinations(range(EVERY_CARD), 2)
    elif match := re.fullmatch(r"(\d+(?:\.\d+)?) ?%", written):
        if not 0 < float(match[1]) <= 100:
            raise BadRange("range-percent", value=text)
        yield from top(float(match[1]))
    elif re.fullmatch(rf"[2-9TJQKA][{_SUITS}][2-9TJQKA][{_SUITS}]", written):
        one, other = parse(written[:2]), parse(written[2:])
        if one == other:
            raise BadRange("range-unread", value=text)
        yield (one, other) if one < other else (other, one)
    elif match := re.fullmatch(rf"{_KIND}(\+?)", written):
        high, low = _ranks(match[1], match[2])
        yield from _kinds(_row(high, low, match[4] == "+"), match[3], text)
    elif match := re.fullmatch(rf"{_KIND} ?- ?{_KIND}", written):
        yield from _kinds(_between(_ranks(match[1], match[2]), _ranks(match[4], match[5]), text), match[3], text)
        if match[3] != match[6]:
            raise BadRange("range-unread", value=text)
    else:
        raise BadRange("range-unread", value=text)


def _ranks(one: str, other: str) -> tuple[int, int]:
    high, low = sorted((HEIGHTS[one], HEIGHTS[other]), reverse=True)
    return high, low


def _row(high: int, low: int, more: bool) -> list[tuple[int, int]]:
    """A kind by its ranks, and with a plus those above it: higher pairs, or the same card with a higher one beside."""
    if not more:
        return [(high, low)]
    if high == low:
        return [(rank, rank) for rank in range(low, max(LETTERS) + 1)]
    return [(high, rank) for rank in range(low, high)]


def _between(one: tuple[int, int], other: tuple[int, int], text: str) -> list[tuple[int, int]]:
    """From one kind to another: pairs, the same high card, or the same gap between the cards."""
    (a, b), (c, d) = max(one, other), min(one, other)
    if a == b and c == d:
        return [(rank, rank) for rank in range(c, a + 1)]
    if a == c:
        return [(a, rank) for rank in range(d, b + 1)]
    if a - b == c - d:
        return [(c + n, d + n) for n in range(a - c + 1)]
    raise BadRange("range-unread", value=text)


def _kinds(ranks: list[tuple[int, int]], suits: str, text: str) -> Iterator[Combo]:
    for high, low in ranks:
        if high == low and suits:
            raise BadRange("range-unread", value=text)
        for suit in ("",) if high == low else (suits.lower(),) if suits else ("s", "o"):
            yield from pairs_of(LETTERS[high] + LETTERS[low] + suit)


def all_kinds() -> tuple[str, ...]:
    """The 169 kinds of two cards."""
    heights = sorted(LETTERS, reverse=True)
    found = []
    for high, low in product(heights, heights):
        found.append(
            LETTERS[max(high, low)] + LETTERS[min(high, low)] + ("" if high == low else "s" if high > low else "o")
        )
    return tuple(found)


def _height(card: int) -> int:
    return card % len(RANKS) + 1 if card % len(RANKS) else max(LETTERS)
