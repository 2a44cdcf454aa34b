"""A reversible cloth while the house is open: it is turned over only once the game on it has been closed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, time
from typing import Any

import pytest
from visitors import Casino, problem

from cloth_sides import Side, under
from novamas.store.reports import daily_book

ON = {"authorisation": {"reversible": True}, "reversible": "M1"}


def before(side: Side) -> str:
    """A game for the other side."""
    return "trijoker" if side.game == "blackjack" else "blackjack"


@under("closed")
def test_the_cloth_is_turned_over_when_the_game_before_is_closed(casino: Casino, side: Side) -> None:
    director = casino.someone("director")
    first = casino.open(before(side), float="90000.00", **ON)
    ana = casino.guest()
    assert ana.act(first, {"Bring": {"amount": "100.00", "means": "cash"}}).status_code == 201
    wanted = {"law": "euskadi-1996", "game": side.game, "options": side.options, "float": "70000.00", **ON}
    told = problem(director("POST", "/api/tables", wanted), 409, "other-side-open")
    assert set(side.closed) <= set(told["clauses"])
    assert (told["field"], f" {first} " in told["sentence"]) == ("reversible", True)
    elsewhere = casino.open(side.game, options=side.options, **ON | {"reversible": "M2"})
    assert ana.act(first, {"Leave": {}}).status_code == 201
    if director.act(first, {"Suspend": {}}).status_code == 201:
        problem(director("POST", "/api/tables", wanted), 409, "other-side-open")
        assert director.act(first, {"Resume": {}}).status_code == 201
    assert director("POST", f"/api/tables/{first}/close").status_code == 201
    second = casino.open(side.game, options=side.options, float="70000.00", **ON)
    assert second not in (first, elsewhere)
    book = casino.house.tables[second].state.book
    assert {account: n for account, n in book.items() if n} == {"@float": 70_000_00, "@cage": -70_000_00}
    problem(director("POST", "/api/tables", {**wanted, "game": "texas-poker", "options": {}}), 409, "other-side-open")
    assert [t.id for t in casino.house.books.listed() if t.opening.reversible == "M1"] == [first, second]


@under("number")
def test_each_side_has_books_of_its_own(casino: Casino, side: Side) -> None:
    director, ana = casino.someone("director"), casino.guest()
    first = casino.open(before(side), float="90000.00", **ON)
    assert ana.act(first, {"Bring": {"amount": "100.00", "means": "cash"}}).status_code == 201
    assert ana.act(first, {"Leave": {}}).status_code == 201
    assert director("POST", f"/api/tables/{first}/close").status_code == 201
    second = casino.open(side.game, options=side.options, float="70000.00", **ON)
    assert ana.act(second, {"Bring": {"amount": "30.00", "means": "cash"}}).status_code == 201
    pages = daily_book(casino.house.books)
    assert [(page.table, page.game, page.opening_float, page.drop) for page in pages] == [
        (first, before(side), 90_000_00, 100_00),
        (second, side.game, 70_000_00, 30_00),
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


@pytest.mark.parametrize("name", [5, "x" * 65, None])
def test_what_the_cloth_lies_on_has_a_short_name(casino: Casino, name: object) -> None:
    wanted = {"law": "euskadi-1996", "game": "trijoker", "authorisation": {"reversible": True}, "reversible": name}
    problem(casino.someone("director")("POST", "/api/tables", wanted), 400, "bad-input")
