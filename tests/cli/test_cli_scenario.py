"""`novamas scenario`: worked examples that pass, that fail, and files that are none."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from novamas.table.scenario import read_folder

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FIRST_FORM = Path(__file__).parents[1] / "table" / "first_form"
GOOD = FIRST_FORM / "five-takes-even-chances.toml"

HEAD = """
law = "galicia-2007"
game = "boule"
"""
BET = """
[[step]]
by = "ana"
bet = { on = "%s", amount = "%s" }
"""


@pytest.fixture
def scenario(tmp_path):
    def write(text: str, name: str = "one.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_a_scenario_that_passes(novamas):
    code, out, err = novamas("scenario", GOOD)
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == f"ok  {GOOD}  A five takes every even chance"
    assert out.splitlines()[1] == "1 passed, 0 failed, 0 could not be run; 2 expectations checked."


def test_a_folder_of_scenarios(novamas):
    code, out, err = novamas("scenario", SCENARIOS / "boule")
    assert (code, err) == (0, "")
    assert out.count("\n") == len(read_folder(SCENARIOS / "boule")) + 1


def test_files_of_the_first_form_keep_running(novamas):
    """Others have written such files: they say what they always said."""
    files = sorted(FIRST_FORM.glob("*.toml"))
    code, out, err = novamas("scenario", FIRST_FORM)
    assert (code, err) == (0, "")
    titles = [tomllib.loads(file.read_text(encoding="utf-8"))["title"] for file in files]
    assert out.splitlines()[:-1] == [f"ok  {file}  {title}" for file, title in zip(files, titles, strict=True)]
    assert out.splitlines()[-1] == "8 passed, 0 failed, 0 could not be run; 42 expectations checked."


LAWS = """
format = 2
title = "One is black"
game = "boule"

[laws]
boe-1977 = { times = 20, clauses = ["BOE77-04-017"] }
galicia-2007 = { clauses = ["GAL07-04-017"] }

