"""The odds of trijoker: the figures, checked against a sister game as published, counted again, played at the table."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import LAW, PokerSession, rows

from novamas.games import family, make
from novamas.games.poker.counting import Least, Prize
from novamas.games.poker.trijoker.acts import LeaveBet, WithdrawBet
from novamas.games.poker.trijoker.exact import trijoker
from novamas.kit.cards import suit
from novamas.kit.chance import Seeded
from novamas.kit.hands import FIVE, height

GAME = "trijoker"
PAYS = {
    "two-pair": 2,
    "three": 3,
    "straight": 5,
    "flush": 8,
    "full": 11,
    "four": 50,
    "straight-flush": 200,
    "royal": 500,
}
RUNS = [{14, 2, 3, 4, 5}, *(set(range(low, low + 5)) for low in range(2, 11))]


def per_cent(x: Fraction) -> str:
    return f"{float(100 * x):.4f}"


def pays(hand: Any, least: int = 11) -> int:
    """What five cards win for one, typed by hand."""
    made = FIVE.evaluate(hand)
    if made.kind == "pair":
        return 1 if made.ranks[0] >= least else -1
    return PAYS.get(made.kind, -1)


# -- the figures -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-13-038", "EUS96-13-039", "EUS96-13-040", "EUS96-13-041", "EUS96-13-042", "EUS96-13-043",
                    "EUS96-13-044", "EUS96-13-045", "EUS96-13-046", "EUS96-13-063", "EUS96-13-066")  # fmt: skip
def test_the_figures() -> None:
    found = {way: per_cent(row.edge) for (_, way), row in rows(GAME).items()}
    assert found == {
        "best-play": "15.0766", "never-withdraw": "131.5509", "always-withdraw": "43.8503",
        "only-with-a-prize": "16.5573", "first-only-with-a-prize": "15.2293",
    }  # fmt: skip
    best = rows(GAME)["three-bets", "best-play"]
    assert best.edge == Fraction(32653, 216580)
    assert per_cent(best.staked) == "118.5435"


@pytest.mark.clause("EUS96-13-003", "EUS96-13-036", "EUS96-13-038")
def test_by_the_letter_the_player_is_ahead() -> None:
    assert per_cent(rows(GAME, {"pairs-below-jacks": "literal"})["three-bets", "best-play"].edge) == "-87.7178"


def test_the_sister_game_costs_what_is_published() -> None:
    """Let It Ride is the same game with tens or better and 1000 to 1 for a royal: 3.5057 per cent of a base bet."""
    prizes = [Prize(Least("pair", (10,)), Fraction(1))]
    prizes += [Prize(Least(kind), Fraction(1000 if kind == "royal" else n)) for kind, n in PAYS.items()]
    found = trijoker(make(LAW, GAME).ranking, tuple(prizes))  # type: ignore[attr-defined]
    assert per_cent(found.best.edge) == "3.5057"


@pytest.mark.clause("EUS96-13-063", "EUS96-13-066")
def test_the_strategy_in_a_few_lines() -> None:
    first, second = family(LAW, GAME).charts(make(LAW, GAME))
    assert [row for row, _ in first.rows] == [
        "paid", "suited straights-3", "suited straights-2 high-1", "suited straights-1 high-2",
    ]  # fmt: skip
    assert [row for row, _ in second.rows] == ["paid", "suited", "straights-2 high-1"]


# -- counted again -----------------------------------------------------------------------------------------------------


def test_a_bet_that_is_never_taken_back_by_the_number_of_hands() -> None:
    """Five cards at random: what every book says of how often each combination comes."""
    hands = {"two-pair": 123552, "three": 54912, "straight": 10200, "flush": 5108, "full": 3744, "four": 624,
             "straight-flush": 36, "royal": 4}  # fmt: skip
    jacks = 1098240 * 4 // 13
    won = jacks + sum(hands.values())
    net = jacks + sum(hands[kind] * PAYS[kind] for kind in hands) - (comb(52, 5) - won)
    row = rows(GAME)["three-bets", "always-withdraw"]
    assert row.edge == -Fraction(net, comb(52, 5))
    assert rows(GAME)["three-bets", "never-withdraw"].edge == 3 * row.edge


def worth(hand: list[int]) -> Fraction:
    """What one bet wins on the average with three or four cards, by looking at all that may come."""
    rest = [card for card in range(52) if card not in hand]
    ends = [pays([*hand, *more]) for more in combinations(rest, 5 - len(hand))]
    return Fraction(sum(ends), len(ends))


def stays(hand: list[int]) -> bool:
    """The few lines of the strategy, written down a second time."""
    ranks = [height(card) for card in hand]
    alike = sorted((ranks.count(rank), rank) for rank in set(ranks))
    paid = alike[-1][0] >= 3 or (alike[-1][0] == 2 and (alike[-1][1] >= 11 or (len(alike) > 1 and alike[-2][0] == 2)))
    suited = len({suit(card) for card in hand}) == 1
    runs = 0 if alike[-1][0] > 1 else sum(run.issuperset(ranks) for run in RUNS)
    high = sum(rank >= 11 for rank in ranks)
    if len(hand) == 3:
        return paid or (suited and runs > 0 and runs + high >= 3)
    return paid or suited or (runs == 2 and high >= 1)


@pytest.mark.parametrize(
    "written",
    ["10S JS QS", "3S 4S 5S", "2S 3S 4S", "9S 10S QS", "2S 2H 5D", "JS JH 2D", "10S 10H 9D", "AS KH QD", "8S 9S JS"],
)
def test_three_cards_by_looking_at_both_that_may_come(written: str) -> None:
    hand = cards(written)
    assert (worth(hand) > 0) == stays(hand)


def test_the_advice_is_what_all_that_may_come_says() -> None:
    t = PokerSession(GAME, "ana")
    t.stakes("three-bets", ana=3)
    t.dealt("10S 2H JS 7C QS")
    told = t.table.decider.game.advice(t.table.view("ana").desk)
    assert told == {"LeaveBet": worth(cards("10S JS QS")), "WithdrawBet": 0}
    assert t.table.decider.game.advice(t.table.view("zoe").desk) == {}, "nobody else can be told"
    t.do(LeaveBet(by="ana"))
    told = t.table.decider.game.advice(t.table.view("ana").desk)
    assert told["LeaveBet"] == worth(cards("10S JS QS 2H"))


def test_four_cards_by_looking_at_the_last() -> None:
    rng = random.Random("four cards")
    for written in ("8S 9H 10D JC", "7S 8H 9D 10C", "2S 5S 9S KS", "10S JH QD KC", "JS QH KD AC", "2S 2H 3D 3C"):
        assert (worth(cards(written)) > 0) == stays(cards(written)), written
    for _ in range(120):
        hand = rng.sample(range(52), 4)
        assert (worth(hand) > 0) == stays(hand), hand


@pytest.mark.slow
def test_every_hand_of_three_by_looking_at_both_that_may_come() -> None:
    """And the edge that follows from the strategy in words: it is the best there is."""
    seen: dict[Any, tuple[int, list[int]]] = {}
    for hand in combinations(range(52), 3):
        key = tuple(sorted(tuple(card % 13 for card in hand if card // 13 == one) for one in range(4)))
        seen[key] = (seen.get(key, (0, []))[0] + 1, list(hand))
    total = Fraction(0)
    for count, hand in seen.values():
        rest = [card for card in range(52) if card not in hand]
        net = 0
        for fourth in rest:
            ends = sum(pays([*hand, fourth, last]) for last in rest if last != fourth)
            net += ends * (1 + stays(hand) + stays([*hand, fourth]))
        total += Fraction(net * count, 49 * 48)
    assert -total / comb(52, 3) == rows(GAME)["three-bets", "best-play"].edge


# -- played at the table -----------------------------------------------------------------------------------------------


def evening(rounds: int) -> list[float]:
    """What each round wins, in units of one bet, for somebody who plays by the strategy in words."""
    t = PokerSession(GAME, "ana", purse=20_000)
    t.table.source = Seeded("three jokers")
    found = []
    for _ in range(rounds):
        t.stakes("three-bets", ana=3)
        before = t.net("ana")
        while t.phase != "idle":
            if t.turn():
                seen = [card for place in ("1", "left") for card in t.seen("ana", place) if card is not None]
                t.do(LeaveBet(by="ana") if stays(seen) else WithdrawBet(by="ana"))
            elif not t.table.chance():
                t.table.staff()
        found.append((t.net("ana") - before) / t.unit)
    return found


def agrees(results: list[float], sigmas: float) -> bool:
    row = rows(GAME)["three-bets", "best-play"]
    mean = sum(results) / len(results)
    return abs(mean + float(row.edge)) <= sigmas * row.sd / sqrt(len(results))


def test_a_short_evening_agrees() -> None:
    assert agrees(evening(400), 4)


@pytest.mark.slow
def test_a_long_evening_agrees() -> None:
    assert agrees(evening(10_000), 3)
