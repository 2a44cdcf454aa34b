"""Every worked example under `scenarios/` is a test; the clauses it cites are its claims."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from novamas.games import FAMILIES
from novamas.kit.decider import Report
from novamas.kit.errors import NovamasError
from novamas.table.decider import TableGame
from novamas.table.scenario import Runner
from told import Seen, lines, listen, strangers, sums, table
from worked_examples import ATTENDED, SCENARIOS, Example, examples, telling, tells, written


def cases() -> Iterator[object]:
    for example in examples():
        cited = written(example.path)[example].clauses
        yield pytest.param(example, id=example.name, marks=pytest.mark.clause(*cited))


@pytest.mark.parametrize("example", list(cases()))
def test_scenario(example: Example) -> None:
    scenario = example.scenario()
    folder = example.path.parent.relative_to(SCENARIOS).as_posix()
    places = [f"{scenario.game}/{scenario.law}", f"{scenario.law}/{scenario.game}"]
    assert folder in ([scenario.game] if len(scenario.laws) > 1 else places), "it stands in the folder of its game"
    assert scenario.clauses, "a scenario cites the clauses that it shows"
    result, seen = listen(scenario)
    assert result.passed, str(result.failed)
    assert result.checked, "a scenario expects something"
    assert strangers(seen, example.name) == [], "read what is new; if it is right, python -m tools.told writes it down"


@pytest.mark.slow
def test_what_is_told_is_what_is_written_down() -> None:
    """The tables of what events, calls and offers say have a line for all that the examples show, and no other."""
    found: dict[str, dict[str, Seen]] = {}
    for example in examples():
        found.setdefault(example.game, {})[example.name] = listen(example.scenario())[1]
    for game, seen in found.items():
        assert lines(seen.values()) == table(game)
        assert {name: one.sum() for name, one in seen.items()} == sums(game)


def test_no_two_have_one_name() -> None:
    names = [example.name for example in examples()]
    assert len(names) == len(set(names))


def test_a_few_of_them_tell_everything() -> None:
    """Longer tests take a few scenarios of each game: whatever can happen or be reported at a table is in them."""
    games = [TableGame, *(kind.game for kind in FAMILIES.values())]
    happened: set[type] = set()
    for example in telling():
        with suppress(NovamasError):  # it may be about a table that does not open
            runner = Runner(example.scenario())
            for step in runner.scenario.steps:
                runner.run(step)
            happened.update(type(envelope.event) for envelope in runner.table.log)
    silent = {event for game in games for event in game.events} - happened - ATTENDED
    assert not silent, "let a scenario expect it by its name"
    told = {word for example in telling() for word in tells(example)}
    assert {c.__name__ for game in games for c in game.commands if issubclass(c, Report)} <= told
    assert len(telling()) < len(examples()) / 5
