"""What hands are worth here: the ranking of the house with this law's data, own cards and common ones."""

from __future__ import annotations

from collections.abc import Sequence

from novamas.games.circle_poker.rules import CirclePokerHouse, CirclePokerRules, cards_of
from novamas.kit.cards import RANKS, SUITS
from novamas.kit.hand_tables import best_class, low, tables
from novamas.kit.hands import ACE, TWO, CircleRanking, LowRanking, Value, height, open_value

FULL_PACK = len(RANKS) * len(SUITS)
PAIR = 2


class Judge:
    """Compares hands under one law and one house."""

    def __init__(self, rules: CirclePokerRules, house: CirclePokerHouse) -> None:
        cards, order, lows = cards_of(rules, house), rules.ranking, rules.showdown.low
        short = cards < FULL_PACK
        lowest = ACE + 1 - cards // len(SUITS) if order.ace_low == "any" else TWO
        self.own = rules.showdown.own
        self.ranking = CircleRanking(
            order=order.short if short else order.order,
            ties=tuple(order.ties.items()),
            lowest=lowest,
            figures=order.figures,
        )
        self.table = tables(self.ranking)
        self.lows = None
        if lows is not None:
            self.lows = LowRanking(most=RANKS.index(lows.highest) + 1, common=lows.common, own=lows.own)

    def high(self, own: Sequence[int], board: Sequence[int]) -> Value:
        """How high the best hand is."""
        return self.table.classes[best_class(own, board, self.ranking, self.own)]

    def low(self, own: Sequence[int], board: Sequence[int]) -> Value | None:
        """How low the lowest hand is, higher for lower ones; nothing, where there is none."""
        found = None if self.lows is None else low(own, board, self.lows, self.own)
        return None if found is None else found[0]

    def kinds(self, own: Sequence[int], boards: Sequence[Sequence[int]]) -> tuple[str, ...]:
        """What a hand is, on each board."""
        numbers = (best_class(own, board, self.ranking, self.own) for board in boards or ((),))
        return tuple(map(self.table.kind, numbers))

    def showing(self, cards: Sequence[int]) -> Value:
        """How high the cards are that lie open."""
        return open_value(cards, self.ranking)


def is_pair(cards: Sequence[int]) -> bool:
    """Whether two cards are of a rank."""
    return len(cards) == PAIR and height(cards[0]) == height(cards[1])
