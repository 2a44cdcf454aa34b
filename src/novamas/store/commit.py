"""Group commit: a durable write is bound by the disk's sync, so everything that waits for one shares it.

One thread writes. While it waits for the disk, batches of all tables pile up; the next transaction takes them together.
A batch that conflicts is written apart from the others, so that only its own sender hears of it; what the same stream
still has waiting is then refused too, until its owner has read it anew.

Whatever else is written to the store (`do`) is written by the same thread, so that nobody waits for two writers to
get out of each other's way.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TypeAlias

from novamas.store.errors import Conflict
from novamas.store.journal import Journal, Record

MOST_RECORDS = 5_000  # in one transaction
Written = dict[str, int]
Told: TypeAlias = Callable[[Written | BaseException], None]
Batch: TypeAlias = tuple[Sequence[Record], Told]

log = logging.getLogger("novamas.store")


class Committer:
    """Writes batches to a journal, many in one transaction, each acknowledged once it is on disk."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self._queue: SimpleQueue[Batch | Callable[[], object] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="committer", daemon=True)
        self._thread.start()

    def submit(self, records: Sequence[Record]) -> Future[Written]:
        """Asks for a batch to be written; the future is done when it is on disk."""
        done: Future[Written] = Future()
        done.set_running_or_notify_cancel()  # who stops waiting does not stop the writing

        def answer(outcome: Written | BaseException) -> None:
            if isinstance(outcome, BaseException):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

        self.hand_in(records, answer)
        return done

    def hand_in(self, records: Sequence[Record], told: Told) -> None:
        """The same without a future: `told` is called in the writer's thread, with what went wrong if anything did."""
        self._queue.put((records, told))

    def do(self, chore: Callable[[], object]) -> None:
        """Has something done that can wait and may fail, after everything that was submitted before."""
        self._queue.put(chore)

    def close(self) -> None:
        """Writes what is waiting, then stops."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        open_ = True
        while open_:
            waiting: list[Batch] = []
            chores: list[Callable[[], object]] = []
            size = 0
            item = self._queue.get()
            while True:
                if item is None:
                    open_ = False
                    break
                if isinstance(item, tuple):
                    waiting.append(item)
                    size += len(item[0])
                else:
                    chores.append(item)
                if size >= MOST_RECORDS or self._queue.empty():
                    break
                item = self._queue.get()
            if waiting:
                self._write(waiting)
            for chore in chores:
                try:
                    chore()
                except Exception:
                    log.exception("something that could wait was not written")

    def _write(self, waiting: list[Batch]) -> None:
        together = [record for records, _ in waiting for record in records]
        outcome: Written | BaseException
        try:
            outcome = self.journal.append(together)
        except Conflict as conflict:
            if len(waiting) > 1:
                half = len(waiting) // 2
                self._write(waiting[:half])
                self._write(waiting[half:])
                return
            outcome = conflict
        except BaseException as e:  # whatever the disk says, nobody may wait for ever
            outcome = e
        if isinstance(outcome, BaseException):
            self.journal.lose(record.stream for record in together)
        for _, told in waiting:
            try:
                told(outcome)
            except Exception:  # who asked is not there any more; others are
                log.exception("somebody could not be told what became of a write")
