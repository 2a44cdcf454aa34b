"""Every rulebook of every law in every language: headings with names, no key, no sentence twice, bets that are told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from novamas.cli.rules import show
from novamas.kit.words import has, languages, say
from novamas.law import library
from novamas.odds import Rulebook, rulebook
from novamas.odds.rulebook import BetLine, find_heading, name_heading, name_place, number

CHAPTERS = [
    (law, game)
    for law in library().laws()
    for game in dict.fromkeys(clause.game for clause in library().register(law).values())
]
PLAYABLE = [(law, game) for law, game in CHAPTERS if game in library().games(law)]
KEY = re.compile(r"\b(?:rules|heading|bet|game|poker|case|reading|law)-[a-z][a-z-]+|\{ ?\$|[a-z]+_[a-z]+")
SENTENCE = re.compile(r"(?<=[.!?]) +(?=[A-ZÁÉÍÓÚÑÜ«¿])")
IDS = re.compile(r"\b(?:AST11|BOE77|EUS96|GAL07)-[0-9A-Z]+-\d+")


def told(book: Rulebook) -> Iterator[str]:
    """Every word of a rulebook that a reader meets, but for the clauses."""
    yield from (book.title, book.law_name, book.law_title, book.place)
    for chapter in book.chapters:
        yield from (chapter.name, chapter.place, *(part.heading for part in chapter.parts))
    for bet in book.bets:
        yield from (bet.name, bet.pays, bet.maximum)
        yield from (word for prize in bet.prizes for word in (prize.name, prize.pays))
    for doubt in book.readings:
        yield from (doubt.name, doubt.literal, doubt.corrected, doubt.reason, doubt.unplayable)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("law", "game"), CHAPTERS)
def test_every_rulebook_reads_like_one(law: str, game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    book = rulebook(law, game, lang, lang)
    show(book, lang)
    printed = capsys.readouterr().out
    assert not re.search(r"\[(es|en|eu|gl)\]", printed)
    assert not KEY.search(re.sub(r"--reading [a-z0-9-]+=(literal|corrected)", "", IDS.sub("", printed)))
    clauses = [clause for chapter in book.chapters for part in chapter.parts for clause in part.clauses]
    assert {clause.language for clause in clauses} == {lang}, "a text in another language"
    for words in (*told(book), *(clause.text for clause in clauses)):
        assert not KEY.search(IDS.sub("", words)), words
        assert words == words.strip()
    for chapter in book.chapters:
        assert all(part.clauses for part in chapter.parts), "an empty section"
        for part in chapter.parts:
            assert re.search("[^IVX\\d.]{3}", part.heading), "a number for a name"
            assert part.heading in printed
        texts = [text for part in chapter.parts for clause in part.clauses for text in SENTENCE.split(clause.text)]
        assert [text for text, n in Counter(texts).items() if n > 1] == [], "a sentence twice"
    own = [part.heading for part in book.chapters[0].parts]
    if game != "catalogue":  # that of Asturias is two resolutions
        assert len(own) == len(set(own)), "a heading twice"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("law", "game"), PLAYABLE)
def test_every_bet_says_what_it_pays_and_its_maximum(law: str, game: str, lang: str) -> None:
    book = rulebook(law, game, lang, lang)
    assert book.bets
    for bet in book.bets:
        assert bet.name != bet.bet or bet.bet.isdigit(), "a key for a name"
        assert bet.pays or bet.prizes, bet.bet
        assert "|" not in bet.pays, "which case pays what?"
        assert bet.maximum, bet.bet
        assert bet.clauses, bet.bet
        cases = [prize.name for prize in bet.prizes]
        assert len(cases) == len(set(cases)), bet.bet


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("law", library().laws())
def test_laws_and_readings_have_names_in_every_language(law: str, lang: str) -> None:
    names = {key: library().reading_text(law, key, "name", lang) for key in library().readings(law)}
    assert [key for key, name in names.items() if name == key] == []
    if lang != "en":
        english = {key: library().reading_text(law, key, "name", "en") for key in names}
        assert [key for key, name in names.items() if name == english[key]] == []
        assert library().head(law).full_title(lang) != library().head(law).full_title("en")
    titles = [library().head(law).full_title(other) for other in languages()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("law", library().laws())
def test_headings_have_words_and_sections(law: str) -> None:
    """Each heading of a law's file has words in every language, and a section that stands under it."""
    games = dict.fromkeys(clause.game for clause in library().register(law).values())
    for game in games:
        headings = library().headings(law, game)
        assert all(has(f"heading-{heading}", lang) for heading in headings.values() for lang in languages())
        used = {find_heading(headings, clause.section)[1] for clause in library().register(law).of(game)}
        assert used == set(headings), game


