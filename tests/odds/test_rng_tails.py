"""The tails on which every p-value rests, against tables, closed forms and, where it is installed, SciPy."""

from __future__ import annotations

from math import erfc, exp, factorial, sqrt

import pytest

from novamas.odds.randomness.tails import chi_square_tail, normal_tails, two_sided, upper_gamma


@pytest.mark.parametrize(
    ("x", "freedom", "tail"),
    [
        (3.841459, 1, 0.05),
        (6.634897, 1, 0.01),
        (9.210340, 2, 0.01),
        (18.307038, 10, 0.05),
        (2.558212, 10, 0.99),
        (50.892181, 30, 0.01),
        (14.953457, 30, 0.99),
        (135.806723, 100, 0.01),
        (149.449253, 100, 0.001),
    ],
)
def test_the_printed_table_of_chi_square(x: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(x, freedom) == pytest.approx(tail, rel=1e-5)


@pytest.mark.parametrize("shape", [1, 2, 3, 10, 50])
@pytest.mark.parametrize("x", [0.01, 0.5, 1.0, 2.9, 3.1, 9.0, 11.0, 49.0, 52.0, 120.0])
def test_a_whole_shape_is_a_sum_of_poisson(shape: int, x: float) -> None:
    """Q(n, x) = e^-x (1 + x + x²/2! + … + x^(n-1)/(n-1)!): on both sides of the seam at x = n + 1."""
    assert upper_gamma(shape, x) == pytest.approx(exp(-x) * sum(x**j / factorial(j) for j in range(shape)), rel=1e-11)


@pytest.mark.parametrize("x", [0.001, 0.3, 1.4, 1.6, 4.0, 12.0])
def test_half_a_shape_is_the_error_function(x: float) -> None:
    assert upper_gamma(0.5, x) == pytest.approx(erfc(sqrt(x)), rel=1e-11)


@pytest.mark.parametrize("freedom", [2_601, 12_500, 65_535])
@pytest.mark.parametrize("z", [-4.0, -1.0, 0.0, 1.0, 4.0])
def test_many_degrees_of_freedom(freedom: int, z: float) -> None:
    """Wilson and Hilferty: the cube root is nearly normal, the more so the more degrees there are."""
    spread = 2 / (9 * freedom)
    x = freedom * (1 - spread + z * sqrt(spread)) ** 3
    assert chi_square_tail(x, freedom) == pytest.approx(erfc(z / sqrt(2)) / 2, rel=1e-2)


def test_the_ends() -> None:
    assert upper_gamma(3, 0) == 1
    assert chi_square_tail(0, 5) == 1
    assert 0 <= chi_square_tail(1e6, 5) < 1e-300
    with pytest.raises(ValueError, match="above 0"):
        upper_gamma(0, 1)


@pytest.mark.parametrize(
    ("z", "tails"), [(0, 1), (1.644854, 0.1), (1.959964, 0.05), (2.575829, 0.01), (-3.290527, 0.001)]
)
def test_the_printed_table_of_the_normal_law(z: float, tails: float) -> None:
    assert normal_tails(z) == pytest.approx(tails, rel=1e-5)


@pytest.mark.parametrize(("tail", "p"), [(0.5, 1.0), (0.005, 0.01), (0.995, 0.01), (0.0, 0.0), (1.0, 0.0)])
def test_too_good_is_as_odd_as_too_bad(tail: float, p: float) -> None:
    assert two_sided(tail) == pytest.approx(p)


def test_against_scipy() -> None:
    special = pytest.importorskip("scipy.special")
    for a in (0.5, 1, 1.5, 2.5, 7, 18, 101.5, 684, 1300.5, 6248, 32767.5):
        for share in (0.01, 0.2, 0.7, 0.95, 0.99, 1.0, 1.01, 1.05, 1.3, 2, 5):
            due = float(special.gammaincc(a, a * share))
            assert upper_gamma(a, a * share) == pytest.approx(due, rel=1e-9, abs=1e-15), (a, share)
