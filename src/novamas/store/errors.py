"""What can go wrong with a store, each with one clear sentence."""

from __future__ import annotations

from typing import Any

from novamas.kit.errors import Told, Worded


class BadStore(Worded):
    """A store that cannot be opened: a wrong address, no rights, not a store."""

    code = "bad-store"


class MalformedStore(BadStore):
    """A store whose files are broken: what lies on disk cannot be read as a store any more."""

    code = "malformed-store"


class OtherForm(BadStore):
    """A store that another version wrote in a form that this one does not read."""

    code = "other-form"


class RolledBack(BadStore):
    """A store that ends before what its witness saw, or a witness that is gone: somebody must answer for it first."""

    code = "rolled-back"


class StoreGone(Told):
    """A file of the store was taken away under a running server: what is written now would be lost with it."""

    code = "store-gone"

    def __init__(self, name: str) -> None:
        super().__init__("store-gone", name=name)


class Conflict(Told):
    """Somebody else wrote to this stream first; nothing of the batch was written."""

    code = "conflict"


class AboutRecord(Told):
    """Something about one record: the sentence says what, `stream` and `seq` say which."""

    def __init__(self, reason: str, stream: str = "", seq: int = 0, **args: Any) -> None:
        super().__init__(reason, stream=stream, seq=str(seq), **args)
        self.stream = stream
        self.seq = seq


class Tampered(AboutRecord):
    """The record does not fit together: the sentence says where."""

    code = "tampered"


class Unread(AboutRecord):
    """Something that another version wrote and this one cannot read: it says nothing against the house."""

    code = "unread"
