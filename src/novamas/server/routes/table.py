"""One table for whoever draws it and explains it: its sheet, names, results, and what a command would do."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from novamas.games import FAMILIES
from novamas.games.advice import Advice
from novamas.games.chances import Chances
from novamas.games.prices import Price
from novamas.odds import Report
from novamas.server import answers
from novamas.server.answers import Odds
from novamas.server.door import address
from novamas.server.figures import Provisional
from novamas.server.parts import Asking, TheFigures, TheHistories, TheHouse, TheLimits
from novamas.server.preview import Preview, preview
from novamas.server.problems import language, problems
from novamas.server.requests import AnyRequest
from novamas.server.results import KEPT, Result
from novamas.server.roles import check
from novamas.server.routes.floor import TAGS, TableId, Wanted
from novamas.server.routes.library import Tongue, choose_language
from novamas.server.routes.records import past
from novamas.server.sheets import TableSheet, lay_out, table_sheet
from novamas.server.sheets import odds as table_odds

COSTED = 6_000  # events of a table, the last ones, by whose pace it is said what sitting there costs


@get("/api/tables/{table:str}/sheet", tags=TAGS, responses=problems(400, 404, 503))
async def sheet(
    request: AnyRequest, table: TableId, house: TheHouse, figures: TheFigures, lang: FromQuery[Tongue | None] = None
) -> TableSheet:
    """What a table is: spots, limits, exact figures, the order of payment, what its cloth looks like. Open to all."""
    lies, tongue = lay_out(house.table(table)), choose_language(request, lang)
    question = ("sheet", table, lies.listed.digest, lies.minimum, tongue)
    return await figures.pages.ask(question, lambda: table_sheet(lies, tongue))


@get("/api/tables/{table:str}/odds", tags=TAGS, responses=problems(400, 404, 503))
async def odds(request: AnyRequest, table: TableId, house: TheHouse, figures: TheFigures, limits: TheLimits) -> Odds:
    """The odds of a table's very game, and charts of how it is best played where it leaves much choice. Open to all."""
    lies = lay_out(house.table(table))

    def work() -> Report | Provisional[Report]:
        report = table_odds(lies)
        return Provisional(report) if report.lacking else report

    opening = lies.listed.opening
    chosen = msgspec.json.encode((opening.options, lies.decider.prepared.readings), order="sorted")
    question = ("table", opening.law, opening.game, lies.listed.digest, chosen)
    report = await figures.counts.ask(question, work, (limits.figures, address(request)))
    (told,) = answers.odds([report], language(request))
    return told


@get("/api/tables/{table:str}/names", tags=TAGS, responses=problems(400, 401, 403, 404))
async def names(person: Asking, table: TableId, house: TheHouse) -> dict[str, str]:
    """What people and bots at a table are called; whoever has no name is left out."""
    return house.called(house.see(person, table).state.desk.chips)


@get("/api/tables/{table:str}/results", tags=TAGS, responses=problems(400, 404))
async def results(
    table: TableId, house: TheHouse, limit: Annotated[int, QueryParameter(ge=1, le=KEPT)] = 200
) -> list[Result]:
    """What has come at a table, newest last; empty for a game that has no results. Open to all."""
    return await house.results(house.table(table), limit)


@get("/api/tables/{table:str}/advice", tags=TAGS, responses=problems(401, 403, 404))
async def advice(person: Asking, table: TableId, house: TheHouse) -> Advice | None:
    """What one had best answer while the table waits for one; nothing otherwise, or where nothing is known."""
    check(person, "ask-advice")
    live = house.table(table).live
    room, game, desk = FAMILIES[live.decider.rules.family], live.decider.game, live.state.desk
    advise = room.advise
    return None if advise is None else await asyncio.to_thread(advise, game, desk, person.id)


@post("/api/tables/{table:str}/preview", tags=TAGS, status_code=200, responses=problems(400, 401, 403, 404, 409))
async def look_ahead(person: Asking, table: TableId, data: JSONBody[Wanted], house: TheHouse) -> Preview:
    """What a command of the staff would do now. It changes nothing; a refusal is the one that the command would get."""
    check(person, "preview")
    return preview(person, house.table(table), data.do)


@get("/api/tables/{table:str}/chances", tags=TAGS, responses=problems(401, 403, 404))
async def chances(person: Asking, table: TableId, house: TheHouse) -> Chances | None:
    """What one's cards are worth by what one sees; nothing where one has none or the house gives no such help."""
    check(person, "ask-advice")
    live = house.table(table).live
    judge = FAMILIES[live.decider.rules.family].chances
    return None if judge is None else await asyncio.to_thread(judge, live.decider.game, live.state.desk, person.id)


@get("/api/tables/{table:str}/costs", tags=TAGS, responses=problems(401, 403, 404))
async def costs(person: Asking, table: TableId, house: TheHouse, histories: TheHistories) -> list[Price]:
    """What it costs to sit here for an hour at the pace of the last acts, where the house takes a benefit from players:
    as this house takes it, and beside it as others may. Nothing before two hands are over."""
    live = house.see(person, table).live
    price = FAMILIES[live.decider.rules.family].costs
    if price is None:
        return []

    def read() -> list[Price]:
        acts = past(histories, table).acts(max(0, live.seq - COSTED), COSTED)
        events = ((event, act.at) for act in acts for event in act.events)
        return list(price(live.decider.game, live.state.desk.minimum, events))

    return await asyncio.to_thread(read)


ROUTES = [sheet, odds, advice, chances, costs, names, results, look_ahead]
