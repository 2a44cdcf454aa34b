"""Baccarat on two cloths: read `rules.py`, then docs/decisions/0025-two-cloths.md, then `play.py`."""

from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import BanqueHouse, BanqueRules, check

__all__ = ["BanqueGame", "BanqueHouse", "BanqueRules", "check"]
