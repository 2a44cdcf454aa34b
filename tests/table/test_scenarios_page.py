"""`docs/scenarios.md`: every example on the page is played, and every key of the format stands on it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from novamas.table.opening import WRITTEN
from novamas.table.scenario import is_given, read_all, run
from novamas.table.scenario_file import EXPECT_KEYS, LAW_KEYS, PRELUDE_KEYS, SECOND_KEYS, SECOND_STEP_KEYS

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = dict(re.findall(r"```toml\n# ([\w.-]+)\n(.*?)```", PAGE, re.DOTALL))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    for name, text in EXAMPLES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_every_block_has_a_name() -> None:
    assert len(EXAMPLES) == PAGE.count("```toml")
    assert len(EXAMPLES) > 8


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_of_the_page(folder: Path, name: str) -> None:
    if is_given(folder / name):
        return
    for scenario in read_all(folder / name):
        result = run(scenario)
        assert result.passed, str(result.failed)
        assert result.checked


@pytest.mark.parametrize(
    "key", sorted(SECOND_KEYS | SECOND_STEP_KEYS | LAW_KEYS | PRELUDE_KEYS | EXPECT_KEYS | WRITTEN | {"contains"})
)
def test_every_key_is_explained(key: str) -> None:
    assert re.search(rf"`[^`\n]*\b{key}\b[^`\n]*`|^{key} = |^\[+{key}\b", PAGE, re.MULTILINE)
