"""The command line in process: what it returns, prints and complains about."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from novamas.cli import main


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
