"""The room of `scratch-tickets`: everything that others ask of this family."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.equipment import Equipment
from novamas.games.room import Room
from novamas.games.scratch_tickets.acts import TICKET
from novamas.games.scratch_tickets.bots import TEMPERAMENTS
from novamas.games.scratch_tickets.lesson import lesson
from novamas.games.scratch_tickets.odds import charts, odds
from novamas.games.scratch_tickets.play import TicketGame
from novamas.games.scratch_tickets.rules import TicketHouse, TicketRules, check
from novamas.games.scratch_tickets.sheet import TicketCloth, choices, limits, sheet
from novamas.games.scratch_tickets.terms import terms
from novamas.kit.chance import Counts
from novamas.kit.plain import PlainDict


def find_lot(game: TicketGame) -> Iterator[Equipment]:
    """What the first ticket of a lot is drawn from: its kinds of ticket, each as often as it is in the lot."""
    yield Equipment("scratch-lot", game.lot.size, Counts(game.lot.printed), TICKET)


def words(event: PlainDict) -> PlainDict:
    """A lot, and the tickets of it."""
    named = {"lot": "lot", "from": "next", "which": "serial", "unsold": "left"}
    return {word: event.get(name) or 0 for word, name in named.items()}


ROOM = Room(
    name="scratch-tickets",
    rules=TicketRules,
    house=TicketHouse,
    game=TicketGame,
    check=check,
    odds=odds,
    charts=charts,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    lesson=lesson,
    cloth=TicketCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="scratch_tickets",
    equipment=find_lot,
)
