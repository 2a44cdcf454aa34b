"""Mistakes at chemin de fer: that each can be reported whenever it can happen, and what two of them come to."""

from __future__ import annotations

from typing import Any

import pytest
from card_oracle import ranks
from chemin_clauses import CLAUSES
from chemin_oracle import CheminSession, last, pair, shortened
from spin_oracle import names, under

from novamas.games.chemin import reports as r
from novamas.games.chemin.acts import CallFollowed, CoupEnded, LeaveStake, LiftCards, RefuseCard, TakeBank
from novamas.games.circle import reports as common
from novamas.games.circle.acts import (
    AskAdvice,
    AskCard,
    AskChart,
    DealCards,
    GiveCard,
    HoldBank,
    LayDown,
    StandPat,
    TakeStake,
)
from novamas.games.cloth import CloseBetting
from novamas.kit.cards import parse
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Event

FOUR, FIVE, SIX, NINE = (parse(name) for name in ("4D", "5D", "6D", "9D"))


def result(events: list[Event]) -> str:
    """Who has won the coup that these events end."""
    return next(e.result for e in events if isinstance(e, CoupEnded))


def dealt(law: str, punto: int, bank: int, **kwargs: Any) -> CheminSession:
    """Bea plays ten minima against ana's bank of twenty; the cards lie on the cloth."""
    table = CheminSession(law, **kwargs)
    table.bank()
    table.stake("bea")
    table.cards(pair(punto), pair(bank))
    return table


def granting(law: str, bank: int = 4) -> CheminSession:
    """The punto has said "carta" with six: it is the banker's to give or refuse the card."""
    table = dealt(law, 6, bank)
    table.sends(LiftCards(by="bea"), r.Miscalled(by=INSPECTOR, said="card"))
    assert table.phase == "granting"
    return table


# -- the basket --------------------------------------------------------------------------------------------------------


@under(CLAUSES, "punto basket")
def test_a_punto_may_throw_the_cards_away_without_having_looked(law: str) -> None:
    table = dealt(law, 7, 2)
    assert table.phase == "lifting"
    assert result(table.do(r.PuntoDiscards(by=INSPECTOR))) == "bank"


@under(CLAUSES, "punto basket")
@pytest.mark.parametrize("word", [AskCard, StandPat])
def test_a_punto_may_throw_the_cards_away_after_speaking(law: str, word: Any) -> None:
    table = dealt(law, 5, 2)
    table.sends(LiftCards(by="bea"), word(by="bea"))
    assert result(table.do(r.PuntoDiscards(by=INSPECTOR))) == "bank"


@under(CLAUSES, "punto basket", "bank basket", "floor")
def test_cards_fall_and_are_thrown_away_while_the_banker_decides_about_a_card(law: str) -> None:
    assert result(granting(law).do(r.PuntoDiscards(by=INSPECTOR))) == "bank"
    assert result(granting(law).do(r.BankerDiscards(by=INSPECTOR))) == "punto"
    table = granting(law)
    assert names(table.do(common.CardOnFloor(by=CROUPIER))) == ["CardPickedUp"]
    assert table.phase == "granting"


@under(CLAUSES, "bank basket", "punto basket", "laid early")
def test_cards_that_everybody_has_seen_are_not_thrown_away_unseen(law: str) -> None:
    """The banker laid down too soon, with six: his cards lie open, and so do the punto's two in the end."""
    table = dealt(law, 4, 6)
    assert table.offered(INSPECTOR, "BankerDiscards")
    table.do(r.BankerLaysEarly(by=INSPECTOR))
    assert not table.offered(INSPECTOR, "BankerDiscards")
    assert not table.offered(INSPECTOR, "PuntoDiscards"), "first those who have a stake answer"
    table.do(LeaveStake(by="bea"))
    assert not table.offered(INSPECTOR, "BankerDiscards")
    assert not table.offered(INSPECTOR, "BankerLaysEarly"), "they cannot be laid down twice"
    for card in ("punto-1", "punto-2"):
        assert table.offered(INSPECTOR, "PuntoDiscards")
        table.do(r.CroupierShows(by=INSPECTOR, card=card))
    assert not table.offered(INSPECTOR, "PuntoDiscards")


