"""Cards and shoes: readable at the edge, and no card comes out twice."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from novamas.kit.cards import JOKERS, NAMES, RANKS, SUITS, BadCard, Shoe, name, parse, rank, suit
from novamas.kit.chance import Impossible, Seeded, coerce
from novamas.kit.errors import BadInput


def test_a_card_is_suit_times_thirteen_plus_rank() -> None:
    assert RANKS == ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    assert [parse(f"{r}{s}") for s in SUITS for r in RANKS] == list(range(52))
    for card in range(52):
        assert suit(card) * 13 + rank(card) == card
        assert name(card) == RANKS[rank(card)] + SUITS[suit(card)]


def test_names_are_read_back() -> None:
    assert len(set(NAMES)) == 54
    assert [parse(name(card)) for card in range(54)] == list(range(54))
    assert parse("TH") == parse("10h") == parse("10H")
    assert parse("as") == 0
    assert tuple(map(parse, ("JOKER1", "joker2"))) == JOKERS == (52, 53)


@pytest.mark.parametrize("text", ["", "A", "S", "1S", "11S", "AX", "SA", "A S", "JOKER", "JOKER3", "A♠", "AS" * 999])
def test_what_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(BadCard) as caught:
        parse(text)
    assert len(str(caught.value)) < 160


def test_a_number_is_not_the_name_of_a_card() -> None:
    with pytest.raises(BadCard, match="A card is written as text"):
        parse(7)  # type: ignore[arg-type]
    for card in (-1, 54):
        with pytest.raises(BadCard, match=f"There is no card number {card}"):
            name(card)


def test_a_joker_has_neither_rank_nor_suit() -> None:
    for of in (rank, suit):
        with pytest.raises(BadCard, match="JOKER1 has neither rank nor suit"):
            of(52)
        with pytest.raises(BadCard, match="no card number 54"):
            of(54)


def test_the_shoes_of_the_catalogues() -> None:
    assert Shoe.of(1).left == 52
    assert Shoe.of(6).left == 312
    assert Shoe.of(6).counts[:53] == (6,) * 52 + (0,)
    assert Shoe.of(1, jokers=1).left == 53
    assert Shoe.of(1, jokers=2).counts[52:] == (1, 1)
    stud = Shoe.of(1, without=("2", "3", "4", "5", "6"))
    assert stud.left == 32
    assert {RANKS[rank(card)] for card, _ in stud.dist()} == set("A789JQK") | {"10"}


@pytest.mark.parametrize(
    "shoe",
    [
        lambda: Shoe.of(0),
        lambda: Shoe.of(1, jokers=3),
        lambda: Shoe.of(1, jokers=-1),
        lambda: Shoe.of(1, cut=53),
        lambda: Shoe.of(1, cut=-1),
        lambda: Shoe.of(1, without=("1",)),
    ],
)
def test_shoes_that_cannot_be(shoe: Callable[[], Shoe]) -> None:
    with pytest.raises(BadInput):
        shoe()


def test_drawing_takes_one_card_and_leaves_the_old_shoe_alone() -> None:
    full = Shoe.of(2, cut=10)
    less = full.draw(parse("KH"))
    assert (full.left, less.left, less.cut) == (104, 103, 10)
    assert less.dist().total == 103
    assert dict(less.dist())[parse("KH")] == 1
    none = less.draw(parse("KH"))
    assert parse("KH") not in none.dist()
    with pytest.raises(BadCard, match="There is no KH left in the shoe"):
        none.draw(parse("KH"))
    with pytest.raises(BadCard, match="There is no JOKER1 left"):
        full.draw(52)
    with pytest.raises(BadCard, match="no card number 99"):
        full.draw(99)
    with pytest.raises(BadCard, match="no card number -1"):
        full.draw(-1)


def test_the_cut_card_comes_out_when_the_cards_before_it_are_dealt() -> None:
    shoe = Shoe.of(1, cut=7)
    for card in range(44):
        shoe = shoe.draw(card)
    assert (shoe.left, shoe.cut_out) == (8, False)
    shoe = shoe.draw(44)
    assert (shoe.left, shoe.cut_out) == (7, True)
    assert shoe.draw(45).cut_out


def test_without_a_cut_card_only_the_empty_shoe_is_out() -> None:
    shoe = Shoe.of(1)
    for card in range(51):
        shoe = shoe.draw(card)
    assert not shoe.cut_out
    assert shoe.draw(51).cut_out


@given(st.integers(1, 3), st.integers(0, 2), st.integers())
def test_every_card_comes_out_exactly_once(decks: int, jokers: int, seed: int) -> None:
    shoe, source, dealt = Shoe.of(decks, jokers), Seeded(seed), [0] * 54
    full = shoe
    while shoe.left:
        card = shoe.dist().pick(source)
        shoe = shoe.draw(card)
        dealt[card] += 1
    assert tuple(dealt) == full.counts


def test_a_shoe_survives_json() -> None:
    shoe = Shoe.of(6, cut=52).draw(3)
    assert msgspec.json.decode(msgspec.json.encode(shoe), type=Shoe) == shoe


# -- cards by name, and cards that nobody has seen ------------------------------------------------------------------


def test_a_card_is_written_by_its_name_and_nothing_else() -> None:
    dist = Shoe.of(1).dist()
    assert [coerce(text, dist, "card") for text in ("AS", " 10h ", "TH")] == [0, parse("10H"), parse("10H")]
    assert coerce(7, dist, "card") == 7, "programs may use numbers"
    for text in ("7", "0", "", "?", "JOKER1"):
        with pytest.raises(Impossible, match=r"one of 52 cards, written like 'AS'"):
            coerce(text, dist, "card")


def test_a_card_that_is_gone_cannot_be_written() -> None:
    with pytest.raises(Impossible):
        coerce("AS", Shoe.of(1).draw(0).dist(), "card")


def test_an_unseen_card_has_left_the_shoe_but_may_be_any() -> None:
    shoe = Shoe.of(1, cut=5).draw(None).draw(None)
    assert (shoe.left, shoe.unseen) == (50, 2)
    assert shoe.dist() == Shoe.of(1).dist(), "nobody knows which it was"
    turned = shoe.turn(parse("KS"))
    assert (turned.left, turned.unseen) == (50, 1)
    assert parse("KS") not in turned.dist()


@given(st.lists(st.sampled_from([None, *range(52)]), max_size=40, unique_by=lambda c: object() if c is None else c))
def test_what_is_left_is_what_was_not_drawn(drawn: list[int | None]) -> None:
    shoe = Shoe.of(1)
    for card in drawn:
        shoe = shoe.draw(card)
    assert shoe.left == 52 - len(drawn)
    assert shoe.dist().total == shoe.left + shoe.unseen
