"""The proof of the compiled loops: with the same stream of chance they bring the same money as the rules."""

from __future__ import annotations

import pytest
from kernel_cases import fast_games, jobs
from msgspec.structs import replace

from novamas.games.blackjack.desk import BlackjackTable
from novamas.sim import Plan, Result
from novamas.sim.job import Job
from novamas.sim.run import run

GAMES = fast_games()


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
