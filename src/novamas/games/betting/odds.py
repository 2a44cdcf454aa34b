"""What bets are worth by the house's own opinion: each selection at its opening price, and the pools.

The opinion is on the sheet, so nobody has to believe that it is the truth: it is what demonstrations are drawn by. A
pool is worth what others have staked, so its figures are those of a crowd that stakes on everything alike, and of one
that stakes as the opinion says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from novamas.games.betting.fixtures import Fixture
from novamas.games.betting.markets import (
    DOUBLE,
    FIXED,
    OVER,
    PLACE,
    POOL_WIN,
    WIN,
    back,
    chances,
    fair,
    kind_on,
    open_prices,
    places_that_count,
    pool_selections,
    selections,
    show_price,
    what_on,
    won_part,
)
from novamas.games.betting.models import results_of
from novamas.games.betting.play import BettingGame
from novamas.games.betting.pools import pay, share_out
from novamas.games.betting.rules import CENTS
from novamas.games.odds import Chart, Note, Row, net_of, row, spread

CROWD, TICKET = 100_000, 1_000
"""What others have staked in the pools of which figures are told, and what one stakes oneself, in minor units."""


def places_of(game: BettingGame, fixture: Fixture) -> int:
    return places_that_count(game.house.places, len(fixture.entries)) if fixture.is_field else 0


def nets(fixture: Fixture, on: str, price: int, places: int) -> dict[Fraction, Fraction]:
    """The net results of one unit staked at a price, each with its probability."""
    return net_of(
        (back(won_part(fixture, on, str(result), places), price) - 1, p)
        for result, p in spread(results_of(fixture)).items()
    )


def overround(prices: Mapping[str, int], kind: str) -> Fraction:
    """What all selections of a market cost together to be sure of one, less that one."""
    return sum((Fraction(CENTS, price) for on, price in prices.items() if kind_on(on) == kind), Fraction(0)) - 1


def opening_prices(game: BettingGame, fixture: Fixture) -> dict[str, int]:
    return dict(open_prices(fixture, 1, places_of(game, fixture), game.house.margin))


def odds(game: BettingGame) -> list[Row]:
    """The likeliest selection of each market of each event, a double of the first two winners, and the pools."""
    clauses = game.rules.event.clauses
    rows = []
    likeliest = []
    for fixture in game.shop.fixtures:
        prices, places = opening_prices(game, fixture), places_of(game, fixture)
        for kind in FIXED:
            if not (every := [on for on in prices if kind_on(on) == kind]):
                continue
            on = max(every, key=lambda each: chances(fixture, each, places)[0])
            net = nets(fixture, on, prices[on], places)
            if kind == WIN:
                likeliest.append((fixture, prices[on], net))
            rows.append(row(kind, show_price(prices[on]), net, clauses, f"event-{fixture.sport}"))
    rows += double(likeliest[:2], clauses)
    if game.house.pools:
        for fixture in game.shop.fixtures:
            rows.append(pool_row(game, fixture))
    return rows


def double(legs: list[tuple[Fixture, int, dict[Fraction, Fraction]]], clauses: tuple[str, ...]) -> Iterator[Row]:
    """Both must win; what the first brings is staked on the second."""
    if len(legs) == 2:
        (_, one, first), (_, other, second) = legs
        net = net_of(((1 + x) * (1 + y) - 1, p * q) for x, p in first.items() for y, q in second.items())
        yield row(DOUBLE, show_price(one * other // CENTS), net, clauses)


def crowd(game: BettingGame, fixture: Fixture, informed: bool = True) -> dict[str, int]:
    """What others have staked on each winner: as the opinion says, or on all alike."""
    every = list(pool_selections(fixture, 1, 0))
    if not informed:
        return dict.fromkeys(every, CROWD // len(every))
    places = places_of(game, fixture)
    return {on: int(CROWD * chances(fixture, on, places)[0]) for on in every}


def pool_nets(
    game: BettingGame, fixture: Fixture, on: str, others: Mapping[str, int], amount: int = TICKET
) -> dict[Fraction, Fraction]:
    """What one staked in a pool wins or loses when others have staked so much on each selection."""
    house, places = game.house, places_of(game, fixture)
    stakes = {**others, on: others.get(on, 0) + amount}
    found = []
    for result, p in spread(results_of(fixture)).items():
        parts = {each: won_part(fixture, each, str(result), places) or Fraction(0) for each in stakes}
        paid = share_out(house, stakes, parts).paid
        returned = amount if not paid and house.unwon == "refund" else pay(house, amount, paid.get(on, 0))
        found.append((Fraction(returned, amount) - 1, p))
    return net_of(found)


def expected_dividend(game: BettingGame, fixture: Fixture, on: str, others: Mapping[str, int]) -> Fraction:
    """What one staked brings back on the average where it wins anything, beside what others have staked."""
    paid = [(1 + x, p) for x, p in pool_nets(game, fixture, on, others).items() if x > -1]
    whole = sum((p for _, p in paid), Fraction(0))
    return sum((x * p for x, p in paid), Fraction(0)) / whole if whole else Fraction(0)


def pool_row(game: BettingGame, fixture: Fixture) -> Row:
    """The likeliest winner in a pool of others who stake as the opinion says."""
    others = crowd(game, fixture)
    on = max(others, key=lambda each: others[each])
    net = pool_nets(game, fixture, on, others)
    clauses, sport = game.rules.event.clauses, f"event-{fixture.sport}"
    return row(POOL_WIN, "", net, clauses, sport, among_players=True)


# -- charts ------------------------------------------------------------------------------------------------------------


def charts(game: BettingGame) -> Iterator[Chart]:
    """Every selection of every event: what it costs and what it would cost without a margin; then the pools."""
    for fixture in game.shop.fixtures:
        yield prices_chart(game, fixture)
        if game.house.pools:
            yield pool_chart(game, fixture)


def prices_chart(game: BettingGame, fixture: Fixture) -> Chart:
    prices, places = opening_prices(game, fixture), places_of(game, fixture)
    rows = []
    for on in selections(fixture, 1, places):
        won, _ = chances(fixture, on, places)
        net = nets(fixture, on, prices[on], places)
        edge = -sum((x * p for x, p in net.items()), Fraction(0))
        cells = (percent(won), f"{float(fair(fixture, on, places)):.3f}", show_price(prices[on]), percent(edge))
        rows.append((name_selection(fixture, on), cells))
    notes = tuple(
        Note(f"chart-betting-over-{kind}", {"over": round(1000 * market)})
        for kind in FIXED
        if kind != PLACE and (market := overround(prices, kind)) > -1
    )
    return Chart(f"betting-{fixture.sport}", ("chance", "fair", "price", "edge"), tuple(rows), "betting", notes)


def pool_chart(game: BettingGame, fixture: Fixture) -> Chart:
    rows = []
    for on in pool_selections(fixture, 1, 0):
        cells = []
        for informed in (True, False):
            others = crowd(game, fixture, informed)
            net = pool_nets(game, fixture, on, others)
            edge = -sum((x * p for x, p in net.items()), Fraction(0))
            cells += [f"{float(expected_dividend(game, fixture, on, others)):.3f}", percent(edge)]
        rows.append((name_selection(fixture, on), tuple(cells)))
    columns = ("dividend", "edge", "dividend-alike", "edge-alike")
    take = Note("chart-betting-take-out", {"take": game.house.take_out})
    return Chart(f"betting-pool-{fixture.sport}", columns, tuple(rows), "betting", (take,))


def name_selection(fixture: Fixture, on: str) -> str:
    """A selection by the names of its entries, as far as it has such names."""
    kind, what = kind_on(on), what_on(on)
    if what in (OVER, "under"):
        return f"{'>' if what == OVER else '<'} {halves(fixture.total)}"
    if what == "0":
        return "X"
    names = " → ".join(fixture.entries[int(n) - 1] for n in what.split("-"))
    if kind == "handicap":
        given = fixture.handicap if what == "1" else -fixture.handicap
        return f"{names} {'+' if given > 0 else ''}{halves(given)}"
    return f"{names} {PLACES}" if kind == PLACE else names


PLACES = "(+)"
"""Marks a selection to be placed, among those to win."""


def halves(number: int) -> str:
    """A line told in halves: 5 is "2.5"."""
    return f"{number / 2:g}"


def percent(chance: Fraction) -> str:
    return f"{100 * float(chance):.2f} %"
