"""The sheet of a counter for scratch tickets: what is printed on a ticket, what a lot is made of."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.scratch_tickets.acts import TICKET
from novamas.games.scratch_tickets.lots import ALIKE, BOXES, CODES
from novamas.games.scratch_tickets.odds import odds
from novamas.games.scratch_tickets.play import TicketGame
from novamas.games.scratch_tickets.rules import LEAST_TICKETS, MOST_IN_HAND, MOST_TICKETS
from novamas.games.scratch_tickets.rules import TicketHouse as House
from novamas.games.scratch_tickets.rules import TicketRules as Rules
from novamas.games.sheet import Choice, Cloth, Limit, Sheet, SpotInfo, Step, chips, table_choices


class TicketCloth(Cloth, frozen=True, kw_only=True, tag="scratch-tickets"):
    """The picture: a ticket has so many `boxes`, of which `alike` win; `times` are the prizes in prices, highest first,
    `printed` how many tickets a lot has of each and, last, of those that win nothing; codes are below `codes`."""

    boxes: int
    alike: int
    times: tuple[int, ...]
    printed: tuple[int, ...]
    codes: int
    in_hand: int


def sheet(game: TicketGame, minimum: int) -> Sheet:
    rules = game.rules
    (row,) = odds(game)
    (limit,) = limits(game, minimum)
    clauses = (*rules.scope.clauses, *rules.support.combinations_clauses)
    spot = SpotInfo(
        spot=TICKET,
        kind=TICKET,
        covers=game.lot.times,
        parts=(),
        pays=row.pays,
        min=limit.min,
        max=limit.max,
        win=str(row.win),
        edge=str(row.edge),
        clauses=clauses,
        limit_clauses=rules.support.price_clauses,
    )
    return Sheet(
        family=rules.family,
        minimum=minimum,
        chips=chips(minimum, limit.max),
        spots=(spot,),
        order=(Step((TICKET,), rules.reading.clauses),),
        at_once="no",
        collect_clauses=rules.scope.clauses,
        cloth=cloth(game),
        irregularities=(),
    )


def limits(game: TicketGame, minimum: int) -> tuple[Limit, ...]:
    """A ticket, and as many as one person may hold unread."""
    return (Limit(TICKET, minimum, minimum * game.house.in_hand),)


def cloth(game: TicketGame) -> TicketCloth:
    lot = game.lot
    return TicketCloth(
        boxes=BOXES,
        alike=ALIKE,
        times=lot.times,
        printed=lot.printed,
        codes=CODES,
        in_hand=game.house.in_hand,
    )


def choices(rules: Rules) -> Iterator[Choice]:
    """What the law leaves to the house: the lot and its prizes, and the advertising within its limits."""
    yield from table_choices(rules)
    usual = House()
    clauses = rules.support.combinations_clauses
    yield Choice(name="size", type="number", min=LEAST_TICKETS, max=MOST_TICKETS, default=usual.size)
    yield Choice(name="prize_table", type="text", default=usual.prize_table, clauses=clauses)
    yield Choice(name="in_hand", type="number", min=1, max=MOST_IN_HAND, default=usual.in_hand)
    yield Choice(name="campaigns", type="text", default="", clauses=rules.advertising.clauses)
