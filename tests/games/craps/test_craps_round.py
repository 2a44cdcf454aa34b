"""Craps: the shooter and the dice, the calls, throws that do not count, and the doubtful places of the texts."""

from __future__ import annotations

from itertools import combinations

import pytest
from craps_clauses import CRAPS_CLAUSES
from craps_oracle import DiceTable, made
from spin_oracle import calls, names, under

from novamas.games import make
from novamas.games.cloth.acts import CloseBetting, OpenBetting, PlaceBet, TakeBack
from novamas.games.craps.acts import (
    AbandonRound,
    AskNewDice,
    ChangeDice,
    DepriveShooter,
    DiceOnFloor,
    FoundDie,
    NoteBreach,
    PassDice,
    PickDice,
    ShortThrow,
    TakeDice,
    VoidThrow,
)
from novamas.kit.decider import CROUPIER, DIRECTOR, INSPECTOR
from novamas.law import BadOption, library
from novamas.table.acts import AnnounceLast, Leave, Sit, Stand, Suspend
from novamas.table.opening import Opening, prepare

LATER = ("euskadi-1996", "galicia-2007", "asturias-2011")
STAFF = {
    "boe-1977": {"inspectors": (1, 1), "croupiers": (2, 2), "stickmen": (1, 1)},
    "euskadi-1996": {"inspectors": (1, 1), "croupiers": (1, 2), "stickmen": (1, 1)},
    "galicia-2007": {"inspectors": (1, 1), "croupiers": (2, 2), "stickmen": (1, 1)},
}
ALSO = {"broken", "stacked", "on-chip", "off-table", "slid", "bad-throw"}
CAUSES = {"boe-1977": ALSO | {"not-flat"}, **{law: ALSO | {"on-edge", "in-basket"} for law in LATER}}
BREACHES = {"slid", "bad-throw"}
TOUCH = {"boe-1977": 1, **dict.fromkeys(LATER, 2)}


def awaited(table: DiceTable) -> list[str]:
    return [a.who for a in table.table.awaits()]


# ---- the table


@under(CRAPS_CLAUSES, "staff", laws=STAFF)
def test_who_stands_at_the_table(law: str) -> None:
    opening = Opening(law=law, game="craps", minimum=1_000)
    assert {r: n for r, n in prepare(opening).staff.items() if n} == {r: n for r, (n, _) in STAFF[law].items()}
    for role, (least, most) in STAFF[law].items():
        for number in range(least, most + 1):
            prepare(Opening(law=law, game="craps", minimum=1_000, staff={role: number}))
        for number in (least - 1, most + 1):
            with pytest.raises(BadOption) as caught:
                prepare(Opening(law=law, game="craps", minimum=1_000, staff={role: number}))
            assert set(caught.value.clauses) & set(CRAPS_CLAUSES[law]["staff"])


@pytest.mark.clause("EUS96-06-008")
def test_half_a_table_needs_a_croupier_who_is_stickman_too() -> None:
    half = {"law": "euskadi-1996", "game": "craps", "minimum": 500, "options": {"half": True}}
    assert prepare(Opening(**half)).staff["stickmen"] == 0
    for role, allowed in (("croupiers", (1, 2)), ("stickmen", (0, 1)), ("inspectors", (1, 1))):
        for number in range(4):
            if allowed[0] <= number <= allowed[1]:
                prepare(Opening(**half, staff={role: number}))
            else:
                with pytest.raises(BadOption) as caught:
                    prepare(Opening(**half, staff={role: number}))
                assert caught.value.clauses == ("EUS96-06-008",)


@pytest.mark.parametrize("law", ["boe-1977", "galicia-2007", "asturias-2011"])
def test_no_other_law_knows_half_a_table(law: str) -> None:
    with pytest.raises(BadOption) as caught:
        make(law, "craps", {"half": True})
    assert caught.value.field == "half"


