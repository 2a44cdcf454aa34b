"""Accounts: the director lets people in, changes what they are, and lets them go."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta, Struct

from novamas.kit.decider import Refused
from novamas.server.parts import Asking, Key, ThePeople
from novamas.server.people import Account, People, UnknownToken, new_id
from novamas.server.problems import problems
from novamas.server.roles import SCOPES, Role, Scope, check
from novamas.server.tokens import DAYS, MOST_DAYS, Label, Token
from novamas.store.once import once

TAGS = ["accounts"]
PLACE = "office"  # where their keys belong
PersonId = Annotated[str, PathParameter(max_length=60)]
TokenId = Annotated[str, PathParameter(max_length=60)]
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


class TokenInfo(Struct, frozen=True):
    """A token that is good now. `secret` is how a program sends it, told once, to whoever made it."""

    token: str
    label: str
    scopes: tuple[Scope, ...]
    until: float
    at: float
    by: str
    secret: str = ""


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program: what it is for, what it may do, for how many days."""

    label: Label
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=len(SCOPES))]
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = DAYS


def describe_token(token: Token, secret: str = "") -> TokenInfo:
    return TokenInfo(token.token, token.label, token.scopes, token.until, token.at, token.by, secret)


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


# -- tokens ------------------------------------------------------------------------------------------------------------


@get("/api/accounts/{id:str}/tokens", tags=TAGS, responses=problems(401, 403, 404))
async def tokens(person: Asking, id: PersonId, people: ThePeople) -> list[TokenInfo]:
    """The tokens of an account, for its owner and whoever sees the accounts; never what they are sent as."""
    if id != person.id:
        check(person, "see-accounts")
    await people.refresh()
    return [describe_token(token) for token in people.tokens_of(people.get(id))]


@post("/api/accounts/{id:str}/tokens", tags=TAGS, responses=problems(400, 401, 403, 404, 409))
async def make_token(
    person: Asking, id: PersonId, data: JSONBody[NewToken], people: ThePeople, key: Key = ""
) -> TokenInfo:
    """A token for a program. Everybody makes those of their own account; the director makes those of accounts that
    nobody has a password for, which are a program's own. Under a key that was used before it has no secret."""
    if id != person.id:
        check(person, "change-account")
        if people.get(id).has_password:
            raise Refused("token-owner", field="person", value=people.names.of(id) or id)
    asked = once(PLACE, person.id, key, ("token", id, data))
    secrets = list[str]()

    async def do() -> str:
        token, secret = await people.make_token(id, data.label, data.scopes, person.id, data.days, asked)
        secrets.append(secret)
        return token.token

    made = await people.exactly.do(asked, do, str)
    found = people.get(id).tokens.get(made)
    if found is None:
        raise UnknownToken("no-token", field="token", value=made)
    return describe_token(found, *secrets)


@delete("/api/accounts/{id:str}/tokens/{token:str}", tags=TAGS, responses=problems(401, 403, 404, 409))
async def revoke_token(person: Asking, id: PersonId, token: TokenId, people: ThePeople, key: Key = "") -> None:
    """The token is worth nothing any more, and the lines that it opened end. For its owner and for the director."""
    if id != person.id:
        check(person, "change-account")
    asked = once(PLACE, person.id, key, ("revoke", id, token))

    async def do() -> bool:
        await people.revoke_token(id, token, person.id, asked)
        return True

    await people.exactly.do(asked, do, bool)


ROUTES = [accounts, create, ticket, change_role, close, tokens, make_token, revoke_token]
