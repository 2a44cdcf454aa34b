"""A house of a million players on a hundred thousand tables, from what was measured of a small one.

    python -m tools.scale [--players N] [--tables N] [--seconds S] [--seed S]

Floors are houses of their own (docs/scale.md): one server process and one database each. Commands come to each of them
by chance, as many a second as its players give; a server does them one after another, each taking the time that was
measured, and what waits is what the next one finds. Everything is played in steps of a hundredth of a second, all
floors side by side; printed is a line for each number of floors.
"""

from __future__ import annotations

import argparse

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

STEP = 0.01
"""Seconds; shorter than what anybody notices."""
FLOORS = (75, 100, 125, 150, 200, 300, 500)
DAY = 86_400


class Costs(Struct, frozen=True, kw_only=True):
    """What was measured (docs/server.md, docs/scale.md): a processor's seconds, bytes, and rates."""

    command: float = 0.00024
    """A command with everything that viewers are told of it: rules, lines, messages."""
    commit: float = 0.004
    """What an answer waits for the disk, shared by all that wait."""
    held: float = 0.05
    holds: float = 1.0
    """How long a server is held up, and how often a second, by what is no command (collecting garbage, the disk, others
    on the machine): so that 2,000 players at 200 tables have the p99 that was measured of them, 39 ms."""
    pace: float = 466 / 2_000
    """Commands of one player a second, bets and staff together."""
    a_table: int = 15 * 1024
    a_player: int = 50 * 1024
    a_server: int = 115 * 1024**2
    an_act: int = 840
    """Bytes on disk, its events, chain, signature and purses together."""
    stay: float = 1_800
    """Seconds that somebody stays on a floor before their purse moves to another."""
    a_move: int = 2
    """Commits of a purse that moves."""


class Found(Struct, frozen=True):
    """What one number of floors comes to: how busy a server is on the average and the busiest of them, the seconds that
    half, 99 of 100 and 999 of 1,000 commands wait for their answer."""

    floors: int
    busy: float
    busiest: float
    half: float
    late: float
    latest: float
    players: int
    memory: int
    disk: float
    moves: float


def play(costs: Costs, players: int, tables: int, floors: int, seconds: float, seed: int) -> Found:
    """Some minutes of all floors. People are not spread evenly: each table is a place that people choose by chance."""
    rng = np.random.default_rng(seed)
    of_tables = np.full(floors, tables // floors) + (np.arange(floors) < tables % floors)
    here = rng.multinomial(players, of_tables / of_tables.sum())
    rate = here * costs.pace + here / costs.stay * costs.a_move
    waiting, done = np.zeros(floors), np.zeros(floors)
    answers: list[NDArray[np.float64]] = []
    weights: list[NDArray[np.int64]] = []
    for _ in range(int(seconds / STEP)):
        came = rng.poisson(rate * STEP)
        work = came * costs.command + (rng.random(floors) < costs.holds * STEP) * costs.held
        answers.append(waiting + work / 2 + costs.command + costs.commit)  # the middle one of those that came
        weights.append(came)
        done += np.minimum(waiting + work, STEP)
        waiting = np.maximum(0.0, waiting + work - STEP)
    times, counts = np.concatenate(answers), np.concatenate(weights)
    order = np.argsort(times)
    reached = np.cumsum(counts[order]) / counts.sum()
    half, late, latest = (float(times[order][np.searchsorted(reached, share)]) for share in (0.5, 0.99, 0.999))
    busy = done / seconds
    return Found(
        floors, float(busy.mean()), float(busy.max()), half, late, latest, int(here.max()),
        int(costs.a_server + of_tables.max() * costs.a_table + here.max() * costs.a_player),
        float(rate.mean() * costs.an_act * DAY), float(players / costs.stay),
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=1_000_000)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| floors | players on the fullest | server busy, busiest | answer: half, p99, p99.9 | memory | disk a day |")
    print("| --- | --- | --- | --- | --- | --- |")
    small = play(Costs(), 2_000, 200, 1, asked.seconds, asked.seed)
    found = None
    for floors in FLOORS:
        found = play(Costs(), asked.players, asked.tables, floors, asked.seconds, asked.seed)
        print(
            f"| {floors} | {found.players:,} | {found.busy:.0%}, {found.busiest:.0%} "
            f"| {found.half * 1000:.1f}, {found.late * 1000:.1f}, {found.latest * 1000:.1f} ms "
            f"| {found.memory / 1024**2:,.0f} MiB | {found.disk / 1024**3:,.0f} GiB |"
        )
    assert found is not None
    print(f"\n2,000 players at 200 tables on one floor: p99 {small.late * 1000:.0f} ms; measured were 39 ms.")
    print(f"Purses that move between floors: {found.moves:,.0f} a second in the whole house.")


if __name__ == "__main__":
    main()
