"""Colour chips: each player's own colour at a value of their own, as many players as colours, markers for all to see.

Euskadi also knows value chips, with the inspector's permission.
"""

from __future__ import annotations

import msgspec
import pytest
from american_oracle import BOE, CROUPIER, EUS, GAL, GAME, INSPECTOR, MAXIMA, MINIMUM, TIERS, Play, payments
from msgspec.structs import replace

from novamas.games import make
from novamas.games.roulette.play import AllowValueChips, ReturnColour, StopValueChips, TakeColour
from novamas.games.spin import Paid, PlaceBet, TakeBack
from novamas.kit.chance import Scripted
from novamas.kit.decider import Refused
from novamas.law import BadOption
from novamas.table import Opening, Table
from novamas.table.acts import Bring, Leave

# -- nobody bets without a colour -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("law", "clause"),
    [
        pytest.param(BOE, "BOE77-02-005", marks=pytest.mark.clause("BOE77-02-005"), id=BOE),
        pytest.param(EUS, "EUS96-02-026", marks=pytest.mark.clause("EUS96-02-008", "EUS96-02-026"), id=EUS),
        pytest.param(GAL, "GAL07-02-012", marks=pytest.mark.clause("GAL07-02-003", "GAL07-02-012"), id=GAL),
    ],
)
def test_a_player_without_a_colour_cannot_bet(law: str, clause: str) -> None:
    play = Play(law)
    play.open()
    chip = PlaceBet(by="ana", on="red", amount=play.minimum)
    refusal = play.refused(chip)
    assert (refusal.code, clause in refusal.clauses) == ("no-colour", True)
    play.colour("ana")
    play.do(chip)
    assert play.refused(PlaceBet(by="bea", on="red", amount=play.minimum)).code == "no-colour"


# -- the value of a colour ------------------------------------------------------------------------------------


@pytest.mark.clause("BOE77-02-006", "BOE77-02-018")
def test_1977_a_colour_may_have_any_value_from_the_minimum_to_the_maximum_on_a_number() -> None:
    for value in (100, 101, 137, 1999, 2000):
        play = Play(BOE, "ana").seated(value=value)
        assert play.s.colours["ana"].value == value
        play.bet("ana", "straight:17", value)  # one chip
    for value in (-100, 1, 99, 2001, 100_000):
        refusal = Play(BOE, "ana").refused(TakeColour(by="ana", value=value))
        assert refusal.code == "not-a-colour-value"
        assert {"BOE77-02-006", "BOE77-02-018"} <= set(refusal.clauses)


@pytest.mark.parametrize(
    ("law", "clauses"),
    [
        pytest.param(
            EUS, ("EUS96-02-007", "EUS96-02-027"), marks=pytest.mark.clause("EUS96-02-007", "EUS96-02-027"), id=EUS
        ),
        pytest.param(
            GAL, ("GAL07-02-004", "GAL07-02-012"), marks=pytest.mark.clause("GAL07-02-004", "GAL07-02-012"), id=GAL
        ),
    ],
)
def test_a_colour_has_the_value_of_a_chip_of_the_casino_within_the_limits_on_a_number(
    law: str, clauses: tuple[str, ...]
) -> None:
    chips = (50, 100, 250, 500, 1000, 2500, 5000, 10_000, 15_000, 25_000, 50_000)
    for tier in range(1, TIERS[law] + 1):
        most = MAXIMA[law]["straight"][0][tier - 1] * 500
        for value in (*chips, 501, 750, 2000, 4500, 4999, -500):
            play = Play(law, "ana", tier=tier, denominations=chips)
            if value in chips and 500 <= value <= most:
                play.colour("ana", value)
                assert play.s.colours["ana"].value == value
                play.open()
                play.bet("ana", "straight:17", value)  # one chip
            else:
                refusal = play.refused(TakeColour(by="ana", value=value))
                assert (refusal.code, set(clauses) <= set(refusal.clauses)) == ("not-a-colour-value", True), value


@pytest.mark.parametrize(
    ("law", "minimum"),
    [
        pytest.param(BOE, 100, marks=pytest.mark.clause("BOE77-02-019"), id=BOE),
        pytest.param(EUS, 500, marks=pytest.mark.clause("EUS96-02-028"), id=EUS),
        pytest.param(GAL, 500, marks=pytest.mark.clause("GAL07-02-013"), id=GAL),
    ],
)
def test_who_says_nothing_plays_at_the_minimum(law: str, minimum: int) -> None:
    for least in (minimum, 3 * minimum):
        play = Play(law, "ana", minimum=least)
        play.do(TakeColour(by="ana"))
        assert play.s.colours["ana"].value == least
        play.open()
        play.bet("ana", "straight:17", 2 * least)
        assert play.refused(PlaceBet(by="ana", on="straight:18", amount=least + 1)).code == "off-step"


