"""The floor, the cage and the records over HTTP: what is answered is on disk, what is wrong is one sentence."""

from __future__ import annotations

import json
import logging
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from novamas.kit.words import languages
from novamas.law import library
from novamas.server.logs import LOG, Lines
from novamas.store import open_journal
from novamas.store.audit import audit

BET = {"PlaceBet": {"on": "red", "amount": "10.00"}}


def seated(casino: Casino, table: str) -> Visitor:
    guest = casino.guest()
    assert guest.act(table, {"Bring": {"amount": "500.00"}}).status_code == 201
    return guest


def round_to(casino: Casino, table: str, number: int) -> None:
    croupier = casino.someone("croupier")
    for kind in ("Launch", "CloseBetting"):
        assert croupier.act(table, {kind: {}}).status_code == 201
    assert croupier("POST", f"/api/tables/{table}/chance", {"value": number}).status_code == 201


def test_a_round_over_http(casino: Casino) -> None:
    table = casino.open()
    ana = seated(casino, table)
    assert casino.someone("croupier").act(table, {"OpenBetting": {}}).status_code == 201
    ack = ana.act(table, BET).json()
    assert ack == {"table": table, "seq": 4, "events": 1, "again": False}
    round_to(casino, table, 1)  # red
    seen = ana.get(f"/api/tables/{table}").json()
    assert (seen["game"], seen["currency"]) == ("roulette-french", "EUR-play")
    assert seen["view"]["desk"]["chips"] == {ana.id: 510_00}
    assert [a["who"] for a in seen["awaits"]] == ["@croupier"]
    kinds = {offer["kind"] for offer in ana.get(f"/api/tables/{table}/options").json()}
    assert {"Bring", "Take", "Leave"} <= kinds
    assert ana.act(table, {"Leave": {}}).status_code == 201
    assert ana.get("/api/purse").json()["balances"] == {"EUR-play": 1_010_00}
    books = casino.someone("auditor")
    assert books.get("/api/records/audit").json()["finding"] is None


def test_the_same_key_twice_happens_once(casino: Casino) -> None:
    table = casino.open()
    ana, eva = seated(casino, table), seated(casino, table)
    casino.someone("croupier").act(table, {"OpenBetting": {}})
    first = ana.act(table, BET, idempotency_key="k-1").json()
    again = ana.act(table, BET, idempotency_key="k-1").json()
    assert (first["again"], again["again"]) == (False, True)
    assert again["seq"] == first["seq"]
    assert eva.act(table, BET, idempotency_key="k-1").json()["again"] is False, "keys are one's own"
    bets = ana.get(f"/api/tables/{table}").json()["view"]["desk"]["bets"]
    assert sorted(b["owner"] for b in bets.values()) == sorted((ana.id, eva.id))
    problem(ana.act(table, BET, idempotency_key="k" * 65), 400, "bad-input")


def test_a_refusal_names_its_clause_in_the_language_of_the_reader(casino: Casino) -> None:
    table = casino.open()
    ana = seated(casino, table)
    casino.someone("croupier").act(table, {"OpenBetting": {}})
    much = {"PlaceBet": {"on": "straight:17", "amount": "490.00"}}
    english = problem(ana.act(table, much), 409, "above-maximum")
    assert english["field"] == "amount"
    assert english["clauses"]
    assert english["sentence"].startswith("490.00 € is more than the maximum here")
    spanish = ana.act(table, much, accept_language="es-ES,es;q=0.9").json()
    assert spanish["sentence"].startswith("490,00 €")
    assert spanish["clauses"] == english["clauses"]


def test_the_log_shows_no_secrets(casino: Casino) -> None:
    table = casino.open()
    ana = seated(casino, table)
    croupier = casino.someone("croupier")
    croupier.act(table, {"OpenBetting": {}}, idempotency_key="secret-key")
    ana.act(table, BET, idempotency_key="secret-key")
    round_to(casino, table, 2)
    for viewer in (ana, casino.guest(), casino.someone("auditor")):
        answer = viewer.get(f"/api/tables/{table}/log")
        assert "secret-key" not in answer.text
        assert croupier.id not in answer.text, "who stands behind a role is not for viewers"
        shown = {"seq", "round", "by", "events", "cause", "source", "at", "command", "outcomes", "phase"}
        assert all(set(act) <= shown and isinstance(act.get("command", ""), str) for act in answer.json())
    whole = ana.get(f"/api/tables/{table}/log").json()
    assert [act["seq"] for act in whole][:3] == [0, 1, 3]
    assert ana.get(f"/api/tables/{table}/log?from=3").json() == whole[2:]
    assert ana.get(f"/api/tables/{table}/log?from=3&limit=2").json() == whole[2:4]
    assert ana.get(f"/api/tables/{table}/log?from=2").json() == whole[1:], "the act that holds event 2"
    problem(ana.get(f"/api/tables/{table}/log?from=9999"), 400, "bad-input")


