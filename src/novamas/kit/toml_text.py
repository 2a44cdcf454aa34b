"""TOML as people read it: values on one line where they fit, lists broken where they do not."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

WIDTH = 120
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def key_text(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def inline(value: object) -> str:
    """A value on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False)
        case Mapping():
            inside = ", ".join(f"{key_text(str(k))} = {inline(v)}" for k, v in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return f"[{', '.join(inline(v) for v in value)}]"
    raise TypeError(f"TOML has no way to write {value!r}.")


def pair(key: str | tuple[str, ...], value: object) -> list[str]:
    """The lines of `key = value`, a key of several parts dotted: one line if it fits.

    Else its longest list is broken, which TOML allows even inside a table that must stay on its line.
    """
    dotted = ".".join(key_text(part) for part in key) if isinstance(key, tuple) else key_text(key)
    line = f"{dotted} = {inline(value)}"
    if len(line) <= WIDTH:
        return [line]
    return break_lines(f"{dotted} = ", value).split("\n")


def break_lines(before: str, value: object) -> str:
    """A value too long for its line, with the lists in it broken."""
    if isinstance(value, Mapping) and value:
        parts: list[str] = []
        longest = max(value, key=lambda k: len(inline(value[k])))
        for k, v in value.items():
            start = f"{key_text(str(k))} = "
            parts.append(break_lines(start, v) if k == longest else start + inline(v))
        return f"{before}{{ {', '.join(parts)} }}"
    if isinstance(value, list | tuple) and value:
        lines, line = [], " "
        for item in value:
            text = f" {inline(item)},"
            if len(line) + len(text) > WIDTH and line.strip():
                lines.append(line)
                line = " "
            line += text
        return before + "[\n" + "\n".join([*lines, line]) + "\n]"
    return before + inline(value)
