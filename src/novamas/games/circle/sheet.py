"""The sheet of a game in which a player is the bank: what may lie against it, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from novamas.games.circle.rules import CircleRules
from novamas.games.odds import Row
from novamas.games.sheet import Cloth, Irregularity, Limit, Sheet, SpotInfo, Step, chips


def circle_sheet(
    rules: CircleRules,
    minimum: int,
    row: Row,
    limits: tuple[Limit, ...],
    covers: Callable[[str], tuple[str, ...]],
    clauses: Callable[[str], tuple[str, ...]],
    limit_clauses: tuple[str, ...],
    cloth: Cloth,
    irregularities: Iterable[Irregularity],
) -> Sheet:
    """The spots within their limits, each with the figures of best play; `covers` are the hands that
    a spot bets on, `clauses` the rules of a spot, `limit_clauses` those of all limits."""
    spots = tuple(
        SpotInfo(
            spot=limit.kind,
            kind=limit.kind,
            covers=covers(limit.kind),
            parts=(),
            pays=row.pays,
            min=limit.min,
            max=limit.max,
            win=str(row.win),
            edge=str(row.edge),
            clauses=clauses(limit.kind),
            limit_clauses=limit_clauses,
        )
        for limit in limits
    )
    return Sheet(
        family=rules.family,
        minimum=minimum,
        chips=chips(minimum, max(spot.max for spot in spots)),
        spots=spots,
        order=(Step(tuple(limit.kind for limit in limits), rules.settlement.clauses),),
        at_once="no",
        collect_clauses=rules.settlement.clauses,
        cloth=cloth,
        irregularities=tuple(irregularities),
    )
