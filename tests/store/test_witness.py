"""The witness: what it wrote last is found again, whatever became of one write."""

from __future__ import annotations

from pathlib import Path

import pytest
from stores import Where

from novamas.store import BadStore, Journal, Record, open_journal
from novamas.store.audit import audit
from novamas.store.errors import RolledBack
from novamas.store.keys import SLOT, Witness

SPINE, FILE = "spine/one", Path("one.json")


@pytest.fixture
def witness(tmp_path: Path):
    witness = Witness(tmp_path)
    yield witness
    witness.close()


@pytest.mark.parametrize("last", [1, 2, 3, 4])
def test_the_last_head_is_remembered(witness: Witness, tmp_path: Path, last: int) -> None:
    for seq in range(1, last + 1):
        witness.saw(SPINE, seq, f"head {seq}")
    assert Witness(tmp_path).heads() == {SPINE: (last, f"head {last}")}


def test_every_spine_has_its_own(witness: Witness, tmp_path: Path) -> None:
    witness.saw(SPINE, 1, "a")
    witness.saw("spine/two", 7, "b")
    assert Witness(tmp_path).heads() == {SPINE: (1, "a"), "spine/two": (7, "b")}


def test_a_server_that_comes_back_goes_on(witness: Witness, tmp_path: Path) -> None:
    witness.saw(SPINE, 5, "before")
    witness.close()
    witness.saw(SPINE, 6, "after")
    assert Witness(tmp_path).heads() == {SPINE: (6, "after")}


@pytest.mark.parametrize("last", [4, 5])
@pytest.mark.parametrize("torn", [0, 1, SLOT // 2, SLOT - 1])
def test_a_write_that_was_torn_leaves_the_one_before_it(witness: Witness, tmp_path: Path, last: int, torn: int) -> None:
    for seq in range(1, last + 1):
        witness.saw(SPINE, seq, f"head {seq}")
    path = tmp_path / FILE
    written = bytearray(path.read_bytes())
    at = SLOT * (last % 2)
    written[at + torn : at + SLOT] = b"\xff" * (SLOT - torn)
    path.write_bytes(written)
    assert Witness(tmp_path).heads() == {SPINE: (last - 1, f"head {last - 1}")}


@pytest.mark.parametrize("content", [b"", b"nonsense", b"{}", b"\0" * SLOT * 2])
def test_what_no_witness_wrote_is_said(witness: Witness, tmp_path: Path, content: bytes) -> None:
    witness.saw(SPINE, 1, "a")
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(BadStore, match="not what a witness wrote"):
        Witness(tmp_path).heads()


# -- a process that is killed ------------------------------------------------------------------------------------------


def killed(monkeypatch: pytest.MonkeyPatch, where: Where, write: bool) -> Journal:
    """A process whose last batch is on disk, and that is not there any more to note it."""
    journal = open_journal(where.url, where.keys) if write else None
    with monkeypatch.context() as dying:
        dying.setattr(Witness, "note", lambda *_: True)
        if journal is None:
            return open_journal(where.url, where.keys)
        journal.append([Record("table/1", "Something", {})])
        return journal


@pytest.mark.parametrize("write", [False, True], ids=["while it opens", "while it writes"])
def test_a_house_opens_after_a_process_was_killed_before_it_noted_its_batch(
    where: Where, monkeypatch: pytest.MonkeyPatch, write: bool
) -> None:
    open_journal(where.url, where.keys).close()
    gone = killed(monkeypatch, where, write)
    after = open_journal(where.url, where.keys)
    assert after.witness.heads()[gone.spine.stream] == (gone.spine.seq, gone.spine.head)
    gone.close()
    after.close()


def test_an_audit_asks_for_nothing_of_a_spine_that_was_only_announced(where: Where) -> None:
    open_journal(where.url, where.keys).close()
    Witness(where.keys / "witness").announce("spine/nothing")
    open_journal(where.url, where.keys).close()
    journal = open_journal(where.url, where.keys, existing=True)
    report = audit(journal)
    journal.close()
    assert report.clean
    assert report.witnessed


def test_a_note_that_another_process_makes_leaves_the_file_to_its_owner(witness: Witness, tmp_path: Path) -> None:
    witness.announce(SPINE)
    Witness(tmp_path).note_head(SPINE, 1, "one")
    assert Witness(tmp_path).heads() == {SPINE: (1, "one")}
    witness.saw(SPINE, 2, "two")
    assert Witness(tmp_path).heads() == {SPINE: (2, "two")}


def test_a_store_that_is_gone_is_not_founded_anew_on_the_keys_of_its_house(tmp_path: Path) -> None:
    store, keys = tmp_path / "casino.db", tmp_path / "keys"
    open_journal(str(store), keys).close()
    for file in tmp_path.glob("casino.db*"):
        file.unlink()
    before = Witness(keys / "witness").heads()
    with pytest.raises(RolledBack, match="older than its witness"):
        open_journal(str(store), keys)
    assert Witness(keys / "witness").heads() == before


def test_a_witness_on_a_full_disk_leaves_nothing_there(
    witness: Witness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        witness.announce(SPINE)
    assert list(tmp_path.iterdir()) == []
