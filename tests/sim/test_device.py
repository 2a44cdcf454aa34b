"""The loops of the graphics card: the same digits as the compiled loops.

Their source is compiled for the processor here, as a card of one thread (tests/processor.py); on a card itself only
where there is one, and where there is none that is said.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from kernel_cases import fast_games, jobs
from msgspec.structs import replace

from lacking import unavailable
from novamas.games import family
from novamas.games.fast import Unfit, Wanted
from novamas.sim import Plan, simulate
from novamas.sim.engine import Seat
from novamas.sim.gpu.card import Card
from novamas.sim.gpu.loops import DeviceLoop
from novamas.sim.job import BadJob, Job
from novamas.sim.loops import Loop
from novamas.sim.tally import Tally
from processor import Processor, needs_compiler


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