def test_the_cashier_pays_in_and_out(casino: Casino) -> None:
    ana, cashier = casino.someone("player"), casino.someone("cashier")
    purse = f"/api/people/{ana.id}/purse"
    paid = cashier("POST", f"{purse}/in", {"amount": "250.50"})
    assert paid.json() == {"person": ana.id, "balances": {"EUR": 250_50}}
    assert cashier("POST", f"{purse}/out", {"amount": "50.50"}).json()["balances"] == {"EUR": 200_00}
    problem(cashier("POST", f"{purse}/out", {"amount": "200.01"}), 409, "purse-too-small")
    for amount in ("0", "-5.00"):
        problem(cashier("POST", f"{purse}/in", {"amount": amount}), 409, "not-an-amount")
    for amount in ("ten", "1.001", "1e3", "9" * 20, "١٠"):
        problem(cashier("POST", f"{purse}/in", {"amount": amount}), 400, "bad-amount")
    problem(cashier("POST", "/api/people/nobody/purse/in", {"amount": "1"}), 404, "unknown-person")
    assert cashier.get(purse).json()["balances"] == {"EUR": 200_00}
    assert ana.get("/api/purse").json()["balances"] == {"EUR": 200_00}


def test_a_table_opens_runs_and_closes(casino: Casino) -> None:
    director = casino.someone("director")
    table = casino.open("boule", running={"seconds": 5, "bots": 2})
    shown = next(t for t in casino.guest().get("/api/tables").json() if t["table"] == table)
    assert (shown["law"], shown["game"], shown["minimum"]) == ("euskadi-1996", "boule", 500)
    assert shown["policy"] == {"auto": True, "seconds": 5.0, "physical": False, "bots": 2}
    guest = casino.guest()
    problem(guest("POST", f"/api/tables/{table}/bots", {"count": 4}), 409, "not-at-the-table")
    assert guest.act(table, {"Bring": {"amount": "10.00"}}).status_code == 201
    assert guest("POST", f"/api/tables/{table}/bots", {"count": 4}).json()["policy"]["bots"] == 4
    changed = director("PUT", f"/api/tables/{table}/policy", {"auto": False}).json()
    assert changed["policy"] == {"auto": False, "seconds": 20.0, "physical": False, "bots": 0}
    assert guest.act(table, {"Leave": {}}).status_code == 201
    assert director("POST", f"/api/tables/{table}/close").status_code == 201
    problem(director.get(f"/api/tables/{table}"), 404, "unknown-table")
    records = {t["table"]: t["open"] for t in director.get("/api/records/tables").json()}
    assert records[table] is False


def test_a_restart_brings_every_table_back(tmp_path: Path) -> None:
    first = Casino(tmp_path / "c.db", deal=False)
    with first.client:
        table = first.open()
        ana = seated(first, table)
        first.someone("croupier").act(table, {"OpenBetting": {}})
        ana.act(table, BET, idempotency_key="once")
        before = ana.see(table)
    second = Casino(tmp_path / "c.db", deal=False)
    with second.client:
        ana.casino = second
        assert ana.see(table) == before
        assert ana.act(table, BET, idempotency_key="once").json()["again"] is True
    journal = open_journal(str(tmp_path / "c.db"))
    try:
        assert audit(journal).finding is None
    finally:
        journal.close()


def test_nothing_is_taken_while_the_house_closes(casino: Casino) -> None:
    table = casino.open()
    ana = casino.guest()
    casino.house.open = False
    problem(ana.act(table, {"Bring": {"amount": "5.00"}}), 409, "house-closing")
    assert casino.ask("GET", "/health").status_code == 503


# -- bad input ---------------------------------------------------------------------------------------------------------

