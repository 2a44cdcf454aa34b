"""The signing key and the witness, both kept outside the store.

Who can rewrite the store can recompute every hash in it; they cannot sign. Every batch is signed with an Ed25519 key in
a file of its own, and the witness file beside it remembers the last signed head of every spine, so that a missing tail
shows. `novamas audit` needs only the public half.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from novamas.store.errors import BadStore


class Key:
    """The house's signing key: 32 bytes in a file that only its owner may read."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.public = private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()

    @classmethod
    def at(cls, path: Path) -> Key:
        """The key in a file, made anew where there is none."""
        if path.exists():
            raw = path.read_bytes()
            if len(raw) != 32:
                raise BadStore(f"{path.name} is not a signing key.")
            return cls(Ed25519PrivateKey.from_private_bytes(raw))
        key = Ed25519PrivateKey.generate()
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as f:
            f.write(key.private_bytes(Encoding.Raw, PrivateFormat.Raw, NoEncryption()))
            f.flush()
            os.fsync(f.fileno())
        return cls(key)

    def sign(self, text: str) -> str:
        return self._private.sign(text.encode()).hex()


def signed_by(public: str, text: str, signature: str) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True


class Witness:
    """Remembers, outside the store, the last signed head of every spine."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.heads: dict[str, tuple[int, str]] = {}
        if path.exists():
            try:
                self.heads = msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[int, str]])
            except msgspec.MsgspecError:
                raise BadStore(f"{path.name} is not a witness file.") from None

    def saw(self, spine: str, seq: int, head: str) -> None:
        """Notes a head. The file is replaced as a whole, so it is never half written."""
        self.heads[spine] = (seq, head)
        fresh = self.path.with_suffix(f".{os.getpid()}.new")
        fresh.write_bytes(msgspec.json.encode(self.heads))
        fresh.replace(self.path)
