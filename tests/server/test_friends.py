"""Tables for friends: within what the house allows, seen by those who have the link, closed when everybody has gone;
and what people at a table say to each other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from parlour import Parlour, audited
from test_croupier import play, until
from visitors import Casino, Visitor, problem

from novamas.client import Said
from novamas.server import croupier as dealing
from novamas.server.friends import open_for_friends
from novamas.server.hosted import Policy
from novamas.server.house import House
from novamas.server.roles import Person
from novamas.store.books import open_books

WISH = {"law": "euskadi-1996", "game": "roulette-french"}


def opened(visitor: Visitor, **more: Any) -> Any:
    return visitor("POST", "/api/friends/tables", {**WISH, **more})


def floor(visitor: Visitor | None, casino: Casino) -> dict[str, Any]:
    answer = visitor.get("/api/tables") if visitor else casino.ask("GET", "/api/tables")
    return {each["table"]: each for each in answer.json()}


def test_only_who_has_the_link_sees_a_table_for_friends(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "casino.db", deal=False)
    with casino.client:
        open_to_all = casino.open(running={"auto": True})
        host, friend, stranger = casino.guest(), casino.guest(), casino.guest()
        table = opened(host, bots=2).json()["table"]
        assert floor(host, casino)[table]["private"]
        assert set(floor(stranger, casino)) == set(floor(None, casino)) == {open_to_all}
        assert table in floor(casino.someone("inspector"), casino), "staff see every table"
        for method, path, body in (
            ("GET", "", None), ("GET", "/options", None), ("GET", "/names", None), ("GET", "/log", None),
            ("GET", "/link", None), ("POST", "/acts", {"do": {"Bring": {"amount": "50.00"}}}),
            ("POST", "/enter", {"code": "a guess"}),
        ):  # fmt: skip
            problem(stranger(method, f"/api/tables/{table}{path}", body), 403, "private-table")
        code = host.get(f"/api/tables/{table}/link").json()["code"]
        assert friend("POST", f"/api/tables/{table}/enter", {"code": code}).json()["table"] == table
        assert friend.act(table, {"Bring": {"amount": "50.00"}}).is_success
        seen = floor(friend, casino)[table]
        assert (seen["mine"], seen["people"], floor(host, casino)[table]["mine"]) == (5000, 1, None)
        assert casino.someone("inspector").get(f"/api/tables/{table}/link").json() == {"code": ""}

    # who opened it and who came by its link is in the books, like everything else at the table
    again = House(open_books(str(tmp_path / "casino.db")))
    again.load()
    assert again.friends.invited[table] == {host.id, friend.id}
    assert not again.friends.admits(Person(stranger.id, "guest"), table)
    again.books.close()
    assert audited(str(tmp_path / "casino.db")).clean


def test_a_player_opens_as_many_as_the_house_allows(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "casino.db", deal=False)
    with casino.client:
        casino.open(running={"auto": True})
        casino.open(game="boule", running={"auto": True}, money="cash")
        director, player, guest = casino.someone("director"), casino.someone("player"), casino.guest()
        problem(opened(player, game="boule"), 409, "no-such-table-here")  # for cash alone
        first = player("POST", "/api/friends/tables", WISH, idempotency_key="k")
        assert player("POST", "/api/friends/tables", WISH, idempotency_key="k").json() == first.json()
        problem(opened(player), 409, "enough-of-your-tables")
        allowed = {"tables": 1, "each": 1, "guests": True, "bots": False}
        assert director("PUT", "/api/friends", allowed).json() == allowed == guest.get("/api/friends").json()
        problem(opened(guest), 409, "enough-tables-for-friends")
        assert director("PUT", "/api/friends", {**allowed, "tables": 5}).is_success
        problem(opened(guest, bots=1), 409, "no-company-for-friends")
        assert director("PUT", "/api/friends", {**allowed, "tables": 5, "guests": False}).is_success
        problem(opened(guest), 409, "no-tables-for-friends")
        problem(player("PUT", "/api/friends", allowed), 403, "not-your-role")


def test_a_table_for_friends_is_closed_when_everybody_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "DESERTED", 0.2)

    async def evening(p: Parlour) -> None:
        hosted = await open_for_friends(p.house, Person("ana", "guest"), WISH["law"], WISH["game"], 0, None)
        table = hosted.live.id
        ana = await p.guest("ana", table=table)
        await asyncio.sleep(1.5)
        assert table in p.house.tables, "somebody is there"
        await ana.do("Leave")
        await ana.close()
        await until(lambda: table not in p.house.tables)
        assert "1" in p.house.tables, "the house's own tables stay"

    play(tmp_path, evening, policy=Policy(seconds=0.2))


def test_phrases_reach_the_table_and_nobody_talks_without_end(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana, bea = await p.guest("ana"), await p.guest("bea")
        gil = await p.client("gil").open()
        for phrase in ("hello", "good-luck"):
            await ana.post({"phrase": phrase})
        await bea.until(lambda: len(bea.uttered) == 2)
        assert bea.uttered == [{"who": "ana", "phrase": "hello"}, {"who": "ana", "phrase": "good-luck"}]
        refused = []
        for client, said in ((ana, "hello"), (ana, "hello"), (gil, "hello")):
            answer = await client.post({"phrase": said})
            try:
                await asyncio.wait_for(asyncio.shield(answer), 1)
            except TimeoutError:
                continue  # a phrase is not answered when it was heard
            except Said as error:
                refused.append(error.code)
        assert refused == ["too-many", "no-chips-here"]

    play(tmp_path, evening, policy=Policy(seconds=300))
