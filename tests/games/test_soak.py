"""The tool that plays thousands of evenings: it says how it went, which evening failed, and how to go on."""

from __future__ import annotations

from collections import Counter

import pytest
from tools import soak
from tools.soak import Evening, Lost, Lot

from novamas.law import library

TABLE = ["--law", "boe-1977", "--game", "chemin-de-fer"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Evenings that are over at once; the seeds of those that were played."""
    seeds: list[int] = []

    def evening(law: str, game: str, seed: int) -> Evening:
        seeds.append(seed)
        return Evening(3, 10, 100, 0, Counter())

    monkeypatch.setattr(soak, "evening", evening)
    return seeds


def test_two_processes_play_the_same_evenings_as_one(capfd: pytest.CaptureFixture[str]) -> None:
    said = []
    for jobs in ("1", "2"):
        assert soak.main([*TABLE, "--count", "11", "--jobs", jobs]) == 0
        said.append(capfd.readouterr().out)
    assert said[0] == said[1]
    assert said[0].startswith("11 evenings at 1 tables, ")
    assert said[0].endswith(" coups: every chip is accounted for.\n")


def test_every_table_of_the_circle_games_is_played(quick: list[int], capfd: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--count", "2", "--seed", "7", "--jobs", "1"]) == 0
    assert quick == [7, 8] * 8
    out, err = capfd.readouterr()
    assert out == "16 evenings at 8 tables, 48 coups: every chip is accounted for.\n"
    assert "evenings a second" in err
    assert "0:00:00 left" in err


def test_every_other_house_makes_choices_of_its_own() -> None:
    table = ("euskadi-1996", "baccarat-banque")
    plain = [soak.house(*table, seed) for seed in range(0, 60, 2)]
    assert all(opening == plain[0] and not opening.options for opening in plain)
    others = [soak.house(*table, seed) for seed in range(1, 61, 2)]
    assert {opening.options.get("mode") for opening in others} == {None, "limited", "free"}
    for name, reading in library().readings(*table).items():
        taken = {opening.readings[name] for opening in others if isinstance(opening.readings, dict)}
        assert taken == set(soak.sides(reading))
    assert others == [soak.house(*table, seed) for seed in range(1, 61, 2)]


def test_an_evening_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    def evening(law: str, game: str, seed: int) -> Evening:
        if seed == 13:
            raise Lost("a chip is under the table")
        return Evening(1, 1, 1, 0, Counter())

    monkeypatch.setattr(soak, "evening", evening)
    assert soak.main([*TABLE, "--count", "30", "--jobs", "1"]) == 1
    assert capfd.readouterr().out == "boe-1977/chemin-de-fer, seed 13: Lost: a chip is under the table\n"


def test_who_stops_it_hears_how_to_go_on(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    def evening(law: str, game: str, seed: int) -> Evening:
        if (law, game, seed) == ("boe-1977", "baccarat-banque", 25):
            raise KeyboardInterrupt
        return Evening(1, 1, 1, 0, Counter())

    monkeypatch.setattr(soak, "evening", evening)
    assert soak.main(["--law", "boe-1977", "--count", "30", "--jobs", "1"]) == soak.STOPPED
    assert capfd.readouterr().out.splitlines() == [
        "Stopped after 50 of 60 evenings, all in order. To go on:",
        "  python -m tools.soak --law boe-1977 --game baccarat-banque --seed 21 --count 10",
    ]


def test_what_is_left_names_the_tables_that_had_no_turn() -> None:
    lots = [Lot("boe-1977", "chemin-de-fer", 1, 30), Lot("galicia-2007", "chemin-de-fer", 1, 30)]
    assert list(soak.lots_left(lots, 10)) == [Lot("boe-1977", "chemin-de-fer", 11, 20), lots[1]]
    assert list(soak.lots_left(lots, 60)) == []


def test_fewer_than_one_evening_is_no_soak(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main([*TABLE, "--count", "0"])
    assert "at least 1" in capfd.readouterr().err
