"""The loops of the graphics card: the same digits as the compiled loops.

Their source is compiled for the processor here, as a card of one thread (as_processor.h); on a card itself only where
there is one, and where there is none that is said.
"""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kernel_cases import fast_games, jobs
from msgspec.structs import replace

from lacking import unavailable
from novamas.games import family
from novamas.games.fast import Unfit, Wanted
from novamas.sim import Plan, simulate
from novamas.sim.engine import Seat
from novamas.sim.gpu.card import Card, Loaded
from novamas.sim.gpu.loops import DeviceLoop
from novamas.sim.job import BadJob, Job
from novamas.sim.loops import Loop
from novamas.sim.tally import Tally

COMPILER = shutil.which("g++")
HERE = Path(__file__).parent


class Processor(Card):
    """A card of one thread."""

    threads = 1

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, source: str) -> Loaded:
        name = self.folder / hashlib.sha256(source.encode()).hexdigest()[:16]
        name.with_suffix(".cpp").write_text(f'#include "{HERE / "as_processor.h"}"\n' + source, encoding="utf-8")
        made = [str(COMPILER), "-std=c++17", "-O1", "-w", "-shared", "-fPIC", str(name.with_suffix(".cpp"))]
        done = subprocess.run([*made, "-o", str(name.with_suffix(".so"))], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr[:3000]
        return OnProcessor(self, ctypes.CDLL(str(name.with_suffix(".so"))))

    def long_zeros(self, size: int) -> Any:
        return np.zeros(size, dtype=np.uint64)

    def zeros(self, shape: tuple[int, int]) -> Any:
        return np.zeros(shape, dtype=np.int32)

    def fetch(self, array: Any) -> Any:
        return array


class OnProcessor(Loaded):
    def launch(
        self, name: str, shared: int, part: tuple[int, int], rounds: int, key: int, arrays: Sequence[Any]
    ) -> None:
        long = ctypes.c_uint64
        places = [ctypes.c_void_p(array.ctypes.data) for array in arrays]
        call, (first, count) = getattr(self.module, name), part
        for one in [first] if name == "play" else range(first, first + count):  # the second gives a thread a session
            call(long(one), long(count if name == "play" else 1), ctypes.c_int32(rounds), long(key), *places)
            places = [ctypes.c_void_p((each.value or 0) + 4 * rounds) for each in places]


def compile_both(job: Job, folder: Path) -> tuple[Loop, DeviceLoop]:
    seat = Seat(job)
    wanted = Wanted(seat.desk.minimum, seat.bets, job.strategy, job.chart)
    tables = family(job.law, job.game).fast(seat.game, wanted)
    return Loop(tables, job, seat.base, seat.most), DeviceLoop(tables, job, seat.base, seat.most, Processor(folder))


def agree(processor: Loop, card: DeviceLoop, sessions: int = 40, rounds: int = 70) -> Tally:
    one, other = (loop.play(3, sessions, rounds) for loop in (processor, card))
    for field in one.__struct_fields__:
        assert getattr(one, field) == getattr(other, field), (field, card.job)
    return other


def one_law_each() -> list[tuple[str, str]]:
    return [(law, game) for game, law in {game: law for law, game in reversed(fast_games())}.items()]


needs_compiler = pytest.mark.skipif(
    COMPILER is None, reason="no C++ compiler: the loops of the graphics card were not tried"
)


@needs_compiler
@pytest.mark.parametrize(("law", "game"), one_law_each())
def test_the_same_digits(law: str, game: str, tmp_path: Path) -> None:
    for job in jobs(law, game, 2):
        try:
            both = compile_both(replace(job, session=70), tmp_path)
        except Unfit as unfit:
            assert unfit.reason == "no-device-loop"  # noqa: PT017
            return
        assert agree(*both).rounds == 40 * 70


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 6))
@pytest.mark.parametrize(("law", "game"), fast_games())
def test_the_same_digits_for_longer(law: str, game: str, seed: int, tmp_path: Path) -> None:
    for job in jobs(law, game, 4, seed):
        try:
            both = compile_both(replace(job, session=500), tmp_path)
        except Unfit:
            continue
        agree(*both, 60, 500)


@needs_compiler
@pytest.mark.parametrize("name", ["martingale", "paroli", "dalembert", "fibonacci", "proportional"])
def test_the_same_digits_by_plan(name: str, tmp_path: Path) -> None:
    law, game = "galicia-2007", "boule"
    job = replace(next(iter(jobs(law, game, 1))), bets={"red": 500, "number:3": 500}, strategy="", readings="default")
    plan = Plan(name=name, chips=20_000, target=15_000)
    assert agree(*compile_both(replace(job, session=70, plan=plan), tmp_path)).ruins


def test_a_device_that_is_none() -> None:
    with pytest.raises(BadJob) as told:
        simulate("euskadi-1996", "boule", {"red": "10.00"}, rounds=100, device="tpu")
    assert (told.value.reason, told.value.field) == ("sim-device", "device")


def test_no_card_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(BadJob) as told:
        simulate("euskadi-1996", "boule", {"red": "10.00"}, rounds=100, device="gpu")
    assert told.value.reason == "sim-needs-extra"


def test_what_no_card_plays_is_refused_with_its_reason() -> None:
    with pytest.raises(BadJob) as told:
        simulate("euskadi-1996", "bingo", rounds=100, device="gpu")
    assert told.value.reason == "sim-no-kernel"


@pytest.mark.slow
def test_the_card_brings_the_same_digits() -> None:
    try:
        Card()
    except BadJob:
        unavailable("no graphics card: its loops were compared on the processor only")
    bets = {"red": "10.00", "straight:17": "5.00"}
    both = [
        simulate("euskadi-1996", "roulette-french", bets, rounds=2_003_000, seed=20, by="kernel", device=device).tally
        for device in ("cpu", "gpu")
    ]
    assert both[0] == both[1]
