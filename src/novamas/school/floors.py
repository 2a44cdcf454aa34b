"""May it open? A table, or a few, as a floor file says them; something is wrong with it, or nothing is.

What is tried: every number of an opening a step outside what the law has room for, each choice of the house beyond its
bounds, tables that do not go together. What is wrong then is what the checks of the house say, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from novamas.games import family
from novamas.games.lesson import Line
from novamas.games.table_rules import ROLES, Staff
from novamas.kit.errors import Worded
from novamas.kit.money import plain
from novamas.kit.plain import PlainDict
from novamas.kit.toml_text import pair
from novamas.kit.wire import money_fields
from novamas.law import Library, forgets, library
from novamas.school.choosing import Case, ask, topics_in
from novamas.school.exercises import ChoiceExercise, Option, Saying
from novamas.school.tasks import NoTask, Task
from novamas.table.floor import FloorTable, check_floor
from novamas.table.opening import Authorisation, Opening, problems_of

FINE = "fine"
SENSIBLE = 4
"""How far beyond a bound a number is tried."""


def topics_to_open(task: Task, laws: Library | None = None) -> list[str]:
    """What can be wrong with a table of a game."""
    return topics_in(cases_of(task.law, task.game, laws))


def make_floor(task: Task, laws: Library | None = None) -> ChoiceExercise:
    """The floor that a task names."""

    def missing() -> NoTask:
        return NoTask("task-none-floor", field="game", value=task.game, game=task.game)

    return ask(task, cases_of(task.law, task.game, laws), laws, missing)


def cases_of(law: str, game: str, laws: Library | None = None) -> tuple[Case, ...]:
    return _keep_cases(law, game) if laws is None or laws is library() else tuple(_cases(law, game, laws))


@forgets
@lru_cache(maxsize=128)
def _keep_cases(law: str, game: str) -> tuple[Case, ...]:
    return tuple(_cases(law, game, library()))


def _cases(law: str, game: str, laws: Library) -> Iterator[Case]:
    """Floors with one thing that is wrong, and floors with nothing."""
    fine = Option(says=Line("school-may-open"))
    for tables in tries(law, game, laws):
        problems = check_floor(tables, laws)
        said = {(p.error.reason, p.error.field) for p in problems}
        if len(said) > 1:
            continue
        error: Worded | None = problems[0].error if problems else None
        if error is not None and not error.clauses and any(table.opening.options for table in tables):
            continue  # no value that anybody would think of
        clauses = error.clauses if error is not None else ()
        yield Case(
            topic=error.reason if error is not None else FINE,
            facts=lines_of(tables, law, laws),
            question=Line("school-ask-floor"),
            right=Option(says=error, clauses=clauses) if error is not None else fine,
            clauses=clauses,
            wrong=(fine,) if error is not None else (),
        )


def tries(law: str, game: str, laws: Library) -> Iterator[tuple[FloorTable, ...]]:
    """Floors worth asking about, sound ones among them."""
    currency = laws.currency(law)
    sound = Opening(law=law, game=game, minimum=currency.minimum)
    if problems_of(sound, laws):
        return
    room = family(law, game, laws)
    rules: Any = laws.rules(room.rules, law, game)
    house = room.house()
    for opening in (sound, *openings(sound, rules, house)):
        yield (FloorTable(opening=opening, name="1"),)
    for choice in room.choices(rules):
        for value in beyond(choice):
            options: PlainDict = {choice.name: value} if "." not in choice.name else nest(choice.name, value)
            yield (FloorTable(opening=replace(sound, options=options), name="1"),)
    twice = FloorTable(opening=sound, name="1"), FloorTable(opening=sound, name="2")
    raised = replace(sound, minimum=2 * sound.minimum)
    granted = Authorisation(minimums=(sound.minimum, 2 * sound.minimum))
    yield twice
    yield (twice[0], replace(twice[1], name="1"))
    yield (FloorTable(opening=replace(raised, authorisation=granted), name="1"),)
    cover = rules.cover_for(house)
    for heads in range(1, cover.tables + 2):
        yield tuple(FloorTable(opening=sound, name=str(n + 1), inspector="Ane", sector="A") for n in range(heads))
    yield tuple(FloorTable(opening=sound, name=str(n + 1), inspector="Ane", sector="AB"[n]) for n in range(2))
    shoe = replace(sound, shoe=7)
    yield tuple(FloorTable(opening=shoe, name=str(n + 1)) for n in range(2))
    yield (FloorTable(opening=shoe, name="1", last_shoe=7),)


def openings(sound: Opening, rules: Any, house: Any) -> Iterator[Opening]:
    """The opening with one number of it changed: some of these the law has room for."""
    seats = rules.seats_for(house)
    for number in {seats.most, seats.most + 1, seats.most + SENSIBLE, seats.most - 1} - {-1}:
        if seats.most:
            yield replace(sound, seats=number)
    staff = rules.staff_for(house) or Staff()
    for role in ROLES:
        least, most = staff.bounds(role)
        for number in sorted({least - 1, least, most, most + 1} - {-1}):
            yield replace(sound, staff={role: number})
    needed = rules.float.minima * sound.minimum
    for money in (needed - sound.minimum, needed, 2 * needed):
        if money > 0:
            yield replace(sound, float=money)
    yield replace(sound, authorisation=Authorisation(minimums=(2 * sound.minimum,)))
    yield replace(sound, minimum=2 * sound.minimum, authorisation=Authorisation(minimums=(sound.minimum,)))
    yield replace(sound, authorisation=Authorisation(minimums=(sound.minimum, 2 * sound.minimum)))
    yield replace(sound, reversible="T1")
    yield replace(sound, reversible="T1", authorisation=Authorisation(reversible=True))
    yield replace(sound, options={"cloths": 2})
    yield replace(sound, options={"cloths": 2}, authorisation=Authorisation(double_table=True))


def beyond(choice: Any) -> Sequence[Any]:
    """Values of a choice of the house inside its bounds and outside them."""
    if choice.type == "number" and choice.max is not None:
        least = choice.min if choice.min is not None else choice.max
        return [*dict.fromkeys((least, choice.max, choice.max + 1, choice.max + SENSIBLE))]
    if choice.type == "choice" and not choice.many and not choice.given:
        return list(choice.values)
    return ()


def nest(name: str, value: object) -> PlainDict:
    outer, _, inner = name.partition(".")
    return {outer: {inner: value}}


def lines_of(tables: Sequence[FloorTable], law: str, laws: Library) -> tuple[Saying, ...]:
    """The floor as its file would say it."""
    currency = laws.currency(law)
    lines: list[str] = pair("law", law)
    for table in tables:
        opening = table.opening
        lines.append("[[table]]")
        lines += pair("game", opening.game)
        lines += pair("minimum", plain(opening.minimum, currency))
        if opening.authorisation.minimums:
            lines += pair("authorised", [plain(each, currency) for each in opening.authorisation.minimums])
        for key in ("double_table", "reversible"):
            if getattr(opening.authorisation, key):
                lines += pair(("authorisation", key), True)
        for key in ("name", "sector", "inspector", "last_shoe"):
            if getattr(table, key):
                lines += pair(key, getattr(table, key))
        for key in ("seats", "shoe", "reversible"):
            if getattr(opening, key):
                lines += pair(key, getattr(opening, key))
        if opening.float:
            lines += pair("float", plain(opening.float, currency))
        if opening.staff:
            lines += pair("staff", opening.staff)
        if opening.options:
            lines += pair("options", in_words(opening.options, law, opening.game, laws))
    return tuple(lines)


def in_words(options: PlainDict, law: str, game: str, laws: Library) -> PlainDict:
    """Options as a file has them: amounts as text."""
    money, currency = money_fields(family(law, game, laws).house), laws.currency(law)
    return {k: plain(v, currency) if k in money else msgspec.to_builtins(v) for k, v in options.items()}
