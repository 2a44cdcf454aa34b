"""Tables of figures and rules in a terminal of 60, 80 and 120 columns: nothing is wider, no word or figure is torn."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from novamas.cli.compare import show_edges, show_oddities, show_rules
from novamas.cli.figures import show_figures
from novamas.cli.screen import share_widths
from novamas.games.counts import under
from novamas.kit.words import languages
from novamas.law import library
from novamas.odds import Comparison, Report, compare, reports
from novamas.odds.kept import SHORT, Kept

WIDTHS = (60, 80, 120)
ROOMY = 600
FRAME = re.compile(r"[│╭╮╰╯─·]")
MORE_DIGITS = re.compile(r"[+−]?\d+[.,]\d{4}")
"""A figure that has no fraction beside it."""


def told(out: str) -> set[str]:
    """The words of an output, without the frames around them."""
    return {word.strip(".,:;()«»“”") for word in FRAME.sub(" ", out).split()}


def compared(found: Comparison, lang: str, width: int) -> str:
    out = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    show_oddities(out, found, lang)
    show_edges(out, found, lang, everything=False)
    show_rules(out, found, lang, everything=False)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.parametrize("game", library().every_game())
def test_a_comparison_fits_every_terminal(game: str) -> None:
    with under(Kept(SHORT)):
        found = compare(game)
    for lang in languages():
        whole = told(compared(found, lang, ROOMY))
        for width in WIDTHS:
            out = compared(found, lang, width)
            assert [line for line in out.splitlines() if len(line) > width] == []
            new = {word for word in told(out) - whole if not MORE_DIGITS.fullmatch(word)}
            assert sorted(new) == [], f"torn at {width} columns"


@pytest.mark.parametrize("game", ["roulette-french", "craps", "chemin-de-fer", "poker-draw"])
def test_figures_fit_every_terminal(game: str) -> None:
    with under(Kept(SHORT)):
        found = reports(game, library().with_game(game)[-1], ["default"])
    for lang in languages():
        whole = told(figured(found[0], lang, ROOMY))
        for width in WIDTHS:
            out = figured(found[0], lang, width)
            assert [line for line in out.splitlines() if len(line) > width] == []
            assert sorted(told(out) - whole) == [], f"torn at {width} columns"


def figured(report: Report, lang: str, width: int) -> str:
    out = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    show_figures(out.print, width, "", report.rows, lang)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def test_laws_that_have_no_room_beside_each_other_stand_below(novamas: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four laws at craps: two tables of figures with every bet they have, and rule by rule a line for every law."""
    monkeypatch.setenv("COLUMNS", "80")
    out = novamas("compare", "craps").out
    assert len(re.findall(r"^ Any seven ", out, re.MULTILINE)) == 2
    assert "–           –" not in re.search(r"^ Come \(withdrawn.*$", out, re.MULTILINE)[0]  # type: ignore[index]
    assert "\nDice: dice of two colours\n  Asturias 2011: –\n  Spain 1977: yes · BOE77-06-002, -112\n" in out


def test_columns_share_their_room_and_tear_no_word() -> None:
    columns = [["one two three"], ["a"], ["four five"]]
    assert share_widths(columns, 40) == [13, 1, 9]
    assert share_widths(columns, 16) == [8, 1, 7]
    assert share_widths(columns, 10) == [5, 1, 4]
    assert share_widths(columns, 9) is None
