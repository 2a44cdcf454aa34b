"""Every language says everything: the same keys, the same gaps to fill, the same figures, and words that can be typed.

The languages are the folders of `locales/`. English is the measure of the words, Spanish of the clauses: the register
itself is English. A new language passes here or is not finished.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from novamas.cli.play.grammar import KINDS, VERBS, Grammar, Order, normalise, phrases, strip_lead, verb
from novamas.games import make
from novamas.kit import words
from novamas.kit.decider import Call
from novamas.kit.money import EUR
from novamas.law.library import BUILT_IN, Library

LANGUAGES = sorted(p.name for p in words.LOCALES.iterdir() if p.is_dir())
TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
LAWS = Library(BUILT_IN)
TRANSLATED_LAWS = sorted(p.parent.name for p in BUILT_IN.glob("*/clauses.es.tsv"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
FIGURE = re.compile(r"\d+(?:[.,]\d+)*")

Entries = dict[str, ftl.Message | ftl.Term]


@cache
def files(lang: str) -> dict[str, Entries]:
    """The messages of a language, by file and key; a file that Fluent cannot read, or a key twice, fails."""
    found: dict[str, Entries] = {}
    seen: set[str] = set()
    for path in sorted((words.LOCALES / lang).glob("*.ftl")):
        found[path.name] = {}
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message | ftl.Term):
                assert entry.id.name not in seen, f"{lang}: {entry.id.name} stands twice"
                seen.add(entry.id.name)
                found[path.name][entry.id.name] = entry
    return found


def messages(lang: str) -> Entries:
    return {key: entry for entries in files(lang).values() for key, entry in entries.items()}


def inside(node: Any, kind: type) -> Iterator[Any]:
    """Every node of a kind in a tree of Fluent."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            yield from inside(child, kind)
    elif isinstance(node, list):
        for child in node:
            yield from inside(child, kind)


def variables(entry: ftl.Message | ftl.Term) -> set[str]:
    return {v.id.name for v in inside(entry, ftl.VariableReference)}


def variants(entry: ftl.Message | ftl.Term) -> dict[str, set[str | int]]:
    """What the message tells apart in each variable."""
    found: dict[str, set[str | int]] = {}
    for choice in inside(entry, ftl.SelectExpression):
        for variable in inside(choice.selector, ftl.VariableReference):
            names = found.setdefault(variable.id.name, set())
            for each in choice.variants:
                names.add(int(each.key.value) if isinstance(each.key, ftl.NumberLiteral) else each.key.name)
    return found


# -- the same words ----------------------------------------------------------------------------------------------


