"""The table of chemin de fer: people, places, staff, where money lies, what is announced, what the house chooses."""

from __future__ import annotations

from typing import Any

import pytest
from chemin_clauses import CLAUSES
from chemin_oracle import GAME, LATER, LAWS, REFUSALS, SEATED, CheminSession, last, win
from msgspec.structs import replace
from spin_oracle import UNIT, calls, under

from novamas.games import make
from novamas.games.chemin import reports as r
from novamas.games.chemin.acts import (
    DeclineBank,
    LiftCards,
    OfferBank,
    PassHand,
    SetAside,
    TakeBank,
)
from novamas.games.circle import reports as common
from novamas.games.circle.acts import (
    AskCard,
    AskSeat,
    Bid,
    CloseAuction,
    HoldBank,
    LayDown,
    OpenAuction,
    StandBehind,
    StandPat,
)
from novamas.games.circle.keeper import ShufflePack
from novamas.games.cloth import PlaceBet
from novamas.games.families import family
from novamas.games.shoe import CutPack, LoadShoe
from novamas.kit.chance import Scripted
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Refused
from novamas.law import BadOption
from novamas.table import Opening, Table
from novamas.table.acts import Bring, CloseTable, Leave, Resume, Sit, StaffArrive, StaffLeave, Stand, Suspend, Take
from novamas.table.opening import prepare


@under(CLAUSES, "staff", laws=("boe-1977", "galicia-2007", "euskadi-1996"))
def test_an_inspector_a_croupier_and_a_changer(law: str) -> None:
    opening = Opening(law=law, game=GAME, minimum=UNIT[law])
    staff = prepare(opening).staff
    assert (staff["inspectors"], staff["croupiers"], staff["changers"]) == (1, 1, 1)
    for role in ("inspectors", "croupiers", "changers"):
        for number in (0, 2):
            with pytest.raises(BadOption):
                prepare(Opening(law=law, game=GAME, minimum=UNIT[law], staff={role: number}))


