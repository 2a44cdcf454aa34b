"""Exact odds of the wheel of fortune: its cells, counted."""

from novamas.games.spin.odds import plain_odds as odds

__all__ = ["odds"]
