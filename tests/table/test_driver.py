"""The driver and the people: the log and its replay, the book, seats, chips, roles, the last rounds."""

from __future__ import annotations

import random
from typing import Any

import pytest
from table_tools import GAMES, OPENER, SPOT, balanced, clause, granted, opening, refused, table, throw, walk

from novamas.games.cloth.prison import PrisonChoice
from novamas.games.roulette.play import AllowValueChips, ReturnColour, StopValueChips, TakeColour
from novamas.games.roulette.service import AskToLay
from novamas.games.spin import CloseBetting, Launch, OpenBetting, PlaceBet, TakeBack, VoidSpin
from novamas.kit.chance import Scripted, Seeded
from novamas.kit.decider import STAFF, Chance, Command, Refused, to_json
from novamas.table import BadLog, Table, open_table, replay
from novamas.table.acts import (
    AnnounceLast,
    Bring,
    ChangeMinimum,
    CloseTable,
    Count,
    Countersign,
    Expel,
    Halt,
    Leave,
    PlacePlayer,
    Proceed,
    Rectify,
    Remark,
    RemovePlayer,
    Resume,
    SendAway,
    SendBack,
    Sit,
    StaffArrive,
    StaffLeave,
    Stand,
    Suspend,
    Take,
    Tip,
    TopUp,
)

EUS, GAL, BOE = "euskadi-1996", "galicia-2007", "boe-1977"
FRENCH, AMERICAN = "roulette-french", "roulette-american"
D, C, I = STAFF[2], STAFF[0], STAFF[1]  # noqa: E741

# -- the log -------------------------------------------------------------------------------------------------


def test_an_envelope_says_when_who_how_and_whence() -> None:
    ticks = iter(range(100))
    at = Table(opening(GAL, "boule"), Seeded(3), lambda: float(next(ticks)))
    at.act(Bring(by="ana", amount=10_00))
    at.staff()
    at.act(PlaceBet(by="ana", on="red", amount=5_00), "form")
    at.play_out()
    assert [e.seq for e in at.log] == list(range(len(at.log)))
    assert [e.at for e in at.log] == [float(n) for n in range(len(at.log))]
    written = [(type(e.event).__name__, e.round, e.by, e.cause, e.source) for e in at.log]
    assert written[:8] == [
        ("TableOpened", 0, D, "", ""),
        ("Joined", 0, "ana", "", ""),
        ("Brought", 0, "ana", "", ""),
        ("BettingOpened", 1, I, "autopilot", ""),
        ("BetPlaced", 1, "ana", "form", ""),
        ("Launched", 1, C, "autopilot", ""),
        ("BettingClosed", 1, C, "autopilot", ""),
        ("Landed", 1, "@chance", "", "seeded"),
    ]
    assert written[-1] == ("RoundEnded", 1, "@chance", "", "seeded")


def test_a_silent_person_is_played_for_by_the_clock() -> None:
    at = table(EUS, FRENCH, "ana")
    at.source = Scripted([0])
    at.staff()
    at.act(PlaceBet(by="ana", on="red", amount=500))
    at.play_out()
    [imprisoned] = [e for e in at.log if type(e.event).__name__ == "Imprisoned"]
    assert (imprisoned.by, imprisoned.cause) == ("ana", "clock")


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_a_log_leads_to_the_state_and_the_book_balances(law: str, game: str) -> None:
    people = ("ana", "bea")
    at = table(law, game, *people, authorisation=granted(100, 500, 1000))
    for seed in range(4):
        walk(at, random.Random(seed), 40, people)
        assert balanced(at)
        assert at.state.book.get("@cloth", 0) == sum(b.amount for b in at.state.desk.bets.values())
        assert all(chips >= 0 for chips in at.state.desk.chips.values())
        assert to_json(replay(at.log)) == to_json(at.state)
        assert replay(at.log) == at.state


def test_a_log_must_begin_with_its_opening() -> None:
    at = table(GAL, "boule", "ana")
    for log in ([], at.log[1:]):
        with pytest.raises(BadLog, match="must open its table"):
            replay(log)


