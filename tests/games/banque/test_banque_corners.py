"""Two cloths, where one rule meets another: a shoe that ends while cards are put away, naturals that come to light,
a banco that is taken back, what the silent do, what the house may not choose."""

from __future__ import annotations

from typing import Any

import pytest
from banque_room import BANKER, CHIPS, LAWS, Room
from msgspec.structs import replace
from spin_oracle import under

from novamas.games import make
from novamas.games.banque import reports as r
from novamas.games.banque.acts import BankLeft, ClothsSettled, CoupAnnulled, ShoeGoesOn, ThreeHandsShown
from novamas.games.banque.play import BanqueGame
from novamas.games.banque.rules import BanqueHouse, check
from novamas.games.circle import reports as common
from novamas.games.circle.acts import (
    AskCard,
    CallBanco,
    CloseAuction,
    DealCards,
    GiveCard,
    HoldBank,
    LayDown,
    StandPat,
    TakeStake,
)
from novamas.games.circle.keeper import CheckCards
from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.kit.decider import CROUPIER, DIRECTOR, Command, Event, decide
from novamas.law import BadLaw, BadOption

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "waived": ("BOE77-09-092",),
        "stop card": ("BOE77-09-070",),
        "natural": ("BOE77-09-117",),
        "banco": ("BOE77-09-061", "BOE77-09-062"),
        "misgiven": ("BOE77-09-099",),
        "stakes": ("BOE77-09-039",),
        "bank": ("BOE77-09-042",),
        "card check": ("BOE77-09-088",),
        "deposit": ("BOE77-09-044",),
        "wrong holder": ("BOE77-09-097",),
        "lost": ("BOE77-09-102",),
        "void banco": ("BOE77-09-064", "BOE77-09-065"),
        "face up": ("BOE77-09-093",),
        "slow": ("BOE77-09-120",),
        "naturals": ("BOE77-09-055",),
        "second": ("BOE77-09-118",),
    },
    "asturias-2011": {
        "waived": ("AST11-BB-045",),
        "stop card": ("AST11-BB-023",),
        "natural": ("AST11-BB-073",),
        "banco": ("AST11-BB-014", "AST11-BB-015"),
        "misgiven": ("AST11-BB-054",),
        "stakes": ("AST11-BB-112",),
        "bank": ("AST11-BB-114",),
        "card check": ("AST11-BB-041",),
        "deposit": ("AST11-BB-117",),
        "wrong holder": ("AST11-BB-051",),
        "lost": ("AST11-BB-057",),
        "void banco": ("AST11-BB-017", "AST11-BB-018"),
        "face up": ("AST11-BB-046",),
        "slow": ("AST11-BB-076",),
        "naturals": ("AST11-BB-008",),
        "second": ("AST11-BB-074",),
    },
    "galicia-2007": {
        "waived": ("GAL07-08-076",),
        "stop card": ("GAL07-08-058",),
        "natural": ("GAL07-08-094",),
        "banco": ("GAL07-08-051", "GAL07-08-052"),
        "misgiven": ("GAL07-08-082",),
        "stakes": ("GAL07-08-034",),
        "bank": ("GAL07-08-035",),
        "card check": ("GAL07-08-073",),
        "deposit": ("GAL07-08-037",),
        "wrong holder": ("GAL07-08-080",),
        "lost": ("GAL07-08-084",),
        "void banco": ("GAL07-08-053", "GAL07-08-054"),
        "face up": ("GAL07-08-077",),
        "slow": ("GAL07-08-096",),
        "naturals": ("GAL07-08-046",),
        "second": ("GAL07-08-095",),
    },
    "euskadi-1996": {
        "waived": ("EUS96-09-097",),
        "stop card": ("EUS96-09-075",),
        "natural": ("EUS96-09-122",),
        "banco": ("EUS96-09-066", "EUS96-09-067"),
        "misgiven": ("EUS96-09-104",),
        "stakes": ("EUS96-09-044",),
        "bank": ("EUS96-09-047",),
        "card check": ("EUS96-09-093",),
        "deposit": ("EUS96-09-050",),
        "wrong holder": ("EUS96-09-101",),
        "lost": ("EUS96-09-107",),
        "void banco": ("EUS96-09-069", "EUS96-09-070"),
        "face up": ("EUS96-09-098",),
        "slow": ("EUS96-09-125",),
        "naturals": ("EUS96-09-060",),
        "second": ("EUS96-09-123",),
    },
}


