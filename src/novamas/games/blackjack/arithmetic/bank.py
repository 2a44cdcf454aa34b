"""The bank's results, exactly: how often it ends at each total, given every card that is known to be out.

The bank has no choice, so all its hands can be written down beforehand. For one first card they form a tree: each node
is one multiset of further cards, reached in so many orders, and its probability is that of the node before it times
one fraction. A few hundred multiplications then give the whole distribution for any shoe. They are made in rows, one
for each number of cards, so that no line of Python is run for a single one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import itemgetter, mul
from typing import Literal, NamedTuple, TypeAlias

from novamas.games.blackjack.arithmetic.hands import ACE, MOST, NONE, VALUES, Cards, hard, minus, plus, shoe

Ace: TypeAlias = Literal["best", "eleven"]
"""How the bank counts an ace that makes it stand: eleven unless that exceeds 21, or (the letter of 1977) always."""

Pick: TypeAlias = Callable[[Sequence[float]], Sequence[float]]
"""Takes the values at certain places out of a row."""


class Step(NamedTuple):
    """One more card: the node it is added to, and which factor (a card, and how many such are in the node already)."""

    origin: int
    factor: int


class Ends(NamedTuple):
    """All hands with one result: the nodes before the last card, that card's factors, in how many orders each comes."""

    result: int
    origins: Pick
    factors: Pick
    orders: tuple[float, ...]


class Tree(NamedTuple):
    """The hands of one first card: the factors there are, the nodes of each number of cards, and how they end."""

    factors: tuple[tuple[int, int], ...]
    rows: tuple[tuple[Pick, Pick], ...]
    ends: tuple[Ends, ...]


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
        tree, size = self.trees[up], sum(left)
        factors = [float(left[card] - held) for card, held in tree.factors]
        reached = [1 / size if size else 0.0]  # a node's probability, divided by the cards left for the next one
        for n, (origins, chosen) in enumerate(tree.rows, 1):
            share = 1 / (size - n) if size > n else 0.0
            reached += [p * share for p in map(mul, origins(reached), chosen(factors))]
        found = [0.0] * (self.natural + 1)
        for result, origins, chosen, orders in tree.ends:
            found[result] = sum(map(mul, orders, map(mul, origins(reached), chosen(factors))))
        return tuple(found)

    # -- the tree of a first card ---------------------------------------------------------------------------------

    def _tree(self, up: int) -> Tree:
        """The nodes that are on the way to others, by their number of cards; ends are only added up."""
        ends = self._ends(up)
        ways = {before for cards in ends for before in self._before(cards)}
        factors: dict[tuple[int, int], int] = {}
        nodes = {NONE: 0}

        def step(cards: Cards) -> Step:
            last = max(v for v in VALUES if cards[v])
            factor = factors.setdefault((last, cards[last] - 1), len(factors))
            return Step(nodes[plus(cards, last, -1)], factor)

        rows = []
        for size in range(1, max(map(sum, ways)) + 1):
            row = [cards for cards in ways if sum(cards) == size]
            rows.append(picks(map(step, row)))
            nodes |= {cards: len(nodes) + n for n, cards in enumerate(row)}
        found = []
        for result in sorted({result for result, _ in ends.values()}):
            of = {cards: orders for cards, (ended, orders) in ends.items() if ended == result}
            found.append(Ends(result, *picks(map(step, of)), tuple(map(float, of.values()))))
        return Tree(tuple(factors), tuple(rows), tuple(found))

    def _before(self, cards: Cards) -> Iterable[Cards]:
        """The nodes on the way to a hand, the highest card coming last; the empty one is always there."""
        last = max(v for v in VALUES if cards[v])
        before = plus(cards, last, -1)
        if before != NONE:
            yield before
            yield from self._before(before)

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


def picks(steps: Iterable[Step]) -> tuple[Pick, Pick]:
    """Where steps find the nodes before them, and where their factors."""
    origins, factors = zip(*steps, strict=True)
    return pick(origins), pick(factors)


def pick(places: Sequence[int]) -> Pick:
    if len(places) > 1:
        return itemgetter(*places)
    (place,) = places
    return lambda row: (row[place],)


@lru_cache(maxsize=8)
def bank(decks: int, stand: int = 17, ace: Ace = "best") -> Bank:
    """One bank for everybody who asks: what it has worked out once, it remembers."""
    return Bank(decks, stand, ace)
