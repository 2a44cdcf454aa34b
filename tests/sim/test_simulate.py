"""Simulations as people ask for them: figures beside the exact ones, seeds, precision, plans, strategies, mistakes."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from novamas.kit.decider import Refused
from novamas.kit.errors import NovamasError
from novamas.kit.words import say
from novamas.law import library
from novamas.sim import Plan, Standing, simulate
from novamas.sim.plans import fibonacci, next_level
from novamas.sim.plots import write_plots
from novamas.sim.tally import marks

EVERY = [(law, game) for law in library().laws() for game in library().games(law)]


@pytest.mark.parametrize(("law", "game"), EVERY)
def test_every_game_can_be_simulated(law: str, game: str) -> None:
    """Two rounds by the rules, whatever the game is: no law and no family is left out."""
    result = simulate(law, game, rounds=2, by="engine", jobs=1)
    assert (result.rounds, result.by, result.why) == (2, "engine", "asked")
    assert sum(result.tally.nets.values()) == 2
    assert msgspec.json.decode(result.to_json())["rounds"] == 2


def test_three_lines() -> None:
    """The exact edge lies where it should: within four standard errors in two million spins."""
    result = simulate("euskadi-1996", "roulette-french", {"straight:17": "5.00"}, rounds=2_000_000, seed=3)
    assert result.exact is not None
    assert result.exact.edge == Fraction(1, 37)
    assert result.exact.sd is not None
    assert abs(result.exact.z) < 4
    assert abs(result.sd / result.exact.sd - 1) < 0.01
    low, high = result.interval
    assert low < result.edge < high
    assert sum(result.tally.outcomes.values()) == 2_000_000
    assert result.win + result.push + result.lose == pytest.approx(1)


@pytest.mark.parametrize("by", ["engine", "kernel"])
def test_the_same_on_any_number_of_cores(by: str) -> None:
    rounds = 3_050 if by == "engine" else 300_050
    one, two = (
        simulate("boe-1977", "boule", {"red": 100}, rounds=rounds, seed="a", session=100, by=by, jobs=jobs)
        for jobs in (1, 2)
    )
    assert one.tally == two.tally
    assert one.rounds == rounds
    other = simulate("boe-1977", "boule", {"red": 100}, rounds=rounds, seed="b", session=100, by=by, jobs=1)
    assert other.tally.nets != one.tally.nets


def test_until_it_is_precise() -> None:
    seen: list[Standing] = []
    result = simulate("boe-1977", "boule", {"red": 100}, rounds=10**9, until=0.002, jobs=1, progress=seen.append)
    low, high = result.interval
    assert high - low <= 0.004
    assert result.rounds < 10**7
    assert seen[-1].half <= 0.002 < seen[-2].half
    again = simulate("boe-1977", "boule", {"red": 100}, rounds=10**9, until=0.002, jobs=2)
    assert again.tally == result.tally


def test_a_function_of_the_callers_decides() -> None:
    asked = []

    def half(game: Any, s: Any, who: str, offers: Any) -> Any:
        from novamas.games.cloth.prison import PrisonChoice

        offer = offers["PrisonChoice"]
        asked.append(who)
        return PrisonChoice(by=who, bet=next(iter(offer.form["bet"].each())), choice="half")

    mine = simulate("euskadi-1996", "roulette-french", {"red": "10"}, half, rounds=400)
    named = simulate("euskadi-1996", "roulette-french", {"red": "10"}, "half", rounds=400, by="kernel")
    assert asked
    assert mine.why == "function"
    assert mine.tally == named.tally


def test_a_plan_of_the_callers() -> None:
    result = simulate(
        "boe-1977", "boule", {"red": 100}, rounds=200, session=20, plan=lambda won, net, level: 0 if won > 200 else 2
    )
    assert set(result.tally.nets) == {-200, -100, 100, 200}
    assert result.tally.sessions == 10


def test_sessions_are_ruined() -> None:
    result = simulate("boe-1977", "boule", {"number:1": 100}, rounds=50_000, session=500, chips=2_000, jobs=1)
    assert 0.5 < result.share_ruined() <= 1
    curve = dict(result.ruin_curve())
    assert curve[1] >= curve[max(curve)]
    assert sum(result.tally.ruins.values()) == round(result.share_ruined() * result.tally.sessions)
    assert result.drawdown_curve()[0] == (1, 1.0)


def test_levels_of_plans() -> None:
    assert next_level(1, 4, 0, -1, 100) == (8, 0)
    assert next_level(1, 64, 0, -1, 100) == (1, 0)
    assert next_level(1, 8, 0, 5, 100) == (1, 0)
    assert next_level(2, 2, 0, 5, 100) == (4, 0)
    assert next_level(2, 4, 0, 5, 100) == (1, 0)
    assert next_level(3, 3, 0, -5, 3) == (3, 0)
    assert next_level(4, 1, 3, -5, 100) == (fibonacci(4), 4)
    assert next_level(4, 5, 4, 0, 100) == (5, 4)


def test_rounds_that_are_no_whole_session() -> None:
    result = simulate("boe-1977", "boule", {"red": 100}, rounds=1_234, session=1_000)
    assert (result.rounds, result.tally.sessions) == (1_234, 2)
    assert result.tally.put == 123_400
    path = result.tally.paths[1]
    assert len(path) == len(marks(1_000))
    assert path[-1] == path[-2]


def test_kept_as_parquet_and_pictures(tmp_path: Path) -> None:
    from pyarrow import parquet

    result = simulate("boe-1977", "boule", {"red": 100}, rounds=5_000, session=100)
    nets, outcomes, sessions = (parquet.read_table(path) for path in result.write_parquet(tmp_path))
    assert sum(nets["rounds"].to_pylist()) == sum(outcomes["times"].to_pylist()) == 5_000
    assert sum(sessions["drop"].to_pylist()) == 50
    assert b"figures" in nets.schema.metadata
    for path in write_plots(result, tmp_path, lambda key, **args: say(key, "eu", **args)):
        text = path.read_text(encoding="utf-8")
        assert text.startswith("<svg")
        assert text.count("<text") > 5
        assert "nan" not in text


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"bets": {"rojo": 100}}, "no-such-bet"),
        ({"bets": {"red": 1}}, "below-minimum"),
        ({"bets": {"red": 10**9}}, "above-maximum"),
    ],
)
def test_what_the_rules_refuse(asked: dict[str, Any], code: str) -> None:
    for by in ("", "engine"):
        with pytest.raises(Refused) as refused:
            simulate("boe-1977", "boule", rounds=10, by=by, **asked)
        assert refused.value.code == code
        assert refused.value.clauses


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"strategy": "by-heart"}, "sim-no-strategy"),
        ({"strategy": {"16": {"10": "stand"}}}, "sim-no-chart"),
        ({"rounds": 0}, "sim-rounds"),
        ({"session": 0}, "sim-session"),
        ({"until": -1.0}, "sim-until"),
        ({"by": "hand"}, "sim-by"),
        ({"plan": "grande"}, "sim-no-plan"),
        ({"plan": "proportional"}, "sim-plan-needs-chips"),
        ({"plan": Plan(target=-1)}, "sim-negative"),
        ({"plan": Plan(per_mille=0)}, "sim-per-mille"),
        ({"bets": {"red": 0}}, "sim-stake"),
        ({"by": "kernel", "company": 2}, "sim-no-kernel"),
    ],
)
def test_what_cannot_be_simulated(asked: dict[str, Any], reason: str) -> None:
    """One sentence each, in every language."""
    with pytest.raises(NovamasError) as told:
        simulate("boe-1977", "boule", **{"rounds": 10, **asked})
    assert told.value.reason == reason  # type: ignore[attr-defined]
    from novamas.kit.words import sentence

    said = {sentence(told.value, lang) for lang in ("es", "en", "eu", "gl")}
    assert len(said) == 4
    assert not any("{" in each or reason in each for each in said)


def test_bets_where_there_is_no_cloth() -> None:
    with pytest.raises(NovamasError, match="No bets are laid"):
        simulate("boe-1977", "bingo", {"red": 100}, rounds=1)


def test_nothing_compiled_is_imported_by_chance() -> None:
    """The package, its command and simulations by the rules do without numpy, numba and pyarrow."""
    code = (
        "import sys, novamas.sim, novamas.cli.simulate; novamas.sim.simulate('boe-1977', 'boule', {'red': 100}, "
        "rounds=5, by='engine'); sys.exit(bool({'numba', 'numpy', 'pyarrow', 'distributed'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("strategy", ["", "never-withdraw", "only-with-a-prize"])
def test_figures_of_a_bet_that_is_laid_in_parts(strategy: str) -> None:
    """Trijoker's odds are per one of three equal bets; beside a simulation they are held against all three."""
    result = simulate(
        "euskadi-1996", "trijoker", {"three-bets:1": "15.00"}, strategy, rounds=1_000_000, seed=5, by="kernel", jobs=1
    )
    assert result.exact is not None
    assert abs(result.exact.z) < 4
