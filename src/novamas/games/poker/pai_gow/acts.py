"""What is said and done at pai gow poker: a bank that is offered round, dice, cards that are set in two hands."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.poker.acts import CardsTurned, HandSettled, Poker
from novamas.kit.decider import Actor, Command, Event, Money, Veiled


class Bank(Struct, frozen=True):
    """Who holds the bank ("" while it is offered), at which place, or after which place it is offered on; `cover` is
    what a player who holds it has put down for the bets against it."""

    holder: Actor = ""
    place: int = 0
    cover: int = 0


class PaiGow(Poker, frozen=True, kw_only=True):
    """The state: the bank, the dice of this round, and which cards each hand has set as its low hand, by number.

    `used` is what lies in the container for used cards, in the order in which it was put there: the "rest" of the deck,
    and hands that have been settled. The cards of the others stay on the table, face up.
    """

    bank: Bank = Bank()
    dice: tuple[int, ...] = ()
    low: dict[str, Veiled[tuple[int, ...]]] = {}
    used: tuple[str, ...] = ()


# -- commands ----------------------------------------------------------------------------------------------------------


class AcceptBank(Command, frozen=True, kw_only=True):
    """Whoever is offered the bank takes it, and puts down what it may have to pay."""

    amount: Money


class PassBank(Command, frozen=True, kw_only=True):
    """Whoever is offered the bank lets it go on to the next."""


class SetHand(Command, frozen=True, kw_only=True):
    """The hand in turn is set: these two of its cards, by number, are the low hand."""

    low: tuple[int, ...]


# -- events ------------------------------------------------------------------------------------------------------------


class BankAccepted(Event, frozen=True, kw_only=True):
    """Somebody holds the bank for a hand, at this place, and has put down this cover; the house needs none."""

    who: Actor
    place: int
    cover: int = 0


class BankPassed(Event, frozen=True, kw_only=True):
    """Somebody lets the bank go on."""

    who: Actor
    place: int


class DiceCounted(Event, frozen=True, kw_only=True):
    """The dice, and the place that gets the first hand."""

    dice: tuple[int, ...]
    first: str
    order: tuple[str, ...]


class RestCounted(Event, frozen=True, kw_only=True):
    """The cards that nobody got have been counted and put into the container for used cards."""

    cards: int


class HandSet(Event, frozen=True, kw_only=True):
    """A hand has been set, face down: which cards are its low hand is nobody else's to see."""

    hand: str
    low: Veiled[tuple[int, ...]]


class SetTurned(CardsTurned, frozen=True, kw_only=True):
    """Both hands of somebody are turned over: which cards are the low one, and what that makes."""

    low: tuple[int, ...]
    low_kind: str = ""


class HandCompared(HandSettled, frozen=True, kw_only=True):
    """Two hands against the bank's: how each compares, whether they were set wrongly, what is left of the cover.

    `used`: their cards go into the container; otherwise they stay on the table, face up.
    """

    high: str
    low: str
    wrong: bool
    cover: int
    used: bool


class BankCompared(Event, frozen=True, kw_only=True):
    """A player's bank against the croupier's hands, first of all: what becomes of what the house has bet."""

    result: str
    high: str
    low: str
    cover: int


class CoverReturned(Event, frozen=True, kw_only=True):
    """What the bank has not had to pay goes back to the player who put it down."""

    who: Actor
    amount: int
