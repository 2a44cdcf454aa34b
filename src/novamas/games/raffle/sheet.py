"""The sheet of a draw: its prizes, its tickets, its limits, what the organiser may choose."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from novamas.games.raffle.odds import odds_at
from novamas.games.raffle.play import RaffleGame
from novamas.games.raffle.rules import (
    FREE,
    MOST_DAYS,
    MOST_TICKETS,
    SINGLE,
    SUCCESSIVE,
    TICKET,
    foreign,
)
from novamas.games.raffle.rules import RaffleHouse as House
from novamas.games.raffle.rules import RaffleRules as Rules
from novamas.games.sheet import Choice, Cloth, Limit, Sheet, SpotInfo, Step, chips, table_choices
from novamas.games.terms import join


class PrizeShown(Struct, frozen=True):
    """A prize: its name, what it is, its value, how many there are, the points that it takes (0: it is drawn)."""

    name: str
    kind: str
    value: int
    count: int
    points: int


class RaffleCloth(Cloth, frozen=True, kw_only=True, tag="raffle"):
    """The picture: the prizes, the first one first; how many tickets there are, how they are told apart and what one
    costs; whether they win when they are opened (`instant`), come free with a `product`, and on which days of a
    promotion they are drawn."""

    prizes: tuple[PrizeShown, ...]
    worth: int
    tickets: int
    most_tickets: int
    price: int
    marks: str
    instant: bool
    free: bool
    unsold: str
    product: str
    dates: tuple[int, ...]
    period: int


def sheet(game: RaffleGame, minimum: int) -> Sheet:
    rules = game.rules
    (limit,) = limits(game, minimum)
    first = odds_at(game, limit.min)[0]
    clauses = join(rules.tickets.clauses, rules.wins.clauses)
    spot = SpotInfo(
        spot=TICKET,
        kind=TICKET,
        covers=tuple(prize.name for prize in game.stand.kinds),
        parts=(),
        pays=first.pays,
        min=limit.min,
        max=limit.max,
        win=str(first.win),
        edge=str(first.edge),
        choice=first.strategy,
        clauses=clauses,
        limit_clauses=rules.tickets.clauses,
    )
    return Sheet(
        family=rules.family,
        minimum=minimum,
        chips=chips(limit.min, limit.max),
        spots=(spot,),
        order=(Step((TICKET,), rules.prizes.clauses),),
        at_once="no",
        collect_clauses=rules.prizes.clauses,
        cloth=cloth(game, minimum),
        irregularities=(),
    )


def limits(game: RaffleGame, minimum: int) -> tuple[Limit, ...]:
    """A ticket, and as many as one person may have."""
    price = game.stand.price(minimum)
    return (Limit(TICKET, price, price * min(game.house.most_tickets, game.house.tickets)),)


def cloth(game: RaffleGame, minimum: int) -> RaffleCloth:
    rules, house = game.rules, game.house
    return RaffleCloth(
        prizes=tuple(PrizeShown(p.name, p.kind, p.value, p.count, p.points) for p in game.stand.kinds),
        worth=game.stand.worth,
        tickets=house.tickets,
        most_tickets=house.most_tickets,
        price=game.stand.price(minimum),
        marks=house.marks,
        instant=rules.instant,
        free=rules.tickets.price == FREE,
        unsold=house.unsold,
        product=house.product if rules.promotion.product else "",
        dates=game.stand.dates if rules.dated else (),
        period=house.period,
    )


def choices(rules: Rules) -> Iterator[Choice]:
    """What this law leaves to the organiser."""
    left_out = frozenset(foreign(rules))
    yield from table_choices(rules)
    yield from (choice for choice in every_choice(rules) if choice.name not in left_out)


def every_choice(rules: Rules) -> Iterator[Choice]:
    usual, prizes, tickets, wins = House(), rules.prizes, rules.tickets.clauses, rules.wins.clauses
    most = MOST_TICKETS
    yield Choice(name="prizes", type="text", many=True, default=usual.prizes, clauses=prizes.clauses)
    worth, sold = join(prizes.clauses, prizes.cover_clauses), join(tickets, wins, prizes.cover_clauses)
    yield Choice(name="values", type="amount", many=True, min=1, default=usual.values, clauses=worth)
    kinds = (*prizes.never_clauses, *prizes.clauses)
    yield Choice(name="kinds", type="choice", values=prizes.kinds, many=True, default=usual.kinds, clauses=kinds)
    yield Choice(name="counts", type="number", many=True, min=1, default=usual.counts, clauses=prizes.clauses)
    yield Choice(name="tickets", type="number", min=1, max=most, default=usual.tickets, clauses=sold)
    yield Choice(name="most_tickets", type="number", min=1, max=most, default=usual.most_tickets, clauses=tickets)
    yield Choice(name="price", type="amount", min=0, default=usual.price, clauses=tickets)
    if len(rules.tickets.marks) > 1:
        marks = rules.tickets.marks
        yield Choice(name="marks", type="choice", values=marks, default=usual.marks, clauses=tickets)
    yield Choice(name="unsold", type="choice", values=rules.wins.unsold, default=usual.unsold, clauses=wins)
    yield Choice(name="points", type="number", many=True, min=0, default=usual.points, clauses=wins)
    yield Choice(name="point_values", type="number", many=True, min=1, default=usual.point_values, clauses=wins)
    yield Choice(name="point_tickets", type="number", many=True, min=1, default=usual.point_tickets, clauses=wins)
    promotion, dates = rules.promotion, rules.dates
    yield Choice(name="product", type="text", default=usual.product, clauses=promotion.clauses)
    yield Choice(name="ordinary", type="amount", min=0, default=usual.ordinary, clauses=promotion.surcharge_clauses)
    forms = (*dates.single_clauses, *dates.successive_clauses)
    yield Choice(name="tract", type="choice", values=(SINGLE, SUCCESSIVE), default=usual.tract, clauses=forms)
    yield Choice(name="dates", type="number", many=True, min=1, default=usual.dates, clauses=forms)
    yield Choice(name="period", type="number", min=1, max=MOST_DAYS, default=usual.period, clauses=dates.clauses)
