"""What is said and what is done at trente et quarante, besides what every cloth and every shoe has."""

from __future__ import annotations

from novamas.games.shoe.play import CardDesk
from novamas.kit.decider import Command, Event


class Trente(CardDesk, frozen=True, kw_only=True):
    """The state of trente et quarante: the rows are its hands; `insured` is what lies on bets for their insurance."""

    insured: dict[int, int] = {}


class InsureBet(Command, frozen=True, kw_only=True):
    """A player insures an own bet when laying it: a token is put on the stake."""

    bet: int


class BetInsured(Event, frozen=True, kw_only=True):
    bet: int
    premium: int


class RowsDecided(Event, frozen=True, kw_only=True):
    """The totals of the rows and what they come to: a winning row with colour or inverse, a tie, or the refait."""

    result: str
    black: int
    red: int


class PremiumsKept(Event, frozen=True, kw_only=True):
    """What had been deposited for insurance is the house's."""

    bets: tuple[int, ...]


class PremiumsReturned(Event, frozen=True, kw_only=True):
    """What had been deposited for insurance goes back."""

    bets: tuple[int, ...]


class StopCardOut(Event, frozen=True, kw_only=True):
    """The red card appears: the round is void; the last cards are laid down, face down, and counted."""

    counted: int
