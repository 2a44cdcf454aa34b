"""`novamas simulate`, as people type it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from novamas.cli import main

BOULE = ("simulate", "boule", "--law", "boe-1977")


def test_figures_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for lang in ("es", "en", "eu", "gl"):
        assert main([*BOULE, "--bet", "red=100", "--rounds", "2000", "--lang", lang]) == 0
        told.add(capsys.readouterr().out)
    assert len(told) == 4
    assert all("1977" in text and "%" in text for text in told)


def test_json_beside_the_exact_figures(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*BOULE, "--bet", "number:5=200", "--rounds", "20000", "--seed", "7", "--json"]
    found = []
    for more in ([], ["--jobs", "1"]):
        assert main([*asked, *more]) == 0
        found.append(json.loads(capsys.readouterr().out))
    first, again = found
    assert first["by"] == "kernel"
    assert first["exact"]["edge"] == "1/9"
    assert sum(first["outcomes"].values()) == 20_000
    del first["seconds"], again["seconds"]
    assert first == again


def test_precision_plans_and_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plans = ["--plan", "martingale", "--chips", "50000", "--target", "1000", "--session", "200"]
    files = ["--plots", str(tmp_path / "pictures"), "--parquet", str(tmp_path / "counted")]
    assert main([*BOULE, "--bet", "red=100", "--rounds", "4000", *plans, *files]) == 0
    assert len(list(tmp_path.rglob("*.svg"))) == 4
    assert len(list(tmp_path.rglob("*.parquet"))) == 3
    assert main([*BOULE, "--rounds", "100000000", "--until", "0.01", "--json"]) == 0
    assert json.loads(capsys.readouterr().out[:].split("\n{", 1)[-1].join(("{", "")))["rounds"] < 10**7


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([*BOULE, "--bet", "red"], "SPOT=AMOUNT"),
        ([*BOULE, "--bet", "red=100", "--bet", "red=200"], "twice"),
        ([*BOULE, "--bet", "rojo=100"], "BOE77-04-014"),
        ([*BOULE, "--plan", "martingal"], "martingale"),
        ([*BOULE, "--jobs", "0"], "one core"),
        ([*BOULE, "--strategy", "nowhere.json"], "nowhere.json"),
        ([*BOULE, "--rounds", "0"], "1 and"),
        (["simulate", "boule"], "--law"),
        (["simulate", "bool", "--law", "boe-1977"], "boule"),
        ([*BOULE, "--plots", "/dev/null/here"], "/dev/null"),
    ],
)
def test_one_sentence_for_what_is_wrong(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_a_table_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.json"
    path.write_text('{"16": "stand"}')
    assert main([*BOULE, "--strategy", str(path), "--lang", "en"]) == 2
    assert "no table" in capsys.readouterr().err
