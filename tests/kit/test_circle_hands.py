"""Hands of poker among players: short decks, figuras, one's own cards and common ones, low hands, open hands."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest

from novamas.kit import hand_tables, hands
from novamas.kit.cards import parse
from novamas.kit.hands import (
    FIGURES,
    FIVE_CARDS,
    FLUSH,
    FULL,
    HIGH_CARD,
    PAIR,
    THREE,
    CircleRanking,
    LowRanking,
    Made,
    flush_over_full,
    has_open_pair,
    low,
    open_value,
)

OPEN = CircleRanking()
CLOSED_ORDER = tuple(k for kind in FIVE_CARDS for k in ((kind, FIGURES) if kind == THREE else (kind,)))
CLOSED = CircleRanking(order=CLOSED_ORDER)
CLOSED_32 = CircleRanking(order=flush_over_full(CLOSED_ORDER), lowest=7)
OPEN_32 = CircleRanking(order=flush_over_full(FIVE_CARDS), lowest=7)
OPEN_28 = CircleRanking(order=flush_over_full(FIVE_CARDS), lowest=8)
LETTER = CircleRanking(
    order=CLOSED_ORDER,
    ties=(("four", 1), (FULL, 1), (FLUSH, 1), (THREE, 1), (PAIR, 2), (HIGH_CARD, 1)),
    figures="next-card",
)


def hand(written: str) -> list[int]:
    return [parse(name) for name in written.split()]


@pytest.mark.clause("EUS96-17-053", "EUS96-17-061", "EUS96-17-062", "EUS96-17-066")
@pytest.mark.parametrize(
    ("ranking", "ascending"),
    [
        (OPEN, ["JS JH QD QC KS", "2S 2H 2D 3C 4S", "AS 2H 3D 4C 5S", "2S 3H 4D 5C 6S", "2S 3S 4S 5S 7S",
                "2S 2H 2D 3C 3S", "2S 2H 2D 2C 3S", "AS 2S 3S 4S 5S", "9S 10S JS QS KS", "10S JS QS KS AS"]),
        (CLOSED, ["10S 10H AD AC KS", "JS JH QD KC AS", "JS JH QD QC KS", "AS AH KD QC JS", "AS AH JD JC KS",
                  "AS AH KD KC QS", "2S 2H 2D 3C 4S", "JS JH JD AC KS"]),
        (CLOSED_32, ["AS AH KD KC QS", "7S 7H 7D 8C 9S", "AS 7H 8D 9C 10S", "AS AH AD KC KS", "7S 8S 9S 10S QS",
                     "7S 7H 7D 7C 8S"]),
        (OPEN_28, ["AS AH KD KC QS", "8S 8H 8D 9C 10S", "AS 8H 9D 10C JS", "8S 9H 10D JC QS", "AS AH AD KC KS",
                   "8S 9S 10S JS KS", "8S 8H 8D 8C 9S", "AS 8S 9S 10S JS", "8S 9S 10S JS QS"]),
    ],
)  # fmt: skip
def test_which_hand_is_higher_in_each_deck(ranking: CircleRanking, ascending: list[str]) -> None:
    values = [ranking.value(hand(cards)) for cards in ascending]
    assert all(lower < higher for lower, higher in pairwise(values)), list(zip(ascending, values, strict=True))


@pytest.mark.clause("EUS96-17-007", "EUS96-1706-005")
def test_the_ace_stands_below_the_lowest_card_in_play() -> None:
    assert OPEN.evaluate(hand("AS 2H 3D 4C 5S")) == Made("straight", (5, 4))
    assert OPEN_32.evaluate(hand("AS 7H 8D 9C 10S")) == Made("straight", (10, 9))
    assert OPEN_28.evaluate(hand("AS 8H 9D 10C JS")) == Made("straight", (11, 10))
    assert OPEN_28.evaluate(hand("AS 8S 9S 10S JS")) == Made("straight-flush", (11, 10))
    assert OPEN.evaluate(hand("AS 7H 8D 9C 10S")).kind == HIGH_CARD
    assert OPEN_32.evaluate(hand("AS 8H 9D 10C JS")).kind == HIGH_CARD


@pytest.mark.clause("EUS96-17-061", "EUS96-17-066")
@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        (CLOSED_32, {"royal": 4, "straight-flush": 16, "four": 224, "flush": 204, "full": 1344, "figures": 3264}),
        (OPEN_28, {"royal": 4, "straight-flush": 12, "four": 168, "flush": 68, "full": 1008}),
    ],
)
def test_how_many_hands_of_each_kind_a_deck_has(ranking: CircleRanking, expected: dict[str, int]) -> None:
    found = Counter(ranking.evaluate(cards).kind for cards in combinations(ranking.deck(), 5))
    assert {kind: found[kind] for kind in expected} == expected


@pytest.mark.clause("EUS96-17-072")
def test_what_decides_between_figuras() -> None:
    first, second = CLOSED.value(hand("AS AH JD JC KS")), CLOSED.value(hand("AD AC KH QC JS"))
    assert first > second, "the second pair is more than none"
    assert LETTER.value(hand("AS AH JD JC KS")) == LETTER.value(hand("AD AC KH QC JS")), "the letter: pair, next card"
    assert LETTER.value(hand("AS AH JD JC QS")) < LETTER.value(hand("AD AC KH QC JS"))
    assert LETTER.value(hand("KS KH JD JC QS")) < LETTER.value(hand("AD AC JH QC JS"))
    for rank in (LETTER, CLOSED):
        assert rank.value(hand("KS KH JD QC JS")) < rank.value(hand("AD AC JH QC JS"))
        assert rank.value(hand("QS QH AD KC JS")) < rank.value(hand("KD KC QH JC JS")), "the pair before any card"


@pytest.mark.clause("EUS96-17-067", "EUS96-17-068", "EUS96-17-070", "EUS96-17-071", "EUS96-17-074", "EUS96-17-065")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("4S 4H 4D 4C 9S", "4S 4H 4D 4C 8S"),
        ("4S 4H 4D 9C 9S", "4S 4H 4C 8C 8S"),
        ("AS QS 7S 5S 3S", "AH JH 7H 5H 3H"),
        ("4S 4H 4D KC 2S", "4S 4H 4C 9C 8S"),
        ("4S 4H KD 7C 2S", "4D 4C KH 6C 2S"),
        ("AS QH 7S 5S 3S", "AH JS 7H 5H 3H"),
    ],
)
def test_cards_beside_decide_unless_the_letter_is_read(first: str, second: str) -> None:
    assert CLOSED.value(hand(first)) > CLOSED.value(hand(second))
    assert LETTER.value(hand(first)) == LETTER.value(hand(second))


@pytest.mark.clause("EUS96-170201-003", "EUS96-170301-003", "EUS96-1706-002")
def test_how_many_of_ones_own_cards_are_in_the_hand() -> None:
    common = hand("KS QS JS 10S 2H")
    assert hands.best(hand("AS 9H"), common, OPEN)[0] == OPEN.value(hand("AS KS QS JS 10S"))
    value, cards = hands.best(hand("AS 9H 9D 3C"), common, OPEN, (2, 2))
    assert value == OPEN.value(hand("9H 9D KS QS JS")), "a straight or a flush would need four common cards"
    assert sum(card in hand("AS 9H 9D 3C") for card in cards) == 2
    assert OPEN.evaluate(hands.best(hand("AH 2C"), hand("KS QS JS 10S 9S"), OPEN, (2, 2))[1]).kind == HIGH_CARD
    assert hands.best(hand("3D 2C"), hand("KS QS JS 10S 9S"), OPEN)[1] == tuple(hand("KS QS JS 10S 9S"))


@pytest.mark.parametrize(
    ("ranking", "own", "common", "use"),
    [
        (OPEN, 2, 5, (0, 5)), (OPEN, 4, 5, (2, 2)), (OPEN, 5, 5, (2, 2)), (OPEN, 2, 3, (0, 5)), (OPEN, 7, 0, (0, 5)),
        (CLOSED, 5, 0, (0, 5)), (CLOSED_32, 5, 0, (0, 5)), (OPEN_28, 2, 5, (2, 2)), (OPEN, 2, 5, (1, 2)),
        (LETTER, 2, 5, (0, 5)),
    ],
)  # fmt: skip
def test_the_tables_say_the_same(ranking: CircleRanking, own: int, common: int, use: tuple[int, int]) -> None:
    rng = random.Random(own * 100 + common)
    for _ in range(120):
        cards = rng.sample(ranking.deck(), own + common)
        mine, others = cards[:own], cards[own:]
        assert hand_tables.best(mine, others, ranking, use) == hands.best(mine, others, ranking, use)


EIGHT = LowRanking()


@pytest.mark.parametrize("ranking", [EIGHT, LowRanking(own=False)])
def test_the_table_of_low_hands_says_the_same(ranking: LowRanking) -> None:
    rng = random.Random(8)
    for _ in range(150):
        cards = rng.sample(OPEN.deck(), 9)
        assert hand_tables.low(cards[:4], cards[4:], ranking, (2, 2)) == low(cards[:4], cards[4:], ranking, (2, 2))


@pytest.mark.clause("EUS96-170203-006", "EUS96-170203-007")
def test_low_hands_need_three_low_common_cards() -> None:
    own = hand("AS 2H KD KC")
    found = low(own, hand("3S 5H 8D KS QS"), EIGHT, (2, 2))
    assert found is not None
    assert sorted(found[1]) == sorted(hand("AS 2H 3S 5H 8D"))
    assert low(own, hand("3S 5H 9D KS QS"), EIGHT, (2, 2)) is None
    assert low(hand("AS 2H KD KC"), hand("AD 2C 8D KS QS"), EIGHT, (2, 2)) is None, "no five different ranks"
    assert low(hand("AS 9H KD KC"), hand("3S 5H 8D KS QS"), EIGHT, (2, 2)) is None, "only one own card is low"


@pytest.mark.clause("EUS96-170203-006")
def test_the_lowest_hand_is_the_one_with_the_lowest_high_card() -> None:
    ascending = ["4S 5S 6S 7S 8S", "AS 2H 3D 4C 8S", "3S 4H 5D 6C 7S", "AS 2H 3D 4C 6S", "AS 2S 3S 4S 5S"]
    values = [EIGHT.value(hand(cards)) for cards in ascending]
    assert all(a is not None and b is not None and a < b for a, b in pairwise(values))


def test_where_only_the_common_cards_are_bound_any_hand_may_be_the_lowest() -> None:
    letter = LowRanking(own=False)
    found = low(hand("9S KH"), hand("3S 5H 8D KS QS"), letter, (2, 2))
    assert found is not None
    assert sorted(found[1]) == sorted(hand("9S KH 3S 5H 8D"))
    paired, better = letter.value(hand("3S 3H 4D 5C 6S")), letter.value(hand("9S KH 3S 5H 8D"))
    assert paired is not None
    assert better is not None
    assert paired < better
    assert low(hand("AS 2H"), hand("3S 5H 9D KS QS"), letter, (2, 2)) is None


@pytest.mark.clause("EUS96-1704-010", "EUS96-1705-005")
def test_which_open_cards_are_higher() -> None:
    ascending = ["7S", "AS", "KS QH", "AS 7H", "7S 7H", "AS AH", "KS QS JS", "AS 8H 7D", "8S 8H 7D", "7S 7H 7D"]
    for size in (1, 2, 3):
        values = [open_value(hand(cards), OPEN_32) for cards in ascending if len(cards.split()) == size]
        assert all(lower < higher for lower, higher in pairwise(values))
    four = ["9S 10S JS QS", "7S 7H AD KC", "7S 7H 8D 8C", "7S 7H 7D 8C", "7S 7H 7D 7C"]
    values = [open_value(hand(cards), OPEN_32) for cards in four]
    assert all(lower < higher for lower, higher in pairwise(values))
    assert [has_open_pair(hand(cards)) for cards in ("7S", "7S 8H", "7S 7H", "7S 8H 8D")] == [False, False, True, True]
    assert open_value(hand("9S 10S JS QS KS"), OPEN_32) == OPEN_32.value(hand("9S 10S JS QS KS"))
