"""How many may be here at once: connections to the server, live lines to its tables.

The caps are far above what people need and far below what hurts: a phone with two tabs holds two lines and, while a
page loads, six connections more; behind one address may be a family, an office, or everybody in a hall.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from novamas.kit.decider import Refused
from novamas.server.roles import PLAYERS, Person

MOST = 8_000  # connections to one server: 2,000 players were measured with room to spare, at 50 KiB each
OF_ONE_ADDRESS = 300  # of them from one address: a hall of sixty people, each with a page that is loading
LINES_OF_A_PLAYER = 12  # live lines: two devices with six tables each
LINES_OF_STAFF = 60  # who keeps an eye on every table of a floor
LINES_OF_ONE_ADDRESS = 200


class Heads:
    """Counts those who are here by key, such as an address, and lets in no more than so many of one key and of all."""

    def __init__(self, of_one: int, most: int) -> None:
        self.of_one = of_one
        self.most = most
        self.here: Counter[str] = Counter()
        self.total = 0

    def room(self, key: str) -> bool:
        return self.total < self.most and self.here[key] < self.of_one

    def enter(self, key: str) -> None:
        self.here[key] += 1
        self.total += 1

    def leave(self, key: str) -> None:
        self.here[key] -= 1
        self.total -= 1
        if not self.here[key]:
            del self.here[key]


class Lines:
    """The live lines of a server, by whose they are and where they come from."""

    def __init__(
        self,
        of_a_player: int = LINES_OF_A_PLAYER,
        of_staff: int = LINES_OF_STAFF,
        of_one_address: int = LINES_OF_ONE_ADDRESS,
    ) -> None:
        self.players = Heads(of_a_player, MOST)
        self.staff = Heads(of_staff, MOST)
        self.addresses = Heads(of_one_address, MOST)

    @contextmanager
    def one_more(self, person: Person, address: str) -> Iterator[None]:
        """Holds a line while the block lasts; refused where there are enough of them."""
        own = self.players if person.role in PLAYERS else self.staff
        if not own.room(person.id):
            raise Refused("too-many-lines", limit=own.of_one)
        if not self.addresses.room(address):
            raise Refused("too-many-lines-here", limit=self.addresses.of_one)
        own.enter(person.id)
        self.addresses.enter(address)
        try:
            yield
        finally:
            own.leave(person.id)
            self.addresses.leave(address)


__all__ = ["MOST", "OF_ONE_ADDRESS", "Heads", "Lines"]