def test_opening_without_a_driver() -> None:
    decider, state, first = open_table(opening(GAL, "boule"))
    assert state.open
    assert decider.awaits(state)[0].who == I
    assert first.moves[0].amount == state.book["@float"]


def test_what_is_seen_of_a_log() -> None:
    at = table(GAL, "boule", "ana")
    assert at.read_log("bea") == at.log
    assert at.read_log("bea", 2) == at.log[2:]
    assert at.view("bea").desk.chips == at.state.desk.chips


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_a_refusal_changes_nothing(law: str, game: str) -> None:
    at = table(law, game, "ana")
    for command in (
        Bring(by="ana", amount=-5), Bring(by="ana", amount=0), Take(by="ana", amount=0), Sit(by="ana", seat=99),
        PlaceBet(by="ana", on="straight:37", amount=500), PlaceBet(by="ana", on=SPOT[game], amount=500),
        TopUp(by=D, amount=0), StaffLeave(by=D, role="@director"), AnnounceLast(by=I, rounds=0),
        Chance(what="ball", value=5), Chance(what="ball", value=5, by="ana"),
    ):  # fmt: skip
        refused(at, command)


def test_a_round_that_does_not_need_chance_is_played_out_by_staff() -> None:
    at = table(GAL, "boule", "ana")
    at.source = Scripted([5])
    at.play_out()
    assert at.state.desk.round == 1
    at.act(AnnounceLast(by=I, rounds=1))
    at.source = Scripted([5])
    at.play_out()
    at.play_out()
    assert at.state.desk.round == 2, "nobody is awaited once the session is over"


# -- the float -----------------------------------------------------------------------------------------------


def test_a_float_that_is_spent_waits_for_the_director() -> None:
    at = table(GAL, "boule", "ana", float=1_00)
    at.staff()
    at.act(PlaceBet(by="ana", on="number:3", amount=5_00))
    throw(at, 3)
    assert at.state.book["@float"] == 1_00 - 35_00
    assert [(a.who, a.kinds) for a in at.awaits()] == [(D, ("TopUp",))]
    refused(at, OpenBetting(by=I), "float-spent")
    refused(at, Bring(by="bea", amount=1_00, means="cash"), "float-too-small")
    at.act(Bring(by="bea", amount=1_00))
    for who in ("ana", C, I):
        refused(at, TopUp(by=who, amount=1_00), "not-your-role")
        assert at.decider.default(at.state, who) is None
    at.staff()
    assert at.state.book["@float"] == 1_00, "the default brings it back to what it was"
    assert at.awaits()[0].who == I
    refused(at, TopUp(by=D, amount=at.decider.prepared.float * 10 + 1), "above-maximum")


def test_buying_chips_with_cash_takes_them_from_the_float() -> None:
    at = table(GAL, "boule", float=100_00)
    refused(at, Bring(by="ana", amount=100_01, means="cash"), "float-too-small")
    refused(at, Bring(by="ana", amount=5_00, means="gold"), "not-offered")
    at.act(Bring(by="ana", amount=100_00, means="cash"))
    assert at.state.book["@float"] == 0
    assert at.state.book["@box"] == 100_00
    assert at.state.book["@purse/ana"] == -100_00
    refused(at, Bring(by="ana", amount=1, means="cash"), "float-too-small")
    assert balanced(at)


# -- people --------------------------------------------------------------------------------------------------


def test_people_come_sit_stand_and_go() -> None:
    at = table(GAL, "boule", seats=2)
    for command in (Take(by="ana", amount=1), Sit(by="ana", seat=1), Stand(by="ana"), Leave(by="ana")):
        refused(at, command, "not-at-the-table")
    at.act(Bring(by="ana", amount=20_00))
    at.act(Bring(by="bea", amount=20_00))
    assert at.state.desk.standing == ("ana", "bea")
    at.act(Sit(by="ana", seat=2))
    assert at.state.desk.seats == (None, "ana")
    refused(at, Sit(by="bea", seat=2), "seat-taken")
    refused(at, Sit(by="bea", seat=3), "seat-taken")
    refused(at, Sit(by="ana", seat=1), "not-now")
    refused(at, Stand(by="bea"), "not-now")
    at.act(Sit(by="bea", seat=1))
    at.act(Bring(by="carlos", amount=20_00))
    refused(at, Sit(by="carlos", seat=1), "seat-taken")
    assert at.state.desk.present() == ("bea", "ana", "carlos")
    at.act(Stand(by="ana"))
    assert at.state.desk.seats == ("bea", None)
    assert at.state.desk.standing == ("carlos", "ana")
    at.act(Leave(by="bea"))
    assert at.state.desk.seats == (None, None)
    assert "bea" not in at.state.desk.chips
    assert at.state.book["@purse/bea"] == 0
    refused(at, Leave(by="bea"), "not-at-the-table")


