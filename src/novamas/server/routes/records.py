"""The records: daily books, replays of what happened at a table, and the audit."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Annotated, Any

from litestar import get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Struct

from novamas.casino import Codec, LiveTable
from novamas.kit.chance import Scripted
from novamas.kit.decider import fold
from novamas.server.house import UnknownTable
from novamas.server.parts import Asking, TheHouse
from novamas.server.problems import problems
from novamas.server.roles import check
from novamas.server.sight import PublicAct, public
from novamas.store.audit import Report, audit
from novamas.store.books import Books, Listed
from novamas.store.reports import DayAtTable, daily_book

TAGS = ["records"]
TableId = Annotated[str, PathParameter(max_length=20)]
TheTable = Annotated[str | None, QueryParameter(max_length=20)]


class TableRecord(Struct, frozen=True):
    """A table that was ever opened."""

    table: str
    law: str
    game: str
    digest: str
    open: bool


class Step(Struct, frozen=True):
    """A table after one of its events: the act it belongs to, and all that could be seen then."""

    table: str
    step: int
    steps: int
    act: PublicAct
    event: Any
    person: str
    command: Any
    view: Any


def listed(books: Books, table: str) -> Listed:
    for each in books.listed():
        if each.id == table:
            return each
    raise UnknownTable(f"There never was a table {table!r}.", field="table", value=table)


@get("/api/records/tables", tags=TAGS, responses=problems(401, 403))
async def tables(person: Asking, house: TheHouse) -> list[TableRecord]:
    """Every table that was ever opened."""
    check(person, "see-books")
    found = await asyncio.to_thread(lambda: list(house.books.listed()))
    return [TableRecord(t.id, t.opening.law, t.opening.game, t.digest, t.id in house.tables) for t in found]


@get("/api/records/book", tags=TAGS, responses=problems(400, 401, 403, 404))
async def book(
    person: Asking, house: TheHouse, table: TheTable = None, day: FromQuery[date | None] = None
) -> list[DayAtTable]:
    """The daily book, a page for every table and day."""
    check(person, "see-books")
    if table is not None:
        await asyncio.to_thread(listed, house.books, table)
    return await asyncio.to_thread(daily_book, house.books, table, day)


@get("/api/records/tables/{table:str}/replay", tags=TAGS, responses=problems(400, 401, 403, 404))
async def replay(
    person: Asking,
    house: TheHouse,
    table: TableId,
    step: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
) -> Step:
    """The table as it stood after an event, played again from the books under the rules of its day."""
    check(person, "replay")
    return await asyncio.to_thread(replayed, house.books, table, step, "@" + person.role)


def replayed(books: Books, table: str, step: int, eyes: str) -> Step:
    entry = listed(books, table)
    live = LiveTable(entry.id, entry.opening, Scripted(), books.clock, books.laws(entry.digest))
    state, found, seq = live.state, None, 0
    for act in books.acts(entry, Codec(live.decider)):
        for event in act.events:
            if found is None:
                state = fold(live.decider, state, event)
                if seq == step:
                    found = (act, event)
            seq += 1
    if found is None:
        raise UnknownTable(f"Table {table} has only {seq} events.", field="step", value=step)
    act, event = found
    shown = public(act, eyes)
    view = live.decider.view(state, eyes)
    # Who reads a replay may know what was asked and who stood behind a role; what was veiled stays veiled.
    return Step(table, step, seq, shown, shown.events[step - act.seq], act.person, act.command, view)


@get("/api/records/audit", tags=TAGS, responses=problems(401, 403))
async def run_audit(person: Asking, house: TheHouse) -> Report:
    """Reads everything again from the first record, and believes nothing."""
    check(person, "audit")
    return await asyncio.to_thread(audit, house.books.journal)


ROUTES = [tables, book, replay, run_audit]
