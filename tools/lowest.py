"""Tries the lowest versions that pyproject.toml allows: each one exactly, with whatever of their own they bring.

    python -m tools.lowest                 all lanes
    python -m tools.lowest plain           one of them: plain, whole, hygiene
    python -m tools.lowest --print whole   only the versions that a lane pins

`plain` has the base dependencies and nothing else, and runs the commands that promise to work so. `whole` has every
extra that the program uses, and runs tests of the store, the server and the command line. `hygiene` has the linters at
their lowest among the newest of everything else. Environments are made in a temporary folder and removed; the checkout
is left alone. A bound that does not exist as a version, or cannot stand beside the others, fails here too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
INSTALLING, RUNNING = 900, 1800  # seconds for one step, on a busy machine
LINTERS = ("ruff", "mypy", "import-linter")


class Failed(Exception):
    """A step that did not end well; the sentence says which."""


class Step(NamedTuple):
    """Something that is run in an environment, and the exit code that it should end with."""

    arguments: tuple[str, ...]
    code: int = 0
    said: str = ""  # must stand in what is printed


class Lane(NamedTuple):
    extras: tuple[str, ...]
    more: tuple[str, ...]  # names out of the extra dev
    steps: tuple[Step, ...]
    newest: bool = False  # all but `more` as new as can be had


def novamas(*arguments: str, code: int = 0, said: str = "") -> Step:
    return Step(("-m", "novamas", *arguments), code, said)


def tests(*paths: str) -> Step:
    return Step(("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not slow", *paths))


EXTRAS = ("store", "postgres", "server", "odds", "sim", "cluster")
LANES = {
    "plain": Lane(
        extras=(),
        more=(),
        steps=(
            novamas("--help"),
            novamas("--version"),
            novamas("games", said="boule"),
            novamas("rules", "boule", "--law", "galicia-2007", said="boule"),
            novamas("odds", "boule", "--law", "galicia-2007"),
            novamas("compare", "boule"),
            novamas("scenario", "scenarios/boule", "scenarios/craps"),
            novamas("audit", "nowhere.db", "--lang", "en", code=2, said="novamas[store]"),
            novamas("serve", "--lang", "en", code=2, said="novamas[server]"),
        ),
    ),
    "whole": Lane(
        extras=(*EXTRAS, "test"),
        more=("httpx",),
        steps=(
            Step(("-c", "import distributed, numba, numpy, uvloop")),
            novamas("scenario", "scenarios/roulette-french", "scenarios/three-card-poker"),
            tests(
                "tests/games/poker/test_poker_exact_small.py", "tests/kit/test_hands.py"
            ),  # compiled loops: numba, numpy
            tests("tests/cli/test_cli_main.py", "tests/cli/test_cli_audit.py", "tests/cli/test_play.py"),
            tests("tests/store/test_journal.py", "tests/store/test_audit.py"),
            tests("tests/server/test_http_serve.py", "tests/server/test_socket.py", "tests/server/test_keys.py"),
        ),
    ),
    "hygiene": Lane(
        extras=("server", "odds", "test", "web-tests"),
        more=LINTERS,
        newest=True,
        steps=(
            Step(("-m", "ruff", "check", "--no-cache", "."), said="All checks passed"),
            Step(("-m", "ruff", "format", "--no-cache", "--check", ".")),
            Step(
                ("-c", "from importlinter.cli import lint_imports_command as c; c(['--no-cache'])"),
                said="1 kept, 0 broken",
            ),
            Step(("-m", "mypy", "--cache-dir", os.devnull), said="no issues found"),
        ),
    ),
}


# -- which versions ----------------------------------------------------------------------------------------------------


def chosen(project: Mapping[str, Any], extras: Iterable[str]) -> Iterator[Requirement]:
    """What these extras ask for, through extras of our own too; everybody gets the base."""
    optional = project["optional-dependencies"]
    waiting, seen = ["", *extras], set[str]()
    while waiting:
        extra = waiting.pop(0)
        if extra in seen:
            continue
        seen.add(extra)
        for requirement in map(Requirement, optional[extra] if extra else project["dependencies"]):
            if requirement.name == project["name"]:
                waiting += sorted(requirement.extras)
            elif requirement.marker is None or requirement.marker.evaluate():
                yield requirement


def lowest(requirement: Requirement) -> str:
    """The same requirement at its lower bound and nowhere else."""
    bounds = [s.version for s in requirement.specifier if s.operator == ">="]
    if len(bounds) != 1:
        raise Failed(f"{requirement} has no lower bound, so nobody knows what it was tried with.")
    extras = f"[{','.join(sorted(requirement.extras))}]" if requirement.extras else ""
    return f"{requirement.name}{extras}=={bounds[0]}"


def pinned(project: Mapping[str, Any], lane: Lane) -> list[str]:
    """What is installed for a lane."""
    more = [r for r in map(Requirement, project["optional-dependencies"]["dev"]) if r.name in lane.more]
    usual = list(chosen(project, lane.extras))
    return [*(str(r) if lane.newest else lowest(r) for r in usual), *map(lowest, more)]


# -- trying them -------------------------------------------------------------------------------------------------------


def attempt(name: str, lane: Lane, project: Mapping[str, Any], folder: Path) -> None:
    """Makes the environment of a lane and takes its steps, saying each."""
    pins = pinned(project, lane)
    say(name, f"installing {len(pins)} packages: {' '.join(pins)}")
    run([sys.executable, "-m", "venv", str(folder)], INSTALLING, "making the environment")
    python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, *pins], INSTALLING, "installing the lowest versions")
    for n, step in enumerate(lane.steps, 1):
        say(name, f"{n}/{len(lane.steps)} {' '.join(step.arguments)}")
        began = time.monotonic()
        ended = run([python, *step.arguments], RUNNING, " ".join(step.arguments), step.code)
        if step.said.lower() not in ended.lower():
            raise Failed(f"{' '.join(step.arguments)} did not say {step.said!r}.")
        say(name, f"    good, {time.monotonic() - began:.0f} s")


def run(command: list[str], seconds: float, what: str, code: int = 0) -> str:
    """What a command printed; its output is shown if it ends in another way than it should."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}
    try:
        ended = subprocess.run(
            command, cwd=ROOT, env=environment, timeout=seconds, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise Failed(f"{what}: not done after {seconds:.0f} seconds.") from None
    if ended.returncode != code:
        print(ended.stdout[-6000:], file=sys.stderr)
        raise Failed(f"{what}: exit code {ended.returncode} instead of {code}; what it said stands above.")
    return ended.stdout


def say(lane: str, text: str) -> None:
    print(f"[{lane}] {text}", flush=True)


def main(arguments: list[str]) -> int:
    only_print = "--print" in arguments
    names = [a for a in arguments if a != "--print"] or list(LANES)
    if unknown := [n for n in names if n not in LANES]:
        print(f"There is no lane {unknown[0]}; there are {', '.join(LANES)}.", file=sys.stderr)
        return 2
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    try:
        for name in names:
            if only_print:
                print("\n".join(pinned(project, LANES[name])))
                continue
            with TemporaryDirectory(prefix="novamas-lowest-") as folder:
                attempt(name, LANES[name], project, Path(folder) / "env")
    except Failed as e:
        print(e, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
