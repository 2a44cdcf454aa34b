"""French roulette, the round: its phases and calls, who turns what which way, the order of payment, void spins."""

from __future__ import annotations

from typing import Any

import pytest
from roulette_oracle import (
    BOE,
    EUS,
    EVEN,
    GAL,
    LAWS,
    LOW,
    MINIMUM,
    PAY_ORDER,
    RED,
    Play,
    by_law,
    kinds,
    paid_spots,
    spots,
)

from novamas.games.spin import (
    BettingOpened,
    CloseBetting,
    Collected,
    Landed,
    Launch,
    Launched,
    OpenBetting,
    Paid,
    PlaceBet,
    SpinVoided,
    TakeBack,
    VoidSpin,
)
from novamas.kit.decider import CLOTH, CROUPIER, FLOAT, INSPECTOR, Call, Chance
from novamas.kit.words import say

# -- phases and calls -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-067 BOE77-01-070", "EUS96-01-073", "GAL07-01-065"))
def test_bets_are_taken_before_the_launch_and_while_the_ball_runs(law: str) -> None:
    least = MINIMUM[law]
    play = Play(law, "ana", "bea")
    closed = play.refused(PlaceBet(by="ana", on="red", amount=least))
    assert closed.code == "betting-not-open"
    assert closed.clauses == {BOE: ("BOE77-01-067",), EUS: ("EUS96-01-073",), GAL: ("GAL07-01-065",)}[law]
    (opened,) = play.open()
    assert isinstance(opened, BettingOpened)
    assert [call.key for call in opened.calls] == ["hagan-juego"]
    play.bet("ana", "red", least)
    play.launch()
    play.bet("bea", "black", least)
    play.take_back("ana", 1, least)
    play.bet("ana", "odd", least)
    play.close()
    play.ball(17)
    assert play.net("ana") == play.net("bea") == least


@pytest.mark.parametrize("law", by_law("BOE77-01-072 BOE77-01-070", "EUS96-01-075 EUS96-01-073", "GAL07-01-067"))
def test_after_no_va_mas_nothing_may_be_laid_or_taken_back(law: str) -> None:
    least = MINIMUM[law]
    play = Play(law, "ana")
    play.bet("ana", "red", least)
    play.launch()
    play.close()
    clauses = {
        BOE: ("BOE77-01-070", "BOE77-01-072"),
        EUS: ("EUS96-01-073", "EUS96-01-075"),
        GAL: ("GAL07-01-065", "GAL07-01-067"),
    }[law]
    late = play.refused(PlaceBet(by="ana", on="straight:1", amount=least))
    assert (late.code, late.clauses) == ("late-bet", clauses)
    late = play.refused(TakeBack(by="ana", bet=1, amount=least))
    assert (late.code, late.clauses) == ("late-withdrawal", clauses)


@pytest.mark.parametrize("law", by_law("BOE77-01-071", "EUS96-01-074", "GAL07-01-066"))
def test_the_croupier_closes_the_betting_with_no_va_mas(law: str) -> None:
    play = Play(law, "ana")
    play.open()
    play.launch()
    (closed,) = play.close()
    assert [(call.key, call.by) for call in closed.calls] == [("no-va-mas", CROUPIER)]
    assert say("call-no-va-mas", "es").casefold() == "no va más"
    assert play.waits_for_the_ball()


@pytest.mark.parametrize("law", by_law("BOE77-01-067", "EUS96-01-074", "GAL07-01-066"))
def test_the_phases_follow_one_another_and_only_the_croupier_moves_them(law: str) -> None:
    play = Play(law, "ana")
    steps = [OpenBetting, Launch, CloseBetting]
    for due in steps:
        assert play.awaited() == [CROUPIER]
        for other in steps:
            if other is not due:
                assert play.refused(other(by=CROUPIER)).code == "not-now"
        assert play.refused(due(by=INSPECTOR)).code == "not-your-role"
        assert play.refused(due(by="ana")).code == "not-your-role"
        assert play.refused(Chance(what="ball", value=5)).code == "chance-not-awaited"
        play.act(due(by=CROUPIER))
    assert play.waits_for_the_ball()
    play.bring("bea")
    assert kinds(play.ball(5)) == ["Landed", "RoundEnded"]
    assert play.awaited() == [CROUPIER]


