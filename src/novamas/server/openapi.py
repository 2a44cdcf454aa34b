"""What `/api/docs` says beyond types: who may ask, with what, which commands each game knows, and how all that looks.

The types come from `wire.py`; nothing here is written by hand that the code says already. Which operations ask who is
asking is read off what they answer to strangers, scopes off `tokens.py`, commands off the games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec.structs import fields

from novamas.games import family
from novamas.kit.decider import Chance, Command
from novamas.kit.plain import PlainDict
from novamas.kit.wire import money_fields
from novamas.law import library
from novamas.server.asyncapi import socket_document
from novamas.server.door import FREE
from novamas.server.requests import AnyRequest
from novamas.server.roles import SCOPES
from novamas.server.sessions import COOKIE, HEADER
from novamas.server.tokens import SAFE, scope_of
from novamas.server.wire import PLACE, write_document
from novamas.table import TableGame

ABOUT = """The house over HTTP. Amounts are whole minor units (cents) in answers and decimal text ("10.00") in commands.

**Who is asking.** People have a session: the cookie of `POST /api/guests` or `POST /api/session`; whatever changes
something repeats its token in the header `x-novamas-token`. Programs have a token with scopes
(`POST /api/accounts/{id}/tokens`, `novamas people --token`) and send `Authorization: Bearer novamas_…` instead of both.

**Once.** Whatever changes something takes a key (`Idempotency-Key`): the same request again under the same key changes
nothing more, on whichever server and however much later, and is answered the same way.

**No.** What is refused is answered with a code to switch on, one sentence in the language of `Accept-Language`, the
clauses of the law behind it, and the field it is about.

**Live.** What happens at a table comes over a WebSocket: `/api/docs/asyncapi.json`."""
TAGS = {
    "entrance": "Come in as a guest, sign in, use a one-time link, choose a password, leave.",
    "floor": "Which tables there are, what can be seen and done at each, how the director runs them.",
    "sitting": "The evening of the house: opening and closing, the door, the register, counts, the deposit.",
    "tournaments": "Tournaments: announced by their bases, entered, played, paid.",
    "friends": "Tables of a player's own, which only those see who have the link.",
    "cloths": "Reversible cloths, one side of which is a table.",
    "replay": "What happened at a table, page by page and step by step.",
    "evening": "What a player did in an evening, and what it cost.",
    "school": "The croupier's school: exercises, marks, courses, examinations, classes.",
    "cage": "Purses, play chips, and what the cage pays in and out.",
    "accounts": "Who has an account; tokens of programs.",
    "records": "The books: what was played, what was won, what was reported, and the audit.",
    "watch": "What a regulator watches while the house is open.",
    "regulator": "Laws searched, compared, amended and printed.",
    "trust": "Receipts, and draws that anybody can check.",
    "library": "Laws, games, rulebooks and exact odds: open to all.",
    "service": "Is the house well, and what does it count.",
}
SCHEMES: PlainDict = {
    "session": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "A session of one device."},
    "repeated": {
        "type": "apiKey", "in": "header", "name": HEADER,
        "description": "The session's token, repeated with whatever changes something: the cookie alone is not enough.",
    },
    "token": {
        "type": "http", "scheme": "bearer", "bearerFormat": "novamas_…",
        "description": f"A token of a program, good for some of: {', '.join(SCOPES)}.",
    },
}  # fmt: skip
ACTS = ("/api/tables/{table}/acts", "/api/tables/{table}/preview")
AMOUNT: PlainDict = {
    "type": "string",
    "pattern": r"^\d+(\.\d+)?$",
    "description": "Decimal text.",
    "examples": ["10.00"],
}
EXAMPLES: dict[str, PlainDict] = {
    "bring": {"summary": "Come to the table with chips.", "value": {"do": {"Bring": {"amount": "100.00"}}}},
    "bet": {"summary": "Stake on red.", "value": {"do": {"PlaceBet": {"on": "red", "amount": "10.00"}}}},
    "open": {"summary": "The croupier opens the betting.", "value": {"do": {"OpenBetting": {}}}},
}
OPENINGS: dict[str, PlainDict] = {
    "roulette": {
        "summary": "French roulette that runs by itself, for play chips.",
        "value": {"law": "euskadi-1996", "game": "roulette-french", "minimum": "5.00"},
    },
    "by hand": {
        "summary": "A table whose croupier types what the wheel brings.",
        "value": {"law": "galicia-2007", "game": "boule", "running": {"auto": False, "physical": True}},
    },
}


def told_document(app: Litestar) -> PlainDict:
    """The document that the house shows, made when it is first asked for."""
    if "told" not in app.state:
        app.state.told = tell(app, write_document(app))
    kept: PlainDict = app.state.told
    return kept


def tell(app: Litestar, document: PlainDict) -> PlainDict:
    """A document of types with everything that is no type."""
    told: PlainDict = msgspec.json.decode(msgspec.json.encode(document))
    told["info"]["description"] = ABOUT
    used = {tag for item in told["paths"].values() for each in item.values() for tag in each.get("tags", ())}
    told["tags"] = [{"name": name, "description": text} for name, text in TAGS.items() if name in used]
    told["components"]["securitySchemes"] = SCHEMES
    free = set(open_ways(app))
    for path, item in told["paths"].items():
        for method, each in item.items():
            known = "401" in each["responses"] and (method, path) not in free
            each["security"] = ways_in(method.upper(), path) if known else []
    components: PlainDict = told["components"]["schemas"]
    games = commands(components)
    for path in ACTS:
        body = told["paths"][path]["post"]["requestBody"]["content"]["application/json"]
        body["schema"] = {
            "type": "object", "required": ["do"], "additionalProperties": False,
            "properties": {"do": {"anyOf": [{"$ref": PLACE + name} for name in games]}},
        }  # fmt: skip
        body["examples"] = EXAMPLES
    told["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["examples"] = OPENINGS
    return told


def open_ways(app: Litestar) -> Iterator[tuple[str, str]]:
    """The pages that open a session, which take none."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.opt.get(FREE):
                yield from ((method.lower(), route.path_format) for method in handler.http_methods)


