"""For those who keep the server running: is it well, what does it count, what can be asked of it."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import shutil
import time
from html import escape
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin
from msgspec import Struct

from novamas import __version__
from novamas.kit.errors import Told
from novamas.kit.plain import PlainDict
from novamas.kit.words import sentence
from novamas.server.addresses import Address
from novamas.server.house import House
from novamas.server.logs import line
from novamas.server.metrics import exposition
from novamas.server.openapi import ABOUT
from novamas.server.parts import TheHouse
from novamas.server.people import People
from novamas.server.problems import language, problems
from novamas.server.requests import AnyRequest
from novamas.server.roles import check
from novamas.server.seals import same
from novamas.server.sessions import person_of
from novamas.server.wire import write_document
from novamas.store.errors import StoreGone

TAGS = ["service"]
FRESH = 5.0  # seconds for which the last look at the disk is believed
LEAST_FREE = 64 << 20  # bytes on a disk, below which it is said to fill up
PATIENCE = 3.0
PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "via", "x-real-ip")


class Health(Struct, frozen=True):
    """Whether the house can serve: it is open, its store can be written to, the witness is written, and there is room
    on their disks. `shut` is how many tables could not be read. `says` is what is wrong, one sentence each."""

    ok: bool
    store: bool
    witness: bool
    disk: bool
    open: bool
    tables: int
    shut: int
    version: str
    says: tuple[str, ...] = ()


class Pulse:
    """Looks now and then whether the house can write all that it must."""

    def __init__(self, house: House, people: People) -> None:
        self.house = house
        self.people = people
        self._found: dict[str, Told] = {}
        self._at = 0.0
        self._lock = asyncio.Lock()

    async def troubles(self) -> dict[str, Told]:
        """What is wrong, by what it is wrong with."""
        async with self._lock:
            if not self._at or time.monotonic() - self._at > FRESH:
                self._found = await self._look()
                self._at = time.monotonic()
                for what, says in self._found.items():
                    line("trouble", logging.WARNING, of=what, says=str(says))
        return self._found

    async def _look(self) -> dict[str, Told]:
        found: dict[str, Told] = {}
        try:
            await asyncio.wait_for(asyncio.to_thread(self._store), PATIENCE)
        except TimeoutError:
            found["store"] = Told("store-silent", seconds=round(PATIENCE))
        except Exception as e:  # whatever the store says, it is not well
            found["store"] = e if isinstance(e, StoreGone) else Told("store-not-written", why=first_line(e))
        journal = self.house.books.journal
        if journal.witness.trouble:
            found["witness"] = Told("witness-trouble", why=journal.witness.trouble)
        for folder in {journal.witness.folder, *([journal.file.absolute().parent] if journal.file else [])}:
            if (free := free_in(folder)) is not None and free < LEAST_FREE:
                found["disk"] = Told("disk-fills-up", free=free >> 20)
        return found

    def _store(self) -> None:
        try:
            self.people.table.pulse()
        finally:
            self.house.books.journal.check_there()  # that is why, whatever SQLite says of it


def first_line(e: Exception) -> str:
    return (str(e).strip().splitlines() or [type(e).__name__])[0].rstrip(".")


def free_in(folder: Path) -> int | None:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


@get("/health", tags=TAGS)
async def health(request: AnyRequest, house: TheHouse, pulse: NamedDependency[Pulse]) -> Response[Health]:
    """200 if the house can serve, 503 if not. Tables that could not be read, and a disk that fills up, are told too."""
    found = await pulse.troubles()
    well = house.open and "store" not in found and "witness" not in found
    told = Health(
        ok=well,
        store="store" not in found,
        witness="witness" not in found,
        disk="disk" not in found,
        open=house.open,
        tables=len(house.tables),
        shut=len(house.shut),
        version=__version__,
        says=tuple(sentence(each, language(request)) for each in found.values()),
    )
    return Response(told, status_code=200 if well else 503)


@get("/metrics", tags=TAGS, media_type=MediaType.TEXT, responses=problems(401, 403))
async def metrics(request: AnyRequest, house: TheHouse) -> Response[str]:
    """Numbers for Prometheus: for this machine itself, for whoever has the token, for the director and the auditor."""
    if not (from_here(request) or has_token(request)):
        check(person_of(request), "see-metrics")
    return Response(exposition(house), media_type="text/plain; version=0.0.4; charset=utf-8")


def has_token(request: AnyRequest) -> bool:
    """Whether a request has the token that this server was started with: `Authorization: Bearer …`."""
    token: str = request.app.state.metrics_token
    scheme, _, sent = request.headers.get("authorization", "").partition(" ")
    return bool(token) and scheme.lower() == "bearer" and same(sent.strip(), token)


def from_here(request: AnyRequest) -> bool:
    """Whether a request was made on this machine. What a proxy on it passes on was not, even if it does not say so: it
    was asked for by the name of the house."""
    try:
        host = request.client.host if request.client is not None else ""
        asked = Address.read(request.headers.get("host", "")).host
        loopback = ipaddress.ip_address(host.partition("%")[0]).is_loopback
        named = asked == "localhost" or ipaddress.ip_address(asked).is_loopback
    except ValueError:
        return False
    return loopback and named and not any(header in request.headers for header in PASSED_ON)


class Reference(OpenAPIRenderPlugin):
    """The reference of the API as one plain page: nothing is loaded from anywhere, not even a script."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: AnyRequest, openapi_schema: PlainDict) -> bytes:
        openapi_schema = write_document(request.app)
        parts: dict[str, list[str]] = {}
        for path, item in openapi_schema["paths"].items():
            for method, operation in item.items():
                if isinstance(operation, dict):
                    parts.setdefault(operation.get("tags", ["other"])[0], []).append(entry(path, method, operation))
        body = "".join(f"<h2>{escape(tag)}</h2>{''.join(entries)}" for tag, entries in parts.items())
        title = escape(openapi_schema["info"]["title"])
        return (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><style>{STYLE}</style>"
            f"<h1>{title} {escape(openapi_schema['info']['version'])}</h1>"
            "<p>For programs: <a href=/api/docs/openapi.json>openapi.json</a> with the commands of every game, "
            "<a href=/api/docs/asyncapi.json>asyncapi.json</a> for the live line.</p>"
            f"{told_about()}"
            f"{body}<h2>types</h2>{types(openapi_schema)}</html>"
        ).encode()


