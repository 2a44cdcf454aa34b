"""The odds of poker with discard: the jackpot by the number of hands, the chart, and the count against the table."""

from __future__ import annotations

import random
from fractions import Fraction
from math import comb, sqrt
from typing import Any

import pytest
from card_oracle import cards
from draw_oracle import GAME, game, table
from poker_oracle import LAW, PokerSession, rows

from novamas.games import family
from novamas.games.odds import Row
from novamas.games.poker.acts import Go
from novamas.games.poker.draw.acts import Discard
from novamas.games.poker.draw.bank import choose_discards
from novamas.games.poker.draw.bots import Player
from novamas.games.poker.draw.exact import Line
from novamas.games.poker.draw.odds import answer, check_countable, rows_of_deals, strategy_lines
from novamas.kit.chance import Seeded
from novamas.law import BadLaw, library

HANDS = {"royal": 4, "straight-flush": 36, "four": 624}
"""How often each comes among all hands of five cards, as every book has it."""
ALL = comb(52, 5)
PARTS = {"royal": Fraction(1), "straight-flush": Fraction(1, 10), "four": Fraction(1, 20)}


def per_cent(x: Fraction) -> str:
    return f"{float(100 * x):.3f}"


# -- what takes no long count ------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-096", "EUS96-12-097", "EUS96-12-098", "EUS96-12-104", "EUS96-12-106")
@pytest.mark.parametrize(("name", "pot", "edge"), [("fixed", 2000, "97.014"), ("progressive", 1000, "98.507")])
def test_the_jackpot_at_its_least_by_the_number_of_hands(name: str, pot: int, edge: str) -> None:
    found = {row.strategy: row for row in rows_of_deals(game())}
    back = sum((pot * part * HANDS[kind] for kind, part in PARTS.items()), Fraction(0))
    row = found[f"{name}-pot"]
    assert (row.edge, per_cent(row.edge)) == (1 - back / ALL, edge)
    assert row.win == Fraction(sum(HANDS.values()), ALL)
    assert row.bet == "jackpot"


def test_a_house_with_a_higher_jackpot_has_its_own_figures() -> None:
    rich = game(jackpot=50, jackpot_kind="fixed", fixed=20_000)
    fixed, progressive = rows_of_deals(rich)
    assert (per_cent(fixed.edge), per_cent(progressive.edge)) == ("70.142", "98.507")


def line(kind: str, pair: int = 0, four: bool = False, straight: int = 0, *, throws: int, goes: int = 1) -> Line:
    shares = [Fraction(int(n == throws)) for n in range(3)]
    return Line(kind, pair, four, straight, Fraction(1), Fraction(goes), (shares[0], shares[1], shares[2]))


def test_the_chart_says_as_little_as_it_can() -> None:
    lines = [
        line("flush", four=True, straight=1, throws=0), line("flush", four=True, throws=0),
        line("three", throws=2), line("pair", 14, throws=2), line("pair", 13, throws=2), line("pair", 12, throws=1),
        line("pair", 14, four=True, throws=1), line("high-card", straight=1, throws=1),
        line("high-card", throws=2, goes=0),
    ]  # fmt: skip
    assert list(strategy_lines(lines)) == [
        ("hand-flush", ("go-0",)),
        ("hand-three", ("go-2",)),
        ("hand-pairs-13 hand-up-to-14", ("go-2",)),
        ("hand-pairs-12", ("go-1",)),
        ("hand-pairs-14 hand-four-suited", ("go-1",)),
        ("hand-high-card hand-straights-1", ("go-1",)),
        ("hand-high-card", ("fold",)),
    ]
    assert answer(line("pair", 8, throws=2)) == "go-2"


@pytest.mark.parametrize(
    ("place", "value"),
    [(("bank", "stands"), "flush"), (("bank", "throws", "pair", "cards"), 1), (("discard", "most"), 1)],
)
def test_only_the_usual_bank_is_counted(place: tuple[str, ...], value: Any) -> None:
    path = library().folders[LAW] / f"{GAME}.toml"
    node = tree = library().read(path)
    for key in place[:-1]:
        node = node[key]
    node[place[-1]] = value
    with library().pretend(path, tree), pytest.raises(BadLaw):
        check_countable(game({}).rules)
    check_countable(game().rules)