def ways_in(method: str, path: str) -> list[dict[str, list[str]]]:
    """What a request may carry to say who is asking, one of these."""
    session: dict[str, list[str]] = {"session": []} if method in SAFE else {"session": [], "repeated": []}
    scopes = dict.fromkeys(filter(None, (scope_of(method, path, role) for role in ("player", "director"))))
    return [session, *({"token": [scope]} for scope in scopes)]


# -- commands ----------------------------------------------------------------------------------------------------------


def commands(components: PlainDict) -> list[str]:
    """Puts the commands of every game beside the other types; the names of those that list a game's."""
    names = []
    for game, kinds in by_game().items():
        listed = [one_of(kind, components) for kind in kinds]
        components[name := f"Do.{game}"] = {
            "title": f"Commands of {game}", "anyOf": listed,
            "description": f"A command at a table of {game}: its name, and its fields.",
        }  # fmt: skip
        names.append(name)
    return names


@cache
def by_game() -> dict[str, tuple[type[Command], ...]]:
    """The commands that a client may send at a table of each game."""
    found: dict[str, tuple[type[Command], ...]] = {}
    for law in library().laws():
        for game in library().games(law):
            kinds = (*TableGame.commands, *family(law, game).game.commands)
            found[game] = tuple(kind for kind in kinds if kind is not Chance)
    return dict(sorted(found.items()))


def one_of(kind: type[Command], components: PlainDict) -> PlainDict:
    """A command as it is written: an object with its name and its fields in it."""
    name = f"Do.{kind.__module__.removeprefix('novamas.').removeprefix('games.').removesuffix('.acts')}.{kind.__name__}"
    if name not in components:
        components[name] = fields_of(kind, components)
    return {
        "type": "object", "title": kind.__name__, "required": [kind.__name__], "additionalProperties": False,
        "properties": {kind.__name__: {"$ref": PLACE + name}},
    }  # fmt: skip


def fields_of(kind: type[Command], components: PlainDict) -> PlainDict:
    """The fields of a command, without who sends it; amounts are decimal text."""
    (shape,), parts = msgspec.json.schema_components((kind,), ref_template=PLACE + "{name}")
    own = parts.pop(shape["$ref"].rpartition("/")[2])
    components.update({name: part for name, part in parts.items() if name not in components})
    money, needed = money_fields(kind), {f.encode_name for f in fields(kind) if f.required}
    inside = {
        name: as_written(of) if name in money else of
        for name, of in own["properties"].items()
        if name not in ("by", "type")
    }
    made: PlainDict = {"type": "object", "properties": inside, "additionalProperties": False}
    if told := own.get("description"):
        made["description"] = told
    if needed & inside.keys():
        made["required"] = sorted(needed & inside.keys())
    return made


def as_written(of: PlainDict) -> PlainDict:
    """An amount, or a list of them."""
    if of.get("type") == "array":
        return {**{k: v for k, v in of.items() if k not in ("items", "prefixItems")}, "items": AMOUNT}
    default = {"default": ""} if "default" in of and of["default"] is None else {}
    return (
        {**AMOUNT, **default}
        if not any("null" in str(each) for each in of.get("anyOf", ()))
        else {"anyOf": [AMOUNT, {"type": "null"}]}
    )


class HouseDocument(JsonRenderPlugin):
    """The document as JSON, for programs."""

    def render(self, request: AnyRequest, openapi_schema: PlainDict) -> bytes:
        return super().render(request, told_document(request.app))


class SocketDocument(JsonRenderPlugin):
    """The protocol of the live line, for programs."""

    def render(self, request: AnyRequest, openapi_schema: PlainDict) -> bytes:
        return super().render(request, socket_document(write_document(request.app)))


__all__ = ["HouseDocument", "SocketDocument", "by_game", "tell", "told_document"]
