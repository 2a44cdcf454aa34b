"""The witness: what it wrote last is found again, whatever became of one write."""

from __future__ import annotations

from pathlib import Path

import pytest

from novamas.store import BadStore
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