@pytest.mark.clause("EUS96-06-082", "EUS96-06-083", "EUS96-06-084", "EUS96-06-085")
def test_an_idle_table_closes_for_a_while_in_euskadi_alone() -> None:
    from novamas.table.acts import Resume, StaffLeave

    for law in CRAPS_CLAUSES:
        table = DiceTable(law)
        for who in ("zoe", "ana"):
            table.do(Leave(by=who))
        if law == "euskadi-1996":
            float_before = table.float()
            table.do(Suspend(by=DIRECTOR))
            for who in (INSPECTOR, "ana"):
                assert table.refused(Resume(by=who)).code == "not-your-role", "the director has the keys"
            table.do(StaffLeave(by=DIRECTOR, role=CROUPIER))
            refused = table.refused(Resume(by=DIRECTOR))
            assert refused.code == "staff-missing"
            assert "EUS96-06-084" in refused.clauses
            for who in (INSPECTOR, "ana"):
                assert table.refused(Resume(by=who)).code == "not-your-role", "the director has the keys"
            assert table.float() == float_before
        else:
            assert table.refused(Suspend(by=DIRECTOR)).code == "no-temporary-closing"


@under(CRAPS_CLAUSES, "exchanges")
def test_the_table_changes_notes_for_chips(law: str) -> None:
    table = DiceTable(law)
    float_before = table.float()
    table.bring("ana", 50 * table.unit, "cash")
    assert table.float() == float_before - 50 * table.unit
    assert table.table.state.book["@box"] == 50 * table.unit


# ---- the shooter


@under(CRAPS_CLAUSES, "order of the dice")
def test_the_dice_go_round_clockwise_from_the_croupiers_left(law: str) -> None:
    """Seats first, in their order; then those who stand, in the order of arrival."""
    people = ("ana", "bea", "carlos", "diego")
    table = DiceTable(law, *people)
    for who, seat in (("carlos", 5), ("ana", 2)):
        table.do(Sit(by=who, seat=seat))
    table.table.staff()
    order = ["ana", "carlos", "zoe", "bea", "diego"]
    for who in order:
        assert awaited(table) == [who]
        other = next(w for w in order if w != who)
        refused = table.refused(TakeDice(by=other))
        assert refused.code == "not-your-dice"
        assert set(CRAPS_CLAUSES[law]["order of the dice"]) <= set(refused.clauses)
        table.do(TakeDice(by=who))
        table.bet(who, "win", table.unit)
        table.lands((4, 4))
        table.lands((3, 4))
        assert table.table.state.desk.shooter == ""
        table.table.staff()
    assert awaited(table) == ["ana"]
    table.do(PassDice(by="ana"))
    table.do(Sit(by="diego", seat=3))
    assert awaited(table) == ["carlos"], "the holder stands behind the last seat: the first is next, then the third"


@under(CRAPS_CLAUSES, "order of the dice")
def test_whoever_refuses_is_passed_over_and_may_think_again(law: str) -> None:
    table = DiceTable(law, "ana", "bea")
    table.table.staff()
    assert names(table.do(PassDice(by="zoe"))) == ["DiceRefused"]
    assert table.refused(PassDice(by="zoe")).code == "not-your-dice"
    table.do(PassDice(by="ana"))
    assert awaited(table) == ["bea"]
    table.bet("bea", "field", table.unit)
    table.do(PassDice(by="bea"))
    assert awaited(table) == []
    refused = table.refused(CloseBetting(by=CROUPIER))
    assert refused.code == "no-shooter"
    assert set(CRAPS_CLAUSES[law]["order of the dice"]) <= set(refused.clauses)
    table.do(TakeDice(by="ana"))
    assert awaited(table) == ["ana"]
    assert table.refused(TakeDice(by="ana")).code == "dice-in-hand"


@under(CRAPS_CLAUSES, "order of the dice")
def test_the_dice_go_on_from_where_the_holder_stood(law: str) -> None:
    """Whoever leaves with the dice leaves them to the next, seated or standing."""
    table = DiceTable(law, "ana", "bea", "carlos")
    table.table.staff()
    for who in ("zoe", "ana"):
        table.do(TakeDice(by=who))
        table.do(Leave(by=who))
    assert awaited(table) == ["bea"]
    table.do(TakeDice(by="bea"))
    table.do(Sit(by="bea", seat=4))
    table.do(Sit(by="carlos", seat=1))
    table.bring("ana", table.unit)
    table.do(Leave(by="bea"))
    assert awaited(table) == ["ana"], "after the fourth seat come those who stand"
    table.do(TakeDice(by="ana"))
    table.do(PassDice(by="ana"))
    assert awaited(table) == ["carlos"]
    table.do(Stand(by="carlos"))
    assert awaited(table) == ["carlos"]


