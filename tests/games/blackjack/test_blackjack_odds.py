"""The arithmetic of blackjack: against a count by hand, the rules as they are played, and what is published.

On a small shoe every card that may come is followed through the engine itself, and the expectation must agree to the
last digit, pairs split again and all. On six decks the figures must lie where the literature puts the same rules, and
a long seeded run of the engine under the computed strategy must come out there.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any

import pytest
from blackjack_oracle import GAME, LAWS, TRIPLE
from card_oracle import cards
from msgspec.structs import replace

from novamas.games import make
from novamas.games.blackjack import hint
from novamas.games.blackjack.acts import (
    PLAYING,
    Blackjack,
    DoubleDown,
    Draw,
    Hand,
    Insure,
    PlayOn,
    SplitPair,
    Stake,
    Stay,
    Surrender,
    TakeEvenMoney,
)
from novamas.games.blackjack.arithmetic.bank import Bank
from novamas.games.blackjack.arithmetic.figures import figures, follow
from novamas.games.blackjack.arithmetic.hands import ACE, NONE, TEN, Cards, hands, pair_of, places, plus, points
from novamas.games.blackjack.arithmetic.splits import pair, split_of
from novamas.games.blackjack.arithmetic.strategy import Strategy, by_cards, strategy
from novamas.games.blackjack.arithmetic.table import Plan, Table
from novamas.games.blackjack.arithmetic.terms import Terms
from novamas.games.blackjack.odds import charts, insurance_rows, odds, pairs_rows, pays, sevens_row, terms
from novamas.games.blackjack.play import BlackjackGame
from novamas.games.cloth import PlaceBet
from novamas.games.odds import Row
from novamas.games.shoe import TableShoe
from novamas.kit.cards import Shoe, rank
from novamas.kit.chance import Seeded
from novamas.kit.decider import CHANCE, Await, Chance, Command, Veiled, step, trust
from novamas.law import BadLaw
from novamas.odds.enumerate import outcomes

STAKE = 1_000
"""In minor units: half of it is a whole number, and so are three halves."""


def game(law: str, name: str = GAME, reading: Any = "default", **options: Any) -> BlackjackGame:
    made = make(law, name, options, reading)
    assert isinstance(made, BlackjackGame)
    return made


def value(card: int) -> int:
    """The place of a card among the ten values."""
    return min(rank(card), TEN)


def as_cards(given: Iterator[int] | tuple[int, ...] | list[int]) -> Cards:
    counts = list(NONE)
    for card in given:
        counts[value(card)] += 1
    return tuple(counts)


# -- the bank, by hand -------------------------------------------------------------------------------------------------


def bank_by_hand(held: tuple[int, ...], left: tuple[int, ...], ace: str) -> dict[object, Fraction]:
    """Every order of the cards left, one by one: how often the bank ends where."""
    low = sum(held)
    total = low
    if 1 in held and low + 10 >= 17 and (low + 10 <= 21 or ace == "eleven"):
        total = low + 10
    if total >= 17:
        end: object = "over" if total > 21 else "natural" if total == 21 and len(held) == 2 else total
        return {end: Fraction(1)}
    found: dict[object, Fraction] = {}
    for n, card in enumerate(left):
        for end, p in bank_by_hand((*held, card), (*left[:n], *left[n + 1 :]), ace).items():
            found[end] = found.get(end, Fraction(0)) + p / len(left)
    return found


@pytest.mark.parametrize("ace", ["best", "eleven"])
@pytest.mark.parametrize("up", [1, 2, 6, 10])
def test_the_bank_is_what_a_count_by_hand_gives(up: int, ace: Any) -> None:
    left = (1, 1, 2, 3, 4, 5, 6, 7, 10, 10)
    bank = Bank(1, 17, ace)
    bank.shoe = plus(as_cards([n - 1 for n in left]), up - 1)
    found = bank.results(up - 1, NONE)
    due = bank_by_hand((up,), left, ace)
    for n, p in enumerate(found):
        end = "natural" if n == bank.natural else 17 + n
        assert p == pytest.approx(float(due.get(end, 0)), abs=1e-12), end
    assert 1 - sum(found) == pytest.approx(float(due.get("over", 0)), abs=1e-12)


def test_published_figures_of_one_deck() -> None:
    """Ten in two fives against a six from one deck: standing, drawing, doubling, as a public calculator has them."""
    table = Table(Terms(decks=1), Bank(1), 5)
    n = places()[plus(NONE, 4, 2)]
    found = table.drawing()
    assert found.stand[n] == pytest.approx(-0.1116694, abs=2e-7)
    assert found.draw[n] == pytest.approx(0.3618225, abs=2e-7)
    assert table.value_of(table.double_hand(n)) == pytest.approx(0.7236451, abs=2e-7)


def test_hands_are_listed_once() -> None:
    """3,082 hands do not exceed 21, the empty one aside: a well-known number."""
    assert len(hands()) == 3_083
    assert len(places()) == len(hands())
    assert points(plus(plus(NONE, ACE), TEN)) == (21, True)
    assert points(plus(NONE, ACE, 2)) == (12, True)


# -- a small shoe, through the engine ----------------------------------------------------------------------------------

STANDING = Plan((False,) * len(hands()))
SMALL = "AS 3S 5S 6S 8S 9S 10S 10S 10S 10S 10S"


def state(own: str, up: str, left: str = SMALL) -> Blackjack:
    """Ana's hand of two cards in its turn, the bank with one, and so many cards left."""
    counts = [0] * 54
    for card in cards(left):
        counts[card] += 1
    hand = Hand(box=1, holder="ana", stakes=(Stake("ana", STAKE, STAKE),), cards=tuple(cards(own)))
    return Blackjack(
        chips={"ana": 100 * STAKE},
        seats=("ana",),
        minimum=1,
        phase=PLAYING,
        turn="1",
        hands={"1": hand},
        order=("1",),
        bank=tuple(cards(up)),
        firsts={1: tuple(cards(own))},
        shoe=TableShoe(1, sum(counts), 0, cards=Veiled(Shoe(tuple(counts)), ())),
    )


