"""Every table in a terminal of 60, 80 and 120 columns, in every language: nothing is wider, no word is torn, no cloth
is cut off, and no key is left without words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from rich.text import Text

from novamas.cli.play.canvas import flow, shorten
from novamas.cli.play.terminal import SLIM, breaks
from novamas.games import family, make
from novamas.kit import words
from novamas.law import library

Evening = Callable[..., str]
PLAYED = [(law, game) for law in library().laws() for game in library().games(law)]
WIDTHS = (60, 80, 120)
DRAWN = re.compile(r"[─│┌┬┐├┼┤└┴┘]")
KEY = re.compile(r"(?<![\w-])(?:play|call|spot|refused|event|odds|chart|choice)-[a-zA-Z]{2,}[\w-]*|\{|\}")
AMOUNT_ALONE = re.compile(r"\d$")
SYMBOL_FIRST = re.compile(r"(?:€|pta|%)(?!\w)")
ASKED = ("help", "rules", "law", "bots", "balance", "why", "table")
LAID = {
    "roulette": "red, straight 17, split 17-20, dozen 2",
    "boule": "number 7, red, high",
    "wheel": "red joker, black joker",
    "trente-et-quarante": "red, inverse",
    "craps": "win, field",
    "punto-banca": "player, bank",
    "bingo": "2",
    "machines": "1",
    "raffle": "2",
    "tombola": "2",
    "promotional-draw": "2",
    "scratch-tickets": "2",
    "lottery": "123 2",
    "betting": "1 10",
    "circle-poker": "1",
}


def tried() -> Iterator[Any]:
    """Every table in every language: all languages under the first law that has a game, one of them in turn under the
    others; the rest is slow."""
    spoken, seen = words.languages(), set()
    for turn, (law, game) in enumerate(PLAYED):
        quick = spoken if game not in seen else (spoken[turn % len(spoken)],)
        seen.add(game)
        for lang in spoken:
            yield pytest.param(law, game, lang, marks=() if lang in quick else pytest.mark.slow)


def scripted(law: str, game: str) -> list[str]:
    """Two rounds: something is bet, every question is answered with its first answer; then all is asked that may be."""
    kind, made = family(law, game), made_by(law, game)
    if kind.player_banks:
        return ["1 100", "1", "1", *[""] * 8, "1", "undo", "2", *[""] * 4, *ASKED, "quit"]
    lay = LAID.get(kind.name) or next(iter(made.kinds.values()))[0]
    rounds = [line for _ in range(2) for line in (lay, "", *["1"] * 5)]
    return [lay, "undo", *rounds, *ASKED, "quit"]


def made_by(law: str, game: str) -> Any:
    return make(law, game)


@pytest.fixture
def at_width(typed: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    def run(lines: list[str], law: str, game: str, lang: str, width: int) -> str:
        monkeypatch.setenv("COLUMNS", str(width))
        return typed(lines, game, law=law, lang=lang, bots=3)

    return run


def told(out: str) -> set[str]:
    """The words of everything that is not drawn."""
    lines = (line for line in out.splitlines() if not DRAWN.search(line))
    return {word.strip(".,:;()[]«»“”¿?¡!·") for line in lines for word in line.split()}


@pytest.mark.parametrize(("law", "game", "lang"), [*tried()])
def test_every_table_fits_every_terminal(at_width: Evening, law: str, game: str, lang: str) -> None:
    evenings = {width: at_width(scripted(law, game), law, game, lang, width) for width in WIDTHS}
    known = {*library().readings(law, game), *made_by(law, game).spots}
    whole = told(evenings[WIDTHS[-1]])
    for width, out in evenings.items():
        lines = out.splitlines()
        assert [line for line in lines if len(line) > width] == [], f"wider than {width} columns"
        assert [key for key in KEY.findall(out) if key not in known] == [], "words are missing"
        assert sorted(told(out) - whole) == [], f"torn at {width} columns"
        for line, after in pairwise(lines):
            assert not (AMOUNT_ALONE.search(line) and SYMBOL_FIRST.match(after)), (line, after)
        for line in lines:
            frame = line.strip()
            assert frame[:1] != "┌" or frame[-1] == "┐", line
            assert frame[:1] != "└" or frame[-1] == "┘", line
        assert words.say("play-book-result", lang) in out
        if family(law, game).name in LAID.keys() - {"craps"}:
            assert words.say("play-round-money", lang, staked="|", back="", chips="").partition("|")[0] in out


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("game", ["roulette-french", "craps", "boule", "chemin-de-fer"])
def test_the_odds_fit_every_terminal(at_width: Evening, game: str, lang: str) -> None:
    whole = told(at_width(["odds"], "boe-1977", game, lang, WIDTHS[-1]))
    for width in WIDTHS:
        out = at_width(["odds"], "boe-1977", game, lang, width)
        assert [line for line in out.splitlines() if len(line) > width] == []
        assert sorted(told(out) - whole) == []


def test_a_terminal_that_is_too_slim_gets_the_smallest_cloth(at_width: Evening) -> None:
    out = at_width(["quit"], "euskadi-1996", "roulette-french", "en", 20)
    assert max(map(len, out.splitlines())) == SLIM


def test_on_a_slim_cloth_a_chip_takes_the_place_of_the_shape(at_width: Evening) -> None:
    out = at_width(["straight 17, split 17-20", "table"], "euskadi-1996", "roulette-french", "en", SLIM)
    assert re.search("│[●◉]17[●◉]■20│", out.partition("> table")[2])


def test_a_line_is_broken_between_words_and_never_before_a_currency() -> None:
    text = "You are paid 1,000.00 €. Staked 5.00 €"
    assert [Text(text).divide(breaks(text, 22))[n].plain.rstrip() for n in (0, 1)] == [
        "You are paid",
        "1,000.00 €. Staked",
    ]
    assert breaks("short", 24) == []


def test_what_flows_is_never_broken_inside_a_piece() -> None:
    lines = flow(map(Text, ("one two", "three four", "five")), 19, " · ")
    assert [line.plain for line in lines] == ["one two", "  three four · five"]


def test_a_word_that_is_too_long_keeps_the_shape_of_its_colour() -> None:
    assert shorten("vermello ◆", 7) == "verm. ◆"
    assert shorten("bikoitia", 7) == "bikoit."
    assert shorten("rojo ◆", 7) == "rojo ◆"
