"""A cloth that has laid down is not done with: the banker still plays against the other one, and may draw.

Where whatever is laid down beats whatever he draws, nothing comes of it. To the letter of texts that let only an eight
in two cards beat a drawn hand, a nine only ties with a drawn nine; then it matters what the other cloth has, and what
the banker does about it. `LaidDown` counts the ways once, over all three hands; `change` weighs them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction

from novamas.games.banque.rules import BanqueRules
from novamas.games.circle.arithmetic import Cards, Cell, Outcome


class LaidDown:
    """Every fall of the cards where a cloth lays down, the other one and the banker cannot, and a card that the banker
    draws takes the win away from the cloth."""

    def __init__(self, rules: BanqueRules, shoe: Cards) -> None:
        self.rules = rules
        self.shoe = shoe
        # In how many ways eight cards fall; and of those, by the other cloth's score, what the banker decides by, and
        # what becomes of the cloth that laid down.
        self.whole = shoe.orders(8)
        self.ways: Counter[tuple[int, Cell, int]] = Counter()
        self._count()

    def _count(self) -> None:
        shoe, pairs = self.shoe, self.shoe.pairs()
        low = [hand for hand in pairs if not shoe.hands.natural(sum(hand) % shoe.size)]
        for mine in pairs:
            for bank in low:
                spoiling = list(spoilt(self.rules, shoe, sum(mine) % shoe.size, sum(bank) % shoe.size))
                for other in low if spoiling else ():
                    if ways := shoe.ways(mine, bank, other):
                        after = shoe.less(shoe.counts, (*mine, *bank, *other))
                        self._add(sum(other) % shoe.size, sum(bank) % shoe.size, spoiling, ways, after)

    def _add(self, other: int, bank: int, spoiling: list[tuple[int, int]], ways: int, after: list[int]) -> None:
        """The other cloth stands, or draws each card that is left; then the banker draws one that spoils it."""
        shoe = self.shoe
        for card, sign in spoiling:
            self.ways[other, (bank, None), sign] += ways * after[card] * shoe.count_left(7)
            for third in range(shoe.size):
                if after[third]:
                    drawn = ways * after[third] * shoe.less(after, (third,))[card]
                    self.ways[other, (bank, third), sign] += drawn

    def change(self, outcome: Outcome, other: Mapping[int, Fraction], bank: Mapping[Cell, Fraction]) -> Outcome:
        """An outcome in which whatever is laid down wins, put right: how often the other cloth draws is said by its
        score, how often the banker does by his own and by what the other cloth has drawn."""
        spoilt = {0: Fraction(0), -1: Fraction(0)}
        for (score, cell, sign), ways in self.ways.items():
            words = other[score] if cell[1] is not None else 1 - other[score]
            spoilt[sign] += Fraction(ways, self.whole) * words * bank[cell]
        return Outcome(outcome.win - spoilt[0] - spoilt[-1], outcome.tie + spoilt[0], outcome.lose + spoilt[-1])


def spoilt(rules: BanqueRules, shoe: Cards, laid: int, bank: int) -> Iterator[tuple[int, int]]:
    """The cards by which a banker with this score takes the win away from a score that was laid down, and what it comes
    to: a tie (0) or a loss (-1)."""
    if not shoe.hands.natural(laid):
        return
    for card in range(shoe.size):
        drawn = shoe.add(bank, card)
        beaten = laid in rules.ranking.naturals and drawn in rules.ranking.beats
        if not beaten and (sign := shoe.signs[laid, drawn]) < 1:
            yield card, sign


def open_naturals(rules: BanqueRules, shoe: Cards) -> list[int]:
    """The scores that are laid down and may still be spoilt by a card of the banker's."""
    return [score for score in rules.deal.naturals if any(list(spoilt(rules, shoe, score, bank)) for bank in shoe.low)]
