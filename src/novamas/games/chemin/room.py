"""The room of `chemin-de-fer`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.chemin.bots import TEMPERAMENTS
from novamas.games.chemin.lesson import lesson
from novamas.games.chemin.odds import odds
from novamas.games.chemin.play import CheminGame
from novamas.games.chemin.rules import CheminHouse, CheminRules, check
from novamas.games.chemin.sheet import CheminCloth, choices, limits, sheet
from novamas.games.chemin.terms import terms
from novamas.games.circle.strategy import charts
from novamas.games.equipment import find_shoe
from novamas.games.room import Room

ROOM = Room(
    name="chemin-de-fer",
    rules=CheminRules,
    house=CheminHouse,
    game=CheminGame,
    check=check,
    odds=odds,
    lesson=lesson,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    charts=charts,
    player_banks=True,
    company=5,  # whoever of them banks, there are players enough
    cloth=CheminCloth,
    bots=TEMPERAMENTS,
    terminal="chemin",
    equipment=find_shoe,
)
