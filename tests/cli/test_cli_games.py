"""`novamas games` and `novamas rules`."""

from __future__ import annotations

import json
import re
import shutil

import pytest

from novamas.cli.rules import find_printed_clauses
from novamas.kit.words import languages, say
from novamas.law import forget, library
from novamas.law.library import BUILT_IN
from novamas.law.register import Register
from novamas.odds import catalogue

MISREAD = """
[nonsense]
games = ["boule"]
clauses = ["GAL07-04-018"]
reason = "none"
default = "corrected"
literal = { says = "x", set = { "bets.red.payz" = "1:1" } }
corrected = { says = "y" }
"""

PLAYED = [(row["law"], row["game"]) for row in catalogue("en") if row["playable"]]
PLAYABLE = [
    (law, game)
    for game in ("roulette-french", "roulette-american", "boule", "wheel-of-fortune")
    for law in ("boe-1977", "euskadi-1996", "galicia-2007")
    if (law, game) != ("boe-1977", "wheel-of-fortune")
] + [(law, "craps") for law in ("asturias-2011", "boe-1977", "euskadi-1996", "galicia-2007")]
PLAYABLE += [
    (law, game)
    for law in ("boe-1977", "euskadi-1996", "galicia-2007")
    for game in ("blackjack", "punto-banca", "trente-et-quarante")
]
POKERS = ("three-card-poker", "trijoker", "poker-no-draw", "poker-draw", "texas-poker", "pai-gow-poker")
PLAYABLE += [("euskadi-1996", game) for game in ("triple-blackjack", *POKERS)]
CIRCLE_POKERS = (
    "five-card-draw", "omaha", "omaha-five", "omaha-hi-lo", "texas-holdem", "double-holdem", "five-card-stud",
    "seven-card-stud", "sintetico",
)  # fmt: skip
PLAYABLE += [("euskadi-1996", game) for game in CIRCLE_POKERS]
PLAYABLE += [(law, "bingo") for law in ("boe-1977", "euskadi-1996")]
PLAYABLE += [("euskadi-1996", "machines")]
PLAYABLE += [("euskadi-1996", game) for game in ("raffle", "tombola", "promotional-draw")]
PLAYABLE += [("euskadi-1996", game) for game in ("scratch-tickets", "lottery")]
PLAYABLE += [("euskadi-1996", "betting")]
PLAYABLE += [(law, "chemin-de-fer") for law in ("asturias-2011", "boe-1977", "euskadi-1996", "galicia-2007")]
PLAYABLE += [(law, "baccarat-banque") for law in ("asturias-2011", "boe-1977", "euskadi-1996", "galicia-2007")]


def test_games_lists_every_playable_game(novamas):
    out = novamas("games").out
    for name in ("roulette-french", "roulette-american", "boule", "wheel-of-fortune"):
        assert name in out
    line = next(line for line in out.splitlines() if "French roulette" in line)
    assert line.split()[-4:] == ["boe-1977", "01", "ESP", "10"]


def test_every_game_of_every_catalogue_can_be_played(novamas):
    assert "not playable yet" not in novamas("games").out


def test_games_json(novamas):
    rows = novamas("games", "--json").json()
    assert {(r["law"], r["game"]) for r in rows if r["playable"]} == set(PLAYABLE)
    by = {(r["law"], r["game"]): r for r in rows}
    assert by["euskadi-1996", "wheel-of-fortune"] == {
        "game": "wheel-of-fortune",
        "name": "Wheel of fortune",
        "law": "euskadi-1996",
        "law_name": "Basque Country 1996",
        "in_force": "",
        "title": "Decree 277/1996, Catalogue of Games of the Basque Country (consolidated text)",
        "epigraph": "10",
        "currency": "EUR",
        "readings": 3,
        "playable": True,
    }
    for law in library().laws():
        assert {g for x, g in by if x == law} == set(library().head(law).catalogue.games)


def test_games_in_spanish(novamas):
    rows = novamas("games", "--json", "--lang", "es").json()
    first = next(row for row in rows if row["game"] == "roulette-french")
    assert first["name"] == "Ruleta francesa"
    assert first["title"].startswith("Orden de 1 de junio")


# -- rules -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "game"), PLAYABLE)
def test_the_rulebook_prints_every_clause_of_the_game(novamas, law, game):
    out = novamas("rules", game, "--law", law).out
    printed = re.findall(r"^  ([A-Z0-9]+-[A-Z0-9]+-\d+)  ", out, re.MULTILINE)
    assert printed == find_printed_clauses(law, game)
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
    assert find_printed_clauses("euskadi-1996", "roulette-american")[0] == "EUS96-02-001"
    assert find_printed_clauses("euskadi-1996", "roulette-american")[-1] == "EUS96-01-085"


