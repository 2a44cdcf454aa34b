"""French roulette, zero and the even chances: half back or prison, further zeros, the last spin of the session."""

from __future__ import annotations

from typing import Any

import pytest
from roulette_oracle import (
    BLACK,
    BOE,
    EUS,
    EVEN,
    EVEN_CHANCES,
    GAL,
    HIGH,
    LAWS,
    LOW,
    MINIMUM,
    ODD,
    RED,
    Play,
    by_law,
    kinds,
    paid_spots,
)

from novamas.games.cloth.prison import PrisonChoice
from novamas.games.spin import Collected, PlaceBet, TakeBack
from novamas.kit.decider import CROUPIER, INSPECTOR

COVERS = {"red": RED, "black": BLACK, "even": EVEN, "odd": ODD, "low": LOW, "high": HIGH}
FULL = {"prison-release": "literal"}


def zero_on(law: str, stake: int, on: str = "red", ends: int = 0, **table: Any) -> Play:
    """Ana has a stake on an even chance, and zero comes, the first of so many last spins."""
    play = Play(law, "ana", **table)
    if ends:
        play.end_after(ends)
    play.bet("ana", on, stake)
    play.spin(0)
    return play


def imprisoned(law: str, stake: int, zeros: int = 1, on: str = "red", **table: Any) -> Play:
    """The same, and at every zero she leaves it in prison."""
    play = zero_on(law, stake, on, **table)
    play.choose("ana", "prison")
    for _ in range(zeros - 1):
        play.spin(0)
        play.choose("ana", "prison")
    return play


def ways_out(play: Play, who: str = "ana") -> tuple[str, ...]:
    (offer,) = play.table.options(who, "PrisonChoice")
    return tuple(offer.form["choice"].each())


# -- the first zero -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("on", EVEN_CHANCES)
@pytest.mark.parametrize("law", by_law("BOE77-01-045", "EUS96-01-045", "GAL07-01-027"))
def test_zero_offers_every_even_chance_two_ways_out(law: str, on: str) -> None:
    play = zero_on(law, 8 * MINIMUM[law], on)
    assert play.awaited() == ["ana"]
    assert ways_out(play) == ("half", "prison")
    assert play.cloth("ana") == 8 * MINIMUM[law]
    refused = play.refused(PrisonChoice(by="ana", bet=1, choice="double"))
    assert {BOE: "BOE77-01-045", EUS: "EUS96-01-045", GAL: "GAL07-01-027"}[law] in refused.clauses


@pytest.mark.parametrize("law", by_law("BOE77-01-046", "EUS96-01-045", "GAL07-01-027"))
def test_half_comes_back_and_the_bank_keeps_the_other(law: str) -> None:
    stake = 8 * MINIMUM[law]
    play = zero_on(law, stake)
    assert kinds(play.choose("ana", "half")) == ["HalfReturned", "RoundEnded"]
    assert play.net("ana") == -stake // 2
    assert play.house() == stake // 2
    assert play.cloth("ana") == 0


@pytest.mark.parametrize("law", by_law("BOE77-01-047", "EUS96-01-045", "GAL07-01-027"))
def test_the_whole_stake_goes_to_prison(law: str) -> None:
    stake = 8 * MINIMUM[law]
    play = zero_on(law, stake)
    assert kinds(play.choose("ana", "prison")) == ["Imprisoned", "RoundEnded"]
    assert play.cloth("ana") == stake
    assert play.house() == 0


@pytest.mark.parametrize("on", EVEN_CHANCES)
@pytest.mark.parametrize("law", by_law("BOE77-01-048 BOE77-01-049", "EUS96-01-046", "GAL07-01-028"))
def test_the_next_spin_frees_a_prisoner_without_winnings_or_takes_it(law: str, on: str) -> None:
    stake = 8 * MINIMUM[law]
    play = imprisoned(law, stake, on=on)
    play.table.to_chance()
    for number in range(1, 37):
        fallen = play.branch()
        fallen.ball(number)
        freed = number in COVERS[on]
        assert fallen.net("ana") == (0 if freed else -stake), number
        assert fallen.house() == (0 if freed else stake), number
        assert fallen.cloth("ana") == 0
        assert fallen.awaited() == [CROUPIER]


@pytest.mark.parametrize("law", by_law("BOE77-01-048", "EUS96-01-046", "GAL07-01-028"))
def test_a_prisoner_is_freed_even_where_winning_stakes_stay_on_the_cloth(law: str) -> None:
    play = imprisoned(law, 8 * MINIMUM[law], options={"stakes": "left"})
    play.spin(1)
    assert play.net("ana") == play.cloth("ana") == 0


