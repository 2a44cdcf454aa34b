"""What is said and what is done at a lottery: its state, commands, events."""

from __future__ import annotations

from msgspec import Struct

from novamas.games.draws.acts import Drawing
from novamas.kit.decider import Actor, Command, Event, Report

IDLE, SALE, DRAWING = "idle", "sale", "drawing"
"""Between two draws; tickets are sold; the machine is sealed and numbers come."""


class Ticket(Struct, frozen=True):
    """A ticket: a printed number and its share (from one on), or the numbers that its buyer has marked."""

    who: Actor
    numbers: tuple[int, ...]
    share: int = 0


class Lottery(Drawing, frozen=True, kw_only=True):
    """The state of a lottery.

    `price` of a ticket of this draw, `tickets` that were sold for it, in their order; `taken` how many shares of a
    number are gone. `carried` is what each category has from earlier draws, by its name.
    """

    phase: str = IDLE
    price: int = 0
    tickets: tuple[Ticket, ...] = ()
    taken: dict[str, int] = {}
    carried: dict[str, int] = {}


# -- commands ----------------------------------------------------------------------------------------------------------


class OpenDraw(Command, frozen=True, kw_only=True):
    """The head of the lottery announces a draw and puts its tickets on sale."""


class BuyNumber(Command, frozen=True, kw_only=True):
    """A player buys shares of a printed number."""

    number: int
    count: int


class BuyChoice(Command, frozen=True, kw_only=True):
    """A player marks numbers on a form."""

    numbers: tuple[int, ...]


class CloseDraw(Command, frozen=True, kw_only=True):
    """The seller closes the sale: the list of tickets is sealed."""


class VoidDraw(Report, frozen=True, kw_only=True):
    """The director declares a draw void, and why: tickets are refunded."""

    cause: str


# -- events ------------------------------------------------------------------------------------------------------------


class LotteryOpened(Event, frozen=True, kw_only=True):
    """A draw is on sale at a price; what earlier draws have carried over to it."""

    round: int
    price: int
    carried: int


class NumberSold(Event, frozen=True, kw_only=True):
    """Somebody has bought shares of a number: from the first of them on."""

    who: Actor
    number: int
    first: int
    count: int


class ChoiceSold(Event, frozen=True, kw_only=True):
    """Somebody has marked numbers."""

    who: Actor
    numbers: tuple[int, ...]


class SaleOver(Event, frozen=True, kw_only=True):
    """The sale is over: how many tickets take part, what they brought, what is paid out where prizes are shared."""

    tickets: int
    takings: int
    fund: int


class NobodyPlays(Event, frozen=True, kw_only=True):
    """No ticket was sold, so nothing is drawn."""


class CategoryShared(Event, frozen=True, kw_only=True):
    """A category of chosen numbers: what it had, how many won it, what each has, what is carried over."""

    category: str
    pool: int
    winners: int
    each: int
    carried: int


class DrawPaid(Event, frozen=True, kw_only=True):
    """The draw is over: who was paid what, what is carried over by category, what the house keeps (or adds, below
    zero)."""

    paid: dict[Actor, int]
    carried: dict[str, int]
    kept: int
