"""The wire: every answer and every message of the server as JSON Schema, so that no client has to copy them by hand.

`document(app)` is the OpenAPI document of the app in which every body and every answer is described by the types that
are really written, and which knows the messages of the socket too (`Spoken`, `Heard`). It is what `/api/docs` shows,
with what `openapi.py` adds to it, and what the types of the clients are generated from
(docs/decisions/0030-generated-wire.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from msgspec import NODEFAULT, UNSET, Struct, UnsetType, inspect

from novamas.games.cloth.acts import Bet
from novamas.games.sheet import SpotInfo
from novamas.kit.decider import Actor, Await, Command, Desk, Event, Offer
from novamas.kit.plain import PlainDict
from novamas.kit.spaces import OneOf
from novamas.kit.wire import money_fields
from novamas.server.hosted import Committed, Policy, Speed
from novamas.server.phrases import Phrase, Uttered
from novamas.server.results import Result
from novamas.server.sight import Came, PublicAct
from novamas.table import TableState

PLACE = "#/components/schemas/"
Id = int | str | None
Plain = int | str
"""What can come on a board, and what a spot covers: a number or a name; of dice it is their total."""


class Snapshot(Struct, frozen=True, kw_only=True):
    """All that a viewer may see of a table now, what they may do, and what people there are called.

    `money` are the fields of each command that are amounts: decimal strings in a command, minor units everywhere else.
    `private`: a table for friends; `at`: the time of day here, which `closes_at` goes by.
    """

    table: str
    seq: int
    law: str
    game: str
    currency: str
    money: dict[str, tuple[str, ...]]
    policy: Policy
    draws: Committed | None
    closes_at: float | None
    view: TableState
    awaits: tuple[Await, ...]
    options: tuple[Offer, ...]
    names: dict[str, str]
    private: bool
    at: float
    ready: tuple[Actor, ...]


@cache
def money_of(commands: tuple[type[Command], ...]) -> dict[str, tuple[str, ...]]:
    """The fields of each command that are money, where it has any."""
    found = {kind.__name__: tuple(sorted(money_fields(kind))) for kind in commands}
    return {kind: fields for kind, fields in found.items() if fields}


class OwnSnapshot(Snapshot, frozen=True, kw_only=True):
    """The same at the beginning of a line: `you` is who the viewer is at this table."""

    you: Actor


class Hello(Struct, frozen=True):
    """How a client begins: the number of the first event it has not seen, if it was here before."""

    seq: int | None = None
    lang: str = ""


class Heard(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from a client: one of hello, do, chance, ready, speed, phrase, pong.

    `ready`: whether they need no more time now, `seen` the number of the next event that they have not been shown: what
    has begun since then they cannot mean; `speed`: how fast the table goes while they are the only person there;
    `phrase`: what they say to the others.
    """

    hello: Hello | None = None
    do: Any = UNSET
    chance: Any = UNSET
    ready: bool | UnsetType = UNSET
    seen: int | UnsetType = UNSET
    speed: Speed | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET
    pong: Any = UNSET
    key: str = ""
    id: Id = None


class Said(Struct, frozen=True, omit_defaults=True):
    """A refusal in one sentence, as every client gets it."""

    code: str
    sentence: str
    clauses: tuple[str, ...] = ()
    field: str = ""
    id: Id = None


class Done(Struct, frozen=True, omit_defaults=True):
    """An acknowledgement: the command is on disk, as the events from `seq` on."""

    seq: int
    events: int
    again: bool = False
    id: Id = None


class Now(Struct, frozen=True, omit_defaults=True):
    """What holds after the acts up to `seq`: whom the table waits for, until when, and what this viewer may do.

    `options` is left out while it is what it was.
    """

    seq: int
    awaits: msgspec.Raw
    closes_at: float | None
    options: msgspec.Raw | UnsetType = UNSET


class Place(Struct, frozen=True, omit_defaults=True):
    """A table and the number of the next event; `retry` is after how many seconds the line may be taken up again."""

    table: str
    seq: int
    retry: float = 0.0


class Spoken(Struct, frozen=True, omit_defaults=True):
    """A message from the server: exactly one of these."""

    snapshot: OwnSnapshot | UnsetType = UNSET
    resume: Place | UnsetType = UNSET
    act: PublicAct | UnsetType = UNSET
    now: Now | UnsetType = UNSET
    ready: tuple[Actor, ...] | UnsetType = UNSET
    uttered: Uttered | UnsetType = UNSET
    draws: Committed | UnsetType = UNSET
    purse: dict[str, int] | UnsetType = UNSET
    ack: Done | UnsetType = UNSET
    refused: Said | UnsetType = UNSET
    ping: int | UnsetType = UNSET
    again: bool | UnsetType = UNSET
    closing: Place | UnsetType = UNSET
    closed: Place | UnsetType = UNSET


# -- schemas -----------------------------------------------------------------------------------------------------------


class ShownDesk(Desk, frozen=True, kw_only=True):
    """A game's own state: what every game has, what many have, and whatever else a game adds."""

    phase: str | UnsetType = UNSET
    bets: dict[int, Bet] | UnsetType = UNSET
    previous: Plain | UnsetType | None = UNSET


OPEN: tuple[type[Struct], ...] = (Event, ShownDesk)
"""What every game adds fields to; an event's `type` says which one it is."""
REFINED: dict[tuple[type[Struct], str], object] = {
    (TableState, "desk"): ShownDesk,
    (Came, "value"): Plain,
    (Result, "value"): Plain,
    (OneOf, "values"): tuple[bool | int | str | tuple[int, ...], ...],
    (SpotInfo, "covers"): tuple[Plain, ...],
    (Now, "awaits"): tuple[Await, ...],
    (Now, "options"): tuple[Offer, ...],
    (PublicAct, "patch"): PlainDict,
}
"""What a type leaves open because it is written by others, and what is really there."""


