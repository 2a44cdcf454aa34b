"""The sheet of a craps table: its spots and boxes, the odds that go with them, the dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from novamas.games.cloth.sheet import list_covered, stake, steps
from novamas.games.craps.acts import (
    Craps,
    DiceOnFloor,
    NoteBreach,
    ShortThrow,
    VoidThrow,
)
from novamas.games.craps.odds import odds
from novamas.games.craps.play import CrapsGame
from novamas.games.craps.rules import CrapsHouse, CrapsRules, simple_maximum
from novamas.games.odds import Row
from novamas.games.sheet import Choice, Cloth, Irregularity, Limit, Sheet, SpotInfo, chips, table_choices
from novamas.kit.decider import CROUPIER


class CrapsCloth(Cloth, frozen=True, kw_only=True, tag="craps"):
    """The picture: the boxes of the numbers, the bets that move to them, the odds of each bet, the dice at the table.

    `odds` says, by spot, which bet a spot goes with and how many per cent of it may be staked there; 0 says nothing.
    """

    boxes: tuple[int, ...]
    seven: int
    moves: tuple[str, ...]
    odds: dict[str, tuple[str, int]]
    dice: int
    thrown: int
    two_colours: bool


def sheet(game: CrapsGame, minimum: int) -> Sheet:
    rows = {row.bet: row for row in odds(game) if not row.strategy}
    spots = tuple(describe(game, minimum, kind, rows[kind]) for kind in game.bets)
    settlement = game.rules.settlement
    return Sheet(
        family=game.rules.family,
        minimum=minimum,
        chips=chips(minimum, max(info.max for info in spots)),
        spots=spots,
        order=tuple(step for step in steps(game) if any(kind in game.bets for kind in step.kinds)),
        at_once=settlement.at_once,
        collect_clauses=settlement.collect_clauses,
        cloth=cloth(game),
        irregularities=tuple(irregularities(game)),
    )


def describe(game: CrapsGame, minimum: int, kind: str, row: Row) -> SpotInfo:
    """A spot; of odds, the most that the highest simple bet would allow."""
    most = most_on(game, minimum, kind)
    limit = game.rules.maxima[game.bet_rule(kind).group]
    spot = game.spots[kind]
    return SpotInfo(
        spot=kind,
        kind=kind,
        covers=list_covered(game, spot),
        parts=(),
        pays=row.pays,
        min=minimum,
        max=most,
        win=str(row.win),
        edge=str(row.edge),
        clauses=game.bet_rule(kind).clauses,
        limit_clauses=tuple(dict.fromkeys((*limit.clauses, *game.rules.minimum.clauses))),
    )


def most_on(game: CrapsGame, minimum: int, kind: str) -> int:
    """The maximum on a spot at a minimum."""
    state = Craps(minimum=minimum)
    if (base := game.bases.get(kind)) is not None:
        return game.room(state, kind, {base: minimum * simple_maximum(game.rules, game.house)})
    amount = stake(game, state, game.spots[kind])
    assert amount is not None
    return amount.hi


def limits(game: CrapsGame, minimum: int) -> tuple[Limit, ...]:
    """What may lie on each spot that a stake can be laid on."""
    return tuple(Limit(kind, minimum, most_on(game, minimum, kind)) for kind in game.bets)


def cloth(game: CrapsGame) -> CrapsCloth:
    rules = game.rules
    percents = {kind: rules.maxima[game.bets[kind].group].percent for kind in game.bases}
    return CrapsCloth(
        boxes=rules.point.numbers,
        seven=rules.point.seven,
        moves=tuple(dict.fromkeys(kind for kind, _ in game.boxed.values())),
        odds={kind: (base, percents[kind].get(str(game.bets[kind].number), 0)) for kind, base in game.bases.items()},
        dice=rules.dice.at_table,
        thrown=rules.dice.thrown,
        two_colours=rules.dice.two_colours,
    )


def irregularities(game: CrapsGame) -> Iterable[Irregularity]:
    void, dice, shooter = game.rules.void, game.rules.dice, game.rules.shooter
    yield Irregularity(VoidThrow.__name__, (CROUPIER,), void.clauses, void.causes)
    yield Irregularity(ShortThrow.__name__, (CROUPIER,), dice.touch_clauses)
    if dice.fallen is not None:
        yield Irregularity(DiceOnFloor.__name__, (CROUPIER,), dice.fallen.clauses)
    yield Irregularity(NoteBreach.__name__, (CROUPIER,), shooter.faults_clauses, shooter.faults)


def choices(rules: CrapsRules) -> Iterator[Choice]:
    """What this law leaves to the house at a dice table: maxima inside a range, when the dice are changed, its size."""
    yield from table_choices(rules)
    simple, multiple = rules.maxima["simple"], rules.maxima["multiple"]
    if simple.between is not None:
        least, most = simple.between
        yield Choice(name="maximum", type="number", min=least, max=most, default=most, clauses=simple.clauses)
    if multiple.gain is not None:
        yield Choice(name="gain", type="text", default=str(multiple.gain[1]), clauses=multiple.clauses)
    usual = CrapsHouse().change_after
    yield Choice(name="change_after", type="number", min=1, default=usual, clauses=rules.dice.change.clauses)
    if "half" in rules.staff:
        yield Choice(name="half", type="flag", default=False, clauses=rules.staff["half"].clauses)
