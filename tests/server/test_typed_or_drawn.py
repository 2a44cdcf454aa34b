"""Where results come from is settled when a table opens: typed by the croupier of a physical table, else drawn.

A croupier who could type at a table that draws would choose the outcome: close the betting and type the winning number
on one line, or try cards until one is not refused and so learn what is still in the shoe.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from parlour import DORA, FRENCH, Parlour, audited, parlour
from visitors import Casino, problem

from novamas.client import Said
from novamas.kit.decider import Refused
from novamas.server.hosted import Policy
from novamas.server.roles import ROLES, Person
from novamas.store.books import open_books
from novamas.store.reports import daily_book

DRAWN = {"auto": False, "physical": False}
STEPS = ({"OpenBetting": {}}, {"Launch": {}}, {"CloseBetting": {}})


def spinning(casino: Casino, **running: Any) -> str:
    """A table whose ball is in motion."""
    table = casino.open(running={**DRAWN, **running})
    for do in STEPS:
        assert casino.someone("croupier").act(table, do).status_code == 201
    return table


@pytest.mark.parametrize("role", sorted(ROLES))
def test_nobody_types_a_result_where_the_house_draws(shared: Casino, role: str) -> None:
    table, who = spinning(shared), shared.someone(role)
    before = shared.house.table(table).live.seq
    for key in ({}, {"idempotency_key": f"k-{role}"}):
        answer = who("POST", f"/api/tables/{table}/chance", {"value": 17}, **key)
        problem(answer, *((409, "drawn-not-typed") if role == "croupier" else (403, "not-your-role")))
    assert shared.house.table(table).live.seq == before


def test_an_impossible_result_is_no_oracle(casino: Casino) -> None:
    """A card that is not left in the shoe is refused in the same words as one that is."""
    table = casino.open("punto-banca", running=DRAWN)
    answers = {casino.someone("croupier")("POST", f"/api/tables/{table}/chance", {"value": v}).text for v in ("AS", 99)}
    assert len(answers) == 1


def test_on_one_line_neither(tmp_path: Path) -> None:
    """`CloseBetting` and a number in the same breath: the number is refused, and the ball falls where it is drawn."""

    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        croupier = await p.client("carl", "croupier").open()
        await croupier.do("OpenBetting")
        await ana.do("PlaceBet", on="straight:17", amount="5.00")
        await croupier.do("Launch")
        await croupier.ask({"CloseBetting": {}})
        with pytest.raises(Said) as refused:
            await (await croupier.post({"chance": 17}))
        assert refused.value.code == "drawn-not-typed"
        await ana.until(lambda: any(e["type"] == "RoundEnded" for act in ana.acts for e in act["events"]), 60)
        assert {act["source"] for act in ana.acts if act.get("source")} == {"committed"}

    async def main() -> None:
        async with parlour(str(tmp_path / "casino.db"), policy=Policy(auto=False)) as p:
            await evening(p)

    asyncio.run(main())
    report = audited(str(tmp_path / "casino.db"))
    assert report.finding is None
    assert report.sources == {"committed": 1}


def test_at_a_physical_table_only_the_croupier_types(shared: Casino) -> None:
    for role in sorted(ROLES):
        table = spinning(shared, physical=True)
        answer = shared.someone(role)("POST", f"/api/tables/{table}/chance", {"value": 17})
        if role == "croupier":
            assert answer.status_code == 201
        else:
            problem(answer, 403, "not-your-role")
    shared.run(nothing_is_drawn, shared, table)


async def nothing_is_drawn(casino: Casino, table: str) -> None:
    assert not await casino.house.draw(casino.house.table(table))


def test_where_results_come_from_does_not_change(casino: Casino) -> None:
    director = casino.someone("director")
    for physical in (True, False):
        table = casino.open(running={"auto": False, "physical": physical})
        other = {"auto": False, "physical": not physical}
        problem(director("PUT", f"/api/tables/{table}/policy", other), 409, "chance-is-settled")
        assert casino.house.table(table).policy.physical is physical


def test_how_a_table_runs_does_not_change_while_a_round_lives(casino: Casino) -> None:
    table, director = spinning(casino, physical=True), casino.someone("director")
    path = f"/api/tables/{table}/policy"
    problem(director("PUT", path, {"auto": True, "physical": True}), 409, "round-is-running")
    problem(director("PUT", path, {"auto": False, "seconds": 1, "physical": True}), 409, "round-is-running")
    assert casino.someone("croupier")("POST", f"/api/tables/{table}/chance", {"value": 3}).status_code == 201
    assert director("PUT", path, {"auto": True, "physical": True}).status_code == 200


def test_who_changed_how_a_table_runs_is_written_down(casino: Casino) -> None:
    table, director = casino.open(running=DRAWN), casino.someone("director")
    assert director("PUT", f"/api/tables/{table}/policy", {"auto": True, "seconds": 7}).status_code == 200
    chosen = [r for r in casino.house.books.journal.read("house") if r.kind == "Policy"]
    last = json.loads(bytes(chosen[-1].body))
    assert (last["id"], last["policy"]["seconds"], last["by"]) == (table, 7.0, director.id)
    assert last["at"] > 0


def test_an_odd_source_stands_in_the_books(tmp_path: Path) -> None:
    """A house that was started with a source of its own, for a test or a demonstration, cannot hide it."""
    from novamas.kit.chance import Seeded

    store = str(tmp_path / "casino.db")

    async def main() -> None:
        async with parlour(store, policy=Policy(seconds=0.1), source=lambda: Seeded(1)) as p:
            ana = await p.guest("ana")
            await ana.until(lambda: any(e["type"] == "RoundEnded" for act in ana.acts for e in act["events"]), 60)

    asyncio.run(main())
    report = audited(store)
    assert report.finding is None
    assert set(report.sources) == {"seeded"}
    books = open_books(store)
    try:
        (page,) = daily_book(books)
        assert page.sources["seeded"] == report.sources["seeded"]
    finally:
        books.close()


def test_a_table_opened_by_a_law_book_alone_draws(tmp_path: Path) -> None:
    async def main() -> None:
        async with parlour(str(tmp_path / "casino.db"), tables=0, staff=False) as p:
            hosted = await p.house.open_table(DORA, FRENCH)
            assert hosted.listed.chance == "drawn"
            assert hosted.draws is not None
            assert len(hosted.draws.commitment) == 64
            with pytest.raises(Refused, match="drawn-not-typed"):
                await p.house.type_chance(Person("carl", "croupier"), "1", 5)

    asyncio.run(main())
