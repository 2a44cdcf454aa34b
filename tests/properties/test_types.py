"""Every command, event and report that a game declares does happen, in a scenario or a walk; and those of the table.

A type that neither scenarios nor walks from them reach is a type that nothing tests: the cure is a scenario that uses
it. All walks of a family are taken inside one test, so that it does not matter which process runs which test.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest

from novamas.games.poker.acts import PlayerPunished, PlayerWarned
from novamas.games.spin import StakesReturned
from novamas.kit.decider import Chance, Event
from novamas.kit.errors import NovamasError
from novamas.table import TableGame
from novamas.table.scenario import Runner, acts_of
from properties.tables import Setting, begin, settings
from worked_examples import ATTENDED, telling

WALKS, STEPS = 500, 40
CHANGES = ("notice", "authorised")


@cache
def families() -> dict[str, list[Setting]]:
    """The tables of each kind of game: one class plays them all, under every law."""
    found: dict[str, list[Setting]] = {}
    for setting in settings():
        found.setdefault(setting.family(), []).append(setting)
    return found


def told(games: set[str]) -> Iterator[set[type]]:
    """What the scenarios of these games bring about: a few of them, which tell as much as all."""
    for example in (example for example in telling() if example.game in games):
        seen: set[type] = set()
        with suppress(NovamasError):  # it may be about a table that does not open
            runner = Runner(example.scenario())
            for each in runner.scenario.steps:
                runner.run(each)
                for act in acts_of(each) if runner.refused is None else ():
                    if "do" in act or "bet" in act:
                        seen.update(map(type, runner.command(act)))
                    elif "chance" in act or "deal" in act:
                        seen.add(Chance)
            seen.update(type(envelope.event) for envelope in runner.table.log)
        yield seen


def reached(name: str, tables: list[Setting], wanted: set[type]) -> set[type]:
    """What of the wanted comes up in scenarios, and in walks over these tables, until all of it has."""
    seen: set[type] = set()
    for found in told({t.game for t in tables}):
        seen |= found
        if wanted <= seen:
            return seen
    rng = random.Random(name)
    for _ in range(WALKS):
        if wanted <= seen:
            break
        curious = {t.__name__ for t in wanted - seen}
        walk = begin(tables[rng.randrange(len(tables))], rng, sorted(curious) if rng.random() < 0.5 else ())
        walk.curious = curious
        seen |= walk.run(STEPS).seen
    return seen


def named(types: set[type]) -> list[str]:
    return sorted(t.__name__ for t in types)


PENALTIES: dict[str, type[Event]] = {"all-bets": PlayerPunished, "warning": PlayerWarned}
"""What a breach brings: the part of all pokers declares both, and each law has one of them."""


@pytest.mark.parametrize("name", families())
def test_everything_a_game_declares_happens(name: str) -> None:
    tables = families()[name]
    kind = type(begin(tables[0], random.Random(name)).game.game)
    wanted = {*kind.commands, *kind.events}
    if not any(begin(t, random.Random(name)).game.rules.limits.change in CHANGES for t in tables):
        wanted -= {StakesReturned}  # no law that there is lets the minimum of such a table change
    breaches = [getattr(begin(t, random.Random(name)).game.rules, "breach", None) for t in tables]
    penalties = {breach.penalty for breach in breaches if breach is not None}
    wanted -= {event for penalty, event in PENALTIES.items() if penalties and penalty not in penalties}
    missing = wanted - reached(name, tables, wanted)
    assert not missing, f"{name}: no walk reached {named(missing)}; write a scenario that does"


def test_everything_a_table_declares_happens() -> None:
    wanted = {*TableGame.commands, *TableGame.events} - ATTENDED
    missing = wanted - reached("table", settings(), wanted)
    assert not missing, f"no walk reached {named(missing)}; write a scenario that does"
