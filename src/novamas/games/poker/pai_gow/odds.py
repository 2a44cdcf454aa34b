"""The odds of pai gow poker, against a bank that sets its cards by the house's way."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.odds import Chart, Row
from novamas.games.poker.pai_gow.exact import Way, pai_gow
from novamas.games.poker.pai_gow.play import PaiGowGame
from novamas.games.poker.pai_gow.rules import WAGER

BY_HOUSE, BEST = "as-the-house", "best-play"


def odds(game: PaiGowGame) -> list[Row]:
    """Set as the house does, and set best."""
    rules = game.rules
    ends = {key: case.result for key, case in rules.cases.items()}
    found = pai_gow(rules.ranking.ranking(), rules.low.ranking(), ends, rules.setting.wrong != "lost", game.kept)
    return [row(game, BY_HOUSE, found.by_house), row(game, BEST, found.best)]


def row(game: PaiGowGame, strategy: str, found: Way) -> Row:
    edge, rules = found.loss(game.kept), game.rules
    clauses = (*rules.bets.wager.clauses, *(c for case in rules.cases.values() for c in case.clauses))
    return Row(
        bet=WAGER,
        pays=pays(game)[WAGER],
        win=found.win,
        push=found.push,
        lose=found.lose,
        edge=edge,
        variance=found.win * (1 - game.kept) ** 2 + found.lose - edge**2,
        strategy=strategy,
        clauses=tuple(dict.fromkeys((*clauses, *rules.commission.clauses))),
    )


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
