"""Every worked example under `scenarios/` is a test; the clauses it cites are its claims."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from novamas.games import FAMILIES
from novamas.kit.decider import Report
from novamas.kit.errors import NovamasError
from novamas.table.decider import TableGame, Took, ToppedUp
from novamas.table.scenario import Runner, read, run
from worked_examples import SCENARIOS, examples, name, telling, tells, written


def cases() -> Iterator[object]:
    for path in examples():
        yield pytest.param(path, id=name(path), marks=pytest.mark.clause(*written(path).get("clauses", ())))


@pytest.mark.parametrize("path", list(cases()))
def test_scenario(path: Path) -> None:
    scenario = read(path)
    law, game, _ = path.relative_to(SCENARIOS).parts
    assert (scenario.law, scenario.game) == (law, game), "a scenario stands in the folder of its law and game"
    assert scenario.clauses, "a scenario cites the clauses that it shows"
    result = run(scenario)
    assert result.passed, str(result.failed)
    assert result.checked, "a scenario expects something"


def test_a_few_of_them_tell_everything() -> None:
    """Longer tests take a few scenarios of each game: whatever can happen or be reported at a table is in them."""
    games = [TableGame, *(kind.game for kind in FAMILIES.values())]
    happened: set[type] = set()
    for path in telling():
        with suppress(NovamasError):  # it may be about a table that does not open
            runner = Runner(read(path))
            for step in runner.scenario.steps:
                runner.run(step)
            happened.update(type(envelope.event) for envelope in runner.table.log)
    silent = {event for game in games for event in game.events} - happened
    assert silent == {ToppedUp, Took}, "let a scenario expect it by its name"
    told = {word for path in telling() for word in tells(path)}
    assert {c.__name__ for game in games for c in game.commands if issubclass(c, Report)} <= told
    assert len(telling()) < len(examples()) / 5
