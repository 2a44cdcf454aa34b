"""`novamas games` and `novamas rules`."""

from __future__ import annotations

import re

import pytest

from novamas.cli.rules import printed_clauses
from novamas.law import library

PLAYABLE = [
    (law, game)
    for game in ("roulette-french", "roulette-american", "boule", "wheel-of-fortune")
    for law in ("boe-1977", "euskadi-1996", "galicia-2007")
    if (law, game) != ("boe-1977", "wheel-of-fortune")
]


def test_games_lists_every_playable_game(novamas):
    out = novamas("games").out
    for name in ("roulette-french", "roulette-american", "boule", "wheel-of-fortune"):
        assert name in out
    line = next(line for line in out.splitlines() if "French roulette" in line)
    assert line.split()[-4:] == ["boe-1977", "01", "ESP", "10"]


def test_games_names_those_to_come(novamas):
    out = novamas("games").out
    later = out[out.index("not playable yet") :]
    assert "Craps · craps (asturias-2011, boe-1977, euskadi-1996, galicia-2007)" in later
    assert "boule" not in later


def test_games_json(novamas):
    rows = novamas("games", "--json").json()
    assert {(r["law"], r["game"]) for r in rows if r["playable"]} == set(PLAYABLE)
    by = {(r["law"], r["game"]): r for r in rows}
    assert by["euskadi-1996", "wheel-of-fortune"] == {
        "game": "wheel-of-fortune",
        "name": "Wheel of fortune",
        "law": "euskadi-1996",
        "title": "Decree 277/1996, Catalogue of Games of the Basque Country (consolidated text)",
        "epigraph": "10",
        "currency": "EUR",
        "readings": 3,
        "playable": True,
    }
    assert by["asturias-2011", "craps"]["playable"] is False
    for law in library().laws():
        assert {g for x, g in by if x == law} == set(library().head(law).catalogue.games)


def test_games_in_spanish(novamas):
    rows = novamas("games", "--json", "--lang", "es").json()
    assert rows[0]["name"] == "Ruleta francesa"
    assert rows[0]["title"].startswith("Orden de 1 de junio")


# -- rules -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "game"), PLAYABLE)
def test_the_rulebook_prints_every_clause_of_the_game(novamas, law, game):
    out = novamas("rules", game, "--law", law).out
    printed = re.findall(r"^  ([A-Z0-9]+-[A-Z0-9]+-\d+)  ", out, re.MULTILINE)
    assert printed == printed_clauses(law, game)
    assert set(printed) >= {c.id for c in library().register(law).of(game)}
    for clause in library().register(law).of(game):
        first = clause.rule.split()[0]
        assert re.search(rf"^  {clause.id}  {re.escape(first)}", out, re.MULTILINE), "with its own text"


def test_the_american_rulebook_ends_with_what_it_inherits(novamas):
    out = novamas("rules", "roulette-american", "--law", "euskadi-1996").out
    own, _, inherited = out.partition("Inherited from French roulette, epigraph 01")
    assert "EUS96-02-001" in own
    assert "EUS96-01-001  " not in own
    assert "EUS96-01-001" in inherited
    assert printed_clauses("euskadi-1996", "roulette-american")[0] == "EUS96-02-001"
    assert printed_clauses("euskadi-1996", "roulette-american")[-1] == "EUS96-01-085"


def test_the_rulebook_has_the_bets_and_the_readings(novamas):
    out = novamas("rules", "roulette-french", "--law", "euskadi-1996").out
    bets = out[out.index("\nBets") :]
    assert re.search(r"Straight up +35:1 +10, 20, 30 or 50 × the minimum +EUS96-01-021, -022, -055", bets)
    assert re.search(r"Zero sector +9:9\|15:9 +each chip to the maximum of its own spot +EUS96-01-038", bets)
    readings = out[out.index("Doubtful places") :]
    assert "literal: the multiples are minima — cannot be played: The least bet on a number" in readings
    assert "corrected: the multiples are maxima — this is played" in readings
    assert "Why: " in readings


def test_maxima_in_words(novamas):
    boule = novamas("rules", "boule", "--law", "galicia-2007").out
    assert "40 to 100 × the minimum, as the house sets it" in boule
    wheel = novamas("rules", "wheel-of-fortune", "--law", "galicia-2007").out
    assert "by the authorisation" in wheel


def test_the_rulebook_in_spanish(novamas):
    ran = novamas("rules", "boule", "--law", "euskadi-1996", "--lang", "es")
    register = library().register("euskadi-1996")
    text, language = register.text("EUS96-04-001", "es")
    assert language == "es"
    assert text[:40] in ran.out
    assert "Pasajes dudosos del texto" in ran.out
    assert "corregida: el cinco como cualquier otro número — es la que se juega" in ran.out
    assert "[en]" not in ran.out


@pytest.mark.parametrize("lang", ["eu", "gl"])
def test_a_gap_in_a_language_falls_back_to_english_and_says_so(novamas, lang):
    ran = novamas("rules", "boule", "--law", "galicia-2007", "--lang", lang)
    assert f"no text in “{lang}” yet are shown in English and marked [en]" in ran.out
    assert re.search(r"^  GAL07-04-001  \[en\] Boule", ran.out, re.MULTILINE)
    book = novamas("rules", "boule", "--law", "galicia-2007", "--lang", lang, "--json").json()
    assert {c["language"] for s in book["sections"] for c in s["clauses"]} == {"en"}
    assert book["language"] == lang


def test_rules_json(novamas):
    book = novamas("rules", "roulette-american", "--law", "boe-1977", "--json").json()
    assert set(book) == {
        "law", "game", "title", "law_title", "epigraph", "currency", "language", "playable", "bets", "readings",
        "sections", "inherited",
    }  # fmt: skip
    assert (book["law"], book["game"], book["epigraph"], book["currency"]) == (
        "boe-1977", "roulette-american", "02", "ESP",
    )  # fmt: skip
    own = [c["id"] for s in book["sections"] for c in s["clauses"]]
    assert own == [c.id for c in library().register("boe-1977").of("roulette-american")]
    assert [chapter["game"] for chapter in book["inherited"]] == ["roulette-french"]
    assert set(book["sections"][0]["clauses"][0]) == {"id", "text", "language", "layer", "kind"}
    split = next(b for b in book["bets"] if b["bet"] == "split")
    assert split == {
        "bet": "split",
        "name": "Split",
        "pays": "17:1",
        "maximum": "40 × the minimum",
        "clauses": ["BOE77-01-027", "BOE77-01-028", "BOE77-02-022"],
    }
    five = next(r for r in book["readings"] if r["reading"] == "five-numbers")
    assert five["applies"] == "corrected"
    assert five["unplayable"]


def test_games_to_come_and_the_general_part_can_be_read(novamas):
    ran = novamas("rules", "blackjack", "--law", "boe-1977")
    assert "cannot be played here yet" in ran.out
    assert "BOE77-03-001" in ran.out
    assert "EUS96-00-008" in novamas("rules", "catalogue", "--law", "euskadi-1996").out
