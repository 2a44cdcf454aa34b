"""Roulette: `roulette-french` and `roulette-american`."""

from novamas.games.roulette.play import Roulette, RouletteGame
from novamas.games.roulette.rules import RouletteHouse, RouletteRules, check

__all__ = ["Roulette", "RouletteGame", "RouletteHouse", "RouletteRules", "check"]
