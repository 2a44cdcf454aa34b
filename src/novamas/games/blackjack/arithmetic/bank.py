"""The bank's results, exactly: how often it ends at each total, given every card that is known to be out.

The bank has no choice, so all its hands can be written down beforehand. For one first card they form a tree: each node
is one multiset of further cards, reached in so many orders, and its probability is that of the node before it times
one fraction. A few hundred multiplications then give the whole distribution for any shoe.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from novamas.games.blackjack.arithmetic.hands import ACE, MOST, NONE, VALUES, Cards, hard, minus, plus, shoe

Ace: TypeAlias = Literal["best", "eleven"]
"""How the bank counts an ace that makes it stand: eleven unless that exceeds 21, or (the letter of 1977) always."""

LONGEST = 24
"""More cards than any hand of the bank has."""


class Step(NamedTuple):
    """One more card: from which node, which card, how many such are in the node, how many cards; how it ends, how
    often.

    A node that is no end (`orders` 0) is only on the way to others.
    """

    origin: int
    card: int
    held: int
    drawn: int
    result: int
    orders: int


class Bank:
    """A bank that stands at `stand`, dealing from so many decks.

    Its results are the totals from `stand` to 21, then a blackjack; whatever is missing to one is the probability
    that it goes over 21.
    """

    def __init__(self, decks: int, stand: int = 17, ace: Ace = "best") -> None:
        self.shoe = shoe(decks)
        self.stand = stand
        self.natural = MOST - stand + 1
        self.count: Callable[[Cards], int] = self._best if ace == "best" else self._eleven
        self.trees = tuple(self._tree(up) for up in VALUES)
        self._known: dict[tuple[int, Cards], tuple[float, ...]] = {}

    def results(self, up: int, out: Cards) -> tuple[float, ...]:
        """How the bank ends with this first card, once `out` has left the shoe as well."""
        key = (up, out)
        if (known := self._known.get(key)) is None:
            known = self._known[key] = self._results(up, minus(self.shoe, plus(out, up)))
        return known

    def _results(self, up: int, left: Cards) -> tuple[float, ...]:
        size = sum(left)
        share = [1 / (size - n) if size > n else 0.0 for n in range(LONGEST)]
        reached, found = [1.0], [0.0] * (self.natural + 1)
        for origin, card, held, drawn, result, orders in self.trees[up]:
            p = reached[origin] * (left[card] - held) * share[drawn]
            reached.append(p)
            if orders:
                found[result] += orders * p
        return tuple(found)

    # -- the tree of a first card ---------------------------------------------------------------------------------

    def _tree(self, up: int) -> tuple[Step, ...]:
        ends = self._ends(up)
        nodes: dict[Cards, int] = {NONE: 0}
        steps: list[Step] = []

        def node(cards: Cards) -> int:
            if cards not in nodes:
                card = max(v for v in VALUES if cards[v])
                origin = node(plus(cards, card, -1))
                result, orders = ends.get(cards, (0, 0))
                steps.append(Step(origin, card, cards[card] - 1, sum(cards) - 1, result, orders))
                nodes[cards] = len(nodes)
            return nodes[cards]

        for cards in ends:
            node(cards)
        return tuple(steps)

    def _ends(self, up: int) -> dict[Cards, tuple[int, int]]:
        """Every multiset of further cards with which the bank stands: its result, and in how many orders it comes."""
        ends: dict[Cards, tuple[int, int]] = {}
        going = {NONE: 1}
        while going:
            further: dict[Cards, int] = {}
            for cards, orders in going.items():
                for v in VALUES:
                    bigger = plus(cards, v)
                    further[bigger] = further.get(bigger, 0) + orders
            going = {}
            for cards, orders in further.items():
                total = self.count(plus(cards, up))
                if total < self.stand:
                    going[cards] = orders
                elif total <= MOST:
                    natural = total == MOST and sum(cards) == 1
                    ends[cards] = (self.natural if natural else total - self.stand, orders)
        return ends

    def _best(self, cards: Cards) -> int:
        total = hard(cards)
        return total + 10 if cards[ACE] and self.stand <= total + 10 <= MOST else total

    def _eleven(self, cards: Cards) -> int:
        total = hard(cards)
        return total + 10 if cards[ACE] and total + 10 >= self.stand else total


@lru_cache(maxsize=8)
def bank(decks: int, stand: int = 17, ace: Ace = "best") -> Bank:
    """One bank for everybody who asks: what it has worked out once, it remembers."""
    return Bank(decks, stand, ace)
