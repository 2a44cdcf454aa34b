"""Odds that need an extra: a plain install says so in one sentence, and prints everything else."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from novamas.games import Row, families
from novamas.games.counts import forget, long_count
from novamas.odds import report as one_report
from novamas.odds import rows
from novamas.odds.report import NeedsExtra

LAW, GAME = "euskadi-1996", "trijoker"
HALF = Fraction(1, 2)


def without_numba(game: Any) -> list[Any]:
    raise ModuleNotFoundError("No module named 'numba'", name="numba")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if trijoker were counted with numba, and numba were not there."""
    monkeypatch.setitem(families.FAMILIES, GAME, replace(families.FAMILIES[GAME], odds=without_numba))


@pytest.mark.usefixtures("plain")
def test_the_sentence_names_the_extra(novamas: Any) -> None:
    out = novamas("odds", GAME, "--law", LAW).out
    assert "pip install 'novamas[odds]'" in " ".join(out.split())
    (told,) = novamas("odds", GAME, "--law", LAW, "--json").json()
    assert told["bets"] == []
    assert told["lacking"].endswith("pip install 'novamas[odds]' brings it.")
    (dicho,) = novamas("odds", GAME, "--law", LAW, "--json", "--lang", "es").json()
    assert dicho["lacking"].endswith("pip install 'novamas[odds]' lo trae.")
    assert told["command"] == "pip install 'novamas[odds]'"
    assert "waits" not in told
    assert one_report(LAW, GAME).lacking
    en_euskera = " ".join(novamas("odds", GAME, "--law", LAW, "--lang", "eu").out.split())
    assert "pip install 'novamas[odds]' aginduak ekartzen du" in en_euskera
    with pytest.raises(NeedsExtra):
        rows(LAW, GAME)


@pytest.mark.usefixtures("plain")
def test_laws_are_compared_without_the_extra(novamas: Any) -> None:
    assert novamas("compare", GAME, "--json").json()["uncounted"]
    assert "--reading all" in " ".join(novamas("compare", GAME).out.split())


@pytest.mark.usefixtures("plain")
def test_the_rules_need_no_extra(novamas: Any) -> None:
    assert "500:1" in novamas("rules", GAME, "--law", LAW).out


def test_another_missing_module_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Any) -> list[Any]:
        raise ModuleNotFoundError("No module named 'nonsense'", name="nonsense")

    monkeypatch.setitem(families.FAMILIES, GAME, replace(families.FAMILIES[GAME], odds=broken))
    with pytest.raises(ModuleNotFoundError):
        rows(LAW, GAME)


# -- counts that take long ---------------------------------------------------------------------------------------------

COUNTED: list[int] = []


@long_count(GAME, seconds=200)
def slowly(part: int) -> list[int]:
    COUNTED.append(part)
    return [part]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """As if trijoker took minutes."""
    usual = families.FAMILIES[GAME]

    def odds(game: Any) -> list[Any]:
        slowly(len(game.rules.prizes))
        return [Row(bet="b", pays="1:1", win=HALF, push=0 * HALF, lose=HALF, edge=0 * HALF, variance=4 * HALF**2)]

    monkeypatch.setitem(families.FAMILIES, GAME, replace(usual, odds=odds, charts=lambda game: ()))
    monkeypatch.setenv("NOVAMAS_CACHE", str(tmp_path))
    forget()
    COUNTED.clear()
    yield
    forget()


@pytest.mark.usefixtures("slow")
def test_all_odds_do_not_wait_for_a_long_count(novamas: Any) -> None:
    ran = novamas("odds", "--law", LAW, "--json")
    told = next(r for r in ran.json() if r["game"] == GAME)
    assert told["bets"] == []
    assert "about 200 seconds" in told["lacking"]
    assert told["waits"] == 200
    assert told["command"] == f"novamas odds trijoker --law {LAW}"
    assert told["command"] in told["lacking"]
    assert not COUNTED
    uncounted = novamas("compare", GAME, "--json").json()["uncounted"]
    assert uncounted == [[LAW, "default"], [LAW, "literal"], [LAW, "corrected"]]
    out = " ".join(novamas("compare", GAME, "--lang", "es").out.split())
    assert "No todas las probabilidades están contadas todavía" in out


@pytest.mark.usefixtures("slow")
def test_a_game_that_is_asked_for_is_counted_once_and_kept(novamas: Any) -> None:
    ran = novamas("odds", GAME, "--law", LAW, "--lang", "es")
    assert ran.code == 0
    assert ran.err == "Contando Trijoker: unos 200 segundos de un procesador…\n"
    assert len(COUNTED) == 1
    forget()
    again = novamas("odds", GAME, "--law", LAW, "--lang", "es")
    assert (again.out, again.err) == (ran.out, "")
    assert next(r for r in novamas("odds", "--law", LAW, "--json").json() if r["game"] == GAME)["bets"]
    assert len(COUNTED) == 1


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("reading", ["default", "pairs-below-jacks=literal"])
def test_the_command_that_is_named_brings_the_odds(novamas: Any, reading: str) -> None:
    def told() -> dict[str, Any]:
        reports = novamas("odds", "--law", LAW, "--reading", reading, "--json").json()
        return next(r for r in reports if r["game"] == GAME)

    command = told()["command"]
    assert command == f"novamas odds trijoker --law {LAW}" + (f" --reading {reading}" if "=" in reading else "")
    novamas(*command.split()[1:])
    assert COUNTED
    assert told()["bets"]


@pytest.mark.usefixtures("slow")
def test_the_command_that_is_named_brings_the_comparison(novamas: Any) -> None:
    named = " ".join(novamas("compare", GAME).out.split()).partition("“")[2].partition("”")[0]
    assert named == "novamas odds trijoker --reading all"
    novamas(*named.split()[1:])
    assert "uncounted" not in novamas("compare", GAME, "--json").json()


@pytest.mark.usefixtures("slow")
def test_what_is_known_is_counted_again_on_request(novamas: Any) -> None:
    novamas("odds", GAME, "--law", LAW)
    forget()
    again = novamas("odds", GAME, "--law", LAW, "--recount")
    assert "Counting Trijoker" in again.err
    assert len(COUNTED) == 2
    refused = novamas("odds", "--recount")
    assert (refused.code, len(refused.err.splitlines())) == (2, 1)
    assert "novamas odds GAME --recount" in refused.err
