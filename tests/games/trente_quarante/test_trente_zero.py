"""Thirty-one on both sides: half or prison as at roulette, the insurance against it, and the last round."""

from __future__ import annotations

from typing import Any

import pytest
from spin_oracle import moves, names, under
from trente_clauses import CLAUSES
from trente_oracle import CHANCES, GAME, LATER, REFAIT, ROW31, ROW32, TIE, WINS, TrenteSession, rows, shortened

from novamas.games import make
from novamas.games.cloth import PlaceBet, TakeBack
from novamas.games.cloth.prison import PrisonChoice
from novamas.games.trente_quarante.acts import BetInsured, InsureBet, PremiumsKept, PremiumsReturned
from novamas.kit.cards import parse
from novamas.kit.decider import INSPECTOR
from novamas.law import BadOption
from novamas.table.acts import AnnounceLast

PURSE = 100_000


def table_of(law: str, *people: str, **options: Any) -> TrenteSession:
    return TrenteSession(law, *people, purse=PURSE, **options)


def high(table: TrenteSession) -> int:
    """A bet that every law lets be insured: 2,000 pesetas, 100 euros."""
    return 20 * table.unit


# -- half or prison ------------------------------------------------------------------------------------


@under(CLAUSES, "refait", "half", "prison")
def test_the_refait_asks_the_owner_of_every_bet(law: str) -> None:
    table = table_of(law, *CHANCES)
    table.coup(REFAIT, **{who: (who, 4 * table.unit) for who in CHANCES})
    assert table.phase == "choosing"
    assert table.awaited() == list(CHANCES)
    for bet, who in enumerate(CHANCES, 1):
        table.choose(who, bet, "half" if bet % 2 else "prison")
    assert table.phase == "idle"
    assert [table.net(who) for who in CHANCES] == [-2 * table.unit, 0, -2 * table.unit, 0]


@under(CLAUSES, "refait")
def test_only_thirty_one_is_zeros(law: str) -> None:
    table = table_of(law)
    assert table.plays(rows(ROW32, ROW32), ana=("red", table.unit)) == {"ana": 0}
    table.coup(rows(ROW31, ROW31), ana=("red", table.unit))
    assert table.phase == "choosing"


@under(CLAUSES, "freed", "refait")
@pytest.mark.parametrize(("winners", "back"), [(("red", "colour"), 4), (("black", "colour"), 0)])
def test_a_bet_in_prison_is_freed_or_lost(law: str, winners: tuple[str, str], back: int) -> None:
    table = table_of(law)
    table.coup(REFAIT, ana=("red", 4 * table.unit))
    table.choose("ana", 1, "prison")
    table.coup(WINS[winners])
    assert table.net("ana") == (back - 4) * table.unit
    assert not table.lying("ana")


@under(CLAUSES, "void tie", "refait")
def test_a_tie_leaves_a_bet_in_prison_where_it_is(law: str) -> None:
    table = table_of(law)
    table.coup(REFAIT, ana=("red", 4 * table.unit))
    table.choose("ana", 1, "prison")
    table.coup(TIE)
    assert table.lying("ana") == {"red": 4 * table.unit}
    table.coup(WINS["red", "inverse"])
    assert table.net("ana") == 0


@under(CLAUSES, "red card voids", "refait")
def test_the_red_card_leaves_a_bet_in_prison_where_it_is(law: str) -> None:
    table = table_of(law)
    table.coup(REFAIT, ana=("red", 4 * table.unit))
    table.choose("ana", 1, "prison")
    given = [parse("10S"), parse("10H")]
    shortened(table, 7, given)
    events = table.coup(given)
    assert "StopCardOut" in names(events)
    assert table.lying("ana") == {"red": 4 * table.unit}


@under(CLAUSES, "further zeros", "refait")
def test_a_further_refait_halves_again(law: str) -> None:
    table = table_of(law)
    table.coup(REFAIT, ana=("red", 8 * table.unit))
    table.choose("ana", 1, "prison")
    events = table.coup(REFAIT)
    assert "Reduced" in names(events)
    assert table.lying("ana") == {"red": 4 * table.unit}
    table.choose("ana", 1, "prison")
    table.coup(WINS["red", "colour"])
    assert table.net("ana") == -4 * table.unit


@under(CLAUSES, "freed", "further zeros")
def test_by_the_letter_a_bet_is_freed_whole(law: str) -> None:
    table = table_of(law, reading={"prison-release": "literal"})
    table.coup(REFAIT, ana=("red", 8 * table.unit))
    table.choose("ana", 1, "prison")
    table.coup(REFAIT)
    table.choose("ana", 1, "prison")
    table.coup(WINS["red", "colour"])
    assert table.net("ana") == 0


