"""The odds of three-card poker: as published, counted a second way, and played at the table."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from math import sqrt
from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import LAW, PokerSession, rows
from spin_oracle import UNIT

from novamas.games import family, make
from novamas.games.poker.acts import Fold, Go
from novamas.games.poker.three_card.bots import Player
from novamas.games.poker.three_card.exact import meetings
from novamas.kit.chance import Seeded
from novamas.kit.hand_tables import tables
from novamas.kit.hands import Ranking

GAME = "three-card-poker"
RANKING: Ranking = make(LAW, GAME).ranking  # type: ignore[attr-defined]
PAYS = {"royal": 50, "straight-flush": 40, "three": 30, "straight": 6, "flush": 3, "pair": 1}
BONUS = {"royal": 5, "straight-flush": 5, "three": 4, "straight": 1}


def per_cent(x: Fraction) -> str:
    return f"{float(100 * x):.4f}"


# -- the figures -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-15-051", "EUS96-15-053", "EUS96-15-054", "EUS96-15-055", "EUS96-15-057", "EUS96-15-059",
                    "EUS96-15-060", "EUS96-15-061", "EUS96-15-064")  # fmt: skip
def test_the_ante_costs_what_is_published_for_this_pay_table() -> None:
    """Queen, six and four or better: 3.37 per cent of the ante, 2.01 of all that is put down."""
    best = rows(GAME)["ante", "best-play"]
    assert (best.edge, per_cent(best.edge)) == (Fraction(686689, 20358520), "3.3730")
    assert (per_cent(best.element_of_risk), round(best.sd, 2)) == ("2.0147", 1.64)
    (chart,) = family(LAW, GAME).charts(make(LAW, GAME))
    assert chart.rows == (("≥ Q-6-4", ("go",)), ("< Q-6-4", ("fold",)))


def test_what_rules_of_thumb_cost() -> None:
    found = {way: per_cent(row.edge) for (bet, way), row in rows(GAME).items() if bet == "ante"}
    assert found == {
        "best-play": "3.3730", "like-the-bank": "3.4491", "always-go": "7.6538", "pair-or-better": "38.8365",
    }  # fmt: skip


@pytest.mark.clause("EUS96-15-072", "EUS96-15-073", "EUS96-15-074", "EUS96-15-075", "EUS96-15-076", "EUS96-15-077")
def test_par_plus_by_looking_at_every_hand() -> None:
    total, won = Fraction(0), 0
    for hand in combinations(range(52), 3):
        pays = PAYS.get(RANKING.evaluate(hand).kind, -1)
        total += pays
        won += pays > 0
    row = rows(GAME)["par-plus", ""]
    assert (-total / 22100, Fraction(won, 22100)) == (row.edge, row.win)
    assert per_cent(row.edge) == "7.0950"


@pytest.mark.parametrize(
    ("reading", "bet", "edge"),
    [
        pytest.param("royal-bonus", "ante", "3.4635", marks=pytest.mark.clause("EUS96-15-058", "EUS96-15-061")),
        pytest.param(
            "par-plus-beaten", "par-plus", "14.6656", marks=pytest.mark.clause("EUS96-15-062", "EUS96-15-071")
        ),
    ],
)
def test_what_the_letter_costs(reading: str, bet: str, edge: str) -> None:
    way = "best-play" if bet == "ante" else ""
    assert per_cent(rows(GAME, {reading: "literal"})[bet, way].edge) == edge


@pytest.mark.clause("EUS96-15-007", "EUS96-15-034", "EUS96-15-036")
def test_ties_that_the_letter_makes_change_no_edge_but_how_often_it_ties() -> None:
    usual = rows(GAME)["ante", "best-play"]
    for reading in ("three-card-low-straight", "three-card-flushes"):
        other = rows(GAME, {reading: "literal"})["ante", "best-play"]
        assert (other.win, other.push) != (usual.win, usual.push)
        assert other.edge == usual.edge


# -- counted a second way ----------------------------------------------------------------------------------------------


def ends(hand: tuple[int, ...]) -> list[int]:
    """How a hand fares against every hand of the bank, one by one: idle, won, tied, lost."""
    table = tables(RANKING)
    queen = table.of(cards("QS 3H 2D"))
    mine, found = table.of(hand), [0, 0, 0, 0]
    for bank in combinations([card for card in range(52) if card not in hand], 3):
        other = table.of(bank)
        found[0 if other < queen else 1 if mine > other else 2 if mine == other else 3] += 1
    return found


def sort_of(hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """A hand up to the names of the suits."""
    suits = [tuple(sorted(card % 13 for card in hand if card // 13 == suit)) for suit in range(4)]
    return tuple(sorted(suits))


def counted() -> dict[tuple[int, tuple[int, ...]], int]:
    """The counts of the odds room: how many hands there are of each class and fate."""
    found: dict[tuple[int, tuple[int, ...]], int] = {}
    queen = tables(RANKING).of(cards("QS 3H 2D"))
    for met in meetings(RANKING, queen):
        key = (met.number, tuple(met.ends))
        found[key] = found.get(key, 0) + met.hands
    return found


def test_some_hands_against_every_hand_of_the_bank() -> None:
    rng, known = random.Random("meetings"), counted()
    for written in ("QS 6H 4D", "QS 6S 4H", "AS KS QS", "2S 2H 2D", "AH 2H 3D"):
        hand = tuple(cards(written))
        assert (tables(RANKING).of(hand), tuple(ends(hand))) in known
    for _ in range(4):
        hand = tuple(rng.sample(range(52), 3))
        assert (tables(RANKING).of(hand), tuple(ends(hand))) in known


def advised(written: str) -> dict[str, Fraction]:
    """What the table tells Ana that each answer is worth."""
    t = PokerSession(GAME, "ana")
    t.stakes("ante", ana=1)
    first, second, third = written.split()
    t.dealt(f"{first} 2C {second} 3C {third} 8C")
    told: dict[str, Fraction] = t.table.decider.game.advice(t.table.view("ana").desk)
    assert t.table.decider.game.advice(t.table.view("zoe").desk) == {}, "nobody else can be told"
    return told


@pytest.mark.parametrize(("written", "goes"), [("QS 6H 4D", True), ("QS 6H 3D", False), ("5S 6H 7D", True)])
def test_the_advice_is_what_all_hands_of_the_bank_say(written: str, goes: bool) -> None:
    told = advised(written)
    idle, won, tied, lost = ends(tuple(cards(written)))
    bonus = BONUS.get(RANKING.evaluate(cards(written)).kind, 0)
    assert told == {"Go": Fraction(idle + 2 * won - 2 * lost, idle + won + tied + lost) + bonus, "Fold": Fraction(-1)}
    assert (told["Go"] > told["Fold"]) == goes


@pytest.mark.slow
def test_every_hand_against_every_hand_of_the_bank() -> None:
    """All 407,170,400 deals, a hand of each sort at a time; and the edge that follows."""
    sorts: dict[Any, list[tuple[int, ...]]] = {}
    for hand in combinations(range(52), 3):
        sorts.setdefault(sort_of(hand), []).append(hand)
    assert len(sorts) == 1755
    total = Fraction(0)
    for hands in sorts.values():
        idle, won, tied, lost = ends(hands[0])
        bonus = BONUS.get(RANKING.evaluate(hands[0]).kind, 0)
        going = Fraction(idle + 2 * won - 2 * lost, idle + won + tied + lost) + bonus
        total += max(Fraction(-1), going) * len(hands)
    assert -total / 22100 == rows(GAME)["ante", "best-play"].edge


# -- played at the table -----------------------------------------------------------------------------------------------


def evening(rounds: int) -> tuple[list[float], list[float]]:
    """What the ante and Par Plus win in each round, in minima, for somebody who plays best."""
    t = PokerSession(GAME, "ana", purse=20_000)
    t.table.source = Seeded("three cards")
    ante, beside = [], []
    for _ in range(rounds):
        t.stakes("ante", ana=1)
        t.stakes("par-plus", ana=1)
        mark, before = len(t.table.log), t.net("ana")
        while t.phase != "idle":
            if t.turn():
                t.do(Go(by="ana") if Player().goes(t.table.decider.game, t.desk) else Fold(by="ana"))
            elif not t.table.chance():
                t.table.staff()
        lying = {"SideSettled": 0, "Folded": 0}
        for envelope in t.table.log[mark:]:
            event = envelope.event
            if type(event).__name__ == "SideSettled":
                lying["SideSettled"] = sum(m.amount * (m.dst == "ana") for m in event.moves) - UNIT[LAW]
            elif type(event).__name__ == "Folded":
                lying["Folded"] = -UNIT[LAW]
        plus = lying["SideSettled"] + lying["Folded"]
        beside.append(plus / UNIT[LAW])
        ante.append((t.net("ana") - before - plus) / UNIT[LAW])
    return ante, beside


def agrees(results: list[float], edge: Fraction, sd: float, sigmas: float) -> bool:
    mean = sum(results) / len(results)
    return abs(mean + float(edge)) <= sigmas * sd / sqrt(len(results))


def test_a_short_evening_agrees() -> None:
    ante, beside = evening(400)
    found = rows(GAME)
    assert agrees(ante, found["ante", "best-play"].edge, found["ante", "best-play"].sd, 4)
    assert agrees(beside, found["par-plus", ""].edge, found["par-plus", ""].sd, 4)


@pytest.mark.slow
def test_a_long_evening_agrees() -> None:
    ante, beside = evening(10_000)
    found = rows(GAME)
    assert agrees(ante, found["ante", "best-play"].edge, found["ante", "best-play"].sd, 3)
    assert agrees(beside, found["par-plus", ""].edge, found["par-plus", ""].sd, 3)
