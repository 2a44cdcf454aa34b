"""Circle poker as the articles have it: what each game is, the table, limits, turns, what is seen, what is announced.

The figures here are read from the text, not from the law files. Mistakes are in the scenarios of the nine games.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from poker_session import GAMES, LAW, MINIMUM, STACK, PokerTable, calls_of

from novamas.games import make
from novamas.games.circle_poker.acts import (
    BeginGame,
    Check,
    Checked,
    Cover,
    DealHand,
    ForcedBet,
    HandBegun,
    IntervalOpened,
    LeaveHand,
    OpenHands,
    PayPot,
    RaiseTo,
    RestHands,
    SeatsTaken,
    ThrowCards,
)
from novamas.games.circle_poker.reports import ExtraCommon, HandVoided
from novamas.games.shoe.acts import Dealt
from novamas.kit.cards import parse
from novamas.kit.decider import CAGNOTTE, CHANCE, CROUPIER, DIRECTOR, FLOAT, INSPECTOR, TIPS, Chance
from novamas.law import BadOption
from novamas.table import Opening, prepare
from novamas.table.acts import Bring, ChangeMinimum, Sit, Tip
from novamas.table.opening import Authorisation

# -- what each game is -------------------------------------------------------------------------------------------------

FULL = ("17-004",)
SHAPES: dict[str, tuple[int, str, tuple[str, ...]]] = {
    "five-card-draw": (52, "DDDDD / draw", ("1701-001", "17-170")),
    "omaha": (52, "DDDD / b+3 / b+1 / b+1", ("170201-001", "170201-006", *FULL)),
    "omaha-five": (52, "DDDDD / b+3 / b+1 / b+1", ("170202-001", "170202-002", *FULL)),
    "omaha-hi-lo": (52, "DDDD / b+3 / b+1 / b+1", ("170203-001", "170203-002", "170203-004", *FULL)),
    "texas-holdem": (52, "DD / b+3 / b+1 / b+1", ("17-169", "170301-001", *FULL)),
    "double-holdem": (52, "DD / b+3+3 / b+1+1 / b+1+1", ("170302-001", "170302-002", "170302-006")),
    "five-card-stud": (32, "DU / U / U / U", ("1704-001",)),
    "seven-card-stud": (52, "DDU / U / U / U / D", ("1705-001",)),
    "sintetico": (28, "DD+1 / +1 / +1 / +1 / +1", ("1706-001",)),
}
"""Cards of the pack; by interval what everybody gets (D down, U up), b a burnt card, +n common cards on each board."""


def told(ids: tuple[str, ...]) -> Any:
    return pytest.mark.clause(*(f"EUS96-{each}" for each in ids))


def shape(t: PokerTable) -> str:
    """What a hand deals interval by interval, when everybody passes and nobody changes a card."""
    found: list[str] = []
    while True:
        events = t.any_cards()
        to = [event.to for event in events if isinstance(event, Dealt)]
        own = [e for e in events if isinstance(e, Dealt) and e.to.isdigit() and e.to == "1"]
        text = "".join("U" if event.card.to is None else "D" for event in own)
        text += "b" * to.count("burnt")
        text += "".join(f"+{to.count(name)}" for name in ("common", "common-2") if name in to)
        found.append(text)
        for _ in range(40):
            who = t.speaker() if t.desk.hand.turn else ""
            if t.desk.phase == "drawing":
                found.append("draw") if found[-1] != "draw" else None
                t.do(ThrowCards(by=who, cards=()))
            elif t.desk.phase == "betting":
                t.do(Check(by=who) if "Check" in t.kinds(who) else Cover(by=who))
            elif t.desk.phase == "posting":
                t.table.act(t.table.decider.default(t.table.state, who))
            else:
                break
        if t.desk.phase == "showdown":
            return " / ".join(each for each in found if each)


@pytest.mark.parametrize(
    ("game", "cards", "text"),
    [pytest.param(game, cards, text, id=game, marks=told(ids)) for game, (cards, text, ids) in SHAPES.items()],
)
@told(("17-001", "17-026", "17-088"))
def test_a_game_deals_what_its_text_says(game: str, cards: int, text: str) -> None:
    t = PokerTable(game)
    t.lots()
    assert t.refused(DealHand(by=INSPECTOR)).code == "not-your-role"
    begun = next(event for event in t.do(DealHand(by=CROUPIER)) if isinstance(event, HandBegun))
    assert sum(begun.counts) == cards
    assert max(begun.counts) == 1
    while t.desk.phase == "posting":
        t.table.act(t.table.decider.default(t.table.state, t.speaker()))
    assert shape(t) == text


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        pytest.param("omaha", 4, marks=told(("170201-005",))),
        pytest.param("double-holdem", 2, marks=told(("170302-005",))),
    ],
)
def test_cards_are_dealt_one_at_a_time(game: str, cards: int) -> None:
    t = PokerTable(game).begin()
    dealt = [event.to for event in t.any_cards() if isinstance(event, Dealt) and event.to.isdigit()]
    assert dealt == cards * [str(t.people.index(who) + 1) for who in t.order]


@told(("1705-010", "1705-003"))
def test_seven_card_stud_by_the_letter_is_omaha_with_two_cards() -> None:
    t = PokerTable("seven-card-stud", readings={"seven-card-stud": "literal"}).begin()
    assert shape(t) == "DD / b+3 / b+1 / b+1"
    rules: Any = make(LAW, "seven-card-stud").rules
    assert set(rules.stakes.kinds) == {"split", "pot"}


@told(("17-169", "17-170", "170202-012", "170203-012", "170301-001", "170302-018"))
def test_what_a_game_does_not_say_the_common_rules_do() -> None:
    common: Any = make(LAW, "texas-holdem").rules
    for game in GAMES:
        rules: Any = make(LAW, game).rules
        assert (rules.seating.players, rules.seating.rests, rules.stakes.ante) == (4, 3, 50)
        assert rules.conduct == common.conduct
        own = {"five-card-draw": {"pack"}, "sintetico": {"deal", "common"}}.get(game, set())
        for name in common.mistakes.__struct_fields__:
            if name not in own:
                assert getattr(rules.mistakes, name) == getattr(common.mistakes, name)
        assert ("figures" in rules.ranking.order) == (game == "five-card-draw")
    omaha: Any = make(LAW, "omaha").rules  # the text of hold'em names one difference, and it is none of these
    assert (common.stakes, common.forced, common.ranking) == (omaha.stakes, omaha.forced, omaha.ranking)


# -- ranking -----------------------------------------------------------------------------------------------------------

ASCENDING = (
    ("high-card", "2S 5H 7D 9C JS"), ("high-card", "2S 5H 7D 9C QS"), ("pair", "2S 2H 4D 6C 8S"),
    ("pair", "AS AH 4D 6C 8S"), ("two-pair", "4S 4H 3D 3C 2S"), ("two-pair", "5S 5H 3D 3C 2S"),
    ("two-pair", "5S 5H 4D 4C 2S"), ("two-pair", "5S 5H 4D 4C 3S"), ("three", "2S 2H 2D 3C 4S"),
    ("three", "KS KH KD 3C 4S"), ("straight", "AS 2H 3D 4C 5S"), ("straight", "2S 3H 4D 5C 6S"),
    ("straight", "10S JH QD KC AS"), ("flush", "2S 4S 6S 8S 10S"), ("flush", "2S 4S 6S 8S JS"),
    ("full", "2S 2H 2D AC AS"), ("full", "3S 3H 3D 2C 2S"), ("four", "2S 2H 2D 2C AS"), ("four", "KS KH KD KC 2S"),
    ("straight-flush", "AS 2S 3S 4S 5S"), ("straight-flush", "9S 10S JS QS KS"), ("royal", "10S JS QS KS AS"),
)  # fmt: skip


@told((
    "17-003", "17-006", "17-054", "17-055", "17-056", "17-057", "17-058", "17-059", "17-060", "17-063", "17-064",
    "17-065", "17-069", "17-073",
))  # fmt: skip
def test_each_hand_is_higher_than_the_one_before() -> None:
    judge = make(LAW, "texas-holdem").judge  # type: ignore[attr-defined]
    values = []
    for kind, written in ASCENDING:
        cards = [parse(name) for name in written.split()]
        assert judge.kinds(cards[:2], (cards[2:],)) == (kind,)
        values.append(judge.high(cards[:2], cards[2:]))
    assert all(lower < higher for lower, higher in pairwise(values))


# -- the table ---------------------------------------------------------------------------------------------------------


@told(("17-009", "17-035", "17-100"))
def test_one_player_a_place_and_cards_go_clockwise() -> None:
    t = PokerTable("texas-holdem", seats=5)
    t.do(Bring(by="late", amount=STACK))
    assert t.refused(Sit(by="late", seat=2)).code == "seat-taken"
    t.begin()
    dealt = [event.to for event in t.any_cards() if isinstance(event, Dealt)]
    assert dealt == ["1", "4", "3", "2"] * 2  # places are numbered from the croupier's right on


@told(("17-021", "17-022"))
def test_one_croupier_at_a_table() -> None:
    for staff in ({"croupiers": 0}, {"croupiers": 2}):
        with pytest.raises(BadOption):
            prepare(Opening(law=LAW, game="texas-holdem", minimum=MINIMUM, staff=staff))
    assert prepare(Opening(law=LAW, game="texas-holdem", minimum=MINIMUM)).staff["croupiers"] == 1


@told(("17-029",))
def test_tips_go_into_their_slot() -> None:
    t = PokerTable("texas-holdem")
    t.do(Tip(by="p1", amount=200))
    assert t.table.state.book[TIPS] == 200


@told(("17-002", "17-032", "17-139"))
def test_players_win_from_each_other_and_the_croupier_pays() -> None:
    t = PokerTable("texas-holdem", options={"benefit_percent": 5}).begin()
    t.any_cards()
    t.do(RaiseTo(by="p1", amount=MINIMUM), Cover(by="p4"), LeaveHand(by="p3"), LeaveHand(by="p2"))
    while t.desk.phase != "showdown":
        t.any_cards()
        if t.desk.phase == "betting":
            t.do(Check(by=t.speaker()))
    assert t.refused(PayPot(by=CROUPIER)).code == "not-now"
    t.do(OpenHands(by=CROUPIER))
    assert t.refused(PayPot(by="p1")).code == "not-your-role"
    before = t.table.state.book
    t.do(PayPot(by=CROUPIER))
    after = t.table.state.book
    assert after["@pot"] == 0
    assert after[FLOAT] == before[FLOAT]
    assert sum(t.desk.chips.values()) + after[CAGNOTTE] == 4 * STACK
    assert after[CAGNOTTE] == 70  # five hundredths of four antes of 1.00 and of two bets of 5.00


@told(("17-037", "17-086"))
def test_lots_give_the_seats_and_the_first_lead() -> None:
    t = PokerTable("texas-holdem")
    t.do(BeginGame(by=CROUPIER))
    assert {a.who for a in t.table.awaits()} == {CHANCE}
    dist: Any = t.table.decider.chance(t.table.state)
    assert {value for value, _ in dist} == set(t.people)
    events = t.do(*(Chance(what="lot", value=who) for who in ("p3", "p1", "p4", "p2")))
    taken = next(event for event in events if isinstance(event, SeatsTaken))
    assert (taken.seats, taken.lead) == (("p3", "p1", "p4", "p2"), 1)
    assert "poker-lead" in calls_of(events)
    t.do(DealHand(by=CROUPIER))
    t.any_cards()
    assert t.speaker() == "p3"


@told(("17-084",))
def test_a_new_minimum_is_announced_before_it_holds() -> None:
    granted = Authorisation(minimums=(500, 1_000))
    t = PokerTable("texas-holdem", authorisation=granted)
    t.do(ChangeMinimum(by=DIRECTOR, to=1_000))
    assert t.desk.minimum == 500
    t.begin()
    t.any_cards()
    for _ in range(3):
        t.do(LeaveHand(by=t.speaker()))
    t.do(PayPot(by=CROUPIER))
    assert t.desk.minimum == 1_000


@told(("17-083",))
def test_no_table_below_the_authorised_minimum() -> None:
    granted = Authorisation(minimums=(1_000,))
    with pytest.raises(BadOption):
        prepare(Opening(law=LAW, game="texas-holdem", minimum=500, authorisation=granted, options={"limit": "none"}))
    sheet: Any = PokerTable("texas-holdem", options={"limit": "none"})
    assert sheet.desk.minimum == 500


@told(("17-033",))
def test_whatever_may_be_done_or_not_names_its_article() -> None:
    for game in GAMES:
        t = PokerTable(game).begin()
        t.any_cards()
        for who in (*t.people, CROUPIER, INSPECTOR):
            assert all(offer.clauses for offer in t.game.options(t.desk, who)), (game, who)
        for command in (Cover(by="p2"), RestHands(by="nobody"), DealHand(by=CROUPIER)):
            assert t.refused(command).clauses or command.by == "nobody"


# -- limits ------------------------------------------------------------------------------------------------------------

COMMON_KINDS = {"split", "pot", "none"}
FIXED_KINDS = {"fixed", "pot", "none"}
KINDS: dict[str, tuple[set[str], tuple[str, ...]]] = {
    "texas-holdem": (COMMON_KINDS, ("17-076", "17-079")),
    "omaha-five": (FIXED_KINDS, ("170202-008", "170202-009")),
    "omaha-hi-lo": (FIXED_KINDS, ("170203-008", "170203-009")),
    "double-holdem": (FIXED_KINDS, ("170302-014", "170302-015")),
    "seven-card-stud": ({"split", "pot"}, ("1705-003",)),
}
HIGHEST: dict[str, tuple[str, ...]] = {
    "omaha-five": ("170202-009", "170202-010", "170202-011"),
    "omaha-hi-lo": ("170203-009", "170203-010", "170203-011"),
    "double-holdem": ("170302-015", "170302-016", "170302-017"),
    "texas-holdem": ("17-081", "17-082"),
}
ANTE = 100
"""A fifth of the minimum, where the house says nothing."""


@pytest.mark.parametrize(
    ("game", "kinds"), [pytest.param(game, kinds, id=game, marks=told(ids)) for game, (kinds, ids) in KINDS.items()]
)
def test_the_limits_that_a_game_has(game: str, kinds: set[str]) -> None:
    for limit in ("fixed", "split", "pot", "none"):
        opening = Opening(law=LAW, game=game, minimum=MINIMUM, options={"limit": limit})
        if limit in kinds:
            prepare(opening)
        else:
            with pytest.raises(BadOption):
                prepare(opening)


@pytest.mark.parametrize("game", [pytest.param(game, id=game, marks=told(ids)) for game, ids in HIGHEST.items()])
def test_how_high_a_bet_may_be(game: str) -> None:
    pot = 4 * ANTE
    for limit, least, most in (
        ("pot", MINIMUM, MINIMUM),  # the pot of four antes is below the minimum
        ("none", MINIMUM, STACK - ANTE),
        ("fixed", MINIMUM, MINIMUM),
    ):
        if limit == "fixed" and game == "texas-holdem":
            continue
        t = PokerTable(game, options={"limit": limit}).begin()
        t.any_cards()
        space = t.amount("p1")
        assert (space.lo, max((space.hi, *space.also))) == (least, most), limit
        t.do(RaiseTo(by="p1", amount=MINIMUM))
        space = t.amount("p4")
        raised = {"pot": pot + MINIMUM + MINIMUM, "none": STACK - ANTE - MINIMUM, "fixed": MINIMUM}[limit]
        assert max((space.hi, *space.also)) == MINIMUM + raised, limit


@told(("17-077", "17-012", "17-114"))
def test_what_the_house_may_choose_has_bounds() -> None:
    def opens(**options: Any) -> bool:
        try:
            prepare(Opening(law=LAW, game="texas-holdem", minimum=MINIMUM, options=options))
        except BadOption:
            return False
        return True

    assert [opens(minimum_percent=n) for n in (19, 20, 40, 41)] == [False, True, True, False]
    assert [opens(benefit=way) for way in ("pot", "session", "hand")] == [True] * 3
    assert [opens(benefit="pot", benefit_percent=n) for n in (5, 6)] == [True, False]
    assert [opens(benefit="session", benefit_percent=n) for n in (9, 10, 20, 21)] == [False, True, True, False]
    assert [opens(benefit="hand", benefit_percent=n) for n in (19, 20, 50, 51)] == [False, True, True, False]
    with pytest.raises(BadOption):
        prepare(Opening(law=LAW, game="seven-card-stud", minimum=MINIMUM, options={"raises": 4}))
    t = PokerTable("texas-holdem", options={"raises": 1, "limit": "none"}).begin()
    t.any_cards()
    t.do(RaiseTo(by="p1", amount=500), RaiseTo(by="p4", amount=1_000), Cover(by="p3"), Cover(by="p2"))
    assert t.refused(RaiseTo(by="p1", amount=2_000)).code == "no-more-raises"


# -- turns -------------------------------------------------------------------------------------------------------------


@told(("17-104", "17-109", "17-110", "17-113", "17-102"))
def test_who_has_passed_may_raise_what_another_bets() -> None:
    t = PokerTable("texas-holdem", options={"limit": "none"}).begin()
    events = t.any_cards()
    opened = next(event for event in (e.event for e in t.table.log) if isinstance(event, IntervalOpened))
    assert opened.turn == t.order
    assert t.table.log[-1].event.calls[0].key == "poker-interval"
    assert events
    assert {"Check", "RaiseTo", "LeaveHand"} <= t.kinds("p1")
    assert "Cover" not in t.kinds("p1")
    assert [set(a.kinds) for a in t.table.awaits()] == [{"Check", "RaiseTo", "LeaveHand"}]
    for command in (Check(by="p4"), LeaveHand(by="p4"), RaiseTo(by="p4", amount=MINIMUM)):
        assert t.refused(command).code == "not-your-turn"
    passed = t.do(Check(by="p1"))
    assert isinstance(passed[0], Checked)
    assert calls_of(passed)[0] == "poker-paso"
    t.do(RaiseTo(by="p4", amount=MINIMUM))
    assert t.refused(Check(by="p3")).code == "bet-to-cover"
    t.do(Cover(by="p3"), LeaveHand(by="p2"))
    assert t.speaker() == "p1"
    assert {"Cover", "RaiseTo", "LeaveHand"} <= t.kinds("p1")
    assert [set(a.kinds) for a in t.table.awaits()] == [{"Cover", "RaiseTo", "LeaveHand"}]
    t.do(RaiseTo(by="p1", amount=3 * MINIMUM))
    assert t.desk.hand.turn == ("p4", "p3")  # everybody else who is in the hand, from the raiser's left on


@told(("17-143",))
def test_nobody_bets_more_than_lies_before_them() -> None:
    """Without a limit p1 may bet all of a stack, and p4, who has half of that left, answers with all that is there."""
    t = PokerTable("texas-holdem", options={"limit": "none"})
    t.begin().any_cards()
    state = t.table.state
    chips = {**state.desk.chips, "p4": state.desk.chips["p1"] // 2}
    t.table.state = replace(state, desk=replace(state.desk, chips=chips))
    everything = chips["p1"] + t.desk.hand.bet("p1")
    space = t.amount("p1")
    assert max((space.hi, *space.also)) == everything
    assert t.refused(RaiseTo(by="p1", amount=everything + 1)).code == "not-enough-chips"
    t.do(RaiseTo(by="p1", amount=everything))
    (covered, *_) = t.do(Cover(by="p4"))
    assert (covered.amount, covered.all_in, t.desk.chips["p4"]) == (chips["p4"], True, 0)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("omaha", marks=told(("170201-007",))),
        pytest.param("double-holdem", marks=told(("170302-008",))),
    ],
)
def test_a_burnt_card_is_seen_by_nobody(game: str) -> None:
    t = PokerTable(game)
    t.begin().any_cards()
    while t.desk.hand.street == 1 and t.desk.hand.turn:
        t.do((Check if "Check" in t.kinds(t.speaker()) else Cover)(by=t.speaker()))
    burnt = [event for event in t.any_cards() if getattr(event, "to", "") == "burnt"]
    assert [event.card.to for event in burnt] == [()]


@told(("17-027", "17-102"))
def test_phases_and_acts_are_announced() -> None:
    t = PokerTable("texas-holdem", options={"limit": "none"})
    said = calls_of(t.lots())
    said += calls_of(t.do(DealHand(by=CROUPIER)))
    t.any_cards()
    said += calls_of(t.do(RaiseTo(by="p1", amount=500), Cover(by="p4"), LeaveHand(by="p3"), LeaveHand(by="p2")))
    said += calls_of(envelope.event for envelope in t.table.log)
    wanted = {"game-begins", "lead", "street", "interval", "raises", "covers", "leaves"}
    assert {f"poker-{each}" for each in wanted} <= set(said)


@told(("170201-004", "170302-006", "170201-006"))
def test_antes_then_cards_then_the_first_interval() -> None:
    for game in ("omaha", "double-holdem"):
        t = PokerTable(game).begin()
        t.any_cards()
        row = [type(envelope.event) for envelope in t.table.log]
        assert row.count(ForcedBet) == 4
        assert max(n for n, kind in enumerate(row) if kind is ForcedBet) < row.index(Dealt)
        assert max(n for n, kind in enumerate(row) if kind is Dealt) < row.index(IntervalOpened)


# -- what is seen ------------------------------------------------------------------------------------------------------


def seen(t: PokerTable, who: str) -> dict[str, tuple[int | None, ...]]:
    """The cards of every hand as somebody sees them."""
    hand = t.table.view(who).desk.hand
    return {whose: tuple(card.value for card in cards) for whose, cards in hand.cards.items()}


@told(("17-141", "17-142", "17-131", "17-137"))
def test_only_the_player_sees_the_own_cards_until_they_are_shown() -> None:
    t = PokerTable("five-card-draw").begin()
    t.table.act(t.table.decider.default(t.table.state, t.speaker()))
    t.cards("2S 3S 4S 5S 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C 9S 9H 9D 9C")
    assert None not in seen(t, "p1")["p1"]
    assert seen(t, "p1")["p4"] == (None,) * 5
    t.do(Cover(by="p3"), Cover(by="p2"), Cover(by="p1"), Check(by="p4"))
    t.do(ThrowCards(by="p1", cards=(1, 2)))
    for who in (*t.people, CROUPIER, INSPECTOR):
        assert t.table.view(who).desk.hand.thrown["p1"].value is None
    for who in ("p4", "p3", "p2"):
        t.do(ThrowCards(by=who, cards=()))
    t.any_cards()
    for who in t.order:
        t.do(Check(by=who))
    assert seen(t, "p1")["p4"] == (None,) * 5
    shown = t.do(OpenHands(by=CROUPIER))
    assert None not in seen(t, "p1")["p4"]
    assert [call.by for event in shown for call in event.calls] == [CROUPIER] * 5  # players need not say anything


# -- a mistake that needs a full table ---------------------------------------------------------------------------------


@told(("1706-023",))
@pytest.mark.parametrize(("extra", "void"), [(1, False), (2, True)])
def test_with_too_few_cards_to_replace_common_ones_the_hand_is_void(extra: int, void: bool) -> None:
    t = PokerTable("sintetico", many=11).begin()  # 28 cards: 22 dealt, one common, four to come, one over
    t.any_cards()
    events = t.do(ExtraCommon(by=CROUPIER, cards=extra))
    assert isinstance(events[0], HandVoided) is void
    if void:
        assert "EUS96-1706-023" in events[0].clauses
        assert t.desk.chips == dict.fromkeys(t.people, STACK)