OPENING = {"law": "euskadi-1996", "game": "boule"}
RUNNING = "/api/tables/{table}/policy"
BAD: list[tuple[str, str, str, Any, int, str]] = [
    ("player", "POST", "/api/tables/{table}/acts", None, 400, "bad-input"),
    ("player", "POST", "/api/tables/{table}/acts", b"{", 400, "bad-input"),
    ("player", "POST", "/api/tables/{table}/acts", b"\xff", 400, "bad-input"),
    ("player", "POST", "/api/tables/{table}/acts", [], 400, "bad-input"),
    ("player", "POST", "/api/tables/{table}/acts", {}, 400, "bad-input"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {}}, 400, "bad-command"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {"A": {}, "B": {}}}, 400, "bad-command"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {"Fly": {}}}, 400, "bad-command"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {"Bring": 5}}, 400, "bad-command"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {"Bring": {"amount": 5}}}, 400, "bad-command"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {"Bring": {"amount": "5,00"}}}, 400, "bad-amount"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {"Bring": {"by": "eva", "amount": "5"}}}, 400, "bad-command"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {"Sit": {"seat": "one"}}}, 400, "bad-command"),
    ("player", "POST", "/api/tables/{table}/acts", {"do": {"Bring": {"amount": "5"}}, "by": "eva"}, 400, "bad-input"),
    ("player", "POST", "/api/tables/99/acts", {"do": {"Leave": {}}}, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99/options", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99/log", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/{table}/log?from=-1", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/{table}/log?from=x", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/{table}/log?limit=0", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/{table}/log?limit=501", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/" + "1" * 21, None, 400, "bad-input"),
    ("player", "POST", "/api/tables/{table}/bots", {"count": 8}, 400, "bad-input"),
    ("player", "POST", "/api/tables/{table}/bots", {"count": -1}, 400, "bad-input"),
    ("player", "POST", "/api/tables/{table}/enter", {"code": 7}, 400, "bad-input"),
    ("player", "POST", "/api/tables/99/enter", {"code": "none"}, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99/link", None, 404, "unknown-table"),
    ("player", "POST", "/api/friends/tables", {"law": "galicia-2007"}, 400, "bad-input"),
    ("player", "POST", "/api/friends/tables", {"law": "galicia-2007", "game": "boule", "bots": 99}, 400, "bad-input"),
    ("player", "POST", "/api/friends/tables", {"law": "narnia", "game": "chess"}, 409, "no-such-table-here"),
    ("director", "PUT", "/api/friends", {"tables": -1}, 400, "bad-input"),
    ("player", "POST", "/api/tables/99/bots", {"count": 1}, 404, "unknown-table"),
    ("croupier", "POST", "/api/tables/{table}/chance", {"value": 7}, 409, "chance-not-awaited"),
    ("croupier", "POST", "/api/tables/{table}/chance", {"value": [7]}, 400, "bad-input"),
    ("croupier", "POST", "/api/tables/{table}/chance", {}, 400, "bad-input"),
    ("croupier", "POST", "/api/tables/99/chance", {"value": 7}, 404, "unknown-table"),
    ("director", "POST", "/api/tables", {"law": "atlantis", "game": "boule"}, 404, "unknown-law"),
    ("director", "POST", "/api/tables", {"law": "euskadi-1996", "game": "chess"}, 404, "unknown-game"),
    ("director", "POST", "/api/tables", {"law": "boe-1977", "game": "wheel-of-fortune"}, 404, "unknown-game"),
    ("director", "POST", "/api/tables", {"game": "boule"}, 400, "bad-input"),
    ("director", "POST", "/api/tables", {**OPENING, "minimum": "0"}, 400, "bad-option"),
    ("director", "POST", "/api/tables", {**OPENING, "minimum": "-1"}, 400, "bad-option"),
    ("director", "POST", "/api/tables", {**OPENING, "minimum": "x"}, 400, "bad-amount"),
    ("director", "POST", "/api/tables", {**OPENING, "minimum": 5}, 400, "bad-input"),
    ("director", "POST", "/api/tables", {**OPENING, "float": "-1"}, 400, "bad-option"),
    ("director", "POST", "/api/tables", {**OPENING, "seats": 101}, 400, "bad-input"),
    ("director", "POST", "/api/tables", {**OPENING, "colour": "red"}, 400, "bad-input"),
    ("director", "POST", "/api/tables", {**OPENING, "readings": "free"}, 400, "bad-option"),
    ("director", "POST", "/api/tables", {**OPENING, "options": {"tier": "x"}}, 400, "bad-option"),
    ("director", "POST", "/api/tables", {**OPENING, "options": {"nothing": 1}}, 400, "bad-option"),
    ("director", "POST", "/api/tables", {**OPENING, "authorisation": {"minimums": 5}}, 400, "bad-amount"),
    ("director", "POST", "/api/tables", {**OPENING, "authorisation": {"what": 5}}, 400, "bad-option"),
    ("director", "POST", "/api/tables", {**OPENING, "staff": {"cooks": 1}}, 400, "bad-option"),
    ("director", "POST", "/api/tables", {**OPENING, "running": {"seconds": 0}}, 400, "bad-input"),
    ("director", "PUT", RUNNING, {"seconds": -1}, 400, "bad-input"),
    ("director", "PUT", RUNNING, {"seconds": 1e9}, 400, "bad-input"),
    ("director", "PUT", RUNNING, {"bots": 99}, 400, "bad-input"),
    ("director", "PUT", "/api/tables/99/policy", {}, 404, "unknown-table"),
    ("director", "POST", "/api/tables/99/close", None, 404, "unknown-table"),
    ("director", "POST", "/api/accounts", {"name": "Eva", "role": "king"}, 400, "bad-input"),
    ("director", "POST", "/api/accounts", {"name": "Eva", "role": "guest"}, 400, "bad-input"),
    ("director", "POST", "/api/accounts", {"name": "@Eva", "role": "player"}, 400, "bad-input"),
    ("director", "POST", "/api/accounts/nobody/ticket", None, 404, "unknown-person"),
    ("director", "PUT", "/api/accounts/nobody/role", {"role": "player"}, 404, "unknown-person"),
    ("director", "PUT", "/api/accounts/nobody/role", {}, 400, "bad-input"),
    ("director", "DELETE", "/api/accounts/nobody", None, 404, "unknown-person"),
    ("director", "GET", "/api/accounts?guests=maybe", None, 400, "bad-input"),
    ("director", "GET", "/api/people/nobody/purse", None, 404, "unknown-person"),
    ("cashier", "GET", "/api/people", None, 400, "bad-input"),
    ("cashier", "GET", "/api/people?like=" + "x" * 61, None, 400, "bad-input"),
    ("cashier", "POST", "/api/people/nobody/purse/out", {"amount": "1"}, 404, "unknown-person"),
    ("cashier", "POST", "/api/people/{person}/purse/in", {"amount": 5}, 400, "bad-input"),
    ("cashier", "POST", "/api/people/{person}/purse/in", {"amount": "5", "currency": "USD"}, 400, "bad-input"),
    ("auditor", "GET", "/api/records/book?table=99", None, 404, "unknown-table"),
    ("auditor", "GET", "/api/records/book?day=yesterday", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/book?format=pdf", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/book?lang=fr", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/sessions?day=yesterday", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/incidents?day=yesterday", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/jackpots?day=yesterday", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/cage?day=yesterday", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/hold?day=yesterday", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/tables/99/session", None, 404, "unknown-table"),
    ("auditor", "GET", "/api/records/tables/{table}/session?day=2026-13-01", None, 400, "bad-input"),
    ("auditor", "GET", "/api/records/tables/{table}/session?format=", None, 400, "bad-input"),
    ("auditor", "GET", "/api/tables/99/log", None, 404, "unknown-table"),
    ("auditor", "GET", "/api/tables/99/rounds", None, 404, "unknown-table"),
    ("auditor", "GET", "/api/tables/{table}/rounds?from=-1", None, 400, "bad-input"),
    ("auditor", "GET", "/api/tables/{table}/rounds?limit=201", None, 400, "bad-input"),
    ("auditor", "GET", "/api/tables/99/replay", None, 404, "unknown-table"),
    ("auditor", "GET", "/api/tables/99/replay/sheet", None, 404, "unknown-table"),
    ("auditor", "GET", "/api/tables/{table}/replay?seq=-1", None, 400, "bad-input"),
    ("auditor", "GET", "/api/tables/{table}/replay?seq=x", None, 400, "bad-input"),
    ("auditor", "GET", "/api/tables/{table}/replay?seq=9999", None, 400, "bad-input"),
    ("player", "PUT", "/api/session/password", {"new": "short"}, 400, "bad-input"),
    ("player", "GET", "/api/games/chess/rules?law=boe-1977", None, 404, "unknown-game"),
    ("player", "GET", "/api/games/boule/rules?law=atlantis", None, 404, "unknown-law"),
    ("player", "GET", "/api/games/boule/rules", None, 400, "bad-input"),
    ("player", "GET", "/api/games/boule/rules?law=boe-1977&lang=fr", None, 400, "bad-input"),
    ("player", "GET", "/api/games/boule/odds?reading=free", None, 400, "bad-input"),
    ("player", "GET", "/api/games/boule/odds?law=atlantis", None, 404, "unknown-law"),
    ("player", "GET", "/api/games/chess/meter", None, 404, "unknown-game"),
    ("player", "GET", "/api/games/poker-no-draw/meter?stakes=much", None, 400, "bad-input"),
    ("player", "GET", "/api/games/chess/odds", None, 404, "unknown-game"),
    ("player", "GET", "/api/games/chess/differences", None, 404, "unknown-game"),
    ("player", "GET", "/api/games/boule/differences?laws=boe-1977,atlantis", None, 400, "bad-option"),
    ("player", "GET", "/api/games/chess/compare", None, 404, "unknown-game"),
    ("director", "GET", "/api/floor?law=atlantis", None, 400, "bad-floor"),
    ("player", "GET", "/api/games/boule/house", None, 400, "bad-input"),
    ("player", "GET", "/api/games/boule/house?law=atlantis", None, 404, "unknown-law"),
    ("player", "GET", "/api/games/chess/house?law=boe-1977", None, 404, "unknown-game"),
    ("player", "GET", "/api/games/raffle/house?law=boe-1977", None, 404, "unknown-game"),
    ("director", "POST", "/api/cloths", {"law": "euskadi-1996"}, 400, "bad-input"),
    ("director", "POST", "/api/cloths", {"law": "euskadi-1996", "game": 5}, 400, "bad-input"),
    ("player", "GET", "/api/games/boule/opening", None, 400, "bad-input"),
    ("player", "GET", "/api/games/boule/opening?law=atlantis", None, 404, "unknown-law"),
    ("player", "GET", "/api/games/chess/opening?law=boe-1977", None, 404, "unknown-game"),
    ("player", "GET", "/api/clauses/nobody", None, 404, "unknown-clause"),
    ("player", "GET", "/api/clauses/EUS96-01-024?lang=fr", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/99/sheet", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99/odds", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/{table}/sheet?lang=fr", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/99/names", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99/advice", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99/chances", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99/costs", None, 404, "unknown-table"),
    ("player", "GET", "/api/evening/99", None, 404, "unknown-table"),
    ("player", "GET", "/api/evening/{table}?limit=0", None, 400, "bad-input"),
    ("player", "GET", "/api/evening/99/hands", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/99/results", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/{table}/results?limit=0", None, 400, "bad-input"),
    ("croupier", "POST", "/api/tables/99/preview", {"do": {"OpenBetting": {}}}, 404, "unknown-table"),
    ("croupier", "POST", "/api/tables/{table}/preview", {"do": 5}, 400, "bad-input"),
    ("player", "GET", "/api/tables/99/draws", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/{table}/draws?limit=0", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/{table}/draws?from=x", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/99/draws/1", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/{table}/draws/9999", None, 400, "bad-input"),
    ("player", "GET", "/api/tables/99/draws/1/transcript", None, 404, "unknown-table"),
    ("player", "GET", "/api/tables/{table}/draws/9999/transcript", None, 400, "bad-input"),
    ("player", "GET", "/api/laws/about?lang=fr", None, 400, "bad-input"),
    ("player", "GET", "/api/clauses?first=-1", None, 400, "bad-input"),
    ("player", "GET", f"/api/clauses?q={'a' * 300}", None, 400, "bad-input"),
    ("player", "GET", "/api/clauses/nobody/about", None, 404, "unknown-clause"),
    ("player", "GET", "/api/games/chess/values?law=boe-1977", None, 404, "unknown-game"),
    ("player", "GET", "/api/games/boule/values", None, 400, "bad-input"),
    ("player", "GET", "/api/games/chess/dossier", None, 404, "unknown-game"),
    ("player", "GET", "/api/games/boule/dossier?laws=atlantis", None, 404, "unknown-law"),
    ("player", "GET", "/api/games/boule/dossier?format=pdf", None, 400, "bad-input"),
    ("player", "POST", "/api/whatif", {"amend": 5}, 400, "bad-input"),
    ("player", "POST", "/api/whatif", {"amend": [], "scenarios": "yes"}, 400, "bad-input"),
    (
        "player",
        "POST",
        "/api/whatif",
        {"amend": [{"law": "atlantis", "game": "boule", "remove": ["bets"]}]},
        404,
        "unknown-law",
    ),
    ("player", "POST", "/api/whatif/dossier?format=pdf", {"amend": []}, 400, "bad-input"),
    ("director", "POST", "/api/sitting", {"law": "euskadi-1996"}, 400, "bad-input"),
    ("director", "POST", "/api/sitting", {"law": "euskadi-1996", "closes": "25:00"}, 400, "bad-input"),
    ("director", "POST", "/api/sitting", {"law": "atlantis", "closes": "04:00"}, 404, "unknown-law"),
    ("director", "POST", "/api/sitting/close", None, 409, "no-sitting"),
    ("cashier", "PUT", "/api/sitting/cage", {"amount": 5}, 400, "bad-input"),
    ("cashier", "PUT", "/api/sitting/cage", {"amount": "5"}, 409, "no-sitting"),
    ("cashier", "POST", "/api/sitting/door", {"person": "x", "document": "1", "born": "long ago"}, 400, "bad-input"),
    ("cashier", "POST", "/api/sitting/door", {"person": "x", "document": "", "born": "1980-01-01"}, 400, "bad-input"),
    ("cashier", "POST", "/api/sitting/door/nobody/out", None, 409, "not-inside"),
    ("director", "POST", "/api/sitting/bars", {"document": "1", "why": "dislike"}, 400, "bad-input"),
    ("director", "POST", "/api/sitting/bars", {"person": "nobody", "why": "house"}, 409, "not-inside"),
    ("director", "POST", "/api/sitting/bars/lift", {}, 400, "bad-input"),
    ("director", "POST", "/api/sitting/bars/lift", {"document": "1"}, 409, "not-barred"),
    ("director", "POST", "/api/tournaments", {"bases": "name ="}, 400, "bad-bases"),
    ("director", "POST", "/api/tournaments", {"bases": 'law = "atlantis"'}, 400, "bad-bases"),
    ("director", "POST", "/api/tournaments/check", {"bases": ""}, 400, "bad-input"),
    ("player", "GET", "/api/tournaments/nobody", None, 404, "unknown-tournament"),
    ("player", "POST", "/api/tournaments/nobody/acts", {"do": {"Enter": {}}}, 404, "unknown-tournament"),
    ("auditor", "GET", "/api/tournaments/nobody/acts", None, 404, "unknown-tournament"),
    ("director", "POST", "/api/tournaments/nobody/company", {"count": 0}, 400, "bad-input"),
    ("auditor", "GET", "/api/records/tournaments?lang=xx", None, 400, "bad-input"),
    ("director", "POST", "/api/sitting/deposit", {"amount": "much"}, 400, "bad-amount"),
    ("director", "POST", "/api/sitting/deposit", {"amount": "-1"}, 409, "not-an-amount"),
    (
        "director",
        "POST",
        "/api/sitting",
        {"law": "euskadi-1996", "closes": "04:00", "cage": "-1"},
        409,
        "not-an-amount",
    ),
    ("director", "POST", "/api/sitting/deposit/draw", {"amount": "1", "why": "fines"}, 409, "no-sitting"),
    ("player", "GET", "/api/school/lessons?law=atlantis&game=boule", None, 404, "unknown-law"),
    ("player", "GET", "/api/school/sheet?law=atlantis&game=boule", None, 404, "unknown-law"),
    ("player", "POST", "/api/school/next", {"law": "atlantis", "game": "boule"}, 404, "unknown-law"),
    ("player", "POST", "/api/school/next", {}, 400, "bad-input"),
    ("player", "GET", "/api/school/exercise?code=nonsense", None, 400, "bad-task"),
    ("player", "POST", "/api/school/marks", {"code": "nonsense"}, 400, "bad-input"),
    ("player", "POST", "/api/school/exam", {}, 400, "bad-input"),
    ("player", "GET", "/api/school/exam?code=nonsense", None, 400, "bad-task"),
    ("player", "POST", "/api/school/exams", {}, 400, "bad-input"),
    ("player", "POST", "/api/school/certificates", {}, 400, "bad-input"),
    ("director", "POST", "/api/school/classes", {}, 400, "bad-input"),
    ("player", "GET", "/api/school/classes/nobody", None, 404, "unknown-class"),
    ("player", "POST", "/api/school/classes/nobody/enter", {}, 400, "bad-input"),
    ("director", "POST", "/api/school/classes/nobody/exams", {}, 400, "bad-input"),
    ("director", "GET", "/api/school/classes/nobody/sat?pupil=x", None, 404, "unknown-class"),
    ("director", "DELETE", "/api/school/classes/nobody", None, 404, "unknown-class"),
    ("auditor", "GET", "/api/records/moves?table=99", None, 404, "unknown-table"),
    ("director", "POST", "/api/accounts/nobody/tokens", {}, 400, "bad-input"),
    ("director", "GET", "/api/accounts/nobody/tokens", None, 404, "unknown-person"),
    ("director", "DELETE", "/api/accounts/nobody/tokens/none", None, 404, "unknown-person"),
    ("player", "GET", "/api/nothing", None, 404, "not-found"),
    ("player", "PATCH", "/api/tables", {}, 405, "wrong-method"),
    ("player", "POST", "/api/tables/{table}/acts", b'{"do": {"x": "' + b"y" * 70_000 + b'"}}', 413, "too-large"),
]


@pytest.mark.parametrize("n", range(len(BAD)), ids=[f"{b[1]} {b[2][:40]} {str(b[3])[:40]}" for b in BAD])
def test_bad_input_is_one_sentence(shared: Casino, n: int) -> None:
    role, method, path, body, status, code = BAD[n]
    if "1" not in shared.house.tables:
        shared.open()
    who = shared.someone(role)
    answer = who(method, path.format(table="1", person=shared.someone("player").id), body)
    problem(answer, status, code)


def test_every_page_with_input_is_in_the_list(shared: Casino) -> None:
    """Every page that takes something but names is tried with something bad."""
    free = {"/api/session", "/api/session/ticket", "/api/session/name"}  # in test_http_entrance.py
    free |= {
        "/api/purse/play-chips",
        "/api/tables/{table}/close",
        "/api/accounts/{id}/ticket",
    }  # only a key: test_once.py
    free |= {f"/api/tables/{{table}}/draws/{{epoch}}{more}" for more in ("", "/transcript")}  # tried with a number
    tried = {(method.lower(), path.partition("?")[0].replace("99", "{table}").replace("nobody", "{id}")
              .replace("{person}", "{id}").replace("boule", "{game}").replace("chess", "{game}")
              .replace("/none", "/{token}"))
             for _, method, path, *_ in BAD}  # fmt: skip
    schema = shared.ask("GET", "/api/docs/openapi.json").json()
    for path, item in schema["paths"].items():
        for method, operation in item.items():
            if operation.get("requestBody") or operation.get("parameters"):
                assert (method, path) in tried or path in free, (method, path)


# -- the library and the service ---------------------------------------------------------------------------------------


def test_the_laws_say_what_they_are_called(shared: Casino) -> None:
    named = {each["law"]: each["short"] for each in shared.ask("GET", "/api/laws").json()}
    assert list(named) == library().laws()
    assert named["boe-1977"] == {"es": "España 1977", "en": "Spain 1977", "eu": "Espainia 1977", "gl": "España 1977"}
    for law, short in named.items():
        assert short == {lang: library().head(law).short_name(lang) for lang in languages()}


def test_the_library_is_open_to_all(shared: Casino) -> None:
    games = shared.ask("GET", "/api/games").json()
    assert {"game": "boule", "law": "galicia-2007"}.items() <= next(
        g for g in games if (g["game"], g["law"]) == ("boule", "galicia-2007")
    ).items()
    rules = shared.ask("GET", "/api/games/boule/rules?law=galicia-2007&lang=es").json()
    assert rules["language"] == "es"
    assert any(bet["bet"] == "number" and bet["pays"] == "7:1" for bet in rules["bets"])
    (odds,) = shared.ask("GET", "/api/games/roulette-french/odds?law=euskadi-1996").json()
    straight = next(bet for bet in odds["bets"] if bet["bet"] == "straight")
    assert straight["edge"] == "1/37"
    assert shared.ask("GET", "/api/games/boule/compare").json()["laws"]


def test_the_reference_loads_nothing_from_outside(shared: Casino) -> None:
    page = shared.ask("GET", "/api/docs")
    assert page.status_code == 200
    for word in ("http://", "https://", "<script", "<link", "<img", "@import", "url("):
        assert word not in page.text
    assert "/api/tables/{table}/acts" in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]
    other = shared.ask("GET", "/api/docs/swagger")
    assert other.status_code == 404


def test_health(shared: Casino) -> None:
    answer = shared.ask("GET", "/health")
    assert answer.status_code == 200
    assert answer.json()["ok"] is True
    assert answer.json()["tables"] == len(shared.house.tables)


def test_health_says_when_the_store_cannot_be_written(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError("disk full")

    monkeypatch.setattr(casino.people.table, "pulse", full)
    answer = casino.ask("GET", "/health")
    assert answer.status_code == 503
    assert (answer.json()["ok"], answer.json()["store"]) == (False, False)


OF = '{game="roulette-french",law="euskadi-1996"}'


def test_metrics(casino: Casino) -> None:
    table = casino.open()
    ana = seated(casino, table)
    casino.someone("croupier").act(table, {"OpenBetting": {}})
    ana.act(table, BET)
    ana.act(table, {"PlaceBet": {"on": "nowhere", "amount": "10.00"}})
    lines = casino.someone("auditor").get("/metrics").text.splitlines()
    assert lines[0] == "# HELP novamas_tables Open tables."
    values = {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}
    assert values["novamas_tables" + OF] == 1
    assert values["novamas_commands_total" + OF] == 3
    assert values["novamas_bets_total" + OF] == 1
    (refused,) = (name for name in values if name.startswith("novamas_refused_total"))
    assert refused == 'novamas_refused_total{code="no-such-bet",' + OF[1:]
    assert values[refused] == 1
    assert values["novamas_rounds_total" + OF] == 0
    assert values["novamas_command_seconds_count"] == values['novamas_command_seconds_bucket{le="+Inf"}'] == 3
    assert values["novamas_commit_lag_seconds_count"] >= 3
    assert values["novamas_viewers" + OF] == 0
    assert values['novamas_requests_total{method="POST",status="409"}'] == 1


def test_the_log_has_one_line_a_request_and_no_secrets(casino: Casino) -> None:
    out = StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Lines())
    level = LOG.level
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)
    try:
        ticket = casino.run(casino.people.first_director)
        casino.ask("GET", f"/enter?ticket={ticket}")
        table = casino.open()
        ana = seated(casino, table)
        ana.act(table, {"Take": {"amount": "9999.00"}}, idempotency_key="my-key")
        casino.ask("POST", "/api/session", {"name": "Ana", "password": "my password"})
        casino.ask("GET", "/nowhere")
    finally:
        LOG.removeHandler(handler)
        LOG.setLevel(level)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    for secret in (ticket, ana.cookie, ana.token, "my-key", "my password"):
        assert secret not in out.getvalue()
    assert {"request", "command", "refused"} <= {line["what"] for line in lines}
    asked = next(line for line in lines if line["what"] == "request" and line["status"] == 409)
    assert asked["path"] == f"/api/tables/{table}/acts"
    assert asked["person"] == ana.id
    assert any(line.get("path") == "/nowhere" and line["status"] == 404 for line in lines)
    brought = next(line for line in lines if line["what"] == "command" and line["kind"] == "Bring")
    assert brought["person"] == ana.id
    assert next(line for line in lines if line["what"] == "refused")["code"] == "not-enough-chips"


