"""Writes the types of the wire from the server's own schemas (docs/decisions/0030-generated-wire.md).

    python -m tools.wire           write web/src/lib/wire.ts, the answers of the Python client, docs/api/asyncapi.json
    python -m tools.wire check     whether the files are what the server says

They are committed: whoever builds or checks the clients needs no server for it.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools import wire_python

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "lib" / "wire.ts"
SOCKET = ROOT / "docs" / "api" / "asyncapi.json"
HEAD = (
    "// Generated from the server's types by `python -m tools.wire`: edit those, not this file.\n"
    "// Amounts are whole minor units unless something else is said.\n"
)
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDE = 120


class Stale(Exception):
    """The file is not what the server says."""


def written() -> dict[Path, str]:
    """What each file has to say of the server as it is."""
    from novamas.server.asyncapi import socket_document

    document = published()
    return {
        FILE: typescript(document),
        wire_python.FILE: wire_python.python(document),
        SOCKET: json.dumps(socket_document(document), ensure_ascii=False, indent=1) + "\n",
    }


def published() -> dict[str, Any]:
    """The document that the server shows at `/api/docs/openapi.json`."""
    from novamas.server.app import create_app
    from novamas.server.house import House
    from novamas.server.wire import document
    from novamas.store.books import open_books

    with TemporaryDirectory() as folder:
        books = open_books(str(Path(folder) / "wire.db"))
        try:
            return document(create_app(House(books)))
        finally:
            books.close()


def typescript(document: dict[str, Any]) -> str:
    """A document as TypeScript: a type for every schema, and for every route what it takes and answers."""
    schemas: dict[str, Any] = document["components"]["schemas"]
    types = (declared(name, schemas[name]) for name in sorted(schemas, key=type_name))
    return "\n".join((HEAD, *types, routes(document), constants()))


def constants() -> str:
    """What the client has to know besides types."""
    from novamas.kit.words import MONEY_CALLS
    from novamas.server.phrases import PHRASES

    names = ", ".join(quoted(name) for name in MONEY_CALLS)
    phrases = ", ".join(quoted(name) for name in PHRASES)
    return (
        f"/** What is an amount in a call, whatever the call is. */\nexport const MONEY_CALLS = [{names}] as const\n"
        f"/** What people at a table may say to each other. */\nexport const PHRASES = [{phrases}] as const\n"
    )


def type_name(name: str) -> str:
    """The name of a type; where two share one, their module tells them apart: `SheetIrregularity`."""
    *modules, last = name.split(".")
    return "".join(part.capitalize() for part in modules[-1:]) + last


def declared(name: str, schema: dict[str, Any]) -> str:
    told = comment(schema.get("description", ""))
    if schema.get("type") == "object" and "properties" in schema:
        return f"{told}export interface {type_name(name)} {fields(schema)}\n"
    return f"{told}export type {type_name(name)} = {shape(schema)}\n"


def comment(text: str, indent: str = "") -> str:
    """A docstring as a comment; its paragraphs become one."""
    words = " ".join(text.split()).replace("*/", "* /")
    if not words:
        return ""
    if len(words) + len(indent) + 7 <= WIDE:
        return f"{indent}/** {words} */\n"
    lines = textwrap.wrap(words, WIDE - len(indent) - 3, break_on_hyphens=False)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def fields(schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {key(name)}{'' if name in required else '?'}: {shape(of)}" for name, of in schema["properties"].items()
    ]
    if schema.get("additionalProperties") is True:
        lines.append("  [field: string]: unknown")
    return "{\n" + "".join(f"{line}\n" for line in lines) + "}" if lines else "Record<string, never>"


def key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else quoted(name)


def quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def shape(schema: dict[str, Any]) -> str:
    """A schema as a type; what a schema says of lengths and bounds a type cannot say."""
    if "$ref" in schema:
        return type_name(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(shape(each) for each in schema[several]))
    match schema.get("type"):
        case "array":
            return listed(schema)
        case "object":
            if "properties" in schema:
                return inline(schema)
            values = schema.get("additionalProperties")
            of = shape(values) if isinstance(values, dict) else "unknown"
            names = schema.get("propertyNames", {})
            return f"Partial<Record<{shape(names)}, {of}>>" if "enum" in names else f"Record<string, {of}>"
        case None:
            return "unknown"
        case str() as kind:
            return SIMPLE[kind]
        case kinds:
            return " | ".join(SIMPLE[kind] for kind in kinds)


def listed(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        items = [(item.get("title"), shape(item)) for item in schema["prefixItems"]]
        return "[" + ", ".join(f"{name}: {of}" if name else of for name, of in items) + "]"
    if "items" not in schema:
        return "unknown[]"
    of = shape(schema["items"])
    return f"({of})[]" if re.match(r"[^<]* \|", of) else f"{of}[]"


def inline(schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    said = (f"{key(n)}{'' if n in required else '?'}: {shape(of)}" for n, of in schema["properties"].items())
    return "{ " + "; ".join(said) + " }"


def literal(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return quoted(value)
    return str(value)


def routes(document: dict[str, Any]) -> str:
    """Every route by its method and path, with what goes into its address, its body and its answer."""
    lines = ["/** Every route: what goes into its address, its body, its answer. */\nexport interface Routes {\n"]
    for path, item in sorted(document["paths"].items()):
        if path.startswith("/api/"):
            lines += (f"  {quoted(f'{method.upper()} {path}')}: {route(of)}\n" for method, of in operations(item))
    return "".join(lines) + "}\n"


def operations(item: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for method in ("get", "post", "put", "delete"):
        if method in item:
            yield method, item[method]


def route(operation: dict[str, Any]) -> str:
    asked = [p for p in operation.get("parameters", ()) if p["in"] in ("path", "query")]
    params = "; ".join(f"{key(p['name'])}{'' if p.get('required') else '?'}: {parameter(p)}" for p in asked)
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    good = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
    content = good.get("content", {}).get("application/json", {})
    parts = {
        "params": f"{{ {params} }}" if params else "object",
        "body": shape(body["schema"]) if body else "undefined",
        "answer": shape(content["schema"]) if "schema" in content else "null",
    }
    return "{ " + "; ".join(f"{name}: {of}" for name, of in parts.items()) + " }"


def parameter(asked: dict[str, Any]) -> str:
    """The type of something in an address; what may be nothing there is left out."""
    return shape(asked.get("schema", {})).replace(" | null", "")


def stale() -> dict[Path, str]:
    """The files that are not what the server says, and what they should be."""
    return {
        file: fresh
        for file, fresh in written().items()
        if not file.is_file() or file.read_text(encoding="utf-8") != fresh
    }


def write() -> bool:
    """Writes the files where they differ; whether any did."""
    found = stale()
    for file, fresh in found.items():
        file.write_text(fresh, encoding="utf-8")
    return bool(found)


def check() -> None:
    for file in stale():
        raise Stale(f"{file.name} is not what the server says; `make web` writes it again.")


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["check"]):
        print("usage: python -m tools.wire [check]", file=sys.stderr)
        return 2
    try:
        if arguments:
            check()
        else:
            write()
    except Stale as e:
        print(e, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
