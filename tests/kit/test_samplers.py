"""Every sampler, on what the games really draw, against the usual tests of randomness at 99 %.

A fair sampler fails one test in a hundred by luck alone. Where a sampler is deterministic (Seeded,
Committed under a fixed secret) that luck was tried once and for all: this seed and this secret were chosen
because they pass, and they will pass on every machine. That alone would prove little. So a calibration over
a hundred other seeds and secrets, not chosen, shows that p-values are spread as evenly as they should be;
and a set of crooked samplers shows that the tests catch what they are for.

Csprng is different at every run. A suite that fails by luck is soon ignored, so a failed test is repeated
on fresh samples and reported only when three independent ones fail: one in a million for a fair sampler
and each test, while a crooked one fails all three.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count, islice
from math import erfc, exp, sqrt

import pytest
import statistics_tools as tools

from novamas.kit.cards import Shoe
from novamas.kit.chance import (
    Committed,
    Counts,
    Csprng,
    Dice,
    Dist,
    Permutation,
    Seeded,
    Source,
    Span,
    Uniform,
    Weighted,
)

LEVEL = 0.01
DRAWS = 50_000
SHUFFLES = 6_000
SEED = 2011
SECRET = hashlib.sha256(b"no va mas").digest()

TABLES: dict[str, Dist] = {
    "roulette": Span(0, 36),
    "boule": Span(1, 9),
    "wheel-of-fortune": Uniform(tuple(range(54))),
    "two dice": Dice(),
    "six-deck shoe": Shoe.of(6).dist(),
}
SYMBOLS = Weighted((("24", 24), ("15", 15), ("7", 7), ("4", 4), ("2", 2), ("joker 1", 1), ("joker 2", 1)))
USED_SHOE = Counts((*(0, 1, 2, 3, 4, 5), *(6,) * 46))

SAMPLERS: dict[str, Callable[[int], Source]] = {
    "seeded": lambda attempt: Seeded(SEED),
    "committed": lambda attempt: Committed(SECRET),
    "csprng": lambda attempt: Csprng(),
}
FAMILIES: dict[str, Callable[[int], Source]] = {
    "seeded": Seeded,
    "committed": lambda member: Committed(hashlib.sha256(str(member).encode()).digest()),
}
ATTEMPTS = {"seeded": 1, "committed": 1, "csprng": 3}
TESTS = [tools.frequency, tools.runs, tools.serial_correlation, tools.gaps, tools.orders]


def drawn(source: Source, dist: Dist, n: int) -> list[int]:
    """Draws as numbers 0..k-1, in the order in which the distribution lists its values."""
    index = {value: place for place, (value, _) in enumerate(dist)}
    return [index[source.draw(dist, "sample")] for _ in range(n)]


@cache
def sample(sampler: str, table: str, attempt: int) -> list[int]:
    return drawn(SAMPLERS[sampler](attempt), TABLES[table], DRAWS)


@cache
def shuffles(sampler: str, attempt: int) -> list[tuple[int, ...]]:
    source = SAMPLERS[sampler](attempt)
    return [
        deck for deck in (source.draw(Permutation(52), "shuffle") for _ in range(SHUFFLES)) if isinstance(deck, tuple)
    ]


def p_values(sampler: str, p_value: Callable[[int], float]) -> list[float]:
    """The p-values of the attempts that were needed, the last one deciding."""
    found: list[float] = []
    for attempt in range(ATTEMPTS[sampler]):
        found.append(p_value(attempt))
        if found[-1] >= LEVEL:
            break
    return found


def test_the_tables_are_of_equally_likely_values() -> None:
    for dist in TABLES.values():
        assert len({weight for _, weight in dist}) == 1


@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("sampler", SAMPLERS)
def test_draws(sampler: str, table: str, test: Callable[[Sequence[int], int], float]) -> None:
    k = sum(1 for _ in TABLES[table])
    found = p_values(sampler, lambda attempt: test(sample(sampler, table, attempt), k))
    assert found[-1] >= LEVEL, f"{test.__name__} on {table}: p = {found}"


@pytest.mark.parametrize("sampler", SAMPLERS)
def test_zero_stays_away_as_long_as_it_should(sampler: str) -> None:
    found = p_values(sampler, lambda attempt: tools.gaps_between(sample(sampler, "roulette", attempt), {0}, 37))
    assert found[-1] >= LEVEL


@pytest.mark.parametrize("dist", [SYMBOLS, USED_SHOE], ids=["symbols", "used shoe"])
@pytest.mark.parametrize("sampler", SAMPLERS)
def test_weights_are_respected(sampler: str, dist: Dist) -> None:
    weights = [weight for _, weight in dist]
    found = p_values(
        sampler,
        lambda attempt: tools.weighted_frequency(drawn(SAMPLERS[sampler](attempt), dist, DRAWS), weights),
    )
    assert found[-1] >= LEVEL


@pytest.mark.parametrize("sampler", SAMPLERS)
def test_shuffles_bring_every_card_to_every_place(sampler: str) -> None:
    found = p_values(sampler, lambda attempt: tools.places(shuffles(sampler, attempt)))
    assert found[-1] >= LEVEL


@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
@pytest.mark.parametrize("sampler", SAMPLERS)
def test_one_shuffle_tells_nothing_about_the_next(sampler: str, test: Callable[[Sequence[int], int], float]) -> None:
    """Where the ace of spades lies in successive decks is a sequence of draws from 52."""
    found = p_values(sampler, lambda attempt: test([deck.index(0) for deck in shuffles(sampler, attempt)], 52))
    assert found[-1] >= LEVEL


@pytest.mark.parametrize("sampler", SAMPLERS)
def test_the_first_cards_of_a_shuffle_come_in_every_order(sampler: str) -> None:
    """Cards of one deck are never tied, so all its thirteen fours count."""
    found = p_values(
        sampler,
        lambda attempt: tools.orders([card for deck in shuffles(sampler, attempt) for card in deck], 52),
    )
    assert found[-1] >= LEVEL


# ---- the tests themselves


@pytest.mark.parametrize(
    ("x", "freedom", "tail"),
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (9.210, 2, 0.01),
        (18.307, 10, 0.05),
        (23.209, 10, 0.01),
        (2.558, 10, 0.99),
        (50.892, 30, 0.01),
        (14.953, 30, 0.99),
        (135.807, 100, 0.01),
        (70.065, 100, 0.99),
    ],
)
def test_chi_square_table(x: float, freedom: int, tail: float) -> None:
    assert tools.chi_square_tail(x, freedom) == pytest.approx(tail, rel=1e-3)


def test_chi_square_of_two_degrees_is_exponential() -> None:
    for x in (0.01, 0.5, 1, 3, 3.99, 4.01, 10, 50):
        assert tools.chi_square_tail(x, 2) == pytest.approx(exp(-x / 2), rel=1e-12)
    assert tools.chi_square_tail(0, 5) == 1


def test_chi_square_of_many_degrees_is_nearly_normal() -> None:
    """Wilson and Hilferty's approximation, good to a few parts in a thousand at this size."""
    freedom = 51 * 51
    for x in (2400, 2550, 2601, 2700, 2800):
        z = ((x / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))
        assert tools.chi_square_tail(x, freedom) == pytest.approx(erfc(z / sqrt(2)) / 2, rel=1e-2)


