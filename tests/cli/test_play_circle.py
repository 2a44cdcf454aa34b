"""Chemin de fer and two cloths in the terminal: an evening among people who are the bank."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable

import pytest

from novamas.cli.play import play
from novamas.kit import words

Evening = Callable[..., str]
LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")
CLOSING = {"chemin-de-fer": "«No van más apuestas»", "baccarat-banque": "«Ya no va más»"}
BANQUE = "baccarat-banque"
CARD = r"(?:A|\d+|[JQK])[♠♥♦♣]"
PIPS = {"A": 1, "10": 0, "J": 0, "Q": 0, "K": 0}
NO_BANK = ("2", "", "")
"""The hand is let pass, and goes on to a bank of 100."""


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Evening:
    """Plays the lines and returns everything that was shown, in lines as long as they are."""

    def run(*lines: str, game: str = "chemin-de-fer", law: str = "galicia-2007", **options: object) -> str:
        monkeypatch.setenv("COLUMNS", "400")
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        play(game, law=law, **{"lang": "en", "seed": 5, "bots": 4, **options})  # type: ignore[arg-type]
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return run


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", CLOSING)
def test_a_person_sits_out_an_evening_in_every_language(evening: Evening, game: str, law: str, lang: str) -> None:
    out = evening(*[""] * 15, "quit", game=game, law=law, lang=lang)
    assert "{" not in out
    assert "play-" not in out
    assert CLOSING[game] in out
    assert words.say("play-book-result", lang) in out


@pytest.mark.parametrize("law", LAWS)
def test_a_person_sits_out_an_evening_at_a_free_bank(evening: Evening, law: str) -> None:
    out = evening(*[""] * 15, "quit", game=BANQUE, law=law, option=["mode=free"])
    assert "play-" not in out
    assert CLOSING[BANQUE] in out


@pytest.mark.parametrize("game", CLOSING)
def test_with_little_company_more_people_come(evening: Evening, game: str) -> None:
    assert CLOSING[game] in evening(*[""] * 10, "quit", game=game, bots=0)


@pytest.mark.parametrize("game", CLOSING)
def test_what_is_not_in_the_list_is_one_sentence_and_changes_nothing(evening: Evening, game: str) -> None:
    out = evening("99", "x", "-1", "1 none", "1 0", "1 99999999", "balance", "quit", game=game)
    assert out.count("Answer with a number from 1 to") == 3
    assert "“none” is not an amount of money here" in out
    assert "In hand 5,000.00 €, on the cloth 0.00 €" in out
    assert "Rounds played" in out


@pytest.mark.parametrize("game", CLOSING)
def test_cards_are_drawn_with_their_score_and_third_cards_as_they_come(evening: Evening, game: str) -> None:
    """Backs until they are turned, a third card at once for all to see, and in the end every hand with its score."""
    out = evening(*[""] * 12, "quit", game=game)
    assert re.search(rf"^  [\w ]+ \(\w+\): ▮ ▮ {CARD}$", out, re.MULTILINE)
    assert re.search(rf"^  [\w ]+ \(\w+\): {CARD} {CARD} {CARD} = \d$", out, re.MULTILINE)
    assert "??" not in out
    for line in re.findall(rf"^  [\w ]+ \(\w+\): ((?:{CARD} )+= \d)$", out, re.MULTILINE):
        *cards, _, score = line.split()
        pips = (PIPS.get(card[:-1], 0) if card[:-1] in PIPS else int(card[:-1]) for card in cards)
        assert sum(pips) % 10 == int(score)


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", CLOSING)
def test_help_rules_bots_and_the_table_are_there_too(evening: Evening, game: str, law: str, lang: str) -> None:
    out = evening("help", "rules", "bots", "table", "quit", game=game, law=law, lang=lang)
    assert words.say("play-help-circle", lang) in out
    assert words.say("play-help-circle-undo", lang).partition("|")[2].strip() in out
    assert words.say("play-rules-clauses", lang) in out
    assert len(re.findall(r" 1:1 .*(?:AST11|BOE77|EUS96|GAL07)-", out)) == {"chemin-de-fer": 2, BANQUE: 5}[game]
    assert words.say("play-bots-temper", lang) in out
    assert "play-" not in out


def test_company_is_told_with_what_it_has_in_the_bank(evening: Evening) -> None:
    """Begoña has put five into the bank, the others five against it."""
    out = evening("2", "bots", "quit")
    assert re.search(r"^ Begoña +little and seldom +4,995\.00 € +5\.00 € $", out, re.MULTILINE)
    assert "Bank: Begoña, 5.00 € · against it 15.00 €" in out


def test_what_this_table_does_not_have_is_one_sentence(evening: Evening) -> None:
    out = evening("repeat", "insure", "moonlight", "quit")
    assert "“repeat” does nothing at this table; “help” shows what does." in out
    assert "“insure” does nothing at this table" in out
    assert "Answer with a number from 1 to 2 or with a name from the list" in out


def test_more_chips_are_no_winnings(evening: Evening) -> None:
    out = evening("buy 1000", "1 100", "1", "", "", "", "balance", "quit")
    assert "1,000.00 € more in play chips: you have 6,000.00 € in hand." in out
    assert "You win 95.00 € in this round." in out


# -- chemin de fer -----------------------------------------------------------------------------------------------------


def test_a_person_takes_the_bank_and_deals(evening: Evening) -> None:
    """The hand comes to place one first: let others cut, take it, announce it, deal, and pass it on leaving."""
    out = evening("1 100", "1", *[""] * 12, "quit")
    assert "you has the bank" not in out
    assert "Bank: you, 100.00 €" in out
    assert "Still on the cloth" in out


def test_what_a_coup_came_to_is_told_to_the_banker(evening: Evening) -> None:
    """A bank of 100 wins 100 less the part of the house, and stays in play; then it loses 40 and the rest is back."""
    out = evening("1 100", "1", *[""] * 7, "quit")
    assert (
        "You win 95.00 € in this round.\nStaked 100.00 €, back 0.00 €; in hand 4,900.00 €, still in play 195.00 €."
        in out
    )
    assert "You lose 40.00 € in this round.\nStaked 195.00 €, back 155.00 €; in hand 5,055.00 €.\n" in out


def test_what_a_coup_came_to_is_told_to_the_punto(evening: Evening) -> None:
    """Five against a bank of 40 that loses are paid at par."""
    out = evening(*NO_BANK, "", "stake 5", *[""] * 4, "quit")
    assert "You win 5.00 € in this round.\nStaked 5.00 €, back 10.00 €; in hand 5,005.00 €." in out


def test_a_stake_that_has_no_place_against_the_bank_is_told_when_it_comes_back(evening: Evening) -> None:
    """Three others have called banco before."""
    out = evening("2", "banco", *[""] * 4, "quit")
    assert "you: «Banco» (Banco)" in out
    assert "«No van más apuestas» (No more bets)\n5.00 € back in your hand.\n" in out
    assert "in this round" not in out


def test_a_law_without_calls_still_tells_who_has_won(evening: Evening) -> None:
    out = evening(*[""] * 12, "quit", law="asturias-2011")
    assert re.search(r"^(?:The punto wins, \d to \d|The bank wins, \d to \d|A tie, \d each)\.$", out, re.MULTILINE)
    assert "«Gana" not in out
    aloud = evening(*[""] * 12, "quit")
    assert "«Gana el punto»" in aloud
    assert not re.search(r"^The (?:punto|bank) wins, ", aloud, re.MULTILINE), "what is said aloud is not told twice"


@pytest.mark.parametrize(
    "said", ["2 20", "stake on the line 20", "20 stake on the line", "line 20", "20 € raya", "20 marra"]
)
def test_what_one_wants_is_said_by_number_or_name_in_any_language(evening: Evening, said: str) -> None:
    out = evening(*NO_BANK, said, "balance", "quit")
    assert "●20 you (stake on the line)" in out
    assert "In hand 4,980.00 €, on the cloth 20.00 €" in out


def test_undo_takes_the_last_stake_back_and_leaves_what_lay_before(evening: Evening) -> None:
    out = evening(*NO_BANK, "stake 20", "stake 5", "undo", "balance", "undo", "balance", "undo", "quit")
    assert "●25 you" in out
    assert "5.00 € back in your hand." in out
    assert "In hand 4,980.00 €, on the cloth 20.00 €" in out
    assert "20.00 € back in your hand." in out
    assert "In hand 5,000.00 €, on the cloth 0.00 €" in out
    assert "You have no stake that could be taken back now." in out


def test_undo_takes_a_banco_back_and_leaves_the_stake_before_it(evening: Evening) -> None:
    out = evening(*NO_BANK, "stake 20", "banco", "undo", "balance", "quit")
    assert "●100 you (banco)" in out
    assert "80.00 € back in your hand." in out
    assert "In hand 4,980.00 €, on the cloth 20.00 €" in out


# -- two cloths --------------------------------------------------------------------------------------------------------


def test_a_person_deposits_a_bank_plays_two_coups_and_leaves_with_all_of_it(evening: Evening) -> None:
    out = evening("1 100", "1", "1", *[""] * 12, "quit", game=BANQUE)
    assert "Bank: you, 100.00 €" in out
    assert "«Primer paño: " in out
    assert out.count("in this round") >= 2
    assert " 0.00" not in next(line for line in out.splitlines() if "Best round" in line)
    assert " 0.00" in next(line for line in out.splitlines() if "Still on the cloth" in line)


def test_the_bank_is_auctioned_from_the_first_in_1977(evening: Evening) -> None:
    """Bids replace each other and are seen; the highest has the bank."""
    out = evening("1 500", "1 9000", "", "1", *[""] * 6, "quit", game=BANQUE, law="boe-1977")
    assert "you 500 pta" in out
    assert "«Banca para usted, de 9.000 pta» (The bank goes to you, with 9,000 pta)" in out


def test_a_person_stakes_on_both_cloths_and_sees_where_it_lies(evening: Evening) -> None:
    """Twenty on both cloths are ten on each, beside what the company has laid."""
    out = evening("", "", "", "3 20", "quit", game=BANQUE, seed=6, bots=7)
    assert "against it 70.00 € on the first cloth, 45.00 € on the second" in out
    assert "against it 80.00 € on the first cloth, 55.00 € on the second" in out
    assert ": «Banco» (Banco)" in out


def test_only_who_has_the_cards_sees_them(evening: Evening) -> None:
    """The banker sees his own two; the others' lie face down until they are shown."""
    out = evening("1 100", "1", "1", "", "quit", game=BANQUE)
    hands = [line for line in out.splitlines() if line.startswith(("  First cloth (", "  bank (you): "))]
    assert any(line.endswith("▮ ▮") for line in hands)
    own = [line for line in hands if line.startswith("  bank (you): ")]
    assert own
    assert not any("▮" in line for line in own)


def test_an_amount_where_none_belongs_is_one_sentence(evening: Evening) -> None:
    out = evening("1 100", "1 100", "quit", game=BANQUE)
    assert "That takes no amount; “100” says nothing here." in out


def test_a_banker_may_ask_for_the_odds_and_the_law(evening: Evening) -> None:
    out = evening("1 100", "odds", "law", "why", "help", "quit", game=BANQUE)
    assert "First cloth, Second cloth (the bank by the chart, drawing with five)" in out
    assert "Best for the bank, against the best punto" in out
    assert "a-nine-in-two-cards" in out
    assert "The number of what you want to do" in out


def test_at_a_table_with_real_cards_those_that_lie_face_down_are_typed_when_they_are_turned(evening: Evening) -> None:
    out = evening(*["", "?", "KS", "7D"] * 60, "quit", physical=True, seed=None)
    assert "“?” if it lies face down" in out
    assert "Which card is turned over" in out
    assert "play-" not in out
