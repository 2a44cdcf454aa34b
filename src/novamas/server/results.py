"""What has come at a table, newest last: kept as it happens, read back from the books only as far as it is asked for.

What a result is, the game itself says (`Game.outcome`): the number of a wheel, and nothing for games without one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice

from msgspec import Struct

from novamas.casino import Act
from novamas.kit.chance import Value
from novamas.kit.decider import Chance
from novamas.server.sight import outcomes
from novamas.table import TableGame
from novamas.table.acts import Rectify

KEPT = 500  # results of a table in memory


class Result(Struct, frozen=True):
    """What came in a round, and when."""

    round: int
    value: Value
    at: float


def is_rectified(act: Act) -> bool:
    """Whether an act takes back what was typed last."""
    return isinstance(act.command, Rectify)


class Results:
    """The last results of one table; `since` is the number of the first event that was looked at for them."""

    def __init__(self, table: TableGame, acts: Iterable[Act], since: int) -> None:
        self.table = table
        self.since = since
        self.lock = asyncio.Lock()
        self._kept: deque[Result] = deque(maxlen=KEPT)
        self._typed: deque[int] = deque(maxlen=KEPT)  # how many results came of each answer of chance
        for act in acts:
            self.note(act)

    def note(self, act: Act) -> None:
        """An act has happened; one that rectifies what was typed takes its results back."""
        if is_rectified(act):
            for _ in range(min(len(self._kept), self._typed.pop() if self._typed else 0)):
                self._kept.pop()
            return
        found = list(self.of(act))
        self._kept.extend(found)
        if isinstance(act.command, Chance):
            self._typed.append(len(found))

    def of(self, act: Act) -> Iterator[Result]:
        for came in outcomes(act, self.table):
            yield Result(act.round, came.value, act.at)

    def last(self, count: int) -> list[Result]:
        return list(self._kept)[-count:]

    def lacks(self, count: int) -> int:
        """How many results more could be read back, if so many are asked for."""
        return max(0, min(count, KEPT) - len(self._kept)) if self.since else 0

    def older(self, acts: Iterable[Act], wanted: int) -> tuple[list[Result], int]:
        """So many results from acts that come newest first, and how far they led back."""
        since = taken = 0
        found: list[Result] = []
        for act in acts:
            taken += is_rectified(act)
            if taken and isinstance(act.command, Chance):
                taken -= 1
                continue
            found += reversed(list(self.of(act)))
            if len(found) >= wanted:
                since = act.seq
                break
        return found, since

    def put_before(self, found: list[Result], since: int) -> None:
        """Results from before those that are known, newest first; never at the price of a newer one."""
        self._kept.extendleft(islice(found, KEPT - len(self._kept)))
        self.since = since
