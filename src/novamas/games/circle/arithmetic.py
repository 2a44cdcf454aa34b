"""Exact arithmetic of a coup between one punto and the bank: every way the cards may fall, and the game behind it.

Hands are told apart by their score, as the law's chart does. A *policy* says what each side does: the punto by score,
the bank by its score and the punto's third card (or his standing), each as a probability of drawing. `Cards` counts
the ways once; `outcome` weighs them with any pair of policies; `equilibrium` finds the pair that neither side can
better. The punto's part of it is one number, how often he draws with the score that leaves him a choice, because
against it the best of the bank is cell by cell; so the worth of the game is a polygon over that number, and its highest
corner is found exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import lcm, prod
from typing import TypeAlias

from msgspec import Struct

from novamas.games.circle.hands import CARD, NO, Hands
from novamas.kit.cards import RANKS, SUITS

Cell: TypeAlias = tuple[int, int | None]
"""A decision of the bank: its score, and the points of the punto's third card, or none where he stood."""


class Policy(Struct, frozen=True):
    """How often each side draws: the punto by score, the bank by cell."""

    punto: Mapping[int, Fraction]
    bank: Mapping[Cell, Fraction]


class Outcome(Struct, frozen=True):
    """How often the punto wins, ties and loses."""

    win: Fraction
    tie: Fraction
    lose: Fraction

    @property
    def value(self) -> Fraction:
        """What the punto gains on the average of a unit staked."""
        return self.win - self.lose


class Equilibrium(Struct, frozen=True):
    """Policies that neither side can better: how often the punto draws with a choice, and the bank's mixed cells."""

    draws: Fraction
    mixed: dict[Cell, Fraction]
    policy: Policy
    outcome: Outcome


