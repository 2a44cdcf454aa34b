"""Pai gow poker: combinations, a bank that goes round, dice, two hands that are set, and how they compare."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import PokerSession, made

from novamas.games.cloth import PlaceBet
from novamas.games.poker.acts import CardsTurned
from novamas.games.poker.pai_gow import PaiGowGame
from novamas.games.poker.pai_gow.acts import (
    AcceptBank,
    BankAccepted,
    DiceCounted,
    HandCompared,
    PassBank,
    RestCounted,
    SetHand,
)
from novamas.games.poker.pai_gow.bots import Banker, LowLoader, Player
from novamas.games.poker.pai_gow.setting import Pair, advise, split
from novamas.games.shoe import Dealt
from novamas.games.shoe.acts import CutPack, LoadShoe
from novamas.kit.cards import JOKERS
from novamas.kit.chance import Dice
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Call, fold
from novamas.kit.words import announcement
from novamas.law import BadOption
from novamas.table.acts import Leave, Stand

GAME = "pai-gow-poker"
game = partial(made, GAME, PaiGowGame)
JOKER = next(iter(JOKERS))
NOTHING = "2C 3D 5H 7S 9C JD KH"
"""The house sets king, nine, seven, five and three above... jack and nine below."""


def hand(written: str) -> list[int]:
    """Cards by name; "JK" is the joker."""
    return [JOKER if name == "JK" else cards(name)[0] for name in written.split()]


class Evening(PokerSession):
    """A table where the bank is offered round."""

    def __init__(self, *people: str, **frame: Any) -> None:
        super().__init__(GAME, *people, **frame)

    def offer(self, *answers: str) -> None:
        """The deck is shuffled and cut; these take the bank (with 100 minima) or pass it: "ana+", "bea-"."""
        self.do(LoadShoe(by=CROUPIER))
        self.do(CutPack(by=self.awaited()[0]))
        for answer in answers:
            who = answer[:-1]
            self.do(AcceptBank(by=who, amount=100 * self.unit) if answer.endswith("+") else PassBank(by=who))

    def throw(self, *dice: int) -> list[Any]:
        self.table.to_chance()
        return self.draw(dice, "dice")

    def give(self, *hands: str) -> list[Any]:
        """Seven cards each, in the order of the deal."""
        mark = len(self.table.log)
        for card in (card for written in hands for card in hand(written)):
            self.draw(card)
        return [e.event for e in self.table.log[mark:]]

    def serve(self, **hands: str) -> list[Any]:
        """Seven cards each, by the names of people; "bank" is the croupier."""
        named = {key: "bank" if key == "bank" else self.desk.hands[key].holder for key in self.desk.order}
        return self.give(*(hands[named[key]] for key in self.desk.order))


def meeting(mine: str, low: tuple[int, int], bank: str, **frame: Any) -> tuple[float, HandCompared]:
    """What a bet of twenty wins against the house's bank, which sets its cards by its way."""
    t = Evening(**frame)
    t.offer("ana-")
    t.stakes("wager", ana=20)
    t.throw(1, 1, 1)
    t.give(bank, mine)
    events = t.do(SetHand(by="ana", low=low))
    return t.won("ana"), next(e for e in events if isinstance(e, HandCompared))


# -- combinations ------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "EUS96-14-008", "EUS96-14-012", "EUS96-14-033", "EUS96-14-034", "EUS96-14-035", "EUS96-14-036", "EUS96-14-037",
    "EUS96-14-038", "EUS96-14-039", "EUS96-14-040", "EUS96-14-041", "EUS96-14-042", "EUS96-14-043", "EUS96-14-044",
    "EUS96-14-045",
)  # fmt: skip
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("AS AH AD AC JK", "AS KS QS JS 10S"), ("AS KS QS JS 10S", "AS 2S 3S 4S 5S"),
        ("AS 2S 3S 4S 5S", "KS QS JS 10S 9S"), ("2S 3S 4S 5S 6S", "AS AH AD AC KS"),
        ("2S 2H 2D 2C 3S", "AS AH AD KS KH"), ("2S 2H 2D 3S 3H", "AS KS QS JS 9S"),
        ("2S 3S 4S 5S 7S", "AS KH QD JC 10S"), ("AS KH QD JC 10S", "AS 2H 3D 4C 5S"),
        ("AS 2H 3D 4C 5S", "KS QH JD 10C 9S"), ("2S 3H 4D 5C 6S", "AS AH AD KS QH"),
        ("2S 2H 2D 3S 4H", "AS AH KS KH QD"), ("2S 2H 3S 3H 4D", "AS AH KS QH JD"),
        ("2S 2H 3S 4H 5D", "AS KH QS JH 9D"), ("KS QH 10D 9C 8S", "QS JH 10S 9D 7C"),
        ("JK AH KS QH JD", "KS KH QS JH 9D"), ("JK 3S 9S JS KS", "AS KH QD JC 10S"),
        ("6S 7H JK 9C 10S", "AS AH AD KS QH"), ("JK KS QH 9D 3C", "AS KH QD 9C 2S"),
    ],
)  # fmt: skip
def test_the_order_of_the_combinations(higher: str, lower: str) -> None:
    ranking = game().ranking
    assert ranking.value(hand(higher)) > ranking.value(hand(lower))


