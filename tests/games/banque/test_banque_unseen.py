"""Two cloths with real cards: those that lie face down are "?", and are turned over once they are needed."""

from __future__ import annotations

import pytest
from banque_room import BANKER, LAWS, Room
from msgspec.structs import replace
from spin_oracle import under

from novamas.games.banque import reports as r
from novamas.games.banque.acts import ClothsDecided, CoupAnnulled, LaidDown, ThreeHandsShown
from novamas.games.circle import reports as common
from novamas.games.circle.acts import (
    AskAdvice,
    AskCard,
    AskChart,
    CallBanco,
    DealCards,
    GiveCard,
    HoldBank,
    LayDown,
    StandPat,
    UnseenTurned,
)
from novamas.games.circle.rules import BANK
from novamas.games.cloth.acts import CloseBetting, PlaceBet
from novamas.kit.decider import CROUPIER, INSPECTOR, Chance, Event, Refused, mask

CLAUSES: dict[str, dict[str, tuple[str, ...]]] = {
    "boe-1977": {
        "naturals": ("BOE77-09-055",),
        "cloth draws": ("BOE77-09-052",),
        "banker zero": ("BOE77-09-050",),
        "chart": ("BOE77-09-058",),
        "hidden": ("BOE77-09-063",),
        "wrong no": ("BOE77-09-109",),
        "wrong carta": ("BOE77-09-112",),
    },
    "asturias-2011": {
        "naturals": ("AST11-BB-008",),
        "cloth draws": ("AST11-BB-005",),
        "banker zero": ("AST11-BB-002",),
        "chart": ("AST11-BB-011",),
        "hidden": ("AST11-BB-016",),
        "wrong no": ("AST11-BB-065",),
        "wrong carta": ("AST11-BB-068",),
    },
    "galicia-2007": {
        "naturals": ("GAL07-08-046",),
        "cloth draws": ("GAL07-08-043",),
        "banker zero": ("GAL07-08-041",),
        "chart": ("GAL07-08-048",),
        "hidden": ("GAL07-08-052",),
        "wrong no": ("GAL07-08-091",),
        "wrong carta": ("GAL07-08-092",),
    },
    "euskadi-1996": {
        "naturals": ("EUS96-09-060",),
        "cloth draws": ("EUS96-09-058",),
        "banker zero": ("EUS96-09-056",),
        "chart": ("EUS96-09-063",),
        "hidden": ("EUS96-09-068",),
        "wrong no": ("EUS96-09-114",),
        "wrong carta": ("EUS96-09-117",),
    },
}
DEAL = 6
"""The first cards of a coup."""


def unknown(room: Room, cards: int = DEAL) -> None:
    """So many cards that nobody sees."""
    for _ in range(cards):
        room.do(Chance(what="card", value="?"))


def lying(law: str, cards: int = DEAL) -> Room:
    """A bank of ana's, bea against it on the first cloth and dan on the second, and cards that nobody has seen."""
    room = Room(law)
    room.stake(first=100, second=60)
    unknown(room, cards)
    return room


def turned(room: Room, *points: int, what: str = "expose") -> list[Event]:
    """The cards that are turned over one after another, by their points, and what came of them."""
    told: list[Event] = []
    for point in points:
        left = room.s.shoe.dist()
        card = next(c for c in range(52) if room.game.hands.points(c) == point and c in left)
        told += room.do(Chance(what=what, value=card))
    return told


def awaits(room: Room) -> list[tuple[str, str]]:
    return [(a.who, a.what) for a in room.game.awaits(room.s)]


def asked(told: list[Event]) -> list[tuple[str, ...]]:
    """The cards that are to be turned over."""
    return [e.cards for e in told if isinstance(e, UnseenTurned)]


def scores(told: list[Event]) -> dict[str, int]:
    return next(e.scores for e in told if isinstance(e, ThreeHandsShown))


def results(told: list[Event]) -> dict[str, str]:
    return next(e.results for e in told if isinstance(e, ClothsDecided))


def restored(told: list[Event]) -> list[tuple[str, str]]:
    """Whose coup was put right, and for whose mistake."""
    return [(e.hand, e.error) for e in told if isinstance(e, r.CoupRestored)]


def mistaken(told: list[Event]) -> list[tuple[str, str]]:
    return [(e.hand, e.said) for e in told if isinstance(e, r.WrongWord)]


