"""What holds at the table of every poker against the house: limits, calls, the order of the deal, going on or giving
up, guests, mistakes, staff, evenings. What is a game's own is in its own file."""

from __future__ import annotations

import random
from typing import Any

import pytest
from poker_oracle import (
    LAW,
    PLAYS,
    Play,
    PokerSession,
    at_random,
    bought_with_cash,
    granted,
    guest_at,
    naming,
    opening,
    under,
)
from spin_oracle import names

from novamas.games import make
from novamas.games.boxes.acts import Consent
from novamas.games.cloth import OpenBetting, PlaceBet, TakeBack
from novamas.games.poker.acts import Breach, CardsTurned, Fold, Follow, Go, Misdeal
from novamas.games.shoe import Dealt, LoadShoe
from novamas.kit.cards import parse
from novamas.kit.chance import Scripted, Seeded
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR, Refused, mask
from novamas.law import BadLaw, BadOption, library
from novamas.table.acts import AnnounceLast, Bring, Leave, Suspend
from novamas.table.driver import Table
from novamas.table.floor import FloorTable, check_floor
from novamas.table.opening import prepare

# -- bets --------------------------------------------------------------------------------------------------------------


@naming(no_draw="010 022", draw="007 019", trijoker="009 022 + 010", pai_gow="014 029",
        three_card="009 021 + 010", texas="008 018")  # fmt: skip
def test_a_box_with_a_place_for_every_bet_for_each_seat(play: Play, named: tuple[str, ...]) -> None:
    kinds = make(LAW, play.game).kinds
    assert {kind: len(keys) for kind, keys in kinds.items()} == dict.fromkeys(play.kinds, play.boxes)
    assert prepare(opening(play.game, seats=play.boxes)).opening.seats == play.boxes
    assert prepare(opening(play.game, options={"boxes": 3})).opening.seats == 3
    with pytest.raises(BadOption) as seats:
        prepare(opening(play.game, seats=play.boxes + 1))
    with pytest.raises(BadOption) as boxes:
        make(LAW, play.game, {"boxes": play.boxes + 1})
    assert set(named) <= {*seats.value.clauses, *boxes.value.clauses}


@naming(no_draw="063", draw="057", trijoker="048", pai_gow="047", three_card="040", texas="068")
def test_no_bet_is_below_the_minimum(play: Play, named: tuple[str, ...]) -> None:
    t = play.table()
    t.betting()
    for kind in (play.main, *play.beside):
        if kind != play.main:
            t.lay("ana", f"{play.main}:1", play.least)
        low = t.refused(PlaceBet(by="ana", on=f"{kind}:1", amount=play.least * (t.unit - 1)))
        assert (low.code, set(named) <= set(low.clauses)) == ("below-minimum", True)


@naming(no_draw="064 + 063", draw="059 + 057", trijoker="049 051 + 048", three_card="042 + 040", texas="070 + 068")
def test_the_maximum_is_one_of_some_tiers_and_that_of_the_box(play: Play, named: tuple[str, ...]) -> None:
    for most in play.maxima:
        t = play.table(maximum=most)
        t.betting()
        for kind in (play.main, *play.beside):
            high = t.refused(PlaceBet(by="ana", on=f"{kind}:1", amount=play.least * (most + 1) * t.unit))
            assert (high.code, set(high.clauses)) == ("above-maximum", set(named))
            t.lay("ana", f"{kind}:1", play.least * most)
        with pytest.raises(BadOption) as caught:
            make(LAW, play.game, {"maximum": most + 1})
        assert set(named) <= set(caught.value.clauses)
        if play.second:
            t.deals(play.hands())
            (placed, *_) = t.do(Go(by="ana"))
            assert placed.amount == play.second * most * t.unit, "the second bet follows from the ante"


@under(no_draw="064", draw="059", trijoker="051", three_card="042", texas="070")
def test_without_a_choice_the_maximum_is_the_highest(play: Play) -> None:
    t = play.table()
    for kind in (play.main, *play.beside):
        t.lay("ana", f"{kind}:1", play.least * play.maxima[-1])
    for kind in (play.main, *play.beside):
        refused = t.refused(PlaceBet(by="ana", on=f"{kind}:1", amount=play.least * t.unit))
        assert refused.code == "above-maximum"


@under(no_draw="080", draw="084", texas="063")
def test_each_hand_that_goes_on_meets_the_bank(play: Play) -> None:
    """Ana beats it, bea does not."""
    t, hands = play.begun("ana", "bea")
    t.goes_on(hands)
    assert (t.won("ana"), t.won("bea")) == play.won
    assert [t.desk.hands[box].result for box in ("1", "2")] == ["won", "lost"]