def small_table(played: BlackjackGame, own: str, up: str, left: str = SMALL) -> Table:
    """The same for the arithmetic."""
    t = terms(played)
    bank = Bank(1, t.stand, t.ace)
    bank.shoe = as_cards([*cards(left), *cards(own), *cards(up)])
    return Table(t, bank, value(cards(up)[0]))


def acting(plan: Plan, first: type[Command] | None = None) -> Any:
    """Plays by a plan; the very first decision may be another."""

    def policy(s: Blackjack, awaits: tuple[Await, ...]) -> Command:
        hand = s.hands[s.turn]
        held = as_cards(hand.cards)
        n = places()[held]
        kinds = awaits[0].kinds
        if first is not None and len(hand.cards) == 2 and not hand.split:
            return first(by="ana")
        if pair_of(held) >= 0 and hand.split and "SplitPair" in kinds:
            return SplitPair(by="ana")
        doubles = plan.doubles_split if hand.split else plan.doubles
        if len(hand.cards) == 2 and n in doubles and "DoubleDown" in kinds:
            return DoubleDown(by="ana")
        return Draw(by="ana") if plan.draws[n] and "Draw" in kinds else Stay(by="ana")

    return policy


def same_future(played: BlackjackGame) -> Any:
    """What two states must share to have the same future: of a finished hand no more than what it counts."""

    def key(s: Blackjack) -> Any:
        assert isinstance(s.shoe.cards.value, Shoe)
        amounts = {k: sum(stake.amount for stake in hand.stakes) for k, hand in s.hands.items()}
        done = sorted((played.score.of(h), len(h.cards) == 2, amounts[k]) for k, h in s.hands.items() if h.done)
        going = tuple((h.cards, h.split, h.doubled, amounts[k]) for k in s.order if not (h := s.hands[k]).done)
        at = next((n for n, k in enumerate(s.order) if k == (s.due or s.turn)), -1)
        acting = s.hands[s.order[at]].cards if at >= 0 and not s.hands[s.order[at]].done else ()
        return s.phase, acting, bool(s.due), s.pending, s.bank, s.shoe.cards.value.counts, tuple(done), going

    return key


