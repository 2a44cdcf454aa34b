"""What Prometheus reads: the house in numbers, game by game, through Prometheus' own client library.

Every house has a registry of its own. What happens is counted when it happens; what is so now is asked for when
somebody reads.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Histogram, make_asgi_app
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from novamas import __version__

if TYPE_CHECKING:
    from novamas.casino import Act
    from novamas.server.hosted import Hosted
    from novamas.server.house import House

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BY_GAME = ("law", "game")
NOW = {
    "tables": "Open tables.",
    "people": "People at the tables.",
    "viewers": "Connections that look at a table.",
    "commands_waiting": "Commands that wait for the disk.",
}
"""What is so at this moment, game by game."""

prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter began is no number that a house is looked at by


class Meter:
    """The counts and clocks of a house: what was played, game by game, from a command to its answer, the disk's part
    of that, and the requests answered."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry(auto_describe=False)
        self.registry.register(Standing(house))

        def counter(name: str, told: str, labels: Iterable[str] = BY_GAME) -> Counter:
            return Counter(f"novamas_{name}", told, tuple(labels), registry=self.registry)

        def clock(name: str, told: str) -> Histogram:
            return Histogram(f"novamas_{name}_seconds", told, registry=self.registry, buckets=BUCKETS)

        self.played = counter("commands", "Commands that were played and written.")
        self.events = counter("events", "Events that were written.")
        self.bets = counter("bets", "Bets that were placed.")
        self.rounds = counter("rounds", "Rounds that ended.")
        self.refused = counter("refused", "Commands that were refused.", (*BY_GAME, "code"))
        self.answered = counter("requests", "Requests that were answered.", ("method", "status"))
        self.commands = clock("command", "From a command to its answer.")
        self.commits = clock("commit_lag", "From a decision to its being on disk.")

    def act(self, hosted: Hosted, act: Act, rounds: frozenset[str]) -> None:
        """An act that is on disk."""
        of = game_of(hosted)
        kinds = Tally(type(event).__name__ for event in act.events)
        self.played.labels(*of).inc()
        self.events.labels(*of).inc(len(act.events))
        self.bets.labels(*of).inc(kinds["BetPlaced"])
        self.rounds.labels(*of).inc(sum(kinds[kind] for kind in rounds))

    def refuse(self, hosted: Hosted, code: str) -> None:
        self.refused.labels(*game_of(hosted), code).inc()

    def total(self, counter: Counter) -> int:
        """A count over all games."""
        return round(sum(s.value for m in counter.collect() for s in m.samples if s.name.endswith("_total")))

    def request(self, method: str, status: int) -> None:
        self.answered.labels(method, str(status)).inc()


class Standing(Collector):
    """What is so now, asked for when Prometheus reads."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        hosted = list(self.house.tables.values())
        values: dict[str, Callable[[Hosted], int]] = {
            "tables": lambda _: 1,
            "people": lambda h: h.people,
            "viewers": lambda h: len(h.viewers),
            "commands_waiting": lambda h: h.pending,
        }
        for name, told in NOW.items():
            found: Tally[tuple[str, str]] = Tally()
            for each in hosted:
                found[game_of(each)] += values[name](each)
            family = GaugeMetricFamily(f"novamas_{name}", told, labels=BY_GAME)
            for of, value in sorted(found.items()):
                family.add_metric(of, value)
            yield family
        shut = GaugeMetricFamily("novamas_tables_shut", "Tables that could not be read.", value=len(self.house.shut))
        yield shut
        about = GaugeMetricFamily("novamas_info", "The version that runs.", labels=("version",))
        about.add_metric((__version__,), 1)
        yield about


def game_of(hosted: Hosted) -> tuple[str, str]:
    return hosted.listed.opening.law, hosted.listed.opening.game


def exposition(house: House) -> str:
    """The page that Prometheus reads."""
    return prometheus_client.generate_latest(house.meter.registry).decode()


def private_page(house: House) -> Callable[..., Any]:
    """An ASGI app that shows the numbers and nothing else, for an address that only a scraper reaches."""
    return make_asgi_app(house.meter.registry)
