"""What the laws leave to data in craps: the bets, what decides them, their maxima, the dice and whoever throws them.

`CrapsRules` mirrors `laws/<law>/craps.toml`; `CrapsHouse` is what a casino may choose within it; `check` refuses a
choice that the law does not allow, with the clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from novamas.games.cloth.rules import BetRule, ClothHouse, ClothRules, Said
from novamas.games.table_rules import Section, Staff, check_table
from novamas.kit.money import Ratio
from novamas.law import BadLaw, BadOption

TOTALS = range(2, 13)
LINE = ("win", "dont-win", "come", "dont-come")
SIMPLE = (*LINE, "field", "big-6", "big-8", "under-7", "over-7")
HARD = tuple(f"hard-{n}" for n in (4, 6, 8, 10))
MULTIPLE = (*HARD, "seven", "eleven", "any-craps", "craps-2", "craps-3", "craps-12", "horn")
BOXES = (4, 5, 6, 8, 9, 10)
ODDS = tuple(f"odds-{kind}-{n}" for kind in LINE for n in BOXES)
PLACE = tuple(f"{side}-{n}" for side in ("right", "wrong") for n in BOXES)
KNOWN = (*SIMPLE, *MULTIPLE, *ODDS, *PLACE)


class Point(Section, frozen=True, kw_only=True):
    """The totals that become a point (punto), and the one that loses it."""

    numbers: tuple[int, ...]
    seven: int


class CrapsBet(BetRule, frozen=True, kw_only=True):
    """A bet and what decides it.

    A bet without a number is decided by `wins`, `loses` and `null`, which gives the stake back, and lies for the next
    throw on `stays`; any other total loses where every throw decides (`once`), gives the bet its number where it takes
    a `side`, and else leaves it where it is. A bet with a number plays *with* it (it before the seven), *against* it
    (the seven before it) or for it *hard* (as a double).
    `when`: at the first throw of a round, at a later one, at any. `base` is the simple bet that odds go with.
    """

    group: Literal["simple", "multiple", "odds-with", "odds-against", "right", "wrong"]
    when: Literal["first", "later", "any"] = "any"
    wins: tuple[int, ...] = ()
    loses: tuple[int, ...] = ()
    null: tuple[int, ...] = ()
    stays: tuple[int, ...] = ()
    once: bool = False
    side: Literal["with", "against", "hard", ""] = ""
    number: int = 0
    base: str = ""
    better: dict[str, Ratio] = {}
    locked: bool = False
    locked_clauses: tuple[str, ...] = ()


class Cap(Section, frozen=True, kw_only=True):
    """The most one player may stake on bets of a group.

    `between`: so many minima, as the house chooses. `gain`: a win of so many times the win that the maximum on simple
    bets allows, as the house chooses. `percent`, by number: of the bet that odds go with, else of the maximum on simple
    bets; a number without one has the maximum of simple bets itself.
    """

    between: tuple[int, int] | None = None
    gain: tuple[int, int] | None = None
    percent: dict[str, int] = {}


class Shooter(Section, frozen=True, kw_only=True):
    """Who throws: the order of the dice, what the shooter must bet on, when the dice change hands, and who loses them.

    `repeated`: how many breaches of the rules of throwing are repeated ones.
    """

    must: tuple[Literal["win", "dont-win"], ...]
    passes: Literal["seven-out", "shooter-loses"]
    repeated: int
    faults: tuple[Literal["rubbed", "held"], ...]
    must_clauses: tuple[str, ...] = ()
    passes_clauses: tuple[str, ...] = ()
    repeated_clauses: tuple[str, ...] = ()
    faults_clauses: tuple[str, ...] = ()


class Fallen(Section, frozen=True, kw_only=True):
    """A die on the floor: the shooter picks another one; at the end of the round a new set comes if it is `new_set`."""

    new_set: Literal["lost", "found"]


class DiceRule(Section, frozen=True, kw_only=True):
    """The dice: how many are thrown, how many lie at the table, their colours, how many must touch the far edge."""

    thrown: int
    at_table: int
    two_colours: bool = False
    touch: int
    change: Said
    fallen: Fallen | None = None
    at_table_clauses: tuple[str, ...] = ()
    touch_clauses: tuple[str, ...] = ()
    ask_clauses: tuple[str, ...] = ()


class VoidRule(Section, frozen=True, kw_only=True):
    """A throw that does not count (tirada nula): why, and what is called. `breaches` are the shooter's own fault."""

    causes: tuple[str, ...]
    breaches: tuple[Literal["bad-throw", "slid", "short"], ...]
    calls: tuple[str, ...]
    breaches_clauses: tuple[str, ...] = ()


class CrapsRules(ClothRules, frozen=True, kw_only=True):
    """Craps as a law gives it."""

    point: Point
    bets: dict[str, CrapsBet]
    maxima: dict[str, Cap]
    odds: Section
    shooter: Shooter
    dice: DiceRule
    void: VoidRule

    def staffs(self) -> tuple[str, dict[str, Staff]]:
        if "half" not in self.staff:
            return super().staffs()
        return "half", {"false": self.staff.get("1", Staff()), "true": self.staff["half"]}


