"""Boule: a round from *hagan sus apuestas* to the payment, its calls, and what happens when something goes wrong."""

from __future__ import annotations

import pytest
from boule_clauses import BOULE_CLAUSES
from boule_oracle import BOULE_CALLS, BOULE_NUMBERS
from spin_oracle import Session, calls, moves, names, under

from novamas.games import make
from novamas.games.spin import CloseBetting, Collected, Launch, OpenBetting, Paid, PlaceBet, TakeBack, VoidSpin
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, purse
from novamas.law import BadOption
from novamas.table.acts import AnnounceLast, Leave

CAUSES = ("object-in-wheel", "ball-out", "bad-launch")

# ---- the calls, in their order


@under(BOULE_CLAUSES, "opening call")
def test_betting_opens_with_hagan_sus_apuestas(law: str) -> None:
    table = Session(law, "boule")
    assert table.spots("ana") == []
    early = table.refused(PlaceBet(by="ana", on="red", amount=table.unit))
    assert early.code == "betting-not-open"
    assert set(BOULE_CLAUSES[law]["opening call"]) <= set(early.clauses)
    assert calls(table.opens()) == ["hagan-sus-apuestas"]
    table.bet("ana", "red", table.unit)
    assert table.lying("ana") == {"red": table.unit}


@under(BOULE_CLAUSES, "throw")
def test_the_ball_is_thrown_before_no_va_mas(law: str) -> None:
    table = Session(law, "boule")
    assert table.refused(Launch(by=CROUPIER)).code == "not-now"
    table.opens()
    assert table.refused(CloseBetting(by=CROUPIER)).code == "not-now"
    thrown = table.launch()
    assert names(thrown) == ["Launched"]
    assert calls(thrown) == []
    table.close()
    assert table.refused(Launch(by=CROUPIER)).code == "not-now"


@under(BOULE_CLAUSES, "asking call", "closing call")
def test_the_croupier_asks_and_then_closes(law: str) -> None:
    """Bets are taken while the ball runs; the question comes first, *no va más* at once after it, then nothing."""
    table = Session(law, "boule")
    table.opens()
    table.launch()
    table.bet("ana", "red", table.unit)
    table.back("ana", 1, table.unit)
    table.bet("ana", "black", table.unit)
    assert calls(table.close()) == ["estan-hechas", "no-va-mas"]
    assert table.spots("ana") == []


@under(BOULE_CLAUSES, "result call")
@pytest.mark.parametrize("number", BOULE_NUMBERS)
def test_the_number_and_its_even_chances_are_announced(law: str, number: int) -> None:
    table = Session(law, "boule")
    table.opens()
    table.launch()
    table.close()
    announced = [("number", {"number": number})]
    if (chances := BOULE_CALLS[number]) is not None:
        announced.append(("even-chances", dict(zip(("colour", "parity", "half"), chances, strict=True))))
    events = table.stops(number)
    assert calls(events) == announced
    assert names(events)[0] == "Landed"


@under(BOULE_CLAUSES, "opening call", "asking call", "closing call", "result call")
def test_a_whole_round_is_heard_in_this_order(law: str) -> None:
    table = Session(law, "boule")
    for _ in range(2):
        heard = calls(table.lands(9))
        assert heard == [
            "hagan-sus-apuestas",
            "estan-hechas",
            "no-va-mas",
            ("number", {"number": 9}),
            ("even-chances", {"colour": "red", "parity": "odd", "half": "high"}),
        ]


# ---- chips, and against whom


