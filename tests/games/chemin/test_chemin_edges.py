"""The hand of chemin de fer at its edges: greetings, refusals, auctions, whose money a bank is."""

from __future__ import annotations

import pytest
from chemin_clauses import CLAUSES
from chemin_oracle import LATER, LAWS, REFUSALS, SEATED, CheminSession, last, shortened, win
from msgspec.structs import replace
from spin_oracle import names, under

from novamas.games.chemin import reports as r
from novamas.games.chemin.acts import (
    AllGoes,
    AnswerShare,
    AwardTogether,
    CallFollowed,
    CallWithTable,
    DeclineBank,
    LiftCards,
    OfferBank,
    OfferShare,
    PassHand,
    PledgeBank,
    RefuseToDeal,
    Salute,
    SetAside,
    TakeBank,
)
from novamas.games.circle import reports as common
from novamas.games.circle.acts import (
    AskCard,
    AskSeat,
    Bid,
    CallBanco,
    CloseAuction,
    HoldBank,
    LayDown,
    OpenAuction,
    RaiseBank,
    StandBehind,
    StandPat,
    TakeStake,
)
from novamas.games.cloth import CloseBetting, PlaceBet
from novamas.games.shoe import CutPack, LoadShoe
from novamas.kit.decider import CROUPIER, INSPECTOR
from novamas.table.acts import AnnounceLast, Leave, Sit, Stand, Take


def nobody_wants_it(table: CheminSession) -> None:
    """Everybody lets a hand pass, round the table and back to who passed it; it is put up to auction."""
    while (who := table.awaited()[0]) != CROUPIER:
        table.do(DeclineBank(by=who))
    table.do(OpenAuction(by=CROUPIER))


# -- greeting ----------------------------------------------------------------------------------------------------------


@under(CLAUSES, "greeting")
def test_who_sits_down_while_the_cards_are_shuffled_and_cut_owes_no_greeting(law: str) -> None:
    table = CheminSession(law, ready=False)
    table.do(LoadShoe(by=CROUPIER))
    for seat, who in enumerate(SEATED, 1):
        table.do(Sit(by=who, seat=seat))
    table.sends(CutPack(by="dani"), OfferBank(by=CROUPIER))
    assert table.awaited() == ["ana"]
    table.do(TakeBank(by="ana", amount=table.unit))


@under(CLAUSES, "greeting")
def test_who_sits_down_between_two_shoes_owes_no_greeting_either(law: str) -> None:
    """Eva has priority over felix, who stands; so has dani, who has changed place."""
    table = CheminSession(law, *SEATED, "eva", "felix")
    table.bank()
    shortened(table, 8)
    table.stake("bea")
    table.cards(("K", 9), (8, "K"))
    table.sends(LiftCards(by="bea"), LayDown(by="bea"))
    assert table.desk.bank is None
    table.sends(Sit(by="eva", seat=5), Stand(by="dani"), Sit(by="dani", seat=6))
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"), OfferBank(by=CROUPIER))
    table.bank()
    table.sends(CallBanco(by="felix"), CallBanco(by="dani"), CallBanco(by="eva"))
    assert last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed").holder == "eva"