def test_chips_come_and_go_with_their_person() -> None:
    at = table(GAL, "boule")
    most = 500 * 1_000_000
    refused(at, Bring(by="ana", amount=most + 1), "too-many-chips")
    at.act(Bring(by="ana", amount=20_00))
    refused(at, Take(by="ana", amount=20_01), "not-enough-chips")
    at.act(Take(by="ana", amount=20_00))
    assert at.state.desk.chips == {"ana": 0}
    refused(at, Take(by="ana", amount=1), "not-enough-chips")
    at.act(Leave(by="ana"))
    assert at.log[-1].event.moves == ()


def test_standing_people_bet_like_seated_ones() -> None:
    at = table(GAL, "boule", "ana", "bea")
    at.act(Sit(by="ana", seat=1))
    at.staff()
    for who in ("ana", "bea"):
        at.act(PlaceBet(by=who, on="red", amount=500))
    refused(at, PlaceBet(by="carlos", on="red", amount=500), "not-at-the-table")


def test_nobody_leaves_with_bets_on_the_cloth() -> None:
    at = table(GAL, "boule", "ana")
    at.staff()
    at.act(PlaceBet(by="ana", on="red", amount=500))
    refused(at, Leave(by="ana"), "bets-on-the-cloth")
    throw(at, 5)
    at.act(Leave(by="ana"))


def test_nobody_leaves_with_a_colour() -> None:
    at = table(EUS, AMERICAN, "ana")
    at.act(TakeColour(by="ana"))
    refused(at, Leave(by="ana"), "colour-not-returned")
    at.act(ReturnColour(by="ana"))
    at.act(Leave(by="ana"))


# -- roles ---------------------------------------------------------------------------------------------------

PERSON, NOBODY = "ana", ("carlos", "@chance", "@table")
ACTORS = (PERSON, C, I, D, *NOBODY)
# who may send what, in each of three moments of a French roulette of Euskadi with Ana at it, standing, a bet laid
ROLES: dict[type[Command], tuple[dict[str, Any], dict[str, tuple[str, ...]]]] = {
    Bring: ({"amount": 500}, {"idle": (PERSON, "carlos"), "betting": (PERSON, "carlos"), "closed": (PERSON, "carlos")}),
    Take: ({"amount": 500}, {"idle": (PERSON,), "betting": (PERSON,), "closed": (PERSON,)}),
    Tip: ({"amount": 500}, {}),
    Sit: ({"seat": 1}, {"idle": (PERSON,), "betting": (PERSON,), "closed": (PERSON,)}),
    Stand: ({}, {}),
    Leave: ({}, {"idle": (PERSON,)}),
    Expel: ({"player": PERSON}, {}),
    AnnounceLast: ({"rounds": 3}, {"idle": (I,), "betting": (I,), "closed": (I,)}),
    ChangeMinimum: ({"to": 1000}, {"idle": (D,), "betting": (D,), "closed": (D,)}),
    TopUp: ({"amount": 500}, {"idle": (D,), "betting": (D,), "closed": (D,)}),
    SendBack: ({"amount": 500}, {}),
    Count: ({"float": 500}, {}),
    Countersign: ({}, {}),
    PlacePlayer: ({"player": "carlos", "amount": 500}, {}),
    RemovePlayer: ({"player": PERSON}, {}),
    StaffArrive: ({"role": C}, {}),
    StaffLeave: ({"role": C}, {"idle": (D,), "betting": (D,), "closed": (D,)}),
    Suspend: ({}, {}),
    Resume: ({}, {}),
    CloseTable: ({}, {}),
    OpenBetting: ({}, {"idle": (C,)}),
    PlaceBet: ({"on": "red", "amount": 500}, {"betting": (PERSON,)}),
    TakeBack: ({"bet": 1, "amount": 500}, {"betting": (PERSON,)}),
    Launch: ({}, {"betting": (C,)}),
    CloseBetting: ({}, {}),
    VoidSpin: ({"cause": "ball-out"}, {"closed": (I,)}),
    Chance: ({"what": "ball", "value": 5}, {"closed": ("@chance",)}),
    PrisonChoice: ({"bet": 1, "choice": "half"}, {}),
    TakeColour: ({}, {}),
    ReturnColour: ({}, {}),
    AllowValueChips: ({"player": PERSON}, {}),
    StopValueChips: ({"player": PERSON}, {}),
    Halt: ({"reason": "irregularity"}, {}),
    Proceed: ({}, {}),
    Remark: ({"note": "a word"}, {}),
    SendAway: ({"player": PERSON}, {}),
    Rectify: ({}, {}),
    AskToLay: ({"whom": "croupier"}, {"idle": (PERSON,), "betting": (PERSON,), "closed": (PERSON,)}),
}