def expected(played: BlackjackGame, s: Blackjack, plan: Plan, first: type[Command] | None = None) -> float:
    """What Ana expects, in stakes, by following every card through the engine."""
    lying = sum(stake.amount for hand in s.hands.values() for stake in hand.stakes)
    found = outcomes(played, s, acting(plan, first), memo_key=same_future(played))
    assert not found.cut
    return float(sum(net * p for net, p in found.of("ana").items())) / STAKE - lying / STAKE


@pytest.mark.parametrize(
    ("law", "own", "up"),
    [
        ("boe-1977", "10H 6H", "10H"),
        ("galicia-2007", "9H 3H", "6H"),
        ("euskadi-1996", "AH 6H", "9H"),
        ("euskadi-1996", "10H 5H", "AH"),
    ],
)
def test_drawing_and_standing_are_worth_what_the_engine_pays(law: str, own: str, up: str) -> None:
    played = game(law)
    table = small_table(played, own, up)
    found, n = table.drawing(), places()[as_cards(cards(own))]
    plan = Plan(tuple(draw > stand for draw, stand in zip(found.draw, found.stand, strict=True)))
    for first, due in ((Draw, found.draw[n]), (Stay, found.stand[n])):
        assert expected(played, state(own, up), plan, first) == pytest.approx(due, abs=1e-9)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("own", "up"), [("5H 6H", "6H"), ("6H 3H", "10H"), ("AH 8H", "5H"), ("AH 9H", "AH")])
def test_doubling_is_worth_what_the_engine_pays(law: str, own: str, up: str) -> None:
    """Ace and eight in Euskadi are nine, and stay so: the arithmetic must count the ace as one too."""
    played = game(law)
    table = small_table(played, own, up)
    worth = table.value_of(table.double_hand(places()[as_cards(cards(own))]))
    assert expected(played, state(own, up), STANDING, DoubleDown) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("law", "own", "up", "again"),
    [
        ("boe-1977", "8H 8H", "6H", True),
        ("euskadi-1996", "8H 8H", "10H", True),
        ("galicia-2007", "10H 10H", "6H", True),
        ("euskadi-1996", "AH AH", "10H", True),
        ("boe-1977", "AH AH", "9H", False),
    ],
)
def test_a_split_is_worth_what_the_engine_pays(law: str, own: str, up: str, again: bool) -> None:
    """Split again and again, doubled after the split, the bank playing once for all the hands: the same figure."""
    played = game(law, reading={"split-aces-again": "literal" if again else "corrected"})
    left = "AS 3S 8S 8S 10S 10S 9S 7S 6S 9S AS 10S"
    table = small_table(played, own, up, left)
    plan = STANDING._replace(doubles_split=frozenset((places()[plus(plus(NONE, 7), 2)],)))  # eight and three
    worth = table.split(value(cards(own)[0]), plan, depth=20).worth
    assert expected(played, state(own, up, left), plan, SplitPair) == pytest.approx(worth, abs=1e-9)


@pytest.mark.parametrize("reading", ["literal", "corrected"])
@pytest.mark.parametrize("own", ["AH KH", "10H QH"])
def test_readings_about_a_blackjack_of_the_bank(own: str, reading: str) -> None:
    """Tied or paid, lost or tied: the arithmetic follows the reading as the engine does."""
    played = game("galicia-2007", reading={"blackjack-tie": reading, "split-21": reading})
    left = "AS AS 8S 10S 9S 7S 9S 9S 8S"
    table, plan = small_table(played, own, "AD", left), STANDING
    if own == "AH KH":
        tied = table.every_result(as_cards(cards(own)))[table.bank.natural] if reading == "corrected" else 0.0
        s = state(own, "AD", left)
        assert expected(played, s, plan) == pytest.approx(1.5 * (1 - tied))
    else:
        worth = table.split(TEN, plan, depth=20).worth
        assert expected(played, state(own, "AD", left), plan, SplitPair) == pytest.approx(worth, abs=1e-9)


