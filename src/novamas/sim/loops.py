"""Compiled loops, driven: sessions by the batch, counted by `compiled_tally.py`, handed on as a `Tally`."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import numpy as np

from novamas.games.compiled_streams import Ints
from novamas.games.fast import Tables, Unfit
from novamas.kit.streams import MASK, key_of
from novamas.sim.compiled_tally import DEPTH, DROP, END, FIGURES, PUT, ROW, RUINED, STOP, note_flat, note_plan
from novamas.sim.course import follow_plan, mark_course
from novamas.sim.job import Job
from novamas.sim.plans import PLANS
from novamas.sim.tally import PATHS, Tally

BATCH = 1 << 14
"""Rounds that lie in memory at once, if a session is not longer."""
WIDEST = 1 << 22
"""Different amounts that one round may bring."""
MANY = 1 << 17
"""Sessions whose ends are noted before they are counted."""


class Loop:
    """The compiled loop of a job."""

    def __init__(self, tables: Tables, job: Job, base: int, most: int) -> None:
        plan = job.plan
        self.planned = plan.name != "flat" or plan.ends
        if self.planned and (not tables.linear or tables.raises):
            raise Unfit("plan")
        self.most = most if plan.name != "flat" else 1
        if base % tables.unit or plan.chips % tables.unit or plan.target % tables.unit:
            raise Unfit("plan")
        if (tables.highest - tables.lowest) * self.most >= WIDEST:
            raise Unfit("too-wide")
        module: Any = import_module(tables.kernel)
        self.tables, self.job, self.base = tables, job, base // tables.unit
        self.given, self.run = module.load(tables.given), module.play
        self.count: Any = getattr(module, "count", None) if tables.countable and not self.planned else None
        key = key_of(job.seed)
        self.key = np.array([key & MASK, key >> 32], dtype=np.int64)
        self.lowest = min(tables.lowest, 0) * self.most
        self.width = (max(tables.highest, 0) * self.most - self.lowest) + 1

    def play(self, first: int, count: int, rounds: int) -> Tally:
        """So many sessions of so many rounds, from one on."""
        tally = Tally()
        for begin in range(first, first + count, MANY):
            tally.add(self._play_many(begin, min(MANY, first + count - begin), rounds))
        return tally

    def _play_many(self, first: int, count: int, rounds: int) -> Tally:
        batch = max(1, min(count, BATCH // rounds))
        hist = np.zeros(self.width, dtype=np.int64)
        outs = np.zeros(max(1, len(self.tables.outcomes)), dtype=np.int64)
        found = np.zeros((count, FIGURES), dtype=np.int64)
        nets = np.zeros((batch, rounds), dtype=np.int32)
        puts = np.zeros((batch, rounds) if self.tables.raises else (1, 1), dtype=np.int32)
        paths: dict[int, tuple[int, ...]] = {}
        beside = count if self.count is None else min(count, max(0, PATHS - first))
        """Sessions whose rounds are looked at one by one: all, or those whose course is kept."""
        if beside < count:
            self._count(first + beside, rounds, found[beside:], hist, outs)
        for begin in range(0, beside, batch):
            n = min(batch, beside - begin)
            part, here = found[begin : begin + n], first + begin
            limits = np.full(n, rounds, dtype=np.int64)
            before = outs.copy() if self.planned else outs
            self.run(self.given, self.key, here, limits, nets[:n], puts[:n], outs)
            self._note(nets[:n], puts[:n], rounds, part, hist)
            if self.planned and (part[:, STOP] < rounds).any():  # what came after the end of a session does not count
                outs = before
                self.run(self.given, self.key, here, part[:, STOP].copy(), nets[:n], puts[:n], outs)
            if here < PATHS:
                paths |= self._paths(nets, here, min(n, PATHS - here))
        return self._tally(hist, outs, found, paths)

    def _count(self, first: int, rounds: int, part: Ints, hist: Ints, outs: Ints) -> None:
        """Sessions of which it is enough to count what came."""
        came = np.zeros(len(self.given.nets), dtype=np.int64)
        courses = np.zeros((len(part), 3), dtype=np.int64)
        self.count(self.given, self.key, first, rounds, courses, came)
        part[:, DEPTH], part[:, DROP], part[:, END] = courses.T
        part[:, STOP], part[:, PUT] = rounds, self.base * rounds
        outs[: len(came)] += came
        np.add.at(hist, self.given.nets - self.lowest, came)

    def _note(self, nets: Ints, puts: Ints, rounds: int, part: Ints, hist: Ints) -> None:
        raises, unit, plan = self.tables.raises, self.tables.unit, self.job.plan
        if not self.planned:
            note_flat(nets, puts, raises, rounds, self.base, self.lowest, part, hist)
            return
        note_plan(
            nets, puts, raises, rounds, self.base, self.lowest, part, hist, PLANS.index(plan.name),
            plan.chips // unit, plan.target // unit, plan.per_mille, self.most, ROW,
        )  # fmt: skip

    def _paths(self, nets: Ints, first: int, count: int) -> dict[int, tuple[int, ...]]:
        """The course of the first sessions. Stakes that follow a plan are not in `nets`: only how those ended is."""
        plan, unit = self.job.plan, self.tables.unit
        return {
            first + n: mark_course(
                follow_plan(plan, nets[n].tolist(), unit, self.base, self.most), self.job.session, unit
            )
            for n in range(count)
        }

    def _tally(self, hist: Ints, outs: Ints, found: Ints, paths: dict[int, tuple[int, ...]]) -> Tally:
        unit, base = self.tables.unit, self.base
        places = np.nonzero(hist)[0]
        ends = found[:, END]
        squares = ends * ends
        square = (int((squares >> 32).sum()) << 32) + int((squares & MASK).sum())
        ruined = found[found[:, RUINED] == 1, STOP]
        named = zip(self.tables.outcomes, outs.tolist(), strict=False)
        return Tally(
            rounds=int(found[:, STOP].sum()),
            sessions=len(found),
            put=int(found[:, PUT].sum()) * unit,
            squares=square * unit * unit,
            nets=Counter({(int(place) + self.lowest) * unit: int(hist[place]) for place in places}),
            outcomes=Counter({name: n for name, n in named if n}),
            depths=count_values(-(found[:, DEPTH] // base)),
            drops=count_values(-(-found[:, DROP] // base)),
            ends=count_values(ends // base),
            ruins=count_values(ruined),
            paths=paths,
        )


def count_values(values: Ints) -> Counter[int]:
    each, times = np.unique(values, return_counts=True)
    return Counter(dict(zip(each.tolist(), times.tolist(), strict=True)))