def test_the_languages_are_the_folders():
    assert {"en", "es", "eu", "gl"} <= set(LANGUAGES)
    assert words.languages() == tuple(LANGUAGES)
    for lang in LANGUAGES:
        assert words.keys(lang) == set(messages(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_has_the_keys_of_the_english_one(lang):
    ours = {name: set(entries) for name, entries in files(lang).items()}
    assert ours == {name: set(entries) for name, entries in files("en").items()}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_reading_is_told(lang):
    for law in LAWS.laws():
        told = LAWS.reading_words(law, lang)
        readings = LAWS.readings(law)
        assert list(told) == list(readings), f"{law}/readings.{lang}.toml"
        for key, reading in readings.items():
            assert all((told[key].literal, told[key].corrected, told[key].reason)), key
            assert bool(told[key].unplayable) == bool(reading.unplayable), key


@pytest.mark.parametrize("lang", TRANSLATED)
def test_readings_keep_their_figures(lang):
    for law in LAWS.laws():
        ours, spanish = LAWS.reading_words(law, lang), LAWS.reading_words(law, "es")
        for key in ours:
            for part in ("literal", "corrected", "reason", "unplayable"):
                assert figures(getattr(ours[key], part)) == figures(getattr(spanish[key], part)), (law, key, part)


def test_a_law_is_called_something_in_every_language():
    for law in LAWS.laws():
        assert set(LAWS.head(law).short) == set(LANGUAGES)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_message_has_the_gaps_of_the_english_one(lang):
    ours, english = messages(lang), messages("en")
    both = ours.keys() & english.keys()
    assert {key: variables(ours[key]) for key in both} == {key: variables(english[key]) for key in both}


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_message_tells_the_same_cases_apart(lang):
    """Cases with a name, such as red and black; how numbers are told apart is each language's own affair."""

    def named(entry: ftl.Message | ftl.Term) -> dict[str, set[str]]:
        found = {name: {c for c in cases if isinstance(c, str)} - PLURALS for name, cases in variants(entry).items()}
        return {name: cases for name, cases in found.items() if cases}

    ours, english = messages(lang), messages("en")
    both = ours.keys() & english.keys()
    assert {key: named(ours[key]) for key in both} == {key: named(english[key]) for key in both}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_in_all_its_cases(lang):
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((words.LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for key, entry in messages(lang).items():
        if isinstance(entry, ftl.Term):
            continue
        cases, names = variants(entry), sorted(variables(entry))
        numbers = {v.id.name for call in inside(entry, ftl.CallArguments) for v in inside(call, ftl.VariableReference)}
        values = [[*cases.get(n, ()), *((1, 7) if n in numbers else (1, 7, "x"))] for n in names]
        message = bundle.get_message(key)
        patterns = [p for p in (message.value, *message.attributes.values()) if p is not None]
        assert patterns, f"{key} says nothing"
        for pattern in patterns:
            for chosen in product(*values):
                text, errors = bundle.format_pattern(pattern, dict(zip(names, chosen, strict=True)))
                assert not errors, f"{key} {chosen}: {errors}"
                assert text.strip(), key
                assert "{" not in text, f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_called_in_words(lang):
    said = [words.announcement(Call("number", {"number": n}), lang) for n in range(37)]
    assert len(set(said)) == 37
    assert not [s for s in said if re.search(r"\d", s)]


def written(entry: ftl.Message | ftl.Term) -> str:
    assert entry.value is not None
    return str(FluentSerializer().serialize_entry(entry)).partition("=")[2]


# -- words to type -----------------------------------------------------------------------------------------------


def typed(key: str, lang: str) -> list[str]:
    return [phrase.strip() for phrase in words.say(key, lang).split(",")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_is_understood(lang):
    for name in VERBS:
        for phrase in typed(f"play-verb-{name}", lang):
            assert verb(phrase) == Order(name), phrase
            assert verb(phrase.upper()) == Order(name), phrase


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["roulette-french", "boule", "wheel-of-fortune"])
def test_every_bet_is_understood(lang, game):
    """By its words and by its name; a word may name one bet at the roulette and another at the boule."""
    grammar = Grammar(make("euskadi-1996", game, None, "default", LAWS), EUR)  # type: ignore[arg-type]
    for kind in (k for k in KINDS if k in grammar.game.kinds):
        for phrase in (*typed(f"play-word-{kind}", lang), words.say(f"bet-{kind}", lang)):
            said, left = grammar.kind(normalise(phrase).split())
            assert (said, left) == (kind, []), phrase


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_leads_up_to_a_bet_says_nothing(lang):
    for phrase in typed("play-lead", lang):
        assert strip_lead(f"{phrase} 10 17-20") == "10 17-20"
        assert strip_lead(f"  {phrase.upper()}  10 17-20") == "10 17-20"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_half_and_prison_are_told_apart(lang):
    half, prison = (typed(f"play-choice-{way}", lang) for way in ("half", "prison"))
    assert {normalise(p) for p in half}.isdisjoint(phrases("play-choice-prison"))
    assert {normalise(p) for p in prison}.isdisjoint(phrases("play-choice-half"))


# -- the clauses -------------------------------------------------------------------------------------------------


@cache
def clauses(law: str, lang: str) -> list[tuple[str, str]]:
    """The texts of a law in a language, as the file has them."""
    path: Path = BUILT_IN / law / f"clauses.{lang}.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
    assert head == ["id", "rule"]
    assert [row for row in rows if len(row) != 2] == []
    return [(id, rule) for id, rule in rows]


def figures(text: str) -> Counter[str]:
    return Counter(FIGURE.findall(text))


def test_the_laws_whose_clauses_are_told():
    assert {"boe-1977", "euskadi-1996", "galicia-2007"} <= set(TRANSLATED_LAWS)


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("law", TRANSLATED_LAWS)
def test_every_clause_is_told(law, lang):
    assert [id for id, _ in clauses(law, lang)] == [id for id, _ in clauses(law, "es")]
    register = LAWS.register(law)
    others = [dict(clauses(law, other)) for other in TRANSLATED if other != lang and has_clauses(law, other)]
    for id, rule in clauses(law, lang):
        assert rule == rule.strip(), id
        assert rule.endswith("."), id
        assert rule != register[id].rule, id
        assert rule not in [told.get(id) for told in others], f"{id} is word for word that of another language"
        assert register.text(id, lang) == (rule, lang)


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("law", TRANSLATED_LAWS)
def test_every_clause_keeps_its_figures(law, lang):
    spanish = dict(clauses(law, "es"))
    wrong = {id: rule for id, rule in clauses(law, lang) if figures(rule) != figures(spanish[id])}
    assert wrong == {}


def has_clauses(law: str, lang: str) -> bool:
    return (BUILT_IN / law / f"clauses.{lang}.tsv").exists()
