"""How somebody plays who is asked: strategies by name, for simulations and for whoever wants to be shown one.

A strategy answers what the table waits for, with what this player can see. The names are those of `novamas odds`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from novamas.kit.decider import Actor, AnyDesk, AnyGame, Command, Offer

Answer: TypeAlias = Callable[[AnyGame, AnyDesk, Actor, Mapping[str, Offer]], Command | None]
"""The game, the state as this player sees it, who they are, and the offers that the table waits for, by their kind.
Nothing stands for what the silent do."""
Chart: TypeAlias = Mapping[str, Mapping[str, str]]
"""A strategy as a table: a hand, what it meets, and the answer."""
