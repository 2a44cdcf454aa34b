"""An evening at blackjack in the terminal, driven through standard input, with the cards that a test wants."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from novamas.kit import words
from novamas.law import library

Evening = Callable[..., str]
PLAYED = [
    (law, game)
    for law in library().laws()
    for game in ("blackjack", "triple-blackjack")
    if game in library().games(law)
]
MACHINE = ["shuffler=true", "surrender=false"]


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_an_evening_at_every_table_in_every_language(evening: Evening, law: str, game: str, lang: str) -> None:
    spot = "box:1" if game == "blackjack" else "box:1-1"
    lines = [line for _ in range(5) for line in (f"{spot}", "", *["1"] * 8)]
    out = evening(*lines, "why", "table", "quit", game=game, law=law, lang=lang, bots=2)
    assert not re.search(r"\b(?:play|call|bet|spot|refused|game|choice|event)-[a-z]+", out), "words are missing"
    assert "{" not in out
    assert out.count("«No va más") >= 5
    assert words.say("play-book-result", lang) in out


def test_a_hand_is_asked_by_number_or_by_word(evening: Evening) -> None:
    out = evening("10 box 1", "", "moonlight", "karta", "2", "me planto", "quit", top="5H 6D 4C 3S 2S", option=MACHINE)
    assert "1: 5♥ 4♣ = 9 against 6♦. 1 stand · 2 hit · 3 double?" in out
    assert "Please answer: 1 stand, 2 hit, 3 double; or “?” to hear what each is worth." in out
    assert "1: 5♥ 4♣ 3♠ 2♠ = 14 against 6♦. 1 stand · 2 hit?" in out
    assert "Hand 1 stands on 14." in out


def test_insurance_even_money_and_a_blackjack_of_the_bank(evening: Evening) -> None:
    out = evening("10 box 1", "", "insurance", "quit", top="AH AD KC KH", option=MACHINE)
    assert "1: A♥ K♣ = 21 against A♦. 1 insurance · 2 even money · 3 play on?" in out
    assert "«Veintiuno de la banca: 21»" in out
    assert "You win 10.00 € in this round." in out
    out = evening("10 box 1", "", "even money", "quit", top="AH AD KC", option=MACHINE)
    assert "takes 10.00 € at even money for a blackjack." in out


def test_a_split_a_double_and_going_over(evening: Evening) -> None:
    top = "8H 6D 8C 3S KD 7S KH 10D KS"
    out = evening("10 box 1", "", "split", "double", "card", "quit", top=top, option=MACHINE)
    assert "Hand 1 becomes two." in out
    assert "Hand 1 stands on 21." in out
    assert "Hand 1-2 goes over with 25: 10.00 € collected." in out
    assert "You win 10.00 € in this round." in out


def test_giving_a_hand_up(evening: Evening) -> None:
    out = evening("10 box 1", "", "surrender", "quit", top="10H 10D 6C", option=["shuffler=true"])
    assert "The hand at 1 is given up: 5.00 € to the house." in out
    assert "You lose 5.00 € in this round." in out


def test_two_hands_are_needed_in_galicia(evening: Evening) -> None:
    lines = ("10 box 1", "", "10 box 1, 10 box 2", "", "stay", "stay", "quit")
    out = evening(*lines, law="galicia-2007", option=["shuffler=true"])
    assert out.count("Too few hands have been bet on: the cards are not dealt.") == 1
    assert "You neither win nor lose in this round." in out
    assert out.count("«No va más»") == 2


def test_who_leaves_in_a_hand_plays_it_out_in_silence(evening: Evening) -> None:
    out = evening("10 box 1", "", "quit", top="5H 6D 4C 10D KS", option=MACHINE)
    assert "Hand 1 stands on 9." in out
    assert "Hand 1 wins 10.00 €." in out


def test_a_question_mark_tells_what_each_answer_is_worth(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "220")
    lines = ("10 box 1", "", "?", "hint", "stay", "10 box 1", "", "?", "play on", "stay", "quit")
    out = evening(*lines, top="5H 6D 6C 10D KS 10H AD 10C 6S KS", option=MACHINE)
    told = [line for line in out.splitlines() if line.startswith("What each is worth")]
    assert len(told) == 2
    assert re.search(r"double \+\d\d\.\d %, hit \+\d\d\.\d %, stand −1\d\.\d %\.", told[0])
    assert "What each would bring beside playing on, in per cent of the stake: insurance −4.4 %." in out


def test_odds_at_the_table_have_charts(evening: Evening) -> None:
    out = evening("odds", "quit", option=MACHINE)
    assert "Totals with an ace that counts eleven" in out
    assert re.search(r"^ +11 +D +D +D +D +D +D +D +D +H +H *$", out, re.MULTILINE)
    assert "S stand, H hit" in out


def test_the_help_knows_boxes(evening: Evening) -> None:
    out = evening("help", "quit", option=MACHINE)
    assert "on a box" in out
    assert "at your hand: what each answer is worth" in out
    assert "thirty-one" not in out


@pytest.mark.parametrize(
    ("draws", "stays"),
    [("hit", "stand"), ("card", "no"), ("pido", "me quedo"), ("otra carta", "me planto"), ("sí", "no"),
     ("eskatu", "geratu"), ("beste bat", "ez"), ("outra", "quedo"), ("pedir", "plántome")],
)  # fmt: skip
def test_a_card_is_asked_for_and_refused_in_every_language(evening: Evening, draws: str, stays: str) -> None:
    out = evening("10 box 1", "", draws, stays, "quit", top="5H 6D 4C 3S 10S KS", option=MACHINE, lang="es")
    assert "1: 5♥ 4♣ 3♠ = 12 contra 6♦. ¿1 plantarse · 2 carta?" in out
    assert "La mano 1 se planta con 12." in out


def test_an_answer_where_no_hand_is_asked_is_told_what_comes_first(evening: Evening) -> None:
    out = evening("hit", "stand", "quit", option=MACHINE)
    assert " ".join(out.split()).count("No hand of yours is being played: lay a bet, such as “10 box 1”") == 2


def test_what_was_doubled_counts_as_staked(evening: Evening) -> None:
    top = "8H 6D 8C 3S KD 7S KH 10D KS"
    out = evening("10 box 1", "", "split", "double", "hit", "quit", top=top, option=MACHINE)
    assert "You win 10.00 € in this round.\nStaked 30.00 €, back 40.00 €; in hand 5,010.00 €." in out