class CrapsHouse(ClothHouse, frozen=True, kw_only=True):
    """What the house chooses: the maximum on simple bets in minima, and how many times its win a multiple bet may win
    (0: the most allowed; as text any number of the law's range, `"2.5"` or `"5/2"`); after how many throws the dice
    may be changed; half a table, where the law knows that.

    Stakes that have won always come back: no text of craps lets them stay.
    """

    stakes: Literal["returned"] = "returned"
    maximum: int = 0
    gain: int | str = 0
    change_after: int = 20
    half: bool = False

    @property
    def staffing(self) -> str:
        return "half" if self.half else super().staffing

    @property
    def times(self) -> Fraction:
        """`gain` as a number. Raises `ValueError` for a text that is none."""
        return Fraction(str(self.gain).replace(",", "."))


def check(rules: CrapsRules, house: CrapsHouse) -> Iterator[BadOption]:
    """What the house asks for and the law does not allow."""
    check_bets(rules)
    check_maxima(rules)
    check_dice(rules)
    yield from check_table(rules, house)
    yield from check_limits(rules, house)
    if house.change_after < 1:
        yield BadOption("dice-change", rules.dice.change.clauses, "change_after")
    if house.half and "half" not in rules.staff:
        yield BadOption("no-half-table", rules.scope.clauses, "half")


def check_limits(rules: CrapsRules, house: CrapsHouse) -> Iterator[BadOption]:
    """The maximum on simple bets, and the win of multiple bets that follows from it."""
    simple, multiple = rules.maxima["simple"], rules.maxima["multiple"]
    assert simple.between is not None
    assert multiple.gain is not None
    least, most = simple.between
    if house.maximum and not least <= house.maximum <= most:
        yield BadOption("simple-maximum", simple.clauses, "maximum", value=house.maximum, least=least, most=most)
        return
    low, high = multiple.gain
    if house.gain and not in_range(house, low, high):
        yield BadOption("multiple-gain", multiple.clauses, "gain", value=house.gain, least=low, most=high)
        return
    for kind, rule in rules.bets.items():
        if rule.group == "multiple" and most_multiple(rules, house, rule) < 1:
            yield BadOption("multiple-too-low", multiple.clauses, "gain", bet=kind)
            return


def in_range(house: CrapsHouse, low: int, high: int) -> bool:
    """Whether the house's choice for multiple bets is a number of the law's range."""
    try:
        return low <= house.times <= high
    except (ValueError, ZeroDivisionError):
        return False


def simple_maximum(rules: CrapsRules, house: CrapsHouse) -> int:
    """The maximum on simple bets, in minima."""
    between = rules.maxima["simple"].between
    assert between is not None
    return house.maximum or between[1]


def most_multiple(rules: CrapsRules, house: CrapsHouse, rule: CrapsBet) -> Fraction:
    """The maximum on a multiple bet, in minima: what wins so many times the win of the simple maximum."""
    gain = rules.maxima["multiple"].gain
    assert gain is not None
    assert rule.pays is not None
    return simple_maximum(rules, house) * (house.times or gain[1]) / rule.pays


def check_bets(rules: CrapsRules) -> None:
    """Raises `BadLaw` for bets that craps does not have, or that nothing could decide."""
    numbers, seven = rules.point.numbers, rules.point.seven
    if seven in numbers:
        raise BadLaw("law-seven-point", seven=seven)
    if unknown := [kind for kind in rules.bets if kind not in KNOWN]:
        raise BadLaw("law-craps-bet", value=unknown[0], known=tuple(KNOWN))
    for kind, rule in rules.bets.items():
        named = (*rule.wins, *rule.loses, *rule.null, *rule.stays)
        if len(named) != len(set(named)) or not set(named) <= set(TOTALS):
            raise BadLaw("law-bet-totals", value=kind)
        if rule.pays is None:
            raise BadLaw("law-bet-pays", value=kind)
        if kind in LINE and sorted((*named, *numbers)) != list(TOTALS):
            raise BadLaw("law-bet-and-points", value=kind)
        if rule.number and not kind.endswith(f"-{rule.number}"):
            raise BadLaw("law-bet-number", value=kind, number=rule.number)
        if rule.number and (rule.number not in numbers or not rule.side or named):
            raise BadLaw("law-bet-side", value=kind, known=tuple(map(str, numbers)))
        if bool(rule.base) != rule.group.startswith("odds") or (rule.base and rule.base not in rules.bets):
            raise BadLaw("law-bet-with", value=kind)
    if astray := [kind for kind in rules.shooter.must if kind not in rules.bets]:
        raise BadLaw("law-shooter-bet", value=astray[0])


def check_maxima(rules: CrapsRules) -> None:
    """Raises `BadLaw` where bets have no maximum."""
    for group in {rule.group for rule in rules.bets.values()}:
        if group not in rules.maxima:
            raise BadLaw("law-group-maximum", value=group)
    if rules.maxima["simple"].between is None:
        raise BadLaw("law-simple-maximum")
    if rules.maxima["multiple"].gain is None:
        raise BadLaw("law-multiple-maximum")
    for name, cap in rules.maxima.items():
        numbers = [rule.number for rule in rules.bets.values() if rule.group == name and rule.number]
        if cap.percent and (gone := [n for n in numbers if str(n) not in cap.percent]):
            raise BadLaw("law-maxima-leave-out", name=name, name2=gone[0])


def check_dice(rules: CrapsRules) -> None:
    """Raises `BadLaw` for dice that nobody could play with."""
    dice = rules.dice
    if not 2 <= dice.thrown <= dice.at_table:
        raise BadLaw("law-dice-at-table", at_table=dice.at_table, thrown=dice.thrown)
    if not 0 <= dice.touch <= dice.thrown:
        raise BadLaw("law-dice-touch", thrown=dice.thrown, touch=dice.touch)
    if rules.shooter.repeated < 1:
        raise BadLaw("law-first-breach")
