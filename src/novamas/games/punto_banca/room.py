"""The room of `punto-banca`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.cloth.sheet import limits
from novamas.games.equipment import find_shoe
from novamas.games.punto_banca.bots import TEMPERAMENTS
from novamas.games.punto_banca.fast import fast
from novamas.games.punto_banca.lesson import lesson, meanings
from novamas.games.punto_banca.odds import odds
from novamas.games.punto_banca.play import PuntoGame
from novamas.games.punto_banca.rules import PuntoHouse, PuntoRules, check
from novamas.games.punto_banca.sheet import PuntoCloth, choices, sheet
from novamas.games.punto_banca.terms import terms
from novamas.games.room import Room

ROOM = Room(
    name="punto-banca",
    rules=PuntoRules,
    house=PuntoHouse,
    game=PuntoGame,
    check=check,
    odds=odds,
    lesson=lesson,
    meanings=meanings,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    cloth=PuntoCloth,
    bots=TEMPERAMENTS,
    terminal="cards",
    equipment=find_shoe,
    fast=fast,
)
