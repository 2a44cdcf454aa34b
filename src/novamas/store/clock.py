"""The clock of the books: the time of day, except that it never runs backwards."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


class Clock:
    """The time of day in seconds. Where the machine's clock is set back it stands still until that has caught up, so
    what is written later never carries an earlier time."""

    def __init__(self, now: Callable[[], float] = time.time, least: float = 0.0) -> None:
        self._now = now
        self._last = least
        self._lock = threading.Lock()

    def __call__(self) -> float:
        with self._lock:
            self._last = max(self._last, self._now())
            return self._last

    def not_before(self, at: float) -> None:
        """Something was written at that time already."""
        with self._lock:
            self._last = max(self._last, at)

    def behind(self) -> float:
        """By how many seconds the machine's clock is behind what was already written."""
        return max(0.0, self._last - self._now())
