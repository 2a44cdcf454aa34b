"""Poker without discard: an ante, five cards against a bank that shows one; jackpot, insurance, a card to buy."""

from novamas.games.poker.no_draw.play import NoDrawGame
from novamas.games.poker.no_draw.rules import NoDrawHouse, NoDrawRules, check

__all__ = ["NoDrawGame", "NoDrawHouse", "NoDrawRules", "check"]
