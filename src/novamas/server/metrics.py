"""What Prometheus reads: the house in numbers, as plain text."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from novamas.server.house import House

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """Counts of how long something took."""

    def __init__(self, bounds: tuple[float, ...] = BUCKETS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterable[str]:
        below = 0
        for bound, count in zip(self.bounds, self.counts, strict=False):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f'{name}_bucket{{le="+Inf"}} {sum(self.counts)}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {sum(self.counts)}"


class Meter:
    """The clocks of a house: from a command to its answer, the disk's part of that, and the requests answered."""

    def __init__(self) -> None:
        self.commands = Histogram()
        self.commits = Histogram()
        self.requests: dict[tuple[str, int], int] = {}

    def request(self, method: str, status: int) -> None:
        key = (method, status)
        self.requests[key] = self.requests.get(key, 0) + 1


def exposition(house: House) -> str:
    """The page that Prometheus reads."""
    hosted = list(house.tables.values())
    gauges = {
        "tables": ("Open tables.", len(hosted)),
        "people": ("People at the tables.", sum(h.people for h in hosted)),
        "viewers": ("Connections that look at a table.", sum(len(h.viewers) for h in hosted)),
        "commands_waiting": ("Commands that wait for the disk.", sum(h.pending for h in hosted)),
    }
    counters = {
        "commands": "Commands that were played and written.",
        "refused": "Commands that were refused.",
        "events": "Events that were written.",
        "rounds": "Rounds that ended.",
        "bets": "Bets that were placed.",
    }
    clocks = {
        "command_seconds": ("From a command to its answer.", house.meter.commands),
        "commit_lag_seconds": ("From a decision to its being on disk.", house.meter.commits),
    }
    out: list[str] = []
    for name, (told, value) in gauges.items():
        out += [f"# HELP novamas_{name} {told}", f"# TYPE novamas_{name} gauge", f"novamas_{name} {value}"]
    for name, told in counters.items():
        full = f"novamas_{name}_total"
        out += [f"# HELP {full} {told}", f"# TYPE {full} counter", f"{full} {int(house.counts[name])}"]
    for name, (told, clock) in clocks.items():
        full = f"novamas_{name}"
        out += [f"# HELP {full} {told}", f"# TYPE {full} histogram", *clock.lines(full)]
    full = "novamas_requests_total"
    out += [f"# HELP {full} Requests that were answered.", f"# TYPE {full} counter"]
    out += [f'{full}{{method="{m}",status="{s}"}} {n}' for (m, s), n in sorted(house.meter.requests.items())]
    return "\n".join(out) + "\n"
