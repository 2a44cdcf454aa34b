"""The matrix of `docs/compliance.md`: every row has a verdict, and every test it names exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROWS = re.compile(r"^\| ([A-Z]-\d\d) \| (.+?) \| (\w+) \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`((?:tests|tools|docs|scenarios)(?:/[\w./-]+)?)`")


def rows() -> list[tuple[str, str, str, str]]:
    return ROWS.findall((ROOT / "docs" / "compliance.md").read_text(encoding="utf-8"))


def test_every_row_has_a_verdict_and_a_number_of_its_own() -> None:
    found = rows()
    assert len(found) > 50
    assert len({id for id, *_ in found}) == len(found)
    for id, asked, held, by in found:
        assert held in ("yes", "partly", "no", "operator"), id
        assert len(asked) > 15, id
        assert NAMED.search(by) or held != "yes" or "`novamas" in by, f"{id} is held by nothing that can be run"
        assert held in ("yes", "operator") or len(NAMED.sub("", by)) > 20, f"{id} does not say why not"


def test_what_holds_a_requirement_exists() -> None:
    missing = {(id, path) for id, _, _, by in rows() for path in NAMED.findall(by) if not (ROOT / path).exists()}
    assert not missing


def test_commands_and_targets_that_are_named_exist() -> None:
    from novamas.cli.app import COMMANDS

    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for id, _, _, by in rows():
        for command in re.findall(r"`novamas ([\w-]+)", by):
            assert command in COMMANDS, f"{id} names novamas {command}"
        for target in re.findall(r"`make ([\w-]+)`", by):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{id} names make {target}"
