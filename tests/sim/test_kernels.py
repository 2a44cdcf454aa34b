"""The proof of the compiled loops: with the same stream of chance they bring the same money as the rules."""

from __future__ import annotations

from typing import Any

import pytest
from kernel_cases import fast_games, jobs
from msgspec.structs import replace

from novamas.games.blackjack.desk import BlackjackTable
from novamas.sim import Plan, Result
from novamas.sim.engine import Seat
from novamas.sim.job import Job
from novamas.sim.run import find_kernel, run

GAMES = fast_games()


def loop_of(job: Job) -> Any:
    return find_kernel(Seat(job), "kernel", None, None)[0]


def agree(job: object, rounds: int) -> tuple[Result, Result]:
    by_rules, compiled = (run(job, rounds, by=by, jobs=1) for by in ("engine", "kernel"))
    assert (by_rules.by, compiled.by) == ("engine", "kernel")
    for field in by_rules.tally.__struct_fields__:
        assert getattr(by_rules.tally, field) == getattr(compiled.tally, field), (field, job)
    return by_rules, compiled


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_the_same_money(law: str, game: str) -> None:
    """A few jobs of each game, with bets, strategies and readings by lot."""
    played = [agree(job, 150) for job in jobs(law, game, 3)]
    assert len(played) == 3, "the loop plays hardly anything"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize(("law", "game"), GAMES)
def test_the_same_money_for_longer(law: str, game: str, seed: int) -> None:
    for job in jobs(law, game, 12, seed):
        agree(job, 1_500)


def test_a_shoe_that_runs_dry() -> None:
    """Nine boxes that draw whatever they have: now and then the whole shoe is dealt within a round."""
    ups = ("A", *(str(n) for n in range(2, 11)))
    names = (*(str(n) for n in range(5, 21)), *(f"soft-{n}" for n in range(13, 21)))
    chart = {name: dict.fromkeys(ups, "draw") for name in names} | {"10-10": dict.fromkeys(ups, "split")}
    bets = {f"box:{n}": 500 for n in range(1, 10)}
    job = Job(law="euskadi-1996", game="blackjack", bets=bets, chart=chart, seed=3, session=60)
    drawn = []
    reshuffle = BlackjackTable.reshuffle
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BlackjackTable, "reshuffle", lambda *args, **kw: drawn.append(1) or reshuffle(*args, **kw))
        agree(job, 600)
    assert drawn, "the shoe never ran dry"


PLANS = ("flat", "martingale", "paroli", "dalembert", "fibonacci", "proportional")


@pytest.mark.parametrize("name", PLANS)
def test_the_same_money_by_plan(name: str) -> None:
    """Stakes that follow wins and losses, sessions that end early: at a table with payments that are whole."""
    law, game = "galicia-2007", "boule"
    job = next(iter(jobs(law, game, 1)))
    job = replace(job, bets={"red": 500, "number:3": 500}, strategy="", readings="default", session=60)
    for plan in (Plan(name=name, chips=20_000), Plan(name=name, chips=50_000, target=5_000)):
        by_rules, _ = agree(replace(job, plan=plan), 600)
        assert by_rules.tally.sessions == 10
    if name != "proportional":
        agree(replace(job, plan=Plan(name=name)), 300)


@pytest.mark.parametrize(("law", "game"), [case for case in GAMES if case[1] in ("boule", "roulette-american")])
def test_counting_comes_to_the_same(law: str, game: str) -> None:
    """Where one draw decides a round, sessions whose course is not kept are counted and not played round by round."""
    job = next(job for job in jobs(law, game, 20) if loop_of(job).count is not None)
    counting, playing = loop_of(job), loop_of(job)
    playing.count = None
    for first, count, rounds in ((0, 260, 700), (90, 40, 513), (5_000, 30, 1_100)):
        one, other = counting.play(first, count, rounds), playing.play(first, count, rounds)
        for field in one.__struct_fields__:
            assert getattr(one, field) == getattr(other, field), field


def test_counting_draws_again_where_it_must() -> None:
    """A wheel of so many cells that some words are drawn again: block by block it comes to the same as word by word."""
    import numpy as np

    from novamas.games.spin.kernel import Spun, count, play

    cells, rounds, sessions = 3 << 20, 20_000, 4
    assert (1 << 32) % cells / (1 << 32) * rounds * sessions > 10
    given = Spun(
        np.arange(cells, dtype=np.int32) % 2, np.array([3, -2], np.int32), np.zeros(2, np.bool_),
        np.zeros((1, 2), np.int32), False,
    )  # fmt: skip
    key = np.array([7, 0], np.int64)
    courses, came = np.zeros((sessions, 3), np.int64), np.zeros(2, np.int64)
    count(given, key, 0, rounds, courses, came)
    nets, outs = np.zeros((sessions, rounds), np.int32), np.zeros(2, np.int64)
    play(given, key, 0, np.full(sessions, rounds), nets, np.zeros((1, 1), np.int32), outs)
    sums = nets.cumsum(axis=1)
    assert came.tolist() == outs.tolist()
    assert courses[:, 2].tolist() == sums[:, -1].tolist()
    assert courses[:, 0].tolist() == np.minimum(0, sums.min(axis=1)).tolist()
