"""Two cloths, the corners that scenarios do not reach: a bank for the day, seats that change hands in the middle of
something, and who comes to see which card."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from banque_room import BANKER, LAWS, Room
from msgspec.structs import replace
from spin_oracle import under

from novamas.games.banque import acts
from novamas.games.banque import reports as r
from novamas.games.banque.acts import AuctionBank, BankLeft, BankOffered, LeaveBank, ShoeGoesOn
from novamas.games.banque.award import DAY
from novamas.games.banque.play import BanqueGame
from novamas.games.circle import acts as acts_of_circle
from novamas.games.circle import keeper
from novamas.games.circle import reports as common
from novamas.games.circle.acts import Bid, CallBanco, CloseAuction, HoldBank, StandPat
from novamas.games.cloth.acts import CloseBetting
from novamas.games.shoe.acts import CutPack, LoadShoe
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Chance, Command, Event

LATER = LAWS[1:]
CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {"shoes": ("BOE77-09-030",), "lots": ("BOE77-09-022",)},
    "asturias-2011": {"shoes": ("AST11-BB-100",), "days": ("AST11-BB-101",), "lots": ("AST11-BB-090",)},
    "galicia-2007": {"shoes": ("GAL07-08-025",), "days": ("GAL07-08-025",), "lots": ("GAL07-08-018",)},
    "euskadi-1996": {"shoes": ("EUS96-09-034",), "days": ("EUS96-09-034",), "lots": ("EUS96-09-025",)},
}


def awarded_for(law: str, by: str, shoes: int, **options: Any) -> Room:
    """A bank of ana's that was put up by somebody for so many shoes."""
    room = Room(law, bank=0, **options)
    room.do(AuctionBank(by=by, shoes=shoes), Bid(by=BANKER, amount=1_000))
    room.do(CloseAuction(by=room.game.rules.award.by))
    return room


def last_coup(room: Room) -> list[Any]:
    """The coup in which the stop card comes out."""
    room.s = replace(room.s, shoe=replace(room.s.shoe, left=room.s.shoe.behind + 6))
    room.deal((0, 6), (0, 6), (0, 7), first=10, second=10)
    holders = room.s.coup.holders
    return room.do(StandPat(by=holders["first"]), StandPat(by=holders["second"]), StandPat(by=BANKER))


# -- for how long ------------------------------------------------------------------------------------------------------


@under(CLAUSES, "days", laws=LATER)
def test_a_bank_that_the_director_puts_up_lasts_the_day(law: str) -> None:
    """It goes on into every shoe; who leaves it leaves it for the rest of the day."""
    room = awarded_for(law, DIRECTOR, DAY)
    for _ in range(4):
        told = last_coup(room)
        assert [e.shoes for e in told if isinstance(e, ShoeGoesOn)] == [DAY]
        room.do(LoadShoe(by=CROUPIER), CutPack(by=room.game.keeper.cutter(room.s)))
    told = room.do(LeaveBank(by=BANKER))
    assert [e.shoes for e in told if isinstance(e, BankOffered)] == [DAY]


@under(CLAUSES, "days", laws=LATER)
def test_a_bank_for_the_day_ends_with_the_session(law: str) -> None:
    room = awarded_for(law, DIRECTOR, DAY)
    room.s = replace(room.s, last=1)
    told = last_coup(room)
    assert [e.cause for e in told if isinstance(e, BankLeft)] == ["session"]


@under(CLAUSES, "days", laws=LATER)
def test_a_free_bank_for_the_day_has_no_more_shoes_than_its_session(law: str) -> None:
    room = awarded_for(law, DIRECTOR, DAY, mode="free")
    assert any(isinstance(e, ShoeGoesOn) for e in last_coup(room))
    room.do(LoadShoe(by=CROUPIER), CutPack(by=room.game.keeper.cutter(room.s)))
    assert [e.cause for e in last_coup(room) if isinstance(e, BankLeft)] == ["shoe"]


