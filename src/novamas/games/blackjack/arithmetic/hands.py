"""Hands as the arithmetic sees them: how many cards of each value, with their points and where one more card leads.

A hand, like what is left of a shoe, is ten numbers: aces, twos, … nines, and everything that counts ten. Some three
thousand hands do not exceed 21; they are listed once, from the smallest to the largest.
"""

from __future__ import annotations

from functools import lru_cache
from operator import add, sub
from typing import NamedTuple, TypeAlias

Cards: TypeAlias = tuple[int, ...]
"""How many aces, twos, … nines and tens."""

VALUES = range(10)
"""Places in `Cards`; a card in place `v` counts `v + 1` points."""
ACE, TEN = 0, 9
NONE: Cards = (0,) * len(VALUES)
MOST = 21


class Points(NamedTuple):
    """What a hand counts; soft while an ace in it counts eleven."""

    total: int
    soft: bool


class Hand(NamedTuple):
    """A hand of at most 21 points; `more[v]` is the place of the hand with one such card more, -1 where it busts."""

    cards: Cards
    size: int
    points: Points
    more: tuple[int, ...]


def shoe(decks: int) -> Cards:
    """A full shoe: four cards of a value in a deck, and sixteen that count ten."""
    return tuple(16 * decks if v == TEN else 4 * decks for v in VALUES)


def plus(cards: Cards, v: int, count: int = 1) -> Cards:
    return (*cards[:v], cards[v] + count, *cards[v + 1 :])


def minus(cards: Cards, others: Cards) -> Cards:
    return tuple(map(sub, cards, others))


def together(cards: Cards, others: Cards) -> Cards:
    return tuple(map(add, cards, others))


def hard(cards: Cards) -> int:
    """The points with every ace as one."""
    return sum(n * (v + 1) for v, n in enumerate(cards))


def points(cards: Cards) -> Points:
    """An ace counts eleven where that does not exceed 21."""
    total = hard(cards)
    soft = bool(cards[ACE]) and total + 10 <= MOST
    return Points(total + 10 if soft else total, soft)


@lru_cache(maxsize=1)
def hands() -> tuple[Hand, ...]:
    """Every hand that does not exceed 21, fewer cards first; the empty one is the first."""
    order: dict[Cards, int] = {NONE: 0}
    for cards in (queue := [NONE]):
        for v in VALUES:
            if (bigger := plus(cards, v)) not in order and hard(bigger) <= MOST:
                order[bigger] = len(order)
                queue.append(bigger)
    return tuple(
        Hand(cards, sum(cards), points(cards), tuple(order.get(plus(cards, v), -1) for v in VALUES)) for cards in order
    )


@lru_cache(maxsize=1)
def places() -> dict[Cards, int]:
    """Where each hand stands in `hands()`."""
    return {hand.cards: n for n, hand in enumerate(hands())}


def pair_of(cards: Cards) -> int:
    """The value that two equal cards share; -1 for any other hand."""
    return cards.index(2) if sum(cards) == 2 and 2 in cards else -1
