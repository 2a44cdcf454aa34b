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
    assert told["lacking"].startswith("The odds of trijoker are counted with numba")
    assert one_report(LAW, GAME).lacking
    with pytest.raises(NeedsExtra):
        rows(LAW, GAME)


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
    assert "novamas odds trijoker" in told["lacking"]
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
