"""Rate limits: a bucket of tokens for every session, address and name. Who asks too often waits.

Of what may be right or wrong (a password, a one-time link) only what was wrong counts: a token is taken before it is
looked at, so that many at once gain nothing, and given back if it was right.

Guessing passwords, as the limits are by default: one address tries a name 5 times at once and then once a minute, so
1,445 times on its first day, and all names together 4,350 times. However many addresses try, a name is tried 200 times
at once and then every 10 s, 8,840 times a day, and three times more by each address. Those three are what lets somebody
in who comes from an address that has done no harm, whatever others do to the name; and a device on which somebody has
signed in before is held up by nothing but its own mistakes.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from novamas.kit.errors import Told
from novamas.server.naming import skeleton

MOST_BUCKETS = 100_000  # about 20 MB; beyond it the bucket that rested longest is forgotten, and is full again
MOST_CHECKED = 20  # passwords of strangers that wait to be checked: each takes a core for a while
DAY = 24 * 3600.0

Rate: TypeAlias = tuple[float, float]
"""How many a second, and how many at once."""


class TooMany(Told):
    """Somebody asks faster than the house answers."""

    code = "too-many"

    def __init__(self, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__("too-many", wait=self.wait)


class Busy(Told):
    """Too many ask for what takes long; whoever is told this has done nothing wrong."""

    code = "busy"

    def __init__(self, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__("busy", wait=self.wait)


class Buckets:
    """One bucket a key: `burst` at once, then `rate` a second. The buckets not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Takes a token, or raises `TooMany`."""
        if (wait := self.wait(key)) > 0:
            raise TooMany(wait)
        self._put(key, self._tokens(key) - 1)

    def wait(self, key: str) -> float:
        """Seconds until there is a token; 0 if there is one."""
        short = 1 - self._tokens(key)
        return short / self.rate if short > 0 else 0.0

    def give_back(self, key: str) -> None:
        """A token that should not have been taken."""
        self._put(key, min(self.burst, self._tokens(key) + 1))

    def _tokens(self, key: str) -> float:
        now = self.clock()
        tokens, then = self._buckets.get(key, (self.burst, now))
        return min(self.burst, tokens + (now - then) * self.rate)

    def _put(self, key: str, tokens: float) -> None:
        self._buckets[key] = (tokens, self.clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)


class Limits:
    """The limits of a house. Signing in is dear, so that nobody guesses passwords."""

    def __init__(
        self,
        requests: Rate = (40, 120),  # of one session
        strangers: Rate = (20, 60),  # of one address without a session
        names: Rate = (1 / 10, 200),  # wrong passwords for one name, from everywhere
        addresses: Rate = (1 / 20, 30),  # wrong passwords and links from one address, for all names: a family, a hall
        guests: Rate = (1 / 2, 40),  # new guests from one address
        renames: Rate = (1 / 20, 5),  # of one person: a name is a write, and everybody at a table sees it
        tries: Rate = (1 / 60, 5),  # wrong passwords for one name from one address
        fresh: Rate = (3 / DAY, 3),  # those of them that do not count for the name
        devices: Rate = (1 / 30, 10),  # wrong passwords of one person on a device where they signed in before
        figures: Rate = (1 / 10, 20),  # questions of one address to be worked out: who leafs through all games
        lessons: Rate = (2, 60),  # exercises that somebody has made or marked: each is a round that is played
        lines: Rate = (2, 40),  # live lines that one person opens
    ) -> None:
        self.requests = Buckets(*requests)
        self.strangers = Buckets(*strangers)
        self.names = Buckets(*names)
        self.addresses = Buckets(*addresses)
        self.guests = Buckets(*guests)
        self.renames = Buckets(*renames)
        self.tries = Buckets(*tries)
        self.fresh = Buckets(*fresh)
        self.devices = Buckets(*devices)
        self.figures = Buckets(*figures)
        self.lessons = Buckets(*lessons)
        self.lines = Buckets(*lines)
        self._checked = 0

    @contextmanager
    def sign_in(self, name: str, address: str, device: str = "") -> Iterator[None]:
        """One try at a password, whether the name exists or not. What is raised inside makes it a wrong one.

        `device` says which device it is, if the person of that name has signed in on it before.
        """
        if device:
            with self.guess((self.devices, device)):
                yield
            return
        if self._checked >= MOST_CHECKED:
            raise Busy(1)
        name = skeleton(name)
        both = f"{address} {name}"
        own = self.fresh if self.fresh.wait(both) == 0 else self.names
        self._checked += 1
        try:
            key = both if own is self.fresh else name
            with self.guess((self.addresses, address), (self.tries, both), (own, key)):
                yield
        finally:
            self._checked -= 1

    @contextmanager
    def guess(self, *each: tuple[Buckets, str]) -> Iterator[None]:
        """Takes a token of each, or of none; gives them back if nothing is raised inside."""
        if (wait := max(buckets.wait(key) for buckets, key in each)) > 0:
            raise TooMany(wait)
        for buckets, key in each:
            buckets.take(key)
        yield
        for buckets, key in each:
            buckets.give_back(key)


def neighbourhood(host: str) -> str:
    """The part of an address that one line of a provider has: all of an IPv4 address, the first half of an IPv6 one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.IPv6Network((address, 64), strict=False).network_address)
    return str(address)
