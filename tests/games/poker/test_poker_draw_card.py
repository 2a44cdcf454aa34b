"""Poker with discard counted by the source for a graphics card, compiled for the processor: the same digits."""

from __future__ import annotations

from pathlib import Path

import pytest

from novamas.cli import main
from novamas.kit.hand_tables import tables
from novamas.kit.hands import Ranking
from processor import Processor, needs_compiler

SOME = 12
"""Collections of dead ranks of each size: the highest, with all that there is to draw."""


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize("ace_low_run", [False, True])
def test_the_card_counts_the_same(ace_low_run: bool, tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    from novamas.games.poker.draw import kernel, on_card
    from novamas.games.poker.draw.kernel_bank import bank_of
    from novamas.games.poker.draw.kernel_hands import sorts

    table = tables(Ranking())
    bank = bank_of(table, table.first("pair"), ace_low_run)
    cards, _, place = sorts()
    worth = np.array([[1, 3 + kind, 0, -3] for kind in range(12)], dtype=np.int64)
    its = on_card.count_sums(Processor(tmp_path), bank, worth, place, len(cards), SOME)
    for size, weight in zip((5, 6, 7), on_card.WEIGHT, strict=True):
        dead = on_card.in_turn(size)[:SOME]
        its -= weight * kernel._count(bank, worth, dead, size, place, len(cards), 0, SOME)
    assert not its.any()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["poker-draw", "--device", "gpu"], "--recount"),
        (["poker-draw", "--recount", "--device", "tpu"], "tpu"),
        (["three-card-poker", "--recount", "--device", "gpu"], "three-card-poker"),
    ],
)
def test_a_card_that_cannot_is_one_sentence(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *words, "--lang", "es"]) == 2
    out = capsys.readouterr()
    assert told in out.err
    assert (out.out, out.err.count("\n")) == ("", 1)
