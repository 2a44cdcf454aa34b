"""The sheet of every game where something spins: that of its cloth, and the spins that can be declared void."""

from __future__ import annotations

from collections.abc import Iterable

from novamas.games.cloth.sheet import cloth_sheet
from novamas.games.odds import Row
from novamas.games.sheet import Cloth, Irregularity, Sheet
from novamas.games.spin.acts import VoidSpin
from novamas.games.spin.play import AnySpin


def spin_sheet(game: AnySpin, minimum: int, rows: Iterable[Row], cloth: Cloth) -> Sheet:
    """The sheet of a game at a minimum, with the figures of its odds room and the picture of its family."""
    return cloth_sheet(game, minimum, rows, cloth, irregularities(game))


def irregularities(game: AnySpin) -> Iterable[Irregularity]:
    if (void := game.rules.void) is not None:
        yield Irregularity(VoidSpin.__name__, void.by, void.clauses, void.causes)
