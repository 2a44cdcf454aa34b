"""How a game writes into the run of its table."""

from __future__ import annotations

from typing import Any

from novamas.kit.decider import AnyGame, Event, Run


class Inner:
    """The run as the game sees it: the desk is its state, its events go into the table's run."""

    def __init__(self, game: AnyGame, run: Run[Any]) -> None:
        self._run = run
        self.game = game

    @property
    def s(self) -> Any:
        return self._run.s.desk

    def __call__(self, event: Event) -> None:
        self._run(event)
