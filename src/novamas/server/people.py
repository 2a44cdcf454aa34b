"""People: accounts as facts in the house's stream, passwords as argon2id hashes, names beside the books.

An id is opaque; what it may do is its role's. Whoever has no password yet (a new account, the first director) enters
with a one-time ticket and must choose one before anything else.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from eventsourcing.persistence import PersistenceError
from msgspec import Struct
from msgspec.structs import replace

from novamas.games.bots import bot_names
from novamas.kit.decider import Refused
from novamas.kit.errors import NovamasError, Told, Worded
from novamas.server.exactly import Exactly
from novamas.server.naming import a_name_for, skeleton
from novamas.server.roles import Role, Scope
from novamas.server.seals import Seal
from novamas.server.tokens import (
    DAYS,
    MOST,
    MOST_DAYS,
    Token,
    TokenMade,
    TokenRevoked,
    make_secret,
    mark_of,
    read_token,
    write_token,
)
from novamas.store import Conflict, Record
from novamas.store.books import HOUSE, Books
from novamas.store.chain import Chain
from novamas.store.names import NAMED, Called, NameErased, NameGiven, Names, Naming, Row, Whose, make_row
from novamas.store.once import Once

SHORTEST, LONGEST = 10, 200  # characters of a password
TICKET_LIFE = 24 * 3600.0
AT_ONCE = 2  # passwords checked at the same time: each takes a lot of memory on purpose
STALE = 2.0  # seconds after which accounts are read again: another server may have changed them
GRACE = 5 * STALE  # seconds after which nobody is believed to be what they were, if nobody could look
GUEST_LIFE = 30 * 24 * 3600.0  # seconds after which a guest is nobody any more
MOST_WAYS_IN = 5  # tickets that somebody is told of
TRIES = 8
MANY = 1_000  # ended sessions, after which those are looked for that need not be remembered any more
log = logging.getLogger("novamas.people")


class UnknownPerson(Worded):
    """Nobody of that id."""

    code = "unknown-person"


class UnknownToken(Worded):
    """No token of that name, or not any more."""

    code = "unknown-token"


class WrongPassword(Told):
    """Name and password do not belong together; which of them is wrong is not said."""

    code = "wrong-password"

    def __init__(self) -> None:
        super().__init__("wrong-password")


class WrongTicket(Told):
    """A ticket that was used, is too old, or was never issued."""

    code = "wrong-ticket"

    def __init__(self) -> None:
        super().__init__("wrong-ticket")


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


class TicketIssued(Struct, frozen=True):
    """A one-time way in was made for somebody: by whom, and until when. It takes the place of any before it."""

    id: str
    ticket: str
    until: float
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


FACTS: dict[str, type[object]] = {
    kind.__name__: kind
    for kind in (
        AccountCreated, PasswordChanged, RoleChanged, AccountClosed, TicketIssued, TicketUsed, SignedOut, SessionEnded,
        TokenMade, TokenRevoked,
    )
}  # fmt: skip


class WayIn(Struct):
    """A ticket that was made for an account, as its owner is told of it."""

    at: float
    by: str
    used: float | None = None


class Account(Struct, kw_only=True):
    """What the facts about somebody come to. `version` grows with every fact that ends open sessions, and tokens with
    them."""

    id: str
    role: Role
    hash: str = ""
    version: int = 0
    closed: bool = False
    created: float = 0.0
    ticket: str = ""  # the mark of the one that is good, if any is
    ways_in: list[WayIn] = []
    tokens: dict[str, Token] = {}  # those that programs may still come in with, or that have run out by themselves

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


class News(NamedTuple):
    """What the house's stream says since it was last read: facts in order, and the names that they give."""

    chain: Chain
    facts: list[tuple[str, msgspec.Raw]]
    rows: list[Row]


