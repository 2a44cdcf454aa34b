"""Samples: what is drawn for the dossier, through the same source and the same distributions as at a table.

The size of a sample is the number of values in it: spins, throws, cards. A shoe is dealt to its last card and loaded
anew; a hand comes from a fresh deck, as in poker; a shuffle gives all its cards at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from novamas.games.equipment import Equipment
from novamas.kit import cards
from novamas.kit.chance import Dice, Permutation, Source, Span
from novamas.odds.randomness import bits, decks, sequences
from novamas.odds.randomness.equipment import equipment
from novamas.odds.randomness.measure import Measured

Advance = Callable[[int], None]
"""Told how many values have been drawn since it was last told."""
Test = Callable[[Any], Measured]

PACK = 52
SMALL_PACK = 5
"""Five things have 120 orders, few enough to count every one."""
BYTES_A_DRAW = 1024
ALL_BYTES = Span(0, 256**BYTES_A_DRAW - 1)
BYTES_A_VALUE = 16
"""Bytes are cheap: so many are looked at for every value of the other samples."""

MANY = 64
"""Values beyond which pairs, threes and whole collections are too rare to be counted."""
FEW = 6
"""Values from which on four draws are often enough all different."""
CHUNK = 1_000


class Sample(Struct, frozen=True):
    """Something to draw and the tests that judge it. `games` are those that use it."""

    kind: str
    size: int
    tests: Mapping[str, Test]
    take: Callable[[Source, int, Advance], Any]
    games: tuple[str, ...] = ()
    mark: str = ""

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.kind, str(self.size or ""), self.mark)))


def samples() -> list[Sample]:
    """Every equipment of every game; then shuffles and bare bytes, which no game has to itself."""
    found: list[Sample] = []
    for each in equipment():
        found += _of(each)
    return [*found, _shuffles(PACK), _shuffles(SMALL_PACK), _bytes()]


def _of(each: Equipment) -> Iterator[Sample]:
    if isinstance(each.dist, cards.Cards):
        yield _sample_deals(each)
        if each.kind == "deck":
            yield _hands(each)
        return
    index = {value: place for place, (value, _) in enumerate(each.dist)}
    weights = [weight for _, weight in each.dist]

    def spins(source: Source, n: int, advance: Advance) -> list[int]:
        return [index[source.draw(each.dist, each.what)] for _ in range_with_progress(n, advance)]

    yield Sample(each.kind, each.size, _stream_tests(weights), spins, each.games, each.mark)
    if isinstance(each.dist, Dice):
        yield _faces(each, each.dist)


def _faces(each: Equipment, dice: Dice) -> Sample:
    """The dice one by one, in the order in which they fall."""

    def faces(source: Source, n: int, advance: Advance) -> list[int]:
        throws = (source.draw(dice, each.what) for _ in range_with_progress(n // dice.count, advance, dice.count))
        return [face - 1 for throw in throws if isinstance(throw, tuple) for face in throw]

    return Sample("faces", dice.count, _stream_tests([1] * dice.faces), faces, each.games, each.mark)


def _stream_tests(weights: Sequence[int]) -> dict[str, Test]:
    tests = {"frequency": sequences.frequency}
    if len(weights) <= MANY:
        tests |= {"serial": sequences.serial, "triples": sequences.triples}
    tests |= {"gap": sequences.gap, "poker": sequences.poker}
    if len(weights) <= MANY and len(set(weights)) == 1:
        tests["coupon"] = sequences.coupon
    if len(weights) >= FEW:
        tests |= {
            "permutation": sequences.permutation, "runs-up": sequences.runs_up, "runs-down": sequences.runs_down,
        }  # fmt: skip
    tests["runs-median"] = sequences.runs_median
    return {name: partial(test, weights=weights) for name, test in tests.items()}


def _sample_deals(each: Equipment) -> Sample:
    """Shoes and decks, dealt to the last card."""
    counts = _counts(each)
    total = sum(counts)

    def shoes(source: Source, n: int, advance: Advance) -> list[list[int]]:
        return [deal(source, counts, total, each.what) for _ in range_with_progress(max(1, n // total), advance, total)]

    tests: dict[str, Callable[..., Measured]] = {
        "frequency": decks.half_dealt, "permutation": decks.orders, "runs-median": decks.colours,
    }  # fmt: skip
    if max(counts) == 1:
        tests["places"] = decks.places
    return Sample(each.kind, each.size, _on(tests, counts), shoes, each.games, each.mark)


def _hands(each: Equipment) -> Sample:
    counts = _counts(each)

    def deal_all(source: Source, n: int, advance: Advance) -> list[list[int]]:
        return [
            deal(source, counts, decks.HAND, each.what)
            for _ in range_with_progress(n // decks.HAND, advance, decks.HAND)
        ]

    return Sample(
        "hands", each.size, _on({"poker": partial(decks.hands, kind=rank)}, counts), deal_all, each.games, each.mark
    )


def _shuffles(size: int) -> Sample:
    def shuffle_all(source: Source, n: int, advance: Advance) -> list[object]:
        return [source.draw(Permutation(size), "shuffle") for _ in range_with_progress(n // size, advance, size)]

    tests: dict[str, Callable[..., Measured]] = {"places": decks.places, "permutation": decks.orders}
    if size == SMALL_PACK:
        tests = {"orders": decks.every_order}
    return Sample("shuffle", size, _on(tests, [1] * size), shuffle_all)


def _bytes() -> Sample:
    def take_bytes(source: Source, n: int, advance: Advance) -> bytes:
        draws = max(1, n * BYTES_A_VALUE // BYTES_A_DRAW)
        return b"".join(raw(source) for _ in range_with_progress(draws, advance, BYTES_A_DRAW // BYTES_A_VALUE))

    even = [1] * 256
    tests: dict[str, Test] = {
        "monobit": bits.monobit, "block-frequency": bits.block_frequency, "autocorrelation": bits.autocorrelation,
        "frequency": partial(sequences.frequency, weights=even), "serial": partial(sequences.serial, weights=even),
    }  # fmt: skip
    return Sample("bytes", 0, tests, take_bytes)


def raw(source: Source) -> bytes:
    """Bytes as the source draws them: one number out of all that so many bytes can write."""
    number = source.draw(ALL_BYTES, "bytes")
    assert isinstance(number, int)
    return number.to_bytes(BYTES_A_DRAW, "big")


def deal(source: Source, counts: tuple[int, ...], number: int, what: str) -> list[int]:
    """So many cards from a fresh shoe, which knows what has gone."""
    shoe = cards.Shoe(counts)
    dealt: list[int] = []
    for _ in range(number):
        card = source.draw(shoe.dist(), what)
        assert isinstance(card, int)
        shoe = shoe.draw(card)
        dealt.append(card)
    return dealt


def rank(card: int) -> int:
    """What makes a pair: the rank; a joker pairs with nothing but itself."""
    return len(cards.RANKS) + card if card in cards.JOKERS else cards.rank(card)


def range_with_progress(times: int, advance: Advance, values: int = 1) -> Iterator[int]:
    """Counts, and tells every now and then how many values that makes."""
    due = 0
    for n in range(times):
        yield n
        due += values
        if due >= CHUNK:
            advance(due)
            due = 0
    advance(due)


def _on(tests: Mapping[str, Callable[..., Measured]], counts: Sequence[int]) -> dict[str, Test]:
    return {name: partial(test, counts=counts) for name, test in tests.items()}


def _counts(each: Equipment) -> tuple[int, ...]:
    assert isinstance(each.dist, cards.Cards)
    return each.dist.counts
