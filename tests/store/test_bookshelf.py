"""The books of sessions, incidents, jackpots and the cage: folds that agree with the ledger, in every form."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from evening import two_days
from test_printed import RAW, text_of
from tools.golden import restore, store_file

from novamas.casino import Codec
from novamas.kit import forms, words
from novamas.kit.chance import Scripted
from novamas.kit.money import EUR, plain
from novamas.store import bookshelf
from novamas.store.books import Books, open_books
from novamas.store.bookshelf import KINDS, Asked, print_book, read_book, save_book
from novamas.store.cage import over_the_counter, paid_to, tills
from novamas.store.documents import Documents
from novamas.store.incidents import incidents
from novamas.store.jackpots import jackpot_books
from novamas.store.ledger import Ledger
from novamas.store.reports import daily_book
from novamas.store.sessions import session_books


def no_prices(table: object) -> tuple[()]:
    return ()


@pytest.fixture(scope="module")
def every_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Books]:
    folder = tmp_path_factory.mktemp("golden")
    restore(store_file(forms.FORM), str(folder / "casino.db"), folder / "keys")
    books = open_books(str(folder / "casino.db"), keys=folder / "keys", existing=True)
    yield books
    books.close()


@pytest.fixture(scope="module")
def roulette(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Books]:
    path: Path = tmp_path_factory.mktemp("book") / "casino.db"
    two_days(path).close()
    books = open_books(str(path), existing=True)
    yield books
    books.close()


def test_a_session_is_the_sum_of_its_tables(every_game: Books) -> None:
    (session,) = session_books(every_game)
    pages = daily_book(every_game)
    assert len(session.tables) == len(pages)
    for sum_ in session.sums:
        same = [page for page in pages if page.currency == sum_.currency]
        assert (sum_.tables, sum_.rounds) == (len(same), sum(page.rounds for page in same))
        assert (sum_.take, sum_.handle) == (sum(page.take for page in same), sum(page.handle for page in same))
    assert session.irregularities == sum(len(page.irregularities) for page in pages)
    assert session.balances
    assert session.people == len({who for page in pages for who in page.people})


def test_two_days_are_two_sessions(roulette: Books) -> None:
    assert [each.day for each in session_books(roulette)][-2:] == ["2026-05-01", "2026-05-02"]
    (second,) = session_books(roulette, date(2026, 5, 2))
    assert second.sums[0].returned == second.tables[0].returned > 0


def test_every_report_of_staff_is_an_incident_with_its_articles(every_game: Books) -> None:
    found = incidents(every_game, "es", {})
    assert len(found) == sum(len(page.irregularities) for page in daily_book(every_game))
    assert all(each.clauses and each.told for each in found)
    assert [each.at for each in found] == sorted(each.at for each in found)
    one = next(each for each in found if each.kind == "VoidSpin" and each.law == "boe-1977")
    assert one.told[0].startswith("Tirada nula:")
    assert incidents(every_game, "es", {}, one.table) == [each for each in found if each.table == one.table]


def test_a_jackpot_stands_at_what_went_in_and_out(every_game: Books) -> None:
    books = jackpot_books(every_game)
    ledger = Ledger()
    for listed in every_game.list_tables():
        table = every_game.empty_table(listed, Scripted())
        for act in every_game.acts(listed, Codec(table.decider)):
            ledger.act(listed.id, act, every_game.money(listed).code)
    held = {account: n for accounts in ledger.balances.values() for account, n in accounts.items()}
    for book in books:
        assert book.balances
        assert book.closing == held[f"table/{book.table}/{book.account}"]
        assert [line.meter for line in book.lines][-1] == book.closing


def test_the_cage_is_the_entries_that_no_table_made(every_game: Books) -> None:
    """The counter's sums are the balances that the ledger has of cage and issue, tables apart."""
    paid = over_the_counter(every_game)
    assert paid
    assert all(each.cash != each.issued for each in paid)
    ledger = Ledger()
    for person in {each.person for each in paid}:
        for entry in paid_to(every_game, person):
            assert entry.left >= 0
            if entry.cash or entry.issued:
                ledger.post(entry.other, person, entry.amount, entry.currency)
    for till in tills(paid):
        assert till.balance == -ledger.balances[till.currency]["@cage"]
        assert sum(till.by.values()) == till.balance
        assert till.times == sum(each.cash and each.currency == till.currency for each in paid)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", words.languages())
def test_every_book_is_printed_without_a_raw_key(every_game: Books, kind: bookshelf.Kind, lang: str) -> None:
    found = read_book(every_game, kind, Asked(lang), no_prices)
    page = print_book(kind, found, Documents(lang, "here"))
    assert page.startswith("<!doctype html>")
    assert not re.search(r"https?:|<script|<link|src=|url\(|@import", page)
    raw = RAW.search(text_of(page))
    assert raw is None, text_of(page)[raw.start() - 60 : raw.end() + 40]
    assert print_book(kind, [], Documents(lang, "here")).count("<p>") >= 2


@pytest.mark.parametrize("kind", KINDS)
def test_every_book_goes_into_a_spreadsheet(every_game: Books, kind: bookshelf.Kind) -> None:
    found = read_book(every_game, kind, Asked("es"), no_prices)
    rows = list(csv.DictReader(io.StringIO(save_book(kind, found))))
    assert len(rows) >= len(found)
    if kind == "cage":
        first = next(row for row in rows if row["currency"] == "EUR")
        same = next(each for each in found if each.currency == "EUR")
        assert first["amount"] == plain(same.amount, EUR)