@pytest.mark.clause("BOE77-01-067")
def test_the_calls_of_a_round_in_their_order() -> None:
    """Betting opens, betting closes, the number and its even chances: losers are collected and winners paid after."""
    play = Play(BOE, "ana", "bea")
    start = len(play.table.log)
    play.bet("ana", "red", 100)
    play.bet("bea", "black", 100)
    play.spin(9)
    assert [(type(e.event).__name__, [c.key for c in e.event.calls]) for e in play.table.log[start:]] == [
        ("BettingOpened", ["hagan-juego"]),
        ("BetPlaced", []),
        ("BetPlaced", []),
        ("Launched", []),
        ("BettingClosed", ["no-va-mas"]),
        ("Landed", ["number", "even-chances"]),
        ("Collected", []),
        ("Paid", []),
        ("RoundEnded", []),
    ]


@pytest.mark.parametrize("law", by_law("BOE77-01-073", "EUS96-01-076", "GAL07-01-068"))
def test_the_croupier_announces_the_number_and_the_winning_even_chances(law: str) -> None:
    play = Play(law)
    play.table.to_chance()
    for number in range(1, 37):
        (landed, _) = play.branch().ball(number)
        assert isinstance(landed, Landed)
        colour = "red" if number in RED else "black"
        parity = "even" if number in EVEN else "odd"
        half = "low" if number in LOW else "high"
        assert list(landed.calls) == [
            Call("number", {"number": number}, CROUPIER),
            Call("even-chances", {"colour": colour, "parity": parity, "half": half}, CROUPIER),
        ]
    (landed, _) = play.branch().ball(0)
    assert list(landed.calls) == [Call("number", {"number": 0})]  # zero is no even chance


# -- wheel and ball -------------------------------------------------------------------------------------------

TURNS = by_law("BOE77-01-068", "EUS96-01-072", "GAL07-01-064")
AGAINST = by_law("BOE77-01-069", "EUS96-01-072", "GAL07-01-064")


def launched(play: Play, turns: int = 0) -> Launched:
    (event,) = play.launch(turns)
    assert isinstance(event, Launched)
    return event


@pytest.mark.parametrize("law", TURNS)
def test_the_wheel_turns_against_the_previous_spin(law: str) -> None:
    play = Play(law)
    directions = []
    for number in (1, 2, 0, 3):
        play.open()
        directions.append(launched(play).wheel)
        play.spin(number)
    assert directions in (["left", "right"] * 2, ["right", "left"] * 2)


@pytest.mark.parametrize("law", AGAINST)
def test_the_ball_runs_against_the_wheel(law: str) -> None:
    play = Play(law)
    for number in (1, 2):
        play.open()
        launch = launched(play)
        assert {launch.wheel, launch.ball} == {"left", "right"}
        play.spin(number)


@pytest.mark.parametrize("law", TURNS)
def test_a_void_spin_does_not_count_for_the_direction(law: str) -> None:
    play = Play(law)
    play.open()
    first = launched(play).wheel
    play.spin(8)
    play.open()
    second = launched(play).wheel
    for _ in range(2):  # void, and void again
        void(play, "object-in-wheel")
        again = launched(play, 2 if law == EUS else 0)
        assert again.wheel == second != first
        assert again.ball == first
    play.spin(9)
    play.open()
    assert launched(play).wheel == first


