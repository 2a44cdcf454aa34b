"""The shoes of the house while it is open: they are numbered, and the director allots them to tables as these open."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from msgspec.structs import replace

from novamas.games.table_rules import Shoes
from novamas.kit.decider import Refused
from novamas.store.books import Books
from novamas.table import Opening
from novamas.table.opening import prepare


def rule_of(opening: Opening) -> Shoes:
    """What the law says about the shoe of such a table."""
    rule: Shoes = prepare(opening).rules.shoes
    return rule


def allot_shoe(books: Books, opening: Opening) -> Opening:
    """The opening with the number of its shoe, where the law numbers them: the one that the director names, or else the
    first that is free and was not at such a table in the session before.

    Raises `Refused` for a shoe that stands on another table, or is sent to the same one again.
    """
    rule = rule_of(opening)
    if not rule.numbered:
        return opening
    past = [table for table in books.list_tables() if table.opening.shoe]
    busy = {table.opening.shoe: table.id for table in past if not books.is_closed(table)}
    before = next((t.opening.shoe for t in reversed(past) if alike(t.opening, opening)), 0) if rule.rotate else 0
    if opening.shoe in busy:
        raise Refused("shoe-in-use", rule.clauses, "shoe", opening.shoe, table=busy[opening.shoe])
    if opening.shoe and opening.shoe == before:
        raise Refused("same-shoe-again", rule.rotate_clauses, "shoe", opening.shoe)
    house: Iterable[int] = opening.authorisation.shoes or count(1)
    found = opening.shoe or next((n for n in house if n not in busy and n != before), 0)
    if not found:
        raise Refused("no-shoe-free", rule.clauses, "shoe")
    return replace(opening, shoe=found)


def alike(one: Opening, other: Opening) -> bool:
    """Whether a table is the same in two sessions: the same game, on the same piece of furniture if that is named."""
    return (one.law, one.game, one.reversible) == (other.law, other.game, other.reversible)