@pytest.mark.parametrize(("z", "tails"), [(0, 1), (1.6449, 0.1), (1.96, 0.05), (2.5758, 0.01), (-3.2905, 0.001)])
def test_normal_table(z: float, tails: float) -> None:
    assert tools.normal_tails(z) == pytest.approx(tails, rel=1e-3)


def test_a_worked_chi_square() -> None:
    """Sixty throws of a die: 4, 6, 17, 16, 8, 9 against ten each give 14.2 with five degrees of freedom."""
    expected = tools.two_sided(tools.chi_square_tail(14.2, 5))
    assert tools.chi_square([4, 6, 17, 16, 8, 9], [10] * 6) == pytest.approx(expected)
    assert tools.chi_square_tail(14.2, 5) == pytest.approx(0.0144, rel=1e-2)


@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.__name__)
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("sampler", FAMILIES)
def test_p_values_are_spread_evenly(sampler: str, table: str, test: Callable[[Sequence[int], int], float]) -> None:
    """A tenth of the p-values in every tenth.

    These are fifty tests, hence a level of one in a thousand; and an uncommonly even spread does no harm.
    """
    k = sum(1 for _ in TABLES[table])
    found = [test(draws, k) for draws in family(sampler, table)]
    tenths = Counter(min(9, int(p * 10)) for p in found)
    x = sum((tenths[tenth] - 10) ** 2 / 10 for tenth in range(10))
    assert tools.chi_square_tail(x, 9) >= 0.001
    assert sum(p < LEVEL for p in found) <= 6


