"""`novamas audit`: a store in order, one that is not, and what is no store; nothing is ever created or changed."""

from __future__ import annotations

import json
import sqlite3
import sys
from pathlib import Path

import pytest
from casino_books import small_store

from novamas.store import open_journal


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return small_store(tmp_path / "casino.db")


def everything(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


def test_a_store_in_order(novamas, store: Path, tmp_path: Path) -> None:
    before = everything(tmp_path)
    code, out, err = novamas("audit", store)
    assert (code, err) == (0, "")
    assert out.rstrip().endswith("The books are in order.")
    assert "Play chips issued" in out
    assert "400.00 €" in out
    assert "source “scripted”, which is none for a real house" in out
    assert "400,00 €" in novamas("audit", store, "--lang", "es").out
    assert everything(tmp_path) == before


def test_as_json(novamas, store: Path) -> None:
    found = novamas("audit", store, "--json").json()
    assert found["clean"] is True
    assert found["finding"] is None
    assert (found["tables"], found["rounds"], found["people"], found["currencies"]) == (1, 1, 1, ["EUR-play"])
    # Five takes the even chances: the table won the stake.
    balances = found["balances"]["EUR-play"]
    assert balances["purses"] + balances["chips at tables"] == 49_000
    assert sum(balances.values()) == 0


def test_currencies_are_never_added(novamas, store: Path) -> None:
    small_store(store, "B2", "boe-1977")
    found = novamas("audit", store, "--json").json()
    assert (found["clean"], found["currencies"]) == (True, ["EUR-play", "ESP-play"])
    for code in ("EUR-play", "ESP-play"):
        assert found["balances"][code]["@issue"] < -50_000, "the float of a table is issued too"
        assert sum(found["balances"][code].values()) == 0
    code, out, err = novamas("audit", store)
    assert (code, err) == (0, "")
    euros, pesetas = out.split("Accounts in ESP-play")
    assert "Accounts in EUR-play" in euros
    assert "400.00 €" in euros
    assert "pta" not in euros
    assert "40,000 pta" in pesetas
    assert "€" not in pesetas
    assert "Cuentas en ESP-play" in novamas("audit", store, "--lang", "es").out


def test_a_finding_is_named_with_its_stream_and_record(novamas, store: Path) -> None:
    with sqlite3.connect(store) as db:
        db.execute("delete from stored_events where originator_id='table/B1' and originator_version=3")
    db.close()
    code, out, err = novamas("audit", store)
    assert (code, err) == (1, "")
    assert "NOT in order" in out
    assert "Stream table/B1, record 3." in out
    code, out, err = novamas("audit", store, "--json")
    assert (code, err) == (1, "")
    found = json.loads(out)
    assert found["clean"] is False
    assert (found["finding"]["stream"], found["finding"]["record"]) == ("table/B1", 3)


def test_what_is_no_store_is_one_sentence_and_stays_as_it_is(novamas, tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    (tmp_path / "notes.txt").write_text("these are not the books", encoding="utf-8")
    with sqlite3.connect(tmp_path / "other.db") as db:
        db.execute("create table t (x)")
    db.close()
    before = everything(tmp_path)
    for name, says in {
        "none.db": "There is no store",
        "no/folder/none.db": "There is no store",
        "empty.db": "is not a store",
        "notes.txt": "is not a store",
        "other.db": "there are no books in it",
        "": "is a folder",
    }.items():
        assert says in novamas("audit", tmp_path / name).sentence()
    assert everything(tmp_path) == before
    assert "cannot be opened" in novamas("audit", "postgresql://ana:secret@127.0.0.1:1/none").sentence()
    assert "secret" not in novamas("audit", "postgresql://ana:secret@127.0.0.1:1/none").err
    assert "cannot be opened" in novamas("audit", "postgresql://h/x?nosuchoption=1").sentence()


def test_the_public_half_of_the_key_is_enough(novamas, store: Path, tmp_path: Path) -> None:
    """The auditor's folder: no private key in it, and perhaps nothing at all."""
    journal = open_journal(str(store), existing=True)
    keys, witness = journal.folder, journal.witness.folder
    journal.close()
    (keys / "house.key").unlink()
    assert novamas("audit", store).code == 0
    other = keys.rename(tmp_path / "auditor")
    assert "neither house.key nor house.pub" in novamas("audit", store).sentence()
    assert novamas("audit", store, "--keys", other, "--witness", witness).code == 0
    alone = novamas("audit", store, "--keys", other)
    assert alone.code == 3, "without the witness nobody can tell that the end is there"
    assert "Nobody witnessed the last" in alone.out
    (other / "house.pub").write_text("0" * 64, encoding="ascii")
    assert "is not the one that this store is signed with" in novamas("audit", store, "--keys", other).sentence()
    (other / "house.pub").write_text("what?", encoding="ascii")
    assert "not the public half" in novamas("audit", store, "--keys", other).sentence()


def test_without_the_extra_it_says_how_to_get_it(novamas, store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("novamas.store")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "eventsourcing.persistence", None)
    for command in ("audit", "book"):
        assert "pip install 'novamas[store]'" in novamas(command, store).sentence()
