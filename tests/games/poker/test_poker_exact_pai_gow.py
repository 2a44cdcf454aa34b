"""How the house sets seven cards, rule by rule; the quick way against the readable one; and the bounds of the game."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

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
    from novamas.games.poker.pai_gow.kernel import _in_order, eyes, high_class, set_by_house

    see, source = eyes(), random.Random(7)
    for _ in range(5000):
        cards = np.array(source.sample(range(53), 7))
        _in_order(cards)
        kit = [52 if card == 52 else card // 13 * 13 + (card % 13 + 1) % 13 for card in cards.tolist()]
        five, two = house_way(kit)
        a, b = set_by_house(see, cards)
        assert sorted(map(rank_of, two)) == sorted((rank_of(kit[a]), rank_of(kit[b])))
        mine = [card for n, card in enumerate(kit) if n not in (a, b)]
        assert HIGH.value(mine) == HIGH.value(five)
        assert high_class(see, cards, a, b) >= 0


@pytest.mark.slow
def test_the_bounds_of_pai_gow() -> None:
    """Set as the house does, the game costs 2.7 per cent, as published for such ways; set best, a fifth of one less."""
    pytest.importorskip("numba")
    from novamas.games.poker.pai_gow.exact import pai_gow

    found = pai_gow(Fraction(5, 100), hands=100_000, span=2_000, pool=1_000_000)
    by_house, best = found.by_house, found.best
    assert 0.0268 < by_house.loss.low < by_house.loss.high < 0.0275
    assert 0.0240 < best.loss.low < best.loss.high < 0.0257
    assert by_house.loss.low - best.loss.high > 0.001, "setting best is worth something"
    assert abs(by_house.win - 0.288) < 0.003
    assert abs(by_house.lose - 0.301) < 0.003
    told = best.lose - 0.95 * best.win
    assert best.loss.middle < told < best.loss.high, "the setting that was found does not gain all that the best would"
