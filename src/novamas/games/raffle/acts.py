"""What is said and done at a raffle, a tombola or a promotional draw: its state, its commands, its events."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.draws.acts import Drawing
from novamas.kit.decider import Actor, Command, Event

IDLE, SALE, DRAWING, CLAIMS = "idle", "tickets", "numbers", "claims"
"""Between two draws; tickets are sold, or opened; numbers are drawn; winners fetch their prizes."""


class Lot(Struct, frozen=True):
    """Tickets with consecutive numbers that somebody has; `paid` for, or given for purchases made elsewhere."""

    who: Actor
    first: int
    count: int
    paid: int

    @property
    def last(self) -> int:
        return self.first + self.count - 1


class Win(Struct, frozen=True):
    """A prize that a ticket has won, by its place among the prizes; `fetched` once it was handed over."""

    who: Actor
    ticket: int
    prize: int
    fetched: bool = False


class Raffle(Drawing, frozen=True, kw_only=True):
    """The state of a draw.

    `next` is the number of the next ticket, `sold` what people have. `wins` are the prizes that tickets have won,
    `stayed` those (by their place) that went to a ticket nobody has; `judged` symbols of the machine have been told. In
    a tombola `points` are what each person has added up, and `given` how many of each prize have gone.
    """

    phase: str = IDLE
    next: int = 1
    sold: tuple[Lot, ...] = ()
    wins: tuple[Win, ...] = ()
    stayed: int = 0
    judged: int = 0
    points: dict[Actor, int] = {}
    given: tuple[int, ...] = ()


# -- commands ----------------------------------------------------------------------------------------------------------


class OpenTicketSale(Command, frozen=True, kw_only=True):
    """The cashier announces the prizes and the price; then tickets are sold."""


class BuyTickets(Command, frozen=True, kw_only=True):
    """Somebody buys the next tickets, or what they come with."""

    tickets: int


class RecordPurchases(Command, frozen=True, kw_only=True):
    """The cashier has seen proof of purchases made elsewhere, and gives a ticket for each."""

    player: Actor
    tickets: int


class CloseTicketSale(Command, frozen=True, kw_only=True):
    """The cashier ends the sale: nobody can come in any more."""


class ClaimPrize(Command, frozen=True, kw_only=True):
    """A winner shows the ticket and fetches what it has won."""

    ticket: int


class ExchangePoints(Command, frozen=True, kw_only=True):
    """Somebody has added up the points that a prize takes, and takes it."""

    prize: str


class EndClaims(Command, frozen=True, kw_only=True):
    """The time for fetching prizes is over."""


class CallOffDraw(Command, frozen=True, kw_only=True):
    """The director calls the draw off, before anything has been drawn."""


# -- events ------------------------------------------------------------------------------------------------------------


class TicketSaleOpened(Event, frozen=True, kw_only=True):
    """Tickets are on sale: so many, at this price, for prizes of this value. `day`: of the promotion (0: none)."""

    round: int
    tickets: int
    price: int
    prizes: int
    worth: int
    day: int = 0


class TicketsSold(Event, frozen=True, kw_only=True):
    """Somebody has bought tickets."""

    lot: Lot


class TicketsGiven(Event, frozen=True, kw_only=True):
    """Somebody has tickets for purchases made elsewhere."""

    lot: Lot


class TicketSaleClosed(Event, frozen=True, kw_only=True):
    """The sale is over; so many tickets were sold, and so many are left."""

    sold: int
    left: int


class NoTicketSold(Event, frozen=True, kw_only=True):
    """Nobody has bought a ticket, so there is no draw."""


class PointsWon(Event, frozen=True, kw_only=True):
    """A ticket carries points; `total` is what its owner has now."""

    who: Actor
    ticket: int
    points: int
    total: int


class NothingWon(Event, frozen=True, kw_only=True):
    """A ticket was opened, and says nothing."""

    who: Actor
    ticket: int


class FetchingOpened(Event, frozen=True, kw_only=True):
    """All has been drawn: winners fetch their prizes."""


class PrizeFetched(Event, frozen=True, kw_only=True):
    """A prize was handed over. A thing or a service moves no chips; money is paid by the house."""

    who: Actor
    ticket: int
    prize: str
    place: int
    kind: str
    value: int


class PointsExchanged(Event, frozen=True, kw_only=True):
    """A prize was handed over for points; `left` is what its owner has still."""

    who: Actor
    prize: str
    place: int
    value: int
    points: int
    left: int


class PrizeUnclaimed(Event, frozen=True, kw_only=True):
    """Nobody has fetched a prize in time: it stays with the organiser."""

    ticket: int
    prize: str


class DrawEnded(Event, frozen=True, kw_only=True):
    """The draw is over; `taken` came in, prizes of this value were handed over."""

    taken: int
    given: int
