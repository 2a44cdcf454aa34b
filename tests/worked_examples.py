"""Which worked examples there are, and which a test takes that would be long over all of them.

A file may be written for several laws: each is an example of its own. There are many more examples than things that
happen in them. Of each game a few tell them all: every command that is accepted and every event that is expected, and
something of every law. They are found by what is written in the files, in an order that mixes the laws and is always
the same; `tests/table/test_scenarios.py` plays every one of them.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from novamas.table.acts import (
    GameHalted,
    GameProceeded,
    Halt,
    Proceed,
    Rectified,
    Rectify,
    Remark,
    Remarked,
    SendAway,
    SentAway,
    Typed,
)
from novamas.table.scenario import BadScenario, Scenario, acts_of, is_given, read, read_all

SCENARIOS = Path(__file__).parents[1] / "scenarios"
ATTENDED: frozenset[type] = frozenset(
    {
        Halt, Proceed, Remark, SendAway, Rectify, GameHalted, GameProceeded, Remarked, SentAway, Typed, Rectified,
    }
)  # fmt: skip
"""What happens only at tables of a server that somebody answers for, and so in no example and on no walk: tried in
`tests/server/test_attended.py`."""


class Example(NamedTuple):
    """A worked example: a file, and one of the laws that it is written for."""

    path: Path
    law: str
    game: str

    @property
    def name(self) -> str:
        """The name of an example: its law, its game and what it is about."""
        return f"{self.law}/{self.game}/{self.path.stem}"

    def scenario(self) -> Scenario:
        """The scenario itself; a `BadScenario` where there is none."""
        return read(self.path, self.law)


@cache
def examples() -> tuple[Example, ...]:
    files = (path for path in SCENARIOS.rglob("*.toml") if not is_given(path))
    return tuple(sorted((each for path in files for each in written(path)), key=lambda e: (e.law, e.game, e.path.name)))


@cache
def written(path: Path) -> dict[Example, Scenario]:
    """The examples of a file; one without a law where it cannot be read: its own test says what is wrong with it."""
    try:
        return {Example(path, s.law, s.game): s for s in read_all(path)}
    except BadScenario:
        return {Example(path, "", path.parent.name): Scenario(path=str(path), law="", game="")}


def commands_in(step: Mapping[str, Any]) -> Iterator[str]:
    """The commands that a step sends, by their names."""
    for act in acts_of(step):
        yield from act.get("do", ())


def events_in(step: Mapping[str, Any]) -> Iterator[str]:
    """The events that a step expects, by their names."""
    events = step.get("expect", {}).get("events", ())
    for event in events["contains"] if isinstance(events, Mapping) else events:
        yield from (event,) if isinstance(event, str) else event


def tells(example: Example) -> Iterator[str]:
    """The law of an example, the commands that are accepted in it, and the events that it expects."""
    yield example.law
    for step in written(example.path)[example].steps:
        if "refused" not in step.get("expect", {}):
            yield from commands_in(step)
            yield from events_in(step)


@cache
def telling() -> tuple[Example, ...]:
    """A few examples of each game that tell between them what all of them tell."""
    known: dict[str, set[str]] = {}
    found = []
    for example in sorted(examples(), key=lambda example: zlib.crc32(example.name.encode())):
        seen, here = known.setdefault(example.game, set()), set(tells(example))
        if not here <= seen:
            seen |= here
            found.append(example)
    return tuple(sorted(found))


def each_example() -> list[Any]:
    """Every example as a case of a test, quick ones where a few of them tell it all; the others are slow."""
    few = frozenset(telling())
    return [pytest.param(each, id=each.name, marks=() if each in few else pytest.mark.slow) for each in examples()]
