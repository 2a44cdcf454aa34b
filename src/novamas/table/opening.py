"""Opening a table: what the authorisation allows, what the law demands, and the game that follows from both."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from novamas.games import family, make
from novamas.games.table_rules import ROLES, Reversible, Seats, Shoes, Staff, TableRules
from novamas.kit.convert import converted
from novamas.kit.decider import CROUPIER, INSPECTOR, Actor, AnyGame, Money
from novamas.kit.money import Currency, parse, plain
from novamas.kit.plain import Plain, PlainDict
from novamas.kit.wire import money_fields
from novamas.law import MODES, BadOption, Library, Mode, library

WRITTEN = {
    "minimum", "options", "reading", "readings", "authorised", "authorisation", "float", "guarantee", "seats", "staff",
    "reversible", "shoe",
}  # fmt: skip
"""The keys of an opening as people write it, besides its law and its game."""
USUAL_SEATS, MOST_SEATS = 8, 100
USUAL_FLOAT = 20_000  # minima, where neither the law nor the authorisation says more


class Authorisation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the regulator granted for a game: its minima, float and guarantee at the lowest of them, a double table, a
    table with a reversible cloth, the shoes whose model is approved, by their numbers (none: whichever there are).

    `lowest_exempt` is the authorisation that lets a casino do without a table at the lowest minimum.
    """

    minimums: tuple[Money, ...] = ()
    float: Money = 0
    guarantee: Money = 0
    double_table: bool = False
    reversible: bool = False
    lowest_exempt: bool = False
    shoes: tuple[int, ...] = ()


