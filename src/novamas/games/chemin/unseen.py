"""Cards of chemin de fer that nobody at a physical table has seen yet: see `games/circle/unseen.py`."""

from __future__ import annotations

from collections.abc import Container

from novamas.games.chemin.acts import Chemin, Coup
from novamas.games.chemin.cover import CoverGame
from novamas.games.circle.unseen import Lying, TurningGame


class UnseenGame(CoverGame, TurningGame[Chemin]):
    """Cards that are turned over once they are needed."""

    def counted(self, coup: Lying) -> Container[str]:
        assert isinstance(coup, Coup)
        return coup.deemed
