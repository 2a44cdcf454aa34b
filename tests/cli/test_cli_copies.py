"""`novamas backup`, `restore --from`, `export`, `people`: what an operator does without a page."""

from __future__ import annotations

import csv
import json
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from casino_books import small_store

from novamas.store import open_journal
from novamas.store.copies import about, copies_in, put_back, take
from novamas.store.errors import BadStore, RolledBack
from private_postgres import Server

PASSWORD = "correct horse battery"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return small_store(tmp_path / "casino.db")


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    file = tmp_path / "password"
    file.write_text(f"{PASSWORD}\n", encoding="utf-8")
    return file


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """As if on a machine that never had this house: neither key nor witness."""

    def go() -> None:
        monkeypatch.setenv("NOVAMAS_KEYS", str(tmp_path / "other" / "keys"))
        monkeypatch.setenv("NOVAMAS_WITNESS", str(tmp_path / "other" / "witness"))

    return go


def rows(store: str | Path) -> list[tuple[object, ...]]:
    journal = open_journal(str(store), existing=True)
    try:
        return list(journal.all())
    finally:
        journal.close()


def test_a_copy_is_whole_private_and_receipted(novamas: Any, store: Path, tmp_path: Path) -> None:
    ran = novamas("backup", store, "--out", tmp_path / "copies")
    assert (ran.code, ran.err) == (0, "")
    (copy,) = (tmp_path / "copies").iterdir()
    assert f"{len(rows(store))} records" in ran.out
    assert str(copy) in ran.out
    assert "key is not in it" in ran.out
    assert sorted(file.name for file in copy.iterdir()) == ["copy.toml", "receipt.txt", "store.db"]
    assert stat.S_IMODE((copy / "store.db").stat().st_mode) == 0o600
    assert rows(copy / "store.db") == rows(store)
    receipt = novamas("audit", store, "--receipt", copy / "receipt.txt", "--json").json()
    assert (receipt["clean"], receipt["receipts"]) == (True, 1)


def test_a_copy_goes_to_another_machine_with_its_key(
    novamas: Any, store: Path, secret: Path, tmp_path: Path, elsewhere: Any
) -> None:
    novamas("people", store, "--add", "Dora", "--role", "director", "--password-file", secret)
    novamas("backup", store, "--out", tmp_path / "copies", "--with-key")
    (copy,) = (tmp_path / "copies").iterdir()
    elsewhere()
    new = tmp_path / "new" / "casino.db"
    asked = ("restore", new, "--from", copy, "--reason", "A new machine")
    assert "name one with --director" in novamas(*asked).err
    new.unlink()
    ran = novamas(*asked, "--director", "Dora", "--password-file", secret)
    assert (ran.code, ran.err) == (0, "")
    assert "were put back" in ran.out
    assert "Dora answers" in ran.out
    assert rows(new)[: len(rows(copy / "store.db"))] == rows(copy / "store.db")
    key = next((tmp_path / "other" / "keys").rglob("house.key"))
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    told = novamas("audit", new).out
    assert "A new machine" in told
    assert "The books are in order." in told


def test_a_copy_without_the_key_waits_for_it(novamas: Any, store: Path, tmp_path: Path, elsewhere: Any) -> None:
    copy = take(str(store), tmp_path / "copies")
    elsewhere()
    said = novamas("restore", tmp_path / "new.db", "--from", copy, "--reason", "A new machine")
    assert said.code == 2
    assert "house.key" in said.err


def test_nothing_is_written_over(novamas: Any, store: Path, tmp_path: Path) -> None:
    copy = take(str(store), tmp_path / "copies")
    before = store.read_bytes()
    assert "There is a store in" in novamas("restore", store, "--from", copy, "--reason", "x").sentence()
    assert store.read_bytes() == before


@pytest.mark.parametrize("file", ["store.db", "copy.toml"])
def test_a_spoilt_copy_is_not_put_back(novamas: Any, store: Path, tmp_path: Path, file: str) -> None:
    copy = take(str(store), tmp_path / "copies")
    spoilt = copy / file
    spoilt.write_bytes(b"#" + spoilt.read_bytes()[:-1] + b"?")
    new = tmp_path / "new.db"
    said = novamas("restore", new, "--from", copy, "--reason", "x").sentence()
    assert said.startswith(("The copy", str(copy)))
    assert not new.exists()
    with pytest.raises(BadStore):
        put_back(tmp_path, str(new))


