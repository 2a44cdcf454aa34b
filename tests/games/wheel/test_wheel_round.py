"""The wheel of fortune: a round from *hagan sus apuestas* to the payment, its limits, and what can go wrong."""

from __future__ import annotations

from typing import Any

import pytest
from spin_oracle import UNIT, Session, calls, moves, names, under
from wheel_clauses import WHEEL_CLAUSES
from wheel_oracle import WHEEL_CELLS

from novamas.games import make
from novamas.games.spin import CloseBetting, Collected, Launch, OpenBetting, Paid, PlaceBet, TakeBack, VoidSpin
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, purse
from novamas.law import BadOption
from novamas.table.acts import AnnounceLast, Leave, Sit
from novamas.table.opening import Authorisation, Opening, prepare

WHEEL = "wheel-of-fortune"
CAUSES = ("pointer-on-division", "object-in-wheel", "bad-launch")
CLOSING = {"euskadi-1996": ["estan-hechas", "no-va-mas"], "galicia-2007": ["no-va-mas"]}
"""Only Euskadi has the croupier ask first."""

# ---- the calls, in their order


@under(WHEEL_CLAUSES, "opening call")
def test_betting_opens_with_hagan_sus_apuestas(law: str) -> None:
    table = Session(law, WHEEL)
    assert table.spots("ana") == []
    early = table.refused(PlaceBet(by="ana", on="2", amount=table.unit))
    assert early.code == "betting-not-open"
    assert set(WHEEL_CLAUSES[law]["opening call"]) <= set(early.clauses)
    assert calls(table.opens()) == ["hagan-sus-apuestas"]
    table.bet("ana", "2", table.unit)
    assert table.lying("ana") == {"2": table.unit}


@under(WHEEL_CLAUSES, "spin")
def test_the_wheel_is_spun_before_no_va_mas(law: str) -> None:
    table = Session(law, WHEEL)
    assert table.refused(Launch(by=CROUPIER)).code == "not-now"
    table.opens()
    assert table.refused(CloseBetting(by=CROUPIER)).code == "not-now"
    spun = table.launch()
    assert names(spun) == ["Launched"]
    assert calls(spun) == []
    table.close()
    assert table.refused(Launch(by=CROUPIER)).code == "not-now"


@under(WHEEL_CLAUSES, "closing call")
def test_no_va_mas_closes_the_betting(law: str) -> None:
    table = Session(law, WHEEL)
    table.opens()
    table.launch()
    table.bet("ana", "4", table.unit)
    table.back("ana", 1, table.unit)
    table.bet("ana", "7", table.unit)
    closing = calls(table.close())
    assert closing == CLOSING[law]
    assert closing[-1] == "no-va-mas"
    assert table.spots("ana") == []


@pytest.mark.clause("EUS96-10-026")
def test_in_euskadi_the_croupier_asks_before() -> None:
    table = Session("euskadi-1996", WHEEL)
    table.opens()
    table.launch()
    assert calls(table.close()) == ["estan-hechas", "no-va-mas"]


@under(WHEEL_CLAUSES, "result call")
@pytest.mark.parametrize("symbol", WHEEL_CELLS)
def test_the_winning_position_is_announced(law: str, symbol: str) -> None:
    table = Session(law, WHEEL)
    table.opens()
    table.launch()
    table.close()
    events = table.stops(symbol)
    assert names(events)[0] == "Landed"
    assert calls(events) == [("position", {"symbol": symbol})]


@under(WHEEL_CLAUSES, "opening call", "closing call", "result call")
def test_a_whole_round_is_heard_in_this_order(law: str) -> None:
    table = Session(law, WHEEL)
    for _ in range(2):
        assert calls(table.lands("15")) == ["hagan-sus-apuestas", *CLOSING[law], ("position", {"symbol": "15"})]


# ---- chips, and against whom


