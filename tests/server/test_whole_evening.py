"""An evening through the server: from the authorisation in a file to books that are closed, with every role its own."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from novamas.cli import main
from novamas.server.licensing import keep_licence, read_licences
from novamas.server.placing import floor_text, of_law, open_floor, standing
from novamas.server.roles import Person
from novamas.store.books import open_books
from novamas.store.reports import daily_book
from novamas.table import check_casino, survey

FLOOR = """
law = "euskadi-1996"
number = "Resolución 7/2026"
day = 2026-11-20
deposit = "60000.00"
deposit_required = "60000.00"
payment = ["card"]
hours = { opens = "19:00", closes = "04:00" }

[[authorised]]
game = "roulette-french"
minimums = ["5.00", "10.00"]
tables = 2

[[authorised]]
game = "blackjack"
options = { maximum = [50, 100] }

[[material]]
number = "W-12"
kind = "wheel"
approved = "Resolución 14/2025"

[[staff]]
name = "Ane"
post = "inspector"

[[table]]
game = "roulette-french"
name = "R1"
inspector = "Ane"
minimum = "5.00"
float = "100000.00"
counted = true
money = "cash"
materials = ["W-12"]
running = { auto = false, physical = true }

[[table]]
game = "roulette-french"
name = "R2"
minimum = "10.00"
running = { auto = false, physical = true }

