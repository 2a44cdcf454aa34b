"""What is said and done wherever a player is the bank: the words that chemin de fer and two cloths share."""

from __future__ import annotations

from novamas.kit.decider import Actor, Command, Event, Money


class OpenAuction(Command, frozen=True, kw_only=True):
    """The croupier puts the hand up to auction."""


class Bid(Command, frozen=True, kw_only=True):
    """A player bids for the hand; a second bid replaces the first."""

    amount: Money


class CloseAuction(Command, frozen=True, kw_only=True):
    """The croupier closes the auction."""


class HoldBank(Command, frozen=True, kw_only=True):
    """The banker announces the sum at stake; betting opens."""


class RaiseBank(Command, frozen=True, kw_only=True):
    """The banker adds to the bank."""

    amount: Money


class CallBanco(Command, frozen=True, kw_only=True):
    """A player covers the whole bank."""


class TakeStake(Command, frozen=True, kw_only=True):
    """A player takes a stake back while betting is open, or when it may be withdrawn."""


class DealCards(Command, frozen=True, kw_only=True):
    """The banker deals."""


class LayDown(Command, frozen=True, kw_only=True):
    """A hand of eight or nine is turned up (abatir)."""


class AskCard(Command, frozen=True, kw_only=True):
    """A third card is wanted: *carta*."""


class StandPat(Command, frozen=True, kw_only=True):
    """No third card: *no*."""


class AskAdvice(Command, frozen=True, kw_only=True):
    """The punto asks the croupier what to do with a five."""


class AskChart(Command, frozen=True, kw_only=True):
    """The banker asks for the bank's chart, and must then follow it."""


class GiveCard(Command, frozen=True, kw_only=True):
    """The banker gives the punto the card."""


class PayStakes(Command, frozen=True, kw_only=True):
    """The croupier pays and collects: nobody can claim anything any more."""


class StandBehind(Command, frozen=True, kw_only=True):
    """Somebody who stands takes a position behind a place."""

    seat: int


class AskSeat(Command, frozen=True, kw_only=True):
    """Somebody who stands goes on the waiting list; somebody who sits asks for another place."""


class ClaimsOpened(Event, frozen=True, kw_only=True):
    """The last word is spoken; nothing is shown or paid yet, and a mistake may still be reported."""


class PlaceTaken(Event, frozen=True, kw_only=True):
    who: Actor
    seat: int


class SeatAsked(Event, frozen=True, kw_only=True):
    """Somebody is on the waiting list, or has asked for another place than this one."""

    who: Actor
    seat: int


class ChartAsked(Event, frozen=True, kw_only=True):
    """The banker follows the chart from here on."""


class Advised(Event, frozen=True, kw_only=True):
    """The croupier was asked, and makes the punto stand."""


class UnseenTurned(Event, frozen=True, kw_only=True):
    """Cards that nobody has seen are turned over, because they are needed; then what needed them is done."""

    reveals = True

    cards: tuple[str, ...]
    then: dict[str, str | int | bool]
