"""The proof that a scenario of the second form makes a table do what the first form did."""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from novamas.table.scenario import BadScenario, Scenario, parse_all, play
from novamas.table.scenario_file import GIVEN, read_raw


def trace(scenario: Scenario) -> tuple[bytes, int]:
    """All that a scenario makes a table do, as bytes: its log and its last state, or why it does not open; and how many
    expectations hold."""
    result, runner = play(scenario)
    if result.failed is not None:
        raise BadScenario("because", because=result.failed.words(), place=scenario.path)
    return repr((runner.table.log, runner.table.state) if runner else "it does not open").encode(), result.checked


def prove(old: Scenario, new: Scenario) -> None:
    """Raises `BadScenario` unless two scenarios make the same table log and hold as many expectations."""
    if (old.law, old.game, old.title, old.clauses) != (new.law, new.game, new.title, new.clauses):
        raise BadScenario("scenario-head-changes", place=old.path)
    if trace(old) != trace(new):
        raise BadScenario("scenario-play-changes", place=old.path)


def prove_file(old: Scenario, text: str, path: Path) -> None:
    """Plays an old scenario and the text that is to take its place."""
    (new,) = parse_all(tomllib.loads(text), str(path))
    prove(old, new)


def prove_folder(root: Path, texts: Mapping[Path, str], old: Iterable[tuple[str, Scenario]]) -> None:
    """Plays every old file and every new one, in a folder of its own, before anything is changed."""
    left = {(name, scenario.game, scenario.law): scenario for name, scenario in old}
    with tempfile.TemporaryDirectory() as held:
        files = {path: Path(held) / path.relative_to(root) for path in texts}
        for path, file in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(texts[path], encoding="utf-8")
        for file in (file for file in files.values() if file.name != GIVEN):
            for new in parse_all(read_raw(file), str(file)):
                prove(left.pop((file.stem, new.game, new.law)), new)
    if left:
        raise BadScenario("scenario-lost", place=next(iter(left.values())).path)
