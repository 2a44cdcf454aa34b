"""Two currencies in one house never mix: purses, ledger, books and audit keep each apart."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from evening import OPENING, Evening, floated
from hypothesis import given
from hypothesis import strategies as st
from stores import Where

from novamas.casino import Entry, Purse, guest_purse
from novamas.kit.chance import Seeded
from novamas.kit.decider import Refused
from novamas.kit.money import CURRENCIES, ESP, EUR, for_play
from novamas.law import BadLaw, library
from novamas.store import Record, Tampered, open_journal, pages
from novamas.store.audit import Auditor, Report
from novamas.store.books import Books, open_books
from novamas.store.ledger import Ledger
from novamas.store.printed import Page
from novamas.store.reports import daily_book, session
from novamas.table import Opening
from novamas.table.acts import Leave

PESETAS = Opening(law="boe-1977", game="roulette-french", minimum=500)


def evenings(where: Where) -> None:
    """Table 1 plays in euros and table 2 in pesetas, with the same people; ana leaves both, bea stays."""
    for id, opening in (("1", OPENING), ("2", PESETAS)):
        evening = Evening(where.url, id=id, opening=opening, keys=where.keys)
        for _ in range(3):
            evening.round()
        evening.act(Leave(by="ana"))
        evening.last.result()
        evening.close()


def audited(where: Where) -> tuple[Report, Auditor]:
    journal = open_journal(where.url, keys=where.keys, existing=True)
    try:
        auditor = Auditor(journal)
        return auditor.run(), auditor
    finally:
        journal.close()


def test_totals_are_kept_apart(where: Where) -> None:
    evenings(where)
    report, auditor = audited(where)
    books = open_books(where.url, keys=where.keys)
    floats = floated(books)
    assert report.finding is None
    assert report.currencies == ("EUR-play", "ESP-play")
    assert set(report.balances) == {"EUR-play", "ESP-play"}
    for code in report.currencies:
        assert sum(report.balances[code].values()) == 0
        assert auditor.ledger.total(code) == 0
        issued = 2_000_000 + floats[code]  # the floats of play tables are issued too
        assert report.balances[code]["@issue"] == -issued, "not the issue of both"
        assert report.balances[code]["purses"] == sum(p.holds(code) for p in auditor.purses.values())
    assert not [account for account in auditor.ledger.balances["EUR-play"] if account.startswith("table/2/")]
    assert not [account for account in auditor.ledger.balances["ESP-play"] if account.startswith("table/1/")]
    for person, purse in auditor.purses.items():
        assert books.purse(person).balances == purse.balances, "read again, it is the same"
    books.close()


def bring_euros(books: Books) -> list[Record]:
    """Euros for chips of a table that plays in pesetas."""
    return [books.entry("ana", -500, "EUR-play", "table/2", "chips")]


def leave_with_euros(books: Books) -> list[Record]:
    """Bea's pesetas come back to her as euros: the act is the law's, only the purse is wrong."""
    table = books.load_table(list(books.list_tables())[1], Seeded(1))
    act = table.act(Leave(by="bea"))
    chips = sum(move.amount for event in act.events for move in event.moves)
    return [books.record("2", act), books.entry("bea", chips, "EUR-play", "table/2", "chips")]


def cash_in(books: Books) -> list[Record]:
    """Play chips are worth nothing at the cage."""
    return [books.entry("ana", -500, "EUR-play", "@cage", "cashier")]


def issue_cash(books: Books) -> list[Record]:
    """And nobody issues money."""
    return [books.entry("ana", 500, "EUR", "@issue", "a present")]


def win_cash(books: Books) -> list[Record]:
    """Chips of a play table come home as cash of the same currency."""
    return [books.entry("ana", 500, "EUR", "table/1", "chips")]


def exchange(books: Books) -> list[Record]:
    """Five hundred vanish from one currency and appear in the other; added up, nothing is missing."""
    return [
        books.entry("ana", -500, "EUR-play", "table/1", "chips"),
        books.entry("ana", 500, "ESP-play", "table/2", "chips"),
    ]


def overdraw(books: Books) -> list[Record]:
    return [books.entry("ana", -books.purse("ana").holds("ESP-play") - 1, "ESP-play", "@issue", "cashier")]


def invent(books: Books) -> list[Record]:
    return [books.entry("ana", 500, "DOUBLOON", "@cage", "cashier")]


def phantom(books: Books) -> list[Record]:
    return [books.entry("ana", 500, "EUR-play", "table/9", "chips")]


def say_nothing(books: Books) -> list[Record]:
    """An entry as it was written before purses had currencies."""
    return [Record("purse/ana", "Entry", {"amount": 500, "other": "@cage", "why": "cashier"})]


@pytest.mark.parametrize(
    ("forge", "says"),
    [
        (bring_euros, "moves EUR-play; table/2 plays in ESP-play"),
        (leave_with_euros, "moves EUR-play; table/2 plays in ESP-play"),
        (cash_in, "moves EUR-play through @cage"),
        (issue_cash, "moves EUR through @issue"),
        (win_cash, "moves EUR; table/1 plays in EUR-play"),
        (exchange, "The purse of ana holds"),
        (overdraw, "below zero in ESP-play"),
        (invent, "in no currency: 'DOUBLOON'"),
        (phantom, "table/9, which was never opened"),
        (say_nothing, "cannot be what was written"),
    ],
)
def test_a_move_across_currencies_is_found_even_if_the_house_signed_it(
    where: Where, forge: Callable[[Books], list[Record]], says: str
) -> None:
    evenings(where)
    books = open_books(where.url, keys=where.keys)
    books.committer.submit(forge(books)).result()
    books.close()
    finding = audited(where)[0].finding
    assert finding is not None
    assert says in finding.sentence
    assert finding.stream.startswith("purse/")


def test_a_purse_with_an_entry_that_names_no_currency_is_not_read_as_something_else(where: Where) -> None:
    evenings(where)
    books = open_books(where.url, keys=where.keys)
    books.committer.submit(say_nothing(books)).result()
    with pytest.raises(Tampered, match="purse/ana"):
        books.purse("ana")
    books.close()


def test_the_money_of_a_table_is_that_of_its_rules(where: Where) -> None:
    """A law that changes its money later changes nothing at a table that is open, and cannot reuse its rules."""
    evenings(where)
    path = library().folders["boe-1977"] / "law.toml"
    with library().pretend(path, {**library().read(path), "currency": "EUR"}):
        books = open_books(where.url, keys=where.keys)
        assert [books.load_table(listed, Seeded(1)).currency for listed in books.list_tables()] == [
            for_play(EUR),
            for_play(ESP),
        ]
        with pytest.raises(BadLaw, match="boe-1977 was played in ESP"):
            books.open_table("3", PESETAS, Seeded(1), "dora")
        books.close()
        assert audited(where)[0].finding is None


# -- the books name their currency -------------------------------------------------------------------------------------


def test_every_page_names_its_currency_and_sums_only_its_own(tmp_path: Path) -> None:
    where = Where(str(tmp_path / "casino.db"), tmp_path / "keys", "sqlite")
    evenings(where)
    books = open_books(where.url, keys=where.keys, existing=True)
    found = daily_book(books)  # in each currency three rounds with five bets, of 1 to 5 minima
    assert {page.table: page.currency for page in found} == {"1": "EUR-play", "2": "ESP-play"}
    assert {page["currency"]: page["handle"] for page in pages.book_json(found)} == {
        "EUR-play": 22500,
        "ESP-play": 22500,
    }
    whole = Page("en", "casino.db").book(found)
    assert "Amounts in ESP, play chips; EUR, play chips." in whole
    assert whole.count("<tr class=total>") == 2
    assert ">225.00 €<" in whole
    assert ">22,500 pta<" in whole
    for listed in books.list_tables():
        money = books.empty_table(listed, Seeded(1)).currency.code
        assert {act["currency"] for act in pages.session_json(session(books, listed), money)} == {money}
        lines = csv.DictReader(io.StringIO(pages.session_csv(session(books, listed), money, "en")))
        assert {line["currency"] for line in lines} == {money}
    books.close()


# -- purses and ledger, for any entries --------------------------------------------------------------------------------

entries = st.lists(
    st.tuples(st.sampled_from(("ana", "bea")), st.sampled_from(tuple(CURRENCIES)), st.integers(-1_000, 1_000))
)


@given(entries)
def test_a_currency_is_what_its_own_entries_make_it(asked: list[tuple[str, str, int]]) -> None:
    """Changes are taken exactly if their own currency covers them, and touch no other."""
    purses, ledger, model = {p: Purse(p) for p in ("ana", "bea")}, Ledger(), {}
    for person, code, amount in asked:
        held = model.get((person, code), 0)
        if held + amount < 0:
            with pytest.raises(Refused, match="purse-too-small"):
                purses[person].check(amount, code)
            continue
        purses[person].check(amount, code)
        before = dict(purses[person].balances)
        entry = Entry(amount, code, "@cage", "cashier")
        purses[person].apply(entry)
        ledger.entry(person, entry)
        model[person, code] = held + amount
        assert {c: n for c, n in purses[person].balances.items() if c != code} == {
            c: n for c, n in before.items() if c != code
        }
    for (person, code), held in model.items():
        assert purses[person].holds(code) == ledger.purse(person, code) == held
    for code in ledger.balances:
        assert ledger.total(code) == 0
        assert ledger.by_kind()[code]["purses"] == sum(n for (_, c), n in model.items() if c == code)


def test_every_law_plays_in_money_that_a_guest_can_be_given() -> None:
    assert {library().currency(law).code for law in library().laws()} <= set(CURRENCIES)
    assert (guest_purse(EUR), guest_purse(ESP)) == (1_000_00, 20_000)
    assert all(currency.minimum > 0 for currency in CURRENCIES.values())
