"""Blackjack: `blackjack`, and on top of it `triple-blackjack`."""

from novamas.games.blackjack.acts import Blackjack
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.blackjack.rules import BlackjackHouse, BlackjackRules, check

__all__ = ["Blackjack", "BlackjackGame", "BlackjackHouse", "BlackjackRules", "check"]