@under(CLAUSES, "one a place", "places")
def test_one_player_a_place_and_nobody_sits_where_another_does(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    for seat in range(1, 5):
        assert table.refused(Sit(by="eva", seat=seat)).code == "seat-taken"
    table.do(Sit(by="eva", seat=5))
    assert table.desk.seats[:5] == (*SEATED, "eva")
    table.sends(Leave(by="eva"), Bring(by="felix", amount=table.unit), Sit(by="felix", seat=5))
    assert table.desk.seats[4] == "felix", "who leaves gives the place up"


@under(CLAUSES, "momentarily empty")
def test_nobody_takes_the_seat_of_who_is_away_for_a_moment(law: str) -> None:
    """Bea goes to the cage with all her chips, and her seat stays hers; only who stands up frees it."""
    table = CheminSession(law, *SEATED, "eva")
    table.do(Take(by="bea", amount=table.chips("bea")))
    assert table.chips("bea") == 0
    assert table.refused(Sit(by="eva", seat=2)).code == "seat-taken"
    (form,) = table.offered("eva", "Sit")
    assert 2 not in form["seat"].values
    table.do(Bring(by="bea", amount=100 * table.unit))
    assert table.desk.seats[1] == "bea"
    table.do(Stand(by="bea"))
    table.do(Sit(by="eva", seat=2))


@under(CLAUSES, "money lies apart", "custody")
def test_the_bank_and_what_is_set_aside_lie_apart(law: str) -> None:
    """The croupier keeps both: nobody can take them, and they are the banker's when the hand passes."""
    table = CheminSession(law)
    table.bank(60)
    table.stake("bea", 60)
    table.cards(("K", 7), (8, "K"))
    table.do(LiftCards(by="bea"))
    table.sends(StandPat(by="bea"), LayDown(by="ana"))
    held = table.table.decider.holdings(table.table.state)
    unit = table.unit
    over = 0 if law == "boe-1977" else 17 * unit
    assert (held["@bank"], held["@garage"]) == (117 * unit - over, over)
    table.do(SetAside(by="ana", amount=30 * unit))
    held = table.table.decider.holdings(table.table.state)
    assert (held["@bank"], held["@garage"]) == (87 * unit - over, 30 * unit + over)
    book = table.table.state.book
    assert (book["@bank"], book["@garage"]) == (held["@bank"], held["@garage"])
    with pytest.raises(Refused):
        table.do(Leave(by="ana"))
    table.do(PassHand(by="ana"))
    assert table.chips("ana") == (1_000 + 57) * unit


@under(CLAUSES, "custody")
def test_winners_are_paid_out_of_the_bank(law: str) -> None:
    """Not by the banker, whose chips nobody touches."""
    table = CheminSession(law)
    table.coup(("K", 9), (7, "K"), minima=15)
    held = table.chips("ana")
    settled = last(table.do(LayDown(by="bea")), "CoupSettled")
    assert [(m.src, m.dst, m.amount) for m in settled.moves if m.why == "win"] == [("@bank", "bea", 15 * table.unit)]
    assert table.chips("ana") == held + 5 * table.unit, "what is left of a bank of twenty"


@under(CLAUSES, "inspector runs it")
def test_only_the_inspector_decides_what_no_rule_foresees(law: str) -> None:
    table = CheminSession(law)
    table.coup(("K", 7), (3, "K"))
    for who in (CROUPIER, DIRECTOR, "ana"):
        assert table.refused(common.Ruling(by=who, remedy="void")).code == "not-your-role"
    table.do(common.Ruling(by=INSPECTOR, remedy="void"))
    assert table.phase == "holding"


@under(CLAUSES, "announces", laws=("boe-1977", "galicia-2007", "euskadi-1996"))
def test_the_croupier_announces_each_phase(law: str) -> None:
    table = CheminSession(law, ready=False)
    for seat, who in enumerate(SEATED, 1):
        table.do(Sit(by=who, seat=seat))
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"))
    assert calls(table.do(OfferBank(by=CROUPIER))) == [("hand-offered", {"amount": table.unit})]
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.do(HoldBank(by="ana"))
    table.stake("bea")
    table.cards((2, 2), (2, "K"))
    table.do(LiftCards(by="bea"))
    table.do(AskCard(by="bea"))
    table.table.act(table.table.decider.default(table.table.state, "ana"))
    table.draw(2)
    said = calls(table.do(StandPat(by="ana")))
    assert said[0] == "banker-stands"
    assert said[1:3] == [("punto-score", {"points": 7}), ("bank-score", {"points": 2})]
    assert said[3] == "coup-punto"
    assert said[4] == ("bank-ended", {"cause": "lost"})


def test_asturias_asks_for_no_such_announcements() -> None:
    table = CheminSession("asturias-2011", ready=False)
    for seat, who in enumerate(SEATED, 1):
        table.do(Sit(by=who, seat=seat))
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"))
    assert calls(table.do(OfferBank(by=CROUPIER))) == []


@under(CLAUSES, "bank announced")
def test_the_banker_says_what_he_puts_in_play_and_the_croupier_repeats_it(law: str) -> None:
    table = CheminSession(law)
    for command, key, by in (
        (TakeBank(by="ana", amount=20 * table.unit), "bank-taken", "ana"),
        (HoldBank(by="ana"), "hay-en-la-banca", CROUPIER),
    ):
        (call,) = [call for event in table.do(command) for call in event.calls]
        assert (call.key, call.args, call.by) == (key, {"amount": 20 * table.unit}, by)
    assert table.table.state.book["@bank"] == 20 * table.unit, "he has handed it over in chips"


@under(CLAUSES, "standing")
def test_any_number_of_people_play_standing(law: str) -> None:
    crowd = [f"guest {n}" for n in range(60)]
    table = CheminSession(law, *SEATED, *crowd)
    table.bank(100)
    for who in crowd:
        table.stake(who, 1)
    assert table.table.state.book["@cloth"] == 60 * table.unit


@under(CLAUSES, "auction")
def test_seated_and_standing_people_bid_and_the_highest_gets_the_bank(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.coup(("K", 7), (8, "K"))
    table.sends(StandPat(by="bea"), LayDown(by="ana"), PassHand(by="ana"))
    while table.awaited() != [CROUPIER]:
        table.do(DeclineBank(by=table.awaited()[0]))
    table.do(OpenAuction(by=CROUPIER))
    assert table.refused(Bid(by="ana", amount=90 * table.unit)).code == "passed-it-himself"
    for who, minima in (("bea", 40), ("eva", 60), ("carlos", 50)):
        if minima != 50:
            table.do(Bid(by=who, amount=minima * table.unit))
        else:
            assert table.refused(Bid(by=who, amount=minima * table.unit)).code == "below-the-best-bid"
    table.do(CloseAuction(by=CROUPIER))
    assert table.desk.bank.banker == "eva"
    assert table.table.state.book["@bank"] == 60 * table.unit


@under(CLAUSES, "used cards", "players", laws=("boe-1977",))
def test_used_cards_are_gone_when_the_next_bank_is_announced(law: str) -> None:
    table = CheminSession(law)
    table.coup(("K", 7), (8, "K"))
    table.sends(StandPat(by="bea"), LayDown(by="ana"))
    assert table.desk.coup.hands["punto"]
    left = table.desk.shoe.left
    table.do(HoldBank(by="ana"))
    assert (table.desk.coup.hands, table.desk.shoe.left) == ({}, left)


@under(CLAUSES, "explains")
def test_the_croupier_explains_the_rules(law: str) -> None:
    """Whoever may choose can ask; the chart and the reasons are on the sheet of the table for all."""
    table = CheminSession(law)
    table.coup((2, 3), (3, "K"))
    assert "AskAdvice" in table.kinds("bea")
    kind = family(law, GAME)
    sheet = kind.sheet(make(law, GAME), table.unit)
    assert sheet.cloth.chart["3"] == "TTTTTTTTPOT"


@under(CLAUSES, "changer")
def test_money_is_changed_at_the_table(law: str) -> None:
    table = CheminSession(law)
    table.do(Bring(by="eva", amount=10 * table.unit, means="cash"))
    assert table.chips("eva") == 10 * table.unit
    assert table.table.state.book["@box"] == 10 * table.unit


@under(CLAUSES, "claims")
def test_a_claim_after_payment_comes_too_late(law: str) -> None:
    table = CheminSession(law)
    table.coup(("K", 7), (8, "K"))
    table.sends(StandPat(by="bea"), LayDown(by="ana"))
    for claim in (
        r.BankerDiscards(by=INSPECTOR),
        common.CardsStuck(by=CROUPIER),
        common.DealFault(by=INSPECTOR, mended=False),
        common.Ruling(by=INSPECTOR, remedy="void"),
        common.Ruling(by=INSPECTOR, remedy="go-on"),
    ):
        assert table.refused(claim).code == "claim-too-late"


@under(CLAUSES, "displayed", "minimum")
def test_the_minimum_is_on_the_table(law: str) -> None:
    sheet = family(law, GAME).sheet(make(law, GAME), 700)
    assert sheet.minimum == 700
    assert {spot.kind: spot.min for spot in sheet.spots} == {"stake": 700, "line": 1400}
    table = CheminSession(law)
    table.bank()
    assert table.refused(PlaceBet(by="bea", on="stake", amount=table.unit - 1)).code == "below-minimum"
    table.stake("bea", 1)


@under(CLAUSES, "shuffle", "cut")
def test_the_cut_goes_round_from_the_croupiers_left(law: str) -> None:
    table = CheminSession(law, ready=False)
    for seat, who in enumerate(SEATED, 1):
        table.do(Sit(by=who, seat=seat))
    table.do(LoadShoe(by=CROUPIER))
    assert table.awaited() == ["dani"]
    assert table.refused(CutPack(by="ana")).code == "not-yours-to-cut"
    table.do(ShufflePack(by="ana"))
    assert table.awaited() == [CROUPIER]
    assert table.refused(CutPack(by="dani")).code == "not-yours-to-cut"


@pytest.mark.clause("EUS96-08-189", "EUS96-08-190", "EUS96-08-191", "EUS96-08-192")
def test_an_idle_table_of_euskadi_may_close_for_a_while() -> None:
    table = Table(Opening(law="euskadi-1996", game=GAME, minimum=500), Scripted())
    float_ = table.state.book["@float"]
    table.act(Suspend(by=DIRECTOR))
    assert table.state.book["@float"] == float_, "the float stays locked at the table"
    table.act(StaffLeave(by=DIRECTOR, role=INSPECTOR))
    with pytest.raises(Refused) as caught:
        table.act(Resume(by=DIRECTOR))
    assert caught.value.code == "staff-missing"
    table.act(StaffArrive(by=DIRECTOR, role=INSPECTOR))
    for who in (INSPECTOR, CROUPIER, "ana"):
        with pytest.raises(Refused) as caught:
            table.act(Resume(by=who))
        assert caught.value.code == "not-your-role", "the director has the keys"
    table.act(Resume(by=DIRECTOR))
    table.act(CloseTable(by=DIRECTOR))
    assert not any(table.state.book.values())


@pytest.mark.parametrize("law", ["boe-1977", "asturias-2011", "galicia-2007"])
def test_the_other_laws_know_no_temporary_closing(law: str) -> None:
    table = Table(Opening(law=law, game=GAME, minimum=UNIT[law]), Scripted())
    with pytest.raises(Refused) as caught:
        table.act(Suspend(by=DIRECTOR))
    assert caught.value.code == "no-temporary-closing"


@under(CLAUSES, "commission")
@pytest.mark.parametrize("amount", [1, 19, 20, 39, 40])
def test_the_house_takes_whole_units(law: str, amount: int) -> None:
    """Five per cent, rounded down; what it took goes to the cage when the table closes."""
    table = CheminSession(law)
    table.bank()
    table.stake("bea", 1)
    if amount > 1:
        table.do(PlaceBet(by="bea", on="stake", amount=amount - 1))
    table.cards(("K", 7), (8, "K"))
    table.do(LiftCards(by="bea"))
    table.sends(StandPat(by="bea"), LayDown(by="ana"))
    staked = table.unit + amount - 1
    assert table.table.state.book.get("@cagnotte", 0) == table.desk.cagnotte == staked * 5 // 100
    table.do(PassHand(by="ana"))
    for who in SEATED:
        table.do(Leave(by=who))
    before = table.table.state.book["@cage"]
    float_ = table.table.state.book["@float"]
    table.do(CloseTable(by=DIRECTOR))
    assert table.table.state.book["@cage"] - before == float_ + staked * 5 // 100


@pytest.mark.parametrize(
    ("law", "options"),
    [
        ("boe-1977", {"banco_free": True}),
        ("boe-1977", {"unlimited": True}),
        ("boe-1977", {"cagnotte": 49}),
        ("boe-1977", {"bank_least": 10, "bank_most": 9}),
        ("boe-1977", {"bank_most": -1}),
        ("boe-1977", {"garage": -1}),
        *((law, {"bank_least": least}) for law in LAWS for least in (0, -1)),
        *((law, options) for law in LATER for options in ({"bank_most": 50}, {"garage": 10}, {"cagnotte": 51})),
        ("galicia-2007", {"cagnotte": 0}),
    ],
)
def test_what_the_house_may_not_choose(law: str, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        make(law, GAME, options)


@under(CLAUSES, "refusals")
def test_a_seat_lost_is_free_for_others(law: str) -> None:
    """After so many refusals in a row, and not before."""
    table = CheminSession(law)
    for turn in range(REFUSALS[law]):
        assert "ana" in table.desk.seats
        table.do(DeclineBank(by="ana"))
        if turn + 1 < REFUSALS[law]:
            for who in ("bea", "carlos", "dani"):
                table.bank(1, who)
                table.stake("ana", 1)
                table.cards(("K", 9), (2, "K"), by=who)
                table.do(LiftCards(by="ana"))
                table.do(LayDown(by="ana"))
    assert "ana" not in table.desk.seats
    assert "ana" in table.desk.standing


@pytest.mark.parametrize("law", LAWS)
def test_standing_up_with_the_bank_keeps_it(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    table.do(Stand(by="ana"))
    table.stake("bea")
    table.cards(("K", 9), (2, "K"))
    table.do(LiftCards(by="bea"))
    table.do(LayDown(by="bea"))
    assert table.awaited() == ["bea"]


@under(CLAUSES, "straying")
@pytest.mark.parametrize(("bank", "order"), [((8, "K"), (5, 7, 6)), (("A", "K"), (7, 6, 5))])
def test_who_moved_is_collected_first_and_paid_last(law: str, bank: tuple[Any, Any], order: tuple[int, ...]) -> None:
    """Eva has moved, and has five minima against the bank; dani sits, felix stands where he stood."""
    table = CheminSession(law, *SEATED, "eva", "felix")
    table.bank()
    for who, minima in (("dani", 7), ("eva", 5), ("felix", 6)):
        table.stake(who, minima)
    table.do(r.Strayed(by=INSPECTOR, player="eva"))
    table.cards(("K", 7), bank)
    table.sends(LiftCards(by="dani"), StandPat(by="dani"))
    events = table.do(LayDown(by="ana") if bank[0] == 8 else StandPat(by="ana"))
    moved = [m.amount // table.unit for e in events for m in e.moves if m.why in ("lost", "win")]
    assert tuple(moved) == order


@under(CLAUSES, "straying")
def test_who_stands_behind_a_place_does_not_go_behind_another(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.do(StandBehind(by="eva", seat=3))
    for seat in (2, 3, 4):
        assert table.refused(StandBehind(by="eva", seat=seat)).code == "place-taken"
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    assert table.refused(StandBehind(by="eva", seat=4)).code == "place-taken"


@under(CLAUSES, "garage", laws=LATER)
def test_winnings_are_set_aside_above_fifty_minima(law: str) -> None:
    """The winnings count, not the bank, and fifty minima themselves are not above."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=90 * table.unit))
    for won, offered in ((0, False), (50 * table.unit, False), (50 * table.unit + 1, True)):
        state = table.table.state
        bank = replace(state.desk.bank, won=won, base=40 * table.unit)
        table.table.state = replace(state, desk=replace(state.desk, bank=bank))
        assert bool(table.offered("ana", "SetAside")) == offered


@pytest.mark.clause("BOE77-08-075", "AST11-CF-181", "GAL07-07-062", "EUS96-08-079")
def test_the_deduction_is_five_per_cent_and_in_euskadi_at_most_that() -> None:
    for law in LAWS:
        make(law, GAME, {"cagnotte": 50})
        for other in (0, 49, 51):
            if law == "euskadi-1996" and other < 50:
                make(law, GAME, {"cagnotte": other})
                continue
            with pytest.raises(BadOption):
                make(law, GAME, {"cagnotte": other})


@pytest.mark.parametrize("law", LAWS)
def test_who_has_sat_down_waits_for_no_seat(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.do(AskSeat(by="eva"))
    assert table.desk.waiting == ("eva",)
    table.do(Sit(by="eva", seat=5))
    assert table.desk.waiting == ()