def last_card_drawn(room: Room) -> None:
    """The banker draws the last card before the stop card, too soon."""
    room.s = replace(room.s, shoe=replace(room.s.shoe, left=room.s.shoe.behind + 1))
    room.do(common.EarlyDraw(by=CROUPIER))
    room.draw(5)


def ends(told: list[Event]) -> list[str]:
    return [e.cause for e in told if isinstance(e, BankLeft | CoupAnnulled)]


@under(CLAUSES, "waived", "stop card")
def test_no_coup_begins_after_the_stop_card_where_the_cards_drawn_are_discarded(law: str) -> None:
    """Between two coups the bank is over with its shoe; with stakes on the table these go back first."""
    room = Room(law)
    last_card_drawn(room)
    assert ends(room.do(common.WaiveEarly(by=DIRECTOR))) == ["shoe"]
    assert room.s.bank is None
    room = Room(law)
    room.do(HoldBank(by=BANKER), PlaceBet(by="bea", on="first", amount=50), CallBanco(by="cid"))
    last_card_drawn(room)
    assert ends(room.do(common.WaiveEarly(by=DIRECTOR))) == ["cards-run-out", "shoe"]
    assert (room.s.chips["bea"], room.s.chips["cid"], room.s.chips[BANKER]) == (CHIPS, CHIPS, CHIPS)
    assert (room.s.claims, room.s.phase) == ((), "idle")


@under(CLAUSES, "stop card")
def test_a_card_drawn_too_soon_is_played_with_what_lies_behind_the_stop_card(law: str) -> None:
    """What was drawn must be played: the coup that it belongs to is the one under way."""
    room = Room(law)
    last_card_drawn(room)
    room.stake(first=100, second=60)
    room.draw(0, 0, 1, 6, 7)
    told = room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by=BANKER))
    assert room.s.coup.results == {"first": "bank", "second": "bank"}
    assert ends(told) == ["shoe"]


@under(CLAUSES, "stop card", "face up")
def test_a_card_that_is_put_away_after_the_stop_card_does_not_end_the_coup(law: str) -> None:
    room = Room(law)
    room.s = replace(room.s, shoe=replace(room.s.shoe, left=room.s.shoe.behind + 3))
    room.stake(first=100, second=60)
    room.draw(0, 0, 0, 6)
    room.do(common.CardFaceUp(by=CROUPIER))
    assert ends(room.draw(9)) == []
    room.draw(6, 7)
    assert ends(room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by=BANKER))) == ["shoe"]
    assert room.s.coup.results == {"first": "bank", "second": "bank"}


@under(CLAUSES, "waived", "stop card")
def test_a_banker_who_goes_on_into_another_shoe_is_bound_to_nothing(law: str) -> None:
    """The card that bound him was face up, and the last one: the coup that he had to play never was."""
    room = Room(law)
    assert room.s.bank is not None
    room.s = replace(room.s, bank=replace(room.s.bank, shoes=2), shoe=replace(room.s.shoe, left=room.s.shoe.behind + 1))
    room.do(common.EarlyDraw(by=CROUPIER), common.CardFaceUp(by=CROUPIER))
    told = room.draw(5)
    assert [e.shoes for e in told if isinstance(e, ShoeGoesOn)] == [1]
    assert room.s.bank is not None
    assert not room.s.bank.bound


@under(CLAUSES, "natural")
@pytest.mark.parametrize("both", [True, False])
def test_a_natural_that_comes_to_light_lies_open(law: str, both: bool) -> None:
    room = Room(law)
    room.deal((0, 9), (0, 6), (0, 7))
    assert {card.to for card in room.s.coup.hands["first"]} == {("bea",)}
    if both:
        room.do(r.Contradicted(by=CROUPIER, hand="first", first="card"))
    else:
        room.do(r.Miscalled(by=CROUPIER, hand="first", said="card"), GiveCard(by=BANKER))
        room.draw(3)
        room.do(r.MistakeFound(by=CROUPIER, hand="first"))
    assert room.s.coup.laid == ("first",)
    assert {card.to for card in room.s.coup.hands["first"]} == {None}
    assert room.third("first") is None


