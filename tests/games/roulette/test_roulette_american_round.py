"""American roulette inherits the French round: calls, betting window, wheel, void spins, change of the minimum."""

from __future__ import annotations

import pytest
from american_oracle import (
    BLACK,
    BOE,
    CROUPIER,
    EUS,
    EVEN,
    GAL,
    GAME,
    INSPECTOR,
    MINIMUM,
    NEIGHBOURS,
    RED,
    Play,
)
from msgspec.structs import replace

from novamas.games import make
from novamas.games.roulette.play import TakeColour
from novamas.games.spin import CloseBetting, Launch, OpenBetting, PlaceBet, TakeBack, VoidSpin
from novamas.kit.chance import Scripted
from novamas.kit.decider import Call, Chance, Refused
from novamas.law import BadOption
from novamas.table import Authorisation, Opening, Table
from novamas.table.acts import Bring, ChangeMinimum

INHERITED = [
    pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-001", "BOE77-02-002")),
    pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-001")),
    pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-001")),
]


# -- calls and betting window ---------------------------------------------------------------------------------


@pytest.mark.parametrize("law", INHERITED)
def test_the_croupiers_calls(law: str) -> None:
    play = Play(law)
    assert [c.key for e in play.open() for c in e.calls] == ["hagan-juego"]
    assert [c.key for e in play.close() for c in e.calls] == ["no-va-mas"]
    closed = play.s
    for number in range(1, 37):
        play.s = closed
        colour = "red" if number in RED else "black"
        parity = "even" if number in EVEN else "odd"
        half = "low" if number <= 18 else "high"
        assert [c for e in play.ball(number) for c in e.calls] == [
            Call("number", {"number": number}),
            Call("even-chances", {"colour": colour, "parity": parity, "half": half}),
        ]
    play.s = closed
    assert [c for e in play.ball(0) for c in e.calls] == [Call("number", {"number": 0})]


@pytest.mark.parametrize(
    ("law", "opening", "late"),
    [
        pytest.param(BOE, "BOE77-01-067", "BOE77-01-072", marks=pytest.mark.clause("BOE77-02-002"), id=BOE),
        pytest.param(EUS, "EUS96-01-073", "EUS96-01-075", marks=pytest.mark.clause("EUS96-02-001"), id=EUS),
        pytest.param(GAL, "GAL07-01-065", "GAL07-01-067", marks=pytest.mark.clause("GAL07-02-001"), id=GAL),
    ],
)
def test_bets_are_laid_until_no_va_mas_and_not_after(law: str, opening: str, late: str) -> None:
    play = Play(law, "ana")
    play.colour("ana")
    chip = PlaceBet(by="ana", on="straight:17", amount=play.minimum)
    early = play.refused(chip)
    assert (early.code, opening in early.clauses) == ("betting-not-open", True)
    play.open()
    play.do(chip)
    play.do(Launch(by=CROUPIER), chip)
    assert play.lying("ana") == {"straight:17": 2 * play.minimum}
    play.do(TakeBack(by="ana", bet=1, amount=play.minimum), CloseBetting(by=CROUPIER))
    assert play.lying("ana") == {"straight:17": play.minimum}
    for command, code in ((chip, "late-bet"), (TakeBack(by="ana", bet=1, amount=play.minimum), "late-withdrawal")):
        refusal = play.refused(command)
        assert (refusal.code, late in refusal.clauses) == (code, True)
    play.ball(17)
    assert play.s.chips["ana"] == (100_000 + 35) * play.minimum


# -- the wheel ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", INHERITED)
def test_the_wheel_has_one_zero_and_thirty_six_numbers_all_alike(law: str) -> None:
    play = Play(law).seated()
    play.close()
    assert sorted(play.game.chance(play.s)) == [(n, 1) for n in range(37)]
    for impossible in (37, -1, "00"):
        assert play.refused(Chance(what="ball", value=impossible)).code == "impossible-outcome"


