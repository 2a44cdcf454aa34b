"""Seven cards as two hands: what they are worth, whether they are set rightly, and how best to set them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from novamas.games.poker.pai_gow.house_way import house_way
from novamas.games.poker.pai_gow.rules import LOW, PaiGowRules
from novamas.kit.hands import HIGH_CARD, PAIR, Value

DECK = 53
POOL, SEED = 1_000, "pai gow"
"""How many hands of the bank an advice is measured against, and what they are dealt from."""


class Pair(NamedTuple):
    """The two hands of seven cards."""

    high: tuple[int, ...]
    low: tuple[int, ...]


class Judge:
    """How a law ranks both hands."""

    def __init__(self, rules: PaiGowRules) -> None:
        self.high, self.low = rules.ranking.ranking(), rules.low.ranking()

    def value_of(self, pair: Pair) -> tuple[Value, Value]:
        """How high both hands are."""
        return self.high.value(pair.high), self.low.value(pair.low)

    def wrong(self, pair: Pair) -> bool:
        """Whether the low hand is higher than the high one."""
        low, high = self.low.evaluate(pair.low), self.high.evaluate(pair.high)
        order = (HIGH_CARD, PAIR)
        if high.kind not in order:
            return False
        mine = (order.index(low.kind), *low.ranks)
        return mine > (order.index(high.kind), *high.ranks)[: len(mine)]


def split(cards: Sequence[int], low: Iterable[int]) -> Pair:
    """Cards with some of them, by number from one, as the low hand."""
    chosen = set(low)
    return Pair(
        tuple(card for n, card in enumerate(cards, 1) if n not in chosen),
        tuple(card for n, card in enumerate(cards, 1) if n in chosen),
    )


def numbers(cards: Sequence[int], low: Iterable[int]) -> tuple[int, ...]:
    """The numbers of some cards in a hand, in ascending order."""
    return tuple(sorted(cards.index(card) + 1 for card in low))


def compare(mine: Value, other: Value) -> str:
    return "higher" if mine > other else "equal" if mine == other else "lower"


@lru_cache(maxsize=1)
def bank_hands() -> tuple[Pair, ...]:
    """Hands of a bank that sets them by the house's way, always the same."""
    rng = random.Random(SEED)
    return tuple(Pair(*house_way(rng.sample(range(DECK), 7))) for _ in range(POOL))


def advise(cards: Sequence[int], rules: PaiGowRules, commission: float) -> dict[tuple[int, ...], float]:
    """What each right setting of seven cards wins for one, by the numbers of its low cards: measured against hands that
    a bank may have, dealt once and for all."""
    judge, held = Judge(rules), set(cards)
    bank = [judge.value_of(hand) for hand in bank_hands() if not held & {*hand.high, *hand.low}]
    found: dict[tuple[int, ...], float] = {}
    for low in combinations(range(1, len(cards) + 1), LOW):
        pair = split(cards, low)
        if judge.wrong(pair):
            continue
        high_worth, low_worth = judge.value_of(pair)
        won = {"won": 1 - commission, "tied": 0.0, "lost": -1.0}
        ends = (rules.cases[f"{compare(high_worth, other[0])}-{compare(low_worth, other[1])}"].result for other in bank)
        found[low] = sum(won[end] for end in ends) / max(1, len(bank))
    return found
