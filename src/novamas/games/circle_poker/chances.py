"""What a player's cards are worth, for a panel beside the table: by the cards that this player sees, and no others."""

from __future__ import annotations

from novamas.games.chances import Chances
from novamas.games.circle_poker.acts import CirclePoker
from novamas.games.circle_poker.arithmetic.equity import BadEquity
from novamas.games.circle_poker.arithmetic.seen import equities_of
from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.circle_poker.showdown import cards_of
from novamas.kit.decider import Actor

DEALS = 100_000
"""So many deals are drawn where all of them are too many to count."""


def chances(game: CirclePokerGame, s: CirclePoker, who: Actor) -> Chances | None:
    """Nothing where the house wants no such help, the player is not in a hand or nobody else is, or where what counts
    is not installed (the extra `odds`)."""
    inside = s.hand.inside()
    if not game.house.equity or who not in inside or len(inside) < 2 or not cards_of(s.hand, who):
        return None
    try:
        found = equities_of(game, s, who, DEALS)
    except (ImportError, BadEquity):
        return None
    mine = found.shares[0]
    return Chances(
        share=float(mine.equity),
        wins=float(mine.wins),
        ties=float(mine.shares),
        others=len(inside) - 1,
        deals=found.deals,
        exact=found.exact,
    )
