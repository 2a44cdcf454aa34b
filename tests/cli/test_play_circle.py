"""Chemin de fer in the terminal: an evening among people who are the bank in turn."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from novamas.cli.play import play
from novamas.kit import words

Evening = Callable[..., str]
LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Evening:
    """Plays the lines and returns everything that was shown."""

    def run(*lines: str, law: str = "galicia-2007", **options: object) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        play("chemin-de-fer", law=law, **{"lang": "en", "seed": 5, "bots": 4, **options})  # type: ignore[arg-type]
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return run


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("law", LAWS)
def test_a_person_sits_out_an_evening_in_every_language(evening: Evening, law: str, lang: str) -> None:
    out = evening(*[""] * 15, "quit", law=law, lang=lang)
    assert "{" not in out
    assert "play-" not in out
    assert "«No van más apuestas»" in out
    assert words.say("play-book-result", lang) in out


def test_a_person_takes_the_bank_and_deals(evening: Evening) -> None:
    """The hand comes to place one first: let others cut, take it, announce it, deal, and pass it on leaving."""
    out = evening("1 100", "1", *[""] * 12, "quit")
    assert "player has the bank: 100.00 €" in out
    assert "Still on the cloth" in out


def test_with_little_company_more_people_come(evening: Evening) -> None:
    assert "«No van más apuestas»" in evening(*[""] * 10, "quit", bots=0)


def test_a_number_that_is_not_there_is_one_sentence(evening: Evening) -> None:
    assert "Answer with a number from 1 to" in evening("99", "quit")
