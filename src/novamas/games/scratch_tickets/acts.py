"""What is said and what is done with scratch tickets: their state, commands, events."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.scratch_tickets.lots import BOXES
from novamas.kit.decider import Actor, Command, Desk, Event, Veiled

IDLE, SALE = "idle", "sale"
"""The counter is closed; tickets are sold."""
TICKET = "ticket"
COVERED = -1
"""What a box shows that nobody has scratched."""


class Slip(Struct, frozen=True, kw_only=True):
    """A ticket that somebody has bought.

    `boxes`: what is seen of it. `printed`: what lies under the boxes once the first of them is scratched, which nobody
    sees, and its code. `read`: all boxes are open; then `prize` is what it wins and the holder sees the `code`.
    """

    serial: int
    who: Actor
    boxes: tuple[int, ...] = (COVERED,) * BOXES
    printed: Veiled[tuple[int, ...]] = Veiled(None)
    code: Veiled[int] = Veiled(None)
    read: bool = False
    prize: int = 0
    paid: bool = False


class Asked(Struct, frozen=True):
    """Boxes that somebody is scratching on a ticket that is still sealed; `cash`: the seller reads and pays it."""

    serial: int
    boxes: tuple[int, ...]
    cash: bool = False


class Counter(Desk, frozen=True, kw_only=True):
    """The state of a counter where tickets are sold.

    `lot` is on sale (0: none) at `price`, `next` the number of its next ticket, `size` how many it has. `slips` are the
    tickets in people's hands, by their number; `found` how many tickets of each kind have been read; `paid` what each
    ticket was paid that is settled (0: it won nothing). `asked` are tickets that are being scratched.
    `lots` is how many lots have been put on sale.
    """

    phase: str = IDLE
    lot: int = 0
    price: int = 0
    next: int = 1
    size: int = 0
    slips: dict[str, Slip] = {}
    found: tuple[int, ...] = ()
    paid: dict[str, int] = {}
    asked: tuple[Asked, ...] = ()
    lots: int = 0


# -- commands ----------------------------------------------------------------------------------------------------------


class OpenLot(Command, frozen=True, kw_only=True):
    """The head of the counter puts an authorised lot on sale."""


class OpenCounter(Command, frozen=True, kw_only=True):
    """The seller opens the counter."""


class BuyTickets(Command, frozen=True, kw_only=True):
    """A player buys the next tickets of the lot."""

    count: int


class Scratch(Command, frozen=True, kw_only=True):
    """A player scratches one box of a ticket, from 1 on."""

    ticket: int
    box: int


class ScratchAll(Command, frozen=True, kw_only=True):
    """A player scratches every box of a ticket that is still covered."""

    ticket: int


class PresentTicket(Command, frozen=True, kw_only=True):
    """A player presents a ticket and its validation code."""

    ticket: int
    code: int


class CashIn(Command, frozen=True, kw_only=True):
    """A player hands in all tickets: the seller reads and pays them."""


class CloseCounter(Command, frozen=True, kw_only=True):
    """The seller closes the counter."""


class EndLot(Command, frozen=True, kw_only=True):
    """The head of the counter ends a lot: tickets that were not sold are destroyed, and its secret becomes public."""


# -- events ------------------------------------------------------------------------------------------------------------


class LotOpened(Event, frozen=True, kw_only=True):
    """A lot is on sale: its number, how many tickets it has of each kind, the prizes in money, the price."""

    lot: int
    price: int
    prizes: tuple[int, ...]
    printed: tuple[int, ...]


class CounterOpened(Event, frozen=True, kw_only=True):
    """The counter is open; the number of the next ticket."""

    round: int
    next: int


class TicketsSold(Event, frozen=True, kw_only=True):
    """Somebody has bought tickets with consecutive numbers."""

    who: Actor
    first: int
    count: int


class SealBroken(Event, frozen=True, kw_only=True):
    """Somebody begins to scratch a ticket."""

    who: Actor
    asked: Asked


class TicketOpened(Event, frozen=True, kw_only=True):
    """What is printed under the boxes of a ticket, and its code: nobody sees it yet."""

    serial: int
    printed: Veiled[tuple[int, ...]]
    code: Veiled[int]


class BoxesScratched(Event, frozen=True, kw_only=True):
    """What some boxes of a ticket show."""

    reveals = True

    who: Actor
    serial: int
    boxes: tuple[int, ...]
    shown: tuple[int, ...]


class TicketRead(Event, frozen=True, kw_only=True):
    """All boxes of a ticket are open: its kind, what it wins, and its code for the holder."""

    reveals = True

    who: Actor
    serial: int
    kind: int
    prize: int
    code: Veiled[int]


class PrizePaid(Event, frozen=True, kw_only=True):
    """A ticket was verified and paid; its code is used."""

    who: Actor
    serial: int
    amount: int


class CounterClosed(Event, frozen=True, kw_only=True):
    """The counter is closed; so many tickets of the lot are left."""

    left: int


class LotEnded(Event, frozen=True, kw_only=True):
    """A lot is over: how many tickets were sold, how many of each kind were among them, what they brought and won."""

    lot: int
    sold: int
    found: tuple[int, ...]
    takings: int
    prizes: int
