"""Against a bank of chemin de fer at its edges: least and most, the line, bancos in company, *banco seguido*."""

from __future__ import annotations

import pytest
from chemin_clauses import CLAUSES
from chemin_oracle import LATER, SEATED, CheminSession, last, win
from msgspec.structs import replace
from spin_oracle import calls, under

from novamas.games.chemin import reports as r
from novamas.games.chemin.acts import (
    CallFollowed,
    CallWithTable,
    DeclineBank,
    JoinBanco,
    LiftCards,
    OfferShare,
    PassHand,
    PledgeBank,
    TakeBank,
)
from novamas.games.circle import reports as common
from novamas.games.circle.acts import (
    CallBanco,
    DealCards,
    HoldBank,
    LayDown,
    StandPat,
    TakeStake,
)
from novamas.games.cloth import CloseBetting, PlaceBet
from novamas.kit.decider import CROUPIER, INSPECTOR

# -- the least against a bank ------------------------------------------------------------------------------------------


@under(CLAUSES, "least", "company")
def test_a_part_in_a_banco_is_no_less_than_the_minimum_but_to_complete_it(law: str) -> None:
    table = CheminSession(law)
    amount = 5 * table.unit + 1
    table.sends(TakeBank(by="ana", amount=amount), HoldBank(by="ana"))
    assert table.refused(JoinBanco(by="bea", amount=table.unit - 1)).code == "below-minimum"
    table.refused(JoinBanco(by="bea", amount=amount))  # alone that is a banco
    table.sends(JoinBanco(by="bea", amount=amount - 1), TakeStake(by="bea"))
    table.sends(JoinBanco(by="bea", amount=table.unit), JoinBanco(by="carlos", amount=4 * table.unit))
    table.do(JoinBanco(by="dani", amount=1))
    assert last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed").uncovered == 0


@under(CLAUSES, "least", "late")
def test_a_late_stake_is_no_less_than_the_minimum_but_to_complete_the_bank(law: str) -> None:
    table = CheminSession(law)
    table.sends(TakeBank(by="ana", amount=5 * table.unit + 1), HoldBank(by="ana"))
    table.stake("bea", 1)
    table.do(CloseBetting(by=CROUPIER))
    assert table.refused(PlaceBet(by="carlos", on="stake", amount=table.unit - 1)).code == "below-minimum"
    table.sends(PlaceBet(by="carlos", on="stake", amount=4 * table.unit), PlaceBet(by="dani", on="stake", amount=1))
    assert sum(stake.plays for stake in table.desk.stakes.values()) == table.desk.bank.amount


@under(CLAUSES, "least", "with table")
def test_half_a_bank_that_is_less_than_the_minimum_is_no_stake(law: str) -> None:
    table = CheminSession(law)
    table.sends(TakeBank(by="ana", amount=2 * table.unit - 2), HoldBank(by="ana"))
    refused = table.refused(CallWithTable(by="bea", amount=table.unit - 1))
    assert refused.code == ("not-half-the-bank" if law == "boe-1977" else "below-minimum")
    if law == "boe-1977":  # half the bank or more
        table.do(CallWithTable(by="bea", amount=table.unit))


# -- the line ----------------------------------------------------------------------------------------------------------


@under(CLAUSES, "whole bank", "line")
def test_twice_the_bank_on_the_line_is_banco(law: str) -> None:
    """Half of it plays, and that is the whole bank: carlos, who comes after, has no part in it."""
    table = CheminSession(law)
    table.bank(5)
    table.stake("carlos", 5)
    table.stake("bea", 10, "line")
    closed = last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed")
    assert (closed.holder, closed.banco, set(closed.stakes)) == ("bea", True, {"bea"})
    table.do(DealCards(by="ana"))
    for card in (8, 22, 12, 25):
        table.draw(card)
    table.sends(LiftCards(by="bea"), LayDown(by="bea"))
    assert table.chips("bea") == 1_005 * table.unit


@under(CLAUSES, "line")
def test_one_unit_less_than_twice_the_bank_on_the_line_is_no_banco(law: str) -> None:
    table = CheminSession(law)
    table.bank(5)
    table.do(PlaceBet(by="bea", on="line", amount=10 * table.unit - 1))
    closed = last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed")
    assert (closed.banco, closed.uncovered) == (False, 1)


@under(CLAUSES, "change", "line")
@pytest.mark.parametrize(("says", "kind"), [(1, "bet"), (4, "bet"), (5, "banco")])
def test_another_announcement_for_a_stake_on_the_line_is_changed_at_once(law: str, says: int, kind: str) -> None:
    """Eight minima lie on the line, so four would play; the player says that so many do."""
    table = CheminSession(law)
    table.bank(5)
    table.stake("bea", 8, "line")
    table.do(r.ChangeStake(by=CROUPIER, player="bea", amount=says * table.unit))
    stake = table.desk.stakes["bea"]
    assert (stake.kind, stake.amount, stake.line) == (kind, says * table.unit, False)
    assert table.chips("bea") == (1_000 - says) * table.unit
    assert last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed").stakes["bea"].plays == says * table.unit


