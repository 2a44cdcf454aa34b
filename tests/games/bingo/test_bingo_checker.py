"""The checker with a bit a card, beside the plain sentence: a line is complete when all its numbers were called."""

from __future__ import annotations

import random

import pytest

from novamas.games.bingo import cards
from novamas.games.bingo.acts import Lot
from novamas.games.bingo.checker import Checker, places
from novamas.games.bingo.desk import read_cards


@pytest.mark.parametrize("count", [1, 7, 8, 9, 300])
def test_it_finds_what_plain_sets_find(count: int) -> None:
    held = [cards.card(1, n, 1200) for n in range(1, count + 1)]
    rng = random.Random(count)
    balls = rng.sample(range(1, 91), 90)
    checker = Checker(held)
    now = checker.mark(())
    for n, ball in enumerate(balls, 1):
        now.mark(ball)
        called = set(balls[:n])
        lines = [[called.issuperset(line) for line in cards.line_numbers(rows)] for rows in held]
        for wanted in ((0, 1, 2), (1,)):
            found = list(places(now.line(wanted)))
            assert found == [i for i, full in enumerate(lines) if any(full[w] for w in wanted)]
        assert list(places(now.bingo())) == [i for i, full in enumerate(lines) if all(full)]
    assert now.bingo() == 2**count - 1


def test_whose_card_it_is() -> None:
    sold = (Lot("ana", 1, 5, 2, "paper"), Lot("bea", 1, 7, 1, "paper"))
    checker, names = read_cards(sold, 1200)
    assert [(lot.who, name) for lot, name in names] == [("ana", "1/5"), ("ana", "1/6"), ("bea", "1/7")]
    only_bea = checker.mark(cards.numbers(cards.card(1, 7, 1200)))
    assert [names[place][1] for place in places(only_bea.bingo())] == ["1/7"]