@under(CRAPS_CLAUSES, "shooter must bet")
def test_the_shooter_bets_on_win_or_dont_win_and_on_anything_else(law: str) -> None:
    for line in ("win", "dont-win"):
        table = DiceTable(law)
        table.table.staff()
        table.do(TakeDice(by="zoe"))
        table.laid("zoe", {"field": 1, "right-4": 5, "hard-8": 1})
        table.laid("ana", {line: 1})
        refused = table.refused(CloseBetting(by=CROUPIER))
        assert refused.code == "shooter-must-bet"
        assert set(CRAPS_CLAUSES[law]["shooter must bet"]) <= set(refused.clauses)
        assert awaited(table) == ["zoe"]
        table.laid("zoe", {line: 1})
        table.lands((4, 5))
        assert awaited(table) == [CROUPIER], "one bet is enough for all the throws of a round"
        table.lands(made(9))
        table.table.staff()
        assert awaited(table) == ["zoe"], "and the next round asks for another"


@under(CRAPS_CLAUSES, "dice pass", laws=("boe-1977", "euskadi-1996", "galicia-2007", "asturias-2011"))
def test_only_the_seven_after_a_point_passes_the_dice(law: str) -> None:
    table = DiceTable(law)
    for throws in ([made(2)], [made(3)], [made(12)], [made(7)], [made(11)], [made(9), made(9)], [made(4), made(4)]):
        events = table.throws(*throws)
        assert "DicePassed" not in names(events)
        assert table.table.state.desk.shooter == "zoe"
    assert names(table.throws(made(8), made(7)))[-2:] == ["DicePassed", "RoundEnded"]
    assert table.table.state.desk.shooter == ""
    assert table.net("zoe") == table.unit * (-1 - 1 - 1 + 1 + 1 + 1 + 1 - 1)


@under(CRAPS_CLAUSES, "point")
def test_the_point_is_marked_until_it_is_decided(law: str) -> None:
    for number in (4, 5, 6, 8, 9, 10):
        table = DiceTable(law)
        table.ready()
        table.shut()
        marked = [e for e in table.lands(made(number)) if type(e).__name__ == "PointSet"]
        assert [e.point for e in marked] == [number]
        assert set(CRAPS_CLAUSES[law]["point"]) <= set(marked[0].clauses)
        for other in (2, 3, 11, 12, *(n for n in (4, 5, 6, 8, 9, 10) if n != number)):
            events = table.throws(made(other))
            assert names(events) == ["BettingClosed", "Thrown", "BettingOpened"]
            assert (table.table.state.desk.point, table.table.state.desk.round) == (number, 1)
        for end in (number, 7):
            again = DiceTable(law)
            again.points(number)
            assert names(again.throws(made(end)))[-1] == "RoundEnded"
            assert again.table.state.desk.point == 0


# ---- calls


@under(CRAPS_CLAUSES, "closing call", "result call", "stickman")
def test_what_is_called(law: str) -> None:
    table = DiceTable(law)
    table.table.staff()
    events = table.throws(made(5))
    said = ["ya-no-va-mas"] + ([("total", {"total": 5})] if law != "asturias-2011" else [])
    assert calls(events) == said


@under(CRAPS_CLAUSES, "closing call", "late bets")
def test_after_the_call_only_the_dice_are_awaited(law: str) -> None:
    table = DiceTable(law)
    table.ready()
    table.laid("ana", {"field": 2})
    bet = max(table.table.state.desk.bets)
    assert calls(table.do(CloseBetting(by=CROUPIER))) == ["ya-no-va-mas"]
    assert [a.what for a in table.table.awaits()] == ["dice"]
    for command, code in (
        (PlaceBet(by="ana", on="field", amount=table.unit), "late-bet"),
        (PlaceBet(by="zoe", on="seven", amount=table.unit), "late-bet"),
        (TakeBack(by="ana", bet=bet, amount=table.unit), "late-withdrawal"),
        (PassDice(by="zoe"), "betting-not-open"),
        (AskNewDice(by="zoe"), "betting-not-open"),
    ):
        refused = table.refused(command)
        assert refused.code == code
        if code.startswith("late"):
            assert set(CRAPS_CLAUSES[law]["late bets"]) <= set(refused.clauses)
    assert table.refused(OpenBetting(by=CROUPIER)).code == "not-now"
    assert table.table.options("ana", "PlaceBet") == ()


