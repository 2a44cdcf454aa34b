"""The transcript of a draw: all that a stranger needs to check it, as one JSON object.

`commitment` was published before the sale; `secret` came out after the draw. `tickets` and `drums` are what the machine
was sealed with, `digest` the SHA-256 of both; `draws` are the symbols in their order, `won` what they won. The program
`examples/check_draw.py` works all of it out again with nothing but the standard library.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from novamas.games.draws.acts import Drum, MachineSealed, NumberUnsold, SymbolDrawn, TicketWon
from novamas.kit.decider import Actor, Event

FORMAT = "novamas draw 1"


class Came(Struct, frozen=True):
    """A symbol that came: the number of the draw in its epoch, its drum, the symbol."""

    number: int
    drum: int
    value: int


class Winner(Struct, frozen=True):
    """A ticket that won: what, with the symbol of which place, and whose it is (nobody's: the prize stays)."""

    place: int
    ticket: int
    prize: str
    who: Actor


class Transcript(Struct, frozen=True, kw_only=True):
    """A draw from its commitment to its winners."""

    table: str
    epoch: int
    commitment: str
    secret: str
    digest: str
    tickets: tuple[str, ...]
    drums: tuple[Drum, ...]
    draws: tuple[Came, ...]
    won: tuple[Winner, ...]
    format: str = FORMAT


class Drawn(Struct, frozen=True, kw_only=True):
    """What an epoch has drawn, as its events tell it: from what, among whom, what came and what it won."""

    digest: str
    tickets: tuple[str, ...]
    drums: tuple[Drum, ...]
    draws: tuple[Came, ...]
    won: tuple[Winner, ...] = ()


def read_machine(events: Iterable[Event]) -> Drawn | None:
    """What a draw machine drew; nothing where none was sealed, or nothing came."""
    sealed: MachineSealed | None = None
    draws: list[Came] = []
    won: list[Winner] = []
    for event in events:
        match event:
            case MachineSealed() if not draws:
                sealed = event
            case SymbolDrawn(drum=drum, value=value, place=place):
                draws.append(Came(place, drum, value))
            case TicketWon(who=who, ticket=ticket, prize=prize, place=place):
                won.append(Winner(place, ticket, prize, who))
            case NumberUnsold(ticket=ticket, prize=prize, place=place) if prize:
                won.append(Winner(place, ticket, prize, ""))
    if sealed is None or not draws:
        return None
    return Drawn(digest=sealed.digest, tickets=sealed.tickets, drums=sealed.drums, draws=tuple(draws), won=tuple(won))


def transcript(table: str, epoch: int, commitment: str, secret: str, drawn: Drawn) -> Transcript:
    """The transcript of an epoch that is over."""
    return Transcript(
        table=table,
        epoch=epoch,
        commitment=commitment,
        secret=secret,
        digest=drawn.digest,
        tickets=drawn.tickets,
        drums=drawn.drums,
        draws=drawn.draws,
        won=drawn.won,
    )


def encode(found: Transcript) -> bytes:
    """The transcript as it leaves the house."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1)