# -- collection and payment -----------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-075", "EUS96-01-078", "GAL07-01-070"))
def test_losers_are_collected_before_winners_are_paid(law: str) -> None:
    least = MINIMUM[law]
    play = Play(law, "ana", "bea")
    play.bet("ana", "straight:7", least)
    play.bet("bea", "straight:8", least)
    play.bet("bea", "red", least)
    play.bet("ana", "high", least)
    events = play.spin(7)
    assert kinds(events) == ["Landed", "Collected", "Paid", "Paid", "RoundEnded"]
    (collected,) = (e for e in events if isinstance(e, Collected))
    assert collected.bets == (2, 4)
    assert [(m.src, m.dst, m.amount) for m in collected.moves] == [(CLOTH, FLOAT, least)] * 2


PAID_ON_17 = {
    BOE: [
        *("double-column:1-2", "double-column:2-3", "column:2", "double-dozen:1-2", "double-dozen:2-3", "dozen:2"),
        *("black", "odd", "low", "six-line:13-18", "six-line:16-21", "street:16-17-18"),
        *("corner:13-14-16-17", "corner:14-15-17-18", "corner:16-17-19-20", "corner:17-18-20-21"),
        *("split:16-17", "split:17-18", "split:14-17", "split:17-20", "straight:17"),
    ],
    EUS: [
        *("double-column:1-2", "double-column:2-3", "column:2", "double-dozen:1-2", "double-dozen:2-3", "dozen:2"),
        *("black", "odd", "low", "six-line:13-18", "six-line:16-21", "street:16-17-18"),
        *("corner:13-14-16-17", "corner:14-15-17-18", "corner:16-17-19-20", "corner:17-18-20-21"),
        *("split:16-17", "split:17-18", "split:14-17", "split:17-20", "straight:17"),
    ],
    GAL: [
        *("column:2", "dozen:2", "double-column:1-2", "double-column:2-3", "double-dozen:1-2", "double-dozen:2-3"),
        *("black", "odd", "low", "street:16-17-18", "six-line:13-18", "six-line:16-21"),
        *("corner:13-14-16-17", "corner:14-15-17-18", "corner:16-17-19-20", "corner:17-18-20-21"),
        *("split:16-17", "split:17-18", "split:14-17", "split:17-20", "straight:17"),
    ],
}
ORDER = by_law("BOE77-01-077", "EUS96-01-079", "GAL07-01-071")


def covered(law: str, *owners: str) -> Play:
    """Every spot of the cloth staked, by the owners in turn, and the ball about to fall."""
    play = Play(law, *owners)
    every = [spot for of in spots(law).values() for spot in of]
    for n, spot in enumerate(every):
        play.bet(owners[n % len(owners)], spot, MINIMUM[law])
    play.table.to_chance()
    return play


@pytest.mark.parametrize("owners", [("ana",), ("ana", "bea", "carlos")], ids=["one player", "three players"])
@pytest.mark.parametrize("law", ORDER)
def test_seventeen_is_paid_bet_by_bet_in_the_order_of_the_law(law: str, owners: tuple[str, ...]) -> None:
    play = covered(law, *owners)
    assert paid_spots(play, play.ball(17)) == [[spot] for spot in PAID_ON_17[law]]


@pytest.mark.parametrize("law", ORDER)
def test_every_number_is_paid_in_the_order_of_the_law(law: str) -> None:
    play = covered(law, "ana")
    for number in range(37):
        paid = paid_spots(play, play.branch().ball(number))
        order = list(dict.fromkeys(spot.split(":")[0] for (spot,) in paid))
        assert order == [kind for kind in PAY_ORDER[law] if kind in order], number
        assert order[-1] == "straight"
        if number:  # all kinds of bets on numbers, and one even chance of each pair
            assert len(order) == 12


# -- the winner keeps the stake -------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-039", "EUS96-01-041", "GAL07-01-048"))
def test_the_winner_of_a_multiple_bet_keeps_the_stake(law: str) -> None:
    keeps_the_stake(law, ("straight:7", "split:7-8", "street:7-8-9", "corner:7-8-10-11", "six-line:7-12", "column:1",
                          "dozen:1", "double-column:1-2", "double-dozen:1-2"))  # fmt: skip