@under(CLAUSES, "refait")
def test_half_at_once_by_the_other_reading(law: str) -> None:
    table = table_of(law, reading={"which-roulette": "corrected"})
    assert table.plays(REFAIT, ana=("colour", 4 * table.unit)) == {"ana": -2 * table.unit}
    letter = table_of(law, reading={"which-roulette": "literal"})
    letter.coup(REFAIT, ana=("colour", 4 * table.unit))
    assert {c for form in letter.offered("ana", "PrisonChoice") for c in form["choice"].values} == {"half", "prison"}


@under(CLAUSES, "further zeros", "refait")
def test_a_bet_worn_below_the_minimum(law: str) -> None:
    """It must stay in prison where roulette says so; 1977 does not."""
    table = table_of(law)
    table.coup(REFAIT, ana=("red", table.unit))
    table.choose("ana", 1, "prison")
    table.coup(REFAIT)
    if law == "boe-1977":
        table.choose("ana", 1, "half")
    else:
        refused = table.refused(PrisonChoice(by="ana", bet=1, choice="half"))
        assert refused.code == "must-stay-in-prison"


@under(CLAUSES, "refait")
def test_there_is_no_choice_without_the_refait(law: str) -> None:
    table = table_of(law)
    table.opens()
    refused = table.refused(PrisonChoice(by="ana", bet=1, choice="half"))
    assert (refused.code, set(CLAUSES[law]["refait"]) <= set(refused.clauses)) == ("no-choice-open", True)


# -- the last round ------------------------------------------------------------------------------------


def announce(table: TrenteSession, left: int) -> None:
    """The last rounds are announced, and so many of them are left: of Euskadi's three the others are played."""
    last = 3 if table.law == "euskadi-1996" else left
    table.do(AnnounceLast(by=INSPECTOR, rounds=last))
    for _ in range(last - left):
        table.coup(TIE)


@under(CLAUSES, "last round", "refait")
def test_the_refait_of_the_last_round_gives_half_back(law: str) -> None:
    table = table_of(law)
    announce(table, left=1)
    events = table.coup(REFAIT, ana=("red", 4 * table.unit))
    assert "Refunded" in names(events)
    assert (table.net("ana"), table.phase) == (-2 * table.unit, "idle")


@under(CLAUSES, "last round")
@pytest.mark.parametrize("void", ["tie", "red card"])
def test_nobody_is_left_in_prison_when_the_session_ends(law: str, void: str) -> None:
    """The last round decides nothing: a bet in prison gets what it could have taken before."""
    table = table_of(law)
    announce(table, left=2)
    table.coup(REFAIT, ana=("red", 4 * table.unit))
    table.choose("ana", 1, "prison")
    if void == "red card":
        shortened(table, 7, [parse("10S"), parse("10H")])
    table.coup(TIE if void == "tie" else [parse("10S"), parse("10H")])
    assert (table.net("ana"), table.lying("ana")) == (-2 * table.unit, {})


# -- insurance ------------------------------------------------------------------------------------


