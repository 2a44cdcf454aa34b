"""Craps: `craps`."""

from novamas.games.craps.play import CrapsGame
from novamas.games.craps.rules import CrapsHouse, CrapsRules, check

__all__ = ["CrapsGame", "CrapsHouse", "CrapsRules", "check"]