@under(CLAUSES, "days", laws=LATER)
def test_only_the_director_puts_a_bank_up_for_the_day_and_only_so(law: str) -> None:
    room = Room(law, bank=0)
    by = room.game.rules.award.by
    assert room.refused(AuctionBank(by=by, shoes=DAY)).field == "shoes"
    assert room.refused(AuctionBank(by=DIRECTOR, shoes=1)).field == "shoes"
    assert room.refused(CloseAuction(by=DIRECTOR)).code == "not-your-role"
    room.do(AuctionBank(by=DIRECTOR, shoes=DAY))
    assert room.refused(AuctionBank(by=DIRECTOR, shoes=DAY)).code == "not-now"


@pytest.mark.clause("BOE77-09-030")
def test_in_1977_a_bank_is_awarded_for_shoes_and_not_for_days() -> None:
    room = Room("boe-1977", bank=0)
    assert room.refused(AuctionBank(by=DIRECTOR, shoes=DAY)).code == "not-your-role"


# -- in the middle of something ----------------------------------------------------------------------------------------


@under(CLAUSES, "lots")
@pytest.mark.parametrize("lot", ["first", "second"])
def test_a_lot_between_two_bancos_is_for_who_called_them_wherever_they_stand_now(law: str, lot: str) -> None:
    """Dan gets up between the close and the lot: his banco was called on the second cloth all the same."""
    room = Room(law)
    room.do(HoldBank(by=BANKER), CallBanco(by="dan"), CallBanco(by="cid"), CloseBetting(by=CROUPIER))
    room.s = replace(room.s, seats=("bea", "cid", None, "eva"), standing=(*room.s.standing, "dan"))
    room.do(Chance(what="lot", value=lot))
    assert room.s.coup.banco == {"first": "cid", "second": "dan"}[lot]


@pytest.mark.parametrize("law", LAWS)
def test_the_cards_of_a_cloth_are_seen_by_who_has_them_now_and_nobody_else(law: str) -> None:
    """A stranger who has spoken, and the next player after one who was too slow."""
    for report, holder in (
        (r.WrongHolder(by=CROUPIER, hand="first", player="eva", spoken=True), "eva"),
        (r.TooSlow(by=CROUPIER, hand="first"), "cid"),
    ):
        room = Room(law)
        room.deal((0, 6), (0, 6), (0, 7))
        assert {card.to for card in room.s.coup.hands["first"]} == {("bea",)}
        room.do(report)
        assert {card.to for card in room.s.coup.hands["first"]} == {(holder,)}
        assert room.s.coup.holders["first"] == holder


@pytest.mark.parametrize("law", LAWS)
def test_one_card_of_a_cloth_turned_up_is_for_the_inspector(law: str) -> None:
    """The texts speak of both cards; of one they say nothing, so the case is one that they did not foresee."""
    room = Room(law)
    room.stake(first=100, second=60)
    room.draw(0, 0, 0)
    assert room.refused(r.ClothExposed(by=CROUPIER, hand="first")).code == "not-now"
    told = room.do(common.Ruling(by=INSPECTOR, remedy="go-on"))
    assert told[0].clauses == room.game.rules.errors.unforeseen.clauses != ()
    room.do(common.Ruling(by=INSPECTOR, remedy="void"))
    assert (room.s.chips["bea"], room.s.chips["dan"], room.bank) == (5_000, 5_000, 1_000)


# -- what the game declares --------------------------------------------------------------------------------------------


def test_everything_that_is_said_or_told_on_two_cloths_is_declared() -> None:
    """What is not declared can be neither sent nor read back from a book."""
    shared = (acts_of_circle, common, keeper)
    said = {kind for module in (acts, r) for kind in own(module, Command)}
    told = {kind for module in (acts, r, *shared) for kind in own(module, Event)}
    assert said <= set(BanqueGame.commands)
    assert told <= set(BanqueGame.events)


def own(module: ModuleType, base: type) -> Iterator[type]:
    """The classes of a kind that a module itself defines."""
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__:
            yield kind
