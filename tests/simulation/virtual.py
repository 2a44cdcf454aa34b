"""Time that is only counted, and processes that are only contexts: several servers in one thread of one process.

Nothing here waits. When nothing is left to do, the clock jumps to the next timer. A *process* is a context variable:
whatever a task, a timer or a thread starts belongs to the process that it belongs to itself. So a whole server can be
stopped for a while (its callbacks are kept back) or killed (they are thrown away, and nothing gets to clean up), as an
operating system does it, at any moment between two steps.
"""

from __future__ import annotations

import asyncio
import heapq
import random
import threading
from asyncio import events
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any


class Stuck(AssertionError):
    """Somebody waits, and nothing will ever happen any more."""


class Killed(BaseException):
    """A thread learns that its process is gone."""


class Process:
    """One run of a server, from its start to its end; also the world outside, which never ends."""

    def __init__(self, name: str, wall: float = 0.0) -> None:
        self.name = name
        self.wall = wall  # what its clock on the wall shows more than the true one
        self.alive = True
        self.paused = False
        self.kept_back: list[events.Handle] = []
        self.tasks: list[asyncio.Task[Any]] = []  # kept, so that a dead process is never tidied up
        self.threads: list[Thread] = []

    def context(self) -> Context:
        context = copy_context()
        context.run(CURRENT.set, self)
        return context


WORLD = Process("world")
CURRENT: ContextVar[Process] = ContextVar("process", default=WORLD)


def runs(handle: Any) -> bool:
    """Whether a callback's process runs now; what a stopped one would have done, it does later."""
    process = handle._context.get(CURRENT, WORLD)
    if process.alive and not process.paused:
        return True
    if process.alive:
        process.kept_back.append(handle)
    return False


class Handle(events.Handle):
    def _run(self) -> None:
        if runs(self):
            super()._run()


class Timer(events.TimerHandle):
    def _run(self) -> None:
        if runs(self):
            super()._run()


class Task(asyncio.Task[Any]):
    """A task with a number: sets of tasks are gone through in the same order in every run."""

    number = 0

    def __hash__(self) -> int:
        return self.number


class NoFiles:
    """Stands where the loop would ask the system for what has arrived: here only time passes."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck("nothing is left that could happen")
        self.loop.now += timeout
        return []


class Loop(asyncio.BaseEventLoop):
    """An event loop whose time is counted."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.now = 0.0
        self.rng = rng
        self.tasks = 0
        self.problems: list[str] = []
        self._clock_resolution = 1e-9
        self._selector = NoFiles(self)
        self.set_task_factory(self._task)

    def time(self) -> float:
        return self.now

    def _task(self, loop: Any, coro: Any, **how: Any) -> asyncio.Task[Any]:
        task = Task(coro, loop=loop, **how)
        self.tasks += 1
        task.number = self.tasks
        (how.get("context") or copy_context()).get(CURRENT, WORLD).tasks.append(task)
        return task

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> events.Handle:
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)  # type: ignore[attr-defined]
        return handle

    call_soon_threadsafe = call_soon

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> events.TimerHandle:
        timer = Timer(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)  # type: ignore[attr-defined]
        timer._scheduled = True  # type: ignore[attr-defined]
        return timer

    def call_later(self, delay: float, callback: Any, *args: Any, context: Context | None = None) -> Any:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """What a thread would do, it does in one go a moment later."""
        done: asyncio.Future[Any] = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                result = func(*args)
            except BaseException as e:
                done.set_exception(e)
            else:
                done.set_result(result)

        self.call_later(self.rng.uniform(0.0001, 0.003), work)
        return done

    def _process_events(self, event_list: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Errors that nobody heard of; those of dead processes are nobody's."""
        error = context.get("exception")
        self.problems.append(f"{context['message']}: {type(error).__name__}: {error}")

    # -- processes ----------------------------------------------------------------------------------------------------

    def resume(self, process: Process) -> None:
        process.paused = False
        kept, process.kept_back = process.kept_back, []
        for handle in kept:
            if not handle.cancelled():
                self._ready.append(handle)  # type: ignore[attr-defined]

    def kill(self, process: Process) -> None:
        """Nothing of the process runs any more, and nothing of it is tidied up."""
        process.alive = False
        process.kept_back.clear()
        for thread in process.threads:
            thread.end()

    def bury(self, process: Process) -> None:
        """After the evening: what a process was in the middle of is let go without a word."""
        process.alive = False
        for thread in process.threads:
            thread.end()
        for task in process.tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            if not task.done():
                try:
                    task.get_coro().close()  # type: ignore[union-attr]
                except BaseException:  # it wanted to wait for something while it was let go
                    continue
        process.tasks.clear()


class Thread:
    """A real thread that never runs at the same time as the loop: each hands over to the other.

    It may wait only through `sleep` and `wait`; then the loop goes on, and calls it again when its time has come.
    """

    def __init__(self, loop: Loop, target: Callable[[], None]) -> None:
        self.loop = loop
        self.target = target
        self.process = CURRENT.get()
        self.context = copy_context()
        self.ended = False
        self.killed = False
        self.woken: events.TimerHandle | None = None
        self._go, self._back = threading.Lock(), threading.Lock()
        self._go.acquire()
        self._back.acquire()
        self._thread = threading.Thread(target=lambda: self.context.run(self._run), daemon=True)
        self.process.threads.append(self)

    def start(self) -> None:
        self._thread.start()
        self.wake(0.0)

    def join(self) -> None:
        """Lets the thread run to its end; only good where it waits for nothing but time."""
        while not self.ended:
            self._switch()
        self._thread.join()

    def wake(self, delay: float) -> None:
        """Has the thread go on after a while; an earlier call that is still due counts for nothing."""
        if self.woken is not None:
            self.woken.cancel()
        self.woken = self.loop.call_later(delay, self._switch, context=self.process.context())

    def end(self) -> None:
        """The process is gone."""
        self.killed = True
        while not self.ended:
            self._switch()
        self._thread.join()

    def _switch(self) -> None:
        if self.woken is not None:
            self.woken.cancel()
            self.woken = None
        if not self.ended:
            self._go.release()
            self._back.acquire()

    def _run(self) -> None:
        self._go.acquire()
        HERE.set(self)
        try:
            if not self.killed:
                self.target()
        except Killed:
            pass
        finally:
            self.ended = True
            self._back.release()

    # -- inside the thread --------------------------------------------------------------------------------------------

    def wait(self) -> None:
        """Until somebody wakes it."""
        self._back.release()
        self._go.acquire()
        if self.killed:
            raise Killed

    def sleep(self, seconds: float) -> None:
        self.wake(seconds)
        self.wait()


HERE: ContextVar[Thread | None] = ContextVar("thread", default=None)
"""The thread that runs now, where it is not the loop's."""


class Queue:
    """What threads of a process hand each other; whoever waits for it lets the loop go on."""

    def __init__(self, loop: Loop, gather: Callable[[], float]) -> None:
        self.loop = loop
        self.gather = gather  # how long a thread takes to wake up: what comes meanwhile it finds together
        self.items: deque[Any] = deque()
        self.waiting: Thread | None = None

    def put(self, item: Any) -> None:
        self.items.append(item)
        if self.waiting is not None:
            waiting, self.waiting = self.waiting, None
            waiting.wake(self.gather())

    def get(self) -> Any:
        while not self.items:
            self.waiting = HERE.get()
            assert self.waiting is not None, "the loop itself may not wait"
            self.waiting.wait()
        return self.items.popleft()

    def empty(self) -> bool:
        return not self.items
