"""What the games have in common in which a player is the bank: chemin de fer, and baccarat on two cloths.

- `rules.py`: the sections of the law that both share, as types; `check_circle` refuses what cannot be played.
- `acts.py`, `reports.py`: what is said, done and reported in the same words in both.
- `unseen.py`: cards that nobody at a physical table has seen, turned over once they are needed.
- `hands.py`: counting cards, who wins, what the punto may say, the bank's chart.
- `order.py`: the rotation of the places, the order of priority, shares in proportion.
- `keeper.py`: the ceremony before a shoe, on `games/shoe/keeper.py`: the cards pass, are shuffled last by the croupier
  and offered round the table for the cut.
"""

from novamas.games.circle.hands import CARD, NO, Hands
from novamas.games.circle.keeper import CircleKeeper
from novamas.games.circle.order import from_right, priority, share_out
from novamas.games.circle.rules import BANK, PUNTO, CircleHouse, CircleRules, check_circle

__all__ = [
    "BANK",
    "CARD",
    "NO",
    "PUNTO",
    "CircleHouse",
    "CircleKeeper",
    "CircleRules",
    "Hands",
    "check_circle",
    "from_right",
    "priority",
    "share_out",
]