@under(WHEEL_CLAUSES, "chips")
def test_bets_are_chips_laid_in_a_box(law: str) -> None:
    """Nobody bets without chips at the table: no money from the pocket, no word, no credit."""
    table = Session(law, WHEEL, "ana", purse=5)
    table.opens()
    assert moves(table.bet("ana", "24", 2 * table.unit)) == [("ana", "@cloth", 2 * table.unit, "bet")]
    assert table.refused(PlaceBet(by="bea", on="24", amount=table.unit)).code == "not-at-the-table"
    assert table.refused(PlaceBet(by="ana", on="24", amount=4 * table.unit)).code == "not-enough-chips"
    table.bet("ana", "24", 3 * table.unit)
    assert table.refused(PlaceBet(by="ana", on="15", amount=table.unit)).code == "not-enough-chips"
    assert moves(table.bring("bea", table.unit, "cash")) == [
        (purse("bea"), "@box", table.unit, "cash"),
        ("@float", "bea", table.unit, "chips"),
    ]
    assert moves(table.bet("bea", "joker-red", table.unit)) == [("bea", "@cloth", table.unit, "bet")]


@under(WHEEL_CLAUSES, "against the house")
def test_everybody_plays_against_the_house(law: str) -> None:
    """The loser's stake goes to the float, the winner is paid from it; no chip goes from one player to another."""
    table = Session(law, WHEEL, "ana", "bea", "carlos")
    before = table.float()
    table.opens()
    table.bet("ana", "4", 2 * table.unit)
    table.bet("bea", "7", 20 * table.unit)
    table.bet("carlos", "4", table.unit)
    assert moves(table.lands("4")) == [
        ("@cloth", "@float", 20 * table.unit, "lost"),
        ("@float", "ana", 20 * table.unit, "win"),
        ("@cloth", "ana", 2 * table.unit, "stake"),
        ("@float", "carlos", 10 * table.unit, "win"),
        ("@cloth", "carlos", table.unit, "stake"),
    ]
    assert [table.net(who) for who in ("ana", "bea", "carlos")] == [20 * table.unit, -20 * table.unit, 10 * table.unit]
    assert table.float() - before == -10 * table.unit


@under(WHEEL_CLAUSES, "players")
def test_any_number_of_players_may_take_part(law: str) -> None:
    """Two hundred around a table with two chairs: those who stand bet like those who sit."""
    crowd = [f"player-{n}" for n in range(200)]
    table = Session(law, WHEEL, *crowd, seats=2)
    for seat, who in enumerate(crowd[:2], 1):
        table.do(Sit(by=who, seat=seat))
    table.opens()
    for n, who in enumerate(crowd):
        table.bet(who, "7" if n % 2 else "2", table.unit)
    table.lands("7")
    assert [table.net(who) for who in crowd] == [-table.unit, 5 * table.unit] * 100
    assert len(table.table.state.desk.standing) == 198


# ---- limits


@under(WHEEL_CLAUSES, "limits")
@pytest.mark.parametrize("maximum", [1, 50, 250])
def test_maximum_and_minimum_are_those_of_the_authorisation(law: str, maximum: int) -> None:
    clauses = set(WHEEL_CLAUSES[law]["limits"])
    for box in WHEEL_CELLS:
        table = Session(law, WHEEL, maximum=maximum)
        most = maximum * table.unit
        table.opens()
        low = table.refused(PlaceBet(by="ana", on=box, amount=table.unit - 1))
        high = table.refused(PlaceBet(by="ana", on=box, amount=most + 1))
        assert (low.code, high.code, high.args_["limit"]) == ("below-minimum", "above-maximum", most)
        table.bet("ana", box, most)
        more = table.refused(PlaceBet(by="ana", on=box, amount=1))
        assert more.code == "above-maximum"
        assert clauses <= set(low.clauses) & set(high.clauses) & set(more.clauses)


@under(WHEEL_CLAUSES)
@pytest.mark.parametrize("maximum", [0, -1])
def test_an_authorised_maximum_is_not_below_the_minimum(law: str, maximum: int) -> None:
    with pytest.raises(BadOption) as caught:
        make(law, WHEEL, {"maximum": maximum})
    assert set(WHEEL_CLAUSES[law]["limits"]) <= set(caught.value.clauses)


