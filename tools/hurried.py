"""Time that passes by itself where nobody has anything to do: an evening of nine hours takes as long as what is done in
it. Threads are real and so is the disk: while one of them works, the clock stands still."""

from __future__ import annotations

import asyncio
import selectors
import threading
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

T = TypeVar("T")
LOOK = 0.05  # seconds of ours between two looks at threads that work
PATIENCE = 30.0  # seconds of ours for threads that nobody counts, where no timer runs


class Stuck(RuntimeError):
    """Somebody waits, and nothing will ever happen any more."""


class Waiting(selectors.DefaultSelector):  # type: ignore[valid-type,misc]  # which class it is depends on the system
    """Stands where the loop would wait for the clock."""

    loop: HurriedLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout <= 0:
            found: list[tuple[selectors.SelectorKey, int]] = super().select(0)
            return found
        if self.loop.at_work:
            return list(super().select(LOOK))
        if timeout is None:
            if not (woken := list(super().select(PATIENCE))):
                raise Stuck("nothing is left that could happen")
            return woken
        self.loop.passed += timeout
        return list(super().select(0))


class HurriedLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer, unless a thread is at work for it."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.at_work = 0
        self._lock = threading.Lock()
        waiting = Waiting()
        waiting.loop = self
        super().__init__(waiting)
        self._clock_resolution = 1e-6

    def time(self) -> float:
        return self.passed

    def begin_work(self) -> None:
        with self._lock:
            self.at_work += 1

    def end_work(self) -> None:
        with self._lock:
            self.at_work -= 1

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        self.begin_work()
        done = super().run_in_executor(executor, func, *args)
        done.add_done_callback(lambda _: self.end_work())
        return done

    def count(self, hand_in: Callable[..., None]) -> Callable[..., None]:
        """What hands records to a writing thread, counted until the thread has answered."""

        def counted(records: Iterable[Any], told: Callable[[Any], None]) -> None:
            def answer(outcome: Any) -> None:
                try:
                    told(outcome)
                finally:
                    self.end_work()

            self.begin_work()
            hand_in(records, answer)

        return counted


def run(loop: HurriedLoop, main: Coroutine[Any, Any, T]) -> T:
    """Runs something to its end on such a loop."""
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(main)
