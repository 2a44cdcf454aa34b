"""What is said and done at texas poker beside what every poker has: mistakes of players and of the count."""

from __future__ import annotations

from novamas.games.poker.acts import TakenDesk
from novamas.kit.decider import Actor, Event, Report


class TexasDesk(TakenDesk, frozen=True, kw_only=True):
    """The state: `touched` is how often the cards of each player at the table have touched another's."""

    touched: dict[Actor, int] = {}


class Miscount(Report, frozen=True, kw_only=True):
    """Staff report a hand that had too many or too few cards, and that it has been put right in time."""

    place: str


class CardsTouched(Report, frozen=True, kw_only=True):
    """Staff report that the cards of one player touched another's."""

    box: int
    other: int


class CountPutRight(Event, frozen=True, kw_only=True):
    """A hand had a wrong number of cards; it has been put right, and the round goes on."""

    at: str


class HandsWithdrawn(Event, frozen=True, kw_only=True):
    """Two hands whose cards touched leave the round: their players' bets are collected or go back."""

    hands: tuple[str, ...]
    bets: tuple[int, ...]
