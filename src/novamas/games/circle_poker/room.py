"""The room of `circle-poker`: everything that others ask of this family."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.circle_poker.bots import TEMPERAMENTS
from novamas.games.circle_poker.chances import chances
from novamas.games.circle_poker.history import HISTORIES
from novamas.games.circle_poker.lesson import lesson
from novamas.games.circle_poker.odds import odds
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.prices import costs
from novamas.games.circle_poker.rules import CirclePokerHouse, CirclePokerRules, check
from novamas.games.circle_poker.sheet import CirclePokerCloth, choices, limits, sheet
from novamas.games.circle_poker.terms import terms
from novamas.games.equipment import Equipment
from novamas.games.room import Room
from novamas.kit.cards import Cards
from novamas.kit.chance import Uniform

LOTS = tuple(f"player {n}" for n in range(1, 7))


def equipment(game: CirclePokerGame) -> Iterator[Equipment]:
    """The lots for the seats, here of six players, and the pack."""
    yield Equipment("lots", len(LOTS), Uniform(LOTS), "lot")
    cards = Cards(game.table.pack.counts)
    yield Equipment("deck", cards.total, cards, "card")


ROOM = Room(
    name="circle-poker",
    rules=CirclePokerRules,
    house=CirclePokerHouse,
    game=CirclePokerGame,
    check=check,
    odds=odds,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    lesson=lesson,
    company=4,
    names_hands=True,
    cloth=CirclePokerCloth,
    bots=TEMPERAMENTS,
    chances=chances,
    costs=costs,
    terminal="circle_poker",
    tournament={"tournament": True, "benefit": "pot", "benefit_percent": 0, "equity": False},
    equipment=equipment,
    histories=HISTORIES,
)
