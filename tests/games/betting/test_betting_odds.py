"""The figures of betting, each a second way: by summing results, by a long run, by a pool settled at a table."""

from __future__ import annotations

import random
from fractions import Fraction
from math import sqrt

import pytest
from betting_oracle import BOATS, Shop, event, opened, part_won

from novamas.games.betting.acts import JoinPool
from novamas.games.betting.fixtures import BUILT_IN, Fixture
from novamas.games.betting.markets import open_prices
from novamas.games.betting.models import results_of
from novamas.games.betting.odds import crowd, expected_dividend, nets, odds, overround, pool_nets
from novamas.games.odds import spread


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.clause("EUS96-A5-001")
def test_what_a_selection_costs(name: str) -> None:
    """The edge of each selection is what its results leave, summed by hand."""
    fixture = BUILT_IN[name]
    places = 2 if fixture.is_field else 0
    for on, price in open_prices(fixture, 1, places, 80):
        mean = Fraction(0)
        for result, p in spread(results_of(fixture)).items():
            part = part_won(fixture, on, str(result), places)
            mean += p * (0 if part is None else part * Fraction(price, 100) - 1)
        assert mean == sum(x * p for x, p in nets(fixture, on, price, places).items())
        assert mean < 0


def test_overround_is_what_all_together_cost() -> None:
    prices = {"winner:1-1": 200, "winner:1-2": 180, "total:1-over": 150}
    assert overround(prices, "winner") == Fraction(1, 2) + Fraction(100, 180) - 1


def test_rows_cost_about_the_margin_and_the_take_out() -> None:
    rows = odds(opened())
    assert {row.bet for row in rows} == {
        "winner", "placed", "exacta", "total", "handicap", "combined", "pool-winner",
    }  # fmt: skip
    for row in rows:
        least, most = {"combined": (0.12, 0.16), "pool-winner": (0.15, 0.21)}.get(row.bet, (0.05, 0.09))
        assert least < row.edge < most, (row.bet, float(row.edge))
        assert row.win + row.push + row.lose == 1


def test_a_long_run_finds_the_edge() -> None:
    """Two hundred thousand finishes, drawn as tables draw them, within five standard errors."""
    fixture, rng = BUILT_IN["regatta"], random.Random(7)
    dist = results_of(fixture)
    values, weights = zip(*dist, strict=True)
    drawn = rng.choices(values, weights=[w / dist.total for w in weights], k=200_000)
    for on, price in dict(open_prices(fixture, 1, 2, 80)).items():
        net = nets(fixture, on, price, 2)
        mean = float(sum(x * p for x, p in net.items()))
        square = float(sum(x * x * p for x, p in net.items()))
        of = {value: float((part_won(fixture, on, str(value), 2) or 0) * price / 100 - 1) for value in values}
        run = sum(map(of.__getitem__, drawn)) / len(drawn)
        assert abs(run - mean) < 5 * sqrt((square - mean**2) / len(drawn)), on


def test_a_pool_is_worth_what_tables_pay() -> None:
    """Every result played at a table, with the others' stakes: the mean is the expected dividend."""
    options = {"programme": [event("e", BOATS)], "events": 1}
    game = opened(options)
    (fixture,) = game.shop.fixtures
    others = crowd(game, fixture)
    on = "pool-winner:1-2"
    mean = whole = Fraction(0)
    for result, p in spread(results_of(fixture)).items():
        shop = Shop("ana", "bea", **options, most_stake=10_000)
        shop.announce()
        for each, amount in others.items():
            shop.act(JoinPool(by="bea", on=each, amount=amount))
        shop.act(JoinPool(by="ana", on=on, amount=1_000))
        shop.run(str(result))
        back = Fraction(shop.net("ana"), 1_000) + 1
        mean += back * p
        whole += p if back else 0
    assert mean / whole == expected_dividend(game, fixture, on, others)
    assert mean - 1 == sum(x * p for x, p in pool_nets(game, fixture, on, others).items())


def test_a_pool_alone_brings_the_least_dividend() -> None:
    game = opened()
    fixture: Fixture = BUILT_IN["regatta"]
    assert expected_dividend(game, fixture, "pool-winner:1-1", {}) == 1