@under(CLAUSES, "change", "least")
def test_change_leaves_the_minimum_and_no_more_than_the_bank(law: str) -> None:
    table = CheminSession(law)
    table.bank(5)
    table.stake("bea", 8, "line")
    for amount in (table.unit - 1, 5 * table.unit + 1):
        table.refused(r.ChangeStake(by=CROUPIER, player="bea", amount=amount))


# -- banco seguido -----------------------------------------------------------------------------------------------------


def lost_banco(law: str) -> CheminSession:
    """Bea has lost a banco and lets carlos stake against the bank that goes on."""
    table = CheminSession(law)
    table.bank(10)
    table.do(CallBanco(by="bea"))
    table.cards(("K", 7), (8, "K"))
    table.sends(LiftCards(by="bea"), StandPat(by="bea"), LayDown(by="ana"), HoldBank(by="ana"))
    table.stake("carlos", 8)
    return table


def follower(law: str) -> CheminSession:
    """Dani stakes too, and the cards are dealt; bea may still follow."""
    table = lost_banco(law)
    table.stake("dani", 6)
    table.cards(("K", 7), (6, "K"))
    return table


@under(CLAUSES, "seguido late", "slow")
def test_banco_seguido_comes_too_late_once_anybody_has_had_the_cards(law: str) -> None:
    """Carlos looked at them and took too long; that dani has not looked yet gives bea no second chance."""
    table = follower(law)
    assert table.offered("bea", "CallFollowed")
    assert calls(follower(law).do(CallFollowed(by="bea")))[0] == "banco-seguido"
    table.sends(LiftCards(by="carlos"), r.TooSlow(by=INSPECTOR))
    assert (table.phase, table.desk.coup.holder) == ("lifting", "dani")
    assert table.refused(CallFollowed(by="bea")).code == "too-late-to-follow"


@under(CLAUSES, "misdelivered")
def test_cards_that_were_seen_by_another_are_not_misdelivered_again(law: str) -> None:
    table = follower(law)
    table.do(CallFollowed(by="bea"))
    table.do(r.Misdelivered(by=INSPECTOR, player="carlos", seen=True))
    assert table.desk.coup.holder == "carlos"
    assert not table.offered(INSPECTOR, "Misdelivered")
    assert not table.offered(INSPECTOR, "CardsGrabbed")
    table.sends(LiftCards(by="carlos"), StandPat(by="carlos"))


@under(CLAUSES, "seguido late", "dropped first")
def test_banco_seguido_comes_too_late_once_the_punto_is_taken_to_have_laid_down(law: str) -> None:
    """The banker let a card of carlos's fall into the basket: that is nine, and it is not bea's."""
    table = lost_banco(law)
    table.sends(CloseBetting(by=CROUPIER), DealCards(by="ana"))
    table.draw(5)
    assert table.offered("bea", "CallFollowed")
    table.do(r.CardDropped(by=INSPECTOR, which="first"))
    assert table.refused(CallFollowed(by="bea")).code == "too-late-to-follow"


@pytest.mark.parametrize("law", LATER)
def test_who_is_poor_hears_so(law: str) -> None:
    """Not that the bank is full, or covered, or that the hand needs no more."""
    table = CheminSession(law, *SEATED)
    table.bring("eva", 5 * table.unit)
    too_much = 6 * table.unit
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    assert table.refused(OfferShare(by="eva", amount=too_much)).code == "not-enough-chips"
    assert table.refused(OfferShare(by="bea", amount=81 * table.unit)).code == "above-maximum"
    table.do(HoldBank(by="ana"))
    table.stake("bea", 10)
    table.do(CloseBetting(by=CROUPIER))
    assert table.refused(PlaceBet(by="eva", on="stake", amount=too_much)).code == "not-enough-chips"
    assert table.refused(PlaceBet(by="carlos", on="stake", amount=11 * table.unit)).code == "above-the-bank"
    table.do(DealCards(by="ana"))
    for card in (8, 7, 12, 25):
        table.draw(card)
    table.sends(LiftCards(by="bea"), LayDown(by="bea"))
    table.sends(TakeBank(by="bea", amount=20 * table.unit))
    win(table, "bea", "ana")
    table.do(PassHand(by="bea"))
    assert table.refused(PledgeBank(by="eva", amount=too_much)).code == "not-enough-chips"
    assert table.refused(PledgeBank(by="carlos", amount=900 * table.unit)).code == "above-the-need"