@under(CLAUSES, "bank basket")
def test_one_of_the_bankers_cards_is_enough_at_any_time(law: str) -> None:
    """While cards are still dealt, and where the other one lies open already."""
    table = CheminSession(law)
    table.bank()
    table.stake("bea")
    table.sends(CloseBetting(by=CROUPIER), DealCards(by="ana"))
    assert not table.offered(INSPECTOR, "BankerDiscards")
    for card in ranks(("K", "K")):
        table.draw(card)
    assert result(table.do(r.BankerDiscards(by=INSPECTOR))) == "punto"
    table = dealt(law, 4, 6)
    table.do(r.CroupierShows(by=INSPECTOR, card="bank-1"))
    assert result(table.do(r.BankerDiscards(by=INSPECTOR))) == "punto"


# -- the banker's cards ------------------------------------------------------------------------------------------------


@under(CLAUSES, "offers")
@pytest.mark.parametrize("looked", [False, True])
def test_a_banker_who_offers_a_card_before_the_punto_speaks_cannot_lay_down(law: str, looked: bool) -> None:
    table = dealt(law, 7, 9)
    if looked:
        table.do(LiftCards(by="bea"))
    assert names(table.do(r.BankerOffers(by=INSPECTOR))) == ["RightForfeited"]
    if not looked:
        table.do(LiftCards(by="bea"))
    table.do(StandPat(by="bea"))
    assert table.kinds("ana") == {"AskCard", "StandPat", "AskChart"}
    assert not table.offered(INSPECTOR, "BankerOffers")


@under(CLAUSES, "offers")
def test_a_banker_who_has_given_a_card_has_nothing_more_to_lose(law: str) -> None:
    table = dealt(law, 4, 3)
    table.sends(LiftCards(by="bea"), AskCard(by="bea"), GiveCard(by="ana"))
    table.draw(FOUR)
    assert not table.offered(INSPECTOR, "BankerOffers")


@under(CLAUSES, "too many")
@pytest.mark.parametrize("word", [AskCard, StandPat])
def test_too_many_cards_are_found_after_the_punto_has_spoken_too(law: str, word: Any) -> None:
    """The banker held a nine with his first two; deemed to have nothing he loses to whatever is more."""
    table = dealt(law, 5, 9)
    table.sends(LiftCards(by="bea"), word(by="bea"))
    table.do(r.TooManyCards(by=INSPECTOR))
    table.draw(SIX)
    assert not table.offered(INSPECTOR, "TooManyCards")
    if word is AskCard:
        assert table.kinds("ana") == {"GiveCard", "AskChart"}
        table.do(GiveCard(by="ana"))
        table.draw(FOUR)
    assert table.kinds("ana") == {"AskCard", "StandPat", "AskChart"}
    assert result(table.do(StandPat(by="ana"))) == "punto"


@under(CLAUSES, "too many")
def test_a_banker_who_dealt_himself_too_many_cards_has_a_right_to_another_and_no_duty(law: str) -> None:
    """Not even if he has asked for the chart, by which nothing draws."""
    table = dealt(law, 5, 9)
    table.sends(LiftCards(by="bea"), StandPat(by="bea"))
    table.do(r.TooManyCards(by=INSPECTOR))
    table.draw(SIX)
    table.do(AskChart(by="ana"))
    assert table.kinds("ana") == {"AskCard", "StandPat"}


@under(CLAUSES, "laid early", "slow")
def test_where_only_the_slow_still_play_the_croupier_has_the_cards(law: str) -> None:
    """Bea was too slow, carlos has the cards; the banker lays down too soon and carlos withdraws."""
    table = CheminSession(law)
    table.bank()
    table.stake("bea", 10)
    table.stake("carlos", 5)
    table.cards(pair(4), pair(6))
    table.sends(LiftCards(by="bea"), r.TooSlow(by=INSPECTOR), r.BankerLaysEarly(by=INSPECTOR))
    table.sends(TakeStake(by="carlos"), LeaveStake(by="bea"))
    assert (table.desk.coup.holder, table.desk.coup.fixed) == (CROUPIER, True)
    assert not table.offered(INSPECTOR, "TooSlow")


@under(CLAUSES, "exposed both")
@pytest.mark.parametrize(("third", "words"), [(FOUR, {"AskCard"}), (NINE, {"StandPat"})])
def test_with_both_cards_of_the_punto_open_the_banker_draws_only_where_the_chart_lets_him(
    law: str, third: int, words: set[str]
) -> None:
    """With five he may choose against a four, and has to draw; against a nine the chart has him stand."""
    table = dealt(law, 4, 5)
    for card in ("punto-1", "punto-2"):
        table.do(r.CroupierShows(by=INSPECTOR, card=card))
    table.sends(LiftCards(by="bea"), AskCard(by="bea"), GiveCard(by="ana"))
    table.draw(third)
    assert table.kinds("ana") == words


