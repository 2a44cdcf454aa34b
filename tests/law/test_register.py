"""The clause register: sound in itself, and every clause that anything cites is in it."""

from __future__ import annotations

import ast
import csv
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from novamas.law import BadLaw, Library, Register, UnknownLaw, library
from novamas.law.library import BUILT_IN
from novamas.law.register import COLUMNS
from novamas.odds.rulebook import line
from novamas.table.scenario import read_folder

ROOT = Path(__file__).parents[2]
LAWS = {"boe-1977": "BOE77", "euskadi-1996": "EUS96", "galicia-2007": "GAL07", "asturias-2011": "AST11"}
ROWS = {"boe-1977": 817, "euskadi-1996": 1912, "galicia-2007": 685, "asturias-2011": 443}
LAYERS = {"engine", "table", "config", "guide"}
KINDS = {
    "admin", "bet", "call", "conduct", "deal", "decision", "draw", "equipment", "house-take", "irregularity", "jackpot",
    "limit", "payout", "ranking", "scope", "seating", "session", "settlement", "staff", "tournament",
}  # fmt: skip
NOT_GAMES = {
    "catalogue", "circle-poker", "table-operation", "tournament", "machines", "scratch-tickets", "betting", "lottery",
    "promotional-draw", "tombola", "raffle",
}  # fmt: skip
EPIGRAPH = {
    "BOE77": r"\d\d", "GAL07": r"\d\d", "AST11": r"(?:CF|BB|CR|C0|B0)", "EUS96": r"(?:\d\d|\d{4}|\d{6}|A\d{1,2}|A2B)",
}  # fmt: skip
ID = re.compile(r"\b(?:BOE77|EUS96|GAL07|AST11)-[0-9A-Z]+-\d+\b")


def raw(law: str, name: str = "clauses.tsv") -> list[dict[str, str]]:
    with (BUILT_IN / law / name).open(encoding="utf-8", newline="") as f:
        return list(csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE))


@cache
def every_id() -> set[str]:
    return {row["id"] for law in LAWS for row in raw(law)}


# -- the register in itself ------------------------------------------------------------------------------------


def test_these_are_the_laws() -> None:
    assert set(library().laws()) == set(LAWS)


@pytest.mark.parametrize("law", LAWS)
def test_every_row_is_whole(law: str) -> None:
    rows = raw(law)
    assert len(rows) == ROWS[law] == len(library().register(law))
    assert tuple(rows[0]) == COLUMNS
    shape = re.compile(rf"{LAWS[law]}-{EPIGRAPH[LAWS[law]]}-\d{{3}}")
    games = set(library().head(law).catalogue.games) | NOT_GAMES
    for row in rows:
        assert shape.fullmatch(row["id"]), row["id"]
        assert row["layer"] in LAYERS, row["id"]
        assert row["kind"] in KINDS, row["id"]
        assert row["game"] in games, row["id"]
        assert re.fullmatch(r"\d+(-\d+)?", row["lines"]), row["id"]
        assert row["rule"].strip().endswith((".", ")", "?")), row["id"]
        assert row["section"], row["id"]


def test_ids_are_unique_over_all_laws() -> None:
    twice = [id for id, n in Counter(row["id"] for law in LAWS for row in raw(law)).items() if n > 1]
    assert twice == []


@pytest.mark.parametrize("law", LAWS)
def test_the_numbers_of_an_epigraph_run_without_gaps(law: str) -> None:
    numbers: dict[str, list[int]] = {}
    for row in raw(law):
        epigraph, _, number = row["id"].rpartition("-")
        numbers.setdefault(epigraph, []).append(int(number))
    for epigraph, found in numbers.items():
        assert sorted(found) == list(range(1, len(found) + 1)), epigraph


@pytest.mark.parametrize("lang", ["es", "eu", "gl"])
@pytest.mark.parametrize("law", LAWS)
def test_every_clause_has_a_text_in_every_language(law: str, lang: str) -> None:
    """In the order of the register, whether its game can be played or not."""
    texts = raw(law, f"clauses.{lang}.tsv")
    assert [row["id"] for row in texts] == [row["id"] for row in raw(law)]
    for row in texts:
        assert row["rule"].strip(), row["id"]
        assert library().register(law).text(row["id"], lang) == (row["rule"], lang)
        assert row["rule"] != library().register(law)[row["id"]].rule


def test_a_gap_in_a_language_falls_back_to_english_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "clauses.tsv").write_text(f"{HEAD}\n{ROW}\n{ROW.replace('001', '002')}\n", encoding="utf-8")
    (tmp_path / "clauses.es.tsv").write_text("id\trule\nXXX99-01-002\tUna regla.\n", encoding="utf-8")
    register = Register(tmp_path)
    assert register.text("XXX99-01-001", "es") == ("A rule.", "en")
    assert register.text("XXX99-01-002", "es") == ("Una regla.", "es")
    assert register.text("XXX99-01-002", "gl") == ("A rule.", "en")
    assert register.text("XXX99-01-002") == ("A rule.", "en")


def test_the_clauses_of_a_game_and_the_law_of_a_clause() -> None:
    assert [c.id for c in library().register("galicia-2007").of("boule")][:2] == ["GAL07-04-001", "GAL07-04-002"]
    assert len(library().register("boe-1977").of("boule")) == 35
    for law, prefix in LAWS.items():
        assert library().law_of(f"{prefix}-01-001") == law
    with pytest.raises(UnknownLaw, match="XXX99"):
        library().law_of("XXX99-01-001")


