"""The documents say what is there: links lead somewhere, and the names of commands, events, files and types exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
ELSEWHERE = {
    "OpenSpiel",
    "TypeScript",
    "DataFrame",
    "TigerBeetle",
    "SciPy",
    "WebCrypto",
    "PostgreSQL",
    "SQLite",
    "JavaScript",
    "GitHub",
}
"""Names that are written like ours and are not."""
WORD = re.compile(r"\b(?:[A-Z][a-z]+){2,}\b")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
FILE = re.compile(r"`([a-z_][\w/]*/[\w/.-]+\.(?:py|toml|ts|svelte|tsv|md|json))`")


@pytest.fixture(scope="module")
def source() -> set[str]:
    """Every word of the code and of what the client is built from."""
    files = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "tools").rglob("*.py"),
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    return {word for file in files for word in re.findall(r"\w+", file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    wrong = [
        link
        for link in LINK.findall(page.read_text(encoding="utf-8"))
        if "://" not in link and not (page.parent / link).exists()
    ]
    assert wrong == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_names_of_types_are_those_of_the_code(page: Path, source: set[str]) -> None:
    found = set(WORD.findall(page.read_text(encoding="utf-8")))
    assert found - source - ELSEWHERE == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_that_are_named_are_there(page: Path) -> None:
    wrong = []
    for name in FILE.findall(page.read_text(encoding="utf-8")):
        places = (ROOT, ROOT / "src" / "novamas", ROOT / "src" / "novamas" / "games", ROOT / "web" / "src", page.parent)
        if not any((place / name).exists() for place in places):
            wrong.append(name)
    assert wrong == []


def test_every_route_of_the_server_is_told() -> None:
    """Whoever reads the pages learns of every route; `…/word` there is the end of one."""
    rows = (ROOT / "tests" / "server" / "roles.tsv").read_text(encoding="utf-8").splitlines()[1:]
    routes = {re.sub(r"\{[^}]*\}", "{}", path) for _, path, *_ in (row.split("\t") for row in rows)}
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("*.md"))
    named = set(re.findall(r"(?:/api|…)/[\w{}/-]*[\w}]", re.sub(r"\{\w+\}", "{}", pages)))
    untold = []
    for path in sorted(route for route in routes if route.startswith("/api/") and not route.startswith("/api/docs")):
        ends = {"…" + path[place.start() :] for place in re.finditer("/", path)}
        if path not in named and not ends & named:
            untold.append(path)
    assert untold == []


def test_rows_of_tables_have_as_many_columns_as_their_heads() -> None:
    """A row that was spliced from two shows."""
    wrong = []
    for page in PAGES:
        columns = 0
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("|"):
                columns = 0
                continue
            cells = len(re.findall(r"(?<!\\)\|", re.sub(r"`[^`]*`", "", line))) - 1
            columns = columns or cells
            if cells != columns:
                wrong.append(f"{page.name}:{number}")
    assert wrong == []


def test_the_trails_lead_to_what_they_name() -> None:
    """A trail is worth following only if every step is where it says: the file is there, and defines the names."""
    page = (ROOT / "docs" / "trails.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`]+)` \| ([^|]+) \|", page, re.MULTILINE)
    counted = [part.count("\n| `") for part in page.split("\n## ")[1:]]
    assert counted == [int(count) for count in re.findall(r"^## .*\((\d) files\)$", page, re.MULTILINE)]
    assert len(rows) == sum(counted) == 26
    lost = []
    for file, names in rows:
        path = next(p for root in (ROOT, ROOT / "src" / "novamas") if (p := root / file).exists())
        text = "" if path.is_dir() else path.read_text(encoding="utf-8")
        lost += [f"{file}: {name}" for name in re.findall(r"`(\w+)`", names) if not re.search(rf"\b{name}\b", text)]
    assert lost == []
