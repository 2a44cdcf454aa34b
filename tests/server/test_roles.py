"""Who may do what at a table: every command of roulette for every role, each where its own role may send it.

What every page answers to every role stands in `roles.tsv` (`test_route_roles.py`); every command of every other game
is tried in `test_commands_everywhere.py`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from novamas.server.roles import ROLES

GUEST, PLAYER, CROUPIER, INSPECTOR = "guest", "player", "croupier", "inspector"
CASHIER, DIRECTOR, AUDITOR = "cashier", "director", "auditor"
EVERYBODY = {GUEST, PLAYER, CROUPIER, INSPECTOR, CASHIER, DIRECTOR, AUDITOR}
PLAYERS = {GUEST, PLAYER}

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
COUNTED = "roulette-french, counted"  # two people count its float before the first round
COUNT = (CROUPIER, {"Count": {"float": "17500.00"}})
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
    "Count": ({CROUPIER}, {"float": "17500.00"}, [], COUNTED),
    "Countersign": ({INSPECTOR}, {}, [COUNT], COUNTED),
    "SendBack": ({DIRECTOR}, {"amount": "1.00"}, [(DIRECTOR, {"TopUp": {"amount": "100.00"}})], COUNTED),
    "Halt": ({INSPECTOR, DIRECTOR}, {"reason": "dispute"}, [], FRENCH),
    "Proceed": ({INSPECTOR, DIRECTOR}, {}, [(INSPECTOR, {"Halt": {"reason": "dispute"}})], FRENCH),
    "Remark": ({CROUPIER, INSPECTOR, DIRECTOR}, {"note": "a word"}, [], FRENCH),
    "SendAway": ({INSPECTOR, DIRECTOR}, {"player": ME}, [COME], FRENCH),
    "Rectify": ({INSPECTOR, DIRECTOR}, {"note": "a word"}, [COME, OPEN, BET, LAUNCH, CLOSE, 18], FRENCH),
    "StopValueChips": ({INSPECTOR}, {"player": ME}, [COME, (INSPECTOR, {"AllowValueChips": {"player": ME}})], AMERICAN),
}
OF_TOURNAMENTS: dict[str, dict[str, Any]] = {"PlacePlayer": {"amount": "100.00"}, "RemovePlayer": {}}


def prepared(casino: Casino, who: Visitor, steps: list[Any], game: str) -> tuple[str, str]:
    """A table where the steps have happened, and the player they happened to."""
    counted = game == COUNTED
    table = casino.open(FRENCH if counted else game, authorisation={"minimums": ["5.00", "10.00"]}, counted=counted)
    player = who if who.role in PLAYERS else casino.someone("player")
    assert player("POST", "/api/purse/play-chips").is_success
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


def test_every_role_is_here() -> None:
    assert set(ROLES) == EVERYBODY


def test_every_command_of_roulette_is_here(shared: Casino) -> None:
    table = shared.house.table(shared.open(AMERICAN))
    kinds = {kind.__name__ for kind in table.live.decider.all_commands()}
    told = {*COMMANDS, "Expel", *OF_TOURNAMENTS}
    assert kinds - {"Chance"} == told, "chance has no page: it is drawn, or typed by the croupier"


@pytest.mark.parametrize("role", sorted(EVERYBODY))
@pytest.mark.parametrize("kind", OF_TOURNAMENTS)
def test_nobody_is_moved_at_a_table_of_no_tournament(shared: Casino, kind: str, role: str) -> None:
    """Where somebody plays is the director's to say in a tournament alone, and people's own everywhere else."""
    table, player = prepared(shared, shared.someone(role), [COME], FRENCH)
    before = shared.house.table(table).live.seq
    answer = shared.someone(role).act(table, {kind: {"player": player} | OF_TOURNAMENTS[kind]})
    if role == DIRECTOR:
        problem(answer, 409, "no-tournament-table")
    else:
        assert answer.status_code in (403, 409), answer.text
    assert shared.house.table(table).live.seq == before


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
        assert set(answer.json()) == {"code", "sentence", "clauses", "field", "reason", "args"}
        assert live.seq == before, "what is refused changes nothing"


# -- what chance answers -----------------------------------------------------------------------------------------------

DRAWN = ({"auto": True}, {"auto": False})
TYPED = ({"auto": False, "physical": True}, {"auto": True, "physical": True})


def spinning(casino: Casino, running: dict[str, Any]) -> str:
    """A table where the ball rolls and no bet is taken any more."""
    table = casino.open(running=running)
    for kind in ("OpenBetting", "Launch", "CloseBetting"):
        assert casino.someone(CROUPIER).act(table, {kind: {}}).status_code == 201
    return table


@pytest.mark.parametrize("key", ["", "once"])
@pytest.mark.parametrize("running", [*DRAWN, *TYPED], ids=["automatic", "manual", "typed", "typed-automatic"])
@pytest.mark.parametrize("role", sorted(EVERYBODY))
def test_only_the_croupier_types_and_only_where_nothing_is_drawn(
    shared: Casino, role: str, running: dict[str, Any], key: str
) -> None:
    who, table = shared.someone(role), spinning(shared, running)
    live = shared.house.table(table).live
    before, keyed = live.seq, {"idempotency_key": key} if key else {}
    sent = who.act(table, {"Chance": {"what": "ball", "value": 7}}, **keyed)
    assert (sent.status_code, sent.json()["code"]) in ((400, "bad-command"), (403, "not-your-role"))
    answer = who("POST", f"/api/tables/{table}/chance", {"value": 7}, **keyed)
    if role == CROUPIER and running in TYPED:
        assert answer.status_code == 201, answer.text
        assert live.seq > before
        return
    code = "drawn-not-typed" if role == CROUPIER else "not-your-role"
    problem(answer, 409 if role == CROUPIER else 403, code)
    assert (live.seq, live.drawn) == (before, 0), "what is refused changes nothing"


@pytest.mark.parametrize("key", ["", "once"])
@pytest.mark.parametrize("running", [*DRAWN, *TYPED], ids=["automatic", "manual", "typed", "typed-automatic"])
@pytest.mark.parametrize("role", sorted(EVERYBODY))
def test_the_same_on_one_line_right_after_no_more_bets(
    shared: Casino, role: str, running: dict[str, Any], key: str
) -> None:
    """`CloseBetting` and what is typed come in one breath: the second is not taken for chance's own answer."""
    who, table = shared.someone(role), shared.open(running=running)
    for kind in ("OpenBetting", "Launch"):
        assert shared.someone(CROUPIER).act(table, {kind: {}}).status_code == 201
    live = shared.house.table(table).live
    if role != CROUPIER:
        assert shared.someone(CROUPIER).act(table, {"CloseBetting": {}}).status_code == 201
    before = live.seq
    shared.client.cookies.clear()
    with shared.client.websocket_connect(
        f"/api/tables/{table}/live", headers={"cookie": f"novamas={who.cookie}"}
    ) as line:
        line.send_json({"hello": {}})
        line.send_json({"do": {"CloseBetting": {}}, "id": 1})
        line.send_json({"chance": 7, "id": 2, "key": key})
        told: dict[int, dict[str, Any]] = {}
        while len(told) < 2:
            for text in line.receive_text().splitlines():
                kind, body = next(iter(json.loads(text).items()))
                if kind in ("ack", "refused"):
                    told[body["id"]] = {"kind": kind, **body}
    assert (told[1]["kind"] == "ack") == (role == CROUPIER)
    if role == CROUPIER and running in TYPED:
        assert told[2]["kind"] == "ack"
        return
    assert (told[2]["kind"], told[2]["code"]) == (
        "refused", "drawn-not-typed" if role == CROUPIER else "not-your-role",
    )  # fmt: skip
    assert live.drawn == 0
    assert live.seq == before + told[1].get("events", 0)


def test_nobody_draws_where_the_croupier_types(shared: Casino) -> None:
    table = spinning(shared, TYPED[0])
    assert shared.run(shared.house.draw, shared.house.table(table)) is False
