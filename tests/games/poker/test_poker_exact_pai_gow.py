"""How the house sets seven cards, rule by rule; the quick way against the readable one; and the count of all
deals against looking at them."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from novamas.games import make
from novamas.games.poker.pai_gow.house_way import HIGH, house_way, low_worth, rank_of
from novamas.kit.cards import parse
from novamas.kit.hands import PAIR


@pytest.mark.parametrize(
    ("cards", "low"),
    [
        ("AS AH AD AC JOKER1 KS KH", "KS KH"),
        ("AS AH AD AC JOKER1 QS KH", "AS AH"),
        ("6S 6H 6D 6C AS KH 2D", "AS KH"),
        ("9S 9H 9D 9C KS 4H 2D", "9S 9H"),
        ("9S 9H 9D 9C AS 4H 2D", "AS 4H"),
        ("KS KH KD KC AS QH 2D", "AS QH"),
        ("KS KH KD KC AS JH 2D", "KS KH"),
        ("AS AH AD AC KS QH 2D", "AS AH"),
        ("8S 8H 8D 8C 3S 3H 3D", "3S 3H"),
        ("JS JH JD 4S 4H 4D 2C", "JS JH"),
        ("JS JH JD 4S 4H 9D 9C", "9D 9C"),
        ("JS JH 8S 8H 4D 4C AC", "JS JH"),
        ("6S 6H 4S 4H KD 9C 2H", "KD 9C"),
        ("6S 6H 4S 4H QD 9C 2H", "4S 4H"),
        ("10S 10H 4S 4H AD 9C 2H", "AD 9C"),
        ("JS JH 7S 7H AD 9C 2H", "7S 7H"),
        ("AS AH 2S 2H KD 9C 7H", "2S 2H"),
        ("9S 8S 7H 6D 5C AS KD", "AS KD"),
        ("2S 5S 8S 10S QS KH AD", "KH AD"),
        ("AS AH AD 9S 7H 4D 2C", "AS 9S"),
        ("8S 8H 8D KS 7H 4D 2C", "KS 7H"),
        ("8S 8H KS QS 7H 4D 2C", "KS QS"),
        ("AS QH 10D 8S 6H 4D 2C", "QH 10D"),
        ("JOKER1 QH 10D 8S 6H 4D 2C", "QH 10D"),
        ("JOKER1 10H 9D 8S 7H 4D 2C", "4D 2C"),
    ],
)
def test_the_house_sets_its_cards(cards: str, low: str) -> None:
    hand = [parse(name) for name in cards.split()]
    five, two = house_way(hand)
    assert sorted(map(rank_of, two)) == sorted(rank_of(parse(name)) for name in low.split())
    assert len(five) == 5
    assert sorted((*five, *two)) == sorted(hand)


def test_what_the_house_sets_is_never_wrong() -> None:
    """The five cards are the higher hand."""
    source = random.Random(5)
    pair = HIGH.strength(PAIR)
    for _ in range(400):
        five, two = house_way(source.sample(range(53), 7))
        made, (paired, high, low) = HIGH.value(five), low_worth(two)
        assert made[0] > pair or (made[0], *made[1 : 2 if paired else 3]) >= (
            paired,
            *((high,) if paired else (high, low)),
        )


@pytest.mark.slow
def test_the_quick_way_is_the_readable_one() -> None:
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    from novamas.games.poker.pai_gow.kernel import eyes, high_class, in_order, set_by_house

    see, source = eyes(), random.Random(7)
    for _ in range(5000):
        cards = np.array(source.sample(range(53), 7))
        in_order(cards)
        kit = [52 if card == 52 else card // 13 * 13 + (card % 13 + 1) % 13 for card in cards.tolist()]
        five, two = house_way(kit)
        a, b = set_by_house(see, cards)
        assert sorted(map(rank_of, two)) == sorted((rank_of(kit[a]), rank_of(kit[b])))
        mine = [card for n, card in enumerate(kit) if n not in (a, b)]
        assert HIGH.value(mine) == HIGH.value(five)
        assert high_class(see, cards, a, b) >= 0


@pytest.mark.parametrize("suit", "SHDC")
def test_four_aces_part_so_that_the_joker_fills_a_flush(suit: str) -> None:
    """Whatever the order of the cards: the house has no choice."""
    aces = [f"A{each}" for each in "SHDC" if each != suit][:2]
    hand = [parse(name) for name in (f"A{suit}", *aces, "JOKER1", f"9{suit}", f"7{suit}", f"3{suit}")]
    for _ in range(5):
        random.Random(suit).shuffle(hand)
        five, two = house_way(hand)
        assert HIGH.evaluate(five).kind == "flush"
        assert {rank_of(card) for card in two} == {14}


@pytest.mark.slow
def test_every_deal_of_some_hands_and_all_hands_together() -> None:
    """The count by adding and taking away, beside looking at each of the bank's 53,524,680 hands."""
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    from novamas.games.poker.compiled import compiled
    from novamas.games.poker.pai_gow.exact import OTHERS, _Counted
    from novamas.games.poker.pai_gow.kernel_count import place_of

    table = make("euskadi-1996", "pai-gow-poker", {})
    rules = table.rules
    ends = {key: case.result for key, case in rules.cases.items()}
    counted = _Counted(rules.ranking.ranking(), rules.low.ranking(), ends, False)

    @compiled
    def look(places: Any, sorts: Any, sort: int, cases: Any, sums: Any) -> int:
        rest = np.zeros(46, dtype=np.int64)
        n = seen = 0
        for card in range(53):
            if not sorts.cards[sort] >> card & 1:
                rest[n] = card
                n += 1
        at = np.arange(7)
        while True:
            bits = 0
            for n in range(7):
                bits |= 1 << rest[at[n]]
            other = place_of(
                places, bits & 8191, bits >> 13 & 8191, bits >> 26 & 8191, bits >> 39 & 8191, bits >> 52 & 1
            )
            bank = sorts.first[other] + sorts.house[other]
            seen += 1
            for way in range(sorts.first[sort], sorts.first[sort + 1]):
                five = 1 + (sorts.high[bank] > sorts.high[way]) - (sorts.high[bank] < sorts.high[way])
                two = 1 + (sorts.low[bank] > sorts.low[way]) - (sorts.low[bank] < sorts.low[way])
                for end in range(2):
                    sums[way - sorts.first[sort], end] += cases[end, five, two]
            n = 6
            while n >= 0 and at[n] == 39 + n:
                n -= 1
            if n < 0:
                return seen
            at[n] += 1
            for m in range(n + 1, 7):
                at[m] = at[m - 1] + 1

    sorts = counted.sorts
    for sort in random.Random(11).sample(range(len(sorts.cards)), 6):
        mine = slice(int(sorts.first[sort]), int(sorts.first[sort + 1]))
        sums = np.zeros((mine.stop - mine.start, 2), dtype=np.int64)
        assert look(counted.places, sorts, sort, counted.cases, sums) == OTHERS
        assert (sums * int(sorts.hands[sort]) == counted.sums[mine]).all()
    found = counted.price(Fraction(5, 100))
    assert round(float(found.by_house.loss(Fraction(5, 100))), 9) == 0.027100137
    assert round(float(found.best.loss(Fraction(5, 100))), 9) == 0.024740803
    assert found.by_house.win < found.best.win
    assert 0.08 < found.differ < 0.083, "how many hands the house does not set best"
