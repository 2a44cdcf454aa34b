"""The room of `betting`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.betting.bots import TEMPERAMENTS
from novamas.games.betting.lesson import lesson, meanings
from novamas.games.betting.odds import charts, odds
from novamas.games.betting.play import BettingGame
from novamas.games.betting.rules import BettingHouse, BettingRules, check
from novamas.games.betting.sheet import BettingCloth, choices, limits, sheet
from novamas.games.betting.terms import terms
from novamas.games.equipment import find_wheel
from novamas.games.room import Room
from novamas.kit.plain import PlainDict


def words(event: PlainDict) -> PlainDict:
    """The number of an event, its result, and the one before."""
    number = event.get("number")
    return {
        "event": number if isinstance(number, int) else 0,
        "result": str(event.get("result") or ""),
        "was": str(event.get("was") or ""),
    }


ROOM = Room(
    name="betting",
    rules=BettingRules,
    house=BettingHouse,
    game=BettingGame,
    check=check,
    odds=odds,
    charts=charts,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    lesson=lesson,
    meanings=meanings,
    company=8,
    most_company=40,
    cloth=BettingCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="betting",
    equipment=find_wheel,
)
