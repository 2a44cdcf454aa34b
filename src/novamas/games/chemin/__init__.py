"""Chemin de fer: `chemin-de-fer`, the game in which the bank goes round the table."""

from novamas.games.chemin.acts import Bank, Chemin, Coup, Stake
from novamas.games.chemin.play import CheminGame
from novamas.games.chemin.rules import CheminHouse, CheminRules, check

__all__ = ["Bank", "Chemin", "CheminGame", "CheminHouse", "CheminRules", "Coup", "Stake", "check"]
