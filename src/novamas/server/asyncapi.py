"""The protocol of the live line as an AsyncAPI document, from the same schemas as everything else on the wire.

`/api/docs/asyncapi.json` shows it; a copy is kept in docs/api, so that nobody needs a server to read it.
"""

from __future__ import annotations

from novamas.kit.plain import PlainDict
from novamas.server.sessions import COOKIE
from novamas.server.wire import Heard, Spoken, references

SAYS = {
    "hello": "The first message: the number of the next event, if this viewer was here before, and a language.",
    "do": "A command. It is acknowledged (`ack`) when it is on disk, or refused (`refused`), under the `id` sent with "
    "it. The same `key` again changes nothing more.",
    "chance": "What the physical wheel, dice or shoe brought, typed by its croupier.",
    "ready": "Whether this viewer needs no more time; `seen` is the number of the next event they were not shown.",
    "speed": "How fast the table goes while no other person is there.",
    "phrase": "One of a few phrases, for everybody at the table.",
    "pong": "The answer to a heartbeat: the number that it came with.",
}
HEARS = {
    "snapshot": "All that this viewer may see of the table now. Acts follow from `seq` on, in order, without a gap.",
    "resume": "In place of a snapshot: the acts since the number that was asked for follow.",
    "act": "What happened, and a merge patch (RFC 7386) from this viewer's view before it to the one after it.",
    "now": "Whom the table waits for, until when, and what this viewer may do.",
    "ready": "Who needs no more time.",
    "uttered": "What somebody said.",
    "draws": "The commitment under which the next results are drawn.",
    "purse": "What this person's purse holds, by money.",
    "ack": "A command is on disk, as the events from `seq` on.",
    "refused": "A command was refused: a code, a sentence, the clauses, the field.",
    "ping": "A heartbeat, to be answered with `pong`.",
    "again": "This viewer was too slow: a new snapshot follows.",
    "closing": "The house closes; the line may be taken up again after `retry` seconds.",
    "closed": "The table is closed.",
}
EXAMPLES: dict[str, tuple[object, ...]] = {
    "hello": ({"hello": {"lang": "es"}}, {"hello": {"seq": 41}}),
    "do": ({"do": {"PlaceBet": {"on": "red", "amount": "10.00"}}, "key": "a1", "id": 1},),
    "chance": ({"chance": 17, "id": 2},),
    "ready": ({"ready": True, "seen": 57},),
    "speed": ({"speed": "fast"},),
    "phrase": ({"phrase": "good-luck"},),
    "pong": ({"pong": 3},),
}
CODES = {
    1012: "the house closes", 4400: "messages that are none", 4403: "nobody is signed in, or not any more",
    4404: "there is no such table", 4408: "silent for too long", 4410: "the table is closed",
    4429: "too many lines, or too fast",
}  # fmt: skip


def socket_document(document: PlainDict) -> PlainDict:
    """The AsyncAPI document that belongs to an OpenAPI document of the same app."""
    schemas: PlainDict = document["components"]["schemas"]
    heard = {name: message_of("Heard", name, SAYS, schemas) for name in SAYS}
    spoken = {name: message_of("Spoken", name, HEARS, schemas) for name in HEARS}
    ends = "; ".join(f"{code} {why}" for code, why in CODES.items())
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "novamas: a table, live",
            "version": document["info"]["version"],
            "description": "One line for each viewer of a table. A frame from the server holds one message or several, "
            f"each on a line of its own; a frame to it holds one. Codes with which a line ends: {ends}.",
        },
        "servers": {
            "house": {"host": "127.0.0.1:8000", "protocol": "ws", "description": "`novamas serve` on this machine."}
        },
        "channels": {
            "live": {
                "address": "/api/tables/{table}/live",
                "title": "A table, live",
                "parameters": {"table": {"description": "The number of the table."}},
                "messages": {
                    **{f"to-{name}": {"$ref": f"#/components/messages/to-{name}"} for name in heard},
                    **{f"from-{name}": {"$ref": f"#/components/messages/from-{name}"} for name in spoken},
                },
            }
        },
        "operations": {
            "say": operation("receive", "to", heard, "What a client says."),
            "hear": operation("send", "from", spoken, "What the server says."),
        },
        "components": {
            "messages": {
                **{f"to-{name}": each for name, each in heard.items()},
                **{f"from-{name}": each for name, each in spoken.items()},
            },
            "securitySchemes": {
                "session": {"type": "httpApiKey", "name": COOKIE, "in": "cookie", "description": "A session."},
                "token": {"type": "http", "scheme": "bearer", "description": "A program's token (`novamas_…`)."},
            },
            "schemas": {name: schemas[name] for name in sorted(reach(schemas, (Heard.__name__, Spoken.__name__)))},
        },
    }


def operation(action: str, way: str, messages: PlainDict, told: str) -> PlainDict:
    return {
        "action": action,
        "summary": told,
        "channel": {"$ref": "#/channels/live"},
        "security": [{"$ref": f"#/components/securitySchemes/{each}"} for each in ("session", "token")],
        "messages": [{"$ref": f"#/channels/live/messages/{way}-{name}"} for name in messages],
    }


def message_of(of: str, name: str, told: dict[str, str], schemas: PlainDict) -> PlainDict:
    """A message: what it means, its payload (an object in which this member is there), what it looks like."""
    assert name in schemas[of]["properties"], name
    payload = {"allOf": [{"$ref": f"#/components/schemas/{of}"}, {"type": "object", "required": [name]}]}
    examples = [{"payload": example} for example in EXAMPLES.get(name, ()) if of == Heard.__name__]
    return {"name": name, "summary": told[name], "payload": payload, **({"examples": examples} if examples else {})}


def reach(schemas: PlainDict, names: tuple[str, ...]) -> set[str]:
    """Schemas, and whatever they refer to."""
    found: set[str] = set()
    todo = list(names)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += references(schemas[name])
    return found


__all__ = ["socket_document"]
