"""What is printed on the tickets of a lot: six boxes with amounts, of which three alike win that amount.

A lot has so many tickets of each prize, and the rest win nothing. A ticket of a kind may look in many ways
(`patterns`), all equally likely; the way is a number, and `boxes` says what lies under each box of it.
"""

from __future__ import annotations

import re
from functools import lru_cache

from msgspec import Struct

BOXES, ALIKE = 6, 3
FEWEST_KINDS, MOST_KINDS = 3, 12
"""Fewer amounts than three cannot fill six boxes without three alike."""
MOST_TIMES = 1_000_000
CODES = 10**8
"""Validation codes have eight figures, and the number of the ticket before them."""
PRIZE = re.compile(r"([1-9][0-9]{0,6})x([1-9][0-9]{0,3})")


class Lot(Struct, frozen=True):
    """A lot: its prizes as multiples of the price, highest first, and how many tickets are printed of each; the last
    number is those that win nothing."""

    times: tuple[int, ...]
    printed: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.printed)

    @property
    def nothing(self) -> int:
        """The kind of a ticket that wins nothing."""
        return len(self.times)

    @property
    def paid(self) -> int:
        """All prizes together, in prices."""
        return self.paid_of(self.printed)

    def paid_of(self, tickets: tuple[int, ...]) -> int:
        """What so many tickets of each kind pay together, in ticket prices."""
        return sum(times * count for times, count in zip(self.times, tickets, strict=False))

    def patterns(self) -> tuple[int, ...]:
        """In how many ways the tickets of each kind may look."""
        return tuple(count_patterns(kind, len(self.times)) for kind in range(len(self.printed)))


def read_lot(prizes: str, size: int) -> Lot:
    """A lot as it is written: "100x1 50x2" are one prize of a hundred times the price and two of fifty times. Raises
    ValueError for what is none."""
    found: dict[int, int] = {}
    for part in prizes.split():
        written = PRIZE.fullmatch(part)
        if written is None or int(written[1]) in found or int(written[1]) > MOST_TIMES:
            raise ValueError(part)
        found[int(written[1])] = int(written[2])
    if not FEWEST_KINDS <= len(found) <= MOST_KINDS:
        raise ValueError(prizes)
    times = tuple(sorted(found, reverse=True))
    counts = tuple(found[each] for each in times)
    return Lot(times, (*counts, size - sum(counts)))


@lru_cache(maxsize=4096)
def words(length: int, need: int, twice: int, once: int) -> int:
    """In how many ways so many boxes can be filled: the winning amount exactly `need` times more, `twice` amounts up to
    twice each and `once` amounts at most once."""
    if not length:
        return int(not need)
    found = words(length - 1, need - 1, twice, once) if need else 0
    if twice:
        found += twice * words(length - 1, need, twice - 1, once + 1)
    if once:
        found += once * words(length - 1, need, twice, once - 1)
    return found


def count_patterns(kind: int, kinds: int) -> int:
    """In how many ways a ticket of a kind may look; the kind after the last prize wins nothing."""
    return words(BOXES, ALIKE, kinds - 1, 0) if kind < kinds else words(BOXES, 0, kinds, 0)


def boxes(kind: int, kinds: int, pattern: int) -> tuple[int, ...]:
    """What lies under each box: which prize, by its place in the list of the lot."""
    caps = [ALIKE if each == kind else ALIKE - 1 for each in range(kinds)]
    filled: list[int] = []
    for left in range(BOXES - 1, -1, -1):
        for amount in range(kinds):
            if not caps[amount]:
                continue
            caps[amount] -= 1
            others = [cap for each, cap in enumerate(caps) if each != kind]
            ways = words(left, caps[kind] if kind < kinds else 0, others.count(2), others.count(1))
            if pattern < ways:
                filled.append(amount)
                break
            pattern -= ways
            caps[amount] += 1
    return tuple(filled)


def find_prize(shown: tuple[int, ...]) -> int | None:
    """The prize that three boxes alike show, as the instructions on the ticket say; nothing where there are none."""
    return next((amount for amount in shown if amount >= 0 and shown.count(amount) >= ALIKE), None)
