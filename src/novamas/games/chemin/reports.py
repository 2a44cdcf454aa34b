"""What goes wrong at chemin de fer: the reports that staff make, and the events that resolve them."""

from __future__ import annotations

from novamas.games.chemin.acts import Stake
from novamas.kit.decider import Actor, Event, Money, Report, Veiled

# -- reports: drawing --------------------------------------------------------------------------------------------------


# -- reports: the croupier's mistakes ----------------------------------------------------------------------------------


class CroupierShows(Report, frozen=True, kw_only=True):
    """The croupier has turned a card up."""

    card: str


class WrongCardCall(Report, frozen=True, kw_only=True):
    """The croupier called "carta" though the punto had said no; so many cards were drawn upon it."""

    drawn: int


class Misdelivered(Report, frozen=True, kw_only=True):
    """The croupier gave the cards of a banco seguido to another, who has seen them or not."""

    player: Actor
    seen: bool


# -- reports: the banker's mistakes ------------------------------------------------------------------------------------


class FifthCard(Report, frozen=True, kw_only=True):
    """The banker drew a fifth card before the punto had spoken."""


class TooManyCards(Report, frozen=True, kw_only=True):
    """The banker dealt himself more than two cards at first."""


class TwoThirdCards(Report, frozen=True, kw_only=True):
    """The banker gave a hand two third cards."""

    hand: str


class CardDropped(Report, frozen=True, kw_only=True):
    """The banker let a card of the punto fall into the basket: one of the first two, or the third."""

    which: str


class BankerShows(Report, frozen=True, kw_only=True):
    """The banker has turned up a card that he dealt to the punto."""

    card: str


class BankerLaysEarly(Report, frozen=True, kw_only=True):
    """The banker laid his hand down before the punto had spoken."""


class BankerOffers(Report, frozen=True, kw_only=True):
    """The banker gave or offered a card where he might have laid down."""


class BankerDiscards(Report, frozen=True, kw_only=True):
    """The banker put a card into the basket that not everybody had seen."""


# -- reports: the players' mistakes ------------------------------------------------------------------------------------


class TooSlow(Report, frozen=True, kw_only=True):
    """The punto takes too long."""


class AdviceGiven(Report, frozen=True, kw_only=True):
    """Somebody who may not has advised a side."""

    hand: str


class Miscalled(Report, frozen=True, kw_only=True):
    """The punto said one word and meant the other, or forgot to lay down."""

    said: str


class CorrectCall(Report, frozen=True, kw_only=True):
    """Another mistake in what the punto announced."""


class PuntoDiscards(Report, frozen=True, kw_only=True):
    """The punto threw his cards into the basket before they had been seen."""


class CardsGrabbed(Report, frozen=True, kw_only=True):
    """Somebody took the cards of a banco seguido before the croupier had given them."""

    player: Actor


class Strayed(Report, frozen=True, kw_only=True):
    """Somebody who stands has moved to follow the hand."""

    player: Actor


class AbsentAtTurn(Report, frozen=True, kw_only=True):
    """The player to whom the hand has come is not there."""

    player: Actor


class ChangeStake(Report, frozen=True, kw_only=True):
    """A player announced that less than what lies there plays: the croupier makes change at once."""

    player: Actor
    amount: Money


# -- events ------------------------------------------------------------------------------------------------------------


class HeldUsed(Event, frozen=True, kw_only=True):
    """The fifth card has found its hand: the punto's, if he asked for one, and else the banker's."""

    reveals = True

    hand: str
    card: int


class CardShown(Event, frozen=True, kw_only=True):
    """A card lies open: whose, which, and what follows for how both sides play."""

    reveals = True

    hand: str
    place: int
    card: int
    chart: str
    fixed: bool
    stands: bool
    mirrored: tuple[int, ...]


class CallRestored(Event, frozen=True, kw_only=True):
    """The punto has said no after all: the banker plays by the chart, and cards that were drawn find their place."""

    due: tuple[str, ...]


class RestoredCard(Event, frozen=True, kw_only=True):
    """A card drawn upon the wrong call is the banker's, or out of play."""

    reveals = True

    card: int
    kept: bool


class Overdealt(Event, frozen=True, kw_only=True):
    """The banker is deemed to hold this score, and cannot lay down."""

    score: int


class SecondThird(Event, frozen=True, kw_only=True):
    """A second third card is coming."""

    hand: str


class ThirdChosen(Event, frozen=True, kw_only=True):
    """Of two third cards one counts."""

    reveals = True

    hand: str
    kept: int
    discarded: int


class PuntoDeemed(Event, frozen=True, kw_only=True):
    """The punto is deemed to hold this score: with the first cards, or in the end."""

    score: int
    final: bool


class CardLost(Event, frozen=True, kw_only=True):
    """A card went into the basket unseen."""

    card: Veiled[int]


class BankLaidEarly(Event, frozen=True, kw_only=True):
    """The banker's cards lie open before the punto has spoken: stakes may be withdrawn."""

    reveals = True

    cards: tuple[int, ...]
    asked: tuple[Actor, ...]


class PlayResumed(Event, frozen=True, kw_only=True):
    """Everybody has answered: the punto goes on."""

    phase: str


class HolderChanged(Event, frozen=True, kw_only=True):
    """Somebody else holds the punto's cards; `slow` have taken too long over them."""

    holder: Actor
    cause: str
    banco: bool
    fixed: bool
    slow: tuple[Actor, ...] = ()


class CardsBack(Event, frozen=True, kw_only=True):
    """Cards that somebody had no right to are with who has."""

    holder: Actor


class AdviceNoted(Event, frozen=True, kw_only=True):
    """A side that was advised plays by the chart or the rules."""

    hand: str
    chart: str


class MiscallFound(Event, frozen=True, kw_only=True):
    """The punto's word was a mistake: what follows, and where the coup goes on."""

    reveals = True

    said: str
    ruling: str
    phase: str
    forfeits: bool


class CardRefused(Event, frozen=True, kw_only=True):
    """The banker gives no card to a punto who called wrongly."""


class CallCorrected(Event, frozen=True, kw_only=True):
    """The punto's announcement is put right: he speaks again with his first cards, or has to stand by it."""

    reveals = True

    stands: bool
    keeps: int


class StrayNoted(Event, frozen=True, kw_only=True):
    """Somebody moved to follow the hand: collected first, paid last."""

    who: Actor


class StakeChanged(Event, frozen=True, kw_only=True):
    """The croupier has made change: this is what plays."""

    who: Actor
    stake: Stake
