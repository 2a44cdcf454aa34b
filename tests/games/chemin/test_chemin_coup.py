"""A coup of chemin de fer under each law: points, what each side may do, the whole chart, who sees what, the shoe."""

from __future__ import annotations

import pytest
from bank_chart import CHART
from card_oracle import ranks
from chemin_clauses import CLAUSES
from chemin_oracle import LAWS, SEATED, CheminSession, last, pair, shortened
from spin_oracle import calls, names, under

from novamas.games.chemin import reports as r
from novamas.games.chemin.acts import (
    CallFollowed,
    DeclineBank,
    LiftCards,
    OfferBank,
    TakeBank,
)
from novamas.games.circle.acts import (
    AskCard,
    AskChart,
    DealCards,
    GiveCard,
    HoldBank,
    LayDown,
    StandPat,
)
from novamas.games.circle.keeper import CheckCards
from novamas.games.cloth import CloseBetting
from novamas.games.shoe import CutPack, LoadShoe
from novamas.kit.cards import parse
from novamas.kit.decider import CROUPIER, INSPECTOR, mask
from novamas.table.acts import AnnounceLast

WORDS = {"T": {"AskCard"}, "P": {"StandPat"}, "O": {"AskCard", "StandPat"}}


# -- the chart ---------------------------------------------------------------------------------------------------


def follows(law: str, score: int) -> None:
    """What a banker who has asked for the chart may do with a score, against every third card and a punto who stood."""
    for column, letter in enumerate(CHART[score]):
        table = CheminSession(law)
        table.coup(pair(6) if column == 10 else pair(3), pair(score))
        table.do(StandPat(by="bea") if column == 10 else AskCard(by="bea"))
        table.do(AskChart(by="ana"))
        if column < 10:
            table.do(GiveCard(by="ana"))
            table.draw(ranks([column or "J"])[0])
        must = {"AskCard"} if score == 0 else WORDS[letter]
        assert table.kinds("ana") == must, (score, column)


@under(CLAUSES, "chart", "chart low")
@pytest.mark.parametrize("score", [0, 1, 2])
def test_the_bank_draws_with_two_or_less(law: str, score: int) -> None:
    follows(law, score)


@under(CLAUSES, "chart", "chart 3")
def test_the_chart_with_three(law: str) -> None:
    follows(law, 3)


@under(CLAUSES, "chart", "chart 4")
def test_the_chart_with_four(law: str) -> None:
    follows(law, 4)


@under(CLAUSES, "chart", "chart 5")
def test_the_chart_with_five(law: str) -> None:
    follows(law, 5)


@under(CLAUSES, "chart", "chart 6")
def test_the_chart_with_six(law: str) -> None:
    follows(law, 6)


@under(CLAUSES, "chart", "chart 7")
def test_the_chart_with_seven(law: str) -> None:
    follows(law, 7)


# -- the punto ---------------------------------------------------------------------------------------------------


@under(CLAUSES, "punto draws", "punto chooses", "punto stands", "naturals")
@pytest.mark.parametrize("score", range(10))
def test_what_a_punto_may_say(law: str, score: int) -> None:
    table = CheminSession(law)
    table.coup(pair(score), pair(2))
    said = {"LayDown"} if score > 7 else {"AskCard"} if score < 5 else {"StandPat"} if score > 5 else set()
    assert table.kinds("bea") == (said or {"AskCard", "StandPat", "AskAdvice"})


@under(CLAUSES, "banker zero", "naturals")
@pytest.mark.parametrize("score", range(10))
def test_what_a_banker_may_do_of_his_own_will(law: str, score: int) -> None:
    """Against a stake and against a banco alike."""
    for banco in (False, True):
        table = CheminSession(law)
        table.coup(pair(6), pair(score), banco=banco)
        table.do(StandPat(by="bea"))
        kinds = table.kinds("ana") - {"AskChart"}
        assert kinds == ({"LayDown"} if score > 7 else {"AskCard"} if score == 0 else {"AskCard", "StandPat"})


# -- points ------------------------------------------------------------------------------------------------------


@under(CLAUSES, "points", "units", "nearest nine", "tie")
@pytest.mark.parametrize(
    ("punto", "bank", "result"),
    [
        (("A", 6), ("J", 6), "punto"),
        ((9, 8), ("Q", 7), "tie"),
        (("10", 6), (9, 8), "bank"),
        ((5, "A"), (3, 3), "tie"),
        ((9, 7), (8, 7), "punto"),
    ],
)
def test_cards_count_their_pips_and_tens_nothing(
    law: str, punto: tuple[object, object], bank: tuple[object, object], result: str
) -> None:
    table = CheminSession(law)
    table.coup(punto, bank)
    table.do(StandPat(by="bea"))
    events = table.do(StandPat(by="ana"))
    assert next(e.result for e in events if type(e).__name__ == "CoupEnded") == result


