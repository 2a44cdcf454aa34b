"""Players play against each other, so no bet has a price of its own: what it costs is what the house takes."""

from __future__ import annotations

from novamas.games.circle_poker.play import CirclePokerGame
from novamas.games.odds import Row


def odds(game: CirclePokerGame) -> list[Row]:
    """None: nothing is bet against the house."""
    return []
