"""Neighbours and sectors at Euskadi's American roulette: an area that the house may leave out, buttons, chips."""

from __future__ import annotations

import pytest
from american_oracle import EUS, INSPECTOR, NEIGHBOURS, SECTORS, Play, announced

from novamas.games import make
from novamas.games.roulette.play import AllowValueChips
from novamas.games.spin import BetPlaced, PlaceBet
from novamas.law import BadOption


@pytest.mark.clause("EUS96-02-011")
def test_the_area_for_announced_bets_is_optional() -> None:
    without = Play(EUS, "ana", announced=False).seated()
    for bet in announced():
        refusal = without.refused(PlaceBet(by="ana", on=bet, amount=90 * 500))
        assert (refusal.code, refusal.field) == ("no-such-bet", "on")
    without.bet("ana", "straight:17", 500)  # the rest of the cloth is as ever
    with_it = Play(EUS, "ana").seated()
    with_it.bet("ana", "neighbours:17", 5 * 500)
    # In the French game they are bets like any other.
    with pytest.raises(BadOption) as refused:
        make(EUS, "roulette-french", {"announced": False})
    assert (refused.value.field, "EUS96-01-036" in refused.value.clauses) == ("announced", True)


@pytest.mark.clause("EUS96-02-015")
def test_button_17_on_five_chips_of_ten_euros() -> None:
    play = Play(EUS, "ana").seated(value=1000)
    placed = play.bet("ana", "neighbours:17", 5 * 1000)
    assert all(isinstance(e, BetPlaced) and e.via == "neighbours:17" for e in placed)
    assert play.lying("ana") == {f"straight:{n}": 1000 for n in (2, 6, 17, 25, 34)}
    assert play.s.chips["ana"] == 100_000 * 500 - 5000
    play.close()
    play.ball(25)
    assert play.s.chips["ana"] == 100_000 * 500 + 35 * 1000 - 4 * 1000


@pytest.mark.clause("EUS96-02-014")
def test_every_button_plays_its_number_and_two_on_each_side() -> None:
    for number, around in NEIGHBOURS.items():
        play = Play(EUS, "ana").seated()
        play.bet("ana", f"neighbours:{number}", 5 * 1500)
        assert play.lying("ana") == {f"straight:{n}": 1500 for n in around}
        assert list(play.lying("ana")) == [f"straight:{n}" for n in around]  # as they lie on the wheel
    for nobody in ("neighbours:37", "neighbours", "neighbours:-1"):
        assert play.refused(PlaceBet(by="ana", on=nobody, amount=2500)).code == "no-such-bet"


@pytest.mark.clause("EUS96-02-017")
@pytest.mark.parametrize(("sector", "chips"), [("zero-sector", 9), ("third", 6), ("orphans", 5)])
def test_the_three_sectors_and_their_chips(sector: str, chips: int) -> None:
    assert sum(SECTORS[sector].values()) == chips
    play = Play(EUS, "ana").seated(value=1000)
    play.bet("ana", sector, chips * 1000)
    assert play.lying("ana") == {spot: n * 1000 for spot, n in SECTORS[sector].items()}
    assert play.s.chips["ana"] == 100_000 * 500 - chips * 1000


CHIPS = [
    pytest.param("neighbours:17", 5, marks=pytest.mark.clause("EUS96-02-014")),
    pytest.param("neighbours:0", 5, marks=pytest.mark.clause("EUS96-02-014")),
    pytest.param("zero-sector", 9, marks=pytest.mark.clause("EUS96-02-017")),
    pytest.param("third", 6, marks=pytest.mark.clause("EUS96-02-017")),
    pytest.param("orphans", 5, marks=pytest.mark.clause("EUS96-02-017")),
]


@pytest.mark.parametrize(("bet", "chips"), CHIPS)
def test_an_announced_bet_takes_an_exact_number_of_chips(bet: str, chips: int) -> None:
    play = Play(EUS, "ana", "bea").seated("ana")
    play.do(AllowValueChips(by=INSPECTOR, player="bea"))
    for n in range(1, 3 * chips + 1):
        if n % chips:
            refusal = play.refused(PlaceBet(by="ana", on=bet, amount=n * 500))
            assert refusal.code == ("below-minimum" if n < chips else "off-step"), n
    play.bet("ana", bet, 2 * chips * 500)
    assert play.refused(PlaceBet(by="bea", on=bet, amount=chips * 600 + 1)).code == "off-step"
    play.bet("bea", bet, chips * 600)  # with value chips, five of them or nine, of any worth
    assert sum(play.lying("bea").values()) == chips * 600


# How many chips, and the most minima that each may be worth in tier 1: ten on a number, twenty on a split, thirty on a
# street (where two chips of the zero sector lie), forty on a corner.
LIMITS = [
    ("neighbours:17", 5, 10),
    ("neighbours:0", 5, 10),
    ("zero-sector", 9, 15),
    ("third", 6, 20),
    ("orphans", 5, 10),
]


@pytest.mark.clause("EUS96-02-001")
@pytest.mark.parametrize(("bet", "chips", "minima"), LIMITS)
@pytest.mark.parametrize(("tier", "times"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_each_chip_of_an_announced_bet_keeps_to_the_limits_of_its_spot(
    bet: str, chips: int, minima: int, tier: int, times: int
) -> None:
    play = Play(EUS, "ana", tier=tier).seated()
    most = minima * times
    least = play.refused(PlaceBet(by="ana", on=bet, amount=chips * 499))
    assert (least.code, "EUS96-01-050" in least.clauses) == ("below-minimum", True)
    assert play.refused(PlaceBet(by="ana", on=bet, amount=chips * 500 * (most + 1))).code == "above-maximum"
    play.bet("ana", bet, chips * 500 * most)
    assert play.refused(PlaceBet(by="ana", on=bet, amount=chips * 500)).code == "above-maximum"


@pytest.mark.clause("EUS96-02-001")
@pytest.mark.parametrize(
    ("spot", "lies", "bet", "chips", "room"),
    [
        ("straight:17", 3, "neighbours:17", 5, 7),
        ("straight:17", 3, "neighbours:25", 5, 7),
        ("straight:17", 3, "neighbours:26", 5, 10),
        ("street:0-2-3", 10, "zero-sector", 9, 10),
        ("split:5-8", 15, "third", 6, 5),
        ("split:14-17", 15, "orphans", 5, 5),
    ],
)
def test_what_lies_on_a_spot_leaves_less_room_for_an_announced_bet(
    spot: str, lies: int, bet: str, chips: int, room: int
) -> None:
    play = Play(EUS, "ana").seated()
    play.bet("ana", spot, lies * 500)
    assert play.refused(PlaceBet(by="ana", on=bet, amount=chips * 500 * (room + 1))).code == "above-maximum"
    play.bet("ana", bet, chips * 500 * room)
