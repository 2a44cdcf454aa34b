"""Parts of a simulation on a Dask cluster, or on one that starts by itself: any machine plays any part.

A part is a job and a range of its sessions, and comes to the same wherever it is played; Dask gives a part that a dead
worker had to another one. So nothing here needs to know who is alive.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from novamas.sim.job import BadJob, Job
from novamas.sim.result import INSTALL_CLUSTER
from novamas.sim.run import play_anywhere
from novamas.sim.tally import Tally

LOCAL = "local"
PATIENCE = "10s"
"""How long a scheduler may take to answer."""
RETRIES = 100
"""How often a part is given to somebody else before its machine cannot be the reason any more."""


class Cluster:
    """A client of a scheduler; where none was running, the scheduler and its workers too."""

    def __init__(self, address: str, job: Job, by: str, device: str, workers: int) -> None:
        try:
            import dask
            import distributed
        except ModuleNotFoundError as missing:
            lacking = missing.name or ""
            raise BadJob("sim-needs-extra", field="cluster", missing=lacking, install=INSTALL_CLUSTER) from missing
        library: Any = distributed
        dask.config.set({"distributed.scheduler.allowed-failures": RETRIES})
        self.job, self.by, self.device = job, by, device
        self.own: Any = None
        where: object = address
        if address == LOCAL:
            where = self.own = library.LocalCluster(
                n_workers=workers, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
            )
        try:
            self.client: Any = library.Client(where, timeout=PATIENCE)
        except (OSError, ValueError) as e:
            raise BadJob("sim-cluster-lost", field="cluster", value=address) from e

    @property
    def workers(self) -> int:
        """Threads that play at the same time."""
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def play(self, parts: Iterable[tuple[int, int, int]]) -> Iterator[Tally]:
        futures = [
            self.client.submit(play_anywhere, self.job, self.by, self.device, *part, pure=False, retries=RETRIES)
            for part in parts
        ]
        for future in futures:
            yield future.result()

    def close(self) -> None:
        self.client.close()
        if self.own is not None:
            self.own.close()
