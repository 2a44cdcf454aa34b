"""What the laws leave to data in boule: the dish, its colours, two kinds of bet."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.cloth.rules import BetRule
from novamas.games.spin.chances import EVEN_CHANCES
from novamas.games.spin.rules import SpinHouse, SpinRules
from novamas.games.table_rules import Section, check_table
from novamas.law import BadLaw, BadOption


class Dish(Section, frozen=True, kw_only=True):
    """The dish: the number beside each hole, the two colours, and the number that belongs to no even chance."""

    holes: tuple[int, ...]
    black: tuple[int, ...]
    red: tuple[int, ...]
    neutral: int


class BouleRules(SpinRules, frozen=True, kw_only=True):
    """Boule as a law gives it."""

    dish: Dish
    bets: dict[str, BetRule]


class BouleHouse(SpinHouse, frozen=True, kw_only=True):
    """What the house chooses: maxima inside the law's range (0: the most allowed), and a raised minimum."""

    number_maximum: int = 0
    even_maximum: int = 0
    raised: int = 1


def check(rules: BouleRules, house: BouleHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_dish(rules)
    yield from check_table(rules, house)
    for kind, rule in rules.bets.items():
        option, multiple = ("number_maximum", house.number_maximum)
        if kind in EVEN_CHANCES:
            option, multiple = ("even_maximum", house.even_maximum)
        limit = rule.maximum
        if multiple and limit is not None and limit.between is not None:
            least, most = limit.between
            if not least <= multiple <= most:
                yield BadOption("boule-maximum", limit.clauses, option, value=multiple, least=least, most=most)
    if house.raised not in (1, rules.minimum.raised):
        clauses = rules.minimum.raised_clauses
        yield BadOption("raised-minimum", clauses, "raised", value=house.raised, times=rules.minimum.raised)


def check_dish(rules: BouleRules) -> None:
    """Raises `BadLaw` for a dish that no ball could be thrown in, or a bet that is none of this game's."""
    dish = rules.dish
    if not dish.holes:
        raise BadLaw("law-no-holes")
    if unknown := [kind for kind in rules.bets if kind not in ("number", *EVEN_CHANCES)]:
        raise BadLaw("law-boule-bet", value=unknown[0], known=tuple(EVEN_CHANCES))
    if both := sorted(set(dish.red) & set(dish.black)):
        raise BadLaw("law-two-colours", name=both[0])
    if dish.neutral in (*dish.red, *dish.black):
        raise BadLaw("law-neutral-colour", neutral=dish.neutral)
    if astray := sorted({*dish.red, *dish.black, dish.neutral} - set(dish.holes)):
        raise BadLaw("law-no-hole", name=astray[0])
    if rules.minimum.raised < 1:
        raise BadLaw("law-cloth-raised", raised=rules.minimum.raised)
