"""A game lives in one place: outside its own folders nobody names a family.

Its own are `games/<family>`, the laws, the locales, and its table in the terminal, `cli/play/tables/`, which no room
may import because the terminal lies above the games.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import novamas
from novamas.games import FAMILIES

ROOT = Path(novamas.__file__).parent
TERMINAL = ROOT / "cli" / "play" / "tables"
FOLDERS = {room.name: ROOT.parent / Path(*room.game.__module__.split(".")[:-1]) for room in FAMILIES.values()}
POKER = ROOT / "games" / "poker"
THINGS = {"wheel": "wheel-of-fortune", "machines": "machines-of-chance", "betting": "betting-shop"}
"""Families that are called like something that other games have too, and what nothing else is called."""
REASONS = {
    "games/table_rules.py": "a cloth resembles a table of blackjack (GAL07-05): a value of that law, not a family",
    "client/answers.py": "written by `python -m tools.wire` from the schemas of every family",
    "server/openapi.py": "an example of a request, for whoever reads the document",
}
"""What names a family all the same, and why."""


def spoken(tree: ast.Module) -> Iterator[str]:
    """What a module imports, and every string in it but docstrings: who asks for a class must import it."""
    prose = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    alone = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in prose and node not in alone:
                yield text
            case ast.ImportFrom(module=str(module)):
                yield module
            case ast.Import(names=names):
                yield from (each.name for each in names)


@cache
def naming(name: str) -> re.Pattern[str]:
    """A string that names a family, alone or among other words, or a module of its package."""
    words = r"[-_ .]".join(re.split(r"[-_]", THINGS.get(name, name)))
    package = re.escape(".".join(("games", *FOLDERS[name].relative_to(ROOT / "games").parts)))
    return re.compile(rf"(?<![a-z])({words})(?![a-z])|{package}(?![a-z_])")


def named_in(file: Path) -> set[str]:
    text = file.read_text(encoding="utf-8")
    said = "\n".join(spoken(ast.parse(text)))
    return {name for name, own in FOLDERS.items() if not file.is_relative_to(own) and naming(name).search(said)}


def test_nobody_names_a_family_from_outside() -> None:
    others = (f for f in ROOT.rglob("*.py") if not f.is_relative_to(TERMINAL) and not f.is_relative_to(POKER))
    found = {str(f.relative_to(ROOT)): names for f in others if (names := named_in(f))}
    assert {where: sorted(names) for where, names in found.items() if where not in REASONS} == {}
    assert set(found) == set(REASONS), "a reason that is no longer needed"


def test_the_pokers_share_a_room_that_names_none_of_them_in_its_code() -> None:
    """`games/poker` is theirs together; what is one's own is in its folder."""
    shared = list(POKER.glob("*.py"))
    assert {f.name: names for f in shared if (names := named_in(f))} == {}


def test_a_name_would_be_noticed(tmp_path: Path) -> None:
    for line in ('if law == "boule": pass', "from novamas.games.craps import CrapsGame", "x = f'play-roulette-{n}'"):
        file = tmp_path / "asks.py"
        file.write_text(f'"""A docstring about roulette."""\n{line}\n', encoding="utf-8")
        assert len(named_in(file)) == 1, line
