"""`novamas people`: who has an account; for whoever holds the house's key, without a web page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from novamas.cli import ask
from novamas.cli.options import Lang
from novamas.cli.restore import password
from novamas.cli.screen import console, table
from novamas.cli.stores import Keys, Store, Witness, needing_the_store, reading
from novamas.cli.voice import choose_language, word
from novamas.kit.errors import BadInput
from novamas.kit.words import say

if TYPE_CHECKING:
    from novamas.server.people import Account, People

BY = "console"
GUEST = "guest"

Add = Annotated[str | None, Parameter(name="--add", metavar="NAME", help=word("option-people-add"))]
RoleOf = Annotated[str | None, Parameter(name="--role", metavar="ROLE", help=word("option-people-role"))]
Reset = Annotated[str | None, Parameter(name="--reset", metavar="NAME", help=word("option-people-reset"))]
Remove = Annotated[str | None, Parameter(name="--remove", metavar="NAME", help=word("option-people-remove"))]
TokenFor = Annotated[str | None, Parameter(name="--token", metavar="NAME", help=word("option-people-token"))]
Scopes = Annotated[str | None, Parameter(name="--scopes", metavar="SCOPES", help=word("option-people-scopes"))]
LabelOf = Annotated[str, Parameter(name="--label", metavar="TEXT", help=word("option-people-label"))]
Days = Annotated[int | None, Parameter(name="--days", metavar="DAYS", help=word("option-people-days"))]
Revoke = Annotated[str | None, Parameter(name="--revoke", metavar="TOKEN", help=word("option-people-revoke"))]
PasswordFile = Annotated[
    Path | None, Parameter(name="--password-file", metavar="FILE", help=word("option-people-password"))
]


def people(
    store: Store,
    /,
    *,
    add: Add = None,
    role: RoleOf = None,
    reset: Reset = None,
    remove: Remove = None,
    password_file: PasswordFile = None,
    token: TokenFor = None,
    scopes: Scopes = None,
    label: LabelOf = BY,
    days: Days = None,
    revoke: Revoke = None,
    keys: Keys = None,
    witness: Witness = None,
    lang: Lang = None,
) -> None:
    tongue = choose_language(ask.a_language(lang))
    changes = (add, reset, remove, token, revoke)
    stray = (role is not None and add is None) or (token is None and (scopes is not None or days is not None))
    if sum(each is not None for each in changes) > 1 or stray:
        raise BadInput(word("people-one-thing"), field="add")
    if add is not None and role is None:
        raise BadInput(word("people-needs-role"), field="role")
    with open_people(store, keys, witness, existing=not any(changes)) as found:
        if add is not None and role is not None:
            asyncio.run(let_in(found, add, role, password_file, tongue))
        elif reset is not None:
            asyncio.run(set_password(found, reset, password_file, tongue))
        elif remove is not None:
            asyncio.run(found.close(somebody(found, remove).id, BY))
            console().print(say("people-removed", tongue, name=remove), soft_wrap=True)
        elif token is not None:
            asyncio.run(make_token(found, token, scopes, label, days, tongue))
        elif revoke is not None:
            asyncio.run(revoke_token(found, revoke, tongue))
        else:
            show(found, tongue)


@contextmanager
def open_people(store: str, keys: Path | None, witness: Path | None, existing: bool) -> Iterator[People]:
    """The people of a house that there is."""
    with needing_the_store():
        from novamas.server.people import People
        from novamas.server.seals import Seal
        from novamas.store.books import open_books
        from novamas.store.places import open_place
    with reading(store):
        open_place(store, existing=True).close()  # nobody is let into a house that is not there
        books = open_books(store, keys=keys, witness=witness, existing=existing)
        try:
            seal = Seal(b"") if existing else Seal.at(books.journal.folder / "session.key")  # who reads seals nothing
            yield People(books, seal)
        finally:
            books.close()


def somebody(found: People, name: str) -> Account:
    id = found.names.find(name)
    account = None if id is None else found.find(id)
    if account is None:
        raise BadInput(word("let-in-nobody", name=name), field="name", value=name)
    return account


async def let_in(found: People, name: str, role: str, file: Path | None, tongue: str) -> None:
    """A new account: with a password at once where a file has one, else with a link to enter by."""
    from novamas.server.roles import ROLES

    ask.one_of("people-no-role", role, (each for each in ROLES if each != GUEST))
    chosen = next(each for each in ROLES if each == role)
    secret = password(file) if file is not None else ""
    account = await found.create(chosen, BY, name, secret)
    console().print(say("people-added", tongue, name=name, role=say(f"web-role-{role}", tongue)), soft_wrap=True)
    if not secret:
        link = f"/enter?ticket={await found.ticket(account.id, BY)}"
        console().print(say("let-in-done", tongue, name=name, link=link), soft_wrap=True)


async def set_password(found: People, name: str, file: Path | None, tongue: str) -> None:
    """A new password, typed here or read from a file; the old one and every open session are worth nothing then."""
    account = somebody(found, name)
    if account.role == GUEST:
        raise BadInput(word("people-guest", name=name), field="reset", value=name)
    secret = password(file, word("people-password", name=name))
    await found.hash_password(secret)  # what is wrong with it is said before anything is written
    await found.enter(await found.ticket(account.id, BY), secret)
    console().print(say("people-reset", tongue, name=name), soft_wrap=True)


async def make_token(found: People, name: str, scopes: str | None, label: str, days: int | None, tongue: str) -> None:
    """A token for a program, shown once."""
    from novamas.server.roles import SCOPES, Scope
    from novamas.server.tokens import DAYS, MOST_DAYS, is_label

    wanted: list[Scope] = []
    for each in (scopes or "read").split(","):
        ask.one_of("people-no-scope", each.strip(), SCOPES)
        wanted.append(next(scope for scope in SCOPES if scope == each.strip()))
    if days is not None and not 1 <= days <= MOST_DAYS:
        raise BadInput(word("people-token-days", most=MOST_DAYS), field="days", value=days)
    if not is_label(label):
        raise BadInput(word("people-token-label"), field="label", value=label)
    account = somebody(found, name)
    token, secret = await found.make_token(account.id, label, wanted, BY, DAYS if days is None else days)
    until = datetime.fromtimestamp(token.until).astimezone().strftime("%Y-%m-%d")
    told = say("people-token-made", tongue, token=token.token, name=name, until=until, scopes=", ".join(token.scopes))
    console().print(told, soft_wrap=True)
    console().print(secret, soft_wrap=True)


async def revoke_token(found: People, token: str, tongue: str) -> None:
    from novamas.server.people import UnknownToken

    owner = next((account for account in found.accounts.values() if token in account.tokens), None)
    if owner is None:
        raise UnknownToken("no-token", field="revoke", value=token)
    await found.revoke_token(owner.id, token, BY)
    console().print(say("people-token-gone", tongue, token=token), soft_wrap=True)


def show(found: People, tongue: str) -> None:
    heads = [say(f"people-head-{head}", tongue) for head in ("name", "role", "since", "password", "tokens")]
    shown = table(*heads, whole=[0])
    for account in found.accounts.values():
        if account.role == GUEST or account.closed:
            continue
        shown.add_row(
            found.names.of(account.id) or account.id,
            say(f"web-role-{account.role}", tongue),
            datetime.fromtimestamp(account.created).astimezone().strftime("%Y-%m-%d"),
            say("people-has" if account.has_password else "people-has-not", tongue),
            "\n".join(f"{token.token} {token.label} ({', '.join(token.scopes)})" for token in found.tokens_of(account)),
        )
    console().print(shown)