@under(CLAUSES, "two thirds")
@pytest.mark.parametrize("hand", ["punto", "bank"])
@pytest.mark.parametrize("drawn", [(FOUR, NINE), (NINE, FOUR)])
def test_both_third_cards_have_left_the_shoe(law: str, hand: str, drawn: tuple[int, int]) -> None:
    table = dealt(law, 4, 3)
    table.do(LiftCards(by="bea"))
    table.do(AskCard(by="bea"))
    if hand == "bank":
        table.do(GiveCard(by="ana"))
        table.draw(SIX)
    table.do(GiveCard(by="ana") if hand == "punto" else AskCard(by="ana"))
    before = table.desk.shoe.inside()
    (offer,) = table.table.options(INSPECTOR, "TwoThirdCards")
    assert offer.clauses == CLAUSES[law]["two thirds"][hand == "bank" :][:1]
    table.do(r.TwoThirdCards(by=INSPECTOR, hand=hand))
    for card in drawn:
        table.draw(card)
    assert table.desk.shoe.inside() == before.draw(drawn[0]).draw(drawn[1])
    kept = (
        FOUR if hand == "punto" else NINE
    )  # with four, eight is better than three; with three, two is worse than seven
    assert table.desk.coup.hands[hand][-1].value == kept


@under(CLAUSES, "laid early", "miscall")
def test_who_is_silent_lets_the_stake_play_and_gives_no_card(law: str) -> None:
    table = dealt(law, 4, 6)
    table.do(r.BankerLaysEarly(by=INSPECTOR))
    assert table.table.decider.default(table.table.state, "bea") == LeaveStake(by="bea")
    table = granting(law)
    assert table.table.decider.default(table.table.state, "ana") == RefuseCard(by="ana")
    table = granting(law, 9)
    assert table.table.decider.default(table.table.state, "ana") == LayDown(by="ana")


@under(CLAUSES, "naturals", "offers")
def test_a_banker_with_eight_or_nine_has_no_card_to_give(law: str) -> None:
    """He lays down; that he gave or offered one all the same is for staff to say."""
    table = dealt(law, 4, 8)
    table.sends(LiftCards(by="bea"), AskCard(by="bea"))
    assert table.kinds("ana") == {"LayDown", "AskChart"}


@under(CLAUSES, "stop ends")
def test_the_last_card_of_the_shoe_is_dealt_and_without_it_the_coup_is_void(law: str) -> None:
    table = dealt(law, 4, 5)
    table.sends(LiftCards(by="bea"), AskCard(by="bea"))
    shortened(table, 1)
    table.do(GiveCard(by="ana"))
    table.draw(FIVE)
    assert table.phase == "banking"
    assert names(table.do(AskCard(by="ana")))[:2] == ["Spoken", "CoupVoided"]
    assert table.chips("bea") == 1_000 * table.unit


# -- cards drawn too soon ----------------------------------------------------------------------------------------------


def drawn_early(law: str, left: int = 0) -> CheminSession:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    if left:
        shortened(table, left)
    table.do(common.EarlyDraw(by=INSPECTOR))
    return table


@under(CLAUSES, "face up", "early")
def test_a_card_drawn_too_soon_that_lies_face_up_is_withdrawn_and_the_banker_still_bound(law: str) -> None:
    table = drawn_early(law)
    table.do(common.CardFaceUp(by=INSPECTOR))
    assert names(table.draw(NINE)) == ["CardDiscarded"]
    coup = table.desk.coup
    assert (coup.due, coup.held, table.desk.bank.bound) == ((), (), True), "no other card takes its place"
    waives = DIRECTOR if law == "boe-1977" else INSPECTOR
    table.do(common.WaiveEarly(by=waives))
    assert not table.desk.bank.bound


@under(CLAUSES, "face up")
def test_a_fifth_card_that_lies_face_up_is_nobodys(law: str) -> None:
    table = dealt(law, 6, 3)
    table.sends(LiftCards(by="bea"), r.FifthCard(by=INSPECTOR), common.CardFaceUp(by=INSPECTOR))
    table.draw(NINE)
    assert (table.desk.coup.due, table.desk.coup.held) == ((), ())
    table.do(StandPat(by="bea"))
    assert table.phase == "banking", "the banker speaks as if it had not been drawn"


@under(CLAUSES, "face up")
def test_of_two_third_cards_one_that_lies_face_up_in_the_shoe_does_not_count(law: str) -> None:
    table = dealt(law, 4, 6)
    table.sends(LiftCards(by="bea"), AskCard(by="bea"), GiveCard(by="ana"))
    table.do(r.TwoThirdCards(by=INSPECTOR, hand="punto"))
    table.draw(FOUR)
    table.do(common.CardFaceUp(by=INSPECTOR))
    assert names(table.draw(FIVE)) == ["CardDiscarded"]
    assert table.desk.coup.due == ()
    assert [card.value for card in table.desk.coup.hands["punto"]][-1] == FOUR


