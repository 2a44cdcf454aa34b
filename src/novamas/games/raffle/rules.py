"""Raffle, tombola and promotional draw as a law gives them: tickets, prizes, how a ticket wins, when it is drawn.

`RaffleRules` mirrors `laws/<law>/raffle.toml`, `tombola.toml` and `promotional-draw.toml`; `RaffleHouse` is what an
organiser may choose within it; `check` refuses a choice that the law does not allow, with the clause
(docs/decisions/0037-one-machine-for-every-draw.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeVar

from msgspec import Struct

from novamas.games.table_rules import House, Section, TableRules, check_table
from novamas.kit.decider import Money
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

TICKET = "ticket"
"""What is paid for; and what the drum draws."""
GOODS, SERVICES, CASH, TOKEN = "goods", "services", "cash", "token"
"""What a prize can be: a thing, a service, money, or a sign that stands for money."""
OUT, AGAIN, STAYS = "out", "again", "stays"
"""Tickets that nobody bought: not in the drum; in it, and another is drawn; in it, and the prize stays."""
INSTANT, POINTS = "instant", "points"
SINGLE, SUCCESSIVE = "single", "successive"
NUMBERED = "numbered"
FREE = "none"
MOST_TICKETS, MOST_PRIZES, MOST_DAYS = 5_000, 200, 3_660
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters that nobody takes for figures."""
PLACES = 3
"""So many letters are enough for every ticket that there may be."""
USUAL_COUNTS = (1, 5, 20)


class Tickets(Section, frozen=True, kw_only=True):
    """Tickets: whether all have one price (`none`: they cost nothing, they come with what is bought), and how they are
    told apart."""

    price: Literal["single", "none"]
    marks: tuple[Literal["numbered", "lettered"], ...] = ("numbered", "lettered")


class Prizes(Section, frozen=True, kw_only=True):
    """What may be drawn; `cover`: the tickets together must pay for all of it.

    Other clauses: what may never be a prize.
    """

    kinds: tuple[Literal["goods", "services", "cash", "token"], ...]
    cover: bool = False
    never_clauses: tuple[Clause, ...] = ()
    cover_clauses: tuple[Clause, ...] = ()


class Wins(Section, frozen=True, kw_only=True):
    """How a ticket wins: in a draw once the sale is over (none named), at once when it is opened, by points that add up
    to a figure. `unsold`: what may become of tickets that nobody bought."""

    ways: tuple[Literal["instant", "points"], ...] = ()
    unsold: tuple[Literal["out", "again", "stays"], ...] = ()


class Promotion(Section, frozen=True, kw_only=True):
    """Whether the draw serves to advertise something that the tickets come with, and by how much more than usual that
    may cost."""

    product: bool = False
    surcharge: int = 0
    surcharge_clauses: tuple[Clause, ...] = ()


class Dates(Section, frozen=True, kw_only=True):
    """How many dates a promotion is drawn on, by its form: `single` so many and no more, `successive` so many or more;
    and whether all lie within its period."""

    single: int = 0
    successive: int = 0
    within: bool = False
    single_clauses: tuple[Clause, ...] = ()
    successive_clauses: tuple[Clause, ...] = ()


class RaffleRules(TableRules, frozen=True, kw_only=True):
    """A raffle, a tombola or a promotional draw as a law gives it."""

    tickets: Tickets
    prizes: Prizes
    wins: Wins = Wins()
    promotion: Promotion = Promotion()
    dates: Dates = Dates()

    def check_minimum(self, house: House, minimum: int, currency: str) -> Iterator[BadOption]:
        assert isinstance(house, RaffleHouse)
        yield from check_price(self, house, minimum, currency)

    @property
    def instant(self) -> bool:
        """Whether tickets win when they are opened, and not in a draw afterwards."""
        return bool(self.wins.ways)

    @property
    def free(self) -> bool:
        """Whether tickets cost nothing, because they come with something."""
        return self.tickets.price == FREE

    @property
    def dated(self) -> bool:
        return self.dates.single > 0 or self.dates.successive > 0


class RaffleHouse(House, frozen=True, kw_only=True):
    """What the organiser chooses.

    `prizes` are what is drawn, the first prize first, with their `values` and `kinds` (one each, or one for all) and
    how many there are of each (`counts`; none: the usual). `price` is that of a ticket (0: the table's minimum), or of
    what it comes with, whose usual price is `ordinary` (0: the same). In a tombola `points` is what each prize takes
    (0: it is won at once), `point_values` what tickets carry and `point_tickets` how many carry it. A promotion
    advertises `product`; it is drawn on these days (`dates`; none: the usual) of its `period` of so many days.
    """

    prizes: tuple[str, ...] = ("hamper", "umbrella", "mug")
    values: tuple[Money, ...] = (50_00, 10_00, 3_00)
    kinds: tuple[str, ...] = (GOODS,)
    counts: tuple[int, ...] = ()
    tickets: int = 200
    price: Money = 0
    most_tickets: int = 50
    marks: Literal["numbered", "lettered"] = "numbered"
    unsold: Literal["out", "again", "stays"] = "out"
    points: tuple[int, ...] = ()
    point_values: tuple[int, ...] = ()
    point_tickets: tuple[int, ...] = ()
    product: str = "coffee"
    ordinary: Money = 0
    tract: Literal["single", "successive"] = "successive"
    dates: tuple[int, ...] = ()
    period: int = 70


