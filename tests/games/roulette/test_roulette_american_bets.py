"""American roulette has every bet of the French one, with its payout: each spot played against each number.

One player stands behind each spot, so what a spot brings is what its player wins.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from american_oracle import BOE, EUS, GAL, PAYS, Play, announced, cloth, won

from novamas.games import FAMILIES
from novamas.games.spin import PlaceBet

INHERITED = [
    pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-001", "BOE77-02-002")),
    pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-001")),
    pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-001")),
]


def kind_of(spot: str) -> str:
    return spot.split(":")[0]


@pytest.mark.parametrize("law", INHERITED)
def test_the_spots_offered_are_those_of_the_french_cloth(law: str) -> None:
    play = Play(law, "ana").seated("ana")
    offered = {on for o in play.game.options(play.s, "ana", "PlaceBet") for on in o.form["on"].values}
    assert offered == set(cloth(law)) | (set(announced()) if law == EUS else set())


@pytest.mark.parametrize("law", INHERITED)
def test_every_spot_pays_against_every_number(law: str) -> None:
    spots = cloth(law)
    play = Play(law, *spots, colours=len(spots)).seated()
    stake = 2 * play.minimum
    for spot in spots:
        play.bet(spot, spot, stake)
    play.close()
    laid, before = play.s, play.s.chips
    for ball in range(37):
        play.s = laid
        play.ball(ball)
        back = {spot: play.s.chips[spot] - before[spot] for spot in spots}
        expected = {spot: stake + won(kind_of(spot), covers, stake, ball) for spot, covers in spots.items()}
        assert back == expected, f"{law}: the ball fell on {ball}"
        assert play.s.bets == {}


@pytest.mark.clause("EUS96-02-001", "EUS96-02-014", "EUS96-02-017")
def test_every_announced_bet_pays_what_its_chips_pay() -> None:
    spots, bets = cloth(EUS), announced()
    play = Play(EUS, *bets, colours=len(bets)).seated()
    chip = 2 * play.minimum
    for bet, chips in bets.items():
        play.bet(bet, bet, chip * sum(chips.values()))
    play.close()
    laid, before = play.s, play.s.chips
    for ball in range(37):
        play.s = laid
        play.ball(ball)
        for bet, chips in bets.items():
            back = sum(chip * n + won(kind_of(spot), spots[spot], chip * n, ball) for spot, n in chips.items())
            assert play.s.chips[bet] - before[bet] == back, f"{bet}: the ball fell on {ball}"


ELSEWHERE = (
    "split:1-5", "split:36-0", "straight:37", "straight:00", "street:2-3-4", "corner:3-4-6-7", "six-line:2-7",
    "column:4", "dozen:0", "double-column:1-3", "double-dozen:1-3", "green", "zero", "five-numbers:0-1-2-3-4",
)  # fmt: skip


@pytest.mark.parametrize(
    ("law", "clause", "more"),
    [
        pytest.param(
            BOE,
            "BOE77-01-024",
            ("street:0-1-2", "street:0-2-3", "corner:0-1-2-3", "neighbours:17", "zero-sector", "third", "orphans"),
            marks=pytest.mark.clause("BOE77-02-002"),
            id=BOE,
        ),
        pytest.param(EUS, "EUS96-00-039", (), marks=pytest.mark.clause("EUS96-02-001"), id=EUS),
        pytest.param(
            GAL,
            "GAL07-01-022",
            ("neighbours:17", "zero-sector", "third", "orphans"),
            marks=pytest.mark.clause("GAL07-02-001"),
            id=GAL,
        ),
    ],
)
def test_what_the_french_cloth_has_not_is_no_bet(law: str, clause: str, more: tuple[str, ...]) -> None:
    play = Play(law, "ana").seated()
    for spot in (*ELSEWHERE, *more):
        refusal = play.refused(PlaceBet(by="ana", on=spot, amount=10 * play.minimum))
        assert (refusal.code, refusal.field, clause in refusal.clauses) == ("no-such-bet", "on", True), spot


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-002", "BOE77-02-016")),
        pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-001", "EUS96-02-025")),
        pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-001", "GAL07-02-010")),
    ],
)
def test_exact_odds(law: str) -> None:
    """Half back on zero makes an even chance cost half of what every other bet costs: 1/74 against 1/37."""
    game = Play(law).game
    rows = {(r.bet, r.strategy): r for r in FAMILIES["roulette"].odds(game)}
    even = {"red", "black", "even", "odd", "low", "high"}
    kinds = {(kind, "half" if kind in even else "") for kind in PAYS}
    extra = {(kind, "") for kind in ("neighbours", "zero-sector", "third", "orphans")} if law == EUS else set()
    assert set(rows) == kinds | extra
    for (kind, _), r in rows.items():
        assert r.edge == (Fraction(1, 74) if kind in even else Fraction(1, 37)), kind
        assert r.win + r.push + r.lose == 1
    covered = {spot.split(":")[0]: len(numbers) for spot, numbers in cloth(law).items()}
    for kind, n in covered.items():
        strategy = "half" if kind in even else ""
        assert rows[kind, strategy].win == Fraction(n, 37), kind
        assert Fraction(*map(int, rows[kind, strategy].pays.split(":"))) == PAYS[kind]