# -- hands -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", LAWS)
def test_what_nobody_has_seen_decides_nothing_until_the_end(law: str) -> None:
    room = lying(law)
    before = room.s.shoe.left
    for who in ("bea", "dan"):
        assert {o.kind for o in room.game.options(room.s, who)} >= {"LayDown", "AskCard", "StandPat", "AskAdvice"}
        room.do(StandPat(by=who))
    assert room.kinds(BANKER) == {"LayDown", "AskCard", "StandPat"}
    told = room.do(StandPat(by=BANKER))
    assert asked(told) == [("first-1", "first-2", "second-1", "second-2", "bank-1", "bank-2")]
    assert awaits(room) == [("@chance", "expose")]
    with pytest.raises(Refused):
        room.do(Chance(what="expose", value="?"))
    told = turned(room, 0, 7, 0, 6, 0, 6)
    assert scores(told) == {"first": 7, "second": 6, "bank": 6}
    assert results(told) == {"first": "first", "second": "tie"}
    assert room.bank == 900
    assert (room.s.shoe.left, room.s.shoe.inside().unseen) == (before, 0)


@pytest.mark.parametrize("law", LAWS)
def test_a_card_that_comes_face_up_is_seen(law: str) -> None:
    room = lying(law)
    room.do(AskCard(by="bea"), GiveCard(by=BANKER))
    with pytest.raises(Refused):
        unknown(room, 1)
    room.draw(5)
    room.do(AskCard(by="dan"), GiveCard(by=BANKER))
    room.draw(2)
    assert room.kinds(BANKER) == {"AskCard", "StandPat"}, "who has given a card does not lay down at his own turn"
    room.do(AskCard(by=BANKER))
    room.draw(1)
    told = turned(room, 0, 2, 0, 4, 0, 5)
    assert scores(told) == {"first": 7, "second": 6, "bank": 6}
    assert not mistaken(told)


@pytest.mark.parametrize("law", LAWS)
def test_whoever_is_awaited_goes_on_by_default(law: str) -> None:
    """Everybody has two, and said «no»: each cloth is given the card that it should have asked for."""
    room = lying(law)
    while room.s.phase != "holding":
        who, what = awaits(room)[0]
        if what:
            turned(room, 6, what=what)
        else:
            command = room.game.default(room.s, who)
            assert command is not None
            room.do(command)
    assert room.s.coup.results.keys() == {"first", "second"}
    assert (room.third("first"), room.third("second")) == (6, 6)
    assert room.s.shoe.inside().unseen == 0


@pytest.mark.parametrize("law", LAWS)
def test_unknown_cards_are_as_veiled_as_known_ones(law: str) -> None:
    """Who looks on does not learn whether a card has been seen."""
    known = Room(law)
    known.deal((0, 6), (0, 6), (0, 7))
    for who in ("cid", "eva"):
        hands = [mask(room.s, who).coup.hands for room in (lying(law), known)]
        assert hands[0] == hands[1]


# -- naturals ----------------------------------------------------------------------------------------------------------


@under(CLAUSES, "naturals")
def test_naturals_of_both_cloths_end_the_coup(law: str) -> None:
    room = lying(law)
    assert asked(room.do(LayDown(by="bea"))) == [("first-1", "first-2")]
    told = turned(room, 4, 4)
    assert [e.hand for e in told if isinstance(e, LaidDown)] == ["first"]
    assert awaits(room) == [("dan", "")]
    room.do(LayDown(by="dan"))
    told = turned(room, 0, 9)
    assert asked(told) == [("bank-1", "bank-2")]
    assert results(turned(room, 0, 7)) == {"first": "first", "second": "second"}


@under(CLAUSES, "naturals", "cloth draws")
def test_a_hand_that_is_no_natural_is_not_laid_down(law: str) -> None:
    room = lying(law)
    room.do(LayDown(by="bea"))
    assert not any(isinstance(e, LaidDown) for e in turned(room, 0, 3))
    assert room.kinds("bea") == {"AskCard"}, "a three must draw, now that it is seen"
    room.do(AskCard(by="bea"))
    assert room.kinds(BANKER) == {"LayDown", "GiveCard"}
    room.do(LayDown(by=BANKER))
    turned(room, 0, 2)
    assert room.kinds(BANKER) == {"GiveCard"}


