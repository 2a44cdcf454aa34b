"""Cards of two cloths that nobody at a physical table has seen yet: see `games/circle/unseen.py`."""

from __future__ import annotations

from collections.abc import Container

from novamas.games.banque.acts import Banque, Coup
from novamas.games.banque.cover import CoverGame
from novamas.games.circle.unseen import Lying, TurningGame


class UnseenGame(CoverGame, TurningGame[Banque]):
    """Cards that are turned over once they are needed."""

    def counted(self, coup: Lying) -> Container[str]:
        assert isinstance(coup, Coup)
        return {*coup.final, *coup.told}
