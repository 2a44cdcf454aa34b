"""Every statistic on a small sequence, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import inf, sqrt

import pytest

from novamas.kit.cards import parse
from novamas.odds.randomness import bits, decks, sequences
from novamas.odds.randomness.exact import (
    all_different,
    all_different_cards,
    coupon_lengths,
    gap_lengths,
    patterns_of_draws,
    patterns_of_hands,
    run_lengths,
)
from novamas.odds.randomness.measure import Measured, TooFew, chi_square, pool
from novamas.odds.randomness.samples import rank
from novamas.odds.randomness.tails import chi_square_tail


def is_(found: Measured, statistic: float, freedom: int | None) -> None:
    assert found.statistic == pytest.approx(statistic, abs=1e-9)
    assert found.freedom == freedom


# -- the fit of counts ----------------------------------------------------------------------------------------------


def test_sixty_throws_of_a_die() -> None:
    """36 + 16 + 49 + 36 + 4 + 1 over 10."""
    found = chi_square([4, 6, 17, 16, 8, 9], [10] * 6)
    is_(found, 14.2, 5)
    assert found.p == pytest.approx(2 * chi_square_tail(14.2, 5))
    assert found.p == pytest.approx(2 * 0.01439, rel=1e-2)


def test_rare_classes_are_counted_together() -> None:
    assert pool([1, 2, 3], [4, 4, 12]) == ([6], [20])
    assert pool([5, 5, 5], [10, 10, 3]) == ([5, 10], [10, 13])
    assert pool([1, 1], [1, 1]) == ([], [])
    with pytest.raises(TooFew):
        chi_square([6, 4], [5, 5])


# -- independent draws ----------------------------------------------------------------------------------------------


def test_frequency() -> None:
    """Weights 1 and 2: 10 and 20 are due, 15 and 15 came: 25/10 + 25/20."""
    is_(sequences.frequency([0] * 15 + [1] * 15, [1, 2]), 3.75, 1)
    is_(sequences.frequency([0] * 10 + [1] * 20, [1, 2]), 0, 1)


def test_serial() -> None:
    """Sixty pairs, fifteen of each are due, 20, 10, 10 and 20 came: four times 25/15."""
    is_(sequences.serial([0, 0] * 20 + [0, 1] * 10 + [1, 0] * 10 + [1, 1] * 20, [1, 1]), 20 / 3, 3)


def test_pairs_do_not_overlap() -> None:
    """0 1 0 1 … has only the pair (0, 1): 45² + 3 · 15² over 15."""
    is_(sequences.serial([0, 1] * 60, [1, 1]), 180, 3)


def test_triples() -> None:
    """Eighty threes, ten of each kind are due, all are 0 1 1: 70² + 7 · 10² over 10."""
    is_(sequences.triples([0, 1, 1] * 80, [1, 1]), 560, 7)


def test_gap() -> None:
    """44 gaps: 22 are due of none, 11 of one, 11 of more."""
    is_(sequences.gap([0] * 22 + [1, 0] * 11 + [1, 1, 0] * 11, [1, 1]), 0, 2)
    is_(sequences.gap([0] * 44, [1, 1]), 22 + 11 + 11, 2)


def test_gap_of_what_never_comes() -> None:
    """Half of 400 draws should be marked: 200²/200."""
    is_(sequences.gap([1] * 400, [1, 1]), 200, 1)
    with pytest.raises(TooFew):
        sequences.gap([1] * 40, [1, 1])


def test_poker() -> None:
    """Two values: of 160 hands ten of one value are due, fifty of four and one, a hundred of three and two."""
    hands = [0, 0, 0, 0, 0] * 10 + [1, 0, 1, 1, 1] * 50 + [0, 1, 0, 1, 0] * 100
    is_(sequences.poker(hands, [1, 1]), 0, 2)
    is_(sequences.poker([0, 1, 0, 1, 0] * 160, [1, 1]), 10 + 50 + 36, 2)


def test_coupon() -> None:
    """44 collections of two: 22 are due after two draws, 11 after three, 11 later."""
    is_(sequences.coupon([0, 1] * 22 + [1, 1, 0] * 11 + [0, 0, 0, 1] * 11, [1, 1]), 0, 2)
    is_(sequences.coupon([0, 1] * 44, [1, 1]), 44, 2)
    with pytest.raises(ValueError, match="equally likely"):
        sequences.coupon([0, 1], [1, 2])


def test_a_collection_that_is_never_complete() -> None:
    """It takes three draws on the average, so 600 draws should have made 200."""
    is_(sequences.coupon([0] * 600, [1, 1]), 200, 1)


def test_permutation() -> None:
    """240 fours, ten are due of each order: all in one order is 230² + 23 · 10² over 10."""
    is_(sequences.permutation([0, 1, 2, 3] * 240, [1] * 4), 5520, 23)
    every = [draw for order in permutations(range(4)) for draw in order * 10]
    is_(sequences.permutation(every, [1] * 4), 0, 23)
    is_(sequences.permutation([*every, 0, 0, 1, 2, 3, 3, 3, 3], [1] * 4), 0, 23)  # ties are set aside


def test_permutation_of_what_is_always_tied() -> None:
    """Four draws of four values differ 24 times in 256: of 1280 fours, 120."""
    is_(sequences.permutation([2] * 4 * 1280, [1] * 4), 120, 1)


def test_runs_and_what_breaks_them() -> None:
    """0 1 2 | 1 thrown away | 3 | 0 thrown away | 4 | 4 thrown away; equal is not higher."""
    assert list(sequences.rising_runs([0, 1, 2, 1, 3, 0, 4, 4])) == [3, 1, 1]


def test_runs_up_and_down() -> None:
    """Two values: a run is one draw long three times in four. Forty runs: 30 and 10 are due."""
    fair = [1, 0] * 30 + [0, 1, 1] * 10
    is_(sequences.runs_up(fair, [1, 1]), 0, 1)
    is_(sequences.runs_up([1, 0] * 40, [1, 1]), 10 * 10 / 30 + 10, 1)
    is_(sequences.runs_down([1 - draw for draw in fair], [1, 1]), 0, 1)


def test_runs_about_the_median() -> None:
    """Wald and Wolfowitz: two low and two high have three runs on the average, with a variance of 2/3."""
    is_(sequences.runs_median([0, 0, 1, 1], [1, 1]), -1 / sqrt(2 / 3), None)
    is_(sequences.runs_median([0, 1, 0, 1], [1, 1]), 1 / sqrt(2 / 3), None)
    is_(sequences.changes([[0, 0, 1, 1], [0, 1, 0, 1]], {0}), 0, None)


def test_all_on_one_side() -> None:
    """A hundred draws without a low one: fifty too few, with a standard deviation of five."""
    is_(sequences.runs_median([1] * 100, [1, 1]), -10, None)


def test_the_first_part() -> None:
    assert sequences.first_part([1] * 37, 10) == set(range(4))
    assert sequences.first_part([1] * 37, 2) in (set(range(18)), set(range(19)))
    assert sequences.first_part([24, 15, 7, 4, 2, 1, 1], 10) == {0}
    assert sequences.first_part([24, 15, 7, 4, 2, 1, 1], 2) == {0}


# -- without putting back -------------------------------------------------------------------------------------------


def test_half_a_shoe() -> None:
    """Two cards: thirty of forty decks begin with the first: 2 · 10²/20, times 1/1."""
    is_(decks.half_dealt([[0, 1]] * 30 + [[1, 0]] * 10, [1, 1]), 10, 1)
    # two of each: ten shoes begin with both of the first kind: 2 · 10²/10, times 3/2
    is_(decks.half_dealt([[0, 0, 1, 1]] * 10, [2, 2]), 30, 1)


def test_places() -> None:
    """Two cards: four places, twenty decks are due in each, ten off: 4 · 10²/20, times 1/2."""
    is_(decks.places([[0, 1]] * 30 + [[1, 0]] * 10, [1, 1]), 10, 1)


def test_orders_of_a_small_shuffle() -> None:
    is_(decks.every_order([(0, 1)] * 30 + [(1, 0)] * 10, [1, 1]), 10, 1)


def test_orders_in_a_deck() -> None:
    is_(decks.orders([[0, 1, 2, 3]] * 240, [1] * 4), 5520, 23)


def test_colours_of_a_deck() -> None:
    is_(decks.colours([[0, 1, 2, 3]] * 6, [1] * 4), 6 * -1 / sqrt(6 * 2 / 3), None)


def test_hands() -> None:
    """A thousand hands without a pair, of which only about half should be."""
    nothing = [parse(card) for card in ("AS", "3H", "5D", "7C", "9S")]
    found = decks.hands([nothing] * 1000, [1] * 52, rank)
    due = [n / 2_598.960 for n in (1_317_888, 1_098_240, 123_552, 54_912, 3_744 + 624)]
    # four of a kind and full houses are rare, and counted with the next class
    seen, expected = pool([0, 0, 0, 0, 0, 1000], [624 / 2_598.960, 3_744 / 2_598.960, due[3], due[2], due[1], due[0]])
    is_(found, sum((s - e) ** 2 / e for s, e in zip(seen, expected, strict=True)), len(seen) - 1)


# -- bits -----------------------------------------------------------------------------------------------------------


def test_monobit() -> None:
    """256 bits, all zero: 128 ones too few, with a standard deviation of 8."""
    is_(bits.monobit(b"\x00" * 32), -16, None)
    is_(bits.monobit(b"\x0f" * 32), 0, None)


def test_blocks() -> None:
    """A block of 1024 zeros is 512 ones short: 512²/256; the other is even."""
    is_(bits.block_frequency(b"\x00" * 128 + b"\x0f" * 128), 1024, 2)
    with pytest.raises(TooFew):
        bits.block_frequency(b"\x0f" * 127)


def test_autocorrelation() -> None:
    """0101…: at odd distances all bits differ, at even ones none; each square is the number of bits compared."""
    is_(bits.autocorrelation(b"\x55" * 64), sum(512 - lag for lag in range(1, 9)), 8)
    with pytest.raises(TooFew):
        bits.autocorrelation(b"\x55")


# -- the exact laws -------------------------------------------------------------------------------------------------


def test_the_law_of_five_digits() -> None:
    """Kendall and Babington Smith's poker test, ten equally likely digits."""
    law = patterns_of_draws(5, [0.1] * 10)
    due = {
        (1, 1, 1, 1, 1): 0.3024, (2, 1, 1, 1): 0.504, (2, 2, 1): 0.108, (3, 1, 1): 0.072, (3, 2): 0.009,
        (4, 1): 0.0045, (5,): 0.0001,
    }  # fmt: skip
    assert law == pytest.approx(due)


