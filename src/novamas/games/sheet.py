"""What a table is, for whoever draws and explains it: spots, limits, figures, the order of payment, a picture.

Every family's `sheet.py` fills a `Sheet` from its resolved rules, its house options and the minimum in force; nothing
of it depends on what happens at the table. Amounts are minor units, figures are exact fractions as text.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice, takewhile
from typing import Any, Literal

from msgspec import Struct

from novamas.games.table_rules import House, TableRules
from novamas.kit.chance import Value
from novamas.kit.decider import Actor
from novamas.kit.spaces import Clause

CHIPS = 7  # denominations in a tray: as many as fit beside each other on a phone


class Limit(Struct, frozen=True):
    """The least and the most that may lie on one spot of a kind."""

    kind: str
    min: int
    max: int


class SpotInfo(Struct, frozen=True, kw_only=True):
    """A place for a stake. `parts` are the chips that an announced bet lays on other spots, `covers` what wins here.

    Where the player has a choice later (half or prison), the figures are those of the better one, named in `choice`.
    """

    spot: str
    kind: str
    covers: tuple[Value, ...]
    parts: tuple[tuple[str, int], ...]
    pays: str
    min: int
    max: int
    win: str
    edge: str
    choice: str = ""
    clauses: tuple[Clause, ...] = ()
    limit_clauses: tuple[Clause, ...] = ()


class Step(Struct, frozen=True):
    """Kinds of bets that are paid one after another, and the clauses that say so."""

    kinds: tuple[str, ...]
    clauses: tuple[Clause, ...]


class Irregularity(Struct, frozen=True):
    """A mistake that staff can report: the command, its causes if it has any, and who may send it (the first there)."""

    kind: str
    by: tuple[Actor, ...]
    clauses: tuple[Clause, ...]
    causes: tuple[str, ...] = ()


class Cloth(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What a family's picture needs beyond its spots; each family has its own."""


class Sheet(Struct, frozen=True, kw_only=True):
    """What a table is."""

    family: str
    minimum: int
    chips: tuple[int, ...]
    spots: tuple[SpotInfo, ...]
    order: tuple[Step, ...]
    at_once: str
    collect_clauses: tuple[Clause, ...]
    cloth: Cloth
    irregularities: tuple[Irregularity, ...]


class Choice(Struct, frozen=True, kw_only=True):
    """What the house may choose for its tables, as far as the law leaves it a choice.

    `values` are all there are; `min` and `max` bound a number; `many` asks for a list of such values. A name with a dot
    is inside the option before the dot. Amounts are minor units here and decimal strings when a table is opened. With
    `given` it is a question only where another option has one of these values.
    """

    name: str
    type: Literal["choice", "number", "flag", "amount", "text"]
    default: Any
    values: tuple[Any, ...] = ()
    min: int | None = None
    max: int | None = None
    many: bool = False
    clauses: tuple[Clause, ...] = ()
    given: tuple[str, tuple[Any, ...]] | None = None


def table_choices(rules: TableRules) -> Iterator[Choice]:
    """What every table leaves to the house."""
    allowed = rules.cloths.allowed
    if len(allowed) > 1:
        yield Choice(name="cloths", type="choice", values=allowed, default=House().cloths, clauses=rules.cloths.clauses)
    yield Choice(name="rounding.unit", type="number", min=1, default=House().rounding.unit)


def chips(minimum: int, most: int) -> tuple[int, ...]:
    """The denominations worth offering: from the largest of which the minimum is made, upward to the highest limit."""
    made_of = [n for n in takewhile(lambda n: n <= minimum, values()) if minimum % n == 0]
    useful = takewhile(lambda n: n <= most, (n for n in values() if n >= made_of[-1]))
    return tuple(islice(useful, CHIPS))


def values() -> Iterator[int]:
    """The values that chips and coins have: 1, 2, 5, 10, 20, 50, …, in any money."""
    return (n * 10**power for power in count() for n in (1, 2, 5))
