"""`novamas receipt`, `restore`, `let-in`, and what each says of a store that is older, broken, or of another form."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from casino_books import small_store

from novamas.server.people import People
from novamas.server.seals import Seal
from novamas.store import open_journal
from novamas.store.books import open_books
from novamas.store.errors import RolledBack
from novamas.store.keys import Key

PASSWORD = "correct horse battery"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return small_store(tmp_path / "casino.db")


def witness(store: Path) -> Path:
    journal = open_journal(str(store), existing=True)
    journal.close()
    return journal.witness.folder


def with_director(store: Path) -> None:
    books = open_books(str(store))
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    people = People(books, Seal.at(books.journal.folder / "session.key"), quick)
    asyncio.run(people.create("director", "house", "Dora", PASSWORD))
    books.close()


def roll_back(store: Path) -> None:
    """Something more is written, and then the copy of before is put back."""
    copy = store.with_name("copy.db")
    shutil.copy(store, copy)
    small_store(store, "B2")
    shutil.copy(copy, store)


def test_a_receipt_is_a_line_that_the_audit_takes(novamas, store: Path, tmp_path: Path) -> None:
    code, line, err = novamas("receipt", store)
    assert (code, err, line.count("\n")) == (0, "", 1)
    assert line.startswith("novamas-receipt 1 ")
    assert (
        "One receipt was shown, and what it is for is here." in novamas("audit", store, "--receipt", line.strip()).out
    )
    for where in (tmp_path / "receipts.txt", f"sqlite:{tmp_path / 'receipts.db'}"):
        for _ in range(2):
            assert "was kept in" in novamas("receipt", store, "--out", where).out
        small_store(store, f"B{where}"[-6:])
        found = novamas("audit", store, "--receipt", where, "--json").json()
        assert (found["clean"], found["receipts"]) == (True, 2)
    assert "is not a receipt" in novamas("audit", store, "--receipt", "novamas-receipt 7").sentence()
    assert "cannot be read" in novamas("audit", store, "--receipt", tmp_path / "none").sentence()
    assert "not into that of a house" in novamas("receipt", store, "--out", f"sqlite:{store}").sentence()
    assert "cannot be written" in novamas("receipt", store, "--out", tmp_path / "no" / "folder").sentence()


def test_a_receipt_tells_of_an_end_that_was_cut_off(novamas, store: Path) -> None:
    copy = store.with_name("copy.db")
    shutil.copy(store, copy)
    small_store(store, "B2")
    line = novamas("receipt", store).out.strip()
    shutil.rmtree(witness(store))
    shutil.copy(copy, store)
    code, out, _ = novamas("audit", store)
    assert code == 3, "whole and signed, and nobody can tell that an end is missing"
    assert "Nobody witnessed" in out
    code, out, _ = novamas("audit", store, "--receipt", line)
    assert code == 1
    assert "a receipt was given for it" in out


def test_an_older_copy_is_answered_for_by_a_director(novamas, store: Path, tmp_path: Path) -> None:
    with_director(store)
    assert "nothing to answer for" in novamas("restore", store, "--reason", "none").out
    roll_back(store)
    with pytest.raises(RolledBack):
        open_books(str(store))
    ran = novamas("serve", "--store", store, "--port", "0")
    assert ran.code == 5
    assert "older than its witness" in ran.err
    assert ran.err.count("\n") == 1
    assert "a tail is missing" in novamas("audit", store).out

    (tmp_path / "wrong").write_text("wrong password here", encoding="utf-8")
    (tmp_path / "right").write_text(PASSWORD + "\n", encoding="utf-8")
    why = ("--reason", "The disk broke; copy of last night")
    assert "name one with --director" in novamas("restore", store, *why).sentence()
    wrong = novamas("restore", store, *why, "--director", "Dora", "--password-file", tmp_path / "wrong")
    assert "wrong" in wrong.sentence()
    assert "Say why" in novamas("restore", store, "--reason", " ").sentence()
    done = novamas("restore", store, *why, "--director", "Dora", "--password-file", tmp_path / "right")
    assert (done.code, done.err) == (0, "")
    assert "Dora answers for this store" in done.out

    audited = novamas("audit", store)
    assert audited.code == 0, audited
    assert "The books are in order." in audited.out
    assert "restored from a copy" in audited.out
    assert "The disk broke; copy of last night" in audited.out
    assert "se restauró de una copia" in novamas("audit", store, "--lang", "es").out
    open_books(str(store)).close()  # and the house opens again
    roll_back(store)
    assert novamas("serve", "--store", store, "--port", "0").code == 5, "one restore excuses no other"


def test_a_lost_witness_is_answered_for_too(novamas, store: Path) -> None:
    shutil.rmtree(witness(store))
    with pytest.raises(RolledBack, match="witness of this store is gone"):
        open_books(str(store))
    assert "house answers for this store" in novamas("restore", store, "--reason", "The folder was lost").out
    assert novamas("audit", store).code == 0
    open_books(str(store)).close()


def test_somebody_is_let_in(novamas, store: Path) -> None:
    with_director(store)
    out = novamas("let-in", store, "dora").out
    assert "/enter?ticket=" in out
    assert "nobody called" in novamas("let-in", store, "nobody").sentence()
    assert novamas("audit", store).code == 0


@pytest.mark.parametrize("command", ["audit", "book", "receipt", "serve"])
def test_a_broken_store_is_one_sentence_and_a_code_of_its_own(novamas, store: Path, command: str) -> None:
    whole = store.read_bytes()
    store.write_bytes(whole[:5000] + b"\xff" * 40_000 + whole[45_000:])
    arguments = ("--store", store, "--port", "0") if command == "serve" else (store,)
    ran = novamas(command, *arguments)
    assert ran.code == 4, ran
    assert ran.err.startswith("novamas: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err + ran.out


def test_a_store_of_the_first_form_is_told_apart_from_a_forged_one(novamas, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as db:
        db.execute(
            "create table stored_events (originator_id text, originator_version integer, topic text, state blob, "
            "primary key (originator_id, originator_version))"
        )
        db.execute("insert into stored_events values ('house', 1, 'Table', '{\"prev\":\"\",\"body\":{}}')")
    db.close()
    for command in ("audit", "book"):
        assert "written by an earlier version of novamas, in form 1" in novamas(command, old).sentence()
    assert "form 1" in novamas("serve", "--store", old, "--port", "0").err


def test_a_store_that_was_restored_says_so_at_every_start(novamas, store: Path) -> None:
    roll_back(store)
    ran = novamas("serve", "--store", store, "--port", "0", "--lang", "es")
    assert ran.code == 5
    assert "Este almacén es más antiguo que su testigo" in ran.err
    assert novamas("restore", store, "--reason", "Copia de anoche").code == 0
    for _ in range(2):
        lines = started(store, "gl")
        assert any(re.search(r"restaurouse dunha copia o \d{4}-.*house: Copia de anoche", line) for line in lines), (
            lines
        )


def started(store: Path, lang: str) -> list[str]:
    """What a server says until it is open; then it is stopped."""
    argv = [sys.executable, "-m", "novamas", "serve", "--store", str(store), "--port", "0", "--quiet", "--lang", lang]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, env={**os.environ, "PYTHONUTF8": "1"}) as server:
        assert server.stdout is not None
        lines: list[str] = []
        for raw in server.stdout:
            lines.append(raw.decode())
            if "http://" in lines[-1]:
                break
        server.terminate()
        assert server.wait(60) in (0, 1)  # it may not have begun to answer yet
    return lines


def test_a_copy_from_before_another_key_is_told_by_both_keys(novamas, store: Path, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    Key.make(newer)
    for argv in (("serve", "--store", store, "--port", "0"), ("audit", store), ("restore", store, "--reason", "x")):
        ran = novamas(*argv, "--keys", newer, "--lang", "es")
        assert ran.code == 2
        assert ran.err.count("\n") == 1
        assert "una copia de antes de esta clave" in ran.err
        assert Key.open_public(newer).public[:12] in ran.err
