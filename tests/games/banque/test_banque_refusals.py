"""Two cloths: what is refused, for which reason, under which article; and whom the game waits for meanwhile."""

from __future__ import annotations

import pytest
from banque_room import BANKER, CHIPS, LAWS, Room
from msgspec.structs import replace

from novamas.games.banque import reports as r
from novamas.games.banque.acts import AuctionBank, BeginSession, DepositBank, LeaveBank, ReplenishBank
from novamas.games.circle import reports as common
from novamas.games.circle.acts import (
    AskChart,
    AskSeat,
    Bid,
    CallBanco,
    CloseAuction,
    DealCards,
    GiveCard,
    HoldBank,
    RaiseBank,
    StandBehind,
    StandPat,
    TakeStake,
)
from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.games.shoe.acts import CutPack, LoadShoe
from novamas.kit.decider import CHANCE, CROUPIER, DIRECTOR, INSPECTOR, Command

pytestmark = pytest.mark.parametrize("law", LAWS)


def refused(room: Room, c: Command, code: str, clauses: tuple[str, ...] | None = None) -> None:
    why = room.refused(c)
    assert why.code == code, f"{c}: {why}"
    if clauses is not None:
        assert why.clauses == clauses, f"{c}: {why}"


def awaited(room: Room) -> list[tuple[str, tuple[str, ...]]]:
    return [(a.who, a.kinds) for a in room.game.awaits(room.s)]


def broken(law: str) -> Room:
    """A bank of a hundred that bea has won whole."""
    room = Room(law, bank=100)
    room.stake(first=100)
    room.draw(0, 0, 0, 7, 7, 6)
    room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by=BANKER))
    return room


# -- the award ---------------------------------------------------------------------------------------------------------


def test_before_there_is_a_bank(law: str) -> None:
    room = Room(law, bank=0)
    award, by = room.game.rules.award, room.game.rules.award.by
    other = CROUPIER if by == INSPECTOR else INSPECTOR
    assert awaited(room) == [(by, ("AuctionBank",))]
    assert room.game.default(room.s, by) == AuctionBank(by=by, shoes=1)
    refused(room, Bid(by="bea", amount=100), "not-now", award.clauses)
    refused(room, CloseAuction(by=by), "not-now", award.clauses)
    refused(room, CloseAuction(by=other), "not-your-role", award.clauses)
    refused(room, AuctionBank(by=other, shoes=1), "not-your-role", award.clauses)
    refused(room, BeginSession(by=INSPECTOR), "not-now", room.game.table.mode.sessions_clauses)
    refused(room, BeginSession(by=CROUPIER), "not-your-role", award.clauses)
    for c in (HoldBank(by="bea"), LeaveBank(by="bea"), ReplenishBank(by="bea", amount=100)):
        refused(room, c, "not-the-banker", award.clauses)
    refused(room, RaiseBank(by="bea", amount=10), "not-the-banker")
    refused(room, PlaceBet(by="bea", on="first", amount=50), "betting-not-open")
    refused(room, StandPat(by="bea"), "no-deal-running")
    if award.opening == "auction":
        refused(room, DepositBank(by="bea", amount=100), "not-now", award.opening_clauses)
    refused(room, Bid(by="zoe", amount=100), "not-at-the-table")
    refused(room, LoadShoe(by=CROUPIER), "shoe-not-spent")


def test_while_it_is_auctioned(law: str) -> None:
    room = Room(law, bank=0)
    by = room.game.rules.award.by
    room.do(AuctionBank(by=by, shoes=1))
    assert awaited(room) == [(by, ("CloseAuction",))]
    assert room.game.default(room.s, by) == CloseAuction(by=by)
    refused(room, AuctionBank(by=by, shoes=1), "not-now", room.game.rules.award.clauses)
    refused(room, Bid(by="bea", amount=9), "below-minimum", room.game.rules.award.clauses)
    refused(room, Bid(by="bea", amount=CHIPS + 1), "not-enough-chips")
    room.do(Bid(by="bea", amount=100))
    refused(room, Bid(by="bea", amount=100), "below-minimum")
    room.do(Bid(by="bea", amount=CHIPS))
    refused(room, Bid(by="bea", amount=CHIPS), "not-enough-chips")
    assert room.s.chips["bea"] == 0
    room.do(CloseAuction(by=by))
    assert awaited(room) == [("bea", ("HoldBank",))]


def test_too_few_players(law: str) -> None:
    room = Room(law, bank=0)
    by, least = room.game.rules.award.by, room.game.rules.least.clauses
    whole = room.s
    room.s = replace(room.s, seats=("bea", "cid", "dan", None), standing=())
    refused(room, AuctionBank(by=by, shoes=1), "too-few-players", least)
    assert awaited(room) == []
    room.s = whole
    room.do(AuctionBank(by=by, shoes=1), Bid(by=BANKER, amount=100), CloseAuction(by=by))
    room.s = replace(room.s, seats=("bea", "cid", "dan", None))
    refused(room, HoldBank(by=BANKER), "too-few-players", least)
    assert awaited(room) == [(BANKER, ("LeaveBank",))]
    assert room.game.default(room.s, BANKER) == LeaveBank(by=BANKER)
    room.s = replace(room.s, seats=("bea", None, "dan", None))
    room.do(LeaveBank(by=BANKER))
    assert (room.s.phase, room.s.offer, room.s.chips[BANKER]) == ("idle", None, CHIPS)


