"""What goes wrong wherever a player is the bank, and the events that resolve it."""

from __future__ import annotations

from novamas.games.circle.rules import BANK
from novamas.kit.decider import Event, Report, Veiled


class EarlyDraw(Report, frozen=True, kw_only=True):
    """The banker drew a card before the betting was over."""


class WaiveEarly(Report, frozen=True, kw_only=True):
    """As an exception the cards drawn too soon are discarded, and the banker is free."""


class CardFaceUp(Report, frozen=True, kw_only=True):
    """The next card comes out of the shoe face up."""


class CardsStuck(Report, frozen=True, kw_only=True):
    """Two or more cards came out together."""


class CardOnFloor(Report, frozen=True, kw_only=True):
    """A card fell to the floor; somebody of the house picks it up."""


class DealFault(Report, frozen=True, kw_only=True):
    """Another mistake of the croupier in the deal; `mended` if it was put right without harm to either side."""

    mended: bool


class Ruling(Report, frozen=True, kw_only=True):
    """The inspector decides what no rule foresees."""

    remedy: str


class CardDrawnEarly(Event, frozen=True, kw_only=True):
    """A card has left the shoe too soon; the banker must go on."""


class CardHeld(Event, frozen=True, kw_only=True):
    """A card drawn too soon lies apart, and nobody has seen it."""

    card: Veiled[int]


class HeldDiscarded(Event, frozen=True, kw_only=True):
    """Cards drawn too soon are out of play; the banker is free again."""


class FaceUpFound(Event, frozen=True, kw_only=True):
    """The next card lies face up in the shoe."""


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card is out of play, for all to see."""

    card: int


class CardPickedUp(Event, frozen=True, kw_only=True):
    """A card from the floor keeps its value; the coup goes on."""


class FaultMended(Event, frozen=True, kw_only=True):
    """A mistake was put right without harm to anybody."""


class RightForfeited(Event, frozen=True, kw_only=True):
    """A hand can no longer be laid down. Of a hand other than the bank's that tells what its cards are."""

    hand: str

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        return self.hand != BANK


class RulingNoted(Event, frozen=True, kw_only=True):
    """The inspector has decided that the coup goes on."""
