"""Who may do what: every duty of the house and every command of a roulette table, for every role."""

from __future__ import annotations

from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from novamas.kit.decider import Refused
from novamas.server.roles import DUTIES, ROLES, Person, check

GUEST, PLAYER, CROUPIER, INSPECTOR = "guest", "player", "croupier", "inspector"
CASHIER, DIRECTOR, AUDITOR = "cashier", "director", "auditor"
EVERYBODY = {GUEST, PLAYER, CROUPIER, INSPECTOR, CASHIER, DIRECTOR, AUDITOR}
PLAYERS = {GUEST, PLAYER}

# duty: (who may, a request that asks for it)
MAY: dict[str, tuple[set[str], tuple[str, str, Any]]] = {
    "see-table": (EVERYBODY, ("GET", "/api/tables/{table}", None)),
    "act-at-table": (
        {GUEST, PLAYER, CROUPIER, INSPECTOR, DIRECTOR},
        ("POST", "/api/tables/{table}/acts", {"do": {"Nonsense": {}}}),
    ),
    "preview": (
        {CROUPIER, INSPECTOR, DIRECTOR},
        ("POST", "/api/tables/{table}/preview", {"do": {"Nonsense": {}}}),
    ),
    "type-chance": ({CROUPIER}, ("POST", "/api/tables/{table}/chance", {"value": 7})),
    "invite-bots": ({GUEST, PLAYER, DIRECTOR}, ("POST", "/api/tables/{table}/bots", {"count": 0})),
    "open-table": ({DIRECTOR}, ("POST", "/api/tables", {"law": "galicia-2007", "game": "boule"})),
    "set-policy": ({DIRECTOR}, ("PUT", "/api/tables/{table}/policy", {"auto": False, "physical": True})),
    "close-table": ({DIRECTOR}, ("POST", "/api/tables/{busy}/close", None)),
    "see-own-purse": (PLAYERS, ("GET", "/api/purse", None)),
    "get-play-chips": (("guest",), ("POST", "/api/purse/play-chips", None)),
    "see-any-purse": ({CASHIER, DIRECTOR, AUDITOR}, ("GET", "/api/people/{person}/purse", None)),
    "pay-in": ({CASHIER}, ("POST", "/api/people/{person}/purse/in", {"amount": "10.00"})),
    "pay-out": ({CASHIER}, ("POST", "/api/people/{person}/purse/out", {"amount": "0.01"})),
    "create-account": ({DIRECTOR}, ("POST", "/api/accounts", {"name": "the {role}", "role": "player"})),
    "change-account": ({DIRECTOR}, ("PUT", "/api/accounts/{person}/role", {"role": "player"})),
    "see-accounts": ({DIRECTOR, AUDITOR}, ("GET", "/api/accounts", None)),
    "see-books": ({DIRECTOR, AUDITOR}, ("GET", "/api/records/book", None)),
    "replay": ({INSPECTOR, DIRECTOR, AUDITOR}, ("GET", "/api/tables/{table}/replay", None)),
    "audit": ({DIRECTOR, AUDITOR}, ("GET", "/api/records/audit", None)),
    "see-metrics": ({DIRECTOR, AUDITOR}, ("GET", "/metrics", None)),
}


def test_the_tables_here_are_complete() -> None:
    assert set(MAY) == set(DUTIES)
    assert set(ROLES) == EVERYBODY


@pytest.mark.parametrize("duty", sorted(MAY))
@pytest.mark.parametrize("role", sorted(EVERYBODY))
def test_a_duty_is_for_some_roles(duty: str, role: str) -> None:
    if role in MAY[duty][0]:
        check(Person("somebody", role), duty)
    else:
        with pytest.raises(Refused, match="not-your-role"):
            check(Person("somebody", role), duty)


@pytest.fixture(scope="module")
def busy(shared: Casino) -> dict[str, str]:
    """A table where nothing happens, and one that cannot be closed because somebody is there."""
    table, other = shared.open(), shared.open()
    somebody = shared.account("player", "somebody")
    assert shared.someone("cashier")("POST", f"/api/people/{somebody.id}/purse/in", {"amount": "900"}).is_success
    assert somebody.act(other, {"Bring": {"amount": "100.00"}}).is_success
    return {"table": table, "busy": other, "person": somebody.id}