@under(WHEEL_CLAUSES, "limits")
def test_a_table_opens_at_an_authorised_minimum(law: str) -> None:
    granted = Authorisation(minimums=(UNIT[law], 2 * UNIT[law]))
    for minimum in granted.minimums:
        prepare(Opening(law=law, game=WHEEL, minimum=minimum, authorisation=granted))
    with pytest.raises(BadOption) as caught:
        prepare(Opening(law=law, game=WHEEL, minimum=3 * UNIT[law], authorisation=granted))
    assert set(WHEEL_CLAUSES[law]["limits"]) <= set(caught.value.clauses)


@pytest.mark.clause("EUS96-00-019")
def test_in_euskadi_the_wheel_opens_with_fifteen_thousand_minima() -> None:
    def opening(float_: int) -> Opening:
        return Opening(law="euskadi-1996", game=WHEEL, minimum=500, float=float_)

    assert prepare(opening(7_500_000)).float == 7_500_000
    with pytest.raises(BadOption) as caught:
        prepare(opening(7_499_999))
    assert caught.value.clauses == ("EUS96-00-019",)


@pytest.mark.parametrize("law", WHEEL_CLAUSES)
def test_a_wheel_has_one_cloth(law: str) -> None:
    with pytest.raises(BadOption):
        make(law, WHEEL, {"cloths": 2})


@pytest.mark.parametrize("law", WHEEL_CLAUSES)
@pytest.mark.parametrize("amount", [0, -500, True, "500", 1.5, None])
def test_a_stake_is_an_amount_of_money(law: str, amount: Any) -> None:
    table = Session(law, WHEEL)
    table.opens()
    refused = table.refused(PlaceBet(by="ana", on="24", amount=amount))
    assert refused.code == ("below-minimum" if type(amount) is int else "not-an-amount")


# ---- the settlement


@under(WHEEL_CLAUSES, "collect first", "then pay")
def test_losers_are_collected_before_anybody_is_paid(law: str) -> None:
    table = Session(law, WHEEL, "ana", "bea")
    table.opens()
    for who in ("ana", "bea"):
        for box in ("7", "24", "15", "4"):
            table.bet(who, box, table.unit)
    events = table.lands("7")[-5:]
    assert names(events) == ["Landed", "Collected", "Paid", "Paid", "RoundEnded"]
    collected = events[1]
    assert isinstance(collected, Collected)
    assert collected.bets == (2, 3, 4, 6, 7, 8)
    assert moves([collected]) == [("@cloth", "@float", table.unit, "lost")] * 6
    assert moves(events[2:]) == [
        (src, who, amount, why)
        for who in ("ana", "bea")
        for src, amount, why in (("@float", 5 * table.unit, "win"), ("@cloth", table.unit, "stake"))
    ]
    assert table.table.decider.holdings(table.table.state) == {"@cloth": 0}


@under(WHEEL_CLAUSES, "then pay")
def test_a_winning_stake_may_stay_on_the_table(law: str) -> None:
    """A house may leave winners where they lie: the winnings are added, the stake plays on, and may be lost."""
    table = Session(law, WHEEL, stakes="left")
    table.opens()
    table.bet("ana", "4", 2 * table.unit)
    events = table.lands("4")
    assert [e.kept for e in events if isinstance(e, Paid)] == [(1,)]
    assert moves(events) == [("@float", "ana", 20 * table.unit, "win")]
    assert table.lying("ana") == {"4": 2 * table.unit}
    assert moves(table.lands("4")) == [("@float", "ana", 20 * table.unit, "win")]
    assert moves(table.lands("24")) == [("@cloth", "@float", 2 * table.unit, "lost")]
    assert table.net("ana") == 38 * table.unit


