"""What the law says of betting, what the house chooses, and what it may not.

`BettingRules` mirrors `laws/<law>/betting.toml`; `BettingHouse` is what a betting shop, or the bookmakers' row of a
venue, may choose; `check` refuses a choice with the clause that forbids it. The article says what a bet is, what may
not be bet on and what internal and external bets are; prices, pools and settlement are the house's
(docs/decisions/0040-what-betting-leaves-open.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.betting.fixtures import (
    BUILT_IN,
    FEWEST,
    FIELD,
    GOALS,
    MOST,
    MOST_POINTS,
    MOST_STRENGTH,
    Fixture,
)
from novamas.games.table_rules import House, Section, TableRules, check_table
from novamas.kit.spaces import Clause
from novamas.law import BadLaw, BadOption

WHOLE = 1000
"""Margins, deductions and the take-out are told in thousandths."""
CENTS = 100
"""Prices and dividends are told in hundredths of what one staked brings, the stake included: 250 is 2.50."""
LOWEST, HIGHEST = 101, 100_000
"""The prices there are: 1.01 to 1000.00."""
INTERNAL, EXTERNAL, OTHER = "internal", "external", "other"
KINDS = (INTERNAL, EXTERNAL, OTHER)
VENUE, SHOP = "venue", "shop"
MOST_EVENTS = 4
MOST_MARGIN, MOST_TAKE = 500, 500


class Event(Section, frozen=True, kw_only=True):
    """What a bet is on: the result of an event that is `determined` beforehand, `uncertain`, and `foreign` to those who
    bet."""

    determined: bool
    uncertain: bool
    foreign: bool


class Matters(Section, frozen=True, kw_only=True):
    """What events may be about: sports, and whatever else is not forbidden; what is `outside` the decree."""

    sports: tuple[str, ...]
    others: tuple[str, ...]
    outside: tuple[str, ...]
    outside_clauses: tuple[Clause, ...] = ()


class Forbidden(Section, frozen=True, kw_only=True):
    """Matters that nobody may bet on: what harms people's rights, and what is unlawful, political or religious."""

    harmful: tuple[str, ...]
    unlawful: tuple[str, ...]
    harmful_clauses: tuple[Clause, ...] = ()
    unlawful_clauses: tuple[Clause, ...] = ()

    def clauses_of(self, matter: str) -> tuple[Clause, ...]:
        return self.harmful_clauses if matter in self.harmful else self.unlawful_clauses


class Internal(Section, frozen=True, kw_only=True):
    """A bet inside a sports venue on what is held in it (`held` there, nowhere else), in `facilities` meant for it."""

    held: Literal["there", "anywhere"]
    facilities: bool


class External(Section, frozen=True, kw_only=True):
    """A bet outside venues, in `authorised` premises; and one inside a venue on what is held `elsewhere`."""

    authorised: bool
    elsewhere: bool
    elsewhere_clauses: tuple[Clause, ...] = ()


class Classes(Section, frozen=True, kw_only=True):
    """Whether only bets on sports are internal or external."""

    sports_only: bool = True


class Premises(Section, frozen=True, kw_only=True):
    """Betting premises: whether they need an authorisation, which says what bets they may take."""

    authorised: bool


class BettingRules(TableRules, frozen=True, kw_only=True):
    """Betting as a law gives it."""

    event: Event
    matters: Matters
    forbidden: Forbidden
    internal: Internal
    external: External
    classes: Classes = Classes()
    premises: Premises

    @property
    def allowed(self) -> tuple[str, ...]:
        """What events may be about."""
        return (*self.matters.sports, *self.matters.others)


class BettingHouse(House, frozen=True, kw_only=True):
    """What the house chooses.

    `premises`: where it stands, at the `venue` of that name (with the `facilities` for betting) or in a shop;
    `authorised` are the bets its authorisation covers. The `programme` is announced in its order, `events` in a
    meeting: names of demonstrations, or events of its own. Opening prices take `margin` thousandths more than they
    should; nothing may cost the house more than `most_liability` minima on one selection, no bet is above `most_stake`
    minima.
    `deduction`: prices struck before somebody was withdrawn pay less. `places` of a field count as placed.

    Pools: `take_out` thousandths are the house's; dividends are rounded down to a multiple of `breakage_step`
    hundredths, what that leaves goes to the house or into the next pool (`breakage`), no dividend is below
    `least_dividend`; `unwon`: what becomes of a pool that nobody has won.
    """

    premises: Literal["venue", "shop"] = "venue"
    venue: str = "Ibaialde"
    facilities: bool = True
    authorised: tuple[str, ...] = KINDS
    programme: tuple[str | Fixture, ...] = tuple(BUILT_IN)
    events: int = 2
    margin: int = 80
    most_stake: int = 100
    most_liability: int = 2_000
    deduction: bool = True
    places: int = 2
    pools: bool = True
    take_out: int = 150
    breakage_step: int = 5
    breakage: Literal["house", "carry"] = "house"
    least_dividend: int = 100
    unwon: Literal["refund", "carry"] = "refund"

    def fixtures(self) -> tuple[Fixture, ...]:
        """The programme, each event with all that is known of it."""
        return tuple(BUILT_IN[each] if isinstance(each, str) else each for each in self.programme)


def kind_of(rules: BettingRules, house: BettingHouse, fixture: Fixture, matter: str) -> str:
    """Whether bets on an event are internal or external here; those on no sport are neither."""
    if rules.classes.sports_only and matter not in rules.matters.sports:
        return OTHER
    if house.premises == SHOP:
        return EXTERNAL
    there = rules.internal.held == "anywhere" or fixture.held == (house.venue,)
    return INTERNAL if there or not rules.external.elsewhere else EXTERNAL


