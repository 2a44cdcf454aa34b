"""Reversible cloths, for the director: which tables share one, and which could be turned over to another game now."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Struct

from novamas.games.table_rules import Reversible
from novamas.kit.decider import Refused
from novamas.kit.plain import PlainDict
from novamas.server.cloths import Side, check_turned, cloths, describe_wish, rule_of, sides
from novamas.server.parts import Asking, TheHouse
from novamas.server.problems import Problem, language, problems, put_in_words
from novamas.server.requests import AnyRequest
from novamas.server.roles import check
from novamas.server.routes.floor import TAGS
from novamas.store.books import Books
from novamas.table.opening import prepare


class Cloth(Struct, frozen=True):
    """A reversible cloth by its name, with its games; `problem` says why what was asked about cannot be on it now."""

    cloth: str
    sides: tuple[Side, ...]
    problem: Problem | None = None


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that might be opened: its law, its game, what the house chooses."""

    law: str
    game: str
    options: PlainDict = {}


class Turning(Struct, frozen=True):
    """What the law says about a reversible cloth for such a table, and the cloths that the house has.

    Where `rule.cloth` is `unsaid` there is none for such a table.
    """

    rule: Reversible
    cloths: tuple[Cloth, ...]


@get("/api/cloths", tags=TAGS, responses=problems(401, 403))
async def every_cloth(person: Asking, house: TheHouse) -> list[Cloth]:
    """Every reversible cloth of the house, and the tables that share it."""
    check(person, "open-table")
    return await asyncio.to_thread(shared, house.books)


@post("/api/cloths", tags=TAGS, status_code=200, responses=problems(400, 401, 403, 404))
async def turn(request: AnyRequest, person: Asking, data: JSONBody[Wish], house: TheHouse) -> Turning:
    """Whether a table may be one side of a reversible cloth, and of which. It opens nothing."""
    check(person, "open-table")
    return await asyncio.to_thread(turning, house.books, data, language(request))


def shared(books: Books) -> list[Cloth]:
    return [Cloth(cloth, sides(books, tables)) for cloth, tables in cloths(books).items()]


def turning(books: Books, wish: Wish, lang: str) -> Turning:
    opening = describe_wish(wish.law, wish.game, wish.options)
    rule = rule_of(prepare(opening))
    if rule.cloth == "unsaid":
        return Turning(rule, ())
    found = []
    for cloth, tables in cloths(books).items():
        problem = None
        try:
            check_turned(books, msgspec.structs.replace(opening, reversible=cloth), tables)
        except Refused as refused:
            problem = put_in_words(refused, lang)
        found.append(Cloth(cloth, sides(books, tables), problem))
    return Turning(rule, tuple(found))


ROUTES = [every_cloth, turn]
