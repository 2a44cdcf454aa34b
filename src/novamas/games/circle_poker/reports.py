"""What goes wrong at circle poker: the reports that staff make, the answers to them, and the events that resolve
them."""

from __future__ import annotations

from novamas.kit.decider import Actor, Command, Event, Money, Report

# -- reports: the deal and the croupier --------------------------------------------------------------------------------


class DealingError(Report, frozen=True, kw_only=True):
    """The deal went wrong; `mended` if too many or too few cards could be put right before anybody had bet."""

    cause: str
    mended: bool = False


class CutExposed(Report, frozen=True, kw_only=True):
    """A card of the pack was seen as it was cut."""


class WrongAnnouncement(Report, frozen=True, kw_only=True):
    """The croupier announced a hand as what it is not."""

    player: Actor
    said: str


class PlayerAbsent(Report, frozen=True, kw_only=True):
    """Somebody who is dealt in is not at the table."""

    player: Actor


class PlayerReturned(Report, frozen=True, kw_only=True):
    """Somebody who was absent is back in time."""

    player: Actor


class DealtToNobody(Report, frozen=True, kw_only=True):
    """The croupier deals to a place where nobody plays this hand."""

    place: int


class PackPutAway(Report, frozen=True, kw_only=True):
    """The croupier put the pack away though cards are still due; `found` if its top is still known."""

    found: bool


class ExtraCommon(Report, frozen=True, kw_only=True):
    """The croupier turned so many common cards too many in this interval."""

    cards: int


class EarlyCommon(Report, frozen=True, kw_only=True):
    """The croupier turned the next common card before the interval was over."""


# -- reports: the players ----------------------------------------------------------------------------------------------


class SlowPlayer(Report, frozen=True, kw_only=True):
    """The player whose turn it is takes too long."""

    player: Actor


class CardsMixed(Report, frozen=True, kw_only=True):
    """A player mixed the own cards with those that are out of play; `rebuilt` if it is beyond doubt which they were."""

    player: Actor
    rebuilt: bool


class CardsExposed(Report, frozen=True, kw_only=True):
    """A player showed the own cards by mistake."""

    player: Actor


class AnteMissing(Report, frozen=True, kw_only=True):
    """Cards were dealt to a player who has not put in the ante."""

    player: Actor


class AnteUnknown(Report, frozen=True, kw_only=True):
    """So many antes are missing, and nobody knows whose."""

    antes: int


class HandsTouched(Report, frozen=True, kw_only=True):
    """The cards of two players have touched."""

    player: Actor
    neighbour: Actor


class TurnOverlooked(Report, frozen=True, kw_only=True):
    """The next player was asked to speak, and this one was passed over."""

    player: Actor


class Misconduct(Report, frozen=True, kw_only=True):
    """A player did what the law forbids, or behaves as it does not allow."""

    player: Actor
    cause: str


# -- decisions and answers ---------------------------------------------------------------------------------------------


class DecideConduct(Report, frozen=True, kw_only=True):
    """The person responsible decides, once and for all, about somebody who did it again: stays, or leaves this hand."""

    player: Actor
    decision: str


class DecideTurn(Report, frozen=True, kw_only=True):
    """The person responsible decides, once and for all, about a turn that was passed over: the player speaks now, or
    the turn is lost."""

    decision: str


class AllowShuffle(Command, frozen=True, kw_only=True):
    """The person responsible lets a player shuffle, before the croupier does."""

    player: Actor


class PutChips(Command, frozen=True, kw_only=True):
    """The player whose turn it is puts so many chips in without a word, and by mistake not as many as the bet takes."""

    amount: Money


class BetOutOfTurn(Command, frozen=True, kw_only=True):
    """A player brings the own bet to so much before it is that player's turn."""

    amount: Money


class PutAnte(Command, frozen=True, kw_only=True):
    """A player puts in the ante that was missing."""


class ClaimTurn(Command, frozen=True, kw_only=True):
    """A player says at once that the turn was passed over."""


# -- events ------------------------------------------------------------------------------------------------------------


class HandVoided(Event, frozen=True, kw_only=True):
    """The hand does not count: all cards are collected, what was put in goes back, and a new hand begins."""

    cause: str
    back: dict[Actor, int]