@under(no_draw="001 002 062", draw="056", trijoker="001 047", pai_gow="001 046", three_card="002 039", texas="001 067")
def test_bets_are_chips_and_go_to_the_house(play: Play) -> None:
    t, hands = play.begun("ana", "bea")
    t.goes_on(hands)
    assert (t.won("ana"), t.won("bea")) == play.won
    moves = [m for e in t.table.log for m in e.event.moves]
    assert not [m for m in moves if m.src in t.brought and m.dst in t.brought]
    t.betting()
    least = play.least * t.unit
    for amount in (least + 0.5, str(least), True):
        refused = t.refused(PlaceBet(by="ana", on=f"{play.main}:1", amount=amount))  # type: ignore[arg-type]
        assert refused.code == "not-an-amount"


@naming(no_draw="067 068", draw="061 + 062 017", trijoker="055", pai_gow="056 057", three_card="044 070 + 045",
        texas="046 047")  # fmt: skip
def test_no_bet_after_no_va_mas(play: Play, named: tuple[str, ...]) -> None:
    t = play.table()
    t.stakes(play.main, ana=play.least)
    opened = next(e.event for e in t.table.log if type(e.event).__name__ == "BettingOpened")
    assert [(c.key, c.by) for c in opened.calls][-1] == ("hagan-juego", CROUPIER)
    (closed, *_) = t.close()
    assert [(c.key, c.by) for c in closed.calls] == [("no-va-mas", CROUPIER)]
    for kind in (play.main, *play.beside):
        late = t.refused(PlaceBet(by="ana", on=f"{kind}:1", amount=play.least * t.unit))
        assert (late.code, set(named) <= set(late.clauses)) == ("late-bet", True)
    assert t.refused(TakeBack(by="ana", bet=1, amount=t.unit)).code == "late-withdrawal"


@naming(no_draw="075", draw="068", three_card="051", texas="051")
def test_the_second_bet_is_put_down_by_who_goes_on(play: Play, named: tuple[str, ...]) -> None:
    for reading, antes in (("default", play.second), *([(play.single, 1)] if play.single else [])):
        t = play.table("ana", "bea", reading=reading)
        t.betting()
        early = t.refused(PlaceBet(by="ana", on="second-bet:1", amount=t.unit))
        assert (early.code, set(named) <= set(early.clauses)) == ("after-the-cards", True)
        t.stakes("ante", ana=10, bea=10)
        hands = play.hands()
        t.deals(hands)
        placed, *_ = t.do(Go(by="ana"))
        assert (names([placed]), placed.amount, placed.on) == (["SecondPlaced"], antes * 10 * t.unit, "second-bet:1")
        assert [(m.src, m.dst, m.amount) for m in placed.moves] == [("ana", "@cloth", antes * 10 * t.unit)]
        t.goes_on(hands)
        assert (t.won("ana"), t.won("bea")) == (10 + 10 * antes, -10 - 10 * antes)


@naming(no_draw="075", draw="068", three_card="051", texas="051")
def test_who_cannot_pay_the_second_bet_must_give_up(play: Play, named: tuple[str, ...]) -> None:
    t, _ = play.begun(purse=10 + 10 * play.second - 1)
    poor = t.refused(Go(by="ana"))
    assert (poor.code, set(named) <= set(poor.clauses)) == ("not-enough-chips", True)
    t.do(Fold(by="ana"))
    assert t.won("ana") == -10


# -- combinations ------------------------------------------------------------------------------------------------------


@under(no_draw="032 034", draw="026 028", trijoker="027 028", pai_gow="035 036", texas="024 025")
def test_only_the_five_highest_of_a_suit_are_royal(play: Play) -> None:
    ranking = make(LAW, play.game).ranking
    kinds = {
        "AD KD QD JD 10D": "royal", "KD QD JD 10D 9D": "straight-flush", "AD 2D 3D 4D 5D": "straight-flush",
        "AD KD QD JD 10S": "straight", "AD KD QD JD 9D": "flush",
    }  # fmt: skip
    assert {cards: ranking.evaluate([parse(card) for card in cards.split()]).kind for cards in kinds} == kinds


# -- the deal ----------------------------------------------------------------------------------------------------------


@under(no_draw="003 006", draw="002 005", trijoker="004", pai_gow="011 063", three_card="004", texas="003")
def test_every_round_is_dealt_from_one_whole_deck(play: Play) -> None:
    t = play.table()
    for n in range(1, 3):
        t.stakes(play.main, ana=play.least)
        assert t.to_card()
        assert dict(t.table.decider.chance(t.table.state) or ()) == dict.fromkeys(range(play.deck), 1)
        assert t.desk.shoe.number == n, "another deck for every hand"
        t.goes_on(play.hands())


