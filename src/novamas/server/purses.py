"""The purses that are in memory; the store is read in a thread, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable

from novamas.casino import Purse
from novamas.store.books import Books

ALL = "@all"


class Purses(dict[str, Purse]):
    """Purses by whose they are, as far as they were read."""

    def __init__(self, books: Books) -> None:
        super().__init__()
        self.books = books
        self._reading: dict[str, asyncio.Future[None]] = {}
        self._forgotten: Counter[str] = Counter()  # how often each purse was, and all of them

    async def of(self, person: str) -> Purse:
        """Somebody's purse, read if it is not here."""
        while (found := self.get(person)) is None:  # it may be forgotten again while it is waited for
            await self.read((person,))
        return found

    async def read(self, people: Iterable[str]) -> None:
        """Brings purses into memory, each of them read once at a time."""
        for who in [who for who in people if who not in self]:
            task = self._reading.get(who)
            if task is None:
                task = self._reading[who] = asyncio.ensure_future(self._read(who))
            await asyncio.shield(task)

    async def _read(self, who: str) -> None:
        try:
            while who not in self:
                wanted = self._forgotten[ALL], self._forgotten[who]
                purse = await asyncio.to_thread(self.books.purse, who)
                if wanted == (self._forgotten[ALL], self._forgotten[who]):  # not while it was read
                    self[who] = purse
        finally:
            self._reading.pop(who, None)

    def forget(self, *people: str) -> None:
        """What is in memory of these purses is not what is on disk; of all, where none is named."""
        self._forgotten.update(people or (ALL,))
        for who in people or tuple(self):
            self.pop(who, None)

    def on_disk(self, who: str, number: int) -> None:
        """An entry of this server is on disk: a purse that was read while it was on its way there lacks it."""
        known = self.get(who)
        if known is not None and known.entries < number:
            self.forget(who)
