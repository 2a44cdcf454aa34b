"""The signing key and the witness, both kept away from the store and from each other.

Who can rewrite the store can recompute every hash in it; they cannot sign. Every batch is signed with an Ed25519 key in
a folder of its own, and the witness remembers the last signed head of every spine, so that a missing tail shows. An
audit needs only the public half (`house.pub`) and the witness.
"""

from __future__ import annotations

import errno
import hashlib
import hmac
import logging
import os
import re
import secrets
import time
from contextlib import suppress
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from novamas.kit.reasons import why_not
from novamas.store.chain import GENESIS
from novamas.store.errors import BadStore

PRIVATE, PUBLIC = "house.key", "house.pub"
CALLED = "witness.id"
SIZE = 32
SLOT = 512  # bytes of a note of the witness: a sector, which a disk writes as a whole
SYNC = 1.0  # seconds between two syncs of the witness

log = logging.getLogger("novamas.store")


class Key:
    """The house's signing key, or only its public half for those who read."""

    def __init__(self, private: Ed25519PrivateKey | None, public: str) -> None:
        self._private = private
        self.public = public
        self.secret: bytes | None = self.derive("seal of records") if private is not None else None

    @classmethod
    def make(cls, folder: Path) -> Key:
        """The key of a new house, or the one that lies there already; only its owner may read it."""
        path = folder / PRIVATE
        if not path.exists():
            private_folder(folder)
            fresh = Ed25519PrivateKey.generate().private_bytes(Encoding.Raw, PrivateFormat.Raw, NoEncryption())
            with suppress(FileExistsError):  # another server of the house was first: then its key is the key
                _publish(path, fresh, 0o600)
        return cls.open(folder)

    @classmethod
    def open(cls, folder: Path) -> Key:
        """The key of a house that there is already."""
        if not (folder / PRIVATE).exists():
            raise BadStore("no-private-key", private=PRIVATE, folder=folder)
        private = Ed25519PrivateKey.from_private_bytes(_bytes(folder / PRIVATE))
        key = cls(private, private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex())
        with suppress(FileExistsError):
            _publish(folder / PUBLIC, f"{key.public}\n".encode(), 0o644)
        return key

    @classmethod
    def open_public(cls, folder: Path) -> Key:
        """The public half of the key of a folder; nothing is created."""
        if (folder / PRIVATE).exists():
            public = Ed25519PrivateKey.from_private_bytes(_bytes(folder / PRIVATE)).public_key()
            return cls(None, public.public_bytes(Encoding.Raw, PublicFormat.Raw).hex())
        path = folder / PUBLIC
        if not path.exists():
            raise BadStore("no-keys", private=PRIVATE, public=PUBLIC, folder=folder)
        text = path.read_text(encoding="ascii", errors="replace").strip()
        if not re.fullmatch(r"[0-9a-f]{64}", text):
            raise BadStore("not-public-key", path=path)
        return cls(None, text)

    def sign(self, text: str) -> str:
        return self._require_private().sign(text.encode()).hex()

    def derive(self, use: str) -> bytes:
        """A secret for one use, which tells nothing about the key or about the secrets of other uses."""
        raw = self._require_private().private_bytes(Encoding.Raw, PrivateFormat.Raw, NoEncryption())
        return hmac.digest(raw, f"novamas/{use}".encode(), "sha256")

    def _require_private(self) -> Ed25519PrivateKey:
        if self._private is None:
            raise BadStore("read-only")
        return self._private


def private_folder(folder: Path) -> None:
    """Makes a folder that nobody else looks into, as far as it is not there yet."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)


def keys_of(house: str) -> Path:
    """Where the key of a house lies if nobody says otherwise: never beside its store."""
    base = os.environ.get("NOVAMAS_KEYS")
    return (Path(base) if base else _usual("APPDATA", "XDG_CONFIG_HOME", ".config") / "novamas" / "keys") / house


def witness_of(house: str) -> Path:
    """Where the witness of a house lies if nobody says otherwise: neither beside its store nor beside its key."""
    base = os.environ.get("NOVAMAS_WITNESS")
    usual = _usual("LOCALAPPDATA", "XDG_STATE_HOME", ".local/state") / "novamas" / "witness"
    return (Path(base) if base else usual) / house


def _usual(windows: str, xdg: str, home: str) -> Path:
    """A folder of this user's, as their system names it."""
    base = os.environ.get(windows if os.name == "nt" else xdg)
    return Path(base) if base else Path.home() / home


def _bytes(path: Path) -> bytes:
    try:
        raw = path.read_bytes()
    except OSError as e:
        raise BadStore("file-unread", path=path, why=why_not(e)) from None
    if len(raw) != SIZE:
        raise BadStore("not-signing-key", path=path)
    return raw


def _publish(path: Path, content: bytes, mode: int) -> None:
    """Writes a file that is there as a whole or not at all, and never over another one."""
    if path.exists():
        raise FileExistsError(path)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(handle, "wb") as f:
        f.write(content)
        f.flush()
        os.fsync(f.fileno())
    try:
        os.link(draft, path)
    finally:
        draft.unlink()