@pytest.mark.parametrize("law", LAWS)
def test_cards_that_are_lost_cannot_be_turned_up_too(law: str) -> None:
    room = Room(law)
    room.stake(first=100, second=60)
    room.draw(0, 0, 0, 6)
    room.do(r.CardsDropped(by=CROUPIER, hand="first"))
    room.draw(6, 7)
    assert room.refused(r.ClothExposed(by=CROUPIER, hand="first")).field == "hand"
    room.do(r.CroupierThrows(by=CROUPIER, hand="second", score=6))
    assert room.refused(r.ClothExposed(by=CROUPIER, hand="second")).code == "not-now"


# -- stakes ------------------------------------------------------------------------------------------------------------


@under(CLAUSES, "banco")
def test_a_banco_that_is_taken_back_leaves_the_bank_to_others(law: str) -> None:
    room = Room(law)
    room.do(HoldBank(by=BANKER), CallBanco(by="bea"), PlaceBet(by="dan", on="second", amount=60), TakeStake(by="bea"))
    assert room.s.chips["bea"] == CHIPS
    room.do(CallBanco(by="eva"), CloseBetting(by=CROUPIER))
    assert (room.s.coup.banco, set(room.s.stakes)) == ("eva", {"eva"})
    room = Room(law)
    room.do(HoldBank(by=BANKER), CallBanco(by="bea"), TakeStake(by="bea"), CallBanco(by="bea"), TakeStake(by="bea"))
    room.do(CloseBetting(by=CROUPIER))
    assert room.s.phase == "holding", "nobody stakes"


@under(CLAUSES, "stakes")
@pytest.mark.parametrize(("on", "most"), [("first", 50), ("both", 100), ("second-line", 100)])
def test_the_most_that_may_be_staked_is_what_plays_on_a_cloth(law: str, on: str, most: int) -> None:
    """Five minima: where half of a stake plays on a cloth, or half of it at all, twice as much may lie."""
    room = Room(law, stake_most=5)
    room.do(HoldBank(by=BANKER))
    assert room.refused(PlaceBet(by="bea", on=on, amount=most + 1)).code == "above-maximum"
    room.do(PlaceBet(by="bea", on=on, amount=most - 10), PlaceBet(by="bea", on=on, amount=10))
    assert room.refused(PlaceBet(by="bea", on=on, amount=1)).code == "above-maximum"
    room = Room(law, stake_most=100)
    room.do(HoldBank(by=BANKER))
    assert room.refused(PlaceBet(by="bea", on=on, amount=most * 20 + 1)).code == "above-the-bank", "a smaller bank"


@under(CLAUSES, "deposit")
@pytest.mark.parametrize(("on", "most"), [("first", 100), ("both", 100), ("first-line", 200)])
def test_a_free_bank_takes_what_its_deposit_can_pay_and_no_more(law: str, on: str, most: int) -> None:
    """Of what lies on the line only half has to be paid."""
    room = Room(law, bank=100, mode="free")
    room.do(HoldBank(by=BANKER))
    assert room.refused(PlaceBet(by="bea", on=on, amount=most + 1)).code == "deposit-too-small"
    room.do(PlaceBet(by="bea", on=on, amount=most))
    assert room.refused(PlaceBet(by="dan", on="second", amount=10)).code == "deposit-too-small"
    room.do(CloseBetting(by=CROUPIER))
    assert sum(room.s.stakes["bea"].plays.values()) == 100


@under(CLAUSES, "bank", "stakes")
@pytest.mark.parametrize(
    ("options", "name", "topic"),
    [
        ({"bank_least": 0}, "bank_least", "bank"),
        ({"bank_most": -1}, "bank_most", "bank"),
        ({"stake_most": -1}, "stake_most", "stakes"),
        ({"bank_least": 3, "bank_most": 2}, "bank_most", "bank"),
    ],
)
def test_a_house_cannot_choose_limits_that_no_bank_keeps(
    law: str, options: dict[str, Any], name: str, topic: str
) -> None:
    with pytest.raises(BadOption) as told:
        make(law, "baccarat-banque", options)
    assert told.value.field == name
    assert set(CLAUSES[law][topic]) <= set(told.value.clauses)
    make(law, "baccarat-banque", {"bank_least": 2, "bank_most": 2, "stake_most": 0})


