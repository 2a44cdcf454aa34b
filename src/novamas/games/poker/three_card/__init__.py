"""Three-card poker: an ante, three cards, a second bet as large; a bonus on the ante, and Par Plus beside it."""

from novamas.games.poker.three_card.play import ThreeCardGame
from novamas.games.poker.three_card.rules import ThreeCardHouse, ThreeCardRules, check

__all__ = ["ThreeCardGame", "ThreeCardHouse", "ThreeCardRules", "check"]
