"""Search over every clause, reading and value of the laws, in all languages at once.

Accents and capitals do not matter. A word finds what begins with it; words between quotes belong together; the number
of an article, whole or its end (`03-061`), finds that clause, and the number of a section (`IV.2`) those in it. What a
clause gives to the rules (`Surrender: loses 1:2`) is searched like its text, and so are the readings that it needs.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache

from msgspec import Struct

from novamas.kit.errors import NovamasError
from novamas.kit.names import game_name
from novamas.kit.words import languages
from novamas.law import Clause, Library, UnknownClause, forgets, library
from novamas.odds.compare import Value, values
from novamas.odds.rule_words import rule_name, value_words

LONGEST = 200
"""Signs of a question."""
USUAL = 50
"""Clauses that are answered with unless more are asked for."""
_QUOTED = re.compile(r'"([^"]+)"|(\S+)')
_WORD = re.compile(r"[\w.:-]+")
WHOLE, BEGIN, EFFECT, CITED = 4, 2, 1, 1000


class Effect(Struct, frozen=True):
    """A value of a game's rules that comes from a clause, in words."""

    game: str
    path: str
    name: str
    value: str


class Hit(Struct, frozen=True):
    """A clause that was found; `language` is the one that its text is really in."""

    id: str
    law: str
    game: str
    game_name: str
    section: str
    kind: str
    layer: str
    text: str
    language: str
    effects: tuple[Effect, ...]
    readings: tuple[str, ...]


class Matches(Struct, frozen=True):
    """What was found, the best first, and how much there is in all."""

    total: int
    hits: tuple[Hit, ...]


