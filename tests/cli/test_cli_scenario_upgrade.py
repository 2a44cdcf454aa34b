"""From the first form to the second: shorter, and every table does byte for byte what it did."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

import novamas.table.upgrade as upgrading
from novamas.kit.toml_text import pair
from novamas.kit.words import phrase
from novamas.table.scenario import BadScenario, Runner, Scenario, is_given, read_all, read_folder, run
from novamas.table.upgrade import upgrade

FIRST_FORM = Path(__file__).parents[1] / "table" / "first_form"

CIRCLE = """
title = "{title}"
law = "{law}"
game = "chemin-de-fer"
clauses = ["{clause}"]

[[step]]
by = "ana"
do = {{ Sit = {{ seat = 1 }} }}

[[step]]
by = "bea"
do = {{ Sit = {{ seat = 2 }} }}

[[step]]
by = "carlos"
do = {{ Sit = {{ seat = 3 }} }}

[[step]]
by = "dani"
do = {{ Sit = {{ seat = 4 }} }}

[[step]]
by = "dani"
do = {{ CutPack = {{}} }}

[[step]]
by = "ana"
do = {{ TakeBank = {{ amount = "{bank}" }} }}

[[step]]
by = "ana"
do = {{ HoldBank = {{}} }}

[[step]]
by = "bea"
bet = {{ stake = "{stake}" }}

[[step]]
by = "@croupier"
do = {{ CloseBetting = {{}} }}

[[step]]
by = "ana"
do = {{ DealCards = {{}} }}

[[step]]
chance = ["{card}", "4H", "KD", "5C"]
expect = {{ awaits = ["bea"] }}

