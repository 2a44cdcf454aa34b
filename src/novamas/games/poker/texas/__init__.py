"""Texas poker: two cards each, five common ones, a second bet after the flop, the Texas Bonus beside the ante."""

from novamas.games.poker.texas.play import TexasGame
from novamas.games.poker.texas.rules import TexasHouse, TexasRules, check

__all__ = ["TexasGame", "TexasHouse", "TexasRules", "check"]