@pytest.mark.parametrize("law", by_law("BOE77-01-044", "EUS96-01-043", "GAL07-01-026 GAL07-01-048"))
def test_the_winner_of_an_even_chance_keeps_the_stake(law: str) -> None:
    keeps_the_stake(law, ("red", "odd", "low"))


def keeps_the_stake(law: str, winning: tuple[str, ...]) -> None:
    """Given back with the winnings, or left on the cloth to be played again or taken back, as the house does it."""
    stake = 2 * MINIMUM[law]
    returned = Play(law)
    returned.lay(winning, stake)
    for payment in (e for e in returned.spin(7) if isinstance(e, Paid)):
        assert len(payment.bets) == 1
        (won, back) = payment.moves
        assert (won.src, won.why) == (FLOAT, "win")
        assert (back.src, back.dst, back.amount) == (CLOTH, won.dst, stake)
    assert returned.desk.bets == {}

    left = Play(law, options={"stakes": "left"})
    left.lay(winning, stake)
    left.spin(7)
    won_once = {spot: left.net(spot) + stake for spot in winning}
    for spot in winning:
        assert won_once[spot] == returned.net(spot)
        assert left.cloth(spot) == stake
    again = left.branch()
    again.spin(7)
    assert all(again.net(spot) == 2 * won_once[spot] - stake for spot in winning)
    opened = left.branch()
    opened.open()
    for play in (left, opened):  # between two rounds, or once betting is open again
        for id, bet in play.desk.bets.items():
            play.take_back(bet.owner, id, stake)
        assert all(play.net(spot) == won_once[spot] for spot in winning)


@pytest.mark.parametrize("law", LAWS)
def test_the_last_spin_gives_every_stake_back(law: str) -> None:
    play = Play(law, "ana", options={"stakes": "left"})
    play.end_after(1)
    play.bet("ana", "red", MINIMUM[law])
    play.spin(7)
    assert play.net("ana") == MINIMUM[law]
    assert play.cloth("ana") == 0


@pytest.mark.parametrize("law", by_law("BOE77-01-001", "EUS96-01-001", "GAL07-01-001"))
def test_everybody_plays_against_the_house(law: str) -> None:
    least = MINIMUM[law]
    play = Play(law, "ana", "bea", "carlos")
    play.bet("ana", "red", least)
    play.bet("bea", "black", 20 * least)
    play.bet("carlos", "column:1", least)
    play.spin(7)
    assert (play.net("ana"), play.net("bea"), play.net("carlos")) == (least, -20 * least, 2 * least)
    assert play.house() == 17 * least
    for envelope in play.table.log:
        for m in envelope.event.moves:
            assert m.src.startswith("@") or m.dst.startswith("@"), "no player pays another"


@pytest.mark.parametrize("law", by_law("BOE77-01-001", "EUS96-01-001", "GAL07-01-002"))
def test_the_ball_alone_decides(law: str) -> None:
    """The same bets win or lose by nothing but the number on which the ball comes to rest."""
    play = Play(law, "ana")
    play.bet("ana", "straight:7", MINIMUM[law])
    play.table.to_chance()
    assert play.waits_for_the_ball()
    for number in range(37):
        fallen = play.branch()
        fallen.ball(number)
        assert (fallen.net("ana") > 0) == (number == 7)


# -- void spins -----------------------------------------------------------------------------------------------

CAUSES = ("object-in-wheel", "ball-out", "bad-launch")
REPORTER = {BOE: CROUPIER, EUS: INSPECTOR, GAL: INSPECTOR}
VOID_CALLS = {BOE: [], EUS: ["tirada-nula", "hagan-juego-modificar"], GAL: ["tirada-nula"]}


def void(play: Play, cause: str) -> SpinVoided:
    (event,) = play.void(cause, REPORTER[play.table.decider.opening.law])
    assert isinstance(event, SpinVoided)
    return event


