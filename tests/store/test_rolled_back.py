"""A store that lost its end: a witness elsewhere, and receipts that others keep, tell of it."""

from __future__ import annotations

import errno
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from evening import Evening
from stores import Where, audited

from novamas.kit.errors import BadInput
from novamas.store import Journal, Record, open_journal
from novamas.store.audit import audit
from novamas.store.errors import RolledBack
from novamas.store.keys import Key, Witness
from novamas.store.origin import restore
from novamas.store.receipts import Receipt, issue, keep, read, read_all, receipts_in

Sql = Callable[..., list[tuple]]


def play(where: Where, rounds: int = 1, id: str = "1") -> str:
    """An evening at a table of its own; the name of its spine."""
    evening = Evening(where.url, id=id, keys=where.keys)
    for _ in range(rounds):
        evening.round()
    spine = evening.books.journal.spine.stream
    evening.close()
    return spine


def note(where: Where, times: int = 1, **options: bool) -> Journal:
    """A server that writes a few batches, and is still there."""
    journal = open_journal(where.url, keys=where.keys, **options)
    for n in range(times):
        journal.append([Record("house", "Note", {"n": n})])
    return journal


def found(where: Where, receipts: list[Receipt] | None = None) -> str:
    report = audited(where, receipts or ())
    assert report.finding is not None, "the audit found nothing"
    assert "\n" not in report.finding.sentence
    return report.finding.sentence


class Copies:
    """Copies of a store, as somebody makes them who keeps backups: rows of its tables."""

    def __init__(self, sql: Sql) -> None:
        self.sql = sql
        self.rows = sql("select {order}, originator_id, originator_version, topic, state from stored_events")

    def put_back(self) -> None:
        """What was written since is not there any more."""
        self.sql("delete from stored_events where {order} > ?", max(row[0] for row in self.rows))


@pytest.fixture
def copied(where: Where, sql: Sql) -> Where:
    """A store that was brought back from a copy: the last evening is not in it."""
    play(where)
    copy = Copies(sql)
    play(where, id="2")
    copy.put_back()
    return where


def witness(where: Where) -> Path:
    return where.keys / "witness"


# -- a store that is older than its witness ----------------------------------------------------------------------------


def test_an_older_copy_is_not_written_to_and_it_is_said_what_is_missing(copied: Where) -> None:
    with pytest.raises(
        RolledBack, match=r"older than its witness: 1 of its spines end early, spine/\w+ before batch \d+"
    ):
        open_journal(copied.url, keys=copied.keys)
    assert "a tail is missing" in found(copied), "an audit, which only reads, says the same"


def test_a_tail_of_one_batch_is_missed(where: Where, sql: Sql) -> None:
    journal = note(where, 3)
    journal.close()
    copy = sql("select max({order}) from stored_events where originator_id = ? and originator_version = ?",
               journal.spine.stream, journal.spine.seq - 1)  # fmt: skip
    sql("delete from stored_events where {order} > ?", copy[0][0])
    with pytest.raises(RolledBack, match=f"before batch {journal.spine.seq},"):
        open_journal(where.url, keys=where.keys)
    assert "a tail is missing" in found(where), "an audit, which only reads, says the same"


@pytest.mark.parametrize("how", ["all", "one"])
def test_a_witness_that_is_gone_is_missed(where: Where, how: str) -> None:
    play(where)
    spine = play(where, id="2")
    if how == "all":
        shutil.rmtree(witness(where))
    else:
        (witness(where) / f"{spine.removeprefix('spine/')}.json").unlink()
    with pytest.raises(RolledBack, match=f"witness of this store is gone for {2 if how == 'all' else 1} of its spines"):
        open_journal(where.url, keys=where.keys)
    report = audited(where)
    assert report.finding is None
    assert report.unwitnessed > 0, "whole and signed, but nobody could tell whether more followed"


