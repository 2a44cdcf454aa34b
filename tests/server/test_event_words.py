"""Whatever happens at a table can be told: every event has a sentence and an entry's name in every language.

The sentences are the browser's (`web/src/lib/events.ts`): the console's book and the auditor's replay speak them.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.event_samples import FIXTURE

import novamas
from novamas.games import FAMILIES, make
from novamas.kit import words
from novamas.kit.decider import BOX, CAGE, CHANCE, CLOTH, FLOAT, STAFF, Game
from novamas.law.library import BUILT_IN, Library
from novamas.table.decider import TableGame

SOURCES = Path(novamas.__file__).parent
LAWS = Library(BUILT_IN)
PLACES = (BOX, CAGE, CLOTH, FLOAT)
ATTENDED = {"GameHalted", "GameProceeded", "Remarked", "SentAway", "Typed", "Rectified"}
"""What no scenario brings about: it happens where people of a house answer for a table."""


def event_types() -> set[str]:
    games: list[type[Game[Any]]] = [TableGame, *(family.game for family in FAMILIES.values())]
    return {event.__name__ for game in games for event in game.events}


def causes() -> set[str]:
    """Whatever makes a spin void, in any law."""
    found: set[str] = set()
    for law in LAWS.laws():
        for game in LAWS.games(law):
            rules = make(law, game, reading="corrected", laws=LAWS).rules  # type: ignore[attr-defined]
            if (void := getattr(rules, "void", None)) is not None:
                found |= set(void.causes)
    return found


def reasons() -> Iterator[str]:
    """Why chips move, wherever a `Move` is made."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Move" and node.args:
                match node.args[-1]:
                    case ast.Constant(value=str(why)):
                        yield why


def lacking(lang: str, wanted: set[str]) -> set[str]:
    return wanted - words.keys(lang)


def test_there_is_much_to_tell() -> None:
    assert {"TableOpened", "BetPlaced", "SpinVoided", "Imprisoned"} <= event_types()
    assert {"ball-out", "pointer-on-division"} <= causes()
    assert {"bet", "win", "lost", "float"} <= set(reasons())


@pytest.mark.parametrize("lang", words.languages())
def test_every_event_has_a_sentence_and_an_entry(lang: str) -> None:
    types = event_types()
    assert not lacking(lang, {f"event-{name}" for name in types} | {f"event-{name}-entry" for name in types})


@pytest.mark.parametrize("lang", words.languages())
def test_a_sentence_is_of_an_event_that_exists(lang: str) -> None:
    told = {key.split("-")[1] for key in words.keys(lang) if key.startswith("event-") and key[6].isupper()}
    assert told == event_types()


@pytest.mark.parametrize("lang", words.languages())
def test_every_cause_reason_actor_and_place_has_words(lang: str) -> None:
    wanted = {f"event-cause-{cause}" for cause in causes()}
    wanted |= {f"event-why-{why}" for why in reasons()}
    wanted |= {f"event-actor-{who[1:]}" for who in (*STAFF, CHANCE)}
    wanted |= {f"event-account-{place[1:]}" for place in PLACES} | {"event-account-purse"}
    assert not lacking(lang, wanted)


def test_the_browser_tells_samples_of_every_event() -> None:
    """The fixture of the browser's own tests is as the scenarios make it; `python -m tools.event_samples` renews it."""
    told = {sample["type"] for sample in json.loads(FIXTURE.read_text(encoding="utf-8"))}
    assert told == event_types() - ATTENDED, "Run python -m tools.event_samples."
