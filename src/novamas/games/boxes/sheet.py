"""The sheet of a game with boxes: each spot with its limits, and with the figures that take no time."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from novamas.games.cloth.sheet import AnyCloth, stake
from novamas.games.odds import Row
from novamas.games.sheet import Cloth, Irregularity, Sheet, SpotInfo, Step, chips


def box_sheet(
    game: AnyCloth,
    minimum: int,
    cloth: Cloth,
    pays: Mapping[str, str],
    rows: Iterable[Row] = (),
    irregularities: Iterable[Irregularity] = (),
    apart: Container[str] = (),
) -> Sheet:
    """The sheet of a game at a minimum; `pays` is what each kind pays, `rows` are figures that take no time. Kinds that
    are never laid by themselves are kept `apart`."""
    state = game.state(minimum=minimum)
    quick = {row.bet: row for row in rows}
    spots = []
    for spot in game.spots.values():
        amount = stake(game, state, spot)
        if amount is None or spot.kind in apart:
            continue
        rule, row = game.bet_rule(spot.kind), quick.get(spot.kind)
        limit = rule.maximum.clauses if rule.maximum is not None else ()
        spots.append(
            SpotInfo(
                spot=spot.key,
                kind=spot.kind,
                covers=(),
                parts=spot.parts,
                pays=pays[spot.kind],
                min=amount.lo,
                max=amount.hi,
                win=str(row.win) if row else "",
                edge=str(row.edge) if row else "",
                clauses=rule.clauses,
                limit_clauses=tuple(dict.fromkeys((*limit, *game.minimum_clauses(spot.kind)))),
            )
        )
    settlement = game.rules.settlement
    return Sheet(
        family=game.rules.family,
        minimum=minimum,
        chips=chips(minimum, max(spot.max for spot in spots)),
        spots=tuple(spots),
        order=(Step(tuple(game.kinds), settlement.clauses),),
        at_once=settlement.at_once,
        collect_clauses=settlement.collect_clauses,
        cloth=cloth,
        irregularities=tuple(irregularities),
    )