def test_what_is_left_out_of_a_split_is_bounded() -> None:
    """Each level deeper moves the worth by less than the bound of the one before."""
    table = Table(Terms(), Bank(6), 5)
    plan = by_cards(table).plan
    deep = table.split(7, plan, depth=6)
    for depth in (1, 2, 3, 4, 5):
        short = table.split(7, plan, depth=depth)
        assert abs(short.worth - deep.worth) <= short.error + deep.error
        assert short.error > deep.error


# -- bets beside the box -----------------------------------------------------------------------------------------------


def row(law: str, bet: str, reading: Any = "default") -> Row:
    played = game(law, reading=reading)
    return next(r for r in (*insurance_rows(played), *pairs_rows(played)) if r.bet == bet)


@pytest.mark.parametrize("law", LAWS)
def test_insurance_costs_23_in_311(law: str) -> None:
    """96 of the 311 cards left count ten."""
    assert (row(law, "insurance").win, row(law, "insurance").edge) == (Fraction(96, 311), Fraction(23, 311))


def test_pairs_cost_19_in_311() -> None:
    """Five cards make a complete pair, six more one of a colour, twelve more any pair."""
    pairs = row("euskadi-1996", "pairs")
    assert pairs.win == Fraction(23, 311)
    assert pairs.edge == -Fraction(25 * 5 + 12 * 6 + 6 * 12 - 288, 311) == Fraction(19, 311)
    assert row("euskadi-1996", "pairs", reading={"complete-pair": "literal"}).edge == Fraction(-59, 311)
    assert row("euskadi-1996", "pairs", reading={"pair-value": "literal"}).edge == Fraction(-3569, 4043)


def test_sevens_by_hand() -> None:
    """Every three cards, counted by suits of sevens and all the rest."""
    played = game("euskadi-1996", accumulated=20)
    size, net = 312, Fraction(0)
    first = Fraction(24, size)
    second, same = Fraction(23, 311), Fraction(5, 23)
    third = Fraction(22, 310)
    net += first * (1 - second) * 2
    net += first * second * (1 - third) * ((1 - same) * 10 + same * 50)
    suited = same * Fraction(4, 22)
    net += first * second * third * ((1 - suited) * 200 + suited * 2000)
    net -= 1 - first
    assert sevens_row(played, "drawing", Fraction(1)).edge == -net == Fraction(71732, 125333)


# -- six decks ---------------------------------------------------------------------------------------------------------


@cache
def best(law: str) -> Strategy:
    return strategy(terms(game(law)), "by-cards")


def test_the_games_cost_what_comparable_rules_cost() -> None:
    """Six decks, the bank stands on every 17 and has no hole card: half a per cent, less with early surrender.

    Published effects of single rules: no soft doubling about 0.1 %, aces split again about 0.06 to 0.08 %.
    """
    plain, soft = Terms(double_on=(9, 10, 11)), Terms()
    cost = -figures(plain, "by-cards").mean
    assert cost == pytest.approx(0.0054311, abs=5e-7)
    assert figures(plain, "by-cards").error < 1e-6
    assert 0.0008 < cost + figures(soft, "by-cards").mean < 0.0012
    once = Terms(double_on=(9, 10, 11), resplit_aces=False)
    assert 0.0005 < -figures(once, "by-cards").mean - cost < 0.0009


@pytest.mark.parametrize(
    ("law", "edge"), [("boe-1977", 0.0054311), ("galicia-2007", 0.0029249), ("euskadi-1996", 0.0029249)]
)
def test_what_each_law_costs(law: str, edge: float) -> None:
    found = {(r.bet, r.strategy): r for r in odds(game(law))}
    by_card, by_total = found["box", "by-cards"], found["box", "by-totals"]
    assert float(by_card.edge) == pytest.approx(edge, abs=5e-7)
    assert by_card.edge < by_total.edge < by_card.edge + Fraction(1, 10_000)
    assert (by_card.method, by_card.error < Fraction(1, 10**6)) == ("computed", True)
    assert by_card.win + by_card.push + by_card.lose == 1
    assert by_card.edge < found["box", "no-splitting"].edge < found["box", "no-doubling"].edge
    assert by_card.edge < found["box", "insuring"].edge
    assert 1 < by_card.staked < Fraction(12, 10)
    assert by_card.element_of_risk < by_card.edge
    if law == "euskadi-1996":
        assert by_card.edge < found["box", "even-money"].edge
        assert found["box", "no-surrender"].edge == pytest.approx(0.0054311, abs=5e-7)
        never = found["box", "no-doubling-aces"]
        assert never.edge == by_card.edge, "an ace that counts one is never worth doubling"
        assert "EUS96-03-063" in never.clauses
    assert set(pays(game(law))) == {bet for bet, _ in found}


