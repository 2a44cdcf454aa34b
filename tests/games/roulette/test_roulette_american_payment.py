"""Zero, and the order in which winners are paid: as literal lists, with several players at the table."""

from __future__ import annotations

import pytest
from american_oracle import BOE, EUS, GAL, GAME, INSPECTOR, PAY_ORDER, Play, cloth, payments
from msgspec.structs import replace

from novamas.games import make
from novamas.games.cloth.prison import HalfReturned, PrisonChoice
from novamas.games.roulette.play import AllowValueChips
from novamas.games.spin import Collected, Paid
from novamas.kit.decider import Move
from novamas.law import BadOption

EVEN_CHANCES = ("red", "black", "even", "odd", "low", "high")

# -- zero -----------------------------------------------------------------------------------------------------

ZERO = [
    pytest.param(BOE, "BOE77-02-016", marks=pytest.mark.clause("BOE77-02-016"), id=BOE),
    pytest.param(EUS, "EUS96-02-025", marks=pytest.mark.clause("EUS96-02-025"), id=EUS),
    pytest.param(GAL, "GAL07-02-010", marks=pytest.mark.clause("GAL07-02-010"), id=GAL),
]


@pytest.mark.parametrize(("law", "clause"), ZERO)
@pytest.mark.parametrize("reading", ["default", "literal", "corrected"])
def test_zero_gives_half_back_at_once(law: str, clause: str, reading: str) -> None:
    play = Play(law, *EVEN_CHANCES, reading=reading).seated()
    for chance in EVEN_CHANCES:
        play.bet(chance, chance, 4 * play.minimum)
    play.close()
    events = play.ball(0)
    assert [type(e).__name__ for e in events] == ["Landed", "HalfReturned", "RoundEnded"]
    assert events[1].moves == tuple(
        move
        for chance in EVEN_CHANCES
        for move in (
            Move("@cloth", chance, 2 * play.minimum, "half"),
            Move("@cloth", "@float", 2 * play.minimum, "half"),
        )
    )
    assert clause in events[1].clauses
    assert play.s.bets == {}
    assert [a.who for a in play.game.awaits(play.s)] == ["@croupier"]  # nobody is asked anything
    for choice in ("prison", "half"):
        refusal = play.refused(PrisonChoice(by="red", bet=1, choice=choice))
        assert (refusal.code, clause in refusal.clauses) == ("no-choice-open", True)
    play.open()
    play.close()
    play.ball(1)
    assert play.s.chips == dict.fromkeys(EVEN_CHANCES, (100_000 - 2) * play.minimum)  # nothing comes back later


@pytest.mark.parametrize(("law", "clause"), ZERO)
def test_zero_on_the_last_spin_is_like_any_other(law: str, clause: str) -> None:
    play = Play(law, "ana").seated()
    play.s = replace(play.s, last=play.s.round)
    play.bet("ana", "red", 4 * play.minimum)
    play.close()
    (half,) = [e for e in play.ball(0) if isinstance(e, HalfReturned)]
    assert ([m.amount for m in half.moves], clause in half.clauses) == ([2 * play.minimum] * 2, True)


@pytest.mark.parametrize(("law", "clause"), ZERO)
def test_zero_takes_the_losers_first_pays_the_winners_and_then_halves(law: str, clause: str) -> None:
    play = Play(law, "ana", "bea").seated()
    play.bet("ana", "red", 2 * play.minimum)
    play.bet("bea", "straight:0", play.minimum)
    play.bet("ana", "dozen:1", play.minimum)
    play.close()
    events = play.ball(0)
    names = ["Landed", "Collected", "Paid", "HalfReturned", "RoundEnded"]
    assert [type(e).__name__ for e in events] == names
    assert (events[1].bets, events[2].bets, events[3].bets) == ((3,), (2,), (1,))
    assert play.s.chips == {"ana": (100_000 - 2) * play.minimum, "bea": (100_000 + 35) * play.minimum}


@pytest.mark.parametrize(("law", "clause"), ZERO)
def test_the_half_of_an_odd_amount_leaves_the_odd_unit_with_the_bank(law: str, clause: str) -> None:
    play = Play(law, "ana", minimum=501).seated()
    play.bet("ana", "odd", 501)
    play.close()
    (half,) = [e for e in play.ball(0) if isinstance(e, HalfReturned)]
    assert [(m.dst, m.amount) for m in half.moves] == [("ana", 250), ("@float", 251)]


# -- the order ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-014")),
        pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-022")),
        pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-024")),
    ],
)
def test_winners_are_paid_by_kind_of_bet_in_the_order_of_the_law(law: str) -> None:
    """One player a kind of bet, laid in the opposite order; each number in turn."""
    spots = cloth(law)
    for ball in range(37):
        winners = {}
        for spot, covers in spots.items():
            if ball in covers:
                winners[spot.split(":")[0]] = spot
        play = Play(law, *PAY_ORDER, colours=len(PAY_ORDER)).seated()
        for kind in reversed(PAY_ORDER):
            if kind in winners:
                play.bet(kind, winners[kind], play.minimum)
        play.close()
        paid = [next(m.dst for m in e.moves) for e in play.ball(ball) if isinstance(e, Paid)]
        assert paid == [kind for kind in PAY_ORDER if kind in winners], ball


