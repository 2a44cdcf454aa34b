"""Two cloths, where one rule meets another: a shoe that ends while cards are put away, naturals that come to light."""

from __future__ import annotations

import pytest
from banque_room import BANKER, CHIPS, LAWS, Room
from msgspec.structs import replace
from spin_oracle import under

from novamas.games.banque import reports as r
from novamas.games.banque.acts import BankLeft, CoupAnnulled, ShoeGoesOn
from novamas.games.circle import reports as common
from novamas.games.circle.acts import CallBanco, GiveCard, HoldBank, StandPat
from novamas.games.cloth.acts import PlaceBet
from novamas.kit.decider import CROUPIER, DIRECTOR, Event

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {"waived": ("BOE77-09-092",), "stop card": ("BOE77-09-070",), "natural": ("BOE77-09-117",)},
    "asturias-2011": {"waived": ("AST11-BB-045",), "stop card": ("AST11-BB-023",), "natural": ("AST11-BB-073",)},
    "galicia-2007": {"waived": ("GAL07-08-076",), "stop card": ("GAL07-08-058",), "natural": ("GAL07-08-094",)},
    "euskadi-1996": {"waived": ("EUS96-09-097",), "stop card": ("EUS96-09-075",), "natural": ("EUS96-09-122",)},
}


def last_card_drawn(room: Room) -> None:
    """The banker draws the last card before the stop card, too soon."""
    room.s = replace(room.s, shoe=replace(room.s.shoe, left=room.s.shoe.behind + 1))
    room.do(common.EarlyDraw(by=CROUPIER))
    room.draw(5)


def ends(told: list[Event]) -> list[str]:
    return [e.cause for e in told if isinstance(e, BankLeft | CoupAnnulled)]


@under(CLAUSES, "waived", "stop card")
def test_no_coup_begins_after_the_stop_card_where_the_cards_drawn_are_discarded(law: str) -> None:
    """Between two coups the bank is over with its shoe; with stakes on the table these go back first."""
    room = Room(law)
    last_card_drawn(room)
    assert ends(room.do(common.WaiveEarly(by=DIRECTOR))) == ["shoe"]
    assert room.s.bank is None
    room = Room(law)
    room.do(HoldBank(by=BANKER), PlaceBet(by="bea", on="first", amount=50), CallBanco(by="cid"))
    last_card_drawn(room)
    assert ends(room.do(common.WaiveEarly(by=DIRECTOR))) == ["cards-run-out", "shoe"]
    assert (room.s.chips["bea"], room.s.chips["cid"], room.s.chips[BANKER]) == (CHIPS, CHIPS, CHIPS)
    assert (room.s.claims, room.s.phase) == ((), "idle")


@under(CLAUSES, "stop card")
def test_a_card_drawn_too_soon_is_played_with_what_lies_behind_the_stop_card(law: str) -> None:
    """What was drawn must be played: the coup that it belongs to is the one under way."""
    room = Room(law)
    last_card_drawn(room)
    room.stake(first=100, second=60)
    room.draw(0, 0, 1, 6, 7)
    told = room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by=BANKER))
    assert room.s.coup.results == {"first": "bank", "second": "bank"}
    assert ends(told) == ["shoe"]


@under(CLAUSES, "waived", "stop card")
def test_a_banker_who_goes_on_into_another_shoe_is_bound_to_nothing(law: str) -> None:
    """The card that bound him was face up, and the last one: the coup that he had to play never was."""
    room = Room(law)
    assert room.s.bank is not None
    room.s = replace(room.s, bank=replace(room.s.bank, shoes=2), shoe=replace(room.s.shoe, left=room.s.shoe.behind + 1))
    room.do(common.EarlyDraw(by=CROUPIER), common.CardFaceUp(by=CROUPIER))
    told = room.draw(5)
    assert [e.shoes for e in told if isinstance(e, ShoeGoesOn)] == [1]
    assert room.s.bank is not None
    assert not room.s.bank.bound


@under(CLAUSES, "natural")
@pytest.mark.parametrize("both", [True, False])
def test_a_natural_that_comes_to_light_lies_open(law: str, both: bool) -> None:
    room = Room(law)
    room.deal((0, 9), (0, 6), (0, 7))
    assert {card.to for card in room.s.coup.hands["first"]} == {("bea",)}
    if both:
        room.do(r.Contradicted(by=CROUPIER, hand="first", first="card"))
    else:
        room.do(r.Miscalled(by=CROUPIER, hand="first", said="card"), GiveCard(by=BANKER))
        room.draw(3)
        room.do(r.MistakeFound(by=CROUPIER, hand="first"))
    assert room.s.coup.laid == ("first",)
    assert {card.to for card in room.s.coup.hands["first"]} == {None}
    assert room.third("first") is None


@pytest.mark.parametrize("law", LAWS)
def test_cards_that_are_lost_cannot_be_turned_up_too(law: str) -> None:
    room = Room(law)
    room.stake(first=100, second=60)
    room.draw(0, 0, 0, 6)
    room.do(r.CardsDropped(by=CROUPIER, hand="first"))
    room.draw(6, 7)
    assert room.refused(r.ClothExposed(by=CROUPIER, hand="first")).field == "hand"
    room.do(r.ClothExposed(by=CROUPIER, hand="second"))
