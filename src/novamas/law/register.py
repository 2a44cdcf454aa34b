"""The clause register: every rule of every law as a row with an id, in our own words.

`laws/<law>/clauses.tsv` is the register; `clauses.<lang>.tsv` holds its texts in other languages. A gap in a
language falls back to English and says so.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from novamas.law.errors import BadLaw

COLUMNS = ("id", "section", "lines", "game", "kind", "layer", "rule", "values")
LAYERS = ("engine", "table", "config", "guide")


class Clause(Struct, frozen=True):
    """One rule of a law."""

    id: str
    section: str
    lines: str
    game: str
    kind: str
    layer: str
    rule: str
    values: str = ""


class Register(Mapping[str, Clause]):
    """The clauses of one law, in the order of its text, by id."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._rows = {c.id: c for c in _rows(folder / "clauses.tsv")}
        self._texts: dict[str, dict[str, str]] = {}

    def __getitem__(self, id: str) -> Clause:
        return self._rows[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def of(self, game: str) -> list[Clause]:
        return [c for c in self._rows.values() if c.game == game]

    def text(self, id: str, lang: str = "en") -> tuple[str, str]:
        """The text of a clause and the language it is really in."""
        if lang != "en":
            text = self._in(lang).get(id)
            if text:
                return text, lang
        return self._rows[id].rule, "en"

    def _in(self, lang: str) -> dict[str, str]:
        if lang not in self._texts:
            path = self.folder / f"clauses.{lang}.tsv"
            self._texts[lang] = {r["id"]: r["rule"] for r in _table(path)} if path.exists() else {}
        return self._texts[lang]


def _table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as f:
        return list(csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE))


def _rows(path: Path) -> Iterator[Clause]:
    if not path.exists():
        raise BadLaw("law-no-clauses", name=path.parent.name)
    seen: set[str] = set()
    for row in _table(path):
        if missing := [column for column in COLUMNS if column not in row]:
            raise BadLaw("law-clauses-column", name=path.parent.name, value=missing[0])
        if None in row or None in row.values():
            raise BadLaw("law-clauses-row", name=path.parent.name, name2=len(COLUMNS), name3=row["id"])
        clause = Clause(**{k: row[k] for k in COLUMNS})
        if clause.id in seen:
            raise BadLaw("law-clause-twice", id=clause.id, name=path.parent.name)
        if clause.layer not in LAYERS:
            raise BadLaw("law-clause-layer", id=clause.id, known=tuple(LAYERS), value=clause.layer)
        seen.add(clause.id)
        yield clause
