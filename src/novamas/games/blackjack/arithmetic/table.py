"""A shoe with the bank's first card up: what standing, drawing, doubling and splitting are worth there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from novamas.games.blackjack.arithmetic.bank import Bank
from novamas.games.blackjack.arithmetic.hands import (
    ACE,
    MOST,
    NONE,
    VALUES,
    Cards,
    hands,
    minus,
    places,
    plus,
    points,
    together,
)
from novamas.games.blackjack.arithmetic.terms import Terms

DEPTH = 4
"""How many equal cards in a row are followed into further splits; what comes after them is bounded (`Split.error`)."""
MOST_DOUBLED = 2.0
"""The most that one hand wins or loses, in stakes."""
MOST_USED = 12
"""More cards than a hand and the bank use on the average."""


class Start(NamedTuple):
    """Two first cards, by their place among the hands, and how likely they are."""

    hand: int
    chance: float


class End(NamedTuple):
    """A hand that is finished: how likely, with how many stakes on it, its total, the cards that are out then.

    `halves`: two cards of a split pair, no more; if they make 21, that is no blackjack, but neither a drawn 21.
    """

    chance: float
    stakes: int
    total: int
    out: Cards
    halves: bool = False


class Split(NamedTuple):
    """A pair that is split: its worth and what is staked on the average; the most by which the worth may be wrong."""

    worth: float
    stakes: float
    error: float


class Plan(NamedTuple):
    """How every hand is played against one first card of the bank, by places among the hands.

    `draws` says which hands take another card. `doubles` are first two cards, `doubles_split` those of a split hand;
    `splits` are values.
    """

    draws: tuple[bool, ...]
    doubles: frozenset[int] = frozenset()
    doubles_split: frozenset[int] = frozenset()
    splits: frozenset[int] = frozenset()
    surrenders: frozenset[int] = frozenset()


class Drawing(NamedTuple):
    """What every hand is worth where one may only stand or draw: standing, drawing, and what is done of both.

    `next_card` is how likely each value is to come next.
    """

    stand: tuple[float, ...]
    draw: tuple[float, ...]
    best: tuple[float, ...]
    next_card: tuple[tuple[float, ...], ...]


class Table:
    """The terms of a game, and a first card of the bank."""

    def __init__(self, terms: Terms, bank: Bank, up: int) -> None:
        self.terms, self.bank, self.up = terms, bank, up
        self.pays, self.given_up = float(terms.pays), float(terms.surrender_loses)
        self.left = minus(bank.shoe, plus(NONE, up))

    def starts(self) -> Iterator[Start]:
        """Every two first cards."""
        size, place = sum(self.left), places()
        for a in VALUES:
            for b in VALUES[a:]:
                ways = self.left[a] * (self.left[b] - (a == b)) * (1 if a == b else 2)
                yield Start(place[plus(plus(NONE, a), b)], ways / (size * (size - 1)))

    def next_card(self, out: Cards) -> list[float]:
        """How likely each value is to come next, once these cards are out as well."""
        left = minus(self.left, out)
        size = sum(left)
        return [n / size if size > 0 and n > 0 else 0.0 for n in left]

    # -- a finished hand ----------------------------------------------------------------------------------------------

    def results(self, total: int, out: Cards, halves: bool = False) -> tuple[float, float, float]:
        """How likely a hand with this total wins, ties and loses; these cards are out."""
        if total > MOST:
            return 0.0, 0.0, 1.0
        found = self.bank.results(self.up, out)
        place = total - self.bank.stand
        tie = found[place] if place >= 0 else 0.0
        if halves and total == MOST and self.terms.split_21 == "ties":
            tie += found[self.bank.natural]
        win = 1 - sum(found) + sum(found[: max(0, place)])
        return win, tie, 1 - win - tie

    def every_result(self, out: Cards) -> tuple[float, ...]:
        """The bank's results, the last being that it goes over 21."""
        found = self.bank.results(self.up, out)
        return (*found, 1 - sum(found))

    def sign(self, end: End, result: int) -> float:
        """What each stake on a finished hand gets from one result of the bank."""
        natural = result == self.bank.natural
        if end.total > MOST:
            return -1.0
        if natural and end.total == MOST and end.halves and self.terms.split_21 == "ties":
            return 0.0
        beats = result > self.bank.natural or (not natural and end.total > self.bank.stand + result)
        ties = not natural and end.total == self.bank.stand + result
        return self.pays if beats else 0.0 if ties else -1.0

    def against(self, total: int, out: Cards, halves: bool = False) -> float:
        """What a finished hand is worth, a stake."""
        win, _, lose = self.results(total, out, halves)
        return self.pays * win - lose

    def value_of(self, ends: Iterable[End]) -> float:
        """What hands are worth by their ends, in stakes."""
        return sum(end.chance * end.stakes * self.against(end.total, end.out, end.halves) for end in ends)

    # -- a hand in play -----------------------------------------------------------------------------------------------

    def drawing(self) -> Drawing:
        """What every hand is worth if it stands or draws as is better for just these cards."""
        every = hands()
        small = (hand.size < 2 for hand in every)
        stand = tuple(
            0.0 if skip else self.against(hand.points.total, hand.cards)
            for hand, skip in zip(every, small, strict=True)
        )
        chances = tuple(tuple(self.next_card(hand.cards)) for hand in every)
        return self.follow(Drawing(stand, stand, stand, chances), None)

    def follow(self, known: Drawing, draws: Sequence[bool] | None) -> Drawing:
        """The same for hands that draw as somebody says, from the largest hand back to the smallest."""
        every = hands()
        draw, value = [-MOST_DOUBLED] * len(every), list(known.stand)
        for n in range(len(every) - 1, 0, -1):
            hand = every[n]
            if not self.terms.stops(hand.points.total):
                pairs = zip(known.next_card[n], hand.more, strict=True)
                draw[n] = sum([p * (value[more] if more >= 0 else -1.0) for p, more in pairs])
                if draw[n] > value[n] if draws is None else draws[n]:
                    value[n] = draw[n]
        return known._replace(draw=tuple(draw), best=tuple(value))

    def double_hand(self, hand: int, aside: Cards = NONE) -> Iterator[End]:
        """The ends of a hand that is doubled, with other cards lying aside."""
        first = hands()[hand].cards
        out = together(first, aside)
        for v, p in enumerate(self.next_card(out)):
            if p:
                yield End(p, 2, self.terms.count_doubled(first, v), plus(out, v))

    def play_hands(
        self, starts: dict[int, float], plan: Plan, aside: Cards = NONE, split: bool = False
    ) -> Iterator[End]:
        """The ends of hands that are played by a plan, from their first two cards on, with other cards lying aside."""
        every = hands()
        doubles = plan.doubles_split if split else plan.doubles
        reached = [0.0] * len(every)
        for n, chance in starts.items():
            reached[n] = chance
        for n in range(min(starts, default=0), len(every)):
            if not (chance := reached[n]):
                continue
            hand = every[n]
            if n in doubles:
                yield from (end._replace(chance=chance * end.chance) for end in self.double_hand(n, aside))
                continue
            out = together(hand.cards, aside)
            if not plan.draws[n]:
                yield End(chance, 1, hand.points.total, out, split and hand.size == 2)
                continue
            over = 0.0
            for p, more in zip(self.next_card(out), hand.more, strict=True):
                if more >= 0:
                    reached[more] += chance * p
                else:
                    over += p
            if over:
                yield End(chance * over, 1, MOST + 1, out)

    # -- pairs --------------------------------------------------------------------------------------------------------

    def split_ends(self, value: int, plan: Plan, equal: int, again: bool) -> list[End]:
        """The ends of one hand of a split pair whose second card is no equal one, after so many equal ones.

        Where a pair may not be split again an equal second card is a card like any other.
        """
        aside = plus(NONE, value, equal + 1)  # the other half of the pair, and the equal cards that came since
        chances = self.next_card(plus(aside, value))
        first = plus(NONE, value)
        if value == ACE:  # one card on each, and that is all
            return [
                End(chances[v], 1, points(plus(first, v)).total, together(plus(first, v), aside), halves=True)
                for v in VALUES
                if v != value or not again
            ]
        place = places()
        starts = {place[plus(first, v)]: chances[v] for v in VALUES if v != value or not again}
        return list(self.play_hands(starts, plan, aside, split=True))

    def split(self, value: int, plan: Plan, depth: int = DEPTH) -> Split:
        """What splitting a pair is worth, with every equal card split again where the terms allow it.

        A split hand is a node of a tree: an equal second card makes two nodes of it, any other is played. Node by node,
        expectations add up. A node at depth i exists if i equal cards came in a row, there are 2**(i+1) such nodes, and
        since cards not seen are all alike, what became of the other nodes does not matter to it.
        """
        again = self.terms.may_split_again(value)
        left = minus(self.left, plus(NONE, value, 2))
        equal, size = left[value], sum(left)
        worth = stakes = 0.0
        mean = staked = 0.0
        nodes, chance = 2, 1.0
        for i in range(min(depth, equal) + 1 if again else 1):
            ends = self.split_ends(value, plan, i, again)
            mean = self.value_of(ends)
            staked = sum(end.chance * end.stakes for end in ends)
            worth += nodes * chance * mean
            stakes += nodes * chance * staked
            nodes, chance = 2 * nodes, chance * max(0, equal - i) / (size - i)
        if not again:
            return Split(worth, stakes, 0.0)
        # What is not followed is taken to be worth what the last nodes were. One equal card less in the shoe matters
        # only if it had been among the cards used, and then no more than from the worst to the best result of a hand.
        rest = error = 0.0
        matters = 2 * MOST_DOUBLED * MOST_USED / (size - equal)
        for i in range(depth + 1, equal + 1):
            rest += nodes * chance
            error += nodes * chance * min(2 * MOST_DOUBLED, (i - depth) * matters)
            nodes, chance = 2 * nodes, chance * (equal - i) / (size - i)
        return Split(worth + rest * mean, stakes + rest * staked, error)
