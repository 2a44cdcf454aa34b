"""Play chips and cash are two moneys: no table, purse, book or payment ever mixes them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from parlour import DORA, Parlour, audited, parlour
from visitors import Casino, problem

from novamas.kit.decider import Refused
from novamas.kit.money import CURRENCIES, EUR, MONEYS, for_play, for_points, is_play
from novamas.server.hosted import Policy
from novamas.server.roles import Person

CARLA = Person("carla", "cashier")
CHEMIN = {"law": "euskadi-1996", "game": "chemin-de-fer"}


def test_every_currency_has_its_play_money() -> None:
    points = {for_points(c).code for c in CURRENCIES.values()}
    assert set(MONEYS) == {*CURRENCIES, *(for_play(c).code for c in CURRENCIES.values()), *points}
    assert [code for code in MONEYS if is_play(code)] == ["EUR-play", "ESP-play"]
    assert (for_play(EUR).digits, for_play(EUR).minimum) == (EUR.digits, EUR.minimum)


def test_what_a_bot_issued_never_leaves_through_the_cage(tmp_path: Path) -> None:
    """A player who paid money in sits down where company plays, and wins: what is won is play money, and stays so."""

    async def evening(p: Parlour) -> None:
        house, ana = p.house, Person("ana", "player")
        await house.cash(CARLA, "ana", "500.00", EUR, out=False)
        with pytest.raises(Refused, match="purse-too-small"):
            await house.act(ana, "1", {"Bring": {"amount": "100.00"}})
        await house.play_chips(ana)
        await house.act(ana, "1", {"Bring": {"amount": "100.00"}})
        await house.act(ana, "1", {"Leave": {}})
        held = await house.holding("ana")
        assert (held["EUR"], held["EUR-play"]) == (500_00, 1_000_00)
        with pytest.raises(Refused, match="purse-too-small"):
            await house.cash(CARLA, "ana", "500.01", EUR, out=True)
        with pytest.raises(Refused, match="play-money-only"):
            await house.cash(CARLA, "ana", "1.00", for_play(EUR), out=True)
        for out in (False, True):
            with pytest.raises(Refused, match="play-money-only"):
                await house.cash(CARLA, "ana", "1", for_points(EUR), out=out)

    async def main() -> None:
        async with parlour(str(tmp_path / "casino.db"), opening=CHEMIN, policy=Policy(bots=5), staff=False) as p:
            await evening(p)

    asyncio.run(main())
    report = audited(str(tmp_path / "casino.db"))
    assert report.finding is None
    assert "@issue" not in report.balances["EUR"]
    assert "@cage" not in report.balances["EUR-play"]
    assert all(sum(sums.values()) == 0 for sums in report.balances.values())


def test_company_never_plays_for_cash(casino: Casino) -> None:
    director = casino.someone("director")
    body = {"law": "euskadi-1996", "game": "boule", "money": "cash", "running": {"bots": 2}}
    problem(director("POST", "/api/tables", body), 409, "no-company-for-cash")
    table = casino.open("boule", money="cash", running={"auto": True})
    problem(director("POST", f"/api/tables/{table}/bots", {"count": 1}), 409, "no-company-for-cash")
    problem(director("PUT", f"/api/tables/{table}/policy", {"bots": 1}), 409, "no-company-for-cash")


def test_a_guest_gets_no_cash(casino: Casino) -> None:
    guest, cashier = casino.guest(), casino.someone("cashier")
    for way in ("in", "out"):
        path = f"/api/people/{guest.id}/purse/{way}"
        problem(cashier("POST", path, {"amount": "1"}), 409, "guests-have-no-cash")
    table = casino.open(money="cash")
    problem(guest.act(table, {"Bring": {"amount": "10.00"}}), 409, "purse-too-small")


def test_banknotes_are_no_play_money(casino: Casino) -> None:
    guest = casino.guest()
    bring = {"Bring": {"amount": "10.00", "means": "cash"}}
    problem(guest.act(casino.open(), bring), 409, "play-money-only")


def test_a_table_for_cash_pays_cash(casino: Casino) -> None:
    table, ana, cashier = casino.open(money="cash"), casino.someone("player"), casino.someone("cashier")
    assert cashier("POST", f"/api/people/{ana.id}/purse/in", {"amount": "100"}).status_code == 201
    assert ana("POST", "/api/purse/play-chips").status_code == 201
    assert ana.act(table, {"Bring": {"amount": "50.00"}}).status_code == 201
    croupier = casino.someone("croupier")
    croupier.act(table, {"OpenBetting": {}})
    assert ana.act(table, {"PlaceBet": {"on": "straight:7", "amount": "5.00"}}).status_code == 201
    for kind in ("Launch", "CloseBetting"):
        croupier.act(table, {kind: {}})
    assert croupier("POST", f"/api/tables/{table}/chance", {"value": 7}).status_code == 201
    assert ana.act(table, {"Leave": {}}).status_code == 201
    held = ana.get("/api/purse").json()["balances"]
    assert held["EUR"] == 100_00 + 35 * 5_00
    assert held["EUR-play"] == 1_000_00
    assert cashier("POST", f"/api/people/{ana.id}/purse/out", {"amount": "275.00"}).status_code == 201
    (page,) = casino.someone("auditor").get("/api/records/book").json()
    assert (page["currency"], page["result"]) == ("EUR", -35 * 5_00)


def test_the_money_of_a_table_is_written_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with parlour(str(tmp_path / "casino.db"), tables=0, staff=False) as p:
            for money in ("play", "cash"):
                await p.house.open_table(DORA, {"law": "galicia-2007", "game": "boule"}, money=money)  # type: ignore[arg-type]
        async with parlour(str(tmp_path / "casino.db"), tables=2, staff=False) as p:
            assert [t.listed.money for t in p.house.tables.values()] == ["play", "cash"]
            assert [t.currency.code for t in p.house.tables.values()] == ["EUR-play", "EUR"]

    asyncio.run(main())
