"""Tokens: how programs come in. A long secret in a header, for some of what its account may do and for some time.

    Authorization: Bearer novamas_4f2a9c01d3e8_…

A token is good for scopes: `read` (whatever its account may look at), `play` (act for oneself), `staff` (act for the
house), `books` (what is kept: records, replays, the cage, accounts). It never does more than its account's role may,
and never what belongs to a person who is there: passwords, sessions, accounts and tokens themselves.

Nobody can read a token again, not even here: what is written is its SHA-256, beside who made it, for what and until
when. The secret has 256 bits, so there is nothing to guess and no slow hash is needed.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Annotated

from msgspec import Meta, Struct

from novamas.server.roles import Role, Scope, scope_of_deeds
from novamas.server.seals import same

START = "novamas_"
SIZE = 32  # bytes of the secret
DAYS, MOST_DAYS = 90, 366
MOST = 20  # tokens of one account
LABEL = r"^[\w .-]{1,40}$"
Label = Annotated[str, Meta(min_length=1, max_length=40, pattern=LABEL)]
"""What a token is for. It stays in the books, which nobody can erase anything from: no name of a person, please."""


class TokenMade(Struct, frozen=True):
    """A program may come in as somebody: the token's mark, what it is for, what it may do, until when, who made it."""

    id: str
    token: str
    mark: str
    label: str
    scopes: tuple[Scope, ...]
    until: float
    at: float
    by: str


class TokenRevoked(Struct, frozen=True):
    """A token is worth nothing any more."""

    id: str
    token: str
    at: float
    by: str


class Token(Struct, frozen=True):
    """A token as it is known: never the secret itself."""

    token: str
    mark: str
    label: str
    scopes: tuple[Scope, ...]
    until: float
    at: float
    by: str

    def fits(self, secret: str) -> bool:
        return same(self.mark, mark_of(secret))


def mark_of(secret: str) -> str:
    """What is written of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_label(text: str) -> bool:
    return re.match(LABEL, text) is not None


def make_secret() -> tuple[str, str]:
    """The name of a new token and its secret."""
    return secrets.token_hex(6), secrets.token_urlsafe(SIZE)


def write_token(token: str, secret: str) -> str:
    """A token as a program sends it."""
    return f"{START}{token}_{secret}"


def read_token(sent: str) -> tuple[str, str] | None:
    """The name and the secret of a token as it was sent, if it looks like one."""
    if not sent.startswith(START) or len(sent) > 200:
        return None
    token, _, secret = sent.removeprefix(START).partition("_")
    return (token, secret) if token and secret else None


# -- what a request asks for -------------------------------------------------------------------------------------------

PERSONAL = ("/api/session", "/api/guests", "/api/accounts", "/enter")
"""Where nothing is changed by a program: ways in, passwords, accounts, tokens."""
KEPT = (
    "/api/records", "/api/accounts", "/api/people", "/api/cage", "/api/watch", "/api/sitting/house",
    "/api/sitting/register", "/metrics",
)  # fmt: skip
"""What is kept of the house and of others."""
KEPT_OF_TABLES = ("replay",)
ASKING = ("/api/whatif", "/api/school/next", "/api/school/certificates")
"""Questions that are too long for an address: they change nothing."""
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))


def scope_of(method: str, path: str, role: Role) -> Scope | None:
    """The scope that a request takes; None where no token will do."""
    if method in SAFE:
        of_table = path.split("/")[4:5] if path.startswith("/api/tables/") else []
        return "books" if is_under(path, KEPT) or of_table in [[part] for part in KEPT_OF_TABLES] else "read"
    if is_under(path, PERSONAL):
        return None
    return "read" if is_under(path, ASKING) else scope_of_deeds(role)


def is_under(path: str, places: tuple[str, ...]) -> bool:
    return any(path == place or path.startswith((f"{place}/", f"{place}s")) for place in places)