def told_about() -> str:
    """What holds for all requests, as paragraphs."""
    return "".join(f"<p>{escape(part.replace('**', '').replace('`', ''))}</p>" for part in ABOUT.split("\n\n"))


STYLE = (
    "body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}code,pre{font-family:ui-monospace,"
    "monospace}summary{cursor:pointer}b{display:inline-block;min-width:4rem}td{padding-right:1rem;vertical-align:top}"
)


def entry(path: str, method: str, operation: PlainDict) -> str:
    """One operation: what it does, what it takes, what it answers."""
    told = escape(operation.get("description") or operation.get("summary", ""))
    rows = [
        f"<tr><td><code>{escape(p['name'])}</code><td>{escape(p['in'])}<td>{shape(p.get('schema', {}))}"
        for p in operation.get("parameters", ())
    ]
    bodies = operation.get("requestBody", {}).get("content", {}).values()
    rows += [f"<tr><td>body<td><td>{shape(content.get('schema', {}))}" for content in bodies]
    for status, response in operation.get("responses", {}).items():
        content = response.get("content", {})
        schemas = [
            shape(c.get("schema", {})) if media == "application/json" else f"<code>{escape(media)}</code>"
            for media, c in content.items()
        ]
        rows.append(f"<tr><td>{escape(status)}<td>{', '.join(schemas)}<td>{escape(response.get('description', ''))}")
    head = f"<b>{method.upper()}</b> <code>{escape(path)}</code>"
    return f"<details><summary>{head} {told}</summary><table>{''.join(rows)}</table></details>"


def shape(schema: PlainDict) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if several := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join(shape(s) for s in several)
    if "prefixItems" in schema:
        return f"list ({', '.join(shape(s) for s in schema['prefixItems'])})"
    if schema.get("type") == "array":
        return f"list of {shape(schema.get('items', {}))}"
    if "enum" in schema:
        return escape(" | ".join(map(str, schema["enum"])))
    return escape(str(schema.get("type", "anything")))


def types(openapi_schema: PlainDict) -> str:
    found = []
    for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items():
        rows = "".join(
            f"<tr><td><code>{escape(field)}</code><td>{shape(kind)}"
            for field, kind in schema.get("properties", {}).items()
        )
        short = escape(name)
        found.append(f"<h3 id='{short}'>{short}</h3><p>{escape(schema.get('description', ''))}<table>{rows}</table>")
    return "".join(found)


ROUTES = [health, metrics]
