"""The cards: lawful, each different from every other, every number on as many as any; and the same for ever."""

from __future__ import annotations

import random
from itertools import combinations
from math import gcd

import pytest
from bingo_clauses import BINGO_CLAUSES
from bingo_oracle import CARD_NUMBERS, CARD_ONE, COLUMNS, LINES, NUMBERS, PER_COLUMN, PER_LINE, Hall
from spin_oracle import under

from novamas.games import make
from novamas.games.bingo import cards

SOME = sorted(random.Random("strips").sample(range(cards.STRIPS), 400))


@under(BINGO_CLAUSES, "card", "columns")
def test_every_card_is_lawful(law: str) -> None:
    """Fifteen different numbers, three lines of five; nine columns of one to three, none empty, in their spans."""
    game = make(law, "bingo")
    assert (game.rules.card.numbers, game.rules.card.lines, game.rules.card.per_line) == (CARD_NUMBERS, LINES, PER_LINE)
    for number in range(1, 1201):
        rows = game.hall.rows(f"3/{number}")
        assert len(cards.numbers(rows)) == CARD_NUMBERS
        assert [len(line) for line in cards.line_numbers(rows)] == [PER_LINE] * LINES
        for column, (first, last) in enumerate(cards.SPANS):
            held = [row[column] for row in rows if row[column]]
            assert PER_COLUMN[0] <= len(held) <= PER_COLUMN[1]
            assert held == sorted(held)
            assert all(first <= n <= last for n in held)
    assert len(cards.SPANS) == COLUMNS


@under(BINGO_CLAUSES, "balls")
def test_a_strip_holds_each_number_once(law: str) -> None:
    assert make(law, "bingo").rules.balls.numbers == NUMBERS
    for strip in (0, 1, cards.STRIPS - 1, *SOME):
        held = [n for rows in cards.make_strip(strip) for n in cards.numbers(rows)]
        assert sorted(held) == list(range(1, NUMBERS + 1))


def test_what_the_proof_rests_on() -> None:
    """The steps of the argument in `cards.py`, each by itself."""
    patterns = [counts for turn in range(cards.PATTERNS) for counts in cards.pattern(turn)]
    assert len(set(patterns)) == len(patterns) == 42
    for turn in range(cards.PATTERNS):
        assert [sum(column) for column in zip(*cards.pattern(turn), strict=True)] == list(cards.SIZES)
        assert all(sum(counts) == CARD_NUMBERS for counts in cards.pattern(turn))
        for ring, (first, last) in zip(cards.rings(turn), cards.SPANS, strict=True):
            assert sorted(ring) == list(range(first, last + 1))
    for size in cards.SIZES:  # neighbours from another starting point are another set
        for count in range(1, cards.LINES + 1):
            taken = {frozenset((at + n) % size for n in range(count)) for at in range(size)}
            assert len(taken) == size
    assert gcd(cards.STRIDE, cards.STARTS) == 1


def test_a_card_tells_its_strip_and_its_place() -> None:
    for strip in SOME:
        for place, rows in enumerate(cards.make_strip(strip)):
            assert cards.strip_of(rows) == (strip, place)


def test_no_two_cards_of_a_series_are_alike() -> None:
    seen = {cards.numbers(rows) for rows in cards.every_card(1, 6_000)}
    assert len(seen) == 6_000


def test_a_card_that_nobody_printed() -> None:
    rows = [list(row) for row in cards.card(1, 1, 1200)]
    rows[0][0], rows[0][2] = 0, 0
    with pytest.raises(ValueError, match="no strip"):
        cards.strip_of(tuple(map(tuple, rows)))
    with pytest.raises(ValueError, match="there is no strip"):
        cards.make_strip(cards.STRIPS)


@under(BINGO_CLAUSES, "printed")
def test_cards_stay_what_they_are(law: str) -> None:
    """Printed cards do not change: an auditor makes them again from series and number."""
    assert cards.line_numbers(make(law, "bingo").hall.rows("1/1")) == CARD_ONE


@under(BINGO_CLAUSES, "same cards", "printed")
def test_all_halls_have_the_same_cards(law: str) -> None:
    plain = make(law, "bingo")
    other = make(law, "bingo", {"line_share": 50, "most_cards": 6, "first_series": 7})
    assert all(plain.hall.rows(f"2/{n}") == other.hall.rows(f"2/{n}") for n in (1, 2, 600, 1200))


@under(BINGO_CLAUSES, "printed")
def test_series_size_and_price_stand_on_the_sheet(law: str) -> None:
    from novamas.games import FAMILIES

    made = make(law, "bingo", {"series_size": 600})
    cloth = FAMILIES["bingo"].sheet(made, 100).cloth
    assert (cloth.series_size, cloth.price) == (600, 100)


def test_series_follow_each_other_without_a_gap() -> None:
    assert cards.card(2, 1, 6) == cards.card(1, 7, 12)
    assert cards.last_series(1200) * 1200 <= cards.STRIPS * cards.STRIP
    hall = make("boe-1977", "bingo").hall
    assert hall.next_series(1) == 2
    assert hall.next_series(cards.last_series(1200)) == 1


def test_neighbours_do_not_look_alike() -> None:
    """Two cards of neighbouring strips share few numbers: about what two cards at random share."""
    shared = [
        len(cards.numbers(a) & cards.numbers(b))
        for strip in SOME[:50]
        for a, b in combinations((cards.make_strip(strip)[0], cards.make_strip((strip + 1) % cards.STRIPS)[0]), 2)
    ]
    assert sum(shared) / len(shared) < 2 * CARD_NUMBERS**2 / NUMBERS


@under(BINGO_CLAUSES, "order")
def test_a_series_that_begins_begins_with_one(law: str) -> None:
    hall = Hall(law, "ana", series_size=12)
    hall.buy("ana", 12)
    assert (hall.desk.series, hall.desk.next) == (2, 1)
