"""A game of a law value by value, as data: each beside the words of its clauses and, in doubt, its other side."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from novamas.kit.names import game_name
from novamas.kit.plain import PlainDict
from novamas.law import Library, library
from novamas.odds.compare import Value, values


class Cited(Struct, frozen=True):
    """A clause and its paragraph of the text; `language` is the one that its words are really in."""

    id: str
    section: str
    text: str
    language: str


class OtherSide(Struct, frozen=True):
    """How else a doubtful value can be read. `unplayable` says why that side cannot be chosen; then it has no value, as
    where it does away with it."""

    reading: str
    default: str
    default_says: str
    other: str
    other_says: str
    reason: str
    unplayable: str = ""
    value: Any = None


class Entry(Struct, frozen=True):
    """A value of the game; one that only the other side of a reading has is not `said`."""

    path: str
    value: Any
    said: bool
    clauses: tuple[Cited, ...]
    other: OtherSide | None = None


class Annotated(Struct, frozen=True):
    """Everything that `novamas law` prints."""

    law: str
    game: str
    name: str
    law_name: str
    law_title: str
    date: str
    gazette: str
    in_force: str
    amended_by: tuple[str, ...]
    language: str
    entries: tuple[Entry, ...]


def annotate(law: str, game: str, lang: str = "en", laws: Library | None = None) -> Annotated:
    """The values of a game under a law with the clauses that they come from, in a language."""
    laws = laws or library()
    laws.check_game(law, game)
    head, register = laws.head(law), laws.register(law)
    usual = {path: value for path, value in values(law, game, laws) if value.said}
    flipped = {key: _flip(law, game, key, laws) for key in laws.readings(law, game)}
    only_there = {
        path: value
        for key, there in flipped.items()
        for path, value in there.items()
        if value.said and path not in usual and laws.reading(law, key).concerns(path)
    }

    def cite(clause: str) -> Cited:
        text, language = register.text(clause, lang)
        return Cited(clause, register[clause].section, text, language)

    def other(path: str, key: str) -> OtherSide | None:
        if not key:
            return None
        reading = laws.reading(law, key)
        else_ = "literal" if reading.default == "corrected" else "corrected"
        value = flipped[key].get(path)
        return OtherSide(
            reading=key,
            default=reading.default,
            default_says=laws.reading_text(law, key, reading.default, lang),
            other=else_,
            other_says=laws.reading_text(law, key, else_, lang),
            reason=laws.reading_text(law, key, "reason", lang),
            unplayable=laws.reading_text(law, key, "unplayable", lang) if reading.unplayable else "",
            value=value.value if value is not None and value.said else None,
        )

    def entry(path: str, value: Value, said: bool) -> Entry:
        clauses = tuple(cite(clause) for clause in value.clauses if clause in register)
        return Entry(path, value.value if said else None, said, clauses, other(path, value.reading))

    return Annotated(
        law=law,
        game=game,
        name=game_name(game, lang),
        law_name=head.short_name(lang),
        law_title=head.full_title(lang),
        date=str(head.date or ""),
        gazette=head.gazette,
        in_force=str(head.in_force or ""),
        amended_by=head.amended_by,
        language=lang,
        entries=(
            *(entry(path, value, True) for path, value in usual.items()),
            *(entry(path, value, False) for path, value in only_there.items()),
        ),
    )


def _flip(law: str, game: str, key: str, laws: Library) -> dict[str, Value]:
    """The values of a game with a reading on its other side; none where that cannot be played or changes nothing."""
    reading = laws.reading(law, key)
    other = "literal" if reading.default == "corrected" else "corrected"
    side = reading.side(other)
    if (other == "literal" and reading.unplayable) or not (side.set or side.remove):
        return {}
    return dict(values(law, game, laws, {key: other}))


def to_json(found: Annotated) -> PlainDict:
    """The contract of `novamas law --json`."""
    plain: PlainDict = msgspec.to_builtins(found)
    return {**plain, "values": plain.pop("entries")}
