"""The odds of pai gow poker: within their bounds, and as played at the table."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from poker_oracle import LAW, PokerSession, rows

from lacking import unavailable
from novamas.games import family, make
from novamas.games.counts import under
from novamas.games.poker.pai_gow.acts import PassBank, SetHand
from novamas.games.poker.pai_gow.house_way import house_way
from novamas.games.poker.pai_gow.odds import DEALS, row_of_house_way, usual
from novamas.games.poker.pai_gow.setting import numbers
from novamas.games.shoe.acts import CutPack
from novamas.kit.chance import Seeded
from novamas.odds.kept import Kept

GAME = "pai-gow-poker"
BY_HOUSE, SD = 0.0271, 0.74
"""What setting as the house costs against the house's bank, and how far rounds spread."""


def game(reading: Any = "default", **options: Any) -> Any:
    return make(LAW, GAME, options, reading)


@pytest.fixture
def compiler() -> None:
    try:
        import numba  # noqa: F401
    except ImportError:
        unavailable("the large counts need numba: pip install novamas[odds]")


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_the_figures() -> None:
    """As the literature has them for this commission: about 2.7 per cent set as the house, 2.5 set best."""
    found = rows(GAME)
    by_house, best = found["wager", "as-the-house"], found["wager", "best-play"]
    assert abs(by_house.edge - Fraction(27, 1000)) < Fraction(1, 1000)
    assert by_house.error < Fraction(1, 1000)
    assert Fraction(24, 1000) < best.edge < by_house.edge
    assert by_house.method == "computed"


def test_each_way_to_set_the_cards_has_its_own_shares(tmp_path: Path) -> None:
    """As they come with the package: best setting wins more and draws less, and the shares tell its loss."""
    with under(Kept(most=0, folder=tmp_path)):
        found = rows(GAME)
    by_house, best = found["wager", "as-the-house"], found["wager", "best-play"]
    assert (best.win, best.push) != (by_house.win, by_house.push)
    assert best.win > by_house.win
    assert best.push < by_house.push
    for row in (by_house, best):
        told = row.lose - Fraction(95, 100) * row.win
        assert abs(told - row.edge) <= row.error
        assert row.variance == row.win * Fraction(95, 100) ** 2 + row.lose - row.edge**2


@pytest.mark.slow
@pytest.mark.clause("EUS96-14-045")
def test_by_the_letter_copies_are_many_and_cost_much() -> None:
    (row,) = rows(GAME, {"pai-gow-high-card": "literal"}).values()
    assert row.edge - row.error > Fraction(5, 100)
    assert row.strategy == "as-the-house"


@pytest.mark.clause("EUS96-14-045", "EUS96-14-079", "EUS96-14-080")
def test_which_readings_the_long_count_does_not_fit() -> None:
    assert usual(game().rules)
    assert usual(game({"pai-gow-commission": "literal"}).rules)
    assert not usual(game({"pai-gow-high-card": "literal"}).rules)


@pytest.mark.slow
def test_deals_that_are_played_out_agree_with_the_long_count() -> None:
    row = row_of_house_way(game())
    assert abs(float(row.edge) - BY_HOUSE) <= float(row.error)
    assert DEALS >= 1000


def test_the_house_s_way_is_told_rule_by_rule() -> None:
    (chart,) = family(LAW, GAME).charts(game())
    assert (chart.title, len(chart.rows)) == ("house-way", 10)


@pytest.mark.clause("EUS96-14-052")
def test_what_a_win_pays() -> None:
    """The law's terms name the most that is kept back of a win; the row has what this house keeps."""
    (wager,) = family(LAW, GAME).terms(game())
    assert wager.pays == "1:1"
    assert [prize.pays for prize in wager.prizes] == ["19:20"]


def evening(rounds: int) -> list[float]:
    """What each round wins for somebody who sets cards as the house does, against the house's bank."""
    t = PokerSession(GAME, "ana", purse=10 * rounds, players_bank=False)
    t.table.source = Seeded("pai gow evening")
    found = []
    for _ in range(rounds):
        while t.phase == "idle":
            if who := t.turn():
                t.do(CutPack(by=who) if t.table.options(who, "CutPack") else PassBank(by=who))
            else:
                t.table.staff()
        t.lay("ana", "wager:1", 20)
        before = t.net("ana")
        while t.phase != "idle":
            if t.turn():
                cards = [card for card in t.seen("ana", "1") if card is not None]
                t.do(SetHand(by="ana", low=numbers(cards, house_way(cards)[1])))
            elif not t.table.chance():
                t.table.staff()
        found.append((t.net("ana") - before) / (20 * t.unit))
    return found


def agrees(results: list[float], sigmas: float) -> bool:
    return abs(sum(results) / len(results) + BY_HOUSE) <= sigmas * SD / sqrt(len(results))


def test_a_short_evening_agrees() -> None:
    assert agrees(evening(150), 4)


@pytest.mark.slow
def test_a_long_evening_agrees() -> None:
    assert agrees(evening(20_000), 3)
