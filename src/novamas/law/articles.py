"""Articles: which clauses stand behind a single value of a section, or behind one of its rules that has no value.

In a law's file they are one table of the section; in the rules each is a field of its own, which types can check.
`[bank.articles]` with `least = ["…"]` becomes `least_clauses` of `[bank]`. The rules have the form that stores keep
and digests are of, so it stays as it is, however the files are written.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import fields

from novamas.kit.plain import Plain
from novamas.law.errors import BadLaw, Place

TABLE = "articles"
SUFFIX = "_clauses"

Path = tuple[str, ...]


def spread(node: object, path: Path, where: Callable[[Path], Place]) -> None:
    """Makes a field of each article in a tree of rules, in place."""
    if not isinstance(node, dict):
        return
    for key in node:
        if key.endswith(SUFFIX):
            raise BadLaw("law-article", place=where((*path, key)), value=key.removesuffix(SUFFIX))
    articles = node.pop(TABLE, {})
    if not isinstance(articles, dict):
        raise BadLaw("law-articles", place=where((*path, TABLE)))
    for key, value in node.items():
        spread(value, (*path, key), where)
    node.update({f"{name}{SUFFIX}": clauses for name, clauses in articles.items()})


def place_in_file(path: Path) -> Path:
    """Where a law's file has what stands at a path of the rules."""
    *section, key = path or ("",)
    return (*section, TABLE, key.removesuffix(SUFFIX)) if key.endswith(SUFFIX) else path


def is_articles(key: str) -> bool:
    """Whether a key of the rules holds clauses, of the whole section or of one article."""
    return key == "clauses" or key.endswith(SUFFIX)


def clauses_in(section: Plain) -> tuple[str, ...]:
    """All clauses that a section of a law's file names: its own and those of its articles, not those of its tables."""
    own = section.get("clauses", ())
    return (*own, *(clause for clauses in section.get(TABLE, {}).values() for clause in clauses))


def refusal(name: str, kind: type[Struct]) -> BadLaw:
    """Why a section has no such article."""
    known = [field.name.removesuffix(SUFFIX) for field in fields(kind) if field.name.endswith(SUFFIX)]
    return BadLaw("law-no-article", value=name, known=known, many=len(known))
