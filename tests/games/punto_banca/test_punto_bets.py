"""The bets of punto y banca under each law: what they pay, what the house keeps, minima, maxima, multiples."""

from __future__ import annotations

from typing import Any

import pytest
from punto_clauses import CLAUSES
from punto_oracle import BANK_WINS, GAME, PLAYER_WINS, TIE, TIED, PuntoSession
from spin_oracle import moves, names, under

from novamas.games import make
from novamas.games.cloth import PlaceBet, StakesFreed
from novamas.games.punto_banca.acts import Deducted
from novamas.kit.decider import Event
from novamas.law import BadOption


def forbidden(law: str, *clauses: str, **options: Any) -> None:
    with pytest.raises(BadOption) as caught:
        make(law, GAME, options)
    assert set(clauses) <= set(caught.value.clauses)


def paid(events: list[Event]) -> list[tuple[str, str, int, str]]:
    return [m for m in moves(events) if m[3] != "bet"]


# -- what is paid ----------------------------------------------------------------------------------------------------


@under(CLAUSES, "bets", "house is bank", "payment")
def test_the_player_pays_even_money(law: str) -> None:
    table = PuntoSession(law)
    assert table.plays(PLAYER_WINS, ana=("player", 4 * table.unit)) == {"ana": 4 * table.unit}
    assert table.plays(BANK_WINS, ana=("player", 4 * table.unit)) == {"ana": -4 * table.unit}
    assert table.float() == 20_000 * table.unit


@under(CLAUSES, "house is bank")
def test_no_player_pays_another(law: str) -> None:
    """Each plays against the house, on whichever hand; the cards of the bank are never a player's."""
    table = PuntoSession(law, "ana", "bea")
    stakes = {"ana": ("player", 4 * table.unit), "bea": ("bank", 20 * table.unit)}
    for cards, won in ((PLAYER_WINS, (4, -20)), (BANK_WINS, (-4, 19))):
        assert tuple(table.plays(cards, **stakes).values()) == tuple(n * table.unit for n in won)
    for envelope in table.table.log:
        assert all(m.src.startswith("@") or m.dst.startswith("@") for m in envelope.event.moves)


@under(CLAUSES, "commission", "house is bank", "payment")
def test_five_per_cent_are_kept_of_the_bank(law: str) -> None:
    table = PuntoSession(law)
    assert table.plays(BANK_WINS, ana=("bank", 20 * table.unit)) == {"ana": 19 * table.unit}
    assert table.plays(PLAYER_WINS, ana=("bank", 20 * table.unit)) == {"ana": -20 * table.unit}
    assert table.float() == 20_001 * table.unit


@under(CLAUSES, "house collects", "commission")
def test_what_is_deducted_is_the_houses(law: str) -> None:
    table = PuntoSession(law)
    before = table.float()
    (deducted,) = [e for e in table.coup(BANK_WINS, ana=("bank", 20 * table.unit)) if isinstance(e, Deducted)]
    assert before - table.float() == 20 * table.unit - sum(deducted.amounts)


