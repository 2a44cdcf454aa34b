"""Counting: what cards are worth, which hand wins, what each side may do and what the bank's chart says."""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.circle.rules import CHOOSES, DRAWS, CircleRules
from novamas.games.shoe.rules import pips
from novamas.kit.cards import RANKS, SUITS, rank

CARD, NO = "card", "no"
"""The two words of a hand that is not laid down: it takes a card, or it does not."""


DECK = range(len(SUITS) * len(RANKS))


class Hands:
    """The arithmetic of the hands under one law."""

    def __init__(self, rules: CircleRules) -> None:
        self.rules = rules
        points = rules.points
        self.worth = tuple(points.ace if rank(card) == 0 else pips(card, points.tens) for card in DECK)

    def points(self, card: int) -> int:
        return self.worth[card]

    def score(self, cards: Iterable[int]) -> int:
        """The sum of the points without the tens."""
        return sum(self.worth[card] for card in cards) % self.rules.points.drops

    def add(self, score: int, card: int) -> int:
        return (score + self.points(card)) % self.rules.points.drops

    def natural(self, score: int) -> bool:
        """Whether two cards with this score are laid down."""
        return score in self.rules.deal.naturals

    def nearer(self, punto: int, bank: int) -> int:
        """Who is nearer to the target: above zero the punto, below zero the bank, zero for a tie."""
        target = self.rules.points.target
        return abs(target - bank) - abs(target - punto)

    def punto_words(self, score: int, free: bool) -> tuple[str, ...]:
        """What the punto may say with a score that is not laid down."""
        rule = self.rules.punto
        if not free and score in rule.draws:
            return (CARD,)
        if not free and score in rule.stands:
            return (NO,)
        return (CARD, NO)

    def chart_words(self, score: int, third: int | None) -> tuple[str, ...]:
        """What the bank's chart says: by the bank's score and the punto's third card, or his standing."""
        row = self.rules.chart.get(str(score))
        if row is None:
            return (NO,)  # a natural that may no longer be laid down is still good enough
        cell = row.cells[-1 if third is None else self.points(third)]
        return (CARD, NO) if cell == CHOOSES else (CARD,) if cell == DRAWS else (NO,)
