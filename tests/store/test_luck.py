"""What the bets of an evening could have brought: by enumeration, by a formula, and by playing many evenings."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Iterable
from fractions import Fraction
from itertools import accumulate, product
from math import comb, prod, sqrt

import pytest

from novamas.law import library
from novamas.odds.report import rows
from novamas.store.evening import MyRound, luck
from novamas.store.luck import BAND, Fortune, Staked, fortune

RED = ((Fraction(-1), Fraction(18, 37)), (Fraction(-1, 2), Fraction(1, 37)), (Fraction(1), Fraction(18, 37)))
STRAIGHT = ((Fraction(-1), Fraction(36, 37)), (Fraction(35), Fraction(1, 37)))
PLACE = ((Fraction(-1), Fraction(6, 11)), (Fraction(7, 6), Fraction(5, 11)))
COIN = ((Fraction(-1), Fraction(1, 2)), (Fraction(1), Fraction(1, 2)))


def summed(bets: Iterable[Staked]) -> Fortune:
    known = list(bets)
    whole = fortune(known)
    for bet in known:
        whole.add(bet)
    return whole


def enumerated(bets: list[Staked]) -> dict[int, Fraction]:
    """Every way in which these bets can end, one by one."""
    sums: dict[int, Fraction] = {}
    for ends in product(*(bet.ends for bet in bets)):
        result = sum(round(net * bet.amount) for (net, _), bet in zip(ends, bets, strict=True))
        sums[result] = sums.get(result, Fraction(0)) + prod(chance for _, chance in ends)
    return sums


@pytest.mark.parametrize(
    "bets",
    [
        [Staked(RED, 500)],
        [Staked(RED, 500), Staked(STRAIGHT, 500), Staked(RED, 2500), Staked(STRAIGHT, 1000), Staked(PLACE, 600)],
        [Staked(PLACE, 500), Staked(PLACE, 700), Staked(RED, 501), Staked(STRAIGHT, 3)],
        [Staked(COIN, 100)] * 9,
    ],
    ids=["one", "mixed", "odd amounts", "alike"],
)
def test_short_evenings_as_they_are_enumerated(bets: list[Staked]) -> None:
    found, sums = summed(bets), enumerated(bets)
    assert sum(found.chances) == pytest.approx(1, abs=1e-12)
    for net in (*sums, min(sums) - 1, max(sums) + 1, 0):
        below, above = found.beside(net)
        assert below == pytest.approx(float(sum(p for x, p in sums.items() if x < net)), abs=1e-12)
        assert above == pytest.approx(float(sum(p for x, p in sums.items() if x > net)), abs=1e-12)
    values = sorted(sums)
    so_far = [float(p) for p in accumulate(sums[x] for x in values)]
    assert found.quantiles() == [values[bisect_left(so_far, share)] for share in BAND]


def test_a_hundred_even_chances_are_binomial() -> None:
    found = summed([Staked(COIN, 500)] * 100)
    below, above = found.beside(0)
    even = comb(100, 50) / 2**100
    assert 1 - below - above == pytest.approx(even, abs=1e-12)
    assert below == pytest.approx((1 - even) / 2, abs=1e-12)
    assert found.quantiles((0.5,)) == [0]


def test_long_evenings_as_they_are_played() -> None:
    """Single numbers, where the normal distribution is wrong by some per cent: 20,000 evenings of 60 rounds."""
    bets = [Staked(STRAIGHT, 500)] * 40 + [Staked(PLACE, 600)] * 20
    found, rng = summed(bets), random.Random("evenings")
    played = sorted(
        sum(500 * 35 if rng.random() < 1 / 37 else -500 for _ in range(40))
        + sum(700 if rng.random() < 5 / 11 else -600 for _ in range(20))
        for _ in range(20_000)
    )
    wrong = 4 * sqrt(0.25 / len(played))  # four standard errors
    for net in (-20_000, -9_000, -3_000, 0, 6_500, 30_000):
        below, _ = found.beside(net)
        assert bisect_left(played, net) / len(played) == pytest.approx(below, abs=wrong)
    assert found.beside(-20_000)[0] > 0


def test_a_lattice_that_is_too_fine_keeps_the_mean_and_the_spread() -> None:
    bets = [Staked(PLACE, 501 + n) for n in range(150)]
    exact, coarse = summed(bets), Fortune(97, coarse=True)
    for bet in bets:
        coarse.add(bet)
    for one, other in zip(exact.quantiles(), coarse.quantiles(), strict=True):
        assert abs(one - other) <= 2 * 97
    mean = sum(result * chance for bet in bets for result, chance in bet.results())
    middle = sum((coarse.low + n) * coarse.step * chance for n, chance in enumerate(coarse.chances))
    assert middle == pytest.approx(mean, rel=1e-9)


def test_what_is_said_of_luck() -> None:
    """Exact where every result is counted, approximate where only the spread is known, and nothing where not that."""

    def round_(unknown: int = 0) -> MyRound:
        return MyRound(
            round=1, seq=1, end=2, at=0.0, bets={"red": 500}, net=500, mean=-6.76, variance=240_000.0, unknown=unknown
        )

    page = round_()
    known = luck([page], {1: [Staked(RED, 500)]})
    assert known.exact
    assert known.below == pytest.approx(19 / 37)
    assert known.above == 0
    assert page.band == [-500, -500, 500, 500]
    about = luck([round_()], {1: [Staked(RED, 500), Staked((), 500)]})
    assert not about.exact
    assert about.below is not None
    assert about.above == pytest.approx(1 - about.below)
    nothing = luck([round_(unknown=500)], {1: [Staked(RED, 500)]})
    assert (nothing.exact, nothing.below, nothing.above) == (False, None, None)
    assert luck([], {}).below is None


def test_the_odds_count_every_result() -> None:
    """What a row tells of its results agrees with its own edge and variance, at every game whose odds are quick."""
    counted: set[str] = set()
    for law in library().laws():
        for game in ("roulette-french", "craps", "boule", "trente-et-quarante", "wheel-of-fortune"):
            if game not in library().games(law):
                continue
            for row in rows(law, game):
                if not row.net:
                    continue
                counted.add(game)
                assert sum(chance for _, chance in row.net) == 1
                assert -sum(net * chance for net, chance in row.net) == row.edge
                assert sum(net * net * chance for net, chance in row.net) - row.edge**2 == row.variance
    assert counted == {"roulette-french", "craps", "boule", "trente-et-quarante", "wheel-of-fortune"}