@pytest.mark.clause("EUS96-14-033", "EUS96-14-035", "EUS96-14-037")
def test_a_royal_is_a_combination_of_its_own() -> None:
    ranking = game().ranking
    assert ranking.evaluate(hand("AS KS QS JS 10S")).kind == "royal"
    assert ranking.evaluate(hand("AS KS JK JS 10S")).kind == "royal"
    assert ranking.evaluate(hand("KS QS JS 10S 9S")).kind == "straight-flush"


@pytest.mark.clause("EUS96-14-007", "EUS96-14-044", "EUS96-14-045", "EUS96-14-012")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [("AS AH", "KS KH"), ("2S 2H", "AS KH"), ("AS KH", "AD QC"), ("AS 3H", "KD QC"), ("JK AH", "KS KH"),
     ("JK 2H", "KS QH")],
)  # fmt: skip
def test_the_order_of_low_hands(higher: str, lower: str) -> None:
    low = game().judge.low
    assert low.value(hand(higher)) > low.value(hand(lower))


@pytest.mark.clause("EUS96-14-045")
def test_by_the_letter_the_highest_card_alone_decides() -> None:
    letter, usual = game({"pai-gow-high-card": "literal"}).judge, game().judge
    for cards_, others in (("AS KH 9D 7C 2S", "AH QS 10D 8C 3S"), ("AS KH", "AD QC")):
        high = len(cards_.split()) == 5
        one, other = (letter.high if high else letter.low), (usual.high if high else usual.low)
        assert one.value(hand(cards_)) == one.value(hand(others))
        assert other.value(hand(cards_)) > other.value(hand(others))
    assert letter.high.value(hand("AS AH KD 7C 2S")) > letter.high.value(hand("AD AC QD 7H 2D"))


# -- the bank goes round -----------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-14-066")
def test_the_bank_comes_past_a_place_where_nobody_sits() -> None:
    t = Evening("ana", "bea", "carlos")
    t.do(Stand(by="bea"))
    t.offer("ana-")
    assert t.awaited() == ["carlos"]
    t.do(PassBank(by="carlos"))
    t.betting()
    assert t.desk.bank.holder == CROUPIER


@pytest.mark.clause("EUS96-14-065", "EUS96-14-066", "EUS96-14-067", "EUS96-14-068")
def test_the_bank_is_offered_to_each_in_turn_and_then_to_the_croupier() -> None:
    t = Evening("ana", "bea")
    t.offer()
    assert t.awaited() == ["ana"]
    other = t.refused(AcceptBank(by="bea", amount=100 * t.unit))
    assert (other.code, "EUS96-14-066" in other.clauses) == ("not-offered-the-bank", True)
    t.do(PassBank(by="ana"))
    assert t.awaited() == ["bea"]
    t.do(AcceptBank(by="bea", amount=100 * t.unit))
    assert (t.desk.bank.holder, t.desk.bank.place) == ("bea", 2)
    t.stakes("wager", ana=1)
    t.throw(1, 1, 1)
    t.give(NOTHING, "2S 3S 4D 6H 8C 10D QH", "2H 3H 5D 6C 8S 10C QD")
    t.sends(*(SetHand(by=who, low=(5, 6)) for who in ("ana", "bea")))
    assert t.phase == "idle"
    t.offer()
    t.betting()
    assert t.desk.bank.holder == CROUPIER, "after the last player it is the croupier's"
    t.lay("ana", "wager:1", 1)
    t.throw(1, 1, 1)
    t.give(NOTHING, "2S 3S 4D 6H 8C 10D QH")
    t.do(SetHand(by="ana", low=(5, 6)))
    t.offer()
    assert t.awaited() == ["ana"], "and then the players' again"


@pytest.mark.clause("EUS96-14-067")
def test_without_a_taker_the_croupier_must() -> None:
    t = Evening("ana")
    t.offer("ana-")
    t.betting()
    taken = [e.event for e in t.table.log if isinstance(e.event, BankAccepted)]
    assert [(e.who, e.place, e.cover) for e in taken] == [(CROUPIER, 7, 0)]


def test_a_house_may_keep_the_bank_to_itself() -> None:
    t = Evening("ana", players_bank=False)
    t.offer()
    assert t.awaited() == [CROUPIER]
    t.betting()
    assert t.desk.bank.holder == CROUPIER


