"""The card tables in the terminal, driven through standard input: a shoe, hands, rows, insurance, a physical table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from novamas.kit import words
from novamas.law import library

Evening = Callable[..., str]
PUNTO, TRENTE = "punto-banca", "trente-et-quarante"
PLAYED = [(law, game) for law in library().laws() for game in (PUNTO, TRENTE) if game in library().games(law)]


@pytest.fixture
def evening(typed: Evening) -> Evening:
    """Plays the lines and returns everything that was shown."""

    def run(*lines: str, game: str = PUNTO, **options: object) -> str:
        return typed(lines, game, **{"law": "galicia-2007", "bots": 2, **options})

    return run


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_an_evening_at_every_table_in_every_language(evening: Evening, law: str, game: str, lang: str) -> None:
    bet = {PUNTO: "bet-bank", TRENTE: "bet-inverse"}[game]
    lines = ["pass"] if game == PUNTO else []
    for _ in range(4):
        lines += [words.say(bet, lang), ""]
    out = evening(*lines, "quit", game=game, law=law, lang=lang)
    assert "{" not in out
    assert words.say("play-book-result", lang) in out
    assert out.count("«No va más") + out.count("«Cartas»") >= 4


def test_who_takes_the_shoe_deals_until_the_bank_loses(evening: Evening) -> None:
    out = evening("", *[""] * 12, "quit", bots=1)
    assert "You take the shoe, at place 1." in out
    assert "The bank has lost: you give up the shoe." in out


def test_the_house_keeps_its_part_of_the_bank(evening: Evening) -> None:
    out = evening(
        "AS", "?", "pass", "20 bank", "", *"????", "KS", "7S", "KD", "9D", "quit", bots=0, seed=None, physical=True
    )
    assert "K♠ 7♠" in out
    assert "bank wins 19.00 €, after what the house keeps." in out


def test_a_tip_goes_into_the_slot(evening: Evening) -> None:
    out = evening("pass", "tip 20", "tip", "balance", "tip 9000000", "help", "quit", bots=0)
    assert "20.00 € for the croupiers: thank you." in out
    assert "5.00 € for the croupiers: thank you." in out
    assert "\N{MINUS SIGN}25.00" in out
    assert "chips for the croupiers" in out
    assert "Nobody at this table takes tips now." in evening("tip", "quit", game=TRENTE, bots=0)


def test_a_face_up_card_cannot_be_unseen(evening: Evening) -> None:
    out = evening("?", "AS", "KD", "pass", "quit", bots=0, seed=None, physical=True)
    assert "“?” cannot happen here" in out
    assert "The first card is A♠: 1 are burnt after it." in out


def test_a_wrong_deal(evening: Evening) -> None:
    out = evening("pass", "10 player", "void wrong-deal", "void moonlight", "quit", bots=0)
    assert "The coup is void: a wrong deal. Every stake goes back." in out
    assert "moonlight" in out
    assert "no rule for mistakes" in evening("void", "quit", game=TRENTE)


def test_insurance(evening: Evening) -> None:
    out = evening("insure", "10 red", "insure", "insure", "", "quit", game=TRENTE, bots=0)
    assert out.count("There is nothing to insure here.") == 2
    assert "Insured: red, for 0.10 €." in out
    assert "There is nothing to insure here." in evening("pass", "10 bank", "insure", "quit", bots=0)


def test_rows_are_shown_when_they_are_complete(evening: Evening) -> None:
    cards = ["10S", "JD", "QC", "AH", "KH", "JS", "QD", "3C"]
    out = evening("10 black", "", *cards, "quit", game=TRENTE, bots=0, seed=None, physical=True)
    assert "Black: 10♠ J♦ Q♣ A♥" in out
    assert "Red: K♥ J♠ Q♦ 3♣" in out
    assert "«Uno, tres · Negro y color ganan · Color gana»" in out


def test_prison_in_the_terminal(evening: Evening) -> None:
    refait = ["10S", "JD", "QC", "AH", "KC", "10H", "9D", "2C"]
    out = evening("10 black", "", *refait, "prison", "quit", game=TRENTE, bots=0, seed=None, physical=True)
    assert "prison" in out
    assert "«Uno, uno»" in out


def test_help_tells_what_can_be_said_at_this_table(evening: Evening) -> None:
    galicia, spain, rows = evening("help"), evening("help", law="boe-1977"), evening("help", game=TRENTE)
    assert "5 tie" in galicia
    assert "100 tie" not in spain, "1977 has no such bet"
    assert "200 bank" in spain
    assert "let the dice or the shoe go to the next" in galicia
    assert "void [cause]" in galicia
    assert "10 red, 10 black, 5 colour, 5 inverse" in rows
    assert "on an even chance" not in rows
    assert "void [cause]" not in rows, "nothing can be reported at this game"
    assert "insure your bets" in rows
    assert "last number" not in galicia


def test_who_bets_while_the_shoe_is_offered_hears_that_it_is(evening: Evening) -> None:
    out = evening("10 player", "quit", game="punto-banca")
    assert "The shoe is offered to you: an empty line takes it" in out.partition("> 10 player")[2]
