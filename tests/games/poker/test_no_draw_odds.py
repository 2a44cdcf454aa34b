"""The odds of poker without discard: side bets by the number of hands, the ante as counted, and played at the table."""

from __future__ import annotations

from fractions import Fraction
from math import comb, sqrt
from typing import Any

import pytest
from poker_oracle import LAW, PokerSession, rows
from test_no_draw import GAME, game

from novamas.games import family, make
from novamas.games.poker.acts import Go
from novamas.games.poker.no_draw.acts import BuyCard
from novamas.games.poker.no_draw.bots import Player
from novamas.games.poker.no_draw.odds import describe_shape, even_pot, insurance_row, jackpot_row, spell, terms
from novamas.kit.chance import Seeded

HANDS = {
    "royal": 4, "straight-flush": 36, "four": 624, "full": 3744, "flush": 5108, "straight": 10200, "three": 54912,
    "two-pair": 123552, "pair": 1098240, "high-card": 1302540,
}  # fmt: skip
"""How often each combination comes among all hands of five cards, as every book has it."""
ALL = comb(52, 5)
ALWAYS, USUAL = (Fraction("0.166466"), 2.67), (Fraction("0.052639"), 2.24)
"""What going with every hand costs, or by the usual rule, and at least how much it swings."""


def per_cent(x: Fraction) -> str:
    return f"{float(100 * x):.4f}"


# -- what takes no long count ------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-11-105", "EUS96-11-106", "EUS96-11-107", "EUS96-11-108")
def test_the_insurance_by_the_number_of_hands() -> None:
    prizes = {"full": 100, "four": 300, "straight-flush": 1000, "royal": 2000}
    net = sum(prizes.get(kind, -1) * count for kind, count in HANDS.items())
    row = insurance_row(game())
    assert row.edge == -Fraction(net, ALL)
    assert (per_cent(row.edge), row.win) == ("76.5288", Fraction(4408, ALL))


@pytest.mark.clause("EUS96-11-094", "EUS96-11-095", "EUS96-11-096")
@pytest.mark.parametrize(("pot", "edge"), [(1_000, "98.5071"), (10_000, "85.0710")])
def test_the_jackpot_by_the_number_of_hands(pot: int, edge: str) -> None:
    parts = {"royal": Fraction(1), "straight-flush": Fraction(1, 10), "four": Fraction(1, 20)}
    back = sum((pot * part * HANDS[kind] for kind, part in parts.items()), Fraction(0))
    row = jackpot_row(game(), pot)
    assert (row.edge, per_cent(row.edge)) == (1 - back / ALL, edge)
    assert row.strategy == f"pot-{pot}"


@pytest.mark.clause("EUS96-11-094", "EUS96-11-095", "EUS96-11-096")
def test_the_pot_from_which_the_jackpot_pays() -> None:
    pot = even_pot(game())
    assert int(pot) == 66983
    assert jackpot_row(game(), int(pot)).edge > 0 > jackpot_row(game(), int(pot) + 1).edge


@pytest.mark.clause("EUS96-11-075", "EUS96-11-079", "EUS96-11-081")
def test_what_the_ends_of_a_hand_are_worth() -> None:
    ends = terms(game()).ends
    assert (ends.won["pair"], ends.won["royal"], ends.idle["pair"], ends.lost, ends.folded) == (3, 201, 1, -3, -1)
    lost = terms(game({"no-draw-idle-second": "literal"})).ends
    assert (lost.won["pair"], lost.idle["pair"], lost.lost) == (3, -1, -3)
    one = terms(game({"no-draw-second-bet": "corrected"})).ends
    assert (one.won["royal"], one.idle["pair"], one.lost) == (101, 1, -2)
    same = ("no-draw-four-bets", "no-draw-side-bets-passed", "no-draw-jackpot-rest", "no-draw-blind-card")
    for reading in same:
        for side in ("literal", "corrected"):
            assert terms(game({reading: side})) == terms(game()), "nothing that the ante is worth"
    for reading in ("no-draw-flushes", "no-draw-low-straight"):
        assert terms(game({reading: "literal"})) != terms(game())


