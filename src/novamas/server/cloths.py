"""Reversible cloths while the house is open: which tables are their sides, and why one cannot be turned over now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from novamas.games.table_rules import Reversible
from novamas.kit.decider import Refused
from novamas.kit.plain import Plain
from novamas.law import library
from novamas.store.books import Books, Listed
from novamas.store.reports import day_of
from novamas.table import Opening
from novamas.table.floor import unlike
from novamas.table.opening import Prepared, prepare, read_opening

GRANTED = {"reversible": True, "double_table": True}  # what the regulator must have granted for any of this


class Side(Struct, frozen=True):
    """A game on a reversible cloth: the last table that was opened for it there."""

    table: str
    law: str
    game: str
    open: bool


def cloths(books: Books) -> dict[str, list[Listed]]:
    """Every reversible cloth of the house, with all tables that were ever opened on it, in order."""
    found: dict[str, list[Listed]] = {}
    for table in books.list_tables():
        if table.opening.reversible:
            found.setdefault(table.opening.reversible, []).append(table)
    return found


def sides(books: Books, tables: Sequence[Listed]) -> tuple[Side, ...]:
    """The games of a cloth, each once."""
    last = {(t.opening.law, t.opening.game): t for t in tables}
    return tuple(Side(t.id, t.opening.law, t.opening.game, not books.is_closed(t)) for t in last.values())


def describe_wish(law: str, game: str, options: Plain) -> Opening:
    """A table as it would be opened with the house's other choices left as they usually are."""
    library().check_game(law, game)
    return read_opening(law, game, {"options": options, "authorisation": GRANTED}, library().currency(law))


def rule_of(table: Prepared) -> Reversible:
    """What the law says about turning over the cloth of such a table."""
    rule: Reversible = table.rules.reversible_for(table.house)
    return rule


def check_turned(books: Books, opening: Opening, before: Sequence[Listed]) -> None:
    """Raises `Refused` where a cloth with these tables on it cannot be turned over to such a game now.

    The game on it must have been closed, the law must let both games share a cloth, and they change no oftener than
    it says.
    """
    if not before:
        return
    table = prepare(opening)
    rule = rule_of(table)
    for other in before:
        if not books.is_closed(other):
            raise Refused("other-side-open", rule.clauses, "reversible", opening.reversible, table=other.id)
    back = next((t for t in reversed(before) if t.opening.game != opening.game), None)
    if back is not None:
        check_alike(table, prepare(back.opening), back.id)
    today = day_of(books.clock())
    played = [*(t.opening for t in before if day_of(books.find_opening_time(t)) == today), opening]
    turns = sum(one.game != other.game for one, other in pairwise(played))
    for rule in map(rule_of, map(prepare, played)):  # what the law of either side says is for both
        if rule.turns and turns > rule.turns:
            raise Refused("cloth-turned", rule.turns_clauses, "reversible", opening.reversible, limit=rule.turns)


def check_alike(table: Prepared, back: Prepared, number: str) -> None:
    """Raises `Refused` unless the law lets two games be the sides of one cloth."""
    found = [*unlike(rule_of(table), table, back, True), *unlike(rule_of(back), back, table, False)]
    for error in found:
        raise Refused("other-side-unlike", error.clauses, "reversible", table.opening.reversible, table=number)