@under(CLAUSES, "naturals")
def test_the_banker_lays_down_before_he_gives_a_card(law: str) -> None:
    room = lying(law)
    room.do(AskCard(by="bea"), LayDown(by=BANKER))
    assert asked(turned(room, 0, 9)) == [("first-1", "first-2", "second-1", "second-2")]
    told = turned(room, 0, 3, 4, 5)
    assert results(told) == {"first": BANK, "second": "tie"}
    assert not mistaken(told), "with the bank laid down no word matters"


@under(CLAUSES, "naturals")
def test_the_banker_lays_down_at_his_turn(law: str) -> None:
    room = lying(law)
    room.do(StandPat(by="bea"), StandPat(by="dan"), LayDown(by=BANKER))
    turned(room, 0, 8)
    assert results(turned(room, 0, 7, 0, 6)) == {"first": BANK, "second": BANK}


@under(CLAUSES, "naturals")
def test_a_forgotten_natural_can_no_longer_be_laid_down(law: str) -> None:
    """A nine in two cards would beat the nine that the banker drew."""
    room = lying(law)
    room.do(StandPat(by="bea"), StandPat(by="dan"), AskCard(by=BANKER))
    room.draw(4)
    told = turned(room, 0, 9, 0, 7, 0, 5)
    assert [e.hand for e in told if isinstance(e, common.RightForfeited)] == ["first"]
    assert results(told) == {"first": "tie", "second": BANK}


# -- the banker --------------------------------------------------------------------------------------------------------


@under(CLAUSES, "banker zero")
def test_a_banker_with_nothing_draws_whatever_he_said(law: str) -> None:
    room = lying(law)
    room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by=BANKER))
    turned(room, 0, 7, 0, 6, 0, 0)
    assert awaits(room) == [("@chance", "card")]
    with pytest.raises(Refused):
        unknown(room, 1)
    assert results(room.draw(6)) == {"first": "first", "second": "tie"}


@under(CLAUSES, "chart")
def test_who_asks_for_the_chart_shows_what_it_is_asked_for(law: str) -> None:
    room = lying(law)
    room.do(StandPat(by="bea"), StandPat(by="dan"))
    assert asked(room.do(AskChart(by=BANKER))) == [("bank-1", "bank-2")]
    turned(room, 0, 6)
    assert room.kinds(BANKER) == {"StandPat"}, "with six against cloths that stood the chart stands"


@under(CLAUSES, "chart")
def test_a_banker_who_was_advised_is_held_to_the_chart(law: str) -> None:
    room = lying(law)
    room.do(StandPat(by="bea"), StandPat(by="dan"), r.AdviceGiven(by=INSPECTOR, hand=BANK))
    assert asked(room.do(AskCard(by=BANKER))) == [("bank-1", "bank-2")]
    told = turned(room, 0, 6)
    assert asked(told) == [("first-1", "first-2", "second-1", "second-2")], "he stands, whatever he said"
    assert results(turned(room, 0, 7, 0, 6)) == {"first": "first", "second": "tie"}


@pytest.mark.parametrize("law", LAWS)
def test_a_banker_who_is_free_draws_before_anybody_sees_his_cards(law: str) -> None:
    room = lying(law)
    room.do(StandPat(by="bea"), StandPat(by="dan"))
    assert asked(room.do(AskCard(by=BANKER))) == []
    assert asked(room.draw(1)) == [("first-1", "first-2", "second-1", "second-2", "bank-1", "bank-2")]


# -- words that only the cards betray ----------------------------------------------------------------------------------


@under(CLAUSES, "wrong no")
def test_a_wrong_no_is_found_when_the_banker_stands(law: str) -> None:
    """The second cloth's card goes back to the first, the second has the next one, and the banker speaks again."""
    room = lying(law)
    room.do(StandPat(by="bea"), AskCard(by="dan"), GiveCard(by=BANKER))
    room.draw(5)
    room.do(StandPat(by=BANKER))
    told = turned(room, 0, 3, 0, 4, 0, 7)
    assert mistaken(told) == [("first", "no")]
    assert restored(told) == [("first", "player")]
    assert awaits(room) == [("@chance", "card")]
    room.draw(2)
    assert (room.third("first"), room.third("second")) == (5, 2)
    assert room.kinds(BANKER) == {"StandPat"}, "with seven the chart says the same of both"
    assert scores(room.do(StandPat(by=BANKER))) == {"first": 8, "second": 6, "bank": 7}