def test_hands_are_spelt_by_their_cards() -> None:
    ranking = game().ranking
    assert spell(ranking, (0, 14, 13, 11, 3, 2)) == "A-K-J-3-2"
    assert spell(ranking, (1, 4, 13, 5, 2)) == "4-4-K-5-2"
    assert spell(ranking, (3, 4)) == "three"
    assert spell(ranking, ()) == "fold"
    assert describe_shape("pair", True, 2) == "pair four-suited completed-2"
    assert describe_shape("high-card", False, 0) == "high-card"


# -- the count ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_ante_in_all_its_ways() -> None:
    found = {way: per_cent(row.edge) for (bet, way), row in rows(GAME).items() if bet == "ante"}
    assert found == {
        "best-play": "5.2637", "by-the-chart": "5.2638", "usual-rule": "5.2639", "like-the-bank": "5.7213",
        "pair-or-better": "5.5090", "always-go": "16.6466", "buying-too": "1.2172",
    }  # fmt: skip
    best = rows(GAME)["ante", "best-play"]
    assert (per_cent(best.element_of_risk), round(best.sd, 2)) == ("2.5745", 2.23)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("reading", "edge"),
    [
        ({"no-draw-second-bet": "corrected"}, "-1.4116"),
        ({"no-draw-idle-second": "literal"}, "42.2968"),
        ({"no-draw-flushes": "literal"}, "5.2642"),
        ({"no-draw-low-straight": "literal"}, "5.2638"),
    ],
)
def test_what_the_readings_do_to_the_ante(reading: Any, edge: str) -> None:
    from novamas.games.poker.no_draw.odds import counted

    assert per_cent(counted(terms(game(reading))).best.edge) == edge


@pytest.mark.slow
def test_the_charts() -> None:
    charts = {chart.title: dict(chart.rows) for chart in family(LAW, GAME).charts(make(LAW, GAME))}
    assert list(charts) == ["go-holding", "go-without", "buy-a-card"]
    assert charts["go-holding"]["A"] == charts["go-holding"]["K"] == ("A-K-J-3-2",)
    assert charts["go-without"]["A"] == ("2-2-5-4-3",)
    assert charts["go-without"]["10"] == ("A-K-Q-J-2",)
    assert charts["buy-a-card"]["high-card four-suited"] == ("buy",)


# -- played at the table -----------------------------------------------------------------------------------------------


def evening(rounds: int, *, always: bool) -> list[float]:
    """What the ante wins in each round, in minima, for somebody who goes with every hand or by the usual rule."""
    t = PokerSession(GAME, "ana", purse=50_000)
    t.table.source = Seeded("no draw")
    results, regular = [], Player()
    for _ in range(rounds):
        t.stakes("ante", ana=1)
        before = t.net("ana") + t.unit
        while t.phase != "idle":
            if not t.turn():
                if not t.table.chance():
                    t.table.staff()
            elif always:
                t.do(Go(by="ana"))
            else:
                command = regular.act(t.table.decider.game, t.table.view("ana").desk, "ana", t.table.source)  # type: ignore[arg-type]
                assert command is not None
                t.do(command)
        results.append((t.net("ana") - before) / t.unit + 1)
    return results


def agrees(results: list[float], edge: Fraction, sd: float, sigmas: float) -> bool:
    return abs(sum(results) / len(results) + float(edge)) <= sigmas * sd / sqrt(len(results))


def test_a_short_evening_agrees() -> None:
    assert agrees(evening(150, always=True), *ALWAYS, 4)


@pytest.mark.slow
def test_a_long_evening_agrees() -> None:
    assert agrees(evening(20_000, always=True), *ALWAYS, 3)
    assert agrees(evening(20_000, always=False), *USUAL, 3)


def test_best_play_beats_a_bought_card_nobody_needs() -> None:
    """Giving a card of a full house away for another costs its price and its prize."""
    t = PokerSession(GAME, "ana")
    t.stakes("ante", ana=1)
    t.dealt("9S AC 9H KD 9D QC 3C 4C 3D 8C")
    t.do(BuyCard(by="ana", card=1))
    t.dealt("5S")
    t.do(Go(by="ana"))
    assert t.won("ana") == -1 + 1 + 2 * 2