@pytest.mark.clause("EUS96-14-065", "EUS96-14-066")
def test_a_player_s_bank_bets_nothing_and_covers_no_more_than_it_has() -> None:
    t = Evening("ana", "bea", "carla")
    t.offer()
    assert t.refused(AcceptBank(by="ana", amount=2 * t.unit - 1)).field == "amount"
    assert t.refused(AcceptBank(by="ana", amount=1001 * t.unit)).code == "not-enough-chips"
    t.do(AcceptBank(by="ana", amount=10 * t.unit))
    assert t.won("ana") == -10
    t.betting()
    own = t.refused(PlaceBet(by="ana", on="wager:1", amount=t.unit))
    assert (own.code, "EUS96-14-065" in own.clauses) == ("bank-bets-nothing", True)
    t.lay("bea", "wager:2", 5)
    assert t.refused(PlaceBet(by="carla", on="wager:3", amount=5 * t.unit)).code == "above-maximum"
    t.lay("carla", "wager:3", 4)
    assert t.refused(Leave(by="ana")).code == "holds-the-bank"


@pytest.mark.clause("EUS96-14-065", "EUS96-14-074")
@pytest.mark.parametrize(
    ("croupier", "house"),
    [("AS AH KS KD 4C 6D 8H", 2), ("2S 4D 4C 6D 8H 10C 9D", -2), ("AS AH 4D 6D 8H 2S 3C", 0)],
)
def test_a_player_s_bank_meets_the_croupier_first_and_then_the_customers(croupier: str, house: int) -> None:
    t = Evening("ana", "bea", "carla", against=2)
    float_ = t.table.state.book["@float"]
    t.offer("ana+")
    t.stakes("wager", bea=20, carla=20)
    t.throw(1, 1, 1)
    t.serve(ana="QS QC JS JC 4H 6S 8D", bea="2D 3D 5H 7S 9C JD KH", carla="KC QH JH 10S 9S 2C 3H", bank=croupier)
    t.sends(SetHand(by="ana", low=(3, 4)), SetHand(by="bea", low=(5, 6)))
    events = t.do(SetHand(by="carla", low=(6, 7)))
    assert [e.to for e in events if isinstance(e, CardsTurned)] == ["bank", "1", "2", "3"]
    order = [type(e).__name__ for e in events if type(e).__name__ in ("BankCompared", "HandCompared", "CoverReturned")]
    assert order == ["BankCompared", "HandCompared", "HandCompared", "CoverReturned"]
    assert [(e.hand, e.result) for e in events if isinstance(e, HandCompared)] == [("2", "lost"), ("3", "tied")]
    assert (t.table.state.book["@float"] - float_) / t.unit == house
    assert t.won("ana") == 20 - house


@pytest.mark.clause("EUS96-14-009", "EUS96-14-010", "EUS96-14-028")
def test_a_player_s_bank_pays_and_wins_and_the_house_keeps_its_part() -> None:
    t = Evening("ana", "bea", "carla", against=0)
    float_ = t.table.state.book["@float"]
    t.offer("ana+")
    t.stakes("wager", bea=20, carla=20)
    t.throw(1, 1, 1)
    t.serve(ana="2C 3D 5H 7S 9C JD KH", bea="AS AH KS KD 4C 6D 8H", carla="2S 3S 4D 6H 8C 10D QH",
            bank="2H 3H 5D 6C 8S 10C QD")  # fmt: skip
    t.sends(SetHand(by="ana", low=(5, 6)), SetHand(by="bea", low=(3, 4)))
    t.do(SetHand(by="carla", low=(5, 6)))
    assert (t.won("bea"), t.won("carla"), t.won("ana")) == (19, -20, 0)
    assert t.table.state.book["@float"] - float_ == t.unit, "five per cent of what bea won"


def test_a_bank_that_nobody_bets_against_gets_its_cover_back() -> None:
    t = Evening("ana", "bea")
    t.offer("ana+")
    t.betting()
    t.close()
    assert (t.phase, t.won("ana"), t.desk.bank.cover) == ("idle", 0, 0)


def test_a_banker_who_stands_up_holds_no_bank() -> None:
    t = Evening("ana", "bea")
    t.offer("ana+")
    t.stakes("wager", bea=10)
    t.do(Stand(by="ana"))
    t.throw(1, 1, 1)
    assert (t.desk.bank.holder, t.won("ana"), list(t.desk.hands)) == (CROUPIER, 0, ["2", "bank"])


