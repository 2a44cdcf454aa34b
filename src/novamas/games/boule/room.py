"""The room of `boule`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.boule.bots import TEMPERAMENTS
from novamas.games.boule.lesson import lesson, meanings
from novamas.games.boule.odds import odds
from novamas.games.boule.play import BouleGame
from novamas.games.boule.rules import BouleHouse, BouleRules, check
from novamas.games.boule.sheet import BouleCloth, choices, sheet
from novamas.games.cloth.sheet import limits
from novamas.games.equipment import find_wheel
from novamas.games.room import Room
from novamas.games.spin.fast import fast

ROOM = Room(
    name="boule",
    rules=BouleRules,
    house=BouleHouse,
    game=BouleGame,
    check=check,
    odds=odds,
    lesson=lesson,
    meanings=meanings,
    sheet=sheet,
    limits=limits,
    choices=choices,
    cloth=BouleCloth,
    bots=TEMPERAMENTS,
    terminal="boule",
    equipment=find_wheel,
    fast=fast,
)
