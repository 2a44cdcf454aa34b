"""Hands of a game on paper: what a room gives whoever wants its rounds as text that other programs read, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from msgspec import Struct

from novamas.kit.decider import Actor, AnyGame, Event


class For(Struct, frozen=True, kw_only=True):
    """For whom a history is, and of which table. A `reader` sees their own cards and those that lie open; nobody sees
    what lies open only. With `own` it has the hands that the reader played, and no others."""

    minimum: int
    reader: Actor = ""
    own: bool = False
    chips: dict[Actor, int] = {}
    """What everybody had before the first of the events."""
    table: str = ""
    law: str = ""
    currency: str = ""


class HandTold(Struct, frozen=True, kw_only=True):
    """A hand as a line of a list: its number and game, who played it, what each had before and after (where the text
    says so), in minor units, and how many acts it had."""

    number: int
    game: str
    players: tuple[str, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    acts: int


class Step(Struct, frozen=True, kw_only=True):
    """One act of a hand that is played again: in which interval, of what kind, whose, how much, which cards, and what
    lies in the pot at its end. Amounts are minor units; of cards that are thrown away the amount is their number."""

    street: int
    kind: str
    who: str = ""
    amount: int = 0
    cards: tuple[int, ...] = ()
    pot: int = 0


Make: TypeAlias = Callable[[str, str, dict[str, object]], AnyGame]
"""Makes a game under a law, with choices of the house."""


class Histories(Struct, frozen=True):
    """What writes the hands of a table, from its events and their times in seconds, and what reads such a text."""

    write: Callable[[Any, For, Iterable[tuple[Event, float]]], str]
    read: Callable[[str], tuple[HandTold, ...]]
    replay: Callable[[str, int, Make], tuple[Step, ...]]
    """Plays a hand of a text again, by its number there from 1 on."""
    suffixes: tuple[str, ...]
    """How the names of such files end."""
