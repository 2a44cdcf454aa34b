"""Exactly once: whatever carries a key is done the first time it is asked for, and answered the same way every time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from novamas.store import Conflict
from novamas.store.books import Books
from novamas.store.once import Once, find

T = TypeVar("T")


class Exactly:
    """What a house has done under keys, and what it is doing now."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self._doing: dict[str, asyncio.Future[None]] = {}

    async def before(self, once: Once, sure: bool = False) -> msgspec.Raw | None:
        """What was answered under a key before, if anything was; `sure` asks the store in any case."""
        if not sure and not self.books.done.may_hold(once.stream):
            return None
        done = await asyncio.to_thread(find, self.books.journal, once.stream)
        return None if done is None else once.check(done)

    def note(self, once: Once | None) -> None:
        """A command under a key is on its way to the disk, or there."""
        if once is not None:
            self.books.done.add(once.stream)

    async def do(self, once: Once | None, do: Callable[[], Awaitable[T]], kind: type[T]) -> T:
        """Does something that writes its key along with what it changes; if that was done before, the same answer."""
        if once is None:
            return await do()
        while (doing := self._doing.get(once.stream)) is not None:
            await asyncio.shield(doing)
        if (before := await self.before(once)) is not None:
            return msgspec.json.decode(before, type=kind)
        mine = self._doing[once.stream] = asyncio.get_running_loop().create_future()
        try:
            answer = await do()
        except Conflict:
            if (before := await self.before(once, sure=True)) is not None:
                return msgspec.json.decode(before, type=kind)
            raise
        finally:
            del self._doing[once.stream]
            mine.set_result(None)
        self.note(once)
        return answer