@under(CLAUSES, "greeting", "greets")
def test_who_could_not_pay_for_the_hand_greets_too(law: str) -> None:
    """Eva sits down late with one unit; the hand passes her, and from then on she owes nothing any more."""
    table = CheminSession(law, *SEATED, "eva")
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.sends(Stand(by="dani"), Sit(by="dani", seat=6), Sit(by="eva", seat=4))
    table.do(Take(by="eva", amount=table.chips("eva") - table.unit // 2))
    win(table)
    table.do(PassHand(by="ana"))
    for who in ("bea", "carlos"):
        table.do(DeclineBank(by=who))
    assert [(a.who, a.kinds) for a in table.table.awaits()] == [("eva", ("Salute",))]
    table.do(Salute(by="eva"))
    assert table.desk.settled[3] == "eva"


@under(CLAUSES, "seats")
def test_until_the_first_hand_is_offered_a_seat_is_for_who_asked_for_a_change(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva", ready=False)
    for seat, who in enumerate(SEATED, 1):
        table.do(Sit(by=who, seat=seat))
    table.sends(AskSeat(by="eva"), AskSeat(by="dani"), LoadShoe(by=CROUPIER))
    assert table.refused(Sit(by="eva", seat=5)).code == "seat-is-promised"
    table.sends(Stand(by="dani"), Sit(by="dani", seat=5), CutPack(by="dani"), OfferBank(by=CROUPIER))
    table.sends(Stand(by="carlos"), AskSeat(by="carlos"))
    assert table.refused(Sit(by="carlos", seat=6)).code == "seat-is-promised", "eva is first on the list"


@under(CLAUSES, "equal bids")
def test_of_equal_bids_one_without_a_greeting_has_no_priority(law: str) -> None:
    """Eva has sat down at place 5 during the shoe; dani at place 4, and felix, who stands, come before her."""
    table = CheminSession(law, *SEATED, "eva", "felix")
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    table.do(PassHand(by="ana"))
    nobody_wants_it(table)
    table.do(Sit(by="eva", seat=5))
    table.sends(Bid(by="eva", amount=3 * table.unit), Bid(by="felix", amount=3 * table.unit))
    assert last(table.do(CloseAuction(by=CROUPIER)), "BankTaken").bank.banker == "felix"


@under(CLAUSES, "greets", "forced")
def test_who_owes_a_greeting_lets_a_forced_hand_pass_too(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.sends(Stand(by="bea"), Sit(by="bea", seat=2))
    table.sends(RefuseToDeal(by="ana"), CloseAuction(by=CROUPIER))
    assert table.awaited() == ["bea"]
    assert table.refused(TakeBank(by="bea", amount=table.unit)).code == "must-salute"
    table.do(Salute(by="bea"))
    assert table.awaited() == ["carlos"]
    assert table.desk.seats[1] == "bea", "who greets has refused nothing"
    table.do(DeclineBank(by="carlos"))
    assert names(table.do(DeclineBank(by="dani"))) == ["HandDeclined", "SeatLost", "NobodyTook"]
    assert table.desk.seats[0] == "ana", "it is not forced on who held it"


# -- the hand ----------------------------------------------------------------------------------------------------------


@under(CLAUSES, "absent", "goes on")
def test_an_absent_banker_does_not_go_on_in_the_next_shoe(law: str) -> None:
    table = CheminSession(law)
    table.do(DeclineBank(by="ana"))
    table.do(TakeBank(by="bea", amount=20 * table.unit))
    shortened(table, 8)
    win(table, "bea", "ana")
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"), OfferBank(by=CROUPIER))
    table.do(r.AbsentAtTurn(by=INSPECTOR, player="bea"))
    assert table.desk.seats[1] is None
    assert table.awaited() == ["ana"], "place one is offered the first bank of a shoe"


@under(CLAUSES, "goes on", "players")
def test_a_shoe_that_has_to_wait_for_players_still_begins_at_place_one(law: str) -> None:
    """Who may go on does not, while too few are there; then the croupier offers the hand again of himself."""
    table = CheminSession(law, *SEATED)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    shortened(table, 8)
    win(table)
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"), OfferBank(by=CROUPIER))
    table.sends(Leave(by="dani"), DeclineBank(by="ana"))
    assert table.awaited() == []
    table.bring("eva", 100 * table.unit)
    assert table.awaited() == [CROUPIER]
    table.do(OfferBank(by=CROUPIER))
    assert table.awaited() == ["ana"]


@under(CLAUSES, "must deal")
def test_who_will_not_deal_may_say_so_before_anybody_stakes(law: str) -> None:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    events = names(table.do(RefuseToDeal(by="ana")))
    assert events == ["BankEnded", "HandOffered", "AuctionOpened"], "no coup had begun"
    assert table.refused(Bid(by="ana", amount=table.unit)).code == "passed-it-himself"
    assert table.chips("ana") == 1_000 * table.unit


@under(CLAUSES, "must deal")
def test_a_refusal_while_betting_is_open_gives_stakes_and_offers_back(law: str) -> None:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.do(HoldBank(by="ana"))
    table.stake("bea")
    assert names(table.do(RefuseToDeal(by="ana")))[:3] == ["CoupVoided", "RoundEnded", "BankEnded"]
    assert [table.chips(who) for who in SEATED] == [1_000 * table.unit] * 4


@under(CLAUSES, "must deal")
def test_sums_offered_to_a_banker_who_will_not_deal_go_back(law: str) -> None:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.do(OfferShare(by="bea", amount=20 * table.unit))
    table.do(RefuseToDeal(by="ana"))
    assert table.chips("bea") == 1_000 * table.unit


@under(CLAUSES, "must deal")
def test_only_the_refuser_and_who_passed_the_hand_are_out_of_that_auction(law: str) -> None:
    """Carlos was the associate of bea, who will not deal the hand that ana passed; he may bid, they may not."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    table.sends(PassHand(by="ana"), TakeBank(by="bea", amount=40 * table.unit))
    table.sends(OfferShare(by="carlos", amount=40 * table.unit), AnswerShare(by="bea", player="carlos", yes=True))
    table.do(RefuseToDeal(by="bea"))
    for who in ("ana", "bea"):
        assert table.refused(Bid(by=who, amount=table.unit)).code == "passed-it-himself"
    table.do(Bid(by="carlos", amount=table.unit))


@under(CLAUSES, "must deal", "early")
def test_who_has_drawn_a_card_may_not_refuse_to_deal(law: str) -> None:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.do(common.EarlyDraw(by=INSPECTOR))
    table.draw(5)
    assert table.refused(RefuseToDeal(by="ana")).code == "not-now"


@under(CLAUSES, "early")
def test_while_a_card_drawn_too_soon_is_on_its_way_nothing_else_is_wrong(law: str) -> None:
    """There are players enough and chips enough: the bank must only wait until the card lies apart."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.do(common.EarlyDraw(by=INSPECTOR))
    waiting = HoldBank(by="ana"), RaiseBank(by="ana", amount=table.unit), SetAside(by="ana", amount=table.unit)
    assert [table.refused(c).code for c in waiting] == ["not-now"] * 3
    table.draw(5)
    table.do(RaiseBank(by="ana", amount=table.unit))


@under(CLAUSES, "seguido late")
def test_who_may_repeat_a_banco_may_call_it_before_the_deal(law: str) -> None:
    """The closing call has been made and bea covers half the bank: nobody has the cards in hand yet."""
    table = CheminSession(law)
    table.bank()
    table.do(CallBanco(by="dani"))
    table.cards(("K", 2), (9, "K"))
    table.sends(LiftCards(by="dani"), AskCard(by="dani"), LayDown(by="ana"), HoldBank(by="ana"))
    table.stake("bea")
    table.do(CloseBetting(by=CROUPIER))
    assert {o.kind for o in table.table.options("dani")} >= {"PlaceBet", "CallFollowed"}
    table.do(CallFollowed(by="dani"))
    assert table.desk.coup.holder == "dani"
    assert list(table.desk.stakes) == ["dani"]


@under(CLAUSES, "alone first")
def test_who_has_pledged_a_part_may_still_take_the_hand_alone(law: str) -> None:
    """The hand is on offer for 29.5 minima; carlos has 40, and has put 20 of them towards taking it together."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    state = table.table.state
    chips = {**state.desk.chips, "carlos": 40 * table.unit}
    table.table.state = replace(state, desk=replace(state.desk, chips=chips))
    table.do(PassHand(by="ana"))
    need = table.desk.offered.need
    table.do(PledgeBank(by="carlos", amount=20 * table.unit))
    table.do(DeclineBank(by="bea"))
    assert table.awaited() == ["carlos"]
    table.do(TakeBank(by="carlos", amount=need))
    assert (table.chips("carlos"), table.desk.pledges) == (40 * table.unit - need, {})


@under(CLAUSES, "same sum", laws=LATER)
def test_a_passed_bank_that_shrank_is_no_less_than_the_least_bank(law: str) -> None:
    """By the letter what nobody covers is out of play for good; and this house wants ten minima in a bank."""
    table = CheminSession(law, reading={"compulsory-garage": "literal"}, bank_least=10)
    table.do(TakeBank(by="ana", amount=10 * table.unit))
    win(table, minima=1)
    assert table.desk.bank.amount < 10 * table.unit
    table.do(PassHand(by="ana"))
    assert table.desk.offered.need == 10 * table.unit


@under(CLAUSES, "auction")
def test_a_bid_may_be_all_that_somebody_has(law: str) -> None:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.do(RefuseToDeal(by="ana"))
    table.do(Bid(by="bea", amount=3 * table.unit))
    state = table.table.state
    table.table.state = replace(state, desk=replace(state.desk, chips={**state.desk.chips, "dani": 3 * table.unit}))
    table.do(Bid(by="dani", amount=3 * table.unit))
    assert table.refused(Bid(by="carlos", amount=3 * table.unit - 1)).code == "below-the-best-bid"


@under(CLAUSES, "first place")
def test_place_one_comes_first_at_a_full_table(law: str) -> None:
    table = CheminSession(law, seats=4)
    for who in SEATED:
        assert table.awaited() == [who]
        table.do(DeclineBank(by=who))


@under(CLAUSES, "standing passes")
def test_before_anybody_seated_has_banked_a_standing_banker_passes_to_place_one(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva", seats=4)
    for who in SEATED:
        table.do(DeclineBank(by=who))
    table.do(TakeBank(by="eva", amount=20 * table.unit))
    win(table, "eva", "ana")
    table.do(PassHand(by="eva"))
    assert table.awaited() == ["ana"]


@under(CLAUSES, "priority")
def test_a_standing_bankers_right_is_that_of_the_last_seated_one(law: str) -> None:
    """Ana passes, carlos takes the hand and loses it; of all who sit nobody wants the next, and eva takes it, standing.
    The order begins at the right of carlos, who sat and banked last, not of ana, at whose right the shoe went on."""
    table = CheminSession(law, *SEATED, "eva")
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    table.sends(PassHand(by="ana"), DeclineBank(by="bea"), TakeBank(by="carlos", amount=40 * table.unit))
    table.do(HoldBank(by="carlos"))
    table.stake("bea")
    table.cards((9, "K"), (6, "K"), by="carlos")
    table.sends(LiftCards(by="bea"), LayDown(by="bea"))
    for who in ("bea", "dani", "ana"):
        assert table.awaited() == [who]
        table.do(DeclineBank(by=who))
    table.do(TakeBank(by="eva", amount=table.desk.offered.need))
    assert table.table.view("ana").desk.order == ("dani", "ana", "bea", "carlos")


@under(CLAUSES, "keeps cards")
def test_who_had_gone_banco_keeps_the_cards_for_one_coup(law: str) -> None:
    table = CheminSession(law)
    table.bank(20)
    table.do(CallBanco(by="bea"))
    table.cards(("K", 7), (8, "K"))
    table.sends(LiftCards(by="bea"), StandPat(by="bea"), LayDown(by="ana"), PassHand(by="ana"))
    table.sends(DeclineBank(by="bea"), TakeBank(by="carlos", amount=45 * table.unit))
    for holder in ("bea", "dani"):
        table.do(HoldBank(by="carlos"))
        table.stake("bea", 5)
        table.stake("dani", 30)
        table.cards(("K", 7), (8, "K"), by="carlos")
        assert table.desk.coup.holder == holder
        table.sends(LiftCards(by=holder), StandPat(by=holder), LayDown(by="carlos"))


@under(CLAUSES, "goes on")
def test_who_loses_the_last_coup_of_a_shoe_has_no_right_to_the_next(law: str) -> None:
    table = CheminSession(law)
    table.do(DeclineBank(by="ana"))
    table.bank(20, "bea")
    shortened(table, 8)
    table.stake("ana")
    table.cards((9, "K"), (6, "K"), by="bea")
    table.sends(LiftCards(by="ana"), LayDown(by="ana"))
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"), OfferBank(by=CROUPIER))
    assert table.awaited() == ["ana"]


@under(CLAUSES, "stop ends")
def test_a_void_coup_ends_the_bank_where_the_stop_card_is_out(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    shortened(table, 8)
    table.stake("bea")
    table.cards(("K", 7), (6, "K"))
    table.do(common.DealFault(by=INSPECTOR, mended=False))
    assert table.desk.bank is None


# -- whose money it is -------------------------------------------------------------------------------------------------


@under(CLAUSES, "raise")
def test_what_is_added_to_a_bank_is_the_bankers_and_at_stake(law: str) -> None:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.sends(RaiseBank(by="ana", amount=1), RaiseBank(by="ana", amount=5 * table.unit - 1))
    bank = table.desk.bank
    assert (bank.amount, bank.owned, bank.base) == (25 * table.unit, {"ana": 25 * table.unit}, 25 * table.unit)
    table.do(HoldBank(by="ana"))
    table.stake("bea", 25)
    assert last(table.do(CloseBetting(by=CROUPIER)), "BetsClosed").banco


@under(CLAUSES, "to the right")
def test_the_bank_goes_to_the_right_of_whoever_loses_or_passes_it(law: str) -> None:
    """Of whoever it was, not of place one: ana loses it, then bea; carlos passes it after a coup that he has won."""
    table = CheminSession(law)
    for banker, punto, following in (("ana", "bea", "bea"), ("bea", "carlos", "carlos")):
        table.bank(by=banker)
        table.stake(punto)
        table.cards((9, "K"), (6, "K"), by=banker)
        table.sends(LiftCards(by=punto), LayDown(by=punto))
        assert table.awaited() == [following]
    table.do(TakeBank(by="carlos", amount=20 * table.unit))
    for _ in range(3):
        win(table, "carlos", "ana")
        assert table.desk.bank.banker == "carlos", "he keeps it while he wins"
    table.do(PassHand(by="carlos"))
    assert table.awaited() == ["dani"]


@under(CLAUSES, "to the right")
def test_a_banker_who_changes_place_loses_it_to_the_right_of_the_new_one(law: str) -> None:
    """Ana takes the bank at place one and moves to place six; eva sits at seven."""
    table = CheminSession(law, *SEATED, "eva")
    table.sends(TakeBank(by="ana", amount=20 * table.unit), Stand(by="ana"), Sit(by="ana", seat=6))
    table.sends(Sit(by="eva", seat=7), HoldBank(by="ana"))
    table.stake("bea")
    table.cards((9, "K"), (6, "K"))
    table.sends(LiftCards(by="bea"), LayDown(by="bea"))
    assert table.awaited() == ["eva"]


@under(CLAUSES, "rotation")
def test_a_bank_that_nobody_at_the_last_places_wants_goes_on_at_the_first(law: str) -> None:
    """Ana, bea and carlos lose it in turn; dani does not want it, and it comes to ana again."""
    table = CheminSession(law)
    for banker, punto in (("ana", "bea"), ("bea", "carlos"), ("carlos", "dani")):
        table.bank(by=banker)
        table.stake(punto)
        table.cards((9, "K"), (6, "K"), by=banker)
        table.sends(LiftCards(by=punto), LayDown(by=punto))
    table.do(DeclineBank(by="dani"))
    assert table.awaited() == ["ana"]


@under(CLAUSES, "standing", "priority")
def test_of_those_who_stand_the_order_is_that_of_the_places_before_them(law: str) -> None:
    """Not of when they came, neither the first nor the last of them first."""
    table = CheminSession(law, *SEATED, "eva", "felix", "greta")
    table.sends(StandBehind(by="eva", seat=3), StandBehind(by="felix", seat=4), StandBehind(by="greta", seat=2))
    table.bank()
    assert table.table.view("ana").desk.order[-3:] == ("greta", "eva", "felix")


@under(CLAUSES, "standing", "priority")
def test_that_order_begins_at_the_bankers_right_too_and_behind_one_place_with_who_came_first(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva", "felix", "greta", "hugo")
    table.sends(StandBehind(by="eva", seat=3), StandBehind(by="felix", seat=4), StandBehind(by="greta", seat=2))
    table.sends(StandBehind(by="hugo", seat=4), DeclineBank(by="ana"), DeclineBank(by="bea"))
    table.bank(by="carlos")
    assert table.table.view("ana").desk.order == ("dani", "ana", "bea", "felix", "hugo", "greta", "eva")


@under(CLAUSES, "with table")
def test_there_is_no_banco_con_la_mesa_while_somebody_goes_banco(law: str) -> None:
    table = CheminSession(law)
    table.bank(20)
    table.do(CallBanco(by="bea"))
    half = CallWithTable(by="carlos", amount=10 * table.unit)
    assert table.refused(half).code == "bank-is-covered"
    table.sends(TakeStake(by="bea"), half)


@under(CLAUSES, "with table")
@pytest.mark.parametrize("who", ["eva", "bea"])
def test_there_is_none_either_beside_a_banco_of_who_stands_or_a_banco_seguido(law: str, who: str) -> None:
    """Eva stands and goes banco; Bea has lost a banco and follows it."""
    table = CheminSession(law, *SEATED, "eva")
    if who == "eva":
        table.bank(20)
        table.do(CallBanco(by="eva"))
    else:
        table.bank(20)
        table.do(CallBanco(by="bea"))
        table.cards(("K", 7), (8, "K"))
        table.sends(LiftCards(by="bea"), StandPat(by="bea"), LayDown(by="ana"), HoldBank(by="ana"))
        table.do(CallFollowed(by="bea"))
    half = -(-table.desk.bank.amount // 2)
    assert table.refused(CallWithTable(by="carlos", amount=half)).code == "bank-is-covered"
    table.do(TakeStake(by=who))
    table.do(CallWithTable(by="carlos", amount=half))


@under(CLAUSES, "associates")
def test_an_associate_lays_no_late_stake_either(law: str) -> None:
    """After the closing call carlos may still stake on what nobody has covered; dani, who owns of the bank, may not."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.sends(OfferShare(by="dani", amount=20 * table.unit), AnswerShare(by="ana", player="dani", yes=True))
    table.do(HoldBank(by="ana"))
    table.stake("bea", 5)
    table.do(CloseBetting(by=CROUPIER))
    assert table.refused(PlaceBet(by="dani", on="stake", amount=5 * table.unit)).code == "associate-does-not-play"
    table.stake("carlos", 5)


@under(CLAUSES, "garage", "raise", "associates")
def test_what_an_associate_puts_up_is_not_won(law: str) -> None:
    """Of 20 and 20 that were put up and 57 that were won, 57 may be set aside."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.sends(OfferShare(by="dani", amount=20 * table.unit), AnswerShare(by="ana", player="dani", yes=True))
    for minima in (40, 20):
        win(table, minima=minima)
    won = 57 * table.unit
    assert table.refused(SetAside(by="ana", amount=won + 1)).code == "more-than-was-won"
    table.do(SetAside(by="ana", amount=won))
    assert table.desk.bank.owned == {"ana": 20 * table.unit, "dani": 20 * table.unit}


@under(CLAUSES, "compulsory", laws=LATER)
def test_a_bank_that_is_covered_leaves_nothing_to_set_aside(law: str) -> None:
    table = CheminSession(law, reading={"compulsory-garage": "literal"})
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table, minima=20)
    assert table.desk.bank.garage == {}
    win(table, minima=1)
    assert sum(table.desk.bank.garage.values()) == 38 * table.unit


@under(CLAUSES, "all goes", laws=LATER)
def test_the_garage_is_renounced_once(law: str) -> None:
    table = CheminSession(law, unlimited=True)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.do(AllGoes(by="ana"))
    assert not table.offered("ana", "AllGoes")


@pytest.mark.parametrize("law", LAWS)
def test_nobody_leaves_a_bid_or_a_part_behind(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.do(OfferShare(by="bea", amount=20 * table.unit))
    assert table.refused(Leave(by="bea")).code == "bets-on-the-cloth"
    table.do(RefuseToDeal(by="ana"))
    table.do(Bid(by="bea", amount=table.unit))
    assert table.refused(Leave(by="bea")).code == "bets-on-the-cloth"


@under(CLAUSES, "follows the hand")
def test_who_moves_while_the_hand_is_on_offer_is_noted(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    assert table.phase == "offering"
    table.do(r.Strayed(by=INSPECTOR, player="eva"))
    assert table.desk.strayed == ("eva",)
    assert not table.offered(INSPECTOR, "Strayed")


@under(CLAUSES, "garage", laws=LATER)
def test_what_the_house_has_taken_is_not_won(law: str) -> None:
    """Of 52 minima that the bank wins 49.4 are the banker's, and no more than fifty; another 1 brings it above."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=30 * table.unit))
    for minima, offered in ((30, False), (22, False), (1, True)):
        win(table, minima=minima)
        assert bool(table.offered("ana", "SetAside")) == offered


@under(CLAUSES, "refusals")
def test_who_loses_a_seat_takes_nobody_elses_refusals_along(law: str) -> None:
    table = CheminSession(law)
    state = table.table.state
    refused = dict.fromkeys(("ana", "bea"), REFUSALS[law] - 1)
    table.table.state = replace(state, desk=replace(state.desk, refusals=refused))
    for who in ("ana", "bea"):
        assert names(table.do(DeclineBank(by=who))) == ["HandDeclined", "SeatLost"]
    assert table.desk.refusals == {}


@under(CLAUSES, "refusals")
def test_a_hand_that_is_taken_begins_the_count_anew(law: str) -> None:
    """One refusal fewer than cost the seat, then a hand taken and lost: the next refusal is the first again."""
    table = CheminSession(law)
    state = table.table.state
    table.table.state = replace(state, desk=replace(state.desk, refusals={"ana": REFUSALS[law] - 1}))
    table.bank(1)
    table.stake("dani", 1)
    table.cards((9, "K"), (6, "K"))
    table.sends(LiftCards(by="dani"), LayDown(by="dani"), TakeBank(by="bea", amount=table.unit), HoldBank(by="bea"))
    table.stake("dani", 1)
    table.cards((9, "K"), (6, "K"), by="bea")
    table.sends(LiftCards(by="dani"), LayDown(by="dani"))
    for who in ("carlos", "dani", "ana"):
        assert names(table.do(DeclineBank(by=who))) == ["HandDeclined"]
    assert table.desk.refusals["ana"] == 1


@under(CLAUSES, "associates")
def test_nobody_offers_the_banker_more_than_he_has_or_the_bank_may_hold(law: str) -> None:
    table = CheminSession(law, *SEATED, bank_most=100) if law == "boe-1977" else CheminSession(law, *SEATED)
    table.bring("eva", 5 * table.unit)
    table.do(TakeBank(by="ana", amount=60 * table.unit))
    assert table.refused(OfferShare(by="eva", amount=60 * table.unit)).code in ("share-must-match", "not-enough-chips")
    over = table.refused(OfferShare(by="bea", amount=60 * table.unit)).code
    assert over == ("share-must-match" if law == "boe-1977" else "above-maximum")
    if law != "boe-1977":
        table.do(OfferShare(by="bea", amount=40 * table.unit))
        assert not table.offered("carlos", "OfferShare"), "what others have offered counts"


@under(CLAUSES, "associates")
def test_an_associate_says_nothing_of_the_bank_or_its_cards(law: str) -> None:
    """Half of the bank is dani's; what is said of it, and of its cards, ana says."""
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    table.sends(OfferShare(by="dani", amount=20 * table.unit), AnswerShare(by="ana", player="dani", yes=True))
    for command in (HoldBank(by="dani"), RaiseBank(by="dani", amount=table.unit), PassHand(by="dani")):
        assert table.refused(command).code == "not-the-banker"
    table.do(HoldBank(by="ana"))
    table.stake("bea")
    table.cards(("K", 6), ("K", 5))
    table.sends(LiftCards(by="bea"), StandPat(by="bea"))
    for word in (AskCard, StandPat, LayDown):
        assert table.refused(word(by="dani")).code == "associate-does-not-play"
    table.do(AskCard(by="ana"))


@under(CLAUSES, "associates")
def test_a_passed_hand_has_associates_too(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    table.sends(PassHand(by="ana"), TakeBank(by="bea", amount=40 * table.unit))
    table.sends(OfferShare(by="eva", amount=40 * table.unit), AnswerShare(by="bea", player="eva", yes=True))
    assert table.desk.bank.owned == {"bea": 40 * table.unit, "eva": 40 * table.unit}


@under(CLAUSES, "alone first")
def test_nobody_has_a_hand_together_before_everybody_was_asked_alone(law: str) -> None:
    """Carlos and dani have put up the bank of 29.5; first bea, then eva, who stands, may take it alone."""
    table = CheminSession(law, *SEATED, "eva")
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    table.do(PassHand(by="ana"))
    table.do(PledgeBank(by="carlos", amount=20 * table.unit))
    table.do(PledgeBank(by="dani", amount=table.desk.offered.need - 20 * table.unit))
    asked = []
    while (who := table.awaited()[0]) != CROUPIER:
        assert table.refused(AwardTogether(by=CROUPIER)).code == "not-now"
        asked.append(who)
        table.do(DeclineBank(by=who))
    assert asked[0] == "bea"
    assert "eva" in asked
    assert last(table.do(AwardTogether(by=CROUPIER)), "BankTaken").bank.banker == "carlos"


@under(CLAUSES, "auction")
def test_only_the_croupier_offers_and_auctions_the_hand(law: str) -> None:
    table = CheminSession(law, ready=False)
    for seat, who in enumerate(SEATED, 1):
        table.do(Sit(by=who, seat=seat))
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"))
    assert not table.offered("ana", "OfferBank")
    table.do(OfferBank(by=CROUPIER))
    for who in SEATED:
        table.do(DeclineBank(by=who))
    assert not table.offered("ana", "OpenAuction")
    table.do(OpenAuction(by=CROUPIER))
    assert not table.offered("ana", "CloseAuction")


@under(CLAUSES, "same sum")
def test_who_has_exactly_the_sum_of_a_passed_bank_is_asked(law: str) -> None:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    win(table)
    table.do(PassHand(by="ana"))
    state, need = table.table.state, table.desk.offered.need
    chips = {**state.desk.chips, "bea": need - 1, "carlos": need}
    table.table.state = replace(state, desk=replace(state.desk, chips=chips))
    assert table.awaited() == ["carlos"]
    table.do(TakeBank(by="carlos", amount=need))


@under(CLAUSES, "seats")
def test_a_name_stands_once_on_the_waiting_list(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.do(AskSeat(by="eva"))
    assert not table.offered("eva", "AskSeat")
    table.do(Leave(by="eva"))
    assert table.desk.waiting == (), "who leaves waits for no place any more"


@under(CLAUSES, "priority")
def test_the_order_follows_a_banker_who_changes_place(law: str) -> None:
    table = CheminSession(law)
    table.sends(Stand(by="dani"), Sit(by="dani", seat=5), TakeBank(by="ana", amount=20 * table.unit))
    table.sends(Stand(by="ana"), Sit(by="ana", seat=4))
    greeted = replace(table.table.state.desk, settled=table.desk.seats)
    table.table.state = replace(table.table.state, desk=greeted)
    assert table.table.view("ana").desk.order == ("dani", "bea", "carlos")


@under(CLAUSES, "auction")
def test_a_bid_is_above_ones_own(law: str) -> None:
    table = CheminSession(law)
    table.sends(TakeBank(by="ana", amount=20 * table.unit), RefuseToDeal(by="ana"))
    table.do(Bid(by="bea", amount=3 * table.unit))
    assert table.refused(Bid(by="bea", amount=3 * table.unit)).code == "below-the-best-bid"
    table.do(Bid(by="bea", amount=3 * table.unit + 1))
    assert table.chips("bea") == 997 * table.unit - 1


@under(CLAUSES, "must deal", "auction")
def test_who_goes_and_comes_back_still_does_not_bid_for_his_own_hand(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.sends(TakeBank(by="ana", amount=20 * table.unit), RefuseToDeal(by="ana"), Leave(by="ana"))
    table.bring("ana", 100 * table.unit)
    assert table.refused(Bid(by="ana", amount=table.unit)).code == "passed-it-himself"


@under(CLAUSES, "seguido late", "keeps cards")
def test_a_bystander_who_leaves_takes_nobodys_rights_along(law: str) -> None:
    table = CheminSession(law, *SEATED, "eva")
    table.bank(10)
    table.do(CallBanco(by="bea"))
    table.cards(("K", 7), (8, "K"))
    table.sends(LiftCards(by="bea"), StandPat(by="bea"), LayDown(by="ana"), Leave(by="eva"))
    assert (table.desk.maker, table.desk.follow) == ("bea", "bea")
    table.sends(HoldBank(by="ana"), CallFollowed(by="bea"))


@pytest.mark.parametrize("law", LAWS)
def test_a_session_goes_on_until_its_last_coup(law: str) -> None:
    table = CheminSession(law)
    table.do(TakeBank(by="ana", amount=20 * table.unit))
    last = 3 if law == "euskadi-1996" else 2
    table.do(AnnounceLast(by=INSPECTOR, rounds=last))
    for _ in range(last - 1):
        win(table)
        assert table.desk.bank is not None
    win(table)
    assert table.desk.bank is None
