"""Trijoker: three equal bets on five cards, of which two are common; two of the bets may be taken back on the way."""

from novamas.games.poker.trijoker.play import TrijokerGame
from novamas.games.poker.trijoker.rules import TrijokerHouse, TrijokerRules, check

__all__ = ["TrijokerGame", "TrijokerHouse", "TrijokerRules", "check"]