def test_a_session_of_a_free_bank_that_is_over(law: str) -> None:
    room = Room(law, bank=0, mode="free")
    by = room.game.rules.award.by
    for _ in range(room.game.table.mode.shoes):
        if room.s.shoe.stopped:
            room.do(LoadShoe(by=CROUPIER), CutPack(by=room.game.keeper.cutter(room.s)))
        whole, room.s = room.s, replace(room.s, seats=("bea", None, "dan", None), standing=())
        refused(room, AuctionBank(by=by, shoes=1), "too-few-players", room.game.rules.least.clauses)
        room.s = whole
        assert room.game.award.terms(room.s) == tuple(range(1, room.game.table.mode.shoes - room.s.shoe.number + 2))
        room.do(AuctionBank(by=by, shoes=1), CloseAuction(by=by))
    refused(room, AuctionBank(by=by, shoes=1), "session-is-over", room.game.table.mode.sessions_clauses)
    assert awaited(room) == [(INSPECTOR, ("BeginSession",))]
    assert room.game.default(room.s, INSPECTOR) == BeginSession(by=INSPECTOR)
    room.do(BeginSession(by=INSPECTOR))
    refused(room, BeginSession(by=INSPECTOR), "not-now")
    assert awaited(room) == [(CROUPIER, ("LoadShoe",))]


# -- the bank ----------------------------------------------------------------------------------------------------------


def test_a_bank_before_its_first_coup(law: str) -> None:
    room = Room(law)
    rules = room.game.rules
    assert awaited(room) == [(BANKER, ("HoldBank",))]
    assert room.game.default(room.s, BANKER) == HoldBank(by=BANKER)
    refused(room, LeaveBank(by=BANKER), "must-deal-once", rules.award.left_clauses)
    refused(room, ReplenishBank(by=BANKER, amount=100), "bank-not-broken", rules.broken.clauses)
    refused(room, DealCards(by=BANKER), "betting-is-open", rules.errors.early.clauses)
    refused(room, PlaceBet(by="bea", on="first", amount=50), "betting-not-open", rules.calls.close.clauses)
    refused(room, CloseBetting(by=CROUPIER), "not-now", rules.calls.close.clauses)
    refused(room, CloseBetting(by=INSPECTOR), "not-your-role")
    refused(room, common.CardsStuck(by=CROUPIER), "not-now", ())
    room.do(common.EarlyDraw(by=CROUPIER))
    room.draw(5)
    refused(room, LeaveBank(by=BANKER), "must-play-on", rules.errors.early.clauses)


def test_a_broken_bank(law: str) -> None:
    room = broken(law)
    rule = room.game.rules.broken
    assert room.bank == 0
    assert awaited(room) == [(BANKER, ("ReplenishBank", "LeaveBank"))]
    assert room.game.default(room.s, BANKER) == LeaveBank(by=BANKER)
    refused(room, HoldBank(by=BANKER), "bank-is-broken", rule.clauses)
    least = 10 if rule.least == "minimum" else 100
    refused(room, ReplenishBank(by=BANKER, amount=least - 1), "below-minimum", rule.least_clauses)
    poor = replace(room.s, chips={**room.s.chips, BANKER: least - 1})
    whole, room.s = room.s, poor
    refused(room, ReplenishBank(by=BANKER, amount=least), "not-enough-chips", rule.clauses)
    assert not room.game.options(room.s, BANKER, "ReplenishBank")
    room.s = whole
    refused(room, common.EarlyDraw(by=CROUPIER), "claim-too-late")
    room.do(ReplenishBank(by=BANKER, amount=least))
    assert (room.bank, room.s.bank is not None and room.s.bank.put) == (least, 100 + least)


# -- stakes ------------------------------------------------------------------------------------------------------------


