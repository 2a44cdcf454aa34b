"""The room of `craps`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.craps.bots import TEMPERAMENTS
from novamas.games.craps.fast import fast, strategy
from novamas.games.craps.lesson import lesson, meanings
from novamas.games.craps.odds import odds
from novamas.games.craps.play import CrapsGame
from novamas.games.craps.rules import CrapsHouse, CrapsRules, check
from novamas.games.craps.sheet import CrapsCloth, choices, limits, sheet
from novamas.games.equipment import find_dice
from novamas.games.room import Room
from novamas.kit.plain import PlainDict


def words(event: PlainDict) -> PlainDict:
    """The point of the shooter."""
    return {"point": event.get("point") or 0}


ROOM = Room(
    name="craps",
    rules=CrapsRules,
    house=CrapsHouse,
    game=CrapsGame,
    check=check,
    odds=odds,
    lesson=lesson,
    meanings=meanings,
    sheet=sheet,
    limits=limits,
    choices=choices,
    cloth=CrapsCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="dice",
    equipment=find_dice,
    fast=fast,
    strategies=strategy,
    helpers=1,
)
