"""The statistics that the sampler tests need, in plain Python.

A test takes draws as small whole numbers 0..k-1 and returns a p-value: how often a fair source would look
at least as odd. All are two-sided, because a fit that is too good is as suspicious as a bad one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise, permutations
from math import erfc, exp, lgamma, log, sqrt


def chi_square_tail(x: float, freedom: int) -> float:
    """The chance that a chi-square variable exceeds x: the regularised upper incomplete gamma function."""
    return _upper_gamma(freedom / 2, x / 2)


def normal_tails(z: float) -> float:
    """The chance that a standard normal variable lies farther from 0 than z."""
    return erfc(abs(z) / sqrt(2))


def _upper_gamma(a: float, x: float) -> float:
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:  # the series for the lower function converges fast here
        term = total = 1 / a
        n = a
        while term > total * 1e-16:
            n += 1
            term *= x / n
            total += term
        return 1 - scale * total
    # elsewhere the continued fraction for the upper one, by Lentz's method
    b = x + 1 - a
    c = 1e300
    d = 1 / b
    fraction = d
    for i in range(1, 100_000):
        numerator = -i * (i - a)
        b += 2
        d = 1 / (numerator * d + b)
        c = b + numerator / c
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return scale * fraction


def two_sided(tail: float) -> float:
    return 2 * min(tail, 1 - tail)


def chi_square(observed: Sequence[int], expected: Sequence[float], freedom: int | None = None) -> float:
    """How well counts fit what was expected."""
    assert len(observed) == len(expected)
    x = sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
    return two_sided(chi_square_tail(x, len(observed) - 1 if freedom is None else freedom))


def frequency(draws: Sequence[int], k: int) -> float:
    """Does every value come as often as every other?"""
    return weighted_frequency(draws, [1] * k)


def weighted_frequency(draws: Sequence[int], weights: Sequence[int]) -> float:
    """Does every value come as often as its weight says?"""
    seen = Counter(draws)
    share = len(draws) / sum(weights)
    return chi_square([seen[value] for value in range(len(weights))], [weight * share for weight in weights])


def runs(draws: Sequence[int], k: int) -> float:
    """Wald and Wolfowitz: do low and high values change places as often as they should?"""
    sides = [draw < k // 2 for draw in draws if 2 * draw != k - 1]
    low = sum(sides)
    high = len(sides) - low
    found = 1 + sum(a != b for a, b in pairwise(sides))
    mean = 1 + 2 * low * high / (low + high)
    variance = (mean - 1) * (mean - 2) / (low + high - 1)
    return normal_tails((found - mean) / sqrt(variance))


def serial_correlation(draws: Sequence[int], k: int) -> float:
    """Does a draw tell anything about the next one?"""
    n = len(draws)
    mean = sum(draws) / n
    off = [draw - mean for draw in draws]
    r = (sum(a * b for a, b in pairwise(off)) + off[-1] * off[0]) / sum(a * a for a in off)
    return normal_tails((r + 1 / (n - 1)) * sqrt(n))


def gaps(draws: Sequence[int], k: int) -> float:
    """Knuth's gap test: does the lowest ninth of the values stay away as long as it should?"""
    return gaps_between(draws, range(max(1, k // 9)), k)


def gaps_between(draws: Sequence[int], marked: Collection[int], k: int) -> float:
    """How long the marked values stay away, against the geometric law; long gaps share one class."""
    p = len(marked) / k
    places = [place for place, draw in enumerate(draws) if draw in marked]
    if not places:
        return 0.0
    lengths = [after - before - 1 for before, after in pairwise([-1, *places])]
    longest = 0
    while len(lengths) * (1 - p) ** (longest + 1) >= 10 and longest < 200:
        longest += 1
    seen = Counter(min(length, longest) for length in lengths)
    expected = [len(lengths) * p * (1 - p) ** length for length in range(longest)]
    expected.append(len(lengths) * (1 - p) ** longest)
    return chi_square([seen[length] for length in range(longest + 1)], expected)


def orders(draws: Sequence[int], k: int) -> float:
    """Permutation test: are the 24 orders of four successive draws equally frequent? Ties are set aside."""
    seen: Counter[tuple[int, ...]] = Counter()
    for start in range(0, len(draws) - 3, 4):
        four = draws[start : start + 4]
        if len(set(four)) == 4:
            seen[tuple(sorted(range(4), key=four.__getitem__))] += 1
    return chi_square([seen[order] for order in permutations(range(4))], [seen.total() / 24] * 24)


def places(shuffles: Sequence[Sequence[int]]) -> float:
    """Does every card come equally often to every place of a shuffled deck?

    The rows and the columns of the table of places both add up to the number of shuffles, which leaves
    (n - 1)² degrees of freedom, and makes the usual sum too large by n / (n - 1).
    """
    n = len(shuffles[0])
    seen: Counter[tuple[int, int]] = Counter()
    for shuffle in shuffles:
        seen.update(enumerate(shuffle))
    expected = len(shuffles) / n
    x = sum((seen[place, card] - expected) ** 2 for place in range(n) for card in range(n)) / expected
    return two_sided(chi_square_tail(x * (n - 1) / n, (n - 1) ** 2))
