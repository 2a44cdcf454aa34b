"""Exact odds of boule: nine equal numbers, counted."""

from novamas.games.spin.odds import plain_odds as odds

__all__ = ["odds"]
