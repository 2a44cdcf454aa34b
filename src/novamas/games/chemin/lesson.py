"""Chemin de fer in six sentences."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.chemin.play import CheminGame
from novamas.games.lesson import Line, tell


def lesson(game: CheminGame) -> Iterator[Line]:
    args = {"cagnotte": game.settlement.rate(), "refusals": game.rules.seating.refusals}
    for step in ("goal", "bank", "against", "cards", "end", "seat"):
        yield tell(f"chemin-how-{step}", **args)