def rolling(law: str, **table: Any) -> Play:
    """Ana has ten minima on black, the last number was 26, and the ball runs."""
    play = Play(law, "ana", **table)
    play.spin(26)
    play.bet("ana", "black", 10 * MINIMUM[law])
    play.launch()
    return play


@pytest.mark.parametrize("closed", [False, True], ids=["before no va más", "after no va más"])
@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("law", by_law("BOE77-01-078", "EUS96-01-081", "GAL07-01-073"))
def test_a_void_spin_is_thrown_again_and_the_bets_stand(law: str, cause: str, closed: bool) -> None:
    play = rolling(law)
    if closed:
        play.close()
    bets = play.desk.bets
    assert void(play, cause).cause == cause
    assert play.desk.bets == bets
    assert play.awaited() == [CROUPIER]
    assert [offer.kind for offer in play.table.options(CROUPIER)] == ["Launch"]
    play.spin(2)
    assert play.net("ana") == 10 * MINIMUM[law]


@pytest.mark.parametrize("law", by_law("BOE77-01-078", "EUS96-01-081", "GAL07-01-073"))
def test_these_are_the_causes_of_a_void_spin(law: str) -> None:
    play = rolling(law)
    (offer,) = play.table.options(REPORTER[law], "VoidSpin")
    assert list(offer.form["cause"].each()) == list(CAUSES)
    refused = play.refused(VoidSpin(by=REPORTER[law], cause="a-player-asks"))
    assert refused.code == "not-a-cause"
    assert {BOE: "BOE77-01-078", EUS: "EUS96-01-081", GAL: "GAL07-01-073"}[law] in refused.clauses


@pytest.mark.clause("BOE77-01-078")
def test_to_the_letter_1977_knows_only_the_chip_in_the_cylinder() -> None:
    play = rolling(BOE, readings={"irregular-spins": "literal"})
    for cause in ("ball-out", "bad-launch"):
        assert play.refused(VoidSpin(by=CROUPIER, cause=cause)).code == "not-a-cause"
    void(play, "object-in-wheel")


@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-081 EUS96-01-082", galicia="GAL07-01-073 GAL07-01-075"))
def test_tirada_nula_is_announced_at_once(law: str) -> None:
    play = rolling(law)
    call = void(play, "ball-out").calls[0]
    assert (call.key, call.by) == ("tirada-nula", INSPECTOR)
    assert say("call-tirada-nula", "es").casefold() == "tirada nula"


@pytest.mark.clause("EUS96-01-084")
def test_then_euskadi_invites_the_players_to_change_their_bets() -> None:
    play = rolling(EUS)
    play.close()
    assert [call.key for call in void(play, "object-in-wheel").calls] == ["tirada-nula", "hagan-juego-modificar"]
    words = say("call-hagan-juego-modificar", "es").casefold().replace(",", "")
    assert words == "hagan juego señores pueden modificar sus apuestas"
    play.take_back("ana", 1, 5000)
    play.bet("ana", "straight:3", 500)
    play.launch(2)
    play.bet("ana", "straight:3", 500)
    play.close()
    play.ball(3)
    assert play.net("ana") == 35 * 1000


@pytest.mark.parametrize("law", by_law(boe="BOE77-01-078", galicia="GAL07-01-073"))
def test_where_the_text_is_silent_bets_may_be_changed_after_a_void_spin(law: str) -> None:
    play = rolling(law)
    play.close()
    assert [call.key for call in void(play, "object-in-wheel").calls] == VOID_CALLS[law]
    play.take_back("ana", 1, 9 * MINIMUM[law])
    play.bet("ana", "straight:3", MINIMUM[law])
    play.spin(3)
    assert play.net("ana") == 34 * MINIMUM[law]


@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-083", galicia="GAL07-01-076"))
def test_the_ball_restarts_from_the_number_of_the_previous_spin(law: str) -> None:
    play = rolling(law)
    assert void(play, "ball-out").restart == 26
    play.spin(2)
    play.open()
    play.launch()
    assert void(play, "bad-launch").restart == 2


