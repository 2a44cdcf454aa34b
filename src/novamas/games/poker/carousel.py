"""One jackpot for several tables: prizes are parts of all their pots together, and each table pays in proportion.

Every table has books of its own, and so a pot of its own. The director tells each what the pots of the others come to,
and takes this table's part of prizes that were won elsewhere; what others owe for a prize won here comes from the cage.
Both happen whenever another table moves its pot, in the middle of a round too. In an open house nobody does it by hand
(`server/carousels.py`).
"""

from __future__ import annotations

from typing import TypeVar

from novamas.games.boxes.pot import MOST_POT, PotChanged
from novamas.games.cloth.play import change
from novamas.games.poker.acts import CarouselChanged, JackpotDesk, LinkPots, PayElsewhere
from novamas.games.poker.jackpot_rules import JackpotHouse, JackpotRules, stake
from novamas.kit.decider import CAGE, DIRECTOR, JACKPOT, Actor, Command, Event, Linked, Move, Offer, Run
from novamas.kit.parts import Answer, Part, Shut, gate
from novamas.kit.spaces import Amount

J = TypeVar("J", bound=JackpotDesk)


class Carousel(Part[J]):
    """The jackpots of other tables that are linked to this one's."""

    owns = ("linked",)
    events = (CarouselChanged,)

    def __init__(self, rules: JackpotRules, house: JackpotHouse) -> None:
        self.clauses, self.house = rules.carousel.clauses, house

    def own_pot(self, s: J) -> int:
        """The jackpot of this table: what is in its pot, or what the house is ready to pay where it is fixed."""
        fixed = self.house.jackpot_kind == "fixed"
        return self.house.fixed * stake(s.minimum, self.house.jackpot) if fixed else s.pot

    def find_linked(self, s: J) -> Linked | None:
        """What other tables of the carousel need to know of this one, if there is one."""
        kind = self.house.jackpot_kind
        return Linked(kind, self.own_pot(s), s.linked, kind == "progressive") if self.house.carousel else None

    def find_shut(self) -> Shut | None:
        """Why the director does nothing about a carousel, if so."""
        return None if self.house.carousel else Shut("no-carousel", self.clauses)

    @gate(LinkPots, by=(DIRECTOR,))
    def allow_link_pots(self, s: J, who: Actor) -> Answer:
        amount = Amount(0, s.minimum * MOST_POT)
        return self.find_shut() or Offer("LinkPots", who, {"amount": amount}, self.clauses)

    @gate(PayElsewhere, by=(DIRECTOR,))
    def allow_pay_elsewhere(self, s: J, who: Actor) -> Answer:
        if (shut := self.find_shut()) is not None:
            return shut
        if not s.pot:
            return Shut("not-now", self.clauses)
        return Offer("PayElsewhere", who, {"amount": Amount(1, s.pot)}, self.clauses)

    def play(self, run: Run[J], c: Command) -> None:
        match c:
            case LinkPots(amount=amount):
                self.link(run, amount)
            case PayElsewhere(amount=amount):
                moves = (Move(JACKPOT, CAGE, amount, "jackpot"),)
                run(PotChanged(pot=run.s.pot - amount, moves=moves, clauses=self.clauses))

    def link(self, run: Run[J], linked: int) -> None:
        """The jackpots of the other tables come to this."""
        run(CarouselChanged(linked=linked, clauses=self.clauses))

    @staticmethod
    def evolve(s: J, e: Event) -> J:
        assert isinstance(e, CarouselChanged)
        return change(s, linked=e.linked)
