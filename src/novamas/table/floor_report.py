"""What was looked at on a floor, rule by rule: each with its clauses, what the floor has there, and what is wrong.

`check_casino` tells what is broken; this tells the rest too, for whoever has to sign that a floor keeps to its law.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from novamas.games import house_problems
from novamas.games.table_rules import ROLES, House, Staff, TableRules
from novamas.kit.spaces import Clause
from novamas.law import Library, library
from novamas.table.floor import Floor, FloorTable, Problem, check_casino
from novamas.table.licence import cited_by
from novamas.table.opening import USUAL_FLOAT, granted_minima, least_float, least_guarantee, seats_of, staff_of


class Looked(Struct, frozen=True):
    """A rule that was looked at: of which table (none: of the whole floor), what it is about (`topic`), what the floor
    has there (`args` of the sentence `floor-rule-<topic>`), the clauses, and the problems that were found."""

    table: int | None
    topic: str
    args: Mapping[str, object]
    clauses: tuple[Clause, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def kept(self) -> bool:
        return not self.problems


FIELDS: dict[str, tuple[str, ...]] = {
    "minimum": ("minimum",),
    "float": ("float",),
    "guarantee": ("guarantee",),
    "staff": ("staff",),
    "seats": ("seats",),
    "cloths": ("cloths",),
    "shoe": ("shoe", "last_shoe"),
    "reversible": ("reversible",),
    "head": ("inspector",),
    "attendant": ("attendant",),
    "materials": ("materials",),
    "printed": ("printed",),
    "remote": ("remote",),
}
"""Which keys of a table a topic is about; what is wrong with any other key stands under `options`."""


def look_over(floor: Floor, laws: Library | None = None) -> list[Looked]:
    """Every rule that a floor was held to, kept or broken; nothing that `check_casino` finds is missing."""
    laws = laws or library()
    problems = check_casino(floor, laws)
    found: list[Looked] = []
    for n, table in enumerate(floor.tables):
        own = [p for p in problems if p.table == n]
        readable = table.opening.game and not any(e.field == "game" for e in table.unread)
        topics = list(table_topics(table, laws)) if readable else []
        found += assign(n, topics, own)
    whole = [p for p in problems if p.table is None]
    return [*found, *assign(None, list(floor_topics(floor, laws)), whole)]


def assign(table: int | None, topics: Sequence[Looked], problems: Sequence[Problem]) -> Iterator[Looked]:
    """The topics with the problems that are about them; whatever is left over comes last, as it is."""
    left = list(problems)
    for topic in topics:
        mine = [p for p in left if is_about(topic, p)]
        left = [p for p in left if p not in mine]
        clauses = tuple(dict.fromkeys((*topic.clauses, *(c for p in mine for c in p.clauses))))
        if clauses or mine:  # where the law says nothing, nothing was held to it
            yield Looked(table, topic.topic, topic.args, clauses, tuple(mine))
    for problem in left:
        yield Looked(table, "other", {}, problem.clauses, (problem,))


def is_about(topic: Looked, problem: Problem) -> bool:
    if problem.table is None:
        return problem.error.reason in WHOLE[topic.topic] and is_same(topic.args, problem.error.args_)
    known = {field for fields in FIELDS.values() for field in fields}
    if topic.topic == "options":
        return problem.error.field not in {*known, "game", "name"}
    return problem.error.field in FIELDS.get(topic.topic, ())


WHOLE = {
    "in-service": ("none-in-service",), "lowest": ("keep-table", "keep-cloth"), "authorised": (),
    "day": ("not-in-force",), "regulation": ("no-regulation",), "deposit": ("no-deposit", "deposit-below"),
    "payment": ("loan-forbidden", "tender-only"),
}  # fmt: skip


def is_same(topic: Mapping[str, object], problem: Mapping[str, object]) -> bool:
    """Whether a problem speaks of the same kind of tables, or of the same game."""
    return all(problem[key] == topic[key] for key in ("kind", "game") if key in topic and key in problem)


def table_topics(table: FloorTable, laws: Library) -> Iterator[Looked]:
    """What the law asks of one table, and what the table has."""
    opening = table.opening
    rules, house, _ = house_problems(opening.law, opening.game, opening.options, opening.readings, laws)
    money = {"currency": laws.currency(opening.law).code}
    granted = granted_minima(opening, getattr(house, "raised", 1))
    sound = all(type(amount) is int and amount > 0 for amount in (opening.minimum, *granted))

    def topic(kind: str, clauses: Iterable[Clause], **args: object) -> Looked:
        return Looked(None, kind, args, tuple(dict.fromkeys(clauses)))

    if sound:
        needed, why = least_float(rules, opening, granted)
        money_here = opening.float or max(needed, USUAL_FLOAT * opening.minimum)
        yield topic("minimum", (*rules.minimum.clauses, *rules.limits.clauses), amount=opening.minimum, **money)
        yield topic("float", why, amount=money_here, needed=needed, **money)
        guarantee = least_guarantee(rules, opening, granted)
        if guarantee or opening.guarantee:
            yield topic("guarantee", rules.limits.clauses, amount=opening.guarantee or guarantee, **money)
    yield from topics_of_people(table, rules, house)
    yield topic("cloths", rules.cloths.clauses, cloths=house.cloths)
    yield topic("options", rules.scope.clauses, options=", ".join(map(str, opening.options)))
    if rules.shoes.numbered:
        yield topic("shoe", (*rules.shoes.clauses, *rules.shoes.rotate_clauses), shoe=opening.shoe)
    head = laws.head(opening.law)
    if table.materials:
        yield topic("materials", head.materials.clauses, numbers=", ".join(table.materials))
    if table.printed:
        yield topic("printed", head.printed.clauses, printed=", ".join(table.printed))
    if table.remote:
        yield topic("remote", head.remote.clauses)
    if opening.reversible:
        yield topic("reversible", rules.reversible_for(house).clauses, name=opening.reversible)


def topics_of_people(table: FloorTable, rules: TableRules, house: House) -> Iterator[Looked]:
    """What the law asks of those who stand and sit at a table."""
    seats = rules.seats_for(house)
    staff = rules.staff_for(house) or Staff()
    given = {role: number for role, number in table.opening.staff.items() if type(number) is int}
    here = staff_of(staff, {role: number for role, number in given.items() if role in ROLES})
    for role in ROLES:
        if here[role]:
            yield Looked(None, "staff", {"role": role, "number": here[role]}, staff.clauses)
    if seats.most:
        yield Looked(None, "seats", {"seats": seats_of(seats, table.opening.seats), "most": seats.most}, seats.clauses)
    if table.inspector:
        cover = rules.cover_for(house)
        yield Looked(None, "head", {"name": table.inspector, "most": cover.tables}, cover.clauses or staff.clauses)
    if table.attendant:
        yield Looked(None, "attendant", {"name": table.attendant}, rules.attendants.clauses)


def floor_topics(floor: Floor, laws: Library) -> Iterator[Looked]:
    """What the law asks of the house as a whole."""
    head = laws.head(floor.law)
    there = {table.opening.game for table in floor.tables}
    if floor.games:
        yield Looked(None, "authorised", {"count": len(floor.games)}, head.authorised.clauses)
    about: dict[str, dict[str, object]] = {
        "day": {"day": floor.licence.day},
        "deposit": {"amount": floor.licence.deposit, "currency": head.currency},
        "payment": {"means": ", ".join(floor.licence.payment)},
    }
    for kind, clauses in cited_by(floor.law, floor.licence, laws):
        yield Looked(None, kind, about.get(kind, {}), clauses)
    for rule in head.in_service if floor.premises == "casino" else ():
        if not rule.where_authorised or not there.union(floor.games).isdisjoint(rule.games):
            yield Looked(None, "in-service", {"kind": rule.kind}, rule.clauses)
    for game in dict.fromkeys(table.opening.game for table in floor.tables):
        if game in laws.games(floor.law):
            rules, _, _ = house_problems(floor.law, game, {}, "default", laws)
            if rules.minimum.keep_one != "no":
                yield Looked(None, "lowest", {"game": game}, rules.minimum.keep_clauses)


__all__ = ["Looked", "look_over"]
