"""Generators that are bad on purpose, each in a way that really happened somewhere. All are sources like any other."""

from __future__ import annotations

import random

from novamas.kit.cards import Cards
from novamas.kit.chance import Dist, Permutation, Rng, Uniform, Value, Weighted


class Crook:
    """An honest source from a seed, until somebody bends it."""

    name = "crook"

    def __init__(self, seed: int = 1) -> None:
        self.random = random.Random(seed)

    def randrange(self, n: int, /) -> int:
        return self.random.randrange(n)

    def draw(self, dist: Dist, what: str) -> Value:
        rng: Rng = self
        return dist.pick(rng)


class ModuloBias(Crook):
    """As many bytes as the number needs, and the remainder: the small numbers are favoured."""

    def randrange(self, n: int, /) -> int:
        return self.random.getrandbits(8 * ((n.bit_length() + 7) // 8)) % n


class StuckBit(Crook):
    """One bit of every byte is always set."""

    def randrange(self, n: int, /) -> int:
        width = (n.bit_length() + 7) // 8
        return (self.random.getrandbits(8 * width) | int.from_bytes(b"\x10" * width, "big")) % n


class Linear(Crook):
    """x → a·x mod m; the number is the place of x between 0 and m."""

    a, m = 1, 1

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.x = 2 * seed + 1

    def randrange(self, n: int, /) -> int:
        if n > self.m:  # byte by byte
            width = (n.bit_length() + 7) // 8
            return int.from_bytes(bytes(self.randrange(256) for _ in range(width)), "big") % n
        self.x = self.x * self.a % self.m
        return self.x * n // self.m


class Randu(Linear):
    """The generator of the mainframes of the sixties: three successive numbers lie in fifteen planes."""

    a, m = 65539, 2**31


class ShortPeriod(Linear):
    """It comes round after a thousand numbers."""

    a, m = 1021, 2**12


class HeavyPocket(Crook):
    """A wheel with one pocket a quarter too wide."""

    def draw(self, dist: Dist, what: str) -> Value:
        if isinstance(dist, Uniform):
            dist = Weighted(tuple((value, 5 if place == 3 else 4) for place, value in enumerate(dist.values)))
        return super().draw(dist, what)


class NaiveShuffle(Crook):
    """Every place is swapped with any place. It looks like Fisher and Yates, and favours some orders."""

    def draw(self, dist: Dist, what: str) -> Value:
        if not isinstance(dist, Permutation):
            return super().draw(dist, what)
        order = list(range(dist.size))
        for place in range(dist.size):
            other = self.random.randrange(dist.size)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


class Sorted(Crook):
    """Numbers are made ready by threes, and the threes are sorted: every number is as frequent as it should be."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.ready: list[float] = []

    def randrange(self, n: int, /) -> int:
        if n > 2**32:
            return self.random.randrange(n)
        self.ready = self.ready or sorted((self.random.random() for _ in range(3)), reverse=True)
        return int(self.ready.pop() * n)


class Sticky(Crook):
    """One draw in twenty repeats the one before it."""

    before = 0

    def randrange(self, n: int, /) -> int:
        if self.random.randrange(20) or self.before >= n:
            self.before = self.random.randrange(n)
        return self.before


class DealtOut(Crook):
    """No number comes again before all have come: too even to be true."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.bags: dict[int, list[int]] = {}

    def randrange(self, n: int, /) -> int:
        if n > 100:
            return self.random.randrange(n)
        if not self.bags.get(n):
            self.bags[n] = self.random.sample(range(n), n)
        return self.bags[n].pop()


class ForgetsTheShoe(Crook):
    """Any kind of card that is left is as likely as any other, however many of it have gone."""

    def draw(self, dist: Dist, what: str) -> Value:
        if isinstance(dist, Cards):
            left = [card for card, count in enumerate(dist.counts) if count]
            return left[self.random.randrange(len(left))]
        return super().draw(dist, what)


class AcesLast(Crook):
    """The shuffler lets one ace in five sink to where it is drawn later."""

    def draw(self, dist: Dist, what: str) -> Value:
        card = super().draw(dist, what)
        ace = isinstance(dist, Cards) and isinstance(card, int) and card < 52 and card % 13 == 0
        return super().draw(dist, what) if ace and not self.random.randrange(5) else card


class Stuck(Crook):
    """It has broken down, and nobody has noticed."""

    def randrange(self, n: int, /) -> int:
        return 0
