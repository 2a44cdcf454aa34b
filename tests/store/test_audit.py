"""The audit catches whoever changes the books, and finds nothing where nothing was changed."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from evening import Evening, floated
from msgspec.structs import replace
from stores import Where, audited

from novamas.casino import Act
from novamas.games.spin import BettingClosed, CloseBetting
from novamas.kit.chance import Seeded
from novamas.kit.decider import Move
from novamas.law import library
from novamas.store import open_journal
from novamas.store.books import open_books
from novamas.store.chain import digest, encode
from novamas.store.errors import BadStore
from novamas.store.keys import Key

ROUNDS = 6
NOT_THE_SECRET = bytes(32)


Sql = Callable[..., list[tuple]]


@pytest.fixture
def store(where: Where) -> Where:
    evening = Evening(where.url, keys=where.keys)
    for _ in range(ROUNDS):
        evening.round()
    evening.leave()
    evening.close()
    return where


def finding(where: Where) -> str:
    report = audited(where)
    assert report.finding is not None, "the audit found nothing"
    return report.finding.sentence


def stream(sql: Sql, name: str) -> list[tuple[int, str, bytes]]:
    """The records of a stream: number, topic and bytes."""
    asked = "select originator_version, topic, state from stored_events where originator_id=? order by 1"
    return [(seq, topic, bytes(state)) for seq, topic, state in sql(asked, name)]


def overwrite(sql: Sql, name: str, seq: int, topic: str, state: bytes) -> None:
    sql("update stored_events set topic=?, state=? where originator_id=? and originator_version=?",
        topic, state, name, seq)  # fmt: skip


def test_an_honest_store_is_clean(store: Where) -> None:
    report = audited(store)
    assert report.finding is None
    assert (report.tables, report.rounds, report.people) == (1, ROUNDS, 2)
    assert report.currencies == ("EUR-play",)
    assert report.unwitnessed == 0
    balances = report.balances["EUR-play"]
    assert sum(balances.values()) == 0
    books = open_books(store.url, keys=store.keys, existing=True)
    assert balances["@issue"] == -2_000_000 - floated(books)["EUR-play"]
    books.close()
    assert balances["chips at tables"] == 0


def test_a_reopened_store_goes_on_and_stays_clean(store: Where) -> None:
    books = open_books(store.url, keys=store.keys)
    listed = next(books.list_tables())
    table = books.load_table(listed, Seeded(1))
    opens = table.staff_command()
    assert opens is not None
    books.committer.submit(books.play(table, listed, opens)[1]).result()
    books.close()
    assert audited(store).finding is None


def edit_amount(sql: Sql) -> None:
    """The winnings are doubled."""
    seq, topic, state = next(row for row in stream(sql, "table/1") if b'"win"' in row[2])
    link = msgspec.json.decode(state)
    move = next(m for e in link["body"]["events"] for m in e.get("moves", []) if m[3] == "win")
    move[2] *= 2
    overwrite(sql, "table/1", seq, topic, msgspec.json.encode(link))


def delete_one(sql: Sql) -> None:
    sql("delete from stored_events where originator_id='table/1' and originator_version=9")


def cut_tail(sql: Sql) -> None:
    """Whole batches vanish from the end, cleanly: records and their signed spine."""
    spine = sql("select {order} from stored_events where substr(originator_id, 1, 6)='spine/' order by 1")
    sql("delete from stored_events where {order} > ?", spine[-6][0])


def cut_table(sql: Sql) -> None:
    sql("delete from stored_events where originator_id='table/1' and originator_version>20")


def swap_two(sql: Sql) -> None:
    rows = stream(sql, "table/1")
    (_, *a), (_, *b) = rows[6:8]
    overwrite(sql, "table/1", 7, *b)
    overwrite(sql, "table/1", 8, *a)


def rename_one(sql: Sql) -> None:
    """A record says the same, but as another kind of record."""
    sql("update stored_events set topic='Note' where originator_id='table/1' and originator_version=9")


def forge_one(sql: Sql) -> None:
    """A record that fits the chain but that nobody signed."""
    seq, _, state = stream(sql, "purse/ana")[-1]
    body = {"amount": 999, "currency": "EUR-play", "other": "@issue", "why": "a present", "at": time.time()}
    fits = encode("purse/ana", seq + 1, "Entry", digest("purse/ana", seq, "Entry", state), body, NOT_THE_SECRET)
    sql("insert into stored_events (originator_id, originator_version, topic, state) values (?,?,?,?)",
        "purse/ana", seq + 1, "Entry", fits)  # fmt: skip


def recompute_chain(sql: Sql) -> None:
    """An edited amount with every later hash of the stream made to fit."""
    prev = ""
    for seq, topic, state in stream(sql, "purse/bea"):
        link = msgspec.json.decode(state)
        if not prev:
            link["body"]["amount"] += 100
        fresh = encode("purse/bea", seq, topic, prev, link["body"], NOT_THE_SECRET)
        overwrite(sql, "purse/bea", seq, topic, fresh)
        prev = digest("purse/bea", seq, topic, fresh)


def recompute_everything(sql: Sql) -> None:
    """As above, with the signed heads and the digests of the batches made to fit too; only the signature cannot be."""
    recompute_chain(sql)
    rows = sql("select originator_id, originator_version, topic, state from stored_events order by {order}")
    heads: dict[str, tuple[int, str]] = {}
    hashes, prev = hashlib.sha256(), dict[str, str]()
    for name, seq, topic, state in rows:
        if not name.startswith("spine/"):
            heads[name] = (seq, digest(name, seq, topic, bytes(state)))
            hashes.update(heads[name][1].encode())
            continue
        body = msgspec.json.decode(bytes(state))["body"]
        body["batch"] |= {"heads": heads, "rows": hashes.hexdigest()}
        written = encode(name, seq, topic, prev.get(name, ""), body, NOT_THE_SECRET)
        overwrite(sql, name, seq, topic, written)
        prev[name] = digest(name, seq, topic, written)
        heads, hashes = {}, hashlib.sha256()


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (edit_amount, "of table/1"),
        (delete_one, "table/1"),
        (cut_tail, "witnessed"),
        (cut_table, "signed over other records"),
        (rename_one, "Record"),
        (swap_two, "does not follow"),
        (forge_one, "not signed"),
        (recompute_chain, "signed over other records"),
        (recompute_everything, "not signed by the house"),
    ],
)
def test_tampering_is_found(store: Where, sql: Sql, tamper: Callable[[Sql], None], says: str) -> None:
    tamper(sql)
    assert says in finding(store)


def test_another_key_cannot_sign_for_the_house(store: Where) -> None:
    """Nor can it even begin to write, or be taken for the house's by an audit: the first record names the key."""
    for name in ("house.key", "house.pub"):
        (store.keys / name).unlink()
    with pytest.raises(BadStore, match=r"no house\.key"):
        open_journal(store.url, keys=store.keys)
    Key.make(store.keys)
    for existing in (False, True):
        with pytest.raises(BadStore, match="not the one that this store is signed with"):
            open_journal(store.url, keys=store.keys, existing=existing)


