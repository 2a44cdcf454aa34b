"""What one person has played, for that person alone: their tables, their rounds, and how lucky they were."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import QueryParameter
from msgspec import Struct

from novamas.games import FAMILIES
from novamas.games.histories import For
from novamas.games.room import AnyRoom
from novamas.server.house import UnknownTable
from novamas.server.parts import Asking, TheHistories, TheHouse
from novamas.server.problems import problems
from novamas.server.roles import check
from novamas.server.routes.records import TableId, past
from novamas.server.sheets import Laid, odds
from novamas.store.evening import MOST_ACTS, MyRound, Played, luck, rounds_of, visit_of, visits
from novamas.store.history import History
from novamas.store.luck import Luck

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


class Before(Struct, frozen=True):
    """What the rounds came to that are not told one by one, because there are so many."""

    net: int
    mean: float
    variance: float


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
    before: Before
    lacking: bool
    hands: bool
    """Whether one's hands can be saved in a form that other programs read."""


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
        found = Played([], luck((), {})) if visit is None else rounds_of(history, visit, person.id, known.rows)
        shown = found.rounds[-limit:]
        before = found.rounds[: len(found.rounds) - len(shown)]
        return Evening(
            listed.id,
            listed.opening.law,
            listed.opening.game,
            history.currency.code,
            listed.id in house.tables,
            found.luck,
            len(found.rounds),
            shown,
            Before(
                sum(each.net for each in before),
                sum(each.mean for each in before),
                sum(each.variance for each in before),
            ),
            bool(known.lacking),
            room_of(history).histories is not None,
        )

    return await asyncio.to_thread(read)


@get("/api/evening/{table:str}/hands", tags=TAGS, media_type=MediaType.TEXT, responses=problems(400, 401, 403, 404))
async def hands(person: Asking, table: TableId, house: TheHouse, histories: TheHistories) -> Response[str]:
    """The hands that one has played at a table, as text that other programs read: with one's own cards and those that
    lay open. The last ones, where there are many."""
    check(person, "see-own-evening")

    def read() -> Response[str]:
        history = past(histories, table)
        form, opening = room_of(history).histories, history.listed.opening
        if form is None:
            raise UnknownTable("no-hands-to-save", field="table", value=table)
        visit = visit_of(house.books, person.id, table)
        acts = [] if visit is None else history.later(visit.since, MOST_ACTS)
        before = history.at(acts[0].seq - 1) if acts and acts[0].seq else None
        mine = For(
            minimum=opening.minimum,
            reader=person.id,
            own=True,
            chips={} if before is None else dict(before.state.desk.chips),
            table=table,
            law=opening.law,
            currency=history.currency.code.partition("-")[0],
        )
        text = form.write(history.decider.game, mine, ((event, act.at) for act in acts for event in act.events))
        name = f"novamas-{opening.game}-{table}{form.suffixes[-1]}"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    return await asyncio.to_thread(read)


def room_of(history: History) -> AnyRoom:
    return FAMILIES[history.decider.rules.family]


ROUTES = [tables, rounds, hands]
