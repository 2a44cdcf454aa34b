"""Which versions are tried: every lower bound exactly, and no dependency without one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from tools.lowest import EXTRAS, LANES, Failed, lowest, main, pinned
from tools.sbom import LICENCES, requirements

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_a_bound_is_tried_exactly() -> None:
    assert lowest(Requirement("psycopg[pool,binary]>=3.2.1")) == "psycopg[binary,pool]==3.2.1"
    for text in ("rich", "rich<15"):
        with pytest.raises(Failed, match="no lower bound"):
            lowest(Requirement(text))


def test_plain_has_the_base_and_nothing_else() -> None:
    assert pinned(PROJECT, LANES["plain"]) == [lowest(Requirement(r)) for r in PROJECT["dependencies"]]


def test_every_dependency_of_the_program_is_tried() -> None:
    tried = set(pinned(PROJECT, LANES["whole"]))
    for extra, requirement in requirements(PROJECT):
        if extra in ("", *EXTRAS) and (requirement.marker is None or requirement.marker.evaluate()):
            assert lowest(requirement) in tried


def test_steps_name_what_is_there() -> None:
    named = [a for lane in LANES.values() for step in lane.steps for a in step.arguments]
    paths = [a for a in named if a.startswith(("tests/", "scenarios/"))]
    assert paths
    assert [p for p in paths if not (ROOT / p).exists()] == []


def test_a_lane_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fast"]) == 2
    assert capsys.readouterr().err == "There is no lane fast; there are plain, whole, hygiene.\n"


def test_the_page_about_dependencies_says_the_same() -> None:
    """Each dependency once, with its lower bound and its licence."""
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `([\w.-]+)` \| (.+) \|$", page, re.MULTILINE))
    licences: dict[str, Any] = tomllib.loads(LICENCES.read_text(encoding="utf-8"))
    assert set(told) == {r.name for _, r in requirements(PROJECT)}
    for _, requirement in requirements(PROJECT):
        cells = told[requirement.name].split(" | ")
        assert cells[1].split()[0] == lowest(requirement).partition("==")[2]
        assert cells[-1] == licences[requirement.name]