# ---- throws that do not count


@under(CRAPS_CLAUSES, "void throws")
def test_why_a_throw_is_void(law: str) -> None:
    """The bets stand, the same shooter throws again, and nothing of the round is lost."""
    table = DiceTable(law)
    table.points(8)
    table.laid("ana", {"right-6": 6, "field": 1})
    desk = table.table.state.desk
    assert not table.table.options(CROUPIER, "VoidThrow")
    assert table.refused(VoidThrow(by=CROUPIER, cause="broken")).code == "no-dice-in-motion"
    for cause in sorted(CAUSES[law]):
        table.shut()
        assert table.refused(VoidThrow(by=INSPECTOR, cause=cause)).code == "not-your-role"
        events = table.do(VoidThrow(by=CROUPIER, cause=cause))
        assert calls(events) == ["tirada-nula-dados"]
        assert events[0].cause == cause  # type: ignore[attr-defined]
        assert set(CRAPS_CLAUSES[law]["void throws"]) <= set(events[0].clauses)
        assert names(events) == ["ThrowVoided", *(["BreachNoted"] if cause in BREACHES else [])]
        now = table.table.state.desk
        assert (now.bets, now.chips, now.point, now.shooter, now.round, now.phase) == (
            desk.bets, desk.chips, 8, "zoe", 1, "betting",
        )  # fmt: skip
    table.shut()
    every = {"broken", "stacked", "on-chip", "off-table", "on-edge", "in-basket", "slid", "not-flat", "bad-throw"}
    for cause in every - CAUSES[law]:
        refused = table.refused(VoidThrow(by=CROUPIER, cause=cause))
        assert refused.code == "not-a-void-throw"
        assert set(CRAPS_CLAUSES[law]["void throws"]) <= set(refused.clauses)
    table.lands(made(8))
    assert table.net("zoe") == table.unit


@under(CRAPS_CLAUSES, "far edge")
def test_how_many_dice_must_touch_the_far_edge(law: str) -> None:
    table = DiceTable(law)
    table.ready()
    assert table.refused(ShortThrow(by=CROUPIER, touched=0)).code == "no-dice-in-motion"
    for touched in range(4):
        table.ready()
        table.shut()
        if touched < TOUCH[law]:
            events = table.do(ShortThrow(by=CROUPIER, touched=touched))
            assert names(events) == ["ThrowVoided", "BreachNoted"]
            assert set(CRAPS_CLAUSES[law]["far edge"]) <= set(events[0].clauses)
        else:
            refused = table.refused(ShortThrow(by=CROUPIER, touched=touched))
            assert refused.code == "far-enough"
            assert set(CRAPS_CLAUSES[law]["far edge"]) <= set(refused.clauses)
            table.lands(made(11))