@pytest.mark.parametrize("law", by_law("BOE77-01-049", "EUS96-01-046", "GAL07-01-028"))
def test_a_lost_prisoner_is_collected_with_the_losers(law: str) -> None:
    play = imprisoned(law, 8 * MINIMUM[law])
    events = play.spin(2)
    assert [e.bets for e in events if isinstance(e, Collected)] == [(1,)]
    assert play.net("ana") == -8 * MINIMUM[law]


@pytest.mark.parametrize("law", LAWS)
def test_zero_takes_bets_on_other_numbers_and_pays_its_own_before_it_asks(law: str) -> None:
    least = MINIMUM[law]
    play = Play(law, "ana", "bea")
    play.bet("ana", "red", least)
    play.bet("ana", "column:1", least)
    play.bet("bea", "straight:0", least)
    events = play.spin(0)
    assert kinds(events) == ["Landed", "Collected", "Paid", "PrisonOffered"]
    assert paid_spots(play, events) == [["straight:0"]]
    assert play.net("bea") == 35 * least
    assert play.net("ana") == -2 * least
    assert play.cloth("ana") == least
    assert play.awaited() == ["ana"]


@pytest.mark.parametrize("law", by_law("BOE77-01-045", "EUS96-01-045", "GAL07-01-027"))
def test_all_owners_are_asked_at_once_and_answer_in_any_order(law: str) -> None:
    stake = 8 * MINIMUM[law]
    play = Play(law, "ana", "bea", "carlos")
    play.bet("ana", "red", stake)
    play.bet("ana", "low", stake)
    play.bet("bea", "black", stake)
    play.bet("carlos", "even", stake)
    play.spin(0)
    assert play.awaited() == ["ana", "bea", "carlos"]
    play.choose("carlos", "half")
    assert play.awaited() == ["ana", "bea"]
    assert play.refused(PrisonChoice(by="carlos", bet=4, choice="prison")).code == "not-your-bet"
    assert play.refused(PrisonChoice(by="bea", bet=1, choice="half")).code == "not-your-bet"
    play.choose("ana", "prison", bet=2)
    assert play.awaited() == ["ana", "bea"]  # she still owes an answer for red
    play.choose("bea", "prison")
    assert kinds(play.choose("ana", "half", bet=1)) == ["HalfReturned", "RoundEnded"]
    assert {b.on: b.zeros for b in play.desk.bets.values()} == {"low": 1, "black": 1}
    assert play.net("carlos") == -stake // 2
    play.spin(4)  # black, even, low
    assert play.net("ana") == -stake // 2
    assert play.net("bea") == 0


@pytest.mark.parametrize("law", by_law("BOE77-01-045", "EUS96-01-045", "GAL07-01-027"))
def test_there_is_nothing_to_choose_unless_zero_came(law: str) -> None:
    play = Play(law, "ana")
    play.bet("ana", "red", MINIMUM[law])
    refused = play.refused(PrisonChoice(by="ana", bet=1, choice="half"))
    assert refused.code == "no-choice-open"
    assert {BOE: "BOE77-01-045", EUS: "EUS96-01-045", GAL: "GAL07-01-027"}[law] in refused.clauses
    assert kinds(play.spin(1))[-1] == "RoundEnded"


@pytest.mark.parametrize("law", LAWS)
def test_a_silent_owner_leaves_the_stake_in_prison(law: str) -> None:
    play = zero_on(law, MINIMUM[law])
    assert play.table.decider.default(play.table.state, "ana") == PrisonChoice(by="ana", bet=1, choice="prison")


# -- further zeros --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zeros", [2, 3, 4])
@pytest.mark.parametrize("law", by_law("BOE77-01-050", "EUS96-01-047", "GAL07-01-029"))
def test_each_further_zero_halves_what_may_be_taken_back(law: str, zeros: int) -> None:
    stake = 16 * MINIMUM[law]
    play = imprisoned(law, stake, zeros - 1)
    play.spin(0)
    assert ways_out(play) == ("half", "prison")
    assert play.cloth("ana") == stake // 2 ** (zeros - 1)
    play.choose("ana", "half")
    back = {2: 4, 3: 2, 4: 1}[zeros] * MINIMUM[law]
    assert play.net("ana") == back - stake
    assert play.house() == stake - back
    assert play.cloth("ana") == 0


RELEASED = by_law("BOE77-01-048 BOE77-01-050", "EUS96-01-046 EUS96-01-047", "GAL07-01-028 GAL07-01-029")


@pytest.mark.parametrize(("zeros", "worth"), [(1, 16), (2, 8), (3, 4), (4, 2)])
@pytest.mark.parametrize("law", RELEASED)
def test_a_freed_bet_is_worth_what_further_zeros_have_left_of_it(law: str, zeros: int, worth: int) -> None:
    play = imprisoned(law, 16 * MINIMUM[law], zeros)
    play.spin(1)
    assert play.net("ana") == (worth - 16) * MINIMUM[law]
    assert play.house() == (16 - worth) * MINIMUM[law]