def bets(law: str, game: str) -> dict[str, BetLine]:
    return {bet.bet: bet for bet in rulebook(law, game, "en", "en").bets}


def cases(bet: BetLine) -> dict[str, str]:
    return {prize.name: prize.pays for prize in bet.prizes}


def test_the_stakes_of_chemin_de_fer() -> None:
    limits = {law: bets(law, "chemin-de-fer")["bank"].maximum for law in library().with_game("chemin-de-fer")}
    assert limits == {
        "asturias-2011": "100 × the minimum; no maximum if authorised so",
        "boe-1977": "by the authorisation",
        "euskadi-1996": "100 × the minimum; no maximum if authorised so",
        "galicia-2007": "100 × the minimum; no maximum if authorised so",
    }
    asturias = bets("asturias-2011", "chemin-de-fer")
    assert (asturias["punto"].pays, asturias["punto"].maximum) == ("1:1", "what there is in the bank")
    assert "AST11-CF-176" in asturias["punto"].clauses
    assert cases(asturias["bank"]) == {"less the 5 % that the house keeps": "19:20"}
    euskadi = bets("euskadi-1996", "chemin-de-fer")
    assert cases(euskadi["bank"]) == {"if the house keeps the most it may, 5 %": "19:20"}


def test_the_stakes_of_two_cloths() -> None:
    found = bets("boe-1977", "baccarat-banque")
    assert list(found) == ["first", "second", "bank"]
    assert cases(found["bank"]) == {
        "limited bank, less 2 % for the house": "49:50",
        "free bank, less 1.25 % for the house": "79:80",
    }


def test_the_bets_of_blackjack() -> None:
    found = bets("euskadi-1996", "blackjack")
    assert list(found) == ["box", "insurance", "pairs", "accumulated"]
    assert cases(found["box"])["with a blackjack, 21 in the first two cards"] == "3:2"
    assert (found["insurance"].pays, found["insurance"].maximum) == ("2:1", "up to 50 % of the bet on the box")
    assert "EUS96-03-048" in found["insurance"].clauses
    assert list(cases(found["pairs"]).values()) == ["25:1", "12:1", "6:1"]
    assert cases(found["accumulated"])["two sevens of a suit"] == "50:1"
    assert cases(found["accumulated"])["three sevens of a suit: the pot, at least 2000 times the bet"] == ""
    assert found["accumulated"].maximum == "up to 50 % of the minimum of the table"


def test_the_bets_of_the_pokers() -> None:
    draw = bets("euskadi-1996", "poker-draw")
    assert list(draw) == ["ante", "second-bet", "jackpot"]
    assert list(cases(draw["second-bet"]).items())[:2] == [("royal flush", "100:1"), ("straight flush", "25:1")]
    assert cases(draw["second-bet"])["pair of 8 or better"] == "1:1"
    assert draw["second-bet"].maximum == "2 times the ante"
    assert cases(draw["jackpot"])["straight flush after a discard: part of the pot"] == "1 %"
    no_draw = bets("euskadi-1996", "poker-no-draw")
    assert list(no_draw) == ["ante", "second-bet", "insurance", "jackpot"]
    assert cases(no_draw["insurance"]) == {
        "royal flush": "2000:1", "straight flush": "1000:1", "four of a kind": "300:1", "full house": "100:1",
    }  # fmt: skip
    texas = bets("euskadi-1996", "texas-poker")
    assert list(texas) == ["ante", "second-bet", "texas-bonus"]
    assert (texas["second-bet"].pays, texas["second-bet"].maximum) == ("1:1", "2 times the ante")
    assert cases(texas["texas-bonus"])["pair of A or better"] == "7:1"
    three = bets("euskadi-1996", "three-card-poker")
    assert three["second-bet"].maximum == "as much as the ante"
    assert cases(three["ante"])["bonus for a three of a kind, whatever the bank has"] == "4:1"
    assert cases(bets("euskadi-1996", "trijoker")["three-bets"])["pair of J or better"] == "1:1"
    assert cases(bets("euskadi-1996", "pai-gow-poker")["wager"]) == {"if the house keeps the most it may, 5 %": "19:20"}


