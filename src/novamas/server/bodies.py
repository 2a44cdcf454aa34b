"""What can be read at all: text that is UTF-8, JSON that is not nested without end.

The reader of JSON gives up on other input with errors that would look like faults of the house, so it is looked at
first.
"""

from __future__ import annotations

import re
from typing import Any

from litestar import Request

from novamas.kit.errors import Worded

DEEPEST = 40  # levels of a body or a message: an opening with all its options has five
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)


class Unreadable(Worded):
    """Bytes that no page takes; `why` is `not-utf8` or `too-deep`."""

    code = "bad-input"

    def __init__(self, why: str) -> None:
        super().__init__(why)


def check_readable(data: bytes | str) -> None:
    """Raises `Unreadable` for what would not even be wrong JSON."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    try:
        raw.decode()
    except UnicodeDecodeError:
        raise Unreadable("not-utf") from None
    if raw.count(b"[") + raw.count(b"{") > DEEPEST and depth(raw) > DEEPEST:
        raise Unreadable("too-deep")


def depth(raw: bytes) -> int:
    """How deeply lists and objects lie in one another, closed or not; beyond what is allowed nobody counts on."""
    deepest = level = 0
    for byte in _STRING.sub(b"", raw):
        if byte in b"[{":
            level += 1
            deepest = max(deepest, level)
            if level > DEEPEST:
                break
        elif byte in b"]}":
            level -= 1
    return deepest


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is looked at before a page reads it."""

    async def body(self) -> bytes:
        raw = await super().body()
        check_readable(raw)
        return raw


__all__ = ["CheckedRequest", "Unreadable", "check_readable"]