@pytest.mark.parametrize(
    ("law", "clause"),
    [
        pytest.param(BOE, "BOE77-02-005", marks=pytest.mark.clause("BOE77-02-005"), id=BOE),
        pytest.param(EUS, "EUS96-02-027", marks=pytest.mark.clause("EUS96-02-006"), id=EUS),
        pytest.param(GAL, "GAL07-02-012", marks=pytest.mark.clause("GAL07-02-003"), id=GAL),
    ],
)
def test_stakes_are_whole_chips_of_the_players_colour(law: str, clause: str) -> None:
    play = Play(law)
    chip = 2 * play.minimum
    play.colour("ana", chip)
    play.colour("bea", play.minimum)
    play.open()
    for on in ("straight:17", "split:17-20", "red", "dozen:2"):
        for amount in (chip + 1, chip + play.minimum, 2 * chip - 1):
            refusal = play.refused(PlaceBet(by="ana", on=on, amount=amount))
            assert (refusal.code, clause in refusal.clauses) == ("off-step", True)
        assert play.refused(PlaceBet(by="ana", on=on, amount=play.minimum)).field == "amount"  # half a chip
        play.bet("ana", on, chip)
        play.bet("ana", on, chip)
        assert play.refused(PlaceBet(by="ana", on=on, amount=chip + play.minimum)).code == "off-step"
        play.bet("bea", on, play.minimum)  # hers are worth less
    for amount in (1, play.minimum, 3 * play.minimum):
        assert play.refused(TakeBack(by="ana", bet=1, amount=amount)).field == "amount"
    play.do(TakeBack(by="ana", bet=1, amount=chip))
    assert play.lying("ana")["straight:17"] == chip


# -- as many players as colours -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("law", "clauses"),
    [
        pytest.param(
            BOE, ("BOE77-02-004", "BOE77-02-009"), marks=pytest.mark.clause("BOE77-02-004", "BOE77-02-009"), id=BOE
        ),
        pytest.param(EUS, ("EUS96-02-005",), marks=pytest.mark.clause("EUS96-02-005"), id=EUS),
        pytest.param(
            GAL, ("GAL07-02-003", "GAL07-02-009"), marks=pytest.mark.clause("GAL07-02-003", "GAL07-02-009"), id=GAL
        ),
    ],
)
def test_the_colours_limit_the_players(law: str, clauses: tuple[str, ...]) -> None:
    for colours in (1, 3, 8):
        people = [f"player-{n}" for n in range(1, colours + 1)]
        play = Play(law, *people, "one-too-many", colours=colours).seated(*people)
        assert [play.s.colours[who].number for who in people] == list(range(1, colours + 1))
        for command in (
            TakeColour(by="one-too-many"),
            PlaceBet(by="one-too-many", on="red", amount=play.minimum),
        ):
            refusal = play.refused(command)
            assert (refusal.code, set(clauses) <= set(refusal.clauses)) == ("no-colour-left", True)
        for who in people:
            play.bet(who, "red", play.minimum)
        play.close()
        play.ball(2)
        play.do(ReturnColour(by="player-1"))
        play.colour("one-too-many")
        assert play.s.colours["one-too-many"].number == 1  # the compartment that became free
        assert play.refused(TakeColour(by="player-1")).code == "no-colour-left"
    with pytest.raises(BadOption) as refused:
        make(law, GAME, {"colours": 0})
    assert set(clauses) <= set(refused.value.clauses)


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-004", "BOE77-02-005")),
        pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-004", "EUS96-02-005", "EUS96-02-006")),
        pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-003")),
    ],
)
def test_everybody_sees_whose_colour_is_worth_what(law: str) -> None:
    play = Play(law, "ana", "bea", "carla")
    play.colour("ana", 2 * play.minimum)
    play.colour("bea")
    play.open()
    play.bet("ana", "straight:17", 4 * play.minimum)
    markers = {
        "ana": {"number": 1, "value": 2 * play.minimum},
        "bea": {"number": 2, "value": play.minimum},
    }
    for onlooker in ("ana", "bea", "carla", "somebody passing by", CROUPIER, INSPECTOR):
        seen = msgspec.to_builtins(play.game.view(play.s, onlooker))
        assert seen["colours"] == markers
        assert [bet["owner"] for bet in seen["bets"].values()] == ["ana"]


# -- one colour at a time, given back before leaving ----------------------------------------------------------