def test_numbers_that_no_table_can_play_by_are_refused() -> None:
    game = make("boe-1977", "baccarat-banque")
    assert isinstance(game, BanqueGame)
    rules, house = game.rules, BanqueHouse()
    limited, free = rules.modes["limited"], rules.modes["free"]
    for broken in (
        {"modes": {"limited": limited}},
        {"modes": {"limited": replace(limited, decks=4), "free": free}},
        {"modes": {"limited": limited, "free": replace(free, decks=0)}},
        {"modes": {"limited": limited, "free": replace(free, take=-1)}},
        {"modes": {"limited": limited, "free": replace(free, take=10_001)}},
        {"modes": {"limited": limited, "free": replace(free, sessions=0)}},
        {"modes": {"limited": limited, "free": replace(free, sessions=-1, shoes=-1)}},
        {"least": replace(rules.least, players=0)},
        {"banco": replace(rules.banco, repeats=-1)},
        {"deal": replace(rules.deal, order=rules.deal.order[1:])},
        {"points": replace(rules.points, target=10)},
        {"punto": replace(rules.punto, stands=(4, 6, 7))},
        {"chart": {score: row for score, row in rules.chart.items() if score != "3"}},
        {"chart": {**rules.chart, "3": replace(rules.chart["3"], cells="TTTTTTTTPO")}},
        {"chart": {**rules.chart, "3": replace(rules.chart["3"], cells="TTTTTTTTPOX")}},
    ):
        with pytest.raises(BadLaw):
            list(check(replace(rules, **broken), house))
    whole = {"limited": replace(limited, take=10_000), "free": replace(free, take=0)}
    least, banco = replace(rules.least, players=1), replace(rules.banco, repeats=0)
    assert not list(check(replace(rules, modes=whole, least=least, banco=banco), house))


@under(CLAUSES, "void banco")
def test_a_banco_that_may_be_repeated_says_why(law: str) -> None:
    room = Room(law)
    for left in (2, 1, 0):
        room.do(HoldBank(by=BANKER), CallBanco(by="bea"), CloseBetting(by=CROUPIER), DealCards(by=BANKER))
        room.draw(0, 0, 0, 7, 7, 7)
        told = room.do(StandPat(by="bea"), StandPat(by="bea"), StandPat(by=BANKER))
        (settled,) = (e for e in told if isinstance(e, ClothsSettled))
        assert (settled.maker, settled.repeats) == (("bea", left) if left else ("", 0))
        assert (set(CLAUSES[law]["void banco"]) <= set(settled.clauses)) == bool(left)


# -- words and reports -------------------------------------------------------------------------------------------------


@under(CLAUSES, "misgiven")
def test_cards_that_nobody_asked_for_leave_the_shoe_and_wait_in_their_order(law: str) -> None:
    room = Room(law)
    room.deal((0, 6), (0, 7), (0, 4))
    room.do(StandPat(by="bea"), StandPat(by="dan"))
    left = room.s.shoe.left
    room.do(r.CardMisgiven(by=CROUPIER, hand="first"))
    room.draw(3)
    room.do(r.CardMisgiven(by=CROUPIER, hand="second"))
    room.draw(9)
    assert [room.game.hands.points(card) for card in room.s.coup.spare] == [3, 9]
    room.do(AskCard(by=BANKER))
    assert room.s.shoe.left == left - 2
    assert room.s.coup.results == {"first": "bank", "second": "tie"}, "he had four and drew the three"


@under(CLAUSES, "wrong holder")
def test_cards_that_the_wrong_player_has_laid_down_stand_too(law: str) -> None:
    room = Room(law)
    room.deal((0, 8), (0, 6), (0, 9))
    room.do(LayDown(by="bea"), r.WrongHolder(by=CROUPIER, hand="first", player="cid", spoken=True))
    room.do(StandPat(by="dan"), LayDown(by=BANKER))
    assert room.s.coup.results == {"first": "bank", "second": "bank"}
    assert room.s.turn == {"first": 0, "second": 3}, "the first cloth's is still bea's, the second's passes on"


@under(CLAUSES, "misgiven")
def test_a_card_that_was_not_given_is_the_one_that_waits(law: str) -> None:
    """The first cloth must not have it, the second has asked, and the banker went on."""
    room = Room(law)
    room.deal((0, 7), (0, 2), (0, 5))
    room.do(r.Miscalled(by=CROUPIER, hand="first", said="card"), GiveCard(by=BANKER))
    room.draw(4)
    room.do(r.MistakeFound(by=CROUPIER, hand="first"), AskCard(by="dan"))
    left = room.s.shoe.left
    room.do(r.CardOmitted(by=CROUPIER, hand="second"))
    assert (room.third("second"), room.s.coup.spare, room.s.shoe.left) == (4, (), left)
    assert (room.s.coup.restored, room.s.phase) == ("banker", "banking")


