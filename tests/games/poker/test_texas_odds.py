"""The odds of texas poker: the figures, the bonus counted again, and both played at the table."""

from __future__ import annotations

from fractions import Fraction
from math import comb, sqrt

import pytest
from card_oracle import cards
from poker_oracle import LAW, PokerSession, rows

from lacking import unavailable
from novamas.games import family, make
from novamas.games.poker.acts import Fold, Folded, Go, SideSettled
from novamas.games.poker.texas.bots import Player
from novamas.games.poker.texas.odds import never_given_up
from novamas.kit.chance import Seeded

GAME = "texas-poker"
ALWAYS = (Fraction(27464897003, 347672625300), 2.811)
"""What it costs to go with everything, and how far rounds spread."""
NEVER_GIVEN_UP = (Fraction(6933, 108290), 2.885)


def per_cent(x: Fraction) -> str:
    return f"{float(100 * x):.4f}"


# -- the figures -------------------------------------------------------------------------------------------------------


@pytest.fixture
def compiler() -> None:
    try:
        import numba  # noqa: F401
    except ImportError:
        unavailable("the large counts need numba: pip install novamas[odds]")


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_the_figures() -> None:
    found = rows(GAME)
    assert {way: per_cent(row.edge) for (bet, way), row in found.items() if bet == "ante"} == {
        "best-play": "2.1576", "by-the-chart": "2.4933", "always-go": "7.8996", "pair-or-better": "29.6778",
        "pair-or-draw": "21.8462", "pair-draw-or-A": "14.4694", "pair-draw-or-K": "9.5173", "pair-draw-or-Q": "6.2986",
        "pair-draw-or-J": "4.4287", "pair-draw-or-10": "3.5766",
    }  # fmt: skip
    best, always = found["ante", "best-play"], found["ante", "always-go"]
    assert (best.edge, per_cent(best.element_of_risk)) == (Fraction(1363917077, 63213204600), "0.8173")
    assert (always.edge, round(always.sd, 3)) == ALWAYS
    bonus = {way: per_cent(row.edge) for (bet, way), row in found.items() if bet == "texas-bonus"}
    assert bonus == {"best-play": "9.2184", "bonus-never-given-up": "6.4023"}


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_what_the_other_side_of_each_reading_costs() -> None:
    one = rows(GAME, {"texas-second-bet": "literal"})["ante", "best-play"]
    assert per_cent(one.edge) == "-6.1419", "with a second bet of one ante the player is ahead"
    alone = rows(GAME, {"texas-odd-cards": "corrected"})["ante", "best-play"]
    assert per_cent(alone.edge) == "6.2613"
    for reading in ("texas-second-maximum", "texas-touching-cards", "texas-put-right", "texas-two-bets-a-box"):
        side = "corrected" if reading == "texas-two-bets-a-box" else "literal"
        assert rows(GAME, {reading: side}) == rows(GAME), "nothing that a bet is worth"


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_the_chart_says_when_to_go_with_nothing_made() -> None:
    charts = {chart.title: chart for chart in family(LAW, GAME).charts(make(LAW, GAME))}
    assert list(charts) == ["flop-different", "flop-pair", "flop-three"]
    dry = dict(charts["flop-different"].rows)
    assert dry["flop-of-three-suits"][:7] == ("go", "go", "go", "3+", "4+", "7+", "fold")
    assert dry["flop-of-one-suit"][:3] == ("4+", "7+", "fold")
    assert set(dry["four"][:12]) == {"go"}


# -- the bonus by the number of hands ----------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-16-041", "EUS96-16-042", "EUS96-16-056")
def test_the_bonus_by_the_number_of_hands() -> None:
    """Five cards at random: what every book says of how often each combination comes."""
    seven = 1098240 // 13 + 123552 + 54912 + 10200
    high = 5108 + 3744 + 624 + 36 + 4
    net = 7 * seven + 25 * high - (comb(52, 5) - seven - high)
    row = never_given_up(make(LAW, GAME))  # type: ignore[arg-type]
    assert (row.edge, row.win) == (-Fraction(net, comb(52, 5)), Fraction(seven + high, comb(52, 5)))
    assert (row.edge, round(row.sd, 3)) == NEVER_GIVEN_UP


# -- played at the table -----------------------------------------------------------------------------------------------


def evening(rounds: int, *, always: bool = True) -> tuple[list[float], list[float]]:
    """What ante and bonus win in each round, in minima, for somebody who goes with everything, or as a regular does."""
    t = PokerSession(GAME, "ana", purse=10 * rounds)
    t.table.source = Seeded("flop")
    ante, beside = [], []
    for _ in range(rounds):
        t.stakes("ante", ana=1)
        t.stakes("texas-bonus", ana=1)
        mark, before = len(t.table.log), t.net("ana")
        while t.phase != "idle":
            if t.turn():
                own, flop = (cards_at(t, place) for place in ("1", "common"))
                t.do(Go(by="ana") if always or Player().goes(own, flop) else Fold(by="ana"))
            elif not t.table.chance():
                t.table.staff()
        plus = 0.0
        for envelope in t.table.log[mark:]:
            if isinstance(envelope.event, SideSettled):
                plus = sum(m.amount * (m.dst == "ana") for m in envelope.event.moves) / t.unit - 1
            elif isinstance(envelope.event, Folded):
                plus = -1
        beside.append(plus)
        ante.append((t.net("ana") - before) / t.unit - plus)
    return ante, beside


def cards_at(t: PokerSession, place: str) -> list[int]:
    return [card for card in t.seen("ana", place) if card is not None]


def agrees(results: list[float], edge: Fraction, sd: float, sigmas: float) -> bool:
    mean = sum(results) / len(results)
    return abs(mean + float(edge)) <= sigmas * sd / sqrt(len(results))


def test_a_short_evening_agrees() -> None:
    ante, beside = evening(250)
    assert agrees(ante, *ALWAYS, 4)
    assert agrees(beside, *NEVER_GIVEN_UP, 4)


@pytest.mark.slow
def test_a_long_evening_agrees() -> None:
    ante, beside = evening(20_000)
    assert agrees(ante, *ALWAYS, 3)
    assert agrees(beside, *NEVER_GIVEN_UP, 3)


@pytest.mark.slow
@pytest.mark.usefixtures("compiler")
def test_a_long_evening_by_the_best_rule_of_thumb_agrees() -> None:
    """The regular of the company goes with a pair, a draw, or a ten and above."""
    row = rows(GAME)["ante", "pair-draw-or-10"]
    ante, _ = evening(20_000, always=False)
    assert agrees(ante, row.edge, row.sd, 3)


def test_what_the_regular_calls_a_draw() -> None:
    assert Player().goes(cards("2S 5S"), cards("9S KS QD"))
    assert Player().goes(cards("3S 4H"), cards("5D 6C KS"))
    assert not Player().goes(cards("3S 4H"), cards("5D 7C KS"))
