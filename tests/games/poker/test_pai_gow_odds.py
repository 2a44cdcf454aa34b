"""The odds of pai gow poker: exact, and as played at the table."""

from __future__ import annotations

import random
from fractions import Fraction
from math import comb, sqrt
from pathlib import Path
from typing import Any

import pytest
from poker_oracle import LAW, PokerSession, rows

from novamas.games import family, make
from novamas.games.counts import under
from novamas.games.poker.pai_gow.acts import PassBank, SetHand
from novamas.games.poker.pai_gow.house_way import house_way
from novamas.games.poker.pai_gow.setting import Judge, Pair, compare, numbers
from novamas.games.shoe.acts import CutPack
from novamas.kit.chance import Seeded
from novamas.odds.kept import Kept

GAME = "pai-gow-poker"
DEALS = comb(53, 7) * comb(46, 7)
BY_HOUSE, SD = 0.0271, 0.74
"""What setting as the house costs against the house's bank, and how far rounds spread."""


def game(reading: Any = "default", **options: Any) -> Any:
    return make(LAW, GAME, options, reading)


def kept_rows(folder: Path, reading: Any = "default") -> dict[Any, Any]:
    """The figures as they come with the package."""
    with under(Kept(most=0, folder=folder)):
        return rows(GAME, reading)


def test_the_figures(tmp_path: Path) -> None:
    """As the literature has them for this commission: about 2.7 per cent set as the house, 2.5 set best."""
    found = kept_rows(tmp_path)
    by_house, best = found["wager", "as-the-house"], found["wager", "best-play"]
    assert round(float(by_house.edge), 9) == 0.027100137
    assert round(float(best.edge), 9) == 0.024740803
    for row in (by_house, best):
        assert (row.method, row.error) == ("exact", 0)
        assert row.win + row.push + row.lose == 1
        assert row.edge == row.lose - Fraction(95, 100) * row.win
        assert row.variance == row.win * Fraction(95, 100) ** 2 + row.lose - row.edge**2
        assert (row.win * DEALS).denominator == 1


def test_each_way_to_set_the_cards_has_its_own_shares(tmp_path: Path) -> None:
    """Best setting wins more and draws less."""
    found = kept_rows(tmp_path)
    by_house, best = found["wager", "as-the-house"], found["wager", "best-play"]
    assert best.win > by_house.win
    assert best.push < by_house.push


@pytest.mark.clause("EUS96-14-045")
def test_by_the_letter_copies_are_many_and_cost_much(tmp_path: Path) -> None:
    found = kept_rows(tmp_path, {"pai-gow-high-card": "literal"})
    assert found["wager", "as-the-house"].edge > found["wager", "best-play"].edge > Fraction(5, 100)


def play_out(reading: Any, deals: int) -> tuple[float, float]:
    """What setting as the house costs in deals at random, with the error of that: the readable way and ranking. Either
    hand might have been the bank's, so that each deal counts both ways round."""
    table, rng = game(reading), random.Random("pai gow deals")
    judge, cases = Judge(table.rules), table.rules.cases
    worth, results = {"won": 1 - float(table.kept), "tied": 0.0, "lost": -1.0}, []
    for _ in range(deals):
        cards = rng.sample(range(53), 14)
        mine, bank = (judge.value_of(Pair(*house_way(cards[n : n + 7]))) for n in (0, 7))
        ends = (
            cases["-".join(compare(one[n], other[n]) for n in (0, 1))].result
            for one, other in ((mine, bank), (bank, mine))
        )
        results.append(sum(worth[end] for end in ends) / 2)
    mean = sum(results) / deals
    return -mean, sqrt(sum((x - mean) ** 2 for x in results) / (deals - 1) / deals)


@pytest.mark.parametrize("reading", ["default", {"pai-gow-high-card": "literal"}])
@pytest.mark.parametrize("deals", [300, pytest.param(8000, marks=pytest.mark.slow)])
def test_deals_that_are_played_out_agree(reading: Any, deals: int, tmp_path: Path) -> None:
    edge, error = play_out(reading, deals)
    assert abs(float(kept_rows(tmp_path, reading)["wager", "as-the-house"].edge) - edge) <= 4 * error


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