@pytest.mark.parametrize("law", INHERITED)
def test_wheel_and_ball_turn_against_each_other_and_the_other_way_each_time(law: str) -> None:
    play = Play(law)
    turns = []
    for number in (5, 6, 7, 8):
        play.open()
        launched = play.close()[0]
        turns.append((launched.wheel, launched.ball))
        play.ball(number)
    assert turns in ([("right", "left"), ("left", "right")] * 2, [("left", "right"), ("right", "left")] * 2)


def walked() -> tuple[int, ...]:
    """The wheel, walked from number to number by the oracle's neighbours."""
    wheel = [0]
    while len(wheel) < 37:
        wheel.append(NEIGHBOURS[wheel[-1]][3])
    return tuple(wheel)


@pytest.mark.parametrize(
    ("law", "clause"),
    [
        pytest.param(BOE, "BOE77-01-005", marks=pytest.mark.clause("BOE77-02-001", "BOE77-02-002"), id=BOE),
        pytest.param(EUS, "EUS96-01-004", marks=pytest.mark.clause("EUS96-02-001"), id=EUS),
        pytest.param(GAL, "GAL07-01-006", marks=pytest.mark.clause("GAL07-02-001"), id=GAL),
    ],
)
def test_a_wheel_must_be_built_as_in_the_french_game(law: str, clause: str) -> None:
    wheel = walked()
    make(law, GAME, {"wheel": wheel})
    make(law, GAME, {"wheel": wheel[::-1]})
    assert {32, 19} <= RED
    assert {20, 2} <= BLACK
    built = {
        "alternate": swapped(wheel, 32, 15),  # red 32 comes to lie beside red 19
        "Consecutive": swapped(wheel, 20, 2),  # black for black, but 2 comes to lie beside 1
        "each once": wheel[:-1],
    }
    for why, order in built.items():
        with pytest.raises(BadOption, match=why) as refused:
            make(law, GAME, {"wheel": order})
        assert (refused.value.field, clause in refused.value.clauses) == ("wheel", True)
    for colour in ("red", "black"):
        with pytest.raises(BadOption, match="Zero"):
            make(law, GAME, {"zero_colour": colour})