@under(CLAUSES, "company")
def test_parts_that_do_not_make_a_whole_banco_come_back(law: str) -> None:
    table = CheminSession(law)
    table.bank(10)
    table.sends(JoinBanco(by="bea", amount=5 * table.unit), JoinBanco(by="carlos", amount=4 * table.unit))
    table.stake("dani", 2)
    closed = last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed")
    assert (closed.holder, closed.banco, set(closed.stakes)) == ("dani", False, {"dani"})
    assert [table.chips(who) for who in ("bea", "carlos")] == [1_000 * table.unit] * 2


@under(CLAUSES, "highest")
def test_where_nobody_seated_plays_the_highest_standing_stake_holds_the_cards(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva", "felix")
    table.bank()
    table.stake("eva", 2)
    table.stake("felix", 3)
    assert last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed").holder == "felix"


@under(CLAUSES, "line", "least")
def test_on_the_line_twice_the_minimum_and_twice_the_bank_may_lie(law: str) -> None:
    table = CheminSession(law)
    table.bank(5)
    for amount, code in ((2 * table.unit - 1, "below-minimum"), (10 * table.unit + 1, "above-the-bank")):
        assert table.refused(PlaceBet(by="bea", on="line", amount=amount)).code == code
    table.sends(PlaceBet(by="bea", on="line", amount=2 * table.unit))
    table.sends(PlaceBet(by="carlos", on="line", amount=10 * table.unit))


@under(CLAUSES, "change", "line")
def test_a_banco_on_the_line_is_changed_like_any_stake_there(law: str) -> None:
    table = CheminSession(law)
    table.bank(5)
    table.stake("bea", 10, "line")
    table.do(r.ChangeStake(by=CROUPIER, player="bea", amount=3 * table.unit))
    closed = last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed")
    assert (closed.banco, closed.uncovered) == (False, 2 * table.unit)


@under(CLAUSES, "company")
def test_a_stake_that_becomes_a_banco_is_made_up_to_it(law: str) -> None:
    table = CheminSession(law)
    table.bank(20)
    for who, amount, on in (("bea", 5, "stake"), ("carlos", 30, "line")):
        table.stake(who, amount, on)
        table.do(CallBanco(by=who))
        assert table.chips(who) == 980 * table.unit
    table.do(PlaceBet(by="dani", on="stake", amount=20 * table.unit - 1))
    table.do(CallBanco(by="dani"))
    assert table.chips("dani") == 980 * table.unit


@under(CLAUSES, "whole bank")
def test_who_has_exactly_the_bank_may_cover_it(law: str) -> None:
    table = CheminSession(law)
    table.bank(20)
    state = table.table.state
    chips = {**state.desk.chips, "bea": 20 * table.unit, "carlos": 20 * table.unit - 1}
    table.table.state = replace(state, desk=replace(state.desk, chips=chips))
    assert table.refused(CallBanco(by="carlos")).code == "not-enough-chips"
    table.do(CallBanco(by="bea"))
    assert table.chips("bea") == 0


@under(CLAUSES, "seguido late", "stuck")
def test_banco_seguido_after_the_deal_is_called_while_there_is_a_coup(law: str) -> None:
    """Not once it is void and the banker decides, and not while others say whether their stakes play."""
    table = CheminSession(law)
    table.bank(10)
    table.do(CallBanco(by="bea"))
    table.cards(("K", 7), (8, "K"))
    table.sends(LiftCards(by="bea"), StandPat(by="bea"), LayDown(by="ana"))
    for early in (False, True):
        table.do(HoldBank(by="ana"))
        table.stake("carlos", 8)
        table.cards(("K", 7), (6, "K"))
        assert table.offered("bea", "CallFollowed")
        table.do(r.BankerLaysEarly(by=INSPECTOR) if early else common.Ruling(by=INSPECTOR, remedy="void"))
        assert table.phase == ("withdrawing" if early else "holding")
        assert not table.offered("bea", "CallFollowed")


@under(CLAUSES, "keeps cards")
def test_a_banco_against_the_new_bank_keeps_no_cards_in_its_next_coup(law: str) -> None:
    """Dani went banco after the hand was passed, not before it."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    table.sends(PassHand(by="ana"), DeclineBank(by="bea"), TakeBank(by="carlos", amount=40 * table.unit))
    table.sends(HoldBank(by="carlos"), CallBanco(by="dani"))
    table.cards(("K", 7), (8, "K"), by="carlos")
    table.sends(LiftCards(by="dani"), StandPat(by="dani"), LayDown(by="carlos"), HoldBank(by="carlos"))
    table.stake("dani", 5)
    table.stake("bea", 30)
    assert last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed").holder == "bea"