[[step]]
first = [{ by = "ana", bet = { red = "10.00" } }]
chance = 1
expect.net = { ana = "+10.00" }
"""


def test_a_file_of_several_laws_has_a_line_for_each(novamas, scenario):
    path = scenario(LAWS)
    code, out, err = novamas("scenario", path)
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        f"FAILED  {path} (boe-1977)  One is black",
        "    step 1: net.ana: expected '+200', got '-200'",
        f"FAILED  {path} (galicia-2007)  One is black",
        "    step 1: net.ana: expected '+10.00', got '-10.00'",
        "0 passed, 2 failed, 0 could not be run; 2 expectations checked.",
    ]
    told = json.loads(novamas("scenario", path, "--json").out)
    assert [(t["path"], t["law"], t["clauses"], t["failed"]["step"]) for t in told] == [
        (str(path), "boe-1977", ["BOE77-04-017"], 1),
        (str(path), "galicia-2007", ["GAL07-04-017"], 1),
    ]


def test_one_law_that_cannot_be_run_does_not_stop_the_other(novamas, scenario):
    code, out, err = novamas("scenario", scenario(LAWS.replace("boe-1977 = { times = 20", "boe-1977 = { times = 1")))
    assert code == 2
    assert err.count("\n") == 1
    assert "0 passed, 1 failed, 1 could not be run" in out


def test_json(novamas):
    told = novamas("scenario", GOOD, "--json").json()
    assert told == [
        {
            "path": str(GOOD),
            "law": "galicia-2007",
            "game": "boule",
            "title": "A five takes every even chance",
            "clauses": ["GAL07-04-018"],
            "passed": True,
            "checked": 2,
            "failed": None,
        }
    ]


def test_a_failed_expectation_is_explained_and_exits_1(novamas, scenario):
    path = scenario(HEAD + BET % ("red", "10.00") + '[[step]]\nchance = [5]\nexpect = { net = { ana = "+10.00" } }\n')
    code, out, err = novamas("scenario", path)
    assert (code, err) == (1, "")
    assert f"FAILED  {path}" in out
    assert "step 2: net.ana: expected '+10.00', got '-10.00'" in out
    assert "0 passed, 1 failed" in out
    code, out, _ = novamas("scenario", path, "--json")
    assert code == 1
    assert '"what": "net.ana"' in out


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        (BET % ("number:37", "10.00"), "no-such-bet"),
        (BET % ("purple", "10.00"), "no-such-bet"),
        (BET % ("red", "-10.00"), "below-minimum"),
        (BET % ("red", "0.00"), "below-minimum"),
        (BET % ("red", "999999999999.00"), "above-maximum"),
        ('[[step]]\nby = "ana"\ndo = { CloseBetting = {} }\n', "not-your-role"),
        ('[[step]]\nby = "@croupier"\ndo = { CloseBetting = {} }\n', "not-now"),
        ("autopilot = false\n" + BET % ("red", "10.00"), "betting-not-open"),
        ('[[step]]\nby = "ana"\ndo = { TakeBack = { bet = 9, amount = "5.00" } }\n', "not-your-bet"),
    ],
)  # fmt: skip
def test_what_the_table_refuses_unexpectedly_is_a_failed_expectation(novamas, scenario, steps, code):
    ran = novamas("scenario", scenario(HEAD + steps))
    assert (ran.code, ran.err) == (1, "")
    assert re.search(rf"refused: expected None, got ['\"]{code}\b", ran.out)


def test_an_expected_refusal_passes(novamas, scenario):
    text = HEAD + BET % ("number:37", "10.00") + 'expect = { refused = "no-such-bet" }\n'
    assert novamas("scenario", scenario(text)).code == 0


def test_an_impossible_outcome_can_be_what_is_expected(novamas, scenario):
    for refused in ('"impossible-outcome"', '{ code = "impossible-outcome" }'):
        text = (
            HEAD + f"[[step]]\nchance = [99]\nexpect = {{ refused = {refused} }}\n[[step]]\nchance = {{ ball = 5 }}\n"
        )
        ran = novamas("scenario", scenario(text))
        assert (ran.code, ran.err) == (0, "")


def test_the_bets_of_a_step_are_laid_one_by_one(novamas, scenario):
    lay = '[[step]]\nby = "ana"\nbet = { red = "10.00", purple = "10.00", black = "10.00" }\n'
    text = HEAD + lay + 'expect = { refused = "no-such-bet", cloth = { ana = "10.00" } }\n'
    assert novamas("scenario", scenario(text)).code == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD.read_text(encoding="utf-8")[:-20], "is not TOML"),
        ("law = ", "is not TOML"),
        ("", "does not say its law"),
        ('law = "galicia-2007"\n', "does not say its game"),
        (HEAD, "has no step and expects nothing"),
        (HEAD + "colour = 5\n", "unknown key 'colour'"),
        (HEAD + "[table]\nheight = 5\n[[step]]\nchance = [5]\n", "unknown key 'height' in [table]"),
        (HEAD + "[[step]]\nchans = [5]\n", "step 1: unknown key 'chans'"),
        (HEAD + '[[step]]\nby = "ana"\nbet = { red = "5.00" }\nchance = [5]\n', "one of do, bet, chance at a time"),
        (HEAD + '[[step]]\nbet = { red = "5.00" }\n', "needs by"),
        (HEAD + "[[step]]\nchance = [10]\n", "step 1: 10 "),
        (HEAD + "[[step]]\nchance = { dice = 1 }\n", "step 1: chance is awaited as 'ball', not as 'dice'"),
        (HEAD + '[[step]]\nchance = [10]\nexpect = { refused = "not-now" }\n', "step 1: 10 "),
        ('clauses = ["GAL07-99-001"]' + HEAD + "[[step]]\nchance = [5]\n", "clauses: galicia-2007 has no clause"),
        ('clauses = ["EUS96-04-001"]' + HEAD + "[[step]]\nchance = [5]\n", "has no clause 'EUS96-04-001'"),
        (HEAD + BET % ("x", "5.00") + 'expect = { refused = { clauses = ["no"] } }\n', "step 1: refused: galicia"),
        (HEAD + '[table]\nreading = "literal"\nreadings = { x = "literal" }\n[[step]]\nchance = [5]\n', "not both"),
        (HEAD + '[players]\nhouse = "5.00"\n[[step]]\nchance = [5]\n', "nobody can be called 'house'"),
        (HEAD + '[[step]]\nby = "house"\nbet = { red = "5.00" }\n', "step 1: nobody can be called 'house'"),
        (HEAD + '[[step]]\nby = "ana"\nbet = 5\n', "bet is a table"),
        (HEAD + BET % ("red", "ten"), "'ten' is not an amount"),
        (HEAD + BET % ("red", "10.001"), "too many decimals"),
        (HEAD + BET % ("red", "99999999999999.00"), "more money than any table can hold"),
        (HEAD + '[[step]]\nby = "ana"\nbet = { on = "red", amount = 10 }\n', "written as a decimal string"),
        (HEAD + '[[step]]\nby = "ana"\ndo = { PlaceBat = {} }\n', "There is no command 'PlaceBat'"),
        (HEAD + '[[step]]\nby = "ana"\ndo = { PlaceBet = { on = "red" } }\n', "amount is missing"),
        (HEAD + '[[step]]\nby = "ana"\ndo = { PlaceBet = 5 }\n', "must be a table"),
        (HEAD + '[[step]]\nby = "ana"\ndo = "PlaceBet"\n', "A command is one name with its fields"),
        (HEAD + "[[step]]\nchance = [5]\nexpect = 5\n", "step 1: expect:"),
        (HEAD + "[[step]]\nchance = [5]\nexpect = { colour = 5 }\n", "unknown key 'colour' in expect"),
        (HEAD + "[[step]]\nchance = [5]\nexpect = { net = 5 }\n", "expect: net must be a table"),
        (HEAD + '[[step]]\nchance = [5]\nexpect = { refused = ["x"] }\n', "expect: refused must be text"),
        (HEAD + "[[step]]\nchance = [5]\nexpect = { calls = [{}] }\n", "one name with its fields"),
        (HEAD + '[[step]]\nchance = [5]\nexpect = { net = { ana = "much" } }\n', "'much' is not an amount"),
        (HEAD + '[players]\n"@cloth" = "5.00"\n[[step]]\nchance = [5]\n', "is not a person's name"),
        (HEAD + '[players]\nana = "9999999999999.00"\n[[step]]\nchance = [5]\n', "more than anybody brings to a table"),
        (HEAD + '[table]\nminimum = "x"\n[[step]]\nchance = [5]\n', "'x' is not an amount"),
        ('law = "atlantis"\ngame = "boule"\n[[step]]\nchance = [5]\n', "There is no law 'atlantis'"),
        ('law = "boe-1977"\ngame = "wheel-of-fortune"\n[[step]]\nchance = [5]\n', "its catalogue is closed"),
        ('law = 5\ngame = "boule"\n[[step]]\nchance = [5]\n', "law must be text"),
        ('law = "galicia-2007"\ngame = "boule"\nstep = 5\n', "steps must be a list"),
    ],
)  # fmt: skip
def test_a_bad_file_is_one_sentence_and_exit_code_2(novamas, scenario, text, said):
    path = scenario(text)
    code, out, err = novamas("scenario", path)
    assert code == 2
    assert err.count("\n") == 1
    assert err.startswith(f"novamas: {path}: ")
    assert err.count(str(path)) == 1
    assert said in err
    assert f"BAD FILE  {path}" in out
    assert "Traceback" not in out + err


def test_a_binary_file(novamas, tmp_path):
    path = tmp_path / "wheel.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    ran = novamas("scenario", path)
    assert ran.code == 2
    assert ran.err == f"novamas: {path}: is not text.\n"


def test_a_file_that_is_not_there(novamas, tmp_path):
    said = novamas("scenario", tmp_path / "nowhere.toml").sentence()
    assert said == f"{tmp_path / 'nowhere.toml'}: there is no such file or folder."


def test_a_folder_without_scenarios(novamas, tmp_path):
    assert novamas("scenario", tmp_path).sentence() == f"{tmp_path}: there is no scenario in this folder."


def test_one_bad_file_does_not_stop_the_others(novamas, scenario):
    bad = scenario("law = ")
    code, out, err = novamas("scenario", bad, GOOD)
    assert code == 2
    assert f"ok  {GOOD}" in out
    assert "1 passed, 0 failed, 1 could not be run" in out
    assert err.count("\n") == 1
    code, out, _ = novamas("scenario", bad, GOOD, "--json")
    assert code == 2
    assert '"error": ' in out


def test_in_spanish(novamas):
    assert novamas("scenario", GOOD, "--lang", "es").out.startswith("bien  ")
