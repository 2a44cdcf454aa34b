"""One table for whoever draws it and explains it: its sheet, and what people there are called."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromQuery

from novamas.server.parts import AnyRequest, Asking, TheHouse
from novamas.server.problems import problems
from novamas.server.roles import check
from novamas.server.routes.floor import TAGS, TableId
from novamas.server.routes.library import Tongue, spoken
from novamas.server.sheets import TableSheet, table_sheet


@get("/api/tables/{table:str}/sheet", tags=TAGS, responses=problems(400, 401, 403, 404))
async def sheet(
    request: AnyRequest, person: Asking, table: TableId, house: TheHouse, lang: FromQuery[Tongue | None] = None
) -> TableSheet:
    """What a table is: spots, limits, exact figures, the order of payment, what its cloth looks like."""
    check(person, "see-table")
    return await asyncio.to_thread(table_sheet, house.table(table), spoken(request, lang))


@get("/api/tables/{table:str}/names", tags=TAGS, responses=problems(400, 401, 403, 404))
async def names(person: Asking, table: TableId, house: TheHouse) -> dict[str, str]:
    """What people and bots at a table are called; whoever has no name is left out."""
    check(person, "see-table")
    return house.called(house.table(table).state.desk.chips)


ROUTES = [sheet, names]
