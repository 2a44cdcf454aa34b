"""What the arithmetic needs to know of a law: the terms on which a hand is played against the bank."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from novamas.games.blackjack.arithmetic.bank import Ace
from novamas.games.blackjack.arithmetic.hands import ACE, MOST, NONE, TEN, Cards, hard, pair_of, plus, points

NEVER = (-1,)
"""Totals on which nobody can double."""


class Terms(Struct, frozen=True, kw_only=True):
    """The terms of a game, as plain values: equal terms have equal figures, whatever law they come from.

    `double_on` are the totals that may be doubled, any where it is empty; `double_soft` says whether what an ace makes
    of a hand counts among them, and `ace_doubled` what an ace of the first two cards counts in a doubled hand.
    `stop` is the total from which no card is given, 0 where there is none; `surrender_loses` what a hand that is given
    up loses of its stake, and `surrender_ace` whether that may be done against an ace.
    """

    decks: int = 6
    stand: int = 17
    ace: Ace = "best"
    pays: Fraction = Fraction(1)
    natural: Fraction = Fraction(3, 2)
    natural_tie: Literal["push", "pays"] = "push"
    stop: int = MOST
    double_on: tuple[int, ...] = ()
    double_soft: bool = True
    double_aces: bool = True
    double_split: bool = True
    ace_doubled: Literal["either", "one"] = "either"
    split: bool = True
    split_21: Literal["loses", "ties"] = "loses"
    resplit: bool = True
    resplit_aces: bool = True
    surrender: bool = False
    surrender_ace: bool = False
    surrender_loses: Fraction = Fraction(1, 2)

    def stops(self, total: int) -> bool:
        return bool(self.stop) and total >= self.stop

    def may_double(self, cards: Cards, split: bool = False) -> bool:
        """Whether two cards may be doubled."""
        if (split and not self.double_split) or (pair_of(cards) == ACE and not self.double_aces):
            return False
        total, soft = points(cards)
        if self.stops(total):
            return False
        if soft and not self.double_soft:
            return False
        counted = (hard(cards), total) if soft else (total,)
        return any(n in self.double_on for n in counted) if self.double_on else True

    def count_doubled(self, first: Cards, card: int) -> int:
        """What a doubled hand counts with its one more card; only an ace that comes last may still count eleven."""
        if self.ace_doubled == "either" or not first[ACE]:
            return points(plus(first, card)).total
        low, drawn = hard(first), plus(NONE, card)
        high = low + points(drawn).total
        return high if high <= MOST else low + hard(drawn)

    def may_split_again(self, value: int) -> bool:
        return self.resplit and (value != ACE or self.resplit_aces)

    def plain(self) -> Terms:
        """The same terms with a blackjack paid as usual: nobody plays otherwise for that."""
        usual = Terms()
        return replace(self, natural=usual.natural, natural_tie=usual.natural_tie)

    def of_split(self, value: int) -> Terms:
        """What matters of these terms to a split pair of a value, once it is known what its hands do."""
        return Terms(
            decks=self.decks,
            stand=self.stand,
            ace=self.ace,
            pays=self.pays,
            ace_doubled=self.ace_doubled,
            split_21=self.split_21 if value in (ACE, TEN) else "loses",
            resplit=self.may_split_again(value),
        )

    def without(self, option: str) -> Terms:
        """The same terms with one option less."""
        match option:
            case "doubling":
                return replace(self, double_on=NEVER)
            case "doubling-aces":
                return replace(self, double_soft=False)
            case "splitting":
                return replace(self, split=False)
            case "surrender":
                return replace(self, surrender=False)
        raise ValueError(f"there is no option {option!r}")


def is_natural(cards: Cards) -> bool:
    """Whether two cards are a blackjack."""
    return sum(cards) == 2 and cards[ACE] == cards[TEN] == 1
