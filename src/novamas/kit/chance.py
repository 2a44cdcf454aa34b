"""Chance is a player: a game says what can happen and how likely it is; a source says what did.

A distribution is a small object with exact integer weights. Games make one for every ball, throw or
card, so it is iterated only by enumerators. A source answers with one of its values: drawn by the
operating system, derived from a committed secret, typed by a croupier, read from a scenario or simulated
from a seed. The game cannot tell them apart, and every event records the name of the one that answered.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import random
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count, islice, permutations, product
from math import factorial, lcm
from reprlib import repr as short
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from novamas.kit.errors import Worded

Value: TypeAlias = int | str | tuple[int, ...]
V = TypeVar("V", bound=Value)


class Rng(Protocol):
    """All a sampler needs. `random.Random`, `random.SystemRandom` and the random sources below have it."""

    def randrange(self, n: int, /) -> int:
        """A number from 0 to n - 1, each as likely as any other."""
        ...


class Dist(Protocol):
    """What can happen, and how likely each of it is: `weight` in `total`. Its text says what it gives."""

    def __iter__(self) -> Iterator[tuple[Value, int]]: ...
    def __contains__(self, value: object, /) -> bool: ...
    @property
    def total(self) -> int: ...
    def pick(self, rng: Rng, /) -> Value: ...


@runtime_checkable
class Readable(Protocol):
    """A distribution whose outcomes have names that people write: the ace of spades is "AS"."""

    def read(self, text: str, /) -> Value | None: ...


class Impossible(Worded):
    """An outcome that this wheel, these dice or this shoe cannot give."""

    code = "impossible-outcome"


class ScriptEnded(Worded):
    """A scenario waits for chance and has nothing more to say."""

    code = "script-ended"


class Revealed(Worded):
    """A committed source whose secret is public: its next draws could be foreseen."""

    code = "commitment-revealed"


class BrokenCommitment(Worded):
    """A secret or a draw that does not follow from what was committed."""

    code = "broken-commitment"


# ---- what can happen


class Uniform(Struct, frozen=True, tag=True):
    """Values that are all equally likely, such as the cells of a wheel."""

    values: tuple[Value, ...]

    def __iter__(self) -> Iterator[tuple[Value, int]]:
        return ((value, 1) for value in self.values)

    def __contains__(self, value: object) -> bool:
        return any(_same(value, possible) for possible in self.values)

    def __str__(self) -> str:
        return _list_values(self.values)

    @property
    def total(self) -> int:
        return len(self.values)

    def pick(self, rng: Rng) -> Value:
        return self.values[rng.randrange(len(self.values))]


class Weighted(Struct, frozen=True, tag=True):
    """Values with weights of their own, such as the symbols of a wheel of fortune."""

    pairs: tuple[tuple[Value, int], ...]

    def __iter__(self) -> Iterator[tuple[Value, int]]:
        return ((value, weight) for value, weight in self.pairs if weight > 0)

    def __contains__(self, value: object) -> bool:
        return any(_same(value, possible) for possible, _ in self)

    def __str__(self) -> str:
        return _list_values(value for value, _ in self)

    @property
    def total(self) -> int:
        return sum(weight for _, weight in self.pairs)

    def pick(self, rng: Rng) -> Value:
        return _pick_weighed(self.pairs, rng.randrange(self.total))


class Span(Struct, frozen=True, tag=True):
    """Whole numbers from `lo` to `hi`, both included, all equally likely: the pockets of a roulette."""

    lo: int
    hi: int

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return ((value, 1) for value in range(self.lo, self.hi + 1))

    def __contains__(self, value: object) -> bool:
        return type(value) is int and self.lo <= value <= self.hi

    def __str__(self) -> str:
        return f"{self.lo} to {self.hi}"

    @property
    def total(self) -> int:
        return self.hi - self.lo + 1

    def pick(self, rng: Rng) -> int:
        return self.lo + rng.randrange(self.total)


class Dice(Struct, frozen=True, tag=True):
    """Dice one after the other: (1, 2) and (2, 1) are two outcomes, which is what makes a three likelier."""

    count: int = 2
    faces: int = 6

    def __iter__(self) -> Iterator[tuple[tuple[int, ...], int]]:
        return ((faces, 1) for faces in product(range(1, self.faces + 1), repeat=self.count))

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == self.count
            and all(type(face) is int and 1 <= face <= self.faces for face in value)
        )

    def __str__(self) -> str:
        return f"{self.count} dice showing 1 to {self.faces}"

    @property
    def total(self) -> int:
        return int(self.faces**self.count)

    def pick(self, rng: Rng) -> tuple[int, ...]:
        return tuple(1 + rng.randrange(self.faces) for _ in range(self.count))


class Counts(Struct, frozen=True, tag=True, gc=False):
    """What is left in a shoe or a bag: value i lies there counts[i] times."""

    counts: tuple[int, ...]

    def __iter__(self) -> Iterator[tuple[int, int]]:
        return ((value, weight) for value, weight in enumerate(self.counts) if weight > 0)

    def __contains__(self, value: object) -> bool:
        return type(value) is int and 0 <= value < len(self.counts) and self.counts[value] > 0

    def __str__(self) -> str:
        return "what is left: " + _list_values(value for value, _ in self)

    @property
    def total(self) -> int:
        return sum(self.counts)

    def pick(self, rng: Rng) -> int:
        return _pick_weighed(enumerate(self.counts), rng.randrange(self.total))


class Permutation(Struct, frozen=True, tag=True):
    """The orders of `size` things: a shuffle is a draw like any other, and is verified like any other."""

    size: int

    def __iter__(self) -> Iterator[tuple[tuple[int, ...], int]]:
        return ((order, 1) for order in permutations(range(self.size)))

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or not all(type(place) is int for place in value):
            return False
        return sorted(value) == list(range(self.size))

    def __str__(self) -> str:
        return f"the numbers 0 to {self.size - 1} in some order"

    @property
    def total(self) -> int:
        return factorial(self.size)

    def pick(self, rng: Rng) -> tuple[int, ...]:
        """Fisher and Yates: each place, from the last, takes one of those not yet placed."""
        order = list(range(self.size))
        for last in range(self.size - 1, 0, -1):
            other = rng.randrange(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class LotPlace(Struct, frozen=True, tag=True):
    """What is printed on the tickets of a lot: `printed` of each kind, `patterns` in which a kind may look, `codes`
    that a ticket may bear. A value is kind, pattern and code of the ticket at `place`; `left` of each kind are sealed.

    A committed source has fixed the whole lot before its first draw: each place bears what it bears, in whatever order
    the tickets are opened (docs/decisions/0038-tickets-that-nobody-can-read.md). Others draw of what is left.
    """

    printed: tuple[int, ...]
    left: tuple[int, ...]
    patterns: tuple[int, ...]
    codes: int
    place: int

    def __iter__(self) -> Iterator[tuple[tuple[int, ...], int]]:
        whole = lcm(*self.patterns)
        for kind, (left, patterns) in enumerate(zip(self.left, self.patterns, strict=True)):
            for pattern in range(patterns if left else 0):
                for code in range(self.codes):  # too many to be listed first
                    yield (kind, pattern, code), left * whole // patterns

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 3 or not all(type(part) is int for part in value):
            return False
        kind, pattern, code = value
        known = 0 <= kind < len(self.left) and self.left[kind] > 0
        return known and 0 <= pattern < self.patterns[kind] and 0 <= code < self.codes

    def __str__(self) -> str:
        return "kind, pattern and code of a ticket"

    @property
    def total(self) -> int:
        return sum(self.left) * lcm(*self.patterns) * self.codes

    def pick(self, rng: Rng) -> tuple[int, ...]:
        return self.face(_pick_weighed(enumerate(self.left), rng.randrange(sum(self.left))), rng)

    def face(self, kind: int, rng: Rng) -> tuple[int, ...]:
        """How a ticket of a kind looks."""
        return kind, rng.randrange(self.patterns[kind]), rng.randrange(self.codes)

    def open(self, secret: bytes, what: str) -> tuple[int, ...]:
        """What the secret has printed at this place: the shuffle of the lot says of which kind, and labels of its own,
        under the number 0 that no draw has, how it looks."""
        number = _order(secret, what, sum(self.printed))[self.place]
        return self.face(_pick_weighed(enumerate(self.printed), number), derive(secret, 0, f"{what}/{self.place}"))


def _same(value: object, possible: Value) -> bool:
    """The very outcome: neither True nor 1.0 is the number 1."""
    if isinstance(value, tuple) and isinstance(possible, tuple):
        return len(value) == len(possible) and all(map(_same, value, possible))
    return type(value) is type(possible) and value == possible


def _pick_weighed(pairs: Iterable[tuple[V, int]], point: int) -> V:
    """The value that covers `point` when the weights are laid end to end."""
    for value, weight in pairs:
        point -= weight
        if point < 0:
            return value
    raise AssertionError("the weights do not add up to the total")


def _list_values(values: Iterable[Value], longest: int = 12) -> str:
    """The values in words; of a long list, only how it begins."""
    first = [str(value) for value in islice(values, longest + 1)]
    if len(first) > longest:
        return ", ".join(first[:4]) + " and so on"
    return ", ".join(first) or "nothing"


_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,17}")


def coerce(value: object, dist: Dist, what: str = "chance") -> Value:
    """The outcome that somebody wrote, as the distribution has it; what it does not have is `Impossible`.

    Files, forms and keyboards write 17 as "17" and the dice (3, 4) as a list. An outcome that really is
    text comes first; where outcomes have names, text is a name and nothing else ("7" is no card, "7H" is); and
    only plain integers are read as such: "00" must not pass for the zero.
    """
    if isinstance(value, str) and value in dist:
        return value
    number = dist.read(value) if isinstance(value, str) and isinstance(dist, Readable) else _integer(value)
    if number is not None and number in dist:
        return number
    if isinstance(value, list | tuple):
        parts = tuple(part for part in map(_integer, value) if part is not None)
        if len(parts) == len(value) and parts in dist:
            return parts
    raise Impossible("cannot-happen", field=what, value=value, what=what, dist=str(dist))


def _integer(value: object) -> int | None:
    if type(value) is int:
        return value
    if isinstance(value, str) and _INTEGER.fullmatch(value.strip()):
        return int(value)
    return None


# ---- who answers


class Source(Protocol):
    """Whoever answers for chance. The name goes into every event that the answer causes."""

    @property
    def name(self) -> str: ...
    def draw(self, dist: Dist, what: str) -> Value: ...


class _Bytes:
    """Numbers out of a supply of random bytes, without bias.

    A number below n takes as many bytes as n needs, read as one big-endian word. Words beyond the last
    whole multiple of n are thrown away: a plain remainder would favour the small numbers.
    """

    def __init__(self, refill: Callable[[], bytes]) -> None:
        self._refill = refill
        self._bytes = b""
        self._used = 0

    def randrange(self, n: int, /) -> int:
        if n < 1:
            raise ValueError(f"nothing to choose from: {n}")
        width = (n.bit_length() + 7) // 8
        words = 256**width
        fair = words - words % n
        while True:
            word = int.from_bytes(self._take(width), "big")
            if word < fair:
                return word % n

    def _take(self, width: int) -> bytes:
        while len(self._bytes) - self._used < width:
            self._bytes = self._bytes[self._used :] + self._refill()
            self._used = 0
        self._used += width
        return self._bytes[self._used - width : self._used]


class Csprng:
    """The operating system's cryptographic generator, read a buffer at a time.

    A forked process must not repeat the draws of its parent, nor a copy those of its original: neither
    inherits the buffer.
    """

    name = "csprng"

    def __init__(self) -> None:
        self._fill()

    def __reduce__(self) -> tuple[type[Csprng], tuple[()]]:
        return type(self), ()

    def _fill(self) -> None:
        self._process = os.getpid()
        self._bytes = _Bytes(lambda: os.urandom(512))

    def randrange(self, n: int, /) -> int:
        if os.getpid() != self._process:
            self._fill()
        return self._bytes.randrange(n)

    def draw(self, dist: Dist, what: str) -> Value:
        return dist.pick(self)


class Committed:
    """Draws that are fixed before play and can be checked after it.

    The house publishes `commitment`, the SHA-256 of a tagged secret, before the first draw. The bytes of
    draw n are the HMAC-SHA256, under the secret, of labels made of n, what is drawn and the number of the
    block: 1/ball/0, 1/ball/1 … `reveal` publishes the secret and ends the source; with it anybody can
    `verify` the draws. That proves that nothing was changed after the commitment. It does not prove that
    the secret was well chosen, nor that no draw was left off the end: the table's log tells that.

    `drawn` lets a table go on after a restart: it is the number of draws already in its log.
    """

    name = "committed"

    def __init__(self, secret: bytes | None = None, *, drawn: int = 0) -> None:
        self._secret = os.urandom(SECRET_BYTES) if secret is None else secret
        self.commitment = _commitment(self._secret)
        self.drawn = drawn
        self.revealed = False

    def draw(self, dist: Dist, what: str) -> Value:
        return self._next(lambda secret, number: _work_out(secret, number, what, dist), what)

    def shuffle(self, size: int, /) -> tuple[int, ...]:
        """The order of a deck or shoe: the same as drawing `Permutation(size)` as "shuffle"."""
        return self._next(lambda secret, number: Permutation(size).pick(derive(secret, number, "shuffle")), "shuffle")

    def randrange(self, n: int, /) -> int:
        """Any number, for whoever needs an `Rng`: the same as drawing `Span(0, n - 1)` as "number"."""
        return self._next(lambda secret, number: Span(0, n - 1).pick(derive(secret, number, "number")), "number")

    def reveal(self) -> str:
        """The secret, in hexadecimal. From here on every draw could be foreseen, so there are no more."""
        self.revealed = True
        return self._secret.hex()

    @staticmethod
    def verify(commitment: str, secret: str, draws: Sequence[tuple[Dist, str, Value]]) -> None:
        """Check the draws of a source, shuffles too; `BrokenCommitment` names the first that is wrong."""
        try:
            key = bytes.fromhex(secret)
        except ValueError as bad:
            raise BrokenCommitment("secret-not-hex", field="secret") from bad
        if _commitment(key) != commitment.lower():
            raise BrokenCommitment("secret-other", field="secret")
        for number, (dist, what, value) in enumerate(draws, start=1):
            due = _work_out(key, number, what, dist)
            if value != due:
                raise BrokenCommitment(
                    "draw-not-from-secret", field=what, value=value, number=number, what=what, due=short(due)
                )

    def _next(self, work_out: Callable[[bytes, int], V], what: str) -> V:
        if self.revealed:
            raise Revealed("secret-revealed", what=what)
        value = work_out(self._secret, self.drawn + 1)
        self.drawn += 1
        return value


SECRET_BYTES = 32


def _commitment(secret: bytes) -> str:
    """The tag keeps this digest apart from any other use of the secret."""
    if len(secret) != SECRET_BYTES:
        raise BrokenCommitment("secret-length", field="secret", secret_bytes=SECRET_BYTES, name=len(secret))
    return hashlib.sha256(b"novamas commitment\n" + secret).hexdigest()


def _work_out(secret: bytes, number: int, what: str, dist: Dist) -> Value:
    """Draw `number` of a secret. What is sealed was fixed before the first draw, and has no number."""
    return dist.open(secret, what) if isinstance(dist, LotPlace) else dist.pick(derive(secret, number, what))


@lru_cache(maxsize=4)
def _order(secret: bytes, what: str, size: int) -> tuple[int, ...]:
    """The one order that a secret gives to so many tickets."""
    return Permutation(size).pick(derive(secret, 0, f"{what}/order"))


def derive(secret: bytes, number: int, what: str) -> Rng:
    """The random numbers of one draw. Each draw has its own, so any one can be checked by itself."""
    block = count()
    return _Bytes(lambda: hmac.digest(secret, f"{number}/{what}/{next(block)}".encode(), "sha256"))


class Typed:
    """A croupier who types what the physical wheel, dice or card showed. `read` asks for it."""

    name = "typed"

    def __init__(self, read: Callable[[str, Dist], Value]) -> None:
        self._read = read

    def draw(self, dist: Dist, what: str) -> Value:
        return coerce(self._read(what, dist), dist, what)


class Scripted:
    """The outcomes of a scenario, in order. An impossible one stays where it is: nothing has happened."""

    name = "scripted"

    def __init__(self, values: Iterable[object] = ()) -> None:
        self._values = deque(values)

    @property
    def left(self) -> int:
        """Outcomes not used yet; at the end of a scenario they are a mistake in it."""
        return len(self._values)

    def feed(self, values: Iterable[object]) -> None:
        """Add what the next step of the scenario says."""
        self._values.extend(values)

    def draw(self, dist: Dist, what: str) -> Value:
        if not self._values:
            raise ScriptEnded("script-ended", field=what, what=what)
        value = coerce(self._values[0], dist, what)
        self._values.popleft()
        return value


class Seeded:
    """A reproducible source for simulations and bots. Never for money: its draws can be foreseen."""

    name = "seeded"

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def randrange(self, n: int, /) -> int:
        return self._random.randrange(n)

    def draw(self, dist: Dist, what: str) -> Value:
        return dist.pick(self._random)
