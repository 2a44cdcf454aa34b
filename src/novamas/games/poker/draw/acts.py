"""What is said and done at poker with discard beside what every poker has: cards that are changed, a linked jackpot."""

from __future__ import annotations

from novamas.games.poker.jackpot import JackpotDesk
from novamas.kit.decider import Actor, Command, Event, Money


class DrawDesk(JackpotDesk, frozen=True, kw_only=True):
    """The state: how many cards each hand has changed (`thrown`), what of the jackpot bets on the cloth is in the pot
    already (`fed`), and what the jackpots of the other tables of the carousel come to (`linked`)."""

    thrown: dict[str, int] = {}
    fed: int = 0
    linked: int = 0


# -- commands ----------------------------------------------------------------------------------------------------------


class Discard(Command, frozen=True, kw_only=True):
    """The hand in turn throws cards away, by their numbers in it, and will get as many; none: it keeps them all."""

    cards: tuple[int, ...]


class LinkPots(Command, frozen=True, kw_only=True):
    """The director tells what the jackpots of the other tables of the carousel come to."""

    amount: Money


class PayElsewhere(Command, frozen=True, kw_only=True):
    """The director takes this pot's part of a prize that was won at another table of the carousel."""

    amount: Money


# -- events ------------------------------------------------------------------------------------------------------------


class Discarded(Event, frozen=True, kw_only=True):
    """A hand has thrown these cards away, by their numbers in it; `sight`: who may still look at what it keeps."""

    hand: str
    cards: tuple[int, ...]
    sight: tuple[Actor, ...] | None


class BankDiscarded(Event, frozen=True, kw_only=True):
    """The bank throws away what its rules tell it to."""

    shape: str
    cards: tuple[int, ...]
    kept: tuple[int, ...]


class PotFed(Event, frozen=True, kw_only=True):
    """The pot gets its part of the jackpot bets while they still lie there, or gives it back: `fed` is in it now."""

    pot: int
    fed: int


class CarouselChanged(Event, frozen=True, kw_only=True):
    """The jackpots of the other tables of the carousel come to this."""

    linked: int