@under(no_draw="069 070 071", draw="001 063 064", trijoker="011 056 057 058 059", pai_gow="062", three_card="046",
       texas="048 049")  # fmt: skip
def test_cards_come_from_the_croupiers_left_in_the_order_of_the_law(play: Play) -> None:
    t = play.table("ana", "bea")
    t.stakes(play.main, bea=play.least, ana=play.least)
    events = t.deals(play.hands())
    assert tuple(e.to for e in events if isinstance(e, Dealt)) == play.order
    assert t.turn() == "ana"


@under(trijoker="059", no_draw="", draw="", pai_gow="", three_card="", texas="")
def test_cards_of_players_lie_face_down(play: Play) -> None:
    """Whoever holds them looks at them; nobody else does, the staff no more than the neighbour."""
    t = play.table("ana", "bea")
    t.stakes(play.main, bea=play.least, ana=play.least)
    dealt = [e for e in t.deals(play.hands()) if isinstance(e, Dealt) and e.to in ("1", "2")]
    assert dealt
    for event in dealt:
        seen = [who for who in ("ana", "bea", CROUPIER, INSPECTOR) if mask(event, who).card.value is not None]
        assert seen in ([], ["ana" if event.to == "1" else "bea"])
    if play.game == "trijoker":
        assert [e.to for e in dealt].count("1") == 3


@under(no_draw="007 008 072", draw="013 065", three_card="047")
def test_a_machine_deals_packets_the_bank_last(play: Play) -> None:
    t = play.table("ana", "bea", shuffler=True)
    t.stakes("ante", bea=1, ana=1)
    events = t.deals(play.hands())
    assert [e.to for e in events if isinstance(e, Dealt)] == sorted(play.order)


# -- going on or giving up ---------------------------------------------------------------------------------------------


