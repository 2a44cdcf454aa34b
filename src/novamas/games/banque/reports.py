"""What goes wrong on two cloths: the reports that staff make, and the events that resolve them."""

from __future__ import annotations

from novamas.kit.decider import Actor, Event, Report, Veiled

# -- reports -----------------------------------------------------------------------------------------------------------


class SurplusCard(Report, frozen=True, kw_only=True):
    """A card too many was drawn in the deal."""


class WrongHolder(Report, frozen=True, kw_only=True):
    """Somebody whose turn it is not has the cards of a cloth; `spoken` if he has already played them."""

    hand: str
    player: Actor
    spoken: bool


class CardMisgiven(Report, frozen=True, kw_only=True):
    """The banker gave a card to a cloth that had said no."""

    hand: str


class CardOmitted(Report, frozen=True, kw_only=True):
    """The banker went on without giving a cloth the card that it had asked for."""

    hand: str


class ClothExposed(Report, frozen=True, kw_only=True):
    """Both cards of a cloth were turned up in the deal."""

    hand: str


class CardsDropped(Report, frozen=True, kw_only=True):
    """Cards of a hand fell into the basket, and nobody has seen them."""

    hand: str


class ThirdDropped(Report, frozen=True, kw_only=True):
    """A third card that everybody has seen fell into the basket."""

    hand: str


class Miscalled(Report, frozen=True, kw_only=True):
    """A cloth said this word against the rules, and nobody has noticed yet."""

    hand: str
    said: str


class MistakeFound(Report, frozen=True, kw_only=True):
    """The wrong word of a cloth has come to light."""

    hand: str


class Contradicted(Report, frozen=True, kw_only=True):
    """A cloth said one word, then the other: which came first."""

    hand: str
    first: str


class TooSlow(Report, frozen=True, kw_only=True):
    """Who has the cards of a cloth takes too long."""

    hand: str


class AdviceGiven(Report, frozen=True, kw_only=True):
    """Somebody who may not has advised a hand."""

    hand: str


class HandThrown(Report, frozen=True, kw_only=True):
    """A hand was thrown into the basket without having been shown."""

    hand: str


class CroupierThrows(Report, frozen=True, kw_only=True):
    """The croupier threw a hand into the basket; by the testimony of who saw it, it had this score."""

    hand: str
    score: int


class BankerMisannounces(Report, frozen=True, kw_only=True):
    """The banker announced a score that is not his; `shown` if the others had already turned up theirs."""

    shown: bool


# -- events ------------------------------------------------------------------------------------------------------------


class SurplusFound(Event, frozen=True, kw_only=True):
    """The next card belongs to nobody."""


class StrangerPlays(Event, frozen=True, kw_only=True):
    """The coup stands with who has the cards; the turn stays with who should have had them."""

    reveals = True

    hand: str
    player: Actor


class CardsHandedBack(Event, frozen=True, kw_only=True):
    """The cards are with whose turn it is."""

    hand: str
    holder: Actor


class ClothVoided(Event, frozen=True, kw_only=True):
    """The coup does not count for this cloth."""

    hand: str


class ThirdRecovered(Event, frozen=True, kw_only=True):
    """A third card is taken out of the basket; the coup goes on."""

    hand: str


class ClothShown(Event, frozen=True, kw_only=True):
    """The cards of a cloth lie open; `error` is whose mistake that counts as."""

    reveals = True

    hand: str
    cards: tuple[int, ...]
    error: str


class WrongWord(Event, frozen=True, kw_only=True):
    """A word was spoken that is against the rules."""

    hand: str
    said: str


class CoupRestored(Event, frozen=True, kw_only=True):
    """A coup is put right: the third cards as they now lie, those that wait for a hand, and the hands that the next
    cards go to. `keeps` are the cards of a hand that are no third ones. `error` is whose mistake it was; `laid`: the
    cloth has a natural after all."""

    reveals = True

    hand: str
    thirds: dict[str, tuple[int, ...]]
    spare: tuple[int, ...]
    due: tuple[str, ...]
    keeps: int
    error: str
    laid: bool


class SpareDrawn(Event, frozen=True, kw_only=True):
    """A card that was given to a cloth that wanted none: it waits for whoever draws next."""

    card: int


class SpareUsed(Event, frozen=True, kw_only=True):
    """A card that was waiting has found its hand."""

    hand: str
    card: int


class SpareDiscarded(Event, frozen=True, kw_only=True):
    """Cards that no hand wants are out of play."""

    cards: tuple[int, ...]


class CardsPassedOn(Event, frozen=True, kw_only=True):
    """Somebody else has the cards of a cloth, and sees them now."""

    reveals = True

    hand: str
    holder: Actor
    cards: tuple[Veiled[int], ...]
    fixed: bool


class HandAdvised(Event, frozen=True, kw_only=True):
    """A hand that was advised plays by the rules or the chart."""

    hand: str


class HandDeemed(Event, frozen=True, kw_only=True):
    """A hand counts this, whatever its cards were; `plays_on`: that is what its first two cards count, and it still
    speaks."""

    hand: str
    score: int
    plays_on: bool = False


class ScoreCorrected(Event, frozen=True, kw_only=True):
    """The banker's announcement does not count; `bound`: he plays by the rule for his own mistakes."""

    bound: bool