@under(CLAUSES, "wrong no")
@pytest.mark.parametrize("cloth", ["first", "second"])
def test_the_card_that_the_banker_has_drawn_is_the_next_one(law: str, cloth: str) -> None:
    """Nobody but the banker drew: his card is for the cloth that should have asked, and he speaks again."""
    room = lying(law)
    room.do(StandPat(by="bea"), StandPat(by="dan"), AskCard(by=BANKER))
    room.draw(5)
    cards = {"first": (0, 6), "second": (0, 6), cloth: (0, 3)}
    told = turned(room, *cards["first"], *cards["second"], 0, 5)
    assert mistaken(told) == [(cloth, "no")]
    assert (room.third(cloth), room.third(BANK)) == (5, None)
    assert awaits(room) == [(BANKER, "")]
    assert room.s.coup.restored == "player"


@under(CLAUSES, "wrong no")
def test_with_two_cards_drawn_after_it_both_move_up(law: str) -> None:
    room = lying(law)
    room.do(StandPat(by="bea"), AskCard(by="dan"), GiveCard(by=BANKER))
    room.draw(5)
    room.do(AskCard(by=BANKER))
    room.draw(1)
    turned(room, 0, 3, 0, 4, 0, 4)
    assert (room.third("first"), room.third("second"), room.third(BANK)) == (5, 1, None)
    assert awaits(room) == [(BANKER, "")]


@under(CLAUSES, "wrong carta")
def test_a_wrong_carta_moves_the_cards_on(law: str) -> None:
    """The first cloth's card is the second's, the second's waits for the banker, the banker's behind it."""
    room = lying(law)
    for who, points in (("bea", 1), ("dan", 2)):
        room.do(AskCard(by=who), GiveCard(by=BANKER))
        room.draw(points)
    room.do(AskCard(by=BANKER))
    room.draw(3)
    told = turned(room, 0, 7, 0, 4, 0, 4)
    assert mistaken(told) == [("first", "card")]
    assert (room.third("first"), room.third("second"), room.third(BANK)) == (None, 1, None)
    assert [room.game.hands.points(card) for card in room.s.coup.spare] == [2, 3]
    told = room.do(AskCard(by=BANKER))
    assert scores(told) == {"first": 7, "second": 5, "bank": 6}
    assert any(isinstance(e, r.SpareDiscarded) for e in told)


@under(CLAUSES, "wrong carta")
def test_mistakes_of_both_cloths_are_found_one_after_another(law: str) -> None:
    room = lying(law)
    room.do(AskCard(by="bea"), GiveCard(by=BANKER))
    room.draw(2)
    room.do(StandPat(by="dan"), StandPat(by=BANKER))
    told = turned(room, 0, 6, 0, 2, 0, 7)
    assert mistaken(told) == [("first", "card")]
    told = room.do(StandPat(by=BANKER))
    assert mistaken(told) == [("second", "no")]
    assert restored(told) == [("second", "player")]


# -- banco over both cloths --------------------------------------------------------------------------------------------


def banco(law: str) -> Room:
    room = Room(law)
    room.do(HoldBank(by=BANKER), CallBanco(by="bea"), CloseBetting(by=CROUPIER), DealCards(by=BANKER))
    unknown(room)
    return room


@under(CLAUSES, "hidden")
def test_who_covers_both_cloths_may_look_at_one_after_the_other(law: str) -> None:
    room = banco(law)
    assert [card.to for card in room.s.coup.hands["second"]] == [(), ()]
    room.do(StandPat(by="bea"))
    assert awaits(room) == [("bea", "")]
    assert [card.to for card in room.s.coup.hands["second"]] == [("bea",), ("bea",)]
    room.do(AskCard(by="bea"), GiveCard(by=BANKER))
    room.draw(2)
    room.do(StandPat(by=BANKER))
    told = turned(room, 0, 3, 0, 7, 0, 6)
    assert not mistaken(told), "who covers both plays as he likes"
    assert results(told) == {"first": BANK, "second": "second"}


@under(CLAUSES, "hidden")
def test_a_banco_that_lays_down_turns_one_cloth_only(law: str) -> None:
    room = banco(law)
    assert asked(room.do(LayDown(by="bea"))) == [("first-1", "first-2")]
    turned(room, 0, 8)
    assert room.s.coup.laid == ("first",)
    assert not any(card.value is not None for card in room.s.coup.hands["second"])


