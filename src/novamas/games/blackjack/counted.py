"""The long count of blackjack: all that its odds and charts need of the strategies, found once for terms that price
alike, whatever law or reading they come from."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from novamas.games.blackjack.arithmetic.figures import Beside, Figures, figures, insure, pay_at_once
from novamas.games.blackjack.arithmetic.hands import NONE, VALUES, places, plus
from novamas.games.blackjack.arithmetic.strategy import Action, Kind, strategy
from novamas.games.blackjack.arithmetic.terms import Terms
from novamas.games.blackjack.chart import tables
from novamas.games.counts import long_count
from novamas.games.odds import Chart

BEST: Kind = "by-cards"
BY_TOTALS: Kind = "by-totals"
NO_SURRENDER, NO_DOUBLING, NO_SPLITTING = "no-surrender", "no-doubling", "no-splitting"
NO_DOUBLING_ACES, INSURING, EVEN_MONEY = "no-doubling-aces", "insuring", "even-money"


class Box(Struct, frozen=True, kw_only=True):
    """The box under some terms: what each way to play it comes to, how it is played, and what best play does with a
    pair of each value against each first card of the bank."""

    ways: dict[str, Figures]
    charts: tuple[Chart, ...]
    pairs: tuple[tuple[Action, ...], ...]


@long_count("blackjack", seconds=4)
def box(terms: Terms, insurance: Beside, even_money: Fraction | None) -> Box:
    """Plays the box best, by its cards and by its total; then without one of its options, or with a bad one. Insurance
    stands beside every hand that faces an ace; even money is what a blackjack that faces one may be paid at once."""
    best, by_totals = strategy(terms, BEST), strategy(terms, BY_TOTALS)
    ways: dict[str, Figures] = {BEST: figures(terms, BEST), BY_TOTALS: figures(terms, BY_TOTALS)}
    if terms.surrender:
        ways[NO_SURRENDER] = figures(terms.without("surrender"), BEST)
    ways[NO_DOUBLING] = figures(terms.without("doubling"), BEST)
    ways[NO_SPLITTING] = figures(terms.without("splitting"), BEST)
    if terms.ace_doubled == "one":
        ways[NO_DOUBLING_ACES] = figures(terms.without("doubling-aces"), BEST)
    ways[INSURING] = insure(terms, BEST, insurance)
    if even_money is not None:
        ways[EVEN_MONEY] = pay_at_once(terms, BEST, float(even_money))
    pairs = (places()[plus(NONE, value, 2)] for value in VALUES)
    return Box(
        ways=ways,
        charts=tuple(tables(by_totals, best)),
        pairs=tuple(tuple(against.choices[pair].action for against in best.ups) for pair in pairs),
    )