def test_what_each_bet_pays_is_told_without_a_count() -> None:
    terms = {each.bet: each for each in family(LAW, GAME).terms(game())}
    hands = [prize.pays for prize in terms["second-bet"].prizes if prize.case.startswith("poker-kind")]
    assert hands == ["100:1", "25:1", "20:1", "7:1", "5:1", "3:1", "2:1", "1:1"]
    assert terms["ante"].pays == "1:1"
    assert [prize.pays for prize in terms["jackpot"].prizes] == ["100 %", "10 %", "5 %", "10 %", "1 %", "0.5 %"]


# -- the table plays as it is counted ----------------------------------------------------------------------------------


def evening(rounds: int, seed: str) -> tuple[float, float]:
    """The mean result of somebody who always goes on and changes as the bank would, and its standard error."""
    t = table(purse=100_000)
    t.table.source = Seeded(seed)
    player, results = Player(), []
    for _ in range(rounds):
        before = t.net("ana")
        t.stakes("ante", ana=1)
        while t.phase != "idle":
            if t.turn():
                t.do(wanted(t, player))
            elif not t.table.chance():
                t.table.staff()
        results.append((t.net("ana") - before) / t.unit)
    mean = sum(results) / rounds
    return mean, sqrt(sum((x - mean) ** 2 for x in results)) / rounds


def wanted(t: PokerSession, player: Player) -> Any:
    if t.desk.stage == "go":
        return Go(by="ana")
    own = t.seen("ana", "1")
    return Discard(by="ana", cards=player.changes(game(), [card for card in own if card is not None]))


def test_a_short_evening_is_near_the_count() -> None:
    mean, error = evening(300, "short")
    assert abs(mean + 0.06) < 4 * error


@pytest.mark.slow
def test_a_long_evening_is_near_the_count() -> None:
    """Between best play, which costs 3.1 %, and the bank's own discards, which cost 7.1 %."""
    mean, error = evening(40_000, "long")
    assert -0.075 - 4 * error < mean < -0.031 + 4 * error


@pytest.mark.slow
@pytest.mark.clause("EUS96-12-027", "EUS96-12-068", "EUS96-12-083")
def test_the_rows_of_the_odds_room() -> None:
    found = rows(GAME)
    best = found["ante", "best-play"]
    assert (per_cent(best.edge), per_cent(best.edge / best.staked)) == ("3.125", "1.042")
    told_by: list[Row] = [found["ante", way] for way in ("always-go", "by-the-chart", "discarding-like-the-bank")]
    assert best.edge < told_by[0].edge < told_by[1].edge < told_by[2].edge
    plain, more = found["jackpot", "fixed-pot"], found["jackpot", "fixed-pot-and-discards"]
    assert more.edge < plain.edge
    assert per_cent(plain.edge) == "97.014"


@pytest.mark.slow
@pytest.mark.clause("EUS96-12-075", "EUS96-12-076", "EUS96-12-077", "EUS96-12-078", "EUS96-12-079", "EUS96-12-081")
def test_the_bank_of_the_count_is_the_bank_of_the_table() -> None:
    """Both throw the same cards away, hand by hand."""
    import numpy as np

    from novamas.games.poker.counting import Least
    from novamas.games.poker.draw.kernel_bank import bank_of, like_bank
    from novamas.kit.hand_tables import tables

    made = game()
    hand_table = tables(made.ranking)
    kernel = bank_of(hand_table, Least("pair", (8,)).number(hand_table), False)
    rng = random.Random(12)
    hands = [sorted(rng.sample(range(52), 5)) for _ in range(20_000)]
    hands += [sorted((card % 13 - 1) % 13 + card // 13 * 13 for card in cards(h)) for h in ("AS 2H 3D 4C 9S",)]
    discards = like_bank(kernel, np.array(hands))
    numbers = [(), *((n,) for n in range(5)), *((a, b) for a in range(5) for b in range(a + 1, 5))]
    for hand, discard in zip(hands, discards.tolist(), strict=True):
        own = [card // 13 * 13 + (card % 13 + 1) % 13 for card in hand]
        _, gone = choose_discards(own, made.ranking, made.rules.bank)
        assert sorted(own[n] for n in numbers[discard]) == sorted(gone)