# -- reports -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("cloth", ["first", "second"])
def test_a_cloth_that_is_turned_up_by_mistake_is_the_only_one_that_is_turned(law: str, cloth: str) -> None:
    room = lying(law, 5)
    told = room.do(r.ClothExposed(by=INSPECTOR, hand=cloth))
    assert asked(told) == [(f"{cloth}-1", f"{cloth}-2")]
    assert any(isinstance(e, r.ClothShown) for e in turned(room, 0, 6))
    unknown(room, 1)
    seen = {hand: all(card.to is None for card in cards) for hand, cards in room.s.coup.hands.items()}
    assert seen == {"first": cloth == "first", "second": cloth == "second", "bank": False}


@pytest.mark.parametrize("law", LAWS)
def test_nothing_is_reported_while_cards_are_turned_but_the_inspector_may_rule(law: str) -> None:
    room = lying(law)
    room.do(LayDown(by="bea"))
    with pytest.raises(Refused):
        room.do(common.CardOnFloor(by=CROUPIER))
    room.do(common.Ruling(by=INSPECTOR, remedy="go-on"))
    turned(room, 0, 9)
    assert room.s.coup.laid == ("first",)


@pytest.mark.parametrize("law", LAWS)
def test_a_wrong_word_that_staff_have_heard_is_found_when_they_say_so(law: str) -> None:
    room = lying(law)
    room.do(r.Miscalled(by=INSPECTOR, hand="first", said="no"))
    assert asked(room.do(r.MistakeFound(by=INSPECTOR, hand="first"))) == [("first-1", "first-2")]
    assert restored(turned(room, 0, 3)) == [("first", "player")]
    room.draw(5)
    assert room.third("first") == 5


@pytest.mark.parametrize("law", LAWS)
def test_both_words_are_judged_by_the_cards(law: str) -> None:
    room = lying(law)
    assert asked(room.do(r.Contradicted(by=INSPECTOR, hand="first", first="no"))) == [("first-1", "first-2")]
    turned(room, 0, 3)
    assert room.s.coup.said == {"first": "card"}


@pytest.mark.parametrize("law", LAWS)
def test_advice_is_had_without_showing_the_cards(law: str) -> None:
    room = lying(law)
    assert asked(room.do(AskAdvice(by="bea"))) == []
    assert room.s.coup.said == {"first": "no"}


@pytest.mark.parametrize("law", LAWS)
def test_cards_of_who_is_too_slow_are_the_next_players_unseen(law: str) -> None:
    room = lying(law)
    room.do(r.TooSlow(by=CROUPIER, hand="first"))
    assert [(card.value, card.to) for card in room.s.coup.hands["first"]] == [(None, ("cid",))] * 2
    room.do(LayDown(by="cid"))
    turned(room, 0, 8)
    assert room.s.coup.laid == ("first",)


@pytest.mark.parametrize("law", LAWS)
def test_a_hand_thrown_away_is_never_turned(law: str) -> None:
    room = lying(law)
    room.do(r.HandThrown(by=INSPECTOR, hand="first"), StandPat(by="dan"))
    assert asked(room.do(StandPat(by=BANKER))) == [("second-1", "second-2", "bank-1", "bank-2")]
    told = turned(room, 0, 7, 0, 6)
    assert results(told) == {"first": BANK, "second": "second"}
    assert room.s.shoe.inside().unseen == 2


@pytest.mark.parametrize("law", LAWS)
def test_a_bank_thrown_away_is_never_turned(law: str) -> None:
    room = lying(law)
    assert asked(room.do(r.HandThrown(by=INSPECTOR, hand=BANK), StandPat(by="bea"))) == []
    assert asked(room.do(StandPat(by="dan"))) == [("first-1", "first-2", "second-1", "second-2")]
    assert scores(turned(room, 0, 3, 0, 7)).keys() == {"first", "second", "bank"}
    assert room.s.shoe.inside().unseen == 2


@pytest.mark.parametrize("law", LAWS)
def test_a_hand_that_only_witnesses_know_is_played_and_never_turned(law: str) -> None:
    """The first cloth lays down nine that nobody turns, the second must draw, the bank has what it has."""
    room = lying(law)
    room.do(r.CroupierThrows(by=CROUPIER, hand="first", score=9), r.CroupierThrows(by=CROUPIER, hand="second", score=4))
    assert room.kinds("bea") == {"LayDown"}
    before = room.s
    assert asked(room.do(r.Contradicted(by=CROUPIER, hand="first", first="no"))) == []
    assert (room.s.coup.laid, [card.value for card in room.s.coup.hands["first"]]) == (("first",), [None, None])
    room.s = before
    assert asked(room.do(LayDown(by="bea"))) == []
    assert [card.value for card in room.s.coup.hands["first"]] == [None, None]
    assert room.kinds("dan") == {"AskCard"}
    room.do(AskCard(by="dan"), GiveCard(by=BANKER))
    room.draw(2)
    assert asked(room.do(StandPat(by=BANKER))) == [("bank-1", "bank-2")]
    told = turned(room, 0, 7)
    assert scores(told) == {"first": 9, "second": 6, "bank": 7}
    assert results(told) == {"first": "first", "second": BANK}


