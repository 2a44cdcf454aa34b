"""Where in a law something stands: the line of a key in a TOML file, and the key that a type would not take."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from novamas.kit.convert import convert
from novamas.kit.money import decode_hook
from novamas.law import articles
from novamas.law.errors import BadLaw

Path = tuple[str, ...]
_HEADER = re.compile(r"\[([^\[\]]+)\]")
_KEY = re.compile(r"\s*([A-Za-z0-9_.\"-]+)\s*=")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]*)`")
_MISSING = re.compile(r"Object missing required field `([^`]*)`")
_WANTED = re.compile(r"Expected `(\w+)[^`]*`, got ")
_AT = re.compile(r" - at `[^`]*`$")


def line_of(text: str, path: Path) -> int:
    """The line on which the key at a path stands, or else the nearest table around it; 0 where nothing of it does."""
    header: Path = ()
    found, depth = 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        if match := _HEADER.match(line):
            header = here = _steps(match[1])
        elif match := _KEY.match(line):
            here = (*header, *_steps(match[1]))
        else:
            continue
        if len(here) > depth and path[: len(here)] == here:
            found, depth = number, len(here)
    return found


def locate(value: object, kind: object, path: Path = ()) -> tuple[Path, BadLaw]:
    """The path to what `kind` does not take in a value, and why. Something must be wrong with it."""
    for key, inner, hint in _inside(value, kind):
        if _complaint(inner, hint) is not None:
            return locate(inner, hint, (*path, key))
    said = _AT.sub("", _complaint(value, kind) or "")
    if match := _UNKNOWN.search(said):
        if match[1].endswith(articles.SUFFIX):
            return (*path, match[1]), articles.refusal(match[1].removesuffix(articles.SUFFIX), _without_none(kind))
        return (*path, match[1]), BadLaw("law-no-key", value=match[1])
    if match := _MISSING.search(said):
        return path, BadLaw("law-key-missing", value=match[1])
    if match := _WANTED.match(said):
        return path, BadLaw("law-value-type", wanted=match[1])
    return path, BadLaw("law-value", value=value if isinstance(value, str | int | list) else "…")


def _complaint(value: Any, kind: Any) -> str | None:
    try:
        convert(value, kind, dec_hook=decode_hook)
    except msgspec.ValidationError as e:
        return str(e)
    return None


def _inside(value: object, kind: object) -> Iterator[tuple[str, object, object]]:
    """What a value is made of: keys, values, and the types that they should be of."""
    kind = _without_none(kind)
    if isinstance(value, Mapping):
        if isinstance(kind, type) and issubclass(kind, Struct):
            hints = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
            yield from ((key, inner, hints[key]) for key, inner in value.items() if key in hints)
        elif get_origin(kind) is dict:
            yield from ((key, inner, get_args(kind)[1]) for key, inner in value.items())


def _without_none(kind: object) -> Any:
    if get_origin(kind) in (Union, UnionType):
        rest = [each for each in get_args(kind) if each is not type(None)]
        return rest[0] if len(rest) == 1 else kind
    return kind


def _steps(written: str) -> Path:
    return tuple(step.strip().strip('"') for step in written.split("."))
