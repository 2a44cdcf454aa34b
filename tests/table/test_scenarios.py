"""Every worked example under `scenarios/` is a test; the clauses it cites are its claims."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from novamas.table.scenario import read, run

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def cases() -> Iterator[object]:
    for path in sorted(SCENARIOS.rglob("*.toml")):
        try:
            cited = tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", [])
        except (tomllib.TOMLDecodeError, UnicodeDecodeError):
            cited = []  # the test itself says what is wrong with the file
        name = path.relative_to(SCENARIOS).with_suffix("").as_posix()
        yield pytest.param(path, id=name, marks=pytest.mark.clause(*cited))


@pytest.mark.parametrize("path", list(cases()))
def test_scenario(path: Path) -> None:
    scenario = read(path)
    law, game, _ = path.relative_to(SCENARIOS).parts
    assert (scenario.law, scenario.game) == (law, game), "a scenario stands in the folder of its law and game"
    assert scenario.clauses, "a scenario cites the clauses that it shows"
    result = run(scenario)
    assert result.passed, str(result.failed)
    assert result.checked, "a scenario expects something"
