"""Chemin de fer with real cards: those that lie face down are "?", and are turned over once they are needed."""

from __future__ import annotations

import pytest
from chemin_clauses import CLAUSES
from chemin_oracle import LAWS, CheminSession
from spin_oracle import under

from novamas.games.chemin import reports as r
from novamas.games.chemin.acts import CoupEnded, LiftCards, RefuseCard
from novamas.games.circle import reports as common
from novamas.games.circle.acts import AskCard, AskChart, DealCards, GiveCard, LayDown, StandPat, UnseenTurned
from novamas.games.cloth import CloseBetting
from novamas.games.shoe.acts import Exposed
from novamas.kit.cards import parse
from novamas.kit.decider import CROUPIER, INSPECTOR, Event, Refused

BEFORE = 6 * 52


def lying(law: str, cards: int = 4) -> CheminSession:
    """A bank of ana's, bea against it, and cards that nobody has seen."""
    table = CheminSession(law)
    table.bank()
    table.stake("bea")
    table.do(CloseBetting(by=CROUPIER))
    table.do(DealCards(by="ana"))
    for _ in range(cards):
        table.draw("?")
    return table


def dealt(law: str) -> CheminSession:
    """The same, and bea has looked at her cards."""
    table = lying(law)
    table.do(LiftCards(by="bea"))
    return table


def turned(table: CheminSession, *cards: str) -> list[Event]:
    """The cards that are turned over one after another, and what came of them."""
    mark = len(table.table.log)
    for card in cards:
        table.draw(parse(card), table.table.awaits()[0].what)
    return [e.event for e in table.table.log[mark:]]


def ended(events: list[Event]) -> tuple[str, int, int]:
    return next((e.result, e.punto, e.bank) for e in events if isinstance(e, CoupEnded))


def awaits(table: CheminSession) -> list[tuple[str, str]]:
    return [(a.who, a.what) for a in table.table.awaits()]


@under(CLAUSES, "sight")
def test_what_nobody_has_seen_decides_nothing_until_the_end(law: str) -> None:
    table = dealt(law)
    assert table.kinds("bea") == {"LayDown", "AskCard", "StandPat", "AskAdvice"}
    table.do(StandPat(by="bea"))
    assert table.kinds("ana") == {"LayDown", "AskCard", "StandPat", "AskChart"}
    asked = table.do(StandPat(by="ana"))
    assert [e.cards for e in asked if isinstance(e, UnseenTurned)] == [("punto-1", "punto-2", "bank-1", "bank-2")]
    assert awaits(table) == [("@chance", "expose")]
    with pytest.raises(Refused):
        table.draw("?", "expose")
    events = turned(table, "KS", "7S", "KD", "6D")
    assert ended(events) == ("punto", 7, 6)
    assert table.desk.shoe.left == BEFORE - 4
    assert table.desk.shoe.inside().unseen == 0


@under(CLAUSES, "naturals")
def test_a_natural_is_laid_down_and_the_other_hand_shown(law: str) -> None:
    table = dealt(law)
    table.do(LayDown(by="bea"))
    assert not any(isinstance(e, CoupEnded) for e in turned(table, "4S", "4D"))
    assert ended(turned(table, "KS", "9H")) == ("bank", 8, 9)


@under(CLAUSES, "naturals", "punto draws")
def test_a_hand_that_is_no_natural_is_not_laid_down(law: str) -> None:
    table = dealt(law)
    table.do(LayDown(by="bea"))
    turned(table, "KS", "3S")
    assert table.kinds("bea") == {"AskCard"}, "a three must draw, now that it is seen"
    table.do(AskCard(by="bea"))
    table.do(LayDown(by="ana"))
    turned(table, "KH", "2H")
    assert table.kinds("ana") == {"GiveCard", "AskChart"}


