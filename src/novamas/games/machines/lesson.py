"""A machine in six sentences, and what its play means."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.lesson import Line, tell
from novamas.games.machines.exact import play
from novamas.games.machines.play import PLAY, MachineGame


def lesson(game: MachineGame) -> Iterator[Line]:
    m = game.machine
    figures = play(m)
    yield tell("machine-how-goal", type=m.type, reels=len(m.reels), lines=len(m.lines), pays=bool(m.pays))
    yield tell("machine-how-price", price=m.price, stakes=len(m.stakes))
    yield tell("machine-how-chance")
    feature = "free" if m.free else "hold" if m.hold else "bonus" if m.bonus else "none"
    yield tell("machine-how-feature", feature=feature, most=m.free.most if m.free else 0)
    yield tell(
        "machine-how-hits",
        hits=figures.hits,
        any=bool(figures.hits),
        games=Fraction(round(100 * (figures.games - 1)), 100),
    )
    yield tell("machine-how-edge", edge=1 - figures.returned, any=any(True for _ in m.prizes()))


def meanings(game: MachineGame) -> Iterator[tuple[str, Line]]:
    yield PLAY, tell("machine-means", price=game.machine.price, lines=len(game.machine.lines))
