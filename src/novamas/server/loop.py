"""The event loop that a server runs in: uvloop where it is installed, else Python's own.

Both do the same; uvloop needs less of the one processor that answers everybody (docs/server.md has the figures).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

T = TypeVar("T")


def quickest() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """How the quickest loop that is here is made; None for Python's own."""
    try:
        import uvloop
    except ImportError:  # there is none for every system
        return None
    return uvloop.new_event_loop


def run(main: Coroutine[object, None, T]) -> T:
    """Like `asyncio.run`, in the quickest event loop that is installed."""
    with asyncio.Runner(loop_factory=quickest()) as runner:
        return runner.run(main)


__all__ = ["quickest", "run"]