def swapped(wheel: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    return tuple({a: b, b: a}.get(n, n) for n in wheel)


# -- void spins -----------------------------------------------------------------------------------------------

CAUSES = ("object-in-wheel", "ball-out", "bad-launch")


@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize(
    ("law", "by", "calls", "restart", "turns", "clause"),
    [
        pytest.param(BOE, CROUPIER, [], None, (0,), "BOE77-01-078", marks=pytest.mark.clause("BOE77-02-002"), id=BOE),
        pytest.param(
            EUS,
            INSPECTOR,
            ["tirada-nula", "hagan-juego-modificar"],
            5,
            (2, 3),
            "EUS96-01-081",
            marks=pytest.mark.clause("EUS96-02-001"),
            id=EUS,
        ),
        pytest.param(
            GAL, INSPECTOR, ["tirada-nula"], 5, (0,), "GAL07-01-073", marks=pytest.mark.clause("GAL07-02-001"), id=GAL
        ),
    ],
)
def test_a_void_spin_leaves_the_bets_and_reopens_the_betting(
    law: str, by: str, calls: list[str], restart: int | None, turns: tuple[int, ...], clause: str, cause: str
) -> None:
    play = Play(law, "ana").seated()
    play.close()
    play.ball(5)
    play.open()
    play.bet("ana", "straight:17", play.minimum)
    first = play.do(Launch(by=CROUPIER))[0]
    stranger = CROUPIER if by == INSPECTOR else INSPECTOR
    wrong = play.refused(VoidSpin(by=stranger, cause=cause))
    assert (wrong.code, clause in wrong.clauses) == ("not-your-role", True)
    other = play.refused(VoidSpin(by=by, cause="bad-luck"))
    assert (other.code, clause in other.clauses) == ("not-a-cause", True)
    voided = play.do(VoidSpin(by=by, cause=cause))[0]
    assert ([c.key for c in voided.calls], voided.restart, clause in voided.clauses) == (calls, restart, True)
    assert play.lying("ana") == {"straight:17": play.minimum}
    play.bet("ana", "red", play.minimum)  # bets may be changed
    for n in range(5):
        if n in turns:
            reopened = play.s
            assert play.do(Launch(by=CROUPIER, turns=n))[0] == first  # the same way round as before
            play.s = reopened
        else:
            assert play.refused(Launch(by=CROUPIER, turns=n)).code == "wrong-turns"
    play.close()
    assert play.do(VoidSpin(by=by, cause=cause))  # a chip may fall in after no va más, too
    play.close()
    play.ball(17)
    assert play.s.chips["ana"] == (100_000 + 35 - 1) * play.minimum


@pytest.mark.clause("EUS96-02-001")
def test_without_an_inspector_the_croupier_stops_the_spin() -> None:
    play = Play(EUS)
    play.s = replace(play.s, staff=(CROUPIER,))
    play.open()
    play.do(Launch(by=CROUPIER), VoidSpin(by=CROUPIER, cause="ball-out"))
    assert play.s.phase == "betting"


@pytest.mark.parametrize("law", INHERITED)
def test_a_spin_cannot_be_void_before_the_ball_runs(law: str) -> None:
    play = Play(law).seated()
    by = CROUPIER if law == BOE else INSPECTOR
    assert play.refused(VoidSpin(by=by, cause="ball-out")).code == "no-ball-in-motion"


# -- change of the minimum ------------------------------------------------------------------------------------


def table(law: str, minimum: int, *granted: int) -> Table:
    opened = Table(
        Opening(
            law=law,
            game=GAME,
            minimum=minimum,
            authorisation=Authorisation(minimums=granted, float=1_000_000, guarantee=300_000),
            options={"denominations": granted} if law != BOE else {},
        ),
        Scripted(),
    )
    opened.act(Bring(by="ana", amount=10_000 * minimum))
    return opened


def spin(opened: Table, number: int) -> list[str]:
    """One round; the keys of what was called in it."""
    opened.act(OpenBetting(by=CROUPIER))
    opened.act(Launch(by=CROUPIER))
    opened.act(CloseBetting(by=CROUPIER))
    return [c.key for e in opened.act(Chance(what="ball", value=number)) for c in e.calls]


def refusal_of(opened: Table, command: object) -> Refused:
    with pytest.raises(Refused) as caught:
        opened.act(command)  # type: ignore[arg-type]
    return caught.value


@pytest.mark.clause("EUS96-02-001")
def test_euskadi_changes_the_minimum_after_three_announced_spins() -> None:
    opened = table(EUS, 500, 500, 1000)
    wrong = refusal_of(opened, ChangeMinimum(by="@director", to=700))
    assert (wrong.code, "EUS96-01-063" in wrong.clauses) == ("minimum-not-authorised", True)
    announced = opened.act(ChangeMinimum(by="@director", to=1000, top_up=70_000))
    assert [c for e in announced for c in e.calls] == [Call("last-at-old-minimum", {"rounds": 3})]
    before = opened.state.book["@float"]
    for number in (11, 12, 13):
        assert (opened.state.desk.minimum, opened.state.guarantee) == (500, 300_000)
        calls = spin(opened, number)
    assert calls == ["number", "even-chances", "new-minimum"]
    assert (opened.state.desk.minimum, opened.state.guarantee) == (1000, 600_000)
    assert opened.state.book["@float"] == before + 70_000  # the float as the director sees fit
    # What follows the minimum: the value of colour chips, the least bet and the maxima.
    cheap = refusal_of(opened, TakeColour(by="ana", value=500))
    assert (cheap.code, "EUS96-02-007" in cheap.clauses) == ("not-a-colour-value", True)
    opened.act(TakeColour(by="ana"))
    assert opened.state.desk.colours["ana"].value == 1000
    opened.act(OpenBetting(by=CROUPIER))
    assert refusal_of(opened, PlaceBet(by="ana", on="straight:17", amount=11_000)).code == "above-maximum"
    opened.act(PlaceBet(by="ana", on="straight:17", amount=10_000))


@pytest.mark.clause("BOE77-02-002")
def test_1977_changes_the_minimum_within_the_authorisation_between_spins() -> None:
    opened = table(BOE, 100, 100, 200)
    opened.act(OpenBetting(by=CROUPIER))
    assert refusal_of(opened, ChangeMinimum(by="@director", to=200)).code == "round-running"
    opened.act(Launch(by=CROUPIER))
    opened.act(CloseBetting(by=CROUPIER))
    opened.act(Chance(what="ball", value=1))
    assert refusal_of(opened, ChangeMinimum(by="@director", to=300)).code == "minimum-not-authorised"
    before = opened.state.book["@float"]
    opened.act(ChangeMinimum(by="@director", to=200))
    assert (opened.state.desk.minimum, opened.state.guarantee) == (200, 600_000)
    assert opened.state.book["@float"] == before + opened.decider.prepared.float  # the float doubles with it


@pytest.mark.clause("GAL07-02-001")
def test_galicia_keeps_the_minimum_of_an_open_table() -> None:
    opened = table(GAL, 500, 500, 1000)
    refusal = refusal_of(opened, ChangeMinimum(by="@director", to=1000))
    assert (refusal.code, "GAL07-01-061" in refusal.clauses) == ("minimum-fixed", True)
    # At the higher minimum a table opens with float and guarantee in proportion.
    higher = Opening(
        law=GAL,
        game=GAME,
        minimum=1000,
        authorisation=Authorisation(minimums=(500, 1000), float=1_000_000, guarantee=300_000),
    )
    opened = Table(replace(higher, float=2_000_000), Scripted())
    assert (opened.state.book["@float"], opened.state.guarantee) == (2_000_000, 600_000)
    with pytest.raises(BadOption):
        Table(replace(higher, float=1_999_999), Scripted())


# -- the minimum on even chances ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("law", "clause"),
    [
        pytest.param(EUS, "EUS96-01-053", marks=pytest.mark.clause("EUS96-02-001"), id=EUS),
        pytest.param(GAL, "GAL07-02-014", marks=pytest.mark.clause("GAL07-02-014"), id=GAL),
    ],
)
def test_even_chances_may_ask_for_up_to_five_minima(law: str, clause: str) -> None:
    for times in (1, 2, 5):
        play = Play(law, "ana", even_minimum=times).seated()
        for chance in ("red", "black", "even", "odd", "low", "high"):
            least = times * MINIMUM[law]
            if times > 1:
                refusal = play.refused(PlaceBet(by="ana", on=chance, amount=least - MINIMUM[law]))
                assert (refusal.code, clause in refusal.clauses) == ("below-minimum", True)
            play.bet("ana", chance, least)
        play.bet("ana", "straight:17", MINIMUM[law])  # the numbers keep the table's minimum
        play.bet("ana", "dozen:1", MINIMUM[law])
    for times in (0, 6):
        with pytest.raises(BadOption) as refused:
            make(law, GAME, {"even_minimum": times})
        assert (refused.value.field, clause in refused.value.clauses) == ("even_minimum", True)


@pytest.mark.clause("EUS96-02-001")
def test_euskadi_may_ask_for_multiples_on_even_chances() -> None:
    play = Play(EUS, "ana", even_minimum=5, even_multiples=True).seated()
    refusal = play.refused(PlaceBet(by="ana", on="red", amount=3000))
    assert refusal.code == "off-step"
    play.bet("ana", "red", 5000)
    play.bet("ana", "dozen:1", 3000)


@pytest.mark.parametrize("law", [BOE, GAL])
def test_the_other_laws_say_nothing_of_multiples(law: str) -> None:
    with pytest.raises(BadOption, match="multiples"):
        make(law, GAME, {"even_multiples": True})