@pytest.mark.parametrize("law", LAWS)
def test_a_card_drawn_too_soon_may_be_unseen_and_is_the_first_of_the_deal(law: str) -> None:
    room = Room(law)
    room.do(HoldBank(by=BANKER), PlaceBet(by="bea", on="first", amount=100), common.EarlyDraw(by=INSPECTOR))
    unknown(room, 1)
    room.do(CloseBetting(by=CROUPIER), DealCards(by=BANKER))
    unknown(room, DEAL - 1)
    assert {hand: len(cards) for hand, cards in room.s.coup.hands.items()} == {"first": 2, "second": 2, "bank": 2}
    room.do(LayDown(by="bea"))
    turned(room, 0, 9)
    assert room.s.coup.laid == ("first",)


# -- void coups, and the end of a shoe ---------------------------------------------------------------------------------


@pytest.mark.parametrize("law", LAWS)
def test_a_coup_that_is_void_leaves_its_cards_unseen(law: str) -> None:
    room = lying(law)
    before = room.s.shoe.left
    room.do(LayDown(by="bea"))
    told = room.do(common.Ruling(by=INSPECTOR, remedy="void"))
    assert any(isinstance(e, CoupAnnulled) for e in told)
    assert (room.s.coup.due, room.s.coup.then) == ((), {})
    assert (room.s.shoe.left, room.s.shoe.inside().unseen) == (before, DEAL)
    assert awaits(room) == [(BANKER, "")]
    room.deal((0, 6), (0, 6), (0, 7))
    assert awaits(room) == [("bea", "")], "the next coup is dealt as ever"


@pytest.mark.parametrize("law", LAWS)
def test_the_cards_of_a_cloth_that_does_not_count_are_never_turned(law: str) -> None:
    room = lying(law, 5)
    room.do(r.CardsDropped(by=INSPECTOR, hand="first"))
    unknown(room, 1)
    room.do(StandPat(by="dan"))
    assert asked(room.do(StandPat(by=BANKER))) == [("second-1", "second-2", "bank-1", "bank-2")]
    told = turned(room, 0, 7, 0, 6)
    assert scores(told) == {"second": 7, "bank": 6}, "nobody knows the score of the first"
    assert results(told) == {"first": "void", "second": "second"}
    assert [card.value for card in room.s.coup.hands["first"]] == [None, None]


def shorten(room: Room, left: int) -> None:
    """As if only so many cards were left in the shoe, any of them."""
    room.s = replace(room.s, shoe=replace(room.s.shoe, left=left))


@pytest.mark.parametrize("law", LAWS)
def test_cards_are_turned_though_the_shoe_is_empty(law: str) -> None:
    room = Room(law)
    shorten(room, DEAL)
    room.s = replace(room.s, shoe=replace(room.s.shoe, behind=0))
    room.stake(first=100, second=60)
    unknown(room)
    assert room.s.shoe.left == 0
    room.do(StandPat(by="bea"), StandPat(by="dan"))
    told = room.do(StandPat(by=BANKER))
    assert not any(isinstance(e, CoupAnnulled) for e in told)
    assert results(turned(room, 0, 7, 0, 6, 0, 6)) == {"first": "first", "second": "tie"}


@pytest.mark.parametrize("law", LAWS)
def test_a_coup_that_needs_a_card_of_an_empty_shoe_is_void(law: str) -> None:
    """The banker stood, and only his cards say that he must draw."""
    room = Room(law)
    shorten(room, DEAL)
    room.s = replace(room.s, shoe=replace(room.s.shoe, behind=0))
    room.stake(first=100, second=60)
    unknown(room)
    room.do(StandPat(by="bea"), StandPat(by="dan"), StandPat(by=BANKER))
    told = turned(room, 0, 7, 0, 6, 0, 0)
    assert [e.cause for e in told if isinstance(e, CoupAnnulled)] == ["cards-run-out"]
    assert room.s.coup.due == ()
