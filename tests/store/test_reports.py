"""The daily book and the report of a session agree with the ledger, and say what happened."""

from __future__ import annotations

import csv
import io
import re
from datetime import date

import pytest
from evening import Evening, two_days
from tools.golden import restore, store_file

from novamas.casino import Codec, LiveTable
from novamas.kit import forms, words
from novamas.kit.chance import Scripted
from novamas.kit.money import EUR, plain
from novamas.store import pages, printed
from novamas.store.books import Books, open_books
from novamas.store.ledger import Ledger
from novamas.store.reports import DayAtTable, daily_book, session


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Books:
    path = tmp_path_factory.mktemp("book") / "casino.db"
    two_days(path).close()
    other = Evening(path, id="2")
    other.round()
    other.close()
    books = open_books(str(path), existing=True)
    yield books
    books.close()


@pytest.fixture(scope="module")
def days(books: Books) -> list[DayAtTable]:
    return daily_book(books, "1")


def test_a_day_says_what_happened(days: list[DayAtTable]) -> None:
    first, second = days
    assert (first.day, second.day) == ("2026-05-01", "2026-05-02")
    assert (first.opening_float, first.top_ups, first.drop) == (10_000_000, 250_000, 60_000)
    assert (first.chips_brought, first.chips_taken) == (800_000, 0)
    # Five bets of 5 to 25 euros, and 30 of which 10 were taken back.
    assert first.handle == 7_500 + 2_000
    assert first.by_kind == {
        "red": 500,
        "straight": 1_000,
        "dozen": 1_500,
        "split": 2_000,
        "low": 2_500,
        "black": 2_000,
    }
    assert (first.rounds, second.rounds) == (2, 4)
    assert first.closing_cloth == second.opening_cloth == 2_000
    assert first.people == ["ana", "bea"]
    assert first.staff == {"@director": ["dora"], "@croupier": ["carla"], "@inspector": ["inés"]}
    assert [(i.kind, i.by, i.person, i.round) for i in first.irregularities] == [("VoidSpin", "@inspector", "inés", 2)]
    assert first.irregularities[0].clauses
    assert (first.minimum, first.minimums) == (500, [])
    assert [m.minimum for m in second.minimums] == [1_000]


def test_what_one_day_leaves_the_next_begins_with(days: list[DayAtTable]) -> None:
    first, second = days
    assert (second.opening_float, second.opening_box) == (first.closing_float, first.closing_box)
    assert all(day.balances for day in days)
    assert second.returned == second.closing_float + second.closing_box
    assert first.returned == 0


def test_the_book_agrees_with_the_ledger(books: Books, days: list[DayAtTable]) -> None:
    """The house's result is what the cage got back beyond what it gave, and what people lost."""
    ledger = Ledger()
    listed = next(each for each in books.list_tables() if each.id == "1")
    table = LiveTable("1", listed.opening, Scripted(), books.clock)
    for act in books.acts(listed, Codec(table.decider)):
        ledger.act("1", act, "EUR")
    result = sum(day.result for day in days)
    assert ledger.balances["EUR"]["@cage"] == result
    assert -sum(n for account, n in ledger.balances["EUR"].items() if account.startswith("@purse/")) == result
    brought = sum(day.chips_brought + day.drop for day in days)
    assert brought - sum(day.chips_taken for day in days) == result


def test_a_table_that_still_runs_closes_the_day_with_its_float(books: Books) -> None:
    (page,) = daily_book(books, "2")
    ledger = Ledger()
    listed = next(each for each in books.list_tables() if each.id == "2")
    for act in books.acts(listed, Codec(LiveTable("2", listed.opening, Scripted(), books.clock).decider)):
        ledger.act("2", act, "EUR")
    assert page.closing_float == ledger.balances["EUR"]["table/2/@float"]
    assert page.result == page.closing_float - page.opening_float
    assert page.balances


def test_only_what_is_asked_for(books: Books) -> None:
    assert {page.table for page in daily_book(books)} == {"1", "2"}
    assert [page.day for page in daily_book(books, "1", date(2026, 5, 2))] == ["2026-05-02"]
    assert daily_book(books, day=date(1999, 1, 1)) == []


def test_json_and_csv_hold_the_same_figures(days: list[DayAtTable]) -> None:
    found = pages.book_json(days)
    assert found[0]["drop"] == 60_000
    assert found[0]["by_kind"]["split"] == 2_000
    rows = list(csv.DictReader(io.StringIO(pages.book_csv(days))))
    for row, page in zip(rows, found, strict=True):
        assert {name: row[name] for name in pages.AMOUNTS} == {name: plain(page[name], EUR) for name in pages.AMOUNTS}
    assert rows[0]["bets:black"] == "20.00"
    assert rows[1]["minimum_changes"] == "10.00"


