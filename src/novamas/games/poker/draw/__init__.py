"""Poker with discard: an ante, five cards, a second bet, two cards changed; a bank that must change too; a jackpot."""

from novamas.games.poker.draw.play import DrawGame
from novamas.games.poker.draw.rules import DrawHouse, DrawRules, check

__all__ = ["DrawGame", "DrawHouse", "DrawRules", "check"]
