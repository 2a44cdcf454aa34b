"""The floor as a file: a house opens what is missing of it, changes nothing that runs, and writes its own floor."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path

import pytest
from parlour import DORA
from visitors import Casino, problem

from novamas.cli import main
from novamas.law import library
from novamas.server.friends import open_for_friends
from novamas.server.hosted import Policy
from novamas.server.house import House
from novamas.server.placing import NotOneLaw, Opened, floor_text, of_law, open_floor, standing
from novamas.server.roles import Person
from novamas.store.books import open_books
from novamas.table import BadFloor, check_casino, survey

PLAN = """
law = "euskadi-1996"
games = ["roulette-french", "blackjack", "craps"]

[[table]]
game = "roulette-french"
name = "R1"
sector = "A"
inspector = "Ane"
minimum = "5.00"
authorised = ["5.00", "10.00"]
options = { tier = 2 }
readings = { zero-prison = "default" }

[[table]]
game = "blackjack"
name = "BJ1"
money = "cash"
running = { auto = false, seconds = 9, physical = true }
"""


def plan(tmp_path: Path, text: str = PLAN) -> Path:
    path = tmp_path / "floor.toml"
    path.write_text(text.replace('readings = { zero-prison = "default" }\n', ""), encoding="utf-8")
    return path


def read_in(store: Path, path: Path) -> Opened:
    """Opens a floor in a house of its own run."""

    async def run() -> Opened:
        house = House(open_books(str(store)))
        await house.start()
        try:
            return await open_floor(house, DORA, survey(path).tables)
        finally:
            await house.close()

    return asyncio.run(run())


def write_out(store: Path, law: str | None = None) -> str:
    books = open_books(str(store))
    try:
        return floor_text(*of_law(standing(books), law))
    finally:
        books.close()


def test_a_floor_is_opened_once_and_nothing_that_runs_is_changed(tmp_path: Path) -> None:
    store, path = tmp_path / "casino.db", plan(tmp_path)
    assert check_casino(survey(path)) == []
    assert read_in(store, path) == Opened(("R1", "BJ1"), (), (), ())
    assert read_in(store, path) == Opened((), ("R1", "BJ1"), (), ())
    text = PLAN.replace("tier = 2", "tier = 1").replace('"BJ1"', '"BJ2"') + '[[table]]\ngame = "craps"\n'
    assert read_in(store, plan(tmp_path, text)) == Opened(("BJ2", "3"), (), ("R1",), ("BJ1",))
    assert read_in(store, plan(tmp_path, text)) == Opened((), ("BJ2", "3"), ("R1",), ("BJ1",))
    books = open_books(str(store))
    try:
        found = {s.place.name: s for s in standing(books)}
    finally:
        books.close()
    assert found["R1"].listed.opening.options == {"tier": 2}
    assert (found["R1"].policy, found["BJ1"].policy) == (Policy(bots=3), Policy(auto=False, seconds=9.0, physical=True))
    assert (found["BJ1"].listed.money, found["BJ1"].listed.typed) == ("cash", True)
    assert (found["R1"].place.sector, found["R1"].place.inspector) == ("A", "Ane")


def test_what_a_house_writes_opens_the_same_house(tmp_path: Path) -> None:
    first, second, path = tmp_path / "a.db", tmp_path / "b.db", plan(tmp_path)
    read_in(first, path)
    written = write_out(first)
    copy = tmp_path / "copy.toml"
    copy.write_text(written, encoding="utf-8")
    assert check_casino(survey(copy)) == []
    assert read_in(second, copy) == Opened(("R1", "BJ1"), (), (), ())
    assert write_out(second) == written
    assert read_in(second, path) == Opened((), ("R1", "BJ1"), (), ())


@pytest.mark.parametrize("law", library().laws())
def test_every_game_can_be_written_and_read_again(tmp_path: Path, law: str) -> None:
    games = library().games(law)
    path = tmp_path / "all.toml"
    path.write_text(
        f'law = "{law}"\n' + "".join(f'[[table]]\ngame = "{g}"\nname = "T {g}"\n' for g in games), encoding="utf-8"
    )
    store = tmp_path / "casino.db"
    assert len(read_in(store, path).opened) == len(games)
    written = write_out(store)
    path.write_text(written, encoding="utf-8")
    assert sorted(tomllib.loads(written)["games"]) == sorted(games)
    assert check_casino(survey(path)) == []
    assert len(read_in(store, path).there) == len(games)


def test_tables_for_friends_and_other_laws_are_no_part_of_a_floor(tmp_path: Path) -> None:
    store = tmp_path / "casino.db"

    async def run() -> None:
        house = House(open_books(str(store)))
        await house.start()
        await house.open_table(DORA, {"law": "euskadi-1996", "game": "boule"})
        await house.open_table(DORA, {"law": "galicia-2007", "game": "craps"})
        await open_for_friends(house, Person("g-1", "guest"), "euskadi-1996", "boule", 0, None)
        closed = await house.open_table(DORA, {"law": "galicia-2007", "game": "boule"})
        await house.close_table(DORA, closed.live.id)
        await house.close()

    asyncio.run(run())
    with pytest.raises(NotOneLaw) as refused:
        write_out(store)
    assert (refused.value.reason, refused.value.args_["known"]) == ("floor-of-laws", ["euskadi-1996", "galicia-2007"])
    assert [t["game"] for t in tomllib.loads(write_out(store, "euskadi-1996"))["table"]] == ["boule"]
    assert [t["game"] for t in tomllib.loads(write_out(store, "galicia-2007"))["table"]] == ["craps"]
    with pytest.raises(NotOneLaw) as refused:
        write_out(store, "boe-1977")
    assert refused.value.reason == "floor-empty"


def test_no_two_open_tables_have_one_name(tmp_path: Path) -> None:
    casino = Casino(tmp_path / "casino.db", deal=False)
    with casino.client:
        director, wish = casino.someone("director"), {"law": "galicia-2007", "game": "boule"}
        first = director("POST", "/api/tables", {**wish, "place": {"name": "B1", "sector": "Norte"}}).json()
        assert (first["name"], first["sector"]) == ("B1", "Norte")
        problem(director("POST", "/api/tables", {**wish, "place": {"name": "B1"}}), 400, "bad-floor")
        problem(director("POST", "/api/tables", {**wish, "place": {"name": "B" * 41}}), 400, "bad-input")
        assert director("POST", f"/api/tables/{first['table']}/close").is_success
        again = director("POST", "/api/tables", {**wish, "place": {"name": "B1"}}).json()
        written = director.get("/api/floor")
        assert written.headers["content-type"].startswith("application/toml")
        assert [t["name"] for t in tomllib.loads(written.text)["table"]] == ["B1"]
        problem(casino.guest().get("/api/floor"), 403, "not-your-role")
        problem(director.get("/api/floor?law=boe-1977"), 400, "bad-floor")
    house = House(open_books(str(tmp_path / "casino.db")))
    house.load()
    assert house.places.place(again["table"]).name == "B1"


def test_a_house_refuses_a_second_name_before_anything_is_written(tmp_path: Path) -> None:
    store, path = tmp_path / "casino.db", plan(tmp_path)
    read_in(store, path)
    twice = plan(
        tmp_path, PLAN.replace('"blackjack"', '"boule"').replace('"BJ1"', '"R1"').replace('money = "cash"', "")
    )
    with pytest.raises(BadFloor, match="R1"):
        read_in(store, twice)


def test_the_command_writes_a_floor(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, path = tmp_path / "casino.db", plan(tmp_path)
    read_in(store, path)
    assert main(["floor", str(store)]) == 0
    assert capsys.readouterr().out == write_out(store)
    assert main(["floor", str(store), "--out", str(tmp_path / "out.toml")]) == 0
    assert (tmp_path / "out.toml").read_text(encoding="utf-8") == write_out(store)
    assert main(["floor", str(store), "--law", "galicia-2007", "--lang", "es"]) == 2
    assert "mesas" in capsys.readouterr().err
    assert main(["floor", str(tmp_path / "none.db")]) == 2


def test_a_server_does_not_open_a_floor_that_the_law_forbids(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = plan(tmp_path, 'law = "euskadi-1996"\n[[table]]\ngame = "boule"\n')
    store = tmp_path / "casino.db"
    assert main(["serve", "--port", "0", "--store", str(store), "--floor", str(path), "--lang", "es"]) == 1
    said = capsys.readouterr().out
    assert said.count("EUS96-A2-018") == 2
    assert said.splitlines()[-1] == "2 problemas."
    assert not store.exists()
    assert main(["serve", "--port", "0", "--store", str(store), "--floor", str(tmp_path / "none.toml")]) == 2
