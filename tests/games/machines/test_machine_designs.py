"""A design with something wrong in it: every fault is told, at its place, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from machine_oracle import SYMBOLS, design, machine

from novamas.games.machines.design import read
from novamas.games.machines.reading import read_line, show
from novamas.kit.words import languages, sentence

FAULTS: list[tuple[dict[str, Any], str, tuple[str, ...]]] = [
    ({"colour": "red"}, "key", ("colour",)),
    ({"format": 2}, "number", ("format",)),
    ({"name": ""}, "name", ("name",)),
    ({"name": None}, "missing", ("name",)),
    ({"price": 0}, "number", ("price",)),
    ({"price": "2.00"}, "number", ("price",)),
    ({"rows": 6}, "number", ("rows",)),
    ({"most": -1}, "number", ("most",)),
    ({"pays_in": "gold"}, "choice", ("pays_in",)),
    ({"stakes": []}, "stakes", ("stakes",)),
    ({"stakes": [2, 1]}, "stakes", ("stakes",)),
    ({"symbols": SYMBOLS | {"pear": {}}}, "idle-symbol", ("symbols", "pear")),
    ({"symbols": SYMBOLS | {"plum": {"mark": "plums"}}}, "mark", ("symbols", "plum", "mark")),
    ({"symbols": SYMBOLS | {"plum": {"colour": "mauve"}}}, "choice", ("symbols", "plum", "colour")),
    ({"symbols": SYMBOLS | {"plum": {"wild": 1}}}, "truth", ("symbols", "plum", "wild")),
    ({"symbols": SYMBOLS | {"star": {"wild": True, "scatter": True}}}, "wild-scatter", ("symbols", "star")),
    ({"symbols": SYMBOLS | {"plum": {"shape": "round"}}}, "key", ("symbols", "plum", "shape")),
    ({"lines": []}, "lines", ("lines",)),
    ({"lines": [[1, 1]]}, "line", ("lines",)),
    ({"lines": [[1, 1, 3]]}, "line", ("lines",)),
    ({"lines": [[1, 1, 1], [1, 1, 1]]}, "same-line", ("lines",)),
    ({"pays": {"star": {"3": 4}}}, "line-pays", ("pays", "star")),
    ({"pays": {"seven": {"4": 4}}}, "count", ("pays", "seven", "4")),
    ({"pays": {"seven": {"3": 0}}}, "number", ("pays", "seven", "3")),
    ({"pays": {"seven": {}}}, "no-counts", ("pays", "seven")),
    ({"pays": {"seven": 3}}, "table", ("pays", "seven")),
    ({"scatters": {"plum": {"3": 4}}}, "scatter-pays", ("scatters", "plum")),
    ({"pays": None, "scatters": None}, "nothing-to-win", ("pays",)),
    ({"free": {"symbol": "plum", "games": {"2": 5}, "most": 9}}, "trigger", ("free", "symbol")),
    ({"free": {"symbol": "star", "games": {"2": 5}}}, "number", ("free", "most")),
    ({"free": {"symbol": "star", "games": {}, "most": 9}}, "no-counts", ("free", "games")),
    ({"bonus": {"symbol": "star", "count": 2, "boxes": [1]}}, "boxes", ("bonus", "boxes")),
    ({"bonus": {"symbol": "star", "count": 0, "boxes": [1, 2]}}, "number", ("bonus", "count")),
    ({"hold": {"one_in": 0}}, "number", ("hold", "one_in")),
    ({"hold": {"one_in": 2, "price": 1}}, "key", ("hold", "price")),
]


@pytest.mark.parametrize(("changes", "reason", "at"), FAULTS)
def test_a_fault_is_told_at_its_place(changes: dict[str, Any], reason: str, at: tuple[str, ...]) -> None:
    made, faults = read(design(**changes))
    assert made is None
    assert (f"machine-{reason}", ".".join(at)) in {(fault.reason, fault.field) for fault in faults}
    for lang in languages():
        for fault in faults:
            assert "{" not in sentence(fault, lang)


def test_all_faults_are_told_at_once() -> None:
    wrong = design(price=0, rows=9, lines=[[1]], pays={"pear": {"3": 1}})
    assert len(read(wrong)[1]) >= 4


def test_strips_are_told_reel_by_reel() -> None:
    _, faults = read(design(reels=["seven plum star joker", "plum", "plum pear seven"]))
    assert {(fault.reason, fault.field) for fault in faults} == {
        ("machine-strip", "reels.2"),
        ("machine-symbol", "reels.3"),
    }
    assert read(design(reels=[]))[1][0].reason == "machine-reels"


def test_reels_that_could_not_be_counted_through_are_not_held() -> None:
    long = " ".join(["plum"] * 60)
    reels = [f"seven joker star {long}"] * 3
    assert [fault.reason for fault in read(design(reels=reels, hold={"one_in": 2}))[1]] == ["machine-hold-big"]


def test_a_machine_without_lines_looks_at_the_middle_row() -> None:
    assert machine(lines=None, rows=3).lines == ((1, 1, 1),)


def test_what_a_line_pays() -> None:
    """Wild symbols stand for the first that is not; two of them alone pay more than three plums."""
    m = machine()
    for symbols, paid in (
        ("seven seven seven", ("seven", 3, 20)),
        ("seven joker plum", ("seven", 2, 3)),
        ("joker joker plum", ("joker", 2, 5)),
        ("joker joker seven", ("seven", 3, 20)),
        ("joker plum plum", ("plum", 3, 4)),
        ("plum seven seven", ("plum", 0, 0)),
        ("joker star seven", ("joker", 0, 0)),
        ("star seven seven", ("star", 0, 0)),
    ):
        symbol, count, credits = read_line(m, symbols.split())
        assert (credits, count if credits else 0) == (paid[2], paid[1]), symbols
        assert not credits or symbol == paid[0]


def test_what_the_reels_show() -> None:
    shown = show(machine(), (3, 3, 1))
    assert (shown.games, shown.bonus) == (0, False)
    assert [(win.symbol, win.count, win.credits) for win in shown.scatters] == [("star", 3, 9)]
