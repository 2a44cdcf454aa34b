"""The odds of trijoker: the three bets played best and by rules of thumb, counted exactly.

Figures are per unit of one of the three equal bets, as the text names its limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.odds import Chart, Row
from novamas.games.poker.counting import Figures, Least, Prize
from novamas.games.poker.exact_trijoker import Choice, Trijoker, trijoker
from novamas.games.poker.rules import high
from novamas.games.poker.sheet import all_pays
from novamas.games.poker.trijoker.play import TrijokerGame
from novamas.games.poker.trijoker.rules import WHOLE

BEST = "best-play"


def counted(game: TrijokerGame) -> Trijoker:
    """Every hand and both common cards, under these rules."""
    prizes = game.rules.prizes
    return trijoker(
        game.ranking,
        tuple(Prize(Least(kind, (high(line.least),)), Fraction(line.pays)) for kind, line in prizes.items()),
    )


def odds(game: TrijokerGame) -> list[Row]:
    """Best play, then the rules of thumb."""
    found = counted(game)
    return [bet_row(game, found.best, BEST), *(bet_row(game, each, way) for way, each in found.thumb.items())]


def bet_row(game: TrijokerGame, found: Figures, way: str) -> Row:
    rules = game.rules
    clauses = (
        *rules.bets.three_bets.clauses,
        *rules.choice.clauses,
        *(c for line in rules.prizes.values() for c in line.clauses),
    )
    return Row(
        bet=WHOLE,
        pays=pays(game)[WHOLE],
        win=found.win,
        push=found.push,
        lose=found.lose,
        edge=found.edge,
        variance=found.variance,
        strategy=way,
        clauses=tuple(dict.fromkeys(clauses)),
        staked=found.staked,
    )


def pays(game: TrijokerGame) -> dict[str, str]:
    return {WHOLE: all_pays(game.rules.prizes)}


def charts(game: TrijokerGame) -> Iterator[Chart]:
    """What to leave the first bet with, then the second: one line for each sort of hand, the best first."""
    found = counted(game)
    for title, lines in (("first-bet", found.first), ("second-bet", found.second)):
        rows = tuple((heading, ("leave",)) for heading in dict.fromkeys(seen(line) for line in lines if line.stay))
        yield Chart(title, ("",), rows)


def seen(line: Choice) -> str:
    """A line of the strategy in short: what is paid already; else "suited", how many straights, how many high cards."""
    sight = line.sight
    if sight.made:
        return sight.made
    parts = ["suited"] if sight.suited else []
    parts += [f"straights-{sight.straights}"] if sight.straights else []
    parts += [f"high-{sight.high}"] if sight.high else []
    return " ".join(parts)
