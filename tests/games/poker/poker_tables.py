"""The pay tables that the counts are tried with: those of the text, and the published games that they resemble."""

from __future__ import annotations

from fractions import Fraction

from novamas.games.poker.counting import Ends, Least, Prize
from novamas.kit.hands import (
    FIVE_CARDS,
    FLUSH,
    FOUR,
    FULL,
    HIGH_CARD,
    PAIR,
    ROYAL,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    Ranking,
)

ONE, TWO = Fraction(1), Fraction(2)
STUD = dict(zip(FIVE_CARDS, (100, 25, 20, 7, 5, 4, 3, 2, 1, 1), strict=True))
CARIBBEAN = STUD | {STRAIGHT_FLUSH: 50}
DRAW = dict(zip(FIVE_CARDS, (100, 25, 20, 7, 5, 3, 2, 1, 1, 1), strict=True))
HOLD = dict(zip(FIVE_CARDS, (100, 20, 10, 3, 2, 1, 1, 1, 1, 1), strict=True))
ACE_KING, FOURS, EIGHTS = Least(HIGH_CARD, (14, 13)), Least(PAIR, (4,)), Least(PAIR, (8,))
BONUS = (Prize(Least(PAIR, (14,)), Fraction(7)), Prize(Least(FLUSH), Fraction(25)))
THREE_CARDS = Ranking(order=(ROYAL, STRAIGHT_FLUSH, THREE, STRAIGHT, FLUSH, PAIR), size=3)
ANTE_BONUS = {STRAIGHT: ONE, THREE: Fraction(4), STRAIGHT_FLUSH: Fraction(5), ROYAL: Fraction(5)}


def on_second(pays: dict[str, int], second: Fraction = TWO, idle: Fraction = Fraction(0)) -> Ends:
    """The table is for the second bet, the ante pays even; `idle` is what the second bet is paid if the bank does not
    play."""
    return Ends(
        won={kind: 1 + second * n for kind, n in pays.items()},
        idle=dict.fromkeys(pays, 1 + second * idle),
        second=second,
    )


def on_ante(pays: dict[str, int], second: Fraction = TWO) -> Ends:
    """The table is for the ante, the second bet pays even and is returned if the bank does not play."""
    return Ends(
        won={kind: second + n for kind, n in pays.items()},
        idle={kind: Fraction(n) for kind, n in pays.items()},
        second=second,
    )


def even_money(ranking: Ranking) -> Ends:
    """Ante and an equal second bet, both at even money, with the bonus on the ante."""
    kinds = ranking.kinds()
    return Ends(won=dict.fromkeys(kinds, TWO), idle=dict.fromkeys(kinds, ONE), second=ONE, bonus=ANTE_BONUS)


def three_bets(pair: int, royal: int) -> tuple[Prize, ...]:
    """The prizes of trijoker from a pair of this height on."""
    prizes = {TWO_PAIR: 2, THREE: 3, STRAIGHT: 5, FLUSH: 8, FULL: 11, FOUR: 50, STRAIGHT_FLUSH: 200, ROYAL: royal}
    return (Prize(Least(PAIR, (pair,)), ONE), *(Prize(Least(kind), Fraction(n)) for kind, n in prizes.items()))