@under(BOULE_CLAUSES, "chips")
def test_bets_are_chips_laid_on_the_cloth(law: str) -> None:
    """Nobody bets without chips at the table: no money from the pocket, no word, no credit."""
    table = Session(law, "boule", "ana", purse=5)
    table.opens()
    assert moves(table.bet("ana", "odd", 2 * table.unit)) == [("ana", "@cloth", 2 * table.unit, "bet")]
    assert table.refused(PlaceBet(by="bea", on="odd", amount=table.unit)).code == "not-at-the-table"
    assert table.refused(PlaceBet(by="ana", on="odd", amount=4 * table.unit)).code == "not-enough-chips"
    table.bet("ana", "odd", 3 * table.unit)
    assert table.refused(PlaceBet(by="ana", on="red", amount=table.unit)).code == "not-enough-chips"
    assert moves(table.bring("bea", table.unit, "cash")) == [
        (purse("bea"), "@box", table.unit, "cash"),
        ("@float", "bea", table.unit, "chips"),
    ]
    assert moves(table.bet("bea", "number:2", table.unit)) == [("bea", "@cloth", table.unit, "bet")]


@under(BOULE_CLAUSES, "against the house")
def test_everybody_plays_against_the_house(law: str) -> None:
    """The loser's stake goes to the float, the winner is paid from it; no chip goes from one player to another."""
    table = Session(law, "boule", "ana", "bea", "carlos")
    before = table.float()
    table.opens()
    table.bet("ana", "red", 10 * table.unit)
    table.bet("bea", "black", 10 * table.unit)
    table.bet("carlos", "number:4", table.unit)
    assert moves(table.lands(4)) == [
        ("@cloth", "@float", 10 * table.unit, "lost"),
        ("@float", "ana", 10 * table.unit, "win"),
        ("@cloth", "ana", 10 * table.unit, "stake"),
        ("@float", "carlos", 7 * table.unit, "win"),
        ("@cloth", "carlos", table.unit, "stake"),
    ]
    assert [table.net(who) for who in ("ana", "bea", "carlos")] == [10 * table.unit, -10 * table.unit, 7 * table.unit]
    assert table.float() - before == -7 * table.unit


# ---- the settlement


@under(BOULE_CLAUSES, "collect then pay")
def test_losers_are_collected_before_anybody_is_paid(law: str) -> None:
    table = Session(law, "boule", "ana", "bea")
    table.opens()
    for who in ("ana", "bea"):
        for spot in ("number:2", "number:3", "red", "black", "even", "odd", "low", "high"):
            table.bet(who, spot, table.unit)
    events = table.lands(2)[-1 - 8 - 2 :]
    assert names(events) == ["Landed", "Collected", *["Paid"] * 8, "RoundEnded"]
    collected = events[1]
    assert isinstance(collected, Collected)
    assert collected.bets == (2, 4, 6, 8, 10, 12, 14, 16)
    assert moves([collected]) == [("@cloth", "@float", table.unit, "lost")] * 8
    assert table.phase == "idle"
    assert table.table.decider.holdings(table.table.state) == {"@cloth": 0}


@pytest.mark.parametrize("law", BOULE_CLAUSES)
def test_winners_are_paid_in_the_order_of_their_bets(law: str) -> None:
    """The texts set no order among winners: the house pays them as they were laid."""
    table = Session(law, "boule", "ana", "bea")
    table.opens()
    laid = [("bea", "low"), ("ana", "red"), ("ana", "number:2"), ("bea", "number:2"), ("ana", "even")]
    for who, on in laid:
        table.bet(who, on, table.unit)
    paid = [e for e in table.lands(2) if isinstance(e, Paid)]
    assert [e.bets for e in paid] == [(1,), (2,), (3,), (4,), (5,)]


@under(BOULE_CLAUSES, "collect then pay")
def test_a_winning_stake_may_stay_on_the_cloth(law: str) -> None:
    """A house may leave winners where they lie: the winnings are added, the stake plays on, and may be lost."""
    table = Session(law, "boule", stakes="left")
    table.opens()
    table.bet("ana", "number:6", table.unit)
    table.bet("ana", "high", 4 * table.unit)
    events = table.lands(6)
    assert [e.kept for e in events if isinstance(e, Paid)] == [(1,), (2,)]
    assert moves(events) == [("@float", "ana", 7 * table.unit, "win"), ("@float", "ana", 4 * table.unit, "win")]
    assert table.lying("ana") == {"number:6": table.unit, "high": 4 * table.unit}
    assert moves(table.lands(9)) == [
        ("@cloth", "@float", table.unit, "lost"),
        ("@float", "ana", 4 * table.unit, "win"),
    ]
    assert table.lying("ana") == {"high": 4 * table.unit}
    table.lands(1)
    assert table.lying("ana") == {}
    assert table.net("ana") == (7 + 4 - 1 + 4 - 4) * table.unit


