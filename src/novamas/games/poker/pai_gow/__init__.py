"""Pai gow poker: seven cards as two hands, a bank that is offered round the table, and dice that say who begins."""

from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.rules import PaiGowHouse, PaiGowRules, check

__all__ = ["PaiGowGame", "PaiGowHouse", "PaiGowRules", "check"]
