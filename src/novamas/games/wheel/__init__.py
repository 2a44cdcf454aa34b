"""Wheel of fortune: `wheel-of-fortune`."""

from novamas.games.wheel.play import WheelGame
from novamas.games.wheel.rules import WheelHouse, WheelRules, check

__all__ = ["WheelGame", "WheelHouse", "WheelRules", "check"]
