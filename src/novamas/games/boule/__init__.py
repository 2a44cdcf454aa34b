"""Boule: `boule`."""

from novamas.games.boule.play import BouleGame
from novamas.games.boule.rules import BouleHouse, BouleRules, check

__all__ = ["BouleGame", "BouleHouse", "BouleRules", "check"]