def test_the_rulebook_has_the_bets_and_the_readings(novamas):
    out = novamas("rules", "roulette-french", "--law", "euskadi-1996").out
    bets = out[out.index("\nBets") :]
    assert re.search(r"Straight up +35:1 +10, 20, 30 or 50 × the minimum +EUS96-01-021, -022, -055", bets)
    assert re.search(r"Zero sector +each chip to the maximum of its own spot +EUS96-01-038", bets)
    assert re.search(r"in all, by the number that comes up +9:9 · 15:9", bets)
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


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_the_rulebook_of_every_language_is_told_in_it(novamas, lang):
    for law, game in PLAYABLE:
        book = novamas("rules", game, "--law", law, "--lang", lang, "--json").json()
        chapters = [book["sections"], *(chapter["parts"] for chapter in book["inherited"])]
        assert {c["language"] for parts in chapters for part in parts for c in part["clauses"]} == {lang}


@pytest.mark.parametrize("lang", ["es", "gl"])
def test_a_gap_in_a_language_falls_back_to_english_and_says_so(novamas, monkeypatch, lang):
    monkeypatch.setattr(Register, "_in", lambda self, lang: {})
    ran = novamas("rules", "boule", "--law", "galicia-2007", "--lang", lang)
    assert say("rules-fallback", lang, lang=lang) in " ".join(ran.out.split())
    assert re.search(r"^  GAL07-04-001  \[en\] Boule", ran.out, re.MULTILINE)
    book = novamas("rules", "boule", "--law", "galicia-2007", "--lang", lang, "--json").json()
    assert {c["language"] for s in book["sections"] for c in s["clauses"]} == {"en"}
    assert book["language"] == lang


def test_rules_json(novamas):
    book = novamas("rules", "roulette-american", "--law", "boe-1977", "--json").json()
    assert set(book) == {
        "law", "game", "title", "law_name", "law_title", "date", "gazette", "in_force", "amended_by", "epigraph",
        "place", "currency", "language", "reading", "playable", "bets", "readings", "sections", "inherited",
    }  # fmt: skip
    assert (book["law"], book["game"], book["epigraph"], book["currency"]) == (
        "boe-1977", "roulette-american", "02", "ESP",
    )  # fmt: skip
    own = [c["id"] for s in book["sections"] for c in s["clauses"]]
    assert own == [c.id for c in library().register("boe-1977").of("roulette-american")]
    assert [chapter["game"] for chapter in book["inherited"]] == ["roulette-french"]
    assert (book["place"], book["inherited"][0]["place"]) == ("epigraph 02", "epigraph 01")
    assert [(s["section"], s["heading"]) for s in book["sections"]][:2] == [("", "How it differs"), ("I", "Equipment")]
    assert set(book["sections"][0]["clauses"][0]) == {"id", "text", "language", "layer", "kind"}
    split = next(b for b in book["bets"] if b["bet"] == "split")
    assert split == {
        "bet": "split",
        "name": "Split",
        "pays": "17:1",
        "prizes": [],
        "maximum": "40 × the minimum",
        "clauses": ["BOE77-01-027", "BOE77-01-028", "BOE77-02-022"],
    }
    five = next(r for r in book["readings"] if r["reading"] == "five-numbers")
    assert five["name"] == "A bet on five numbers"
    assert five["applies"] == "corrected"
    assert five["unplayable"]


def test_a_variant_and_the_general_part_can_be_read(novamas):
    ran = novamas("rules", "texas-holdem", "--law", "euskadi-1996")
    assert "cannot be played here yet" not in ran.out
    assert "EUS96-170301-001" in ran.out
    general = novamas("rules", "catalogue", "--law", "euskadi-1996").out
    assert "EUS96-00-008" in general
    assert "cannot be played here yet" not in general, "it is no game"


def test_the_number_of_a_section_stands_once(novamas):
    out = novamas("rules", "bingo", "--law", "boe-1977").out
    headings = [line for line in out.splitlines() if line and not line.startswith(" ")]
    assert [line for line in headings if line.startswith("II ")] == ["II  Equipment"]
    assert "The machine that draws the balls" in headings


def test_a_game_of_one_law_needs_no_law(novamas):
    ran = novamas("rules", "pai-gow-poker")
    assert ran.out == novamas("rules", "pai-gow-poker", "--law", "euskadi-1996").out
    assert novamas("rules", "five-card-stud", "--json").json()["law"] == "euskadi-1996"