def test_a_store_that_names_another_key_is_not_the_house_s(store: Where, sql: Sql) -> None:
    """Somebody founds the house anew under a key of their own: all that the house signed is then nobody's."""
    theirs = Key.make(store.keys.parent / "theirs")
    ((state,),) = sql("select state from stored_events where originator_id='store' and originator_version=1")
    link = msgspec.json.decode(bytes(state))
    link["body"]["public"] = theirs.public
    overwrite(sql, "store", 1, "Founded", msgspec.json.encode(link))
    with pytest.raises(BadStore, match="not the one that this store is signed with"):
        audited(store)
    moved = Where(store.url, store.keys.parent / "theirs", store.kind)
    assert audited(moved).finding is not None


def test_a_payment_that_the_law_does_not_say_is_found_even_if_the_house_signed_it(where: Where) -> None:
    """The house's own software could be wrong: every act is played again under its rules."""
    evening = Evening(where.url, keys=where.keys)
    evening.round()
    opens = evening.table.staff_command()
    assert opens is not None
    act = evening.table.act(opens)
    gift = replace(act.events[0], moves=(Move("@float", "ana", 100, "win"),))
    false = replace(act, events=(gift, *act.events[1:]))
    evening.books.committer.submit([evening.books.record("1", false)]).result()
    evening.close()
    assert "does not follow from its command under the law" in finding(where)


def test_a_purse_that_the_tables_do_not_explain_is_found(where: Where) -> None:
    evening = Evening(where.url, keys=where.keys)
    evening.books.committer.submit([evening.books.entry("ana", 500, "EUR-play", "table/1", "chips")]).result()
    evening.close()
    assert "purse of ana" in finding(where)


def test_rules_are_those_of_the_day(store: Where) -> None:
    """A law file corrected later does not change what was played: neither the audit nor the table that goes on."""
    path = library().folders["euskadi-1996"] / "roulette-french.toml"
    tree = library().read(path)
    tree["bets"]["straight"]["pays"] = "36:1"
    with library().pretend(path, tree):
        assert audited(store).finding is None
        books = open_books(store.url, keys=store.keys)
        table = books.load_table(next(books.list_tables()), Seeded(1))
        assert str(table.decider.game.bet_rule("straight").pays) == "35:1"
        books.close()


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


def test_an_act_that_the_law_refuses_is_found_even_if_the_house_signed_it(where: Where) -> None:
    evening = Evening(where.url, keys=where.keys)
    evening.round()
    at = evening.table.at
    early = Act(evening.table.seq, 1, "@croupier", CloseBetting(by="@croupier"), (BettingClosed(),), at=at)
    evening.books.committer.submit([evening.books.record("1", early)]).result()
    evening.close()
    assert "the law refuses this CloseBetting" in finding(where)


def test_a_changed_snapshot_is_found_and_nobody_goes_on_from_it(
    where: Where, sql: Sql, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chips given away in a snapshot are given to nobody: it is signed, so it is found before it is ever used."""
    monkeypatch.setattr("novamas.store.books.EVERY", 1)
    evening = Evening(where.url, keys=where.keys)
    evening.round()
    assert evening.books.keep_snapshot(evening.table)
    chips = evening.table.state.desk.chips
    evening.close()
    ((state,),) = sql("select state from snapshots")
    at = msgspec.json.decode(bytes(state))
    at["snapshot"]["state"]["desk"]["chips"]["ana"] += 1_000_000
    sql("update snapshots set state=?", msgspec.json.encode(at))
    books = open_books(where.url, keys=where.keys)
    assert books.load_table(next(books.list_tables()), Seeded(1)).state.desk.chips == chips
    books.close()
    assert "is not signed by the house" in finding(where)


def test_a_snapshot_that_the_acts_do_not_come_to_is_found_even_if_the_house_signed_it(
    where: Where, sql: Sql, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chips given away in one are found before anybody plays with them."""
    monkeypatch.setattr("novamas.store.books.EVERY", 1)
    evening = Evening(where.url, keys=where.keys)
    evening.round()
    chips = evening.table.state.desk.chips
    desk = replace(evening.table.state.desk, chips={**chips, "ana": chips["ana"] + 1_000_000})
    evening.table.state = replace(evening.table.state, desk=desk)
    assert evening.books.keep_snapshot(evening.table)
    evening.close()
    assert "is not what the acts come to" in finding(where)
