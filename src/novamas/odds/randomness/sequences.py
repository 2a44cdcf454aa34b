"""Tests of independent draws. A sample is a sequence of places 0..k-1 in a list of weights.

All of them hold for any weights, unless they say that the values must be equally likely, and none of them estimates
anything from the sample that it judges.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise, permutations, product

from novamas.odds.randomness.exact import all_different, coupon_lengths, gap_lengths, patterns_of_draws, run_lengths
from novamas.odds.randomness.measure import Measured, chi_square, of_normal, scarce

Draws = Sequence[int]
Weights = Sequence[int]

LONGEST_RUN = 12
GROUP = 5
"""Draws in a poker hand."""
ORDERED = 4
"""Draws whose order is looked at: 24 orders."""
LONGEST_GAP = 400


def chances(weights: Weights) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def frequency(draws: Draws, weights: Weights) -> Measured:
    """Does every value come as often as its weight says?"""
    seen = Counter(draws)
    return chi_square([seen[value] for value in range(len(weights))], [len(draws) * p for p in chances(weights)])


def serial(draws: Draws, weights: Weights) -> Measured:
    """Does every pair of neighbouring draws come as often as it should? The pairs do not overlap."""
    seen = Counter(zip(draws[::2], draws[1::2], strict=False))
    share, ps = len(draws) // 2, chances(weights)
    places = range(len(weights))
    return chi_square([seen[a, b] for a in places for b in places], [share * p * q for p in ps for q in ps])


def triples(draws: Draws, weights: Weights) -> Measured:
    """The same with three draws: there are generators whose pairs are good and whose threes lie in a few planes."""
    ps, places = chances(weights), range(len(weights))
    seen: Counter[tuple[int, ...]] = Counter(zip(draws[::3], draws[1::3], draws[2::3], strict=False))
    share = len(draws) // 3
    return chi_square(
        [seen[three] for three in product(places, repeat=3)],
        [share * p * q * r for p, q, r in product(ps, repeat=3)],
    )


def gap(draws: Draws, weights: Weights, marked: Collection[int] | None = None) -> Measured:
    """Do the marked values stay away as long as they should? Unless told, the first tenth of the weights is marked."""
    marked = first_part(weights, 10) if marked is None else marked
    p = sum(weights[value] for value in marked) / sum(weights)
    places = [-1, *(place for place, draw in enumerate(draws) if draw in marked)]
    lengths = Counter(min(after - before - 1, LONGEST_GAP) for before, after in pairwise(places))
    if (found := scarce(lengths.total(), len(draws) * p)) is not None:
        return found
    law = gap_lengths(p, LONGEST_GAP)
    return chi_square([lengths[n] for n in range(LONGEST_GAP + 1)], [lengths.total() * share for share in law])


def poker(draws: Draws, weights: Weights) -> Measured:
    """Five draws as a hand: nothing, a pair, two pairs … Does every pattern come as often as it should?"""
    law = patterns_of_draws(GROUP, chances(weights))
    seen = Counter(pattern(group) for group in groups(draws, GROUP))
    return chi_square([seen[each] for each in law], [seen.total() * p for p in law.values()])


def coupon(draws: Draws, weights: Weights) -> Measured:
    """How many draws does it take until every value has been seen? For values that are equally likely."""
    kinds = len(weights)
    if len(set(weights)) != 1:
        raise ValueError("the values of a collection must be equally likely")
    lengths: Counter[int] = Counter()
    missing, taken = set(range(kinds)), 0
    for draw in draws:
        taken += 1
        missing.discard(draw)
        if not missing:
            lengths[taken] += 1
            missing, taken = set(range(kinds)), 0
    usual = kinds * sum(1 / left for left in range(1, kinds + 1))
    if (found := scarce(lengths.total(), len(draws) / usual)) is not None:
        return found
    law = coupon_lengths(kinds, 40 * kinds)
    longest = len(law) - 1
    seen: Counter[int] = Counter()
    for n, times in lengths.items():
        seen[min(n, longest)] += times
    return chi_square([seen[n] for n in range(longest + 1)], [lengths.total() * p for p in law])


def permutation(draws: Draws, weights: Weights) -> Measured:
    """Do four draws come in each of their 24 orders equally often? Groups with a tie are set aside."""
    return orders(list(groups(draws, ORDERED)), all_different(ORDERED, chances(weights)))


def orders(fours: Collection[Sequence[int]], untied: float) -> Measured:
    """The orders of groups of four, which are `untied` with that chance.

    It holds wherever any order is as likely as any other, in a deck too.
    """
    seen = Counter(tuple(sorted(range(ORDERED), key=four.__getitem__)) for four in fours if len(set(four)) == ORDERED)
    if (found := scarce(seen.total(), len(fours) * untied)) is not None:
        return found
    possible = list(permutations(range(ORDERED)))
    return chi_square([seen[order] for order in possible], [seen.total() / len(possible)] * len(possible))


def runs_up(draws: Draws, weights: Weights) -> Measured:
    """Do draws go on rising as long as they should?"""
    return _run_lengths(draws, weights)


def runs_down(draws: Draws, weights: Weights) -> Measured:
    """Do draws go on falling as long as they should?"""
    last = len(weights) - 1
    return _run_lengths([last - draw for draw in draws], weights[::-1])


def _run_lengths(draws: Draws, weights: Weights) -> Measured:
    law = run_lengths(chances(weights), LONGEST_RUN)
    seen = Counter(min(length, LONGEST_RUN) for length in rising_runs(draws))
    return chi_square([seen[n] for n in range(1, LONGEST_RUN + 1)], [seen.total() * p for p in law])


def rising_runs(draws: Draws) -> Iterator[int]:
    """The lengths of runs that rise strictly. The draw that breaks one is thrown away: it is known not to be high,
    and without it every run begins afresh, so that the lengths are independent."""
    length, before = 0, -1
    for draw in draws:
        if length and draw <= before:
            yield length
            length = 0
            continue
        length, before = length + 1, draw


def runs_median(draws: Draws, weights: Weights) -> Measured:
    """Do low and high draws change places as often as they should?"""
    low = first_part(weights, 2)
    lows = sum(draw in low for draw in draws)
    if lows in (0, len(draws)):  # there is nothing to change places with, which a fair source does not do
        share = sum(weights[value] for value in low) / sum(weights)
        return of_normal(lows - len(draws) * share, len(draws) * share * (1 - share))
    return changes([draws], low)


def changes(deals: Iterable[Draws], low: Collection[int]) -> Measured:
    """Wald and Wolfowitz: how many runs of low and of high values there are, given how many of each.

    Given those two numbers every order is equally likely, among independent draws as well as among the cards of a
    shoe; so the deals of many shoes may be added up.
    """
    off = variance = 0.0
    for deal in deals:
        sides = [draw in low for draw in deal]
        lows = sum(sides)
        both = 2 * lows * (len(sides) - lows)
        n = len(sides)
        if n < 2:
            continue
        found = 1 + sum(a != b for a, b in pairwise(sides))
        off += found - 1 - both / n
        variance += both * (both - n) / (n * n * (n - 1))
    return of_normal(off, variance)


def first_part(weights: Weights, parts: int) -> frozenset[int]:
    """The first values that together weigh as near as possible to one part in so many, and at least one value."""
    total, sum_before, chosen = sum(weights), 0, 0
    for weight in weights:
        if chosen and abs(parts * (sum_before + weight) - total) > abs(parts * sum_before - total):
            break
        sum_before, chosen = sum_before + weight, chosen + 1
    return frozenset(range(chosen))


def groups(draws: Draws, size: int) -> Iterator[Draws]:
    return (draws[start : start + size] for start in range(0, len(draws) - size + 1, size))


def pattern(group: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(Counter(group).values(), reverse=True))