@pytest.mark.parametrize(("zeros", "back"), [(1, 8), (2, 4), (3, 2)])
@pytest.mark.parametrize("law", RELEASED)
def test_read_to_the_letter_a_bet_is_freed_whole_and_surrendered_at_its_worn_value(
    law: str, zeros: int, back: int
) -> None:
    least = MINIMUM[law]
    play = imprisoned(law, 16 * least, zeros, readings=FULL)
    assert play.cloth("ana") == 16 * least
    play.table.to_chance()
    freed = play.branch()
    freed.ball(1)
    assert freed.net("ana") == 0
    taken = play.branch()
    taken.ball(2)
    assert taken.net("ana") == -16 * least
    half = imprisoned(law, 16 * least, zeros - 1, readings=FULL) if zeros > 1 else Play(law, "ana", readings=FULL)
    if zeros == 1:
        half.bet("ana", "red", 16 * least)
    half.spin(0)
    half.choose("ana", "half")
    assert half.net("ana") == (back - 16) * least
    assert half.house() == (16 - back) * least


# -- below the minimum ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("readings", ["default", FULL], ids=["reduced", "full"])
@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-048", galicia="GAL07-01-030"))
def test_a_bet_worn_down_below_the_minimum_must_stay_in_prison(law: str, readings: Any) -> None:
    play = imprisoned(law, 500, readings=readings)
    play.spin(0)  # worth 2.50 at a table of 5.00
    assert ways_out(play) == ("prison",)
    refused = play.refused(PrisonChoice(by="ana", bet=1, choice="half"))
    assert refused.code == "must-stay-in-prison"
    assert {EUS: "EUS96-01-048", GAL: "GAL07-01-030"}[law] in refused.clauses
    play.choose("ana", "prison")
    play.spin(1)
    assert play.net("ana") == (0 if readings == FULL else -250)


@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-045 EUS96-01-048", galicia="GAL07-01-027 GAL07-01-030"))
def test_a_bet_at_the_minimum_may_still_choose(law: str) -> None:
    assert ways_out(zero_on(law, 500)) == ("half", "prison")
    play = imprisoned(law, 1000)
    play.spin(0)  # worth 5.00, not below it
    assert ways_out(play) == ("half", "prison")
    for readings in ("default", FULL):
        play = imprisoned(law, 999, readings=readings)
        play.spin(0)  # worth 4.995
        assert ways_out(play) == ("prison",)


@pytest.mark.clause("BOE77-01-045", "BOE77-01-050")
def test_1977_leaves_the_choice_however_little_a_bet_is_worth() -> None:
    play = imprisoned(BOE, 100, zeros=2)  # worth 50 at a table of 100
    play.spin(0)
    assert play.cloth("ana") == 25
    assert ways_out(play) == ("half", "prison")
    play.choose("ana", "half")
    assert play.net("ana") == 12 - 100  # the odd half peseta stays with the bank


@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-048", galicia="GAL07-01-030"))
def test_the_minimum_that_counts_is_the_tables_unless_read_as_that_of_even_chances(law: str) -> None:
    dear = {"even_minimum": 5}  # even chances from 25.00
    for readings, ways in (("default", ("half", "prison")), ({"prison-threshold": "corrected"}, ("prison",))):
        play = imprisoned(law, 4000, options=dear, readings=readings)
        play.spin(0)  # worth 20.00
        assert ways_out(play) == ways
    play = imprisoned(law, 5000, options=dear, readings={"prison-threshold": "corrected"})
    play.spin(0)  # worth 25.00
    assert ways_out(play) == ("half", "prison")


# -- the last spin of the session -----------------------------------------------------------------------------


@pytest.mark.parametrize("readings", ["default", FULL], ids=["reduced", "full"])
@pytest.mark.parametrize(("zeros", "back"), [(1, 8), (2, 4), (3, 2), (4, 1)])
@pytest.mark.parametrize("law", by_law("BOE77-01-051", "EUS96-01-049", "GAL07-01-031"))
def test_on_the_last_spin_a_half_a_quarter_an_eighth_must_be_accepted(
    law: str, zeros: int, back: int, readings: Any
) -> None:
    least = MINIMUM[law]
    play = Play(law, "ana", readings=readings)
    play.end_after(zeros)
    play.bet("ana", "red", 16 * least)
    for _ in range(zeros - 1):
        play.spin(0)
        play.choose("ana", "prison")
    events = play.spin(0)
    assert "PrisonOffered" not in kinds(events)
    assert kinds(events)[-2:] == ["Refunded", "RoundEnded"]
    assert play.net("ana") == (back - 16) * least
    assert play.house() == (16 - back) * least
    assert play.cloth("ana") == 0
    assert play.awaited() == []