def fold(text: str) -> str:
    """A text without accents and capitals, as people type it."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def search(
    question: str,
    lang: str,
    law: str = "",
    game: str = "",
    most: int = USUAL,
    first: int = 0,
    laws: Library | None = None,
) -> Matches:
    """The clauses that answer a question, in a language; of one law or one game, if they are named."""
    laws = laws or library()
    wanted = [fold(quoted or word) for quoted, word in _QUOTED.findall(question[:LONGEST])]
    ranked: list[tuple[int, int, str, Clause]] = []
    for each in laws.laws():
        if law in ("", each):
            for n, (clause, words) in enumerate(list_words(each, laws)):
                if game in ("", clause.game) and (points := rank(wanted, clause, words)):
                    ranked.append((-points, n, each, clause))
    ranked.sort(key=lambda one: one[:2])
    some = ranked[first : first + most]
    return Matches(len(ranked), tuple(make_hit(law_of, clause, lang, laws) for _, _, law_of, clause in some))


def rank(wanted: Iterable[str], clause: Clause, words: Words) -> int:
    """How well a clause answers; nothing where a word of the question is missing."""
    points = 1
    own = clause.id.casefold()
    for word in wanted:
        if own == word or own.endswith(f"-{word}") or clause.section.casefold() == word:
            points += CITED
        elif " " in word:
            if not any(word in text for text in (*words.texts, words.effects)):
                return 0
            points += WHOLE
        elif best := max((_weigh(word, text) for text in words.texts), default=0):
            points += best
        elif _weigh(word, words.effects):
            points += EFFECT
        else:
            return 0
    return points


def _weigh(word: str, text: str) -> int:
    at = text.find(f" {word}")
    if at < 0:
        return 0
    after = text[at + len(word) + 1 : at + len(word) + 2]
    return BEGIN if after.isalnum() else WHOLE


class Words(Struct, frozen=True):
    """What a clause is searched by: its text in every language, and what it gives to the rules, all folded."""

    texts: tuple[str, ...]
    effects: str


@forgets
@lru_cache(maxsize=16)
def list_words(law: str, laws: Library) -> tuple[tuple[Clause, Words], ...]:
    """Every clause of a law with what it is searched by."""
    register = laws.register(law)
    by_clause = {tongue: effects_of(law, tongue, laws) for tongue in languages()}
    readings = readings_by_clause(law, laws)
    found = []
    for clause in register.values():
        texts = tuple(f" {_flatten(register.text(clause.id, tongue)[0])}" for tongue in languages())
        told = [f"{effect.name} {effect.value}" for by in by_clause.values() for effect in by.get(clause.id, ())]
        for key in readings.get(clause.id, ()):
            told += [laws.reading_text(law, key, part, lang) for part in ("name", "reason") for lang in languages()]
            told.append(key)
        names = [game_name(clause.game, tongue) for tongue in languages()]
        found.append((clause, Words(texts, f" {_flatten(' '.join((clause.kind, *names, *told)))}")))
    return tuple(found)


def _flatten(text: str) -> str:
    return " ".join(_WORD.findall(fold(text)))


@forgets
@lru_cache(maxsize=64)
def effects_of(law: str, tongue: str, laws: Library) -> dict[str, tuple[Effect, ...]]:
    """By clause, the values that it gives to the games of a law."""
    found: dict[str, dict[tuple[str, str], Effect]] = {}
    for game, family, path, value in said_values(law, laws):
        bets = [path.split(".")[1]] if path.startswith("bets.") else []
        effect = Effect(game, path, rule_name(path, bets, tongue, family), value_words(path, value, tongue))
        for clause in value.clauses:
            found.setdefault(clause, {})[game, path] = effect
    return {clause: tuple(effects.values()) for clause, effects in found.items()}


@forgets
@lru_cache(maxsize=16)
def said_values(law: str, laws: Library) -> tuple[tuple[str, str, str, Value], ...]:
    """Every value that a law says: its game, the family of that, its path."""
    found = []
    for game in laws.games(law):
        with suppress(NovamasError):  # a game that cannot be read is told of by whoever checks the laws
            family = laws.family(law, game)
            found += [(game, family, path, value) for path, value in values(law, game, laws) if value.said]
    return tuple(found)


def readings_by_clause(law: str, laws: Library) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for key, reading in laws.readings(law).items():
        for clause in reading.clauses:
            found.setdefault(clause, []).append(key)
    return found


def make_hit(law: str, clause: Clause, lang: str, laws: Library) -> Hit:
    text, language = laws.register(law).text(clause.id, lang)
    return Hit(
        clause.id,
        law,
        clause.game,
        game_name(clause.game, lang),
        clause.section,
        clause.kind,
        clause.layer,
        text,
        language,
        effects_of(law, lang, laws).get(clause.id, ()),
        tuple(readings_by_clause(law, laws).get(clause.id, ())),
    )


# -- one clause --------------------------------------------------------------------------------------------------------


class Reads(Struct, frozen=True):
    """A doubtful place that a clause is part of."""

    reading: str
    name: str
    literal: str
    corrected: str
    applies: str
    reason: str


class About(Struct, frozen=True):
    """A clause with all that hangs on it: its words in every language, what it gives to the rules, the readings that it
    needs, and what the other laws say of the same rules."""

    hit: Hit
    citation: str
    texts: dict[str, str]
    readings: tuple[Reads, ...]
    elsewhere: tuple[Hit, ...]
    before: str
    after: str


def tell_about(id: str, lang: str, laws: Library | None = None) -> About:
    """A clause and all that hangs on it; `UnknownClause` where no law has it."""
    laws = laws or library()
    law = next((law for law in laws.laws() if id in laws.register(law)), None)
    if law is None:
        raise UnknownClause("no-clause", field="clause", value=id)
    register = laws.register(law)
    clause = register[id]
    hit = make_hit(law, clause, lang, laws)
    known = laws.readings(law)
    readings = tuple(
        Reads(
            key,
            laws.reading_text(law, key, "name", lang),
            laws.reading_text(law, key, "literal", lang),
            laws.reading_text(law, key, "corrected", lang),
            known[key].default,
            laws.reading_text(law, key, "reason", lang),
        )
        for key in hit.readings
    )
    order = list(register)
    at = order.index(id)
    texts = {tongue: register.text(id, tongue) for tongue in languages()}
    return About(
        hit,
        f"{laws.head(law).name_beside_clause(lang)}, {game_name(clause.game, lang)}, {clause.section}",
        {tongue: text for tongue, (text, written) in texts.items() if written == tongue},
        readings,
        tuple(find_elsewhere(law, hit, lang, laws)),
        order[at - 1] if at else "",
        order[at + 1] if at + 1 < len(order) else "",
    )


def find_elsewhere(law: str, hit: Hit, lang: str, laws: Library) -> Iterator[Hit]:
    """The clauses of other laws that give a value at the same place of the same game."""
    places = {(effect.game, effect.path) for effect in hit.effects}
    for other in laws.laws():
        if other == law or not places:
            continue
        for id, effects in effects_of(other, lang, laws).items():
            if any((effect.game, effect.path) in places for effect in effects):
                yield make_hit(other, laws.register(other)[id], lang, laws)
