"""Machines of types A, B and C: `machines`."""

from novamas.games.machines.play import MachineGame
from novamas.games.machines.rules import MachineHouse, MachineRules, check

__all__ = ["MachineGame", "MachineHouse", "MachineRules", "check"]