# -- dice and deal -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-14-021", "EUS96-14-058", "EUS96-14-059", "EUS96-14-060", "EUS96-14-061", "EUS96-14-062")
@pytest.mark.parametrize(
    ("dice", "first"),
    [((2, 3, 3), "bank"), ((5, 5, 5), "bank"), ((3, 3, 3), "1"), ((1, 1, 1), "2"), ((1, 1, 2), "3"), ((6, 6, 6), "3")],
)
def test_the_dice_count_from_the_bank_as_one(dice: tuple[int, ...], first: str) -> None:
    t = Evening("ana", "bea", "carla", "dora", "eva", "fina")
    t.offer(*(f"{who}-" for who in ("ana", "bea", "carla", "dora", "eva", "fina")))
    t.stakes("wager", ana=1, bea=1, carla=1, dora=1, eva=1, fina=1)
    t.table.to_chance()
    assert t.table.decider.chance(t.table.state) == Dice(3)
    counted = next(e for e in t.throw(*dice) if isinstance(e, DiceCounted))
    assert (counted.first, counted.order[0]) == (first, first)
    assert [(c.key, c.args) for c in counted.calls] == [("dice-total", {"number": sum(dice)})]
    round_ = ["1", "2", "3", "4", "5", "6", "bank"]
    begin = round_.index(first)
    assert list(counted.order) == round_[begin:] + round_[:begin]


@pytest.mark.clause("EUS96-14-060", "EUS96-14-061")
def test_a_player_s_bank_is_counted_as_one_and_vacant_places_are_passed_over() -> None:
    t = Evening("ana", "bea", "carla")
    t.offer("ana-", "bea+")
    t.stakes("wager", ana=1, carla=1)
    counted = next(e for e in t.throw(2, 3, 3) if isinstance(e, DiceCounted))
    assert counted.order == ("2", "3", "bank", "1")


@pytest.mark.clause("EUS96-14-003", "EUS96-14-062", "EUS96-14-063", "EUS96-14-072", "EUS96-14-032")
def test_seven_cards_at_a_time_seen_by_their_player_alone() -> None:
    t = Evening("ana", "bea")
    t.offer("ana-", "bea-")
    t.stakes("wager", ana=1, bea=1)
    t.throw(1, 1, 1)
    mine, other = "AS AH KS KD 4C 6D 8H", "2S 3S 4D 6H 8C 10D QH"
    events = t.give(other, NOTHING, mine)
    assert [e.to for e in events if isinstance(e, Dealt)] == ["2"] * 7 + ["bank"] * 7 + ["1"] * 7
    assert t.seen("ana", "1") == hand(mine)
    for who in ("bea", CROUPIER, INSPECTOR, DIRECTOR):
        assert t.seen(who, "1") == [None] * 7
    for who in ("ana", "bea", CROUPIER):
        assert t.seen(who, "bank") == [None] * 7
    t.do(SetHand(by="ana", low=(3, 4)))
    assert t.table.view("bea").desk.low["1"].value is None, "face down"
    assert t.table.view("ana").desk.low["1"].value == (3, 4)
    assert t.seen(CROUPIER, "bank") == [None] * 7, "not before everybody has set"
    t.do(SetHand(by="bea", low=(6, 7)))
    assert t.seen("ana", "bank") == hand(NOTHING)
    assert t.table.view("bea").desk.low["1"].value == (3, 4)


@pytest.mark.clause("EUS96-14-055")
def test_a_customer_cuts() -> None:
    t = Evening("ana", "bea")
    t.do(LoadShoe(by=CROUPIER))
    assert t.awaited() == ["ana"]
    assert t.refused(CutPack(by="bea")).clauses == ("EUS96-14-055",)
    t.do(CutPack(by="ana"))


# -- setting and comparing ---------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-14-003", "EUS96-14-070", "EUS96-14-015", "EUS96-14-031")
def test_each_hand_is_set_by_whoever_sits_there_with_two_cards_low() -> None:
    t = Evening("ana", "bea")
    t.offer("ana-", "bea-")
    t.stakes("wager", ana=1, bea=1)
    t.throw(1, 1, 1)
    t.give("2S 3S 4D 6H 8C 10D QH", NOTHING, "AS AH KS KD 4C 6D 8H")
    other = t.refused(SetHand(by="bea", low=(1, 2)))
    assert other.code == "not-your-hand"
    for low in ((1,), (1, 2, 3), (2, 1), (1, 8), (1, 1)):
        assert t.refused(SetHand(by="ana", low=low)).code == "bad-setting"
    t.do(SetHand(by="ana", low=(1, 7)))
    assert t.turn() == "bea"


