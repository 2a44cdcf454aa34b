"""The entrance: come in as a guest, sign in, use a one-time link, choose a password, leave."""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.enums import MediaType
from litestar.params import JSONBody, QueryParameter, URLEncodedBody
from msgspec import Meta, Struct

from novamas.kit.decider import Refused
from novamas.kit.words import say
from novamas.server.door import FREE, address
from novamas.server.pages import ThePages
from novamas.server.parts import Asking, Key, TheHouse, TheLimits, ThePeople, TheSessions
from novamas.server.people import LONGEST, SHORTEST, Account, WayIn
from novamas.server.problems import language, problems
from novamas.server.requests import AnyRequest, AnyResponse
from novamas.server.roles import Person, Role
from novamas.server.sessions import Sessions, bearer
from novamas.store.once import once

TAGS = ["entrance"]
PLACE = "entrance"  # where its keys belong
Secret = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Ticketed = Annotated[str, Meta(min_length=1, max_length=1_000)]


class Here(Struct, frozen=True):
    """Who came in. `token` goes into the header `x-novamas-token` of every request that changes something.

    `ways_in` are the one-time links that others made for this account, and whether they were used: its owner is told.
    """

    person: str
    role: Role
    name: str
    token: str
    password_first: bool = False
    ways_in: tuple[WayIn, ...] = ()


class Named(Struct, frozen=True):
    """What somebody is called now."""

    person: str
    name: str


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    password: Secret


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    ticket: Ticketed


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    new: Annotated[str, Meta(min_length=SHORTEST, max_length=LONGEST)]
    old: Annotated[str, Meta(max_length=LONGEST)] = ""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]


def let_in(request: AnyRequest, sessions: Sessions, account: Account, status: int = 201) -> Response[Here]:
    session, cookies = sessions.issue(account)
    cookies += sessions.remember(request, account)
    return Response(here(sessions, account, sessions.token(session)), status_code=status, cookies=cookies)


def here(sessions: Sessions, account: Account, token: str) -> Here:
    name = sessions.people.names.of(account.id)
    first = account.role != "guest" and not account.has_password
    return Here(account.id, account.role, name, token, first, tuple(account.ways_in))


@post("/api/guests", tags=TAGS, opt={FREE: True}, responses=problems(403))
async def come_in(
    request: AnyRequest, people: ThePeople, sessions: TheSessions, house: TheHouse, limits: TheLimits
) -> Response[Here]:
    """One click: a guest, a session and play chips."""
    limits.guests.take(address(request))
    account = await people.create("guest", "house")
    await house.play_chips(Person(account.id, account.role))
    return let_in(request, sessions, account)


@post("/api/session", tags=TAGS, opt={FREE: True}, responses=problems(400, 401, 403))
async def sign_in(
    request: AnyRequest, data: JSONBody[SignIn], people: ThePeople, sessions: TheSessions, limits: TheLimits
) -> Response[Here]:
    """Name and password."""
    device = sessions.mark_of_device(request, people.names.find(data.name))
    with limits.sign_in(data.name, address(request), device):
        account = await people.verify(data.name, data.password)
    return let_in(request, sessions, account)


@post("/api/session/ticket", tags=TAGS, opt={FREE: True}, responses=problems(400, 401, 403))
async def use_ticket(
    request: AnyRequest, data: JSONBody[Enter], people: ThePeople, sessions: TheSessions, limits: TheLimits
) -> Response[Here]:
    """A one-time link: good once; a password must be chosen next."""
    with limits.guess((limits.addresses, address(request))):
        account = await people.enter(data.ticket)
    return let_in(request, sessions, account)


@get("/api/session", tags=TAGS, responses=problems(401))
async def who_am_i(request: AnyRequest, sessions: TheSessions) -> Here:
    """Who is signed in; for a program whose token it is, which has nothing to repeat."""
    if sent := bearer(request):
        owner = sessions.people.get(sessions.program(sent).id)
        return Here(owner.id, owner.role, sessions.people.names.of(owner.id), "")
    account, session = sessions.account(request), sessions.read(request)
    assert session is not None
    return here(sessions, account, sessions.token(session))


@delete("/api/session", tags=TAGS, status_code=200, responses=problems(401, 403, 409))
async def sign_out(request: AnyRequest, sessions: TheSessions) -> Response[None]:
    """Leave: this session ends; those on other devices go on."""
    await sessions.leave(request)
    return Response(None, cookies=sessions.end())