class People:
    """Everybody with an account, in memory. Facts are written one at a time, each decided on what is on disk."""

    def __init__(
        self,
        books: Books,
        seal: Seal,
        hasher: PasswordHasher | None = None,
        clock: Callable[[], float] | None = None,
        exactly: Exactly | None = None,
    ) -> None:
        self.books = books
        self.seal = seal
        self.clock = clock or books.clock
        self.exactly = exactly or Exactly(books)
        self.hasher = hasher or PasswordHasher()
        self.names = Called(skeleton)  # nobody is called what looks like another's name
        self.table = Names(books.journal.recorder)
        self.accounts: dict[str, Account] = {}
        self._holders: dict[str, str] = {}  # whose each token is
        self._ended: dict[str, float] = {}  # sessions that are over, and when they would have been anyway
        self._many = MANY
        self._naming = Naming()
        self._chain = books.journal.chain(HOUSE)
        self._read = 0.0
        self._lock = asyncio.Lock()
        self._reading = asyncio.Lock()
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._nobody = self.hasher.hash(secrets.token_hex(16))
        self._take(self._fetch())

    # -- reading -----------------------------------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Reads what the house's stream says about people since the last time."""
        async with self._reading:
            self._take(await asyncio.to_thread(self._fetch))

    async def watch(self) -> None:
        """Keeps up with what other servers write, for as long as the house is open."""
        while True:
            await asyncio.sleep(STALE / 2)
            try:
                await self.refresh()
            except (PersistenceError, NovamasError) as e:  # out of reach, or not what this house wrote
                log.error("accounts cannot be read now: %s", str(e).strip())

    async def know(self, id: str) -> None:
        """Makes sure that somebody who has an account is known here, on whichever server it was made."""
        if id not in self.accounts or time.monotonic() - self._read > GRACE:
            await self.refresh()

    def _fetch(self) -> News:
        """In a thread: what is new in the house's stream, and the names in it."""
        journal = self.books.journal
        chain = journal.chain(HOUSE, self._chain.seq, self._chain.head)
        facts = [(read.kind, read.body) for read in journal.follow(chain) if read.kind in FACTS or read.kind in NAMED]
        given = {whose.mark for kind, body in facts if (whose := msgspec.json.decode(body, type=Whose)).mark}
        return News(chain, facts, self.table.find_marked(given) if given else [])

    def _take(self, news: News) -> None:
        rows = {row.mark: row for row in news.rows}
        for kind, body in news.facts:
            if kind in NAMED:
                self._naming.fold(kind, body)
                self._call(msgspec.json.decode(body, type=Whose).id, rows)
            if kind in FACTS:
                self._fold(msgspec.json.decode(body, type=FACTS[kind]))
        self._chain = news.chain
        self._read = time.monotonic()

    def _call(self, id: str, rows: Mapping[str, Row]) -> None:
        row = rows.get(self._naming.marks.get(id, ""))
        if row is None or row.id != id:  # erased since, or not what was given
            self.names.take(id)
        else:
            self.names.give(id, row.name)

    def _fold(self, fact: Any) -> None:
        if isinstance(fact, AccountCreated):
            if fact.role != "guest" or fact.at + GUEST_LIFE > self.clock():  # guests are forgotten after a while
                self.accounts[fact.id] = Account(id=fact.id, role=fact.role, hash=fact.hash, created=fact.at)
            return
        account = self.accounts.get(fact.id)
        if account is None:
            return
        match fact:
            case PasswordChanged(hash=hash):
                account.hash = hash
                self._end_all(account)
            case RoleChanged(role=role):
                account.role = role
                self._end_all(account)
            case AccountClosed():
                account.closed = True
                account.hash = account.ticket = ""
                self._end_all(account)
            case TokenMade(token=token, mark=mark, label=label, scopes=scopes, until=until, at=at, by=by):
                account.tokens[token] = Token(token, mark, label, scopes, until, at, by)
                self._holders[token] = account.id
            case TokenRevoked(token=token):
                account.tokens.pop(token, None)
                self._holders.pop(token, None)
            case TicketIssued(ticket=ticket, at=at, by=by):
                account.ticket = ticket
                account.ways_in = [*account.ways_in, WayIn(at, by)][-MOST_WAYS_IN:]
            case TicketUsed(at=at):
                account.ticket = ""
                account.ways_in = [*account.ways_in[:-1], *(replace(way, used=at) for way in account.ways_in[-1:])]
            case SignedOut():
                self._end_all(account)
            case SessionEnded(session=session, until=until) if until > self.clock():
                self._ended[session] = until
                if len(self._ended) > self._many:
                    self._ended = {each: end for each, end in self._ended.items() if end > self.clock()}
                    self._many = max(MANY, 2 * len(self._ended))

    def _end_all(self, account: Account) -> None:
        """What somebody came in with until now, on whatever device and by whatever program, is worth nothing more."""
        account.version += 1
        for token in account.tokens:
            self._holders.pop(token, None)
        account.tokens = {}

    def find(self, id: str) -> Account | None:
        """An open account, as far as this server knows; what it knows is never older than a moment."""
        account = self.accounts.get(id)
        if account is None or account.closed:
            return None
        if account.role == "guest" and account.created + GUEST_LIFE <= self.clock():
            del self.accounts[id]  # what they had was play money
            return None
        return account

    def get(self, id: str) -> Account:
        account = self.find(id)
        if account is None:
            raise UnknownPerson("no-person", field="person", value=id)
        return account

    def among(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of these people, bots included; whoever has none is left out."""
        asked = list(ids)
        found = bot_names(asked)
        return {id: name for id in asked if (name := found.get(id) or self.names.of(id))}

    def has_ended(self, session: str) -> bool:
        """Whether somebody left the session of this secret id, on any server."""
        return mark(session) in self._ended

    def directors(self) -> list[Account]:
        return [a for a in self.accounts.values() if a.role == "director" and not a.closed]

    # -- writing -----------------------------------------------------------------------------------------------------

    async def note(
        self, decide: Callable[[], Struct | Sequence[Struct]], once: Once | None = None, answer: object = True
    ) -> None:
        """Writes the facts that `decide` comes to; if another server was quicker, decides again."""
        async with self._lock:
            for _ in range(TRIES):
                decided = decide()
                facts = [decided] if isinstance(decided, Struct) else list(decided)
                records = [Record(HOUSE, type(fact).__name__, fact) for fact in facts]
                records[0] = replace(records[0], after=self._chain.seq)
                if once is not None:
                    records.append(once.record(answer))
                try:
                    await asyncio.shield(asyncio.wrap_future(self.books.committer.submit(records)))
                except Conflict:
                    if once is not None and await self.exactly.before(once, sure=True) is not None:
                        raise
                    self.books.journal.forget(HOUSE)
                    await self.refresh()
                    continue
                await self.refresh()
                return
            raise Conflict("house-busy")

    async def create(
        self, role: Role, by: str, name: str = "", password: str = "", once: Once | None = None, id: str = ""
    ) -> Account:
        """A new account. Without a password its owner enters with a ticket; a guest never needs either."""
        id = id or new_id(role)
        hash = await self.hash_password(password) if password else ""
        row = await self._put(id, self.check_name(name, id, role)) if name else None

        def decide() -> list[Struct]:
            facts: list[Struct] = [AccountCreated(id, role, hash, self.clock(), by)]
            if row is not None:
                self.check_free(row.name, id)
                facts.append(NameGiven(id, row.mark, self.clock(), by))
            return facts

        try:
            await self.note(decide, once, id)
        except BaseException:
            if row is not None:
                await asyncio.shield(asyncio.to_thread(self.table.erase, id))
            raise
        return self.accounts[id]

    async def rename(self, id: str, name: str, by: str, once: Once | None = None) -> str:
        """Gives somebody a name that nobody else has; the one before is forgotten."""
        row = await self._put(id, self.check_name(name, id, self.get(id).role))

        def decide() -> Struct:
            self.check_free(row.name, id)
            return NameGiven(id, row.mark, self.clock(), by)

        try:
            await self.note(decide, once)
        finally:
            await asyncio.shield(asyncio.to_thread(self.table.erase, id, self._naming.marks.get(id, "")))
        return row.name

    async def forget_name(self, id: str, by: str, once: Once | None = None) -> None:
        """Nobody is to know any more what somebody was called."""
        await self.note(lambda: NameErased(self.get(id).id, self.clock(), by), once)
        await asyncio.to_thread(self.table.erase, id)

    def check_name(self, name: str, id: str, role: Role) -> str:
        """A name that can be shown and typed, and that nobody else has."""
        name = a_name_for(name, role)
        self.check_free(name, id)
        return name

    def check_free(self, name: str, id: str) -> None:
        if self.names.find(name) not in (None, id):
            raise Refused("name-taken", field="name", value=name)

    async def _put(self, id: str, name: str) -> Row:
        """A row beside the books; it means nothing until a record speaks of it."""
        row = make_row(id, name)
        await asyncio.to_thread(self.table.put, row)
        return row

    async def change_role(self, id: str, role: Role, by: str, once: Once | None = None) -> Account:
        def decide() -> Struct:
            account = self.get(id)
            if role == "guest" or account.role == "guest":
                raise Refused("guests-stay-guests", field="role", value=role)
            self._keep_a_director(account, role == "director")
            if name := self.names.of(id):
                a_name_for(name, role)
            return RoleChanged(id, role, self.clock(), by)

        await self.note(decide, once)
        return self.accounts[id]

    async def close(self, id: str, by: str, once: Once | None = None) -> None:
        """Closes an account and erases its name."""

        def decide() -> Struct:
            self._keep_a_director(self.get(id), False)
            return AccountClosed(id, self.clock(), by)

        await self.note(decide, once)
        await asyncio.to_thread(self.table.erase, id)

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

    async def hash_password(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise Worded("password-length", field="password", least=SHORTEST, most=LONGEST)
        async with self._hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def verify(self, name: str, password: str) -> Account:
        """Whoever has this name and password. An unknown name takes as long as a wrong password."""
        if name and self.names.find(name) is None:
            await self.refresh()  # another server may have given it a moment ago
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

    async def set_password(self, id: str, new: str, old: str | None, once: Once | None = None) -> Account:
        """A new password; the old one is asked for if there is one."""
        before = self.get(id)
        if before.has_password:
            async with self._hashing:
                good = await asyncio.to_thread(self._fits, before.hash, old or "")
            if not good:
                raise WrongPassword
        hash, version = await self.hash_password(new), before.version

        def decide() -> Struct:
            if self.get(id).version != version:
                raise Refused("changed-meanwhile")
            return PasswordChanged(id, hash, self.clock(), id)

        await self.note(decide, once)
        return self.accounts[id]

    # -- tokens ------------------------------------------------------------------------------------------------------

    async def make_token(
        self, id: str, label: str, scopes: Iterable[Scope], by: str, days: int = DAYS, once: Once | None = None
    ) -> tuple[Token, str]:
        """A token for a program, and how it is sent: that is told once, and of it only a mark is written."""
        token, secret = make_secret()
        wanted = tuple(dict.fromkeys(scopes))

        def decide() -> Struct:
            account, now = self.get(id), self.clock()
            if account.role == "guest":
                raise Refused("guests-stay-guests", field="role", value=account.role)
            if len(self.tokens_of(account)) >= MOST:
                raise Refused("too-many-tokens", field="label", value=label, limit=MOST)
            until = now + min(days, MOST_DAYS) * 24 * 3600.0
            return TokenMade(id, token, mark_of(secret), label, wanted, until, now, by)

        await self.note(decide, once, token)
        return self.accounts[id].tokens[token], write_token(token, secret)

    async def revoke_token(self, id: str, token: str, by: str, once: Once | None = None) -> None:
        """Nobody comes in with this token any more."""

        def decide() -> Struct:
            if token not in self.get(id).tokens:
                raise UnknownToken("no-token", field="token", value=token)
            return TokenRevoked(id, token, self.clock(), by)

        await self.note(decide, once)

    def tokens_of(self, account: Account) -> list[Token]:
        """The tokens that are good now, the newest first."""
        now = self.clock()
        return sorted((t for t in account.tokens.values() if t.until > now), key=lambda t: -t.at)

    def holder(self, sent: str) -> tuple[Account, Token] | None:
        """Whose token this is, while it lasts."""
        read = read_token(sent)
        account = self.find(self._holders.get(read[0], "")) if read is not None else None
        if read is None or account is None:
            return None
        token = account.tokens[read[0]]
        return (account, token) if token.fits(read[1]) and token.until > self.clock() else None

    def knows_token(self, sent: str) -> bool:
        """Whether a token of this name was ever heard of here: another server may have made it a moment ago."""
        read = read_token(sent)
        return read is not None and read[0] in self._holders

    # -- tickets -----------------------------------------------------------------------------------------------------

    async def ticket(self, id: str, by: str, once: Once | None = None) -> str:
        """A one-time way in. It is written down, takes the place of any before it, and its owner can see that."""
        nonce = secrets.token_urlsafe(16)
        made: list[Ticket] = []

        def decide() -> Struct:
            account, now = self.get(id), self.clock()
            made[:] = [Ticket(account.id, account.version, now + TICKET_LIFE, nonce)]
            return TicketIssued(id, mark(nonce), now + TICKET_LIFE, now, by)

        await self.note(decide, once)
        return self.seal.close(Ticket.use, made[0])

    async def enter(self, sealed: str, password: str = "") -> Account:
        """Uses a ticket up, and sets the password at once where it comes with one. A reset empties the old password."""
        ticket = self.seal.open(Ticket.use, sealed, Ticket)
        if ticket is None:
            raise WrongTicket
        hash = await self.hash_password(password) if password else ""
        used = mark(ticket.nonce)

        def decide() -> list[Struct]:
            account = self.find(ticket.id)
            if account is None or self.clock() > ticket.until or account.ticket != used:
                raise WrongTicket
            if account.version != ticket.version:
                raise WrongTicket
            facts: list[Struct] = [TicketUsed(ticket.id, used, self.clock())]
            if hash or account.hash:
                facts.append(PasswordChanged(ticket.id, hash, self.clock(), ticket.id))
            return facts

        await self.note(decide)
        return self.accounts[ticket.id]

    async def first_director(self) -> str | None:
        """A ticket for the director of a house where no director has a password yet."""
        await self.refresh()
        directors = self.directors()
        if any(d.has_password for d in directors):
            return None
        account = directors[0] if directors else await self.create("director", "house", "director")
        return await self.ticket(account.id, "house")


def new_id(role: Role) -> str:
    """An opaque id; only whether somebody is a guest can be told from it."""
    return f"{'g' if role == 'guest' else 'p'}-{secrets.token_hex(6)}"


def mark(secret: str) -> str:
    """What is written of a secret, so that it is known again and nobody learns it from the books."""
    return hashlib.sha256(secret.encode()).hexdigest()
