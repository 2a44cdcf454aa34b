"""Sessions: who is asking. A sealed cookie that the browser keeps and no script can read.

A request that changes something must also carry the session's token in a header, which another site cannot know or
send; and an `Origin` that is not ours is turned away. `person_of` is the only way from a connection to a `Person`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import ClassVar, Literal

from eventsourcing.persistence import PersistenceError
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from msgspec import Struct

from novamas.kit.errors import Told
from novamas.server.people import Account, People
from novamas.server.requests import AnyConnection
from novamas.server.roles import Person
from novamas.server.seals import Seal, same
from novamas.server.tokens import START

COOKIE, TOKEN_COOKIE, DEVICE_COOKIE = "novamas", "novamas-token", "novamas-device"
DEVICE_PATH = "/api/session"  # only who signs in is asked for it
HEADER = "x-novamas-token"
LIFE = 12 * 3600.0
GUEST_LIFE = 30 * 24 * 3600.0
DEVICE_LIFE = 180 * 24 * 3600.0
ON_ONE_DEVICE = 5  # people whom a device remembers: a family, or the staff at one desk


class NotAuthorized(Told):
    """Nobody is signed in: no session, or one that is forged, too old, or was ended."""

    code = "not-signed-in"

    def __init__(self, reason: str = "not-signed-in") -> None:
        super().__init__(reason)


class WrongToken(NotAuthorized):
    """A token that was never made here, has run out or was revoked."""

    code = "wrong-token"

    def __init__(self) -> None:
        super().__init__("wrong-token")


class PasswordFirst(NotAuthorized):
    """Who came in with a one-time link chooses a password before anything else."""

    code = "password-first"

    def __init__(self) -> None:
        super().__init__("password-first")


class ForeignRequest(Told):
    """A request that another site may have sent in somebody's name."""

    code = "foreign-request"


class Session(Struct, frozen=True):
    """Somebody who came in: at which state of their account, until when."""

    use: ClassVar[str] = "session"

    id: str
    version: int
    until: float
    sid: str


class Device(Struct, frozen=True):
    """A device on which these people have signed in, the latest first. It lets nobody in: it only says that they are
    not to wait for what others did to their names."""

    use: ClassVar[str] = "device"

    people: tuple[str, ...]
    until: float
    mark: str


