"""Seals: small texts that only this house can have written.

Sessions and one-time tickets are told to the client in full and sealed with a key that lies beside the signing key of
the books, so any server of the house can read them and nobody else can make one.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from novamas.store import BadStore

SIZE = 32
LONGEST = 1_000

T = TypeVar("T")


class Seal:
    """The house's key for sessions and tickets."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def at(cls, path: Path) -> Seal:
        """Reads the key from a file that only its owner may read, and makes one where there is none.

        It is there as a whole or not at all: servers that start together all find the key of the first.
        """
        if not path.exists():
            draft = path.with_name(f"{path.name}.{secrets.token_hex(6)}.new")
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as f:
                f.write(secrets.token_bytes(SIZE))
                f.flush()
                os.fsync(f.fileno())
            with suppress(FileExistsError):
                os.link(draft, path)
            draft.unlink()
        key = path.read_bytes()
        if len(key) != SIZE:
            raise BadStore("not-session-key", name=path.name)
        return cls(key)

    def stamp(self, what: str, text: str) -> str:
        """The stamp under a text; `what` keeps the stamps of different uses apart."""
        return _text(hmac.digest(self._key, f"{what}\0{text}".encode(), hashlib.sha256))

    def close(self, what: str, body: object) -> str:
        """A body as a sealed text."""
        text = _text(msgspec.json.encode(body))
        return f"{text}.{self.stamp(what, text)}"

    def open(self, what: str, sealed: str, kind: type[T]) -> T | None:
        """The body of a text that this house sealed for that use, or nothing."""
        text, _, stamp = sealed.rpartition(".")
        if len(sealed) > LONGEST or not same(stamp, self.stamp(what, text)):
            return None
        try:
            return msgspec.json.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=kind)
        except (NotBase64, ValueError, msgspec.MsgspecError):
            return None


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
