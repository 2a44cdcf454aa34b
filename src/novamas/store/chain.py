"""The chain: every record holds the hash of the one before it in its stream.

A record on disk is JSON `{"prev": …, "seal": …, "body": …}` beside its stream, its number and its kind. Its hash covers
all of them, so a record that was changed, renamed, moved, swapped or left out breaks the chain at that place. The seal
is a code under a secret that only the house's servers have: they know a record that somebody else put there at once,
even where nothing follows it yet. An auditor, who has no secret, believes the signatures of the batches instead.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

import msgspec
from msgspec import Struct

from novamas.store.errors import Tampered

GENESIS = ""
SEAL_BYTES = 15  # 20 characters without padding


class Link(Struct, frozen=True):
    """A record as written: the hash before it, the seal, and what it says."""

    prev: str
    seal: str
    body: msgspec.Raw


def encode(stream: str, seq: int, kind: str, prev: str, body: object, secret: bytes) -> bytes:
    """A record as it is written to disk."""
    text = msgspec.json.encode(body)
    seal = make_seal(stream, seq, kind, prev, text, secret)
    return b'{"prev":"%s","seal":"%s","body":%s}' % (prev.encode(), seal.encode(), text)


def place(stream: str, seq: int, kind: str) -> bytes:
    """Where a record stands and of what kind it is, so that no two places read alike."""
    return msgspec.json.encode((stream, seq, kind))


def make_seal(stream: str, seq: int, kind: str, prev: str, body: bytes | msgspec.Raw, secret: bytes) -> str:
    text = b"%s\x00%s\x00%s" % (place(stream, seq, kind), prev.encode(), bytes(body))
    return urlsafe_b64encode(hmac.digest(secret, text, "sha256")[:SEAL_BYTES]).decode()


def digest(stream: str, seq: int, kind: str, state: bytes) -> str:
    """The hash of a record in its place."""
    return hashlib.sha256(b"%s\x00%s" % (place(stream, seq, kind), state)).hexdigest()


def decode(stream: str, seq: int, state: bytes) -> Link:
    try:
        return msgspec.json.decode(state, type=Link)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise Tampered("record-alien", stream, seq) from None


class Chain:
    """Walks a stream from its start or a trusted place, and complains at the first record that does not follow.

    With the house's secret it also checks the seal of every record.
    """

    __slots__ = ("head", "secret", "seq", "stream")

    def __init__(self, stream: str, seq: int = 0, head: str = GENESIS, secret: bytes | None = None) -> None:
        self.stream = stream
        self.seq = seq
        self.head = head
        self.secret = secret

    def follow(self, seq: int, kind: str, state: bytes) -> msgspec.Raw:
        if seq != self.seq + 1:
            raise Tampered("record-skipped", self.stream, self.seq + 1, before=self.seq, after=seq)
        link = decode(self.stream, seq, state)
        if link.prev != self.head:
            raise Tampered(
                "record-unlinked",
                self.stream,
                seq,
            )
        if self.secret is not None:
            check_seal(self.stream, seq, kind, link, self.secret)
        self.seq, self.head = seq, digest(self.stream, seq, kind, state)
        return link.body


def check_seal(stream: str, seq: int, kind: str, link: Link, secret: bytes) -> None:
    """Complains about a record that this house did not write as it stands."""
    if not hmac.compare_digest(link.seal, make_seal(stream, seq, kind, link.prev, link.body, secret)):
        raise Tampered("record-not-ours", stream, seq)
