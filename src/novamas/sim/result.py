"""What came of a simulation: figures with what they may be wrong by, beside the exact ones, and ways to keep them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from novamas.kit.plain import PlainDict
from novamas.sim.job import BadJob, Job
from novamas.sim.tally import Tally, marks

SURE = 1.959963984540054
"""How many standard errors to either side hold 95 % of what may come."""
QUANTILES = (0.001, 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 0.999)
ENOUGH = 30
"""Sessions from which on their own spread says how sure a mean is; rounds of one shoe hang together."""
INSTALL = "pip install 'novamas[sim]'"
INSTALL_CLUSTER = "pip install 'novamas[cluster]'"


class Exact(Struct, frozen=True):
    """What the exact odds say of the same bets: the edge, the standard deviation of a round where it is one bet, and
    how many standard errors lie between."""

    edge: Fraction
    sd: float | None
    z: float


class Result(Struct, frozen=True, kw_only=True):
    """What came of a simulation. Amounts are minor units; shares and edges are per chip of the first stakes.

    `by` is `kernel` where a compiled loop played and `engine` where the rules did, `why` the reason for the latter.
    """

    job: Job
    by: str
    why: str
    base: int
    unit: str
    tally: Tally
    exact: Exact | None = None
    seconds: float = 0.0
    workers: int = 1

    @property
    def rounds(self) -> int:
        return self.tally.rounds

    @property
    def mean(self) -> float:
        """What a round brings on the average, in minor units."""
        return self.tally.net / max(1, self.rounds)

    @property
    def variance(self) -> float:
        """Of what a round brings, in minor units squared."""
        n = self.rounds
        return (self.tally.square * n - self.tally.net**2) / (n * max(1, n - 1)) if n else 0.0

    @property
    def sd(self) -> float:
        return sqrt(self.variance)

    @property
    def error(self) -> float:
        """The standard error of the edge."""
        return standard_error(self.tally, self.job) / self.base

    @property
    def edge(self) -> float:
        """What a round costs on the average, per chip of the first stakes."""
        return -self.mean / self.base

    @property
    def interval(self) -> tuple[float, float]:
        """Where the edge lies, with 95 % confidence."""
        return self.edge - SURE * self.error, self.edge + SURE * self.error

    @property
    def staked(self) -> float:
        """What is put down in a round on the average, raises included, per chip of the first stakes."""
        return self.tally.put / max(1, self.rounds) / self.base

    @property
    def element_of_risk(self) -> float:
        """What a round costs per chip that is put down."""
        return -self.tally.net / max(1, self.tally.put)

    @property
    def win(self) -> float:
        return self._share(lambda net: net > 0)

    @property
    def push(self) -> float:
        return self._share(lambda net: net == 0)

    @property
    def lose(self) -> float:
        return self._share(lambda net: net < 0)

    def _share(self, wanted: Callable[[int], bool]) -> float:
        return sum(n for net, n in self.tally.nets.items() if wanted(net)) / max(1, self.rounds)

    @property
    def rate(self) -> float:
        """Rounds a second."""
        return self.rounds / self.seconds if self.seconds else 0.0

    def quantile(self, share: float) -> int:
        """What a round brings at least in all but this share of rounds, in minor units."""
        return find_quantile(self.tally.nets, share)

    def ruin_curve(self) -> list[tuple[int, float]]:
        """How often a session ends for want of chips, by how many first stakes one begins with."""
        return at_least(self.tally.depths, self.tally.sessions)

    def drawdown_curve(self) -> list[tuple[int, float]]:
        """How often a session falls so many first stakes below its highest point, or further."""
        return at_least(self.tally.drops, self.tally.sessions)

    def share_ruined(self) -> float:
        """The share of sessions that ended because the next stakes could not be paid."""
        return sum(self.tally.ruins.values()) / max(1, self.tally.sessions)

    def as_plain(self) -> PlainDict:
        """Everything as plain data, for JSON."""
        t = self.tally
        low, high = self.interval
        found: PlainDict = {
            "law": self.job.law,
            "game": self.job.game,
            "bets": dict(self.job.bets),
            "strategy": self.job.strategy,
            "plan": msgspec.to_builtins(self.job.plan),
            "seed": self.job.seed,
            "session": self.job.session,
            "by": self.by,
            "rounds": t.rounds,
            "sessions": t.sessions,
            "base": self.base,
            "unit": self.unit,
            "net": t.net,
            "put": t.put,
            "mean": self.mean,
            "sd": self.sd,
            "variance": self.variance,
            "edge": self.edge,
            "error": self.error,
            "interval": [low, high],
            "staked": self.staked,
            "element_of_risk": self.element_of_risk,
            "win": self.win,
            "push": self.push,
            "lose": self.lose,
            "quantiles": {str(share): self.quantile(share) for share in QUANTILES},
            "outcomes": dict(sorted(t.outcomes.items(), key=lambda item: sort_key(item[0]))),
            "nets": {str(net): n for net, n in sorted(t.nets.items())},
            "ruin": self.ruin_curve(),
            "drawdown": self.drawdown_curve(),
            "ruined": self.share_ruined(),
            "seconds": self.seconds,
        }
        if self.why:
            found["why"] = self.why
        if self.exact is not None:
            found["exact"] = {
                "edge": str(self.exact.edge), "edge_float": float(self.exact.edge), "sd": self.exact.sd,
                "z": self.exact.z,
            }  # fmt: skip
        return found

    def to_json(self) -> bytes:
        return msgspec.json.encode(self.as_plain())

    def as_arrow(self) -> Any:
        """Three tables of Arrow: what rounds brought (`nets`), what chance did (`outcomes`), what became of sessions
        (`sessions`). They need the extra `sim`."""
        try:
            import pyarrow
        except ModuleNotFoundError as missing:
            raise BadJob("sim-needs-extra", field="parquet", missing=missing.name or "", install=INSTALL) from missing
        head = {
            b"law": self.job.law.encode(), b"game": self.job.game.encode(), b"seed": str(self.job.seed).encode(),
            b"figures": self.to_json(),
        }  # fmt: skip
        t = self.tally
        depths = sorted({*t.depths, *t.drops, *t.ends})
        tables = {
            "nets": {"net": sorted(t.nets), "rounds": [t.nets[net] for net in sorted(t.nets)]},
            "outcomes": {"outcome": list(t.outcomes), "times": list(t.outcomes.values())},
            "sessions": {
                "stakes": depths,
                "depth": [t.depths[n] for n in depths],
                "drop": [t.drops[n] for n in depths],
                "end": [t.ends[n] for n in depths],
            },
        }
        return {name: pyarrow.table(columns).replace_schema_metadata(head) for name, columns in tables.items()}

    def write_parquet(self, folder: Path) -> list[Path]:
        """The tables as files of a folder."""
        from pyarrow import parquet

        tables = self.as_arrow()
        folder.mkdir(parents=True, exist_ok=True)
        written = []
        for name, table in tables.items():
            parquet.write_table(table, folder / f"{name}.parquet")
            written.append(folder / f"{name}.parquet")
        return written

    def marks(self) -> list[int]:
        """The rounds at which the courses of sessions are noted."""
        return marks(self.job.session)


def standard_error(tally: Tally, job: Job) -> float:
    """Of the mean of a round, in minor units: from the spread of whole sessions where there are enough of one length,
    from that of rounds else."""
    n, count = tally.rounds, tally.sessions
    if count >= ENOUGH and n == count * job.session:
        spread = (tally.squares * count - tally.net**2) / (count * (count - 1))
        return sqrt(max(0.0, spread) / count) / job.session
    return sqrt((tally.square * n - tally.net**2) / (n * n * max(1, n - 1))) if n else 0.0


def find_quantile(counts: Mapping[int, int], share: float) -> int:
    below, total = 0, sum(counts.values())
    for value in sorted(counts):
        below += counts[value]
        if below >= share * total:
            return value
    return 0


def at_least(counts: Counter[int], total: int) -> list[tuple[int, float]]:
    """The share that is so high or higher, for every height from 1 to the highest, at most a few hundred of them."""
    highest = max(counts, default=0)
    every = max(1, highest // 200)
    shares, reached = {}, 0
    for height in range(highest, 0, -1):
        reached += counts.get(height, 0)
        shares[height] = reached / max(1, total)
    return [(height, shares[height]) for height in range(1, highest + 1) if (height - 1) % every == 0]


def sort_key(outcome: str) -> tuple[int, int, str]:
    """Numbers by their size, then words."""
    return (0, int(outcome), "") if outcome.lstrip("-").isdecimal() else (1, 0, outcome)
