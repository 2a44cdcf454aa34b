"""How often chance alone goes so far: the tails of the chi-square and the normal law, in plain Python.

Everything rests on the regularised upper incomplete gamma function Q(a, x). It is worked out in two ways, each where
it converges fast: the power series of the lower function below x = a + 1, the continued fraction of the upper one
above. The logarithm of the common factor is taken first, so that thousands of degrees of freedom do not overflow.
"""

from __future__ import annotations

from math import erfc, exp, lgamma, log, sqrt

ENOUGH = 1e-16
"""A term that adds less than this share of the sum adds nothing that a float can hold."""

TINY = 1e-300
"""Stands in for a zero denominator of the continued fraction."""


def upper_gamma(a: float, x: float) -> float:
    """Q(a, x): the share of the gamma integral that lies above x."""
    if a <= 0:
        raise ValueError(f"the gamma law needs a shape above 0, not {a}")
    if x <= 0:
        return 1.0
    factor = exp(a * log(x) - x - lgamma(a))
    return 1.0 - factor * _series(a, x) if x < a + 1 else factor * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """1/a + x/a(a+1) + x²/a(a+1)(a+2) + …: every term is the last one times x over the next whole step."""
    term = total = 1.0 / a
    step = a
    while term > total * ENOUGH:
        step += 1.0
        term *= x / step
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """1/(x+1−a − 1(1−a)/(x+3−a − 2(2−a)/(x+5−a − …))), from the front, as the product of ratios of its convergents."""
    b = x + 1.0 - a
    over, under = 1.0 / TINY, 1.0 / (b or TINY)
    value = under
    n = 0
    while True:
        n += 1
        top = -n * (n - a)
        b += 2.0
        under = 1.0 / (top * under + b or TINY)
        over = b + top / over or TINY
        ratio = over * under
        value *= ratio
        if abs(ratio - 1.0) < 10 * ENOUGH:
            return value


def chi_square_tail(x: float, freedom: int) -> float:
    """The chance that a chi-square variable with so many degrees of freedom exceeds x."""
    return upper_gamma(freedom / 2, x / 2)


def normal_tails(z: float) -> float:
    """The chance that a standard normal variable lies farther from 0 than z, on either side."""
    return erfc(abs(z) / sqrt(2))


def two_sided(tail: float) -> float:
    """A fit that is too good is as suspicious as a bad one: twice the smaller of the two tails."""
    return min(1.0, 2 * min(tail, 1 - tail))
