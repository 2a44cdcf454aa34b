"""The dossier: every test on every sample, and what makes one fail.

A fair source fails a test at one per cent once in a hundred tests, so with a hundred tests nearly every run would
alarm somebody for nothing. Therefore in two steps: a test whose p-value lies below `FIRST` is repeated on fresh
draws, `MORE` times as many, and fails only where that p-value lies below `SECOND`. A fair source fails a given test
once in 1 / (FIRST × SECOND) = one million runs, and any of m tests at most m times as often, however much the tests
have in common. A crooked one is caught as soon as the first step sees it, because more draws show it more clearly.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from novamas.kit.chance import Source
from novamas.kit.errors import Worded
from novamas.odds.randomness.measure import Measured
from novamas.odds.randomness.samples import Advance, Sample, samples

FIRST = 0.01
SECOND = 0.0001
MORE = 4

LEAST, USUAL, MOST = 20_000, 100_000, 10_000_000
"""Values of each sample: fewer say too little, more do not fit into memory."""


class Trial(Struct, frozen=True):
    """One test of one sample, and its repetition where one was needed."""

    test: str
    sample: str
    kind: str
    size: int
    draws: int
    found: Measured
    again: Measured | None = None

    @property
    def passed(self) -> bool:
        return self.again is None or self.again.p >= SECOND

    @property
    def last(self) -> Measured:
        """What decides."""
        return self.again or self.found


class Dossier(Struct, frozen=True):
    """All trials of one source."""

    source: str
    draws: int
    trials: tuple[Trial, ...]

    @property
    def passed(self) -> bool:
        return all(trial.passed for trial in self.trials)

    @property
    def repeated(self) -> int:
        return sum(trial.again is not None for trial in self.trials)

    @property
    def false_alarms(self) -> float:
        """At most this share of the runs of a fair source fails."""
        return len(self.trials) * FIRST * SECOND


def choose_samples(tests: Collection[str] = (), given: Sequence[Sample] | None = None) -> list[Sample]:
    """The samples that the named tests need, each with those tests only; all of them where none is named."""
    every = samples() if given is None else given
    if not tests:
        return list(every)
    left = [(each, {name: test for name, test in each.tests.items() if name in tests}) for each in every]
    return [replace(each, tests=kept) for each, kept in left if kept]


def names(given: Sequence[Sample] | None = None) -> list[str]:
    """Every test that there is."""
    return list(dict.fromkeys(name for each in (samples() if given is None else given) for name in each.tests))


def examine(source: Source, draws: int, wanted: Sequence[Sample], advance: Advance = lambda _: None) -> Dossier:
    """Draws every sample and judges it."""
    if not LEAST <= draws <= MOST:
        raise Worded("sample-size", field="draws", value=draws, least=LEAST, most=MOST, draws=draws)
    return Dossier(source.name, draws, tuple(t for each in wanted for t in _judge(source, draws, each, advance)))


def _judge(source: Source, draws: int, sample: Sample, advance: Advance) -> Iterator[Trial]:
    drawn = sample.take(source, draws, advance)
    for name, test in sample.tests.items():
        found = test(drawn)
        again = test(_fresh(source, draws, sample)) if found.p < FIRST else None
        yield Trial(name, sample.name, sample.kind, sample.size, draws, found, again)


def _fresh(source: Source, draws: int, sample: Sample) -> object:
    return sample.take(source, MORE * draws, lambda _: None)
