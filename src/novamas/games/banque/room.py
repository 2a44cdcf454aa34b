"""The room of `baccarat-banque`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.banque.bots import TEMPERAMENTS
from novamas.games.banque.lesson import lesson
from novamas.games.banque.odds import charts, odds
from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import CLOTHS, BanqueHouse, BanqueRules, check
from novamas.games.banque.sheet import BanqueCloth, choices, limits, sheet
from novamas.games.banque.terms import terms
from novamas.games.equipment import Equipment, find_shoe
from novamas.games.room import Room
from novamas.kit.chance import Uniform
from novamas.kit.plain import PlainDict


def words(event: PlainDict) -> PlainDict:
    """What became of each cloth, and what a lot decided."""
    results, lot = event.get("results") or {}, event.get("lot")
    return {
        "first": results.get("first", "none"),
        "second": results.get("second", "none"),
        "lot": lot if lot in CLOTHS else "person",
    }


ROOM = Room(
    name="baccarat-banque",
    rules=BanqueRules,
    house=BanqueHouse,
    game=BanqueGame,
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
    cloth=BanqueCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="banque",
    equipment=lambda game: (Equipment("lots", len(CLOTHS), Uniform(CLOTHS), "lot"), *find_shoe(game)),
)
