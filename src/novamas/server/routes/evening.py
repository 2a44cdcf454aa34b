"""What one person has played, for that person alone: their tables, their rounds, and how lucky they were."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from novamas.server.parts import Asking, TheHistories, TheHouse
from novamas.server.problems import problems
from novamas.server.roles import check
from novamas.server.routes.records import TableId, past
from novamas.server.sheets import Laid, odds
from novamas.store.evening import Luck, MyRound, luck, my_rounds, visit_of, visits

TAGS = ["evening"]
MOST_TABLES = 50
MOST_ROUNDS = 500


class MyTable(Struct, frozen=True):
    """A table that one has been at, the last first."""

    table: str
    law: str
    game: str
    currency: str
    open: bool
    since: float


class Evening(Struct, frozen=True):
    """One's rounds at a table, the last ones where there are many, and all of them beside what chance would bring.

    Amounts are minor units; a mean has parts of them. `lacking` says that the odds of this game are not counted yet, so
    that nothing is known of luck.
    """

    table: str
    law: str
    game: str
    currency: str
    open: bool
    luck: Luck
    played: int
    rounds: list[MyRound]
    lacking: bool


@get("/api/evening", tags=TAGS, responses=problems(401, 403))
async def tables(person: Asking, house: TheHouse, histories: TheHistories) -> list[MyTable]:
    """The tables that one has been at."""
    check(person, "see-own-evening")

    def read() -> list[MyTable]:
        return [
            MyTable(
                history.listed.id,
                history.listed.opening.law,
                history.listed.opening.game,
                history.currency.code,
                history.listed.id in house.tables,
                visit.since,
            )
            for visit in visits(house.books, person.id)[:MOST_TABLES]
            if (history := histories.of(visit.table)) is not None
        ]

    return await asyncio.to_thread(read)


@get("/api/evening/{table:str}", tags=TAGS, responses=problems(400, 401, 403, 404))
async def rounds(
    person: Asking,
    table: TableId,
    house: TheHouse,
    histories: TheHistories,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_ROUNDS)] = 100,
) -> Evening:
    """What one has played at a table: one's own stakes and results, and nothing of anybody else's."""
    check(person, "see-own-evening")

    def read() -> Evening:
        history = past(histories, table)
        listed, visit = history.listed, visit_of(house.books, person.id, table)
        known = odds(Laid(listed, history.decider, history.currency, 0))
        found = [] if visit is None else my_rounds(history, visit, person.id, known.rows)
        return Evening(
            listed.id,
            listed.opening.law,
            listed.opening.game,
            history.currency.code,
            listed.id in house.tables,
            luck(found),
            len(found),
            found[-limit:],
            bool(known.lacking),
        )

    return await asyncio.to_thread(read)


ROUTES = [tables, rounds]
