"""The audit catches whoever changes the books, and finds nothing where nothing was changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from evening import Evening
from msgspec.structs import replace

from novamas.kit.chance import Seeded
from novamas.kit.decider import Move
from novamas.store.audit import audit
from novamas.store.books import open_books
from novamas.store.chain import digest, encode
from novamas.store.errors import BadStore
from novamas.store.journal import Journal, Record, open_journal

ROUNDS = 6


@pytest.fixture
def store(tmp_path: Path) -> Path:
    evening = Evening(tmp_path / "casino.db")
    for _ in range(ROUNDS):
        evening.round()
    evening.leave()
    evening.close()
    return evening.path


def audited(path: Path) -> object:
    journal = open_journal(str(path))
    try:
        return audit(journal)
    finally:
        journal.close()


def finding(path: Path) -> str:
    report = audited(path)
    assert report.finding is not None, "the audit found nothing"
    return report.finding.sentence


def rows(path: Path, where: str = "1") -> list[tuple[str, int, str, bytes]]:
    with sqlite3.connect(path) as db:
        return db.execute(f"select * from stored_events where {where} order by rowid").fetchall()


def sql(path: Path, statement: str, *values: object) -> None:
    db = sqlite3.connect(path)
    db.execute(statement, values)
    db.commit()
    db.close()


def test_an_honest_store_is_clean(store: Path) -> None:
    report = audited(store)
    assert report.finding is None
    assert (report.tables, report.rounds, report.people) == (1, ROUNDS, 2)
    assert sum(report.balances.values()) == 0
    assert report.balances["@issue"] == -2_000_000
    assert report.balances["chips at tables"] == 0


def test_a_reopened_store_goes_on_and_stays_clean(store: Path) -> None:
    books = open_books(str(store))
    table = books.load_table(next(books.listed()), Seeded(1))
    opens = table.staff_command()
    assert opens is not None
    books.committer.submit([books.record("1", table.act(opens))]).result()
    books.close()
    assert audited(store).finding is None


def edit_amount(path: Path) -> None:
    """The winnings go to somebody else."""
    for stream, seq, _, state in rows(path, "originator_id='table/1'"):
        if b'"win"' not in state:
            continue
        sql(path, "update stored_events set state=? where originator_id=? and originator_version=?",
            state.replace(b'"@float","', b'"@float","x', 1), stream, seq)  # fmt: skip
        return


def delete_one(path: Path) -> None:
    sql(path, "delete from stored_events where originator_id='table/1' and originator_version=9")


def cut_tail(path: Path) -> None:
    """Whole batches vanish from the end, cleanly: records and their signed spine."""
    db = sqlite3.connect(path)
    spine = db.execute("select rowid from stored_events where originator_id like 'spine/%' order by rowid").fetchall()
    db.execute("delete from stored_events where rowid > ?", (spine[-6][0],))
    db.commit()
    db.close()


def cut_table(path: Path) -> None:
    sql(path, "delete from stored_events where originator_id='table/1' and originator_version>20")


def swap_two(path: Path) -> None:
    a, b = rows(path, "originator_id='table/1' and originator_version in (7, 8)")
    for seq, (_, _, topic, state) in ((7, b), (8, a)):
        sql(path, "update stored_events set topic=?, state=? where originator_id='table/1' and originator_version=?",
            topic, state, seq)  # fmt: skip


def forge_one(path: Path) -> None:
    """A record that fits the chain but that nobody signed."""
    last = rows(path, "originator_id='purse/ana'")[-1]
    body = {"amount": 999, "other": "@issue", "why": "a present"}
    state = encode(digest("purse/ana", last[1], last[3]), body)
    sql(path, "insert into stored_events values (?,?,?,?)", "purse/ana", last[1] + 1, "Entry", state)


def recompute_chain(path: Path) -> None:
    """An edited amount with every later hash of the stream made to fit."""
    prev, changed = "", False
    for stream, seq, _, state in rows(path, "originator_id='purse/bea'"):
        link = msgspec.json.decode(state)
        if not changed:
            link["body"]["amount"] += 100
            changed = True
        fresh = encode(prev, link["body"])
        sql(path, "update stored_events set state=? where originator_id=? and originator_version=?", fresh, stream, seq)
        prev = digest(stream, seq, fresh)


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (edit_amount, "Record"),
        (delete_one, "table/1"),
        (cut_tail, "witnessed"),
        (cut_table, "signed over other records"),
        (swap_two, "does not follow"),
        (forge_one, "not signed"),
        (recompute_chain, "signed over other records"),
    ],
)
def test_tampering_is_found(store: Path, tamper: Callable[[Path], None], says: str) -> None:
    tamper(store)
    assert says in finding(store)


def test_another_key_cannot_sign_for_the_house(store: Path) -> None:
    keys = store.with_name(store.name + ".keys") / "house.key"
    keys.unlink()
    assert "not signed by the house" in finding(store)


def test_a_payment_that_the_law_does_not_say_is_found_even_if_the_house_signed_it(tmp_path: Path) -> None:
    """The house's own software could be wrong: every act is played again under its rules."""
    evening = Evening(tmp_path / "casino.db")
    evening.round()
    opens = evening.table.staff_command()
    assert opens is not None
    act = evening.table.act(opens)
    gift = replace(act.events[0], moves=(Move("@float", "ana", 100, "win"),))
    false = replace(act, events=(gift, *act.events[1:]))
    evening.books.committer.submit([evening.books.record("1", false)]).result()
    evening.close()
    assert "does not follow from its command under the law" in finding(evening.path)


def test_a_purse_that_the_tables_do_not_explain_is_found(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "casino.db")
    evening.books.committer.submit([evening.books.entry("ana", 500, "table/1", "chips")]).result()
    evening.close()
    assert "purse of ana" in finding(evening.path)


def test_rules_are_those_of_the_day(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A law file corrected later does not change what was played."""
    from novamas.law import library

    path = library().folders["euskadi-1996"] / "roulette-french.toml"
    tree = library().read(path)
    tree["bets"]["straight"]["pays"] = "36:1"
    with library().broken(path, tree):
        assert audited(store).finding is None


@pytest.mark.parametrize(
    ("name", "content"),
    [("folder", None), ("notes.txt", b"these are not the books"), ("nowhere/at/all.db", b"")],
)
def test_what_is_not_a_store_is_one_sentence(tmp_path: Path, name: str, content: bytes | None) -> None:
    path = tmp_path / name
    if content is None:
        path.mkdir()
    elif content:
        path.write_bytes(content)
    with pytest.raises(BadStore) as e:
        open_journal(str(path))
    assert str(e.value).endswith(".")
    assert "\n" not in str(e.value)


def test_two_writers_cannot_write_the_same_record(tmp_path: Path) -> None:
    from novamas.store.errors import Conflict

    one: Journal = open_journal(str(tmp_path / "c.db"))
    two: Journal = open_journal(str(tmp_path / "c.db"))
    one.append([Record("table/1", "X", 1)])
    two.append([Record("table/1", "X", 2)])
    with pytest.raises(Conflict):
        one.append([Record("table/1", "X", 3)])
    assert one.append([Record("table/1", "X", 3)]) == {"table/1": 3}
    one.close()
    two.close()
