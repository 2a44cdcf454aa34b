"""Opening a table: what the authorisation allows, what the law demands, and the game that follows from both."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from novamas.games import family, house_problems, make
from novamas.games.table_rules import ROLES, Furnished, House, Reversible, Seats, Shoes, Staff, TableRules
from novamas.kit.convert import convert, misfits
from novamas.kit.decider import CROUPIER, INSPECTOR, Actor, AnyGame, Money
from novamas.kit.errors import BadAmount, Worded
from novamas.kit.money import Currency, parse
from novamas.kit.money import plain as plain_money
from novamas.kit.plain import Plain, PlainDict
from novamas.kit.spaces import Clause
from novamas.kit.wire import money_fields
from novamas.law import MODES, BadOption, Library, Mode, library, misfit

WRITTEN = {
    "minimum", "options", "reading", "readings", "authorised", "authorisation", "float", "guarantee", "seats", "staff",
    "reversible", "shoe", "counted", "tournament",
}  # fmt: skip
"""The keys of an opening as people write it, besides its law and its game."""
PLAIN = ("seats", "minimum", "float", "guarantee", "reversible", "shoe", "counted", "tournament")
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
    number of the shoe that was allotted to it for this session (0: none yet). `counted`: two people count what lies
    there before the first round and before it closes. `tournament` is the tournament that it is a table of, and its
    number there: its people are placed and removed by the director, with chips that are no money. `attended`: people of
    a house answer for it, who may stop the game and write into the book of incidents; `typed`: its results are typed,
    and what was typed can be rectified. Nobody writes these two: the house knows them.
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
    counted: bool = False
    tournament: str = ""
    attended: bool = False
    typed: bool = False


class Prepared(Struct, frozen=True):
    """An opening that passed its checks: the game, the float, the guarantee and the staff to open with."""

    opening: Opening
    game: AnyGame
    float: int
    guarantee: int
    staff: dict[str, int]
    roles: tuple[Actor, ...]
    readings: dict[str, str]
    digest: str

    @property
    def rules(self) -> TableRules:
        assert isinstance(self.game, Furnished)
        return self.game.rules

    @property
    def house(self) -> House:
        assert isinstance(self.game, Furnished)
        return self.game.house


def prepare(opening: Opening, laws: Library | None = None) -> Prepared:
    """Checks an opening against the law; a `BadOption` names the clause that forbids it."""
    game: AnyGame = make(opening.law, opening.game, opening.options, opening.readings, laws)
    laws = laws or library()
    assert isinstance(game, Furnished)
    rules, house = game.rules, game.house
    for problem in check_opening(rules, house, opening, laws.currency(opening.law)):
        raise problem
    granted = granted_minima(opening, getattr(house, "raised", 1))
    opening = msgspec.structs.replace(opening, seats=seats_of(rules.seats_for(house), opening.seats))
    needed, _ = least_float(rules, opening, granted)
    money = opening.float or max(needed, USUAL_FLOAT * opening.minimum)
    guarantee = opening.guarantee or least_guarantee(rules, opening, granted)
    staff = staff_of(rules.staff_for(house) or Staff(), opening.staff)
    resolved = laws.resolve(opening.law, opening.game, opening.readings)
    roles = tuple(r for r, n in ((CROUPIER, staff["croupiers"]), (INSPECTOR, staff["inspectors"])) if n)
    return Prepared(opening, game, money, guarantee, staff, roles, resolved.readings, resolved.digest)


def problems_of(opening: Opening, laws: Library | None = None) -> list[BadOption]:
    """Everything that the law forbids of an opening, so that all of it can be mended at once; `prepare` stops at the
    first. What one problem puts out of sight (the staff of a table that the law does not know) is not guessed at."""
    laws = laws or library()
    rules, house, problems = house_problems(opening.law, opening.game, opening.options, opening.readings, laws)
    problems += check_opening(rules, house, opening, laws.currency(opening.law))
    return once_each(problems)


def once_each(problems: Iterable[BadOption]) -> list[BadOption]:
    """Each problem once, with the clauses of all who found it."""
    found: dict[tuple[str, str, str], BadOption] = {}
    for problem in problems:
        known = found.setdefault((problem.reason, problem.field, str(problem)), problem)
        known.clauses = tuple(dict.fromkeys((*known.clauses, *problem.clauses)))
    return list(found.values())


def check_opening(rules: TableRules, house: House, opening: Opening, currency: Currency) -> Iterator[BadOption]:
    """What the law forbids of a table whose house options it allows, one problem after another."""
    yield from check_seats(rules.seats_for(house), opening.seats)
    yield from check_money(rules, house, opening, currency)
    if house.cloths > 1 and rules.cloths.double_by_authorisation and not opening.authorisation.double_table:
        yield BadOption("double-table", rules.cloths.clauses, "cloths")
    yield from check_reversible(rules.reversible_for(house), opening)
    yield from check_shoe(rules.shoes, opening)
    staff = rules.staff_for(house) or Staff()
    yield from check_staff(staff, opening.staff)
    if opening.counted and not any(staff_of(staff, opening.staff).get(r, 0) > 0 for r in ("croupiers", "inspectors")):
        yield BadOption("counted-alone", staff.clauses, "counted")


def check_money(rules: TableRules, house: House, opening: Opening, currency: Currency) -> Iterator[BadOption]:
    """The minimum is authorised; float and guarantee are what it asks for."""
    odd = [name for name in ("minimum", "float", "guarantee") if type(getattr(opening, name)) is not int]
    yield from (misfit(name, "whole", getattr(opening, name)) for name in odd)
    if odd:
        return
    if opening.minimum < 1:
        yield BadOption("minimum-zero", rules.minimum.clauses, "minimum")
    if any(m < 1 for m in opening.authorisation.minimums):
        yield BadOption("authorised-zero", rules.minimum.clauses, "minimum")
        return
    if opening.minimum < 1:
        return
    yield from rules.check_minimum(house, opening.minimum, currency.code)
    raised = getattr(house, "raised", 1)
    granted = granted_minima(opening, raised)
    if opening.minimum not in {m * raised for m in granted}:
        clauses = (*rules.minimum.clauses, *rules.limits.clauses)
        yield BadOption("minimum-not-authorised", clauses, "minimum")
    needed, clauses = least_float(rules, opening, granted)
    if opening.float and opening.float < needed:
        yield BadOption("float-below", clauses, "float", needed=needed, currency=currency.code)
    needed = least_guarantee(rules, opening, granted)
    if opening.guarantee and opening.guarantee < needed:
        yield BadOption("guarantee-below", rules.limits.clauses, "guarantee", needed=needed, currency=currency.code)


def granted_minima(opening: Opening, raised: int = 1) -> tuple[int, ...]:
    """The minima that were granted; an opening that names none opens at the one there is, or at a multiple of it."""
    return opening.authorisation.minimums or (opening.minimum // raised,)


def in_proportion(money: int, minimum: int, lowest: int) -> int:
    """What an amount fixed for the lowest minimum comes to at another one; a part of a unit counts as a whole one."""
    return -(-money * minimum // lowest)


def check_reversible(rule: Reversible, opening: Opening) -> Iterator[BadOption]:
    """One side of a reversible cloth that the law does not know or nobody has authorised."""
    if not opening.reversible:
        return
    if rule.cloth == "unsaid":
        yield BadOption("no-reversible", rule.clauses, "reversible")
    elif not opening.authorisation.reversible:
        yield BadOption("reversible-not-authorised", rule.clauses, "reversible")


def check_shoe(rule: Shoes, opening: Opening) -> Iterator[BadOption]:
    """The number of a shoe that cannot be allotted to such a table."""
    shoe, approved = opening.shoe, opening.authorisation.shoes
    if type(shoe) is not int or shoe < 0 or any(n < 1 for n in approved):
        yield BadOption("shoe-number", rule.clauses, "shoe")
    elif shoe and not rule.numbered:
        yield BadOption("no-numbered-shoe", rule.clauses, "shoe")
    elif shoe and rule.approved and approved and shoe not in approved:
        yield BadOption("shoe-not-approved", rule.approved_clauses, "shoe", value=shoe)


def seats_of(rule: Seats, given: int | None) -> int:
    """The seats of the table: as many as asked for, or the usual number as far as the law has room for it."""
    return min(USUAL_SEATS, rule.most or MOST_SEATS) if given is None else given


def check_seats(rule: Seats, given: int | None) -> Iterator[BadOption]:
    """No more seats than there is room for, and as many on either side where there are two."""
    most, seats = rule.most or MOST_SEATS, seats_of(rule, given)
    if type(seats) is not int:
        yield misfit("seats", "whole", seats)
    elif not 0 <= seats <= most:
        yield BadOption("seats", rule.clauses, "seats", value=seats, most=most)
    elif rule.even and seats % 2:
        yield BadOption("seats-even", rule.clauses, "seats", value=seats)


def least_float(rules: TableRules, opening: Opening, granted: tuple[int, ...]) -> tuple[int, tuple[Clause, ...]]:
    """The least float (anticipo) to open with, and who says so: the law, or the authorisation in proportion where the
    minimum is raised."""
    needed = rules.float.minima * opening.minimum
    if rules.limits.float == "proportional" and opening.authorisation.float:
        raised = in_proportion(opening.authorisation.float, opening.minimum, min(granted))
        if raised > needed:
            return raised, rules.limits.clauses
    return needed, rules.float.clauses


def least_guarantee(rules: TableRules, opening: Opening, granted: tuple[int, ...]) -> int:
    """The cash that the casino holds to guarantee the bets: in proportion where the minimum is raised."""
    needed = opening.authorisation.guarantee
    if rules.limits.guarantee == "proportional":
        return in_proportion(needed, opening.minimum, min(granted))
    return needed


def staff_of(rule: Staff, given: Mapping[str, int]) -> dict[str, int]:
    """The people at the table: those given, or the fewest the law asks for."""
    return {role: given.get(role, getattr(rule, role)[0]) for role in ROLES}


def check_staff(rule: Staff, given: Mapping[str, int]) -> Iterator[BadOption]:
    """As many people of each kind as the law asks for, and not too many together."""
    for role, number in given.items():
        if role not in ROLES:
            yield BadOption("no-such-staff", (), "staff", value=role, known=tuple(ROLES))
        elif type(number) is not int:
            yield misfit(role, "whole", number, field="staff")
    staff = staff_of(rule, {role: number for role, number in given.items() if type(number) is int})
    for role in ROLES:
        least, most = rule.bounds(role)
        if not least <= staff[role] <= most:
            yield BadOption(
                "staff-exact" if least == most else "staff-range",
                rule.clauses,
                "staff",
                value=staff[role],
                role=role,
                least=least,
                most=most,
            )
    if rule.crew and (crew := staff["croupiers"] + staff["ends"]) > rule.crew:
        yield BadOption("staff-crew", rule.clauses, "staff", value=crew, most=rule.crew)


# -- as people write it ------------------------------------------------------------------------------------------------


def read_opening(law: str, game: str, written: Plain, currency: Currency, laws: Library | None = None) -> Opening:
    """An opening from its written form, with amounts as decimal strings (docs/scenarios.md)."""
    opening, problems = understand(law, game, written, currency, laws)
    for problem in problems:
        raise problem
    return opening


def understand(
    law: str, game: str, written: Plain, currency: Currency, laws: Library | None = None
) -> tuple[Opening, list[Worded]]:
    """An opening from its written form, as far as it can be understood, and everything that cannot; what cannot is left
    out of it."""
    problems: list[Worded] = []
    tables: dict[str, PlainDict] = {}
    for key in ("options", "authorisation", "staff"):
        given = written.get(key, {})
        if not isinstance(given, Mapping):
            problems.append(misfit(key, "table", given))
        tables[key] = dict(given) if isinstance(given, Mapping) else {}
    odd = {role: number for role, number in tables["staff"].items() if type(number) is not int}
    problems += (misfit(role, "whole", number, field="staff") for role, number in odd.items())
    tables["staff"] = {role: number for role, number in tables["staff"].items() if role not in odd}
    reading = written.get("readings", written.get("reading", "default"))
    if isinstance(reading, str) and reading not in MODES:
        problems.append(BadOption("reading-mode", (), "reading", value=reading, known=MODES))
        reading = "default"
    if "authorised" in written:
        tables["authorisation"]["minimums"] = written["authorised"]
    options = in_minor(tables["options"], house_money(law, game, laws or library()), currency, problems)
    granted = in_minor(tables["authorisation"], money_fields(Authorisation), currency, problems)
    granted = fitting(granted, Authorisation, problems, {"minimums": "authorised"} if "authorised" in written else {})
    plain = {"minimum": plain_money(currency.minimum, currency)}
    plain |= {key: written[key] for key in PLAIN if key in written}
    fields: PlainDict = {"readings": reading, **in_minor(plain, money_fields(Opening), currency, problems)}
    fields = fitting(fields, Opening, problems) | {
        "law": law,
        "game": game,
        "options": options,
        "authorisation": convert(granted, Authorisation),
        "staff": tables["staff"],
    }
    return Opening(**{"minimum": currency.minimum, **fields}), problems


def fitting(
    given: Mapping[str, object], kind: type[Struct], problems: list[Worded], called: Mapping[str, str] | None = None
) -> PlainDict:
    """The values that fit the struct; each other one is added to `problems`, by its name in `called` if it has one."""
    wrong = {name: (miss, known) for name, miss, known in misfits(given, kind)}
    for name, (miss, known) in wrong.items():
        problems.append(misfit((called or {}).get(name, name), miss, given[name], known))
    return {name: value for name, value in given.items() if name not in wrong}


def house_money(law: str, game: str, laws: Library) -> frozenset[str]:
    """Which house options of a game are amounts; none of a game that these laws do not have, which opens nowhere."""
    known = law in laws.laws() and game in laws.games(law)
    return money_fields(family(law, game, laws).house) if known else frozenset()


def in_minor(
    table: Mapping[str, object], keys: Container[str], currency: Currency, problems: list[Worded]
) -> PlainDict:
    """The same table with the amounts under these keys in minor units, without those that are none."""

    def amount(value: Any) -> object:
        return [amount(v) for v in value] if isinstance(value, list) else parse(value, currency)

    found: PlainDict = {}
    for key, value in table.items():
        try:
            found[key] = amount(value) if key in keys else value
        except BadAmount as e:
            e.field = key
            problems.append(e)
    return found
