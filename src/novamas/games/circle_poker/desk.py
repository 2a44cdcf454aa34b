"""What all parts ask of a table of circle poker: its figures, its people, its order."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from novamas.games.circle_poker.acts import CirclePoker, Hand
from novamas.games.circle_poker.rules import (
    HUNDRED,
    CirclePokerHouse,
    CirclePokerRules,
    cards_of,
    forced_of,
    left_out,
    limit_of,
    raises_of,
    rate_of,
    streets_of,
)
from novamas.kit.cards import Shoe
from novamas.kit.decider import Actor, Call
from novamas.kit.parts import Part
from novamas.kit.spaces import Why

POT = "@pot"
"""Where every bet of a hand lies."""


class PokerTable:
    """Rules and house of a table, worked out once."""

    def __init__(self, rules: CirclePokerRules, house: CirclePokerHouse) -> None:
        self.rules, self.house = rules, house
        self._figures: dict[tuple[str, int], int] = {}  # by the minimum in force: they are asked for at every bet
        self.streets = streets_of(rules, house)
        self.limit = limit_of(rules, house)
        self.forced = forced_of(rules, house)
        self.raises = raises_of(rules, house)
        self.rate = rate_of(rules, house)
        self.pack = Shoe.of(1, without=left_out(cards_of(rules, house)))
        self.unit = house.rounding.unit
        self.fewest = rules.fewest_in_tournament(house) if house.tournament else rules.seating.players

    # -- figures -------------------------------------------------------------------------------------------------------

    def chips_of(self, amount: Fraction) -> int:
        """An amount in whole chips of the house, rounded down, and never nothing."""
        return max(self.unit, int(amount) // self.unit * self.unit)

    def figure(self, s: CirclePoker, name: str) -> int:
        """What is so and so many parts of the minimum in force, in chips: worked out once."""
        known = self._figures.get((name, s.minimum))
        if known is None:
            part = {
                "maximum": Fraction(HUNDRED, self.house.minimum_percent),
                "ante": Fraction(self.house.ante_percent, HUNDRED),
                "fee": self.rate,
            }[name]
            known = self._figures[name, s.minimum] = self.chips_of(s.minimum * part)
        return known

    def maximum(self, s: CirclePoker) -> int:
        """The table maximum, of which the minimum is the part that the house chose."""
        return self.figure(s, "maximum")

    def ante(self, s: CirclePoker) -> int:
        """What everybody puts in before the cards; nothing where there are blinds."""
        return self.figure(s, "ante") if self.forced == "ante" else 0

    def hand_fee(self, s: CirclePoker) -> int:
        return self.figure(s, "fee") if self.house.benefit == "hand" else 0

    def half_fee(self, s: CirclePoker, who: Actor) -> int:
        """What a half session costs: of the table maximum, or of the resto where bets have no such limit."""
        least = self.rules.resto.first
        bounded = self.limit == "fixed" or (self.limit == "split" and self.rules.stakes.split == "levels")
        base = s.minimum * least[0] if least else self.maximum(s) if bounded else s.chips[who]
        return self.chips_of(base * self.rate / 2)

    def count_owed(self, s: CirclePoker, who: Actor) -> tuple[int, int]:
        """The half sessions that somebody has still to pay, and what they cost."""
        if self.house.benefit != "session":
            return 0, 0
        halves = s.halves - s.charged.get(who, 0)
        return halves, halves * self.half_fee(s, who) if halves else 0

    def cost(self, s: CirclePoker, who: Actor) -> int:
        """What one must have to be dealt in."""
        return self.ante(s) + self.hand_fee(s) + self.count_owed(s, who)[1]

    # -- people --------------------------------------------------------------------------------------------------------

    def able(self, s: CirclePoker, who: Actor) -> bool:
        """Whether somebody can be dealt in: seated, not resting, with chips enough and some more to bet."""
        return who in s.seats and not self.rests(s, who) and s.chips[who] > self.cost(s, who)

    def rests(self, s: CirclePoker, who: Actor) -> bool:
        """Whether somebody rests in the next hand: who has rested as often as one may is dealt in again."""
        return who in s.resting and s.rested.get(who, 0) < self.rules.seating.rests

    def players(self, s: CirclePoker) -> tuple[Actor, ...]:
        """Who can be dealt in, by their places."""
        return tuple(who for who in s.seats if who is not None and self.able(s, who))

    def enough(self, s: CirclePoker) -> bool:
        return len(self.players(s)) >= self.fewest

    def clockwise(self, s: CirclePoker, place: int) -> tuple[int, ...]:
        """All places from the one after this on, clockwise. They are numbered from the croupier's right on, which is
        the other way round."""
        many = len(s.seats)
        return tuple((place - 1 - n) % many + 1 for n in range(1, many + 1))

    def at_table(self, s: CirclePoker, who: Actor) -> bool:
        return who in s.seats

    @staticmethod
    def playing(s: CirclePoker, who: Actor) -> bool:
        """Whether somebody is in the hand that is being played."""
        return who in s.hand.inside()

    # -- words ---------------------------------------------------------------------------------------------------------

    def announce(self, key: str, **args: int | str) -> tuple[Call, ...]:
        """What the croupier announces, where the law has it announced."""
        return (Call(f"poker-{key}", dict(args)),) if self.rules.calls.aloud else ()

    def in_hand(self) -> Why:
        return Why("in-the-hand", self.rules.seating.stack_clauses)


class PokerPart(Part[CirclePoker]):
    """A part of circle poker: it knows the table."""

    def __init__(self, table: PokerTable) -> None:
        self.table = table
        self.rules = table.rules
        self.house = table.house


def change(s: CirclePoker, hand: Hand | None = None, **values: object) -> CirclePoker:
    """The state with some of it changed, of its hand too."""
    return replace(s, **(values if hand is None else {"hand": hand, **values}))


def with_hand(s: CirclePoker, **values: object) -> CirclePoker:
    """The state with something changed in its hand."""
    return replace(s, hand=replace(s.hand, **values))