@pytest.mark.parametrize(
    ("law", "clause"),
    [
        pytest.param(BOE, "BOE77-02-005", marks=pytest.mark.clause("BOE77-02-005", "BOE77-02-018"), id=BOE),
        pytest.param(EUS, "EUS96-02-004", marks=pytest.mark.clause("EUS96-02-004", "EUS96-02-027"), id=EUS),
        pytest.param(GAL, "GAL07-02-012", marks=pytest.mark.clause("GAL07-02-012"), id=GAL),
    ],
)
def test_a_value_is_fixed_when_the_chips_are_given_and_changes_only_with_other_chips(law: str, clause: str) -> None:
    play = Play(law, "ana").seated()
    again = play.refused(TakeColour(by="ana", value=2 * play.minimum))
    assert (again.code, clause in again.clauses) == ("colour-not-now", True)
    play.bet("ana", "straight:17", play.minimum)
    early = play.refused(ReturnColour(by="ana"))
    assert (early.code, clause in early.clauses) == ("colour-not-now", True)
    play.close()
    assert play.refused(ReturnColour(by="ana")).code == "colour-not-now"
    play.ball(18)
    play.do(ReturnColour(by="ana"))
    assert play.refused(ReturnColour(by="ana")).code == "colour-not-now"
    play.colour("ana", 2 * play.minimum)
    assert play.s.colours["ana"].value == 2 * play.minimum


@pytest.mark.parametrize(
    ("law", "clause"),
    [
        pytest.param(BOE, "BOE77-02-005", marks=pytest.mark.clause("BOE77-02-005"), id=BOE),
        pytest.param(EUS, "EUS96-02-004", marks=pytest.mark.clause("EUS96-02-004"), id=EUS),
        pytest.param(GAL, "GAL07-02-012", marks=pytest.mark.clause("GAL07-02-003"), id=GAL),
    ],
)
def test_chips_without_a_value_of_their_own_do_not_leave_the_table(law: str, clause: str) -> None:
    table = Table(Opening(law=law, game=GAME, minimum=MINIMUM[law]), Scripted())
    table.act(Bring(by="ana", amount=10 * MINIMUM[law]))
    table.act(TakeColour(by="ana"))
    with pytest.raises(Refused) as refused:
        table.act(Leave(by="ana"))
    assert (refused.value.code, clause in refused.value.clauses) == ("colour-not-returned", True)
    table.act(ReturnColour(by="ana"))
    table.act(Leave(by="ana"))
    assert "ana" not in table.state.desk.chips


# -- what winners are paid with -------------------------------------------------------------------------------

# (bet in chips of the colour, on, ball, winnings in chips of the colour)
WINS = [
    (1, "straight:17", 17, 35),
    (3, "split:17-20", 20, 51),
    (2, "red", 1, 2),
    (2, "double-dozen:1-2", 13, 1),
]


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-015")),
        pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-024")),
        pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-026")),
    ],
)
def test_winners_are_paid_in_their_own_colour(law: str) -> None:
    for value in (MINIMUM[law], 2 * MINIMUM[law]):
        for chips, on, ball, won in WINS:
            play = Play(law, "ana").seated(value=value)
            play.bet("ana", on, chips * value)
            play.close()
            (paid,) = [e for e in play.ball(ball) if isinstance(e, Paid)]
            assert paid.colour_chips == won
            assert sum(m.amount for m in paid.moves if m.why == "win") == won * value


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-015")),
        pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-024")),
        pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-026")),
    ],
)
def test_what_is_no_whole_colour_chip_is_paid_in_value_chips(law: str) -> None:
    """Half of an odd number of chips: the whole ones in colour, the rest in money, nothing lost."""
    play = Play(law, "ana").seated(value=2 * MINIMUM[law])
    play.bet("ana", "double-column:1-2", 6 * MINIMUM[law])  # three chips win one and a half
    play.close()
    (paid,) = [e for e in play.ball(1) if isinstance(e, Paid)]
    assert (paid.colour_chips, sum(m.amount for m in paid.moves if m.why == "win")) == (1, 3 * MINIMUM[law])
    assert play.s.chips["ana"] == (100_000 + 3) * MINIMUM[law]


@pytest.mark.clause("BOE77-02-015")
def test_1977_does_not_pay_in_value_chips() -> None:
    make(BOE, GAME, {"payment": "colour"})
    with pytest.raises(BadOption) as refused:
        make(BOE, GAME, {"payment": "value"})
    assert (refused.value.field, refused.value.clauses) == ("payment", ("BOE77-02-015",))


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-024")),
        pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-026")),
    ],
)
def test_the_later_laws_may_pay_in_value_chips(law: str) -> None:
    play = Play(law, "ana", payment="value").seated()
    play.bet("ana", "straight:17", 500)
    play.close()
    (paid,) = [e for e in play.ball(17) if isinstance(e, Paid)]
    assert (paid.colour_chips, sum(m.amount for m in paid.moves if m.why == "win")) == (0, 17_500)


