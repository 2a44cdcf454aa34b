"""What is said and done at poker without discard beside what every poker has: a card is bought."""

from __future__ import annotations

from novamas.games.poker.acts import JackpotDesk
from novamas.kit.decider import Actor, Command, Event, Veiled


class NoDrawDesk(JackpotDesk, frozen=True, kw_only=True):
    """The state of poker without discard: `discards` are the cards that hands have given away for others."""

    discards: dict[str, tuple[Veiled[int], ...]] = {}


class BuyCard(Command, frozen=True, kw_only=True):
    """The hand in turn gives away one of its cards, by its number, and buys another."""

    card: int


class CardBought(Event, frozen=True, kw_only=True):
    """A hand has given away its card of this number and paid for another; these bets beside it are lost by that."""

    hand: str
    owner: Actor
    number: int
    price: int
    bets: tuple[int, ...]
