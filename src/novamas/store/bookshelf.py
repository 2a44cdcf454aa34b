"""All books of the house by their names, and the forms in which each leaves it: the same for the terminal and for HTTP.

`tables`: every table day by day. `sessions`: every day of the house. `incidents`: what was reported. `jackpots`: what
went in and out. `cage`: what went over the counter. `hold`: what every table won beside its odds.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from novamas.kit.decider import Actor
from novamas.kit.money import MONEYS, plain
from novamas.kit.plain import PlainDict
from novamas.store.books import Books
from novamas.store.cage import Paid, over_the_counter
from novamas.store.documents import Documents
from novamas.store.gate import NOBODY
from novamas.store.hold import Held, Prices, read_hold
from novamas.store.incidents import Incident, incidents
from novamas.store.jackpots import JackpotBook, jackpot_books
from novamas.store.pages import book_csv, cell, stamp
from novamas.store.reports import DayAtTable, daily_book
from novamas.store.sessions import SUMMED, SessionBook, session_books

Kind: TypeAlias = Literal["tables", "sessions", "incidents", "jackpots", "cage", "hold"]
KINDS: tuple[Kind, ...] = get_args(Kind)
OF_ONE_TABLE: tuple[Kind, ...] = ("tables", "incidents", "jackpots", "hold")


class Asked(Struct, frozen=True):
    """What of a book somebody wants to read, in which language, with whose eyes."""

    lang: str
    names: Mapping[Actor, str] = {}
    table: str | None = None
    day: date | None = None
    eyes: Actor = NOBODY


Found: TypeAlias = Any
"""An entry of a book; its kind says of which type."""


def read_book(books: Books, kind: Kind, asked: Asked, prices: Prices) -> list[Found]:
    """A book as it is now."""
    table, day, eyes = asked.table, asked.day, asked.eyes
    read: dict[Kind, Callable[[], Sequence[Found]]] = {
        "tables": lambda: daily_book(books, table, day, eyes),
        "sessions": lambda: session_books(books, day, eyes),
        "incidents": lambda: incidents(books, asked.lang, asked.names, table, day, eyes),
        "jackpots": lambda: jackpot_books(books, table, day),
        "cage": lambda: over_the_counter(books, day),
        "hold": lambda: read_hold(books, prices, table, day),
    }
    return list(read[kind]())


def print_book(kind: Kind, found: Sequence[Found], page: Documents) -> str:
    """A book as a document."""
    write: dict[Kind, Callable[[Sequence[Found]], str]] = {
        "tables": page.book,
        "sessions": page.sessions,
        "incidents": page.incidents,
        "jackpots": page.jackpots,
        "cage": page.cage,
        "hold": page.hold,
    }
    return write[kind](found)


# -- spreadsheets ------------------------------------------------------------------------------------------------------

COLUMNS: dict[Kind, tuple[str, ...]] = {
    "sessions": ("day", "first", "last", "people", "irregularities", "currency", "tables", *SUMMED),
    "incidents": (
        "day", "at", "table", "game", "law", "round", "kind", "by", "person", "people", "told", "currency", "moved",
        "clauses",
    ),
    "jackpots": (
        "day", "table", "game", "law", "currency", "opening", "seeded", "fed", "paid", "charged", "closing", "advanced",
        "winners",
    ),
    "cage": ("at", "person", "number", "currency", "amount", "left", "other", "why", "by"),
    "hold": (
        "table", "game", "law", "currency", "rounds", "handle", "unknown", "won", "expected", "sd", "low", "high",
        "rate", "theory", "tail", "verdict",
    ),
}  # fmt: skip
TIMES = ("at", "first", "last")
AMOUNTS = frozenset(
    (*SUMMED, "moved", "opening", "seeded", "fed", "paid", "charged", "advanced", "closing", "amount", "left", "handle",
     "unknown", "won", "expected", "sd", "low", "high")
) - {"rounds"}  # fmt: skip


def rows_of(kind: Kind, found: Sequence[Found]) -> Iterable[PlainDict]:
    """The lines of a book: of a session one a money, of anything else one each."""
    for each in found:
        plainly: PlainDict = msgspec.to_builtins(each)
        match each:
            case SessionBook(sums=sums):
                yield from ({**plainly, **msgspec.to_builtins(sum)} for sum in sums)
            case Held():
                ends = {"low": each.band[0], "high": each.band[-1]} if each.band else {}
                yield plainly | ends | {"rate": f"{each.rate:.6f}", "theory": f"{each.theory:.6f}"}
            case _:
                yield plainly


def save_book(kind: Kind, found: Sequence[Found]) -> str:
    """A book for a spreadsheet: amounts are decimals, times have their offset."""
    if kind == "tables":
        return book_csv(found)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    columns = COLUMNS[kind]
    writer.writerow(columns)
    for row in rows_of(kind, found):
        writer.writerow([cell(_field(row, column)) for column in columns])
    return text.getvalue()


def _field(row: PlainDict, column: str) -> object:
    value = row.get(column, "")
    if column in TIMES and isinstance(value, int | float):
        return stamp(value)
    if column in AMOUNTS and isinstance(value, int | float):
        return plain(round(value), MONEYS[row["currency"]])
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return value


__all__ = [
    "KINDS", "Asked", "DayAtTable", "Held", "Incident", "JackpotBook", "Kind", "Paid", "SessionBook", "print_book",
    "read_book", "save_book",
]  # fmt: skip
