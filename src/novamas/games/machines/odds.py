"""What a play of a machine is worth, exactly.

A house that names no machine is told of all that come with novamas, each under its own name.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.machines.design import Machine
from novamas.games.machines.exact import Holding, play
from novamas.games.machines.play import PLAY, MachineGame
from novamas.games.machines.rules import KIND, MachineRules, machine_of
from novamas.games.odds import Row
from novamas.law import models

OWN = "machine"
"""What a machine of the house's own is called among strategies."""


def machines_of(game: MachineGame) -> dict[str, Machine]:
    """The machines that the odds list, by name: those that are shipped, or the one design of a table."""
    named = game.house.machine
    if named == "":
        return {name: machine_of(design) for name, design in models(KIND).items()}
    return {named if isinstance(named, str) else OWN: game.machine}


def odds(game: MachineGame) -> list[Row]:
    """What a play that costs one is worth."""
    return [row for name, machine in machines_of(game).items() for row in rows(game.rules, name, machine)]


def rows(rules: MachineRules, name: str, m: Machine) -> Iterator[Row]:
    """A machine as it is; where reels may be held, held as well as one can and never."""
    ways: tuple[tuple[Holding, str], ...] = (("best", name),)
    if m.hold is not None:
        ways = (("best", f"{name}-hold"), ("never", f"{name}-never"))
    for holding, strategy in ways:
        yield row(rules, m, holding, strategy)


def row(rules: MachineRules, m: Machine, holding: Holding, strategy: str) -> Row:
    figures = play(m, holding)
    money = m.pays_in == "cash"
    kind = rules.types[m.type]
    return Row(
        bet=PLAY,
        pays="",
        win=figures.above if money else Fraction(0),
        push=figures.equal if money else Fraction(0),
        lose=1 - figures.above - figures.equal if money else Fraction(1),
        edge=1 - figures.returned if money else Fraction(1),
        variance=figures.variance if money else Fraction(0),
        strategy=strategy,
        clauses=(*kind.clauses, *kind.gives_clauses),
    )