class Prize(Struct, frozen=True):
    """A prize: what it is called, what it is, its value, how many there are, and the points that it takes."""

    name: str
    kind: str
    value: int
    count: int = 1
    points: int = 0


T = TypeVar("T")


def each(values: tuple[T, ...], number: int, usual: T) -> tuple[T, ...]:
    """One value for each, where there is one for all or none."""
    if not values:
        return (usual,) * number
    return values * number if len(values) == 1 else values


def prizes_of(rules: RaffleRules, house: RaffleHouse) -> tuple[Prize, ...]:
    """The prizes of a draw; of a tombola that says nothing there are more of the smaller ones."""
    number = len(house.prizes)
    counts = house.counts
    if not counts and rules.instant and not any(house.points):
        counts = (*USUAL_COUNTS, *(USUAL_COUNTS[-1:] * number))[:number]
    columns = (
        house.prizes,
        each(house.kinds, number, GOODS),
        each(house.values, number, 0),
        each(counts, number, 1),
        each(house.points, number, 0),
    )
    return tuple(Prize(*prize) for prize in zip(*columns, strict=True))


WEEK = 7


def dates_of(house: RaffleHouse) -> tuple[int, ...]:
    """The days of a promotion on which it is drawn. Unless the organiser says more: its last day, or every seventh; in
    less than two weeks every day."""
    if house.dates or house.tract == SINGLE:
        return house.dates or (house.period,)
    step = WEEK if house.period >= 2 * WEEK else 1
    return tuple(range(step, house.period + 1, step))


def every_prize(prizes: tuple[Prize, ...]) -> tuple[Prize, ...]:
    """One by one, in the order in which a drum gives them away."""
    return tuple(prize for prize in prizes for _ in range(prize.count))


def value_of_prizes(prizes: tuple[Prize, ...]) -> int:
    """What all prizes together are worth."""
    return sum(prize.value * prize.count for prize in prizes)


def mark(number: int, marks: str) -> str:
    """What a ticket says: its number, or letters that no other ticket has."""
    if marks == NUMBERED:
        return str(number)
    found, left = "", number - 1
    for _ in range(PLACES):
        left, letter = divmod(left, len(LETTERS))
        found = LETTERS[letter] + found
    return found


# -- what the law does not allow ---------------------------------------------------------------------------------------


def check(rules: RaffleRules, house: RaffleHouse) -> Iterator[BadOption]:
    """What the organiser asks for and the law does not allow."""
    if rules.instant and rules.wins.unsold:
        raise BadLaw("law-raffle-wins")
    yield from check_table(rules, house)
    yield from check_foreign(rules, house)
    shaped = list(check_lists(rules, house))
    yield from shaped
    if not shaped:
        yield from check_prizes(rules, house)
        yield from check_tickets(rules, house)
    yield from check_dates(rules, house)


FOREIGN = {
    "points": ("points", "point_values", "point_tickets"),
    "unsold": ("unsold",),
    "product": ("product", "ordinary"),
    "dates": ("tract", "dates", "period"),
}
"""Options that only some of these games know."""


def check_foreign(rules: RaffleRules, house: RaffleHouse) -> Iterator[BadOption]:
    """Options that this game has no use for: they must be left as they are."""
    usual = RaffleHouse()
    for name in foreign(rules):
        if getattr(house, name) != getattr(usual, name):
            yield BadOption("raffle-foreign", rules.scope.clauses, name, option=name)


def foreign(rules: RaffleRules) -> Iterator[str]:
    known = {
        "points": POINTS in rules.wins.ways,
        "unsold": bool(rules.wins.unsold),
        "product": rules.promotion.product,
        "dates": rules.dated,
    }
    for about, names in FOREIGN.items():
        if not known[about]:
            yield from names


def check_lists(rules: RaffleRules, house: RaffleHouse) -> Iterator[BadOption]:
    """Lists that do not fit together, and numbers that are none."""
    number = len(house.prizes)
    if not number or any(not name.strip() or not name.isprintable() for name in house.prizes):
        yield BadOption("raffle-no-prize", rules.prizes.clauses, "prizes")
    for name in ("values", "kinds", "counts", "points"):
        if len(getattr(house, name)) not in ((1, number) if name in ("values", "kinds") else (0, 1, number)):
            yield BadOption("raffle-lists", clauses_of(rules, name), name, option=name, number=number)
    if len(set(house.prizes)) < number:
        yield BadOption("raffle-same-prize", rules.prizes.clauses, "prizes")
    if len(house.point_values) != len(house.point_tickets):
        yield BadOption("raffle-lists", rules.wins.clauses, "point_tickets", option="point_tickets", number=number)
    for name, least in (("values", 1), ("counts", 1), ("points", 0), ("point_values", 1), ("point_tickets", 1)):
        for value in getattr(house, name):
            if value < least:
                yield BadOption("raffle-least", clauses_of(rules, name), name, value=value, option=name, least=least)


