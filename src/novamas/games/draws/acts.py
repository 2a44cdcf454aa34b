"""What a draw machine is filled with, what is said and done at it, and what comes of it."""

from __future__ import annotations

from msgspec import Struct

from novamas.kit.decider import Actor, Command, Desk, Event


class Drum(Struct, frozen=True):
    """A drum: what it draws, the symbols in it as runs (first, last, how many of each), how many of them are drawn at
    most, and whether each goes back (`again`)."""

    what: str
    runs: tuple[tuple[int, int, int], ...]
    picks: int
    again: bool = False


class Symbol(Struct, frozen=True):
    """A symbol that has come, and from which drum."""

    drum: int
    value: int


class Drawing(Desk, frozen=True, kw_only=True):
    """The state of a game with a draw machine.

    The machine is `sealed` with a digest of its drums and of the `tickets` that take part, before the first symbol is
    drawn; nobody can add a ticket after that. Symbols have come in the order of `drawn`; the next one is on its way
    where it is `ordered`.
    """

    drums: tuple[Drum, ...] = ()
    sealed: str = ""
    ordered: bool = False
    drawn: tuple[Symbol, ...] = ()


class DrawSymbol(Command, frozen=True, kw_only=True):
    """The head of the table orders the next symbol."""


class MachineSealed(Event, frozen=True, kw_only=True):
    """The list of tickets and the drums are fixed: `digest` is the SHA-256 of both (`machine.py`)."""

    digest: str
    tickets: tuple[str, ...]
    drums: tuple[Drum, ...]


class SymbolOrdered(Event, frozen=True, kw_only=True):
    """The next symbol is on its way."""


class SymbolDrawn(Event, frozen=True, kw_only=True):
    """A symbol, its drum, and how many have come with it."""

    drum: int
    value: int
    place: int


class TicketWon(Event, frozen=True, kw_only=True):
    """A ticket has won, with the symbol of that place. `ticket` is its number on the list that was sealed."""

    who: Actor
    ticket: int
    prize: str
    place: int


class NumberUnsold(Event, frozen=True, kw_only=True):
    """A symbol whose ticket nobody has: another one is drawn, or the `prize` stays with the organiser."""

    ticket: int
    prize: str
    place: int


class DrawCalledOff(Event, frozen=True, kw_only=True):
    """The draw does not take place: what was paid for tickets goes back."""

    refunded: dict[Actor, int]
