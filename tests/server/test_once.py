"""Whatever carries a key happens once, on every route that changes something, for as long as the store lives."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from parlour import Parlour, audited, parlour
from visitors import PASSWORD as OLD
from visitors import Casino, Visitor, problem

from novamas.casino import live
from novamas.kit.money import EUR
from novamas.server.hosted import Policy
from novamas.server.roles import Person
from novamas.store.once import once as cage_key

EXAMPLES = Path(__file__).parents[2] / "examples" / "tournaments"

CARLA = Person("carla", "cashier")
PASSWORD = "a new long password"


def records(casino: Casino) -> int:
    return casino.house.books.journal.size()


def test_the_cage_pays_once(casino: Casino) -> None:
    ana, cashier = casino.someone("player"), casino.someone("cashier")
    path = f"/api/people/{ana.id}/purse"
    first = cashier("POST", f"{path}/in", {"amount": "100.00"}, idempotency_key="a")
    again = cashier("POST", f"{path}/in", {"amount": "100.00"}, idempotency_key="a")
    assert first.json() == again.json() == {"person": ana.id, "balances": {"EUR": 100_00}}
    problem(cashier("POST", f"{path}/in", {"amount": "101.00"}, idempotency_key="a"), 409, "key-reused")
    problem(cashier("POST", f"{path}/out", {"amount": "100.00"}, idempotency_key="a"), 409, "key-reused")
    for _ in range(3):
        assert cashier("POST", f"{path}/out", {"amount": "40.00"}, idempotency_key="b").status_code == 201
    assert ana.get("/api/purse").json()["balances"]["EUR"] == 60_00


def test_a_payment_is_answered_with_what_the_purse_held_when_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens to the purse before the answer is on its way: who asks again is told the same."""
    once = cage_key("cage", CARLA.id, "a", "100.00")

    async def main() -> None:
        async with parlour(str(tmp_path / "casino.db"), policy=Policy(auto=False), staff=False) as p:
            house, write = p.house, p.house.write

            async def write_and_pay_more(records: list[Any]) -> None:
                await write(records)
                monkeypatch.setattr(house, "write", write)
                await house.cash(CARLA, "ana", "5.00", EUR, out=False)

            monkeypatch.setattr(house, "write", write_and_pay_more)
            first = await house.cash(CARLA, "ana", "100.00", EUR, out=False, once=once)
            assert first["EUR"] == 100_00
            assert await house.cash(CARLA, "ana", "100.00", EUR, out=False, once=once) == first
            assert (await house.holding("ana"))["EUR"] == 105_00

    asyncio.run(main())


def test_a_key_belongs_to_one_person(casino: Casino) -> None:
    ana = casino.someone("player")
    for cashier in (casino.someone("cashier"), casino.account("cashier", "Carlos")):
        assert (
            cashier("POST", f"/api/people/{ana.id}/purse/in", {"amount": "1"}, idempotency_key="a").status_code == 201
        )
    assert ana.get("/api/purse").json()["balances"]["EUR"] == 2_00


def test_what_was_refused_leaves_its_key_free(casino: Casino) -> None:
    ana, cashier = casino.someone("player"), casino.someone("cashier")
    path = f"/api/people/{ana.id}/purse"
    problem(cashier("POST", f"{path}/out", {"amount": "5"}, idempotency_key="a"), 409, "purse-too-small")
    assert cashier("POST", f"{path}/in", {"amount": "5"}).status_code == 201
    assert cashier("POST", f"{path}/out", {"amount": "5"}, idempotency_key="a").status_code == 201


def ways(casino: Casino) -> list[tuple[Visitor, str, str, Any]]:
    """Every route that changes something and is not a table's own act: who asks, and what."""
    table = casino.open()
    guest = casino.guest()
    assert guest.act(table, {"Bring": {"amount": "10.00"}}).status_code == 201
    person, gone, named = (casino.account("player", f"somebody {n}") for n in ("one", "two", "three"))
    director = casino.someone("director")
    return [
        (guest, "POST", "/api/purse/play-chips", None),
        (casino.someone("cashier"), "POST", f"/api/people/{person.id}/purse/in", {"amount": "3"}),
        (casino.someone("cashier"), "POST", f"/api/people/{person.id}/purse/out", {"amount": "1"}),
        (director, "POST", "/api/tables", {"law": "galicia-2007", "game": "boule"}),
        (director, "PUT", "/api/friends", {"tables": 3}),
        (guest, "POST", "/api/friends/tables", {"law": "galicia-2007", "game": "boule"}),  # like the director's
        (director, "PUT", f"/api/tables/{table}/policy", {"auto": True, "physical": True, "seconds": 9}),
        (guest, "POST", f"/api/tables/{table}/bots", {"count": 1}),
        (director, "POST", "/api/accounts", {"name": "Nora", "role": "player"}),
        (director, "POST", f"/api/accounts/{person.id}/ticket", None),
        (director, "PUT", f"/api/accounts/{person.id}/role", {"role": "inspector"}),
        (director, "DELETE", f"/api/accounts/{gone.id}", None),
        (named, "PUT", "/api/session/name", {"name": "Somebody else"}),
        (named, "DELETE", "/api/session/name", None),
        (director, "POST", f"/api/tables/{casino.open()}/close", None),
    ]