def test_a_law_says_where_it_was_published_and_since_when_it_holds(novamas):
    """BOE77-00-013: in force on the day of its publication; what a source does not say is not said here either."""
    ask = ["rules", "boule", "--law"]
    spain = novamas(*ask, "boe-1977", "--json").json()
    assert [spain[key] for key in ("law_name", "date", "gazette", "in_force", "amended_by")] == [
        "Spain 1977", "1977-06-01", "BOE núm. 145, de 18 de junio de 1977", "1977-06-18", [],
    ]  # fmt: skip
    assert "in force since 1977-06-18" in novamas(*ask, "boe-1977").out
    galicia = novamas(*ask, "galicia-2007", "--json").json()
    assert (galicia["gazette"], galicia["in_force"]) == ("Diario Oficial de Galicia", "")
    listed = novamas("games", "--lang", "es").out
    assert "asturias-2011 · Asturias 2011 · de 2011-06-10" in listed
    assert "en vigor desde 2011-06-22" in " ".join(listed.split())


def test_the_rulebook_of_a_reading(novamas):
    ask = ["rules", "wheel-of-fortune", "--law", "euskadi-1996", "--json"]
    usual, literal = novamas(*ask).json(), novamas(*ask, "--reading", "joker=literal").json()
    assert (usual["reading"], literal["reading"]) == ("default", "joker=literal")
    assert {b["bet"]: b["pays"] for b in usual["bets"]}["joker-red"] == "45:1"
    assert {b["bet"]: b["pays"] for b in literal["bets"]}["joker"] == "45:1"
    assert "joker-red" not in {b["bet"] for b in literal["bets"]}
    corrected = novamas(*ask, "--reading", "wheel-24-and-15=corrected").json()
    assert {b["bet"]: b["pays"] for b in corrected["bets"]}["24"] == "1:1"
    assert {r["reading"]: r["applies"] for r in corrected["readings"]}["wheel-24-and-15"] == "corrected"
    out = novamas(*ask[:-1], "--reading", "literal").out
    assert "Bets, literal reading" in out


# -- proofreading ------------------------------------------------------------------------------------------------


@pytest.fixture
def fifth(tmp_path, monkeypatch):
    """A copy of a law under another name, to break; the laws are read anew before and after."""

    def broken(file: str, old: str, new: str) -> None:
        folder = tmp_path / "laws" / "sixth-2030"
        shutil.copytree(BUILT_IN / "galicia-2007", folder)
        text = (folder / file).read_text(encoding="utf-8") if (folder / file).exists() else ""
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")
        monkeypatch.setenv("NOVAMAS_LAWS", str(tmp_path / "laws"))
        library.cache_clear()
        forget()

    yield broken
    monkeypatch.undo()
    library.cache_clear()
    forget()


def test_a_mistake_in_a_law_is_one_sentence_with_its_place_and_stops_no_other(novamas, fifth):
    fifth("readings.toml", "", MISREAD)
    place = r"sixth-2030/readings.toml, line \d+, bets.red.payz, reading 'nonsense', game 'boule'"
    said = f"{place}: there is no key 'payz' here\\."
    ran = novamas("games", "--json")
    assert ran.code == 0
    assert re.fullmatch(f"novamas: Left out: {said}\n", ran.err), ran.err
    listed = [(row["law"], row["game"]) for row in json.loads(ran.out) if row["playable"]]
    assert {game for law, game in listed if law == "sixth-2030"} == set(library().games("galicia-2007")) - {"boule"}
    assert [one for one in listed if one[0] != "sixth-2030"] == PLAYED
    told = novamas("odds", "boule", "--law", "sixth-2030")
    assert told.code == 2, "what is left out cannot be asked for"


def test_a_law_that_cannot_be_read_at_all_stops_no_other(novamas, fifth):
    fifth("law.toml", "title = ", "title ")
    ran = novamas("odds", "boule", "--law", "galicia-2007")
    assert ran.code == 0
    assert re.fullmatch("novamas: Left out: sixth-2030/law.toml, line 1: the file is not TOML.\n", ran.err)


def test_check_lists_everything_that_is_wrong_with_its_place(novamas, fifth):
    fifth("boule.toml", 'pays = "7:1"', 'payz = "7:1"')
    path = library().folders["sixth-2030"] / "craps.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('family = "craps"', "family = 5"), encoding="utf-8")
    ran = novamas("check", "--json")
    assert ran.code == 1
    first, second = sorted(json.loads(ran.out), key=lambda row: row["sentence"])
    assert (first["file"], first["line"], first["path"]) == ("sixth-2030/boule.toml", 18, "bets.number.payz")
    assert second["sentence"].startswith("sixth-2030/craps.toml")


def test_check_without_a_floor_finds_the_laws_in_order(novamas):
    ran = novamas("check")
    assert (ran.code, ran.out, ran.err) == (0, "The laws are in order.\n", "")


def test_a_new_law_is_called_by_the_short_name_in_its_file(novamas, fifth):
    fifth("law.toml", 'en = "Galicia 2007"', 'en = "Sixth 2030"')
    assert "Boule · Sixth 2030 (sixth-2030)" in " ".join(novamas("odds", "boule", "--law", "sixth-2030").out.split())
    assert library().head("sixth-2030").short_name("ca") == "Galicia 2007", "a language that it has no name in"