@under(WHEEL_CLAUSES, "stake recovered")
def test_a_stake_left_on_the_table_may_be_withdrawn(law: str) -> None:
    table = Session(law, WHEEL, stakes="left")
    table.opens()
    table.bet("ana", "24", 10 * table.unit)
    won = sum(amount for _, _, amount, why in moves(table.lands("24")) if why == "win")
    table.opens()
    assert moves(table.back("ana", 1, 4 * table.unit)) == [("@cloth", "ana", 4 * table.unit, "back")]
    assert moves(table.back("ana", 1, 6 * table.unit)) == [("@cloth", "ana", 6 * table.unit, "back")]
    assert table.lying("ana") == {}
    assert table.chips("ana") == 1_000 * table.unit + won
    table.do(Leave(by="ana"))


@under(WHEEL_CLAUSES, "stake recovered")
def test_a_winner_recovers_the_stake(law: str) -> None:
    """Always: even where the stake is all there is to recover."""
    for box in WHEEL_CELLS:
        table = Session(law, WHEEL)
        table.opens()
        table.bet("ana", box, 2 * table.unit)
        assert moves(table.lands(box))[-1] == ("@cloth", "ana", 2 * table.unit, "stake")


@under(WHEEL_CLAUSES, "stake recovered")
def test_no_stake_is_left_behind_after_the_last_round(law: str) -> None:
    table = Session(law, WHEEL, stakes="left")
    table.opens()
    table.bet("ana", "2", table.unit)
    table.do(AnnounceLast(by=INSPECTOR, rounds=1))
    assert moves(table.lands("2")) == [
        ("@float", "ana", 20 * table.unit, "win"),
        ("@cloth", "ana", table.unit, "stake"),
    ]
    assert table.table.awaits() == ()


# ---- late bets


@under(WHEEL_CLAUSES, "late bet", "closing call")
def test_a_bet_after_no_va_mas_is_returned(law: str) -> None:
    table = Session(law, WHEEL, "ana", "bea")
    table.opens()
    table.bet("ana", "2", table.unit)
    table.launch()
    table.close()
    chips = table.chips("bea")
    for late in (
        PlaceBet(by="bea", on="2", amount=table.unit),
        PlaceBet(by="ana", on="2", amount=table.unit),
        PlaceBet(by="bea", on="no such box", amount=table.unit),
    ):
        refused = table.refused(late)
        assert refused.code == "late-bet"
        assert refused.clauses == WHEEL_CLAUSES[law]["late bet"]
    assert table.chips("bea") == chips
    table.stops("2")
    assert (table.net("ana"), table.net("bea")) == (20 * table.unit, 0)


@under(WHEEL_CLAUSES, "late bet")
def test_only_bets_after_the_call_are_late(law: str) -> None:
    table = Session(law, WHEEL)
    table.opens()
    table.bet("ana", "2", table.unit)
    table.launch()
    table.bet("ana", "2", table.unit)
    table.close()
    assert table.refused(TakeBack(by="ana", bet=1, amount=table.unit)).code == "late-withdrawal"
    table.stops("2")
    assert table.net("ana") == 40 * table.unit


@pytest.mark.clause("GAL07-10-023")
def test_galicia_cannot_have_meant_bets_before_the_call() -> None:
    """By the letter every bet laid before *no va más* is refused, and then there are none."""
    with pytest.raises(BadOption) as caught:
        make("galicia-2007", WHEEL, reading={"late-bets": "literal"})
    assert caught.value.clauses == ("GAL07-10-023",)
    for reading in ("default", "literal", "corrected"):  # a literal text that cannot be played gives way
        table = Session("galicia-2007", WHEEL, reading=reading)
        table.opens()
        table.bet("ana", "15", table.unit)
        table.lands("15")
        assert table.net("ana") == 2 * table.unit


# ---- void spins: the texts are silent


