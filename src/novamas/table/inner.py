"""How a game writes into the run of its table."""

from __future__ import annotations

from novamas.kit.decider import AnyGame, Desk, Event, Run
from novamas.table.acts import TableState


class Inner(Run[Desk]):
    """The run as the game sees it: the desk is its state, its events go into the table's run."""

    def __init__(self, game: AnyGame, run: Run[TableState]) -> None:
        super().__init__(game, run.s.desk)
        self._run = run

    def __call__(self, event: Event) -> None:
        self._run(event)
        self.s = self._run.s.desk
        self.events.append(event)