def clauses_of(rules: RaffleRules, name: str) -> tuple[Clause, ...]:
    """What a list of the organiser's rests on."""
    return rules.wins.clauses if name.startswith("point") else rules.prizes.clauses


def check_prizes(rules: RaffleRules, house: RaffleHouse) -> Iterator[BadOption]:
    for kind in house.kinds:
        if kind in rules.prizes.kinds:
            continue
        never = rules.prizes.never_clauses if kind in (CASH, TOKEN) else ()
        yield BadOption("raffle-kind", never or rules.prizes.clauses, "kinds", value=kind)
    number = sum(prize.count for prize in prizes_of(rules, house))
    if number > MOST_PRIZES:
        yield BadOption("raffle-most-prizes", rules.prizes.clauses, "counts", value=number, most=MOST_PRIZES)


def check_tickets(rules: RaffleRules, house: RaffleHouse) -> Iterator[BadOption]:
    clauses = rules.tickets.clauses
    if not 1 <= house.tickets <= MOST_TICKETS:
        yield BadOption("raffle-tickets", clauses, "tickets", value=house.tickets, most=MOST_TICKETS)
        return
    if not 1 <= house.most_tickets <= MOST_TICKETS:
        yield BadOption("raffle-tickets", clauses, "most_tickets", value=house.most_tickets, most=MOST_TICKETS)
    for name in ("price", "ordinary"):
        if getattr(house, name) < 0:
            yield BadOption("raffle-price", clauses, name, value=getattr(house, name))
    if house.marks not in rules.tickets.marks:
        yield BadOption("raffle-marks", clauses, "marks", value=house.marks, known=rules.tickets.marks)
    if rules.wins.unsold and house.unsold not in rules.wins.unsold:
        yield BadOption("raffle-unsold", rules.wins.clauses, "unsold", value=house.unsold, known=rules.wins.unsold)
    if rules.promotion.product and (not house.product.strip() or not house.product.isprintable()):
        yield BadOption("raffle-product", rules.promotion.clauses, "product")
    if rules.instant:
        yield from check_content(rules, house)


def check_content(rules: RaffleRules, house: RaffleHouse) -> Iterator[BadOption]:
    """The tickets of a tombola hold every prize that is won at once, and points enough for the others; by points alone
    every prize takes some."""
    prizes, clauses = prizes_of(rules, house), rules.wins.clauses
    if INSTANT not in rules.wins.ways and not all(prize.points for prize in prizes):
        yield BadOption("raffle-least", clauses, "points", value=0, option="points", least=1)
    winning = sum(prize.count for prize in prizes if not prize.points) + sum(house.point_tickets)
    if winning > house.tickets:
        yield BadOption("raffle-content", clauses, "tickets", value=house.tickets, least=winning)
    needed = sum(prize.points * prize.count for prize in prizes)
    there = sum(points * tickets for points, tickets in zip(house.point_values, house.point_tickets, strict=True))
    if needed > there:
        yield BadOption("raffle-points", clauses, "point_tickets", value=there, least=needed)


def check_dates(rules: RaffleRules, house: RaffleHouse) -> Iterator[BadOption]:
    """A single date, or several within the period, one after another."""
    dates = rules.dates
    if not rules.dated:
        return
    least = dates.single if house.tract == SINGLE else dates.successive
    clauses = dates.single_clauses if house.tract == SINGLE else dates.successive_clauses
    days = dates_of(house)
    if not 1 <= house.period <= MOST_DAYS:
        yield BadOption("raffle-period", dates.clauses, "period", value=house.period, most=MOST_DAYS)
    if len(days) < least:
        yield BadOption("raffle-fewer-dates", clauses, "dates", value=len(days), least=least)
    elif house.tract == SINGLE and len(days) > least:
        yield BadOption("raffle-more-dates", clauses, "dates", value=len(days), most=least)
    if list(days) != sorted(set(days)) or any(day < 1 for day in days):
        yield BadOption("raffle-dates-order", clauses, "dates")
    elif dates.within and any(day > house.period for day in days):
        yield BadOption("raffle-dates-within", dates.clauses, "dates", value=max(days), most=house.period)


def check_price(rules: RaffleRules, house: RaffleHouse, minimum: int, currency: str) -> Iterator[BadOption]:
    """What a ticket costs: all of them together pay for the prizes, where the law asks for it; what a free one comes
    with costs no more than usual."""
    price = house.price or minimum
    promotion = rules.promotion
    if promotion.product and house.ordinary and price > house.ordinary + promotion.surcharge:
        clauses, field = promotion.surcharge_clauses, "price" if house.price else "ordinary"
        yield BadOption("raffle-surcharge", clauses, field, amount=price, needed=house.ordinary, currency=currency)
    if rules.prizes.cover and not list(check_lists(rules, house)):
        needed, there = value_of_prizes(prizes_of(rules, house)), price * house.tickets
        if there < needed:
            clauses, field = rules.prizes.cover_clauses, "price" if house.price else "tickets"
            yield BadOption("raffle-cover", clauses, field, amount=there, needed=needed, currency=currency)
