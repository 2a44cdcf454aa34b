"""Which clauses are kept: by a test that passes, by the rulebook that prints them in every language, or not yet.

`make test` leaves `.novamas/trace.json` behind: for every clause the tests and scenarios that cite it, and whether
they passed. A citation is a claim, so a clause that any of its tests failed for is missing, whoever else passed.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct

import novamas
from novamas.cli.rules import find_printed_clauses
from novamas.cli.voice import word
from novamas.kit.errors import BadInput
from novamas.kit.plain import PlainDict
from novamas.kit.words import languages
from novamas.law import LAYERS, Clause, Library, Register
from novamas.law.articles import clauses_in

Status: TypeAlias = Literal["enforced", "shown", "missing"]
STATUSES: tuple[Status, ...] = ("enforced", "shown", "missing")
RESULTS = Path(".novamas") / "trace.json"
SCENARIO_TEST = "test_scenarios.py::"


class Results(Struct, frozen=True):
    """What the last full run of the tests said: citing tests by clause."""

    passed: dict[str, list[str]]
    failed: dict[str, list[str]]
    stale: bool = False


class Traced(Struct, frozen=True):
    """A clause, the law it is of, how it is kept, and whether `make mutants` puts that to the test: a value of the law
    stands beside it, or a planted fault names it."""

    law: str
    clause: Clause
    status: Status
    touched: bool

    @property
    def untouched(self) -> bool:
        """Whether tests claim it that nothing was ever broken for."""
        return self.status == "enforced" and self.clause.layer != "guide" and not self.touched


def checkout(start: Path | None = None) -> Path:
    """The checkout around here, or the one that this installation runs from."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents, Path(novamas.__file__).resolve().parents[2]):
        if (folder / "src" / "novamas").is_dir() and (folder / "tests").is_dir():
            return folder
    raise BadInput(word("trace-no-checkout"))


def read_results(root: Path) -> Results:
    """The results that a full `make test` left, less the tests and scenarios that are no longer there."""
    path = root / RESULTS
    if not path.is_file():
        raise BadInput(word("trace-no-results"))
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        passed, failed = _drop_vanished(raw["passed"], root), _drop_vanished(raw["failed"], root)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(word("trace-bad-results", path=str(RESULTS))) from None
    return Results(passed, failed, _has_changed_since(root, path.stat().st_mtime))


def find_testable(laws: Library, law: str, root: Path) -> set[str]:
    """The clauses of a law that a value in its files stands beside, or that a planted fault names."""
    found: set[str] = set()
    for path in sorted(laws.folders[law].glob("*.toml")):
        if not path.name.startswith("readings.") or path.name == "readings.toml":
            found |= _clauses_in(laws.read(path))
    for path in sorted((root / "tests" / "faults").glob("*.toml")):
        found |= _clauses_in(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def _clauses_in(node: object) -> set[str]:
    """Every clause that a tree names, in whatever table."""
    if not isinstance(node, Mapping):
        return set[str]().union(*map(_clauses_in, node)) if isinstance(node, list) else set()
    own = set(clauses_in(node))
    return own.union(*(_clauses_in(value) for key, value in node.items() if key not in ("clauses", "articles")))


def trace(
    laws: Library, results: Results, game: str | None = None, law: str | None = None, root: Path | None = None
) -> list[Traced]:
    """Every clause of the register, or those of one game or law, with its status."""
    found = []
    for each in [law] if law else laws.laws():
        register = laws.register(each)
        chapters = dict.fromkeys(clause.game for clause in register.values() if game in (None, clause.game))
        printed = {
            id for chapter in chapters for id in find_printed_clauses(each, chapter) if _has_every_text(register, id)
        }
        broken = find_testable(laws, each, root or checkout())
        found += [
            Traced(each, clause, _status(clause, results, printed), clause.id in broken)
            for clause in register.values()
            if clause.game in chapters
        ]
    return found


def summary(traced: Iterable[Traced]) -> PlainDict:
    """The contract of `novamas trace --json`, which holds for the whole and for every game."""
    traced = list(traced)
    return {
        "clauses": len(traced),
        "by_layer": {layer: sum(t.clause.layer == layer for t in traced) for layer in LAYERS},
        "by_status": {status: sum(t.status == status for t in traced) for status in STATUSES},
        "missing": [t.clause.id for t in traced if t.status == "missing"],
        "untouched": [t.clause.id for t in traced if t.untouched],
    }


def as_json(traced: list[Traced]) -> PlainDict:
    games: dict[str, list[Traced]] = {}
    for t in traced:
        games.setdefault(t.clause.game, []).append(t)
    return {**summary(traced), "by_game": {game: summary(ts) for game, ts in games.items()}}


def _has_every_text(register: Register, id: str) -> bool:
    """Whether a clause has a text in every language: what some readers meet in English only is not shown to them."""
    return all(register.text(id, lang)[1] == lang for lang in languages())


def _status(clause: Clause, results: Results, printed: set[str]) -> Status:
    if clause.id in results.passed and clause.id not in results.failed:
        return "enforced"
    return "shown" if clause.layer == "guide" and clause.id in printed else "missing"


def _drop_vanished(cited: Mapping[str, list[str]], root: Path) -> dict[str, list[str]]:
    """Citations whose test or scenario still exists."""
    left = {clause: [node for node in nodes if _exists(node, root)] for clause, nodes in cited.items()}
    return {clause: nodes for clause, nodes in left.items() if nodes}


def _exists(node: str, root: Path) -> bool:
    if SCENARIO_TEST in node and node.endswith("]"):
        law, game, name = (*node[node.index("[") + 1 : -1].split("/"), "", "")[:3]
        folder = root / "scenarios"
        alone = (folder / game / law / f"{name}.toml", folder / law / game / f"{name}.toml")
        return any(path.is_file() for path in alone) or _is_written_for(folder / game / f"{name}.toml", law)
    return (root / node.partition("::")[0]).is_file()


def _is_written_for(path: Path, law: str) -> bool:
    """Whether a scenario of several laws is there and names this one; read as text, since there are many."""
    return path.is_file() and re.search(rf"^{re.escape(law)}\b", path.read_text(encoding="utf-8"), re.M) is not None


def _has_changed_since(root: Path, moment: float) -> bool:
    """Whether a test, a scenario, a law or a module is younger than the results."""
    folders = (
        (root / "tests", "*.py"),
        (root / "scenarios", "*.toml"),
        (root / "src", "*.py"),
        (root / "src", "*.toml"),
    )
    return any(path.stat().st_mtime > moment for folder, kind in folders for path in folder.rglob(kind))
