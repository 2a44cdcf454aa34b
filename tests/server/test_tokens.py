"""Tokens of programs: what they let in and what not, by route and by duty; how they are made, kept and ended."""

from __future__ import annotations

import csv
import io
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from every_route import AT_A_TABLE, READ, routes
from test_route_roles import FILE, KINDS, Clerk, cell
from visitors import Casino, problem

from novamas.client import House, Said
from novamas.server.people import People
from novamas.server.roles import DUTIES, ROLES, SCOPES, Person, may, scope_of_duty
from novamas.server.tokens import DAYS, MOST, read_token, scope_of
from novamas.store.books import HOUSE

PEOPLE = [role for role in ROLES if role != "guest"]


def is_page(path: str) -> bool:
    """Whether it is a file that is the same for everybody, of which nobody is asked who they are."""
    return not path.startswith("/api") and path not in ("/health", "/metrics")


def facts(casino: Casino, kind: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(r.body) for r in casino.house.books.journal.read(HOUSE) if r.kind == kind]


def refused(do: Any) -> tuple[int, str]:
    with pytest.raises(Said) as said:
        do()
    return said.value.status, said.value.code


# -- every route -------------------------------------------------------------------------------------------------------


class Programs(Clerk):
    """Asks every route as programs that have all scopes."""

    def __init__(self, casino: Casino) -> None:
        super().__init__(casino)
        self.programs: dict[str, House] = {}

    def visitor(self, role: str, path: str) -> Any:
        if role == "guest":
            return super().visitor(role, path)
        if role not in self.programs:
            owner = self.casino.someone(role)
            made = self.casino.run(self.casino.people.make_token, owner.id, "all", SCOPES, owner.id)
            self.programs[role] = self.casino.connect(made[1])
        program = self.programs[role]
        return lambda method, where, body: program.send(method, where, body)


def test_a_token_with_every_scope_opens_what_its_role_does_and_nothing_personal(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "casino.db", deal=False)
    with casino.client:
        clerk = Programs(casino)
        wrong = []
        for row in csv.DictReader(io.StringIO(FILE.read_text(encoding="utf-8")), dialect="excel-tab"):
            method, path = row["method"], row["path"]
            if method == "WS" or is_page(path):
                continue
            kinds = list(KINDS) if row["table"] == "any" else [k.strip() for k in row["table"].split(",")]
            for role, kind in product(PEOPLE, kinds):
                told = clerk.asked(role, method, path, kind)
                due = "403 token-personal" if scope_of(method, path, role) is None else row[role]  # type: ignore[arg-type]
                if told != due:
                    wrong.append((method, path, kind, role, told, due))
        assert wrong == []


def test_every_route_asks_for_its_scope(casino: Casino) -> None:
    """With any other scope alone it is refused, and nothing else is looked at first."""
    casino.open()
    owners = {role: casino.someone(role) for role in ("player", "director")}
    tokens = {
        (role, scope): casino.connect(casino.run(casino.people.make_token, owners[role].id, scope, (scope,), "t")[1])
        for role, scope in product(owners, SCOPES)
    }
    asked = 0
    for method, path in sorted(routes(casino.app)):
        if method == "WS" or is_page(path):
            continue
        known = {**READ, **AT_A_TABLE}[method, path]
        where = path.replace("{id}", "{person}") if isinstance(known, str) else known[0]
        where = where.format(table="1", person=owners["player"].id, seq=0, last=0, epoch=1, token="none")
        for role, scope in product(owners, SCOPES):
            due = scope_of(method, path, role)  # type: ignore[arg-type]
            if scope != due:
                told = cell(tokens[role, scope].send(method, where, {} if method in ("POST", "PUT") else None))
                assert told == ("403 token-personal" if due is None else "403 token-scope"), (method, path, role, scope)
                asked += 1
    assert asked > 500


def test_duties_ask_for_scopes_too() -> None:
    """Whatever way leads to a duty: without its scope nobody performs it."""
    for role, duty, scope in product(ROLES, DUTIES, SCOPES):
        person = Person("p-1", role, (scope,))
        assert may(person, duty) == (role in DUTIES[duty] and scope == scope_of_duty(duty, role))
    assert scope_of_duty("act-at-table", "player") == "play"
    assert scope_of_duty("act-at-table", "croupier") == "staff"
    assert {duty for duty in DUTIES if scope_of_duty(duty, "director") == "books"} >= {"see-books", "audit", "replay"}


# -- the life of a token -----------------------------------------------------------------------------------------------


