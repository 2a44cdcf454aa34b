"""The exact figures, beside counting by hand on small cases and beside simulation; and a series beside its models."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest
from bingo_oracle import LAWS, NUMBERS

from novamas.games import make
from novamas.games.bingo import cards, distribution
from novamas.games.bingo.checker import Checker
from novamas.games.bingo.distribution import apart, exactly, in_strips, independent, mean_ball, one_card, open_after
from novamas.games.bingo.odds import HALLS, charts, mean_of_product, odds, square, wins


@pytest.mark.parametrize(("parts", "size"), [(3, 2), (2, 3), (4, 2), (1, 5)])
def test_open_sets_are_counted_one_by_one(monkeypatch: pytest.MonkeyPatch, parts: int, size: int) -> None:
    """With ten numbers every choice of balls can be looked at."""
    numbers = 10
    monkeypatch.setattr(distribution, "NUMBERS", numbers)
    sets = [set(range(n * size, (n + 1) * size)) for n in range(parts)]
    for ball in range(numbers + 1):
        draws = [set(drawn) for drawn in combinations(range(numbers), ball)]
        still = sum(not any(each <= drawn for each in sets) for drawn in draws)
        assert open_after(ball, parts, size) == Fraction(still, len(draws))


def test_one_card_by_its_own_sentence() -> None:
    """A bingo by ball b: all fifteen are among the b; a line by five balls: one of three fives."""
    for ball in range(NUMBERS + 1):
        full = Fraction(comb(NUMBERS - 15, ball - 15), comb(NUMBERS, ball)) if ball >= 15 else Fraction(0)
        assert one_card("bingo", ball) == full
    assert one_card("line", 5) == Fraction(3, comb(NUMBERS, 5))
    assert one_card("line", 4) == 0
    assert one_card("line", 88) == 1
    assert one_card("line", 87) < 1
    assert one_card("bingo", 90) == 1
    assert mean_ball("bingo", 1) == Fraction(15 * 91, 16), "the last of fifteen among ninety"


def test_line_and_bingo_of_a_card_together() -> None:
    everything = [(line, bingo) for line in range(1, 91) for bingo in range(line, 91)]
    assert sum(exactly(line, bingo) for line, bingo in everything) == 1
    assert all(exactly(line, bingo) >= 0 for line, bingo in everything)
    for line in (5, 20, 44, 88):
        falls = sum(exactly(line, bingo) for bingo in range(line, 91))
        assert falls == one_card("line", line) - one_card("line", line - 1)
    for bingo in (15, 60, 90):
        falls = sum(exactly(line, bingo) for line in range(1, bingo + 1))
        assert falls == one_card("bingo", bingo) - one_card("bingo", bingo - 1)
    assert apart(10, 3) == 1 - one_card("line", 10)


def test_strips_and_independent_cards_agree_on_one() -> None:
    for what in ("line", "bingo"):
        for ball in (5, 30, 60, 89):
            assert in_strips(what, 1, ball) == independent(what, 1, ball) == one_card(what, ball)
            assert in_strips(what, 8, ball) >= in_strips(what, 7, ball)
    assert in_strips("line", 6, 73) == 1, "eighteen lines of five cannot all lack one of less than eighteen"
    assert in_strips("line", 6, 72) < 1
    assert in_strips("bingo", 6, 85) == 1
    assert independent("line", 6, 73) < 1


def iid_times(rng: random.Random, count: int) -> list[tuple[int, int]]:
    """On which balls independent cards have line and bingo: the balls are 1, 2, 3 …, the cards at random."""
    found = []
    for _ in range(count):
        held = rng.sample(range(1, NUMBERS + 1), 15)
        lines = [max(held[n : n + 5]) for n in (0, 5, 10)]
        found.append((min(lines), max(lines)))
    return found


def test_figures_of_a_hall_beside_simulation() -> None:
    rng = random.Random(1977)
    hall, games = 6, 12_000
    won = lines = bingos = both = 0.0
    early = 0
    for _ in range(games):
        times = iid_times(rng, hall)
        firsts = [min(time[n] for time in times) for n in (0, 1)]
        winners = [sum(time[n] == firsts[n] for time in times) for n in (0, 1)]
        line, bingo = (hall / winners[n] if times[0][n] == firsts[n] else 0.0 for n in (0, 1))
        won += bool(line or bingo)
        lines, bingos, both = lines + line**2, bingos + bingo**2, both + line * bingo
        early += firsts[1] <= 75
    assert won / games == pytest.approx(float(wins(hall)), abs=5 * 0.5 / sqrt(games))
    assert lines / games == pytest.approx(square("line", hall), rel=0.05)
    assert bingos / games == pytest.approx(square("bingo", hall), rel=0.05)
    assert both / games == pytest.approx(mean_of_product(hall), rel=0.1)
    assert early / games == pytest.approx(float(independent("bingo", hall, 75)), abs=0.025)


@pytest.mark.parametrize("count", [6, 60])
def test_a_printed_series_beside_its_models(count: int) -> None:
    """Cards of a series, with balls at random: the ball of the first line and of the bingo is that of strips, as near
    as so many games can tell."""
    rng = random.Random(count)
    checker = Checker(cards.card(1, n, 1200) for n in range(1, count + 1))
    games = 1_500
    balls: dict[str, list[int]] = {"line": [], "bingo": []}
    for _ in range(games):
        now = checker.mark(())
        fell = dict.fromkeys(balls, 0)
        for place, ball in enumerate(rng.sample(range(1, NUMBERS + 1), NUMBERS), 1):
            now.mark(ball)
            if not fell["line"] and now.line((0, 1, 2)):
                fell["line"] = place
            if now.bingo():
                fell["bingo"] = place
                break
        for what, place in fell.items():
            balls[what].append(place)
    for what, places in balls.items():
        mean = sum(places) / games
        due = float(sum(1 - in_strips(what, count, ball) for ball in range(NUMBERS)))
        spread = sqrt(sum((place - mean) ** 2 for place in places) / games)
        assert abs(mean - due) < 5 * spread / sqrt(games), (what, mean, due)


@pytest.mark.parametrize("law", LAWS)
def test_a_card_costs_what_is_not_paid_out(law: str) -> None:
    for line, bingo in ((100, 550), (200, 800), (1, 1)):
        game = make(law, "bingo", {"line_share": line, "bingo_share": bingo})
        rows = odds(game)
        assert [row.edge for row in rows] == [1 - Fraction(line + bingo, 1000)] * len(HALLS)
        assert [row.strategy for row in rows] == [f"cards-{n}" for n in HALLS]
        for row in rows:
            assert row.win + row.push + row.lose == 1
            assert row.variance > 0
    assert rows[0].win > rows[1].win > rows[2].win
    titles = [chart.title for chart in charts(make(law, "bingo"))]
    assert titles == ["bingo-line", "bingo-bingo"]
