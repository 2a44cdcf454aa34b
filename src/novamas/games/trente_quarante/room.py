"""The room of `trente-et-quarante`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.cloth.sheet import limits
from novamas.games.equipment import find_shoe
from novamas.games.room import Room
from novamas.games.trente_quarante.bots import TEMPERAMENTS
from novamas.games.trente_quarante.fast import fast, strategy
from novamas.games.trente_quarante.lesson import lesson, meanings
from novamas.games.trente_quarante.odds import odds
from novamas.games.trente_quarante.play import TrenteGame
from novamas.games.trente_quarante.rules import TrenteHouse, TrenteRules, check
from novamas.games.trente_quarante.sheet import TrenteCloth, choices, sheet
from novamas.games.trente_quarante.terms import terms
from novamas.kit.plain import PlainDict


def words(event: PlainDict) -> PlainDict:
    """What the two rows count."""
    return {"black": event.get("black") or 0, "red": event.get("red") or 0}


ROOM = Room(
    name="trente-et-quarante",
    rules=TrenteRules,
    house=TrenteHouse,
    game=TrenteGame,
    check=check,
    odds=odds,
    lesson=lesson,
    meanings=meanings,
    sheet=sheet,
    limits=limits,
    choices=choices,
    terms=terms,
    cloth=TrenteCloth,
    bots=TEMPERAMENTS,
    words=words,
    terminal="cards",
    equipment=find_shoe,
    fast=fast,
    strategies=strategy,
    strategy_names=("prison", "half"),
)
