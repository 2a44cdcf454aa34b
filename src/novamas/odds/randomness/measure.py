"""What a test finds: a statistic, its degrees of freedom where it has them, and how often chance alone goes so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from novamas.kit.errors import Worded
from novamas.odds.randomness.tails import chi_square_tail, normal_tails, two_sided

LEAST_EXPECTED = 10.0
"""A class that expects fewer is counted together with its neighbours: the chi-square law is only an approximation
of counts, and a poor one of rare events."""


class TooFew(Worded):
    """A sample that is too small for a test to say anything."""

    code = "too-few-draws"


class Measured(Struct, frozen=True):
    """`freedom` is None where the statistic is a standard normal one."""

    statistic: float
    freedom: int | None
    p: float


def chi_square(observed: Iterable[int], expected: Iterable[float]) -> Measured:
    """Pearson: how well counts fit what was expected of them. Rare classes are pooled first."""
    seen, due = pool(list(observed), list(expected))
    if len(due) < 2:
        raise TooFew("too-few-classes")
    x = sum((o - e) ** 2 / e for o, e in zip(seen, due, strict=True))
    return of_chi_square(x, len(due) - 1)


def scarce(seen: int, due: float) -> Measured | None:
    """Where what a test looks at hardly ever came: a finding if it should have come often, otherwise `TooFew`.

    None where there is enough of it. A generator that is stuck must fail a test, not get out of it.
    """
    if seen >= 2 * LEAST_EXPECTED:
        return None
    if due < 10 * LEAST_EXPECTED:
        raise TooFew("too-few-draws")
    return of_chi_square((seen - due) ** 2 / due, 1)


def of_chi_square(x: float, freedom: int) -> Measured:
    return Measured(x, freedom, two_sided(chi_square_tail(x, freedom)))


def of_normal(off: float, variance: float) -> Measured:
    """Something that should be 0 and varies so much by chance."""
    if variance <= 0:
        raise TooFew("too-few-to-vary")
    z = off / sqrt(variance)
    return Measured(z, None, normal_tails(z))


def pool(
    observed: Sequence[int], expected: Sequence[float], least: float = LEAST_EXPECTED
) -> tuple[list[int], list[float]]:
    """Neighbouring classes taken together until each expects enough; what is left at the end joins the last.

    Only what is expected decides, never what was seen, so pooling cannot be steered by the draws.
    """
    if len(observed) != len(expected):
        raise ValueError("every class needs an expectation")
    seen: list[int] = []
    due: list[float] = []
    open_seen, open_due = 0, 0.0
    for o, e in zip(observed, expected, strict=True):
        open_seen, open_due = open_seen + o, open_due + e
        if open_due >= least:
            seen.append(open_seen)
            due.append(open_due)
            open_seen, open_due = 0, 0.0
    if seen:
        seen[-1] += open_seen
        due[-1] += open_due
    return seen, due
