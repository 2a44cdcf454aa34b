"""The command line as a whole: help, wrong words, languages, pipes."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from novamas.kit.names import game_name
from novamas.kit.words import languages, say
from novamas.law.library import BUILT_IN

COMMANDS = (
    "games", "rules", "odds", "compare", "play", "scenario", "trace", "check", "audit", "book",
    "envs", "hands", "machine", "receipt", "backup", "restore", "export", "people", "let-in", "rng-test", "serve",
)  # fmt: skip


def test_help_names_every_command(novamas):
    code, out, err = novamas("--help")
    assert (code, err) == (0, "")
    for command in COMMANDS:
        assert f" {command} " in out
    assert "NOVAMAS_LAWS" in out
    assert "Examples:" in out


def test_no_command_shows_the_help(novamas):
    assert novamas().out == novamas("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(novamas, command):
    code, out, err = novamas(command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: novamas {command}")
    assert out.count(f"novamas {command}") >= 3, "a usage line and at least two examples"
    assert "--lang" in out


@pytest.mark.parametrize(("lang", "usage", "options"), [("es", "Uso:", "OPCIONES"), ("eu", "Erabilera:", "AUKERAK"),
                                                        ("gl", "Uso:", "OPCIÓNS")])  # fmt: skip
@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_no_english_words_of_its_library(novamas, command, lang, usage, options):
    out = novamas(command, "--help", "--lang", lang).out
    assert out.startswith(f"{usage} novamas {command}")
    assert f"[{options}]" in out
    for theirs in ("Usage:", "[OPTIONS]", "[ARGS", "[required]", "[default:", "[choices:"):
        assert theirs not in out


def test_a_wrong_language_is_told_in_that_of_the_terminal(novamas, monkeypatch):
    monkeypatch.setenv("NOVAMAS_LANG", "es")
    assert novamas("games", "--lang", "xx").err == "novamas: No hay ningún idioma «xx»; hay: en, es, eu, gl.\n"


def test_version(novamas):
    from novamas import __version__

    assert novamas("--version").out.strip() == __version__


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["gmaes"], "There is no command “gmaes”; did you mean “games”?"),
        (["xyzzy"], "There is no command “xyzzy”; there are: games, rules"),
        (["serv"], "There is no command “serv”; did you mean “serve”?"),
        (["games", "--jsno"], "There is no option --jsno here; did you mean “--json”?"),
        (["odds", "--quux", "red"], "There is no option --quux here; there are: --law, --reading, --all, --recount, "),
        (["odds", "--reding=literal"], "There is no option --reding here; did you mean “--reading”?"),
        (["rules"], "GAME is missing: see “novamas rules --help”."),
        (["rules", "boule"], "Several laws have “boule”: say one with --law; there are: boe-1977, euskadi-1996"),
        (["rules", "buole"], "There is no game “buole”; did you mean “boule”?"),
        (["rules", "boule", "--law"], "--law is missing"),
        (["games", "boule"], "“boule” is one argument too many: see “novamas games --help”."),
        (["odds", "boule", "roulette-french"], "“roulette-french” is one argument too many"),
        (["games", "--lang", "fr"], "There is no language “fr”; there are: en, es, eu, gl."),
        (["games", "--lang", "en", "--lang", "es"], "--lang is given twice."),
        (["compare"], "GAME is missing"),
        (["scenario"], "PATH is missing"),
    ],
)
def test_a_command_line_that_cannot_be_understood(novamas, argv, said):
    assert novamas(*argv).sentence().startswith(said)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (
            ["rules", "roulete-french", "--law", "boe-1977"],
            "There is no game “roulete-french” in boe-1977; did you mean",
        ),
        (["rules", "boule", "--law", "boe1977"], "There is no law “boe1977”; did you mean “boe-1977”?"),
        (["rules", "boule", "--law", "zzz"], "There is no law “zzz”; there are: asturias-2011, boe-1977,"),
        (["rules", "wheel-of-fortune", "--law", "boe-1977"], "There is no game “wheel-of-fortune” in boe-1977"),
        (["rules", "", "--law", "boe-1977"], "There is no game “” in boe-1977"),
        (["odds", "rulette-french"], "There is no game “rulette-french”; did you mean “roulette-french”?"),
        (["odds", "xyzzy"], "There is no game “xyzzy”; there are: roulette-french, "),
        (["odds", "boule", "--law", "asturias-2011"], "There is no game “boule” in asturias-2011; there are: craps"),
        (["odds", "--law", "nowhere"], "There is no law “nowhere”"),
        (["odds", "boule", "--reading", "literl"], "There is no reading “literl”; did you mean “literal”?"),
        (["odds", "boule", "--reading", "jokr=literal"], "There is no reading “jokr”; there are: boule-maxima, "),
        (["odds", "--reading", "jokr=literal"], "There is no reading “jokr”; did you mean “joker”?"),
        (["odds", "--reading", "joker=litral"], "“litral” is not a way to read “joker”; did you mean “literal”?"),
        (["odds", "--reading", "joker=literal,literal"], "“literal” does not say how to read which place"),
        (["odds", "--reading", "joker=literal", "--reading", "joker=corrected"], "joker is given twice."),
        (
            ["rules", "boule", "--law", "boe-1977", "--reading", "all"],
            "There is no reading “all”; there are: default, ",
        ),
        (["rules", "bingo", "--law", "boe-1977", "--reading", "joker=literal"], "There is no reading “joker”"),
        (["compare", "roulette"], "There is no game “roulette”; did you mean “roulette-"),
        (["trace", "--law", "nowhere"], "There is no law “nowhere”"),
        (["trace", "--game", "nowhere"], "There is no game “nowhere”"),
        (["trace", "--game", "bingo", "--law", "galicia-2007"], "There is no game “bingo” in galicia-2007"),
    ],
)
def test_wrong_names_are_one_sentence(novamas, argv, said):
    assert novamas(*argv).sentence().startswith(said)


def test_a_game_that_the_law_lacks_is_refused_with_its_clause(novamas):
    assert "[BOE77-00-004]" in novamas("odds", "wheel-of-fortune", "--law", "boe-1977").sentence()


def test_a_folder_of_laws_that_is_not_there(shell, tmp_path):
    ran = shell("games", NOVAMAS_LAWS=str(tmp_path / "nowhere"))
    assert "There is no folder of laws" in ran.sentence()


def test_a_broken_law_is_one_sentence_and_stops_no_other(shell, tmp_path):
    law = tmp_path / "atlantis-2030"
    law.mkdir()
    (law / "law.toml").write_text("title = ", encoding="utf-8")
    ran = shell("games", "--json", NOVAMAS_LAWS=str(tmp_path))
    assert ran.code == 0
    assert ran.err.startswith("novamas: Left out: atlantis-2030/law.toml, line 1: the file is not TOML.")
    assert ran.err.count("\n") == 1
    assert '"galicia-2007"' in ran.out


# -- languages ---------------------------------------------------------------------------------------------------


def test_errors_and_help_speak_the_language_of_the_run(shell):
    assert shell("gmaes", NOVAMAS_LANG="es").sentence() == "No hay ninguna orden «gmaes»; ¿quiso decir «games»?"
    assert shell("odds", "xyzzy", LANG="es_ES.UTF-8").sentence().startswith("No hay ningún juego «xyzzy»")
    helped = shell("rules", "--help", NOVAMAS_LANG="es").out
    assert "Imprime el reglamento" in helped
    assert "La norma, como la nombra" in helped
    assert "Ejemplos:" in helped


def test_the_option_outranks_the_environment(novamas, monkeypatch):
    monkeypatch.setenv("NOVAMAS_LANG", "es")
    assert "Ruleta francesa" in novamas("games").out
    assert "French roulette" in novamas("games", "--lang", "en").out
    assert "French roulette" in novamas("games", "--lang=en").out


@pytest.mark.parametrize("lang", languages())
def test_every_language_is_answered_in_its_own_words(novamas, monkeypatch, lang):
    monkeypatch.setenv("NOVAMAS_LANG", lang)
    assert game_name("roulette-french", lang) in novamas("games").out
    helped = novamas("--help").out
    assert say("help-commands", lang) in helped
    assert all(known in helped.partition("NOVAMAS_LANG")[2] for known in languages())


def test_a_language_that_nobody_speaks_is_answered_in_english(novamas, monkeypatch):
    monkeypatch.setenv("NOVAMAS_LANG", "fr")
    assert "French roulette" in novamas("games").out


# -- pipes and colours -------------------------------------------------------------------------------------------


def test_no_escape_codes_in_a_pipe(shell):
    for argv in (["odds", "boule"], ["compare", "wheel-of-fortune"], ["--help"]):
        ran = shell(*argv)
        assert ran.code == 0
        assert "\x1b" not in ran.out


def test_colours_can_be_forced_and_forbidden(shell):
    red = shell("compare", "wheel-of-fortune", FORCE_COLOR="1")
    assert "\x1b[" in red.out
    assert "\x1b[1;31m" not in shell("compare", "wheel-of-fortune", FORCE_COLOR="1", NO_COLOR="1").out


def test_an_output_that_cannot_write_every_letter(shell):
    ran = shell("compare", "wheel-of-fortune", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (ran.code, ran.err) == (0, "")
    assert "55.6 %" in ran.out
    odds = shell("odds", "wheel-of-fortune", "--lang", "es", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (odds.code, odds.err) == (0, "")
    assert "?" not in odds.out, "a dash is a dash, and an accent is left off"
    assert "Comodin" in odds.out


def test_head_closes_the_pipe_and_nobody_complains():
    code = "import sys; from novamas.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "rules", "roulette-french", "--law", "euskadi-1996", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.read(1) == b"{"
        running.stdout.close()
        assert running.stderr.read() == b""


def test_narrow_terminals_keep_every_figure(novamas, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    out = novamas("odds", "wheel-of-fortune", "--law", "euskadi-1996").out
    assert "…" not in out
    assert "55.56 %" in out
    assert "24: EUS96-10-016" in out, "no room beside the figures: the articles stand below"


# -- speed -------------------------------------------------------------------------------------------------------


def test_help_does_not_wait_for_the_games():
    code = (
        "import sys; from novamas.cli import main; main(['--help']); "
        "print([m for m in ('novamas.games', 'novamas.table', 'novamas.odds') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")


# -- a law of one's own ------------------------------------------------------------------------------------------


def test_a_law_in_a_folder_of_its_own_is_a_law_like_any_other(shell, tmp_path):
    shutil.copytree(BUILT_IN / "galicia-2007", tmp_path / "atlantis-2030")
    boule = tmp_path / "atlantis-2030" / "boule.toml"
    boule.write_text(boule.read_text(encoding="utf-8").replace('pays = "7:1"', 'pays = "8:1"'), encoding="utf-8")
    env = {"NOVAMAS_LAWS": str(tmp_path)}
    assert "atlantis-2030" in shell("games", **env).out
    (report,) = shell("odds", "boule", "--law", "atlantis-2030", "--json", **env).json()
    assert report["bets"][0]["edge"] == "0"
    assert shell("rules", "boule", "--law", "atlantis-2030", "--lang", "es", **env).code == 0
    compared = shell("compare", "boule", "--json", **env).json()
    assert [line["path"] for line in compared["rules"] if line["path"].startswith("bets.")] == ["bets.number.pays"]
