"""The maxima of American roulette: at the limit, one step beyond, in two bets, and for each player alone.

A limit is `multiple * minimum` on one spot. Euskadi inherits its four tiers from epigraph 01.
"""

from __future__ import annotations

import pytest
from american_oracle import BOE, EUS, GAL, GAME, MAXIMA, TIERS, Play, cloth

from novamas.games import make
from novamas.games.spin import PlaceBet
from novamas.law import BadOption

EVEN_CHANCES = ("red", "black", "even", "odd", "low", "high")

LIMITS = [
    pytest.param(BOE, EVEN_CHANCES, marks=pytest.mark.clause("BOE77-02-020"), id="1977-even-chances"),
    pytest.param(BOE, ("straight",), marks=pytest.mark.clause("BOE77-02-021"), id="1977-straight"),
    pytest.param(BOE, ("split",), marks=pytest.mark.clause("BOE77-02-022"), id="1977-split"),
    pytest.param(BOE, ("street",), marks=pytest.mark.clause("BOE77-02-023"), id="1977-street"),
    pytest.param(BOE, ("corner",), marks=pytest.mark.clause("BOE77-02-024"), id="1977-corner"),
    pytest.param(BOE, ("six-line",), marks=pytest.mark.clause("BOE77-02-026"), id="1977-six-line"),
    pytest.param(BOE, ("column", "dozen"), marks=pytest.mark.clause("BOE77-02-027"), id="1977-column-dozen"),
    pytest.param(EUS, tuple(MAXIMA[EUS]), marks=pytest.mark.clause("EUS96-02-001"), id="euskadi-all"),
    pytest.param(GAL, EVEN_CHANCES, marks=pytest.mark.clause("GAL07-02-015"), id="galicia-even-chances"),
    pytest.param(GAL, ("straight",), marks=pytest.mark.clause("GAL07-02-016"), id="galicia-straight"),
    pytest.param(GAL, ("split",), marks=pytest.mark.clause("GAL07-02-017"), id="galicia-split"),
    pytest.param(GAL, ("street",), marks=pytest.mark.clause("GAL07-02-018"), id="galicia-street"),
    pytest.param(GAL, ("corner",), marks=pytest.mark.clause("GAL07-02-019"), id="galicia-corner"),
    pytest.param(GAL, ("six-line",), marks=pytest.mark.clause("GAL07-02-020"), id="galicia-six-line"),
    pytest.param(GAL, ("column", "dozen"), marks=pytest.mark.clause("GAL07-02-021"), id="galicia-column-dozen"),
    pytest.param(
        GAL, ("double-column", "double-dozen"), marks=pytest.mark.clause("GAL07-02-022"), id="galicia-doubles"
    ),
]


def spots_of(law: str, kind: str) -> list[str]:
    return [spot for spot in cloth(law) if spot.split(":")[0] == kind]


