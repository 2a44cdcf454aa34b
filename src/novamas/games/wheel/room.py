"""The room of `wheel`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.cloth.sheet import limits
from novamas.games.equipment import find_wheel
from novamas.games.room import Room
from novamas.games.spin.fast import fast
from novamas.games.wheel.bots import TEMPERAMENTS
from novamas.games.wheel.lesson import lesson, meanings
from novamas.games.wheel.odds import odds
from novamas.games.wheel.play import WheelGame
from novamas.games.wheel.rules import WheelHouse, WheelRules, check
from novamas.games.wheel.sheet import WheelCloth, choices, sheet

ROOM = Room(
    name="wheel",
    rules=WheelRules,
    house=WheelHouse,
    game=WheelGame,
    check=check,
    odds=odds,
    lesson=lesson,
    meanings=meanings,
    sheet=sheet,
    limits=limits,
    choices=choices,
    cloth=WheelCloth,
    bots=TEMPERAMENTS,
    equipment=find_wheel,
    fast=fast,
)