@pytest.mark.parametrize(
    ("mine", "low", "bank", "high", "below", "result"),
    [
        pytest.param("AS AH KS KD 4C 6D 8H", (3, 4), "2C 3D 5H 7S 9C JD KH", "higher", "higher", "won",
                     marks=pytest.mark.clause("EUS96-14-076", "EUS96-14-085", "EUS96-14-004", "EUS96-14-009")),
        pytest.param("AS AH 2S 3H 4C 6D 8H", (6, 7), "2C 3D 5H 7S 9C QD KH", "higher", "lower", "tied",
                     marks=pytest.mark.clause("EUS96-14-077", "EUS96-14-085", "EUS96-14-006", "EUS96-14-004")),
        pytest.param("AS KD QS 9S 4C 6D 8H", (2, 3), "AC AD 5H 7S 9C JD 2H", "lower", "higher", "tied",
                     marks=pytest.mark.clause("EUS96-14-078", "EUS96-14-085", "EUS96-14-006")),
        pytest.param("AS AH 2S 3H JC 9D 8H", (5, 6), "2C 3D 5H 7S 9C JD KH", "higher", "equal", "tied",
                     marks=pytest.mark.clause("EUS96-14-079", "EUS96-14-086", "EUS96-14-051", "EUS96-14-004")),
        pytest.param("KS 7H 5S 3H 2S JC 10D", (6, 7), "2C 3D 5H 7S 9C JD KH", "equal", "higher", "tied",
                     marks=pytest.mark.clause("EUS96-14-080", "EUS96-14-086", "EUS96-14-051")),
        pytest.param("QS 7H 5S 3H 2S JC 9D", (6, 7), "2C 3D 5H 7S 9C JD KH", "lower", "equal", "lost",
                     marks=pytest.mark.clause("EUS96-14-081", "EUS96-14-086", "EUS96-14-005")),
        pytest.param("KS 7H 5S 3H 2S JC 8D", (6, 7), "2C 3D 5H 7S 9C JD KH", "equal", "lower", "lost",
                     marks=pytest.mark.clause("EUS96-14-082", "EUS96-14-086", "EUS96-14-005")),
        pytest.param("KS 7H 5S 3H 2S JC 9D", (6, 7), "2C 3D 5H 7S 9H JD KH", "equal", "equal", "lost",
                     marks=pytest.mark.clause("EUS96-14-083", "EUS96-14-087", "EUS96-14-005")),
        pytest.param("QS 7H 5S 3H 2S 10C 9D", (6, 7), "2C 3D 5H 7S 9H JD KH", "lower", "lower", "lost",
                     marks=pytest.mark.clause("EUS96-14-084", "EUS96-14-087", "EUS96-14-010", "EUS96-14-050")),
    ],
)  # fmt: skip
@pytest.mark.clause("EUS96-14-075")
def test_the_table_of_cases(mine: str, low: tuple[int, int], bank: str, high: str, below: str, result: str) -> None:
    won, settled = meeting(mine, low, bank)
    assert (settled.high, settled.low, settled.result, settled.wrong) == (high, below, result, False)
    assert won == {"won": 19, "tied": 0, "lost": -20}[result]


@pytest.mark.clause("EUS96-14-071", "EUS96-14-094")
@pytest.mark.parametrize(
    ("mine", "low", "wrong"),
    [
        ("AS AH KS QD 4C 6D 8H", (1, 2), True), ("AS KH 2S 3D 4C 7D 8H", (1, 2), True),
        ("AS KH QS JD 4C 7D 8H", (2, 3), False), ("AS AH KS KD 4C 6D 8H", (1, 2), True),
        ("AS AH KS KD 4C 6D 8H", (3, 4), False), ("7S 7H 7D 7C 2S 4D 9H", (1, 2), False),
        ("AS 2H 3S 4D 5C KD KH", (6, 7), False), ("JK AH KS KD 4C 6D 8H", (1, 2), True),
        ("AS JK KS KD QC 6D 8H", (1, 2), True), ("AS KH 5D 5S 4C 7D 8H", (1, 2), False),
        ("AS KH AD QC 4C 7D 8H", (1, 2), True), ("AS QH AD KC 4C 7D 8H", (1, 2), False),
    ],
)  # fmt: skip
def test_a_low_hand_that_is_the_higher_always_loses(mine: str, low: tuple[int, int], wrong: bool) -> None:
    judge = game().judge
    assert judge.wrong(split(hand(mine), low)) == wrong


@pytest.mark.clause("EUS96-14-071", "EUS96-14-094")
def test_a_hand_set_wrongly_loses_against_anything() -> None:
    won, settled = meeting("AS AH KS QD 4C 6D 8H", (1, 2), "2C 3D 5H 7S 9C JD KH")
    assert (won, settled.result, settled.wrong) == (-20, "lost", True)
    assert {"EUS96-14-071", "EUS96-14-094"} <= set(settled.clauses)