def test_a_token_is_made_shown_once_used_and_revoked(casino: Casino) -> None:
    director = casino.someone("director")
    robot = director("POST", "/api/accounts", {"name": "robot", "role": "player"}).json()["person"]
    made = director.house.make_token("plays boule", ["read", "play"], person=robot)
    assert made["secret"].startswith(f"novamas_{made['token']}_")
    (listed,) = director.house.tokens(robot)
    assert listed == {**made, "secret": ""}
    assert made["until"] - made["at"] == pytest.approx(DAYS * 24 * 3600)
    program = casino.connect(made["secret"])
    assert program.get_play_chips()["balances"]
    table = program.table(casino.open("boule", law="galicia-2007"))
    assert table.do("Bring", amount="50.00")["events"] >= 1
    director.house.revoke_token(made["token"], robot)
    assert director.house.tokens(robot) == []
    assert refused(program.purse) == (401, "wrong-token")
    assert refused(lambda: director.house.revoke_token(made["token"], robot)) == (404, "unknown-token")
    (fact,), (gone,) = facts(casino, "TokenMade"), facts(casino, "TokenRevoked")
    assert (fact["id"], fact["by"], fact["label"]) == (robot, director.id, "plays boule")
    assert fact["scopes"] == ["read", "play"]
    assert (gone["token"], gone["by"]) == (made["token"], director.id)
    assert director.house.get("/api/records/audit")["finding"] is None


def test_nobody_finds_a_token_in_the_store(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "casino.db", deal=False)
    with casino.client:
        program = casino.program("auditor", "read")
        read = read_token(program.token)
        assert read is not None
    stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert read[0].encode() in stored
    assert read[1].encode() not in stored


@pytest.mark.parametrize("end", ["password", "role", "everywhere", "closed"])
def test_whatever_ends_all_sessions_ends_tokens(casino: Casino, end: str) -> None:
    owner = casino.someone("player")
    program = casino.connect(owner.house.make_token("mine", ["read"])["secret"])
    assert program.purse()["person"] == owner.id
    match end:
        case "password":
            sent = {"old": "correct horse battery", "new": "another horse battery"}
            assert owner("PUT", "/api/session/password", sent).status_code == 200
        case "role":
            sent = {"role": "croupier"}
            assert casino.someone("director")("PUT", f"/api/accounts/{owner.id}/role", sent).status_code == 200
        case "everywhere":
            assert owner("DELETE", "/api/sessions").status_code == 200
        case "closed":
            assert casino.someone("director")("DELETE", f"/api/accounts/{owner.id}").status_code == 204
    assert refused(program.purse) == (401, "wrong-token")


def test_a_token_runs_out(casino: Casino) -> None:
    program, clock = casino.program("player", "read"), casino.people.clock
    assert program.purse()
    casino.people.clock = lambda: clock() + DAYS * 24 * 3600 + 1
    assert refused(program.purse) == (401, "wrong-token")


@pytest.mark.parametrize("sent", ["novamas_", "novamas_x", "novamas_000000000000_x", "novamas_" + "x" * 300])
def test_what_is_no_token_lets_nobody_in(casino: Casino, sent: str) -> None:
    guest = casino.someone("guest")
    problem(casino.ask("GET", "/api/purse", authorization=f"Bearer {sent}"), 401, "wrong-token")
    # who sends a token is not let in by something else
    problem(guest("GET", "/api/purse", authorization=f"bearer {sent}"), 401, "wrong-token")


def test_other_bearers_are_nothing_to_us(casino: Casino) -> None:
    guest = casino.someone("guest")
    assert guest("GET", "/api/purse", authorization="Bearer of good news").status_code == 200


def test_who_may_make_tokens_and_for_whom(casino: Casino) -> None:
    director, player, auditor = (casino.someone(role) for role in ("director", "player", "auditor"))
    mine = player.house.make_token("mine", ["play"])
    assert [t["token"] for t in player.house.tokens()] == [mine["token"]]
    assert [t["token"] for t in auditor.house.tokens(player.id)] == [mine["token"]]
    assert refused(lambda: player.house.tokens(director.id)) == (403, "not-your-role")
    assert refused(lambda: player.house.make_token("x", ["read"], person=director.id)) == (403, "not-your-role")
    assert refused(lambda: auditor.house.revoke_token(mine["token"], player.id)) == (403, "not-your-role")
    # who has a password answers for themselves: not even the director comes in as them
    assert refused(lambda: director.house.make_token("x", ["read"], person=player.id)) == (409, "token-owner")
    director.house.revoke_token(mine["token"], player.id)
    guest = casino.someone("guest")
    assert refused(lambda: guest.house.make_token("x", ["read"])) == (409, "guests-stay-guests")


