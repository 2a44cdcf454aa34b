"""The odds of pai gow poker, against a bank that sets its cards by the house's way: within stated bounds.

As the law is read by default they come from `exact.py`. Where a reading changes how hands compare, fewer deals
are played out here, and the bounds are wider.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt

from novamas.games.counts import long_count
from novamas.games.odds import Chart, Row
from novamas.games.poker.pai_gow.exact import Bounds, Way, Z, pai_gow
from novamas.games.poker.pai_gow.house_way import house_way
from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.rules import HOLD, WAGER, PaiGowRules
from novamas.games.poker.pai_gow.setting import DECK, Pair, compare
from novamas.kit.hands import Ranking

BY_HOUSE, BEST = "as-the-house", "best-play"
DEALS, SEED = 4_000, "pai gow odds"
MIRROR = {"higher": "lower", "equal": "equal", "lower": "higher"}
"""The same comparison from the other side."""


def odds(game: PaiGowGame) -> list[Row]:
    """Set as the house does, and set best where that has been bounded."""
    if not usual(game.rules):
        return [row_of_house_way(game)]
    found = pai_gow(game.kept)
    return [row_of_bound(game, BY_HOUSE, found.by_house), row_of_bound(game, BEST, found.best)]


def usual(rules: PaiGowRules) -> bool:
    """Whether hands compare as the long count has them."""
    wins = {key for key, case in rules.cases.items() if case.result == "won"}
    ties = {key for key, case in rules.cases.items() if case.result == "tied"}
    copies = {"higher-lower", "lower-higher", "higher-equal", "equal-higher"}
    return not rules.ranking.ties and not rules.low.ties and wins == {"higher-higher"} and ties == copies


def row_of_bound(game: PaiGowGame, way: str, found: Way) -> Row:
    win, push = (Fraction(share).limit_denominator(10**8) for share in (found.win, found.push))
    low, high = found.loss
    edge = Fraction(found.loss.middle).limit_denominator(10**8)
    square = win * (1 - game.kept) ** 2 + (1 - win - push)
    rules = game.rules
    clauses = (*rules.bets.wager.clauses, *(c for case in rules.cases.values() for c in case.clauses))
    return Row(
        bet=WAGER,
        pays=pays(game)[WAGER],
        win=win,
        push=push,
        lose=1 - win - push,
        edge=edge,
        variance=square - edge**2,
        method="computed",
        strategy=way,
        clauses=tuple(dict.fromkeys((*clauses, *rules.commission.clauses))),
        error=Fraction((high - low) / 2).limit_denominator(10**8),
    )


def row_of_house_way(game: PaiGowGame) -> Row:
    """Set as the house does, from deals that are played out. Either hand might have been the bank's, so that each deal
    counts both ways round; the error is three standard errors."""
    cases, worth = game.rules.cases, {"won": 1 - float(game.kept), "tied": 0.0, "lost": -1.0}
    shares, results = dict.fromkeys(worth, 0.0), []
    for (high, low), deals in compare_deals(game.rules.ranking.ranking(), game.rules.low.ranking()):
        ends = [cases[f"{high}-{low}"].result, cases[f"{MIRROR[high]}-{MIRROR[low]}"].result]
        results.append((sum(worth[end] for end in ends) / len(ends), deals))
        for end in ends:
            shares[end] += deals / (len(ends) * DEALS)
    mean = sum(x * deals for x, deals in results) / DEALS
    error = Z * sqrt(sum(deals * (x - mean) ** 2 for x, deals in results) / (DEALS - 1) / DEALS)
    loss = Bounds(-mean - error, -mean + error)
    return row_of_bound(game, BY_HOUSE, Way(loss, shares["won"], shares["tied"], shares["lost"]))


@long_count("pai-gow-poker", seconds=4)
def compare_deals(high: Ranking, low: Ranking) -> list[tuple[tuple[str, str], int]]:
    """How high and low hand compare in deals where both sides set their cards as the house does, and how often."""
    rng, found = random.Random(SEED), Counter[tuple[str, str]]()
    for _ in range(DEALS):
        cards = rng.sample(range(DECK), 2 * HOLD)
        mine, bank = (Pair(*house_way(cards[n : n + HOLD])) for n in (0, HOLD))
        of_high = compare(high.value(mine.high), high.value(bank.high))
        found[of_high, compare(low.value(mine.low), low.value(bank.low))] += 1
    return sorted(found.items())


def pays(game: PaiGowGame) -> dict[str, str]:
    """What a winning bet is paid, without the figures: even money less the commission."""
    win = 1 - game.kept
    return {WAGER: f"{win.numerator}:{win.denominator}"}


def charts(game: PaiGowGame) -> Iterator[Chart]:
    """The way in which the house sets its own cards, in the order in which its rules are tried."""
    rules = (
        "five-aces", "four-alike", "twice-three", "full-house", "three-pairs", "two-pairs", "straight-or-flush",
        "three-alike", "one-pair", "nothing",
    )  # fmt: skip
    yield Chart("house-way", ("",), tuple((rule, (f"way-{rule}",)) for rule in rules))
