"""Plain data into structs, in one place and one thread at a time.

msgspec works out what a struct is made of the first time that it meets it, and falls if two threads do so at once. The
server answers in several threads, and whichever comes first meets a game's rules.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
_turn = RLock()


def converted(value: Any, kind: type[T], **how: Any) -> T:
    """`msgspec.convert`, whoever else converts something now."""
    with _turn:
        found: T = msgspec.convert(value, kind, **how)
    return found
