"""Commands and events of the toys, one line each: they are here to try the protocol, not to be read as a rulebook."""

from __future__ import annotations

from typing import Any

from msgspec import defstruct

from novamas.kit.decider import Command, Event, Report


def command(name: str, base: type[Command] = Command, **fields: Any) -> Any:
    return defstruct(name, list(fields.items()), bases=(base,), frozen=True, kw_only=True)


def report(name: str, **fields: Any) -> Any:
    return command(name, Report, **fields)


def event(name: str, reveals: bool = False, **fields: Any) -> Any:
    return defstruct(
        name, list(fields.items()), bases=(Event,), namespace={"reveals": reveals}, frozen=True, kw_only=True
    )
