"""What the laws leave to data in roulette: the wheel and its colours, the bets, zero, colour chips.

`RouletteRules` mirrors `laws/<law>/roulette-*.toml`; `RouletteHouse` is what a casino may choose within it;
`check` refuses a choice that the law does not allow, with the clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from novamas.games.cloth.prison import Zero
from novamas.games.cloth.rules import BetRule
from novamas.games.spin.chances import EVEN_CHANCES as EVEN_CHANCES
from novamas.games.spin.rules import SpinHouse, SpinRules
from novamas.games.table_rules import Section, check_table
from novamas.kit.decider import Money
from novamas.kit.wheels import check_alternation, check_no_consecutive, neighbours
from novamas.law import BadLaw, BadOption

INSIDE = ("straight", "split", "street", "corner", "six-line")
GROUPS = ("column", "dozen", "double-column", "double-dozen")
ANNOUNCED = ("neighbours", "zero-sector", "third", "orphans")


class Colours(Section, frozen=True, kw_only=True):
    """The law's own rule: the colour of an even digit sum, and the numbers that do not follow it."""

    even_sum: Literal["red", "black"]
    black: tuple[int, ...] = ()
    red: tuple[int, ...] = ()

    def of(self, number: int) -> str:
        if number in self.red:
            return "red"
        if number in self.black:
            return "black"
        odd_sum = "red" if self.even_sum == "black" else "black"
        return self.even_sum if sum(map(int, str(number))) % 2 == 0 else odd_sum


class Wheel(Section, frozen=True, kw_only=True):
    """The wheel: numbers 1 to `numbers` and a zero that is neither red nor black, in an order that no text prints."""

    numbers: int
    order: tuple[int, ...]
    zero_never: tuple[Literal["red", "black"], ...]
    alternate: bool
    apart: bool
    colours: Colours

    def colour(self, number: int) -> str:
        return "zero" if number == 0 else self.colours.of(number)


class RouletteBet(BetRule, frozen=True, kw_only=True):
    """A kind of bet, and what its spots need to know beyond the layout."""

    group: Literal["columns", "dozens", ""] = ""
    adjoining: bool = False
    extra: tuple[str, ...] = ()
    each_side: int = 0
    examples: dict[str, tuple[int, ...]] = {}
    chips: tuple[str, ...] = ()


class Chips(Section, frozen=True, kw_only=True):
    """Colour chips (fichas de color) of American roulette: each player's own colour at a value of their own.

    `markers`: whether the head of the table keeps the markers that say what a colour is worth. `rebuild`: a croupier
    whom nobody helps puts collected chips back into their stacks before the next throw; `sorter`: a machine may help.
    """

    value_chips: Literal["no", "with-permission"]
    payment: tuple[Literal["colour", "value"], ...]
    denominations: bool
    markers: Literal["unsaid", "head"] = "unsaid"
    rebuild: bool = False
    sorter: bool = False
    value_clauses: tuple[str, ...] = ()
    payment_clauses: tuple[str, ...] = ()
    permission_clauses: tuple[str, ...] = ()
    marker_clauses: tuple[str, ...] = ()
    head_clauses: tuple[str, ...] = ()
    stack_clauses: tuple[str, ...] = ()


class Placing(Section, frozen=True, kw_only=True):
    """Who lays stakes for players who ask for it, besides their own hand; `watch_clauses` have them keep the stakes of
    each apart.

    `stands_in`: where there is no end of the table, a croupier lays what one was asked for.
    """

    hands: tuple[Literal["croupier", "end"], ...] = ()
    stands_in: bool = False
    end_clauses: tuple[str, ...] = ()
    watch_clauses: tuple[str, ...] = ()


class Announced(Section, frozen=True, kw_only=True):
    """Whether the house may leave neighbours and sectors out."""

    optional: bool = False


class RouletteRules(SpinRules, frozen=True, kw_only=True):
    """A roulette as a law gives it."""

    wheel: Wheel
    layout: Section = Section()
    bets: dict[str, RouletteBet]
    zero: Zero
    chips: Chips | None = None
    announced: Announced = Announced()
    placing: Placing = Placing()

    def tiers(self) -> int:
        return max((len(b.maximum.multiples) for b in self.bets.values() if b.maximum), default=0)


class RouletteHouse(SpinHouse, frozen=True, kw_only=True):
    """What the house chooses: a tier of maxima, the minimum on even chances, neighbours, colours, a machine that sorts
    chips, a wheel."""

    tier: int = 1
    even_minimum: int = 1
    even_multiples: bool = False
    announced: bool = True
    colours: int = 8
    payment: Literal["colour", "value"] = "colour"
    denominations: tuple[Money, ...] = ()
    sorter: bool = False
    wheel: tuple[int, ...] = ()
    zero_colour: str = "green"


