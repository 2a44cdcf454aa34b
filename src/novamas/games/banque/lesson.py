"""Baccarat on two cloths in six sentences."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.banque.play import BanqueGame
from novamas.games.lesson import Line, tell


def lesson(game: BanqueGame) -> Iterator[Line]:
    args = {"cagnotte": game.table.rate(), "players": game.rules.least.players}
    for step in ("goal", "bank", "against", "cards", "end", "seat"):
        yield tell(f"banque-how-{step}", **args)
