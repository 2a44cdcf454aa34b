"""`novamas machine`: a house's own machine against the law, and its sheet."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from novamas.kit.words import languages, say

GOOD = """name = "Own"
type = "B"
price = 1
most = 20
reels = ["a b c", "a b c", "c a b"]
[symbols.a]
[symbols.b]
[symbols.c]
[pays]
a = { 3 = 20 }
"""

Novamas = Callable[..., Any]


@pytest.fixture
def own(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_a_machine_that_is_as_it_should_be(novamas: Novamas, own: Callable[[str], str]) -> None:
    ran = novamas("machine", "check", own(GOOD))
    assert ran.code == 0
    assert "Own: nothing to mend; type B" in ran.out
    for name in ("faro", "bahia", "galerna"):
        assert novamas("machine", "check", name).code == 0


def test_every_problem_is_told_at_its_line(novamas: Novamas, own: Callable[[str], str]) -> None:
    wrong = GOOD.replace('type = "B"', 'type = "A"').replace("price = 1", "price = 0").replace("a b c", "a b z", 1)
    path = own(wrong)
    ran = novamas("machine", "check", path)
    assert ran.code == 1
    assert f"{path}:3: price: price must be a whole number from 1 to 1,000,000." in ran.out
    assert f"{path}:5: reels.1: On reel 1 is a symbol that is not described, 'z'" in ran.out
    assert "2 problems." in ran.out
    found = json.loads(novamas("machine", "check", own(GOOD.replace('"B"', '"A"')), "--json").out)
    assert [(each["line"], each["key"], each["clauses"]) for each in found] == [(9, "pays", ["EUS96-A4-005"])]


def test_a_sheet_in_every_language(novamas: Novamas, own: Callable[[str], str], tmp_path: Path) -> None:
    for lang in languages():
        out = tmp_path / f"{lang}.html"
        assert novamas("machine", "sheet", own(GOOD), "--out", str(out), "--lang", lang).code == 0
        text = out.read_text(encoding="utf-8")
        assert say("par-title", lang, name="Own") in text
        assert "{" not in text.partition("</style>")[2]
        assert "http" not in text
    figures = json.loads(novamas("machine", "sheet", own(GOOD), "--json").out)
    assert Fraction(figures["returned"]) == Fraction(20, 27)
    assert figures["prizes"] == [
        {"symbol": "a", "count": 3, "credits": 20, "scatter": False, "often": "1/27", "adds": "20/27"}
    ]


def test_parts_of_a_sheet_come_to_the_whole(novamas: Novamas) -> None:
    for name in ("bahia", "galerna"):
        figures = json.loads(novamas("machine", "sheet", name, "--json").out)
        every = [each["adds"] for each in figures["prizes"]] + list(figures["features"].values())
        assert sum(map(Fraction, every)) == Fraction(figures["returned"])


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("mend", "bahia"), "What is to be done with the machine? check, sheet."),
        (("check", "no-such.toml"), "Cannot read no-such.toml"),
        (("check", "bahia", "--law", "boe-1977"), "The law boe-1977 does not rule machines."),
    ],
)
def test_what_cannot_be_done_is_one_sentence(novamas: Novamas, given: tuple[str, ...], told: str) -> None:
    ran = novamas("machine", *given)
    assert ran.code == 2
    assert told in ran.err


def test_a_file_that_is_no_toml(novamas: Novamas, own: Callable[[str], str]) -> None:
    ran = novamas("machine", "check", own("name = "))
    assert ran.code == 2
    assert "is no TOML" in ran.err