@pytest.mark.parametrize("how", ["copy", "witness"])
def test_what_a_director_answers_for_is_told_and_no_more(where: Where, sql: Sql, how: str) -> None:
    play(where)
    copy = Copies(sql)
    play(where, id="2")
    if how == "copy":
        copy.put_back()
    else:
        shutil.rmtree(witness(where))
    journal = open_journal(where.url, keys=where.keys, rolled_back=True)
    restored = restore(journal, "dora", "the disk broke")
    assert len(restored.gaps) == (1 if how == "copy" else 2)
    journal.close()
    report = audited(where)
    assert report.finding is None
    assert [(each.by, each.reason, each.spines) for each in report.restored] == [
        ("dora", "the disk broke", len(restored.gaps))
    ]
    note(where).close()  # the house goes on,
    after = audited(where)
    assert after.finding is None
    assert after.restored == report.restored
    copy = Copies(sql)
    note(where).close()
    copy.put_back()  # and the next time it is missed again
    with pytest.raises(RolledBack, match="1 of its spines end early"):
        open_journal(where.url, keys=where.keys)
    assert "a tail is missing" in found(where)


def test_a_store_that_is_known_to_be_older_is_not_clean_before_somebody_answers_for_it(copied: Where) -> None:
    note(copied, rolled_back=True).close()
    assert "a tail is missing" in found(copied)
    with pytest.raises(RolledBack):
        open_journal(copied.url, keys=copied.keys)


def test_an_answer_that_the_house_did_not_write_is_none(copied: Where, sql: Sql, tmp_path: Path) -> None:
    """Who can write to the store but has no key cannot excuse what they cut off."""
    journal = open_journal(copied.url, keys=copied.keys, rolled_back=True)
    forger = Key.make(tmp_path / "forger")
    forger.secret = journal.key.secret  # let them even know how records are sealed
    journal.key = forger
    restore(journal, "mallory", "nothing to see")
    journal.close()
    assert "not signed by the house" in found(copied)


# -- a witness that missed something -----------------------------------------------------------------------------------


def test_what_the_witness_missed_is_counted_and_caught_up_with(where: Where) -> None:
    """The power fails: the store has more than the witness, and that is no crime."""
    journal = note(where, 5)
    journal.close()
    behind = Witness(witness(where))  # its file begins anew, at the second batch
    behind.saw(journal.spine.stream, 2, batch(where, journal, 2))
    behind.close()
    report = audited(where)
    assert report.finding is None
    assert (report.unwitnessed, report.witnessed) == (journal.spine.seq - 2, False)
    open_journal(where.url, keys=where.keys).close()
    assert audited(where).unwitnessed == 0


def batch(where: Where, journal: Journal, seq: int) -> str:
    reading = open_journal(where.url, keys=where.keys, existing=True)
    try:
        return reading.batch_at(journal.spine.stream, seq)
    finally:
        reading.close()


