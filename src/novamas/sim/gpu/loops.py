"""Loops on a graphics card, driven: a thread plays whole sessions, the card counts, the sums come back as a `Tally`.

The tables are those of the compiled loops, the words of chance too, so the sums are equal to the last digit. Needs
CuPy (the extra `gpu`) and a card; nothing imports this until somebody asks for one.
"""

from __future__ import annotations

from collections import Counter

from novamas.games.fast import Tables, Unfit
from novamas.kit.streams import key_of
from novamas.sim.course import follow_plan, mark_course
from novamas.sim.gpu.card import SHARED, Array, Card, Loaded
from novamas.sim.gpu.source import family_source, write_source
from novamas.sim.job import BadJob, Job
from novamas.sim.plans import PLANS
from novamas.sim.tally import PATHS, Tally

WIDEST = 1 << 24
"""Different amounts that one round may bring."""
LONGEST_TABLE = 1 << 26
"""Different ends of sessions."""
NEAR = 8_192
"""Different amounts that are counted close to the processors."""
LAUNCH = 1 << 40
"""Rounds of one launch, so that no count overflows."""
SMALL = 1 << 30


class DeviceLoop:
    """The loop of a job on a graphics card."""

    def __init__(self, tables: Tables, job: Job, base: int, most: int, card: Card | None = None) -> None:
        plan = job.plan
        self.planned = plan.name != "flat" or plan.ends
        if self.planned and (not tables.linear or tables.raises):
            raise Unfit("plan")
        self.most = most if plan.name != "flat" else 1
        if base % tables.unit or plan.chips % tables.unit or plan.target % tables.unit:
            raise Unfit("plan")
        family = family_source(tables.kernel)
        if family is None:
            raise Unfit("no-device-loop")
        self.tables, self.job, self.base = tables, job, base // tables.unit
        self.lowest = min(tables.lowest, 0) * self.most
        self.highest = max(tables.highest, 0) * self.most
        self.width = self.highest - self.lowest + 1
        self.counted = tables.countable and not self.planned
        if self.width >= WIDEST and not self.counted:
            raise Unfit("too-wide")
        self.family, self.key = family, key_of(job.seed)
        self.bounds = self._bound_sessions(job.session)
        self.card = card or Card()
        self.loaded: Loaded = self.card.load(self.write())

    def _bound_sessions(self, rounds: int) -> tuple[int, int, int]:
        """How deep a session may come, where it may end at the least and at the most, in first stakes."""
        deepest = -(rounds * self.lowest // self.base)
        least, top = rounds * self.lowest // self.base, rounds * self.highest // self.base
        if max(deepest, top - least) >= LONGEST_TABLE or rounds * max(self.highest, -self.lowest) >= 1 << 62:
            raise Unfit("too-wide")
        return deepest, least, top

    def write(self) -> str:
        """The source of the loop for this job."""
        plan, unit, tables = self.job.plan, self.tables.unit, self.tables
        small = self.job.session * max(self.highest, -self.lowest) < SMALL
        picks = tables.given.get("picks", [])
        figures = {
            "BASE": self.base, "LOWEST": self.lowest, "WIDTH": self.width, "PLAN": PLANS.index(plan.name),
            "CHIPS": plan.chips // unit, "TARGET": plan.target // unit, "PER_MILLE": plan.per_mille, "MOST": self.most,
            "OUTCOMES": max(1, len(tables.outcomes)), "NEAR": int(self.width <= NEAR and not self.counted),
            "COUNTED": int(self.counted), "QUICK": int(self.counted and small), "LEAST_END": self.bounds[1],
            "ONE_TO_ONE": int(picks == list(range(len(picks)))),
        }  # fmt: skip
        return write_source(tables, self.family, figures)

    def play(self, first: int, count: int, rounds: int) -> Tally:
        """So many sessions of so many rounds, from one on."""
        tally = Tally()
        most = max(1, LAUNCH // rounds)
        for begin in range(first, first + count, most):
            tally.add(self._launch(begin, min(most, first + count - begin), rounds))
        return tally

    def _launch(self, first: int, count: int, rounds: int) -> Tally:
        deepest, least, top = self.bounds
        outcomes = max(1, len(self.tables.outcomes))
        wide = self.width if not self.counted else 1
        sizes = (wide, outcomes, deepest + 2, deepest + 2, top - least + 2, rounds + 1, 4)
        arrays = [self.card.long_zeros(size) for size in sizes]
        near = self.width if self.width <= NEAR and not self.counted else 0
        self.loaded.launch("play", self._room(outcomes, near), (first, count), rounds, self.key, arrays)
        hist, outs, depths, drops, ends, ruins, sums = (self.card.fetch(array) for array in arrays)
        played, put, high, low = (int(each) for each in sums)
        unit = self.tables.unit
        return Tally(
            rounds=played,
            sessions=count,
            put=put * unit,
            squares=((high << 32) + low) * unit * unit,
            nets=self._count_nets(hist, outs),
            outcomes=Counter({n: int(c) for n, c in zip(self.tables.outcomes, outs, strict=False) if c}),
            depths=count_places(depths),
            drops=count_places(drops),
            ends=count_places(ends, least),
            ruins=count_places(ruins),
            paths=self._watch(first, min(count, PATHS - first), rounds) if first < PATHS else {},
        )

    def _room(self, outcomes: int, near: int) -> int:
        """Bytes that the threads of a block share: a column of counts each, and near counts of amounts."""
        shared = 4 * (outcomes * self.card.threads + near)
        if shared > SHARED:
            raise BadJob("sim-no-kernel", field="device", why="too-wide")
        return shared

    def _count_nets(self, hist: Array, outs: Array) -> Counter[int]:
        """What rounds brought; where a draw decides a round, what came says it."""
        unit = self.tables.unit
        if not self.counted:
            return count_places(hist, self.lowest, unit)
        found: Counter[int] = Counter()
        for net, times in zip(self.tables.given["nets"], outs.tolist(), strict=True):
            if times:
                found[int(net) * unit] += int(times)
        return found

    def _watch(self, first: int, count: int, rounds: int) -> dict[int, tuple[int, ...]]:
        unit = self.tables.unit
        nets = self.card.zeros((count, rounds))
        room = self._room(max(1, len(self.tables.outcomes)), 0)
        self.loaded.launch("watch", room, (first, count), rounds, self.key, [nets])
        rows = self.card.fetch(nets).tolist()
        return {
            first + n: mark_course(follow_plan(self.job.plan, row, unit, self.base, self.most), self.job.session, unit)
            for n, row in enumerate(rows)
        }


def count_places(array: Array, lowest: int = 0, unit: int = 1) -> Counter[int]:
    """What an array of counts says, by what stands at each place."""
    places = array.nonzero()[0].tolist()
    return Counter({(place + lowest) * unit: int(array[place]) for place in places})
