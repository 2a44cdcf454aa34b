"""What the people of a house do at a table in person: stop the game, write notes, free a place, rectify, stand in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from parlour import FRENCH, Parlour, audited
from test_croupier import play, until
from visitors import Casino, Visitor, problem

from novamas.casino import Snapshot
from novamas.client import Said
from novamas.kit.decider import Refused
from novamas.server.hosted import Policy
from novamas.server.roles import Person
from novamas.store.books import open_books
from novamas.store.incidents import incidents

RED = {"PlaceBet": {"on": "red", "amount": "10.00"}}
NOTE = "La bola saltó del cilindro y nadie la vio caer."


def sit_down(casino: Casino, table: str, chips: str = "200.00") -> Visitor:
    guest = casino.guest()
    assert guest("POST", "/api/purse/play-chips").status_code == 201
    assert guest.act(table, {"Bring": {"amount": chips}}).status_code == 201
    return guest


def done(answer: Any) -> None:
    assert answer.status_code == 201, answer.text


def to_the_ball(casino: Casino, table: str, guest: Visitor) -> None:
    croupier = casino.someone("croupier")
    done(croupier.act(table, {"OpenBetting": {}}))
    done(guest.act(table, RED))
    for kind in ("Launch", "CloseBetting"):
        done(croupier.act(table, {kind: {}}))


def type_in(casino: Casino, table: str, value: Any) -> None:
    done(casino.someone("croupier")("POST", f"/api/tables/{table}/chance", {"value": value}))


def chips_of(casino: Casino, table: str, who: Visitor) -> int:
    chips: int = casino.house.table(table).live.state.desk.chips[who.id]
    return chips


def kinds(who: Visitor, table: str) -> set[str]:
    return {offer["kind"] for offer in who.get(f"/api/tables/{table}/options").json()}


# -- the game is stopped -----------------------------------------------------------------------------------------------


def test_a_stopped_game_takes_reports_and_nothing_else(casino: Casino) -> None:
    table = casino.open()
    guest, croupier, inspector = sit_down(casino, table), casino.someone("croupier"), casino.someone("inspector")
    done(croupier.act(table, {"OpenBetting": {}}))
    problem(croupier.act(table, {"Halt": {"reason": "irregularity"}}), 403, "not-your-role")
    done(inspector.act(table, {"Halt": {"reason": "irregularity", "note": NOTE}}))
    assert "PlaceBet" not in kinds(guest, table)
    problem(guest.act(table, RED), 409, "game-halted")
    problem(croupier.act(table, {"Launch": {}}), 409, "game-halted")
    problem(inspector.act(table, {"Halt": {"reason": "irregularity"}}), 409, "game-halted")
    assert guest.see(table)["view"]["halted"] == {"by": "@inspector", "reason": "irregularity"}
    assert guest.see(table)["awaits"][0]["who"] == "@inspector"
    done(casino.someone("director").act(table, {"Proceed": {}}))
    problem(inspector.act(table, {"Proceed": {}}), 409, "game-goes-on")
    done(guest.act(table, RED))


def test_what_goes_wrong_is_reported_while_the_game_is_stopped(casino: Casino) -> None:
    table = casino.open()
    guest = sit_down(casino, table)
    to_the_ball(casino, table, guest)
    inspector = casino.someone("inspector")
    done(inspector.act(table, {"Halt": {"reason": "equipment"}}))
    croupier = casino.someone("croupier")
    problem(croupier("POST", f"/api/tables/{table}/chance", {"value": 17}), 409, "chance-not-awaited")
    assert "VoidSpin" in kinds(inspector, table)
    cause = next(o for o in inspector.get(f"/api/tables/{table}/options").json() if o["kind"] == "VoidSpin")
    done(inspector.act(table, {"VoidSpin": {"cause": cause["form"]["cause"]["values"][0]}}))
    done(inspector.act(table, {"Proceed": {}}))


def test_no_clock_runs_while_the_game_is_stopped(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        ana = await p.guest("ana")
        inspector = await p.client("ines", "inspector").open()
        await until(lambda: hosted.closes_at is not None)
        await inspector.do("Halt", reason="dispute")
        await until(lambda: hosted.closes_at is None)
        seq = hosted.live.seq
        await asyncio.sleep(1.0)  # longer than a whole time for betting
        assert hosted.live.seq == seq
        await inspector.do("Proceed")
        await until(lambda: any(e["type"] == "RoundEnded" for act in ana.acts for e in act["events"]), 20)

    play(tmp_path, evening, policy=Policy(seconds=0.6), opening=FRENCH)


# -- notes -------------------------------------------------------------------------------------------------------------


def test_a_note_is_read_by_staff_and_by_nobody_else(casino: Casino) -> None:
    table = casino.open()
    guest, croupier = sit_down(casino, table), casino.someone("croupier")
    problem(croupier.act(table, {"Remark": {"note": "a" * 501}}), 409, "note-too-long")
    problem(croupier.act(table, {"Remark": {"note": NOTE, "about": 999}}), 409, "no-such-note-entry")
    problem(guest.act(table, {"Remark": {"note": NOTE}}), 403, "not-your-role")
    done(croupier.act(table, {"Remark": {"note": NOTE}}))
    log = f"/api/tables/{table}/log"
    for role in ("inspector", "auditor", "director"):
        assert NOTE in casino.someone(role).get(log).text, role
    assert NOTE not in guest.get(f"/api/tables/{table}").text
    assert NOTE not in guest.get(log).text


def test_the_book_of_incidents_has_stops_and_notes(casino: Casino) -> None:
    table = casino.open()
    guest, inspector = sit_down(casino, table), casino.someone("inspector")
    done(casino.someone("croupier").act(table, {"OpenBetting": {}}))
    done(inspector.act(table, {"Halt": {"reason": "dispute", "note": NOTE}}))
    seq = casino.house.table(table).live.seq - 1
    done(inspector.act(table, {"Remark": {"note": "Ana pide que conste.", "about": seq}}))
    done(inspector.act(table, {"Proceed": {}}))
    path = "/api/records/incidents"
    found = casino.someone("auditor").get(path).json()
    assert [one["kind"] for one in found] == ["Halt", "Proceed"]
    assert found[0]["notes"] == ["Ana pide que conste."]
    assert found[0]["person"] == inspector.id
    printed = casino.someone("auditor").get(f"{path}?format=html&lang=es").text
    assert NOTE in printed
    assert "Ana pide que conste." in printed
    assert "hay una reclamación" in printed
    problem(guest.get(path), 403, "not-your-role")


# -- somebody who has gone ---------------------------------------------------------------------------------------------


def test_somebody_absent_is_cleared_with_their_chips_safe(casino: Casino) -> None:
    table = casino.open()
    guest, inspector = sit_down(casino, table), casino.someone("inspector")
    away = {"SendAway": {"player": guest.id}}
    problem(casino.someone("director")("POST", f"/api/tables/{table}/close"), 409, "people-at-the-table")
    problem(casino.someone("croupier").act(table, away), 403, "not-your-role")
    problem(inspector.act(table, {"SendAway": {"player": "nobody"}}), 409, "nobody-of-that-name")
    had = guest.get("/api/purse").json()["balances"]["EUR-play"]
    done(inspector.act(table, away))
    assert guest.get("/api/purse").json()["balances"]["EUR-play"] == had + 20_000
    done(casino.someone("director")("POST", f"/api/tables/{table}/close"))


def test_nobody_is_cleared_in_the_middle_of_a_round_or_while_looking(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        inspector = await p.client("ines", "inspector").open()
        ana = await p.guest("ana")
        assert (await refusal(inspector, player="ana")) == "still-here"
        croupier = await p.client("carl", "croupier").open()
        await croupier.do("OpenBetting")
        await ana.do("PlaceBet", on="red", amount="5.00")
        await ana.close()
        await until(lambda: not any(v.eyes == "ana" for v in p.house.tables["1"].viewers))
        assert (await refusal(inspector, player="ana")) == "bets-on-the-cloth"

    play(tmp_path, evening, policy=Policy(auto=False, physical=True), opening=FRENCH)


async def refusal(client: Any, **fields: Any) -> str:
    with pytest.raises(Said) as said:
        await client.do("SendAway", **fields)
    return said.value.code


# -- what was typed is rectified ---------------------------------------------------------------------------------------


def test_a_card_that_was_mistyped_is_taken_back_by_the_croupier(casino: Casino) -> None:
    table = casino.open("blackjack")
    guest, croupier = sit_down(casino, table), casino.someone("croupier")
    done(guest.act(table, {"Sit": {"seat": 3}}))
    problem(croupier.act(table, {"Rectify": {}}), 409, "nothing-to-rectify")
    while not any(a["who"] == "@chance" and a.get("what") == "card" for a in croupier.see(table)["awaits"]):
        first = croupier.see(table)["awaits"][0]
        if first["kinds"] == ["CloseBetting"]:
            done(guest.act(table, {"PlaceBet": {"on": "box:3", "amount": "10.00"}}))
        offers = croupier.get(f"/api/tables/{table}/options").json() + guest.get(f"/api/tables/{table}/options").json()
        offer = next(o for o in offers if o["kind"] == first["kinds"][0])
        fields = {name: space["values"][0] for name, space in offer.get("form", {}).items()}
        done((guest if offer["by"] == guest.id else croupier).act(table, {offer["kind"]: fields}))
    before = croupier.see(table)
    type_in(casino, table, "8D")
    after = croupier.see(table)
    assert after["view"]["desk"] != before["view"]["desk"]
    assert "typed" not in str(after["view"].get("typed") or "")
    done(croupier.act(table, {"Rectify": {}}))
    again = croupier.see(table)
    assert again["view"]["desk"] == before["view"]["desk"]
    assert again["awaits"] == before["awaits"]
    type_in(casino, table, "9D")
    problem(guest.act(table, {"Rectify": {}}), 403, "not-your-role")


def test_what_was_paid_is_rectified_with_a_signature_and_a_note(casino: Casino) -> None:
    table = casino.open()
    guest, inspector = sit_down(casino, table), casino.someone("inspector")
    to_the_ball(casino, table, guest)
    had = chips_of(casino, table, guest)
    type_in(casino, table, 18)  # red
    assert chips_of(casino, table, guest) > had
    problem(casino.someone("croupier").act(table, {"Rectify": {"note": NOTE}}), 409, "rectify-signed")
    done(inspector.act(table, {"Rectify": {"note": NOTE}}))
    assert chips_of(casino, table, guest) == had
    type_in(casino, table, 17)  # black
    assert chips_of(casino, table, guest) == had
    assert casino.someone("auditor").get("/api/records/audit").json()["finding"] is None
    page = casino.someone("auditor").get("/api/records/book").json()[0]
    assert page["opening_float"] + page["top_ups"] + page["result"] == page["closing_float"]
    assert page["result"] == 1_000
    assert page["handle"] == 1_000
    held = casino.someone("auditor").get("/api/records/hold").json()[0]
    assert (held["handle"], held["won"], held["rounds"]) == (1_000, 1_000, 1)
    (evening,) = guest.get(f"/api/evening/{table}").json()["rounds"]
    assert (evening["net"], sum(evening["bets"].values())) == (-1_000, 1_000)
    results = guest.get(f"/api/tables/{table}/results").json()
    assert [r["value"] for r in results] == [17]


def test_nothing_is_rectified_once_the_next_round_has_begun_or_chips_are_gone(casino: Casino) -> None:
    table = casino.open()
    guest, inspector = sit_down(casino, table), casino.someone("inspector")
    to_the_ball(casino, table, guest)
    type_in(casino, table, 18)
    done(guest.act(table, {"Take": {"amount": "5.00"}}))
    problem(inspector.act(table, {"Rectify": {"note": NOTE}}), 409, "nothing-to-rectify")
    to_the_ball(casino, table, guest)
    type_in(casino, table, 18)
    done(casino.someone("croupier").act(table, {"OpenBetting": {}}))
    problem(inspector.act(table, {"Rectify": {"note": NOTE}}), 409, "nothing-to-rectify")


def test_who_comes_meanwhile_stays_when_a_result_is_rectified(casino: Casino) -> None:
    table = casino.open()
    guest, inspector = sit_down(casino, table), casino.someone("inspector")
    to_the_ball(casino, table, guest)
    type_in(casino, table, 18)
    late = sit_down(casino, table)
    done(inspector.act(table, {"Rectify": {"note": NOTE}}))
    assert chips_of(casino, table, late) == 20_000
    live = casino.house.table(table).live
    book, chips = live.state.book, live.state.desk.chips
    assert sum(book.values()) + sum(chips.values()) == 0


def test_nothing_is_rectified_where_the_house_draws(casino: Casino) -> None:
    table = casino.open(running={"auto": False, "physical": False})
    problem(casino.someone("croupier").act(table, {"Rectify": {}}), 409, "nothing-typed")


def test_a_house_that_starts_again_can_still_rectify(tmp_path: Path) -> None:
    store = tmp_path / "casino.db"
    casino = Casino(store, deal=False)
    with casino.client:
        table = casino.open()
        guest = sit_down(casino, table)
        to_the_ball(casino, table, guest)
        type_in(casino, table, 18)
        live = casino.house.table(table).live
        kept: Snapshot = live.snapshot()
        there = live.state
        live.restore(kept)
        assert live.state == there
    books = open_books(str(store))
    (listed,) = books.list_tables()
    assert incidents(books, "es", {}) == []
    assert books.load_table(listed, casino.house.source()).state == there
    books.close()
    assert audited(str(store)).finding is None


# -- for somebody without a device -------------------------------------------------------------------------------------


def test_the_croupier_enters_what_somebody_without_a_device_says(casino: Casino) -> None:
    table, path = casino.open(), "/api/tables/1/acts"
    ana = casino.account("player", "Ana")
    assert ana("POST", "/api/purse/play-chips").status_code == 201
    croupier = casino.someone("croupier")

    def enter(do: dict[str, Any]) -> Any:
        return croupier("POST", path, {"do": do, "player": ana.id})

    done(enter({"Bring": {"amount": "100.00"}}))
    done(croupier.act(table, {"OpenBetting": {}}))
    offers = croupier.get(f"/api/tables/{table}/options?player={ana.id}").json()
    assert "PlaceBet" in {offer["kind"] for offer in offers}
    assert {offer["by"] for offer in offers} == {ana.id}
    done(enter(RED))
    problem(enter({"PlaceBet": {"on": "red", "amount": "1000.00"}}), 409, "not-enough-chips")
    session = casino.someone("auditor").get(f"/api/records/tables/{table}/session").json()
    bets = [act for act in session if act["events"][0]["event"] == "BetPlaced"]
    assert [(bet["by"], bet["person"]) for bet in bets] == [(ana.id, croupier.id)]


def test_nobody_else_enters_anything_for_anybody(casino: Casino) -> None:
    table = casino.open()
    ana = sit_down(casino, table)
    done(casino.someone("croupier").act(table, {"OpenBetting": {}}))
    for role in ("guest", "player", "inspector", "cashier", "director", "auditor"):
        body = {"do": RED, "player": ana.id}
        problem(casino.someone(role)("POST", f"/api/tables/{table}/acts", body), 403, "not-your-role")
        problem(casino.someone(role).get(f"/api/tables/{table}/options?player={ana.id}"), 403, "not-your-role")
    croupier = casino.someone("croupier")
    for other in ("bot-1-luis", "@director", " "):
        problem(croupier("POST", f"/api/tables/{table}/acts", {"do": RED, "player": other}), 409, "not-a-name")
    auto = casino.open(running={"auto": True, "physical": False})
    problem(croupier("POST", f"/api/tables/{auto}/acts", {"do": RED, "player": ana.id}), 409, "table-deals-itself")


def test_nobody_plays_for_somebody_who_has_a_device(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        await p.guest("ana")
        carl = Person("carl", "croupier")
        with pytest.raises(Refused) as refused:
            await p.house.act(carl, "1", {"Leave": {}}, player="ana")
        assert refused.value.code == "player-has-device"

    play(tmp_path, evening, policy=Policy(auto=False, physical=True), opening=FRENCH)