def test_a_full_disk_of_the_witness_is_no_failed_batch(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = note(where)
    writes = os.write

    def full(file: int, data: bytes) -> int:
        if b'"spine"' in data:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return writes(file, data)

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        assert journal.append([Record("house", "Note", {"n": 1})]) == {"house": 2}
        assert journal.witness.trouble == os.strerror(errno.ENOSPC)
        assert audited(where).unwitnessed == 1
    assert journal.append([Record("house", "Note", {"n": 2})]) == {"house": 3}
    assert journal.witness.trouble == ""
    assert audited(where).unwitnessed == 0
    journal.close()


@pytest.mark.parametrize("size", [1, 40, 60, 100, 130])
def test_half_a_note_is_a_full_disk_too(where: Where, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    """And the note before it is still there to be read; half a new one over half an old one is not taken for one."""
    journal = note(where, 2)
    writes = os.write
    with monkeypatch.context() as patch:
        patch.setattr(
            os, "write", lambda file, data: writes(file, data[:size]) if b'"spine"' in data else writes(file, data)
        )
        journal.append([Record("house", "Note", {"n": 1})])
        assert journal.witness.trouble
        assert audited(where).unwitnessed == 1
    journal.append([Record("house", "Note", {"n": 2})])
    assert audited(where).unwitnessed == 0
    journal.close()


# -- receipts ----------------------------------------------------------------------------------------------------------


def test_a_receipt_says_what_it_is_for_and_is_read_back(where: Where, tmp_path: Path) -> None:
    journal = note(where, 3)
    first = issue(journal)
    journal.append([Record("house", "Note", {"n": 9})])
    second = issue(journal)
    for receipt in (first, second):
        assert read(str(receipt)) == receipt
        assert receipt.genuine(journal.key.public)
        for place in (str(tmp_path / "receipts.txt"), f"sqlite:{tmp_path / 'anchor.db'}"):
            keep(receipt, place)
    house = journal.id
    journal.close()
    for place in (str(tmp_path / "receipts.txt"), f"sqlite:{tmp_path / 'anchor.db'}"):
        kept = receipts_in(place, house)
        assert kept == [first, second]
        report = audited(where, kept)
        assert report.finding is None
        assert report.receipts == 2


def test_a_receipt_tells_of_a_tail_that_nobody_else_remembers(where: Where, sql: Sql) -> None:
    """The end is cut off and the witness with it; only who holds a receipt can tell."""
    play(where)
    copy = Copies(sql)
    journal = note(where, 2)
    receipt = issue(journal)
    journal.close()
    copy.put_back()
    (witness(where) / f"{journal.spine.stream.removeprefix('spine/')}.json").unlink()
    assert audited(where).finding is None, "all that is left is whole"
    assert "is missing, and a receipt was given for it" in found(where, [receipt])


def test_a_restored_store_does_not_make_receipts_void(where: Where, sql: Sql) -> None:
    """A director answers to the house; who holds a receipt for what is gone still hears that it is."""
    play(where)
    copy = Copies(sql)
    journal = note(where, 2)
    receipt = issue(journal)
    journal.close()
    copy.put_back()
    journal = open_journal(where.url, keys=where.keys, rolled_back=True)
    restore(journal, "dora", "the disk broke")
    journal.close()
    assert audited(where).finding is None
    assert "a receipt was given for it" in found(where, [receipt])


def test_what_is_no_receipt_of_this_house_is_found(where: Where, tmp_path: Path) -> None:
    journal = note(where, 3)
    receipt = issue(journal)
    journal.append([Record("house", "Note", {"n": 9})])

    def signed(**other: object) -> Receipt:
        """The house signs something else."""
        fields = {name: getattr(receipt, name) for name in receipt.__struct_fields__} | other
        unsigned = Receipt(**fields)
        return Receipt(**{**fields, "sign": journal.key.sign(unsigned.signable())})

    forged = Receipt(receipt.house, receipt.spine, receipt.seq, receipt.at, "0" * 64, receipt.sign)
    other = Where(str(tmp_path / "other.db"), tmp_path / "other", "sqlite")
    foreign_journal = note(other)
    foreign = issue(foreign_journal)
    foreign_journal.close()
    journal.close()
    assert "is not signed by the house" in found(where, [forged])
    assert "is not signed by the house" in found(where, [foreign])
    assert "is for another house" in found(where, [signed(house="0123456789abcdef")])
    assert "contradict each other" in found(where, [receipt, signed(head="0" * 64)])
    assert "is not the one that a receipt was given for" in found(where, [signed(head="0" * 64)])
    assert "a receipt was given for it" in found(where, [signed(seq=1_000)])
    assert audited(where, [receipt, receipt]).finding is None


@pytest.mark.parametrize(
    "line",
    [
        "nonsense", "novamas-receipt", "novamas-receipt 2 a spine/b 1 1.0 c d",
        "novamas-receipt 1 a spine/b one 1.0 c d",
        "novamas-receipt 1 a table/1 1 1.0 c d", "novamas-receipt 1 a spine/b 1 later c d", "x" * 10_000, "\x00\xff",
    ],
)  # fmt: skip
def test_what_is_not_a_receipt_is_one_sentence(line: str, tmp_path: Path) -> None:
    path = tmp_path / "receipts.txt"
    path.write_text(f"# kept by the notary\n\n{line}\n", encoding="utf-8")
    for attempt in (lambda: read(line), lambda: read_all([line]), lambda: receipts_in(str(path), "a")):
        with pytest.raises(BadInput, match="is not a receipt of this software") as e:
            attempt()
        assert "\n" not in str(e.value)
        assert len(str(e.value)) < 400


def test_receipts_that_cannot_be_had_are_one_sentence(where: Where, tmp_path: Path) -> None:
    journal = note(where)
    receipt = issue(journal)
    journal.close()
    with pytest.raises(BadInput, match="cannot be read"):
        receipts_in(str(tmp_path / "nowhere.txt"), journal.id)
    address = where.url if where.kind == "postgresql" else f"sqlite:{where.url}"
    with pytest.raises(BadInput, match="a store of their own"):
        keep(receipt, address)


# -- times -------------------------------------------------------------------------------------------------------------


class Hands:
    """A clock that is set by hand."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def test_a_clock_that_is_set_back_writes_no_earlier_times(where: Where) -> None:
    clock = Hands(time.time())
    evening = Evening(where.url, keys=where.keys, clock=clock)
    evening.round()
    before = clock.now
    clock.now -= 3_600
    evening.round()
    evening.close()
    again = Evening(where.url, keys=where.keys, clock=clock, id="2")  # and neither does the next process
    again.round()
    assert again.books.journal.clock.behind() == pytest.approx(3_600)
    assert min(act.at for act in again.table.tail) >= before
    again.close()
    assert audited(where).finding is None


@pytest.mark.parametrize("stream", ["table/1", "purse/ana", "house", "spine", "draws/1"])
def test_a_house_that_signs_an_earlier_time_is_found(where: Where, stream: str) -> None:
    evening = Evening(where.url, keys=where.keys)
    evening.round()
    books, clock = evening.books, Hands(time.time() - 3_600)
    earlier = clock.now
    books.journal.clock._last = 0.0
    books.journal.clock._now = clock
    if stream == "table/1":
        evening.table.at, evening.table.clock = 0.0, clock
        opens = evening.table.staff_command()
        assert opens is not None
        records = books.play(evening.table, evening.listed, opens)[1]
    elif stream == "purse/ana":
        records = [books.entry("ana", 5, evening.money, "@issue", "a present")]
    elif stream == "draws/1":
        table = evening.table
        table.at, table.epoch, table.since = earlier, table.epoch + 1, table.seq
        records = [books.epoch(table, evening.listed, None)]
    else:
        records = [Record("house", "Note", {"at": earlier})]
    if stream != "spine":
        clock.now = time.time() + 1  # the batch itself is of its time
    else:
        records = [Record("house", "Note", {})]
    books.journal._times.clear()  # a house that means to: the journal itself writes no stream backwards
    books.committer.submit(records).result()
    evening.close()
    sentence = found(where)
    if stream == "draws/1":
        assert "draws/1" in sentence
    else:
        assert "is earlier than the one before it" in sentence
        assert stream in sentence


def test_a_batch_that_is_earlier_than_what_it_holds_is_found(where: Where) -> None:
    journal = note(where)
    journal.append([Record("house", "Note", {"at": time.time() + 3_600})])
    journal.close()
    assert "later than itself" in found(where)


def test_a_machine_that_joins_has_a_witness_of_its_own(where: Where, tmp_path: Path) -> None:
    """It is told to; from then on each witness watches its own spines, and one that is deleted is missed as ever."""
    open_journal(where.url, keys=where.keys, witness=tmp_path / "one").close()
    with pytest.raises(RolledBack, match="novamas serve --join"):
        open_journal(where.url, keys=where.keys, witness=tmp_path / "two")
    open_journal(where.url, keys=where.keys, witness=tmp_path / "two", join=True).close()
    for name in ("one", "two", "one"):
        open_journal(where.url, keys=where.keys, witness=tmp_path / name).close()
    alone = open_journal(where.url, keys=where.keys, witness=tmp_path / "one", existing=True)
    try:
        report = audit(alone)
    finally:
        alone.close()
    assert (report.clean, report.witnessed) == (True, False)
    both = tmp_path / "both"
    shutil.copytree(tmp_path / "one", both)
    for file in (tmp_path / "two").glob("*.json"):
        shutil.copy(file, both)
    together = open_journal(where.url, keys=where.keys, witness=both, existing=True)
    try:
        assert audit(together).witnessed
    finally:
        together.close()
    shutil.rmtree(tmp_path / "two")
    with pytest.raises(RolledBack):
        open_journal(where.url, keys=where.keys, witness=tmp_path / "two")