# -- value chips ----------------------------------------------------------------------------------------------


@pytest.mark.clause("EUS96-02-008", "EUS96-02-009", "EUS96-02-026")
def test_euskadi_plays_with_value_chips_where_the_inspector_allows_it() -> None:
    play = Play(EUS)
    for stranger in (CROUPIER, "ana", "bea", "@director"):
        refusal = play.refused(AllowValueChips(by=stranger, player="ana"))
        assert (refusal.code, "EUS96-02-009" in refusal.clauses) == ("not-your-role", True)
    nobody = play.refused(AllowValueChips(by=INSPECTOR, player="carla"))
    assert (nobody.code, "EUS96-02-009" in nobody.clauses) == ("not-at-the-table", True)
    play.do(AllowValueChips(by=INSPECTOR, player="ana"))
    play.open()
    play.bet("ana", "straight:17", 501)  # value chips know no colour's step
    laid = {id: bet.on for id, bet in play.s.bets.items()}
    for_bea = play.refused(PlaceBet(by="bea", on="straight:17", amount=500))
    assert (for_bea.code, "EUS96-02-009" in for_bea.clauses) == ("no-colour", True)
    play.close()
    events = play.ball(17)
    assert payments(play, events, laid) == [("ana", ["straight:17"])]
    assert [e.colour_chips for e in events if isinstance(e, Paid)] == [0]
    assert play.s.chips["ana"] == 100_000 * 500 + 35 * 501


@pytest.mark.clause("EUS96-02-009")
def test_nobody_allows_value_chips_while_the_inspector_is_away() -> None:
    play = Play(EUS)
    play.s = replace(play.s, staff=(CROUPIER,))
    for role in (INSPECTOR, CROUPIER):
        assert "EUS96-02-009" in play.refused(AllowValueChips(by=role, player="ana")).clauses


@pytest.mark.clause("EUS96-02-010")
def test_the_inspector_may_stop_value_chips() -> None:
    play = Play(EUS, "ana", "bea")
    play.do(*(AllowValueChips(by=INSPECTOR, player=who) for who in ("ana", "bea")))
    play.open()
    play.bet("ana", "straight:17", 500)
    for stranger in (CROUPIER, "bea"):
        refusal = play.refused(StopValueChips(by=stranger, player="ana"))
        assert (refusal.code, "EUS96-02-010" in refusal.clauses) == ("not-your-role", True)
    play.do(StopValueChips(by=INSPECTOR, player="ana"))
    refusal = play.refused(PlaceBet(by="ana", on="straight:18", amount=500))
    assert (refusal.code, "EUS96-02-010" in refusal.clauses) == ("no-colour", True)
    play.bet("bea", "straight:18", 500)  # stopped for one, not for all
    assert play.lying("ana") == {"straight:17": 500}  # what lies there stands
    play.colour("ana")
    play.bet("ana", "straight:18", 500)  # and colour chips remain
    play.close()
    play.ball(17)
    assert play.s.chips["ana"] == (100_000 + 35 - 1) * 500


@pytest.mark.clause("EUS96-02-005", "EUS96-02-008")
def test_value_chips_need_no_colour_even_when_none_is_left() -> None:
    play = Play(EUS, "ana", "bea", colours=1).seated("ana")
    assert play.refused(PlaceBet(by="bea", on="red", amount=500)).code == "no-colour-left"
    play.do(AllowValueChips(by=INSPECTOR, player="bea"))
    play.bet("bea", "red", 500)


@pytest.mark.parametrize(
    ("law", "clause"),
    [
        pytest.param(BOE, "BOE77-02-005", marks=pytest.mark.clause("BOE77-02-005"), id=BOE),
        pytest.param(GAL, "GAL07-02-012", marks=pytest.mark.clause("GAL07-02-012"), id=GAL),
    ],
)
def test_the_other_laws_know_only_colour_chips(law: str, clause: str) -> None:
    play = Play(law)
    for command in (AllowValueChips(by=INSPECTOR, player="ana"), StopValueChips(by=INSPECTOR, player="ana")):
        refusal = play.refused(command)
        assert (refusal.code, clause in refusal.clauses) == ("no-value-chips-here", True)
    assert not any(o.kind.endswith("ValueChips") for o in play.game.options(play.s, INSPECTOR))
