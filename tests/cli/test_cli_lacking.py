"""Odds that need an extra: a plain install says so in one sentence, and prints everything else."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from novamas.games import families
from novamas.odds import report as one_report
from novamas.odds import rows
from novamas.odds.report import NeedsExtra

LAW, GAME = "euskadi-1996", "trijoker"


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