def moment(phase: str) -> Table:
    at = table(EUS, FRENCH, PERSON, authorisation=granted(500, 1000))
    if phase != "idle":
        at.act(OpenBetting(by=C))
        at.act(PlaceBet(by=PERSON, on="red", amount=500))
    if phase == "closed":
        at.act(Launch(by=C))
        at.act(CloseBetting(by=C))
    return at


@pytest.mark.parametrize("phase", ["idle", "betting", "closed"])
@pytest.mark.parametrize("kind", ROLES, ids=lambda k: k.__name__)
def test_who_may_send_what(kind: type[Command], phase: str) -> None:
    """Every command by every actor: those who may are accepted, everybody else is told why in one sentence."""
    at = moment(phase)
    fields, allowed = ROLES[kind]
    for who in ACTORS:
        command = kind(by=who, **fields)
        if who in allowed.get(phase, ()):
            fresh = moment(phase)
            assert fresh.act(command)
        else:
            refused(at, command)


def test_the_matrix_knows_every_command() -> None:
    assert set(moment("idle").decider.all_commands()) == set(ROLES)


@pytest.mark.parametrize("law", [BOE, EUS, GAL])
def test_who_may_send_what_about_colours(law: str) -> None:
    """Colours are taken by people at the table; value chips are the inspector's to allow, and only in Euskadi."""
    at = table(law, AMERICAN, PERSON)
    for who in (a for a in ACTORS if a != PERSON):
        refused(at, TakeColour(by=who))
        refused(at, ReturnColour(by=who))
    for who in ACTORS:
        if (law, who) != (EUS, I):
            refused(at, AllowValueChips(by=who, player=PERSON))
        refused(at, StopValueChips(by=who, player=PERSON))
    at.act(TakeColour(by=PERSON))
    refused(at, TakeColour(by=PERSON))
    at.act(ReturnColour(by=PERSON))
    refused(at, ReturnColour(by=PERSON))
    if law == EUS:
        refused(at, AllowValueChips(by=I, player="carlos"))
        at.act(AllowValueChips(by=I, player=PERSON))
        at.act(StopValueChips(by=I, player=PERSON))


@pytest.mark.parametrize("who", [PERSON, "carlos", C, I, "@chance", "@table"])
def test_what_is_the_directors_is_nobody_elses(who: str) -> None:
    at = table(EUS, FRENCH)
    for command in (Suspend(by=who), CloseTable(by=who), StaffLeave(by=who, role=C), StaffArrive(by=who, role=C)):
        refused(at, command, "not-your-role")
    at.act(Suspend(by=D))
    refused(at, Resume(by=who), "not-your-role")


