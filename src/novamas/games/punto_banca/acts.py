"""What is said and what is done at punto y banca, besides what every cloth and every shoe has."""

from __future__ import annotations

from novamas.games.shoe.play import CardDesk
from novamas.kit.decider import Actor, Command, Event, Report


class Punto(CardDesk, frozen=True, kw_only=True):
    """The state of punto y banca: who holds the shoe, who holds each hand, what has been shown.

    `dealer` is the player who holds the shoe ("" is the croupier), `turn` the seat from which it is offered next,
    `declined` who has passed it on. In a coup `holders` are those who were handed the cards; `shown` are the hands
    turned up, `turning` the one whose cards are being turned up where nobody had seen them, `due` the hand that a third
    card has been called for, `stood` the hands that take none. `faulty` is a card that came face up and is put aside.
    `waiting` are those who want a place, in their order.
    """

    dealer: Actor = ""
    turn: int = 0
    declined: tuple[Actor, ...] = ()
    holders: dict[str, Actor] = {}
    shown: tuple[str, ...] = ()
    turning: str = ""
    due: str = ""
    stood: tuple[str, ...] = ()
    faulty: bool = False
    waiting: tuple[Actor, ...] = ()


# -- commands -------------------------------------------------------------------------------------------


class TakeShoe(Command, frozen=True, kw_only=True):
    """A seated player takes the shoe, to deal and to hold the bank's hand."""


class PassShoe(Command, frozen=True, kw_only=True):
    """A player who is offered the shoe lets it pass to the right."""


class ShowHand(Command, frozen=True, kw_only=True):
    """Whoever was handed the cards turns them up and gives them back."""


class VoidCoup(Report, frozen=True, kw_only=True):
    """Staff stop a coup whose deal went wrong beyond repair."""

    cause: str


class CardFaceUp(Report, frozen=True, kw_only=True):
    """Staff put aside a card that lay face up in the shoe."""


# -- events ---------------------------------------------------------------------------------------------


class ShoeTaken(Event, frozen=True, kw_only=True):
    """A player holds the shoe: at which place, and the seat from which it is offered when they lose it."""

    who: Actor
    place: int
    turn: int


class ShoeDeclined(Event, frozen=True, kw_only=True):
    who: Actor


class ShoeLost(Event, frozen=True, kw_only=True):
    """The bank's hand has lost: the player who dealt gives the shoe up."""

    who: Actor


class HandsGiven(Event, frozen=True, kw_only=True):
    """Who holds each hand in this coup."""

    holders: dict[str, Actor]


class HandTurned(Event, frozen=True, kw_only=True):
    """A hand is being turned up that nobody has seen: its cards are awaited."""

    hand: str


class HandShown(Event, frozen=True, kw_only=True):
    """A hand lies face up."""

    reveals = True

    hand: str
    cards: tuple[int, ...]
    points: int


class HandStands(Event, frozen=True, kw_only=True):
    """A hand takes no third card."""

    hand: str
    points: int


class CardCalled(Event, frozen=True, kw_only=True):
    """A third card is called for."""

    hand: str


class FaceUpFound(Event, frozen=True, kw_only=True):
    """The next card lies face up in the shoe."""


class CardPutAside(Event, frozen=True, kw_only=True):
    """A card that lay face up in the shoe is out of play; bets stand."""

    card: int


class CoupDecided(Event, frozen=True, kw_only=True):
    """The winning hand, or a tie, and the scores."""

    result: str
    player: int
    bank: int


class Deducted(Event, frozen=True, kw_only=True):
    """What the house has kept of each winning bet on the bank."""

    bets: tuple[int, ...]
    amounts: tuple[int, ...]


class CoupVoided(Event, frozen=True, kw_only=True):
    """The coup does not count: every stake goes back, the cards are out of play."""

    cause: str
    bets: tuple[int, ...]