@pytest.mark.parametrize("law", by_law("BOE77-01-051", "EUS96-01-049", "GAL07-01-031"))
def test_the_refund_of_the_last_spin_comes_before_the_rule_about_the_minimum(law: str) -> None:
    play = imprisoned(law, MINIMUM[law], ends=2)
    play.spin(0)
    assert play.net("ana") == -(MINIMUM[law] - MINIMUM[law] // 4)
    assert play.awaited() == []


@pytest.mark.parametrize("law", by_law("BOE77-01-051", "EUS96-01-049", "GAL07-01-031"))
def test_the_spin_before_the_last_still_asks(law: str) -> None:
    play = Play(law, "ana")
    play.end_after(2)
    play.bet("ana", "red", 8 * MINIMUM[law])
    play.spin(0)
    assert play.awaited() == ["ana"]
    play.choose("ana", "prison")
    play.spin(0)
    assert play.net("ana") == -6 * MINIMUM[law]
    assert play.awaited() == []


@pytest.mark.parametrize("law", by_law("BOE77-01-048", "EUS96-01-046", "GAL07-01-028"))
def test_a_prisoner_that_wins_on_the_last_spin_is_freed(law: str) -> None:
    play = imprisoned(law, 8 * MINIMUM[law], ends=2)
    play.spin(1)
    assert play.net("ana") == 0


# -- prisoners on the cloth -----------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-047", "EUS96-01-045", "GAL07-01-027"))
def test_a_prisoner_cannot_be_taken_back_or_added_to(law: str) -> None:
    stake = 8 * MINIMUM[law]
    play = imprisoned(law, stake)
    assert play.refused(TakeBack(by="ana", bet=1, amount=stake)).code == "in-prison"
    play.open()
    assert play.refused(TakeBack(by="ana", bet=1, amount=stake)).code == "in-prison"
    below = play.refused(PlaceBet(by="ana", on="red", amount=MINIMUM[law] - 1))
    assert below.code == "below-minimum"  # it would be a new bet, not more of the old one
    play.bet("ana", "red", MINIMUM[law])
    assert sorted(b.amount for b in play.desk.bets.values()) == [MINIMUM[law], stake]
    play.spin(1)
    assert play.net("ana") == MINIMUM[law]


@pytest.mark.parametrize(
    "law", by_law("BOE77-01-078 BOE77-01-047", "EUS96-01-083 EUS96-01-045", "GAL07-01-073 GAL07-01-027")
)
def test_a_void_spin_leaves_prisoners_as_they_were(law: str) -> None:
    stake = 8 * MINIMUM[law]
    play = imprisoned(law, stake)
    play.table.to_chance()
    before = play.desk.bets
    play.void("object-in-wheel", by=CROUPIER if law == BOE else INSPECTOR)
    assert play.desk.bets == before
    assert play.refused(TakeBack(by="ana", bet=1, amount=stake)).code == "in-prison"
    play.spin(1)
    assert play.net("ana") == 0


# -- odd cents ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-046", "EUS96-01-045", "GAL07-01-027"))
def test_the_odd_cent_of_a_half_stays_with_the_bank(law: str) -> None:
    stake = MINIMUM[law] + 1
    play = zero_on(law, stake)
    play.choose("ana", "half")
    assert play.net("ana") == -(stake // 2 + 1)
    assert play.house() == stake // 2 + 1


@pytest.mark.parametrize("readings", ["default", FULL], ids=["reduced", "full"])
@pytest.mark.parametrize(("zeros", "back"), [(2, 201), (3, 100), (4, 50), (5, 25), (9, 1), (10, 0)])
@pytest.mark.parametrize(
    "law", by_law("BOE77-01-050 BOE77-01-051", "EUS96-01-047 EUS96-01-049", "GAL07-01-029 GAL07-01-031")
)
def test_what_does_not_divide_is_rounded_once_for_the_bank(law: str, zeros: int, back: int, readings: Any) -> None:
    """However a stake of 807 is worn down, the nth zero leaves its owner 807 over two to the n, and never more."""
    play = Play(law, "ana", minimum=10, readings=readings)
    play.end_after(zeros)
    play.bet("ana", "red", 807)
    for _ in range(zeros - 1):
        play.spin(0)
        if play.awaited() == ["ana"]:
            play.choose("ana", "prison")
    play.spin(0)
    assert play.net("ana") == back - 807
    assert play.house() == 807 - back
    assert play.cloth("ana") == 0
