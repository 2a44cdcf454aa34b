"""Poker hands: what cards make, which hand is higher, and that the tables say the same as the plain rules."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from itertools import combinations, pairwise

import pytest

from novamas.kit.cards import parse
from novamas.kit.errors import BadInput
from novamas.kit.hand_tables import CARD_BIT, CARD_KEY, LOW_MASK, SHIFT, class_of, tables
from novamas.kit.hands import FIVE, FIVE_ACES, FIVE_CARDS, FLUSH, PAIR, STRAIGHT, Made, Ranking

THREE = Ranking(order=("royal", "straight-flush", "three", "straight", "flush", "pair"), size=3)
TWO = Ranking(order=(PAIR,), size=2)
PAI_GOW = Ranking(order=(FIVE_ACES, *FIVE_CARDS), wheel="second")
JOKER = 52

KINDS_OF_FIVE = {
    "royal": 4, "straight-flush": 36, "four": 624, "full": 3744, "flush": 5108, "straight": 10200, "three": 54912,
    "two-pair": 123552, "pair": 1098240, "high-card": 1302540,
}  # fmt: skip
KINDS_OF_THREE = {
    "royal": 4, "straight-flush": 44, "three": 52, "straight": 720, "flush": 1096, "pair": 3744, "high-card": 16440,
}  # fmt: skip


def hand(written: str) -> list[int]:
    return [JOKER if name == "*" else parse(name) for name in written.split()]


# -- the plain rules ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "kind", "ranks"),
    [
        ("AS KS QS JS 10S", "royal", (14, 13)),
        ("KS QS JS 10S 9S", "straight-flush", (13, 12)),
        ("AS 2S 3S 4S 5S", "straight-flush", (5, 4)),
        ("4S 4H 4D 4C 9S", "four", (4, 9)),
        ("7S 7H 7D 8C 8S", "full", (7, 8)),
        ("AS 4S 7S 8S QS", "flush", (14, 12, 8, 7, 4)),
        ("7S 8H 9D 10C JS", "straight", (11, 10)),
        ("AS 2H 3D 4C 5S", "straight", (5, 4)),
        ("QS QH QD 7C 2S", "three", (12, 7, 2)),
        ("KS KH JD JC 2S", "two-pair", (13, 11, 2)),
        ("QS QH 9D 7C 2S", "pair", (12, 9, 7, 2)),
        ("AS KH 9D 7C 2S", "high-card", (14, 13, 9, 7, 2)),
        ("QS KH AD 2C 3S", "high-card", (14, 13, 12, 3, 2)),
    ],
)
def test_what_five_cards_make(cards: str, kind: str, ranks: tuple[int, ...]) -> None:
    assert FIVE.evaluate(hand(cards)) == Made(kind, ranks)


@pytest.mark.parametrize(
    ("cards", "kind", "ranks"),
    [
        ("AS KS QS", "royal", (14, 13)),
        ("KC QC JC", "straight-flush", (13, 12)),
        ("AS 2S 3S", "straight-flush", (3, 2)),
        ("KS KH KD", "three", (13,)),
        ("5S 6H 7D", "straight", (7, 6)),
        ("AS 2H 3D", "straight", (3, 2)),
        ("AH 9H 5H", "flush", (14, 9, 5)),
        ("QS QH 7D", "pair", (12, 7)),
        ("QS 9H 7D", "high-card", (12, 9, 7)),
        ("KS AH 2D", "high-card", (14, 13, 2)),
    ],
)
def test_what_three_cards_make(cards: str, kind: str, ranks: tuple[int, ...]) -> None:
    assert THREE.evaluate(hand(cards)) == Made(kind, ranks)


@pytest.mark.parametrize(
    ("ranking", "ascending"),
    [
        (FIVE, ["9S 7H 5D 4C 2S", "AS KH 9D 7C 2S", "2S 2H 5D 4C 3S", "AS AH 5D 4C 3S", "2S 2H 3D 3C 4S",
                "KS KH JD JC 2S", "KS KH JD JC 3S", "2S 2H 2D 5C 4S", "AS 2H 3D 4C 5S", "2S 3H 4D 5C 6S",
                "10S JH QD KC AS", "2S 3S 4S 5S 7S", "AS 4S 7S 8S QS", "AS 4S 7S 9S QS", "2S 2H 2D 3C 3S",
                "7S 7H 7D 8C 8S", "8S 8H 8D 2C 2S", "2S 2H 2D 2C 3S", "2S 2H 2D 2C 4S", "AS 2S 3S 4S 5S",
                "9S 10S JS QS KS", "10S JS QS KS AS"]),
        (THREE, ["5S 3H 2D", "QS 6H 4D", "QS 6H 5D", "AS KH JD", "2S 2H 3D", "2S 2H 4D", "AS AH KD", "2S 3S 5S",
                 "AS 9S 5S", "AS 10S 2S", "AS KS JS", "AS 2H 3D", "2S 3H 4D", "QS KH AD", "2S 2H 2D", "AS AH AD",
                 "AS 2S 3S", "JS QS KS", "QS KS AS"]),
        (PAI_GOW, ["9S 10H JD QC KS", "AS 2H 3D 4C 5S", "10S JH QD KC AS", "9S 10S JS QS KS", "AS 2S 3S 4S 5S",
                   "10S JS QS KS AS", "AS AH AD AC *"]),
        (TWO, ["3S 2H", "AS KH", "2S 2H", "AS AH"]),
    ],
)  # fmt: skip
def test_which_hand_is_higher(ranking: Ranking, ascending: list[str]) -> None:
    values = [ranking.value(hand(cards)) for cards in ascending]
    assert all(low < high for low, high in pairwise(values)), list(zip(ascending, values, strict=True))


def test_equal_ranks_tie_whatever_their_suits() -> None:
    assert FIVE.value(hand("AS KH 9D 7C 2S")) == FIVE.value(hand("AH KD 9C 7S 2H"))
    assert THREE.value(hand("AH 9H 5H")) == THREE.value(hand("AC 9C 5C"))


def test_what_decides_may_be_less_than_all_ranks() -> None:
    letter = Ranking(ties=((FLUSH, 1), (PAIR, 2)))
    assert letter.value(hand("AS 4S 7S 8S QS")) == letter.value(hand("AH 2H 3H 4H 6H"))
    assert letter.value(hand("AS 4S 7S 8S QS")) > letter.value(hand("KH 2H 3H 4H 6H"))
    assert letter.value(hand("QS QH 9D 7C 2S")) == letter.value(hand("QD QC 9S 8C 2S"))
    assert letter.value(hand("QS QH 9D 7C 2S")) < letter.value(hand("QD QC 10S 8C 2S"))


def test_a_list_without_royals_has_straight_flushes() -> None:
    plain = Ranking(order=tuple(kind for kind in FIVE_CARDS if kind != "royal"))
    assert plain.evaluate(hand("AS KS QS JS 10S")) == Made("straight-flush", (14, 13))
    assert plain.value(hand("AS KS QS JS 10S")) > plain.value(hand("KS QS JS 10S 9S"))


@pytest.mark.parametrize(
    ("cards", "kind", "ranks"),
    [
        ("AS AH AD AC *", "five-aces", (14,)),
        ("AS AH AD * 2S", "four", (14, 2)),
        ("AS KH 9D 7C *", "pair", (14, 13, 9, 7)),
        ("KS KH 9D 9C *", "two-pair", (13, 9, 14)),
        ("KS KH KD 9C *", "three", (13, 14, 9)),
        ("KS KH KD KC *", "four", (13, 14)),
        ("9S 10H JD QC *", "straight", (13, 12)),
        ("9S 10H QD KC *", "straight", (13, 12)),
        ("2S 3H 4D 5C *", "straight", (14, 5)),
        ("10S JS QS KS *", "royal", (14, 13)),
        ("2S 3S 4S 5S *", "straight-flush", (14, 5)),
        ("KS 9S 4S 2S *", "flush", (14, 13, 9, 4, 2)),
        ("AS 9S 4S 2S *", "flush", (14, 13, 9, 4, 2)),
    ],
)
def test_a_joker_is_an_ace_or_fills_a_straight_or_a_flush(cards: str, kind: str, ranks: tuple[int, ...]) -> None:
    assert PAI_GOW.evaluate(hand(cards)) == Made(kind, ranks)


def test_the_best_five_of_seven() -> None:
    cards = hand("KS KH 9D 9C 2S 2H AS")
    assert sorted(FIVE.best(cards)) == sorted(hand("KS KH 9D 9C AS"))
    assert FIVE.best_value(cards) == FIVE.value(hand("KS KH 9D 9C AS"))


def test_what_is_no_hand() -> None:
    with pytest.raises(BadInput, match="5 cards"):
        FIVE.evaluate(hand("AS KS"))
    with pytest.raises(BadInput, match="one joker"):
        PAI_GOW.evaluate([52, 53, 0, 1, 2])
    with pytest.raises(BadInput, match="too few"):
        tables(FIVE, 4)


# -- the tables --------------------------------------------------------------------------------------------------------


def test_every_hand_of_three_and_of_two_is_the_same_by_table() -> None:
    for ranking, size in ((THREE, 3), (TWO, 2)):
        table = tables(ranking)
        found: Counter[str] = Counter()
        for cards in combinations(range(52), size):
            number = table.of(cards)
            assert table.classes[number] == ranking.value(cards)
            found[table.kind(number)] += 1
        assert found == (KINDS_OF_THREE if size == 3 else {"pair": 78, "high-card": 1248})


@pytest.mark.parametrize("ranking", [FIVE, Ranking(ties=((FLUSH, 1), (STRAIGHT, 1)), wheel="second")])
def test_some_hands_of_five_and_seven_are_the_same_by_table(ranking: Ranking) -> None:
    rng = random.Random("hands")
    five, seven = tables(ranking), tables(ranking, 7)
    for _ in range(3000):
        cards = rng.sample(range(52), 5)
        assert five.classes[five.of(cards)] == ranking.value(cards), cards
    for _ in range(300):
        cards = rng.sample(range(52), 7)
        assert seven.classes[seven.of(cards)] == ranking.best_value(cards), cards


def test_flushes_and_straight_flushes_among_seven_are_the_same_by_table() -> None:
    """Seven cards at random seldom have five of a suit: these always do."""
    rng, seven = random.Random("flush"), tables(FIVE, 7)
    for _ in range(200):
        suited = rng.sample(range(13), 5)
        cards = [*suited, *rng.sample([card for card in range(52) if card not in suited], 2)]
        assert seven.classes[seven.of(cards)] == FIVE.best_value(cards), cards


def test_hands_with_a_joker_are_the_same_by_table() -> None:
    rng = random.Random("joker")
    for size in (5, 7):
        for _ in range(60 if size == 5 else 6):
            cards = [JOKER, *rng.sample(range(52), size - 1)]
            table = tables(PAI_GOW, size - 1, joker=True)
            assert table.classes[class_of(PAI_GOW, cards)] == PAI_GOW.best_value(cards), cards
    assert class_of(PAI_GOW, hand("AS AH AD AC *")) == len(tables(PAI_GOW).classes) - 1


def test_classes_are_dense_and_ordered() -> None:
    table = tables(FIVE)
    assert len(table.classes) == 7462
    assert list(table.classes) == sorted(set(table.classes))
    assert len(tables(PAI_GOW).classes) == 7463
    assert tables(FIVE, 7).classes == table.classes, "the same numbers among five cards and among seven"
    assert [table.kind(table.first(kind)) for kind in FIVE_CARDS] == list(FIVE_CARDS)
    assert table.kind(table.first("flush") - 1) == "straight"


def test_keys_add_up_and_tell_collections_of_ranks_apart() -> None:
    """What whoever counts in bulk relies on: sums of keys, sets of bits, plain arrays."""
    table = tables(FIVE, 7)
    rng = random.Random("keys")
    seen: dict[int, tuple[int, ...]] = {}
    for _ in range(5000):
        cards = rng.sample(range(52), 7)
        key, bits = sum(CARD_KEY[c] for c in cards), sum(CARD_BIT[c] for c in cards)
        ranks = tuple(sorted(card % 13 for card in cards))
        assert seen.setdefault(key, ranks) == ranks
        assert table.by_key(key, bits) == table.of(cards)
        assert 0 <= table.low_base[key & LOW_MASK] + table.high_place[key >> SHIFT] < len(table.unsuited)
    assert all(isinstance(x, array) for x in (table.unsuited, table.flush, table.low_base, table.high_place))
    assert (len(table.unsuited), len(table.flush)) == (49205, 8192)


@pytest.mark.slow
def test_every_hand_of_five_is_the_same_by_table() -> None:
    """All 2,598,960 of them, and so many of each kind as every book has it."""
    table = tables(FIVE)
    found: Counter[str] = Counter()
    for cards in combinations(range(52), 5):
        number = table.of(cards)
        assert table.classes[number] == FIVE.value(cards)
        found[table.kind(number)] += 1
    assert found == KINDS_OF_FIVE


@pytest.mark.slow
def test_every_hand_of_four_and_a_joker_is_the_same_by_table() -> None:
    table = tables(PAI_GOW, 4, joker=True)
    rng = random.Random("all jokers")
    for cards in combinations(range(52), 4):
        if rng.random() < 0.2:
            assert table.classes[table.of(cards)] == PAI_GOW.value([*cards, JOKER])