def test_doubling_with_the_ace_as_one_is_worth_nothing() -> None:
    """Euskadi lets any two cards be doubled, but an ace then counts one: no hand with an ace gains by it."""
    for against in best("euskadi-1996").ups:
        for n, choice in against.choices.items():
            if hands()[n].cards[ACE]:
                assert choice.action != "double"
    hard = Terms(double_on=(4, 5, 6, 7, 8, 9, 10, 11), double_soft=False, surrender=True)
    assert figures(hard, "by-cards").mean == pytest.approx(figures(terms(game("euskadi-1996")), "by-cards").mean)


def test_the_chart_is_the_known_one() -> None:
    """No hole card: eights and aces are not split against everything, eleven is not doubled against ten or ace."""
    found = {chart.title: dict(chart.rows) for chart in charts(game("boe-1977"))}
    key = {"S": "stand", "H": "draw", "D": "double", "P": "split"}
    lines = {
        ("hard", "9"): "HDDDDHHHHH", ("hard", "10"): "DDDDDDDDHH", ("hard", "11"): "DDDDDDDDHH",
        ("hard", "12"): "HHSSSHHHHH", ("hard", "16"): "SSSSSHHHHH", ("hard", "17"): "SSSSSSSSSS",
        ("soft", "17"): "HHHHHHHHHH", ("soft", "18"): "SSSSSSSHHH", ("soft", "19"): "SSSSSSSSSS",
        ("pairs", "2-2"): "PPPPPPHHHH", ("pairs", "4-4"): "HHHPPHHHHH", ("pairs", "5-5"): "DDDDDDDDHH",
        ("pairs", "8-8"): "PPPPPPPPHH", ("pairs", "9-9"): "PPPPPSPPSS", ("pairs", "10-10"): "SSSSSSSSSS",
        ("pairs", "A-A"): "PPPPPPPPPH",
    }  # fmt: skip
    for (title, hand), line in lines.items():
        assert found[title][hand] == tuple(key[c] for c in line), (title, hand)
    assert "10-2" in found["exceptions"], "ten and two against a four are better drawn to than other twelves"


def test_doubling_split_aces_is_worth_nothing_either() -> None:
    """By the letter of 1977 and Galicia a split ace may be doubled on 9, 10 or 11: standing is always better."""
    for law in ("boe-1977", "galicia-2007"):
        for against in best(law).ups:
            for v in (7, 8):  # with an eight or a nine
                worth = against.choices[places()[plus(plus(NONE, ACE), v)]].worth
                assert worth["double"] < worth["stand"]
        usual, letter = (odds(game(law, reading={"double-split-aces": side})) for side in ("corrected", "literal"))
        assert [r.edge for r in usual] == [r.edge for r in letter]


@pytest.mark.parametrize("law", LAWS)
def test_what_insuring_every_ace_costs(law: str) -> None:
    """One stake in 13 faces an ace; half of it more costs 23/311 each time."""
    found = {r.strategy: r for r in odds(game(law)) if r.bet == "box"}
    extra = Fraction(1, 13) * Fraction(1, 2) * Fraction(23, 311)
    assert float(found["insuring"].edge - found["by-cards"].edge) == pytest.approx(float(extra), abs=2e-9)
    assert float(found["insuring"].staked - found["by-cards"].staked) == pytest.approx(1 / 26, abs=2e-9)


