"""What the laws leave to data in the wheel of fortune: how many cells show each symbol, and what each bet pays."""

from __future__ import annotations

from collections.abc import Iterator

from novamas.games.cloth.rules import BetRule
from novamas.games.spin.rules import SpinHouse, SpinRules
from novamas.games.table_rules import Section, check_table
from novamas.law import BadLaw, BadOption

UNSAID = 100  # minima: an authorisation that names no maximum is given this one


class Cells(Section, frozen=True, kw_only=True):
    """The wheel: cells by symbol."""

    cells: dict[str, int]


class WheelBet(BetRule, frozen=True, kw_only=True):
    """A bet: the symbols that win it; none named means the symbol of its own name."""

    covers: tuple[str, ...] = ()


class WheelRules(SpinRules, frozen=True, kw_only=True):
    """A wheel of fortune as a law gives it."""

    wheel: Cells
    bets: dict[str, WheelBet]


class WheelHouse(SpinHouse, frozen=True, kw_only=True):
    """What the house brings: the maximum of its authorisation, in minima."""

    maximum: int = UNSAID


def check(rules: WheelRules, house: WheelHouse) -> Iterator[BadOption]:
    """What the house asks for and cannot be."""
    if bad := [symbol for symbol, cells in rules.wheel.cells.items() if cells < 1]:
        raise BadLaw("law-symbol-cells", value=bad[0], name=rules.wheel.cells[bad[0]])
    yield from check_table(rules, house)
    if house.maximum < 1:
        yield BadOption("maximum-below-minimum", rules.minimum.clauses, "maximum", value=house.maximum)
