"""What the laws leave to data in every game where something spins, besides what every cloth has: launch, void spins."""

from __future__ import annotations

from novamas.games.cloth.rules import ClothHouse, ClothRules
from novamas.games.table_rules import Section
from novamas.kit.decider import Actor
from novamas.kit.spaces import Clause


class Void(Section, frozen=True, kw_only=True):
    """A spin that does not count (tirada nula): why, who says so, what is called, how the ball restarts."""

    causes: tuple[str, ...]
    by: tuple[Actor, ...]
    calls: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()
    from_previous: bool = False


class Throw(Section, frozen=True, kw_only=True):
    """The throw of the ball; `in_turn`: several croupiers throw it one after the other."""

    in_turn: bool = False
    turn_clauses: tuple[Clause, ...] = ()


class SpinRules(ClothRules, frozen=True, kw_only=True):
    """What every game of this kind says; each family adds its own."""

    launch: Throw = Throw()
    void: Void | None = None


class SpinHouse(ClothHouse, frozen=True, kw_only=True):
    """What the house chooses within the law, the same for every game of this kind."""
