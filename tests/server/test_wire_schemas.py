"""What the server really sends is what its schemas say, and the client's types are made of them.

A table of every game is played for a while (of every law in the long runs); every answer and every message about it, to
a player, a croupier and an auditor, is held against the schema that `/api/docs/openapi.json` publishes.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from every_route import AT_A_TABLE, READ
from tools import wire
from twins import Clock, World, awaited, proposed

from novamas.kit.wire import money_fields
from novamas.law import library
from novamas.server.wire import document

jsonschema = pytest.importorskip("jsonschema_rs")

STEPS = 60
READERS = ("ana", "croupier", "auditor")
LONG = re.compile(r"/odds")  # some take a minute to count: the library's are read where they are quick
FIRST = {game: law for law in reversed(library().laws()) for game in library().games(law)}
EVERY_GAME = [
    pytest.param(law, game, marks=() if FIRST[game] == law else pytest.mark.slow)
    for law in library().laws()
    for game in library().games(law)
]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    clock = Clock()
    made = World(tmp_path_factory.mktemp("wire"), clock)
    with made.casino.client:
        made.admit()
        yield made


@pytest.fixture(scope="module")
def schema(world: World) -> dict[str, Any]:
    return document(world.casino.app)


def check(schema: dict[str, Any], shape: dict[str, Any], body: Any, what: str) -> None:
    """Fails with the first place where a body is not what a schema says."""
    whole = {**shape, "components": schema["components"]}
    for error in jsonschema.iter_errors(whole, body):
        pytest.fail(f"{what}: {error.message[:400]} at {list(error.instance_path)}")


def shape_of(schema: dict[str, Any], path: str) -> dict[str, Any]:
    responses = schema["paths"][path]["get"]["responses"]
    good = next(answer for status, answer in responses.items() if status.startswith("2"))
    found: dict[str, Any] = good["content"]["application/json"]["schema"]
    return found


def play(world: World, table: str, rng: random.Random) -> None:
    hosted = world.house.table(table)
    for _ in range(STEPS):
        if awaited(hosted) is not None:
            world.draw(table, rng)
        elif (command := proposed(hosted, rng, mistakes=0.15)) is not None:
            world.send(table, command)


@pytest.mark.parametrize(("law", "game"), EVERY_GAME)
def test_all_that_is_said_of_a_table_is_what_the_schemas_say(
    world: World, schema: dict[str, Any], law: str, game: str
) -> None:
    table = world.open(law, game)
    play(world, table, random.Random(f"{law}/{game}"))
    hosted = world.house.table(table)
    asked = 0
    for (method, path), places in AT_A_TABLE.items():
        if method != "GET" or isinstance(places, str) or path not in schema["paths"] or LONG.search(path):
            continue
        for place in places:
            address = place.format(table=table, last=max(0, hosted.seq - 5), seq=hosted.seq - 1, epoch=1)
            for name in READERS:
                answer = world.people[name].get(address)
                if answer.status_code == 200 and answer.headers["content-type"].partition(";")[0] == "application/json":
                    check(schema, shape_of(schema, path), answer.json(), f"{address} to {name}")
                    asked += 1
    assert asked > 15
    heard = set()
    for name in READERS:
        for message in listen(world, table, name):
            (kind,) = message
            heard.add(kind)
            check(schema, {"$ref": "#/components/schemas/Spoken"}, message, f"{kind} to {name}")
    assert {"snapshot", "resume", "act", "purse", "refused"} <= heard
    assert shown_in_full(world, table)


def listen(world: World, table: str, name: str) -> Iterator[dict[str, Any]]:
    """What a line says at first, what it says to somebody who was here before, and to nonsense."""
    who = world.people[name]
    headers = {"cookie": f"novamas={who.cookie}"}
    hosted = world.house.table(table)
    since = hosted.tail[max(0, len(hosted.tail) - 20)].seq
    for hello in ({"lang": "es"}, {"seq": since}):
        with world.casino.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as line:
            line.send_json({"hello": hello})
            line.send_json({"do": {"NoSuchCommand": {}}, "id": 1})
            while True:
                messages = [json.loads(text) for text in line.receive_text().split("\n")]
                yield from messages
                if any("refused" in message for message in messages):
                    break


def shown_in_full(world: World, table: str) -> bool:
    """Every act says what it came of and the phase after it; nothing of it is secret to whoever sees all of it."""
    acts = world.people["auditor"].get(f"/api/tables/{table}/log?limit=500").json()
    live = world.house.table(table)
    assert acts[-1].get("phase", "") == str(getattr(live.state.desk, "phase", ""))
    results = world.people["ana"].get(f"/api/tables/{table}/results").json()
    came = [came["value"] for act in acts for came in act.get("outcomes", ())]
    assert came[-len(results) or len(came) :] == [result["value"] for result in results]
    named = [act for act in acts if act.get("command")]
    return len(named) > len(acts) // 3


def test_the_library_answers_what_the_schemas_say(world: World, schema: dict[str, Any]) -> None:
    for (method, path), places in READ.items():
        if method == "GET" and path in schema["paths"] and not isinstance(places, str):
            for place in places:
                answer = world.people["auditor"].get(place.format(person=world.people["ana"].id))
                if answer.status_code == 200 and answer.headers["content-type"].partition(";")[0] == "application/json":
                    check(schema, shape_of(schema, path), answer.json(), place)


def test_a_comparison_comes_in_words(world: World) -> None:
    asked = "/api/games/boule/compare?lang="
    spanish, english = (world.people["ana"].get(asked + lang).json() for lang in ("es", "en"))
    for told in (spanish, english):
        assert told["rules"]
        assert all(rule["name"] and "_" not in rule["name"] for rule in told["rules"])
        assert all(value["words"] for rule in told["rules"] for value in rule["values"].values())
    assert [rule["path"] for rule in spanish["rules"]] == [rule["path"] for rule in english["rules"]]
    assert spanish["rules"][0]["name"] != english["rules"][0]["name"]


def test_a_line_says_which_fields_are_money(world: World) -> None:
    table = world.open("euskadi-1996", "roulette-american")
    told = world.people["ana"].get(f"/api/tables/{table}").json()["money"]
    decider = world.house.table(table).live.decider
    assert told == {k.__name__: sorted(money_fields(k)) for k in decider.all_commands() if money_fields(k)}
    assert told["Bring"] == ["amount"]
    assert told["ChangeMinimum"] == ["to", "top_up"]
    assert "AnnounceLast" not in told


def test_a_type_that_lies_is_found(schema: dict[str, Any], world: World) -> None:
    answer = world.people["ana"].get("/api/games").json()
    answer[0]["playable"] = "yes"
    errors = jsonschema.iter_errors({**shape_of(schema, "/api/games"), "components": schema["components"]}, answer)
    assert [list(error.instance_path) for error in errors] == [[0, "playable"]]


# -- the client's types ------------------------------------------------------------------------------------------------


def test_the_clients_types_are_the_servers() -> None:
    wire.check()


def test_stale_types_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stale = tmp_path / "wire.ts"
    stale.write_text(wire.FILE.read_text().replace("export interface Ack", "export interface Acknowledged"))
    monkeypatch.setattr(wire, "FILE", stale)
    monkeypatch.setattr(wire, "ROOT", tmp_path)
    assert wire.main(["check"]) == 1
    assert wire.main([]) == 0
    assert wire.main(["check"]) == 0


@pytest.mark.parametrize(
    ("schema", "type_"),
    [
        ({}, "unknown"),
        ({"type": "integer"}, "number"),
        ({"enum": ["a", "b'c"]}, r"'a' | 'b\'c'"),
        ({"const": True}, "true"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string", "title": "who"}, {"type": "integer", "title": "n"}]},
         "[who: string, n: number]"),
        ({"type": "object", "additionalProperties": {"$ref": "#/components/schemas/a.b.Chip"}},
         "Record<string, BChip>"),
        ({"type": "object", "propertyNames": {"enum": ["x"]}, "additionalProperties": {"type": "string"}},
         "Partial<Record<'x', string>>"),
        ({"type": "object", "properties": {"a-b": {"type": "null"}}, "required": ["a-b"]}, "{ 'a-b': null }"),
    ],
)  # fmt: skip
def test_a_schema_becomes_a_type(schema: dict[str, Any], type_: str) -> None:
    assert wire.shape(schema) == type_