def test_a_session_tells_every_act_in_order(books: Books) -> None:
    listed = next(books.list_tables())
    acts = pages.session_json(session(books, listed), "EUR")
    assert [act["act"] for act in acts] == list(range(1, len(acts) + 1))
    assert acts[0]["events"][0]["event"] == "TableOpened"
    assert acts[3]["command"] == {"Bring": {"amount": "600.00", "means": "cash"}}
    assert {"from": "@purse/bea", "to": "@box", "amount": "600.00", "why": "cash"} in acts[3]["events"][0]["moves"]
    assert any(c["key"] == "no-va-mas" for act in acts for e in act["events"] for c in e["calls"])
    of_day = list(session(books, listed, date(2026, 5, 2)))
    assert 0 < len(of_day) < sum(len(act["events"]) for act in acts)
    lines = list(csv.DictReader(io.StringIO(pages.session_csv(session(books, listed), "EUR", "es"))))
    assert len(lines) == sum(len(act["events"]) for act in acts)
    assert any("No va más" in line["calls"] for line in lines)


def test_the_page_stands_by_itself(books: Books, days: list[DayAtTable]) -> None:
    listed = next(books.list_tables())
    book = printed.Page("es", "casino.db").book(days)
    told = printed.Page("en", "casino.db").session("1", "roulette-french", session(books, listed), "EUR")
    for page in (book, told):
        assert page.startswith("<!doctype html>")
        assert not re.search(r"https?:|<script|<link|src=|url\(|@import", page)
        assert "@media print" in page
    assert "101.965,00" in book
    assert "Jefe de mesa" in book
    assert "No more bets" in told or "No va más" in told


def test_names_cannot_break_the_page_or_the_sheet(days: list[DayAtTable]) -> None:
    from msgspec.structs import replace

    bad = replace(days[0], table="<script>alert(1)</script>", staff={"@croupier": ["=1+1"]})
    assert "<script>" not in printed.Page("en", "x").book([bad])
    assert pages.cell("=1+1") == "'=1+1"
    assert pages.cell("-3.50") == "-3.50"


def test_an_empty_book_says_so() -> None:
    assert "nothing in the book" in printed.Page("en", "casino.db").book([])
    assert pages.book_csv([]).startswith("day,table,")


# -- every game --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def every_game(tmp_path_factory: pytest.TempPathFactory) -> Books:
    """A house with a table of every game, on which something happened."""
    folder = tmp_path_factory.mktemp("golden")
    restore(store_file(forms.FORM), str(folder / "casino.db"), folder / "keys")
    books = open_books(str(folder / "casino.db"), keys=folder / "keys", existing=True)
    yield books
    books.close()


def test_what_the_house_takes_of_players_banks_is_in_the_book(every_game: Books) -> None:
    """Cagnotte, tips and jackpot stand in the book as they stand in the ledger, and its pages balance."""
    ledger = Ledger()
    pages = daily_book(every_game)
    for listed in every_game.list_tables():
        table = every_game.empty_table(listed, Scripted())
        for act in every_game.acts(listed, Codec(table.decider)):
            ledger.act(listed.id, act, every_game.money(listed).code)
    held = {account: n for balances in ledger.balances.values() for account, n in balances.items()}
    for page in pages:
        assert page.balances, page.table
        assert page.take == page.result + page.cagnotte
        for name in ("cagnotte", "tips", "jackpot"):
            assert getattr(page, f"closing_{name}") == held.get(f"table/{page.table}/@{name}", 0), page.table
    taken = {page.game for page in pages if page.cagnotte}
    assert taken == {"chemin-de-fer", "baccarat-banque"}
    assert all(page.result == 0 for page in pages if page.game in taken)


def test_every_column_of_the_book_has_a_name(every_game: Books) -> None:
    found = daily_book(every_game)
    heads = next(csv.reader(io.StringIO(pages.book_csv(found))))
    assert all(head and not head.endswith(":") for head in heads)
    for lang in words.languages():
        for page in found:
            assert all(words.has(f"bet-{kind}", lang) for kind in page.by_kind), (page.game, page.by_kind)
        page = printed.Page(lang, "here").book(found)
        assert "book-" not in page
        assert words.say("book-cagnotte", lang) in page