@under(WHEEL_CLAUSES, "spin", "result call")
@pytest.mark.parametrize("cause", CAUSES)
def test_a_void_spin_is_spun_again_and_bets_stand(law: str, cause: str) -> None:
    """A pointer on a division shows no position: none is announced, nobody wins or loses."""
    table = Session(law, WHEEL, "ana", "bea")
    table.opens()
    table.bet("ana", "joker-red", table.unit)
    table.launch()
    table.close()
    events = table.void(cause)
    assert names(events) == ["SpinVoided"]
    assert calls(events) == ["tirada-nula"]
    assert moves(events) == []
    assert table.lying("ana") == {"joker-red": table.unit}
    table.bet("bea", "2", table.unit)  # betting is open again until the next no va más
    assert calls(table.lands("joker-red")) == [*CLOSING[law], ("position", {"symbol": "joker-red"})]
    assert (table.net("ana"), table.net("bea")) == (45 * table.unit, -table.unit)
    assert table.table.state.desk.round == 1


@under(WHEEL_CLAUSES, "spin")
def test_who_stops_a_void_spin_and_when(law: str) -> None:
    """The head of the table while there is one, the croupier otherwise; only for a wheel in motion."""
    table = Session(law, WHEEL)
    void = VoidSpin(by=INSPECTOR, cause="bad-launch")
    assert table.refused(void).code == "no-ball-in-motion"
    table.opens()
    assert table.refused(void).code == "no-ball-in-motion"
    table.launch()
    (form,) = table.offered(INSPECTOR, "VoidSpin")
    assert form["cause"].values == CAUSES
    assert table.refused(VoidSpin(by=INSPECTOR, cause="ball-out")).code == "not-a-cause"
    assert table.refused(VoidSpin(by=CROUPIER, cause="bad-launch")).code == "not-your-role"
    assert table.refused(VoidSpin(by="ana", cause="bad-launch")).code == "not-your-role"
    table.void("bad-launch", INSPECTOR)
    table.launch()
    table.without(INSPECTOR)
    table.void("pointer-on-division", CROUPIER)
    assert table.phase == "betting"


@under(WHEEL_CLAUSES, "result call")
def test_by_the_letter_every_spin_stands(law: str) -> None:
    table = Session(law, WHEEL, reading={"void-spins": "literal"})
    table.opens()
    table.bet("ana", "7", table.unit)
    table.launch()
    for who in (INSPECTOR, CROUPIER):
        assert table.offered(who, "VoidSpin") == []
        assert table.refused(VoidSpin(by=who, cause="bad-launch")).code == "no-void-spin"
    table.close()
    assert table.refused(VoidSpin(by=INSPECTOR, cause="bad-launch")).code == "no-void-spin"
    assert calls(table.stops("7")) == [("position", {"symbol": "7"})]
    assert table.net("ana") == 5 * table.unit


# ---- roles


@pytest.mark.clause("EUS96-10-013")
@under(WHEEL_CLAUSES, "opening call", "spin", "closing call")
def test_only_the_croupier_opens_spins_and_closes(law: str) -> None:
    table = Session(law, WHEEL)
    for who in ("ana", INSPECTOR, DIRECTOR):
        assert table.refused(OpenBetting(by=who)).code == "not-your-role"
    table.opens()
    for who in ("ana", INSPECTOR, DIRECTOR):
        assert table.refused(Launch(by=who)).code == "not-your-role"
    table.launch()
    for who in ("ana", INSPECTOR, DIRECTOR):
        assert table.refused(CloseBetting(by=who)).code == "not-your-role"


@pytest.mark.parametrize("law", WHEEL_CLAUSES)
def test_nobody_touches_the_bets_of_another(law: str) -> None:
    table = Session(law, WHEEL, "ana", "bea")
    table.opens()
    table.bet("ana", "24", 3 * table.unit)
    assert table.refused(TakeBack(by="bea", bet=1, amount=table.unit)).code == "not-your-bet"
    assert table.refused(TakeBack(by="ana", bet=2, amount=table.unit)).code == "not-your-bet"
    assert table.refused(Leave(by="ana")).code == "bets-on-the-cloth"
