"""The room of `roulette`: everything that others ask of this family."""

from __future__ import annotations

from novamas.games.cloth.sheet import limits
from novamas.games.equipment import find_wheel
from novamas.games.room import Room
from novamas.games.roulette.bots import TEMPERAMENTS
from novamas.games.roulette.fast import fast, strategy
from novamas.games.roulette.lesson import lesson, meanings
from novamas.games.roulette.odds import odds
from novamas.games.roulette.play import RouletteGame
from novamas.games.roulette.rules import RouletteHouse, RouletteRules, check
from novamas.games.roulette.sheet import RouletteCloth, choices, sheet

ROOM = Room(
    name="roulette",
    rules=RouletteRules,
    house=RouletteHouse,
    game=RouletteGame,
    check=check,
    odds=odds,
    lesson=lesson,
    meanings=meanings,
    sheet=sheet,
    limits=limits,
    choices=choices,
    cloth=RouletteCloth,
    bots=TEMPERAMENTS,
    terminal="roulette",
    equipment=lambda game: find_wheel(game, "roulette"),
    fast=fast,
    strategies=strategy,
    strategy_names=("prison", "half"),
)