def test_the_law_of_unequal_weights() -> None:
    """Two draws from 3/4 and 1/4 are equal with 9/16 + 1/16."""
    assert patterns_of_draws(2, [0.75, 0.25]) == pytest.approx({(2,): 10 / 16, (1, 1): 6 / 16})


def test_the_law_of_poker_hands() -> None:
    law = patterns_of_hands(5, [4] * 13)
    due = {
        (1, 1, 1, 1, 1): 1_317_888, (2, 1, 1, 1): 1_098_240, (2, 2, 1): 123_552, (3, 1, 1): 54_912, (3, 2): 3_744,
        (4, 1): 624,
    }  # fmt: skip
    assert law == pytest.approx({pattern: n / 2_598_960 for pattern, n in due.items()})


def test_the_law_of_collections() -> None:
    """All three of three: 2/9 after three draws, 2/9 after four, 14/81 after five."""
    law = coupon_lengths(3, 6)
    assert law == pytest.approx([0, 0, 0, 2 / 9, 2 / 9, 14 / 81, 31 / 81])
    assert coupon_lengths(1, 3) == pytest.approx([0, 1, 0, 0])


def test_the_law_of_runs() -> None:
    """Of a die: 15 of 36 pairs rise, 20 of 216 threes."""
    assert run_lengths([1 / 6] * 6, 3) == pytest.approx([21 / 36, 15 / 36 - 20 / 216, 20 / 216])
    assert run_lengths([0.5, 0.5], 4) == pytest.approx([0.75, 0.25, 0, 0])


def test_the_law_of_gaps() -> None:
    assert gap_lengths(0.5, 3) == pytest.approx([0.5, 0.25, 0.125, 0.125])


def test_the_law_of_ties() -> None:
    assert all_different(2, [1 / 37] * 37) == pytest.approx(36 / 37)
    assert all_different_cards(2, [6] * 52) == pytest.approx(float(Fraction(306, 311)))


def test_jokers_pair_with_nothing() -> None:
    assert rank(parse("JOKER1")) not in {rank(card) for card in range(52)}
    assert rank(parse("AS")) == rank(parse("AH")) != rank(parse("2S"))


def test_no_statistic_is_infinite() -> None:
    """A stuck generator fails with figures that JSON can write."""
    tests = (
        sequences.frequency, sequences.serial, sequences.triples, sequences.gap, sequences.poker, sequences.coupon,
        sequences.permutation, sequences.runs_up, sequences.runs_down, sequences.runs_median,
    )  # fmt: skip
    for value in (0, 8):
        for test in tests:
            found = test([value] * 50_000, [1] * 9)
            assert found.p < 1e-6, test
            assert abs(found.statistic) < inf
