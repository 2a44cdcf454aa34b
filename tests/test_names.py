"""A function is called by what it does or answers: a verb, a question, a noun. A participle alone (`told`, `laid`)
names none of them, and a reader has to open it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "novamas"

PARTICIPLE = re.compile(
    r"begun|born|bought|bound|broken|built|burnt|caught|chosen|dealt|done|drawn|fallen|fed|felt|forgotten|found|"
    r"given|gone|grown|heard|held|hidden|hung|kept|known|laid|led|left|lent|lost|made|meant|met|paid|said|seen|"
    r"sent|shown|sold|spelt|spent|spoken|stolen|struck|stuck|sung|sworn|taken|taught|thought|thrown|told|torn|"
    r"understood|unread|unseen|withdrawn|won|worn|worth|woken|written"
)
"""Those that do not end in *ed*."""
VERBS = ("embed", "exceed", "feed", "need", "proceed", "seed", "shed", "speed")
"""Verbs that look like one."""
KEPT = {
    "games/poker/compiled.py": {"compiled"},  # a decorator: it says what becomes of a function
    "games/poker/no_draw/odds.py": {"counted"},  # the name of the count is in the names of shipped files
    "server/routes/cloths.py": {"shared"},  # pages answer under their path
    "server/routes/friends.py": {"allowed"},
    "server/routes/library.py": {"asked"},
}


def functions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method but those that are read like a field."""
    for each in ast.walk(node):
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not any(isinstance(mark, ast.Name) and "property" in mark.id for mark in each.decorator_list):
            yield each


def is_participle(name: str) -> bool:
    word = name.strip("_")
    return PARTICIPLE.fullmatch(word) is not None or (word.isalpha() and word.endswith("ed") and word not in VERBS)


def test_no_function_is_named_by_a_participle_alone() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        file = path.relative_to(SOURCE).as_posix()
        names = {each.name for each in functions(ast.parse(path.read_text(encoding="utf-8")))}
        found += [f"{file}: {name}" for name in sorted(names) if is_participle(name) and name not in KEPT.get(file, ())]
    assert found == []