def test_the_bets_of_punto_banca_and_craps() -> None:
    euskadi = bets("euskadi-1996", "punto-banca")
    assert cases(euskadi["bank"])["at tables without a deduction, if the bank wins with 6"] == "1:2"
    assert bets("galicia-2007", "punto-banca")["tie"].maximum == "up to 10 % of the maximum of the table"
    field = bets("euskadi-1996", "craps")["field"]
    assert (field.pays, cases(field)) == ("1:1", {"on a 2": "2:1", "on a 12": "2:1"})


def test_what_it_costs_to_insure_a_bet_of_trente_et_quarante() -> None:
    kept = "insured for 1 % of the bet, which the house keeps: nothing is lost by 31 on both sides"
    assert cases(bets("euskadi-1996", "trente-et-quarante")["red"]) == {kept: ""}
    assert cases(bets("boe-1977", "trente-et-quarante")["inverse"]) == {kept: ""}


def test_a_bet_that_never_wins_says_so() -> None:
    assert cases(bets("euskadi-1996", "wheel-of-fortune")["24"]) == {"a hit only brings the stake back": ""}
    assert cases(bets("galicia-2007", "wheel-of-fortune")["24"]) == {}


def test_a_maximum_and_a_share_have_the_comma_of_the_language() -> None:
    book = rulebook("boe-1977", "baccarat-banque", "es", "es")
    assert book.bets[-1].prizes[-1].name == "banca libre, menos el 1,25 % de la casa"


def test_sections_without_a_heading_keep_their_number() -> None:
    """A law that somebody adds may have no headings, or words of its own for them."""
    assert find_heading({"IV": "limits", "IV.2": "play"}, "IV.2.p1") == ("play", "IV.2")
    assert find_heading({"IV": "limits"}, "V.1") == ("", "V.1")
    assert name_heading("", "V.1", "es") == say("rules-section", "es", section="V.1")
    assert name_heading("limits", "IV", "es") == "Máximos y mínimos"
    assert name_heading("The kraken", "IV", "es") == "The kraken"


@pytest.mark.parametrize(
    ("section", "shown"),
    [
        ("IV.2.p3", "IV.2"),
        ("preamble.1", ""),
        ("VII-bis", "VII-bis"),
        ("A.Cuadro", "A"),
        ("DA.6.2.a", ""),
        ("1.a", "1.a"),
    ],
)
def test_the_number_of_a_section_is_that_of_the_law(section: str, shown: str) -> None:
    assert number(section) == shown


@pytest.mark.parametrize(
    ("epigraph", "place"),
    [("03.01", "epígrafe 03.01"), ("I", "anexo I"), ("Anexo II", "anexo II"), ("CR", ""), ("", "")],
)
def test_where_a_game_stands_in_its_law(epigraph: str, place: str) -> None:
    assert name_place(epigraph, "es") == place


@pytest.mark.parametrize(("lang", "says"), [("es", "anexo I "), ("gl", "anexo I "), ("eu", "I. eranskinak")])
def test_the_first_clause_of_asturias_says_what_the_text_says(lang: str, says: str) -> None:
    """The title names the game and its annex; that it is one of the circle stands nowhere in this law."""
    assert says in library().register("asturias-2011").text("AST11-CF-001", lang)[0]


@pytest.mark.parametrize(
    ("lang", "one", "all_"), [("es", "un solo jugador", "entre todos"), ("gl", "un só xogador", "entre todos")]
)
def test_the_maximum_of_one_player_is_told_apart_from_that_of_all(lang: str, one: str, all_: str) -> None:
    register = library().register("asturias-2011")
    assert one in register.text("AST11-CF-176", lang)[0]
    assert all_ in register.text("AST11-CF-044", lang)[0]