@under(BOULE_CLAUSES, "stake recovered")
def test_a_stake_left_on_the_cloth_may_be_withdrawn(law: str) -> None:
    table = Session(law, "boule", stakes="left")
    table.opens()
    table.bet("ana", "number:5", 10 * table.unit)
    table.lands(5)
    table.opens()
    assert moves(table.back("ana", 1, 4 * table.unit)) == [("@cloth", "ana", 4 * table.unit, "back")]
    assert table.lying("ana") == {"number:5": 6 * table.unit}
    assert moves(table.back("ana", 1, 6 * table.unit)) == [("@cloth", "ana", 6 * table.unit, "back")]
    assert table.lying("ana") == {}
    assert table.chips("ana") == (1_000 + 70) * table.unit
    table.do(Leave(by="ana"))


@under(BOULE_CLAUSES, "stake recovered")
def test_no_stake_is_left_behind_after_the_last_round(law: str) -> None:
    table = Session(law, "boule", stakes="left")
    table.opens()
    table.bet("ana", "odd", table.unit)
    table.do(AnnounceLast(by=INSPECTOR, rounds=1))
    assert moves(table.lands(3)) == [("@float", "ana", table.unit, "win"), ("@cloth", "ana", table.unit, "stake")]
    assert table.table.awaits() == ()


# ---- late bets


@under(BOULE_CLAUSES, "late bet", "closing call")
def test_a_bet_after_no_va_mas_is_pushed_back(law: str) -> None:
    table = Session(law, "boule", "ana", "bea")
    table.opens()
    table.bet("ana", "low", table.unit)
    table.launch()
    table.close()
    chips = table.chips("bea")
    for late in (
        PlaceBet(by="bea", on="number:1", amount=table.unit),
        PlaceBet(by="ana", on="low", amount=table.unit),
        PlaceBet(by="bea", on="no such bet", amount=table.unit),
    ):
        refused = table.refused(late)
        assert refused.code == "late-bet"
        assert refused.clauses == BOULE_CLAUSES[law]["late bet"]
    assert table.chips("bea") == chips
    table.stops(1)
    assert table.net("bea") == 0
    assert table.net("ana") == table.unit


@under(BOULE_CLAUSES, "late bet")
def test_only_bets_after_the_call_are_late(law: str) -> None:
    """Up to the call itself a bet counts, and it can be taken back; after it neither."""
    table = Session(law, "boule")
    table.opens()
    table.bet("ana", "number:1", 2 * table.unit)
    table.launch()
    table.bet("ana", "number:1", table.unit)
    table.close()
    assert table.refused(TakeBack(by="ana", bet=1, amount=table.unit)).code == "late-withdrawal"
    table.stops(1)
    assert table.net("ana") == 21 * table.unit


# ---- void throws: the texts are silent


@under(BOULE_CLAUSES, "throw", "result call")
@pytest.mark.parametrize("cause", CAUSES)
def test_a_void_throw_is_thrown_again_and_bets_stand(law: str, cause: str) -> None:
    """A ball that rests in no hole gives no result: no number is announced, nobody wins or loses."""
    table = Session(law, "boule", "ana", "bea")
    table.opens()
    table.bet("ana", "number:8", table.unit)
    table.launch()
    table.close()
    events = table.void(cause)
    assert names(events) == ["SpinVoided"]
    assert calls(events) == ["tirada-nula"]
    assert moves(events) == []
    assert table.lying("ana") == {"number:8": table.unit}
    table.bet("bea", "black", table.unit)  # betting is open again until the next no va más
    assert calls(table.lands(8)) == [
        "estan-hechas",
        "no-va-mas",
        ("number", {"number": 8}),
        ("even-chances", {"colour": "black", "parity": "even", "half": "high"}),
    ]
    assert (table.net("ana"), table.net("bea")) == (7 * table.unit, table.unit)
    assert table.table.state.desk.round == 1


