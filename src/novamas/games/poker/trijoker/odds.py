"""The odds of trijoker: the three bets played best and by rules of thumb, counted exactly.

Figures are per unit of one of the three equal bets, as the text names its limits.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.counts import long_count
from novamas.games.odds import Chart, Row
from novamas.games.poker.counting import Figures, Least, Prize, row_of
from novamas.games.poker.rules import high
from novamas.games.poker.sheet import all_pays
from novamas.games.poker.trijoker.exact import Choice, Trijoker, trijoker
from novamas.games.poker.trijoker.play import TrijokerGame
from novamas.games.poker.trijoker.rules import WHOLE
from novamas.kit.hands import Ranking

BEST = "best-play"


def count_game(game: TrijokerGame) -> Trijoker:
    """Every hand and both common cards, under these rules."""
    lines = game.rules.prizes.items()
    return count_hands(game.ranking, tuple((kind, high(line.least), Fraction(line.pays)) for kind, line in lines))


@long_count("trijoker", seconds=3)
def count_hands(ranking: Ranking, prizes: tuple[tuple[str, int, Fraction], ...]) -> Trijoker:
    return trijoker(ranking, tuple(Prize(Least(kind, (least,)), pays) for kind, least, pays in prizes))


def odds(game: TrijokerGame) -> list[Row]:
    """Best play, then the rules of thumb."""
    found = count_game(game)
    return [bet_row(game, found.best, BEST), *(bet_row(game, each, way) for way, each in found.thumb.items())]


def bet_row(game: TrijokerGame, found: Figures, way: str) -> Row:
    rules = game.rules
    clauses = (
        *rules.bets.three_bets.clauses,
        *rules.choice.clauses,
        *(c for line in rules.prizes.values() for c in line.clauses),
    )
    return row_of(WHOLE, pays(game)[WHOLE], found, way, clauses)


def pays(game: TrijokerGame) -> dict[str, str]:
    return {WHOLE: all_pays(game.rules.prizes)}


def charts(game: TrijokerGame) -> Iterator[Chart]:
    """What to leave the first bet with, then the second: one line for each sort of hand."""
    found = count_game(game)
    for title, lines in (("first-bet", found.first), ("second-bet", found.second)):
        yield Chart(title, ("",), tuple((heading, ("leave",)) for heading in strategy_lines(lines)))


def strategy_lines(lines: tuple[Choice, ...]) -> list[str]:
    """A strategy in as few lines as say all of it: "paid", then whether all cards are of one suit, how many straights
    hold them, and how many high cards there are at least. A sort of which every hand stays is told by its name."""
    headings = ["paid"] if any(line.sight.made and line.stay for line in lines) else []
    rest = [line for line in lines if not line.sight.made]
    for suited in (True, False):
        alike = [line for line in rest if line.sight.suited == suited]
        if suited and all(line.stay for line in alike):
            headings.append("suited")
            continue
        for straights in sorted({line.sight.straights for line in alike if line.stay}, reverse=True):
            least = min(line.sight.high for line in alike if line.stay and line.sight.straights == straights)
            parts = (suited and "suited", straights and f"straights-{straights}", least and f"high-{least}")
            headings.append(" ".join(part for part in parts if part))
    return headings
