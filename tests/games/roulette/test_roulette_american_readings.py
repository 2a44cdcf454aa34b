"""The doubtful places of epigraph 01 are doubtful here too: both sides of each inherited reading, played."""

from __future__ import annotations

import pytest
from american_oracle import BOE, CROUPIER, EUS, GAL, GAME, Play

from novamas.games import make
from novamas.games.spin import Launch, PlaceBet, VoidSpin
from novamas.kit.decider import Call
from novamas.law import BadOption

ANY_TWO = [
    pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-002")),
    pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-001")),
    pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-001")),
]


@pytest.mark.parametrize("law", ANY_TWO)
def test_two_columns_or_dozens_that_adjoin_or_any_two(law: str) -> None:
    for kind, numbers in (("double-column", (1, 3, 4, 36)), ("double-dozen", (1, 12, 25, 36))):
        spot = f"{kind}:1-3"
        play = Play(law, "ana", reading={"double-adjoining": "corrected"}).seated()
        assert play.refused(PlaceBet(by="ana", on=spot, amount=2 * play.minimum)).code == "no-such-bet"
        play = Play(law, "ana", reading={"double-adjoining": "literal"}).seated()
        play.bet("ana", spot, 2 * play.minimum)
        play.close()
        laid = play.s
        for ball in (*numbers, 0, 14):
            play.s = laid
            play.ball(ball)
            won = 1 if ball in numbers else -2
            assert play.s.chips["ana"] == (100_000 + won) * play.minimum


@pytest.mark.clause("BOE77-02-002")
@pytest.mark.parametrize(("side", "colour"), [("literal", "black"), ("corrected", "red")])
def test_1977_the_colour_of_19(side: str, colour: str) -> None:
    play = Play(BOE, "red", "black", reading={"colour-of-19": side}).seated()
    play.bet("red", "red", 100)
    play.bet("black", "black", 100)
    play.close()
    calls = [c for e in play.ball(19) for c in e.calls]
    assert calls[1] == Call("even-chances", {"colour": colour, "parity": "odd", "half": "high"})
    other = "red" if colour == "black" else "black"
    assert play.s.chips == {colour: 10_000_100, other: 9_999_900}


@pytest.mark.clause("BOE77-02-002")
def test_1977_the_combinations_with_zero() -> None:
    spots = {"street:0-1-2": (0, 1, 2), "street:0-2-3": (0, 2, 3), "corner:0-1-2-3": (0, 1, 2, 3)}
    strict = Play(BOE, "ana", reading={"zero-combinations": "literal"}).seated()
    for spot, numbers in spots.items():
        assert strict.refused(PlaceBet(by="ana", on=spot, amount=100)).code == "no-such-bet"
        for ball in range(5):
            play = Play(BOE, "ana", reading={"zero-combinations": "corrected"}).seated()
            play.bet("ana", spot, 100)
            play.close()
            play.ball(ball)
            won = (1100 if spot.startswith("street") else 800) if ball in numbers else -100
            assert play.s.chips["ana"] == 10_000_000 + won


@pytest.mark.clause("BOE77-02-002")
def test_1977_only_a_chip_in_the_cylinder_or_also_a_ball_out_and_a_bad_launch() -> None:
    for side, known in (("literal", 1), ("corrected", 3)):
        for n, cause in enumerate(("object-in-wheel", "ball-out", "bad-launch")):
            play = Play(BOE, reading={"irregular-spins": side}).seated()
            play.do(Launch(by=CROUPIER))
            void = VoidSpin(by=CROUPIER, cause=cause)
            if n < known:
                play.do(void)
                assert play.s.phase == "betting"
            else:
                assert play.refused(void).code == "not-a-cause"


@pytest.mark.clause("GAL07-02-001")
@pytest.mark.parametrize(("side", "wins", "loses"), [("literal", 3, 25), ("corrected", 25, 3)])
def test_galicia_two_columns_or_as_printed_two_dozens(side: str, wins: int, loses: int) -> None:
    """25 lies in the first column and the third dozen, 3 in the third column and the first dozen."""
    for ball, won in ((wins, 1), (loses, -2)):
        play = Play(GAL, "ana", reading={"double-column": side}).seated()
        play.bet("ana", "double-column:1-2", 1000)
        play.close()
        play.ball(ball)
        assert play.s.chips["ana"] == (100_000 + won) * 500


@pytest.mark.parametrize(
    ("law", "key", "clause"),
    [
        pytest.param(BOE, "numbers-on-the-wheel", "BOE77-01-005", marks=pytest.mark.clause("BOE77-02-002")),
        pytest.param(BOE, "even-money", "BOE77-01-043", marks=pytest.mark.clause("BOE77-02-002")),
        pytest.param(BOE, "maxima-of-dozens", "BOE77-01-060", marks=pytest.mark.clause("BOE77-02-002")),
        pytest.param(EUS, "maxima-called-minima", "EUS96-01-055", marks=pytest.mark.clause("EUS96-02-001")),
        pytest.param(GAL, "first-four", "GAL07-01-041", marks=pytest.mark.clause("GAL07-02-001")),
    ],
)
def test_what_cannot_be_played_literally_there_cannot_be_played_here(law: str, key: str, clause: str) -> None:
    make(law, GAME, reading={key: "corrected"})
    with pytest.raises(BadOption) as refused:
        make(law, GAME, reading={key: "literal"})
    assert clause in refused.value.clauses
