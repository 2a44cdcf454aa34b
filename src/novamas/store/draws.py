"""Draws that anybody can check: a secret for each epoch of a table, committed before its use and revealed after.

The stream `draws/3` has one record an epoch. It says what the secret of the epoch that begins is the hash of, and
reveals that of the epoch that ended; it is written in the same batch as the act that ended it, so a commitment is on
disk, and told to everybody, before the first bet that its draws decide. The secret itself lies in the record too,
locked with the house's key, so that a server that restarts, or takes a table over, goes on under the same one.

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
    made under it."""

    secret: str
    drawn: int


class Epoch(Struct, frozen=True):
    """An epoch of a table begins: its number, the number of its first event, what its secret is the hash of, the secret
    itself under lock, and what the epoch before it came to."""

    number: int
    since: int
    commitment: str
    locked: str
    before: Revealed | None
    at: float


EPOCHS = msgspec.json.Decoder(Epoch)


class Locks:
    """Locks secrets with the house's key; only its servers have it."""

    def __init__(self, key: Key) -> None:
        self._cipher = AESGCM(key.derived("secrets of draws"))

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
    live.secret = fresh_secret() if drawn else None
    commitment = locked = ""
    if live.secret is not None:
        commitment = Committed(live.secret).commitment
        locked = locks.lock(live.secret, live.id, live.epoch)
    return Epoch(live.epoch, live.since, commitment, locked, before, live.at)


def revealed(secret: bytes | None, drawn: int) -> Revealed:
    return Revealed("" if secret is None else secret.hex(), drawn)


def read_epoch(body: Any) -> Epoch:
    return EPOCHS.decode(body)
