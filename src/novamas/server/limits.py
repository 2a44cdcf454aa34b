"""Rate limits: a bucket of tokens for every session, address and name. Who asks too often waits."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from novamas.kit.errors import NovamasError

MOST_BUCKETS = 20_000


class TooMany(NovamasError):
    """Somebody asks faster than the house answers."""

    code = "too-many"

    def __init__(self, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(f"That was too much in too short a time; the next try counts in {self.wait} s.")


class Buckets:
    """One bucket a key: `burst` at once, then `rate` a second. The buckets not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Takes a token, or raises `TooMany`."""
        now = self.clock()
        tokens, then = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        short = tokens < 1
        self._buckets[key] = (tokens if short else tokens - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if short:
            raise TooMany((1 - tokens) / self.rate)


class Limits:
    """The limits of a house, each as (a second, at once). Signing in is dear, so that nobody guesses passwords."""

    def __init__(
        self,
        requests: tuple[float, float] = (40, 120),
        strangers: tuple[float, float] = (20, 60),
        names: tuple[float, float] = (1 / 20, 5),
        addresses: tuple[float, float] = (1 / 3, 30),
        guests: tuple[float, float] = (1 / 2, 40),
        renames: tuple[float, float] = (1 / 20, 5),
    ) -> None:
        self.requests = Buckets(*requests)
        self.strangers = Buckets(*strangers)
        self.names = Buckets(*names)
        self.addresses = Buckets(*addresses)
        self.guests = Buckets(*guests)
        self.renames = Buckets(*renames)  # a name is a write, and a change that everybody at a table sees

    def sign_in(self, name: str, address: str) -> None:
        """Every try counts, whether the name exists or not."""
        self.addresses.take(address)
        self.names.take(name)