def sitting_ways(casino: Casino) -> list[tuple[Visitor, str, str, Any]]:
    """The same of a sitting of which the law asks most, in the order of an evening."""
    cashier, director = casino.someone("cashier"), casino.someone("director")
    ana = casino.account("player", "Ana at the door")
    for game in ("roulette-french", "blackjack"):
        casino.open(game)
    paper = {"document": "12345678Z"}
    return [
        (director, "POST", "/api/sitting/deposit", {"amount": "1000", "required": "500"}),
        (director, "POST", "/api/sitting", {"law": "euskadi-1996", "closes": "04:00"}),
        (cashier, "PUT", "/api/sitting/cage", {"amount": "200"}),
        (cashier, "POST", "/api/sitting/door", {"person": ana.id, "born": "1980-01-01", **paper}),
        (cashier, "POST", f"/api/sitting/door/{ana.id}/out", None),
        (director, "POST", "/api/sitting/bars", {"why": "house", **paper}),
        (director, "POST", "/api/sitting/bars/lift", paper),
        (director, "POST", "/api/sitting/deposit/draw", {"amount": "1", "why": "fines"}),
    ]


def closing_ways(casino: Casino) -> list[tuple[Visitor, str, str, Any]]:
    """The same of the end of a sitting, under a law that keeps no table open until the hour."""
    director = casino.someone("director")
    assert director("POST", "/api/sitting", {"law": "galicia-2007", "closes": "04:00"}).is_success
    return [(director, "POST", "/api/sitting/close", None)]


def program_ways(casino: Casino) -> list[tuple[Visitor, str, str, Any]]:
    """The same of tokens for programs, and of a class of the school."""
    player = casino.account("player", "Pia and her program")
    made = player("POST", f"/api/accounts/{player.id}/tokens", {"label": "old", "scopes": ["read"]}).json()
    return [
        (player, "POST", f"/api/accounts/{player.id}/tokens", {"label": "new", "scopes": ["read"]}),
        (player, "DELETE", f"/api/accounts/{player.id}/tokens/{made['token']}", None),
        (
            casino.someone("croupier"),
            "POST",
            "/api/school/classes",
            {"law": "galicia-2007", "game": "boule", "name": "Tuesday"},
        ),
    ]


def tournament_ways(casino: Casino) -> list[tuple[Visitor, str, str, Any]]:
    """The same of a tournament."""
    director = casino.someone("director")
    given = {"bases": (EXAMPLES / "sit-and-go.toml").read_text(encoding="utf-8")}
    return [
        (director, "POST", "/api/tournaments", given),
        (director, "POST", "/api/tournaments/1/company", {"count": 2}),
        (director, "POST", "/api/tournaments/1/acts", {"do": {"CallOff": {}}}),
    ]


@pytest.mark.parametrize("ways", [ways, sitting_ways, closing_ways, program_ways, tournament_ways])
def test_every_route_that_changes_something_takes_a_key(
    casino: Casino, ways: Callable[[Casino], list[tuple[Visitor, str, str, Any]]]
) -> None:
    for n, (who, method, path, body) in enumerate(ways(casino)):
        first = who(method, path, body, idempotency_key=f"k{n}")
        assert first.is_success, (path, first.text)
        size = records(casino)
        again = who(method, path, body, idempotency_key=f"k{n}")
        assert again.is_success, (path, again.text)
        assert records(casino) == size, f"{path} was done twice"
        if first.content and "ticket" not in first.text:
            same = {
                k: v for k, v in (first.json() or {}).items() if k not in ("again", "events", "secret")
            }  # told once
            assert same.items() <= (again.json() or {}).items(), path


def test_the_list_of_routes_is_whole(casino: Casino) -> None:
    """A new route that changes something must be tried above, or be one that only lets somebody in or looks ahead."""
    other = {
        ("post", "/api/guests"), ("post", "/api/session"), ("post", "/api/session/ticket"), ("delete", "/api/session"),
        ("delete", "/api/sessions"), ("put", "/api/session/password"), ("post", "/api/tables/{table}/preview"),
        ("post", "/api/cloths"), ("post", "/api/tables/{table}/acts"), ("post", "/api/tables/{table}/chance"),
        ("post", "/api/tables/{table}/enter"), ("post", "/api/whatif"), ("post", "/api/whatif/dossier"),
        ("post", "/api/tournaments/check"),
        # what a pupil does again is done again; a class is entered and closed once, however often that is asked
        *(("post", f"/api/school/{what}") for what in ("next", "marks", "exam", "exams", "certificates")),
        ("post", "/api/school/classes/{id}/enter"), ("post", "/api/school/classes/{id}/exams"),
        ("delete", "/api/school/classes/{id}"),
    }  # fmt: skip
    schema = casino.ask("GET", "/api/docs/openapi.json").json()
    found = {(method, path) for path, item in schema["paths"].items() for method in item if method != "get"}
    keyed = {
        (method, path)
        for path, item in schema["paths"].items()
        for method, about in item.items()
        if any(p.get("name", "").lower() == "idempotency-key" for p in about.get("parameters", ()))
    }
    assert found - keyed <= other
    tried = [
        each for made in (closing_ways, ways, sitting_ways, program_ways, tournament_ways) for each in made(casino)
    ]
    assert len(keyed) == len(tried) + 3, "and acts, chance, password"