@under(CLAUSES, "lost")
@pytest.mark.parametrize(("score", "said"), [(7, "card"), (3, "no")])
def test_a_card_in_the_basket_goes_to_nobody(law: str, score: int, said: str) -> None:
    """The card of the second cloth was lost unseen; then the word of the first turns out to be wrong."""
    room = Room(law)
    room.deal((0, score), (0, 2), (0, 5))
    room.do(r.Miscalled(by=CROUPIER, hand="first", said=said))
    if said == "card":
        room.do(GiveCard(by=BANKER))
        room.draw(4)
    room.do(AskCard(by="dan"), GiveCard(by=BANKER), r.CardsDropped(by=CROUPIER, hand="second"))
    room.draw(9)
    room.do(r.MistakeFound(by=CROUPIER, hand="first"))
    if said == "card":
        assert [room.game.hands.points(card) for card in room.s.coup.spare] == [4], "it waits for the banker"
    else:
        assert room.s.coup.due == ("first",), "it gets the next of the shoe"
    assert room.game.hand.live(room.s.coup) == ("first",)


@under(CLAUSES, "lost")
def test_a_cloth_whose_cards_were_lost_is_neither_shown_nor_announced(law: str) -> None:
    room = Room(law)
    room.stake(first=100, second=60)
    room.draw(0, 0, 0, 6)
    room.do(r.CardsDropped(by=CROUPIER, hand="first"))
    room.draw(6, 7)
    (shown,) = (e for e in room.do(StandPat(by="dan"), StandPat(by=BANKER)) if isinstance(e, ThreeHandsShown))
    assert (shown.hands.keys(), shown.scores) == ({"second", "bank"}, {"second": 6, "bank": 7})
    assert {call.args["hand"] for call in shown.calls} == {"second", "bank"}
    assert None not in {card.to for card in room.s.coup.hands["first"]}, "they lie as they fell"


@under(CLAUSES, "lost")
def test_a_word_of_a_cloth_that_does_not_count_is_not_looked_into(law: str) -> None:
    room = Room(law)
    room.deal((0, 7), (0, 6), (0, 5))
    room.do(r.Miscalled(by=CROUPIER, hand="first", said="card"), GiveCard(by=BANKER))
    room.do(r.CardsDropped(by=CROUPIER, hand="first"))
    room.draw(9)
    assert room.refused(r.MistakeFound(by=CROUPIER, hand="first")).code == "not-now"


@under(CLAUSES, "face up")
def test_a_card_that_came_face_up_has_been_seen(law: str) -> None:
    """The others of the deal may lie unseen, and so may the one after it."""
    room = Room(law)
    room.stake(first=100, second=60)
    assert [a.blind for a in room.game.awaits(room.s)] == [True]
    room.do(common.CardFaceUp(by=CROUPIER))
    assert [a.blind for a in room.game.awaits(room.s)] == [False]
    assert room.refused(common.CardFaceUp(by=CROUPIER)).code == "not-now", "it is the same card"
    room.draw(5)
    assert [a.blind for a in room.game.awaits(room.s)] == [True]


@pytest.mark.parametrize("law", LAWS)
def test_nothing_is_reported_of_words_while_a_card_is_on_its_way(law: str) -> None:
    room = Room(law)
    room.deal((0, 3), (0, 7), (0, 4))
    room.do(AskCard(by="bea"), GiveCard(by=BANKER))
    for report in (
        r.CardOmitted(by=CROUPIER, hand="first"),
        r.HandThrown(by=CROUPIER, hand="second"),
        r.AdviceGiven(by=CROUPIER, hand="bank"),
    ):
        assert room.refused(report).code == "not-now"


