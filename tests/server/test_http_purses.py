"""Purses over HTTP and the socket: a balance a money, and nothing of one ever pays for the other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from parlour import DORA, FRENCH, Parlour, audited, parlour
from visitors import Casino, problem

from novamas.client import Said
from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput
from novamas.kit.money import CURRENCIES, plain
from novamas.law import library
from novamas.server.hosted import Policy
from novamas.server.house import House
from novamas.server.roles import Person
from novamas.store.books import open_books

PESETAS = {"law": "boe-1977", "game": "roulette-french", "minimum": "100"}
CARLA = Person("carla", "cashier")
CIRCLE = ("chemin-de-fer", "baccarat-banque")
"""Games that need more people than one guest and two bots: some of them are the bank."""
STAKED = {"BetPlaced", "StakeLaid", "StakePlaced", "CardsSold"}
ENDED = {"RoundEnded", "BingoEnded"}


def two_tables(casino: Casino, money: str = "play") -> tuple[str, str]:
    """A table in euros and one in pesetas."""
    return casino.open(money=money), casino.open(law="boe-1977", minimum="100", money=money)


def test_a_guest_is_given_chips_of_every_currency_that_is_played_in(casino: Casino) -> None:
    early = casino.guest()
    assert early.get("/api/purse").json()["balances"] == {"EUR-play": 1_000_00}, "nothing is open yet"
    euros, pesetas = two_tables(casino)
    assert early.get("/api/purse").json()["balances"] == {"EUR-play": 1_000_00, "ESP-play": 0}
    assert early.act(euros, {"Bring": {"amount": "400.00"}}).status_code == 201
    assert early("POST", "/api/purse/play-chips").json()["balances"] == {"EUR-play": 1_000_00, "ESP-play": 20_000}
    late = casino.guest()
    assert late.get("/api/purse").json() == {"person": late.id, "balances": {"EUR-play": 1_000_00, "ESP-play": 20_000}}
    assert late.act(pesetas, {"Bring": {"amount": "20000"}}).status_code == 201
    assert late.get("/api/purse").json()["balances"] == {"EUR-play": 1_000_00, "ESP-play": 0}


def test_euros_never_become_pesetas(casino: Casino) -> None:
    """Who has only euros brings nothing to a peseta table, although the same number of cents would do."""
    euros, pesetas = two_tables(casino, "cash")
    ana, cashier = casino.someone("player"), casino.someone("cashier")
    purse = f"/api/people/{ana.id}/purse"
    assert cashier("POST", f"{purse}/in", {"amount": "900.00"}).status_code == 201
    refused = problem(ana.act(pesetas, {"Bring": {"amount": "500"}}), 409, "purse-too-small")
    assert refused["sentence"] == "The purse holds 0 pta, which is less than 500 pta."
    problem(ana.act(pesetas, {"Bring": {"amount": "5.00"}}), 400, "bad-amount")
    assert ana.get(f"/api/tables/{pesetas}").json()["view"]["desk"]["chips"] == {}

    cashier("POST", f"{purse}/in", {"amount": "800", "currency": "ESP"})
    assert ana.act(pesetas, {"Bring": {"amount": "500"}}).status_code == 201
    problem(ana.act(pesetas, {"Bring": {"amount": "301"}}), 409, "purse-too-small")
    assert ana.get("/api/purse").json()["balances"] == {"EUR": 900_00, "ESP": 300}
    assert ana.act(euros, {"Bring": {"amount": "900.00"}}).status_code == 201
    assert ana.act(pesetas, {"Leave": {}}).status_code == 201
    assert ana.get("/api/purse").json()["balances"] == {"EUR": 0, "ESP": 800}, "what left a table is its own money"


def test_no_more_of_a_currency_is_paid_out_than_is_held(casino: Casino) -> None:
    two_tables(casino, "cash")
    ana, cashier = casino.someone("player"), casino.someone("cashier")
    purse = f"/api/people/{ana.id}/purse"
    cashier("POST", f"{purse}/in", {"amount": "900.00", "currency": "EUR"})
    cashier("POST", f"{purse}/in", {"amount": "1000", "currency": "ESP"})
    much = {"amount": "1001", "currency": "ESP"}
    refused = problem(cashier("POST", f"{purse}/out", much), 409, "purse-too-small")
    assert refused["sentence"] == "The purse holds 1,000 pta, which is less than 1,001 pta."
    refused = problem(cashier("POST", f"{purse}/out", {"amount": "900.01"}), 409, "purse-too-small")
    assert refused["sentence"] == "The purse holds 900.00 €, which is less than 900.01 €."
    problem(cashier("POST", f"{purse}/out", {"amount": "9.50", "currency": "ESP"}), 400, "bad-amount")
    unknown = problem(cashier("POST", f"{purse}/in", {"amount": "1", "currency": "XAU"}), 400, "bad-input")
    assert unknown["field"] == "currency"
    assert cashier.get(purse).json()["balances"] == {"EUR": 900_00, "ESP": 1_000}
    paid = cashier("POST", f"{purse}/out", {"amount": "1000", "currency": "ESP"}).json()
    assert paid == {"person": ana.id, "balances": {"EUR": 900_00, "ESP": 0}}


def test_the_cage_means_the_money_of_the_first_table(casino: Casino) -> None:
    pesetas = casino.open(law="boe-1977", minimum="100", money="cash")
    ana, cashier = casino.someone("player"), casino.someone("cashier")
    purse = f"/api/people/{ana.id}/purse"
    assert cashier("POST", f"{purse}/in", {"amount": "700"}).json()["balances"] == {"ESP": 700}
    casino.open(money="cash")
    assert casino.someone("director")("POST", f"/api/tables/{pesetas}/close").status_code == 201
    # It stays the house's own when that table has gone, and who holds it still sees it and is paid.
    assert ana.get("/api/purse").json()["balances"] == {"EUR": 0, "ESP": 700}
    assert cashier("POST", f"{purse}/out", {"amount": "200"}).json()["balances"] == {"EUR": 0, "ESP": 500}


def test_a_restart_keeps_every_currency(tmp_path: Path) -> None:
    first = Casino(tmp_path / "c.db", deal=False)
    with first.client:
        euros, pesetas = two_tables(first)
        ana = first.guest()
        ana.act(euros, {"Bring": {"amount": "100.00"}})
        ana.act(pesetas, {"Bring": {"amount": "2500"}})
        before = ana.get("/api/purse").json()
    assert before["balances"] == {"EUR-play": 900_00, "ESP-play": 17_500}
    second = Casino(tmp_path / "c.db", deal=False)
    with second.client:
        ana.casino = second
        assert ana.get("/api/purse").json() == before
        assert {t["table"]: t["currency"] for t in ana.get("/api/tables").json()} == {
            euros: "EUR-play",
            pesetas: "ESP-play",
        }
        assert ana.act(pesetas, {"Leave": {}}).status_code == 201
        assert ana.get("/api/purse").json()["balances"] == {"EUR-play": 900_00, "ESP-play": 20_000}
        report = second.someone("auditor").get("/api/records/audit").json()
    assert report["finding"] is None
    assert {code: sum(sums.values()) for code, sums in report["balances"].items()} == {"EUR-play": 0, "ESP-play": 0}
    assert report["balances"]["EUR-play"]["chips at tables"] == 100_00
    assert all("@cage" not in sums for sums in report["balances"].values()), "the cage gives no play chips"


def test_the_socket_tells_every_balance_and_every_change(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        await p.house.open_table(DORA, PESETAS, Policy(auto=False))
        ana = await p.guest("ana", table="2", chips="5000")
        await ana.until(lambda: ana.purse == {"EUR-play": 1_000_00, "ESP-play": 15_000}, 60)
        with pytest.raises(Said, match="The purse holds 15,000 pta"):
            await ana.do("Bring", amount="15001")
        await ana.do("Take", amount="1000")
        await ana.until(lambda: ana.purse == {"EUR-play": 1_000_00, "ESP-play": 16_000}, 60)
        heard: list[str] = []
        croupier = await p.client("carl", "croupier", table="2", heard=heard.append).open()
        await croupier.do("OpenBetting")
        assert not [text for text in heard if text.startswith('{"purse"')], "staff have no purse"
        await ana.cut()
        await p.house.cash(CARLA, "ana", "1.00", CURRENCIES["EUR"], out=False)
        await ana.open()
        await ana.until(lambda: ana.purse == {"EUR-play": 1_000_00, "ESP-play": 16_000, "EUR": 1_00}, 60)

    async def main() -> None:
        async with parlour(str(tmp_path / "casino.db"), policy=Policy(auto=False), staff=False) as p:
            await evening(p)

    asyncio.run(main())
    assert audited(str(tmp_path / "casino.db")).finding is None


@pytest.mark.parametrize("game", library().games("boe-1977"))
def test_company_at_a_peseta_table_plays_in_pesetas(tmp_path: Path, game: str) -> None:
    store = str(tmp_path / "casino.db")
    bots = 6 if library().family("boe-1977", game) in CIRCLE else 2

    async def main() -> None:
        opening = {"law": "boe-1977", "game": game}
        async with parlour(store, opening=opening, policy=Policy(seconds=0.2, bots=bots)) as p:
            ana = await p.guest("ana", chips="5000")
            events = lambda: {e["type"] for act in ana.acts for e in act["events"]}  # noqa: E731
            await ana.until(lambda: events() & STAKED and events() & ENDED, 60)

    asyncio.run(main())
    report = audited(store)
    assert report.finding is None
    assert set(report.balances) == {"ESP-play"}
    assert report.people == bots + 1


@pytest.mark.parametrize("seed", range(3))
def test_any_evening_in_two_currencies_ends_with_the_balances_of_each(tmp_path: Path, seed: int) -> None:
    """Cage and tables at random: a request is done exactly if its own currency covers it, and touches no other."""
    rng = random.Random(seed)
    purses = {(who, code): 0 for who in ("ana", "bea") for code in CURRENCIES}
    chips = dict(purses)
    tables = {"1": "EUR", "2": "ESP"}
    store = str(tmp_path / "casino.db")

    async def attempt(house: House) -> None:
        who, table = rng.choice(("ana", "bea")), rng.choice(("1", "2"))
        what = rng.choice(("in", "out", "Bring", "Take"))
        code = tables[table]
        amount, here = rng.randrange(1, 40) * CURRENCIES[code].minimum, (who, code)
        held = {"in": amount, "out": purses[here], "Bring": purses[here], "Take": chips[here]}[what]
        text = plain(amount, CURRENCIES[code])
        try:
            if what in ("in", "out"):
                await house.cash(CARLA, who, text, CURRENCIES[code], out=what == "out")
            else:
                await house.act(Person(who, "player"), table, {what: {"amount": text}})
        except (Refused, BadInput):
            assert amount > held
            return
        assert amount <= held
        purses[here] += amount if what in ("in", "Take") else -amount
        chips[here] += {"Bring": amount, "Take": -amount}.get(what, 0)
        for person, code in purses:
            assert (await house.purses.of(person)).holds(code) == purses[person, code]

    async def main() -> None:
        house = House(open_books(store))
        for opening in (FRENCH, PESETAS):
            await house.open_table(DORA, opening, Policy(auto=False), money="cash")
        for _ in range(120):
            await attempt(house)
        await house.close()
        again = House(open_books(store))
        again.load()
        for (person, code), held in purses.items():
            assert (await again.purses.of(person)).holds(code) == held
        await again.close()

    asyncio.run(main())
    report = audited(store)
    assert report.finding is None
    assert {code: sums["purses"] for code, sums in report.balances.items()} == {
        code: sum(held for (_, c), held in purses.items() if c == code) for code in CURRENCIES
    }


def test_the_cage_finds_people_by_part_of_a_name_or_by_id(casino: Casino) -> None:
    cashier, guest = casino.someone("cashier"), casino.guest()
    uxia, ana = casino.account("player", "Uxía do Río"), casino.account("player", "Ana 100")

    def found(like: str) -> list[str]:
        answer = cashier("GET", f"/api/people?like={like}")
        assert answer.status_code == 200, answer.text
        return [each["person"] for each in answer.json()]

    assert found("UXÍA") == found("uxia") == found("do%20ri") == [uxia.id]
    assert found(guest.id) == [guest.id], "a guest without a name is found by the id"
    assert found(ana.id[:-1]) == found("nobody") == [], "a part of an id finds nobody"
    assert found("%25") == found("_") == found("100%25") == found("%20") == [], "nothing stands for any letter"
    assert cashier.get("/api/people?like=ana").json() == [{"person": ana.id, "role": "player", "name": "Ana 100"}]
    assert casino.someone("director")("DELETE", f"/api/accounts/{uxia.id}").status_code == 204
    assert found("ux") == found(uxia.id) == [], "who has left is not found"
    for letter in "abcdefghijklmnopqrstuvwxy":
        casino.people.names.give(f"p-{letter}", f"zz {letter}")
        casino.people.accounts[f"p-{letter}"] = casino.people.accounts[ana.id]
    assert len(found("zz")) == 20, "some at a time"
    problem(cashier.get("/api/people"), 400, "bad-input")
    for role in ("guest", "player", "croupier", "inspector"):
        problem(casino.someone(role).get("/api/people?like=a"), 403, "not-your-role")
