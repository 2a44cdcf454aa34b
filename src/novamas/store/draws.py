"""Draws that anybody can check: a secret for each epoch of a table, committed before its use and revealed after.

The stream `draws/3` has one record an epoch. It says what the secret of the epoch that begins is the hash of, and
reveals that of the epoch that ended; it is written in the same batch as the act that ended it, so a commitment is on
disk, and told to everybody, before the first bet that its draws decide. The secret itself lies in the record too,
locked with the house's key, so that a server that restarts, or takes a table over, goes on under the same one.

Where cards stay hidden after the hand the epoch is *sealed*: its commitment is that of a pack whose order is fixed
(`kit/sealed.py`), and once a card of it has been dealt its secret is told to nobody. It stands in the record of the
next epoch all the same, for the audit.

An epoch of a table whose outcomes are typed has no secret; its record only says where it begins.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct

from novamas.casino import LiveTable
from novamas.kit.chance import SECRET_BYTES, Committed
from novamas.store.errors import Tampered
from novamas.store.keys import Key

DRAWS = "draws/"
NONCE = 12


class Revealed(Struct, frozen=True):
    """The secret of an epoch that is over (in hexadecimal; nothing where outcomes were typed), and how many draws were
    made under it. `sealed`: cards were dealt under it that stay hidden, so it is for the audit alone."""

    secret: str
    drawn: int
    sealed: bool = False

    def tell(self) -> Revealed:
        """The same as everybody may know it."""
        return Revealed("", self.drawn, True) if self.sealed else self


class Epoch(Struct, frozen=True):
    """An epoch of a table begins: its number, the number of its first event, what its secret is the hash of, the secret
    itself under lock, and what the epoch before it came to. `sealed`: what is committed is the order of a pack."""

    number: int
    since: int
    commitment: str
    locked: str
    before: Revealed | None
    at: float
    sealed: bool = False


EPOCHS = msgspec.json.Decoder(Epoch)


class Locks:
    """Locks secrets with the house's key; only its servers have it."""

    def __init__(self, key: Key) -> None:
        self._cipher = AESGCM(key.derive("secrets of draws"))

    def lock(self, secret: bytes, table: str, number: int) -> str:
        nonce = os.urandom(NONCE)
        return (nonce + self._cipher.encrypt(nonce, secret, place(table, number))).hex()

    def unlock(self, locked: str, table: str, number: int) -> bytes:
        try:
            raw = bytes.fromhex(locked)
            return self._cipher.decrypt(raw[:NONCE], raw[NONCE:], place(table, number))
        except (ValueError, InvalidTag):
            stream = DRAWS + table
            raise Tampered("secret-locked", stream, number) from None


def place(table: str, number: int) -> bytes:
    return f"{table}/{number}".encode()


def fresh_secret() -> bytes:
    return os.urandom(SECRET_BYTES)


def begin_epoch(live: LiveTable, locks: Locks, before: Revealed | None, drawn: bool) -> Epoch:
    """The record of the epoch that a table has come to; where its outcomes are drawn it gets a secret."""
    live.keep_secret(fresh_secret() if drawn else None, bool(live.decider.game.sealed_draws))
    commitment = locked = ""
    if live.secret is not None:
        commitment = Committed(live.secret).commitment if live.sealed is None else live.sealed.commitment
        locked = locks.lock(live.secret, live.id, live.epoch)
    return Epoch(live.epoch, live.since, commitment, locked, before, live.at, live.sealed is not None)


def reveal(secret: bytes | None, drawn: int, sealed: bool = False) -> Revealed:
    return Revealed("" if secret is None else secret.hex(), drawn, sealed)


def read_epoch(body: Any) -> Epoch:
    return EPOCHS.decode(body)