@delete("/api/sessions", tags=TAGS, status_code=200, responses=problems(401, 403, 409))
async def sign_out_everywhere(request: AnyRequest, sessions: TheSessions, people: ThePeople) -> Response[None]:
    """Leave everywhere: every session of this person ends, on every device."""
    await people.sign_out(sessions.account(request).id)
    return Response(None, cookies=sessions.end())


@put("/api/session/password", tags=TAGS, responses=problems(400, 401, 403, 409))
async def choose_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    people: ThePeople,
    sessions: TheSessions,
    limits: TheLimits,
    key: Key = "",
) -> Response[Here]:
    """A new password; every other session of this person ends."""
    account = sessions.account(request)
    if account.role == "guest":
        raise Refused("guests-stay-guests", field="role", value=account.role)
    asked = once(PLACE, account.id, key, "password")  # neither a password nor a name leaves a trace

    async def do() -> bool:
        with limits.guess((limits.devices, account.id)):
            await people.set_password(account.id, data.new, data.old, asked)
        return True

    await people.exactly.do(asked, do, bool)
    return let_in(request, sessions, people.get(account.id), 200)


@put("/api/session/name", tags=TAGS, responses=problems(400, 401, 403, 409))
async def choose_name(
    person: Asking, data: JSONBody[NewName], people: ThePeople, limits: TheLimits, key: Key = ""
) -> Named:
    """What this person is called; names are kept beside the books, so that they can be erased."""
    limits.renames.take(person.id)
    asked = once(PLACE, person.id, key, "name")

    async def do() -> bool:
        await people.rename(person.id, data.name, person.id, asked)
        return True

    await people.exactly.do(asked, do, bool)
    return Named(person.id, people.names.of(person.id))


@delete("/api/session/name", tags=TAGS, responses=problems(401, 403))
async def erase_name(person: Asking, people: ThePeople, limits: TheLimits, key: Key = "") -> None:
    """Forgets what this person is called."""
    limits.renames.take(person.id)
    asked = once(PLACE, person.id, key, "no-name")

    async def do() -> bool:
        await people.forget_name(person.id, person.id, asked)
        return True

    await people.exactly.do(asked, do, bool)


# -- the page behind a one-time link -----------------------------------------------------------------------------------


@get("/enter", media_type=MediaType.HTML, include_in_schema=False)
async def entrance(
    request: AnyRequest, pages: ThePages, ticket: Annotated[str, QueryParameter(max_length=1_000)] = ""
) -> AnyResponse:
    """The client's page; where it has not been built, a form that asks for a password and nothing else.

    The ticket is not used up by looking.
    """
    return pages.index(request) if pages.built else page(request, form(request, ticket))


@post("/enter", media_type=MediaType.HTML, include_in_schema=False, opt={FREE: True})
async def enter(
    request: AnyRequest,
    data: URLEncodedBody[dict[str, str]],
    people: ThePeople,
    sessions: TheSessions,
    limits: TheLimits,
) -> Response[str]:
    """Uses the ticket and sets the password in one step."""
    password = str(data.get("password", ""))
    lang = language(request)
    if not SHORTEST <= len(password) <= LONGEST:
        said = escape(say("enter-password-length", lang, least=SHORTEST, most=LONGEST))
        return page(request, f"<p role=alert>{said}</p>" + form(request, str(data.get("ticket", ""))), 400)
    with limits.guess((limits.addresses, address(request))):
        account = await people.enter(str(data.get("ticket", "")), password)
    name = people.names.of(account.id)
    done = page(request, f"<p>{escape(say('enter-done', lang, name=name))}</p>", 201)
    done.cookies = [*sessions.issue(account)[1], *sessions.remember(request, account)]
    return done


def form(request: AnyRequest, ticket: str) -> str:
    lang = language(request)
    return (
        f"<form method=post action=/enter><input type=hidden name=ticket value='{escape(ticket, quote=True)}'>"
        f"<label>{escape(say('enter-password', lang))} <input type=password name=password minlength={SHORTEST} "
        f"maxlength={LONGEST} autocomplete=new-password required autofocus></label> "
        f"<button>{escape(say('enter-go', lang))}</button></form>"
    )


def page(request: AnyRequest, body: str, status: int = 200) -> Response[str]:
    html = (
        f"<!doctype html><html lang={language(request)}><meta charset=utf-8><title>novamas</title>"
        "<style>body{font:1.1rem/1.6 system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem}</style>"
        f"<h1>novamas</h1>{body}</html>"
    )
    return Response(html, status_code=status, media_type=MediaType.HTML)


ROUTES = [
    come_in, sign_in, use_ticket, who_am_i, sign_out, sign_out_everywhere, choose_password, choose_name, erase_name,
    entrance, enter,
]  # fmt: skip