def test_what_even_money_costs() -> None:
    """A blackjack against an ace: 95 of 309 cards tie it, and the others would have paid three to two."""
    found = {r.strategy: r for r in odds(game("euskadi-1996")) if r.bet == "box"}
    faced = Fraction(24, 312) * Fraction(2 * 23 * 96, 311 * 310)
    lost = faced * (Fraction(3, 2) * Fraction(309 - 95, 309) - 1)
    assert float(found["even-money"].edge - found["by-cards"].edge) == pytest.approx(float(lost), abs=2e-9)


def test_what_giving_up_is_worth() -> None:
    """Against a ten it comes before the bank can have its blackjack: published as early surrender, 0.24 %."""
    for law in ("galicia-2007", "euskadi-1996"):
        found = {r.strategy: r for r in odds(game(law)) if r.bet == "box"}
        assert float(found["no-surrender"].edge - found["by-cards"].edge) == pytest.approx(0.0025, abs=0.0002)


def test_a_part_that_is_given_up_is_the_laws_own() -> None:
    """A third instead of a half, or against an ace as well: the arithmetic follows."""
    half = Terms(double_on=(9, 10, 11), surrender=True)
    third = replace(half, surrender_loses=Fraction(1, 3))
    ace = replace(half, surrender_ace=True)
    means = [figures(t, "by-cards").mean for t in (replace(half, surrender=False), half, third, ace)]
    assert means[0] < means[1] < means[2]
    assert means[1] < means[3]


@pytest.mark.parametrize(("place", "value"), [("double", 2), ("split", 2)])
def test_the_arithmetic_refuses_what_it_does_not_know(place: str, value: int) -> None:
    played = copy(game("boe-1977"))
    section = getattr(played.rules, place)
    field = "cards" if place == "double" else "aces_cards"
    played.rules = replace(played.rules, **{place: replace(section, **{field: value})})
    with pytest.raises(BadLaw):
        terms(played)


def test_what_is_remembered_of_a_split_is_what_it_is_worth() -> None:
    """Terms that do not touch a pair share its figure; those that do, do not."""
    table = Table(Terms(), Bank(6), 5)
    plan = by_cards(table).plan
    for value in (ACE, 7, TEN):
        assert split_of(table, value, plan) == table.split(value, plan)
    ties = Table(Terms(split_21="ties"), Bank(6), TEN)
    loses = Table(Terms(), Bank(6), TEN)
    assert split_of(ties, ACE, plan).worth > split_of(loses, ACE, plan).worth
    assert split_of(ties, 7, plan) == split_of(loses, 7, plan)
    assert pair(ties, 7, plan) == pair(loses, 7, plan)
    once = Table(Terms(resplit_aces=False), Bank(6), TEN)
    assert split_of(once, ACE, plan).worth < split_of(loses, ACE, plan).worth


# -- for who asks at the table -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("own", "up"), [("5H 6H", "6H"), ("8H 8H", "10H"), ("AH 7H", "9H"), ("10H 2H", "4H")])
def test_a_hint_is_the_strategy_by_cards(law: str, own: str, up: str) -> None:
    played = game(law)
    choice = best(law).ups[value(cards(up)[0])].choices[places()[as_cards(cards(own))]]
    told = hint.value_answers(played, state(own, up), "1")
    assert {kind: told[kind] for kind in map(hint.KINDS.__getitem__, choice.worth)} == {
        hint.KINDS[action]: x for action, x in choice.worth.items()
    }


def test_a_hint_for_later_cards_and_for_halves_of_a_pair() -> None:
    played = game("boe-1977")
    later = hint.value_answers(played, state("2H 3H 5H 6H", "10H"), "1")
    assert set(later) == {"Stay", "Draw"}
    assert later["Stay"] > later["Draw"], "sixteen in four low cards is a known exception"
    plain = hint.value_answers(played, state("10H 6H", "10H"), "1")
    assert plain["Draw"] > plain["Stay"]
    s = state("8H 3H", "6H")
    half = replace(s, hands={"1": replace(s.hands["1"], split=True)})
    assert hint.value_answers(played, half, "1")["DoubleDown"] > hint.value_answers(played, half, "1")["Draw"] > 0


