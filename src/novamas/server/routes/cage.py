"""The cage: purses, play chips, and the cashier who pays in and out."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from novamas.kit.money import CURRENCIES
from novamas.server.parts import Asking, TheHouse, ThePeople
from novamas.server.problems import problems
from novamas.server.roles import check

TAGS = ["cage"]
PersonId = Annotated[str, PathParameter(max_length=60)]


class Holding(Struct, frozen=True):
    """What a purse holds, in minor units."""

    person: str
    balance: int


class Money(Struct, frozen=True, forbid_unknown_fields=True):
    """An amount as a decimal string, and the currency it is in."""

    amount: Annotated[str, Meta(min_length=1, max_length=30)]
    currency: Literal["EUR", "ESP"] = "EUR"


@get("/api/purse", tags=TAGS, responses=problems(401, 403))
async def own_purse(person: Asking, house: TheHouse) -> Holding:
    """What this person has in the house, away from any table."""
    check(person, "see-own-purse")
    return Holding(person.id, house.purse(person.id).balance)


@post("/api/purse/play-chips", tags=TAGS, responses=problems(401, 403))
async def play_chips(person: Asking, house: TheHouse) -> Holding:
    """Fills the purse up with play chips."""
    return Holding(person.id, await house.play_chips(person))


@get("/api/people/{id:str}/purse", tags=TAGS, responses=problems(400, 401, 403, 404))
async def any_purse(person: Asking, id: PersonId, house: TheHouse, people: ThePeople) -> Holding:
    """What somebody has in the house."""
    check(person, "see-any-purse")
    return Holding(id, house.purse(people.get(id).id).balance)


@post("/api/people/{id:str}/purse/in", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def pay_in(person: Asking, id: PersonId, data: JSONBody[Money], house: TheHouse, people: ThePeople) -> Holding:
    """The cashier takes money and fills a purse."""
    check(person, "pay-in")
    balance = await house.cash(person, people.get(id).id, data.amount, CURRENCIES[data.currency], out=False)
    return Holding(id, balance)


@post("/api/people/{id:str}/purse/out", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def pay_out(person: Asking, id: PersonId, data: JSONBody[Money], house: TheHouse, people: ThePeople) -> Holding:
    """The cashier pays money out of a purse."""
    check(person, "pay-out")
    balance = await house.cash(person, people.get(id).id, data.amount, CURRENCIES[data.currency], out=True)
    return Holding(id, balance)


ROUTES = [own_purse, play_chips, any_purse, pay_in, pay_out]