@pytest.mark.parametrize("law", LAWS)
def test_a_forgotten_nine_that_got_a_card_does_not_lose_to_an_eight(law: str) -> None:
    """The banker gave the card before anybody saw his eight: he has not laid it down, and the points decide."""
    table = dealt(law)
    table.sends(AskCard(by="bea"), GiveCard(by="ana"))
    table.draw(parse("KD"))
    table.do(StandPat(by="ana"))
    assert ended(turned(table, "KS", "9S", "KH", "8H")) == ("punto", 9, 8)


@under(CLAUSES, "dropped")
def test_a_third_card_in_the_basket_need_not_be_seen(law: str) -> None:
    table = dealt(law)
    table.sends(AskCard(by="bea"), GiveCard(by="ana"), r.CardDropped(by=INSPECTOR, which="third"))
    table.draw("?")
    table.do(StandPat(by="ana"))
    assert ended(turned(table, "KS", "3S", "KH", "6H")) == ("punto", 9, 6)


@under(CLAUSES, "offers")
def test_cards_that_nobody_has_seen_are_not_laid_down_once_a_card_was_offered(law: str) -> None:
    table = dealt(law)
    table.do(StandPat(by="bea"))
    assert "LayDown" in table.kinds("ana")
    table.do(r.BankerOffers(by=INSPECTOR))
    assert "LayDown" not in table.kinds("ana")


@under(CLAUSES, "punto draws")
def test_a_wrong_word_is_found_when_the_cards_are_turned(law: str) -> None:
    table = dealt(law)
    table.do(StandPat(by="bea"))
    table.do(StandPat(by="ana"))
    events = turned(table, "KS", "3S", "KH", "6H")
    assert [(e.said, e.ruling) for e in events if isinstance(e, r.MiscallFound)] == [("no", "bank-decides")]
    assert {o.kind for o in table.table.options("ana")} >= {"GiveCard", "RefuseCard"}
    table.do(RefuseCard(by="ana"))
    assert ended(table.do(StandPat(by="ana"))) == ("bank", 3, 6)


@pytest.mark.parametrize("law", LAWS)
def test_a_forgotten_nine_loses_to_an_eight(law: str) -> None:
    table = dealt(law)
    table.do(StandPat(by="bea"))
    table.do(LayDown(by="ana"))
    assert not any(isinstance(e, CoupEnded) for e in turned(table, "KH", "8H"))
    assert ended(turned(table, "KS", "9S")) == ("bank", 9, 8)


@under(CLAUSES, "banker zero")
def test_a_banker_with_nothing_draws_whatever_he_said(law: str) -> None:
    table = dealt(law)
    table.do(StandPat(by="bea"))
    table.do(StandPat(by="ana"))
    turned(table, "KS", "7S", "KH", "QH")
    assert awaits(table) == [("@chance", "card")]
    with pytest.raises(Refused):
        table.draw("?")
    assert ended(turned(table, "5H")) == ("punto", 7, 5)


@pytest.mark.parametrize("law", LAWS)
def test_a_banker_draws_before_anybody_sees_his_cards(law: str) -> None:
    table = dealt(law)
    table.do(AskCard(by="bea"))
    table.do(GiveCard(by="ana"))
    table.draw(parse("5D"))
    assert table.kinds("ana") == {"AskCard", "StandPat", "AskChart"}, "who has given a card lays nothing down"
    table.do(AskCard(by="ana"))
    table.draw(parse("2H"))
    assert ended(turned(table, "KS", "2S", "KH", "4H")) == ("punto", 7, 6)


@under(CLAUSES, "chart")
def test_who_asks_for_the_chart_shows_what_it_is_asked_for(law: str) -> None:
    table = dealt(law)
    table.do(StandPat(by="bea"))
    table.do(AskChart(by="ana"))
    turned(table, "KH", "6H")
    assert table.kinds("ana") == {"StandPat"}, "with six against a punto who stood the chart stands"


@under(CLAUSES, "chart")
def test_a_banker_bound_to_the_chart_is_held_to_it(law: str) -> None:
    table = dealt(law)
    table.do(StandPat(by="bea"))
    table.do(r.AdviceGiven(by=INSPECTOR, hand="bank"))
    table.do(AskCard(by="ana"))
    turned(table, "KH", "6H")
    assert awaits(table) == [("@chance", "expose")], "he stands, whatever he said, and the punto's cards are turned"
    assert ended(turned(table, "KS", "7S")) == ("punto", 7, 6)


