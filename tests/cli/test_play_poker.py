"""An evening at a poker table in the terminal, driven through standard input, with the cards that a test wants."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest

from novamas.cli.play import door, play
from novamas.kit import words
from novamas.kit.cards import parse
from novamas.kit.chance import Dist, Seeded, Value

Evening = Callable[..., str]
SPOTS = {"three-card-poker": "ante:1", "trijoker": "three-bets:1"}


class Stacked:
    """A source with chosen cards on top."""

    name = "seeded"

    def __init__(self, top: str) -> None:
        self.top = [parse(card) for card in top.split()]
        self.rest = Seeded(7)

    def draw(self, dist: Dist, what: str) -> Value:
        return self.top.pop(0) if self.top else self.rest.draw(dist, what)


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Evening:
    """Plays the lines with these cards and returns everything that was shown."""

    def run(*lines: str, game: str, top: str = "", **options: Any) -> str:
        if top:
            monkeypatch.setattr(door, "chance", lambda *_: Stacked(top))
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        play(game, law="euskadi-1996", **{"lang": "en", "seed": 7, "bots": 0, **options})
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return run


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("game", SPOTS)
def test_an_evening_at_every_table_in_every_language(evening: Evening, game: str, lang: str) -> None:
    lines = [line for _ in range(4) for line in (SPOTS[game], "", "1", "1")]
    out = evening(*lines, "why", "table", "rules", "quit", game=game, lang=lang, bots=3)
    assert not re.search(r"\b(?:play|call|bet|spot|refused|game|choice|event)-[a-z]+", out), "words are missing"
    assert "{" not in out
    assert out.count("«No va más") >= 4
    assert words.say("play-book-result", lang) in out


def test_a_hand_at_three_card_poker(evening: Evening) -> None:
    top = "8H 6C 4S 9S 4D 3C"
    out = evening("10 ante 1, 5 par plus 1", "", "moonlight", "voy", "quit", game="three-card-poker", top=top)
    assert "1: 8♥ 4♠ 4♦. 1 go on · 2 give up?" in out
    assert "Please answer: 1 go on, 2 give up." in out
    assert "The bank shows 6♣ 9♠ 3♣." in out
    assert "«La banca no juega, con carta mayor»" in out
    assert "You win 15.00 € in this round." in out


def test_a_hand_that_is_given_up_shows_nothing(evening: Evening) -> None:
    out = evening("10 ante 1", "", "fold", "quit", game="three-card-poker", top="8H 6C 5S 9S 2D 3C")
    assert "Hand 1 is given up: 10.00 € collected." in out
    assert "The bank shows" not in out
    assert "You lose 10.00 € in this round." in out


def test_three_bets_and_one_taken_back(evening: Evening) -> None:
    out = evening("30 trijoker 1", "", "take back", "keep", "quit", game="trijoker", top="JS 2H JD 7C 4H")
    assert "1: J♠ J♦ 4♥. 1 keep it · 2 take it back?" in out
    assert "takes back 10.00 € from hand 1." in out
    assert "1: J♠ J♦ 4♥, with 2♥ ▮. 1 keep it · 2 take it back?" in out
    assert "«Carta común: 2♥»" in out
    assert "You win 20.00 € in this round." in out


def test_bets_that_are_laid_together_are_undone_repeated_and_doubled_together(evening: Evening) -> None:
    lines = ("30 trijoker 1", "undo", "15 trijoker 1", "double", "", "keep", "1", "repeat", "clear", "quit")
    out = evening(*lines, game="trijoker", top="JS 2H JD 7C 4H")
    assert out.count("30.00 €") > 3
    assert "You win 30.00 € in this round." in out
    assert out.count("You bet: 30.00 € three bets at box 1.") == 2


def test_a_mistake_in_the_deal(evening: Evening) -> None:
    out = evening("10 ante 1", "void", "10 ante 1", "void thunder", "quit", game="three-card-poker")
    assert "The round is void (a wrong number of cards): 10.00 € go back." in out
    assert "thunder" in out
