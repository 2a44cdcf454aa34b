"""Trijoker: three equal bets, the deal and who sees it, two bets that may be taken back, the pay table, mistakes."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from card_oracle import cards
from poker_oracle import PokerSession, made
from spin_oracle import names

from novamas.games.cloth import PlaceBet, TakeBack
from novamas.games.poker.acts import CardShown, CardsTurned, HandSettled, Misdeal
from novamas.games.poker.trijoker import TrijokerGame
from novamas.games.poker.trijoker.acts import LeaveBet, WithdrawBet
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR

GAME = "trijoker"
game = partial(made, GAME, TrijokerGame)
table = partial(PokerSession, GAME)


def deal(common: str, *hands: str) -> str:
    """The order of the deal: a card to each, the left one, a card to each, the right one, a card to each."""
    left, right = common.split()
    split = [hand.split() for hand in hands]
    firsts, seconds, thirds = ([hand[n] for hand in split] for n in range(3))
    return " ".join([*firsts, left, *seconds, right, *thirds])


def begun(common: str, *hands: str, **frame: Any) -> PokerSession:
    """Ana (and Bea) with three bets of ten minima each, and the cards dealt."""
    people = ("ana", "bea")[: len(hands)]
    t = table(*people, **frame)
    t.stakes("three-bets", **dict.fromkeys(people, 30))
    t.dealt(deal(common, *hands))
    return t


def paid(hand: str, common: str, **frame: Any) -> float:
    """What ten minima win in each of the three bets, all left in play, for each minimum of one bet."""
    t = begun(common, hand, **frame)
    t.sends(LeaveBet(by="ana"), LeaveBet(by="ana"))
    assert t.phase == "idle"
    return t.won("ana") / 30


# -- bets --------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-13-010", "EUS96-13-054")
def test_three_equal_bets_or_none() -> None:
    t = table()
    t.lay("ana", "three-bets:1", 30)
    assert {b.on: b.amount for b in t.desk.bets.values()} == {
        f"bet-{n}:1": 10 * t.unit for n in ("one", "two", "three")
    }
    alone = t.refused(PlaceBet(by="ana", on="bet-one:1", amount=t.unit))
    assert (alone.code, "EUS96-13-054" in alone.clauses) == ("laid-together", True)
    assert t.refused(PlaceBet(by="ana", on="three-bets:1", amount=4 * t.unit)).code == "off-step"
    t.lay("ana", "three-bets:1", 3)
    assert [b.amount for b in t.desk.bets.values()] == [11 * t.unit] * 3
    assert t.refused(TakeBack(by="ana", bet=2, amount=t.unit)).code == "laid-together"
    assert names(t.do(TakeBack(by="ana", bet=2, amount=11 * t.unit))) == ["BetTakenBack", "StakesReturned"]
    assert (t.desk.bets, t.won("ana")) == ({}, 0)


@pytest.mark.clause("EUS96-13-023", "EUS96-13-025")
def test_one_place_each_and_nobody_who_stands() -> None:
    t = table("ana", "bea", standing=("zoe",))
    t.stakes("three-bets", ana=3)
    t.betting()
    for who, box, code in (("bea", 1, "not-your-box"), ("zoe", 1, "not-your-box")):
        refused = t.refused(PlaceBet(by=who, on=f"three-bets:{box}", amount=3 * t.unit))
        assert (refused.code, refused.clauses) == (code, ("EUS96-13-023", "EUS96-13-025"))
    for who in ("ana", "zoe"):
        assert t.refused(PlaceBet(by=who, on="three-bets:5", amount=3 * t.unit)).code == "box-not-open"


@pytest.mark.clause("EUS96-13-053", "EUS96-13-020")
def test_the_cards_are_shuffled_before_the_bets_are_asked_for() -> None:
    t = table()
    t.betting()
    kinds = [type(e.event).__name__ for e in t.table.log]
    assert kinds.index("ShoeLoaded") < kinds.index("BettingOpened")
    opened = next(e.event for e in t.table.log if type(e.event).__name__ == "BettingOpened")
    assert [c.key for c in opened.calls] == ["hagan-juego"]


# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-13-024", "EUS96-13-056", "EUS96-13-057", "EUS96-13-058", "EUS96-13-063", "EUS96-13-064",
                    "EUS96-13-067")  # fmt: skip
def test_who_sees_which_card_and_when() -> None:
    t = begun("2C 7D", "JS JH 9D", "3S 5H 9C")
    assert t.seen("ana", "1") == cards("JS JH 9D")
    for who in ("bea", CROUPIER, INSPECTOR, DIRECTOR):
        assert t.seen(who, "1") == [None] * 3
    for who in ("ana", "bea", CROUPIER):
        assert (t.seen(who, "left"), t.seen(who, "right")) == ([None], [None])
    t.do(LeaveBet(by="ana"))
    assert t.seen("ana", "left") == [None], "not before everybody has decided"
    t.do(LeaveBet(by="bea"))
    assert (t.seen("bea", "left"), t.seen("bea", "right")) == (cards("2C"), [None])
    t.do(LeaveBet(by="ana"))
    assert t.seen("bea", "right") == [None]
    t.do(LeaveBet(by="bea"))
    assert (t.seen("bea", "right"), t.seen("bea", "1")) == (cards("7D"), cards("JS JH 9D"))


@pytest.mark.clause("EUS96-13-020", "EUS96-13-064", "EUS96-13-067")
def test_the_common_cards_are_announced() -> None:
    t = begun("2C 7D", "JS JH 9D")
    for card in ("2C", "7D"):
        events = t.do(LeaveBet(by="ana"))
        turned = next(e for e in events if isinstance(e, CardsTurned))
        assert [(c.key, c.args) for c in turned.calls] == [("common-card", {"card": card})]


# -- taking back -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-13-063", "EUS96-13-066", "EUS96-13-069", "EUS96-13-072", "EUS96-13-073")
@pytest.mark.parametrize(("first", "second"), [(True, True), (True, False), (False, True), (False, False)])
@pytest.mark.parametrize(("hand", "pays"), [("JS JH 9D", 1), ("3S 5H 9C", -1)])
def test_the_first_and_the_second_bet_may_be_taken_back_the_third_never(
    first: bool, second: bool, hand: str, pays: int
) -> None:
    t = begun("2C 7D", hand)
    for leaves in (first, second):
        assert [set(a.kinds) for a in t.table.awaits()] == [{"LeaveBet", "WithdrawBet"}]
        t.do(LeaveBet(by="ana") if leaves else WithdrawBet(by="ana"))
    assert t.phase == "idle"
    assert t.won("ana") == 10 * pays * (1 + first + second)


@pytest.mark.clause("EUS96-13-063", "EUS96-13-066")
def test_which_bet_is_taken_back_when() -> None:
    t = begun("2C 7D", "JS JH 9D")
    one, *_ = t.do(WithdrawBet(by="ana"))
    two, *_ = t.do(WithdrawBet(by="ana"))
    assert (one.kind, two.kind) == ("bet-one", "bet-two")
    assert [(m.src, m.dst, m.amount, m.why) for m in two.moves] == [("@cloth", "ana", 10 * t.unit, "back")]


@pytest.mark.clause("EUS96-13-063")
def test_each_in_turn() -> None:
    t = begun("2C 7D", "JS JH 9D", "3S 5H 9C")
    other = t.refused(WithdrawBet(by="bea"))
    assert (other.code, "EUS96-13-063" in other.clauses) == ("not-your-hand", True)
    assert t.table.decider.default(t.table.state, "ana") == LeaveBet(by="ana"), "what lies there stays"
    t.do(LeaveBet(by="ana"))
    assert t.turn() == "bea"


# -- the pay table -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-13-006", "EUS96-13-065", "EUS96-13-068", "EUS96-13-037", "EUS96-13-026")
@pytest.mark.parametrize(
    ("hand", "common", "pays"),
    [
        pytest.param("JS 9H 4D", "JH 2C", 1, marks=pytest.mark.clause("EUS96-13-038", "EUS96-13-003", "EUS96-13-035")),
        pytest.param("AS 9H 4D", "2C AH", 1, marks=pytest.mark.clause("EUS96-13-038", "EUS96-13-006")),
        pytest.param("10S 9H 4D", "10H 2C", -1, marks=pytest.mark.clause("EUS96-13-038", "EUS96-13-003")),
        pytest.param("AS KH QD", "9H 2C", -1, marks=pytest.mark.clause("EUS96-13-003", "EUS96-13-073")),
        pytest.param("2S 3H 9D", "2H 3C", 2, marks=pytest.mark.clause("EUS96-13-039", "EUS96-13-034")),
        pytest.param("2S 2H 9D", "2D 3C", 3, marks=pytest.mark.clause("EUS96-13-040", "EUS96-13-033")),
        pytest.param("7S 8H 9D", "10C JS", 5, marks=pytest.mark.clause("EUS96-13-041", "EUS96-13-032")),
        pytest.param("AS 2H 3D", "4C 5S", 5, marks=pytest.mark.clause("EUS96-13-041", "EUS96-13-007")),
        pytest.param("AS KH QD", "JC 10S", 5, marks=pytest.mark.clause("EUS96-13-041", "EUS96-13-007")),
        pytest.param("AS 4S 7S", "8S QS", 8, marks=pytest.mark.clause("EUS96-13-042", "EUS96-13-031")),
        pytest.param("7S 7H 7D", "8C 8S", 11, marks=pytest.mark.clause("EUS96-13-043", "EUS96-13-030")),
        pytest.param("2S 2H 2D", "2C 8S", 50, marks=pytest.mark.clause("EUS96-13-044", "EUS96-13-029")),
        pytest.param("4C 5C 6C", "7C 8C", 200, marks=pytest.mark.clause("EUS96-13-045", "EUS96-13-028")),
        pytest.param("AC KC QC", "JC 10C", 500, marks=pytest.mark.clause("EUS96-13-046", "EUS96-13-027")),
    ],
)
def test_what_five_cards_are_paid(hand: str, common: str, pays: int) -> None:
    assert paid(hand, common) == pays


@pytest.mark.clause("EUS96-13-026")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("AC KC QC JC 10C", "KC QC JC 10C 9C"),
        ("2C 3C 4C 5C 6C", "AS AH AD AC KS"),
        ("2S 2H 2D 2C 3S", "AS AH AD KC KS"),
        ("2S 2H 2D 3C 3S", "AC KC QC JC 9C"),
        ("2C 3C 4C 5C 7C", "AS KH QD JC 10S"),
        ("AS 2H 3D 4C 5S", "AS AH AD KC QS"),
        ("2S 2H 2D 3C 4S", "AS AH KD KC QS"),
        ("2S 2H 3D 3C 4S", "AS AH KD QC JS"),
        ("2S 2H 3D 4C 5S", "AS KH QD JC 9S"),
    ],
)
def test_the_order_of_the_combinations(higher: str, lower: str) -> None:
    ranking = game().ranking
    assert ranking.value(cards(higher)) > ranking.value(cards(lower))


@pytest.mark.clause("EUS96-13-003", "EUS96-13-036", "EUS96-13-038")
def test_by_the_letter_every_pair_is_paid() -> None:
    letter = {"pairs-below-jacks": "literal"}
    assert paid("2S 9H 4D", "2H KC", reading=letter) == 1
    assert paid("10S 9H 4D", "10H KC") == -1
    assert paid("JS 9H 4D", "JH KC") == 1


@pytest.mark.clause("EUS96-13-071")
def test_hands_are_settled_from_the_croupiers_right() -> None:
    t = begun("2C 7D", "JS JH 9D", "3S 5H 9C")
    events = [e for who in ("ana", "bea", "ana", "bea") for e in t.do(LeaveBet(by=who))]
    assert [e.hand for e in events if isinstance(e, HandSettled)] == ["2", "1"]


@pytest.mark.clause("EUS96-13-074")
def test_in_the_end_every_card_has_been_turned_over_and_the_deck_is_gathered() -> None:
    t = begun("2C 7D", "JS JH 9D")
    t.sends(LeaveBet(by="ana"), LeaveBet(by="ana"))
    assert all(card.to is None for place in t.desk.cards.values() for card in place)
    assert [a.kinds for a in t.table.awaits()] == [("LoadShoe",)]


# -- mistakes ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-13-060")
@pytest.mark.parametrize("card", [1, 2, 3])
def test_a_players_card_that_lies_open_changes_nothing(card: int) -> None:
    t = begun("2C 7D", "JS AH 9D", "3S 5H 9C")
    assert t.refused(CardShown(by="ana", place="1", number=card)).code == "not-your-role"
    reported, exposed = t.do(CardShown(by=CROUPIER, place="1", number=card))
    assert reported.clauses == ("EUS96-13-060",)
    assert t.seen("bea", "1")[card - 1] == exposed.card == cards("JS AH 9D")[card - 1]
    assert t.turn() == "ana"
    again = t.refused(CardShown(by=CROUPIER, place="1", number=card))
    assert again.code == "not-offered"


@pytest.mark.parametrize(
    ("common", "void"),
    [
        pytest.param("10C 7D", False, marks=pytest.mark.clause("EUS96-13-061")),
        pytest.param("2C 7D", False, marks=pytest.mark.clause("EUS96-13-061")),
        pytest.param("JC 7D", True, marks=pytest.mark.clause("EUS96-13-062")),
        pytest.param("KC 7D", True, marks=pytest.mark.clause("EUS96-13-062")),
        pytest.param("AC 7D", True, marks=pytest.mark.clause("EUS96-13-062")),
    ],
)
@pytest.mark.parametrize("place", ["left", "right"])
def test_a_common_card_that_lies_open_voids_the_round_from_a_jack_on(common: str, void: bool, place: str) -> None:
    common = common if place == "left" else " ".join(reversed(common.split()))
    t = begun(common, "QS QH 9D")
    events = t.do(CardShown(by=INSPECTOR, place=place, number=1))
    assert names(events) == ["ExposureReported", "Exposed", *(["RoundVoided", "RoundEnded"] if void else [])]
    assert t.seen("ana", place) == cards(common.split()[0 if place == "left" else 1])
    if void:
        assert (events[2].cause, t.won("ana"), t.phase) == ("card-shown", 0, "idle")
    else:
        t.sends(LeaveBet(by="ana"), LeaveBet(by="ana"))
        assert t.won("ana") == 30


@pytest.mark.clause("EUS96-13-060", "EUS96-13-062")
def test_cards_may_lie_open_while_the_deal_goes_on() -> None:
    t = table()
    t.stakes("three-bets", ana=3)
    t.dealt("QS")
    t.do(CardShown(by=CROUPIER, place="1", number=1))
    t.dealt("JC")
    t.do(CardShown(by=CROUPIER, place="left", number=1))
    assert (t.phase, t.won("ana")) == ("idle", 0)


@pytest.mark.clause("EUS96-13-076")
@pytest.mark.parametrize("dealt", [1, 3, 5])
def test_a_wrong_number_of_cards_voids_the_round(dealt: int) -> None:
    t = table()
    t.stakes("three-bets", ana=3)
    t.dealt(" ".join(deal("2C 7D", "QS QH 9D").split()[:dealt]))
    assert t.refused(Misdeal(by=CROUPIER, cause="card-shown")).code == "not-offered"
    voided, _ = t.do(Misdeal(by=CROUPIER, cause="number"))
    assert (voided.clauses, t.won("ana"), t.phase) == (("EUS96-13-076",), 0, "idle")


@pytest.mark.clause("EUS96-13-076", "EUS96-13-063")
def test_what_was_taken_back_before_a_void_round_stays_taken_back() -> None:
    t = begun("2C 7D", "QS QH 9D")
    t.do(WithdrawBet(by="ana"))
    voided, _ = t.do(Misdeal(by=INSPECTOR, cause="number"))
    assert sum(m.amount for m in voided.moves) == 20 * t.unit
    assert t.won("ana") == 0


@pytest.mark.clause("EUS96-13-056", "EUS96-13-061", "EUS96-13-064")
def test_at_a_physical_table_cards_are_read_when_they_are_turned_over() -> None:
    t = table()
    t.stakes("three-bets", ana=3)
    t.dealt("? ? ? ? ?")
    t.do(CardShown(by=CROUPIER, place="right", number=1))
    assert [a.what for a in t.table.awaits()] == ["expose"]
    assert t.refused(LeaveBet(by="ana")).code in ("not-now", "not-your-role")
    t.dealt("7D")
    t.do(LeaveBet(by="ana"))
    t.dealt("2C")
    t.do(LeaveBet(by="ana"))
    t.dealt("QS QH 9D")
    assert (t.phase, t.won("ana")) == ("idle", 3)
