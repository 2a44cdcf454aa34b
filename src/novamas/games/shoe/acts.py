"""The shoe as it lies in a game's state, and what is said and done about it between two rounds."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.cards import Cards, Shoe
from novamas.kit.chance import Value
from novamas.kit.decider import UNKNOWN, Actor, Command, Event, Veiled


class LoadShoe(Command, frozen=True, kw_only=True):
    """The croupier counts and shuffles the cards, lays the stop card and loads the shoe."""


class CutPack(Command, frozen=True, kw_only=True):
    """Whoever cuts the pack has cut it."""


class ShoeLoaded(Event, frozen=True, kw_only=True):
    """A new shoe: what is in it, how many cards lie behind the stop card, and what comes before the first round.

    `uncut`: somebody has still to cut it; `first`: a first card is shown that says how many are burnt; `burns`: so many
    are burnt anyhow.
    """

    number: int
    counts: tuple[int, ...]
    behind: int
    uncut: bool = False
    first: bool = False
    burns: int = 0


class PackCut(Event, frozen=True, kw_only=True):
    who: Actor


class FirstCardShown(Event, frozen=True, kw_only=True):
    """The first card of a shoe, face up: so many cards are burnt after it."""

    by: Actor
    card: int
    burns: int


class Burnt(Event, frozen=True, kw_only=True):
    card: Veiled[int]


class Dealt(Event, frozen=True, kw_only=True):
    """A card from the shoe to a hand or a row; by which of the croupiers, where the law parts their work."""

    to: str
    card: Veiled[int]
    croupiers: tuple[int, ...] = ()


class Exposed(Event, frozen=True, kw_only=True):
    """A card that nobody had seen is turned over: the `place`th of a hand is this one."""

    reveals = True

    to: str
    place: int
    card: int


class TableShoe(Struct, frozen=True, gc=False):
    """The shoe as a table has it: how many cards are left is there for all to see, which ones for nobody."""

    number: int = 0
    left: int = 0
    behind: int = 0
    uncut: bool = False
    first: bool = False
    burns: int = 0
    cards: Veiled[Shoe] = Veiled(Shoe(()), ())

    @property
    def stopped(self) -> bool:
        """Whether the stop card has come out, or there is no shoe at all."""
        return self.left <= self.behind

    @property
    def burning(self) -> bool:
        """Whether cards are still to be put out of play before the first round."""
        return self.first or self.burns > 0

    def dist(self) -> Cards:
        """What the next card can be."""
        return self.inside().dist()

    def draw(self, card: int | None) -> TableShoe:
        """The shoe without one such card; without one that nobody has seen, where none is named."""
        return replace(self, left=self.left - 1, cards=Veiled(self.inside().draw(card), ()))

    def turn(self, card: int) -> TableShoe:
        """The shoe once a card that nobody had seen is turned over."""
        return replace(self, cards=Veiled(self.inside().turn(card), ()))

    def inside(self) -> Shoe:
        assert self.cards.value is not None, "a masked shoe cannot be dealt from"
        return self.cards.value

    def after(self, e: Event) -> TableShoe | None:
        """The shoe after an event of its own; nothing for any other event."""
        match e:
            case ShoeLoaded(number=n, counts=counts, behind=behind, uncut=uncut, first=first, burns=burns):
                return TableShoe(n, sum(counts), behind, uncut, first, burns, Veiled(Shoe(counts), ()))
            case PackCut():
                return replace(self, uncut=False)
            case FirstCardShown(card=card, burns=burns):
                return replace(self.draw(card), first=False, burns=burns)
            case Burnt(card=card):
                return replace(self.draw(card.value), burns=self.burns - 1)
        return None


def read_card(value: Value) -> int | None:
    """The card that chance gave; nothing where it was not seen."""
    assert type(value) is int or value == UNKNOWN
    return value if type(value) is int else None