def test_a_password_is_changed_once(casino: Casino) -> None:
    ana = casino.account("player", "Ana")
    body = {"new": PASSWORD, "old": OLD}
    first = ana("PUT", "/api/session/password", body, idempotency_key="p")
    assert first.status_code == 200, first.text
    ana = casino.let_in(first)
    assert ana("PUT", "/api/session/password", body, idempotency_key="p").status_code == 200, "not a wrong old password"


def test_many_at_once_are_one(casino: Casino) -> None:
    ana, cashier = casino.someone("player"), casino.someone("cashier")

    def pay(_: int) -> Any:
        return cashier("POST", f"/api/people/{ana.id}/purse/in", {"amount": "7"}, idempotency_key="same").json()

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(pay, range(8)))
    assert all(answer == {"person": ana.id, "balances": {"EUR": 7_00}} for answer in answers)


@pytest.mark.parametrize("restart", [False, True])
def test_a_key_is_never_forgotten(tmp_path: Path, restart: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of commands later, and after a restart, the first one is still known; memory holds only a few."""
    monkeypatch.setattr(live, "KEYS", 5)
    store = str(tmp_path / "casino.db")

    async def first(p: Parlour) -> int:
        ana = Person("ana", "guest")
        await p.house.play_chips(ana)
        ack = await p.house.act(ana, "1", {"Bring": {"amount": "100.00"}}, "old")
        for n in range(40):
            await p.house.act(ana, "1", {"Take": {"amount": "1.00"}}, f"n{n}")
        assert len(p.house.table("1").live.keys) == 5
        return ack.seq

    async def later(p: Parlour, seq: int) -> None:
        again = await p.house.act(Person("ana", "guest"), "1", {"Bring": {"amount": "100.00"}}, "old")
        assert (again.again, again.seq) == (True, seq)
        with pytest.raises(Exception, match="key-reused"):
            await p.house.act(Person("ana", "guest"), "1", {"Bring": {"amount": "99.00"}}, "old")
        assert p.house.table("1").live.state.desk.chips["ana"] == 60_00

    async def main() -> None:
        async with parlour(store, policy=Policy(auto=False), staff=False) as p:
            seq = await first(p)
            if not restart:
                await later(p, seq)
        if restart:
            async with parlour(store, policy=Policy(auto=False), staff=False) as p:
                await later(p, seq)

    asyncio.run(main())
    assert audited(store).finding is None


def test_a_typed_result_is_typed_once_long_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "KEYS", 2)
    carl = Person("carl", "croupier")

    async def main() -> None:
        policy = Policy(auto=False, physical=True)
        async with parlour(str(tmp_path / "casino.db"), policy=policy, staff=False) as p:
            for n in range(6):
                for kind in ("OpenBetting", "Launch", "CloseBetting"):
                    await p.house.act(carl, "1", {kind: {}}, f"{kind}{n}")
                await p.house.type_chance(carl, "1", n, f"ball{n}")
            seq = p.house.table("1").live.seq
            again = await p.house.type_chance(carl, "1", 0, "ball0")
            assert again.again
            assert p.house.table("1").live.seq == seq

    asyncio.run(main())


def test_a_payment_that_failed_on_the_disk_can_be_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows whether it was written: sent again under its key it is paid once either way."""

    async def main() -> None:
        async with parlour(str(tmp_path / "casino.db"), staff=False) as p:
            from novamas.store.once import once

            asked = once("cage", "carla", "k", ("in", "ana", "5.00"))
            recorder = p.house.books.journal.recorder
            write = recorder.insert_events
            for after in (True, False):  # the answer is lost after the write, or the write itself

                def broken(rows: Any, after: bool = after, **more: Any) -> Any:
                    if after:
                        write(rows, **more)
                    monkeypatch.setattr(recorder, "insert_events", write)
                    raise OSError("the line broke")

                monkeypatch.setattr(recorder, "insert_events", broken)
                with pytest.raises(OSError, match="broke"):
                    await p.house.cash(CARLA, "ana", "5.00", EUR, out=False, once=asked)
                held = await p.house.cash(CARLA, "ana", "5.00", EUR, out=False, once=asked)
                assert held["EUR"] == 5_00
                asked = once("cage", "carla", "k2", ("in", "ana", "5.00"))
                if not after:
                    break
                await p.house.cash(CARLA, "ana", "5.00", EUR, out=True)
            assert (await p.house.purses.of("ana")).holds("EUR") == 5_00

    asyncio.run(main())
    assert audited(str(tmp_path / "casino.db")).finding is None
