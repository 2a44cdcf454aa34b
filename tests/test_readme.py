"""The README keeps its promises: every command and the snippet work as they are printed."""

from __future__ import annotations

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from novamas.cli import main
from novamas.cli.evidence import RESULTS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROMPT = "$ .venv/bin/novamas "
LONG = "scenario scenarios/"  # every worked example again, each of which has a test of its own


def commands() -> list[str]:
    block = README.split("## What you can ask it", 1)[1].split("```", 2)[1]
    lines = [line for line in block.splitlines() if line.strip()]
    assert all(line.startswith(PROMPT) for line in lines), "one command a line"
    return [line.removeprefix(PROMPT) for line in lines]


@pytest.fixture
def at_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person in a fresh clone, who leaves every table at once."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("NOVAMAS_LANG", "NOVAMAS_LAWS", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))


@pytest.mark.usefixtures("at_root")
@pytest.mark.parametrize(
    "line",
    [pytest.param(line, marks=pytest.mark.slow if line.startswith(LONG) else ()) for line in commands()]
    + [f"{LONG}boule"],
)
def test_every_command_works_as_printed(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv = shlex.split(line, comments=True)
    code = main(argv)
    out, err = capsys.readouterr()
    if argv[0] == "trace" and not (ROOT / RESULTS).is_file():  # the README says: after `make test`
        assert (code, out) == (2, "")
        assert "make test" in err
        return
    assert code == 0, err
    assert len(out.splitlines()) >= 1
    assert err == "" or argv[0] == "trace"


def test_the_snippet_plays_a_round(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(snippet, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert out.startswith("TableOpened(")
    assert "neighbours:17" in out
    assert "RoundEnded(" in out


def test_every_page_it_points_to_is_there() -> None:
    for page in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / page).is_file(), page