[[table]]
game = "blackjack"
name = "BJ1"
money = "cash"
options = { maximum = 50 }
running = { auto = false, physical = true }
"""
DIRECTOR = Person("house", "director")


def born(years: int) -> str:
    return (datetime.now() - timedelta(days=365.25 * years)).date().isoformat()


def later(hours: float) -> str:
    return (datetime.now() + timedelta(hours=hours)).strftime("%H:%M")


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    path = tmp_path / "floor.toml"
    path.write_text(FLOOR, encoding="utf-8")
    return path


@pytest.fixture
def casino(tmp_path: Path, plan: Path) -> Iterator[Casino]:
    """A house that opened the tables of its file; nobody deals by itself."""
    made = Casino(tmp_path / "casino.db", deal=False)
    with made.client:
        floor = survey(plan)
        assert check_casino(floor) == []

        async def begin() -> None:
            await keep_licence(made.house, floor, "house")
            await open_floor(made.house, DIRECTOR, floor.tables)

        made.run(begin)
        yield made


def named(casino: Casino, name: str) -> str:
    return next(id for id in casino.house.tables if casino.house.places.place(id).name == name)


def fine(answer: Any) -> Any:
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def at_the_door(who: Visitor, guest: Visitor, document: str, years: int = 40) -> Any:
    return who("POST", "/api/sitting/door", {"person": guest.id, "document": document, "born": born(years)})


def shift(casino: Casino, seconds: float) -> None:
    """The clocks of the house go on."""
    clock: Any = casino.house.books.clock
    past = clock._now
    clock._now = lambda: past() + seconds


@pytest.mark.clause(
    "EUS96-A2-002", "EUS96-A2-003", "EUS96-A2-004", "EUS96-A2-010", "EUS96-A2-011", "EUS96-A2-016", "EUS96-A2-018",
    "EUS96-00-016", "EUS96-00-026",
)  # fmt: skip
def test_an_evening_from_the_authorisation_to_closed_books(casino: Casino, tmp_path: Path) -> None:
    director, cashier, auditor = (casino.someone(role) for role in ("director", "cashier", "auditor"))
    croupier, inspector = casino.someone("croupier"), casino.someone("inspector")
    ana, kid = casino.account("player", "ana"), casino.account("player", "kid")
    roulette, cards = named(casino, "R1"), named(casino, "BJ1")
    closes = later(6)
    opening = {"law": "euskadi-1996", "closes": closes, "cage": "50000.00", "present": 3}

    # the doors open: not without a deposit, nor with more people than places
    fine(director("POST", "/api/sitting/deposit", {"amount": "59999.99", "required": "60000.00"}))
    told = problem(director("POST", "/api/sitting", opening), 409, "deposit-short")
    assert told["clauses"] == ["EUS96-00-016"]
    fine(director("POST", "/api/sitting/deposit", {"amount": "0.01", "required": "60000.00"}))
    told = problem(director("POST", "/api/sitting", {**opening, "present": 500}), 409, "too-few-places")
    assert told["clauses"] == ["EUS96-A2-016"]
    opened = fine(director("POST", "/api/sitting", opening))
    assert (opened["number"], opened["running"]) == (1, True)

    # nothing is opened that the file did not grant
    body = {"law": "euskadi-1996", "game": "boule", "minimum": "5.00"}
    problem(director("POST", "/api/tables", body), 400, "bad-floor")
    problem(director("POST", "/api/tables", {**body, "game": "roulette-french"}), 400, "bad-floor")

    # the door
    problem(at_the_door(cashier, kid, "87654321X", 17), 409, "turned-away-age")
    fine(director("POST", "/api/sitting/bars", {"document": "11111111H", "why": "own-wish"}))
    problem(at_the_door(cashier, ana, "11.111.111-h"), 409, "turned-away-barred")
    problem(at_the_door(croupier, ana, "12345678Z"), 403, "not-your-role")
    paid = {"amount": "500.00", "currency": "EUR"}
    told = problem(cashier("POST", f"/api/people/{ana.id}/purse/in", {**paid, "means": "loan"}), 409, "loan-forbidden")
    assert told["clauses"] == ["EUS96-00-026"]
    problem(cashier("POST", f"/api/people/{ana.id}/purse/in", {**paid, "means": "cheque"}), 409, "means-not-authorised")
    fine(cashier("POST", f"/api/people/{ana.id}/purse/in", {**paid, "means": "card"}))
    bring = {"Bring": {"amount": "200.00", "means": "cash"}}
    problem(ana.act(roulette, bring), 409, "not-in-the-register")
    entry = fine(at_the_door(cashier, ana, "12345678Z"))
    assert (entry["id"], entry["mark"]) == (ana.id, "")

    # the float is counted in by two, and neither is the other
    problem(ana.act(roulette, bring), 409, "float-not-counted")
    problem(inspector.act(roulette, {"Count": {"float": "100000.00"}}), 409, "heads-handle-no-chips")
    fine(croupier.act(roulette, {"Count": {"float": "100000.00"}}))
    problem(croupier.act(roulette, {"Countersign": {}}), 409, "same-hands")
    fine(inspector.act(roulette, {"Countersign": {}}))

    # play
    fine(ana.act(roulette, bring))
    fine(croupier.act(roulette, {"OpenBetting": {}}))
    fine(ana.act(roulette, {"PlaceBet": {"on": "red", "amount": "50.00"}}))
    for act in ("Launch", "CloseBetting"):
        fine(croupier.act(roulette, {act: {}}))
    fine(croupier("POST", f"/api/tables/{roulette}/chance", {"value": 2}))

    # play that has begun goes on: with no other table, and with no room at the others
    last = {"AnnounceLast": {"rounds": 3}}
    problem(director("POST", f"/api/tables/{roulette}/close"), 409, "people-at-the-table")
    fine(director("POST", f"/api/tables/{named(casino, 'R2')}/close"))
    problem(director("POST", f"/api/tables/{cards}/close"), 409, "last-in-service")
    told = problem(inspector.act(roulette, last), 409, "last-in-service")
    assert told["clauses"] == ["EUS96-A2-018"]
    fine(director.act(roulette, {"TopUp": {"amount": "1000.00"}}))
    fine(director.act(roulette, {"SendBack": {"amount": "400.00"}}))

    # who sees what of the register
    assert fine(ana.get("/api/sitting/me"))["id"] == ana.id
    assert fine(kid.get("/api/sitting/me")) is None
    problem(croupier.get("/api/sitting/register"), 403, "not-your-role")
    (seen,), (audited,) = fine(director.get("/api/sitting/register")), fine(auditor.get("/api/sitting/register"))
    assert (seen["mark"], len(audited["mark"])) == ("", 32)
    kept = fine(director.get("/api/sitting/house"))
    assert kept["turned_away"] == {"age": 1, "barred": 1}
    assert kept["attendance"]["people"] == 1
    assert b"12345678" not in (tmp_path / "casino.db").read_bytes()

    # the hour: the last three balls, then no more
    shift(casino, 5.75 * 3600)
    fine(inspector.act(roulette, last))
    shift(casino, 1800)
    problem(croupier.act(roulette, {"OpenBetting": {}}), 409, "hour-has-come")
    fine(ana.act(roulette, {"Leave": {}}))

    # counted out by two, with five euros missing, and closed
    problem(director("POST", f"/api/tables/{roulette}/close"), 409, "not-counted-out")
    book = casino.house.table(roulette).state.book
    assert (book["@box"], book["@float"]) == (200_00, 100_450_00)
    fine(croupier.act(roulette, {"Count": {"float": "100445.00", "cash": "200.00"}}))
    fine(inspector.act(roulette, {"Countersign": {}}))
    problem(director("POST", "/api/sitting/close"), 409, "tables-open")
    for table in (roulette, cards):
        fine(director("POST", f"/api/tables/{table}/close"))
    closed = fine(director("POST", "/api/sitting/close"))
    assert closed["running"] is False
    assert fine(auditor.get("/api/records/audit"))["finding"] is None

    # the accounting book of the table: what was filled, sent back and found short, apart from what was won
    pages = [page for page in fine(auditor.get("/api/records/book")) if page["table"] == roulette]  # a day or two
    names = ("top_ups", "sent_back", "difference", "result")
    assert [sum(page[name] for page in pages) for name in names] == [1000_00, 400_00, -5_00, 50_00]
    assert all(page.balances for page in daily_book(casino.house.books))


def test_the_same_is_asked_twice_and_done_once(casino: Casino) -> None:
    director = casino.someone("director")
    opening = {"law": "euskadi-1996", "closes": later(6)}
    fine(director("POST", "/api/sitting/deposit", {"amount": "60000.00"}, idempotency_key="d"))
    fine(director("POST", "/api/sitting/deposit", {"amount": "60000.00"}, idempotency_key="d"))
    assert casino.house.evening.sittings.deposit == 60_000_00
    first = fine(director("POST", "/api/sitting", opening, idempotency_key="o"))
    assert fine(director("POST", "/api/sitting", opening, idempotency_key="o")) == first
    problem(director("POST", "/api/sitting", opening, idempotency_key="p"), 409, "sitting-running")


def test_whoever_counts_does_not_sign_whatever_posts_they_hold(casino: Casino) -> None:
    """One person who is croupier first and inspector later is still one person."""
    roulette, croupier = named(casino, "R1"), casino.account("croupier", "jon")
    fine(croupier.act(roulette, {"Count": {"float": "100000.00"}}))
    fine(casino.someone("director")("PUT", f"/api/accounts/{croupier.id}/role", {"role": "inspector"}))
    again = casino.let_in(casino.ask("POST", "/api/session", {"name": "jon", "password": "correct horse battery"}))
    problem(again.act(roulette, {"Countersign": {}}), 409, "same-hands")
    fine(casino.someone("inspector").act(roulette, {"Countersign": {}}))


def test_a_sitting_and_its_licence_are_there_again_after_a_restart(casino: Casino, tmp_path: Path) -> None:
    director, cashier = casino.someone("director"), casino.someone("cashier")
    ana = casino.account("player", "ana")
    fine(director("POST", "/api/sitting", {"law": "euskadi-1996", "closes": later(6)}))
    fine(at_the_door(cashier, ana, "12345678Z"))
    sittings = casino.house.evening.sittings
    casino.run(casino.house.close)
    again = Casino(tmp_path / "casino.db", deal=False)
    with again.client:
        there = again.house.evening.sittings
        assert vars(there) == vars(sittings)
        assert again.house.licences.known["euskadi-1996"].licence.number == "Resolución 7/2026"


def test_a_house_writes_its_floor_out_as_it_was_granted(casino: Casino, plan: Path, tmp_path: Path) -> None:
    """Round trip: what is written opens the same house, and says the same of it."""
    casino.run(casino.house.close)
    books = open_books(str(tmp_path / "casino.db"), existing=True)
    try:
        text = floor_text(*of_law(standing(books), None), read_licences(books))
    finally:
        books.close()
    out = tmp_path / "out.toml"
    out.write_text(text, encoding="utf-8")
    before, after = survey(plan), survey(out)
    assert check_casino(after) == []
    assert (after.licence, after.premises) == (before.licence, before.premises)
    assert set(after.games) == set(before.games)
    assert [(t.opening.counted, t.materials, t.inspector) for t in after.tables] == [
        (t.opening.counted, t.materials, t.inspector) for t in before.tables
    ]
    assert main(["check", str(out)]) == 0


def test_the_last_rounds_are_announced_by_the_clock_at_tables_that_deal_by_themselves(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "casino.db", deal=False)
    with casino.client:
        for game in ("roulette-french", "blackjack"):
            casino.open(game, running={"auto": True})
        director = casino.someone("director")
        fine(director("POST", "/api/sitting", {"law": "euskadi-1996", "closes": later(2)}))
        casino.run(casino.house.evening.call_last)
        assert all(t.state.desk.last is None for t in casino.house.tables.values())
        shift(casino, 1.75 * 3600)
        casino.run(casino.house.evening.call_last)
        units = {
            t.listed.opening.game: (t.state.desk.last, t.state.desk.last_unit) for t in casino.house.tables.values()
        }
        assert units["roulette-french"] == (3, "round")
        assert units["blackjack"][1] == "shoe"
