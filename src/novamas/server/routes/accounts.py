"""Accounts: the director lets people in, changes what they are, and lets them go."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct

from novamas.server.parts import Asking, Key, ThePeople
from novamas.server.people import Account, People, new_id
from novamas.server.problems import problems
from novamas.server.roles import Role, check
from novamas.store.once import once

TAGS = ["accounts"]
PLACE = "office"  # where their keys belong
PersonId = Annotated[str, PathParameter(max_length=60)]
Given = Literal["player", "croupier", "inspector", "cashier", "director", "auditor"]


class Listed(Struct, frozen=True):
    """An account as the director sees it. `ticket` is the one-time way in, shown only to whoever issued it."""

    person: str
    role: Role
    name: str
    has_password: bool
    created: float
    closed: bool = False
    ticket: str = ""


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    role: Given


class NewRole(Struct, frozen=True, forbid_unknown_fields=True):
    role: Given


def describe_account(people: People, account: Account, ticket: str = "") -> Listed:
    name = people.names.of(account.id)
    return Listed(account.id, account.role, name, account.has_password, account.created, account.closed, ticket)


@get("/api/accounts", tags=TAGS, responses=problems(401, 403))
async def accounts(person: Asking, people: ThePeople, guests: FromQuery[bool] = False) -> list[Listed]:
    """Everybody with an account; guests only where they are asked for."""
    check(person, "see-accounts")
    await people.refresh()
    return [describe_account(people, a) for a in people.accounts.values() if guests or a.role != "guest"]


@post("/api/accounts", tags=TAGS, responses=problems(400, 401, 403, 409))
async def create(person: Asking, data: JSONBody[NewAccount], people: ThePeople, key: Key = "") -> Listed:
    """A new account; its owner enters with the ticket and chooses a password. Under a key that was used before, the
    same account comes back without a ticket: a way in is shown once."""
    check(person, "create-account")
    asked = once(PLACE, person.id, key, ("create", data.role))  # a name leaves no trace that could not be erased
    id, tickets = new_id(data.role), list[str]()

    async def do() -> str:
        await people.create(data.role, person.id, data.name, once=asked, id=id)
        tickets.append(await people.ticket(id, person.id))
        return id

    made = await people.exactly.do(asked, do, str)
    return describe_account(people, people.get(made), *tickets)


@post("/api/accounts/{id:str}/ticket", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def ticket(person: Asking, id: PersonId, people: ThePeople, key: Key = "") -> Listed:
    """A new one-time way in, for somebody who lost a password. Using it voids the old password; that it was made is
    written down, and its owner is told."""
    check(person, "change-account")
    people.get(id)
    asked, tickets = once(PLACE, person.id, key, ("ticket", id)), list[str]()

    async def do() -> bool:
        tickets.append(await people.ticket(id, person.id, asked))
        return True

    await people.exactly.do(asked, do, bool)
    return describe_account(people, people.get(id), *tickets)


@put("/api/accounts/{id:str}/role", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def change_role(
    person: Asking, id: PersonId, data: JSONBody[NewRole], people: ThePeople, key: Key = ""
) -> Listed:
    """Somebody becomes something else; their sessions end."""
    check(person, "change-account")
    asked = once(PLACE, person.id, key, ("role", id, data))

    async def do() -> bool:
        await people.change_role(id, data.role, person.id, asked)
        return True

    await people.exactly.do(asked, do, bool)
    return describe_account(people, people.get(id))


@delete("/api/accounts/{id:str}", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def close(person: Asking, id: PersonId, people: ThePeople, key: Key = "") -> None:
    """Closes an account and erases its name."""
    check(person, "change-account")
    asked = once(PLACE, person.id, key, ("close", id))

    async def do() -> bool:
        await people.close(id, person.id, asked)
        return True

    await people.exactly.do(asked, do, bool)


ROUTES = [accounts, create, ticket, change_role, close]
