"""Opening a table: what the authorisation allows, what the law demands, and the game that follows from both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from novamas.games import make
from novamas.games.spin.rules import Staff, TableRules
from novamas.kit.decider import CROUPIER, INSPECTOR, Actor, Game
from novamas.law import BadOption, Library, Mode, library

ROLES = ("inspectors", "deputies", "croupiers", "ends", "assistants")
USUAL_FLOAT = 20_000  # minima, where neither the law nor the authorisation says more


class Authorisation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the regulator granted for a game: its minima, the float at the lowest of them, a double table."""

    minimums: tuple[int, ...] = ()
    float: int = 0
    double_table: bool = False
    lowest_exempt: bool = False


class Opening(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that fixes a table before its first round. With the laws it is enough to rebuild the game."""

    law: str
    game: str
    minimum: int
    options: dict[str, Any] = {}
    readings: Mode | dict[str, str] = "default"
    authorisation: Authorisation = Authorisation()
    float: int = 0
    guarantee: int = 0
    seats: int = 8
    staff: dict[str, int] = {}


class Prepared(Struct, frozen=True):
    """An opening that passed its checks: the game, the float and the staff to open with."""

    opening: Opening
    game: Any
    float: int
    staff: dict[str, int]
    roles: tuple[Actor, ...]
    readings: dict[str, str]
    digest: str


def prepare(opening: Opening, laws: Library | None = None) -> Prepared:
    """Checks an opening against the law; a `BadOption` names the clause that forbids it."""
    laws = laws or library()
    game: Game[Any] = make(opening.law, opening.game, opening.options, opening.readings, laws)
    rules: TableRules = game.rules  # type: ignore[attr-defined]
    house = game.house  # type: ignore[attr-defined]
    if opening.minimum < 1:
        raise BadOption("The minimum must be an amount of money above zero.", rules.minimum.clauses, "minimum")
    granted = opening.authorisation.minimums or (opening.minimum,)
    raised = getattr(house, "raised", 1)
    if opening.minimum not in {m * raised for m in granted}:
        raise BadOption("This minimum is not in the authorisation of the game.", rules.minimum.clauses, "minimum")
    if house.cloths > 1 and rules.cloths.double_by_authorisation and not opening.authorisation.double_table:
        raise BadOption("A double table needs an authorisation of its own.", rules.cloths.clauses, "cloths")
    money = checked_float(rules, opening, granted)
    if not 0 <= opening.seats <= 100:
        raise BadOption("A table has between 0 and 100 seats.", (), "seats")
    staff = checked_staff(rules.staff.get(str(house.cloths)), opening.staff)
    resolved = laws.resolve(opening.law, opening.game, opening.readings)
    roles = tuple(r for r, n in ((CROUPIER, staff["croupiers"]), (INSPECTOR, staff["inspectors"])) if n)
    return Prepared(opening, game, money, staff, roles, resolved.readings, resolved.digest)


def checked_float(rules: TableRules, opening: Opening, granted: tuple[int, ...]) -> int:
    """The float (anticipo) to open with: never below the law's, and in proportion where the minimum is raised."""
    needed, clauses = rules.float.minima * opening.minimum, rules.float.clauses
    if rules.limits.float == "proportional" and opening.authorisation.float:
        in_proportion = opening.authorisation.float * opening.minimum // min(granted)
        if in_proportion > needed:
            needed, clauses = in_proportion, rules.limits.clauses
    money = opening.float or max(needed, USUAL_FLOAT * opening.minimum)
    if money < needed:
        raise BadOption("The float is below what this table must open with.", clauses, "float")
    return money


def checked_staff(rule: Staff | None, given: Mapping[str, int]) -> dict[str, int]:
    """The people at the table: those given, or the fewest the law asks for."""
    if unknown := [role for role in given if role not in ROLES]:
        raise BadOption(f"There is no staff called {unknown[0]!r}; there are: {', '.join(ROLES)}.", (), "staff")
    rule = rule or Staff()
    staff = {role: given.get(role, getattr(rule, role)[0]) for role in ROLES}
    for role in ROLES:
        least, most = getattr(rule, role)
        if not least <= staff[role] <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise BadOption(f"This table needs {wanted} {role}, not {staff[role]}.", rule.clauses, "staff")
    return staff