@pytest.mark.parametrize(
    ("body", "reason", "field", "said"),
    [
        ({"minimum": "0"}, "minimum-zero", "minimum", "El mínimo debe ser un importe mayor que cero."),
        ({"minimum": 5}, "field-type", "minimum", "«minimum» debe ser un texto."),
        ({"options": {"tier": 9}}, "no-tier", "tier", "No hay escala 9 de máximos; esta norma tiene 4."),
        ({"options": {"tier": "x"}}, "not-whole", "tier", "«tier» debe ser un número entero, no «x»."),
        ({"staff": {"croupiers": 9}}, "staff-range", "staff", "Personal de esta mesa: crupieres, de 1 a 2; no 9."),
        ({"colour": "red"}, "field-unknown", "colour", "Nadie espera «colour»."),
        ({"game": "chess"}, "not-in-catalogue", "game", "No hay «chess» en euskadi-1996: su catálogo es cerrado"),
    ],
)
def test_why_a_table_does_not_open_is_told_in_the_language_of_whoever_asks(casino, body, reason, field, said):
    wished = {"law": "euskadi-1996", "game": "roulette-french", **body}
    answer = casino.someone("director")("POST", "/api/tables", wished, accept_language="es").json()
    assert (answer["reason"], answer["field"]) == (reason, field)
    assert answer["sentence"].startswith(said)