@naming(no_draw="076 + 073 074", draw="069", three_card="050 + 048 049", texas="053 + 050")
def test_who_gives_up_loses_at_once_and_shows_no_card(play: Play, named: tuple[str, ...]) -> None:
    t = play.table("ana", "bea")
    t.stakes("ante", ana=10, bea=10)
    for kind in play.beside:
        t.stakes(kind, ana=5)
    hands = play.hands(idle=True)
    t.deals(hands)
    folded, *_ = t.do(Fold(by="ana"))
    lost = [10, *[5 for _ in play.beside]]
    assert [(m.src, m.dst, m.amount // t.unit, m.why) for m in folded.moves] == [
        ("@cloth", "@float", amount, "lost") for amount in lost
    ]
    assert set(named) <= set(folded.clauses)
    assert t.turn() == "bea"
    events = t.goes_on(hands)
    assert [e.to for e in events if isinstance(e, CardsTurned)] == ["bank", "2"]
    assert set(t.seen("bea", "1")) == {None}
    assert (t.won("ana"), t.won("bea")) == (-sum(lost), 10)


@naming(no_draw="026 + 073", draw="", three_card="024 + 048", texas="021 + 050")
def test_each_hand_in_its_turn_by_whoever_sits_there(play: Play, named: tuple[str, ...]) -> None:
    t, _ = play.begun("ana", "bea")
    other = t.refused(Go(by="bea"))
    assert (other.code, set(named) <= set(other.clauses)) == ("not-your-hand", True)
    assert t.choices() == play.answers
    t.do(Go(by="ana"))
    assert t.turn() == "bea"


@under(no_draw="077", draw="", three_card="052", texas="")
def test_the_bank_is_turned_over_when_everybody_has_decided(play: Play) -> None:
    t, hands = play.begun("ana", "bea")
    assert "CardsTurned" not in names(t.do(Go(by="ana")))
    assert "CardsTurned" in names([*t.do(Fold(by="bea")), *t.goes_on(hands)])


@under(no_draw="", draw="069", three_card="", texas="")
def test_where_everybody_gives_up_the_bank_shows_nothing(play: Play) -> None:
    t, _ = play.begun()
    assert not {"CardsTurned", "BankDiscarded", "Dealt"} & set(names(t.do(Fold(by="ana"))))
    assert (t.phase, t.won("ana")) == ("idle", -10)


@under(no_draw="", draw="", three_card="", texas="")
def test_nobody_leaves_a_hand_that_is_played(play: Play) -> None:
    t, _ = play.begun("ana", "bea")
    assert t.refused(Leave(by="ana")).code == "bets-on-the-cloth"
    t.do(Fold(by="ana"))
    t.do(Leave(by="ana"))


# -- guests ------------------------------------------------------------------------------------------------------------


def consent(by: str, *, yes: bool = True) -> Consent:
    return Consent(by=by, box=1, guest="zoe", yes=yes)


def with_a_guest(play: Play) -> tuple[PokerSession, dict[str, list[str]]]:
    """Zoe bets on Ana's hand, and the cards are dealt."""
    t, hands = guest_at(play.game), play.hands()
    t.deals(hands)
    return t, hands


@naming(no_draw="023", draw="020", three_card="022", texas="019")
def test_a_guest_needs_the_player_and_then_the_head_of_the_table(play: Play, named: tuple[str, ...]) -> None:
    t = guest_at(play.game, consents=False)
    assert t.awaited() == ["ana"]
    early = t.refused(consent(INSPECTOR))
    assert (early.code, early.clauses) == ("nothing-asked", named)
    t.do(consent("ana"))
    assert (t.awaited(), t.desk.bets[2].asked) == ([INSPECTOR], True)
    t.do(consent(INSPECTOR))
    assert not t.desk.bets[2].asked
    hands = play.hands()
    t.deals(hands)
    t.sends(Go(by="ana"), Follow(by="zoe", yes=True))
    t.goes_on(hands)
    assert (t.won("ana"), t.won("zoe")) == (play.won[0], play.won[0] * 4 / 10)


@under(no_draw="023", draw="020", three_card="022", texas="019")
@pytest.mark.parametrize("by", ["ana", INSPECTOR])
def test_either_of_them_may_send_a_guest_away(play: Play, by: str) -> None:
    t = guest_at(play.game, consents=False)
    if by == INSPECTOR:
        t.do(consent("ana"))
    assert names(t.do(consent(by, yes=False))) == ["Dismissed"]
    assert (t.won("zoe"), sorted(t.desk.bets)) == (0, [1])


@naming(no_draw="023 + 026", draw="020", three_card="022 + 024", texas="019 + 021")
def test_only_those_who_stand_bet_on_anothers_hand_and_only_on_a_hand(play: Play, named: tuple[str, ...]) -> None:
    t = play.table("ana", "bea", standing=("zoe",))
    t.betting()
    assert t.refused(PlaceBet(by="zoe", on="ante:1", amount=t.unit)).code == "no-hand-there"
    t.stakes("ante", ana=1)
    seated = t.refused(PlaceBet(by="bea", on="ante:1", amount=t.unit))
    assert (seated.code, set(named) <= set(seated.clauses)) == ("not-your-box", True)
    for who in ("zoe",) if play.blind else ("zoe", "bea"):
        vacant = t.refused(PlaceBet(by=who, on="ante:5", amount=t.unit))
        assert vacant.code == ("seated-only" if play.blind else "box-not-open")


@naming(no_draw="025", draw="022", three_card="023", texas="020")
def test_so_many_bets_a_box_with_or_without_the_players(play: Play, named: tuple[str, ...]) -> None:
    others = ("pau", "teo", "ivan", "rosa")
    for reading, room in (("default", play.room), (play.roomier, play.room + 1)):
        t = guest_at(play.game, *others, reading=reading)
        for who in others[: room - 2]:
            t.lay(who, "ante:1", 1)
        refused = t.refused(PlaceBet(by=others[room - 2], on="ante:1", amount=t.unit))
        assert (refused.code, refused.clauses) == ("box-full", named)


@under(no_draw="024 064", draw="021 059", three_card="022 042", texas="019 021")
def test_the_maximum_is_for_all_who_bet_on_a_box(play: Play) -> None:
    t = play.table("ana", standing=("zoe",))
    t.lay("ana", "ante:1", 45)
    assert t.refused(PlaceBet(by="zoe", on="ante:1", amount=6 * t.unit)).code == "above-maximum"
    t.lay("zoe", "ante:1", 5)


@under(no_draw="026 075 076", draw="020 023", three_card="024 051", texas="021 053")
def test_a_guest_follows_with_a_second_bet_or_loses_the_ante(play: Play) -> None:
    t, hands = with_a_guest(play)
    assert t.refused(Go(by="zoe")).code == "not-your-hand"
    t.do(Go(by="ana"))
    assert t.person_awaited() == ["zoe"]
    assert t.refused(Fold(by="ana")).code == "not-now"
    lost, *_ = t.do(Follow(by="zoe", yes=False))
    assert names([lost]) == ["NotFollowed"]
    t.goes_on(hands)
    assert (t.won("ana"), t.won("zoe")) == (play.won[0], -4)


@under(no_draw="026 076", draw="023 069", three_card="024 050", texas="021 053")
def test_what_the_player_gives_up_is_lost_for_guests_too(play: Play) -> None:
    t, _ = with_a_guest(play)
    t.do(Fold(by="ana"))
    assert (t.won("ana"), t.won("zoe"), t.phase) == (-10, -4, "idle")


# -- mistakes ----------------------------------------------------------------------------------------------------------


@naming(no_draw="085 + 017", draw="119 + 014", three_card="065 + 016")
@pytest.mark.parametrize("cause", ["number", "card-shown"])
@pytest.mark.parametrize("dealt", ["first", "half", "all"])
def test_a_mistake_in_the_deal_voids_the_round(play: Play, named: tuple[str, ...], cause: str, dealt: str) -> None:
    t = play.table()
    t.stakes("ante", ana=10)
    for kind in play.beside:
        t.stakes(kind, ana=5)
    each = play.order.count("1")
    t.deals(play.hands(), {"first": 1, "half": each + 1, "all": 2 * each}[dealt])
    assert t.refused(Misdeal(by="ana", cause=cause)).code == "not-your-role"
    assert t.refused(Misdeal(by=CROUPIER, cause="thunder")).code == "not-offered"
    voided, ended = t.do(Misdeal(by=INSPECTOR, cause=cause))
    assert (voided.cause, [c.key for c in voided.calls]) == (cause, ["void-round"])
    assert set(named) <= set(voided.clauses)
    assert (t.won("ana"), t.phase, names([ended])) == (0, "idle", ["RoundEnded"])
    assert t.refused(Misdeal(by=INSPECTOR, cause=cause)).clauses == named


@naming(no_draw="086 087 + 027", three_card="066 067 + 025")
def test_who_talks_loses_every_bet_and_guests_get_theirs_back(play: Play, named: tuple[str, ...]) -> None:
    t = guest_at(play.game)
    for kind in play.beside:
        t.stakes(kind, ana=5)
    t.stakes("ante", bea=1)
    hands = play.hands(idle=True)
    t.deals(hands)
    assert t.refused(Breach(by="bea", player="ana")).code == "not-your-role"
    assert t.refused(Breach(by=CROUPIER, player="zoe")).code == "not-offered"
    talking = {offer.form["player"].values for offer in t.table.options(CROUPIER, "Breach")}
    assert talking == {("ana", "bea")}, "any of those who play"
    (punished,) = t.do(Breach(by=CROUPIER, player="ana"))
    lost = -10 - 5 * len(play.beside)
    assert set(named) <= set(punished.clauses)
    assert (t.won("ana"), t.won("zoe"), t.turn()) == (lost, 0, "bea")
    t.do(Go(by="bea"))
    assert (t.won("bea"), t.won("ana"), t.phase) == (1, lost, "idle")


@under(no_draw="087", three_card="067")
def test_who_talks_after_going_on_loses_the_second_bet_too(play: Play) -> None:
    t, _ = play.begun("ana", "bea")
    t.sends(Go(by="ana"), Breach(by=INSPECTOR, player="ana"))
    assert t.won("ana") == -10 - 10 * play.second
    t.do(Fold(by="bea"))
    assert t.phase == "idle"


@naming(draw="024 121 + 120", trijoker="024 077 078", pai_gow="032 093", texas="022")
def test_who_talks_or_shows_cards_is_warned_and_plays_on(play: Play, named: tuple[str, ...]) -> None:
    t, hands = play.begun("ana", "bea", standing=("zoe",))
    assert t.refused(Breach(by="bea", player="ana")).code == "not-your-role"
    for other in (CROUPIER, "zoe"):
        assert t.refused(Breach(by=CROUPIER, player=other)).code == "not-offered"
    (warned,) = t.do(Breach(by=CROUPIER, player="ana"))
    assert (names([warned]), warned.who, t.turn()) == (["PlayerWarned"], "ana", "ana")
    assert set(named) <= set(warned.clauses)
    (other,) = t.do(Breach(by=INSPECTOR, player="bea"))
    assert (names([other]), other.who) == (["PlayerWarned"], "bea")
    t.goes_on(hands)
    assert t.won("ana") == play.won[0]


# -- the table ---------------------------------------------------------------------------------------------------------


@naming(no_draw="065 + 063", draw="058", trijoker="050", pai_gow="048 + 047", three_card="041", texas="069 + 068")
def test_the_minimum_is_one_that_was_granted(play: Play, named: tuple[str, ...]) -> None:
    for minimum in (1500, 750, 250):
        with pytest.raises(BadOption) as caught:
            prepare(opening(play.game, minimum=minimum, authorisation=granted(1, 2)))
        assert set(named) <= set(caught.value.clauses)


@under(no_draw="065", draw="058", trijoker="050", three_card="041", texas="069")
def test_the_stakes_are_set_within_the_band_that_was_granted(play: Play) -> None:
    """A minimum that was granted, and with it one of the maxima of the law, counted on that minimum."""
    for minimum in (500, 1000):
        for most in play.maxima:
            stakes = opening(play.game, minimum=minimum, authorisation=granted(1, 2), options={"maximum": most})
            prepared = prepare(stakes)
            desk = prepared.game.state(minimum=minimum)
            assert prepared.game.maximum(desk, prepared.game.spots[f"{play.main}:1"].kind) == most * minimum
    for strange in ({"minimum": 750}, {"options": {"maximum": play.maxima[-1] + 1}}, {"options": {"maximum": 1}}):
        with pytest.raises(BadOption):
            prepare(opening(play.game, **{"minimum": 500, "authorisation": granted(1, 2), **strange}))


@naming(no_draw="017 019", draw="014 016", trijoker="017 019", pai_gow="023 025", three_card="016 018",
        texas="013 015")  # fmt: skip
def test_a_croupier_and_a_head_stand_at_the_table(play: Play, named: tuple[str, ...]) -> None:
    assert prepare(opening(play.game)).roles == (CROUPIER, INSPECTOR)
    for staff in ({"croupiers": 0}, {"inspectors": 0}, {"croupiers": 2}, {"inspectors": 2}):
        with pytest.raises(BadOption) as caught:
            prepare(opening(play.game, staff=staff))
        assert set(named) <= set(caught.value.clauses)


@under(no_draw="019", draw="016", trijoker="019", pai_gow="025", three_card="018", texas="015")
def test_the_croupier_shuffles_and_nobody_else(play: Play) -> None:
    """At every table: the deck lies there before anybody has sat down."""
    bare = Table(opening(play.game), Scripted())
    bare.act(Bring(by="ana", amount=100_000))
    for other in ("ana", INSPECTOR, DIRECTOR):
        with pytest.raises(Refused) as refused:
            bare.act(LoadShoe(by=other))
        assert refused.value.code == "not-your-role"
    bare.act(LoadShoe(by=CROUPIER))
    assert bare.state.desk.shoe.left >= 52


@naming(no_draw="018", draw="015", trijoker="018", pai_gow="024", three_card="017", texas="014")
def test_one_head_covers_four_tables_of_a_sector(play: Play, named: tuple[str, ...]) -> None:
    def floor(sectors: str) -> list[Any]:
        return check_floor([FloorTable(opening=opening(play.game), inspector="Ane", sector=s) for s in sectors])

    assert not floor("AAAA")
    assert floor("AAAAA")[0].clauses == named
    assert [(p.table, p.clauses) for p in floor("AB")] == [(1, named)]
    others = [each.game for each in PLAYS.values() if each is not play][:3]
    assert not check_floor([FloorTable(opening=opening(g), inspector="Ane", sector="A") for g in (play.game, *others)])


@naming(no_draw="116 117 118 119", draw="122 123 124 125", trijoker="079 080 081 082", pai_gow="095 096 097 098",
        three_card="078 079 080 081", texas="081 082 083 084")  # fmt: skip
def test_an_idle_table_closes_for_a_while_with_its_float(play: Play, named: tuple[str, ...]) -> None:
    closed = Table(opening(play.game), Scripted())
    money = closed.state.book["@float"]
    closed.act(Suspend(by=DIRECTOR))
    assert closed.state.suspended
    assert closed.state.book["@float"] == money
    assert [set(o.clauses) for o in closed.options(DIRECTOR, "Resume")] == [set(named)]


@under(no_draw="088", draw="088", trijoker="075", pai_gow="", three_card="068", texas="")
def test_a_round_is_followed_by_another_until_the_last_that_the_head_announces(play: Play) -> None:
    t = play.table()

    def rounds(number: int) -> None:
        for _ in range(number):
            t.stakes(play.main, ana=play.stake)
            t.goes_on(play.hands())

    rounds(2)
    assert (t.desk.round, t.won("ana"), t.desk.bets) == (2, 2 * play.won[0], {})
    assert not t.table.options(CROUPIER, "AnnounceLast")
    (announced,) = t.do(AnnounceLast(by=INSPECTOR, rounds=3))
    assert [(c.key, c.args) for c in announced.calls] == [("last-rounds", {"rounds": 3})]
    assert t.desk.last == 5
    rounds(3)
    assert (t.table.awaits(), t.desk.round) == ((), 5)
    assert t.refused(OpenBetting(by=CROUPIER)).code == "session-over"


@under(no_draw="021", draw="018", trijoker="021", pai_gow="027", three_card="020", texas="017")
def test_the_croupier_changes_cash_for_chips_of_the_float(play: Play) -> None:
    t, (joined, brought) = bought_with_cash(play.game)
    assert [(m.src, m.dst, m.amount) for m in brought.moves] == [
        ("@purse/ana", "@box", 50_000),
        ("@float", "ana", 50_000),
    ]
    assert names([joined]) == ["Joined"]
    assert (t.state.book["@float"], t.state.book["@box"]) == (7_950_000, 50_000)


@under(no_draw="001", draw="001", trijoker="002", pai_gow="002", three_card="003", texas="002")
def test_the_catalogue_has_it_for_casinos(play: Play) -> None:
    assert play.game in library().head(LAW).catalogue.games
    assert play.game not in {g for law in library().laws() if law != LAW for g in library().games(law)}


@pytest.mark.parametrize(
    ("name", "options", "rounds"),
    [
        ("no_draw", {}, 40),
        ("draw", {"jackpot": 50, "jackpot_kind": "fixed", "fixed": 2000, "drawn": True}, 40),
        ("trijoker", {}, 40),
        ("pai_gow", {}, 25),
        ("three_card", {}, 60),
        ("texas", {}, 30),
    ],
)
def test_random_evenings_keep_the_book(name: str, options: dict[str, Any], rounds: int) -> None:
    """Many rounds with people who answer at random: what one side wins the other loses, and nothing is left behind."""
    play, rng, people = PLAYS[name], random.Random(5), ("ana", "bea", "carlos")
    t = play.table(*people, **options)
    t.table.source = Seeded("evening")
    begin = t.table.state.book["@float"]
    beside = dict.fromkeys(play.beside, t.unit) | ({"jackpot": t.unit // 2} if "jackpot" in options else {})
    for _ in range(rounds):
        while t.phase == "idle":
            if t.turn():
                t.do(at_random(t, rng))
            else:
                t.table.staff()
        for seat, who in enumerate(people, 1):
            if t.table.options(who, "PlaceBet"):
                t.stakes(play.main, **{who: play.least * (1 + rng.randrange(5))})
                for kind, amount in beside.items():
                    if rng.random() < 0.5:
                        t.do(PlaceBet(by=who, on=f"{kind}:{seat}", amount=amount))
        while t.phase != "idle":
            if t.turn():
                t.do(at_random(t, rng))
            elif not t.table.chance():
                t.table.staff()
    assert sum(t.net(who) for who in people) == begin - t.table.state.book["@float"]
    assert (t.desk.bets, t.table.state.book["@cloth"]) == ({}, 0)


# -- what a house and a law may say ------------------------------------------------------------------------------------

NONSENSE: dict[str, list[tuple[dict[str, Any], str]]] = {
    "poker-no-draw": [
        ({"stakes": "left"}, "stakes"), ({"boxes": 0}, "boxes"), ({"maximum": 7}, "maximum"), ({"cloths": 2}, "cloths"),
        ({"jackpot_kind": "fixed"}, "jackpot_kind"), ({"fixed": 2000}, "fixed"), ({"jackpot": 51}, "jackpot"),
        ({"fed": 101}, "fed"), ({"insurance": 51}, "insurance"), ({"insurance": -1}, "insurance"),
    ],
    "poker-draw": [
        ({"stakes": "left"}, "stakes"), ({"boxes": 0}, "boxes"), ({"maximum": 30}, "maximum"), ({"fed": 101}, "fed"),
    ],
    "trijoker": [({"shuffler": True}, "shuffler")],
    "pai-gow-poker": [
        ({"stakes": "left"}, "stakes"), ({"boxes": 7}, "boxes"), ({"maximum": 0}, "maximum"),
        ({"maximum": 1001}, "maximum"), ({"against": 51}, "against"), ({"against": -1}, "against"),
        ({"shuffler": True}, "shuffler"), ({"commission": 60}, "commission"),
    ],
    "three-card-poker": [
        ({"stakes": "left"}, "stakes"), ({"boxes": 0}, "boxes"), ({"maximum": 7}, "maximum"), ({"cloths": 2}, "cloths"),
    ],
    "texas-poker": [
        ({"stakes": "left"}, "stakes"), ({"boxes": 0}, "boxes"), ({"maximum": 7}, "maximum"), ({"cloths": 2}, "cloths"),
        ({"shuffler": True}, "shuffler"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "options", "field"), [(game, *case) for game, cases in NONSENSE.items() for case in cases]
)
def test_a_house_cannot_ask_for_nonsense(game: str, options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as caught:
        make(LAW, game, options)
    assert caught.value.field == field


FLOP = ["hand", "bank", "hand", "bank", "flop", "flop", "flop"]
BROKEN: dict[str, list[tuple[str, Any]]] = {
    "poker-no-draw": [
        ("ranking.order", ["royal", "elephants"]),
        ("ranking.size", 4),
        ("deal.order", ["hand", "moon"]),
        ("sight", {"hand": {"by": "owner"}, "bank": {"by": "nobody"}, "up": {"by": "all"}}),
        ("bets.second.prizes", {"full": {"pays": "1:1"}}),
        ("bets.insurance.prizes", {"five-aces": {"pays": "1:1"}}),
        ("bets.ante.maximum", {"multiples": []}),
        ("jackpot.shares", {"royal": {"part": "2:1"}}),
        ("jackpot.shares", {"five-aces": {"part": "1:1"}}),
        ("buying.most", 3),
        ("qualify.ranks", ["A", "Z"]),
        ("qualify.kind", "five-aces"),
    ],
    "poker-draw": [
        ("ranking.order", ["royal", "elephants"]),
        ("deal.order", ["hand", "moon"]),
        ("sight.kept", None),
        ("bets.second.prizes", {"full": {"pays": "1:1"}}),
        ("bets.second.prizes.three", None),
        ("bets.ante.pays", None),
        ("bets.ante.maximum", None),
        ("boxes.most", 0),
        ("boxes.most", 7),
        ("discard.most", 0),
        ("discard.most", 6),
        ("bank.stands", "elephants"),
        ("bank.lowest", "1"),
        ("bank.throws.pair", None),
        ("bank.throws.pair.cards", 4),
        ("jackpot.shares.five-aces", {"part": "1:1"}),
        ("jackpot.shares.four.part", "2:1"),
    ],
    "trijoker": [
        ("bets.three-bets.bets", 1),
        ("bets.three-bets.bets", 4),
        ("bets.three-bets.maximum", None),
        ("choice.withdrawn", ["bet-one"]),
        ("choice.withdrawn", ["bet-two", "bet-one"]),
        ("prizes", {"elephants": {"pays": "1:1"}}),
        ("shown.rank", "elephant"),
    ],
    "pai-gow-poker": [
        ("ranking.order", ["royal", "elephants"]),
        ("low.size", 3),
        ("deal.order", ["hand", "bank"]),
        ("cases.higher-higher", None),
        ("cases.higher-moon", {"result": "won"}),
        ("throw.dice", 0),
        ("boxes.most", 0),
    ],
    "three-card-poker": [
        ("ranking.order", ["royal", "elephants"]),
        ("ranking.size", 7),
        ("deal.order", ["hand", "moon"]),
        ("deal.order", ["bank"]),
        ("bets.second.times", 0),
        ("bets.par-plus.prizes", {"full": {"pays": "1:1"}}),
        ("bets.par-plus.prizes", {"pair": {"pays": "1:1", "least": "13"}}),
        ("bets.ante.pays", None),
        ("bets.ante.maximum", None),
        ("boxes.most", 0),
        ("boxes.most", 40),
    ],
    "texas-poker": [
        ("ranking.order", ["royal", "elephants"]),
        ("ranking.size", 7),
        ("deal.order", [*FLOP[:-1], "turn", "river"]),
        ("deal.order", [*FLOP, "turn", "river", "moon"]),
        ("deal.order", [*FLOP, "river", "turn"]),
        ("sight.turn", {"by": "nobody"}),
        ("bets.second.pays", None),
        ("bets.ante.prizes.pair", None),
        ("bets.ante.prizes.pair", {"pays": "1:1", "least": "J"}),
        ("bets.ante.prizes.cow", {"pays": "1:1"}),
        ("bets.texas-bonus.prizes.pair", {"pays": "1:1", "least": "13"}),
        ("bets.texas-bonus.maximum", None),
        ("bets.ante.maximum", None),
        ("bets.texas-bonus.maximum", {"multiples": [10, 20]}),
        ("boxes.most", 0),
        ("boxes.most", 40),
    ],
}
"""By game: a place in its law file, and what cannot be there (nothing: it cannot be left out)."""


@pytest.mark.parametrize(
    ("game", "place", "value"), [(game, *case) for game, cases in BROKEN.items() for case in cases]
)
def test_a_law_file_that_cannot_be_played_is_refused(game: str, place: str, value: Any) -> None:
    path = library().folders[LAW] / f"{game}.toml"
    node = tree = library().read(path)
    *above, last = place.split(".")
    for key in above:
        node = node[key]
    node[last] = value
    if value is None:
        del node[last]
    with library().pretend(path, tree), pytest.raises(BadLaw) as caught:
        make(LAW, game)
    assert str(caught.value).startswith(f"{LAW}/{game}.toml: ")
