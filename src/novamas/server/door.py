"""The door: what every request passes before its page, and every answer on its way out.

Limits first, then where the request comes from, then the token of its session; on the way out a line in the log, a
count, and the headers that keep a browser from doing more than it should.
"""

from __future__ import annotations

import time

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from novamas.kit.decider import Refused
from novamas.server.limits import Limits, neighbourhood
from novamas.server.logs import request_line
from novamas.server.requests import AnyConnection, AnyRequest
from novamas.server.roles import hold_to_scope
from novamas.server.sessions import Sessions, bearer
from novamas.server.tokens import scope_of

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
FREE = "free"  # the option of pages that need no token: they open a session, and give nothing away
STILL = "still"  # the option of files that are the same for everybody: they cost nothing and are not counted
STARTED = "novamas-started"
WHO = "novamas-who"
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
}

# A browser that came over https once does not come over http again for a year. Other hosts of the same domain may not
# be ours, so nothing is said about them.
HSTS = "max-age=31536000"


class Door(ASGIMiddleware):
    """Every HTTP request comes through here."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: AnyRequest = Request(scope)
        scope["state"][STARTED] = time.perf_counter()
        state = request.app.state
        sessions: Sessions = state.sessions
        limits: Limits = state.limits
        if scope["route_handler"].opt.get(STILL):
            await next_app(scope, receive, send)
            return
        if sent := bearer(request):
            await self.let_program_in(request, sent)
            await next_app(scope, receive, send)
            return
        session = sessions.read(request)
        if session is None:
            limits.strangers.take(address(request))
        else:
            scope["state"][WHO] = session.id
            limits.requests.take(session.id)
            await sessions.people.know(session.id)
        if request.method not in SAFE:
            sessions.check_origin(request)
            if session is not None and not scope["route_handler"].opt.get(FREE):
                sessions.check_token(request, session)
        await next_app(scope, receive, send)

    async def let_program_in(self, request: AnyRequest, sent: str) -> None:
        """A program has a token instead of a session: no browser sends one by itself, so nothing else is asked for."""
        sessions: Sessions = request.app.state.sessions
        limits: Limits = request.app.state.limits
        if sessions.people.holder(sent) is None:
            limits.strangers.take(address(request))
        await sessions.know_token(sent)
        person = sessions.program(sent)
        request.scope["state"][WHO] = person.id
        limits.requests.take(person.id)
        sessions.check_origin(request)
        scope = scope_of(request.method, request.scope["path"], person.role)
        if scope is None:
            raise Refused("token-personal")
        hold_to_scope(person, scope)


def address(connection: AnyConnection) -> str:
    """Where a connection comes from, as far as limits tell addresses apart."""
    return neighbourhood(connection.client.host) if connection.client is not None else "?"


async def on_the_way_out(message: Message, scope: Scope) -> None:
    """Before an answer is sent: headers, a count, a line in the log."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["litestar_app"].state.sessions.secure:
        headers.setdefault("strict-transport-security", HSTS)
    if scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    status, method, state = message["status"], scope["method"], scope.get("state", {})
    scope["litestar_app"].state.house.meter.request(method, status)
    request_line(method, scope["path"], status, state.get(STARTED, time.perf_counter()), str(state.get(WHO, "")))