ANA = ("straight:17", "split:17-20", "black", "dozen:2", "odd", "column:2")
BEA = ("low", "straight:17", "column:2", "red")
CARLA = ("six-line:16-21",)

# 17 is black, odd and low; it lies in the second dozen and the second column.
PAYMENTS = {
    BOE: [
        ("ana", ["column:2"]),
        ("bea", ["column:2"]),
        ("ana", ["odd"]),
        ("ana", ["black"]),
        ("bea", ["low"]),
        ("ana", ["dozen:2"]),
        ("carla", ["six-line:16-21"]),
        ("ana", ["split:17-20"]),
        ("ana", ["straight:17"]),
        ("bea", ["straight:17"]),
    ],
    EUS: [
        ("ana", ["column:2", "dozen:2", "split:17-20", "straight:17"]),
        ("bea", ["column:2", "straight:17"]),
        ("ana", ["odd"]),
        ("ana", ["black"]),
        ("bea", ["low"]),
        ("carla", ["six-line:16-21"]),
    ],
    GAL: [
        ("ana", ["column:2", "odd", "black", "dozen:2", "split:17-20", "straight:17"]),
        ("bea", ["column:2", "low", "straight:17"]),
        ("carla", ["six-line:16-21"]),
    ],
}
# What each payment comes to in colour chips, one having been laid on each spot.
COLOUR_CHIPS = {
    BOE: [2, 2, 1, 1, 1, 2, 5, 17, 35, 35],
    EUS: [2 + 2 + 17 + 35, 2 + 35, 1, 1, 1, 5],
    GAL: [2 + 1 + 1 + 2 + 17 + 35, 2 + 1 + 35, 5],
}


@pytest.mark.parametrize(
    "law",
    [
        pytest.param(BOE, marks=pytest.mark.clause("BOE77-02-002", "BOE77-02-014", "BOE77-02-015")),
        pytest.param(EUS, marks=pytest.mark.clause("EUS96-02-022", "EUS96-02-023", "EUS96-02-024")),
        pytest.param(GAL, marks=pytest.mark.clause("GAL07-02-024", "GAL07-02-025", "GAL07-02-026")),
    ],
)
def test_a_player_with_several_winning_bets(law: str) -> None:
    """1977 pays bet by bet, as in epigraph 01; Euskadi all of a player's but even chances at once; Galicia all."""
    play = Play(law, "ana", "bea", "carla").seated()
    for who, spots in (("ana", ANA), ("bea", BEA), ("carla", CARLA)):
        for spot in spots:
            play.bet(who, spot, play.minimum)
    laid = {id: bet.on for id, bet in play.s.bets.items()}
    play.close()
    events = play.ball(17)
    assert isinstance(events[1], Collected)  # losers first
    assert [laid[id] for id in events[1].bets] == ["red"]
    assert payments(play, events, laid) == PAYMENTS[law]
    assert [e.colour_chips for e in events if isinstance(e, Paid)] == COLOUR_CHIPS[law]
    won = {"ana": 35 + 17 + 1 + 2 + 1 + 2, "bea": 1 + 35 + 2 - 1, "carla": 5}
    assert play.s.chips == {who: (100_000 + n) * play.minimum for who, n in won.items()}


@pytest.mark.clause("EUS96-02-023")
def test_in_euskadi_two_even_chances_of_one_player_are_two_payments() -> None:
    play = Play(EUS, "ana").seated()
    for spot in ("even", "red", "low"):
        play.bet("ana", spot, 500)
    laid = {id: bet.on for id, bet in play.s.bets.items()}
    play.close()
    assert payments(play, play.ball(12), laid) == [("ana", ["red"]), ("ana", ["even"]), ("ana", ["low"])]


@pytest.mark.clause("EUS96-02-024")
def test_a_payment_is_in_colour_for_one_and_in_value_chips_for_another() -> None:
    play = Play(EUS, "ana", "bea").seated("ana")
    play.do(AllowValueChips(by=INSPECTOR, player="bea"))
    play.bet("ana", "straight:17", 500)
    play.bet("bea", "straight:17", 500)
    play.close()
    paid = [e for e in play.ball(17) if isinstance(e, Paid)]
    assert [(e.moves[0].dst, e.moves[0].amount, e.colour_chips) for e in paid] == [
        ("ana", 17_500, 35),
        ("bea", 17_500, 0),
    ]


@pytest.mark.clause("BOE77-02-014")
def test_1977_the_order_as_printed_would_leave_winners_unpaid() -> None:
    with pytest.raises(BadOption, match="never be paid") as refused:
        make(BOE, GAME, reading={"american-pay-order": "literal"})
    assert refused.value.clauses == ("BOE77-02-014",)
