"""The chain: every record holds the hash of the one before it in its stream.

A record on disk is JSON `{"prev": …, "body": …}`; its hash covers the stream's name, its number and those bytes, so a
changed, missing, moved or swapped record breaks the chain at that place.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from novamas.store.errors import Tampered

GENESIS = ""


class Link(Struct, frozen=True):
    """A record as written: the hash before it, and what it says."""

    prev: str
    body: msgspec.Raw


def encode(prev: str, body: Any) -> bytes:
    return msgspec.json.encode({"prev": prev, "body": body})


def digest(stream: str, seq: int, state: bytes) -> str:
    """The hash of a record in its place."""
    return hashlib.sha256(b"%s\x00%d\x00%s" % (stream.encode(), seq, state)).hexdigest()


def decode(stream: str, seq: int, state: bytes) -> Link:
    try:
        return msgspec.json.decode(state, type=Link)
    except msgspec.MsgspecError:
        raise Tampered(f"Record {seq} of {stream} is not a record of this store.", stream, seq) from None


class Chain:
    """Walks a stream from its start or a trusted place, and complains at the first record that does not follow."""

    def __init__(self, stream: str, seq: int = 0, head: str = GENESIS) -> None:
        self.stream = stream
        self.seq = seq
        self.head = head

    def follow(self, seq: int, state: bytes) -> msgspec.Raw:
        if seq != self.seq + 1:
            raise Tampered(
                f"{self.stream}: after record {self.seq} comes {seq}: one is missing.", self.stream, self.seq + 1
            )
        link = decode(self.stream, seq, state)
        if link.prev != self.head:
            raise Tampered(
                f"Record {seq} of {self.stream} does not follow the one before it: one of the two was changed.",
                self.stream,
                seq,
            )
        self.seq, self.head = seq, digest(self.stream, seq, state)
        return link.body
