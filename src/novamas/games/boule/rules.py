"""What the laws leave to data in boule: the dish, its colours, two kinds of bet."""

from __future__ import annotations

from novamas.games.spin.checks import check_table
from novamas.games.spin.rules import BetRule, House, Section, TableRules
from novamas.law import BadOption

EVEN_CHANCES = ("red", "black", "even", "odd", "low", "high")


class Dish(Section, frozen=True, kw_only=True):
    """The dish: the number beside each hole, the two colours, and the number that belongs to no even chance."""

    holes: tuple[int, ...]
    black: tuple[int, ...]
    red: tuple[int, ...]
    neutral: int


class BouleRules(TableRules, frozen=True, kw_only=True):
    """Boule as a law gives it."""

    dish: Dish
    bets: dict[str, BetRule]


class BouleHouse(House, frozen=True, kw_only=True):
    """What the house chooses: maxima inside the law's range (0: the most allowed), and a raised minimum."""

    number_maximum: int = 0
    even_maximum: int = 0
    raised: int = 1


def check(rules: BouleRules, house: BouleHouse) -> None:
    """Raises `BadOption` where the house asks for what the law does not allow."""
    check_table(rules, house)
    asked = (("number", "number_maximum", house.number_maximum), ("red", "even_maximum", house.even_maximum))
    for kind, option, multiple in asked:
        limit = rules.bets[kind].maximum
        if multiple and limit is not None and limit.between is not None:
            least, most = limit.between
            if not least <= multiple <= most:
                raise BadOption(
                    f"The maximum must be {least} to {most} times the authorised minimum, not {multiple}.",
                    limit.clauses,
                    option,
                )
    if house.raised not in (1, rules.minimum.raised):
        raise BadOption(
            f"A cloth opens at the authorised minimum or at {rules.minimum.raised} times it, not {house.raised}.",
            rules.minimum.raised_clauses,
            "raised",
        )