def clauses_of_kind(rules: BettingRules, house: BettingHouse, kind: str) -> tuple[Clause, ...]:
    """The clause by which bets are of a kind."""
    if kind == INTERNAL:
        return rules.internal.clauses
    if kind == OTHER:
        return rules.matters.clauses
    return rules.external.clauses if house.premises == SHOP else rules.external.elsewhere_clauses


def check(rules: BettingRules, house: BettingHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    every = (*rules.allowed, *rules.matters.outside, *rules.forbidden.harmful, *rules.forbidden.unlawful)
    if not rules.allowed or len(set(every)) < len(every):
        raise BadLaw("law-betting-matters")
    yield from check_table(rules, house)
    yield from check_premises(rules, house)
    yield from check_programme(rules, house)
    yield from check_figures(house)


def check_premises(rules: BettingRules, house: BettingHouse) -> Iterator[BadOption]:
    if house.premises == VENUE and not house.venue.strip():
        yield BadOption("betting-venue", rules.internal.clauses, "venue")
    if house.premises == VENUE and rules.internal.facilities and not house.facilities:
        yield BadOption("betting-facilities", rules.internal.clauses, "facilities")
    if unknown := [each for each in house.authorised if each not in KINDS]:
        yield BadOption("betting-kinds", rules.premises.clauses, "authorised", value=unknown[0], known=KINDS)
    if rules.premises.authorised and not house.authorised:
        yield BadOption("betting-unauthorised", rules.premises.clauses, "authorised")
    elif house.premises == SHOP and rules.external.authorised and not {EXTERNAL, OTHER} & set(house.authorised):
        yield BadOption("betting-shop", rules.external.clauses, "authorised")


def check_programme(rules: BettingRules, house: BettingHouse) -> Iterator[BadOption]:
    if unknown := [each for each in house.programme if isinstance(each, str) and each not in BUILT_IN]:
        yield BadOption("betting-programme", (), "programme", value=unknown[0], known=tuple(BUILT_IN))
        return
    fixtures = house.fixtures()
    most = min(MOST_EVENTS, len(fixtures_within(rules, house)))
    if not most and fixtures:
        kind = kind_of(rules, house, fixtures[0], fixtures[0].matter)
        clauses = clauses_of_kind(rules, house, kind)
        yield BadOption("betting-not-covered", clauses, "programme", value=fixtures[0].name, covered=kind)
    elif not 1 <= house.events <= most:
        yield BadOption("betting-events", (), "events", value=house.events, most=most)
    if len({each.name for each in fixtures}) < len(fixtures):
        yield BadOption("betting-twice", rules.event.clauses, "programme")
    for each in fixtures:
        yield from check_fixture(rules, each)


def fixtures_within(rules: BettingRules, house: BettingHouse) -> tuple[Fixture, ...]:
    """The events that the authorisation covers as what they are about."""
    every = house.fixtures()
    return tuple(each for each in every if kind_of(rules, house, each, each.matter) in house.authorised)


def check_fixture(rules: BettingRules, fixture: Fixture) -> Iterator[BadOption]:
    name, matter = fixture.name, fixture.matter
    if matter in rules.matters.outside:
        yield BadOption("betting-matter-outside", rules.matters.outside_clauses, "programme", value=name)
    elif matter in (*rules.forbidden.harmful, *rules.forbidden.unlawful):
        clauses = rules.forbidden.clauses_of(matter)
        yield BadOption("betting-matter-forbidden", clauses, "programme", value=name, matter=matter)
    elif matter not in rules.allowed:
        yield BadOption("betting-matter-unknown", rules.event.clauses, "programme", value=name, matter=matter)
    if not well_made(fixture):
        yield BadOption("betting-event", rules.event.clauses, "programme", value=name, least=FEWEST, most=MOST)


def well_made(fixture: Fixture) -> bool:
    """Whether an event has entries to bet on, an opinion on each, and lines that can be passed or missed."""
    least, most = (FEWEST, MOST) if fixture.is_field else (2, 2)
    strongest = 99 if fixture.shape == GOALS else MOST_STRENGTH
    named = {each.strip() for each in fixture.entries}
    return (
        bool(fixture.name.strip())
        and bool(fixture.held)
        and least <= len(fixture.entries) <= most
        and len(named) == len(fixture.entries)
        and "" not in named
        and len(fixture.strengths) == len(fixture.entries)
        and all(1 <= each <= strongest for each in fixture.strengths)
        and (fixture.shape == FIELD or in_reach(fixture))
    )


def in_reach(fixture: Fixture) -> bool:
    """Whether the lines of a match lie where results fall on both sides of them."""
    goals = fixture.shape == GOALS
    least, most = (0, 20) if goals else (fixture.target, 2 * fixture.target - 1)
    reach = 10 if goals else fixture.target
    lines = 2 * least < fixture.total < 2 * most and abs(fixture.handicap) < 2 * reach
    return lines and (goals or 2 <= fixture.target <= MOST_POINTS)


def check_figures(house: BettingHouse) -> Iterator[BadOption]:
    bounds = {
        "margin": (0, MOST_MARGIN),
        "most_stake": (1, 100_000),
        "most_liability": (1, 1_000_000),
        "places": (1, MOST - 2),
        "take_out": (0, MOST_TAKE),
        "breakage_step": (1, CENTS),
        "least_dividend": (0, 2 * CENTS),
    }
    for name, (least, most) in bounds.items():
        if not least <= getattr(house, name) <= most:
            yield BadOption("betting-figure", (), name, value=getattr(house, name), least=least, most=most)
