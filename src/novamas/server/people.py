"""People: accounts as facts in the house's stream, passwords as argon2id hashes, names outside the books.

An id is opaque; what it may do is its role's. Whoever has no password yet (a new account, the first director) enters
with a one-time ticket and must choose one before anything else.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct

from novamas.kit.decider import Refused
from novamas.kit.errors import BadInput, NovamasError
from novamas.server.names import Names
from novamas.server.roles import Role
from novamas.server.seals import Seal
from novamas.store import Conflict, Record
from novamas.store.books import HOUSE, Books
from novamas.store.chain import Chain
from novamas.store.journal import PAGE

SHORTEST, LONGEST = 10, 200  # characters of a password
TICKET_LIFE = 24 * 3600.0
AT_ONCE = 2  # passwords checked at the same time: each takes a lot of memory on purpose
STALE = 2.0  # seconds after which accounts are read again: another server may have changed them
TRIES = 8
MANY = 1_000  # ended sessions, after which those are looked for that need not be remembered any more
_NAME = re.compile(r"[^\W_](?:[\w .'’-]{0,38}[\w.])?")


class UnknownPerson(BadInput):
    """Nobody of that id."""

    code = "unknown-person"


class WrongPassword(NovamasError):
    """Name and password do not belong together; which of them is wrong is not said."""

    code = "wrong-password"

    def __init__(self) -> None:
        super().__init__("The name or the password is wrong.")


class WrongTicket(NovamasError):
    """A ticket that was used, is too old, or was never issued."""

    code = "wrong-ticket"

    def __init__(self) -> None:
        super().__init__("This link was used already, is too old, or was never good.")


# -- facts -------------------------------------------------------------------------------------------------------------


class AccountCreated(Struct, frozen=True):
    id: str
    role: Role
    hash: str
    at: float
    by: str


class PasswordChanged(Struct, frozen=True):
    id: str
    hash: str
    at: float
    by: str


class RoleChanged(Struct, frozen=True):
    id: str
    role: Role
    at: float
    by: str


class AccountClosed(Struct, frozen=True):
    id: str
    at: float
    by: str


class TicketUsed(Struct, frozen=True):
    id: str
    ticket: str
    at: float


class SignedOut(Struct, frozen=True):
    """Somebody left everywhere: sessions of an earlier time are worth nothing any more."""

    id: str
    at: float


class SessionEnded(Struct, frozen=True):
    """Somebody left on one device: this session is worth nothing any more, and would have ended by itself later."""

    id: str
    session: str
    until: float
    at: float


FACTS: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (AccountCreated, PasswordChanged, RoleChanged, AccountClosed, TicketUsed, SignedOut, SessionEnded)
}


class Account(Struct, kw_only=True):
    """What the facts about somebody come to. `version` grows with every fact that ends open sessions."""

    id: str
    role: Role
    hash: str = ""
    version: int = 0
    closed: bool = False
    created: float = 0.0

    @property
    def has_password(self) -> bool:
        return bool(self.hash)


class Ticket(Struct, frozen=True):
    """A one-time way in for an account as it is now: once its password changes, the ticket is void."""

    use: ClassVar[str] = "ticket"

    id: str
    version: int
    until: float
    nonce: str


class People:
    """Everybody with an account. Facts are written one at a time, each decided on what is on disk."""

    def __init__(
        self, books: Books, seal: Seal, hasher: PasswordHasher | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self.books = books
        self.seal = seal
        self.clock = clock
        self.hasher = hasher or PasswordHasher()
        self.names = Names(books.journal.recorder)
        self.accounts: dict[str, Account] = {}
        self._used: set[str] = set()
        self._ended: dict[str, float] = {}  # sessions that are over, and when they would have been anyway
        self._many = MANY
        self._chain = Chain(HOUSE)
        self._read = 0.0
        self._lock = asyncio.Lock()
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._nobody = self.hasher.hash(secrets.token_hex(16))
        self.refresh()

    # -- reading -----------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Reads what the house's stream says about people since the last time."""
        recorder = self.books.journal.recorder
        while True:
            page = recorder.select_events(HOUSE, gt=self._chain.seq, limit=PAGE)
            for row in page:
                body = self._chain.follow(row.originator_version, row.state)
                if row.topic in FACTS:
                    self._fold(msgspec.json.decode(body, type=FACTS[row.topic]))
            if len(page) < PAGE:
                break
        self._read = time.monotonic()

    def _fold(self, fact: Any) -> None:
        match fact:
            case AccountCreated(id=id, role=role, hash=hash, at=at):
                self.accounts[id] = Account(id=id, role=role, hash=hash, created=at)
            case PasswordChanged(id=id, hash=hash):
                self.accounts[id].hash = hash
                self.accounts[id].version += 1
            case RoleChanged(id=id, role=role):
                self.accounts[id].role = role
                self.accounts[id].version += 1
            case AccountClosed(id=id):
                self.accounts[id].closed = True
                self.accounts[id].hash = ""
                self.accounts[id].version += 1
            case TicketUsed(ticket=ticket):
                self._used.add(ticket)
            case SignedOut(id=id):
                self.accounts[id].version += 1
            case SessionEnded(session=session, until=until) if until > self.clock():
                self._ended[session] = until
                if len(self._ended) > self._many:
                    self._ended = {each: end for each, end in self._ended.items() if end > self.clock()}
                    self._many = max(MANY, 2 * len(self._ended))

    def find(self, id: str) -> Account | None:
        """An open account, as far as this server knows; what it knows is never older than a moment."""
        if id not in self.accounts or time.monotonic() - self._read > STALE:
            self.refresh()
        account = self.accounts.get(id)
        return None if account is None or account.closed else account

    def get(self, id: str) -> Account:
        account = self.find(id)
        if account is None:
            raise UnknownPerson(f"There is nobody with the id {id!r}.", field="person", value=id)
        return account

    def ended(self, session: str) -> bool:
        """Whether somebody left the session of this secret id, on any server."""
        return mark(session) in self._ended

    def directors(self) -> list[Account]:
        return [a for a in self.accounts.values() if a.role == "director" and not a.closed]

    # -- writing -----------------------------------------------------------------------------------------------------

    async def note(self, decide: Callable[[], Struct]) -> None:
        """Writes the fact that `decide` comes to; if another server was quicker, decides again."""
        async with self._lock:
            for _ in range(TRIES):
                fact = decide()
                record = Record(HOUSE, type(fact).__name__, fact, self._chain.seq)
                try:
                    await asyncio.shield(asyncio.wrap_future(self.books.committer.submit([record])))
                except Conflict:
                    self.books.journal.forget(HOUSE)
                    self.refresh()
                    continue
                self.refresh()
                return
            raise Conflict("The house's stream is too busy; try again.")

    async def create(self, role: Role, by: str, name: str = "", password: str = "") -> Account:
        """A new account. Without a password its owner enters with a ticket; a guest never needs either."""
        id = f"{'g' if role == 'guest' else 'p'}-{secrets.token_hex(6)}"
        hash = await self.hashed(password) if password else ""
        if name:
            await asyncio.to_thread(self.names.give, id, a_name(name))
        try:
            await self.note(lambda: AccountCreated(id, role, hash, self.clock(), by))
        except BaseException:
            if name:
                self.names.erase(id)
            raise
        return self.accounts[id]

    async def change_role(self, id: str, role: Role, by: str) -> Account:
        def decide() -> Struct:
            account = self.get(id)
            if role == "guest" or account.role == "guest":
                raise Refused("guests-stay-guests", field="role", value=role)
            self._keep_a_director(account, role == "director")
            return RoleChanged(id, role, self.clock(), by)

        await self.note(decide)
        return self.accounts[id]

    async def close(self, id: str, by: str) -> None:
        """Closes an account and erases its name."""

        def decide() -> Struct:
            self._keep_a_director(self.get(id), False)
            return AccountClosed(id, self.clock(), by)

        await self.note(decide)
        await asyncio.to_thread(self.names.erase, id)

    def _keep_a_director(self, account: Account, stays: bool) -> None:
        if account.role == "director" and not stays and len(self.directors()) == 1:
            raise Refused("last-director")

    async def end_session(self, id: str, session: str, until: float) -> None:
        """Ends one session of a person, on every server."""
        await self.note(lambda: SessionEnded(self.get(id).id, mark(session), until, self.clock()))

    async def sign_out(self, id: str) -> None:
        """Ends every session of a person, on every server."""
        await self.note(lambda: SignedOut(self.get(id).id, self.clock()))

    # -- passwords ---------------------------------------------------------------------------------------------------

    async def hashed(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            sentence = f"A password has {SHORTEST} to {LONGEST} characters."
            raise BadInput(sentence, field="password")
        async with self._hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def verify(self, name: str, password: str) -> Account:
        """Whoever has this name and password. An unknown name takes as long as a wrong password."""
        id = self.names.find(name) if name else None
        account = self.find(id) if id else None
        hash = account.hash if account is not None and account.hash else self._nobody
        async with self._hashing:
            good = await asyncio.to_thread(self._fits, hash, password)
        if not good or account is None or not account.hash:
            raise WrongPassword
        return account

    def _fits(self, hash: str, password: str) -> bool:
        try:
            return self.hasher.verify(hash, password)
        except (Argon2Error, InvalidHashError, UnicodeError):
            return False

    async def set_password(self, id: str, new: str, old: str | None) -> Account:
        """A new password; the old one is asked for if there is one."""
        before = self.get(id)
        if before.has_password:
            async with self._hashing:
                good = await asyncio.to_thread(self._fits, before.hash, old or "")
            if not good:
                raise WrongPassword
        hash, version = await self.hashed(new), before.version

        def decide() -> Struct:
            if self.get(id).version != version:
                raise Refused("changed-meanwhile")
            return PasswordChanged(id, hash, self.clock(), id)

        await self.note(decide)
        return self.accounts[id]

    # -- tickets -----------------------------------------------------------------------------------------------------

    def ticket(self, account: Account) -> str:
        """A one-time way in."""
        nonce = secrets.token_urlsafe(16)
        return self.seal.close(Ticket.use, Ticket(account.id, account.version, self.clock() + TICKET_LIFE, nonce))

    async def enter(self, sealed: str, password: str = "") -> Account:
        """Uses a ticket up, and sets the password at once where it comes with one. A reset empties the old password."""
        ticket = self.seal.open(Ticket.use, sealed, Ticket)
        if ticket is None:
            raise WrongTicket
        hash = await self.hashed(password) if password else ""
        used = mark(ticket.nonce)

        def decide() -> Struct:
            account = self.find(ticket.id)
            if account is None or self.clock() > ticket.until or used in self._used:
                raise WrongTicket
            if account.version != ticket.version:
                raise WrongTicket
            return TicketUsed(ticket.id, used, self.clock())

        await self.note(decide)
        if hash or self.accounts[ticket.id].hash:
            await self.note(lambda: PasswordChanged(ticket.id, hash, self.clock(), ticket.id))
        return self.accounts[ticket.id]

    async def first_director(self) -> str | None:
        """A ticket for the director of a house where no director has a password yet."""
        self.refresh()
        directors = self.directors()
        if any(d.has_password for d in directors):
            return None
        account = directors[0] if directors else await self.create("director", "house", "director")
        return self.ticket(account)


def mark(secret: str) -> str:
    """What is written of a secret, so that it is known again and nobody learns it from the books."""
    return hashlib.sha256(secret.encode()).hexdigest()


def a_name(name: str) -> str:
    """A name that can be shown and typed."""
    name = " ".join(name.split())
    if not _NAME.fullmatch(name):
        raise BadInput(
            "A name has up to 40 letters, digits, spaces, dots, apostrophes and hyphens, and begins with a letter "
            "or a digit.",
            field="name",
        )
    return name
