"""Every game of every law is told in six sentences made from its rules, in four languages."""

from __future__ import annotations

import re

import pytest

from novamas.games import family, make
from novamas.games.lesson import Line, put_into_words, tell
from novamas.kit.money import Ratio
from novamas.kit.words import has, languages
from novamas.law import library

GAMES = [(law, game) for law in library().laws() for game in library().games(law)]


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_six_sentences_in_every_language(law: str, game: str) -> None:
    room, played = family(law, game), make(law, game)
    lines = list(room.lesson(played))
    assert len(lines) == 6
    for lang in languages():
        for line in (*lines, *dict(room.meanings(played)).values()):
            assert has(line.key, lang), (line.key, lang)
            told = put_into_words(line, lang)
            assert not re.search(r"[{$]", told), told
            assert not re.search(r"\d:\d|\d+/\d+", told) or lang == "eu", told


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_every_bet_that_can_be_laid_has_a_meaning(law: str, game: str) -> None:
    room, played = family(law, game), make(law, game)
    meant = dict(room.meanings(played))
    kinds = {info.kind for info in room.sheet(played, 100).spots if info.covers or not info.parts}
    assert not meant or kinds <= meant.keys(), kinds - meant.keys()


def test_values_are_those_of_the_law() -> None:
    euskadi = make("euskadi-1996", "craps")
    win = dict(family("euskadi-1996", "craps").meanings(euskadi))["win"]
    assert win.args["wins"] == euskadi.rules.bets["win"].wins
    assert "7 u 11" in put_into_words(win, "es")
    zero = list(family("boe-1977", "roulette-french").lesson(make("boe-1977", "roulette-french")))[4]
    assert {"1/74", "1/73"} <= set(zero.args.values())


def test_a_line_is_shown_as_people_say_it() -> None:
    line = tell("craps-how-win", wins=(7, 11), loses=(2, 3, 12), pays=Ratio(3, 2))
    assert put_into_words(line, "en").endswith("wins with 7 or 11 and loses with 2, 3 or 12. It pays 3 to 2.")
    assert put_into_words(Line("boule-how-edge", {"edge": "1/9"}), "es").count("11,11 %") == 1


def test_what_each_choice_after_zero_is_worth() -> None:
    french = make("boe-1977", "roulette-french")
    meant = dict(family("boe-1977", "roulette-french").meanings(french))
    assert meant["choice-half"].args["part"] == "1/2"
    assert meant["choice-prison"].args["part"] == "36/73"
    assert "choice-prison" not in dict(
        family("boe-1977", "roulette-american").meanings(make("boe-1977", "roulette-american"))
    )
