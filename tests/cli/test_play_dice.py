"""An evening at the dice in the terminal, driven through standard input."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from typing import Any

import pytest

from novamas.cli.play import play
from novamas.cli.play.tables import dice
from novamas.kit.chance import Dist, Value
from novamas.law import library

Evening = Callable[..., str]
LAWS = [law for law in library().laws() if "craps" in library().games(law)]


class Loaded:
    """A source whose throws a test has chosen."""

    name = "seeded"

    def __init__(self, throws: list[tuple[int, int]]) -> None:
        self.throws = throws

    def draw(self, dist: Dist, what: str) -> Value:
        return self.throws.pop(0)


@pytest.fixture
def evening(typed: Evening) -> Evening:
    """Plays the lines with these throws and returns everything that was shown."""

    def run(*lines: str, throws: list[tuple[int, int]] | None = None, **options: Any) -> str:
        source = None if throws is None else Loaded(list(throws))
        return typed(lines, "craps", source, **{"law": "galicia-2007", "bots": 0, **options})

    return run


@pytest.mark.parametrize(
    ("law", "lang"),
    [*((law, "es") for law in LAWS), ("boe-1977", "en"), ("euskadi-1996", "eu"), ("galicia-2007", "gl")],
)
def test_an_evening_under_every_law(evening: Evening, law: str, lang: str) -> None:
    verbs = ["odds", "rules", "law", "why", "bots", "balance", "verify", "table", "help", "void", "repeat", "double"]
    lines = ["win, field, hard-4", "undo", "clear", *[""] * 6, "win", *[""] * 6, *verbs, "pass", *[""] * 8, "quit"]
    out = evening(*lines, law=law, lang=lang, bots=3)
    assert not re.search(r"\b(?:play|call|bet|spot|refused|game|choice|event)-[a-z]+-?[a-z]*\b(?!-)", out), "words"
    assert max(map(len, out.splitlines())) <= 80
    assert "«Ya no va más»" in out
    assert "\x1b" not in out


@pytest.mark.parametrize("reading", ["literal", "corrected"])
@pytest.mark.parametrize("law", LAWS)
def test_both_readings_can_be_played(evening: Evening, law: str, reading: str) -> None:
    assert "Rounds played" in evening("win", "", "", "quit", law=law, reading=[reading])


def test_a_point_with_odds_behind_it(evening: Evening) -> None:
    out = evening("10 win", "", "10 odds-win-6", "", "balance", "quit", throws=[(2, 4), (5, 1)])
    assert "The dice are yours." in out
    assert "2 + 4 = 6" in out
    assert "The point is 6." in out
    assert "You win 22.00 € in this round." in out
    assert "You leave the table with 5,022.00 €." in out


def test_a_total_that_pays_better_is_told_as_it_is_paid(evening: Evening) -> None:
    out = evening("5 win, 5 field", "", "quit", throws=[(1, 1)])
    assert "Paid: field, 10.00 €." in out


def test_the_shooter_must_bet_before_the_first_throw(evening: Evening) -> None:
    out = evening("5 field", "", "5 dont-win", "", "quit", throws=[(1, 2)])
    assert "The shooter must first bet on win or don't win. [GAL07-09-079]" in out
    assert "You leave the table with 5,010.00 €." in out


def test_what_must_stay_is_not_undone_and_waits_for_the_end_of_the_round(evening: Evening) -> None:
    throws = [(4, 5), (4, 6), (3, 1), (5, 4)]
    out = evening("5 win", "", "6 right 6, 5 come", "undo", "clear", "", "quit", throws=throws)
    assert "must play until it has won or lost. [GAL07-09-026]" in out
    assert "6.00 € back in your hand." in out
    assert "You have bets that must stay" in out
    assert "You leave the table with 5,005.00 €." in out, "the point comes, and what is undecided goes back"


def test_leaving_alone_with_the_dice_refused(evening: Evening) -> None:
    """A come bet outlives its round; nobody throws for whoever leaves, and it goes back whole."""
    out = evening("5 win", "", "5 come", "", "", "quit", throws=[(4, 5), (4, 6), (4, 5)])
    assert "You leave the table with 5,005.00 €." in out


def test_the_dice_are_let_pass(evening: Evening) -> None:
    out = evening("pass", "", "quit", bots=2, throws=[(1, 2)] * 3)
    assert "You let the dice pass." in out
    assert re.search(r"\w+ takes the dice\.", out)
    assert "The dice are with: " in out
    assert "There is nothing to let pass" not in out


def test_a_void_throw(evening: Evening) -> None:
    out = evening("5 win", "void", "void on-chip", "void nonsense", "", "quit", throws=[(3, 4)])
    assert "«Tirada nula» (Void throw)" in out
    assert "Void throw: a die breaks. Bets stand and the dice are thrown again." in out
    assert "Void throw: a die rests on a chip." in out
    assert "nonsense" in out
    assert "You leave the table with 5,005.00 €." in out


def test_a_croupier_types_what_the_dice_showed(evening: Evening) -> None:
    out = evening("5 win", "", "7 7", "blue", "3+4", "quit", seed=None, physical=True)
    assert out.count("What do the dice show (2 dice showing 1 to 6)?") == 3
    assert "3 + 4 = 7" in out


def test_at_other_tables_nothing_passes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("pass\nquit\n"))
    play("boule", law="galicia-2007", lang="en", seed=1, bots=0)
    assert "There is nothing to let pass at this table." in capsys.readouterr().out


def test_company_does_what_it_must(evening: Evening) -> None:
    assert dice.DiceSession.voice is dice.DiceCroupier
    out = evening("pass", *[""] * 12, "quit", bots=4, seed=3)
    assert out.count("«Ya no va más»") == 12
