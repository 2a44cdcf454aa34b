"""The chips that moved, one row each, as data frames take them: every column means one thing, and nothing is nested.

The rows are those of the sessions (`reports`), so they pass the same gate: of a hand that runs they tell no more than
what lies open. Amounts are minor units of the column `currency`; times are seconds since 1970.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import date

import msgspec
from msgspec import Struct

from novamas.kit.decider import Actor
from novamas.kit.plain import PlainDict
from novamas.store.books import Books, Listed
from novamas.store.gate import NOBODY
from novamas.store.reports import Played, day_of, session


class MoveRow(Struct, frozen=True, kw_only=True):
    """Chips that moved from one account to another.

    `row` counts the moves of a table from 1; `act` and `event` say in which act and in which kind of event they moved,
    `command` what somebody asked for, `by` as whom, `person` who stood behind a role. `spot` is where a stake lay.
    `clauses` are the articles, with spaces between them.
    """

    table: str
    law: str
    game: str
    currency: str
    day: str
    at: float
    row: int
    act: int
    round: int
    command: str
    by: str
    person: str
    event: str
    spot: str
    src: str
    dst: str
    amount: int
    why: str
    clauses: str


COLUMNS = MoveRow.__struct_fields__


def moves(books: Books, table: str | None = None, day: date | None = None, eyes: Actor = NOBODY) -> Iterator[MoveRow]:
    """Every move of every table, or only those of one table or one day, as a reader with these eyes sees them."""
    for listed in books.list_tables():
        if table in (None, listed.id):
            yield from moves_at(books, listed, day, eyes)


def moves_at(books: Books, listed: Listed, day: date | None = None, eyes: Actor = NOBODY) -> Iterator[MoveRow]:
    """The moves of one table in order. Rows keep their numbers when only a day of them is asked for."""
    wanted = None if day is None else day.isoformat()
    currency, number = books.money(listed).code, 0
    for played in session(books, listed, None, eyes):
        for move in played.moves:
            number += 1
            if wanted in (None, today := day_of(played.at)):
                yield MoveRow(
                    table=listed.id, law=listed.opening.law, game=listed.opening.game, currency=currency, day=today,
                    at=played.at, row=number, act=played.act, round=played.round,
                    command=played.command.kind if played.command is not None else "",
                    by=played.by, person=played.person, event=played.event, spot=spot_of(played),
                    src=move.src, dst=move.dst, amount=move.amount, why=move.why, clauses=" ".join(played.clauses),
                )  # fmt: skip


def spot_of(played: Played) -> str:
    """Where the stake lay that an event speaks of, if it speaks of one place."""
    on = getattr(played.fact, "on", None)
    if isinstance(on, str):
        return on
    spots = set(played.spots.values())
    return spots.pop() if len(spots) == 1 else ""


def as_rows(found: Iterable[MoveRow]) -> list[PlainDict]:
    return [msgspec.structs.asdict(each) for each in found]


def as_csv(found: Iterable[MoveRow]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows([getattr(each, column) for column in COLUMNS] for each in found)
    return text.getvalue()


def as_lines(found: Iterable[MoveRow]) -> str:
    """One JSON object a line."""
    return "".join(f"{msgspec.json.encode(each).decode()}\n" for each in found)


__all__ = ["COLUMNS", "MoveRow", "as_csv", "as_lines", "as_rows", "moves", "moves_at"]