@pytest.mark.parametrize("law", LAWS)
def test_a_card_that_is_shown_by_mistake_is_the_only_one_that_is_turned(law: str) -> None:
    table = lying(law, 3)
    table.do(r.CroupierShows(by=INSPECTOR, card="punto-2"))
    events = turned(table, "7S")
    assert [(e.to, e.place, e.card) for e in events if isinstance(e, Exposed)] == [("punto", 1, parse("7S"))]
    assert any(isinstance(e, r.CardShown) and e.fixed for e in events)
    assert [card.value is None for card in table.desk.coup.hands["punto"]] == [True, False]
    table.draw("?")


@pytest.mark.parametrize("law", LAWS)
def test_the_banker_shows_his_matching_card_too(law: str) -> None:
    table = lying(law)
    table.do(r.BankerShows(by=INSPECTOR, card="punto-1"))
    turned(table, "7S", "KH")
    lie = {hand: [card.value is None for card in cards] for hand, cards in table.desk.coup.hands.items()}
    assert lie == {"punto": [False, True], "bank": [False, True]}


@pytest.mark.parametrize("law", LAWS)
def test_a_fifth_card_is_turned_when_the_punto_speaks(law: str) -> None:
    table = dealt(law)
    table.do(r.FifthCard(by=INSPECTOR))
    table.draw("?")
    table.do(AskCard(by="bea"))
    events = turned(table, "4D")
    assert any(isinstance(e, r.HeldUsed) and e.hand == "punto" for e in events)
    table.do(StandPat(by="ana"))
    assert ended(turned(table, "KS", "4S", "KH", "7H")) == ("punto", 8, 7)


@pytest.mark.parametrize("law", LAWS)
def test_a_card_drawn_too_soon_may_be_unseen_and_is_the_first_of_the_deal(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    table.stake("bea")
    table.do(common.EarlyDraw(by=INSPECTOR))
    table.draw("?")
    table.do(CloseBetting(by=CROUPIER))
    table.do(DealCards(by="ana"))
    for _ in range(3):
        table.draw("?")
    table.do(LiftCards(by="bea"))
    table.do(LayDown(by="bea"))
    turned(table, "KS", "9S")
    assert ended(turned(table, "KH", "7H")) == ("punto", 9, 7)


@pytest.mark.parametrize("law", LAWS)
def test_a_coup_that_is_void_leaves_its_cards_unseen(law: str) -> None:
    table = dealt(law)
    table.do(LayDown(by="bea"))
    table.do(common.Ruling(by=INSPECTOR, remedy="void"))
    assert table.desk.coup.due == ()
    assert table.desk.shoe.left == BEFORE - 4
    assert table.desk.shoe.inside().unseen == 4
    assert awaits(table) == [("ana", "")]


@under(CLAUSES, "mirror", "too many")
def test_a_card_of_a_hand_that_a_mistake_stands_for_is_turned_over_before_it_is_shown(law: str) -> None:
    """The banker dealt himself too many cards, so his hand counts whatever it holds; its card is still shown."""
    table = lying(law)
    table.do(r.TooManyCards(by=INSPECTOR))
    table.draw(parse("KH"))
    table.do(r.BankerShows(by=INSPECTOR, card="punto-2"))
    turned(table, "4S", "5D")
    shown = [hand[1].to for hand in (table.desk.coup.hands["punto"], table.desk.coup.hands["bank"])]
    assert shown == [None, None], "both lie open"


@under(CLAUSES, "exposed", "too many")
def test_the_croupier_may_show_a_card_of_such_a_hand_too(law: str) -> None:
    table = lying(law)
    table.do(r.TooManyCards(by=INSPECTOR))
    table.draw(parse("KH"))
    table.do(r.CroupierShows(by=INSPECTOR, card="bank-1"))
    turned(table, "4S")
    assert table.desk.coup.hands["bank"][0].to is None