@pytest.mark.parametrize(("law", "kinds"), LIMITS)
def test_the_maximum_of_a_bet(law: str, kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        multiples, clause = MAXIMA[law][kind]
        assert len(multiples) == TIERS[law]
        for tier, multiple in enumerate(multiples, 1):
            at_the_limit(Play(law, "ana", "bea", "carla", tier=tier).seated(), kind, multiple, clause)


def at_the_limit(play: Play, kind: str, multiple: int, clause: str) -> None:
    chip, most = play.minimum, multiple * play.minimum
    first, last = spots_of(play.law, kind)[0], spots_of(play.law, kind)[-1]

    beyond = play.refused(PlaceBet(by="ana", on=first, amount=most + chip))
    assert (beyond.code, beyond.field, clause in beyond.clauses) == ("above-maximum", "amount", True)
    assert beyond.args_["limit"] == most
    play.bet("ana", first, most)

    # In two bets: what lies there already counts.
    play.bet("bea", last, most - chip)
    second = play.refused(PlaceBet(by="bea", on=last, amount=2 * chip))
    assert (second.code, clause in second.clauses) == ("above-maximum", True)
    play.bet("bea", last, chip)
    full = play.refused(PlaceBet(by="bea", on=last, amount=chip))
    assert (full.code, clause in full.clauses) == ("above-maximum", True)

    # What others have on the same spot does not count.
    for spot in {first, last}:
        play.bet("carla", spot, most)
    assert [play.lying(who)[spot] for who, spot in (("ana", first), ("bea", last), ("carla", first))] == [most] * 3


@pytest.mark.parametrize(
    ("law", "most", "clause"),
    [
        pytest.param(BOE, 20, "BOE77-02-021", marks=pytest.mark.clause("BOE77-02-021"), id=BOE),
        pytest.param(EUS, 50, "EUS96-01-055", marks=pytest.mark.clause("EUS96-02-001"), id=EUS),
        pytest.param(GAL, 30, "GAL07-02-016", marks=pytest.mark.clause("GAL07-02-016"), id=GAL),
    ],
)
def test_there_are_no_more_tiers_than_the_law_prints(law: str, most: int, clause: str) -> None:
    highest = Play(law, "ana", tier=TIERS[law]).seated()
    highest.bet("ana", "straight:0", most * highest.minimum)
    assert highest.refused(PlaceBet(by="ana", on="straight:0", amount=highest.minimum)).code == "above-maximum"
    for tier in (0, TIERS[law] + 1):
        with pytest.raises(BadOption) as refused:
            make(law, GAME, {"tier": tier})
        assert (refused.value.field, clause in refused.value.clauses) == ("tier", True)


@pytest.mark.clause("GAL07-02-002")
def test_galicia_plays_on_one_side_of_the_cloth_only() -> None:
    make(GAL, GAME, {"cloths": 1})
    for cloths in (0, 2):
        with pytest.raises(BadOption) as refused:
            make(GAL, GAME, {"cloths": cloths})
        assert (refused.value.field, "GAL07-02-002" in refused.value.clauses) == ("cloths", True)


# -- readings of 1977 -----------------------------------------------------------------------------------------


@pytest.mark.clause("BOE77-02-027", "BOE77-02-002")
@pytest.mark.parametrize("kind", ["double-column", "double-dozen"])
@pytest.mark.parametrize(("side", "most"), [("literal", 2000), ("corrected", 480)])
def test_1977_two_columns_or_dozens_by_either_reading(kind: str, side: str, most: int) -> None:
    """The list has no maximum for the doubles: twenty minima for each number covered, or epigraph 01's 2,000."""
    play = Play(BOE, "ana", reading={"american-double-maximum": side}).seated()
    beyond = play.refused(PlaceBet(by="ana", on=f"{kind}:2-3", amount=(most + 1) * play.minimum))
    assert (beyond.code, beyond.args_["limit"]) == ("above-maximum", most * play.minimum)
    play.bet("ana", f"{kind}:2-3", most * play.minimum)


@pytest.mark.clause("BOE77-02-025")
def test_1977_has_no_bet_on_five_numbers_whatever_its_maximum() -> None:
    with pytest.raises(BadOption, match="cannot be played") as refused:
        make(BOE, GAME, reading={"five-numbers": "literal"})
    assert "BOE77-02-025" in refused.value.clauses
    for reading in ("default", "literal", "corrected"):
        play = Play(BOE, "ana", reading=reading).seated()
        for spot in ("five-numbers", "five-number:0-1-2-3-4", "basket:0-1-2-3-4", "corner:0-1-2-3-4"):
            assert play.refused(PlaceBet(by="ana", on=spot, amount=play.minimum)).code == "no-such-bet"
        kinds = {o.form["on"].values[0].split(":")[0] for o in play.game.options(play.s, "ana", "PlaceBet")}
        assert kinds == set(MAXIMA[BOE])
