"""Simulations on a cluster: the same digits as in one process, also where a worker dies half-way."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

from novamas.sim import Standing, simulate
from novamas.sim.run import FIRST

ASKED: dict[str, Any] = {
    "law": "boe-1977", "game": "boule", "bets": {"red": 100}, "rounds": 40_000, "session": 100, "seed": "lost",
}  # fmt: skip


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_a_cluster_comes_to_the_same() -> None:
    from distributed import LocalCluster

    with LocalCluster(
        processes=False, n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as cluster:
        far = simulate(**ASKED, cluster=cluster.scheduler_address)
    assert far.workers == 2
    assert far.tally == simulate(**ASKED, jobs=1).tally


@pytest.mark.slow
@pytest.mark.parametrize("by", ["kernel", "engine"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_a_worker_that_is_killed_changes_no_digit(by: str) -> None:
    """Two workers; after the first look one of them is killed, with parts of the rest on their way to it."""
    from distributed import LocalCluster

    killed: list[int] = []
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1", silence_logs=50
    ) as cluster:

        def kill_one(standing: Standing) -> None:
            if not killed:
                assert standing.rounds == FIRST * ASKED["session"]
                killed.append(next(iter(cluster.workers.values())).pid)
                os.kill(killed[0], signal.SIGKILL)

        far = simulate(**ASKED, by=by, cluster=cluster.scheduler_address, progress=kill_one)
    assert killed
    near = simulate(**ASKED, by=by, jobs=1)
    assert (far.by, far.rounds) == (by, ASKED["rounds"])
    assert far.tally == near.tally