@pytest.mark.clause("EUS96-14-094")
def test_a_bank_set_wrongly_loses_to_all_but_others_set_wrongly() -> None:
    t = Evening("ana", "bea", "carla", against=0)
    t.offer("ana+")
    t.stakes("wager", bea=20, carla=20)
    t.throw(1, 1, 1)
    t.serve(ana="KC KS 3D 6C 8S 10C QD", bea="2S 3S 4D 6H 8C 10D QH", carla="AS AH KH KD 4C 7D 9H",
            bank="2H 3H 5D 6D 8D 10H JC")  # fmt: skip
    t.sends(SetHand(by="ana", low=(1, 2)), SetHand(by="bea", low=(5, 6)))
    t.do(SetHand(by="carla", low=(1, 2)))
    assert (t.won("bea"), t.won("carla")) == (19, -20)


@pytest.mark.clause("EUS96-14-072", "EUS96-14-073", "EUS96-14-092")
def test_the_croupier_sets_last_by_a_written_way_or_freely() -> None:
    by_way = Evening("ana")
    by_way.offer("ana-")
    by_way.stakes("wager", ana=1)
    by_way.throw(1, 1, 1)
    by_way.give(NOTHING, "2S 3S 4D 6H 8C 10D QH")
    events = by_way.do(SetHand(by="ana", low=(5, 6)))
    assert [e.hand for e in events if type(e).__name__ == "HandSet"] == ["1", "bank"]
    assert by_way.desk.low["bank"].value == (5, 6), "jack and nine"
    free = Evening("ana", house_way=False)
    free.offer("ana-")
    free.stakes("wager", ana=1)
    free.throw(1, 1, 1)
    free.give(NOTHING, "2S 3S 4D 6H 8C 10D QH")
    assert free.refused(SetHand(by=CROUPIER, low=(1, 2))).code == "not-your-hand"
    free.do(SetHand(by="ana", low=(5, 6)))
    assert free.awaited() == [CROUPIER]
    assert free.refused(SetHand(by="ana", low=(1, 2))).code == "not-your-hand"
    assert free.table.decider.default(free.table.state, CROUPIER) == SetHand(by=CROUPIER, low=(5, 6))
    free.do(SetHand(by=CROUPIER, low=(1, 2)))
    assert (free.phase, free.desk.low["bank"].value) == ("idle", (1, 2))


@pytest.mark.clause("EUS96-14-026")
@pytest.mark.parametrize("banker", ["ana+", "ana-"])
def test_the_croupier_announces_every_phase(banker: str) -> None:
    """From the first bet to the comparison, whoever holds the bank; in the order of the game."""
    t = Evening("ana", "bea")
    t.offer(banker, *(["bea-"] if banker == "ana-" else []))
    t.stakes("wager", bea=1)
    mark = next(n for n, e in enumerate(t.table.log) if type(e.event).__name__ == "BettingOpened")
    t.throw(1, 1, 1)
    hands = [NOTHING, "2S 3S 4D 6H 8C 10D QH", "2H 4S 5D 6C 8D 10H QC"]
    t.give(*hands[: len(t.desk.order)])
    while t.phase != "idle":
        t.do(SetHand(by=t.awaited()[0], low=(5, 6)))
    told = [call for e in t.table.log[mark:] for call in e.event.calls]
    assert {call.by for call in told} == {CROUPIER}
    phases = ["hagan-juego", "no-va-mas", "dice-total", "set-two-hands", "house-opens-cards", "hands-meet"]
    assert [call.key for call in told if call.key != "commission"] == phases


@pytest.mark.clause("EUS96-14-088")
def test_customers_are_settled_one_after_another() -> None:
    t = Evening("ana", "bea", "carla")
    t.offer("ana-", "bea-", "carla-")
    t.stakes("wager", carla=1, ana=1, bea=1)
    t.throw(1, 1, 1)
    t.give("2S 3S 4D 6H 8C 10D QH", "2H 3H 4C 6C 8S 10C QD", NOTHING, "AS AH KS KD 4H 6D 8H")
    t.sends(SetHand(by="ana", low=(3, 4)), SetHand(by="bea", low=(5, 6)))
    events = t.do(SetHand(by="carla", low=(5, 6)))
    assert [e.hand for e in events if isinstance(e, HandCompared)] == ["1", "2", "3"]