@pytest.mark.parametrize(
    "wrong",
    [
        {"label": "", "scopes": ["read"]}, {"label": "x" * 41, "scopes": ["read"]},
        {"label": "<b>", "scopes": ["read"]}, {"label": "x", "scopes": []}, {"label": "x", "scopes": ["all"]},
        {"label": "x"},
        {"label": "x", "scopes": ["read"], "days": 0}, {"label": "x", "scopes": ["read"], "days": 400},
    ],
)  # fmt: skip
def test_a_token_that_cannot_be(casino: Casino, wrong: dict[str, Any]) -> None:
    player = casino.someone("player")
    assert player("POST", f"/api/accounts/{player.id}/tokens", wrong).status_code == 400
    assert player.house.tokens() == []


def test_a_token_asked_for_twice_is_made_once(casino: Casino) -> None:
    player = casino.someone("player")
    asked = ("POST", f"/api/accounts/{player.id}/tokens", {"label": "x", "scopes": ["read"]})
    first, again = (player(*asked, idempotency_key="k1").json() for _ in range(2))
    assert first["secret"]
    assert again == {**first, "secret": ""}
    assert len(player.house.tokens()) == 1


def test_an_account_has_only_so_many(casino: Casino) -> None:
    player = casino.someone("player")
    for n in range(MOST):
        player.house.make_token(f"number {n}", ["read"])
    assert refused(lambda: player.house.make_token("one more", ["read"])) == (409, "too-many-tokens")


def test_a_token_needs_no_second_one_and_no_page_of_ours(casino: Casino) -> None:
    """No browser sends it by itself, so nobody can make one send it; a foreign page that has it is refused anyway."""
    program = casino.program("player", "read", "play")
    sent = {"authorization": f"Bearer {program.token}"}
    assert casino.ask("POST", "/api/purse/play-chips", None, **sent).status_code == 201
    foreign = casino.ask("POST", "/api/purse/play-chips", None, **sent, origin="https://elsewhere.example")
    problem(foreign, 403, "foreign-request")


def test_another_server_knows_a_token_at_once(casino: Casino) -> None:
    other = People(casino.house.books, casino.sessions.seal, casino.people.hasher)
    program = casino.program("player", "read")
    assert other.holder(program.token) is None
    assert not other.knows_token(program.token)
    casino.run(other.refresh)
    assert other.holder(program.token) is not None


# -- a table, live -----------------------------------------------------------------------------------------------------


def hear(line: Any, kind: str) -> Any:
    while True:
        for text in line.receive_text().split("\n"):
            said = msgspec.json.decode(text)
            if kind in said:
                return said[kind]


def test_a_line_is_opened_by_a_token_and_holds_its_scopes(casino: Casino) -> None:
    table = casino.open()
    owner = casino.someone("player")
    owner.house.get_play_chips()
    read, play, both = (
        casino.connect(owner.house.make_token("a bot", scopes)["secret"])
        for scopes in (["read"], ["play"], ["read", "play"])
    )
    casino.client.cookies.clear()
    live = f"/api/tables/{table}/live"
    with casino.client.websocket_connect(live, headers=both.headers()) as line:
        line.send_json({"hello": {}})
        assert hear(line, "snapshot")["you"] == owner.id
        line.send_json({"do": {"Bring": {"amount": "10.00"}}, "id": 1})
        assert hear(line, "ack")["id"] == 1
    with casino.client.websocket_connect(live, headers=read.headers()) as line:
        line.send_json({"hello": {}})
        hear(line, "snapshot")
        for message in ({"do": {"Leave": {}}}, {"ready": True}, {"speed": "fast"}, {"phrase": "good-luck"}):
            line.send_json({**message, "id": 1})
            assert hear(line, "refused")["code"] == "token-scope"
    with casino.client.websocket_connect(live, headers=play.headers()) as line:
        line.send_json({"hello": {}})
        assert hear(line, "refused")["code"] == "token-scope"


def test_a_line_ends_when_its_token_does(casino: Casino) -> None:
    table = casino.open()
    director = casino.someone("director")
    robot = director("POST", "/api/accounts", {"name": "robot", "role": "player"}).json()["person"]
    made = director.house.make_token("a bot", ["read", "play"], person=robot)
    casino.client.cookies.clear()
    headers = casino.connect(made["secret"]).headers()
    with casino.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as line:
        line.send_json({"hello": {}})
        hear(line, "snapshot")
        director.house.revoke_token(made["token"], robot)
        line.send_json({"do": {"Bring": {"amount": "10.00"}}, "id": 1})
        assert hear(line, "refused")["code"] == "not-signed-in"