@under(CRAPS_CLAUSES, "deprived", "conduct")
def test_who_loses_the_right_to_throw(law: str) -> None:
    """For breaches of the rules of throwing, repeated ones, and by nobody but the head of the table."""
    for first, second in combinations(("rubbed", "held", "slid", "bad-throw", "short"), 2):
        table = DiceTable(law, "ana", "bea")
        table.ready()
        for n, fault in enumerate((first, second), 1):
            refused = table.refused(DepriveShooter(by=INSPECTOR, player="zoe"))
            assert refused.code == "not-repeated"
            assert set(CRAPS_CLAUSES[law]["deprived"]) <= set(refused.clauses)
            if fault in ("rubbed", "held"):
                events = table.do(NoteBreach(by=CROUPIER, fault=fault))
                assert set(CRAPS_CLAUSES[law]["conduct"]) <= set(events[0].clauses)
            else:
                table.shut()
                short = ShortThrow(by=CROUPIER, touched=0)
                events = table.do(short if fault == "short" else VoidThrow(by=CROUPIER, cause=fault))
                assert set(CRAPS_CLAUSES[law]["deprived"]) <= set(events[-1].clauses)
            assert (events[-1].who, events[-1].fault, events[-1].count) == ("zoe", fault, n)  # type: ignore[attr-defined]
        assert table.refused(DepriveShooter(by=CROUPIER, player="zoe")).code == "not-your-role"
        assert table.refused(DepriveShooter(by=INSPECTOR, player="ana")).code == "not-repeated"
        assert names(table.do(DepriveShooter(by=INSPECTOR, player="zoe"))) == ["Deprived"]
        assert awaited(table) == ["ana"]
        assert table.refused(TakeDice(by="zoe")).code == "deprived"
        table.do(PassDice(by="ana"))
        table.do(PassDice(by="bea"))
        assert not table.table.options("zoe", "TakeDice")
    table.do(TakeDice(by="ana"))
    table.laid("ana", {"win": 1})
    for other in ("broken", "on-chip", "off-table"):
        table.shut()
        assert names(table.do(VoidThrow(by=CROUPIER, cause=other))) == ["ThrowVoided"]
        assert table.refused(NoteBreach(by=CROUPIER, fault=other)).code == "not-a-breach"


@under(CRAPS_CLAUSES, "deprived")
def test_a_round_goes_on_without_the_shooter_who_began_it(law: str) -> None:
    table = DiceTable(law)
    table.points(9)
    for _ in range(2):
        table.do(NoteBreach(by=CROUPIER, fault="held"))
    table.do(DepriveShooter(by=INSPECTOR, player="zoe"))
    assert awaited(table) == ["ana"]
    table.do(TakeDice(by="ana"))
    assert table.refused(PassDice(by="ana")).code == "round-not-thrown-out"
    table.lands(made(9))
    assert table.net("zoe") == table.unit
    table.do(Leave(by="zoe"))
    table.bring("zoe", table.unit)
    table.table.staff()
    assert table.refused(TakeDice(by="zoe")).code == "deprived", "leaving does not help"


@under(CRAPS_CLAUSES, "head of table", "deprived", "change of dice")
def test_the_head_of_the_table_answers_for_the_game(law: str) -> None:
    """What orders the game is the head's alone: neither the croupiers nor the players can do it."""
    table = DiceTable(law, change_after=1)
    table.points(9)
    for _ in range(2):
        table.do(NoteBreach(by=CROUPIER, fault="held"))
    for order in (ChangeDice, DepriveShooter, AbandonRound):
        fields = {"player": "zoe"} if order is DepriveShooter else {}
        for who in (CROUPIER, DIRECTOR, "ana", "zoe"):
            assert table.refused(order(by=who, **fields)).code == "not-your-role"
    assert [bool(table.table.options(INSPECTOR, o)) for o in ("ChangeDice", "DepriveShooter")] == [True, True]


# ---- the dice


def pick(table: DiceTable) -> set[tuple[int, ...]]:
    return {dice for form in table.offered("zoe", "PickDice") for dice in form["dice"].values}


@under(CRAPS_CLAUSES, "six dice", "two dice", "change of dice")
def test_two_of_six_dice_are_picked(law: str) -> None:
    """Of two colours in 1977; any two later."""
    table = DiceTable(law)
    table.ready()
    pair = table.table.state.desk.pair
    assert len(pair) == 2
    events = table.do(AskNewDice(by="zoe"))
    assert (names(events), calls(events)) == (["DiceOffered"], ["cambio-de-dados"])
    every = set(combinations(range(1, 7), 2))
    coloured = {(a, b) for a, b in every if a <= 3 < b}
    assert pick(table) == (coloured if law == "boe-1977" else every)
    assert awaited(table) == ["zoe"]
    assert table.refused(PickDice(by="ana", dice=(1, 4))).code == "not-your-dice"
    assert table.refused(AskNewDice(by="zoe")).code == "pick-first"
    for dice in ((1,), (1, 7), (4, 1), (1, 4, 6), ()):
        refused = table.refused(PickDice(by="zoe", dice=dice))
        assert refused.code == "not-these-dice"
        assert set(CRAPS_CLAUSES[law]["two dice"]) <= set(refused.clauses)
    table.do(PickDice(by="zoe", dice=(3, 5)))
    assert table.table.state.desk.pair == (3, 5)
    assert table.refused(PickDice(by="zoe", dice=(1, 4))).code == "nothing-to-pick"