@under(BOULE_CLAUSES, "throw")
def test_who_stops_a_void_throw_and_when(law: str) -> None:
    """The head of the game while there is one at the table, the croupier otherwise; only for a ball in motion."""
    table = Session(law, "boule")
    void = VoidSpin(by=INSPECTOR, cause="ball-out")
    assert table.refused(void).code == "no-ball-in-motion"
    table.opens()
    assert table.refused(void).code == "no-ball-in-motion"
    table.launch()
    (form,) = table.offered(INSPECTOR, "VoidSpin")
    assert form["cause"].values == CAUSES
    assert table.refused(VoidSpin(by=INSPECTOR, cause="pointer-on-division")).code == "not-a-cause"
    assert table.refused(VoidSpin(by=CROUPIER, cause="ball-out")).code == "not-your-role"
    assert table.refused(VoidSpin(by="ana", cause="ball-out")).code == "not-your-role"
    table.void("bad-launch", INSPECTOR)
    table.launch()
    table.without(INSPECTOR)
    table.void("ball-out", CROUPIER)
    assert table.phase == "betting"


@under(BOULE_CLAUSES, "result call")
def test_by_the_letter_every_throw_stands(law: str) -> None:
    table = Session(law, "boule", reading={"void-throws": "literal"})
    table.opens()
    table.bet("ana", "number:8", table.unit)
    table.launch()
    for who in (INSPECTOR, CROUPIER):
        assert table.offered(who, "VoidSpin") == []
        assert table.refused(VoidSpin(by=who, cause="ball-out")).code == "no-void-spin"
    table.close()
    assert table.refused(VoidSpin(by=INSPECTOR, cause="ball-out")).code == "no-void-spin"
    assert calls(table.stops(8))[0] == ("number", {"number": 8})
    assert table.net("ana") == 7 * table.unit


# ---- roles


@under(BOULE_CLAUSES, "throw")
def test_only_the_croupier_throws_and_closes(law: str) -> None:
    table = Session(law, "boule")
    assert table.refused(OpenBetting(by="ana")).code == "not-your-role"
    table.opens()
    for who in ("ana", INSPECTOR, DIRECTOR):
        assert table.refused(Launch(by=who)).code == "not-your-role"
        assert table.offered(who, "Launch") == []
    table.launch()
    for who in ("ana", INSPECTOR, DIRECTOR):
        assert table.refused(CloseBetting(by=who)).code == "not-your-role"


@pytest.mark.parametrize("law", BOULE_CLAUSES)
def test_staff_do_not_bet(law: str) -> None:
    table = Session(law, "boule")
    table.opens()
    for who in (CROUPIER, INSPECTOR, DIRECTOR):
        refused = table.refused(PlaceBet(by=who, on="red", amount=table.unit))
        assert refused.code in ("not-now", "not-your-role")


@pytest.mark.parametrize("law", BOULE_CLAUSES)
def test_nobody_touches_the_bets_of_another(law: str) -> None:
    table = Session(law, "boule", "ana", "bea")
    table.opens()
    table.bet("ana", "red", 3 * table.unit)
    assert table.refused(TakeBack(by="bea", bet=1, amount=table.unit)).code == "not-your-bet"
    assert table.refused(TakeBack(by="ana", bet=2, amount=table.unit)).code == "not-your-bet"
    assert table.refused(Leave(by="ana")).code == "bets-on-the-cloth"


def test_an_unknown_reading_is_refused() -> None:
    with pytest.raises(BadOption):
        make("galicia-2007", "boule", reading={"five-with-another": "corrected"})
    with pytest.raises(BadOption):
        make("galicia-2007", "boule", reading={"void-throws": "sensible"})
