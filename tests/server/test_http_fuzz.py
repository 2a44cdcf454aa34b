"""Anything at all sent to every page of the API: the answer may say no, but nothing in the house breaks.

Generated from the OpenAPI schema, for a player, a croupier and the director in turn; seeds are fixed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from msgspec.structs import fields
from visitors import Casino

from novamas.server.asyncapi import reach
from novamas.server.openapi import told_document
from novamas.server.wire import references

schemathesis = pytest.importorskip("schemathesis")
jsonschema = pytest.importorskip("jsonschema_rs")

EXAMPLES = 6
SLOW = (
    "/api/records/audit",
    "/api/games/{game}/compare",
    "/api/games/{game}/differences",
)  # good, but each takes a while
LEAVING = {
    ("delete", "/api/session"),
    ("delete", "/api/sessions"),
    ("put", "/api/session/password"),
}  # they end the session of whoever tries


@pytest.fixture(scope="module")
def busy(shared: Casino) -> Iterator[Casino]:
    """Tables with something on them, so that what is sent meets more than an empty floor."""
    for game in ("roulette-french", "roulette-american", "boule", "wheel-of-fortune"):
        table = shared.open(game)
        guest = shared.someone("guest")
        guest.act(table, {"Bring": {"amount": "100.00"}})
        shared.someone("inspector" if game == "boule" else "croupier").act(table, {"OpenBetting": {}})
    yield shared
    assert shared.someone("auditor").get("/api/records/audit").json()["finding"] is None


def operations(casino: Casino) -> list[Any]:
    schema = schemathesis.openapi.from_dict(casino.ask("GET", "/api/docs/openapi.json").json())
    return [r.ok() for r in schema.get_all_operations()]


@pytest.mark.parametrize("role", ["guest", "croupier", "director", "cashier"])
def test_nothing_breaks(busy: Casino, role: str) -> None:
    for operation in operations(busy):
        method, path = operation.method.lower(), operation.path
        if path in SLOW or (method, path) in LEAVING:
            continue
        tried = 0

        @seed(20260501)
        @settings(
            max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        def attempt(case: Any) -> None:
            nonlocal tried
            tried += 1
            answer = sent(busy, role, case)
            assert answer.status_code < 500, f"{case.method} {case.path} {case.body!r}: {answer.text}"
            announced = case.operation.definition.raw["responses"]
            assert str(answer.status_code) in announced, f"{case.method} {case.path}: {answer.status_code}"
            check_body(busy, announced[str(answer.status_code)], answer)
            if answer.status_code >= 400 and answer.status_code != 404:
                assert set(answer.json()) == {"code", "sentence", "clauses", "field", "reason", "args"}, answer.text

        given(case=operation.as_strategy())(attempt)()
        assert tried, (method, path)


def check_body(casino: Casino, announced: dict[str, Any], answer: Any) -> None:
    """What was answered is what the document says of that status."""
    media = answer.headers.get("content-type", "").partition(";")[0]
    if not answer.content:
        return
    assert media in announced["content"], f"{media}: {answer.text[:200]}"
    if media == "application/json":
        schema = announced["content"][media]["schema"]
        assert validator(casino, schema).is_valid(answer.json()), answer.text[:400]


CHECKED: dict[str, Any] = {}


def validator(casino: Casino, schema: dict[str, Any]) -> Any:
    """What holds something against a schema, made once for each."""
    key = json.dumps(schema, sort_keys=True)
    if key not in CHECKED:
        schemas = told_document(casino.app)["components"]["schemas"]
        named = reach(schemas, tuple(references(schema)))
        whole = {**schema, "components": {"schemas": {name: schemas[name] for name in named}}}
        CHECKED[key] = jsonschema.validator_for(whole)
    return CHECKED[key]


def sent(casino: Casino, role: str, case: Any) -> Any:
    """A generated case with the session of somebody; tables and people that exist are tried more often than not."""
    who = casino.someone(role)
    names = dict(case.path_parameters or {})
    if "table" in names and len(str(names["table"])) % 2:
        names["table"] = "1"
    if "id" in names and len(str(names["id"])) % 2:
        names["id"] = casino.someone("guest").id
    if "game" in names:
        names["game"] = "boule"
    case.path_parameters = names
    kwargs = case.as_transport_kwargs()
    headers = {k: v for k, v in dict(kwargs.get("headers") or {}).items() if k.lower() not in ("cookie", "user-agent")}
    headers |= {"cookie": f"novamas={who.cookie}", "x-novamas-token": who.token}
    casino.client.cookies.clear()
    url = kwargs["url"] if kwargs["url"].startswith("/") else "/" + kwargs["url"].partition("/")[2]
    return casino.client.request(
        kwargs["method"], url, headers=headers, params=kwargs.get("params"), json=kwargs.get("json"),
        content=kwargs.get("data") if isinstance(kwargs.get("data"), bytes) else None, follow_redirects=False,
    )  # fmt: skip


# -- what no schema describes: commands and the inside of an opening ---------------------------------------------------

WORDS = [
    "red",
    "straight:17",
    "split:1-2",
    "corner:",
    "ball-out",
    "@croupier",
    "cash",
    "prison",
    "",
    "10.00",
    "0",
    "-5",
]
ANYTHING: Any = st.one_of(
    st.sampled_from(WORDS),
    st.text(max_size=8),
    st.integers(),
    st.floats(),
    st.none(),
    st.booleans(),
    st.lists(st.one_of(st.integers(), st.sampled_from(WORDS)), max_size=3),
    st.dictionaries(st.sampled_from(["a", "minimums", "5"]), st.integers(), max_size=2),
)
OPENING = ["minimum", "options", "readings", "authorisation", "float", "guarantee", "seats", "staff"]
OPTIONS = ["tier", "cloths", "colours", "denominations", "minimums", "raised", "float", "joker", "zero", "croupiers"]


def quietly(examples: int) -> Any:
    return settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip


def answered(casino: Casino, answer: Any, what: Any) -> None:
    assert answer.status_code < 500, f"{what!r}: {answer.text}"
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "sentence", "clauses", "field", "reason", "args"}


@pytest.mark.parametrize("table", ["1", "2", "3", "4"])
def test_no_command_breaks_a_table(busy: Casino, table: str) -> None:
    kinds = {
        kind.__name__: [f.name for f in fields(kind)] for kind in busy.house.table(table).live.decider.all_commands()
    }
    commands = st.sampled_from(sorted(kinds)).flatmap(
        lambda kind: st.tuples(
            st.just(kind), st.dictionaries(st.sampled_from([*kinds[kind], "x"]), ANYTHING, max_size=3)
        )
    )

    @seed(20260502)
    @quietly(60)
    @given(command=commands, role=st.sampled_from(["guest", "croupier", "inspector", "director"]))
    def attempt(command: tuple[str, dict[str, Any]], role: str) -> None:
        kind, values = command
        if kind not in ("CloseTable", "Suspend"):  # a closed table tells nothing more
            answered(
                busy, busy.someone(role)("POST", f"/api/tables/{table}/acts", written({"do": {kind: values}})), command
            )

    attempt()


def test_no_opening_breaks_the_house(busy: Casino) -> None:
    inside = st.dictionaries(st.sampled_from(OPTIONS), ANYTHING, max_size=2)
    openings = st.dictionaries(st.sampled_from(OPENING), st.one_of(ANYTHING, inside), max_size=3)
    games = st.sampled_from(["roulette-french", "roulette-american", "boule", "wheel-of-fortune"])

    @seed(20260503)
    @quietly(100)
    @given(opening=openings, game=games, law=st.sampled_from(["euskadi-1996", "galicia-2007", "boe-1977"]))
    def attempt(opening: dict[str, Any], game: str, law: str) -> None:
        body = written({"law": law, "game": game, **opening})
        answered(busy, busy.someone("director")("POST", "/api/tables", body), (law, game, opening))

    attempt()


def test_no_typed_outcome_breaks_a_table(busy: Casino) -> None:
    table = busy.open()
    for kind in ("OpenBetting", "Launch", "CloseBetting"):
        assert busy.someone("croupier").act(table, {kind: {}}).status_code == 201

    @seed(20260504)
    @quietly(60)
    @given(value=st.one_of(ANYTHING, st.integers(-1, 40)))
    def attempt(value: Any) -> None:
        answered(
            busy, busy.someone("croupier")("POST", f"/api/tables/{table}/chance", written({"value": value})), value
        )

    attempt()


def written(body: Any) -> bytes:
    """JSON as a careless client writes it: NaN and lonely surrogates included."""
    return json.dumps(body).encode()