def is_signed_by(public: str, text: str, signature: str) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True


class Seen(msgspec.Struct, frozen=True):
    """The last head of a spine that was seen. Its sum tells a note from one that was written half over another."""

    spine: str
    seq: int
    head: str
    sum: str

    @classmethod
    def of(cls, spine: str, seq: int, head: str) -> Seen:
        return cls(spine, seq, head, hashlib.sha256(f"{spine} {seq} {head}".encode()).hexdigest()[:16])


class Witness:
    """Remembers, outside the store, the last signed head of every spine: one small file each, so that servers that
    share the folder do not overwrite each other's.

    A file has two slots that are written by turns: whatever happens to one write, the slot before it is whole. Should
    the power fail, the witness may be behind the store by what came in the last second; should a process be killed, by
    the batch that it had written and not noted. Since a spine is announced before its first batch, the witness knows of
    every spine that there is in the store, however its process ended.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble = ""  # why the last head could not be noted, if so
        self._open: dict[str, int] = {}
        self._synced = 0.0

    def heads(self) -> dict[str, tuple[int, str]]:
        """Every spine that was ever seen, and where it was last seen to end."""
        found = {}
        for path in sorted(self.folder.glob("*.json")):
            try:
                written = path.read_bytes()
            except OSError:
                written = b""
            whole = [seen for at in range(0, len(written), SLOT) if (seen := _read_slot(written[at : at + SLOT]))]
            if not whole:
                raise BadStore("not-witness", path=path)
            last = max(whole, key=lambda seen: seen.seq)
            found[last.spine] = (last.seq, last.head)
        return found

    @property
    def id(self) -> str:
        """What this witness is called in the books; nothing where there is none yet, or none any more."""
        try:
            return (self.folder / CALLED).read_text(encoding="ascii", errors="replace").strip()
        except OSError:
            return ""

    def begin(self) -> None:
        """Makes a witness, where there is none."""
        if self.id:
            return
        private_folder(self.folder)
        with suppress(FileExistsError):
            _publish(self.folder / CALLED, secrets.token_hex(8).encode(), 0o600)
        _sync_folder(self.folder)

    def announce(self, spine: str) -> None:
        """A process is about to write the first batch of a spine."""
        self.saw(spine, 0, GENESIS)

    def note(self, spine: str, seq: int, head: str) -> bool:
        """Notes a head if that can be done; whether it could. What is on disk stays so either way."""
        try:
            self.saw(spine, seq, head)
        except OSError as e:
            if not self.trouble:
                log.error("the witness in %s cannot be written: %s", self.folder, e.strerror)
            self.trouble = e.strerror or type(e).__name__
            return False
        if self.trouble:
            log.warning("the witness in %s is written again", self.folder)
        self.trouble = ""
        return True

    def saw(self, spine: str, seq: int, head: str) -> None:
        """Notes a head."""
        note = slot(spine, seq, head)
        file = self._open.get(spine)
        if file is None:
            self._open[spine] = self._begin(spine, note)
        else:
            os.lseek(file, SLOT * (seq % 2), os.SEEK_SET)
            if os.write(file, note) < SLOT:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            if (now := time.monotonic()) - self._synced > SYNC:
                os.fsync(file)
                self._synced = now

    def note_head(self, spine: str, seq: int, head: str) -> None:
        """Notes a head of another process. That may still be writing to its file, so the file stays the same one."""
        file = os.open(self._path(spine), os.O_WRONLY | getattr(os, "O_BINARY", 0))
        try:
            os.lseek(file, SLOT * (seq % 2), os.SEEK_SET)
            os.write(file, slot(spine, seq, head))
            os.fsync(file)
        finally:
            os.close(file)

    def _path(self, spine: str) -> Path:
        return self.folder / f"{spine.rpartition('/')[2]}.json"

    def _begin(self, spine: str, note: bytes) -> int:
        """The file of a spine, open for writing; it comes into being with its first note in both slots."""
        path = self._path(spine)
        draft = path.with_suffix(".new")
        private_folder(self.folder)
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as f:
                f.write(note + note)
                f.flush()
                os.fsync(f.fileno())
            draft.replace(path)
        except OSError:
            draft.unlink(missing_ok=True)  # a full disk is not filled up with what could not be written
            raise
        _sync_folder(self.folder)  # a house whose witness is gone after a power cut would not be opened again
        return os.open(path, os.O_WRONLY | getattr(os, "O_BINARY", 0))

    def close(self) -> None:
        while self._open:
            file = self._open.popitem()[1]
            os.fsync(file)
            os.close(file)


def _sync_folder(folder: Path) -> None:
    """A file that was put into a folder is there for good; where folders cannot be synced, the system sees to it."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def slot(spine: str, seq: int, head: str) -> bytes:
    """A note as it fills its slot."""
    return msgspec.json.encode(Seen.of(spine, seq, head)).ljust(SLOT - 1) + b"\n"


def _read_slot(written: bytes) -> Seen | None:
    try:
        seen = msgspec.json.decode(written, type=Seen)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return seen if seen == Seen.of(seen.spine, seen.seq, seen.head) else None