class Cards:
    """Every fall of the first cards and of third ones, by score.

    `counts` are the cards of the shoe by their points. An endless one never runs out: each card leaves the same ones.
    """

    def __init__(self, hands: Hands, counts: Iterable[int], endless: bool = False) -> None:
        self.hands = hands
        self.size = hands.rules.points.drops
        self.counts = list(counts)
        self.endless = endless
        self.low = [score for score in range(self.size) if not hands.natural(score)]
        scores = range(self.size)
        self.signs = {(p, b): sign_of(hands.nearer(p, b)) for p in scores for b in scores}
        # In how many ways six cards fall; and of those, by the scores of punto and bank: with no third card, with one,
        # whoever takes it, and with two.
        self.whole = self.orders(6)
        self.naturals = {1: 0, 0: 0, -1: 0}
        self.stood: dict[tuple[int, int], int] = {}
        self.one: dict[tuple[int, int, int], int] = {}
        self.both: dict[tuple[int, int, int, int], int] = {}
        self._count()

    def _count(self) -> None:
        """Every pair of hands of two cards, in whichever order these came, and what may come after them."""
        fifth, sixth = self.count_left(4), self.count_left(5)
        for mine, other in product(self.pairs(), repeat=2):
            ways = self.ways(mine, other)
            if not ways:
                continue
            p, b = sum(mine) % self.size, sum(other) % self.size
            if self.hands.natural(p) or self.hands.natural(b):
                self.naturals[self.signs[p, b]] += ways * fifth * sixth
                continue
            self.stood[p, b] = self.stood.get((p, b), 0) + ways * fifth * sixth
            after = self.less(self.counts, (*mine, *other))
            for t in range(self.size):
                if not after[t]:
                    continue
                drawn = ways * after[t]
                self.one[p, b, t] = self.one.get((p, b, t), 0) + drawn * sixth
                rest = self.less(after, (t,))
                for d in range(self.size):
                    key = (p, b, t, d)
                    self.both[key] = self.both.get(key, 0) + drawn * rest[d]

    def count_left(self, gone: int) -> int:
        """How many cards there are once so many have been dealt."""
        return sum(self.counts) - (0 if self.endless else gone)

    def orders(self, cards: int) -> int:
        """In how many ways so many cards fall."""
        return prod(map(self.count_left, range(cards)))

    def pairs(self) -> list[tuple[int, int]]:
        """Every hand of two cards by their points, in whichever order these come."""
        return list(combinations_with_replacement(range(self.size), 2))

    def ways(self, *hands: tuple[int, int]) -> int:
        """In how many ways such hands of two cards fall one after another."""
        ways, left = 1, list(self.counts)
        for hand in hands:
            ways *= 1 + (hand[0] != hand[1])
            for card in hand:
                ways *= left[card]
                left[card] -= not self.endless
        return ways

    def less(self, counts: list[int], cards: tuple[int, ...]) -> list[int]:
        """What is left without these cards."""
        if self.endless:
            return counts
        left = list(counts)
        for card in cards:
            left[card] -= 1
        return left

    def add(self, score: int, card: int) -> int:
        return (score + card) % self.size

    # -- weighing ----------------------------------------------------------------------------------------------

    def cells(self) -> Iterator[Cell]:
        """Every decision that a bank may have to take."""
        for b in self.low:
            yield from ((b, t) for t in range(self.size))
            yield b, None

    def branches(self, punto: Mapping[int, Fraction]) -> dict[Cell, dict[str, dict[int, Fraction]]]:
        """What each answer of the bank comes to in each cell: how often the punto wins (1), ties (0), loses (-1)."""
        parts = lcm(*(draws.denominator for draws in punto.values()))
        draws = {p: int(often * parts) for p, often in punto.items()}  # in whole parts: counting fractions takes long
        found = {cell: {word: {1: 0, 0: 0, -1: 0} for word in (CARD, NO)} for cell in self.cells()}
        for (p, b), n in self.stood.items():
            found[b, None][NO][self.signs[p, b]] += n * (parts - draws[p])
        for (p, b, d), n in self.one.items():
            found[b, None][CARD][self.signs[p, self.add(b, d)]] += n * (parts - draws[p])
            found[b, d][NO][self.signs[self.add(p, d), b]] += n * draws[p]
        for (p, b, t, d), n in self.both.items():
            if draws[p]:
                found[b, t][CARD][self.signs[self.add(p, t), self.add(b, d)]] += n * draws[p]
        whole = self.whole * parts
        return {
            cell: {word: {sign: Fraction(n, whole) for sign, n in results.items()} for word, results in answers.items()}
            for cell, answers in found.items()
        }

    def outcome(self, policy: Policy) -> Outcome:
        """How often the punto wins, ties and loses where both keep to a policy."""
        total = {sign: Fraction(n, self.whole) for sign, n in self.naturals.items()}
        for cell, answers in self.branches(policy.punto).items():
            draws = policy.bank[cell]
            for sign in total:
                total[sign] += answers[CARD][sign] * draws + answers[NO][sign] * (1 - draws)
        return Outcome(total[1], total[0], total[-1])

    def best_reply(self, punto: Mapping[int, Fraction]) -> dict[Cell, Fraction]:
        """For every cell 1 where the bank does better to draw against a punto who draws this often, else 0."""
        return {
            cell: Fraction(value_of(answers[CARD]) < value_of(answers[NO]))
            for cell, answers in self.branches(punto).items()
        }

    # -- the game ----------------------------------------------------------------------------------------------

    def punto_policy(self, draws: Fraction) -> dict[int, Fraction]:
        """The punto by his rules, drawing so often with the score that is a question; below it he draws, above he
        stands, which is right whether he must or not."""
        question = self.hands.rules.punto.advice
        words = {p: self.hands.punto_words(p, False) for p in self.low}
        chosen = {p: draws if p == question else Fraction(p < question) for p in self.low}
        return {p: chosen[p] if len(w) > 1 else Fraction(w == (CARD,)) for p, w in words.items()}

    def equilibrium(self) -> Equilibrium:
        """The policies that neither side can better."""
        ends = [self.branches(self.punto_policy(Fraction(q))) for q in (0, 1)]
        lines = {
            (cell, word): (value_of(ends[0][cell][word]), value_of(ends[1][cell][word]))
            for cell in self.cells()
            for word in (CARD, NO)
        }
        corners = {Fraction(0), Fraction(1)}
        for cell in self.cells():
            (a0, a1), (b0, b1) = lines[cell, CARD], lines[cell, NO]
            slope = (a1 - a0) - (b1 - b0)
            if slope and 0 < (q := (b0 - a0) / slope) < 1:
                corners.add(q)

        def at(cell: Cell, word: str, q: Fraction) -> Fraction:
            low, high = lines[cell, word]
            return low + q * (high - low)

        def least(q: Fraction) -> Fraction:
            return sum((min(at(cell, CARD, q), at(cell, NO, q)) for cell in self.cells()), Fraction(0))

        draws = max(sorted(corners), key=least)
        bank = {cell: Fraction(at(cell, CARD, draws) < at(cell, NO, draws)) for cell in self.cells()}
        level = [cell for cell in self.cells() if at(cell, CARD, draws) == at(cell, NO, draws)]
        level = [cell for cell in level if lines[cell, CARD] != lines[cell, NO]]
        mixed = self.mixture(lines, bank, level)
        policy = Policy(self.punto_policy(draws), {**bank, **mixed})
        return Equilibrium(draws, mixed, policy, self.outcome(policy))

    def mixture(
        self,
        lines: Mapping[tuple[Cell, str], tuple[Fraction, Fraction]],
        bank: Mapping[Cell, Fraction],
        level: list[Cell],
    ) -> dict[Cell, Fraction]:
        """How often the bank draws where both answers are worth the same, so that the punto gains nothing by any
        choice of his: nothing to mix where he has no reason to choose."""

        def slope(cell: Cell, word: str) -> Fraction:
            low, high = lines[cell, word]
            return high - low

        if not level:
            return {}
        rest = sum((slope(c, CARD if bank[c] else NO) for c in self.cells() if c not in level), Fraction(0))
        steep = sum((slope(c, NO) for c in level), rest)
        rise = sum((slope(c, CARD) - slope(c, NO) for c in level), Fraction(0))
        share = -steep / rise if rise else Fraction(0)
        share = min(Fraction(1), max(Fraction(0), share))
        return dict.fromkeys(level, share)


def of_decks(hands: Hands, decks: int) -> Cards:
    """The cards of so many decks; with none, of a shoe that never runs out."""
    values = [0] * hands.rules.points.drops
    for card in range(len(RANKS)):
        values[hands.points(card) % len(values)] += 1
    return Cards(hands, [n * len(SUITS) * decks for n in values] if decks else values, endless=not decks)


def sign_of(n: int) -> int:
    return (n > 0) - (n < 0)


def value_of(results: Mapping[int, Fraction]) -> Fraction:
    """What a branch is worth to the punto."""
    return results[1] - results[-1]
