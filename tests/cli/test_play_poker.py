"""An evening at a poker table in the terminal, driven through standard input, with the cards that a test wants."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from novamas.kit import words

Evening = Callable[..., str]
SPOTS = {
    "three-card-poker": "ante:1",
    "trijoker": "three-bets:1",
    "poker-no-draw": "ante:1",
    "poker-draw": "ante:1",
    "texas-poker": "ante:1",
}


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
    out = evening("10 ante 1, 5 par plus 1", "", "moonlight", "?", "voy", "quit", game="three-card-poker", top=top)
    assert "1: 8♥ 4♠ 4♦. 1 go on · 2 give up?" in out
    assert "Please answer: 1 go on, 2 give up; or “?” to hear what each is worth." in out
    assert re.search(r"go on \+\d+\.\d %, give up −100\.0 %", " ".join(out.split()))
    assert "The bank shows 6♣ 9♠ 3♣." in out
    assert "«La banca no juega, con carta mayor»" in out
    assert "You win 15.00 € in this round." in out


def test_a_hand_that_is_given_up_shows_nothing(evening: Evening) -> None:
    out = evening("10 ante 1", "", "fold", "quit", game="three-card-poker", top="8H 6C 5S 9S 2D 3C")
    assert "Hand 1 is given up: 10.00 € collected." in out
    assert "The bank shows" not in out
    assert "You lose 10.00 € in this round." in out


def test_three_bets_and_one_taken_back(evening: Evening) -> None:
    out = evening("30 trijoker 1", "", "?", "take back", "?", "keep", "quit", game="trijoker", top="JS 2H JD 7C 4H")
    assert "1: J♠ J♦ 4♥. 1 keep it · 2 take it back?" in out
    assert " ".join(out.split()).count("keep it +") == 2
    assert "take it back 0.0 %" in out
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


def test_a_card_bought_at_poker_without_discard(evening: Evening) -> None:
    top = "2S AC 4S KD 6S QC 8S 4C 9H 9C KS"
    out = evening("10 ante 1", "", "buy 5", "voy", "quit", game="poker-no-draw", top=top)
    assert "1: 2♠ 4♠ 6♠ 8♠ 9♥, with ▮ ▮ ▮ ▮ 9♣. 1 go on · 2 give up · 3 buy a card for 2♠" in out
    assert "1: 2♠ 4♠ 6♠ 8♠ K♠, with ▮ ▮ ▮ ▮ 9♣. 1 go on · 2 give up?" in out
    assert "The bank shows A♣ K♦ Q♣ 4♣ 9♣." in out
    assert "You win 100.00 € in this round." in out


def test_cards_are_changed_by_their_numbers(evening: Evening) -> None:
    top = "KS 8S KH 8H 7D AD 4C 5C 2S 3S KD 9H 2H 7S"
    lines = ("10 ante 1", "", "go", "1 2 3", "six", "?", "4, 5", "quit")
    out = evening(*lines, game="poker-draw", top=top)
    assert "1: K♠ K♥ 7♦ 4♣ 2♠. Which cards, by number (up to 2)? Nothing keeps them all." in out
    assert out.count("does not name up to 2 of your cards.") == 2
    assert "«La banca se descarta de 2 cartas» (The bank changes 2 cards)" in out
    assert "Hand 1 shows K♠ K♥ 7♦ K♦ 9♥." in out
    assert "You win 50.00 € in this round." in out


def test_the_jackpot_is_told(evening: Evening) -> None:
    top = "2S 8S 2H 8H 2D AD 2C 5C 3H 3S 9C 7S"
    options = ["jackpot=50", "jackpot_kind=fixed", "fixed=2000"]
    out = evening("10 ante 1, 2.50 jackpot 1", "", "go", "", "quit", game="poker-draw", top=top, option=options)
    assert "wins 250.00 € of the jackpot with hand 1." in out
    assert "The jackpot bets are collected: 2.50 €, of which 2.50 € to the house." in out


def test_a_hand_of_texas_poker_with_its_bonus(evening: Evening) -> None:
    top = "AS QS AH QD 2C 7D 9H JC 4S"
    lines = ["10 ante 1", "5 txb 1", "", "go", "10 ante 1", "void bad-deck", "quit"]
    out = evening(*lines, game="texas-poker", top=top)
    assert "Any winner of the Texas Bonus?" in out
    assert "You win 65.00" in out
    assert "a defective deck" in out


PAI_GOW = "pai-gow-poker"


@pytest.mark.parametrize("lang", words.languages())
def test_an_evening_at_pai_gow_in_every_language(evening: Evening, lang: str) -> None:
    lines = ["", "10 wager:1", "", "?", "1 9", ""]
    out = evening(*lines, "why", "table", "rules", "quit", game=PAI_GOW, lang=lang, bots=0)
    assert not re.search(r"\b(?:play|call|bet|spot|refused|game|choice|event)-[a-z]+", out), "words are missing"
    assert "{" not in out
    assert words.say("play-book-result", lang) in out


def test_the_bank_at_pai_gow_is_taken_with_chips_or_left(evening: Evening) -> None:
    out = evening("much", "1", "100", "", "", "quit", game=PAI_GOW, bots=2)
    assert out.count("The bank takes between") == 2
    assert "You hold the bank, with 100.00" in out
    assert "The player’s bank is compared with the croupier’s hands" in out
    assert "The bank gets back what covered the bets" in out
    left = evening("", "10 wager:1", "", "", "quit", game=PAI_GOW, bots=2)
    assert "You let the bank go on." in left
    assert "you lets" not in left