# -- what cites it ---------------------------------------------------------------------------------------------


def cited(tree: Any) -> Iterator[str]:
    """Every clause under `clauses`, or in a table of articles."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key == "clauses":
                yield from value
            elif key == "articles":
                yield from (clause for clauses in value.values() for clause in clauses)
            else:
                yield from cited(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from cited(value)


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


LAW_FILES = [p for p in sorted(BUILT_IN.rglob("*.toml")) if p.name.count(".") == 1 and p.stem != "headings"]
LAW_FILES = [p for p in LAW_FILES if "models" not in p.relative_to(BUILT_IN).parts]
"""Without `readings.<lang>.toml` and `headings.toml`, which are words only, and the models that makers bring."""


@pytest.mark.parametrize("path", LAW_FILES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_a_law_file_cites_clauses_that_exist(path: Path) -> None:
    found = list(cited(toml(path)))
    assert found
    assert sorted(set(found) - every_id()) == []
    if path.parent.name in LAWS:
        assert [c for c in found if not c.startswith(LAWS[path.parent.name])] == [], "a law cites only itself"


@pytest.mark.parametrize("law", LAWS)
def test_a_game_cites_its_own_epigraph_or_one_it_extends_or_what_holds_for_all(law: str) -> None:
    register = library().register(law)
    for game in library().games(law):
        tree = toml(BUILT_IN / law / f"{game}.toml")
        own = {*line(law, game, library()), "catalogue", "table-operation"}
        assert [c for c in cited(tree) if register[c].game not in own] == []


def test_every_section_of_a_game_says_where_it_comes_from() -> None:
    """A table that holds a value holds clauses too, or stands in one that does."""

    def bare(node: dict[str, Any], where: str, covered: bool) -> Iterator[str]:
        covered = covered or "clauses" in node or "articles" in node
        for key, value in node.items():
            if isinstance(value, dict):
                yield from bare(value, f"{where}.{key}", covered)
            elif not covered and key not in ("family", "epigraph", "extends", "like"):
                yield f"{where}.{key}"

    for law in LAWS:
        for game in library().games(law):
            assert list(bare(toml(BUILT_IN / law / f"{game}.toml"), f"{law}/{game}", False)) == []


def marks(path: Path) -> Iterator[str]:
    """Whatever stands literally in `clause(...)` or `pytest.mark.clause(...)`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "clause":
                yield from (a.value for a in node.args if isinstance(a, ast.Constant))


def test_tests_cite_clauses_that_exist() -> None:
    known = every_id()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        assert [c for c in marks(path) if c not in known] == [], path.name


def test_scenarios_cite_clauses_of_their_own_law() -> None:
    known = every_id()
    for scenario in read_folder(ROOT / "scenarios"):
        own = {clause for clause in scenario.clauses if clause.startswith(LAWS[scenario.law])}
        assert own == set(scenario.clauses), scenario.path
        laws = tuple(LAWS[law] for law in scenario.laws or (scenario.law,))
        for clause in cited(toml(Path(scenario.path))):
            assert clause in known, f"{scenario.path}: {clause}"
            assert clause.startswith(laws), f"{scenario.path}: {clause}"


@pytest.mark.parametrize("folder", ["src", "tests", "scenarios", "docs"])
def test_nothing_that_looks_like_a_clause_is_made_up(folder: str) -> None:
    """But for epigraph 99, which no law has: tests may make up what does not exist."""
    known = every_id()
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in (".py", ".toml", ".md", ".ftl"):
            found = {c for c in ID.findall(path.read_text(encoding="utf-8")) if "-99-" not in c}
            assert sorted(found - known) == [], path.relative_to(ROOT)


# -- a register that is not one ------------------------------------------------------------------------------------

HEAD = "\t".join(COLUMNS)
ROW = "XXX99-01-001\tI\t1-2\tboule\tbet\tengine\tA rule.\tpays=7"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "no clauses.tsv"),
        (f"{HEAD}\n{ROW}\n{ROW}\n", "stands twice"),
        (f"{HEAD}\n{ROW}\textra\n", "8 columns"),
        (f"{HEAD}\nXXX99-01-002\tI\t1\n", "8 columns"),
        (f"id\trule\n{ROW}\n", "no column 'section'"),
        (f"{HEAD}\n{ROW.replace('engine', 'motor')}\n", "motor"),
    ],
)
def test_one_sentence_for_a_bad_register(tmp_path: Path, text: str | None, says: str) -> None:
    folder = tmp_path / "atlantis"
    folder.mkdir()
    if text is not None:
        (folder / "clauses.tsv").write_text(text, encoding="utf-8")
    with pytest.raises(BadLaw) as caught:
        Register(folder)
    assert says in str(caught.value)
    assert str(caught.value).endswith(".")


def test_a_register_is_read_once(tmp_path: Path) -> None:
    folder = tmp_path / "atlantis"
    folder.mkdir()
    (folder / "law.toml").write_text("", encoding="utf-8")
    (folder / "clauses.tsv").write_text(f"{HEAD}\n{ROW}\n", encoding="utf-8")
    laws = Library(tmp_path)
    assert laws.register("atlantis") is laws.register("atlantis")
    assert laws.register("atlantis")["XXX99-01-001"].values == "pays=7"
    assert list(laws.register("atlantis")) == ["XXX99-01-001"]
