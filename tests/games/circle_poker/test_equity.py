"""Equities: known figures, a second derivation by plain loops on small cases, ranges, and what a bet asks for."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

pytest.importorskip("numba")

from novamas.games.circle_poker.arithmetic.equity import (
    BadEquity,
    Contest,
    against,
    equity,
    pot_odds,
    value_of_covering,
    ways,
)
from novamas.games.circle_poker.arithmetic.preflop import HALF_POTS, PREFLOP
from novamas.games.circle_poker.arithmetic.ranges import BadRange, all_kinds, kind_of, order, pairs_of, read
from novamas.kit import hands
from novamas.kit.cards import parse
from novamas.kit.hands import FIVE_CARDS, CircleRanking, LowRanking, flush_over_full

HOLDEM = Contest()
OMAHA = Contest(own=4, use_own=(2, 2))
HI_LO = Contest(own=4, use_own=(2, 2), low=LowRanking())
DOUBLE = Contest(boards=2)
STUD = Contest(own=7, common=0)
SHORT = CircleRanking(order=flush_over_full(FIVE_CARDS), lowest=8)
SINTETICO = Contest(ranking=SHORT, own=2, use_own=(2, 2))
DRAW = Contest(ranking=CircleRanking(order=flush_over_full(FIVE_CARDS), lowest=7), own=5, common=0)


def cards(written: str) -> tuple[int, ...]:
    return tuple(parse(name) for name in written.split())


@pytest.mark.parametrize(
    ("first", "second", "wins", "shares"),
    [
        # counted by many before: boards won and shared of the 1,712,304 that there are
        ("AS AH", "KS KH", 1410336, 9308),
        ("AS AH", "KD KC", 1388072, 6538),
        ("AS KS", "AD KD", 122556, 1467192),
    ],
)
def test_known_figures_before_the_flop(first: str, second: str, wins: int, shares: int) -> None:
    found = equity(HOLDEM, [cards(first), cards(second)])
    assert (found.exact, found.deals) == (True, 1712304)
    one, other = found.shares
    assert (one.wins * found.deals, one.shares * found.deals) == (wins, shares)
    assert one.equity + other.equity == 1
    pair = [sorted(cards(hand)) for hand in (first, second)]
    met = against(HOLDEM, {(pair[0][0], pair[0][1]): 1}, {(pair[1][0], pair[1][1]): 1})
    assert (met.equity, met.wins, met.shares) == (one.equity, one.wins, one.shares)


def test_figures_that_everybody_quotes() -> None:
    def percent(first: str, second: str) -> float:
        return round(100 * float(against(HOLDEM, read(first), read(second)).equity), 1)

    assert percent("AA", "KK") == 81.9
    assert percent("AKs", "QQ") == 46.0
    assert percent("AKo", "QQ") == 43.2
    assert percent("JTs", "22") == 53.8


def by_plain_loops(
    contest: Contest, held: list[tuple[int, ...]], board: tuple[int, ...], dead: tuple[int, ...] = ()
) -> list[Fraction]:
    """The same by the definition: every board that may come, hands by the reference, pots in halves where they are."""
    known = {*board, *dead, *(card for hand in held for card in hand)}
    rest = [card for card in contest.ranking.deck() if card not in known]
    totals, deals = [Fraction(0)] * len(held), 0
    for more in combinations(rest, contest.common - len(board)):
        common = (*board, *more)
        deals += 1
        high = [hands.best(hand, common, contest.ranking, contest.use_own)[0] for hand in held]
        parts = [Fraction(value == max(high), high.count(max(high))) for value in high]
        if contest.low is not None:
            found = [hands.low(hand, common, contest.low, contest.use_own) for hand in held]
            lows = [low[0] for low in found if low]
            if lows:
                low_parts = [
                    Fraction(bool(low) and low[0] == max(lows), lows.count(max(lows))) if low else Fraction(0)
                    for low in found
                ]
                parts = [(a + b) / 2 for a, b in zip(parts, low_parts, strict=True)]
        totals = [a + b for a, b in zip(totals, parts, strict=True)]
    return [total / deals for total in totals]


@pytest.mark.parametrize(
    ("contest", "held", "board"),
    [
        (HOLDEM, ["AS KS", "QH QD", "9C 8C"], "10C 9S 2C 5H"),
        (HOLDEM, ["AS AH", "KS KH"], "10S 9S 2S 5H"),
        (OMAHA, ["AS AH KS 2D", "QH QD JC 10C"], "10H 9S 2C 8H"),
        (HI_LO, ["AS 2H KS KH", "3D 4D QC QS", "AD 3H 5S 9C"], "7H 8C JD 2S"),
        (HI_LO, ["AS 2H KS KH", "3D 4D QC QS"], "7H 6C JD 8S"),
        (SINTETICO, ["AS AH", "KS QS", "8D 9D"], "10S JS 9H"),
        (SINTETICO, ["AS AH", "KS KH"], "10S"),
    ],
)
def test_a_second_derivation_by_plain_loops(contest: Contest, held: list[str], board: str) -> None:
    players = [cards(hand) for hand in held]
    found = equity(contest, players, [cards(board)])
    assert found.exact
    assert [share.equity for share in found.shares] == by_plain_loops(contest, players, cards(board))


def test_five_cards_of_ones_own_and_cards_that_come_to_each() -> None:
    kept, other = cards("AS AH AD"), cards("KS KH KD KC")
    found = equity(DRAW, [(*kept, parse("7C")), other])
    rest = [card for card in DRAW.ranking.deck() if card not in (*kept, parse("7C"), *other)]
    won = total = Fraction(0)
    for mine in rest:
        for theirs in rest:
            if mine != theirs:
                total += 1
                values = [DRAW.ranking.value((*kept, parse("7C"), mine)), DRAW.ranking.value((*other, theirs))]
                won += Fraction(values[0] >= values[1], 1 + (values[0] == values[1]))
    assert found.shares[0].equity == won / total
    assert found.deals == total == ways(DRAW, [(*kept, parse("7C")), other], ())


def test_stud_counts_what_may_lie_hidden() -> None:
    mine, theirs = cards("AS AH KD KC 9S 8H 2C"), cards("QS QH JD JC")
    found = equity(STUD, [mine, theirs])
    assert found.exact
    assert found.deals == 41 * 40 * 39 // 6
    drawn = equity(STUD, [mine, theirs], exact=False, deals=50_000)
    share = drawn.shares[0]
    assert not drawn.exact
    assert abs(float(share.equity - found.shares[0].equity)) < 5 * share.error < 0.02


def test_two_boards_decide_about_a_half_each() -> None:
    players = [cards("AS AH"), cards("KS KH")]
    one, other = cards("KD 7C 2H"), cards("QD JC 3H")
    found = equity(DOUBLE, players, [one, other])
    halves = [equity(HOLDEM, players, [board], dead) for board, dead in ((one, other), (other, one))]
    expected = (halves[0].shares[0].equity + halves[1].shares[0].equity) / 2
    assert found.shares[0].equity == expected
    assert equity(DOUBLE, players).shares[0].equity == equity(HOLDEM, players).shares[0].equity


def test_ranges_against_each_other_are_the_average_of_their_pairs() -> None:
    board, first, second = cards("10C 9S 2C 5H"), read("QQ,AcKc,87s"), read("AhKh,T9,55,20%")
    won = met = Fraction(0)
    for mine in first:
        for theirs in second:
            if len({*mine, *theirs, *board}) == 8:
                won += equity(HOLDEM, [mine, theirs], [board]).shares[0].equity
                met += 1
    found = against(HOLDEM, first, second, board)
    assert found.equity == won / met
    few = against(HOLDEM, read("QQ,AcKc"), second, board)
    assert {pair: few.pairs[pair] for pair in few.pairs} == {pair: found.pairs[pair] for pair in few.pairs}


def test_the_table_of_two_cards_against_any_other() -> None:
    assert set(PREFLOP) == set(all_kinds())
    assert sum(PREFLOP[kind] * len(pairs_of(kind)) for kind in PREFLOP) * 2 == HALF_POTS * 1326
    assert [round(100 * PREFLOP[kind] / HALF_POTS, 2) for kind in ("AA", "AKs", "72o", "32o")] == [
        85.2, 67.04, 34.58, 32.3,
    ]  # fmt: skip
    assert order()[:3] == ("AA", "KK", "QQ")


@pytest.mark.slow
@pytest.mark.parametrize("pair", ["AhAd", "Th9h", "7s2d"])
def test_the_table_counted_again(pair: str) -> None:
    pairs = read(pair)
    assert against(HOLDEM, pairs, read("any")).equity == Fraction(PREFLOP[kind_of(next(iter(pairs)))], HALF_POTS)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("QQ+", 18), ("AKs", 4), ("AKo", 12), ("AK", 16), ("AhKh", 1), ("10s9s", 1), ("A2s+", 48), ("99-77", 18),
        ("A5s-A2s", 16), ("JTs-98s", 12), ("any", 1326), ("QQ+, AKs", 22), ("KK,AA;AKs,AA", 16), ("0.4%", 6),
    ],
)  # fmt: skip
def test_ranges_as_players_write_them(text: str, count: int) -> None:
    assert len(read(text)) == count


@pytest.mark.parametrize("text", ["", "AKx", "QQs", "0%", "101%", "AhAh", "A5s-K2s", "AKs-AQo", "1"])
def test_ranges_that_nobody_can_read(text: str) -> None:
    with pytest.raises(BadRange):
        read(text)


def test_what_a_bet_asks_for() -> None:
    assert pot_odds(300, 100) == Fraction(1, 4)
    assert value_of_covering(Fraction(1, 4), 300, 100) == 0
    assert value_of_covering(Fraction(1, 2), 300, 100) == 100
    with pytest.raises(BadEquity):
        pot_odds(0, 0)


@pytest.mark.parametrize(
    ("contest", "held", "board"),
    [
        (HOLDEM, ["AS AH", "AS KH"], ""),
        (HOLDEM, ["AS AH 2C", "QS KH"], ""),
        (SINTETICO, ["AS AH", "2S KH"], ""),
        (HOLDEM, ["AS AH", "QS KH"], "2C 3C 4C 5C 6C 7C"),
        (Contest(own=4, use_own=(1, 3)), ["AS AH 2C 3C"], "9D"),
    ],
)
def test_cards_that_cannot_lie_together(contest: Contest, held: list[str], board: str) -> None:
    with pytest.raises(BadEquity):
        equity(contest, [cards(hand) for hand in held], [cards(board)])


def test_the_panel_uses_only_what_its_reader_sees() -> None:
    """Other cards where the reader sees none change nothing."""
    from msgspec.structs import replace

    from novamas.games import make
    from novamas.games.circle_poker.acts import CirclePoker, Hand
    from novamas.games.circle_poker.arithmetic.seen import equities_of
    from novamas.games.circle_poker.play import CirclePokerGame
    from novamas.kit.decider import Veiled

    game = make("euskadi-1996", "texas-holdem")
    assert isinstance(game, CirclePokerGame)

    def table(hidden: str) -> CirclePoker:
        held = {
            "ana": tuple(Veiled(card, ("ana",)) for card in cards("AS AH")),
            "bea": tuple(Veiled(card, ("bea",)) for card in cards(hidden)),
        }
        hand = Hand(players=("ana", "bea"), cards=held, boards=(cards("KD 7C 2H"),), pot=100)
        return replace(CirclePoker(minimum=100), hand=hand, chips={"ana": 500, "bea": 500})

    first, second = (equities_of(game, table(hidden), "ana", 2_000) for hidden in ("KS KH", "3C 4D"))
    assert first == second
    assert first.exact
    assert first.deals == 47 * 46 * 45 * 44 // 4
    assert 0.8 < first.shares[0].equity < 0.9