@under(CRAPS_CLAUSES, "asking for dice")
def test_the_shooter_asks_for_other_dice_before_the_first_throw_only(law: str) -> None:
    table = DiceTable(law)
    table.ready()
    assert table.refused(AskNewDice(by="ana")).code == "not-your-dice"
    table.do(AskNewDice(by="zoe"))
    table.do(PickDice(by="zoe", dice=(2, 5)))
    table.points(9)
    refused = table.refused(AskNewDice(by="zoe"))
    assert refused.code == "no-new-dice-now"
    assert set(CRAPS_CLAUSES[law]["asking for dice"]) <= set(refused.clauses)
    table.throws(made(9))
    table.ready()
    events = table.do(AskNewDice(by="zoe"))
    assert set(CRAPS_CLAUSES[law]["asking for dice"]) <= set(events[0].clauses)


@under(CRAPS_CLAUSES, "change of dice")
@pytest.mark.parametrize("after", [1, 3, 20])
def test_the_head_changes_the_dice_after_a_number_of_throws(law: str, after: int) -> None:
    table = DiceTable(law, change_after=after)
    for turn in range(2):
        for _ in range(after):
            table.ready()
            refused = table.refused(ChangeDice(by=INSPECTOR))
            assert refused.code == "dice-not-worn"
            assert set(CRAPS_CLAUSES[law]["change of dice"]) <= set(refused.clauses)
            table.throws(made(11))
        table.ready()
        events = table.do(ChangeDice(by=INSPECTOR))
        assert calls(events) == ["cambio-de-dados"]
        assert set(CRAPS_CLAUSES[law]["change of dice"]) <= set(events[0].clauses)
        table.do(PickDice(by="zoe", dice=(1 + turn, 6)))
    with pytest.raises(BadOption):
        make(law, "craps", {"change_after": 0})


@under(CRAPS_CLAUSES, "die on the floor", "six dice", laws=LATER)
def test_a_die_on_the_floor_is_replaced_from_the_four_others(law: str) -> None:
    for point in (0, 9):
        table = DiceTable(law)
        table.ready()
        if point:
            table.points(point)
        first, second = table.table.state.desk.pair
        assert table.refused(DiceOnFloor(by=CROUPIER, dice=(first,))).code == "no-dice-in-motion"
        table.shut()
        assert table.refused(DiceOnFloor(by=CROUPIER, dice=(5,))).code == "not-in-play"
        events = table.do(DiceOnFloor(by=CROUPIER, dice=(first,)))
        assert names(events) == ["ThrowVoided", "DiceLost", "DiceOffered"]
        assert calls(events) == ["tirada-nula-dados"]
        assert set(CRAPS_CLAUSES[law]["die on the floor"]) <= set(events[-1].clauses)
        rest = set(range(1, 7)) - {first, second}
        assert pick(table) == {tuple(sorted((second, n))) for n in rest}
        assert len(rest) == 4
        table.do(PickDice(by="zoe", dice=(second, max(rest))))
        table.lands(made(9))
        if not point:
            table.lands(made(9))
        assert table.table.state.desk.set_of_dice == 2, "it was not found: a new set"
        assert table.table.state.desk.lost == ()


@under(CRAPS_CLAUSES, "die on the floor", laws=LATER)
def test_a_die_that_is_found_in_time_saves_the_set(law: str) -> None:
    table = DiceTable(law)
    table.points(9)
    table.shut()
    assert table.refused(FoundDie(by=CROUPIER, die=1)).code == "not-lost"
    table.do(DiceOnFloor(by=CROUPIER, dice=table.table.state.desk.pair))
    assert len(pick(table)) == 6
    table.do(PickDice(by="zoe", dice=(3, 4)))
    assert table.refused(FoundDie(by=CROUPIER, die=5)).code == "not-lost"
    for die in (1, 2):
        assert table.refused(FoundDie(by=INSPECTOR, die=die)).code == "not-your-role"
        table.do(FoundDie(by=CROUPIER, die=die))
    assert "DiceReplaced" not in names(table.lands(made(9)))
    assert table.table.state.desk.set_of_dice == 1


