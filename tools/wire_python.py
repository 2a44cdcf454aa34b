"""Writes the types of the Python client's answers from the server's own schemas, as `tools.wire` does for the browser.

`src/novamas/client/answers.py` has a `TypedDict` for every answer that the client gives a method of its own, and for
what is inside it. What a game adds to (events, its own state) is open, as it is in the schemas.
"""

from __future__ import annotations

import keyword
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src" / "novamas" / "client" / "answers.py"
ANSWERS = (
    "Ack", "Entry", "FloorTable", "Here", "Holding", "LawNames", "MoveRow", "Odds", "Offer", "Problem", "PublicAct",
    "Result", "Rules", "Snapshot", "TableSheet", "TokenInfo",
)  # fmt: skip
"""What the methods of the client answer."""
HEAD = '''"""What the server answers, as types. Written by `python -m tools.wire` from its own schemas: edit those.

Amounts are whole minor units unless something else is said.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict
'''
SIMPLE = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
WIDE = 120


def python(document: dict[str, Any]) -> str:
    """The types of a document that the client answers, as a module."""
    schemas: dict[str, Any] = document["components"]["schemas"]
    names = sorted(reached(schemas), key=type_name)
    types = (declared(name, schemas[name]) for name in names)
    listed = "".join(f'    "{type_name(name)}",\n' for name in names)
    return "\n\n".join((HEAD, *(text for text in types), f"__all__ = [\n{listed}]\n"))


def reached(schemas: dict[str, Any]) -> set[str]:
    """The answers, and whatever they refer to."""
    found: set[str] = set()
    todo = list(ANSWERS)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += references(schemas[name])
    return found


def references(x: object) -> Iterator[str]:
    if isinstance(x, dict):
        if isinstance(ref := x.get("$ref"), str):
            yield ref.rpartition("/")[2]
        for value in x.values():
            yield from references(value)
    elif isinstance(x, list):
        for value in x:
            yield from references(value)


def type_name(name: str) -> str:
    *modules, last = name.split(".")
    return "".join(part.capitalize() for part in modules[-1:]) + last


def declared(name: str, schema: dict[str, Any]) -> str:
    kind = type_name(name)
    if schema.get("type") != "object" or "properties" not in schema or schema.get("additionalProperties") is True:
        return f"{kind}: TypeAlias = {wrapped(kind, shape(schema))}"
    required = set(schema.get("required", ()))
    fields = {key: of if key in required else f"NotRequired[{of}]" for key, of in typed(schema).items()}
    told = docstring(schema.get("description", ""))
    if all(key.isidentifier() and not keyword.iskeyword(key) for key in fields):
        lines = "".join(f"    {key}: {of}\n" for key, of in fields.items())
        return f"class {kind}(TypedDict):\n{told}{lines or '    pass' if not told else lines}".rstrip()
    inside = ", ".join(f'"{key}": "{of}"' for key, of in fields.items())
    return f'{kind} = TypedDict("{kind}", {{{inside}}})'


def typed(schema: dict[str, Any]) -> dict[str, str]:
    return {key: shape(of) for key, of in schema["properties"].items()}


def docstring(text: str) -> str:
    """A description as a docstring; its paragraphs become one."""
    words = " ".join(text.split()).replace("\\", "\\\\")
    if not words:
        return ""
    if len(words) <= WIDE - 10:
        return f'    """{words}"""\n\n'
    lines = textwrap.wrap(words, WIDE - 8, break_on_hyphens=False, break_long_words=False)
    body = "\n    ".join(lines)
    return f'    """{body}\n    """\n\n'


def wrapped(kind: str, text: str) -> str:
    """An alias is an expression: what it speaks of may stand further down."""
    return (
        f'"{text}"' if len(kind) + len(text) + 20 < WIDE else '(\n    "' + text.replace(" | ", ' | "\n    "') + '"\n)'
    )


def shape(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return type_name(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return f"Literal[{literal(schema['const'])}]"
    if "enum" in schema:
        return f"Literal[{', '.join(literal(value) for value in schema['enum'])}]"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(shape(each) for each in schema[several]))
    match schema.get("type"):
        case "array":
            return f"list[{inside(schema)}]"
        case "object":
            values = schema.get("additionalProperties")
            return f"dict[str, {shape(values) if isinstance(values, dict) else 'Any'}]"
        case None:
            return "Any"
        case str() as kind:
            return SIMPLE[kind]
        case kinds:
            return " | ".join(SIMPLE[kind] for kind in kinds)


def inside(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return " | ".join(dict.fromkeys(part for item in schema["prefixItems"] for part in shape(item).split(" | ")))
    return shape(schema["items"]) if "items" in schema else "Any"


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else repr(value)