@under(CLAUSES, "early")
def test_an_early_card_may_be_discarded_while_stakes_are_laid(law: str) -> None:
    table = drawn_early(law)
    table.draw(NINE)
    table.do(HoldBank(by="ana"))
    table.stake("bea")
    table.do(common.WaiveEarly(by=DIRECTOR if law == "boe-1977" else INSPECTOR))
    assert (table.phase, table.desk.coup.held, table.desk.bank.bound) == ("betting", (), False)


@under(CLAUSES, "early", "stop ends")
@pytest.mark.parametrize(("left", "goes_on"), [(9, True), (8, False)])
def test_no_coup_begins_where_the_discarded_card_was_the_last(law: str, left: int, goes_on: bool) -> None:
    table = drawn_early(law, left)
    table.draw(NINE)
    table.do(common.WaiveEarly(by=DIRECTOR if law == "boe-1977" else INSPECTOR))
    assert (table.desk.bank is not None) == goes_on


@under(CLAUSES, "early", "goes on")
def test_who_won_before_the_last_card_was_discarded_may_go_on(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    table.stake("bea")
    table.cards(pair(7), pair(8))
    table.sends(LiftCards(by="bea"), StandPat(by="bea"), LayDown(by="ana"))
    shortened(table, 8)
    table.do(common.EarlyDraw(by=INSPECTOR))
    table.draw(NINE)
    table.do(common.WaiveEarly(by=DIRECTOR if law == "boe-1977" else INSPECTOR))
    assert (table.desk.bank, table.desk.heir) == (None, "ana")


@under(CLAUSES, "unforeseen", "early")
@pytest.mark.parametrize("closed", [False, True])
def test_a_coup_that_the_inspector_voids_binds_nobody(law: str, closed: bool) -> None:
    """The banker had drawn a card too soon; with the coup the card is gone, and with it the duty to play it."""
    table = drawn_early(law)
    table.draw(NINE)
    table.do(HoldBank(by="ana"))
    table.stake("bea")
    if closed:
        table.do(CloseBetting(by=CROUPIER))
    table.do(common.Ruling(by=INSPECTOR, remedy="void"))
    assert table.chips("bea") == 1_000 * table.unit
    assert (table.desk.coup.held, table.desk.bank.bound) == ((), False)


# -- words -------------------------------------------------------------------------------------------------------------


@under(CLAUSES, "call restored", "miscall")
def test_a_punto_who_was_given_a_card_after_a_wrong_no_has_not_said_no(law: str) -> None:
    """There is nothing to restore: it was the banker who let him have the card."""
    table = dealt(law, 3, 4)
    table.sends(LiftCards(by="bea"), r.Miscalled(by=INSPECTOR, said="no"), GiveCard(by="ana"))
    table.draw(FOUR)
    assert table.phase == "banking"
    assert not table.offered(INSPECTOR, "WrongCardCall")


@under(CLAUSES, "miscall", "offers")
def test_a_refused_card_leaves_the_punto_with_a_no(law: str) -> None:
    table = granting(law)
    table.do(RefuseCard(by="ana"))
    assert table.phase == "banking"
    assert table.offered(INSPECTOR, "WrongCardCall"), "now the punto has none"


@under(CLAUSES, "corrected", "dropped")
def test_a_corrected_call_undoes_what_came_of_the_wrong_one(law: str) -> None:
    """The third card fell into the basket, so the punto had nine; but he had not meant to ask for it."""
    table = dealt(law, 5, 6)
    table.sends(LiftCards(by="bea"), AskCard(by="bea"), GiveCard(by="ana"))
    table.do(r.CardDropped(by=INSPECTOR, which="third"))
    table.draw(FOUR)
    table.sends(r.CorrectCall(by=INSPECTOR), StandPat(by="bea"))
    assert result(table.do(StandPat(by="ana"))) == "bank", "five against six"


@under(CLAUSES, "exposed", "slow")
def test_who_gets_the_cards_of_an_advised_punto_stands_with_five_as_he_had_to(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    table.stake("bea", 10)
    table.stake("carlos", 5)
    table.cards(pair(5), pair(6))
    table.sends(LiftCards(by="bea"), r.AdviceGiven(by=INSPECTOR, hand="punto"), r.TooSlow(by=INSPECTOR))
    table.sends(r.CroupierShows(by=INSPECTOR, card="punto-1"), LiftCards(by="carlos"))
    assert table.kinds("carlos") == {"StandPat"}


@under(CLAUSES, "forgotten", "corrected")
def test_a_forgotten_natural_is_not_laid_down_when_the_call_is_put_right(law: str) -> None:
    table = dealt(law, 9, 6)
    table.sends(LiftCards(by="bea"), r.Miscalled(by=INSPECTOR, said="no"), r.CorrectCall(by=INSPECTOR))
    assert table.phase == "speaking"
    assert table.kinds("bea") == {"AskCard", "StandPat"}


@under(CLAUSES, "miscall", "call restored")
def test_a_word_that_was_right_stands_as_it_was_said(law: str) -> None:
    table = dealt(law, 6, 4)
    table.sends(LiftCards(by="bea"), r.Miscalled(by=INSPECTOR, said="no"))
    assert (table.phase, table.desk.coup.said) == ("banking", "no")
    assert table.offered(INSPECTOR, "WrongCardCall")


@under(CLAUSES, "banco bears")
def test_who_follows_a_banco_bears_the_mistake_as_well(law: str) -> None:
    """Reported once it has come to light, nothing is put right; where the letter lets the banker decide, the reading
    that the word stands holds for a banco seguido too."""
    reading = {} if law == "boe-1977" else {"reading": {"banco-wrong-word": "corrected"}}
    table = CheminSession(law, **reading)
    table.coup(pair(2), pair(9), banco=True)
    table.sends(AskCard(by="bea"), LayDown(by="ana"), HoldBank(by="ana"), CallFollowed(by="bea"))
    table.cards(pair(4), pair(6))
    table.do(LiftCards(by="bea"))
    if law == "boe-1977":
        table.do(StandPat(by="bea"))
        (corrected,) = table.do(r.CorrectCall(by=INSPECTOR))
        assert corrected.stands
    else:
        (found, *_) = table.do(r.Miscalled(by=INSPECTOR, said="no"))
        assert (found.ruling, found.phase) == ("stands", "banking")


@under(CLAUSES, "advice")
def test_a_banco_that_is_free_plays_by_the_rules_once_advised(law: str) -> None:
    for score, wrong, right in ((6, AskCard, StandPat), (4, StandPat, AskCard)):
        table = CheminSession(law, **({} if law == "boe-1977" else {"banco_free": True}))
        table.coup(pair(score), pair(4), banco=True)
        assert {"AskCard", "StandPat"} <= table.kinds("bea")
        table.do(r.AdviceGiven(by=INSPECTOR, hand="punto"))
        assert table.refused(wrong(by="bea")).code == "against-the-rules"
        table.do(right(by="bea"))


@under(CLAUSES, "asked with five")
def test_who_goes_banco_may_ask_with_five_and_with_no_other_score(law: str) -> None:
    free = {} if law == "boe-1977" else {"banco_free": True}
    for score in (4, 6):
        table = CheminSession(law, **free)
        table.coup(pair(score), pair(6), banco=True)
        assert table.refused(AskAdvice(by="bea")).code
    table = CheminSession(law, **free)
    table.coup(pair(5), pair(6), banco=True)
    assert last(table.do(AskAdvice(by="bea")), "Spoken").word == "no"


@under(CLAUSES, "banco zero")
@pytest.mark.parametrize(("banco", "score", "ruling"), [(True, 0, True), (True, 1, False), (False, 0, False)])
def test_only_who_goes_banco_with_nothing_speaks_again(law: str, banco: bool, score: int, ruling: bool) -> None:
    table = CheminSession(law, **({} if law == "boe-1977" else {"banco_free": True}))
    table.coup(pair(score), pair(6), banco=banco)
    found = last(table.do(r.Miscalled(by=INSPECTOR, said="no")), "MiscallFound")
    assert (found.ruling == "may-draw") == ruling


@under(CLAUSES, "corrected", "banco bears", "banco zero")
@pytest.mark.parametrize(
    ("banco", "score", "topic"), [(False, 5, "corrected"), (True, 5, "banco bears"), (True, 0, "banco zero")]
)
def test_a_corrected_call_names_its_article(law: str, banco: bool, score: int, topic: str) -> None:
    table = CheminSession(law, **({} if law == "boe-1977" else {"banco_free": True}))
    table.coup(pair(score), pair(6), banco=banco)
    table.do(StandPat(by="bea"))
    (event,) = table.do(r.CorrectCall(by=INSPECTOR))
    assert event.clauses == CLAUSES[law][topic]