class Written(Struct, frozen=True):
    """A route of the app: what it takes and what it answers, as types."""

    path: str
    method: str
    body: Any
    answer: Any


def routes(app: Litestar) -> Iterator[Written]:
    """Every route that the documentation lists."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.include_in_schema is not False:
                signature = handler.parsed_fn_signature
                body = signature.parameters.get("data")
                for method in handler.http_methods:
                    yield Written(
                        route.path_format, method.lower(), body and body.annotation,
                        type_inside(signature.return_type.annotation),
                    )  # fmt: skip


def type_inside(kind: object) -> object:
    """What is inside a response."""
    return get_args(kind)[0] if get_origin(kind) is Response else kind


def write_document(app: Litestar) -> PlainDict:
    """The document of an app, made when it is first asked for."""
    if "document" not in app.state:
        app.state.document = document(app)
    kept: PlainDict = app.state.document
    return kept


def document(app: Litestar) -> PlainDict:
    """The OpenAPI document of an app, with the schemas of what is really written."""
    told: PlainDict = msgspec.to_builtins(app.openapi_schema.to_schema(), str_keys=True)
    found = [r for r in routes(app) if r.method in told["paths"].get(r.path, {})]
    bodies, answers = [r.body for r in found if r.body], [r.answer for r in found]
    shapes, components = schemas((*answers, *bodies, Spoken, Heard), taken=(*bodies, Heard))
    of = dict(zip([id(kind) for kind in (*answers, *bodies)], shapes, strict=False))
    for each in found:
        operation = told["paths"][each.path][each.method]
        if each.body:
            operation["requestBody"]["content"]["application/json"]["schema"] = of[id(each.body)]
        for status, answer in operation["responses"].items():
            content = answer.get("content", {}).get("application/json")
            if content is not None and status.startswith("2"):
                content["schema"] = of[id(each.answer)]
    told["components"]["schemas"] = {**unwritten(told, components), **components}
    return told


def unwritten(told: PlainDict, components: PlainDict) -> PlainDict:
    """Schemas of the framework that are still named: those of problems."""
    named = {ref for ref in references(told["paths"]) if ref not in components}
    return {name: told["components"]["schemas"][name] for name in sorted(named)}


def references(x: object) -> Iterator[str]:
    """The names that a document refers to."""
    if isinstance(x, dict):
        if isinstance(ref := x.get("$ref"), str):
            yield ref.rpartition("/")[2]
        for value in x.values():
            yield from references(value)
    elif isinstance(x, list):
        for value in x:
            yield from references(value)


def schemas(types: Iterable[object], taken: Iterable[object] = ()) -> tuple[list[PlainDict], PlainDict]:
    """The schema of each type, and the schemas that these refer to by name; `taken` are what clients send.

    A client may leave out whatever has a default. The server writes all that its types do not let it leave out.
    """
    types = list(types)
    shapes, components = msgspec.json.schema_components((*types, *REFINED.values()), ref_template=PLACE + "{name}")
    infos = structs(inspect.multi_type_info((*types, *REFINED.values())))
    names = {cls: name for name, cls in name_structs(components, infos).items()}
    sent = {info.cls for info in structs(inspect.multi_type_info(list(taken)))}
    for (cls, name), shape in zip(REFINED, shapes[len(types) :], strict=True):
        if cls in names:
            components[names[cls]]["properties"][name] = shape
    for info in infos:
        schema = components[names[info.cls]]
        if info.cls in OPEN:
            schema["properties"].pop(info.tag_field, None)
            if info.tag_field:
                schema["properties"] = {info.tag_field: {"type": "string"}, **schema["properties"]}
            schema["additionalProperties"] = True
        if info.array_like:
            schema["minItems"] = len(info.fields)
            for item, field in zip(schema["prefixItems"], info.fields, strict=True):
                item["title"] = field.encode_name
        elif info.cls not in sent:
            schema["required"] = list(always(info))
    return [dict(shape) for shape in shapes[: len(types)]], components


def always(info: inspect.StructType) -> Iterator[str]:
    """The fields that are always written."""
    if info.tag_field:
        yield info.tag_field
    leaves_out = info.cls.__struct_config__.omit_defaults
    for field in info.fields:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT  # else it may be unset
        if field.required or (has_default and not leaves_out):
            yield field.encode_name


def structs(infos: Iterable[inspect.Type]) -> list[inspect.StructType]:
    """Every struct in some types, once."""
    found: dict[object, inspect.StructType] = {}

    def look(info: object) -> None:
        if isinstance(info, inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = info
            for field in info.fields:
                look(field.type)
        for name in ("type", "item_type", "key_type", "value_type"):
            if isinstance(part := getattr(info, name, None), inspect.Type):
                look(part)
        for part in (*getattr(info, "item_types", ()), *getattr(info, "types", ())):
            look(part)

    for info in infos:
        look(info)
    return list(found.values())


def name_structs(components: PlainDict, infos: list[inspect.StructType]) -> PlainDict:
    """The struct behind each name; two that are called the same are told apart by their modules."""
    found = {}
    for info in infos:
        short = info.cls.__name__ if hasattr(info.cls, "__name__") else str(info.cls)
        full = f"{info.cls.__module__}.{info.cls.__qualname__}"
        found[short if short in components else full] = info.cls
    return found


__all__ = [
    "Done",
    "Heard",
    "Hello",
    "Now",
    "OwnSnapshot",
    "Place",
    "Said",
    "Snapshot",
    "Spoken",
    "document",
    "money_of",
    "schemas",
    "write_document",
]  # fmt: skip
