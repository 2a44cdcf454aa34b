"""One jackpot for several tables: prizes are parts of all their pots together, and each table pays in proportion.

Every table has books of its own, and so a pot of its own. The director tells each what the pots of the others come to,
and takes this table's part of prizes that were won elsewhere; what others owe for a prize won here comes from the cage.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from novamas.games.boxes.pot import JACKPOT, PotChanged
from novamas.games.cloth.acts import IDLE
from novamas.games.cloth.play import changed
from novamas.games.poker.jackpot import (
    MOST_POT,
    Claim,
    JackpotDesk,
    JackpotGame,
    JackpotHouse,
    JackpotPaid,
    JackpotRules,
    check_jackpot,
)
from novamas.games.table_rules import Section
from novamas.kit.decider import CAGE, DIRECTOR, FLOAT, Actor, Command, Event, Money, Move, Offer, Refused, Run
from novamas.kit.spaces import Amount, Clause
from novamas.law import BadOption


class CarouselRules(JackpotRules, frozen=True, kw_only=True):
    """What a poker says whose jackpots may be linked."""

    carousel: Section


class CarouselHouse(JackpotHouse, frozen=True, kw_only=True):
    """What the house chooses besides: whether the table is one of a `carousel`."""

    carousel: bool = False


class CarouselDesk(JackpotDesk, frozen=True, kw_only=True):
    """The state: what the jackpots of the other tables of the carousel come to (`linked`)."""

    linked: int = 0


class LinkPots(Command, frozen=True, kw_only=True):
    """The director tells what the jackpots of the other tables of the carousel come to."""

    amount: Money


class PayElsewhere(Command, frozen=True, kw_only=True):
    """The director takes this pot's part of a prize that was won at another table of the carousel."""

    amount: Money


class CarouselChanged(Event, frozen=True, kw_only=True):
    """The jackpots of the other tables of the carousel come to this."""

    linked: int


Rc = TypeVar("Rc", bound=CarouselRules)
Sc = TypeVar("Sc", bound=CarouselDesk)
Hc = TypeVar("Hc", bound=CarouselHouse)


class CarouselGame(JackpotGame[Sc, Rc, Hc], Generic[Sc, Rc, Hc]):
    """A poker with a jackpot that may be linked to those of other tables."""

    commands: ClassVar[tuple[type[Command], ...]] = (*JackpotGame.commands, LinkPots, PayElsewhere)
    events: ClassVar[tuple[type[Event], ...]] = (*JackpotGame.events, CarouselChanged)
    state: ClassVar[type[Struct]] = CarouselDesk

    def own_pot(self, s: Sc) -> int:
        """The jackpot of this table."""
        return super().pot(s)

    def pot(self, s: Sc) -> int:
        """What prizes are parts of: in a carousel, the jackpots of all its tables together."""
        return self.own_pot(s) + s.linked

    def staff_offers(self, s: Sc, who: Actor) -> Iterable[Offer]:
        yield from super().staff_offers(s, who)
        if who == DIRECTOR and s.phase == IDLE and self.house.carousel:
            clauses = self.rules.carousel.clauses
            yield Offer("LinkPots", who, {"amount": Amount(0, s.minimum * MOST_POT)}, clauses)
            if s.pot:
                yield Offer("PayElsewhere", who, {"amount": Amount(1, s.pot)}, clauses)

    def why_not(self, s: Sc, c: Command) -> Refused:
        if isinstance(c, LinkPots | PayElsewhere) and c.by == DIRECTOR:
            return Refused("not-now" if self.house.carousel else "no-carousel", self.rules.carousel.clauses)
        return super().why_not(s, c)

    def play(self, run: Run[Sc], c: Command) -> None:
        match c:
            case LinkPots(amount=amount):
                run(CarouselChanged(linked=amount, clauses=self.rules.carousel.clauses))
            case PayElsewhere(amount=amount):
                moves = (Move(JACKPOT, CAGE, amount, "jackpot"),)
                run(PotChanged(pot=run.s.pot - amount, moves=moves, clauses=self.rules.carousel.clauses))
            case _:
                super().play(run, c)

    def pay_prize(
        self, run: Run[Sc], claim: Claim, hand: str, owner: Actor, prize: int, clauses: tuple[Clause, ...]
    ) -> None:
        """Every table of a carousel pays in proportion to its jackpot; what the others owe comes from the cage."""
        if not run.s.linked:
            super().pay_prize(run, claim, hand, owner, prize, clauses)
            return
        s = run.s
        own = prize * self.own_pot(s) // self.pot(s)
        source = FLOAT if self.fixed else JACKPOT
        moves = tuple(
            Move(src, owner, amount, "jackpot") for src, amount in ((source, own), (CAGE, prize - own)) if amount
        )
        pot = s.pot - (0 if self.fixed else own)
        told = (*clauses, *self.rules.carousel.clauses)
        run(JackpotPaid(hand=hand, owner=owner, kind=claim.kind, pot=pot, moves=moves, clauses=told))
        if not self.fixed:
            run(CarouselChanged(linked=s.linked - (prize - own), clauses=self.rules.carousel.clauses))

    def evolve(self, s: Sc, e: Event) -> Sc:
        match e:
            case CarouselChanged(linked=linked):
                return changed(s, linked=linked)
        return super().evolve(s, e)


def check_carousel(rules: CarouselRules, house: CarouselHouse) -> Iterator[BadOption]:
    """A jackpot or a carousel that the law does not allow."""
    yield from check_jackpot(rules, house)
    if house.carousel and not house.jackpot:
        yield BadOption("carousel-without-jackpot", rules.carousel.clauses, "carousel")