def test_what_claims_would_bring() -> None:
    """Insured, half a stake of which 94 of 309 cards pay twice; even money against three to two that 95 cards tie."""
    played = game("euskadi-1996")
    insured = Fraction(1, 2) * (Fraction(94, 309) * 3 - 1)
    assert hint.gain(played, state("10H 10D", "AH"), "Insure", "1") == pytest.approx(float(insured))
    waiting = Fraction(3, 2) * Fraction(309 - 95, 309)
    assert hint.gain(played, state("AH 10D", "AH"), "TakeEvenMoney", "1") == pytest.approx(float(1 - waiting))
    assert hint.gain(played, state("10H 6D", "10H"), "Surrender", "1") > 0
    assert hint.gain(played, state("10H 9D", "6H"), "Surrender", "1") < -0.9


def test_triple_blackjack_has_the_figures_of_one_box() -> None:
    one, three = odds(game("euskadi-1996")), odds(game("euskadi-1996", TRIPLE))
    assert [(r.bet, r.strategy, r.edge) for r in one] == [(r.bet, r.strategy, r.edge) for r in three]


def test_by_totals_no_single_answer_can_be_bettered() -> None:
    """Changing what one total does against one card of the bank never helps."""
    played = Terms(double_on=(9, 10, 11))
    against = strategy(played, "by-totals").ups[9]
    usual = follow(Strategy("by-totals", played, (against,) * 10)).mean
    for total in (12, 13, 14, 15, 16, 17):
        draws = tuple(
            not draw if hands()[n].points == (total, False) else draw for n, draw in enumerate(against.plan.draws)
        )
        choices = {
            n: c._replace(action="draw" if draws[n] else "stand")
            if c.action in ("draw", "stand") and hands()[n].points == (total, False)
            else c
            for n, c in against.choices.items()
        }
        other = against._replace(plan=against.plan._replace(draws=draws), choices=choices)
        assert follow(Strategy("by-totals", played, (other,) * 10)).mean < usual, total


# -- the engine under the computed strategy ----------------------------------------------------------------------------


def decided(way: Strategy, s: Blackjack, awaited: Await, habit: str = "") -> Command:
    """What the strategy does where somebody is awaited; somebody may have a bad habit before an ace."""
    who = awaited.who
    if habit in awaited.kinds:
        hand = next(k for k in s.order if not s.hands[k].result and all(i.hand != k for i in s.insured))
        half = s.hands[hand].stakes[0].first // 2
        if habit == "Insure":
            return Insure(by=who, hand=hand, stage=1, amount=half)
        return TakeEvenMoney(by=who, hand=hand, stage=1)
    plan, choices = way.ups[value(s.bank[0])].plan, way.ups[value(s.bank[0])].choices
    if "PlayOn" in awaited.kinds or not s.turn:
        return PlayOn(by=who)
    hand = s.hands[s.turn]
    held = as_cards(hand.cards)
    n = places()[held]
    first = len(hand.cards) == 2 and not hand.split
    if first and n in choices and choices[n].action == "surrender":
        return Surrender(by=who, hand=s.turn)
    if "SplitPair" in awaited.kinds and pair_of(held) in plan.splits:
        return SplitPair(by=who)
    doubles = plan.doubles_split if hand.split else plan.doubles
    if "DoubleDown" in awaited.kinds and n in doubles and len(hand.cards) == 2:
        return DoubleDown(by=who)
    return Draw(by=who) if "Draw" in awaited.kinds and plan.draws[n] else Stay(by=who)


def simulated(law: str, rounds: int, seed: int, habit: str = "") -> list[float]:
    """What a box wins or loses in so many rounds of the engine, each from a full shoe, in stakes."""
    played = game(law, **({} if law == "boe-1977" else {"shuffler": True}))
    way = strategy(terms(played), "by-cards" if habit else "by-totals")
    source = Seeded(seed)
    full = TableShoe(1, 312, 52, cards=Veiled(Shoe.of(6), ()))
    boxes = 1 if law != "galicia-2007" else 2
    s = Blackjack(chips={"ana": 10**12}, seats=("ana",), minimum=STAKE, shoe=full)
    won: list[float] = []
    for _ in range(rounds):
        s = replace(s, shoe=full, stopped=False)
        before = s.chips["ana"]
        s, _ = trust(played, s, played.default(s, "@croupier"))  # type: ignore[arg-type]
        for box in range(1, boxes + 1):
            s, _ = step(played, s, PlaceBet(by="ana", on=f"box:{box}", amount=STAKE))
        while s.phase != "idle":
            (awaited, *_) = played.awaits(s)
            if awaited.who == CHANCE:
                dist = played.chance(s)
                assert dist is not None
                command: Command = Chance(what="card", value=source.draw(dist, "card"))
            elif awaited.who == "ana":
                command = decided(way, s, awaited, habit)
            else:
                command = played.default(s, awaited.who)  # type: ignore[assignment]
            s, _ = trust(played, s, command)
        won.append((s.chips["ana"] - before) / STAKE / boxes)
    return won


