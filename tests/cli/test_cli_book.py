"""`novamas book`: the daily book and the report of a session, in every form."""

from __future__ import annotations

import csv
import io
import sqlite3
from pathlib import Path

import pytest
from casino_books import small_store


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return small_store(tmp_path / "casino.db")


def test_for_people(novamas, store: Path) -> None:
    code, out, err = novamas("book", store)
    assert (code, err) == (0, "")
    assert "Boule" in out
    assert "Result" in out
    assert "Resultado" in novamas("book", store, "--lang", "es").out


def test_every_form_has_the_same_figures(novamas, store: Path, tmp_path: Path) -> None:
    (page,) = novamas("book", store, "--format", "json").json()
    assert (page["result"], page["handle"], page["rounds"]) == (1000, 1000, 1), "minor units, as the server answers"
    (row,) = csv.DictReader(io.StringIO(novamas("book", store, "--format", "csv").out))
    assert (row["result"], row["handle"], row["rounds"]) == ("10.00", "10.00", "1")
    assert novamas("book", store, "--out", tmp_path / "book.html") == (0, "", "")
    html = (tmp_path / "book.html").read_text(encoding="utf-8")
    assert "10.00 €" in html
    audit = novamas("audit", store, "--json").json()
    assert page["closing_float"] == audit["balances"]["EUR-play"]["@float"]


def test_every_page_is_in_its_own_currency(novamas, store: Path, tmp_path: Path) -> None:
    small_store(store, "B2", "boe-1977")
    found = novamas("book", store, "--format", "json").json()
    assert [(page["currency"], page["result"]) for page in found] == [("EUR-play", 1000), ("ESP-play", 1000)]
    rows = csv.DictReader(io.StringIO(novamas("book", store, "--table", "B2", "--session").out))
    assert {row["currency"] for row in rows} == {"ESP-play"}
    out = novamas("book", store).out
    assert "€" in out
    assert "pta" in out


def test_a_session(novamas, store: Path, tmp_path: Path) -> None:
    acts = novamas("book", store, "--table", "B1", "--session", "--format", "json").json()
    assert [act["person"] for act in acts[:3]] == ["dora", "", "carla"]
    assert "PlaceBet on=red amount=10.00" in novamas("book", store, "--table", "B1", "--session").out
    assert novamas("book", store, "--table", "B1", "--session", "--out", tmp_path / "s.html").code == 0
    assert "@media print" in (tmp_path / "s.html").read_text(encoding="utf-8")


def test_a_day(novamas, store: Path) -> None:
    (page,) = novamas("book", store, "--format", "json").json()
    assert novamas("book", store, "--day", page["day"], "--format", "json").json() == [page]
    assert novamas("book", store, "--day", "1999-12-31", "--format", "json").json() == []
    assert novamas("book", store, "--day", "1999-12-31").out == "There is nothing in the book.\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--table", "9"], "There is no table “9” in this store; there are: B1."),
        (["--day", "yesterday"], "“yesterday” is not a day: write it like 2026-05-01."),
        (["--format", "pdf"], "There is no format “pdf”; there are: json, csv, html."),
        (["--session"], "A session is of one table: name it with --table."),
        (["--format", "csv", "--out", "no/such/folder/book.csv"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(novamas, store: Path, arguments: list[str], says: str) -> None:
    assert says in novamas("book", store, *arguments).sentence()


def test_there_is_no_book_of_a_damaged_store(novamas, store: Path) -> None:
    with sqlite3.connect(store) as db:
        db.execute("delete from stored_events where originator_id='table/B1' and originator_version=3")
    db.close()
    assert "See “novamas audit”" in novamas("book", store).sentence()
