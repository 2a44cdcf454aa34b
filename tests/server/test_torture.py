"""`make torture` in small: real servers are killed a few times, and what was acknowledged is in the books, once.

The longer runs are slow. What looks at the books is itself tried on books that are wrong.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from tools.torture.cluster import cluster
from tools.torture.disk import disks, spoken
from tools.torture.kills import kills
from tools.torture.lives import zygote
from tools.torture.mounts import fill
from tools.torture.people import Cage, Crowd, Payment, Player, Silence, Visitor
from tools.torture.postgres import Postgres
from tools.torture.proof import Proof
from tools.torture.table import Row, as_json, table

from novamas.casino import Entry
from private_postgres import Server


def killed(store: str, kind: str, folder: Path, count: int) -> Row:
    async def run() -> Row:
        async with zygote(folder) as made:
            return await kills(made, store, kind, folder / "house", count, count)

    return asyncio.run(run())


def well(row: Row, times: int) -> None:
    assert (row.lost, row.doubled, row.wrong, row.audit) == ([], [], [], "clean")
    assert row.good
    assert row.times >= times
    assert row.acknowledged > 0


def test_killed_a_few_times_on_sqlite(tmp_path: Path) -> None:
    well(killed(str(tmp_path / "casino.db"), "sqlite", tmp_path, 4), 4)


def test_killed_a_few_times_on_postgresql(postgres: Server, tmp_path: Path) -> None:
    well(killed(postgres.database(), "postgresql", tmp_path, 3), 3)


@pytest.mark.slow
def test_killed_many_times_on_sqlite(tmp_path: Path) -> None:
    well(killed(str(tmp_path / "casino.db"), "sqlite", tmp_path, 60), 60)


@pytest.mark.slow
def test_killed_many_times_on_postgresql(postgres: Server, tmp_path: Path) -> None:
    well(killed(postgres.database(), "postgresql", tmp_path, 40), 40)


@pytest.mark.slow
def test_servers_of_one_house_are_killed_paused_and_parted(postgres: Server, tmp_path: Path) -> None:
    url = postgres.database()
    beneath = Postgres(tmp_path / "unused")
    beneath.port = postgres.port

    async def run() -> list[Row]:
        async with zygote(tmp_path) as made:
            return await cluster(made, url, beneath, tmp_path / "house", 6, 1)

    rows = asyncio.run(run())
    assert len(rows) == 6
    for row in rows:
        well(row, 1)


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="only root has small disks")
def test_a_full_or_unwritable_disk_loses_nothing(tmp_path: Path) -> None:
    async def run() -> list[Row]:
        async with zygote(tmp_path) as made:
            return await disks(made, tmp_path / "disk", ["sqlite"], 1)

    for row in asyncio.run(run()):
        well(row, 1)


# -- those who look at the books -------------------------------------------------------------------------------------


def somebody(id: str, role: str = "guest", table: int = 1) -> Player:
    visitor = Visitor({"person": id, "role": role, "token": "t"}, "cookie")
    return Player(visitor, table, 1, random.Random(1), Silence())


@pytest.fixture
def books() -> tuple[Proof, Player]:
    player = somebody("ana")
    director = Visitor({"person": "dora", "role": "director", "token": "t"}, "cookie")
    return Proof(Crowd(director, [player], Cage(director, ["ana"], random.Random(1)), player.silence)), player


def act(seq: int, by: str = "ana", events: int = 1, **more: Any) -> dict[str, Any]:
    return {"seq": seq, "by": by, "events": [{"type": "Something"}] * events, **more}


def test_what_was_acknowledged_and_is_there_is_fine(books: tuple[Proof, Player]) -> None:
    proof, ana = books
    proof.take("1", act(0))
    proof.take("1", act(1, "@croupier", 2))
    proof.take("1", act(3))
    ana.fresh = [0, 3]
    proof.explain(ana)
    assert (proof.lost, proof.doubled, proof.wrong) == ([], [], [])


def test_what_was_acknowledged_and_is_not_there_is_lost(books: tuple[Proof, Player]) -> None:
    proof, ana = books
    proof.take("1", act(0))
    ana.fresh = [0, 1]
    proof.explain(ana)
    assert len(proof.lost) == 1


def test_what_nobody_was_told_of_happened_twice_or_was_refused(books: tuple[Proof, Player]) -> None:
    proof, ana = books
    proof.take("1", act(0))
    proof.take("1", act(1))
    ana.fresh = [0]
    proof.explain(ana)
    assert len(proof.doubled) == 1


def test_one_command_may_still_wait_for_its_answer(books: tuple[Proof, Player]) -> None:
    proof, ana = books
    ana.open = ("k", {"Bring": {}})
    proof.take("1", act(0))
    proof.explain(ana)
    assert proof.doubled == []
    ana.open, ana.fresh = None, [0]  # it was sent again, and answered with its number
    proof.explain(ana)
    assert (proof.lost, proof.doubled, proof.wrong) == ([], [], [])


def test_a_gap_in_a_log_and_an_act_for_two_commands_are_wrong(books: tuple[Proof, Player]) -> None:
    proof, ana = books
    proof.take("1", act(0))
    proof.take("1", act(2))
    ana.fresh = [0, 2, 2]
    proof.explain(ana)
    assert len(proof.wrong) == 2


def test_acts_in_somebody_s_place_are_not_theirs(books: tuple[Proof, Player]) -> None:
    proof, ana = books
    proof.take("1", act(0, cause="default"))
    proof.explain(ana)
    assert proof.doubled == []


def test_a_payment_that_came_twice_is_named(books: tuple[Proof, Player]) -> None:
    proof, ana = books
    proof.crowd.cage.paid = [Payment("cage-1", "ana", 1001), Payment("cage-2", "ana", 1002)]
    proof.misses(ana, {"EUR": 1002})
    assert "cage-2" in proof.doubled[0]
    proof.misses(ana, {"EUR": -3})
    assert len(proof.wrong) == 1


def test_chips_that_went_to_a_table_are_followed(books: tuple[Proof, Player]) -> None:
    proof, _ = books
    brought = {"type": "Brought", "moves": [["@purse/ana", "ana", 2000, "chips"]]}
    took = {"type": "Took", "moves": [["ana", "@purse/ana", 500, "chips"], ["ana", "@cloth", 5, "bet"]]}
    proof.take("1", {"seq": 0, "by": "ana", "events": [brought, took]})
    assert proof.drawn["ana"] == {"EUR-play": 1500}


def entry(amount: int, other: str, currency: str = "EUR-play") -> Entry:
    return Entry(amount, currency, other, "chips", 1.0)


def test_a_purse_is_explained_entry_by_entry(books: tuple[Proof, Player]) -> None:
    proof, ana = books
    ana.given.update({"EUR-play": 1000})
    proof.drawn["ana"].update({"EUR-play": 400})
    proof.crowd.cage.paid = [Payment("cage-1", "ana", 1001)]
    fine = [entry(1000, "@issue"), entry(-400, "table/1"), entry(1001, "@cage", "EUR")]
    proof.state(ana, fine)
    assert proof.wrong == []
    for wrong in (
        [*fine, fine[2]],  # paid twice
        [*fine, entry(500, "@issue"), entry(-500, "@issue")],  # asked once
        [*fine, entry(-1, "table/2")],
        [*fine, entry(60, "@somewhere")],
    ):
        before = len(proof.wrong)
        proof.state(ana, wrong)
        assert len(proof.wrong) > before


def test_what_was_on_its_way_when_a_file_was_deleted_is_there_if_it_was_acknowledged(
    books: tuple[Proof, Player],
) -> None:
    crowd, ana = books[0].crowd, books[1]
    ana.acked, ana.fresh, ana.open = {"k1": 0}, [0], ("k2", {"Bring": {}})
    mark = crowd.mark()
    ana.acked, ana.fresh, ana.open = {"k1": 0, "k2": 1, "k3": 2}, [0, 1, 2], ("k4", {})
    assert crowd.rewind(mark) == 1  # only what was sent afterwards
    assert (ana.acked, ana.fresh, ana.open) == ({"k1": 0, "k2": 1}, [0, 1], None)


def test_somebody_who_waits_for_chips_does_not_play(books: tuple[Proof, Player]) -> None:
    crowd, ana = books[0].crowd, books[1]
    asked: list[str] = []

    async def ask(web: object, method: str, url: str, body: object = None, **more: str) -> httpx.Response:
        asked.append(more["idempotency_key"])
        return httpx.Response(201, json={"balances": {"EUR-play": 1060}})

    async def main() -> None:
        ana.visitor.ask = ask  # type: ignore[method-assign]
        ana.filling = ("chips-0", {"EUR-play": 1000})
        crowd.cage.work = lambda *_: asyncio.sleep(0)  # type: ignore[method-assign]
        await crowd.play(None, lambda: "http://127.0.0.1:9", asyncio.Event(), stay=False)  # type: ignore[arg-type]

    asyncio.run(main())
    assert asked == ["chips-0"]
    assert (ana.given["EUR-play"], ana.filling, ana.lives) == (60, None, 0)


# -- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spoilt", [{"lost": ["x"]}, {"doubled": ["x"]}, {"wrong": ["x"]}, {"audit": "a tail is missing"}]
)
def test_a_row_is_good_only_if_nothing_is_wrong_with_it(spoilt: dict[str, Any]) -> None:
    fine = {"done": "killed", "store": "sqlite", "audit": "clean"}
    assert Row(**fine).good
    assert not Row(**{**fine, **spoilt}).good


def test_the_table_has_a_line_a_row_and_is_json_too() -> None:
    rows = [Row("killed", "sqlite", 3, 40, audit="clean", notes=["a|b"]), Row("cut", "postgresql", lost=["x"])]
    lines = table(rows).splitlines()
    assert len(lines) == 4
    assert {line.count("|") for line in lines} == {10}
    assert [row["good"] for row in as_json(rows)] == [True, False]


def test_a_full_disk_has_no_room_left(tmp_path: Path) -> None:
    free = 1 << 62  # more than any disk must leave: nothing is written
    assert fill(tmp_path, free).stat().st_size == 0


def test_what_a_log_says_is_put_in_few_words() -> None:
    assert spoken('{"what": "command", "table": "1"}') == ""
    assert spoken('{"what": "store", "sentence": "The disk is full."}') == "The disk is full."
    assert "OSError" in spoken('{"what": "note", "says": "it failed", "trace": "Traceback\\nOSError: full"}')
    assert spoken("plain words") == "plain words"
