"""A reversible cloth while the house is open: it is turned over only once the game on it has been closed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time
from typing import Any

import pytest
from visitors import Casino, Visitor, problem

from cloth_sides import Side, under
from novamas.store.reports import daily_book

ON = {"authorisation": {"reversible": True}, "reversible": "M1"}
FLOAT = 80_000
"""Euros: enough to open any side with; pai gow asks for the most, 15,000 times its minimum of five."""


def before(side: Side) -> str:
    """A game for the other side."""
    return "trijoker" if side.game == "blackjack" else "blackjack"


def with_cash(casino: Casino) -> Visitor:
    """A player who came through the cage."""
    ana = casino.someone("player")
    paid = casino.someone("cashier")("POST", f"/api/people/{ana.id}/purse/in", {"amount": "500"})
    assert paid.status_code == 201
    return ana


@under("closed")
def test_the_cloth_is_turned_over_when_the_game_before_is_closed(casino: Casino, side: Side) -> None:
    director = casino.someone("director")
    first = casino.open(before(side), float="90000.00", money="cash", **ON)
    ana = with_cash(casino)
    assert ana.act(first, {"Bring": {"amount": "100.00", "means": "cash"}}).status_code == 201
    wanted = {"law": "euskadi-1996", "game": side.game, "options": side.options, "float": str(FLOAT), **ON}
    told = problem(director("POST", "/api/tables", wanted), 409, "other-side-open")
    assert set(side.closed) <= set(told["clauses"])
    assert (told["field"], f" {first} " in told["sentence"]) == ("reversible", True)
    elsewhere = casino.open(side.game, options=side.options, **ON | {"reversible": "M2"})
    assert ana.act(first, {"Leave": {}}).status_code == 201
    if director.act(first, {"Suspend": {}}).status_code == 201:
        problem(director("POST", "/api/tables", wanted), 409, "other-side-open")
        assert director.act(first, {"Resume": {}}).status_code == 201
    assert director("POST", f"/api/tables/{first}/close").status_code == 201
    second = casino.open(side.game, options=side.options, float=str(FLOAT), **ON)
    assert second not in (first, elsewhere)
    book = casino.house.tables[second].state.book
    assert {account: n for account, n in book.items() if n} == {"@float": FLOAT * 100, "@cage": -FLOAT * 100}
    problem(director("POST", "/api/tables", {**wanted, "game": "texas-poker", "options": {}}), 409, "other-side-open")
    assert [t.id for t in casino.house.books.list_tables() if t.opening.reversible == "M1"] == [first, second]


@under("number")
def test_each_side_has_books_of_its_own(casino: Casino, side: Side) -> None:
    director, ana = casino.someone("director"), with_cash(casino)
    first = casino.open(before(side), float="90000.00", money="cash", **ON)
    assert ana.act(first, {"Bring": {"amount": "100.00", "means": "cash"}}).status_code == 201
    assert ana.act(first, {"Leave": {}}).status_code == 201
    assert director("POST", f"/api/tables/{first}/close").status_code == 201
    second = casino.open(side.game, options=side.options, float=str(FLOAT), money="cash", **ON)
    assert ana.act(second, {"Bring": {"amount": "30.00", "means": "cash"}}).status_code == 201
    pages = daily_book(casino.house.books)
    assert [(page.table, page.game, page.opening_float, page.drop) for page in pages] == [
        (first, before(side), 90_000_00, 100_00),
        (second, side.game, FLOAT * 100, 30_00),
    ]
    assert [page.closing_box for page in pages] == [100_00, 30_00]
    assert all(page.balances for page in pages)


def today(hours: float) -> Callable[[], float]:
    """A clock that stands so many hours after a midnight."""
    midnight = datetime.combine(date(2026, 3, 2), time()).timestamp()
    return lambda: midnight + hours * 3600


@pytest.mark.clause("GAL07-03-010", "GAL07-03-011", "GAL07-03-012")
def test_in_galicia_the_game_changes_once_a_day(casino: Casino) -> None:
    director, books = casino.someone("director"), casino.house.books
    black = {"law": "galicia-2007", "game": "blackjack", **ON}
    punto = {"law": "galicia-2007", "game": "punto-banca", "options": {"layout": "mini"}, **ON}

    def opens(game: dict[str, Any], hours: float) -> str:
        books.clock = today(hours)
        answer = director("POST", "/api/tables", game)
        assert answer.status_code == 201, answer.text
        number = str(answer.json()["table"])
        busy = problem(director("POST", "/api/tables", black), 409, "other-side-open")
        assert {"GAL07-03-010", "GAL07-03-011", "GAL07-03-012"} <= set(busy["clauses"])
        assert casino.house.tables[number].state.book["@float"] > 0
        assert director("POST", f"/api/tables/{number}/close").status_code == 201
        return number

    first = opens(black, 10), opens(black, 12), opens(punto, 14)
    books.clock = today(16)
    told = problem(director("POST", "/api/tables", black), 409, "cloth-turned")
    assert (told["clauses"], told["field"]) == (["GAL07-03-010"], "reversible")
    again = opens(punto, 18)
    tomorrow = opens(punto, 34), opens(black, 35)
    told = problem(director("POST", "/api/tables", punto), 409, "cloth-turned")
    assert told["clauses"] == ["GAL07-03-010"], "what is said of one side is for both"
    assert len({*first, again, *tomorrow}) == 6, "every side has its number"
    assert [(page.table, page.day) for page in daily_book(books)] == [
        *((number, "2026-03-02") for number in (*first, again)),
        *((number, "2026-03-03") for number in tomorrow),
    ]


def test_elsewhere_the_game_changes_as_often_as_the_house_likes(casino: Casino) -> None:
    director = casino.someone("director")
    for game in ("blackjack", "trijoker", "blackjack", "texas-poker"):
        number = casino.open(game, **ON)
        assert director("POST", f"/api/tables/{number}/close").status_code == 201


@pytest.mark.clause("EUS96-07-018")
def test_a_side_that_the_law_does_not_let_share_the_cloth_is_not_opened(casino: Casino) -> None:
    """A midi table of punto y banca has blackjack with nine places on its back, and nothing else."""
    director = casino.someone("director")
    midi = casino.open("punto-banca", options={"layout": "midi"}, **ON)
    assert director("POST", f"/api/tables/{midi}/close").status_code == 201
    for game, options in (("texas-poker", {}), ("blackjack", {"boxes": 7})):
        wanted = {"law": "euskadi-1996", "game": game, "options": options, **ON}
        told = problem(director("POST", "/api/tables", wanted), 409, "other-side-unlike")
        assert (told["clauses"], told["field"]) == (["EUS96-07-018"], "reversible")
        assert f"table {midi}" in told["sentence"]
    nine = casino.open("blackjack", options={"boxes": 9}, **ON)
    assert director("POST", f"/api/tables/{nine}/close").status_code == 201
    again = casino.open("punto-banca", options={"layout": "midi"}, **ON)
    assert director("POST", f"/api/tables/{again}/close").status_code == 201
    turned = {"law": "euskadi-1996", "game": "blackjack", "options": {"boxes": 8}, **ON}
    problem(director("POST", "/api/tables", turned), 409, "other-side-unlike")


# -- what the office asks ----------------------------------------------------------------------------------------------


def turning(casino: Casino, game: str, law: str = "euskadi-1996", lang: str = "en", **options: Any) -> Any:
    wish = {"law": law, "game": game, "options": options}
    answer = casino.someone("director")("POST", "/api/cloths", wish, accept_language=lang)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_office_is_told_where_the_law_has_a_reversible_cloth(casino: Casino) -> None:
    told = turning(casino, "trijoker")
    assert (told["rule"]["cloth"], told["cloths"]) == ("with-authorisation", [])
    assert "EUS96-13-013" in told["rule"]["clauses"]
    assert turning(casino, "blackjack", "galicia-2007")["rule"]["turns"] == 1
    for game, options in (("roulette-french", {}), ("punto-banca", {}), ("punto-banca", {"layout": "full"})):
        assert turning(casino, game, **options)["rule"]["cloth"] == "unsaid"
    assert turning(casino, "punto-banca", layout="mini")["rule"]["cloth"] == "with-authorisation"


def test_the_office_is_told_which_cloth_can_be_turned_over_and_why_another_cannot(casino: Casino) -> None:
    director = casino.someone("director")
    first = casino.open("blackjack", **ON)
    midi = casino.open("punto-banca", options={"layout": "midi"}, **ON | {"reversible": "M2"})
    casino.open("trijoker")
    assert director("POST", f"/api/tables/{midi}/close").status_code == 201
    one, two = turning(casino, "texas-poker")["cloths"]
    assert (one["cloth"], one["problem"]["code"]) == ("M1", "other-side-open")
    assert one["sides"] == [{"table": first, "law": "euskadi-1996", "game": "blackjack", "open": True}]
    assert (two["cloth"], two["problem"]["code"]) == ("M2", "other-side-unlike")
    assert two["sides"] == [{"table": midi, "law": "euskadi-1996", "game": "punto-banca", "open": False}]
    spoken = turning(casino, "texas-poker", lang="es")["cloths"][0]["problem"]["sentence"]
    assert spoken.startswith("Antes de dar la vuelta a este paño")
    assert [c["problem"] is None for c in turning(casino, "blackjack", boxes=9)["cloths"]] == [False, True]
    assert director("POST", f"/api/tables/{first}/close").status_code == 201
    assert turning(casino, "texas-poker")["cloths"][0]["problem"] is None
    second = casino.open("texas-poker", **ON)
    assert director("POST", f"/api/tables/{second}/close").status_code == 201
    third = casino.open("blackjack", **ON)
    shared = {each["cloth"]: each for each in director.get("/api/cloths").json()}
    assert set(shared) == {"M1", "M2"}
    assert [(s["table"], s["open"]) for s in shared["M1"]["sides"]] == [(third, True), (second, False)]
    assert shared["M1"]["problem"] is None


def test_the_floor_says_which_cloth_a_table_is_a_side_of(casino: Casino) -> None:
    side, plain = casino.open("blackjack", **ON), casino.open("blackjack")
    assert {t["table"]: t["reversible"] for t in casino.ask("GET", "/api/tables").json()} == {side: "M1", plain: ""}


def test_looking_at_cloths_opens_nothing_and_is_the_directors(casino: Casino) -> None:
    wish = {"law": "euskadi-1996", "game": "trijoker"}
    for role in ("guest", "player", "croupier", "inspector", "cashier", "auditor"):
        problem(casino.someone(role)("POST", "/api/cloths", wish), 403, "not-your-role")
        problem(casino.someone(role).get("/api/cloths"), 403, "not-your-role")
    director = casino.someone("director")
    problem(director("POST", "/api/cloths", {**wish, "law": "atlantis"}), 404, "unknown-law")
    problem(director("POST", "/api/cloths", {**wish, "game": "chess"}), 404, "unknown-game")
    problem(director("POST", "/api/cloths", {**wish, "options": {"boxes": 99}}), 400, "bad-option")
    problem(director("POST", "/api/cloths", {**wish, "reversible": "M1"}), 400, "bad-input")
    assert casino.house.tables == {}


@pytest.mark.parametrize("name", [5, "x" * 65, None])
def test_what_the_cloth_lies_on_has_a_short_name(casino: Casino, name: object) -> None:
    wanted = {"law": "euskadi-1996", "game": "trijoker", "authorisation": {"reversible": True}, "reversible": name}
    problem(casino.someone("director")("POST", "/api/tables", wanted), 400, "bad-input")