def test_an_older_copy_on_the_same_machine_is_answered_for(novamas: Any, store: Path, tmp_path: Path) -> None:
    copy = take(str(store), tmp_path / "copies")
    small_store(store, "B2")
    store.rename(tmp_path / "lost.db")
    put_back(copy, str(store))
    with pytest.raises(RolledBack):
        open_journal(str(store))
    store.unlink()
    assert "house answers" in novamas("restore", store, "--from", copy, "--reason", "The disk broke").out
    open_journal(str(store)).close()


def test_only_so_many_copies_are_kept(store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from novamas.store import copies

    folder = tmp_path / "copies"
    for second in range(4):
        monkeypatch.setattr(copies, "STAMP", f"20260101T00000{second}Z")
        made = take(str(store), folder, keep=2)
    house = about(made).house
    assert [copy.name[-3:-1] for copy in copies_in(folder, house)] == ["02", "03"]
    with pytest.raises(BadStore):  # the same second again
        take(str(store), folder)
    assert all(not file.name.startswith(".") for file in folder.iterdir())


def test_a_copy_of_a_house_that_is_open(novamas: Any, store: Path, tmp_path: Path) -> None:
    """What is in the write-ahead log is in the copy."""
    journal = open_journal(str(store))
    try:
        assert store.with_name("casino.db-wal").exists()
        copy = take(str(store), tmp_path / "copies")
        assert rows(copy / "store.db") == rows(store)
    finally:
        journal.close()


def test_from_a_database_into_a_file_and_back(
    novamas: Any, store: Path, tmp_path: Path, postgres: Server, secret: Path, elsewhere: Any
) -> None:
    novamas("people", store, "--add", "Dora", "--role", "director", "--password-file", secret)
    first = take(str(store), tmp_path / "copies", with_key=True)
    database = postgres.database()
    asked = ("--director", "Dora", "--password-file", secret, "--reason", "To a database")
    elsewhere()
    assert novamas("restore", database, "--from", first, *asked).err == ""
    again = novamas("restore", database, "--from", first, *asked).sentence()
    assert "There is a store in" in again
    second = take(database, tmp_path / "back")
    assert rows(second / "store.db") == rows(database)
    assert rows(database)[: len(rows(first / "store.db"))] == rows(first / "store.db")
    with sqlite3.connect(second / "store.db") as copied:
        assert [name for (name,) in copied.execute("select name from called")] == ["Dora"]
    assert novamas("audit", database).code == 0


# -- export ------------------------------------------------------------------------------------------------------------


def test_tidy_rows_are_the_moves_of_the_books(novamas: Any, store: Path, tmp_path: Path) -> None:
    small_store(store, "B2", "boe-1977")
    printed = novamas("export", store, "--tidy").out
    found = list(csv.DictReader(printed.splitlines()))
    assert {row["table"] for row in found} == {"B1", "B2"}
    assert {row["currency"] for row in found if row["table"] == "B2"} == {"ESP-play"}
    (laid,) = [row for row in found if row["table"] == "B1" and row["why"] == "bet"]
    assert (laid["command"], laid["event"], laid["spot"]) == ("PlaceBet", "BetPlaced", "red")
    assert (laid["src"], laid["dst"], laid["amount"]) == ("ana", "@cloth", "1000")
    for table in ("B1", "B2"):
        numbers = [int(row["row"]) for row in found if row["table"] == table]
        assert numbers == list(range(1, len(numbers) + 1))
    (page,) = (p for p in novamas("book", store, "--format", "json").json() if p["table"] == "B1")
    won = sum(int(r["amount"]) for r in found if (r["table"], r["dst"]) == ("B1", "@float") and r["src"] == "@cloth")
    assert won == page["result"] == 1_000
    out = tmp_path / "moves.jsonl"
    assert novamas("export", store, "--tidy", "--table", "B1", "--out", out).code == 0
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [line["amount"] for line in lines] == [int(r["amount"]) for r in found if r["table"] == "B1"]
    assert novamas("export", store, "--tidy", "--day", "1999-01-01").out.count("\n") == 1


def test_tidy_rows_as_parquet(novamas: Any, store: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `sim` is not installed")
    out = tmp_path / "moves.parquet"
    assert novamas("export", store, "--tidy", "--out", out).code == 0
    found = parquet.read_table(out).to_pylist()
    printed = list(csv.DictReader(novamas("export", store, "--tidy").out.splitlines()))
    assert [str(row["amount"]) for row in found] == [row["amount"] for row in printed]
    assert "--out" in novamas("export", store, "--tidy", "--format", "parquet").sentence()


def test_every_book_in_a_folder(novamas: Any, store: Path, tmp_path: Path) -> None:
    folder = tmp_path / "books"
    ran = novamas("export", store, "--out", folder)
    assert (ran.code, ran.err) == (0, "")
    names = sorted(file.name for file in folder.iterdir())
    assert names == [
        "cage.csv", "events.jsonl", "hold.csv", "incidents.csv", "jackpots.csv", "moves.csv", "openings.json",
        "sessions.csv", "tables.csv",
    ]  # fmt: skip
    assert all(name in ran.out for name in names)
    assert (folder / "moves.csv").read_bytes().decode() == novamas("export", store, "--tidy").out
    acts = [json.loads(line) for line in (folder / "events.jsonl").read_text(encoding="utf-8").splitlines()]
    assert acts[0]["table"] == "B1"
    assert acts[0]["events"][0]["event"] == "TableOpened"
    assert "something in" in novamas("export", store, "--out", folder).sentence()


def test_what_cannot_be_exported(novamas: Any, store: Path) -> None:
    assert "--out FOLDER" in novamas("export", store).sentence()
    assert "--out FOLDER" in novamas("export", store, "--out", "x", "--table", "B1").sentence()
    assert "no table “B9”" in novamas("export", store, "--tidy", "--table", "B9").sentence()
    assert "xlsx" in novamas("export", store, "--tidy", "--format", "xlsx").sentence()


# -- people ------------------------------------------------------------------------------------------------------------


def test_a_director_is_reset_without_a_page(novamas: Any, store: Path, secret: Path) -> None:
    assert "can enter once" in novamas("people", store, "--add", "Dora", "--role", "director").out
    assert "not yet" in novamas("people", store).out
    assert "has a new password" in novamas("people", store, "--reset", "dora", "--password-file", secret).out
    assert "not yet" not in novamas("people", store).out
    secret.write_text("short", encoding="utf-8")
    assert "10 to 200" in novamas("people", store, "--reset", "Dora", "--password-file", secret).sentence()
    assert novamas("audit", store).code == 0


def test_people_come_and_go(novamas: Any, store: Path, secret: Path) -> None:
    novamas("people", store, "--add", "Dora", "--role", "director", "--password-file", secret)
    assert "has an account now: Croupier" in novamas("people", store, "--add", "Ana", "--role", "croupier").out
    assert "Ana" in novamas("people", store).out
    assert "the name erased" in novamas("people", store, "--remove", "Ana").out
    assert "Ana" not in novamas("people", store).out
    assert "last one" in novamas("people", store, "--remove", "Dora").sentence()


def test_tokens_of_programs(novamas: Any, store: Path) -> None:
    novamas("people", store, "--add", "Robot", "--role", "player")
    told = novamas("people", store, "--token", "robot", "--scopes", "read, play", "--label", "plays boule").out
    first, secret = told.split("\n")[:2]
    assert "read, play" in first
    assert secret.startswith("novamas_")
    token = secret.split("_")[1]
    assert f"{token} plays boule (read, play)" in novamas("people", store).out
    assert token in novamas("people", store, "--revoke", token).out
    assert token not in novamas("people", store).out
    assert token in novamas("people", store, "--revoke", token).sentence()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--add", "Ana"), "Say with --role"),
        (("--role", "croupier"), "one thing at a time"),
        (("--add", "Ana", "--role", "croupier", "--remove", "Eva"), "one thing at a time"),
        (("--add", "Ana", "--role", "boss"), "There is no role “boss”"),
        (("--add", "Ana", "--role", "guest"), "There is no role “guest”"),
        (("--reset", "Nobody"), "There is nobody called “Nobody”"),
        (("--remove", "Nobody"), "There is nobody called “Nobody”"),
        (("--token", "Nobody"), "There is nobody called “Nobody”"),
        (("--token", "Nobody", "--scopes", "all"), "There is no scope “all”"),
        (("--token", "Nobody", "--days", "400"), "good for 1 to 366 days"),
        (("--token", "Nobody", "--label", "<b>"), "A label has 1 to 40"),
        (("--scopes", "read"), "one thing at a time"),
        (("--revoke", "000000000000"), "There is no token '000000000000'"),
    ],
)
def test_what_cannot_be_asked_of_people(novamas: Any, store: Path, argv: tuple[str, ...], said: str) -> None:
    before = rows(store)
    assert said in novamas("people", store, *argv).sentence()
    kinds = [kind for _, _, kind, _ in rows(store)[len(before) :]]
    assert not [kind for kind in kinds if "Account" in str(kind)]


def test_a_copy_needs_room(novamas: Any, store: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert str(tmp_path / "file") in novamas("backup", store, "--out", tmp_path / "file").sentence()
    assert "0 or more" in novamas("backup", store, "--out", tmp_path / "c", "--keep", "-1").sentence()
    assert not (tmp_path / "c").exists()
