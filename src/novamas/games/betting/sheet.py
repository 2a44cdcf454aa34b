"""The sheet of a betting shop: where it stands, its programme with the house's opinion, its limits, its pools."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from novamas.games.betting.acts import DeclareParty, RectifyResult, ScratchEntry, VoidEvent
from novamas.games.betting.course import CAUSES
from novamas.games.betting.fixtures import BUILT_IN, MOST, Fixture
from novamas.games.betting.odds import odds
from novamas.games.betting.play import BettingGame
from novamas.games.betting.rules import CENTS, KINDS, MOST_EVENTS, MOST_MARGIN, MOST_TAKE, SHOP, VENUE
from novamas.games.betting.rules import BettingHouse as House
from novamas.games.betting.rules import BettingRules as Rules
from novamas.games.sheet import Choice, Cloth, Irregularity, Limit, Sheet, SpotInfo, Step, chips, table_choices
from novamas.kit.decider import DIRECTOR, INSPECTOR


class BettingCloth(Cloth, frozen=True, kw_only=True, tag="betting"):
    """The picture: where the shop stands, what may be announced, and how pools are paid, in thousandths and
    hundredths."""

    premises: str
    venue: str
    authorised: tuple[str, ...]
    events: int
    programme: tuple[Fixture, ...]
    places: int
    margin: int
    deduction: bool
    pools: bool
    take_out: int
    breakage_step: int
    breakage: str
    least_dividend: int
    unwon: str
    most_stake: int
    most_liability: int
    matters: tuple[str, ...]


def sheet(game: BettingGame, minimum: int) -> Sheet:
    rules, house = game.rules, game.house
    best = {row.bet: row for row in odds(game)}
    spots = []
    for limit in limits(game, minimum):
        found = best.get(limit.kind)
        spots.append(
            SpotInfo(
                spot=limit.kind,
                kind=limit.kind,
                covers=(),
                parts=(),
                pays="",
                min=limit.min,
                max=limit.max,
                win=str(found.win if found else Fraction(0)),
                edge=str(found.edge if found else Fraction(0)),
                choice=found.strategy if found else "",
                clauses=rules.event.clauses,
                limit_clauses=rules.scope.clauses,
            )
        )
    return Sheet(
        family=rules.family,
        minimum=minimum,
        chips=chips(minimum, minimum * house.most_stake),
        spots=tuple(spots),
        order=(Step(tuple(game.spots), rules.event.clauses),),
        at_once="no",
        collect_clauses=rules.event.clauses,
        cloth=cloth(game),
        irregularities=tuple(irregularities(game)),
    )


def limits(game: BettingGame, minimum: int) -> tuple[Limit, ...]:
    """The same for every kind of bet; what the house may lose on a selection bounds it besides."""
    return tuple(Limit(kind, minimum, minimum * game.house.most_stake) for kind in game.spots)


def cloth(game: BettingGame) -> BettingCloth:
    house = game.house
    return BettingCloth(
        premises=house.premises,
        venue=house.venue if house.premises == VENUE else "",
        authorised=house.authorised,
        events=house.events,
        programme=game.shop.fixtures,
        places=house.places,
        margin=house.margin,
        deduction=house.deduction,
        pools=house.pools,
        take_out=house.take_out,
        breakage_step=house.breakage_step,
        breakage=house.breakage,
        least_dividend=house.least_dividend,
        unwon=house.unwon,
        most_stake=house.most_stake,
        most_liability=house.most_liability,
        matters=game.rules.allowed,
    )


def irregularities(game: BettingGame) -> Iterator[Irregularity]:
    """What staff can report: withdrawals, people who take part, a result that was wrong, an event that does not
    count."""
    clauses = game.rules.event.clauses
    yield Irregularity(ScratchEntry.__name__, (INSPECTOR,), clauses)
    yield Irregularity(DeclareParty.__name__, (INSPECTOR,), clauses)
    yield Irregularity(RectifyResult.__name__, (DIRECTOR,), clauses)
    yield Irregularity(VoidEvent.__name__, (DIRECTOR,), clauses, CAUSES)


def choices(rules: Rules) -> Iterator[Choice]:
    """What this law leaves to the house."""
    yield from table_choices(rules)
    usual, own = House(), rules.internal.clauses
    yield Choice(name="premises", type="choice", values=(VENUE, SHOP), default=VENUE, clauses=rules.premises.clauses)
    yield Choice(name="venue", type="text", default=usual.venue, clauses=own, given=("premises", (VENUE,)))
    yield Choice(
        name="authorised", type="choice", values=KINDS, many=True, default=KINDS, clauses=rules.premises.clauses
    )
    names = tuple(BUILT_IN)
    yield Choice(name="programme", type="choice", values=names, many=True, default=names, clauses=rules.event.clauses)
    numbers = {
        "events": (1, MOST_EVENTS),
        "margin": (0, MOST_MARGIN),
        "most_stake": (1, 100_000),
        "most_liability": (1, 1_000_000),
        "places": (1, MOST - 2),
    }
    for name, (least, most) in numbers.items():
        yield Choice(name=name, type="number", min=least, max=most, default=getattr(usual, name))
    yield Choice(name="deduction", type="flag", default=usual.deduction)
    yield Choice(name="pools", type="flag", default=usual.pools)
    pooled = ("pools", (True,))
    numbers = {"take_out": (0, MOST_TAKE), "breakage_step": (1, CENTS), "least_dividend": (0, 2 * CENTS)}
    for name, (least, most) in numbers.items():
        yield Choice(name=name, type="number", min=least, max=most, default=getattr(usual, name), given=pooled)
    yield Choice(name="breakage", type="choice", values=("house", "carry"), default=usual.breakage, given=pooled)
    yield Choice(name="unwon", type="choice", values=("refund", "carry"), default=usual.unwon, given=pooled)
