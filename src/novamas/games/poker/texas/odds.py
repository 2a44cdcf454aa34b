"""The odds of texas poker: the ante played best, by a chart and by rules of thumb, and the Texas Bonus; all exact.

The count takes a while (`kernel.py`) and is remembered (`games/counts.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.odds import Chart, Row
from novamas.games.poker.counting import Ends, Figures, Least, Prize, row_of, side_bet
from novamas.games.poker.going import ANTE
from novamas.games.poker.rules import high
from novamas.games.poker.sheet import all_pays
from novamas.games.poker.texas.exact import LEADS, Entry, Texas, texas
from novamas.games.poker.texas.play import TexasGame
from novamas.games.poker.texas.rules import TEXAS_BONUS
from novamas.kit.hands import HEIGHTS, RANK_NAMES, TWO

BEST, CHART, NEVER_GIVEN_UP = "best-play", "by-the-chart", "bonus-never-given-up"
THUMBS = {"all": "always-go", "pair": "pair-or-better", "pair-or-draw": "pair-or-draw"} | {
    f"pair-draw-or-{lead}": f"pair-draw-or-{RANK_NAMES[lead]}" for lead in LEADS
}
"""The rules of thumb, by the names under which they are counted and told."""
DRAWS = {"none": (), "one": ("gutshot",), "two": ("open-ended",)}
"""How the chart tells of ranks that complete a straight."""


def count_deals(game: TexasGame) -> Texas:
    """Every deal, under these rules."""
    bets = game.rules.bets
    assert bets.second.pays is not None
    second = Fraction(bets.second.times)
    paid = {kind: Fraction(line.pays) for kind, line in bets.ante.prizes.items()}
    ends = Ends(won={kind: pays + second * bets.second.pays for kind, pays in paid.items()}, idle=paid, second=second)
    qualify = game.rules.qualify.least()
    return texas(game.ranking, ends, Least(qualify.kind, qualify.ranks), bonus_prizes(game))


def bonus_prizes(game: TexasGame) -> tuple[Prize, ...]:
    """The lines of the bonus; what is no line between two of them is not paid."""
    prizes, found = game.rules.bets.texas_bonus.prizes, []
    for kind in game.ranking.kinds():
        line = prizes.get(kind)
        least = high(line.least) if line else TWO
        if line is None or least > TWO:
            found.append(Prize(Least(kind), Fraction(-1)))
        if line is not None:
            found.append(Prize(Least(kind, (least,) if least > TWO else ()), Fraction(line.pays)))
    return tuple(found)


def odds(game: TexasGame) -> list[Row]:
    """The ante by best play, by the chart and by rules of thumb; then the bonus, given up with the ante or never."""
    found = count_deals(game)
    return [
        ante_row(game, found.best, BEST),
        ante_row(game, found.by_chart, CHART),
        *(ante_row(game, found.thumb[counted_as], told) for counted_as, told in THUMBS.items()),
        bonus_row(game, found.bonus, BEST),
        never_given_up(game),
    ]


def ante_row(game: TexasGame, found: Figures, way: str) -> Row:
    """The expected loss is per ante; what is put down for it is more, with the second bets."""
    rules = game.rules
    clauses = (
        *rules.bets.ante.clauses, *rules.bets.second.clauses, *rules.qualify.clauses, *rules.tie.clauses,
        *(c for line in rules.bets.ante.prizes.values() for c in line.clauses),
    )  # fmt: skip
    return row_of(ANTE, pays(game)[ANTE], found, way, clauses)


def bonus_row(game: TexasGame, found: Figures, way: str) -> Row:
    """With best play for the ante a bonus that is won may be given up; who never does that loses less by it."""
    rule = game.rules.bets.texas_bonus
    clauses = (*rule.clauses, *(c for line in rule.prizes.values() for c in line.clauses))
    return row_of(TEXAS_BONUS, pays(game)[TEXAS_BONUS], found, way, clauses)


def never_given_up(game: TexasGame) -> Row:
    """The bonus by the first five cards alone: this needs no long count."""
    return bonus_row(game, side_bet(game.ranking, bonus_prizes(game)), NEVER_GIVEN_UP)


def pays(game: TexasGame) -> dict[str, str]:
    """What each bet pays, without the figures."""
    bets = game.rules.bets
    return {ANTE: all_pays(bets.ante.prizes), TEXAS_BONUS: all_pays(bets.texas_bonus.prizes)}


def charts(game: TexasGame) -> Iterator[Chart]:
    """When to go with nothing made; with a pair or better by an own card one always goes.

    A line is a sort of flop; a column the higher of the own cards, and there the least that the lower one must be.
    """
    heights = tuple(reversed(HEIGHTS))
    lines: dict[tuple[str, str, str], dict[int, Entry]] = {}
    for entry in count_deals(game).chart:
        lines.setdefault((entry.flop, entry.suits, entry.straight), {})[entry.high] = entry
    for flop in dict.fromkeys(key[0] for key in lines):
        rows = tuple(
            (" ".join((suits, *DRAWS[straight])), tuple(answer(entries.get(lead)) for lead in heights))
            for (name, suits, straight), entries in lines.items()
            if name == flop
        )
        yield Chart(f"flop-{flop}", tuple(RANK_NAMES[lead] for lead in heights), rows)


def answer(entry: Entry | None) -> str:
    """An entry of the chart: go, give up, or go from this lower card on."""
    if entry is None:
        return ""
    if entry.low == 0:
        return "fold"
    return "go" if entry.low == TWO else f"{RANK_NAMES[entry.low]}+"
