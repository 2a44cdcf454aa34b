"""Proofreading: a mistake in a law is one sentence with file, line, key and reading, and stops no other game or law."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from atlantis import AMERICAN, BOULE, LAW, NAME, READINGS, ROULETTE, found

from novamas.games import make
from novamas.law import BadLaw, Library
from novamas.odds import proofread

GAMES = ["roulette-french", "roulette-american", "boule"]
MISREAD = READINGS.replace('"bets.number.pays" = "6:1"', '"bets.nummer.pays" = "6:1"')
NUMBER = "reading 'what-a-number-pays'"
REMOVED = READINGS.replace('set = { "bets.number.pays" = "6:1" }', 'remove = ["bets.nummer"]')
BROKEN = [
    ("boule", BOULE.replace("[dish]", "[dish"), r"boule.toml, line \d+: the file is not TOML\.", "boule"),
    (
        "boule",
        BOULE.replace("holes =", "hols ="),
        r"boule.toml, line \d+, dish.hols: there is no key 'hols' here\.",
        "boule",
    ),
    (
        "boule",
        BOULE.replace("neutral = 4", 'neutral = "4"'),
        r"boule.toml, line \d+, dish.neutral: this must be a whole number\.",
        "boule",
    ),
    (
        "boule",
        BOULE.replace('family = "boule"', 'family = "bowls"'),
        r"boule.toml: the game names the family 'bowls'; .*",
        "boule",
    ),
    (
        "boule",
        BOULE.replace("ATL30-03-002", "ATL30-99-002", 1),
        r"boule.toml, line \d+, .*clauses: there is no clause 'ATL30-99-002' in .*",
        "boule",
    ),
    (
        "roulette_american",
        AMERICAN.replace("value = [", "valeu = ["),
        r"roulette-american.toml, line 16, chips.articles.valeu: articles names 'valeu', which is no value or rule of "
        r"this section; it can name: value, .*\.",
        "roulette-american",
    ),
    (
        "roulette_american",
        AMERICAN.replace("[chips.articles]\nvalue = [", "[chips.articles]\nvalue = 7 # ["),
        r"roulette-american.toml, line 16, chips.articles.value: this must be a list\.",
        "roulette-american",
    ),
    (
        "roulette_american",
        AMERICAN.replace("[chips.articles]\nvalue = [", "value_clauses = ["),
        r"roulette-american.toml, line 15, chips.value_clauses: write this as 'value' in the section's articles\.",
        "roulette-american",
    ),
    (
        "roulette_american",
        AMERICAN.replace("[chips.articles]\nvalue = [", "articles = ["),
        r"roulette-american.toml, line 15, chips.articles: articles is a table of names and lists of clauses\.",
        "roulette-american",
    ),
    (
        "roulette_american",
        AMERICAN.replace('[chips.articles]\nvalue = ["ATL30-02-002"]', '[chips.articles]\nvalue = ["ATL30-99-002"]'),
        r"roulette-american.toml, line 16, chips.articles.value: there is no clause 'ATL30-99-002' in .*",
        "roulette-american",
    ),
    (
        "readings",
        READINGS.replace('"bets.number.pays" = "6:1"', '"dish.articles.holes" = ["ATL30-03-001"]'),
        f"readings.toml, line 7, dish.articles.holes, {NUMBER}, game 'boule': articles names 'holes', .* only clauses.",
        "boule",
    ),
    (
        "roulette_american",
        AMERICAN.replace('"roulette-french"', '"roulette-american"'),
        r"roulette-american.toml, line \d+, extends: the game extends itself\.",
        "roulette-american",
    ),
    (
        "readings",
        MISREAD,
        f"readings.toml, line 7, bets.nummer, {NUMBER}, game 'boule': Boule has no bet 'nummer'.*",
        "boule",
    ),
    (
        "readings",
        REMOVED,
        f"readings.toml, line 7, {NUMBER}, game 'boule': the reading removes 'bets.nummer', which is not .*",
        "boule",
    ),
    (
        "readings",
        READINGS.replace("ATL30-03-002", "ATL30-99-002"),
        f"readings.toml, line 4, what-a-number-pays.clauses, {NUMBER}: there is no clause .*",
        "boule",
    ),
    (
        "readings",
        READINGS.replace('["boule"]', '["boule", "bule"]'),
        f"readings.toml, line 3, what-a-number-pays.games, {NUMBER}: there is no game 'bule' .*",
        "",
    ),
    (
        "law",
        LAW.replace('"EUR"', '"XAU"'),
        r"law.toml, line \d+, currency: there is no currency 'XAU'; there are: .*",
        "*",
    ),
    ("law", LAW.replace("currency", "curency"), r"law.toml, line \d+, curency: there is no key 'curency' here\.", "*"),
    (
        "law",
        LAW.replace("ATL30-00-001", "ATL30-99-001"),
        r"law.toml, line \d+, catalogue.clauses: there is no clause 'ATL30-99-001' .*",
        "*",
    ),
    ("mus", "", r"mus.toml: there is no game 'mus' in the catalogue of this law\.", ""),
]


@pytest.mark.parametrize(("file", "text", "said", "gone"), BROKEN)
def test_a_mistake_has_its_place_and_stops_no_other(tmp_path: Path, file: str, text: str, said: str, gone: str) -> None:
    found(tmp_path / "new", **{file: text})
    sister = found(tmp_path / "sister")
    sister.rename(sister.parent / "sister-2030")
    laws = Library(tmp_path / "new", tmp_path / "sister")
    [problem] = proofread(laws)
    assert re.fullmatch(f"{NAME}/{said}", str(problem)), problem
    assert "sister-2030" in laws.laws()
    assert laws.games("sister-2030") == GAMES
    if gone == "*":
        assert laws.laws() == ["sister-2030"]
        assert laws.with_game("boule") == ["sister-2030"]
        assert laws.every_game() == GAMES
    else:
        assert laws.games(NAME) == [game for game in GAMES if game != gone]
    if gone:
        with pytest.raises(BadLaw) as told:
            make(NAME, "boule" if gone == "*" else gone, laws=laws)
        assert str(told.value) == str(problem), "whoever asks for it hears what is wrong"
    assert [str(p) for p in proofread(laws)] == [str(problem)], "and it is said again"


def test_a_law_without_a_mistake_has_none(tmp_path: Path) -> None:
    found(tmp_path)
    assert proofread(Library(tmp_path)) == []


def test_a_value_that_a_child_inherits_is_found_in_its_parents_file(tmp_path: Path) -> None:
    found(tmp_path, roulette_french=ROULETTE.replace("even_chances = 5", 'even_chances = "five"'))
    own, inherited = proofread(Library(tmp_path))
    assert re.fullmatch(
        rf"{NAME}/roulette-french.toml, line \d+, minimum.even_chances: this must be a whole number\.", str(own)
    )
    assert "extends 'roulette-french', which is not in this law" in str(inherited)