@cache
def family(sampler: str, table: str) -> list[list[int]]:
    return [drawn(FAMILIES[sampler](member), TABLES[table], 1_500) for member in range(100)]


# ---- crooked samplers: each must be caught


def modulo_bias(rng: random.Random) -> Iterator[int]:
    """A byte modulo 37: the last three pockets are one seventh rarer."""
    return (rng.randrange(256) % 37 for _ in count())


def never_zero(rng: random.Random) -> Iterator[int]:
    return (1 + rng.randrange(36) for _ in count())


def rare_zero(rng: random.Random) -> Iterator[int]:
    """One zero in five is thrown away and spun again."""
    return (draw or (rng.randrange(37) if rng.randrange(5) == 0 else 0) for draw in fair(rng))


def doubled(rng: random.Random) -> Iterator[int]:
    """Every number twice, as from a buffer that is read twice."""
    return (draw for draw in fair(rng) for _ in range(2))


def sticky(rng: random.Random) -> Iterator[int]:
    """One spin in twenty repeats the number before it."""
    last = 0
    for draw in fair(rng):
        last = last if rng.randrange(20) == 0 else draw
        yield last


def round_and_round(rng: random.Random) -> Iterator[int]:
    """All pockets in turn: perfectly even, and not random at all."""
    return (place * 5 % 37 for place in count())


def dealt_out(rng: random.Random) -> Iterator[int]:
    """All pockets in random order before any comes again: too even to be true."""
    while True:
        yield from rng.sample(range(37), 37)


def climbing(rng: random.Random) -> Iterator[int]:
    """Every fourth draw is never lower than the one before it."""
    while True:
        four = [rng.randrange(37) for _ in range(4)]
        yield from (*four[:2], *sorted(four[2:]))


def fair(rng: random.Random) -> Iterator[int]:
    return (rng.randrange(37) for _ in count())


CROOKED = [
    (modulo_bias, tools.frequency),
    (never_zero, tools.frequency),
    (never_zero, tools.gaps),
    (rare_zero, tools.frequency),
    (doubled, tools.runs),
    (doubled, tools.serial_correlation),
    (doubled, tools.gaps),
    (sticky, tools.runs),
    (sticky, tools.serial_correlation),
    (sticky, tools.gaps),
    (round_and_round, tools.frequency),
    (round_and_round, tools.runs),
    (round_and_round, tools.serial_correlation),
    (round_and_round, tools.gaps),
    (round_and_round, tools.orders),
    (dealt_out, tools.frequency),
    (dealt_out, tools.gaps),
    (climbing, tools.orders),
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("crook", "test"), CROOKED, ids=lambda it: it.__name__)
def test_a_crooked_wheel_is_caught(
    crook: Callable[[random.Random], Iterator[int]], test: Callable[[Sequence[int], int], float], seed: int
) -> None:
    """With as many draws as the honest samplers are given, and three times out of three."""
    assert test(list(islice(crook(random.Random(seed)), DRAWS)), 37) < LEVEL


@pytest.mark.parametrize("seed", range(3))
def test_a_careless_shuffle_is_caught(seed: int) -> None:
    """Swapping every place with any place looks like Fisher and Yates, and favours some orders."""
    rng = random.Random(seed)
    decks = []
    for _ in range(SHUFFLES):
        deck = list(range(52))
        for place in range(52):
            other = rng.randrange(52)
            deck[place], deck[other] = deck[other], deck[place]
        decks.append(deck)
    assert tools.places(decks) < LEVEL


def test_a_cut_is_not_a_shuffle() -> None:
    """Cutting a deck brings every card to every place; it is caught by the orders of the cards."""
    rng = random.Random(SEED)
    decks = [[(card + cut) % 52 for card in range(52)] for cut in (rng.randrange(52) for _ in range(SHUFFLES))]
    assert tools.orders([card for deck in decks for card in deck], 52) < LEVEL
