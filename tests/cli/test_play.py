"""The terminal table, driven through standard input: every game and law, both languages, and every kind of mistake."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from novamas.cli import main
from novamas.cli.play import play
from novamas.cli.play.cloths import shape
from novamas.cli.play.croupier import inside
from novamas.cli.play.tables.boule import BouleSession
from novamas.cli.play.terminal import Terminal
from novamas.cli.play.witness import Witness
from novamas.games import company, family, make
from novamas.games.spin import SpinGame
from novamas.kit.chance import BrokenCommitment, Committed, Seeded, Span
from novamas.kit.errors import NovamasError
from novamas.law import library
from novamas.table import Opening, Table
from novamas.table.acts import Take

Evening = Callable[..., str]
PLAYED = [
    (law, game)
    for law in library().laws()
    for game in library().games(law)
    if issubclass(family(law, game).game, SpinGame)  # dice have a file of their own
]
ROULETTE = ("red, 17, split 17-20, dozen 2, six-line 16", "rojo, al 17, caballo 17-20, docena 2, seisena 16")
BETS = {
    "roulette-french": ROULETTE,
    "roulette-american": ROULETTE,
    "boule": ("number 7, red, high", "número 7, rojo, pasa"),
    "wheel-of-fortune": ("24, red joker", "al 24, comodín rojo"),
}
PROMPT = re.compile(r"^[\d.,]+ (?:€|pta) > ", re.MULTILINE)


@pytest.fixture
def evening(typed: Evening) -> Evening:
    """Plays the lines and returns everything that was shown."""

    def run(*lines: str, game: str = "roulette-french", **options: object) -> str:
        return typed(lines, game, **{"law": "euskadi-1996", "bots": 2, **options})

    return run


def answers(out: str) -> list[str]:
    """What was shown after each line that was typed at the table."""
    return [part.partition("\n")[2].strip() for part in PROMPT.split(out)[1:]]


def zero_first() -> int:
    """A seed whose first ball is a zero."""
    wheel = make("euskadi-1996", "roulette-french").distribution  # type: ignore[attr-defined]
    return next(seed for seed in range(1000) if Seeded(seed).draw(wheel, "ball") == 0)


# -- every game, every law, both languages ---------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("law", "game"), PLAYED)
def test_an_evening_at_every_table(evening: Evening, law: str, game: str, lang: str) -> None:
    bets = BETS[game][lang == "es"]
    verbs = ["odds", "rules", "law", "why", "bots", "balance", "verify", "table", "help", "void"]
    three = law == "euskadi-1996" and "roulette" in game  # the law says how many are the last
    verbs += ["last", ""] if three else ["last 2"]
    lines = ["help", bets, "undo", bets, "", "repeat", "double", *verbs, "", "repeat", "clear", "", "not reached"]
    out = evening(*lines, game=game, law=law, lang=lang, bots=3)
    assert not re.search(r"\b(?:play|call|bet|spot|refused|game|choice)-[a-z]+", out), "words are missing"
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80
    assert "not reached" not in out
    assert ("Your result" if lang == "en" else "Su resultado") in out
    assert "No va más»" in out
    assert ("No more bets)" in " ".join(out.split())) == (lang == "en")


@pytest.mark.parametrize(("law", "game"), PLAYED)
@pytest.mark.parametrize("reading", ["literal", "corrected"])
def test_both_readings_can_be_played(evening: Evening, law: str, game: str, reading: str) -> None:
    out = evening(
        BETS[game][0] if game != "wheel-of-fortune" else "24", "", "quit", game=game, law=law, reading=[reading]
    )
    assert "Rounds played" in out


@pytest.mark.parametrize("ending", [["quit"], ["salir"], []])
def test_it_ends_at_once_or_at_the_end_of_the_input(evening: Evening, ending: list[str]) -> None:
    out = evening(*ending, game="boule", law="galicia-2007")
    assert "You leave the table with 5,000.00 €." in out


def test_bets_on_the_cloth_are_taken_back_on_leaving(evening: Evening) -> None:
    assert "You leave the table with 5,000.00 €." in evening("10 red, 45 zero-sector")


def test_the_command_line_runs_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("10 rojo\n\nquit\n"))
    assert main(["play", "boule", "--law", "galicia-2007", "--seed", "3", "--lang", "es", "--bots", "1"]) == 0
    assert "«Hagan sus apuestas»" in capsys.readouterr().out


def test_help_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    out = capsys.readouterr().out
    for option in (
        "--law",
        "--lang",
        "--seed",
        "--bots",
        "--minimum",
        "--chips",
        "--reading",
        "--physical",
        "--option",
    ):
        assert option in out


def test_the_same_seed_and_the_same_words_give_the_same_evening(evening: Evening) -> None:
    lines = ["10 red, 5 17", "", "repeat", "", "void", "", "quit"]
    assert evening(*lines, seed=11) == evening(*lines, seed=11)
    assert evening(*lines, seed=11) != evening(*lines, seed=12)


# -- bets ------------------------------------------------------------------------------------------------------


def balance(out: str) -> str:
    return re.findall(r"In hand (.*?) €, on the cloth (.*?) €", out)[-1]


def test_a_bet_and_its_undoing(evening: Evening) -> None:
    assert balance(evening("10 red", "balance")) == ("4,990.00", "10.00")
    assert balance(evening("10 red", "undo", "balance")) == ("5,000.00", "0.00")
    assert balance(evening("10 red", "5 red", "undo", "balance")) == ("4,990.00", "10.00")


def test_undo_takes_an_announced_bet_back_whole(evening: Evening) -> None:
    out = evening("5 17", "25 neighbours 17", "balance", "undo", "balance", "undo", "balance", "undo")
    found = re.findall(r"on the cloth (.*?) €;", out)
    assert found == ["30.00", "5.00", "0.00"]
    assert "You have no bets on the cloth." in out


def test_undo_takes_a_whole_line_back(evening: Evening) -> None:
    assert balance(evening("10 red, 5 17, 45 zero-sector", "undo", "balance")) == ("5,000.00", "0.00")


def test_clear_repeat_and_double(evening: Evening) -> None:
    out = evening("10 red, 5 17", "double", "balance", "clear", "balance", "10 red, 5 17", "", "repeat", "balance")
    assert re.findall(r"on the cloth (.*?) €;", out) == ["30.00", "0.00", "15.00"]


def test_double_beyond_the_maximum_doubles_nothing(evening: Evening) -> None:
    out = evening("50 17, 10 red", "double", "balance", "why")
    assert balance(out) == ("4,940.00", "60.00")
    assert "There is no room for more here: what lies there has reached the maximum." in out
    assert "EUS96-01-055" in answers(out)[-1]


def test_a_line_of_bets_is_laid_as_a_whole_or_not_at_all(evening: Evening) -> None:
    assert balance(evening("10 red, 5 17, 5 37", "balance")) == ("5,000.00", "0.00")
    assert balance(evening("3000 high, 10 red", "balance")) == ("5,000.00", "0.00")


def test_without_an_amount_the_least_is_laid(evening: Evening) -> None:
    assert balance(evening("red, zero-sector", "balance", bots=0)) == ("4,950.00", "50.00")


WRONG = [
    "foo", "10", "10 foo", "10 37", "-5 red", "0 red", "10.5555 red", "1e9 red", "99999999999999999 red", "1 red",
    "6000 red", "950 red", "10 split 1-9", "5 corner 27", "5 street 0", "5 dozen", "5 dozen 4", "10 red 17", "10 17-17",
    "10 red, 5 99", "last x", "last 0", "last 101", "last -1", "last 99999999", "void nonsense", "colour 5", "colour x",
    "undo", "clear", "repeat", "double", "buy -5", "buy x", "buy 99999999999", "10 joker", "10 number:5", ",",
    "10 red;;5",
    "\x00", "10 \ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"), "[bold]10[/bold]", "10 [red]",
]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_sentence_and_changes_nothing(evening: Evening, line: str, lang: str) -> None:
    out = evening(line, "balance", lang=lang)
    said, after = answers(out)[:2]
    sentence = " ".join(said.split())
    assert sentence, "it says nothing"
    assert len(said.splitlines()) <= 3
    assert re.search(r"[.?](?: \[[A-Z0-9, -]+\])?$", sentence), sentence
    assert not re.search(r"\b(?:play|refused)-[a-z]+", sentence)
    assert ("5,000.00 €, on the cloth 0.00 €" if lang == "en" else "5.000,00 €, en el paño 0,00 €") in after


def test_a_refusal_names_its_clause_and_why_explains_it(evening: Evening) -> None:
    said = answers(evening("950 red", "why", "10 neighbours 37", "why"))
    assert "[EUS96-01-052]" in said[0]
    assert said[1].startswith("EUS96-01-052: ")
    assert "[EUS96-00-039]" in said[2]
    assert said[3].startswith("EUS96-00-039: ")


def test_what_one_law_has_and_another_has_not(evening: Evening) -> None:
    assert "BOE77-01-024" in answers(evening("500 neighbours 17", law="boe-1977"))[0]
    assert (
        "GAL07-02-" in answers(evening("5 17", "why", "colour 0.01", game="roulette-american", law="galicia-2007"))[2]
    )


def test_a_payment_is_told_with_its_clause(evening: Evening) -> None:
    out = evening("5 17", "", "17", "why", physical=True, seed=None)
    assert "You are paid 175.00 €: 17 straight up, 5.00 € at 35:1. [EUS96-01-021, -022]" in out
    assert "EUS96-01-022: " in answers(out)[-1]


def test_why_has_spanish_texts(evening: Evening) -> None:
    out = evening("5 al 17", "", "17", "¿por qué?", physical=True, seed=None, lang="es")
    assert "EUS96-01-022: El pleno" in out


# -- zero ------------------------------------------------------------------------------------------------------


def test_zero_and_prison(evening: Evening) -> None:
    out = evening(
        "40 red", "", "0", "maybe", "prison", "balance", "", "32", "balance", physical=True, seed=None, bots=0
    )
    assert "Zero. Red, 40.00 €: half back, or prison? > maybe" in out
    assert "Please answer: half back / prison." in out
    assert "Red: 40.00 € stays in prison." in out
    assert "Free from prison: red, 40.00 € back without winnings." in out
    assert balance(out) == ("5,000.00", "0.00")


def test_zero_and_half_in_spanish(evening: Evening) -> None:
    out = evening("40 rojo", "", "0", "mitad", "saldo", physical=True, seed=None, lang="es")
    assert "Cero: vuelve la mitad de rojo, 20,00 €." in out
    assert "En mano 4.980,00 €, en el paño 0,00 €" in out


def test_a_bet_worn_down_must_stay(evening: Evening) -> None:
    lines = ["5 red", "", "0", "prison", "", "0", "half", "prison", "quit"]
    out = evening(*lines, physical=True, seed=None, bots=0)
    assert "Zero again: of red in prison 2.50 € is left." in out
    assert "it stays in prison. [EUS96-01-045" in out
    assert "2.50 € of yours still lie on the cloth, undecided." in out


def test_the_end_of_the_input_at_zeros_question_leaves_the_stake_whole(evening: Evening) -> None:
    out = evening("40 red", "", seed=zero_first(), bots=3)
    assert "Red: 40.00 € stays in prison." in out
    assert "the croupier spins on until they are free or lost" in out
    assert re.search(r"You leave the table with (?:5,000|4,960|4,9[89]\d)\.\d\d €\.", out)
    assert "still lie" not in out


def test_quit_at_zeros_question(evening: Evening) -> None:
    assert "You leave the table with" in evening("40 red", "", "quit", seed=zero_first())


def test_zero_on_the_last_spin_is_refunded_without_a_question(evening: Evening) -> None:
    out = evening("40 red", "last 1", "", "0", physical=True, seed=None, law="galicia-2007")
    assert "Zero on the last spin: 20.00 € back for red." in out
    assert "half back, or prison?" not in out


def test_the_american_table_gives_half_at_once(evening: Evening) -> None:
    out = evening("40 red", "", "0", physical=True, seed=None, game="roulette-american")
    assert "Zero: half of red comes back, 20.00 €." in out


# -- colour chips ----------------------------------------------------------------------------------------------


def test_a_colour_is_given_on_sitting_down(evening: Evening) -> None:
    out = evening("10 red", "5 17", "7 17", "quit", game="roulette-american")
    assert out.count("Your colour is") == 1
    assert "each chip worth 5.00 €" in out
    assert "steps of 5.00 €" in answers(out)[2]
    assert "10.00 € red" in evening("10 red", game="roulette-american", option=["colours=1"], bots=7)
    assert "You leave the table with 5,000.00 €." in out
    assert "undecided" not in out


def test_a_colour_of_ones_own_value(evening: Evening) -> None:
    out = evening(
        "colour 10", "5 17", "10 17", "colour 5", "undo", "colour 5", "5 17", "balance", game="roulette-american"
    )
    said = answers(out)
    assert "each chip worth 10.00 €" in said[0]
    assert "10.00 €" in said[1]  # a chip is the least that can be laid
    assert "cannot be taken or given back now" in said[3]
    assert "each chip worth 5.00 €" in said[5]
    assert balance(out) == ("4,995.00", "5.00")


def test_no_colour_chips_in_french_roulette(evening: Evening) -> None:
    assert "There are no colour chips at this table." in evening("colour 5")
    assert "colour 10" not in evening("help")
    assert "colour 10" in evening("help", game="roulette-american")


# -- staff -----------------------------------------------------------------------------------------------------


def test_a_void_spin_leaves_the_bets(evening: Evening) -> None:
    out = evening("10 red", "void ball out", "balance", "undo", "balance")
    assert "The spin is void: the ball left the wheel. [EUS96-01-081" in out
    assert "«Tirada nula · Hagan juego, señores, pueden modificar sus apuestas»" in out
    assert re.findall(r"on the cloth (.*?) €;", out) == ["10.00", "0.00"]


@pytest.mark.parametrize("cause", ["", "object", "bola", "bad-launch", "mal lanzamiento"])
def test_causes_of_a_void_spin(evening: Evening, cause: str) -> None:
    assert "The spin is void" in evening(f"void {cause}")


def test_a_law_read_to_the_letter_may_know_no_void_spin(evening: Evening) -> None:
    out = evening("10 red", "void", "balance", game="boule", law="galicia-2007", reading=["literal"])
    assert "knows no void spin" in out
    assert balance(out) == ("4,990.00", "10.00")


def test_the_last_rounds_end_the_session(evening: Evening) -> None:
    out = evening("last 2", "", "10 red", "", "10 red", law="galicia-2007")
    assert "«Las 2 últimas jugadas» (The last 2 rounds)" in out
    assert "That was the last round of the session." in out
    assert len(answers(out)) == 4
    assert re.search(r"Rounds played +2\b", out)


def test_without_a_number_the_last_rounds_are_those_of_the_law(evening: Evening) -> None:
    out = evening("last")
    assert "«Las 3 últimas jugadas» (The last 3 rounds)" in out
    assert "This law says how many are announced." in evening("last 2")


def test_more_chips(evening: Evening) -> None:
    out = evening("buy 100", "balance", chips="20", bots=0)
    assert balance(out) == ("120.00", "0.00")
    assert re.search(r"Brought to the table +120\.00 €", out)


def test_a_bot_that_has_lost_everything_buys_again(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(Opening(law="galicia-2007", game="boule", minimum=500), source := Witness(Seeded(1)))
    session = BouleSession(Terminal("en"), table, source, company(table.decider.game, 2, Random(1)), Random(1))
    session.sit_down(10_000)
    broke = next(iter(session.bots))
    table.act(Take(by=broke, amount=499_999))
    session.begin()
    assert f"{broke} buys 5,000.00 € more in chips." in capsys.readouterr().out


# -- chance ----------------------------------------------------------------------------------------------------


def test_chance_is_committed_shown_and_verified(evening: Evening) -> None:
    out = " ".join(evening("5 on 17", "", "verify", "", "", seed=None).split())  # no zero asks a question
    first, second = re.findall(r"Chance is committed: SHA-256 ([0-9a-f]{64})", out)
    revealed = re.findall(r"(\d) draws? follows? from the secret ([0-9a-f]{64}), .*? committed as ([0-9a-f]{64})", out)
    assert [(n, commitment) for n, _, commitment in revealed] == [("1", first), ("2", second)]
    for _, secret, commitment in revealed:
        Committed.verify(commitment, secret, [])


def test_a_draw_that_was_changed_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    witness = Witness(Committed())
    dist = Span(0, 36)
    value = witness.draw(dist, "ball")
    witness.draws[0] = (dist, "ball", (value + 1) % 37)  # type: ignore[operator]
    with pytest.raises(BrokenCommitment):
        witness.verify(Terminal("en"))


def test_a_seed_has_nothing_to_verify(evening: Evening) -> None:
    assert "there is nothing to verify" in " ".join(answers(evening("verify"))[0].split())


def test_a_real_wheel(evening: Evening) -> None:
    out = evening("10 red", "", "37", "x", "", "-1", "32", "balance", physical=True, seed=None, bots=0)
    assert out.count("cannot happen here; these can: 0–36.") == 4
    assert balance(out) == ("5,010.00", "0.00")


def test_a_real_wheel_of_fortune(evening: Evening) -> None:
    out = evening(
        "10 joker red", "", "comodín rojo", "balance", game="wheel-of-fortune", physical=True, seed=None, bots=0
    )
    assert balance(out) == ("5,450.00", "0.00")


@pytest.mark.parametrize("ending", [["quit"], []])
def test_leaving_a_real_wheel_while_the_ball_runs(evening: Evening, ending: list[str]) -> None:
    out = evening("10 red", "", *ending, physical=True, seed=None)
    assert "You leave the table with 4,990.00 €." in out
    assert "10.00 € of yours still lie on the cloth, undecided." in out


# -- the door --------------------------------------------------------------------------------------------------


def test_the_menu(evening: Evening) -> None:
    games = library().every_game()
    boule = games.index("boule") + 1
    lines = (str(len(games) + 1), "roulette", str(boule), "galicia-2007", "10 rojo", "", "quit")
    out = evening(*lines, game=None, law=None, lang="es")
    assert out.count(f"Responda, por favor, con un número de 1 a {len(games)}") == 2
    assert "Bola o boule · galicia-2007" in out


def test_the_menu_by_name_and_by_default(evening: Evening) -> None:
    assert "Wheel of fortune · euskadi-1996" in evening("Wheel of fortune", "", "quit", game=None, law=None)
    assert "French roulette · boe-1977" in evening("", "", "quit", game=None, law=None)
    assert "Boule · boe-1977" in evening("boule", game=None, law="boe-1977")
    assert "Boule · galicia-2007" in evening("3", law=None, game="boule")


@pytest.mark.parametrize("lines", [[], ["quit"], ["1", "quit"], ["1"]])
def test_leaving_at_the_door(evening: Evening, lines: list[str]) -> None:
    assert evening(*lines, game=None, law=None).endswith("Good night.\n")


@pytest.mark.parametrize(
    "options",
    [
        {"game": "poker"}, {"game": "boule", "law": "atlantis"}, {"game": "wheel-of-fortune", "law": "boe-1977"},
        {"game": "raffle", "law": "boe-1977"}, {"lang": "xx"}, {"bots": -1},
        {"bots": 8}, {"minimum": "x"}, {"minimum": "0"}, {"minimum": "-5"}, {"minimum": "0.001"}, {"chips": "0"},
        {"chips": "x"}, {"chips": "9999999999999"}, {"reading": ["free"]},
        {"reading": ["joker=literal"]}, {"reading": ["joker=free"]}, {"reading": ["all"]},
        {"option": ["tier"]}, {"option": ["tier=9"]},
        {"option": ["=2"]}, {"option": ["colour=pink"]}, {"option": ["tier=two"]}, {"seed": 1, "physical": True},
    ],
    ids=str,
)  # fmt: skip
def test_what_the_door_refuses(
    evening: Evening, capsys: pytest.CaptureFixture[str], options: dict[str, object]
) -> None:
    with pytest.raises(NovamasError) as caught:
        evening("quit", **options)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    assert not sentence.startswith("play-")
    assert capsys.readouterr().out == ""


def test_house_options_and_minimum(evening: Evening) -> None:
    out = evening("rules", option=["tier=4", "announced=true"], minimum="2.50")
    assert "minimum 2.50 · maximum 125–3000 €" in out
    with pytest.raises(NovamasError, match="Neighbours and sectors"):
        evening("quit", option=["announced=false"])


def test_the_usual_minimum_of_each_currency(evening: Evening) -> None:
    assert "minimum 100 · maximum" in evening("quit", law="boe-1977")
    assert "100,000 pta in play chips" in " ".join(evening("quit", law="boe-1977").split())


def test_company(evening: Evening) -> None:
    assert "You have the table to yourself." in evening("bots", bots=0)
    rows = answers(evening("bots", "quit", bots=7))[0].splitlines()
    assert len(rows) == 2 + 7


@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])
def test_bytes_that_are_no_text(monkeypatch: pytest.MonkeyPatch, evening: Evening, errors: str) -> None:
    class Bytes(io.TextIOWrapper):
        def __init__(self, _: str) -> None:
            super().__init__(io.BytesIO(b"\xff\xfe10 red\n" * 3), "utf-8", errors)

    monkeypatch.setattr(io, "StringIO", Bytes)
    assert "You leave the table with 5,000.00 €." in evening(bots=0)


# -- terminals -------------------------------------------------------------------------------------------------


def test_no_color_means_no_escape_codes(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["10 red", "", "odds", "help", "quit"]
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in evening(*lines)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in evening(*lines)
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in evening(*lines)


def test_a_wide_pipe_gets_a_wide_table(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, evening("quit").splitlines())) <= 80
    monkeypatch.setenv("COLUMNS", "120")
    assert 80 < max(map(len, evening("quit").splitlines())) <= 120
    monkeypatch.setenv("COLUMNS", "20")
    assert max(map(len, evening("quit").splitlines())) <= 80


def test_a_doubtful_place_can_be_read_by_its_name(evening: Evening) -> None:
    out = evening("10 joker", "quit", game="wheel-of-fortune", reading=["joker=literal"])
    assert "You bet: 10.00 € joker." in out
    assert "There is no bet “joker” in this game" in evening("10 joker", "quit", game="wheel-of-fortune")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_an_encoding_without_the_drawing_characters(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    raw = io.BytesIO()
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdin", io.StringIO("10 rojo, 5 al 17\n\nodds\nlaw\nwhy\nayuda\nquit\n"))
        patched.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding))
        play("roulette-french", law="euskadi-1996", lang="es", seed=7)
        sys.stdout.flush()
        out = raw.getvalue().decode(encoding)
    assert "R 3" in out
    assert "*10 rojo" in out
    assert max(map(len, out.splitlines())) <= 80
    assert "?" not in out.replace("«", "").replace("por que?", "").replace("por qué?", "")


def test_somebody_else_lays_the_stakes(evening: Evening) -> None:
    """At the French roulette a croupier or the end of the table does it for whoever asks."""
    out = answers(evening("laying", "laying croupier", "10 red", "laying end", "laying me", "help", "quit", bots=0))
    assert out[0] == "Who shall lay your stakes? One of: me, croupier, end."
    assert out[1] == "From now on the croupier lays your stakes."
    assert "You bet: 10.00 € red." in out[2]
    assert out[3:5] == ["From now on the end of the table lays your stakes.", "You lay your stakes yourself again."]
    assert "who lays your stakes" in out[5]
    nobody = answers(evening("laying croupier", "help", "quit", game="boule", bots=0))
    assert nobody[0] == "Here everybody lays their own stakes."
    assert "who lays your stakes" not in nobody[1]


def test_a_round_tells_what_was_staked_what_came_back_and_what_there_is(evening: Evening) -> None:
    out = evening("10 red, 5 black", "", "quit", game="boule", law="galicia-2007", seed=7)
    told = re.search(r"Staked (.*?) €, back (.*?) €; in hand (.*?) €\.", out)
    assert told is not None
    staked, back, chips = (float(amount.replace(",", "")) for amount in told.groups())
    assert staked == 15
    assert chips == 5000 - staked + back
    result = re.search(r"You (win|lose) (.*?) € in this round", out)
    assert result is not None
    assert float(result[2]) * (1 if result[1] == "win" else -1) == back - staked


def test_what_stays_in_prison_is_still_in_play(evening: Evening) -> None:
    out = evening("10 red", "", "prison", "quit", seed=zero_first())
    assert "Staked 10.00 €, back 0.00 €; in hand 4,990.00 €, still in play 10.00 €." in out


def test_a_symbol_of_the_wheel_is_told_whole(evening: Evening) -> None:
    out = evening("24", "", "table", "quit", game="wheel-of-fortune", seed=4, bots=0)
    assert "   24   «24»" in out
    assert "Last: 24\n" in out


@pytest.mark.parametrize(("lang", "tie"), [("es", "E"), ("en", "T"), ("eu", "B")])
def test_hands_on_the_board_have_the_letters_of_the_language(lang: str, tie: str) -> None:
    game: Any = make("euskadi-1996", "punto-banca")
    assert shape(game, Terminal(lang), "tie")[0] == tie


def test_cards_on_the_board_are_drawn() -> None:
    game: Any = make("euskadi-1996", "texas-poker")
    assert shape(game, Terminal("es"), "3D 10S")[0] == "3♦ 10♠"
    assert shape(game, Terminal("es"), "void")[0] == "void"


def test_a_proper_name_keeps_its_capital_inside_a_sentence() -> None:
    assert inside("Texas Bonus") == "Texas Bonus"
    assert inside("Straight up") == "straight up"


@pytest.mark.parametrize("chips", ["0", "0,00", " "])
def test_who_has_no_chips_is_told_before_any_question(chips: str) -> None:
    with pytest.raises(NovamasError, match="--chips"):
        play("craps", chips=chips)
