"""The sheet of every game with bets on a cloth: its spots with their limits and figures, and how it is paid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from novamas.games.cloth.acts import Spot
from novamas.games.cloth.play import ClothGame
from novamas.games.cloth.rules import ClothRules
from novamas.games.odds import Row
from novamas.games.sheet import Choice, Cloth, Irregularity, Limit, Sheet, SpotInfo, Step, chips, table_choices
from novamas.kit.chance import Value
from novamas.kit.spaces import Amount

AnyCloth = ClothGame[Any, Any, Any]


def cloth_sheet(
    game: AnyCloth, minimum: int, rows: Iterable[Row], cloth: Cloth, irregularities: Iterable[Irregularity] = ()
) -> Sheet:
    """The sheet of a game at a minimum, with the figures of its odds room and the picture of its family."""
    figures = best(rows)
    state = game.state(minimum=minimum)
    spots = tuple(info for spot in game.spots.values() if (info := describe(game, state, spot, figures[spot.kind])))
    return Sheet(
        family=game.rules.family,
        minimum=minimum,
        chips=chips(minimum, max(info.max for info in spots)),
        spots=spots,
        order=tuple(steps(game)),
        at_once=game.rules.settlement.at_once,
        collect_clauses=game.rules.settlement.collect_clauses,
        cloth=cloth,
        irregularities=tuple(irregularities),
    )


def cloth_choices(rules: ClothRules) -> Iterator[Choice]:
    """What every game of this kind leaves to the house."""
    yield from table_choices(rules)
    values = ("returned", "left")
    yield Choice(name="stakes", type="choice", values=values, default=values[0], clauses=rules.won.clauses)


def limits(game: AnyCloth, minimum: int) -> tuple[Limit, ...]:
    """What may lie on a spot of each kind, without the figures: quick enough for a floor full of tables."""
    state = game.state(minimum=minimum)
    stakes = ((kind, stake(game, state, game.spots[keys[0]])) for kind, keys in game.kinds.items())
    return tuple(Limit(kind, amount.lo, amount.hi) for kind, amount in stakes if amount is not None)


def stake(game: AnyCloth, state: object, spot: Spot) -> Amount | None:
    """What a player with chips enough may lay on a spot that is free; nothing where the limits leave no such stake."""
    room = game.room(state, spot.key, {})
    amount = game.amount(state, "", spot.kind, spot.key, room, room, False)
    return amount if isinstance(amount, Amount) else None


def best(rows: Iterable[Row]) -> dict[str, Row]:
    """The row of every kind of bet; where the player has a choice, the one that costs least."""
    found: dict[str, Row] = {}
    for row in rows:
        if row.bet not in found or row.edge < found[row.bet].edge:
            found[row.bet] = row
    return found


def describe(game: AnyCloth, state: object, spot: Spot, row: Row) -> SpotInfo | None:
    amount = stake(game, state, spot)
    if amount is None:
        return None
    limits = (*game.above(spot.key, amount.hi, amount.hi).clauses, *game.minimum_clauses(spot.kind))
    return SpotInfo(
        spot=spot.key,
        kind=spot.kind,
        covers=list_covered(game, spot),
        parts=spot.parts,
        pays=row.pays,
        min=amount.lo,
        max=amount.hi,
        win=str(row.win),
        edge=str(row.edge),
        choice=row.strategy,
        clauses=game.bet_rule(spot.kind).clauses,
        limit_clauses=tuple(dict.fromkeys(limits)),
    )


def list_covered(game: AnyCloth, spot: Spot) -> tuple[Value, ...]:
    """The outcomes that win something here, in ascending order."""
    wins = spot.covers.union(*(game.spots[on].covers for on, _ in spot.parts))
    return tuple(sorted(wins, key=lambda value: (len(str(value)), str(value))))


def steps(game: AnyCloth) -> Iterable[Step]:
    """The order of payment: one kind a step, even chances in one; kinds that the law does not rank come last."""
    settlement = game.rules.settlement
    clauses = tuple(c for c in settlement.clauses if c not in settlement.collect_clauses) or settlement.clauses
    paid = [kind for kind, keys in game.kinds.items() if not game.spots[keys[0]].parts]
    ranked = [kind for kind in settlement.pay_order if kind in paid]
    for together, kinds in groupby(ranked, key=lambda kind: kind in game.paid_in_one):
        if together:
            yield Step(tuple(kinds), clauses)
        else:
            yield from (Step((kind,), clauses) for kind in kinds)
    if rest := tuple(kind for kind in paid if kind not in ranked):
        yield Step(rest, clauses)