class DealMended(Event, frozen=True, kw_only=True):
    """A mistake in the deal was put right before anybody had bet: the hand goes on."""

    cause: str


class ShuffledAgain(Event, frozen=True, kw_only=True):
    """The pack is shuffled and cut again."""


class CallPutRight(Event, frozen=True, kw_only=True):
    """The cards speak: what was announced does not count, but what lies on the table."""

    who: Actor
    said: str
    made: str


class AbsenceNoted(Event, frozen=True, kw_only=True):
    """Cards were dealt to somebody who is not there: the deal stands."""

    who: Actor


class AbsenceEnded(Event, frozen=True, kw_only=True):
    who: Actor


class PlaceIncluded(Event, frozen=True, kw_only=True):
    """The deal goes on with a place where nobody plays: the cards that come, in this order of places."""

    place: int
    due: tuple[str, ...]


class SpareCollected(Event, frozen=True, kw_only=True):
    """The cards of places where nobody plays are collected."""

    places: tuple[str, ...]


class PackRecovered(Event, frozen=True, kw_only=True):
    """The top of the pack is taken back, and the deal goes on from it."""


class PackReshuffled(Event, frozen=True, kw_only=True):
    """The unused cards are shuffled without the discards, cut, and the first of them are burnt."""

    burn: int


class CommonVoided(Event, frozen=True, kw_only=True):
    """So many common cards that were turned do not count; others of the pack come for them in their time."""

    cards: int


class BettingResumed(Event, frozen=True, kw_only=True):
    """The interval goes on where it was."""


class CardsWithdrawn(Event, frozen=True, kw_only=True):
    """These players are out of the hand, and lose what they put in: their cards are taken away, unseen."""

    who: tuple[Actor, ...]
    cause: str


class HandRebuilt(Event, frozen=True, kw_only=True):
    """It is beyond doubt which cards were a player's: the hand goes on."""

    who: Actor


class ShortCovered(Event, frozen=True, kw_only=True):
    """Too little to cover the bet lies in the pot: it stays there, and may only be completed."""

    who: Actor
    amount: int


class OverCovered(Event, frozen=True, kw_only=True):
    """More than the bet was put in without a word: it is covered, and the rest goes back."""

    who: Actor
    amount: int
    excess: int


class CardsSeen(Event, frozen=True, kw_only=True):
    """Everybody has seen a player's cards; play goes on."""

    reveals = True

    who: Actor
    cards: tuple[int, ...]


class BetStands(Event, frozen=True, kw_only=True):
    """A bet out of turn stands; who made it may not raise in this interval any more."""

    who: Actor
    to: int
    amount: int
    turn: tuple[Actor, ...]
    all_in: bool = False


class AnteOwed(Event, frozen=True, kw_only=True):
    """A player's ante is not in the pot: it is put in, or the hand is left."""

    who: Actor
    amount: int


class AntePut(Event, frozen=True, kw_only=True):
    who: Actor
    amount: int


class PotReduced(Event, frozen=True, kw_only=True):
    """Antes are missing and nobody knows whose: the hand is played for a smaller pot. In the book what is missing goes
    back in equal parts."""

    back: dict[Actor, int]


class TurnPassedOver(Event, frozen=True, kw_only=True):
    who: Actor


class TurnClaimed(Event, frozen=True, kw_only=True):
    who: Actor


class TurnDecided(Event, frozen=True, kw_only=True):
    """What becomes of a turn that was passed over: the player speaks now, or not any more."""

    who: Actor
    speaks: bool


class Reprimanded(Event, frozen=True, kw_only=True):
    """The croupier calls a player to order."""

    who: Actor
    cause: str


class ExpulsionOpened(Event, frozen=True, kw_only=True):
    """A player did it again: the person responsible is told, and may send that player away."""

    who: Actor
    cause: str


class PlayerKept(Event, frozen=True, kw_only=True):
    """The person responsible has decided that a player stays."""

    who: Actor


class ShuffleAllowed(Event, frozen=True, kw_only=True):
    """A player shuffles; the last to shuffle is the croupier."""

    who: Actor
