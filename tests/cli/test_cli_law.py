"""`novamas law`: every value beside the words and the paragraph of its clause, and its other side if it has one."""

from __future__ import annotations

import pytest

from novamas.kit.words import languages
from novamas.law import library
from novamas.odds import annotate

GAMES = [(law, game) for law in library().laws() for game in library().games(law)]


def values(novamas, law, game, *more):
    told = novamas("law", law, game, "--json", *more).json()
    return {value["path"]: value for value in told["values"]}


@pytest.mark.clause("BOE77-01-056")
def test_a_value_stands_beside_its_clause_and_its_other_side(novamas):
    found = values(novamas, "boe-1977", "roulette-french")
    split = found["bets.split.maximum.multiples"]
    assert split["value"] == [60]
    assert [(c["id"], c["section"]) for c in split["clauses"]] == [("BOE77-01-056", "IV.2.A.b")]
    assert split["clauses"][0]["text"] == library().register("boe-1977")["BOE77-01-056"].rule
    other = split["other"]
    assert (other["reading"], other["default"], other["other"]) == ("split-maximum", "corrected", "literal")
    assert (other["default_says"], other["other_says"], other["value"]) == ("60 minima", "80 minima", [80])
    assert found["bets.corner.maximum.multiples"]["other"] is None, "of which nobody doubts"
    barred = found["wheel.numbers"]["other"]
    assert barred["unplayable"]
    assert barred["value"] is None


def test_what_only_the_other_side_has_is_told_and_not_said(novamas):
    found = values(novamas, "euskadi-1996", "wheel-of-fortune")
    assert found["bets.joker-red.pays"]["value"] == "45:1"
    assert found["bets.joker-red.pays"]["other"]["value"] is None, "the other side has one bet on both"
    assert (found["bets.joker.pays"]["said"], found["bets.joker.pays"]["value"]) == (False, None)
    assert found["bets.joker.pays"]["other"]["value"] == "45:1"


@pytest.mark.parametrize("lang", languages())
def test_in_the_readers_language(novamas, lang):
    law, clause = "galicia-2007", "GAL07-04-018"
    out = " ".join(novamas("law", law, "boule", "--lang", lang).out.split())
    text, really = library().register(law).text(clause, lang)
    assert really == lang
    assert f"{clause} · {library().register(law)[clause].section} {text}" in out
    assert library().reading_text(law, "void-throws", "literal", lang) in out
    assert library().head(law).short_name(lang) in out


def test_an_inherited_value_is_told_too(novamas):
    found = values(novamas, "boe-1977", "roulette-american")
    assert found["bets.double-column.maximum.multiples"]["other"]["value"] == [2000]
    assert found["wheel.zero_never"]["clauses"][0]["id"].startswith("BOE77-01-")


@pytest.mark.parametrize(("law", "game"), GAMES, ids=[f"{law}/{game}" for law, game in GAMES])
def test_every_game_has_its_values_with_clauses(law, game):
    found = annotate(law, game, "es")
    assert len(found.entries) > 1, "articles 6 to 10 of Euskadi say little"
    register = library().register(law)
    for entry in found.entries:
        assert entry.clauses, f"{entry.path} cites nothing"
        assert {clause.language for clause in entry.clauses if register[clause.id].game == game} <= {"es"}
    told = {entry.other.reading for entry in found.entries if entry.other}
    for key, reading in library().readings(law, game).items():
        writes = any((reading.literal.set, reading.literal.remove, reading.corrected.set, reading.corrected.remove))
        if writes and game in reading.games:
            assert key in told, "a reading that changes a value stands beside that value"


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["utopia-1516", "boule"], "There is no law “utopia-1516”; "),
        (["boe-1977", "boul"], "There is no game “boul” in boe-1977; did you mean “boule”?"),
        (["boe-1977", "raffle"], "raffle"),
        (["boe-1977"], "GAME"),
        (["boe-1977", "boule", "--lang", "xx"], "xx"),
    ],
)
def test_one_clear_sentence_for_what_is_not_there(novamas, argv, said):
    assert said in novamas("law", *argv).sentence()