class Opening(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that fixes a table before its first round. With the laws it is enough to rebuild the game.

    `reversible` is the piece of furniture whose cloth can be turned over, where this game is one side of it; `shoe` the
    number of the shoe that was allotted to it for this session (0: none yet).
    """

    law: str
    game: str
    minimum: Money
    options: PlainDict = {}
    readings: Mode | dict[str, str] = "default"
    authorisation: Authorisation = Authorisation()
    float: Money = 0
    guarantee: Money = 0
    seats: int | None = None
    staff: dict[str, int] = {}
    reversible: str = ""
    shoe: int = 0


class Prepared(Struct, frozen=True):
    """An opening that passed its checks: the game, the float, the guarantee and the staff to open with."""

    opening: Opening
    game: Any
    float: int
    guarantee: int
    staff: dict[str, int]
    roles: tuple[Actor, ...]
    readings: dict[str, str]
    digest: str


def prepare(opening: Opening, laws: Library | None = None) -> Prepared:
    """Checks an opening against the law; a `BadOption` names the clause that forbids it."""
    game: AnyGame = make(opening.law, opening.game, opening.options, opening.readings, laws)
    rules: TableRules = game.rules  # type: ignore[attr-defined]
    house = game.house  # type: ignore[attr-defined]
    opening = msgspec.structs.replace(opening, seats=checked_seats(rules.seats_for(house), opening.seats))
    for field in ("minimum", "float", "guarantee"):
        if type(getattr(opening, field)) is not int:
            raise BadOption(f"{field} must be a whole number, not {getattr(opening, field)!r}.", (), field)
    if opening.minimum < 1:
        raise BadOption("The minimum must be an amount of money above zero.", rules.minimum.clauses, "minimum")
    if any(m < 1 for m in opening.authorisation.minimums):
        raise BadOption(
            "An authorised minimum must be an amount of money above zero.", rules.minimum.clauses, "minimum"
        )
    raised = getattr(house, "raised", 1)
    granted = authorised(opening, raised)
    if opening.minimum not in {m * raised for m in granted}:
        clauses = (*rules.minimum.clauses, *rules.limits.clauses)
        raise BadOption("This minimum is not in the authorisation of the game.", clauses, "minimum")
    if house.cloths > 1 and rules.cloths.double_by_authorisation and not opening.authorisation.double_table:
        raise BadOption("A double table needs an authorisation of its own.", rules.cloths.clauses, "cloths")
    check_reversible(rules.reversible_for(house), opening)
    check_shoe(rules.shoes, opening)
    money = checked_float(rules, opening, granted)
    guarantee = checked_guarantee(rules, opening, granted)
    staff = checked_staff(rules.staff_for(house), opening.staff)
    resolved = (laws or library()).resolve(opening.law, opening.game, opening.readings)
    roles = tuple(r for r, n in ((CROUPIER, staff["croupiers"]), (INSPECTOR, staff["inspectors"])) if n)
    return Prepared(opening, game, money, guarantee, staff, roles, resolved.readings, resolved.digest)


def authorised(opening: Opening, raised: int = 1) -> tuple[int, ...]:
    """The minima that were granted; an opening that names none opens at the one there is, or at a multiple of it."""
    return opening.authorisation.minimums or (opening.minimum // raised,)


def in_proportion(money: int, minimum: int, lowest: int) -> int:
    """What an amount fixed for the lowest minimum comes to at another one; a part of a unit counts as a whole one."""
    return -(-money * minimum // lowest)


def check_reversible(rule: Reversible, opening: Opening) -> None:
    """Raises `BadOption` for one side of a reversible cloth that the law does not know or nobody has authorised."""
    if not opening.reversible:
        return
    if rule.cloth == "unsaid":
        raise BadOption("This law knows no reversible cloth for such a table.", rule.clauses, "reversible")
    if not opening.authorisation.reversible:
        raise BadOption("A reversible cloth needs an authorisation of its own.", rule.clauses, "reversible")


def check_shoe(rule: Shoes, opening: Opening) -> None:
    """Raises `BadOption` for the number of a shoe that cannot be allotted to such a table."""
    shoe, approved = opening.shoe, opening.authorisation.shoes
    if type(shoe) is not int or shoe < 0 or any(n < 1 for n in approved):
        raise BadOption("The shoes of a house are numbered from one on.", rule.clauses, "shoe")
    if shoe and not rule.numbered:
        raise BadOption("This law allots no numbered shoe to such a table.", rule.clauses, "shoe")
    if shoe and rule.approved and approved and shoe not in approved:
        raise BadOption(f"Shoe {shoe} is not of an approved model.", rule.approved_clauses, "shoe")


def checked_seats(rule: Seats, given: int | None) -> int:
    """The seats of the table: as many as asked for, or the usual number as far as the law has room for it."""
    most = rule.most or MOST_SEATS
    seats = min(USUAL_SEATS, most) if given is None else given
    if type(seats) is not int:
        raise BadOption(f"seats must be a whole number, not {seats!r}.", (), "seats")
    if not 0 <= seats <= most:
        raise BadOption(f"A table like this has between 0 and {most} seats, not {seats}.", rule.clauses, "seats")
    if rule.even and seats % 2:
        raise BadOption(f"The two sides of this table have as many seats each, not {seats}.", rule.clauses, "seats")
    return seats


def checked_float(rules: TableRules, opening: Opening, granted: tuple[int, ...]) -> int:
    """The float (anticipo) to open with: never below the law's, and in proportion where the minimum is raised."""
    needed, clauses = rules.float.minima * opening.minimum, rules.float.clauses
    if rules.limits.float == "proportional" and opening.authorisation.float:
        raised = in_proportion(opening.authorisation.float, opening.minimum, min(granted))
        if raised > needed:
            needed, clauses = raised, rules.limits.clauses
    money = opening.float or max(needed, USUAL_FLOAT * opening.minimum)
    if money < needed:
        raise BadOption("The float is below what this table must open with.", clauses, "float")
    return money


def checked_guarantee(rules: TableRules, opening: Opening, granted: tuple[int, ...]) -> int:
    """The cash that the casino holds to guarantee the bets: in proportion where the minimum is raised."""
    needed = opening.authorisation.guarantee
    if rules.limits.guarantee == "proportional":
        needed = in_proportion(needed, opening.minimum, min(granted))
    money = opening.guarantee or needed
    if money < needed:
        raise BadOption(
            "The cash held as guarantee is below what this minimum asks for.", rules.limits.clauses, "guarantee"
        )
    return money


def checked_staff(rule: Staff | None, given: Mapping[str, int]) -> dict[str, int]:
    """The people at the table: those given, or the fewest the law asks for."""
    if unknown := [role for role in given if role not in ROLES]:
        raise BadOption(f"There is no staff called {unknown[0]!r}; there are: {', '.join(ROLES)}.", (), "staff")
    if odd := [role for role, n in given.items() if type(n) is not int]:
        raise BadOption(f"{odd[0]} must be a whole number, not {given[odd[0]]!r}.", (), "staff")
    rule = rule or Staff()
    staff = {role: given.get(role, getattr(rule, role)[0]) for role in ROLES}
    for role in ROLES:
        least, most = rule.bounds(role)
        if not least <= staff[role] <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise BadOption(f"This table needs {wanted} {role}, not {staff[role]}.", rule.clauses, "staff")
    if rule.crew and (crew := staff["croupiers"] + staff["ends"]) > rule.crew:
        raise BadOption(
            f"This table has at most {rule.crew} croupiers and ends together, not {crew}.", rule.clauses, "staff"
        )
    return staff


def read_opening(law: str, game: str, written: Plain, currency: Currency, laws: Library | None = None) -> Opening:
    """An opening from its written form, with amounts as decimal strings (docs/scenarios.md)."""
    t: PlainDict = {"minimum": plain(currency.minimum, currency), **written}
    for key in ("options", "authorisation", "staff"):
        if not isinstance(t.setdefault(key, {}), Mapping):
            raise BadOption(f"{key} must be a table.", field=key)
    reading = t.get("readings", t.get("reading", "default"))
    if isinstance(reading, str) and reading not in MODES:
        raise BadOption(f"A reading is one of {', '.join(MODES)}, or a table of them; not {reading!r}.", (), "reading")
    granted: PlainDict = dict(t["authorisation"])
    if "authorised" in t:
        granted["minimums"] = t["authorised"]
    fields: PlainDict = {
        "law": law,
        "game": game,
        "readings": reading,
        "options": in_minor(t["options"], house_money(law, game, laws or library()), currency),
        "authorisation": in_minor(granted, money_fields(Authorisation), currency),
        **{
            key: t[key] for key in ("seats", "staff", "minimum", "float", "guarantee", "reversible", "shoe") if key in t
        },
    }
    return converted(in_minor(fields, money_fields(Opening), currency), Opening)


def house_money(law: str, game: str, laws: Library) -> frozenset[str]:
    """Which house options of a game are amounts; none of a game that these laws do not have, which opens nowhere."""
    known = law in laws.laws() and game in laws.games(law)
    return money_fields(family(law, game, laws).house) if known else frozenset()


def in_minor(table: Plain, keys: Container[str], currency: Currency) -> PlainDict:
    """The same table with the amounts under these keys in minor units."""

    def amount(value: Any) -> Any:
        return [amount(v) for v in value] if isinstance(value, list) else parse(value, currency)

    return {key: amount(value) if key in keys else value for key, value in table.items()}
