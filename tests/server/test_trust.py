"""What the house does about people and tables that somebody could later doubt: it is written, and it is told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from parlour import Parlour, audited, parlour
from visitors import Casino, problem

from novamas.kit.chance import Seeded
from novamas.server import people as accounts
from novamas.server.hosted import Policy
from novamas.server.house import House
from novamas.server.roles import Person
from novamas.store import open_journal
from novamas.store.books import open_books
from novamas.store.receipts import read


def facts(casino: Casino, kind: str) -> list[dict[str, object]]:
    return [json.loads(bytes(r.body)) for r in casino.house.books.journal.read("house") if r.kind == kind]


def test_a_way_into_anothers_account_is_recorded_single_and_told(casino: Casino) -> None:
    director, ana = casino.someone("director"), casino.account("player", "Ana")
    first = director("POST", f"/api/accounts/{ana.id}/ticket").json()["ticket"]
    second = director("POST", f"/api/accounts/{ana.id}/ticket").json()["ticket"]
    issued = [f for f in facts(casino, "TicketIssued") if f["id"] == ana.id]
    assert [f["by"] for f in issued] == [director.id, director.id]
    told = ana.get("/api/session").json()["ways_in"]
    assert [(way["by"], way["used"]) for way in told] == 2 * [(director.id, None)]
    problem(casino.ask("POST", "/api/session/ticket", {"ticket": first}), 401, "wrong-ticket")
    assert ana.get("/api/session").status_code == 200, "the old password still stands"
    used = casino.let_in(casino.ask("POST", "/api/session/ticket", {"ticket": second}))
    assert used.get("/api/session").json()["ways_in"][-1]["used"] is not None
    problem(casino.ask("POST", "/api/session/ticket", {"ticket": second}), 401, "wrong-ticket")
    problem(ana.get("/api/session"), 401, "not-signed-in")


def test_only_those_at_a_table_change_its_company(casino: Casino) -> None:
    table, stranger, ana = casino.open(), casino.guest(), casino.guest()
    problem(stranger("POST", f"/api/tables/{table}/bots", {"count": 7}), 409, "not-at-the-table")
    assert ana.act(table, {"Bring": {"amount": "10.00"}}).status_code == 201
    assert ana("POST", f"/api/tables/{table}/bots", {"count": 2}).json()["policy"]["bots"] == 2
    assert casino.someone("director")("POST", f"/api/tables/{table}/bots", {"count": 0}).status_code == 201


def test_guests_are_forgotten_after_a_while(casino: Casino, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, ana = casino.guest(), casino.account("player", "Ana")
    clock = casino.people.clock
    monkeypatch.setattr(casino.people, "clock", lambda: clock() + accounts.GUEST_LIFE + 1)
    assert casino.people.find(guest.id) is None
    assert guest.id not in casino.people.accounts, "nothing of them stays in memory"
    assert casino.people.find(ana.id) is not None


def test_names_are_refused_that_pass_for_somebody_else(casino: Casino) -> None:
    ana, guest = casino.account("player", "Ana Roca"), casino.guest()
    for name in ("Director", "el crupier", "inspector 2", "novamas", "bot-3-uxía"):
        problem(guest("PUT", "/api/session/name", {"name": name}), 409, "name-of-the-house")
    for name in ("ANA ROCA", "Ana.Roca", "Ána  Rocá", "Ana R0ca"):
        problem(guest("PUT", "/api/session/name", {"name": name}), 409, "name-taken")
    assert guest("PUT", "/api/session/name", {"name": "Anabel"}).json()["name"] == "Anabel"
    assert ana("PUT", "/api/session/name", {"name": "Ána Roca"}).json()["name"] == "Ána Roca", "one's own may change"


def test_a_name_that_was_changed_behind_the_house_is_nobodys(tmp_path: Path) -> None:
    """Swapped in the table of names, neither the director nor the guest is called by the other's name."""
    import sqlite3

    first = Casino(tmp_path / "c.db", deal=False)
    with first.client:
        ana, bea = first.account("player", "Ana"), first.account("player", "Bea")
    with sqlite3.connect(tmp_path / "c.db") as db:
        db.execute("update called set name = 'Bea' where id = ?", (ana.id,))
    db.close()
    second = Casino(tmp_path / "c.db", deal=False)
    with second.client:
        assert second.people.names.of(ana.id) == ""
        assert second.people.names.find("Bea") == bea.id
    report = audited(str(tmp_path / "c.db"))
    assert report.finding is not None
    assert report.finding.sentence == f"The name of {ana.id} is not the one that was given."


def test_one_bad_page_does_not_keep_the_others_shut(tmp_path: Path) -> None:
    import sqlite3

    store = tmp_path / "c.db"
    first = Casino(store, deal=False)
    with first.client:
        tables = [first.open("boule") for _ in range(3)]
    with sqlite3.connect(store) as db:
        db.execute("update stored_events set state = 'nonsense' where originator_id = ?", (f"table/{tables[1]}",))
    db.close()
    second = Casino(store, deal=False)
    with second.client:
        assert set(second.house.tables) == {tables[0], tables[2]}
        assert list(second.house.shut) == [tables[1]]
        told = second.ask("GET", "/health").json()
        assert (told["ok"], told["shut"], told["tables"]) == (True, 1, 2)
        guest = second.guest()
        assert guest.act(tables[0], {"Bring": {"amount": "10.00"}}).status_code == 201


def test_a_receipt_is_for_those_who_look_after_the_books(casino: Casino) -> None:
    casino.open("boule")
    for role in ("inspector", "director", "auditor"):
        line = casino.someone(role).get("/api/records/receipt").json()["receipt"]
        assert read(line).genuine(casino.house.books.journal.key.public)
    for role in ("guest", "player", "croupier", "cashier"):
        problem(casino.someone(role).get("/api/records/receipt"), 403, "not-your-role")


def test_snapshots_are_taken_across_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that restarts more often than it takes a snapshot still takes one: what was read back counts too."""
    from novamas.store import books as module

    monkeypatch.setattr(module, "EVERY", 30)
    store = str(tmp_path / "casino.db")

    async def some(p: Parlour) -> None:
        ana = Person("ana", "guest")
        await p.house.play_chips(ana)
        for _ in range(6):
            await p.house.act(ana, "1", {"Bring": {"amount": "5.00"}})
            await p.house.act(ana, "1", {"Leave": {}})

    async def main() -> None:
        for _ in range(4):
            async with parlour(store, policy=Policy(auto=False), staff=False) as p:
                await some(p)

    asyncio.run(main())
    books = open_books(store)
    try:
        table = books.load_table(next(books.list_tables()), Seeded(1))
        assert books._snapshot("1", table.shape) is not None
    finally:
        books.close()


def test_what_is_shown_after_a_takeover_of_a_changed_store_is_said(tmp_path: Path) -> None:
    """An older copy of the store is not served at all."""
    import shutil

    from novamas.store.errors import RolledBack

    store, copy = tmp_path / "c.db", tmp_path / "copy.db"
    first = Casino(store, deal=False)
    with first.client:
        first.open("boule")
    shutil.copy(store, copy)
    again = Casino(store, deal=False)
    with again.client:
        again.guest()
    shutil.copy(copy, store)
    with pytest.raises(RolledBack, match="older than its witness"):
        House(open_books(str(store)))
    journal = open_journal(str(store), existing=True)  # whoever only reads may look
    journal.close()
