"""Accounts: the director lets people in, changes what they are, and lets them go."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct

from novamas.server.parts import Asking, ThePeople
from novamas.server.people import Account, People
from novamas.server.problems import problems
from novamas.server.roles import Role, check

TAGS = ["accounts"]
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


def listed(people: People, account: Account, ticket: str = "") -> Listed:
    name = people.names.of(account.id)
    return Listed(account.id, account.role, name, account.has_password, account.created, account.closed, ticket)


@get("/api/accounts", tags=TAGS, responses=problems(401, 403))
async def accounts(person: Asking, people: ThePeople, guests: FromQuery[bool] = False) -> list[Listed]:
    """Everybody with an account; guests only where they are asked for."""
    check(person, "see-accounts")
    return [listed(people, a) for a in people.accounts.values() if guests or a.role != "guest"]


@post("/api/accounts", tags=TAGS, responses=problems(400, 401, 403, 409))
async def create(person: Asking, data: JSONBody[NewAccount], people: ThePeople) -> Listed:
    """A new account; its owner enters with the ticket and chooses a password."""
    check(person, "create-account")
    account = await people.create(data.role, person.id, data.name)
    return listed(people, account, people.ticket(account))


@post("/api/accounts/{id:str}/ticket", tags=TAGS, responses=problems(400, 401, 403, 404))
async def ticket(person: Asking, id: PersonId, people: ThePeople) -> Listed:
    """A new one-time way in, for somebody who lost a password. Using it voids the old password."""
    check(person, "change-account")
    account = people.get(id)
    return listed(people, account, people.ticket(account))


@put("/api/accounts/{id:str}/role", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def change_role(person: Asking, id: PersonId, data: JSONBody[NewRole], people: ThePeople) -> Listed:
    """Somebody becomes something else; their sessions end."""
    check(person, "change-account")
    return listed(people, await people.change_role(id, data.role, person.id))


@delete("/api/accounts/{id:str}", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def close(person: Asking, id: PersonId, people: ThePeople) -> None:
    """Closes an account and erases its name."""
    check(person, "change-account")
    await people.close(id, person.id)


ROUTES = [accounts, create, ticket, change_role, close]
