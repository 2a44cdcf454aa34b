"""Answers that take long to work out and stay the same: odds, comparisons, rulebooks, sheets of tables.

Each is worked out at most once at a time, whoever asks for it meanwhile waits for the same answer, and it is kept. The
work is done in threads of its own, so that nobody else's request stands behind it; and only so much of it may wait.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import lru_cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from novamas.law import forgets, library
from novamas.server.limits import Buckets, Busy

KEPT = 1_000  # answers: all games, laws, readings and languages make about half of that; some 50 MB at the very most
WAITING = 8  # questions of one desk that wait to be worked out
A_CLASS = 50  # more than that where exercises are made: each takes a moment
PAUSE = 15  # seconds after which whoever found too many waiting should ask again
SOME_TIME = 600.0  # seconds for which an answer is kept that is not the last word: something can still be counted
T = TypeVar("T")


class Provisional(Generic[T]):
    """An answer that may be a better one later."""

    def __init__(self, answer: T) -> None:
        self.answer = answer


class Hand:
    """A thread that does one piece of work after another. The process does not wait for it when it ends."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def do(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(outcome: Callable[[], None]) -> None:
            if not done.done():
                outcome()

        def piece() -> None:
            try:
                found = work()
            except BaseException as e:  # whoever asked hears of it
                outcome = partial(done.set_exception, e)
            else:
                outcome = partial(done.set_result, found)
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(settle, outcome)

        if self._thread is None:
            self._thread = Thread(target=self._run, name=f"novamas-{self.name}", daemon=True)
            self._thread.start()
        self._work.put(piece)
        return await done

    def _run(self) -> None:
        while (piece := self._work.get()) is not None:
            piece()

    def rest(self) -> None:
        """No more than what has been begun."""
        while not self._work.empty():
            self._work.get()
        self._work.put(None)


class Desk:
    """Works out answers, one after another, and remembers them."""

    def __init__(self, name: str, clock: Callable[[], float] = time.monotonic, more: int = 0) -> None:
        self.clock = clock
        self.more = more
        self._kept: OrderedDict[Hashable, tuple[Any, float | None]] = OrderedDict()
        self._worked: dict[Hashable, asyncio.Future[Any]] = {}
        self._hand = Hand(name)

    async def ask(
        self, question: Hashable, work: Callable[[], T | Provisional[T]], limit: tuple[Buckets, str] | None = None
    ) -> T:
        """The answer to a question; `limit` is taken from only by whoever has something worked out."""
        known = self._kept.get(question)
        if known is not None and (known[1] is None or known[1] > self.clock()):
            self._kept.move_to_end(question)
            found: T = known[0]
            return found
        if question not in self._worked:
            if len(self._worked) >= WAITING + self.more:
                raise Busy(PAUSE)
            if limit is not None:
                limit[0].take(limit[1])
            task = asyncio.ensure_future(self._work(question, work))
            self._worked[question] = task
            task.add_done_callback(lambda done: self._over(question, done))
        # Whoever goes away does not take the answer from the others.
        answer: T = await asyncio.shield(self._worked[question])
        return answer

    async def _work(self, question: Hashable, work: Callable[[], T | Provisional[T]]) -> T:
        found = await self._hand.do(work)
        provisional = isinstance(found, Provisional)
        answer: T = found.answer if isinstance(found, Provisional) else found
        self._kept[question] = (answer, self.clock() + SOME_TIME if provisional else None)
        self._kept.move_to_end(question)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return answer

    def _over(self, question: Hashable, done: asyncio.Future[T]) -> None:
        del self._worked[question]
        if not done.cancelled():
            done.exception()  # heard, even if everybody who asked has gone

    def close(self) -> None:
        """Nothing more is begun; what is being worked out is not waited for."""
        for waiting in self._worked.values():
            waiting.cancel()
        self._hand.rest()


class Figures:
    """The desks of a house: one for counts that take seconds or minutes, one for what a page needs to be drawn, one for
    exercises of the school, for which a whole class may wait."""

    def __init__(self) -> None:
        self.counts = Desk("counts")
        self.pages = Desk("pages")
        self.lessons = Desk("lessons", more=A_CLASS)

    def close(self) -> None:
        self.counts.close()
        self.pages.close()
        self.lessons.close()


@forgets
@lru_cache(maxsize=256)
def edition(game: str, law: str | None) -> tuple[tuple[str, str], ...]:
    """Which rules a question is about: every law that has the game, or the one asked for, with its digest."""
    laws = library()
    return tuple((one, laws.resolve(one, game).digest) for one in ([law] if law else laws.with_game(game)))


__all__ = ["Desk", "Figures", "Provisional", "edition"]