def test_staff_come_and_go() -> None:
    at = table(EUS, FRENCH, "ana")
    refused(at, StaffArrive(by=D, role=C), "not-now")
    at.act(StaffLeave(by=D, role=I))
    refused(at, AnnounceLast(by=I, rounds=1), "not-at-the-table")
    refused(at, VoidSpin(by=I, cause="ball-out"), "not-at-the-table")
    at.act(StaffLeave(by=D, role=C))
    refused(at, StaffLeave(by=D, role=C), "not-now")
    refused(at, OpenBetting(by=C), "not-at-the-table")
    assert at.awaits()[0].who == D
    assert at.decider.default(at.state, C) is None
    at.staff()
    assert at.state.desk.staff == (C,)
    at.act(StaffArrive(by=D, role=I))
    assert at.state.desk.staff == (C, I)


# -- the last rounds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "game"), GAMES)
def test_the_last_rounds_are_announced_and_then_it_is_over(law: str, game: str) -> None:
    at = table(law, game, "ana")
    outcome = next(iter(at.decider.game.distribution))[0]
    throw(at, outcome)
    last = 3 if law == EUS and game.startswith("roulette") else 2
    [announced] = at.act(AnnounceLast(by=I, rounds=last))
    assert [(c.key, c.args) for c in announced.calls] == [("last-rounds", {"rounds": last})]
    assert at.state.desk.last == 1 + last
    refused(at, AnnounceLast(by=I, rounds=last), "not-now")
    for _ in range(last):
        assert at.awaits()
        throw(at, outcome)
    assert at.awaits() == ()
    assert at.state.desk.round == 1 + last
    refused(at, OpenBetting(by=OPENER[game]), "session-over")
    at.act(Leave(by="ana"))
    at.act(CloseTable(by=D))


@pytest.mark.parametrize(
    ("phase", "last"), [("idle", 1), ("betting", 1), ("rolling", 1), ("closed", 2), ("choosing", 2)]
)
def test_the_last_round_is_one_that_can_still_be_bet_on(phase: str, last: int) -> None:
    """Announced when the ball is past betting, the last round is the next one: nobody is caught unawares."""
    at = table(GAL, FRENCH, "ana")
    if phase != "idle":
        at.act(OpenBetting(by=C))
        at.act(PlaceBet(by="ana", on="red", amount=500))
    for name, act in (("rolling", Launch), ("closed", CloseBetting)):
        if phase in (name, "closed", "choosing"):
            at.act(act(by=C))
    if phase == "choosing":
        throw(at, 0)
    assert at.state.desk.phase == phase
    at.act(AnnounceLast(by=I, rounds=1))
    assert at.state.desk.last == last


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(EUS, marks=clause("EUS96-01-049")),
        pytest.param(BOE, marks=clause("BOE77-01-051")),
        pytest.param(GAL, marks=clause("GAL07-01-031")),
    ],
)
def test_a_bet_in_prison_outlives_an_announcement_made_while_its_owner_chooses(law: str) -> None:
    """The last ball is still to come, so the bet is decided by it and its owner can go home."""
    at = table(law, FRENCH, "ana")
    at.staff()
    at.act(PlaceBet(by="ana", on="red", amount=8000))
    throw(at, 0)
    last = 3 if law == EUS else 1
    at.act(AnnounceLast(by=I, rounds=last))
    at.act(PrisonChoice(by="ana", bet=1, choice="prison"))
    before = at.state.desk.chips["ana"]
    for _ in range(last - 1):
        throw(at, 0)
        at.act(PrisonChoice(by="ana", bet=1, choice="prison"))
    throw(at, 0)
    assert at.state.desk.chips["ana"] == before + 8000 // 2 ** (last + 1)
    assert at.awaits() == ()
    at.act(Leave(by="ana"))
    at.act(CloseTable(by=D))


@pytest.mark.parametrize("rounds", [0, -1, 101])
def test_how_many_last_rounds(rounds: int) -> None:
    refused(table(GAL, "boule"), AnnounceLast(by=I, rounds=rounds), "not-offered")


def test_a_refusal_reads_well() -> None:
    at = table(GAL, "boule", "ana")
    at.staff()
    with pytest.raises(Refused, match=r"below-minimum \(amount = 5\) \[GAL07-04-019\]"):
        at.act(PlaceBet(by="ana", on="red", amount=5))
