"""What a person sees of a long count: a bar on a terminal, one line elsewhere; always on standard error."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from novamas.cli.names import game_name
from novamas.games.counts import Count
from novamas.kit.words import say
from novamas.odds.kept import Progress

if TYPE_CHECKING:
    from rich.progress import Progress as Bars

TELLING = 5
"""Seconds that a count takes before it is worth a word."""


class Shown(Progress):
    """Shows the progress of a long count: the game, about how many seconds it takes, how far it is."""

    def __init__(self, tongue: str) -> None:
        self.tongue = tongue
        self.bars: Bars | None = None

    def begin(self, count: Count) -> None:
        if count.seconds < TELLING:
            return
        sentence = say("odds-counting", self.tongue, game=game_name(count.game, self.tongue), seconds=count.seconds)
        if not sys.stderr.isatty():
            sys.stderr.write(f"{sentence}\n")
            return
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
        self.bars = Progress(*columns, console=Console(stderr=True), transient=True)
        self.bars.add_task(sentence, total=1.0)
        self.bars.start()

    def step(self, share: float) -> None:
        if self.bars is not None:
            self.bars.update(self.bars.task_ids[0], completed=share)

    def end(self) -> None:
        if self.bars is not None:
            self.bars.stop()
            self.bars = None