@under(CLAUSES, "second")
def test_a_mistake_of_the_second_cloth_is_put_right_by_what_is_said_of_it(law: str) -> None:
    for hand, score in (("first", 9), ("first", 3), ("second", 9), ("second", 3)):
        room = Room(law)
        cards = {"first": (0, 6), "second": (0, 6), hand: (0, score)}
        room.deal(cards["first"], cards["second"], (0, 7))
        if hand == "second":
            room.do(StandPat(by="bea"))
        room.do(r.Miscalled(by=CROUPIER, hand=hand, said="no"))
        (told,) = room.do(r.MistakeFound(by=CROUPIER, hand=hand))[:1]
        assert (set(CLAUSES[law]["second"]) <= set(told.clauses)) == (hand == "second")


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("score", [0, 4, 5, 6, 9])
def test_no_report_that_hangs_on_hidden_cards_can_be_tried_out(law: str, score: int) -> None:
    """Whatever the cards are, something is told that was hidden: so nobody learns them by trying."""
    room = Room(law)
    room.deal((0, score), (0, 6), (0, 7))
    both = decide(room.game, room.s, r.Contradicted(by=CROUPIER, hand="first", first="no"))
    assert any(e.reveals for e in both)
    room.do(r.Miscalled(by=CROUPIER, hand="first", said="no"))
    found = decide(room.game, room.s, r.MistakeFound(by=CROUPIER, hand="first"))
    assert any(e.reveals for e in found)


@under(CLAUSES, "naturals")
def test_the_silent_lay_down_a_natural_and_else_do_as_little_as_may_be(law: str) -> None:
    room = Room(law)
    room.deal((0, 3), (0, 5), (0, 9))

    def silent(who: str) -> Command | None:
        return room.game.default(room.s, who)

    assert silent("bea") == AskCard(by="bea"), "she must"
    room.do(AskCard(by="bea"))
    assert silent(BANKER) == LayDown(by=BANKER), "who has nine gives no card"
    room = Room(law)
    room.deal((0, 9), (0, 5), (0, 8))
    assert silent("bea") == LayDown(by="bea")
    room.do(LayDown(by="bea"))
    assert silent("dan") == StandPat(by="dan"), "he may"
    assert silent("bea") is None
    room.do(StandPat(by="dan"))
    assert silent(BANKER) == LayDown(by=BANKER)
    room = Room(law)
    room.deal((0, 3), (0, 6), (0, 0))
    room.do(AskCard(by="bea"))
    assert silent(BANKER) == GiveCard(by=BANKER)
    room.do(GiveCard(by=BANKER))
    assert silent(BANKER) is None
    room.draw(2)
    room.do(StandPat(by="dan"))
    assert silent(BANKER) == AskCard(by=BANKER), "with nothing he must"


@pytest.mark.parametrize("law", LAWS)
def test_a_word_without_a_coup_is_told_apart_from_a_word_out_of_turn(law: str) -> None:
    room = Room(law)
    assert room.refused(StandPat(by="bea")).code == "no-deal-running"
    room.do(HoldBank(by=BANKER), PlaceBet(by="bea", on="first", amount=50))
    assert room.refused(StandPat(by="bea")).code == "no-deal-running"
    room.do(CloseBetting(by=CROUPIER))
    assert room.refused(StandPat(by="bea")).code == "not-your-hand"


@under(CLAUSES, "slow")
def test_the_cards_of_who_is_too_slow_go_to_the_next_place_and_round_the_cloth(law: str) -> None:
    """Three places a cloth, and the turn is at the second of them."""
    room = Room(law)
    seats = ("bea", "cid", "fay", "dan", "eva", "gus")
    room.s = replace(room.s, seats=seats, chips=dict.fromkeys((BANKER, *seats), CHIPS), turn={"first": 1})
    room.deal((0, 6), (0, 6), (0, 7))
    for holder in ("cid", "fay", "bea", CROUPIER):
        assert room.s.coup.holders["first"] == holder
        if holder != CROUPIER:
            room.do(r.TooSlow(by=CROUPIER, hand="first"))
    room.do(StandPat(by=CROUPIER), StandPat(by="dan"), StandPat(by=BANKER))
    assert room.s.turn["first"] == 1, "of the last who had them, the turn passes on to the next"


@under(CLAUSES, "card check")
def test_cards_are_counted_once_their_shoe_is_over(law: str) -> None:
    room = Room(law, bank=0)
    assert room.refused(CheckCards(by="bea")).code == "shoe-not-spent"
    room.do(*(c for c in (room.game.default(room.s, room.game.rules.award.by),) if c is not None))
    room.do(CloseAuction(by=room.game.rules.award.by))
    room.do(CheckCards(by="bea"))
    assert BANKER in room.s.standing
    room.do(CheckCards(by=BANKER))
