"""Search over the laws: words in any language, articles, what a clause gives to the rules, and all about one clause."""

from __future__ import annotations

import pytest

from novamas.kit.words import languages
from novamas.law import UnknownClause, library
from novamas.odds.search import find_elsewhere, fold, search, tell_about

GALICIA = "galicia-2007"
SURRENDER = "GAL07-03-061"


def found(question: str, law: str = GALICIA, game: str = "") -> list[str]:
    return [hit.id for hit in search(question, "en", law, game).hits]


@pytest.mark.parametrize("question", ["surrender", "SURRENDER", "retiro", "surren", "GAL07-03-061", "03-061"])
def test_a_clause_is_found_by_word_and_by_article(question: str) -> None:
    assert found(question)[0] == SURRENDER


def test_accents_do_not_matter() -> None:
    assert fold("Crupier, órganos ÑÁ") == "crupier, organos na"
    assert found("maximo") == found("máximo")
    assert len(found("maximo")) > 3


def test_all_words_have_to_be_there_and_quoted_ones_together() -> None:
    every = found("half bet", game="blackjack")
    assert SURRENDER in every
    assert set(found('"losing half the bet"')) == {SURRENDER}
    assert found("surrender zzz") == []


def test_a_clause_is_found_by_what_it_gives_to_the_rules() -> None:
    """Nothing in the words of this clause says doubling on nine; its value does, in the words of the rulebook."""
    hit = search("8:1", "en", "euskadi-1996", "wheel-of-fortune").hits
    assert all(any("8:1" in effect.value for effect in one.effects) or "8:1" in one.text for one in hit)


def test_every_language_finds_its_own_words() -> None:
    for lang in languages():
        register = library().register(GALICIA)
        text, written = register.text(SURRENDER, lang)
        assert written == lang
        words = " ".join(text.replace("(", " ").replace(")", " ").replace(":", " ").replace(";", " ").split()[:4])
        assert SURRENDER in found(words.replace(",", ""))


def test_a_page_after_the_other() -> None:
    first, second = search("bet", "en", GALICIA, "", 5, 0), search("bet", "en", GALICIA, "", 5, 5)
    assert first.total == second.total > 10
    assert not {hit.id for hit in first.hits} & {hit.id for hit in second.hits}


def test_a_clause_with_all_about_it() -> None:
    about = tell_about(SURRENDER, "es")
    assert about.hit.language == "es"
    assert set(about.texts) == set(languages())
    assert {effect.path for effect in about.hit.effects} >= {"surrender.loses"}
    others = [hit.law for hit in about.elsewhere]
    assert set(others) == {"euskadi-1996"}, "the Order of 1977 has no surrender"
    assert (about.before, about.after) == ("GAL07-03-060", "GAL07-03-062")


def test_a_clause_of_a_doubtful_place_has_its_reading() -> None:
    about = tell_about("GAL07-03-043", "en")
    assert "blackjack-tie" in {reading.reading for reading in about.readings}
    assert all(reading.applies in ("literal", "corrected") and reading.reason for reading in about.readings)


def test_the_same_rule_is_matched_by_its_place_not_its_number() -> None:
    hit = tell_about("GAL07-03-061", "en").hit
    ids = [other.id for other in find_elsewhere(GALICIA, hit, "en", library())]
    assert ids
    assert not any(id.endswith("-061") for id in ids)


def test_no_such_clause() -> None:
    with pytest.raises(UnknownClause):
        tell_about("GAL07-99-999", "en")
