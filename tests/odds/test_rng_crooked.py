"""The tests can fail: every planted fault is caught by the test that is there for it, and by the rule as a whole."""

from __future__ import annotations

import random
from functools import cache

import crooks
import pytest
from msgspec.structs import replace

from novamas.odds.randomness import Trial, choose_samples, examine, names
from novamas.odds.randomness import bits as bit_tests
from novamas.odds.randomness.samples import Sample, samples


@cache
def every() -> dict[str, Sample]:
    return {each.name: each for each in samples()}


def trial(source: crooks.Crook, test: str, sample: str, draws: int) -> Trial:
    each = every()[sample]
    (found,) = examine(source, draws, [replace(each, tests={test: each.tests[test]})]).trials
    return found


CAUGHT = [
    (crooks.ModuloBias, "frequency", "roulette-37", 100_000),
    (crooks.ModuloBias, "frequency", "wheel-of-fortune-54", 20_000),
    (crooks.ModuloBias, "frequency", "deck-52", 20_000),
    (crooks.StuckBit, "monobit", "bytes", 20_000),
    (crooks.StuckBit, "block-frequency", "bytes", 20_000),
    (crooks.StuckBit, "frequency", "bytes", 20_000),
    (crooks.StuckBit, "frequency", "roulette-37", 20_000),
    (crooks.Randu, "triples", "roulette-37", 20_000),
    (crooks.ShortPeriod, "serial", "roulette-37", 20_000),
    (crooks.ShortPeriod, "coupon", "roulette-37", 20_000),
    (crooks.ShortPeriod, "gap", "dice-2", 20_000),
    (crooks.ShortPeriod, "autocorrelation", "bytes", 20_000),
    (crooks.HeavyPocket, "frequency", "roulette-37", 50_000),
    (crooks.NaiveShuffle, "orders", "shuffle-5", 20_000),
    (crooks.NaiveShuffle, "places", "shuffle-52", 200_000),
    (crooks.Sorted, "runs-up", "roulette-37", 20_000),
    (crooks.Sorted, "runs-down", "roulette-37", 20_000),
    (crooks.Sorted, "permutation", "roulette-37", 20_000),
    (crooks.Sorted, "permutation", "shuffle-52", 20_000),
    (crooks.Sticky, "runs-median", "roulette-37", 20_000),
    (crooks.Sticky, "serial", "roulette-37", 20_000),
    (crooks.Sticky, "gap", "roulette-37", 20_000),
    (crooks.Sticky, "poker", "faces-2", 20_000),
    (crooks.DealtOut, "frequency", "roulette-37", 20_000),
    (crooks.DealtOut, "coupon", "roulette-37", 20_000),
    (crooks.DealtOut, "poker", "boule-9", 20_000),
    (crooks.ForgetsTheShoe, "frequency", "shoe-312", 100_000),
    (crooks.AcesLast, "frequency", "shoe-312", 20_000),
]


@pytest.mark.parametrize(
    ("crook", "test", "sample", "draws"), CAUGHT, ids=[f"{c.__name__}-{t}-{s}" for c, t, s, _ in CAUGHT]
)
def test_a_crook_is_caught(crook: type[crooks.Crook], test: str, sample: str, draws: int) -> None:
    found = trial(crook(), test, sample, draws)
    assert not found.passed, found


def test_every_test_catches_something() -> None:
    """A test that no planted fault fails would be there for show."""
    assert {test for _, test, _, _ in CAUGHT} == set(names(list(every().values())))


@pytest.mark.parametrize(("test", "sample"), sorted({(test, sample) for _, test, sample, _ in CAUGHT}))
def test_an_honest_source_passes_the_same(test: str, sample: str) -> None:
    assert trial(crooks.Crook(2011), test, sample, 20_000).passed


@pytest.mark.parametrize(
    ("crook", "test", "sample"),
    [
        (crooks.Sorted, "frequency", "roulette-37"),
        (crooks.Sorted, "poker", "roulette-37"),
        (crooks.Randu, "frequency", "roulette-37"),
        (crooks.Randu, "permutation", "roulette-37"),
        (crooks.NaiveShuffle, "frequency", "roulette-37"),
    ],
)
def test_one_test_alone_is_not_enough(crook: type[crooks.Crook], test: str, sample: str) -> None:
    """What some tests let pass, others catch: that is why there are several."""
    assert trial(crook(), test, sample, 20_000).passed


@pytest.mark.parametrize("size", [32, 512])
def test_a_buffer_that_is_used_twice_is_seen(size: int) -> None:
    """The block of an HMAC and the buffer of the operating system: the distances are chosen for them."""
    honest = random.Random(7).randbytes
    assert bit_tests.autocorrelation(honest(200_000)).p > 0.01
    assert bit_tests.autocorrelation(b"".join(2 * honest(size) for _ in range(200_000 // size))).p < 1e-9


@pytest.mark.slow
def test_a_generator_that_is_stuck_fails_everything() -> None:
    """But not by an error: it gets a verdict like any other."""
    dossier = examine(crooks.Stuck(), 20_000, choose_samples())
    assert all(not found.passed for found in dossier.trials)
