"""A few hundred simulated evenings, and what the simulation itself promises (docs/reliability.md)."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from tests.simulation.evenings import play
from tests.simulation.planted import faults, hunt
from tests.simulation.virtual import CURRENT, Loop, Process, Queue, Stuck, Thread
from tests.simulation.world import ALONE, ANYWHERE, SHARED, TABLES, drawn
from tools.mutants import Fault

import novamas

EVENINGS, EACH, EVERY_TIME = 150, 10, 60
ROOT = Path(__file__).parents[2]
QUICK = ("a command is acknowledged before it is on disk", "everybody sees what is veiled")
"""Planted faults that the suite looks for every time; the others take longer."""


@pytest.mark.parametrize(
    "first", [pytest.param(n, marks=[pytest.mark.slow] if n > EVERY_TIME else []) for n in range(1, EVENINGS, EACH)]
)
def test_evenings_end_in_order(first: int) -> None:
    for seed in range(first, first + EACH):
        evening = play(seed)
        assert not evening.wrong, f"seed {seed}: {evening.wrong}\n{evening.plan}\n" + "\n".join(evening.story)


def test_everything_that_can_go_wrong_does() -> None:
    plans = [drawn(seed) for seed in range(1, EVENINGS)]
    assert {kind for plan in plans for kind in plan.faults} == {*ANYWHERE, *ALONE, *SHARED}
    assert any(plan.goes_back for plan in plans)
    assert any(plan.cash for plan in plans)
    assert {plan.servers for plan in plans} == {1, 2, 3}


@pytest.mark.parametrize("seed", [3, 4])
def test_a_seed_is_the_same_evening_in_every_process(seed: int) -> None:
    """Also where strings hash to other numbers."""
    line = f"from tests.simulation.evenings import play; print(play({seed}).digest)"
    digests = set()
    for hashes in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": str(Path(novamas.__file__).parents[1])}
        done = subprocess.run([sys.executable, "-c", line], cwd=ROOT, env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        digests.add(done.stdout)
    assert len(digests) == 1


@pytest.mark.parametrize("game", range(len(TABLES)), ids=[table["game"] for table in TABLES])
def test_whoever_sets_the_clock_of_a_machine_gives_and_takes_no_time(game: int) -> None:
    """The same evening twice, once with clocks that jump: everything happens at the same moments."""
    plan = structs.replace(drawn(1), servers=1, tables=(TABLES[game],), bots=1, cash=False, goes_back=False)
    evenings = [play(game, structs.replace(plan, faults=frozenset(faults))) for faults in ((), ("clock",))]
    assert [evening.wrong for evening in evenings] == ["", ""]
    assert evenings[1].faults["clock"] > 2
    assert evenings[0].timeline == evenings[1].timeline


@pytest.mark.parametrize("fault", [pytest.param(f, id=f[0].why) for f in faults() if f[0].why in QUICK])
def test_a_planted_fault_is_found(fault: tuple[Fault, ...]) -> None:
    assert hunt(fault, 1, 100).by is not None


@pytest.mark.slow
@pytest.mark.parametrize("fault", [pytest.param(f, id=f[0].why) for f in faults() if f[0].why not in QUICK])
def test_every_planted_fault_is_found(fault: tuple[Fault, ...]) -> None:
    assert hunt(fault, 1, 400).by is not None


@pytest.mark.parametrize("fault", [pytest.param(f, id=f[0].why) for f in faults()])
def test_a_planted_fault_has_its_place(fault: tuple[Fault, ...]) -> None:
    for part in fault:
        source = (Path(novamas.__file__).parent / part.file).read_text(encoding="utf-8")
        assert source.count(part.find) == 1
        compile(source.replace(part.find, part.put), part.file, "exec")


# -- the machinery -----------------------------------------------------------------------------------------------------


@pytest.fixture
def loop() -> Iterator[Loop]:
    made = Loop(random.Random(1))
    yield made
    made.close()


def test_time_is_only_counted(loop: Loop) -> None:

    async def wait() -> float:
        await asyncio.sleep(3_600.0)
        return loop.time()

    assert loop.run_until_complete(wait()) == 3_600.0


def test_waiting_for_nothing_is_noticed(loop: Loop) -> None:
    with pytest.raises(Stuck):
        loop.run_until_complete(loop.create_future())


def test_a_dead_process_does_nothing_more_and_a_stopped_one_later(loop: Loop) -> None:
    said: list[tuple[str, float]] = []
    ana, bea = Process("ana"), Process("bea")

    async def speak() -> None:
        try:
            for _ in range(3):
                await asyncio.sleep(1.0)
                said.append((CURRENT.get().name, loop.time()))
        finally:
            said.append(("goodbye", loop.time()))

    async def main() -> None:
        for process in (ana, bea):
            loop.create_task(speak(), context=process.context())
        await asyncio.sleep(1.5)
        loop.kill(ana)
        bea.paused = True
        await asyncio.sleep(10.0)
        loop.resume(bea)
        await asyncio.sleep(5.0)

    loop.run_until_complete(main())
    assert said == [("ana", 1.0), ("bea", 1.0), ("bea", 11.5), ("bea", 12.5), ("goodbye", 12.5)]
    loop.bury(ana)


def test_a_thread_and_the_loop_take_turns(loop: Loop) -> None:
    written: list[tuple[object, float]] = []
    queue = Queue(loop, lambda: 0.5)

    def work() -> None:
        while (item := queue.get()) is not None:
            thread.sleep(1.0)
            written.append((item, loop.time()))

    async def main() -> None:
        thread.start()
        await asyncio.sleep(1.0)
        queue.put("a")
        queue.put("b")
        await asyncio.sleep(10.0)
        queue.put(None)
        thread.join()

    thread = Thread(loop, work)
    loop.run_until_complete(main())
    assert written == [("a", 2.5), ("b", 3.5)]
