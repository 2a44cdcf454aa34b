"""Which worked examples a test takes that would be long over all of them.

There are many more scenarios than things that happen in them. Of each game a few tell them all: every command that is
accepted and every event that is expected, and something of every law. They are found by what is written in the files,
in an order that mixes the laws and is always the same; `tests/table/test_scenarios.py` plays every one of them.
"""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def name(path: Path) -> str:
    """The name of an example: its law, its game and what it is about."""
    return path.relative_to(SCENARIOS).with_suffix("").as_posix()


@cache
def examples() -> tuple[Path, ...]:
    return tuple(sorted(SCENARIOS.rglob("*.toml")))


@cache
def written(path: Path) -> dict[str, Any]:
    """What is written in an example; nothing where it cannot be read: its own test says what is wrong with it."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return {}


def tells(path: Path) -> Iterator[str]:
    """The law of an example, the commands that are accepted in it, and the events that it expects."""
    law, _, _ = path.relative_to(SCENARIOS).parts
    yield law
    for step in written(path).get("step", ()):
        expected = step.get("expect", {})
        if "refused" not in expected:
            yield from step.get("do", ())
            for event in expected.get("events", ()):
                yield from (event,) if isinstance(event, str) else event


@cache
def telling() -> tuple[Path, ...]:
    """A few examples of each game that tell between them what all of them tell."""
    known: dict[str, set[str]] = {}
    found = []
    for path in sorted(examples(), key=lambda path: zlib.crc32(name(path).encode())):
        seen, here = known.setdefault(path.parent.name, set()), set(tells(path))
        if not here <= seen:
            seen |= here
            found.append(path)
    return tuple(sorted(found))


def each_example() -> list[Any]:
    """Every example as a case of a test, quick ones where a few of them tell it all; the others are slow."""
    few = frozenset(telling())
    return [pytest.param(path, id=name(path), marks=() if path in few else pytest.mark.slow) for path in examples()]