def check(rules: RouletteRules, house: RouletteHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_bets(rules)
    yield from check_table(rules, house)
    if unpaid := [k for k in rules.bets if k not in ANNOUNCED and k not in rules.settlement.pay_order]:
        raise BadLaw("law-never-paid", known=tuple(unpaid))
    tiers = rules.tiers()
    if not 1 <= house.tier <= tiers:
        clauses = next(b.maximum.clauses for b in rules.bets.values() if b.maximum)
        yield BadOption("no-tier", clauses, "tier", value=house.tier, tiers=tiers)
    most = rules.minimum.even_chances
    if not 1 <= house.even_minimum <= most:
        yield BadOption("even-minimum", rules.minimum.clauses, "even_minimum", value=house.even_minimum, most=most)
    if house.even_multiples and not rules.minimum.multiples:
        yield BadOption("even-multiples", rules.minimum.clauses, "even_multiples")
    if not house.announced and any(k in rules.bets for k in ANNOUNCED) and not rules.announced.optional:
        clauses = next(rules.bets[k].clauses for k in ANNOUNCED if k in rules.bets)
        yield BadOption("announced-kept", clauses, "announced")
    if rules.chips is not None:
        if house.payment not in rules.chips.payment:
            yield BadOption("paid-in-colours", rules.chips.payment_clauses, "payment")
        if house.colours < 1:
            yield BadOption("colours-needed", rules.chips.marker_clauses, "colours")
    if house.sorter and (rules.chips is None or not rules.chips.sorter):
        clauses = rules.chips.stack_clauses if rules.chips else ()
        yield BadOption("no-sorter", clauses, "sorter")
    if house.zero_colour in rules.wheel.zero_never:
        yield BadOption("zero-colour", rules.wheel.clauses, "zero_colour", colour=house.zero_colour)
    beside = rules.bets.get("neighbours")
    for problem in check_wheel(rules.wheel, rules.wheel.order, beside):
        raise BadLaw("because", because=problem)
    if house.wheel:
        yield from check_wheel(rules.wheel, house.wheel, beside)


def check_bets(rules: RouletteRules) -> None:
    """Raises `BadLaw` for bets that no roulette has, or tiers of maxima that do not go together."""
    known = (*INSIDE, *GROUPS, *EVEN_CHANCES, *ANNOUNCED)
    if unknown := [kind for kind in rules.bets if kind not in known]:
        raise BadLaw("law-roulette-bet", value=unknown[0], known=tuple(known))
    tiers = rules.tiers()
    if tiers < 1:
        raise BadLaw("law-no-maximum")
    if short := [
        k for k, b in rules.bets.items() if k not in ANNOUNCED and b.maximum and len(b.maximum.multiples) < tiers
    ]:
        raise BadLaw("law-fewer-tiers", value=short[0])
    beside = rules.bets.get("neighbours")
    if beside is not None and not 0 <= beside.each_side <= rules.wheel.numbers // 2:
        raise BadLaw("wheel-each-side", value=beside.each_side)
    if rules.chips is not None and "straight" not in rules.bets:
        raise BadLaw("law-colour-values")


def check_wheel(wheel: Wheel, order: tuple[int, ...], beside: RouletteBet | None) -> Iterator[BadOption]:
    """A wheel is lawful if it has every number once, alternates its colours, parts consecutive numbers and has the
    neighbours that the law names."""
    if sorted(order) != list(range(wheel.numbers + 1)):
        yield BadOption("wheel-numbers", wheel.clauses, "wheel", most=wheel.numbers)
        return
    if wheel.alternate and (pair := check_alternation(order, wheel.colour, (0,))):
        one, other = pair
        yield BadOption("wheel-colours", wheel.clauses, "wheel", one=one, other=other, colour=wheel.colour(one))
    if wheel.apart and (pair := check_no_consecutive(order)):
        yield BadOption("wheel-consecutive", wheel.clauses, "wheel", one=pair[0], other=pair[1])
    yield from check_examples(beside, order)


def check_examples(bet: RouletteBet | None, order: tuple[int, ...]) -> Iterator[BadOption]:
    """The law prints no wheel, but it says who the neighbours of some numbers are."""
    for number, expected in (bet.examples if bet else {}).items():
        if not number.isdecimal():
            raise BadLaw("law-wheel-number", value=number)
        if bet and sorted(neighbours(order, int(number), bet.each_side)) != sorted(expected):
            yield BadOption("wheel-neighbours", bet.clauses, "wheel", number=number, there=tuple(sorted(expected)))
