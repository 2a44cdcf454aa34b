"""What the documents of the house say beyond types is true: who may ask, what is answered, which commands there are."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import pytest
from test_route_roles import FILE
from visitors import Casino

from novamas.law import library
from novamas.server.openapi import by_game
from novamas.server.roles import ROLES
from novamas.server.wire import Heard, Spoken
from novamas.table import Opening, TableGame, prepare

jsonschema = pytest.importorskip("jsonschema_rs")


@pytest.fixture(scope="module")
def told(shared: Casino) -> dict[str, Any]:
    document: dict[str, Any] = shared.ask("GET", "/api/docs/openapi.json").json()
    return document


def operations(told: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in told["paths"].items():
        for method, operation in item.items():
            yield method.upper(), path, operation


def lines() -> Iterator[dict[str, str]]:
    yield from csv.DictReader(io.StringIO(FILE.read_text(encoding="utf-8")), dialect="excel-tab")


def test_every_operation_says_what_it_does(told: dict[str, Any]) -> None:
    mute = [(method, path) for method, path, each in operations(told) if not each.get("description")]
    assert mute == []
    assert {tag for *_, each in operations(told) for tag in each["tags"]} == {tag["name"] for tag in told["tags"]}
    assert told["info"]["description"]


def test_who_must_say_who_they_are(told: dict[str, Any]) -> None:
    """Strangers are answered 401 exactly where the document asks for a session or a token."""
    asks = {(method, path): bool(each["security"]) for method, path, each in operations(told)}
    strangers = {(row["method"], row["path"]): row["stranger"] for row in lines()}
    ways_in = {("POST", "/api/session"), ("POST", "/api/session/ticket")}  # what is wrong there is the password
    metrics = {("GET", "/metrics")}  # open to the machine itself
    wrong = {
        place: strangers[place]
        for place, needed in asks.items()
        if place not in ways_in | metrics and needed != strangers[place].startswith("401")
    }
    assert wrong == {}
    assert sum(asks.values()) > 60


def test_whatever_is_answered_is_announced(told: dict[str, Any]) -> None:
    """Every status that a role was answered with (`roles.tsv`) stands with its operation."""
    known = {(method, path): set(each["responses"]) for method, path, each in operations(told)}
    wrong = {
        (row["method"], row["path"], row[who])
        for row in lines()
        for who in ("stranger", *ROLES)
        if (place := (row["method"], row["path"])) in known and row[who].partition(" ")[0] not in known[place]
    }
    assert wrong == set()


def test_every_command_of_every_game_is_there(told: dict[str, Any]) -> None:
    schemas = told["components"]["schemas"]
    for law in library().laws():
        for game in library().games(law):
            named = {name for each in schemas[f"Do.{game}"]["anyOf"] for name in each["properties"]}
            decider = TableGame(prepare(Opening(law=law, game=game, minimum=1000)))
            kinds = {kind.__name__ for kind in decider.all_commands()} - {"Chance"}
            assert named == kinds == {kind.__name__ for kind in by_game()[game]}


@pytest.mark.parametrize(
    ("written", "good"),
    [
        ({"PlaceBet": {"on": "red", "amount": "10.00"}}, True),
        ({"Bring": {"amount": "100.00"}}, True),
        ({"OpenBetting": {}}, True),
        ({"PlaceBet": {"on": "red", "amount": 1000}}, False),
        ({"PlaceBet": {"on": "red"}}, False),
        ({"PlaceBet": {"on": "red", "amount": "10.00", "by": "ana"}}, False),
        ({"PlaceBets": {}}, False),
        ({}, False),
    ],
)
def test_commands_are_typed(told: dict[str, Any], written: dict[str, Any], good: bool) -> None:
    schema = {"$ref": "#/components/schemas/Do.roulette-french", "components": told["components"]}
    assert jsonschema.is_valid(schema, written) == good


def test_the_examples_are_what_the_schemas_say(told: dict[str, Any]) -> None:
    tried = 0
    for method, path, each in operations(told):
        content = each.get("requestBody", {}).get("content", {}).get("application/json", {})
        for name, example in content.get("examples", {}).items():
            schema = {**content["schema"], "components": told["components"]}
            assert jsonschema.is_valid(schema, example["value"]), (method, path, name)
            tried += 1
    assert tried >= 5


# -- the live line -----------------------------------------------------------------------------------------------------


def test_the_protocol_of_the_line(shared: Casino) -> None:
    told = shared.ask("GET", "/api/docs/asyncapi.json").json()
    messages = told["components"]["messages"]
    said, heard = ({n.partition("-")[2] for n in messages if n.startswith(way)} for way in ("to-", "from-"))
    assert said == set(Heard.__struct_fields__) - {"key", "id", "seen"}
    assert heard == set(Spoken.__struct_fields__)
    for ref in references(told):
        place: Any = told
        for step in ref.removeprefix("#/").split("/"):
            place = place[step]
    for message in messages.values():
        schema = {**message["payload"], "components": told["components"]}
        for example in message.get("examples", ()):
            assert jsonschema.is_valid(schema, example["payload"])
        assert not jsonschema.is_valid(schema, {})


def references(x: Any) -> Iterator[str]:
    if isinstance(x, dict):
        if isinstance(x.get("$ref"), str):
            yield x["$ref"]
        for value in x.values():
            yield from references(value)
    elif isinstance(x, list):
        for value in x:
            yield from references(value)
