"""The command line in process: what it returns, prints and complains about."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest

from novamas.cli import main
from novamas.cli.play import door, play
from novamas.kit.cards import parse
from novamas.kit.chance import Dist, Seeded, Source, Value


class Ran(NamedTuple):
    """What came of a command line."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert (self.code, self.err) == (0, "")
        return json.loads(self.out)

    def sentence(self) -> str:
        """The one sentence of an error that a user can cause: on standard error, nothing else, exit code 2."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.startswith("novamas: ")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.removeprefix("novamas: ").rstrip("\n")


class Stacked:
    """A source with chosen cards on top."""

    name = "seeded"

    def __init__(self, top: str) -> None:
        self.top = [parse(card) for card in top.split()]
        self.rest = Seeded(7)

    def draw(self, dist: Dist, what: str) -> Value:
        return self.top.pop(0) if self.top else self.rest.draw(dist, what)


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NOVAMAS_LANG", "NOVAMAS_LAWS", "LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def novamas(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs a command line in this process."""

    def run(*argv: object) -> Ran:
        code = main([str(a) for a in argv])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Plays lines at a table, with a source of chance where one is given, and returns everything that was shown."""

    def run(lines: Iterable[str], game: str, source: Source | None = None, **options: Any) -> str:
        if source is not None:
            monkeypatch.setattr(door, "chance", lambda *_: source)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        play(game, **{"lang": "en", "seed": 7, **options})
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return run


@pytest.fixture
def evening(typed: Callable[..., str]) -> Callable[..., str]:
    """An evening alone at a table with boxes of Euskadi, with these cards on top."""

    def run(*lines: str, game: str = "blackjack", top: str = "", **options: Any) -> str:
        return typed(lines, game, Stacked(top) if top else None, **{"law": "euskadi-1996", "bots": 0, **options})

    return run


@pytest.fixture
def shell() -> Callable[..., Ran]:
    """Runs a command line in a process of its own."""

    def run(*argv: object, **env: str) -> Ran:
        code = "import sys; from novamas.cli import main; sys.exit(main())"
        done = subprocess.run(
            [sys.executable, "-c", code, *map(str, argv)],
            capture_output=True,
            env={**os.environ, "PYTHONUTF8": "1", **env},
            check=False,
        )
        encoding = env.get("PYTHONIOENCODING", "utf-8")
        return Ran(done.returncode, done.stdout.decode(encoding), done.stderr.decode(encoding))

    return run