@under(CLAUSES, "commission")
def test_what_is_kept_is_told(law: str) -> None:
    table = PuntoSession(law, "ana", "bea")
    events = table.coup(BANK_WINS, ana=("bank", 20 * table.unit), bea=("bank", 2 * table.unit))
    (deducted,) = [e for e in events if isinstance(e, Deducted)]
    assert deducted.amounts == (table.unit, table.unit // 10)
    assert set(CLAUSES[law]["commission"]) <= set(deducted.clauses)
    assert not [e for e in table.coup(PLAYER_WINS, ana=("player", table.unit)) if isinstance(e, Deducted)]


@under(CLAUSES, "commission")
def test_what_does_not_divide_stays_with_the_house(law: str) -> None:
    table = PuntoSession(law)
    stake = table.unit + 1
    won = table.plays(BANK_WINS, ana=("bank", stake))["ana"]
    assert won == stake * 95 // 100


@under(CLAUSES, "commission")
def test_the_rate_that_the_house_may_choose(law: str) -> None:
    clauses = CLAUSES[law]["commission"]
    forbidden(law, *clauses, commission=51)
    make(law, GAME, {"commission": 50})
    if law != "euskadi-1996":
        forbidden(law, *clauses, commission=49)


@pytest.mark.clause("EUS96-07-045")
@pytest.mark.parametrize(("rate", "won"), [(0, 1000), (1, 999), (27, 973), (50, 950)])
def test_up_to_five_per_cent_in_euskadi(rate: int, won: int) -> None:
    table = PuntoSession("euskadi-1996", commission=rate)
    assert table.plays(BANK_WINS, ana=("bank", 1000)) == {"ana": won}


@pytest.mark.clause("EUS96-07-045")
def test_five_per_cent_flat_by_the_other_reading() -> None:
    fixed = {"deduction-up-to": "corrected"}
    assert PuntoSession("euskadi-1996", reading=fixed).plays(BANK_WINS, ana=("bank", 1000)) == {"ana": 950}
    for rate in (49, 51):
        with pytest.raises(BadOption) as caught:
            make("euskadi-1996", GAME, {"commission": rate}, fixed)
        assert caught.value.clauses == ("EUS96-07-045",)


@pytest.mark.clause("EUS96-07-046", "EUS96-07-047")
@pytest.mark.parametrize(
    ("cards", "won"),
    [(["K", "K", 5, 6, "K"], 500), (["K", "K", 6, 7], 1000), (["K", "K", 4, 5, "K"], 1000), (BANK_WINS, 1000)],
)
def test_half_of_a_six_and_nothing_else(cards: list[Any], won: int) -> None:
    """Without commission the bank pays even money, but half where it wins with six."""
    table = PuntoSession("euskadi-1996", form="six")
    events = table.coup(cards, ana=("bank", 1000))
    assert table.net("ana") == won
    kept = [e for e in events if isinstance(e, Deducted)]
    assert [e.amounts for e in kept] == ([(500,)] if won == 500 else [])
    assert all("EUS96-07-046" in e.clauses for e in kept)


@pytest.mark.clause("EUS96-07-047")
def test_a_player_who_wins_against_a_six_is_paid_even_money() -> None:
    table = PuntoSession("euskadi-1996", form="six")
    assert table.plays(["K", "K", 7, 6], ana=("player", 1000)) == {"ana": 1000}


@pytest.mark.clause("EUS96-07-046")
def test_the_two_forms_exclude_each_other() -> None:
    forbidden("euskadi-1996", "EUS96-07-046", form="six", commission=50)
    for law in ("boe-1977", "galicia-2007"):
        forbidden(law, form="six")


@under(CLAUSES, "tie")
def test_a_tie_gives_the_stakes_back(law: str) -> None:
    table = PuntoSession(law, "ana", "bea")
    events = table.coup(TIE, ana=("player", 2 * table.unit), bea=("bank", 3 * table.unit))
    assert (table.net("ana"), table.net("bea")) == (0, 0)
    (freed,) = [e for e in events if isinstance(e, StakesFreed)]
    assert set(CLAUSES[law]["tie"]) <= set(freed.clauses)
    assert paid(events) == [("@cloth", "ana", 2 * table.unit, "back"), ("@cloth", "bea", 3 * table.unit, "back")]
    for tied in (["K", "K", 8, 8], ["K", "K", 7, 7], ["K", "K", "Q", "Q", "J", "J"]):
        table.coup(tied, ana=("player", 2 * table.unit), bea=("bank", 3 * table.unit))
        assert (table.net("ana"), table.net("bea")) == (0, 0), tied


@under(CLAUSES, "tie")
def test_after_a_tie_stakes_may_be_left_and_withdrawn(law: str) -> None:
    table = PuntoSession(law, stakes="left")
    table.coup(TIE, ana=("player", 2 * table.unit))
    assert table.lying("ana") == {"player": 2 * table.unit}
    assert table.offered("ana", "TakeBack")
    table.back("ana", 1, 2 * table.unit)
    assert table.net("ana") == 0


@under(CLAUSES, "tie pays", "tie box", laws=TIED)
def test_a_tie_pays_eight_to_one(law: str) -> None:
    table = PuntoSession(law)
    assert table.plays(TIE, ana=[("tie", table.unit), ("player", table.unit)]) == {"ana": 8 * table.unit}
    for cards in (PLAYER_WINS, BANK_WINS):
        assert table.plays(cards, ana=("tie", table.unit)) == {"ana": -table.unit}


@under(CLAUSES, "bets")
def test_there_are_no_other_bets(law: str) -> None:
    table = PuntoSession(law)
    table.opens()
    assert table.spots("ana") == sorted(["bank", "player", *(["tie"] if law in TIED else [])])
    unknown = "tie" if law not in TIED else "pair"
    refused = table.refused(PlaceBet(by="ana", on=unknown, amount=table.unit))
    assert (refused.code, set(CLAUSES[law]["bets"]) <= set(refused.clauses)) == ("no-such-bet", True)


@under(CLAUSES, "collect and pay", "payment")
def test_losers_are_collected_before_winners_are_paid(law: str) -> None:
    table = PuntoSession(law, "ana", "bea")
    events = table.coup(PLAYER_WINS, ana=("player", table.unit), bea=("bank", table.unit))
    assert names(events)[-4:] == ["CoupDecided", "Collected", "Paid", "RoundEnded"]
    assert paid(events) == [
        ("@cloth", "@float", table.unit, "lost"),
        ("@float", "ana", table.unit, "win"),
        ("@cloth", "ana", table.unit, "stake"),
    ]


@under(CLAUSES, "cards removed")
def test_the_cards_lie_until_all_is_paid(law: str) -> None:
    table = PuntoSession(law)
    table.coup(PLAYER_WINS, ana=("player", table.unit))
    assert [len(hand) for hand in table.desk.hands.values()] == [2, 2]
    table.opens()
    assert table.desk.hands == {}


# -- limits ------------------------------------------------------------------------------------------------------------


@under(CLAUSES, "minimum")
def test_no_bet_below_the_minimum(law: str) -> None:
    table = PuntoSession(law)
    table.opens()
    for spot in table.spots("ana"):
        refused = table.refused(PlaceBet(by="ana", on=spot, amount=table.unit - 1))
        assert (refused.code, set(CLAUSES[law]["minimum"]) <= set(refused.clauses)) == ("below-minimum", True)
        table.bet("ana", spot, table.unit)


def at_most(law: str, on: str, multiple: int, *clauses: str, **options: Any) -> None:
    """The highest bet is taken, one more unit is not."""
    table = PuntoSession(law, **options)
    table.opens()
    most = multiple * table.unit
    refused = table.refused(PlaceBet(by="ana", on=on, amount=most + 1))
    assert refused.code == "above-maximum"
    assert set(clauses) <= set(refused.clauses)
    table.bet("ana", on, most)


ALLOWED = {"boe-1977": (50, 100), "galicia-2007": (20, 50, 100), "euskadi-1996": (20, 21, 99, 100)}
REFUSED = {"boe-1977": (49, 51, 99, 101), "galicia-2007": (19, 21, 49, 51, 99, 101), "euskadi-1996": (19, 101)}


@under(CLAUSES, "maximum")
def test_the_maxima_of_the_table(law: str) -> None:
    clauses = CLAUSES[law]["maximum"]
    for hand in ("player", "bank"):
        at_most(law, hand, 100, *clauses)
        for multiple in ALLOWED[law]:
            at_most(law, hand, multiple, *clauses, maximum=multiple)
    for multiple in REFUSED[law]:
        forbidden(law, *clauses, maximum=multiple)


@pytest.mark.clause("GAL07-06-034")
def test_the_maximum_of_galicia_by_the_letter() -> None:
    letter = {"maximum-of-the-table": "literal"}
    at_most("galicia-2007", "player", 100, "GAL07-06-034", reading=letter)
    for multiple in (20, 21, 77, 99, 100):
        at_most("galicia-2007", "bank", multiple, "GAL07-06-034", reading=letter, maximum=multiple)
    for multiple in (19, 101):
        with pytest.raises(BadOption):
            make("galicia-2007", GAME, {"maximum": multiple}, letter)


@pytest.mark.clause("GAL07-06-042")
@pytest.mark.parametrize(("maximum", "tie"), [(100, 10), (50, 5), (20, 2)])
def test_a_tenth_of_the_maximum_on_the_tie_in_galicia(maximum: int, tie: int) -> None:
    at_most("galicia-2007", "tie", tie, "GAL07-06-042", maximum=maximum)


@pytest.mark.clause("EUS96-07-049")
def test_the_tie_has_the_maximum_of_the_table_in_euskadi() -> None:
    at_most("euskadi-1996", "tie", 100, "EUS96-07-049")


@under(CLAUSES, "maximum")
def test_the_maximum_is_each_players_own(law: str) -> None:
    table = PuntoSession(law, "ana", "bea")
    table.opens()
    table.bet("ana", "bank", 60 * table.unit)
    table.bet("ana", "bank", 40 * table.unit)
    assert table.refused(PlaceBet(by="ana", on="bank", amount=1)).code == "above-maximum"
    table.bet("bea", "bank", 100 * table.unit)


@under(CLAUSES, "multiples", laws=TIED)
def test_multiples_of_the_minimum_where_the_house_asks_for_them(law: str) -> None:
    table = PuntoSession(law, multiples=True)
    table.opens()
    refused = table.refused(PlaceBet(by="ana", on="player", amount=table.unit + 1))
    assert (refused.code, refused.clauses) == ("off-step", CLAUSES[law]["multiples"])
    table.bet("ana", "player", 3 * table.unit)
    free = PuntoSession(law)
    free.opens()
    free.bet("ana", "player", free.unit + 1)


def test_1977_asks_for_no_multiples() -> None:
    forbidden("boe-1977", multiples=True)
