"""Poker with discard: combinations, going on, changing cards, the bank's seven rules, payment, mistakes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from card_oracle import cards
from draw_oracle import GAME, game, table
from poker_oracle import PokerSession, guest_at, interleaved
from spin_oracle import names

from novamas.games.boxes.acts import Consent
from novamas.games.poker.acts import CardsTurned, Fold, Follow, Go, HandSettled, Misdeal
from novamas.games.poker.draw.acts import BankDiscarded, Discard
from novamas.games.poker.draw.bank import choose_discards, in_a_row
from novamas.games.shoe import Dealt
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR
from novamas.table.acts import Leave

WINS, LOSES, TIES = "won", "lost", "tied"
EIGHTS = "8S 8H KD 5C 3S"
"""A bank that throws the three and the five away."""


def played(hand: str, bank: str, served: str = "", **frame: Any) -> PokerSession:
    """A round with an ante of ten: the hand changes nothing, the bank gets these cards for those it throws away."""
    t = table(**frame)
    t.stakes("ante", ana=10)
    t.dealt(interleaved(hand, bank))
    t.sends(Go(by="ana"), Discard(by="ana", cards=()))
    t.dealt(served)
    assert t.phase == "idle", "the bank has got all its cards"
    return t


def meeting(hand: str, bank: str, served: str = "", **frame: Any) -> tuple[float, str]:
    """What somebody wins who goes on with an ante of ten, and what became of the hand."""
    t = played(hand, bank, served, **frame)
    return t.won("ana"), t.desk.hands["1"].result


# -- combinations ------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "EUS96-12-003", "EUS96-12-004", "EUS96-12-025", "EUS96-12-026", "EUS96-12-028", "EUS96-12-030", "EUS96-12-032",
    "EUS96-12-034", "EUS96-12-036", "EUS96-12-038", "EUS96-12-040", "EUS96-12-042", "EUS96-12-047", "EUS96-12-052",
)  # fmt: skip
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("AS KS QS JS 10S", "KH QH JH 10H 9H"),
        ("6S 5S 4S 3S 2S", "AS AH AD AC KS"),
        ("2S 2H 2D 2C 3S", "AS AH AD KC KS"),
        ("2S 2H 2D 3C 3S", "AS KS QS JS 9S"),
        ("7S 5S 4S 3S 2S", "AS KH QD JC 10S"),
        ("AS 2H 3D 4C 5S", "AS AH AD KC QS"),
        ("2S 2H 2D 3C 4S", "AS AH KD KC QS"),
        ("2S 2H 3D 3C 4S", "AS AH KD QC JS"),
        ("8S 8H 2D 3C 4S", "AS KH QD JC 9S"),
        ("AS KH QD JC 10S", "KS QH JD 10C 9S"),
        ("2S 3H 4D 5C 6S", "AS 2H 3D 4C 5H"),
        ("AS 2H 3D 4C 6S", "KS QH JD 10C 8S"),
    ],
)
def test_the_order_of_the_combinations(higher: str, lower: str) -> None:
    ranking = game().ranking
    assert ranking.value(cards(higher)) > ranking.value(cards(lower))


def cited(clause: int, *values: str) -> Any:
    return pytest.param(*values, marks=pytest.mark.clause(f"EUS96-12-{clause:03}"))


@pytest.mark.clause("EUS96-12-044", "EUS96-12-047", "EUS96-12-084", "EUS96-12-086", "EUS96-12-087")
@pytest.mark.parametrize(
    ("hand", "bank", "served", "comes"),
    [
        cited(48, "10S 9S 8S 7S 6S", "9H 8H 7H 6H 5H", "", WINS),
        cited(48, "9S 8S 7S 6S 5S", "9H 8H 7H 6H 5H", "", TIES),
        cited(48, "AS 2S 3S 4S 5S", "2H 3H 4H 5H 6H", "", LOSES),
        cited(49, "3S 3H 3D 3C 4S", "2S 2H 2D 2C AS", "", WINS),
        cited(50, "3S 3H 3D 2C 2S", "2H 2D AS AH AD", "", LOSES),
        cited(50, "KS KH KD 2C 2S", "QS QH QD AS AH", "", WINS),
        cited(51, "AS 9S 4S 3S 2S", "KH QH JH 9H 8H", "", WINS),
        cited(51, "AS 9S 4S 3S 2S", "AH 9H 4H 3H 2H", "", TIES),
        cited(51, "AS QS 4S 3S 2S", "AH JH 10H 9H 8H", "", WINS),
        cited(51, "AS QS 9S 3S 2S", "AH QH 9H 4H 2H", "", LOSES),
        cited(52, "9S 8H 7D 6C 5S", "8S 7H 6D 5C 4S", "", WINS),
        cited(52, "9S 8H 7D 6C 5S", "9H 8D 7C 6S 5H", "", TIES),
        cited(52, "AS 2H 3D 4C 5S", "2S 3H 4D 5C 6S", "", LOSES),
        cited(53, "9S 9H 9D 2C 3S", "8S 8H 8D AC KS", "2H 4C", WINS),
        cited(53, "7S 7H 7D AC KS", "8S 8H 8D 2C 3S", "5H 4C", LOSES),
        cited(54, "KS KH 2D 2C 3S", "QS QH JD JC AS", "9H", WINS),
        cited(54, "KS KH 5D 5C 3S", "KD KC 4D 4C AS", "9H", WINS),
        cited(54, "KS KH 5D 5C 3S", "KD KC 5S 5H 2S", "4H", LOSES),
        cited(54, "KS KH 5D 5C 3S", "KD KC 5S 5H 2S", "3H", TIES),
        cited(55, "9S 9H 4D 3C 2S", EIGHTS, "2H 6H", WINS),
        cited(55, "9S 9H AD 3C 2S", "9D 9C KD 4C 5S", "2H 6H", WINS),
        cited(55, "9S 9H AD 7C 2S", "9D 9C AS 4C 5S", "3H 6H", WINS),
        cited(55, "9S 9H AD 7C 2S", "9D 9C AS 4C 5S", "7H 3H", LOSES),
        cited(55, "9S 9H AD 7C 2S", "9D 9C AS 4C 5S", "7H 2H", TIES),
    ],
)
def test_who_wins_between_two_of_a_kind(hand: str, bank: str, served: str, comes: str) -> None:
    t = played(hand, bank, served)
    assert t.desk.hands["1"].result == comes
    assert (t.won("ana") > 0, t.won("ana") == 0) == (comes == WINS, comes == TIES)
    assert comes != LOSES or t.won("ana") == -30


PAID = [
    (27, "AS KS QS JS 10S", 100), (29, "9S 8S 7S 6S 5S", 25), (31, "2S 2H 2D 2C 3S", 20), (33, "2S 2H 2D 3C 3S", 7),
    (35, "9S 7S 5S 3S 2S", 5), (37, "AS 2H 3D 4C 5S", 3), (39, "2S 2H 2D 3C 5S", 2), (41, "2S 2H 3D 3C 5S", 1),
    (43, "9S 9H 3D 2C 5S", 1),
]  # fmt: skip


@pytest.mark.clause("EUS96-12-046", "EUS96-12-084", "EUS96-12-085")
@pytest.mark.parametrize(
    ("hand", "times"),
    [pytest.param(hand, n, marks=pytest.mark.clause(f"EUS96-12-{clause:03}")) for clause, hand, n in PAID],
)
def test_what_the_second_bet_is_paid(hand: str, times: int) -> None:
    assert meeting(hand, "8D 8C KD JC 6H", "4H 10H") == (10 + 20 * times, WINS)


# -- readings ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-042", "EUS96-12-043", "EUS96-12-082")
def test_eights_or_nines() -> None:
    letter = {"draw-eights": "literal"}
    assert meeting("8S 8H AD 4C 2S", "8D 8C KD 5C 3S", "2H 6S") == (30, WINS)
    assert meeting("8S 8H AD 4C 2S", "8D 8C KD 5C 3S", "2H 6S", reading=letter) == (10, "unopposed")
    assert meeting("8S 8H AD 4C 2S", "9D 9C KD 5C 3S", "2H 6S", reading=letter) == (-30, LOSES)
    assert meeting("9S 9H AD 4C 2S", "9D 9C KD 5C 3S", "2H 6S", reading=letter) == (30, WINS)
    assert meeting("8S 8H AD 4C 2S", "7D 7C KD 5C 3S", "2H 6S") == (10, "unopposed")


@pytest.mark.clause("EUS96-12-044", "EUS96-12-083")
def test_the_second_bet_where_the_bank_does_not_play() -> None:
    assert meeting("2S 3H 5D 9C JS", "7D 7C KD 5C 3S", "2H 6S") == (10, "unopposed")
    assert meeting("AS AH AD AC JS", "7D 7C KD 5C 3S", "2H 6S") == (10, "unopposed"), "no prize without a bank"
    letter = {"draw-second-unopposed": "literal"}
    assert meeting("2S 3H 5D 9C JS", "7D 7C KD 5C 3S", "2H 6S", reading=letter) == (-10, "unopposed")


@pytest.mark.clause("EUS96-12-051", "EUS96-12-087")
def test_by_the_letter_the_highest_card_alone_decides_between_flushes() -> None:
    letter = {"draw-flushes": "literal"}
    assert meeting("AS QS 4S 3S 2S", "AH JH 10H 9H 8H", reading=letter) == (0, TIES)
    assert meeting("KS QS 4S 3S 2S", "AH JH 10H 9H 8H", reading=letter) == (-30, LOSES)


@pytest.mark.clause("EUS96-12-055", "EUS96-12-087")
def test_by_the_letter_one_card_beside_a_pair_decides() -> None:
    letter = {"draw-pairs": "literal"}
    assert meeting("9S 9H AD 7C 2S", "9D 9C AS 4C 5S", "3H 6H", reading=letter) == (0, TIES)
    assert meeting("9S 9H AD 7C 2S", "9D 9C KD 4C 5S", "2H 6H", reading=letter) == (30, WINS)
    assert meeting("9S 9H KD 7C 2S", "9D 9C AS 4C 5S", "3H 6H", reading=letter) == (-30, LOSES)


@pytest.mark.clause("EUS96-12-004", "EUS96-12-048", "EUS96-12-052")
def test_by_the_letter_an_ace_is_the_highest_card_of_a_low_straight() -> None:
    letter = {"draw-low-straight": "literal"}
    assert meeting("AS 2H 3D 4C 5S", "AH KS QC JD 10H", reading=letter) == (0, TIES)
    assert meeting("AS 2H 3D 4C 5S", "9H KS QC JD 10H", reading=letter) == (70, WINS)
    assert meeting("AS 2S 3S 4S 5S", "9H KH QH JH 10H", reading=letter) == (510, WINS)
    assert meeting("AS 2H 3D 4C 5S", "9H KS QC JD 10H") == (-30, LOSES)


# -- the deal, going on ------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-066", "EUS96-12-067", "EUS96-12-068", "EUS96-12-069", "EUS96-12-017")
def test_voy_and_paso() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=10)
    t.dealt(interleaved("AS AH 7D 4C 2S", "QS QH 6D 5H 3H", EIGHTS))
    assert t.refused(Fold(by="bea")).code == "not-your-hand"
    placed, *_ = t.do(Go(by="ana"))
    assert [(c.key, c.by) for c in placed.calls] == [("voy", "ana")]
    assert (sum(b.amount for b in t.desk.bets.values()), t.turn()) == (40 * t.unit, "bea")
    folded, *rest = t.do(Fold(by="bea"))
    assert [(c.key, c.by) for c in folded.calls] == [("paso", "bea")]
    assert (folded.moves[0].dst, folded.moves[0].amount) == ("@float", 10 * t.unit)
    assert [c.key for e in rest for c in e.calls] == ["discards"]
    assert (t.won("bea"), t.turn()) == (-10, "ana")


# -- changing cards ----------------------------------------------------------------------------------------------------


def changing(*cards_of: str) -> PokerSession:
    """A table where ana and bea have gone on and are asked what they throw away."""
    t = table("ana", "bea")
    t.stakes("ante", ana=10, bea=10)
    t.dealt(interleaved(*(cards_of or ("KS KH 7D 4C 2S", "QS QH 6D 5H 3H", EIGHTS.replace("KD", "AD")))))
    t.sends(Go(by="ana"), Go(by="bea"))
    return t


@pytest.mark.clause("EUS96-12-070")
@pytest.mark.parametrize("numbers", [(), (1,), (5,), (1, 2), (2, 5)])
def test_up_to_two_cards_are_changed(numbers: tuple[int, ...]) -> None:
    t = changing()
    t.do(Discard(by="ana", cards=numbers))
    assert len(t.desk.cards["1"]) == 5 - len(numbers)
    t.do(Discard(by="bea", cards=()))
    assert [to for to, _ in t.desk.due if to != "bank"] == ["1"] * len(numbers)


@pytest.mark.clause("EUS96-12-070")
@pytest.mark.parametrize("numbers", [(1, 2, 3), (0,), (6,), (2, 2), (3, 1), "12"])
def test_no_other_discard_is_taken(numbers: Any) -> None:
    t = changing()
    before = t.table.state
    refused = t.refused(Discard(by="ana", cards=numbers))
    assert refused.code in ("bad-discard", "not-offered")
    assert t.table.state == before
    assert t.refused(Discard(by="bea", cards=())).code == "not-your-hand"


@pytest.mark.clause("EUS96-12-070", "EUS96-12-071")
def test_discards_go_first_and_new_cards_come_box_by_box() -> None:
    t = changing()
    t.do(Discard(by="ana", cards=(4, 5)))
    assert t.turn() == "bea", "nobody is served before all have said what they throw away"
    t.do(Discard(by="bea", cards=(3,)))
    events = t.dealt("KD KC QD")
    assert [e.to for e in events if isinstance(e, Dealt)] == ["1", "1", "2"]
    t.dealt("2H 6C")
    assert (t.won("ana"), t.won("bea")) == (10 + 20 * 20, 10 + 20 * 2)
    assert cards("KS KH 7D KD KC") == t.seen("bea", "1")


@pytest.mark.clause("EUS96-12-072", "EUS96-12-073", "EUS96-12-063", "EUS96-12-074")
def test_nobody_looks_at_a_hand_again_before_the_croupier_shows_it() -> None:
    t = changing()
    assert t.seen("ana", "1") == cards("KS KH 7D 4C 2S")
    for who in ("bea", CROUPIER, INSPECTOR, DIRECTOR):
        assert t.seen(who, "1") == [None] * 5
    for who in ("ana", CROUPIER, INSPECTOR, DIRECTOR):
        assert t.seen(who, "bank") == [None] * 5
    t.do(Discard(by="ana", cards=(4, 5)))
    assert t.seen("ana", "1") == [None] * 3, "the kept cards may not be looked at again"
    t.do(Discard(by="bea", cards=()))
    assert t.seen("bea", "2") == [None] * 5
    t.dealt("KD KC")
    assert t.seen("ana", "1") == [None] * 5, "nor the new ones"
    assert t.seen("zoe", "bank") == cards("8S 8H AD"), "the bank shows its cards and what it keeps of them"
    t.dealt("2H")
    assert t.seen("zoe", "bank") == cards("8S 8H AD 2H")
    t.dealt("6C")
    for who in ("ana", "bea", "zoe"):
        assert t.seen(who, "1") == cards("KS KH 7D KD KC")


@pytest.mark.clause("EUS96-12-073", "EUS96-12-074")
def test_the_bank_shows_and_changes_its_cards_before_the_players_are_shown() -> None:
    t = changing()
    t.sends(Discard(by="ana", cards=()), Discard(by="bea", cards=()))
    turned = [e.to for e in (x.event for x in t.table.log) if isinstance(e, CardsTurned)]
    assert turned == ["bank"]
    t.dealt("2H 6C")
    turned = [e.to for e in (x.event for x in t.table.log) if isinstance(e, CardsTurned)]
    assert turned == ["bank", "2", "1"]


def test_who_says_nothing_keeps_the_cards() -> None:
    t = changing()
    assert t.table.decider.default(t.table.state, "ana") == Discard(by="ana", cards=())


# -- the bank's rules --------------------------------------------------------------------------------------------------


def bank(number: int, hand: str, shape: str, throws: str) -> Any:
    return pytest.param(hand, shape, throws, marks=pytest.mark.clause(f"EUS96-12-{number:03}"))


@pytest.mark.clause("EUS96-12-074")
@pytest.mark.parametrize(
    ("hand", "shape", "throws"),
    [
        bank(75, "AS KS QS JS 10S", "stands", ""),
        bank(75, "9S 8H 7D 6C 5S", "stands", ""),
        bank(75, "AS 2H 3D 4C 5S", "stands", ""),
        bank(75, "9S 7S 5S 3S 2S", "stands", ""),
        bank(75, "9S 9H 9D 3C 3S", "stands", ""),
        bank(75, "9S 9H 9D 9C 3S", "stands", ""),
        bank(76, "9S 9H 9D AC 3S", "three", "3S AC"),
        bank(76, "2S 2H 2D KC AS", "three", "AS KC"),
        bank(77, "9S 9H 3D 3C AS", "two-pair", "AS"),
        bank(77, "9S 9H 3D 3C 2S", "two-pair", "2S"),
        bank(78, "2S 2H KD AC 9S", "pair", "9S KD"),
        bank(78, "9S 9H 3D 5C 2S", "pair", "2S 3D"),
        bank(78, "9S 9H 8S 7S 6S", "pair", "6S 7S"),
        bank(78, "9S 9H AS 7S 2S", "pair", "2S 7S"),
        bank(79, "AS 9S 7S 2S KH", "four-suited", "KH"),
        bank(79, "9S 8S 7S 6H 2S", "four-suited", "6H"),
        bank(79, "9S 8H 7S 6S KS", "four-suited", "8H"),
        bank(80, "9S 8H 7D 6C KS", "four-in-a-row", "KS"),
        bank(80, "AS KH QD JC 9S", "four-in-a-row", "9S"),
        bank(80, "5S 4H 3D 2C 9S", "four-in-a-row", "9S"),
        bank(80, "5S 4H 3D 2C KS", "four-in-a-row", "KS"),
        bank(80, "AS 2H 3D 4C 9S", "nothing", "2H 3D"),
        bank(81, "KS QH JD 9C 2S", "nothing", "2S 9C"),
        bank(81, "AS 2H 5D 9C KS", "nothing", "2H 5D"),
        bank(81, "AS 7H 5D 9S 3S", "nothing", "3S 5D"),
        bank(81, "10S 9H 8D 6C 2S", "nothing", "2S 6C"),
    ],
)
def test_the_seven_rules_of_the_bank(hand: str, shape: str, throws: str) -> None:
    rules = game().rules
    for _ in range(3):
        dealt = random.Random(hand).sample(cards(hand), 5)
        found, gone = choose_discards(dealt, game().ranking, rules.bank)
        assert (found, sorted(gone)) == (shape, sorted(cards(throws)))


@pytest.mark.clause("EUS96-12-074", "EUS96-12-078", "EUS96-12-017")
def test_the_bank_says_what_it_changes_and_plays_what_it_gets() -> None:
    t = table()
    t.stakes("ante", ana=10)
    t.dealt(interleaved("AS AH 7D 4C 2S", "3D 3C KD JC 6H"))
    t.do(Go(by="ana"))
    events = t.do(Discard(by="ana", cards=()))
    (changed,) = [e for e in events if isinstance(e, BankDiscarded)]
    assert ([(c.key, c.args) for c in changed.calls], changed.shape) == ([("bank-discards", {"cards": 2})], "pair")
    assert {"EUS96-12-074", "EUS96-12-078"} <= set(changed.clauses)
    events = t.dealt("3S 3H")
    assert [(c.key, c.args["hand"]) for e in events for c in e.calls] == [("bank-plays", "four")]
    assert t.won("ana") == -30


@pytest.mark.clause("EUS96-12-080")
def test_four_in_a_row_by_hand() -> None:
    assert sorted(in_a_row(cards("9S 8H 7D 6C KS"), 2)) == sorted(cards("9S 8H 7D 6C"))
    assert not in_a_row(cards("9S 8H 7D 5C KS"), 2)
    assert not in_a_row(cards("AS 2H 3D 4C KS"), 2)
    assert sorted(in_a_row(cards("AS 2H 3D 4C KS"), 14)) == sorted(cards("AS 2H 3D 4C"))
    assert not in_a_row(cards("5S 4H 3D 2C KS"), 3)


# -- payment -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-082", "EUS96-12-083", "EUS96-12-017")
def test_the_bank_plays_after_its_discard_or_not() -> None:
    t = played("AS AH 7D 4C 2S", "7S 7H KD 5C 3S", "2H 6S")
    assert "bank-does-not-play" in [c.key for e in t.table.log for c in e.event.calls]
    assert t.won("ana") == 10
    better = played("AS AH 7D 4C 2S", "7S 7H KD 5C 3S", "KS 6S")
    assert "bank-plays" in [c.key for e in better.table.log for c in e.event.calls]
    assert better.won("ana") == -30


@pytest.mark.clause("EUS96-12-045", "EUS96-12-087")
def test_a_tie_returns_everything() -> None:
    t = played("KS KH 5D 5C 3S", "KD KC 5S 5H 2S", "3H")
    settled = [e.event for e in t.table.log if isinstance(e.event, HandSettled)]
    assert [m.why for m in settled[0].moves] == ["back", "back"]
    assert {"EUS96-12-045", "EUS96-12-087"} <= set(settled[0].clauses)


@pytest.mark.clause("EUS96-12-086", "EUS96-12-088")
def test_losers_are_collected_before_winners_are_paid_and_then_another_round_begins() -> None:
    t = table("ana", "bea", "carlos")
    t.stakes("ante", ana=10, bea=10, carlos=10)
    t.dealt(interleaved("4S 4H 7D 9C 2S", "QS QH 6D 5H 3H", "5S 5D 7H 9D JD", EIGHTS))
    t.sends(*(Go(by=who) for who in ("ana", "bea", "carlos")))
    t.sends(*(Discard(by=who, cards=()) for who in ("ana", "bea", "carlos")))
    events = t.dealt("2H 6S")
    settled = [(e.hand, e.result) for e in events if isinstance(e, HandSettled)]
    assert settled == [("3", LOSES), ("1", LOSES), ("2", WINS)]
    assert names(events)[-1] == "RoundEnded"
    assert (t.won("ana"), t.won("bea"), t.won("carlos"), t.desk.bets) == (-30, 30, -30, {})
    t.betting()
    assert (t.phase, t.desk.round) == ("betting", 2)


# -- guests ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-020", "EUS96-12-023")
def test_the_player_decides_and_guests_follow_or_lose_the_ante() -> None:
    t = guest_at(GAME, "pau")
    t.lay("pau", "ante:1", 2)
    t.sends(Consent(by="ana", box=1, guest="pau", yes=True), Consent(by=INSPECTOR, box=1, guest="pau", yes=True))
    t.dealt(interleaved("AS AH 7D 4C 2S", EIGHTS))
    assert t.refused(Go(by="zoe")).code == "not-your-hand"
    t.do(Go(by="ana"))
    t.sends(Follow(by="zoe", yes=True), Follow(by="pau", yes=False))
    assert t.refused(Discard(by="zoe", cards=())).code == "not-your-hand"
    t.do(Discard(by="ana", cards=()))
    t.dealt("2H 6S")
    assert (t.won("ana"), t.won("zoe"), t.won("pau")) == (30, 12, -2)


# -- mistakes ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-12-119")
def test_the_whole_round_is_void_for_those_who_gave_up_too() -> None:
    t = changing()
    t.do(Discard(by="ana", cards=(4, 5)))
    t.do(Misdeal(by=CROUPIER, cause="number"))
    assert (t.won("ana"), t.won("bea")) == (0, 0)
    t = guest_at(GAME)
    begin = t.table.state.book["@float"]
    t.stakes("ante", bea=5)
    t.dealt(interleaved("AS AH 7D 4C 2S", "QS QH 6D 5H 3H", EIGHTS))
    t.sends(Go(by="ana"), Follow(by="zoe", yes=False), Fold(by="bea"))
    assert (t.won("zoe"), t.won("bea")) == (-4, -5)
    t.do(Leave(by="zoe"))
    t.do(Misdeal(by=CROUPIER, cause="card-shown"))
    assert (t.won("ana"), t.won("bea"), t.desk.taken) == (0, 0, ())
    assert t.table.state.book["@float"] == begin + 4 * t.unit, "who has left gets nothing back"


@pytest.mark.clause("EUS96-12-072", "EUS96-12-073")
def test_at_a_physical_table_cards_are_read_when_they_are_turned_over() -> None:
    t = table("ana", "bea")
    t.stakes("ante", ana=1, bea=1)
    t.dealt(" ".join("?" * 15))
    t.do(Go(by="ana"))
    t.do(Fold(by="bea"))
    t.do(Discard(by="ana", cards=(1, 3)))
    t.dealt("? ?")
    assert [a.what for a in t.table.awaits()] == ["expose"]
    t.dealt(EIGHTS)
    assert [a.what for a in t.table.awaits()] == ["card"]
    t.dealt("2H 6S")
    t.dealt("AS AH 7D 4C 2S")
    assert (t.phase, t.won("ana"), t.won("bea")) == ("idle", 3, -1)
    assert t.seen("ana", "2") == [None] * 5, "a hand that was given up is never read"