@pytest.mark.clause("BOE77-06-108")
def test_the_text_of_1977_knows_no_choice_for_a_die_on_the_floor() -> None:
    table = DiceTable("boe-1977")
    table.points(9)
    table.shut()
    for command in (DiceOnFloor(by=CROUPIER, dice=(1,)), FoundDie(by=CROUPIER, die=1)):
        refused = table.refused(command)
        assert refused.code == "no-rule-for-the-floor"
        assert "BOE77-06-108" in refused.clauses


# ---- the end of a session


def test_what_the_last_round_leaves_undecided_goes_back() -> None:
    table = DiceTable("galicia-2007")
    table.points(9)
    table.laid("ana", {"come": 2, "hard-10": 1})
    table.throws(made(6))
    table.laid("ana", {"odds-come-6": 2})
    table.do(AnnounceLast(by=INSPECTOR, rounds=1))
    assert names(table.throws(made(9)))[-3:] == ["Paid", "BetsReturned", "RoundEnded"]
    assert (table.net("ana"), table.lying("ana")) == (0, {})
    assert awaited(table) == []


def test_a_round_that_nobody_throws_for_is_ended_by_the_head() -> None:
    table = DiceTable("galicia-2007")
    table.ready()
    table.laid("ana", {"right-6": 6})
    assert table.refused(AbandonRound(by=INSPECTOR)).code == "round-has-a-shooter"
    table.do(PassDice(by="zoe"))
    table.do(PassDice(by="ana"))
    assert awaited(table) == [], "bets lie there: play waits until somebody takes the dice or the head ends it"
    assert names(table.do(AbandonRound(by=INSPECTOR))) == ["BetsReturned", "RoundEnded"]
    assert table.net("ana") == table.net("zoe") == 0


# ---- the doubtful places


@pytest.mark.clause("AST11-CR-096")
def test_the_dice_pass_whenever_the_shooter_loses_by_the_letter() -> None:
    def shooter_after(line: str, *throws: tuple[int, int]) -> str:
        table = DiceTable("asturias-2011", reading={"craps-dice-pass": "literal"})
        table.table.staff()
        table.do(TakeDice(by="zoe"))
        table.laid("zoe", {line: 1})
        for dice in throws:
            table.lands(dice)
        shooter: str = table.table.state.desk.shooter
        return shooter

    for total in (2, 3, 12):
        assert shooter_after("win", made(total)) == ""
        assert shooter_after("dont-win", made(total)) == "zoe"
    for total in (7, 11):
        assert shooter_after("win", made(total)) == "zoe"
        assert shooter_after("dont-win", made(total)) == ""
    assert shooter_after("win", made(9), made(9)) == "zoe"
    assert shooter_after("dont-win", made(9), made(9)) == ""
    assert shooter_after("win", made(9), made(7)) == ""
    assert shooter_after("dont-win", made(9), made(7)) == "zoe"


UNPLAYABLE = {
    "boe-1977": (
        "craps-odds-six-eight", "craps-right-four-ten", "craps-wrong-six-eight", "craps-lay-odds-maximum",
        "craps-wrong-maximum-six", "craps-other-totals", "craps-void-throws",
    ),
    **dict.fromkeys(LATER, ("craps-other-totals", "craps-void-throws")),
}  # fmt: skip


@pytest.mark.parametrize(("law", "reading"), [(law, r) for law, every in UNPLAYABLE.items() for r in every])
def test_what_cannot_be_played_to_the_letter(law: str, reading: str) -> None:
    with pytest.raises(BadOption) as caught:
        make(law, "craps", reading={reading: "literal"})
    assert set(library().readings(law, "craps")[reading].clauses) == set(caught.value.clauses)
    make(law, "craps", reading={reading: "corrected"})


def test_every_other_reading_is_played_both_ways() -> None:
    for law in CRAPS_CLAUSES:
        for key, reading in library().readings(law, "craps").items():
            if key in UNPLAYABLE[law]:
                assert reading.unplayable
                continue
            sides = ("literal", "corrected")
            assert len({library().resolve(law, "craps", {key: side}).digest for side in sides}) == 2
            for side in sides:
                make(law, "craps", reading={key: side})
