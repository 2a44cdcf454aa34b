"""The runner: cuts a simulation into parts of whole sessions, has them played, adds them up, and stops when it is sure.

Whoever plays them, the parts are the same, and so is the moment at which precision is looked at: a result depends on
the job and on the number of rounds or the precision asked for, and on nothing else.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from itertools import pairwise
from math import inf, isfinite, sqrt
from multiprocessing import get_context
from typing import Any, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from novamas.games import FAMILIES, Row
from novamas.games.counts import TooLong, under
from novamas.games.fast import Unfit, Wanted
from novamas.games.room import AnyRoom
from novamas.games.strategies import Answer, Chart
from novamas.kit.decider import AnyGame
from novamas.kit.money import Currency, parse
from novamas.kit.plain import PlainDict
from novamas.law import Mode, library
from novamas.odds.kept import SHORT, Kept
from novamas.odds.report import NeedsExtra, room_rows
from novamas.sim.engine import Seat, Session
from novamas.sim.job import ME, MOST_ROUNDS, MOST_SESSION, SESSION, BadJob, Job, NextLevel, Plan
from novamas.sim.plans import PLANS
from novamas.sim.result import SURE, Exact, Result, standard_error
from novamas.sim.tally import Tally

FIRST = 16
"""Sessions after which the precision is looked at for the first time."""
GROWTH = 4
"""Each time a quarter more than what has been played is played before it is looked at again."""
PARTS = 4
"""Parts for each worker between two looks."""
KERNEL_SESSIONS = 64
"""Sessions that are worth a part of their own, for a compiled loop."""
GPU = "gpu"
DEVICES = ("", "cpu", GPU)
STRATEGY_OF = ("", "by-cards", "best-play", "by-the-chart")
"""Rows of exact odds that speak of how somebody plays who names no strategy, the first of them that there is."""


class Standing(Struct, frozen=True):
    """How far a simulation is: rounds played and to be played (0: until it is sure), the edge so far and half the width
    of its 95 % interval, seconds gone."""

    rounds: int
    of: int
    edge: float
    half: float
    seconds: float


class Player(Protocol):
    """Whoever plays parts of a simulation: this process, several, a cluster."""

    @property
    def workers(self) -> int: ...
    def play(self, parts: Iterable[tuple[int, int, int]]) -> Iterator[Tally]: ...
    def close(self) -> None: ...


def simulate(
    law: str,
    game: str,
    bets: Mapping[str, str | int] | None = None,
    strategy: str | Answer | Chart = "",
    rounds: int = 1_000_000,
    *,
    until: float | None = None,
    plan: str | Plan | NextLevel = "flat",
    chips: str | int = 0,
    minimum: str | int = 0,
    options: PlainDict | None = None,
    readings: Mode | dict[str, str] = "default",
    company: int = 0,
    seed: int | str = 1,
    session: int = SESSION,
    jobs: int | None = None,
    by: str = "",
    cluster: str = "",
    device: str = "",
    progress: Callable[[Standing], None] | None = None,
) -> Result:
    """Plays a game of a law with these stakes and this strategy, and says what came of it.

    `bets` are stakes by spot, as text in the currency ("5.00") or in minor units; without any, the first kind of bet at
    the minimum. `strategy` is a name of `novamas odds`, a character of the table's company, a function, or a table.
    `until` stops as soon as the edge is known to within so much, with 95 % confidence, at `rounds` at the latest. `by`
    asks for the `engine` or the `kernel`; without it the kernel plays where there is one. `cluster` is the address of a
    Dask scheduler, or `local`. `device` is `gpu` for a graphics card: it plays what has a loop for
    it, and nothing else.
    """
    answer, named, chart = tell_strategy(strategy)
    own = plan if callable(plan) else None
    money = plan if isinstance(plan, Plan) else Plan(name="flat" if callable(plan) else plan)
    currency = library().currency(law)
    money = replace(money, chips=amount_of(chips, currency)) if chips else money
    job = check(
        Job(
            law=law, game=game, strategy=named, chart=chart, plan=money,
            bets={on: amount_of(stake, currency) for on, stake in (bets or {}).items()},
            minimum=amount_of(minimum, currency), options=dict(options or {}), readings=readings, company=company,
            seed=seed, session=session,
        ),
        rounds, until, by, device,
    )  # fmt: skip
    return run(
        job, rounds, until=until, jobs=jobs, by=by, cluster=cluster, device=device, progress=progress, answer=answer,
        plan=own,
    )  # fmt: skip


def run(
    job: Job,
    rounds: int,
    *,
    until: float | None = None,
    jobs: int | None = None,
    by: str = "",
    cluster: str = "",
    device: str = "",
    progress: Callable[[Standing], None] | None = None,
    answer: Answer | None = None,
    plan: NextLevel | None = None,
) -> Result:
    """A job that was checked, played."""
    begun = time.perf_counter()
    job = with_usual_bets(job)
    seat = Seat(job, answer, plan)
    kernel, why = find_kernel(seat, by, answer, plan, device)
    if kernel is None and (device == GPU or by == "kernel"):
        raise BadJob("sim-no-kernel", field="device" if device == GPU else "by", why=why)
    wanted = jobs or os.cpu_count() or 1
    alone = answer is not None or plan is not None
    player = choose_player(job, seat, kernel, wanted, cluster, rounds, alone=alone, device=device)
    try:
        workers = player.workers  # a cluster that was closed has none
        tally = play_all(player, job, seat.base, rounds, until, progress, begun)
    finally:
        player.close()
    found = Result(
        job=job, by="kernel" if kernel is not None else "engine", why=why, base=seat.base,
        unit=library().currency(job.law).code, tally=tally, seconds=time.perf_counter() - begun,
        workers=workers,
    )  # fmt: skip
    return replace(found, exact=None if answer is not None else compare(found, seat.game))


# -- what is asked for -------------------------------------------------------------------------------------------------


def tell_strategy(strategy: str | Answer | Chart) -> tuple[Answer | None, str, dict[str, dict[str, str]] | None]:
    """A strategy as a function, a name or a table."""
    if isinstance(strategy, str):
        return None, strategy, None
    if isinstance(strategy, Mapping):
        return None, "", {hand: dict(cells) for hand, cells in strategy.items()}
    return strategy, "", None


def amount_of(written: str | int, currency: Currency) -> int:
    return parse(written, currency) if isinstance(written, str) else written


def check(job: Job, rounds: int, until: float | None, by: str, device: str = "") -> Job:
    """Complains about what cannot be simulated, before anything is played."""
    laws = library()
    laws.check_game(job.law, job.game)
    job.plan.check()
    for on, stake in job.bets.items():
        if stake < 1:
            raise BadJob("sim-stake", field="bets", value=on)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise BadJob("sim-rounds", field="rounds", value=rounds, most=MOST_ROUNDS)
    if not 1 <= job.session <= MOST_SESSION:
        raise BadJob("sim-session", field="session", value=job.session, most=MOST_SESSION)
    if until is not None and not (isfinite(until) and until > 0):
        raise BadJob("sim-until", field="until", value=until)
    if by not in ("", "engine", "kernel"):
        raise BadJob("sim-by", field="by", value=by)
    if device not in DEVICES:
        raise BadJob("sim-device", field="device", value=device)
    return job


def with_usual_bets(job: Job) -> Job:
    """Where nothing is said of stakes, the first kind of bet takes the minimum, on as many boxes as a round needs."""
    from novamas.games import make
    from novamas.games.cloth.play import ClothGame

    if job.bets:
        return job
    game = make(job.law, job.game, dict(job.options), job.readings)
    if not isinstance(game, ClothGame):
        return job
    minimum = job.minimum or library().currency(job.law).minimum
    spot = next(iter(game.spots.values()))
    state = game.state(minimum=minimum)
    units = sum(n for _, n in spot.parts) or 1
    least = int(getattr(getattr(game.rules, "boxes", None), "least", 1))
    spots = [each for each in game.spots.values() if each.kind == spot.kind][:least]
    return replace(job, bets={each.key: game.minimum(state, spot.kind) * units for each in spots})


Compiled: TypeAlias = Any
"""A compiled loop, on the processor or on a card; nothing where none plays the job."""


def find_kernel(
    seat: Seat, by: str, answer: Answer | None, plan: NextLevel | None, device: str = ""
) -> tuple[Compiled, str]:
    """The compiled loop that plays a job, on a graphics card if one is asked for, or why none does."""
    if by == "engine":
        return None, "asked"
    if answer is not None or plan is not None:
        return None, "function"
    room = seat.room
    if room.fast is None or seat.cloth is None:
        return None, "no-kernel"
    if seat.job.company:
        return None, "company"
    driver: Compiled
    try:
        if device == GPU:
            from novamas.sim.gpu.loops import DeviceLoop as driver
        else:
            from novamas.sim.loops import Loop as driver
    except ModuleNotFoundError as missing:
        if missing.name not in ("numba", "numpy"):
            raise
        return None, "not-installed"
    job = seat.job
    wanted = Wanted(seat.desk.minimum, seat.bets, job.strategy, job.chart)
    try:
        with under(Kept()):
            tables = room.fast(seat.game, wanted)
        loop = driver(tables, job, seat.base, seat.most)
    except Unfit as unfit:
        return None, unfit.reason
    Session(seat, 0).play(1)  # what the rules refuse, they refuse here
    return loop, ""


# -- who plays ---------------------------------------------------------------------------------------------------------


class Alone:
    """This process by itself, with as many threads as it may where a compiled loop plays."""

    def __init__(self, play: Callable[[int, int, int], Tally], workers: int) -> None:
        self.part, self.workers = play, workers
        self.pool = ThreadPoolExecutor(workers) if workers > 1 else None

    def play(self, parts: Iterable[tuple[int, int, int]]) -> Iterator[Tally]:
        if self.pool is None:
            return (self.part(*part) for part in parts)
        return self.pool.map(lambda part: self.part(*part), parts)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


class Processes:
    """Several processes, for rounds that the engine plays."""

    def __init__(self, job: Job, workers: int) -> None:
        self.job, self.workers = job, workers
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"))

    def play(self, parts: Iterable[tuple[int, int, int]]) -> Iterator[Tally]:
        return self.pool.map(play_by_rules, [(self.job, *part) for part in parts])

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


_seats: dict[str, Seat] = {}
"""The table of the job that this process plays parts of."""


def play_by_rules(part: tuple[Job, int, int, int]) -> Tally:
    """A part of a job, in a process that keeps the table for the next one."""
    job, first, count, rounds = part
    key = repr(job)
    if key not in _seats:
        _seats.clear()
        _seats[key] = Seat(job)
    return play_sessions(_seats[key], first, count, rounds)


def play_sessions(seat: Seat, first: int, count: int, rounds: int) -> Tally:
    """Some sessions by the rules, each of so many rounds."""
    tally = Tally()
    for number in range(first, first + count):
        tally.note(number, Session(seat, number).play(rounds), seat.base, seat.job.session)
    return tally


def play_anywhere(job: Job, by: str, device: str, first: int, count: int, rounds: int) -> Tally:
    """A part of a job on whatever machine it has come to."""
    key = f"{by}/{device}/{job!r}"
    if key not in _loops:
        _loops.clear()
        seat = Seat(job)
        _loops[key] = (seat, find_kernel(seat, by, None, None, device)[0])
    seat, loop = _loops[key]
    if by == "kernel" and loop is None:
        raise BadJob("sim-no-kernel", field="by", why=find_kernel(seat, by, None, None, device)[1])
    return loop.play(first, count, rounds) if loop is not None else play_sessions(seat, first, count, rounds)


_loops: dict[str, tuple[Seat, Compiled]] = {}


def choose_player(
    job: Job, seat: Seat, kernel: Compiled, workers: int, cluster: str, rounds: int, *, alone: bool, device: str = ""
) -> Player:
    if cluster:
        if alone:
            raise BadJob("sim-cluster-function", field="cluster")
        from novamas.sim.cluster import Cluster

        return Cluster(cluster, job, "kernel" if kernel is not None else "engine", device, workers)
    if kernel is not None:
        return Alone(kernel.play, 1 if device == GPU else workers)
    if alone or workers == 1 or rounds < 2_000 or job.session >= rounds:
        return Alone(lambda first, count, length: play_sessions(seat, first, count, length), 1)
    return Processes(job, workers)


# -- playing -----------------------------------------------------------------------------------------------------------


def play_all(
    player: Player,
    job: Job,
    base: int,
    rounds: int,
    until: float | None,
    progress: Callable[[Standing], None] | None,
    begun: float,
) -> Tally:
    """Session after session until all rounds are played or the edge is known well enough."""
    tally, done = Tally(), 0
    whole, rest = divmod(rounds, job.session)
    while done < whole:
        more = min(whole - done, max(FIRST, done // GROWTH) if until is not None or progress is not None else whole)
        for part in player.play(cut(done, more, player.workers * PARTS, job.session)):
            tally.add(part)
        done += more
        half = SURE * standard_error(tally, job) / base
        if progress is not None:
            edge = -tally.net / max(1, tally.rounds) / base
            progress(Standing(tally.rounds, rounds, edge, half, time.perf_counter() - begun))
        if until is not None and 0 < half <= until:
            return tally
    if rest:
        for part in player.play([(whole, 1, rest)]):
            tally.add(part)
    return tally


def cut(first: int, count: int, parts: int, rounds: int) -> list[tuple[int, int, int]]:
    """So many sessions in at most so many parts."""
    parts = max(1, min(parts, count))
    bounds = [first + count * n // parts for n in range(parts + 1)]
    return [(begin, end - begin, rounds) for begin, end in pairwise(bounds) if end > begin]


# -- beside the exact figures ------------------------------------------------------------------------------------------


def compare(result: Result, game: AnyGame) -> Exact | None:
    """The exact figures of the same bets, where they are counted quickly and there is one for each bet."""
    job = result.job
    room = FAMILIES[game.rules.family]  # type: ignore[attr-defined]
    if not job.bets or job.chart is not None or job.plan.name != "flat" or job.plan.ends:
        return None
    try:
        with under(Kept(SHORT)):
            rows = room_rows(room, game, job.game)
    except (TooLong, NeedsExtra):
        return None
    found = [
        find_row(rows, on.partition(":")[0], job.strategy or next(iter(room.strategy_names), "")) for on in job.bets
    ]
    if any(row is None for row in found):
        return None
    units = [Fraction(stake, count_units(room, game, on)) for on, stake in job.bets.items()]
    cost = sum((unit * row.edge for unit, row in zip(units, found, strict=True) if row is not None), Fraction(0))
    edge = cost / result.base
    sd = sqrt(found[0].variance) * float(units[0]) if len(found) == 1 and found[0] is not None else None
    z = (result.edge - float(edge)) / result.error if result.error else (0.0 if result.edge == edge else inf)
    return Exact(edge, sd, z)


def count_units(room: AnyRoom, game: AnyGame, on: str) -> int:
    """How many of what the figures of a bet are per lie in one."""
    return sum(n for _, n in game.spots[on].parts) or 1 if room.odds_of_part else 1  # type: ignore[attr-defined]


def find_row(rows: Iterable[Row], kind: str, strategy: str) -> Row | None:
    """The row of a bet played that way; a bet that leaves no choice has one row."""
    mine = [row for row in rows if row.bet == kind]
    named = [row for row in mine if row.strategy == strategy]
    if named or not mine:
        return named[0] if named else None
    if len(mine) == 1:
        return mine[0]
    return None


__all__ = ["ME", "PLANS", "Player", "Standing", "cut", "play_anywhere", "run", "simulate"]