@under(CLAUSES, "units")
def test_the_tens_of_three_cards_are_dropped_too(law: str) -> None:
    """Twelve are two and eleven are one."""
    table = CheminSession(law)
    table.coup((2, 2), ("K", 7))
    table.sends(AskCard(by="bea"), GiveCard(by="ana"))
    table.draw(ranks((8,))[0])
    assert last(table.do(StandPat(by="ana")), "CoupEnded").result == "bank"
    other = CheminSession(law)
    other.coup(("K", 6), ("K", 3))
    other.sends(StandPat(by="bea"), AskCard(by="ana"))
    assert last(other.draw(ranks((8,))[0]), "CoupEnded").result == "punto"


@under(CLAUSES, "tie")
def test_nobody_wins_or_loses_on_equal_scores(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    table.stake("bea", 10)
    table.stake("carlos", 5)
    table.cards(("K", 7), (9, 8))
    table.sends(LiftCards(by="bea"), StandPat(by="bea"), StandPat(by="ana"))
    assert [table.chips(who) for who in ("bea", "carlos")] == [table.chips("dani")] * 2
    assert table.desk.bank.amount == 20 * table.unit


@under(CLAUSES, "nearest nine", "naturals")
def test_nine_beats_eight(law: str) -> None:
    table = CheminSession(law)
    table.coup(("K", 9), ("Q", 8))
    events = table.do(LayDown(by="bea"))
    assert next(e.result for e in events if type(e).__name__ == "CoupEnded") == "punto"


@pytest.mark.clause("BOE77-08-086")
@pytest.mark.parametrize("score", range(8))
def test_by_the_letter_of_1977_only_one_is_left_open(score: int) -> None:
    table = CheminSession("boe-1977", reading={"punto-one": "literal"})
    table.coup(pair(score), pair(2))
    free = {1: {"AskCard", "StandPat"}, 5: {"AskCard", "StandPat", "AskAdvice"}}
    assert table.kinds("bea") == free.get(score, {"AskCard"} if score < 5 else {"StandPat"})


@under(CLAUSES, "restored")
@pytest.mark.parametrize("score", range(8))
def test_a_card_drawn_upon_a_wrong_call_by_score(law: str, score: int) -> None:
    """The banker's with nought to five, out of play with six or seven."""
    table = CheminSession(law)
    table.coup(pair(6), pair(score))
    table.do(StandPat(by="bea"))
    table.do(r.WrongCardCall(by=INSPECTOR, drawn=1))
    events = table.draw(ranks(["J"])[0])
    assert events[0].kept == (score <= 5)
    assert ("CoupEnded" in names(events)) == (score <= 5)


@under(CLAUSES, "restored")
@pytest.mark.parametrize("score", range(8))
def test_of_two_cards_drawn_upon_a_wrong_call_the_second_is_out_of_play(law: str, score: int) -> None:
    """Both of them where the banker has six or seven."""
    table = CheminSession(law)
    table.coup(pair(6), pair(score))
    table.do(StandPat(by="bea"))
    table.do(r.WrongCardCall(by=INSPECTOR, drawn=2))
    left = table.desk.shoe.left
    (first,) = table.draw(ranks(["J"])[0])
    (second, *rest) = table.draw(ranks([2])[0])
    assert (first.kept, names([second])) == (score <= 5, ["CardDiscarded"])
    assert table.desk.shoe.left == left - 2
    assert ("CoupEnded" in names(rest)) == (score <= 5)


@under(CLAUSES, "banco free")
@pytest.mark.parametrize("score", range(8))
def test_who_goes_banco_is_free_and_who_stakes_is_not(law: str, score: int) -> None:
    """In 1977 always, later where the director has allowed it; a banco seguido is a banco too."""
    leave = {} if law == "boe-1977" else {"banco_free": True}
    table = CheminSession(law, **leave)
    table.coup(pair(score), pair(2), banco=True)
    assert {"AskCard", "StandPat"} <= table.kinds("bea")
    table = CheminSession(law, **leave)
    table.coup(("K", 7), (8, "K"), banco=True)
    table.sends(StandPat(by="bea"), LayDown(by="ana"), HoldBank(by="ana"), CallFollowed(by="bea"))
    table.cards(pair(score), pair(2))
    table.do(LiftCards(by="bea"))
    assert {"AskCard", "StandPat"} <= table.kinds("bea")
    table = CheminSession(law, **leave)
    table.coup(pair(score), pair(2))
    free = {"AskCard", "StandPat"} & table.kinds("bea")
    assert free == ({"AskCard"} if score < 5 else {"StandPat"} if score > 5 else {"AskCard", "StandPat"})


@under(CLAUSES, "mirror")
def test_the_bankers_matching_card_is_open_to_all(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    table.stake("bea")
    table.do(CloseBetting(by=CROUPIER))
    table.do(DealCards(by="ana"))
    first, second, *rest = ranks((2, 3, 4, 5))
    table.draw(first)
    table.do(r.BankerShows(by=INSPECTOR, card="punto-1"))
    (dealt,) = table.draw(second)
    assert mask(dealt, "carlos").card.value == second, "it is dealt open"
    for card in rest:
        table.draw(card)
    hands = table.table.view("carlos").desk.coup.hands
    assert [c.value is None for c in hands["bank"]] == [False, True]
    table.do(r.BankerShows(by=INSPECTOR, card="punto-2"))
    hands = table.table.view("carlos").desk.coup.hands
    assert [c.value is None for c in (*hands["punto"], *hands["bank"])] == [False] * 4


# -- who sees what -----------------------------------------------------------------------------------------------


@under(CLAUSES, "sight", "deal order", "third face")
def test_cards_go_face_down_and_third_cards_face_up(law: str) -> None:
    """The punto sees his cards once he lifts them, the banker his own; a third card everybody."""
    table = CheminSession(law)
    table.bank()
    table.stake("bea")
    dealt = [e for e in table.cards((2, 2), ("K", 4)) if type(e).__name__ == "Dealt"]
    assert [e.to for e in dealt] == ["punto", "bank", "punto", "bank"]
    for event in dealt:
        for who in ("bea", "carlos", CROUPIER, INSPECTOR):
            assert mask(event, who).card.value is None
    assert [mask(e, "ana").card.value is None for e in dealt] == [True, False, True, False]
    table.do(LiftCards(by="bea"))
    hands = {who: table.table.view(who).desk.coup.hands for who in ("bea", "ana", "carlos")}
    assert [card.value for card in hands["bea"]["punto"]] == [parse("2S"), parse("2D")]
    assert all(card.value is None for who in ("ana", "carlos") for card in hands[who]["punto"])
    assert all(card.value is None for who in ("bea", "carlos") for card in hands[who]["bank"])
    table.sends(AskCard(by="bea"), GiveCard(by="ana"))
    (third,) = table.draw(parse("3S"))
    assert mask(third, "carlos").card.value == parse("3S")


# -- the shoe ----------------------------------------------------------------------------------------------------


def won(table: CheminSession) -> list[str]:
    """The bank wins ten minima with eight cards left, so that the stop card is out."""
    table.bank()
    shortened(table, 8)
    table.stake("bea")
    table.cards(("K", 7), (8, "K"))
    table.do(LiftCards(by="bea"))
    table.do(StandPat(by="bea"))
    return names(table.do(LayDown(by="ana")))


@under(CLAUSES, "decks", "cards again", "croupier loads")
def test_a_shoe_has_six_decks_and_the_croupier_loads_it(law: str) -> None:
    table = CheminSession(law, ready=False)
    for who in ("ana", INSPECTOR):
        assert table.refused(LoadShoe(by=who)).code == "not-your-role"
    (loaded,) = table.do(LoadShoe(by=CROUPIER))
    assert loaded.counts[:52] == (6,) * 52
    assert calls([loaded]) == ["las-cartas-pasan"]
    first = loaded.counts
    table.do(CutPack(by="ana"))
    shortened(table, 7)
    (again,) = table.do(LoadShoe(by=CROUPIER))
    assert (again.number, again.counts) == (2, first), "the same cards are used again"
    assert calls([again]) == ["las-cartas-pasan"]
    for number in (3, 4):
        assert table.awaited() == ["ana"], "the cut is offered again"
        table.do(CutPack(by="ana"))
        assert table.refused(LoadShoe(by=CROUPIER)).code == "shoe-not-spent"
        shortened(table, 7)
        assert [a.kinds for a in table.table.awaits()] == [("LoadShoe",)]
        assert table.do(LoadShoe(by=CROUPIER))[0].number == number


@under(CLAUSES, "stop card", "stop ends")
def test_seven_cards_lie_behind_the_stop_card(law: str) -> None:
    """With eight cards left a coup is begun and seen out; then the bank ends and the shoe is loaded anew."""
    table = CheminSession(law)
    assert won(table)[-1] == "BankEnded"
    assert table.desk.bank is None
    assert [a.kinds for a in table.table.awaits()] == [("LoadShoe",)]
    assert table.refused(OfferBank(by=CROUPIER)).code == "not-now"


@under(CLAUSES, "stop card", "stop ends")
def test_no_coup_begins_once_the_stop_card_is_out(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    shortened(table, 9)
    table.stake("bea")
    table.cards(("K", 7), ("8", "K"))
    table.do(LiftCards(by="bea"))
    table.do(StandPat(by="bea"))
    assert names(table.do(LayDown(by="ana")))[-1] == "BankEnded"


@under(CLAUSES, "stop card", "stop ends")
@pytest.mark.parametrize(("left", "goes_on"), [(12, True), (11, False)])
def test_the_bank_goes_on_while_the_stop_card_is_not_out(law: str, left: int, goes_on: bool) -> None:
    """Four cards are dealt: with eight left another coup may begin, with seven none."""
    table = CheminSession(law)
    table.bank()
    shortened(table, left)
    table.stake("bea")
    table.cards(("K", 7), (8, "K"))
    table.sends(LiftCards(by="bea"), StandPat(by="bea"), LayDown(by="ana"))
    assert (table.desk.bank is not None) == goes_on


@under(CLAUSES, "goes on", "first place")
def test_who_won_the_last_coup_may_go_on_in_the_next_shoe(law: str) -> None:
    table = CheminSession(law)
    table.do(DeclineBank(by="ana"))
    table.bank(20, "bea")
    shortened(table, 8)
    table.stake("ana", 10)
    table.cards(("K", 7), (8, "K"), by="bea")
    table.do(LiftCards(by="ana"))
    table.do(StandPat(by="ana"))
    table.do(LayDown(by="bea"))
    kept = 20 * table.unit + 10 * table.unit * 95 // 100
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"), OfferBank(by=CROUPIER))
    assert table.awaited() == ["bea"]
    assert table.refused(TakeBank(by="bea", amount=kept - 1)).code == "below-the-bank"
    table.do(TakeBank(by="bea", amount=kept))
    assert table.desk.bank.amount == kept


@under(CLAUSES, "goes on", "first place")
def test_who_does_not_go_on_leaves_the_shoe_to_place_one(law: str) -> None:
    table = CheminSession(law)
    won(table)
    table.sends(LoadShoe(by=CROUPIER), CutPack(by="dani"), OfferBank(by=CROUPIER))
    assert table.awaited() == ["ana"]
    table.do(DeclineBank(by="ana"))
    assert table.awaited() == ["ana"], "place one is offered the first bank of a shoe"
    table.do(TakeBank(by="ana", amount=table.unit))


@under(CLAUSES, "goes on")
def test_a_tie_gives_no_right_to_the_next_shoe(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    shortened(table, 8)
    table.stake("bea")
    table.cards(("K", 8), (8, "K"))
    table.do(LiftCards(by="bea"))
    table.do(LayDown(by="bea"))
    assert (table.desk.bank, table.desk.heir) == (None, "")


@under(CLAUSES, "cards pass")
def test_the_cards_pass_before_every_shoe(law: str) -> None:
    table = CheminSession(law)
    won(table)
    (loaded,) = table.do(LoadShoe(by=CROUPIER))
    assert (calls([loaded]), loaded.number) == (["las-cartas-pasan"], 2)


@under(CLAUSES, "card check")
def test_the_cards_are_counted_if_somebody_asks(law: str) -> None:
    """Whoever it is, seated or standing."""
    table = CheminSession(law, *SEATED, "eva")
    assert table.refused(CheckCards(by="bea")).code == "shoe-not-spent"
    won(table)
    for who in ("bea", "eva"):
        (checked,) = table.do(CheckCards(by=who))
        assert checked.dealt + checked.left == 6 * 52


@pytest.mark.parametrize("law", LAWS)
def test_the_bank_ends_with_the_session(law: str) -> None:
    table = CheminSession(law)
    table.bank()
    last = 3 if law == "euskadi-1996" else 1
    table.do(AnnounceLast(by=INSPECTOR, rounds=last))
    for left in reversed(range(last)):
        table.stake("bea")
        table.cards(("K", 7), (8, "K"))
        table.do(LiftCards(by="bea"))
        table.do(StandPat(by="bea"))
        table.do(LayDown(by="ana"))
        if left:
            table.do(HoldBank(by="ana"))
    assert table.desk.bank is None
    assert table.awaited() == []