def off_by(won: list[float], mean: float) -> float:
    """How many standard errors a run lies from what is expected of it."""
    average = sum(won) / len(won)
    spread = sum((x - average) ** 2 for x in won) / (len(won) - 1)
    return abs(average - mean) / sqrt(spread / len(won))


@pytest.mark.parametrize("law", LAWS)
def test_a_short_run_of_the_engine_comes_out_where_it_should(law: str) -> None:
    won = simulated(law, 1_500, 1977)
    assert off_by(won, figures(terms(game(law)), "by-totals").mean) < 4
    found = figures(terms(game(law)), "by-totals")
    if law != "galicia-2007":  # two boxes against one bank are not independent
        assert sum(x > 0 for x in won) / len(won) == pytest.approx(found.win, abs=0.05)
        assert sum(x * x for x in won) / len(won) == pytest.approx(found.variance, abs=0.2)


HABITS = [("Insure", "insuring"), ("TakeEvenMoney", "even-money")]


def habit_off_by(habit: str, strategy: str, rounds: int, seed: int) -> tuple[float, dict[str, float]]:
    """How far a run with a habit lies from its figures: the average in standard errors, and the shares."""
    won = simulated("euskadi-1996", rounds, seed, habit)
    row = next(r for r in odds(game("euskadi-1996")) if r.strategy == strategy)
    shares = {"win": sum(x > 0 for x in won), "push": sum(x == 0 for x in won), "lose": sum(x < 0 for x in won)}
    return off_by(won, -float(row.edge)), {k: n / rounds - float(getattr(row, k)) for k, n in shares.items()}


@pytest.mark.parametrize(("habit", "strategy"), HABITS)
def test_a_short_run_with_a_habit(habit: str, strategy: str) -> None:
    off, shares = habit_off_by(habit, strategy, 1_500, 1996)
    assert off < 4
    assert max(map(abs, shares.values())) < 0.05


@pytest.mark.slow
@pytest.mark.parametrize(("habit", "strategy"), HABITS)
def test_a_long_run_with_a_habit(habit: str, strategy: str) -> None:
    off, shares = habit_off_by(habit, strategy, 120_000, 1996)
    assert off < 4
    assert max(map(abs, shares.values())) < 0.006


def test_what_insurance_does_to_the_results() -> None:
    """Against a blackjack of the bank an insured stake comes out even; at even money no blackjack ties."""
    found = {r.strategy: r for r in odds(game("euskadi-1996")) if r.bet == "box"}
    best, insuring = found["by-cards"], found["insuring"]
    assert insuring.push - best.push > Fraction(1, 100)
    assert insuring.variance < best.variance
    assert insuring.win + insuring.push + insuring.lose == 1
    assert found["even-money"].push < best.push
    assert found["even-money"].win > best.win


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_a_long_run_of_the_engine_comes_out_where_it_should(law: str) -> None:
    won = simulated(law, 120_000, 2007)
    found = figures(terms(game(law)), "by-totals")
    assert off_by(won, found.mean) < 4
    if law != "galicia-2007":
        assert sum(x > 0 for x in won) / len(won) == pytest.approx(found.win, abs=0.006)
        assert sum(x == 0 for x in won) / len(won) == pytest.approx(found.push, abs=0.004)
        assert sum(x * x for x in won) / len(won) == pytest.approx(found.variance, abs=0.03)