def test_while_stakes_are_laid(law: str) -> None:
    room = Room(law)
    rules = room.game.rules
    room.do(HoldBank(by=BANKER))
    assert awaited(room) == [(CROUPIER, ("CloseBetting",))]
    assert room.game.default(room.s, CROUPIER) == CloseBetting(by=CROUPIER)
    refused(room, HoldBank(by=BANKER), "not-now", rules.award.left_clauses)
    refused(room, PlaceBet(by=BANKER, on="first", amount=50), "holds-the-bank", rules.scope.clauses)
    refused(room, CallBanco(by=BANKER), "holds-the-bank", rules.scope.clauses)
    refused(room, PlaceBet(by="bea", on="third", amount=50), "no-such-bet", rules.stakes.clauses)
    refused(room, PlaceBet(by="bea", on="first", amount=9), "below-minimum", rules.minimum.clauses)
    refused(room, PlaceBet(by="bea", on="both", amount=19), "below-minimum", rules.minimum.clauses)
    refused(room, PlaceBet(by="bea", on="first", amount=1_001), "above-the-bank", rules.stakes.excess_clauses)
    refused(room, TakeStake(by="bea"), "not-your-bet")
    refused(room, DealCards(by=BANKER), "betting-is-open", rules.errors.early.clauses)
    refused(room, DealCards(by="bea"), "not-the-banker", rules.deal.clauses)
    refused(room, RaiseBank(by=BANKER, amount=10), "not-now", rules.broken.clauses)
    room.do(PlaceBet(by="bea", on="first", amount=1_000))
    refused(room, PlaceBet(by="bea", on="first", amount=1), "above-the-bank", rules.stakes.excess_clauses)
    room.do(CallBanco(by="dan"))
    refused(room, CallBanco(by="dan"), "bet-already-called", rules.banco.clauses)
    refused(room, PlaceBet(by="dan", on="first", amount=50), "bet-already-called", rules.banco.clauses)
    room.s = replace(room.s, chips={**room.s.chips, "cid": 999, "eva": 5})
    refused(room, CallBanco(by="cid"), "not-enough-chips", rules.banco.clauses)
    refused(room, PlaceBet(by="eva", on="second", amount=10), "not-enough-chips")
    refused(room, PlaceBet(by="eva", on="third", amount=10), "no-such-bet", rules.stakes.clauses)
    room.do(common.EarlyDraw(by=CROUPIER))
    refused(room, PlaceBet(by="cid", on="first", amount=50), "not-now", rules.errors.early.clauses)
    refused(room, CloseBetting(by=CROUPIER), "not-now", rules.calls.close.clauses)
    assert awaited(room) == [(CHANCE, ("Chance",))]
    assert room.game.default(room.s, CHANCE) is None


def test_once_betting_is_closed(law: str) -> None:
    room = Room(law)
    rules = room.game.rules
    room.do(HoldBank(by=BANKER), PlaceBet(by="bea", on="first", amount=50), CloseBetting(by=CROUPIER))
    assert awaited(room) == [(BANKER, ("DealCards",))]
    assert room.game.default(room.s, BANKER) == DealCards(by=BANKER)
    refused(room, PlaceBet(by="cid", on="first", amount=50), "late-bet", rules.calls.close.clauses)
    refused(room, TakeStake(by="bea"), "late-bet", rules.calls.close.clauses)
    refused(room, common.EarlyDraw(by=CROUPIER), "not-now")
    refused(room, common.CardsStuck(by=CROUPIER), "not-now")
    room.do(DealCards(by=BANKER))
    refused(room, DealCards(by=BANKER), "not-now", rules.errors.early.clauses)


# -- words and reports -------------------------------------------------------------------------------------------------


def test_while_the_cloths_speak(law: str) -> None:
    room = Room(law)
    rules = room.game.rules
    room.deal((0, 3), (0, 6), (0, 7))
    refused(room, StandPat(by="dan"), "not-your-hand", rules.seating.turn_clauses)
    refused(room, StandPat(by="cid"), "not-your-hand", rules.seating.turn_clauses)
    refused(room, StandPat(by="bea"), "against-the-rules", rules.punto.clauses)
    for c in (StandPat(by=BANKER), AskChart(by=BANKER), GiveCard(by=BANKER)):
        refused(room, c, "punto-speaks-first", rules.banker.order_clauses)
    refused(room, r.BankerMisannounces(by=CROUPIER, shown=False), "not-now")
    unspoken = r.WrongHolder(by=CROUPIER, hand="second", player="eva", spoken=True)
    assert room.refused(unspoken).field == "hand", "nobody has played those cards yet"
    refused(room, r.TooSlow(by=DIRECTOR, hand="first"), "not-your-role")
    refused(room, common.Ruling(by=CROUPIER, remedy="void"), "not-your-role")
    for hand in ("bank", "first"):
        room.do(r.AdviceGiven(by=CROUPIER, hand=hand))
    refused(room, r.AdviceGiven(by=CROUPIER, hand="bank"), "not-now")
    refused(room, common.WaiveEarly(by=DIRECTOR), "not-now", rules.errors.early.waived_clauses)
    refused(room, common.WaiveEarly(by=INSPECTOR), "not-your-role", rules.errors.early.waived_clauses)


def test_places(law: str) -> None:
    room = Room(law)
    seating = room.game.rules.seating
    refused(room, StandBehind(by="bea", seat=1), "place-taken", seating.priority_clauses)
    refused(room, StandBehind(by=BANKER, seat=5), "no-such-place", seating.priority_clauses)
    room.do(StandBehind(by=BANKER, seat=4))
    refused(room, StandBehind(by=BANKER, seat=4), "place-taken", seating.priority_clauses)
    refused(room, AskSeat(by="bea"), "not-now", seating.vacant_clauses)
    room.do(AskSeat(by=BANKER))
    refused(room, AskSeat(by=BANKER), "not-now", seating.vacant_clauses)
    assert room.s.waiting == (BANKER,)