[[step]]
by = "carlos"
do = {{ LiftCards = {{}} }}
expect = {{ refused = {{}}, book = {{ "@bank" = "{bank}" }} }}
"""
EUROS = {"bank": "100.00", "stake": "50.00"}
PESETAS = {"bank": "2000", "stake": "1000"}
CLAUSE = {"boe-1977": "BOE77-08-081", "euskadi-1996": "EUS96-08-089", "galicia-2007": "GAL07-07-071"}


def put(root: Path, law: str, name: str, **values: str) -> Path:
    path = root / law / "chemin-de-fer" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    values = {"title": name, "law": law, "clause": CLAUSE[law], "card": "9S"} | values
    path.write_text(CIRCLE.format(**values), encoding="utf-8")
    return path


def left_by(scenario: Scenario) -> tuple[str, int]:
    """All that a scenario makes a table do, and how many expectations it holds."""
    result = run(scenario)
    assert result.passed, result.failed
    runner = Runner(scenario)
    for step in scenario.steps:
        runner.run(step)
    return repr((runner.table.log, runner.table.state)), result.checked


def everything(root: Path) -> dict[tuple[str, str, str], tuple[tuple[str, int], str, tuple[str, ...]]]:
    """What every scenario below a folder does, by law, game and name."""
    return {(s.law, s.game, Path(s.path).stem): (left_by(s), s.title, s.clauses) for s in read_folder(root)}


def texts(root: Path) -> dict[str, str]:
    return {p.relative_to(root).as_posix(): p.read_text(encoding="utf-8") for p in root.rglob("*.toml")}


def test_files_of_every_game_do_what_they_did(tmp_path: Path) -> None:
    shutil.copytree(FIRST_FORM, tmp_path, dirs_exist_ok=True)
    before = everything(tmp_path)
    done = upgrade([tmp_path])
    assert (done.scenarios, done.files_before, done.files_after, done.preludes) == (8, 8, 8, 0)
    assert done.lines_after < done.lines_before * 2 / 3
    assert everything(tmp_path) == before
    assert all(tomllib.loads(text)["format"] == 2 for text in texts(tmp_path).values())
    prison = (tmp_path / "roulette-french" / "euskadi-1996" / "roulette-french-half-or-prison.toml").read_text("utf-8")
    assert 'do = { PrisonChoice = { bet = "carlos even", choice = "prison" } }' in prison
    grabbed = next(tmp_path.glob("chemin-de-fer/boe-1977/*.toml")).read_text("utf-8")
    assert '{ deal = { punto = "2S KD", bank = "9H KC" } }' in grabbed


def test_sisters_that_differ_in_little_become_one_file(tmp_path: Path) -> None:
    put(tmp_path, "boe-1977", "a-tie", title="In pesetas", **PESETAS)
    put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    put(tmp_path, "galicia-2007", "a-tie", **EUROS, card="8S")
    before = everything(tmp_path)
    assert upgrade([tmp_path]).files_after == 1
    assert everything(tmp_path) == before
    (text,) = texts(tmp_path).values()
    assert list(texts(tmp_path)) == ["chemin-de-fer/a-tie.toml"]
    raw = tomllib.loads(text)
    assert list(raw["laws"]) == ["euskadi-1996", "galicia-2007", "boe-1977"]
    assert raw["laws"]["boe-1977"] == {"times": 20, "clauses": ["BOE77-08-081"], "title": "In pesetas"}
    assert raw["step"][0]["under"] == {"galicia-2007": {"deal": {"punto": "8S KD", "bank": "4H 5C"}}}
    assert raw["step"][1]["expect"] == {"refused": "any", "book": {"@bank": "100.00"}}


def test_sisters_that_differ_in_more_stay_apart(tmp_path: Path) -> None:
    put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    put(tmp_path, "galicia-2007", "a-tie", **EUROS, card="8S")
    other = put(tmp_path, "boe-1977", "a-tie", **PESETAS)
    other.write_text(other.read_text("utf-8").split('[[step]]\nby = "carlos"\ndo = { Lift')[0], encoding="utf-8")
    before = everything(tmp_path)
    upgrade([tmp_path])
    assert sorted(texts(tmp_path)) == ["chemin-de-fer/a-tie.toml", "chemin-de-fer/boe-1977/a-tie.toml"]
    assert everything(tmp_path) == before


def test_what_many_begin_with_becomes_a_prelude(tmp_path: Path) -> None:
    for n, card in enumerate(("9S", "8S", "7S", "6S")):
        put(tmp_path, "euskadi-1996", f"number-{n}", **EUROS, card=card)
    put(tmp_path, "boe-1977", "in-pesetas", **PESETAS)
    before = everything(tmp_path)
    assert upgrade([tmp_path]).preludes == 1
    assert everything(tmp_path) == before
    given = tmp_path / "chemin-de-fer" / "given.toml"
    assert is_given(given)
    (name,) = tomllib.loads(given.read_text("utf-8"))["given"]
    for path in (p for p in (tmp_path / "chemin-de-fer").rglob("*.toml") if p != given):
        assert tomllib.loads(path.read_text("utf-8"))["given"] == name
        assert "TakeBank" not in path.read_text("utf-8")
    late = put(tmp_path, "galicia-2007", "late", **EUROS)
    assert upgrade([tmp_path]).preludes == 0, "the one that is there serves it too"
    assert not late.exists()
    (found,) = read_all(tmp_path / "chemin-de-fer" / "galicia-2007" / "late.toml")
    assert found.places[0][0] == 0
    assert phrase(found.places[0][1], "es") == f"given «{name}», acto 1"


def test_one_file_stays_where_it_is(tmp_path: Path, novamas) -> None:
    path = put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    before = left_by(read_all(path)[0])
    code, out, err = novamas("scenario", "--upgrade", path)
    assert (code, err) == (0, "")
    assert out.startswith("1 scenarios in 1 files are now in 1 files: ")
    assert left_by(read_all(path)[0]) == before
    kept = path.read_text("utf-8")
    assert kept.startswith("format = 2\n")
    assert novamas("scenario", "--upgrade", path).out == (
        "There is no scenario of the first form here: nothing was changed.\n"
    )
    assert path.read_text("utf-8") == kept
    assert novamas("scenario", path).code == 0


def test_json(tmp_path: Path, novamas) -> None:
    put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    put(tmp_path, "galicia-2007", "a-tie", **EUROS)
    told = novamas("scenario", "--upgrade", tmp_path, "--json").json()
    assert (told["scenarios"], told["files_before"], told["files_after"], told["preludes"]) == (2, 2, 1, 0)
    assert 0 < told["lines_after"] < told["lines_before"]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (('awaits = ["bea"]', 'awaits = ["ana"]'), "it does not pass as it is, and cannot be upgraded: step 11"),
        (("HoldBank", "HoldBenk"), "step 7: There is no command 'HoldBenk' here"),
        (("[[step]]", "[[stop]]"), "unknown key 'stop'"),
    ],
)  # fmt: skip
def test_what_does_not_pass_is_not_upgraded_and_nothing_is_changed(tmp_path: Path, novamas, spoil, said: str) -> None:
    put(tmp_path, "euskadi-1996", "good", **EUROS)
    bad = put(tmp_path, "galicia-2007", "bad", **EUROS)
    bad.write_text(bad.read_text("utf-8").replace(*spoil), encoding="utf-8")
    before = texts(tmp_path)
    ran = novamas("scenario", "--upgrade", tmp_path / "euskadi-1996", tmp_path)
    assert ran.code == 2
    assert f"{bad}: " in ran.err
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert texts(tmp_path) == before


@pytest.mark.parametrize("change", [("9S KD", "9H KD"), ('"Lift', '"Ask'), ('title = "a', 'title = "b')])
def test_a_rewriting_that_changes_something_is_noticed(tmp_path: Path, monkeypatch, change: tuple[str, str]) -> None:
    put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    before = texts(tmp_path)
    write = upgrading.file_text
    monkeypatch.setattr(upgrading, "file_text", lambda group: write(group).replace(*change))
    with pytest.raises(BadScenario):
        upgrade([tmp_path])
    assert texts(tmp_path) == before


def test_an_expectation_that_gets_lost_is_noticed(tmp_path: Path, monkeypatch) -> None:
    put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    write = upgrading.file_text
    monkeypatch.setattr(upgrading, "file_text", lambda group: write(group).replace('expect.awaits = ["bea"]\n', ""))
    with pytest.raises(BadScenario, match="the table would not do the same"):
        upgrade([tmp_path])


def test_two_of_one_name_are_not_guessed_about(tmp_path: Path) -> None:
    put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    put(tmp_path / "other", "euskadi-1996", "a-tie", **EUROS)
    with pytest.raises(BadScenario, match="another scenario of euskadi-1996 and Chemin de fer has the same name"):
        upgrade([tmp_path])


def test_a_file_that_is_there_already_is_not_written_over(tmp_path: Path) -> None:
    put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    upgrade([tmp_path])
    put(tmp_path, "euskadi-1996", "a-tie", **EUROS)
    before = texts(tmp_path)
    with pytest.raises(BadScenario, match="it is there already, and is not what"):
        upgrade([tmp_path])
    assert texts(tmp_path) == before


@pytest.mark.parametrize(
    "value",
    [
        "plain", 'a "quoted" word', "más", 5, True, [], {}, ["a", {"b c": "d"}],
        {"long": [f"number {n}" for n in range(40)], "short": 1},
        [{"an": "event", "with": [n]} for n in range(20)],
    ],
)  # fmt: skip
def test_what_is_written_is_what_is_read(value: object) -> None:
    lines = pair(("key", "a.b"), value)
    assert tomllib.loads("\n".join(lines)) == {"key": {"a.b": value}}
    assert all(len(line) <= 120 for line in lines)