@pytest.mark.parametrize("duty", sorted(MAY))
@pytest.mark.parametrize("role", sorted(EVERYBODY))
def test_a_page_asks_for_its_duty(shared: Casino, busy: dict[str, str], duty: str, role: str) -> None:
    allowed, (method, path, body) = MAY[duty]
    answer = shared.someone(role)(method, path.format(**busy), body)
    if role in allowed:
        # What is asked may still be nonsense or against the rules, but not because of the role.
        assert answer.status_code < 300 or answer.status_code in (400, 409), answer.text
    else:
        problem(answer, 403, "not-your-role")


@pytest.mark.parametrize("duty", sorted(MAY))
def test_nobody_does_anything_without_a_session(shared: Casino, busy: dict[str, str], duty: str) -> None:
    method, path, body = MAY[duty][1]
    problem(shared.ask(method, path.format(**busy), body), 401, "not-signed-in")


# -- commands at a table -----------------------------------------------------------------------------------------------

ME = "me"  # whoever tries the command
OPEN = (CROUPIER, {"OpenBetting": {}})
LAUNCH = (CROUPIER, {"Launch": {}})
CLOSE = (CROUPIER, {"CloseBetting": {}})
COME = (PLAYER, {"Bring": {"amount": "200.00"}})
BET = (PLAYER, {"PlaceBet": {"on": "red", "amount": "10.00"}})
COLOUR = (PLAYER, {"TakeColour": {"value": "5.00"}})

# command: (who may, the command, what happened before, the game). `PLAYER` before means whoever tries, if a player.
FRENCH, AMERICAN = "roulette-french", "roulette-american"
COMMANDS: dict[str, tuple[set[str], dict[str, Any], list[Any], str]] = {
    "Bring": (PLAYERS, {"amount": "100.00"}, [], FRENCH),
    "Take": (PLAYERS, {"amount": "10.00"}, [COME], FRENCH),
    "Tip": (PLAYERS, {"amount": "5.00"}, [COME], "punto-banca"),
    "Sit": (PLAYERS, {"seat": 2}, [COME], FRENCH),
    "Stand": (PLAYERS, {}, [COME, (PLAYER, {"Sit": {"seat": 1}})], FRENCH),
    "Leave": (PLAYERS, {}, [COME], FRENCH),
    "AnnounceLast": ({INSPECTOR}, {"rounds": 3}, [], FRENCH),
    "ChangeMinimum": ({DIRECTOR}, {"to": "10.00"}, [], FRENCH),
    "TopUp": ({DIRECTOR}, {"amount": "100.00"}, [], FRENCH),
    "StaffArrive": ({DIRECTOR}, {"role": "@croupier"}, [(DIRECTOR, {"StaffLeave": {"role": "@croupier"}})], FRENCH),
    "StaffLeave": ({DIRECTOR}, {"role": "@inspector"}, [], FRENCH),
    "Suspend": ({DIRECTOR}, {}, [], FRENCH),
    "Resume": ({DIRECTOR}, {}, [(DIRECTOR, {"Suspend": {}})], FRENCH),
    "CloseTable": ({DIRECTOR}, {}, [], FRENCH),
    "OpenBetting": ({CROUPIER}, {}, [], FRENCH),
    "PlaceBet": (PLAYERS, {"on": "straight:17", "amount": "5.00"}, [COME, OPEN], FRENCH),
    "TakeBack": (PLAYERS, {"bet": 1, "amount": "10.00"}, [COME, OPEN, BET], FRENCH),
    "Launch": ({CROUPIER}, {}, [OPEN], FRENCH),
    "CloseBetting": ({CROUPIER}, {}, [OPEN, LAUNCH], FRENCH),
    "VoidSpin": ({INSPECTOR}, {"cause": "ball-out"}, [OPEN, LAUNCH], FRENCH),
    "PrisonChoice": (PLAYERS, {"bet": 1, "choice": "prison"}, [COME, OPEN, BET, LAUNCH, CLOSE, 0], FRENCH),
    "AskToLay": (PLAYERS, {"whom": "croupier"}, [COME], FRENCH),
    "TakeColour": (PLAYERS, {"value": "5.00"}, [COME], AMERICAN),
    "ReturnColour": (PLAYERS, {}, [COME, COLOUR], AMERICAN),
    "AllowValueChips": ({INSPECTOR}, {"player": ME}, [COME], AMERICAN),
    "StopValueChips": ({INSPECTOR}, {"player": ME}, [COME, (INSPECTOR, {"AllowValueChips": {"player": ME}})], AMERICAN),
}