@pytest.mark.clause("BOE77-01-078")
def test_1977_does_not_say_where_the_ball_restarts() -> None:
    assert void(rolling(BOE), "object-in-wheel").restart is None


@pytest.mark.clause("EUS96-01-083")
def test_euskadi_lets_the_wheel_turn_two_or_three_times_before_the_ball_is_thrown_again() -> None:
    play = rolling(EUS)
    void(play, "ball-out")
    for turns in (0, 1, 4):
        refused = play.refused(Launch(by=CROUPIER, turns=turns))
        assert refused.code == "wrong-turns"
        assert "EUS96-01-083" in refused.clauses
    play.branch().launch(3)
    play.launch(2)
    play.spin(2)
    play.open()
    assert play.refused(Launch(by=CROUPIER, turns=2)).code == "wrong-turns"  # only after a void spin
    play.launch(0)


@pytest.mark.parametrize("law", [BOE, GAL])
def test_the_other_laws_ask_for_no_turns(law: str) -> None:
    play = rolling(law)
    void(play, "ball-out")
    assert play.refused(Launch(by=CROUPIER, turns=2)).code == "wrong-turns"
    play.launch(0)


# -- who stops the game ---------------------------------------------------------------------------------------


@pytest.mark.clause("BOE77-01-078")
def test_in_1977_the_croupier_stops_the_game() -> None:
    play = rolling(BOE)
    refused = play.refused(VoidSpin(by=INSPECTOR, cause="object-in-wheel"))
    assert (refused.code, refused.clauses) == ("not-your-role", ("BOE77-01-078",))
    play.void("object-in-wheel", by=CROUPIER)


@pytest.mark.clause("EUS96-01-081")
def test_in_euskadi_the_inspector_does_and_the_croupier_only_in_the_inspectors_absence() -> None:
    play = rolling(EUS)
    refused = play.refused(VoidSpin(by=CROUPIER, cause="ball-out"))
    assert refused.code == "not-your-role"
    assert "EUS96-01-081" in refused.clauses
    play.branch().void("ball-out", by=INSPECTOR)
    play.sent_away(INSPECTOR)
    play.void("ball-out", by=CROUPIER)


@pytest.mark.clause("GAL07-01-074")
def test_in_galicia_the_table_head_does_and_hands_the_ball_back_to_the_croupier() -> None:
    play = rolling(GAL)
    refused = play.refused(VoidSpin(by=CROUPIER, cause="ball-out"))
    assert refused.code == "not-your-role"
    assert "GAL07-01-074" in refused.clauses
    alone = play.branch()
    alone.sent_away(INSPECTOR)
    assert alone.refused(VoidSpin(by=CROUPIER, cause="ball-out")).code == "not-your-role"
    play.void("ball-out", by=INSPECTOR)
    assert play.awaited() == [CROUPIER]
    play.launch()


@pytest.mark.parametrize("law", by_law("BOE77-01-078", "EUS96-01-081", "GAL07-01-073"))
def test_only_a_running_ball_can_be_stopped_and_no_player_stops_it(law: str) -> None:
    clause = {BOE: "BOE77-01-078", EUS: "EUS96-01-081", GAL: "GAL07-01-073"}[law]
    play = Play(law, "ana")
    for _ in range(2):  # before the betting and before the launch
        refused = play.refused(VoidSpin(by=REPORTER[law], cause="ball-out"))
        assert refused.code == "no-ball-in-motion"
        assert clause in refused.clauses
        if play.desk.phase == "idle":
            play.open()
    play.launch()
    assert play.refused(VoidSpin(by="ana", cause="ball-out")).code == "not-your-role"
    play.close()
    play.ball(11)
    assert play.refused(VoidSpin(by=REPORTER[law], cause="ball-out")).code == "no-ball-in-motion"