@pytest.mark.clause("EUS96-14-030", "EUS96-14-088")
def test_every_hand_is_by_itself_in_the_order_of_the_deal() -> None:
    """Each gets its cards, is set and is settled on its own, whatever becomes of the others."""
    t = Evening("ana", "bea", "carla")
    t.offer("ana-", "bea-", "carla-")
    t.stakes("wager", ana=20, bea=20, carla=20)
    t.throw(1, 1, 1)
    held = {"2": "AS AH KS KD 4H 6D 8H", "3": "QS QH JS JD 4C 6C 8D", "bank": "AC AD KC KH 5S 7S 9S",
            "1": "2H 3H 5C 7C 9H 10D QD"}  # fmt: skip
    given = [e.to for e in t.give(*held.values()) if isinstance(e, Dealt)]
    assert given == [key for key in ("2", "3", "bank", "1") for _ in range(7)], "clockwise from where the dice say"
    for who, low in (("ana", (6, 7)), ("bea", (3, 4)), ("carla", (3, 4))):
        assert t.awaited() == [who]
        events = t.do(SetHand(by=who, low=low))
    settled = {e.hand: e.result for e in events if isinstance(e, HandCompared)}
    assert settled == {"1": "lost", "2": "lost", "3": "lost"}
    again = Evening("ana", "bea")
    again.offer("ana-", "bea-")
    again.stakes("wager", ana=20, bea=30)
    again.throw(1, 1, 1)
    again.serve(ana="AS AH KS KD 4H 6D 8H", bea="2H 3H 5C 7C 8C 10D QD", bank="2C 3D 5H 7S 9C JD KH")
    again.do(SetHand(by="ana", low=(3, 4)))
    events = again.do(SetHand(by="bea", low=(5, 6)))
    assert [(e.hand, e.result) for e in events if isinstance(e, HandCompared)] == [("1", "won"), ("2", "lost")]
    assert (again.won("ana"), again.won("bea")) == (19, -30)


@pytest.mark.clause("EUS96-14-064")
@pytest.mark.parametrize(("people", "left"), [(("ana",), 39), (("ana", "bea", "carla"), 25)])
def test_what_is_left_of_the_deck_is_counted_and_put_away(people: tuple[str, ...], left: int) -> None:
    t = Evening(*people)
    t.offer(*(f"{who}-" for who in people))
    t.stakes("wager", **dict.fromkeys(people, 1))
    t.throw(1, 1, 1)
    hands = (NOTHING, "2S 3S 4D 6H 8C 10D QH", "AS AH KS KD 4H 6D 8H", "2H 3H 5D 6C 8S 10C QD")[: len(people) + 1]
    events = t.give(*hands)
    (counted,) = [e for e in events if isinstance(e, RestCounted)]
    assert (counted.cards, counted.clauses) == (left, ("EUS96-14-064",))
    assert events.index(counted) > max(n for n, e in enumerate(events) if isinstance(e, Dealt))
    assert (t.desk.used, t.awaited()) == (("rest",), ["ana"]), "before anybody sets a hand"


@pytest.mark.clause("EUS96-14-089", "EUS96-14-090", "EUS96-14-091")
def test_hands_that_win_stay_open_on_the_table_and_others_are_put_away_in_their_turn() -> None:
    t = Evening("ana", "bea", "carla", "dora")
    t.offer("ana-", "bea-", "carla-", "dora-")
    t.stakes("wager", ana=1, bea=1, carla=1, dora=1)
    t.throw(1, 1, 1)
    t.serve(ana="2H 3H 5D 6C 8S 10C QD", bea="AS AH KS KD 4C 6D 8H", carla="QS QC 2S 3S 5C 7C 9D",
            dora="AC KC 4D 6H 7D 9H 10D", bank="2C 3D 5H 7S 9C JD KH")  # fmt: skip
    begin = t.table.state.book["@float"]
    t.sends(SetHand(by="ana", low=(5, 6)), SetHand(by="bea", low=(3, 4)), SetHand(by="carla", low=(3, 4)))
    s = t.table.state
    seen = {}
    for event in t.do(SetHand(by="dora", low=(3, 4))):
        s = fold(t.table.decider, s, event)
        if isinstance(event, HandCompared):
            bets = {bet.owner for bet in s.desk.bets.values()}
            seen[event.hand] = (event.result, s.desk.used, bets)
    assert seen == {
        "1": ("lost", ("rest", "1"), {"bea", "carla", "dora"}),
        "2": ("won", ("rest", "1"), {"carla", "dora"}),
        "3": ("tied", ("rest", "1", "3"), {"dora"}),
        "4": ("tied", ("rest", "1", "3", "4"), set()),
    }
    assert t.seen("ana", "2") == hand("AS AH KS KD 4C 6D 8H"), "face up for everybody, until the next hand"
    assert t.table.state.book["@float"] - begin == t.unit - 19 * t.unit // 20, "ana's bet is taken, bea's win is paid"
    t.offer("ana-", "bea-", "carla-", "dora-")
    t.betting()
    assert t.desk.used == ()


# -- commission and limits ---------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-14-028", "EUS96-14-049", "EUS96-14-052", "EUS96-14-076")
@pytest.mark.parametrize(("commission", "won"), [(None, 19), (50, 19), (25, 19.5), (0, 20)])
def test_the_commission_is_up_to_five_per_cent(commission: int | None, won: float) -> None:
    options = {} if commission is None else {"commission": commission}
    assert meeting("AS AH KS KD 4C 6D 8H", (3, 4), NOTHING, **options)[0] == won
    for wrong in (51, -1):
        with pytest.raises(BadOption) as caught:
            game(commission=wrong)
        assert (caught.value.field, "EUS96-14-052" in caught.value.clauses) == ("commission", True)


