"""Designs of a house: what it builds for itself and brings as a file, where a law says only what it may be like."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from novamas.kit.plain import Plain, PlainDict
from novamas.law import BadOption

Design = Plain


class Designs(Struct, frozen=True):
    """What a family says of the designs of its things: those that come with novamas, what is wrong with one under the
    rules of a law (each problem at the path of its key), and its sheet, as data and as a page in a language."""

    known: Callable[[], Mapping[str, Design]]
    problems: Callable[[Any, Design], Iterable[BadOption]]
    names: Callable[[Design], dict[str, str]]
    figures: Callable[[Any, Design], PlainDict]
    page: Callable[[Any, Design, str, str], str]
    """With the rules and the design: the name of the law, and the language."""
