"""The counts that need nothing but Python, against published figures and against looking at every deal."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from poker_tables import ANTE_BONUS, STUD, THREE_CARDS, even_money, on_second, three_bets

from novamas.games.poker.counting import (
    Ends,
    Least,
    Prize,
    figures,
    hands_by_kind,
    net_by_class,
    payoffs,
    pot,
    side_bet,
)
from novamas.games.poker.three_card.exact import DEALS, meetings, three_card
from novamas.games.poker.trijoker.exact import Sight, straights, trijoker
from novamas.kit.errors import BadInput
from novamas.kit.hand_tables import tables
from novamas.kit.hands import FIVE, FLUSH, FULL, HIGH_CARD, PAIR, ROYAL, STRAIGHT, THREE, TWO_PAIR

QUEEN = Least(HIGH_CARD, (12,))


def per_cent(x: Fraction, places: int = 3) -> str:
    return f"{float(100 * x):.{places}f}"


# -- what counts share -------------------------------------------------------------------------------------------------


def test_how_many_hands_there_are_of_each_kind() -> None:
    assert hands_by_kind(FIVE) == {
        "high-card": 1302540, "pair": 1098240, "two-pair": 123552, "three": 54912, "straight": 10200, "flush": 5108,
        "full": 3744, "four": 624, "straight-flush": 36, "royal": 4,
    }  # fmt: skip
    assert sum(hands_by_kind(THREE_CARDS).values()) == comb(52, 3)
    assert hands_by_kind(THREE_CARDS)["straight-flush"] == 44


def test_the_least_hand_is_the_first_class_that_will_do() -> None:
    table = tables(FIVE)
    assert table.classes[Least(HIGH_CARD, (14, 13)).number(table)] == (0, 14, 13, 4, 3, 2)
    assert table.classes[Least(PAIR, (8,)).number(table)][:2] == (1, 8)
    assert Least(FULL).number(table) == table.first(FULL)


def test_a_prize_reaches_up_to_the_next() -> None:
    table = tables(FIVE)
    net = net_by_class(table, (Prize(Least(FLUSH), Fraction(25)), Prize(Least(PAIR, (14,)), Fraction(7))))
    assert [net[Least(kind, ranks).number(table)] for kind, ranks in
            ((PAIR, (13,)), (PAIR, (14,)), (TWO_PAIR, ()), (STRAIGHT, ()), (FLUSH, ()), (ROYAL, ()))] == [
        -1, 7, 7, 7, 25, 25]  # fmt: skip


def test_the_worth_of_an_end_has_its_bonus_and_needs_every_kind() -> None:
    ends = even_money(THREE_CARDS)
    assert [ends.value_of(THREE, end) for end in range(4)] == [5, 6, 4, 2]
    assert ends.lost == -2
    half = Ends(won={HIGH_CARD: Fraction(1, 2)}, idle={HIGH_CARD: Fraction(1)}, second=Fraction(1))
    assert half.scale == 2
    with pytest.raises(BadInput, match="Nothing is said"):
        half.whole(FIVE)
    rows, folded = payoffs(on_second(STUD), FIVE)
    assert (rows[0], folded) == ((1, 3, 0, -3), -1)


def test_figures_are_those_of_the_distribution() -> None:
    found = figures([(Fraction(2), 1, Fraction(3)), (Fraction(0), 1, Fraction(1)), (Fraction(-1), 2, Fraction(1))])
    assert (found.win, found.push, found.lose, found.mean) == (Fraction(1, 4), Fraction(1, 4), Fraction(1, 2), 0)
    assert (found.staked, found.variance) == (Fraction(3, 2), Fraction(3, 2))


@pytest.mark.parametrize(
    ("pays", "edge"),
    [((40, 40, 30, 6, 4, 1), "2.317"), ((40, 40, 30, 6, 3, 1), "7.276"), ((50, 40, 30, 6, 3, 1), "7.095")],
)
def test_par_plus_as_published(pays: tuple[int, ...], edge: str) -> None:
    prizes = [Prize(Least(kind), Fraction(n)) for kind, n in zip(THREE_CARDS.kinds(), pays, strict=False)]
    assert per_cent(side_bet(THREE_CARDS, prizes).edge) == edge


def test_insurance_and_jackpot_of_poker_without_discard() -> None:
    """The insurance returns 23.3 per cent without its stake; the jackpot breaks even near 67,000 stakes."""
    prizes = {"full": 100, "four": 300, "straight-flush": 1000, "royal": 2000}
    insurance = side_bet(FIVE, [Prize(Least(kind), Fraction(n)) for kind, n in prizes.items()])
    assert per_cent(insurance.edge, 1) == "76.5"
    chances = {kind: Fraction(n, comb(52, 5)) for kind, n in hands_by_kind(FIVE).items()}
    found = pot(chances, {"royal": Fraction(1), "straight-flush": Fraction(1, 10), "four": Fraction(1, 20)})
    assert round(found.break_even) == 66984
    assert found.edge(found.break_even) == 0
    assert per_cent(found.edge(Fraction(2000)), 1) == "97.0"


# -- three-card poker --------------------------------------------------------------------------------------------------


def test_three_card_poker_as_published() -> None:
    found = three_card(THREE_CARDS, even_money(THREE_CARDS), QUEEN, {"queen": QUEEN, "all": None})
    assert (per_cent(found.best.edge), per_cent(found.best.element_of_risk)) == ("3.373", "2.015")
    assert found.least == (0, 12, 6, 4)
    assert found.by_least == found.best
    assert not found.suits_matter
    assert per_cent(found.thumb["queen"].edge) == "3.449"
    assert per_cent(found.thumb["all"].edge) == "7.654"
    assert sum(found.best.net.values()) == 1


def test_three_cards_against_every_hand_of_the_bank() -> None:
    """A hand of each sort, against all 18,424 hands that are left."""
    table = tables(THREE_CARDS)
    qualifies = QUEEN.number(table)
    met = {(hand.number, hand.ends) for hand in meetings(THREE_CARDS, qualifies)}
    assert sum(hand.hands * sum(hand.ends) for hand in meetings(THREE_CARDS, qualifies)) == DEALS
    for mine in ((0, 1, 2), (0, 12, 11), (5, 18, 31), (5, 18, 9), (0, 7, 22), (13, 27, 9)):
        number = table.of(mine)
        ends = [0] * 4
        for bank in combinations([card for card in range(52) if card not in mine], 3):
            other = table.of(bank)
            ends[0 if other < qualifies else 1 if other < number else 2 if other == number else 3] += 1
        assert (number, tuple(ends)) in met


def test_without_the_bonus_three_card_poker_costs_more() -> None:
    kinds = THREE_CARDS.kinds()
    plain = Ends(won=dict.fromkeys(kinds, Fraction(2)), idle=dict.fromkeys(kinds, Fraction(1)), second=Fraction(1))
    sizes = hands_by_kind(THREE_CARDS)
    bonus = sum(ANTE_BONUS[kind] * sizes[kind] for kind in ANTE_BONUS) / comb(52, 3)
    with_it = three_card(THREE_CARDS, even_money(THREE_CARDS), QUEEN).best.edge
    assert three_card(THREE_CARDS, plain, QUEEN).best.edge - with_it == bonus


# -- trijoker ----------------------------------------------------------------------------------------------------------


def test_three_bets_as_published_for_let_it_ride() -> None:
    found = trijoker(FIVE, three_bets(10, 1000))
    assert (per_cent(found.best.edge), per_cent(found.best.element_of_risk)) == ("3.506", "2.865")
    assert found.by_sight == found.best
    assert per_cent(found.thumb["always-withdraw"].edge) == "37.272"
    assert found.thumb["never-withdraw"].edge == 3 * found.thumb["always-withdraw"].edge


def test_trijoker_from_jacks_on() -> None:
    found = trijoker(FIVE, three_bets(11, 500))
    assert (per_cent(found.best.edge), per_cent(found.best.element_of_risk)) == ("15.077", "12.718")
    assert found.by_sight == found.best
    stay = {line.sight for line in found.second if line.mean > 0}
    assert Sight("", True, 0, 0, 0) in stay, "four of a suit stay"
    assert Sight("", False, 2, 1, 0) in stay, "four in a row with a high card stay"
    assert Sight("", False, 2, 0, 0) not in stay
    assert {line.sight.made for line in found.first} == {"", PAIR, THREE}, "what is paid already"
    assert all(line.stay in (0, line.hands) for line in (*found.first, *found.second)), "no line is split"


def test_how_many_straights_hold_some_ranks() -> None:
    assert [straights(ranks) for ranks in ((14, 2, 3), (2, 3, 4), (9, 10, 11), (14, 13, 12), (2, 9, 4))] == [
        1,
        2,
        3,
        1,
        0,
    ]
