"""The room of `bingo`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.bingo.bots import TEMPERAMENTS
from novamas.games.bingo.lesson import lesson
from novamas.games.bingo.odds import charts, odds
from novamas.games.bingo.play import BingoGame
from novamas.games.bingo.rules import BingoHouse, BingoRules, check
from novamas.games.bingo.sheet import BingoCloth, choices, limits, sheet
from novamas.games.bingo.terms import terms
from novamas.games.bingo.transcript import read_game
from novamas.games.equipment import find_wheel
from novamas.games.room import Room
from novamas.kit.plain import PlainDict


def words(event: PlainDict) -> PlainDict:
    """Cards, balls and numbers."""
    balls, cards = event.get("balls"), event.get("cards")
    return {
        "which": str(event.get("card") or ""),
        "loaded": balls if isinstance(balls, int) else 0,
        "series": event.get("series") or 0,
        "from": event.get("first") or 0,
        "unsold": event.get("left") or 0,
        "playing": cards if isinstance(cards, int) else 0,
        "nth": event.get("place") or 0,
        "called": event.get("number") or 0,
    }


ROOM = Room(
    name="bingo",
    rules=BingoRules,
    house=BingoHouse,
    game=BingoGame,
    check=check,
    odds=odds,
    charts=charts,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    lesson=lesson,
    company=30,  # a hall is no hall without a crowd
    most_company=60,
    cloth=BingoCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="bingo",
    equipment=find_wheel,
    drawn=read_game,
)
