"""The room of raffle, tombola and promotional draw: everything that others ask of this family."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.equipment import Equipment
from novamas.games.raffle.bots import TEMPERAMENTS
from novamas.games.raffle.lesson import lesson
from novamas.games.raffle.odds import charts, odds
from novamas.games.raffle.play import RaffleGame
from novamas.games.raffle.rules import RaffleHouse, RaffleRules, check
from novamas.games.raffle.sheet import RaffleCloth, choices, limits, sheet
from novamas.games.raffle.terms import terms
from novamas.games.room import Room
from novamas.kit.plain import PlainDict


def equipment(game: RaffleGame) -> Iterator[Equipment]:
    """The drum with all its tickets in it."""
    kind = "tombola" if game.rules.instant else "tickets"
    yield Equipment(kind, game.house.tickets, game.distribution, game.what)


def words(event: PlainDict) -> PlainDict:
    """A ticket, and what it has won."""
    return {"prize": str(event.get("prize") or ""), "ticket": event.get("ticket") or 0}


ROOM = Room(
    name="raffle",
    rules=RaffleRules,
    house=RaffleHouse,
    game=RaffleGame,
    check=check,
    odds=odds,
    charts=charts,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    lesson=lesson,
    company=12,
    most_company=40,
    cloth=RaffleCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="raffle",
    equipment=equipment,
)