@pytest.mark.clause("EUS96-14-053")
@pytest.mark.parametrize(("commission", "told"), [(None, (5, 0)), (25, (2, 5)), (0, (0, 0))])
def test_players_are_told_the_commission_before_the_first_bet(commission: int | None, told: tuple[int, int]) -> None:
    t = Evening("ana", **({} if commission is None else {"commission": commission}))
    for first in (True, False):
        t.offer("ana-")
        t.betting()
        (opened,) = [e.event for e in t.table.log if type(e.event).__name__ == "BettingOpened"][-1:]
        rate = [] if not first else [("commission", {"percent": told[0], "tenths": told[1]}, CROUPIER)]
        assert [(c.key, c.args, c.by) for c in opened.calls] == [*rate, ("hagan-juego", {}, CROUPIER)]
        assert t.phase == "betting", "before any bet"
        t.close()
    said = Call("commission", {"percent": 2, "tenths": 5})
    assert announcement(said, "es") == "La comisión es del 2,5 %"
    assert announcement(said, "en") == "The commission is 2.5 %"


@pytest.mark.clause("EUS96-14-052", "EUS96-14-076")
def test_by_the_letter_of_the_table_it_is_always_five() -> None:
    letter = {"pai-gow-commission": "literal"}
    assert meeting("AS AH KS KD 4C 6D 8H", (3, 4), NOTHING, reading=letter)[0] == 19
    with pytest.raises(BadOption):
        game(letter, commission=49)
    game(commission=49)


@pytest.mark.clause("EUS96-14-047")
def test_bets_are_within_the_limits() -> None:
    t = Evening("ana", maximum=10)
    t.offer("ana-")
    t.betting()
    assert t.refused(PlaceBet(by="ana", on="wager:1", amount=t.unit - 1)).code == "below-minimum"
    high = t.refused(PlaceBet(by="ana", on="wager:1", amount=11 * t.unit))
    assert (high.code, "EUS96-14-047" in high.clauses) == ("above-maximum", True)


@pytest.mark.clause("EUS96-14-031")
def test_a_box_is_for_whoever_sits_there() -> None:
    t = Evening("ana", "bea", standing=("zoe",))
    t.offer("ana-", "bea-")
    t.stakes("wager", ana=1)
    assert t.refused(PlaceBet(by="bea", on="wager:1", amount=t.unit)).code == "not-your-box"
    assert t.refused(PlaceBet(by="zoe", on="wager:1", amount=t.unit)).code == "not-your-box"
    assert t.refused(PlaceBet(by="bea", on="wager:3", amount=t.unit)).code == "box-not-open"


# -- cards that nobody has told ----------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-14-063", "EUS96-14-072", "EUS96-14-073")
def test_at_a_physical_table_cards_are_read_when_they_are_turned_over() -> None:
    t = Evening("ana")
    t.offer("ana-")
    t.stakes("wager", ana=20)
    t.throw(1, 1, 1)
    for _ in range(14):
        t.draw("?")
    t.do(t.table.decider.default(t.table.state, "ana"))  # type: ignore[arg-type]
    assert t.desk.low["1"].value == (1, 2), "the low hand is read first"
    for written in (NOTHING, "KS KD AS AH 4C 6D 8H"):
        for card in hand(written):
            assert [a.what for a in t.table.awaits()] == ["expose"]
            t.draw(card, "expose")
    assert (t.phase, t.won("ana")) == ("idle", 19)


# -- advice and company ------------------------------------------------------------------------------------------------


def test_the_advice_knows_every_right_setting_and_prefers_the_obvious() -> None:
    rules = game().rules
    seven = hand("AS AH KS KD 4C 6D 8H")
    found = advise(seven, rules, 0.05)
    assert max(found, key=lambda low: found[low]) == (3, 4)
    assert (1, 2) not in found, "aces below kings is no setting"
    assert all(-1 <= worth <= 0.95 for worth in found.values())
    straight = hand("5S 6H 7D 8C 9S AD KH")
    best = advise(straight, rules, 0.05)
    assert max(best, key=lambda low: best[low]) == (6, 7)


def test_how_the_company_sets_cards() -> None:
    seven = tuple(hand("AS AH KS KD 4C 6D 8H"))
    assert Player().low(game(), seven) == (3, 4)
    assert LowLoader().low(game(), tuple(hand("QS QH KS 2D 4C 6D 8H"))) == (3, 7)
    assert Banker.banks
    assert not Player.banks


def test_two_hands_are_what_is_left_and_what_is_named() -> None:
    assert split([10, 11, 12, 13, 14, 15, 16], (2, 7)) == Pair((10, 12, 13, 14, 15), (11, 16))
