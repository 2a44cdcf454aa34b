"""What is said and done at poker with discard beside what every poker has: cards are changed, the jackpot is fed."""

from __future__ import annotations

from novamas.games.poker.acts import JackpotDesk
from novamas.kit.decider import Actor, Command, Event


class DrawDesk(JackpotDesk, frozen=True, kw_only=True):
    """The state: how many cards each hand has changed (`thrown`), and what of the jackpot bets on the cloth is in the
    pot already (`fed`)."""

    thrown: dict[str, int] = {}
    fed: int = 0


# -- commands ----------------------------------------------------------------------------------------------------------


class Discard(Command, frozen=True, kw_only=True):
    """The hand in turn throws cards away, by their numbers in it, and will get as many; none: it keeps them all."""

    cards: tuple[int, ...]


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
