"""The cage: purses, play chips, and the cashier who pays in and out."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from novamas.kit.decider import Refused
from novamas.kit.errors import Worded
from novamas.kit.money import CURRENCIES, Currency
from novamas.server.house import House
from novamas.server.parts import Asking, Key, TheHouse, ThePeople
from novamas.server.people import People
from novamas.server.problems import problems
from novamas.server.roles import Person, Role, check
from novamas.store.once import once

TAGS = ["cage"]
PLACE = "cage"  # where its keys belong
MOST_FOUND = 20  # people shown for one search
PersonId = Annotated[str, PathParameter(max_length=60)]


class Holding(Struct, frozen=True):
    """What a purse holds of every currency, by its code, in minor units."""

    person: str
    balances: dict[str, int]


class Found(Struct, frozen=True):
    """Somebody whom the cage looked for."""

    person: str
    role: Role
    name: str


class Money(Struct, frozen=True, forbid_unknown_fields=True):
    """An amount as a decimal string, and the code of its currency; left out, it is that of the house's first table.
    `means`: with what somebody pays; besides cash what the house was authorised for, and never what it lends."""

    amount: Annotated[str, Meta(min_length=1, max_length=30)]
    currency: Annotated[str, Meta(min_length=1, max_length=10)] | None = None
    means: Annotated[str, Meta(max_length=20)] = "cash"

    async def of(self, house: House) -> Currency:
        if self.currency is None:
            return await house.own_currency()
        if self.currency not in CURRENCIES:
            known = ", ".join(CURRENCIES)
            raise Worded("no-currency", field="currency", value=self.currency, known=known)
        return CURRENCIES[self.currency]


@get("/api/purse", tags=TAGS, responses=problems(401, 403))
async def own_purse(person: Asking, house: TheHouse) -> Holding:
    """What this person has in the house, away from any table."""
    check(person, "see-own-purse")
    return Holding(person.id, await house.holding(person.id))


@post("/api/purse/play-chips", tags=TAGS, responses=problems(401, 403))
async def play_chips(person: Asking, house: TheHouse, key: Key = "") -> Holding:
    """Fills the purse up with play chips of every currency that is played in now."""
    return Holding(person.id, await house.play_chips(person, once(PLACE, person.id, key, "play-chips")))


@get("/api/people", tags=TAGS, responses=problems(400, 401, 403))
async def find(
    person: Asking, people: ThePeople, like: Annotated[str, QueryParameter(min_length=1, max_length=60)]
) -> list[Found]:
    """People whose name holds a text, and whoever has it as an id: some at a time, for one who knows whom to find."""
    check(person, "see-any-purse")
    text = " ".join(like.split())
    await people.refresh()
    named = people.names.like(text, MOST_FOUND) if text else {}
    ids = dict.fromkeys((text, *named))
    return [Found(a.id, a.role, named.get(a.id) or people.names.of(a.id)) for id in ids if (a := people.find(id))]


@get("/api/people/{id:str}/purse", tags=TAGS, responses=problems(400, 401, 403, 404))
async def any_purse(person: Asking, id: PersonId, house: TheHouse, people: ThePeople) -> Holding:
    """What somebody has in the house."""
    check(person, "see-any-purse")
    await people.know(id)
    return Holding(id, await house.holding(people.get(id).id))


@post("/api/people/{id:str}/purse/in", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def pay_in(
    person: Asking, id: PersonId, data: JSONBody[Money], house: TheHouse, people: ThePeople, key: Key = ""
) -> Holding:
    """The cashier takes money and fills a purse."""
    return await pay(person, id, data, house, people, key, out=False)


@post("/api/people/{id:str}/purse/out", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def pay_out(
    person: Asking, id: PersonId, data: JSONBody[Money], house: TheHouse, people: ThePeople, key: Key = ""
) -> Holding:
    """The cashier pays money out of a purse."""
    return await pay(person, id, data, house, people, key, out=True)


async def pay(person: Person, id: str, data: Money, house: House, people: People, key: str, *, out: bool) -> Holding:
    check(person, "pay-out" if out else "pay-in")
    await people.know(id)
    account = people.get(id)
    if account.role == "guest":
        raise Refused("guests-have-no-cash", field="person", value=id)
    currency = await data.of(house)
    house.evening.check_means(data.means)
    asked = once(PLACE, person.id, key, ("out" if out else "in", id, data.amount, currency.code))
    return Holding(id, await house.cash(person, account.id, data.amount, currency, out=out, once=asked))


ROUTES = [own_purse, play_chips, find, any_purse, pay_in, pay_out]