@under(CLAUSES, "insurance", "token")
def test_one_per_cent_insures_a_bet(law: str) -> None:
    table = table_of(law)
    table.opens()
    table.bet("ana", "red", high(table))
    (insured,) = table.insure("ana", 1)
    assert isinstance(insured, BetInsured)
    assert (insured.premium, set(CLAUSES[law]["insurance"]) <= set(insured.clauses)) == (high(table) // 100, True)
    assert moves([insured]) == [("ana", "@cloth", high(table) // 100, "premium")]
    assert table.table.view("bea").desk.insured == {1: high(table) // 100}, "the token lies there for all to see"


@under(CLAUSES, "insurance")
def test_an_insured_bet_survives_the_refait(law: str) -> None:
    table = table_of(law, "ana", "bea")
    table.opens()
    table.bet("ana", "red", high(table))
    table.bet("bea", "red", high(table))
    table.insure("ana", 1)
    table.coup(REFAIT)
    assert table.awaited() == ["bea"], "nobody asks ana"
    table.choose("bea", 2, "half")
    assert table.net("ana") == -high(table) // 100
    assert table.net("bea") == -high(table) // 2


@under(CLAUSES, "insurance")
@pytest.mark.parametrize(("winners", "won"), [(("red", "colour"), 1), (("black", "colour"), -1)])
def test_the_premium_is_kept_when_the_round_is_decided(law: str, winners: tuple[str, str], won: int) -> None:
    table = table_of(law)
    table.opens()
    table.bet("ana", "red", high(table))
    table.insure("ana", 1)
    events = table.coup(WINS[winners])
    assert [e for e in events if isinstance(e, PremiumsKept)]
    assert table.net("ana") == won * high(table) - high(table) // 100


@under(CLAUSES, "insurance")
def test_the_premium_goes_back_with_a_void_round(law: str) -> None:
    table = table_of(law)
    table.opens()
    table.bet("ana", "red", high(table))
    table.insure("ana", 1)
    events = table.coup(TIE)
    assert [e for e in events if isinstance(e, PremiumsReturned)]
    assert table.net("ana") == 0


@under(CLAUSES, "insurance")
def test_a_stake_left_after_a_tie_stays_insured(law: str) -> None:
    table = table_of(law, stakes="left")
    table.opens()
    table.bet("ana", "red", high(table))
    table.insure("ana", 1)
    table.coup(TIE)
    assert table.desk.insured == {1: high(table) // 100}
    table.coup(REFAIT)
    assert table.lying("ana") == {"red": high(table)}
    assert table.desk.insured == {}, "used up"
    table.do(TakeBack(by="ana", bet=1, amount=high(table)))
    assert table.net("ana") == -high(table) // 100


@pytest.mark.clause("BOE77-05-021")
def test_from_a_thousand_pesetas_in_1977() -> None:
    table = table_of("boe-1977")
    table.opens()
    table.bet("ana", "red", 999)
    table.bet("ana", "black", 1000)
    refused = table.refused(InsureBet(by="ana", bet=1))
    assert (refused.code, refused.clauses) == ("cannot-be-insured", ("BOE77-05-021", "BOE77-05-022"))
    table.insure("ana", 2)
    with pytest.raises(BadOption) as caught:
        make("boe-1977", GAME, {"insured_from": 2000})
    assert "BOE77-05-021" in caught.value.clauses


@under(CLAUSES, "insurance", laws=LATER)
def test_the_house_names_the_amount_where_the_text_has_lost_it(law: str) -> None:
    table = table_of(law, insured_from=10_00)
    table.opens()
    table.bet("ana", "red", 9_99)
    table.bet("ana", "black", 10_00)
    assert table.refused(InsureBet(by="ana", bet=1)).code == "cannot-be-insured"
    table.insure("ana", 2)
    plain = table_of(law)
    plain.opens()
    plain.bet("ana", "red", plain.unit)
    plain.insure("ana", 1)


@under(CLAUSES, "insurance", laws=LATER)
def test_by_the_letter_there_is_no_insurance(law: str) -> None:
    table = table_of(law, reading={"insurance-sentence": "literal"})
    table.opens()
    table.bet("ana", "red", high(table))
    assert table.refused(InsureBet(by="ana", bet=1)).code == "no-insurance"


@pytest.mark.clause("BOE77-05-021")
@pytest.mark.parametrize(
    ("given", "net"), [(WINS["red", "colour"], 2000), (WINS["black", "colour"], -2000), (REFAIT, -20), (TIE, 0)]
)
def test_a_deposit_by_the_letter_of_1977(given: list[int], net: int) -> None:
    """It comes back unless it was needed."""
    table = table_of("boe-1977", reading={"insurance-premium": "literal"})
    table.opens()
    table.bet("ana", "red", 2000)
    table.insure("ana", 1)
    table.coup(given)
    assert table.net("ana") == net


@under(CLAUSES, "insurance", "token")
def test_a_bet_is_insured_when_it_is_laid(law: str) -> None:
    table = table_of(law)
    table.opens()
    table.bet("ana", "red", high(table))
    table.close()
    refused = table.refused(InsureBet(by="ana", bet=1))
    assert (refused.code, set(CLAUSES[law]["insurance"]) <= set(refused.clauses)) == ("insured-when-laid", True)


@under(CLAUSES, "token")
def test_an_insured_bet_is_not_added_to_and_taken_back_whole(law: str) -> None:
    table = table_of(law)
    table.opens()
    table.bet("ana", "red", high(table))
    table.insure("ana", 1)
    assert table.refused(PlaceBet(by="ana", on="red", amount=table.unit)).code == "bet-insured"
    table.bet("ana", "black", table.unit)
    assert table.refused(InsureBet(by="ana", bet=1)).code == "cannot-be-insured"
    assert table.refused(TakeBack(by="ana", bet=1, amount=table.unit)).code in ("below-minimum", "rest-below-minimum")
    events = table.back("ana", 1, high(table))
    assert moves(events) == [("@cloth", "ana", high(table) // 100, "premium"), ("@cloth", "ana", high(table), "back")]


def test_nobody_insures_what_they_cannot_pay_for() -> None:
    table = TrenteSession("galicia-2007", purse=20)
    table.opens()
    table.bet("ana", "red", high(table))
    assert not table.offered("ana", "InsureBet")
