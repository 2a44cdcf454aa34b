"""The counts of billions of deals: as published where the rules coincide, by looking at every deal of a few hands, and
against rounds played at random by code of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from itertools import combinations, groupby
from math import comb, sqrt
from typing import Any

import pytest
from poker_tables import (
    ACE_KING,
    BONUS,
    CARIBBEAN,
    DRAW,
    EIGHTS,
    FOURS,
    HOLD,
    ONE,
    STUD,
    THREE_CARDS,
    TWO,
    even_money,
    on_ante,
    on_second,
    three_bets,
)

from lacking import unavailable
from novamas.games.poker.counting import Least, Prize, side_bet
from novamas.games.poker.draw.exact import draw
from novamas.games.poker.no_draw.exact import buying, no_draw
from novamas.games.poker.texas.exact import texas
from novamas.games.poker.three_card.exact import three_card
from novamas.games.poker.trijoker.exact import trijoker
from novamas.kit.hand_tables import tables
from novamas.kit.hands import FIVE, HIGH_CARD, Value

try:
    import numba  # noqa: F401
    import numpy as np
except ImportError:
    np = None  # type: ignore[assignment]

ROUNDS = 100_000_000
NO_DRAW_DEALS = comb(52, 5) * 47 * comb(46, 4)
TEXAS_DEALS = comb(52, 2) * comb(50, 3) * comb(47, 2) * comb(45, 2)


@pytest.fixture(autouse=True)
def compiler() -> None:
    if np is None:
        unavailable("the large counts need numba: pip install novamas[odds]")


def per_cent(x: Fraction, places: int = 3) -> str:
    return f"{float(100 * x):.{places}f}"


def named(card: int) -> int:
    """A card of the compiled loops (rank from the two) as the kit has it."""
    return card // 13 * 13 + (card % 13 + 1) % 13


# -- poker without discard ---------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_draw_as_published_for_caribbean_stud() -> None:
    found = no_draw(FIVE, on_second(CARIBBEAN), ACE_KING)
    assert (per_cent(found.best.edge), per_cent(found.best.element_of_risk)) == ("5.224", "2.555")
    assert per_cent(found.goes, 2) == "52.23"
    assert NO_DRAW_DEALS % found.best.edge.denominator == 0
    assert per_cent(found.by_lines.edge) == "5.224"
    assert {name: per_cent(way.edge) for name, way in found.thumb.items()} == {
        "all": "16.607", "ace-king": "5.682", "ace-king-jack-eight-three": "5.316", "pair": "5.470", "usual": "5.225",
    }  # fmt: skip


@pytest.mark.slow
def test_no_draw_under_every_reading() -> None:
    """The second bet of two antes or one; returned or paid even where the bank does not play."""
    edges = {
        (second, idle): per_cent(no_draw(FIVE, on_second(STUD, second, idle), ACE_KING, {}).best.edge)
        for second in (TWO, ONE)
        for idle in (Fraction(0), ONE)
    }
    assert edges == {(2, 0): "5.264", (2, 1): "-71.077", (1, 0): "-1.412", (1, 1): "-44.913"}


@pytest.mark.slow
def test_what_the_bank_may_have_by_looking_at_it() -> None:
    """A few hands and cards shown, against all 163,185 hands of the bank."""
    from novamas.games.poker.no_draw.kernel import _by_rank, _by_suit, deal

    table = tables(FIVE)
    cards, qualifies = deal(table), ACE_KING.number(table)
    for mine, up in (((12, 24, 9, 21, 6), 4), ((12, 11, 10, 9, 3), 8), ((0, 13, 26, 7, 8), 12), ((4, 5, 6, 7, 8), 10)):
        dead = {*mine, up}
        hidden = combinations([card for card in range(52) if card not in dead], 4)
        number = table.of(map(named, mine))
        seen = [0] * 3
        for four in hidden:
            other = table.of((named(up), *map(named, four)))
            end = 0 if other < qualifies else 1 if other < number else 2 if other == number else 3
            if end < 3:
                seen[end] += 1
        left = np.array([4 - sum(card % 13 == rank for card in dead) for rank in range(13)])
        found, change = np.zeros((1, 2), dtype=np.int64), np.zeros(3, dtype=np.int64)
        idle = _by_rank(cards, left, up % 13, qualifies, np.array([number]), found)
        suited = sum(1 << card % 13 for card in mine if card // 13 == up // 13)
        _by_suit(cards, suited, up % 13, qualifies, number, change)
        assert [idle + change[0], found[0, 0] + change[1], found[0, 1] + change[2]] == seen


@pytest.mark.slow
def test_buying_a_card() -> None:
    found = buying(FIVE, on_second(STUD), ACE_KING, ONE)
    assert (per_cent(found.best.edge), per_cent(found.buys)) == ("1.217", "8.385")
    assert all(shape.buys == 1 for shape in found.shapes if shape.kind == HIGH_CARD and shape.four_suited)
    dear = buying(FIVE, on_second(STUD), ACE_KING, Fraction(1000))
    assert dear.buys == 0
    assert dear.best == no_draw(FIVE, on_second(STUD), ACE_KING).best, "who never buys plays as if he could not"


# -- texas poker -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_texas_as_published_for_casino_holdem() -> None:
    found = texas(FIVE, on_ante(HOLD), FOURS, BONUS)
    assert (per_cent(found.best.edge), per_cent(found.best.element_of_risk)) == ("2.158", "0.817")
    assert per_cent(found.goes, 1) == "82.0"
    assert per_cent(found.beside.edge) == "6.402"
    assert TEXAS_DEALS % found.best.edge.denominator == 0
    assert found.best.edge < found.by_chart.edge < found.thumb["pair-draw-or-10"].edge < found.thumb["all"].edge
    assert found.passed_up > 0, "the ante alone would pass hands that win the bet on the first five cards"


@pytest.mark.slow
def test_texas_under_every_reading() -> None:
    assert per_cent(texas(FIVE, on_ante(HOLD, ONE), FOURS).best.edge) == "-6.142"
    joint = texas(FIVE, on_ante(HOLD), FOURS, BONUS, ONE)
    assert joint.passed_up == 0
    assert joint.bonus == joint.beside
    assert per_cent(joint.best.edge) == "2.293"


@pytest.mark.slow
def test_a_hand_of_texas_by_looking_at_every_deal() -> None:
    """All 1,070,190 deals of one hand and one flop."""
    import poker_sim

    from novamas.games.poker.texas.kernel import FIELD, FIELD_MASK, _board, all_boards, all_ends

    table = tables(FIVE)
    boards = all_boards(table)
    ends = all_ends(table, boards, FOURS.number(table))
    mine, flop = (12, 21), np.array([10, 9, 22])
    found, seen = [0] * 3, [0] * 3
    for turn, river in combinations([card for card in range(52) if card not in (*mine, *flop)], 2):
        number, suit = _board(boards, flop, turn, river)
        kinds = sorted(card % 13 + (13 if card // 13 == suit else 0) for card in mine)
        counted = int(ends.ends[ends.row[number] + kinds[1] * (kinds[1] + 1) // 2 + kinds[0]])
        for end in range(3):
            found[end] += counted >> end * FIELD & FIELD_MASK
        for end, n in enumerate(poker_sim.rivals(np.array([*flop, turn, river, *mine]))):
            seen[end] += n
    assert found == seen


# -- poker with discard ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_the_bank_does_with_few_cards_left_by_looking_at_it() -> None:
    """Twenty-four cards are left at most: every hand of the bank and every draw."""
    import poker_sim

    from novamas.games.poker.draw.kernel_bank import alike_ranks, bank_of, different_ranks, one_suit

    table = tables(FIVE)
    qualifies = EIGHTS.number(table)
    bank = bank_of(table, qualifies, False)
    source = random.Random(1)
    for _ in range(6):
        dead = source.sample(range(52), source.choice((28, 30, 32)))
        live = np.array([card for card in range(52) if card not in dead])
        probes = [source.sample(range(52), 5) for _ in range(20)]
        probes += [[0, 1, 2, 3, 17], [12, 11, 10, 9, 8], [0, 2, 5, 7, 9], [3, 16, 29, 5, 18], [6, 19, 5, 4, 3]]
        seen = np.zeros((len(probes) + 1, 3), dtype=np.int64)
        seen[1:, 0] = [poker_sim.best_hand(np.array(probe)) for probe in probes]
        for first in range(len(live)):
            poker_sim.bank_draws(live, first, seen)
        left = np.array([sum(card % 13 == rank for card in live) for rank in range(13)])
        found = np.zeros(len(table.classes), dtype=np.int64)
        alike_ranks(bank, left, len(live), found)
        different_ranks(bank, left, np.zeros(13, dtype=np.int64), False, len(live), found)
        for suit in range(4):
            alive = np.array([int(suit * 13 + rank in live) for rank in range(13)])
            different_ranks(bank, left, alive, True, len(live), found)
            one_suit(bank, left, alive, len(live), found)
        assert comb(len(live), 5) * (len(live) - 5) * (len(live) - 6) - found.sum() == seen[0, 1]
        for probe, row in zip(probes, seen[1:], strict=True):
            if (number := table.of(map(named, probe))) >= qualifies:
                assert (found[qualifies:number].sum(), found[number]) == (row[1], row[2])


@pytest.mark.slow
def test_poker_with_discard_counted_and_played() -> None:
    """The count of all hands and discards; then rounds at random by the best discards that it found."""
    import poker_sim

    from novamas.games.poker.counting import payoffs
    from novamas.games.poker.draw.exact import _find, _Priced
    from novamas.games.poker.draw.kernel_hands import sorts

    ends = on_second(DRAW)
    found = draw(FIVE, ends, EIGHTS)
    assert (per_cent(found.best.edge), per_cent(found.best.element_of_risk)) == ("3.125", "1.042")
    assert (per_cent(found.by_lines.edge), per_cent(found.thumb["like-the-bank"].edge)) == ("3.617", "7.075")
    assert found.best.edge < found.thumb["all"].edge < found.thumb["pair"].edge
    assert sum(sum(row) for row in found.made.values()) == found.goes
    counted = _find(FIVE, payoffs(ends, FIVE)[0], EIGHTS, False)
    priced = _Priced(counted, FIVE, ends)
    choice = np.where(priced.goes, priced.best, -1)
    cards, _, place = sorts()
    pays = np.array([1, 1, 1, 2, 3, 5, 7, 20, 25, 100], dtype=np.float64)
    total = sum_of(lambda seed, rounds: poker_sim.draw(seed, rounds, place, cards, choice, pays, 2.0))
    close(total[0], total[1], found.best.mean)
    assert abs(total[2] / ROUNDS - float(found.best.win)) < 5 / sqrt(ROUNDS)
    assert abs(total[3] / ROUNDS - float(found.best.push)) < 5 / sqrt(ROUNDS)


# -- rounds at random --------------------------------------------------------------------------------------------------


def sum_of(play: Callable[[int, int], tuple[float, ...]], rounds: int = ROUNDS, parts: int = 16) -> list[float]:
    """The sums of so many rounds, played in parts by several threads, each part with a seed of its own."""
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda seed: play(seed, rounds // parts), range(1, parts + 1)))
    return [sum(column) for column in zip(*found, strict=True)]


def close(total: float, squares: float, mean: Fraction, rounds: int = ROUNDS) -> None:
    """The mean of the rounds is within four standard errors of the exact one."""
    seen = total / rounds
    error = sqrt((squares / rounds - seen * seen) / rounds)
    assert abs(seen - float(mean)) < 4 * error, f"{seen:.6f} ± {error:.6f} is not {float(mean):.6f}"


def code(value: Value) -> int:
    """A class of hand as the random rounds rank it."""
    if not value:
        return 10**9
    digits = 0
    for rank in value[1:]:
        digits = digits * 13 + rank - 2
    return value[0] * 1_000_000 + digits


@pytest.mark.slow
def test_rounds_of_poker_without_discard() -> None:
    import poker_sim

    found = no_draw(FIVE, on_second(STUD), ACE_KING)
    least = np.zeros((13, 2), dtype=np.int64)
    for line in found.lines:
        least[line.up - 2, int(line.match)] = code(line.least)
    pays = np.array([1, 1, 2, 3, 4, 5, 7, 20, 25, 100], dtype=np.float64)
    close(*sum_of(lambda seed, n: poker_sim.no_draw(seed, n, least, pays, 2.0, 0.0)), found.by_lines.mean)


@pytest.mark.slow
def test_rounds_of_texas_poker() -> None:
    import poker_sim

    found = texas(FIVE, on_ante(HOLD), FOURS, BONUS)
    pays = np.array([1, 1, 1, 1, 1, 2, 3, 10, 20, 100], dtype=np.float64)
    total = sum_of(lambda seed, n: poker_sim.texas(seed, n, 8, pays, 2.0))
    close(total[0], total[1], found.thumb["pair-draw-or-10"].mean)
    close(total[2], total[3], found.beside.mean)


@pytest.mark.slow
def test_rounds_of_three_card_poker() -> None:
    import poker_sim

    found = three_card(THREE_CARDS, even_money(THREE_CARDS), Least(HIGH_CARD, (12,)))
    bonus = np.array([0, 0, 0, 1, 4, 5], dtype=np.float64)
    prizes = np.array([-1, 1, 3, 6, 30, 40, 50], dtype=np.float64)
    least = sum((rank - 2) * 13**n for n, rank in enumerate(reversed(found.least[1:])))
    total = sum_of(lambda seed, n: poker_sim.three_card(seed, n, least, bonus, prizes))
    close(total[0], total[1], found.best.mean)
    kinds = zip(THREE_CARDS.kinds(), (50, 40, 30, 6, 3, 1), strict=False)
    close(total[2], total[3], side_bet(THREE_CARDS, [Prize(Least(kind), Fraction(n)) for kind, n in kinds]).mean)


@pytest.mark.slow
def test_rounds_of_trijoker() -> None:
    import poker_sim

    pays = np.array([-1, 1, 2, 3, 5, 8, 11, 50, 200, 500], dtype=np.float64)
    total = sum_of(lambda seed, n: poker_sim.trijoker(seed, n, 9, pays))
    close(total[0], total[1], trijoker(FIVE, three_bets(11, 500)).best.mean)


def lines_of(entries: Any) -> dict[tuple[str, str, str], list[int]]:
    """The chart of texas poker, flop by flop: the least second card for each first one, from the ace down."""
    return {key: [entry.low for entry in row] for key, row in groupby(entries, lambda e: (e.flop, e.suits, e.straight))}


@pytest.mark.slow
def test_the_chart_of_texas_poker() -> None:
    chart = lines_of(texas(FIVE, on_ante(HOLD), FOURS, BONUS).chart)
    assert chart["different", "flop-of-three-suits", "none"] == [2, 2, 2, 3, 4, 7, 0, 0, 0, 0, 0, 0]
    assert chart["different", "flop-of-one-suit", "none"] == [4, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert set(chart["different", "four", "none"]) == {2}, "with four of a suit one always goes"