class Sessions:
    """Issues and reads sessions."""

    def __init__(
        self,
        seal: Seal,
        people: People,
        *,
        secure: bool = False,
        origins: frozenset[str] = frozenset(),
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.seal = seal
        self.people = people
        self.secure = secure
        self.origins = origins
        self.clock = clock

    def issue(self, account: Account) -> tuple[Session, list[Cookie]]:
        """A new session and its cookies: the sealed one, and the token that scripts of our own pages repeat."""
        life = GUEST_LIFE if account.role == "guest" else LIFE
        session = Session(account.id, account.version, self.clock() + life, secrets.token_urlsafe(12))
        sealed = self.seal.close(Session.use, session)
        return session, self._cookies(sealed, self.token(session), int(life))

    def device(self, connection: AnyConnection) -> Device | None:
        """The device that a connection comes from, if somebody has signed in on it."""
        sealed = connection.cookies.get(DEVICE_COOKIE)
        device = self.seal.open(Device.use, sealed, Device) if sealed else None
        return device if device is not None and device.until > self.clock() else None

    def mark_of_device(self, connection: AnyConnection, id: str | None) -> str:
        """A mark of this person on this device, if they have signed in on it before."""
        device = self.device(connection)
        return f"{device.mark} {id}" if device is not None and id in device.people else ""

    def remember(self, connection: AnyConnection, account: Account) -> list[Cookie]:
        """The cookie by which this device is known again; a guest has nothing to sign in with."""
        if account.role == "guest":
            return []
        before = self.device(connection)
        others = () if before is None else tuple(id for id in before.people if id != account.id)
        mark = secrets.token_urlsafe(12) if before is None else before.mark
        device = Device((account.id, *others)[:ON_ONE_DEVICE], self.clock() + DEVICE_LIFE, mark)
        return [
            Cookie(
                key=DEVICE_COOKIE, value=self.seal.close(Device.use, device), max_age=int(DEVICE_LIFE),
                path=DEVICE_PATH, httponly=True, samesite="lax", secure=self.secure,
            )
        ]  # fmt: skip

    def end(self) -> list[Cookie]:
        """Cookies that take the place of a session that is over."""
        return self._cookies("", "", 0)

    def _cookies(self, sealed: str, token: str, life: int) -> list[Cookie]:
        lax: Literal["lax"] = "lax"
        return [
            Cookie(key=COOKIE, value=sealed, max_age=life, path="/", httponly=True, samesite=lax, secure=self.secure),
            Cookie(key=TOKEN_COOKIE, value=token, max_age=life, path="/", samesite=lax, secure=self.secure),
        ]

    def token(self, session: Session) -> str:
        """What a request that changes something repeats in its header."""
        return self.seal.stamp("token", session.sid)

    def read(self, connection: AnyConnection) -> Session | None:
        """The session of a connection, if its cookie is one that we sealed and its time is not over.

        A program that sends a token has no session, whatever else it sends."""
        if bearer(connection):
            return None
        sealed = connection.cookies.get(COOKIE)
        session = self.seal.open(Session.use, sealed, Session) if sealed else None
        return session if session is not None and session.until > self.clock() else None

    def account(self, connection: AnyConnection) -> Account:
        """Whose session it is, even if they still have to choose a password."""
        session = self.read(connection)
        account = self.owner(session) if session is not None else None
        if account is None:
            raise NotAuthorized
        return account

    def owner(self, session: Session) -> Account | None:
        """Whose session it is, while it lasts: nobody's once its time is over, it was left, or its account changed."""
        account = self.people.find(session.id)
        if account is None or account.version != session.version or session.until <= self.clock():
            return None
        return None if self.people.has_ended(session.sid) else account

    async def leave(self, connection: AnyConnection) -> None:
        """Ends the session of a connection, and no other."""
        account, session = self.account(connection), self.read(connection)
        if session is not None:
            await self.people.end_session(account.id, session.sid, session.until)

    async def know_token(self, sent: str) -> None:
        """Makes sure that a token which another server made is known here, and that none is believed for too long."""
        found = self.people.holder(sent)
        if found is not None:
            await self.people.know(found[0].id)
        elif not self.people.knows_token(sent):
            await self.people.refresh()

    def program(self, sent: str) -> Person:
        """Whom a token lets in, and for what; raises `WrongToken`."""
        found = self.people.holder(sent)
        if found is None:
            raise WrongToken
        account, token = found
        return Person(account.id, account.role, token.scopes)

    def person(self, connection: AnyConnection) -> Person:
        if sent := bearer(connection):
            return self.program(sent)
        account = self.account(connection)
        if account.role != "guest" and not account.has_password:
            raise PasswordFirst
        return Person(account.id, account.role)

    def check_origin(self, connection: AnyConnection) -> None:
        """A browser says which site a request comes from; programs that are no browsers say nothing."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return
        scheme, _, host = origin.lower().partition("://")
        own = connection.headers.get("host", "").lower()
        # Over https only our own https pages are ours: whoever sits on the way can write what comes over http. Without
        # it a proxy may still stand before us that speaks https.
        schemes = ("https",) if self.secure else ("http", "https")
        if scheme not in schemes or not own or bare(scheme, host) != bare(scheme, own):
            raise ForeignRequest("foreign-site")

    def check_token(self, connection: AnyConnection, session: Session) -> None:
        """The cookie alone is not enough to change something: browsers send it along with what others ask for."""
        sent = connection.headers.get(HEADER, "")
        if not same(sent, self.token(session)):
            raise ForeignRequest("session-token", header=HEADER)


def bearer(connection: AnyConnection) -> str:
    """The token of a program, if it sends one of ours: `Authorization: Bearer novamas_…`."""
    scheme, _, sent = connection.headers.get("authorization", "").partition(" ")
    return sent.strip() if scheme.lower() == "bearer" and sent.strip().startswith(START) else ""


def bare(scheme: str, host: str) -> str:
    """A host without the port that its scheme has anyway."""
    return host.removesuffix(":443" if scheme == "https" else ":80")


def standing(connection: AnyConnection) -> Callable[[], bool]:
    """Whether the session of a connection still lasts: a line that stays open asks again and again."""
    sessions: Sessions = connection.app.state.sessions
    session, sent = sessions.read(connection), bearer(connection)

    def lasts() -> bool:
        try:
            if sent:
                return sessions.people.holder(sent) is not None
            return session is not None and sessions.owner(session) is not None
        except PersistenceError:  # without its store the house does nothing for anybody
            return True

    return lasts


def person_of(connection: AnyConnection) -> Person:
    """Who is behind a connection; raises `NotAuthorized`. A socket must also come from our own pages."""
    sessions: Sessions = connection.app.state.sessions
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        try:
            sessions.check_origin(connection)
        except ForeignRequest:
            raise NotAuthorized("foreign-site") from None
    return sessions.person(connection)
