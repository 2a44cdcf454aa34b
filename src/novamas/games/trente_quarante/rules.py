"""What the laws leave to data in trente et quarante: the points, the two rows, four even chances, the insurance.

`TrenteRules` mirrors `laws/<law>/trente-et-quarante.toml`; `TrenteHouse` is what a casino may choose within it; `check`
refuses a choice that the law does not allow, with the clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.cloth.prison import Zero
from novamas.games.cloth.rules import BetRule, Calls, ClothHouse, Said, Settlement
from novamas.games.shoe.play import ShoeRules
from novamas.games.shoe.rules import check_pack
from novamas.games.table_rules import Section, check_table
from novamas.kit.decider import Money
from novamas.kit.money import Ratio
from novamas.law import BadLaw, BadOption

BLACK, RED, COLOUR, INVERSE = "black", "red", "colour", "inverse"
ROWS = (BLACK, RED)
CHANCES = (RED, BLACK, COLOUR, INVERSE)
TIE, REFAIT = "tie", "refait"


class Points(Section, frozen=True, kw_only=True):
    """What cards count: the ace, and court cards; the others their pips."""

    ace: int
    courts: int


class Rows(Section, frozen=True, kw_only=True):
    """The rows: in which order they are laid, where one ends, which total wins, and which on both sides is zero's."""

    order: tuple[Literal["black", "red"], ...]
    reaches: int
    nearest: int
    refait: int
    reaches_clauses: tuple[str, ...] = ()
    nearest_clauses: tuple[str, ...] = ()
    refait_clauses: tuple[str, ...] = ()


class Insurance(Section, frozen=True, kw_only=True):
    """Insurance against zero's rule: what is deposited of a bet, from which amount on, and what becomes of it.

    A `premium` is the house's in every round that is not void; a `deposit` comes back unless it was needed. `least` is
    an amount of the law's money, 0 where the law names none; then the house may name one, if `house_sets`.
    """

    rate: Ratio
    least: int = 0
    house_sets: bool = False
    fate: Literal["premium", "deposit"] = "premium"


class Order(Settlement, frozen=True, kw_only=True):
    """The order of payment; `within` is who comes first among the winners of one chance."""

    within: Literal["furthest-first", "nearest-first"]


class Announced(Said, frozen=True, kw_only=True):
    """What is announced of the rows: their totals, whether red wins, the two chances that win, whether colour wins."""

    tells: tuple[Literal["totals", "red-wins", "winners", "colour-wins"], ...] = ()


class TrenteCalls(Calls, frozen=True, forbid_unknown_fields=True):
    """The voices of a round."""

    result: Announced


class TrenteRules(ShoeRules, frozen=True, kw_only=True):
    """Trente et quarante as a law gives it."""

    calls: TrenteCalls
    points: Points
    rows: Rows
    bets: dict[str, BetRule]
    zero: Zero
    tie: Section
    insurance: Insurance | None = None
    settlement: Order
    shown: Section = Section()


class TrenteHouse(ClothHouse, frozen=True, kw_only=True):
    """What the house chooses: the maximum in minima (0: the most allowed), and from which bet on it insures."""

    maximum: int = 0
    insured_from: Money = 0


def check(rules: TrenteRules, house: TrenteHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_rules(rules)
    yield from check_table(rules, house)
    limit = rules.bets[RED].maximum
    assert limit is not None
    if house.maximum and house.maximum not in limit.multiples:
        yield BadOption(
            "maximum-multiples", limit.clauses, "maximum", value=house.maximum, allowed=tuple(limit.multiples)
        )
    insurance = rules.insurance
    if house.insured_from and (insurance is None or not insurance.house_sets):
        yield BadOption("insured-by-law", insurance.clauses if insurance else (), "insured_from")
    if house.insured_from < 0:
        yield BadOption("insured-from-money", (), "insured_from")


def check_rules(rules: TrenteRules) -> None:
    """Raises `BadLaw` for rules that load but cannot be played."""
    if sorted(rules.bets) != sorted(CHANCES):
        raise BadLaw("law-trente-bets", known=tuple(CHANCES))
    for kind, bet in rules.bets.items():
        if bet.maximum is None or not bet.maximum.multiples:
            raise BadLaw("law-bet-maximum", value=kind)
    check_pack(rules.pack)
    if sorted(rules.rows.order) != sorted(ROWS):
        raise BadLaw("law-rows")
    if not rules.rows.reaches == rules.rows.nearest > 0:
        raise BadLaw("law-row-ends")
    if min(rules.points.ace, rules.points.courts) < 1:
        raise BadLaw("law-row-endless")
    if not rules.zero.choices:
        raise BadLaw("law-zero-choice")
    if unpaid := [kind for kind in rules.bets if kind not in rules.settlement.pay_order]:
        raise BadLaw("law-order-leaves-out", known=tuple(unpaid))
    if rules.insurance is not None and not 0 < rules.insurance.rate < 1:
        raise BadLaw("law-insurance-part")
