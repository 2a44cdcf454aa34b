"""What a card is worth: how often it wins, and what it costs on the average, in halls of several sizes.

Each card has as much of a prize as any other that wins it, so all cards are worth the same: what is paid out of the
takings, whoever plays. How often and how much at once depends on how many cards there are; the figures are those of
independent cards (`distribution.py`), all of whose owners sing in time.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from math import comb

from novamas.games.bingo.cards import NUMBERS
from novamas.games.bingo.distribution import apart, exactly, independent, mean_ball
from novamas.games.bingo.play import BingoGame
from novamas.games.bingo.rules import BINGO, CARD, LINE, WHOLE
from novamas.games.odds import Chart, Note, Row

HALLS = (6, 60, 240)
"""Cards in play, for which figures are told."""
BALLS = tuple(range(5, NUMBERS + 1, 5))
DIGITS, PLACES = 60, 40
"""Figures that are sums of many powers are worked out to so many digits, and told to so many places."""
NODES = (
    (0.9602898564975363, 0.1012285362903763),
    (0.7966664774136267, 0.2223810344533745),
    (0.5255324099163290, 0.3137066458778873),
    (0.1834346424956498, 0.3626837833783620),
)
"""Where a polynomial is looked at to integrate it, and what each look weighs (Gauss and Legendre, eight places)."""


def odds(game: BingoGame) -> list[Row]:
    """What a card that costs one is worth."""
    rules, house = game.rules, game.house
    line, bingo = Fraction(house.line_share, WHOLE), Fraction(house.bingo_share, WHOLE)
    back = line + bingo
    rows = []
    for cards in HALLS:
        win = wins(cards)
        squares = float(line) ** 2 * square(LINE, cards) + float(bingo) ** 2 * square(BINGO, cards)
        squares += 2 * float(line * bingo) * mean_of_product(cards)
        rows.append(
            Row(
                bet=CARD,
                pays="",
                win=win,
                push=Fraction(0),
                lose=1 - win,
                edge=1 - back,
                variance=Fraction(squares) - back**2,
                strategy=f"cards-{cards}",
                clauses=(*rules.prizes.clauses, *rules.ties.clauses),
                among_players=True,
            )
        )
    return rows


def charts(game: BingoGame) -> Iterator[Chart]:
    """By which ball somebody has sung, in halls of several sizes."""
    for what in (LINE, BINGO):
        yield Chart(
            f"bingo-{what}",
            tuple(map(str, HALLS)),
            tuple(
                (str(ball), tuple(write_chance(independent(what, cards, ball)) for cards in HALLS)) for ball in BALLS
            ),
            "bingo",
            tuple(Note(f"chart-bingo-mean-{what}", {"cards": n, "ball": round(mean_ball(what, n))}) for n in HALLS),
        )


def write_chance(chance: Fraction) -> str:
    """How likely something is, as a chart has it."""
    return "–" if not chance else f"{float(100 * chance):.1f} %"


def falls(what: str, ball: int) -> Fraction:
    """How likely a card is complete with just this ball."""
    return independent(what, 1, ball) - independent(what, 1, ball - 1)


def as_decimal(x: Fraction) -> Decimal:
    return Decimal(x.numerator) / Decimal(x.denominator)


def round_chance(x: Decimal) -> Fraction:
    return Fraction(round(x, PLACES))


@lru_cache(maxsize=16)
def wins(cards: int) -> Fraction:
    """How likely a card has a part of the line, of the bingo or of both."""
    with localcontext(prec=DIGITS):
        return round_chance(first(LINE, cards) + first(BINGO, cards) - both(cards))


def first(what: str, cards: int) -> Decimal:
    """How likely no other card is complete before this one."""
    balls = range(1, NUMBERS + 1)
    others = (as_decimal(1 - independent(what, 1, ball - 1)) ** (cards - 1) for ball in balls)
    return sum((as_decimal(falls(what, ball)) * p for ball, p in zip(balls, others, strict=True)), Decimal(0))


def both(cards: int) -> Decimal:
    """How likely a card has a part of the line and of the bingo."""
    return sum(
        (as_decimal(p) * as_decimal(apart(line - 1, bingo - 1)) ** (cards - 1) for line, bingo, p in pairs()),
        Decimal(0),
    )


@lru_cache(maxsize=1)
def pairs() -> tuple[tuple[int, int, Fraction], ...]:
    """On which balls a card has its line and its bingo, and how likely that is."""
    every = ((line, bingo) for line in range(1, NUMBERS + 1) for bingo in range(line, NUMBERS + 1))
    return tuple((line, bingo, p) for line, bingo in every if (p := exactly(line, bingo)))


@lru_cache(maxsize=16)
def square(what: str, cards: int) -> float:
    """The mean square of a card's part of a prize that all cards together pay with one each: with k others on the same
    ball it is one in k + 1."""
    total = 0.0
    for ball in range(1, NUMBERS + 1):
        p, after = float(falls(what, ball)), float(1 - independent(what, 1, ball))
        others = (comb(cards - 1, k) * p**k * after ** (cards - 1 - k) for k in range(cards))
        total += p * sum(chance * (cards / (k + 1)) ** 2 for k, chance in enumerate(others))
    return total


@lru_cache(maxsize=16)
def mean_of_product(cards: int) -> float:
    """The mean of a card's part of the line times its part of the bingo. One in k + 1 is the integral of x to the k, so
    the mean over all other cards is the integral of a power."""
    looks = [((1 + sign * x) / 2, weight / 2) for x, weight in NODES for sign in (1, -1)]
    total = 0.0
    for line, bingo, p in pairs():
        neither = float(apart(line, bingo))
        on_line, on_bingo = float(apart(line - 1, bingo)) - neither, float(apart(line, bingo - 1)) - neither
        total += float(p) * sum(
            w * v * (float(p) * x * y + on_line * x + on_bingo * y + neither) ** (cards - 1)
            for x, w in looks
            for y, v in looks
        )
    return total * cards * cards