def prepared(casino: Casino, who: Visitor, steps: list[Any], game: str) -> tuple[str, str]:
    """A table where the steps have happened, and the player they happened to."""
    table = casino.open(game, authorisation={"minimums": ["5.00", "10.00"]})
    player = who if who.role in PLAYERS else casino.someone("player")
    assert casino.someone("cashier")("POST", f"/api/people/{player.id}/purse/in", {"amount": "200"}).is_success
    for step in steps:
        if isinstance(step, int):
            answer = casino.someone("croupier")("POST", f"/api/tables/{table}/chance", {"value": step})
        else:
            role, do = step
            answer = (player if role == PLAYER else casino.someone(role)).act(table, named(do, player))
        assert answer.status_code == 201, answer.text
    return table, player.id


def named(do: dict[str, Any], player: Visitor | str) -> dict[str, Any]:
    id = player if isinstance(player, str) else player.id
    return {kind: {k: id if v == ME else v for k, v in fields.items()} for kind, fields in do.items()}


def test_every_command_of_roulette_is_here(shared: Casino) -> None:
    table = shared.house.table(shared.open(AMERICAN))
    kinds = {kind.__name__ for kind in table.live.decider.all_commands()}
    assert kinds - {"Chance"} == {*COMMANDS, "Expel"}, "chance has no page: it is drawn, or typed by the croupier"


def test_nobody_is_sent_away_where_the_game_knows_no_reason(shared: Casino) -> None:
    """Poker does, and its preview is tested there (`test_browser_preview.py`)."""
    table, player = prepared(shared, shared.someone(INSPECTOR), [COME], FRENCH)
    problem(shared.someone(INSPECTOR).act(table, {"Expel": {"player": player}}), 409, "not-now")
    for role in sorted(EVERYBODY - {INSPECTOR}):
        assert shared.someone(role).act(table, {"Expel": {"player": player}}).status_code in (403, 409)
    assert player in shared.house.table(table).state.desk.chips


@pytest.mark.parametrize("kind", sorted(COMMANDS))
@pytest.mark.parametrize("role", sorted(EVERYBODY))
def test_a_command_is_for_some_roles(shared: Casino, kind: str, role: str) -> None:
    allowed, fields, steps, game = COMMANDS[kind]
    who = shared.someone(role)
    table, player = prepared(shared, who, steps, game)
    live = shared.house.table(table).live
    before = live.seq
    answer = who.act(table, named({kind: fields}, player))
    if role in allowed:
        assert answer.status_code == 201, answer.text
        assert live.seq > before
    else:
        assert answer.status_code in (403, 409), answer.text
        assert set(answer.json()) == {"code", "sentence", "clauses", "field"}
        assert live.seq == before, "what is refused changes nothing"


@pytest.mark.parametrize("role", sorted(EVERYBODY))
def test_chance_cannot_be_sent_as_a_command(shared: Casino, role: str) -> None:
    who = shared.someone(role)
    table, _ = prepared(shared, who, [OPEN, LAUNCH, CLOSE], FRENCH)
    answer = who.act(table, {"Chance": {"what": "ball", "value": 7}})
    assert answer.status_code in (400, 403), answer.text
    assert answer.json()["code"] in ("bad-command", "not-your-role")
