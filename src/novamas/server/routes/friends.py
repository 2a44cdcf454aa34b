"""Tables for friends: what the house allows, opening one, its link, and coming in by it."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from novamas.server.friends import Allowed, allow, let_in, open_for_friends
from novamas.server.house import MOST_BOTS
from novamas.server.parts import Asking, Key, TheHouse, TheLimits
from novamas.server.problems import problems
from novamas.server.roles import check
from novamas.server.routes.floor import PLACE, TAGS, FloorTable, TableId, entry
from novamas.store.once import once


class TableForFriends(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open for friends: one of the games that the house has open, and how many bots keep company."""

    law: Annotated[str, Meta(max_length=60)]
    game: Annotated[str, Meta(max_length=60)]
    bots: Annotated[int, Meta(ge=0, le=MOST_BOTS)] = 0


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """The code in the link of a table for friends; empty for a table that is open to all."""

    code: Annotated[str, Meta(max_length=60)]


@get("/api/friends", tags=TAGS, responses=problems())
async def allowed(house: TheHouse) -> Allowed:
    """What the house allows players who want a table of their own. Open to all."""
    return house.friends.allowed


@put("/api/friends", tags=TAGS, responses=problems(400, 401, 403, 409))
async def set_allowed(person: Asking, data: JSONBody[Allowed], house: TheHouse, key: Key = "") -> Allowed:
    """The director says what the house allows."""
    await allow(house, person, data, once(PLACE, person.id, key, ("friends", data)))
    return house.friends.allowed


@post("/api/friends/tables", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def open_one(
    person: Asking, data: JSONBody[TableForFriends], house: TheHouse, limits: TheLimits, key: Key = ""
) -> FloorTable:
    """A player opens a table for friends, within what the house allows: play money, dealt by the house."""
    check(person, "open-private-table")
    limits.renames.take(f"table {person.id}")
    asked = once(PLACE, person.id, key, ("for friends", data))
    return entry(house, await open_for_friends(house, person, data.law, data.game, data.bots, asked), person)


@post("/api/tables/{table:str}/enter", tags=TAGS, status_code=200, responses=problems(400, 401, 403, 404))
async def come_in(
    person: Asking, table: TableId, data: JSONBody[Code], house: TheHouse, limits: TheLimits
) -> FloorTable:
    """Somebody comes by a link; from then on they are known at the table. Wrong codes count like wrong passwords."""
    with limits.guess((limits.devices, f"code {person.id}")):
        await let_in(house, person, table, data.code)
    return entry(house, house.table(table), person)


@get("/api/tables/{table:str}/link", tags=TAGS, responses=problems(400, 401, 403, 404))
async def link(person: Asking, table: TableId, house: TheHouse) -> Code:
    """The code of the link of a table for friends, for those who are in."""
    house.see(person, table)
    return Code(house.friends.code(person, table))


ROUTES = [allowed, set_allowed, open_one, come_in, link]
