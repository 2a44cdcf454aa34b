"""Streams of chance for simulations: numbers that follow from a seed and from their place alone.

Philox 4x32-10 makes four words of 32 bits out of a key and a counter: no state runs from one to the next, so any
part of a simulation can be played anywhere, in any order, and comes to the same. The key is the seed; the counter
says which session of the simulation it is and how far that session has come. The compiled loops draw the very same
words (`games/compiled_streams.py`) and make the same balls, dice and cards of them: tests play both and compare the
money.

Never for money: who knows the seed knows every draw.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from novamas.kit.chance import Counts, Dist, Value

WORD = 1 << 32
MASK = WORD - 1
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
WEYL = (0x9E3779B9, 0xBB67AE85)
ROUNDS = 10
CHANCE, PLAYERS = 0, 1
"""What a stream is for: what the wheel, the dice and the shoe do, or what people make up their minds by."""


def key_of(seed: int | str) -> int:
    """A seed as the 64 bits of a key: a number of that size as it is, anything else by its digest."""
    if isinstance(seed, int) and 0 <= seed < WORD * WORD:
        return seed
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")


def scramble(counter: tuple[int, int, int, int], key: tuple[int, int]) -> tuple[int, int, int, int]:
    """Philox 4x32-10: the four words at a place."""
    a, b, c, d = counter
    left, right = key
    for _ in range(ROUNDS):
        first, second = a * MULTIPLIERS[0], c * MULTIPLIERS[1]
        a, b, c, d = (second >> 32) ^ b ^ left, second & MASK, (first >> 32) ^ d ^ right, first & MASK
        left, right = (left + WEYL[0]) & MASK, (right + WEYL[1]) & MASK
    return a, b, c, d


class Stream:
    """The chance of one session: a source for tables, and a generator for whoever asks for plain numbers."""

    name = "seeded"

    def __init__(self, seed: int | str, session: int = 0, purpose: int = CHANCE) -> None:
        key = key_of(seed)
        self._key = key & MASK, key >> 32
        self._place = purpose, session & MASK, session >> 32
        self._block = 0
        self._words: list[int] = []
        self._pack: list[int] = []
        self._left = 0
        self._counts: tuple[int, ...] = ()

    def word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            self._words = list(reversed(scramble((self._block, *self._place), self._key)))
            self._block += 1
        return self._words.pop()

    def randrange(self, n: int, /) -> int:
        """A number from 0 to n - 1, each as likely as any other: a word times n, of which the high half is the number,
        unless the low half is one of the few that would favour some."""
        if n < 1:
            raise ValueError(f"nothing to choose from: {n}")
        if n > WORD:
            return self._wide(n)
        found = self.word() * n
        if found & MASK < n:
            unfair = (WORD - n) % n
            while found & MASK < unfair:
                found = self.word() * n
        return found >> 32

    def _wide(self, n: int) -> int:
        """The same for what one word does not hold."""
        words = (n.bit_length() + 31) // 32
        whole = 1 << 32 * words
        fair = whole - whole % n
        while True:
            number = 0
            for _ in range(words):
                number = number << 32 | self.word()
            if number < fair:
                return number % n

    def draw(self, dist: Dist, what: str) -> Value:
        return self._card(dist) if isinstance(dist, Counts) else dist.pick(self)

    def _card(self, dist: Counts) -> int:
        """A card of a shoe: the shoe lies in the order of its values; what is drawn changes places with the last that
        is left. Where the shoe is not what this source has left in it, it is a new one and lies in order again."""
        if dist.counts != self._counts:
            self._pack = list(expand(dist.counts))
            self._left = len(self._pack)
        place = self.randrange(self._left)
        card = self._pack[place]
        self._left -= 1
        self._pack[place], self._pack[self._left] = self._pack[self._left], card
        self._counts = (*dist.counts[:card], dist.counts[card] - 1, *dist.counts[card + 1 :])
        return card


def expand(counts: Iterable[int]) -> Iterable[int]:
    """Every card of a shoe, in the order of their values."""
    return (value for value, count in enumerate(counts) for _ in range(count))
