"""French roulette, the limits: the maximum of every kind of bet at every tier, and the minima."""

from __future__ import annotations

from typing import Any

import pytest
from roulette_oracle import BOE, EUS, EVEN_CHANCES, GAL, LAWS, MAXIMA, MINIMUM, Play, by_law

from novamas.games.spin import PlaceBet
from novamas.law import BadOption

# One spot of each kind; every spot of a kind has the same limits.
SPOT = {
    "straight": "straight:0",
    "split": "split:0-2",
    "street": "street:34-35-36",
    "corner": "corner:1-2-4-5",
    "six-line": "six-line:31-36",
    "column": "column:3",
    "dozen": "dozen:2",
    "double-column": "double-column:2-3",
    "double-dozen": "double-dozen:1-2",
    **{chance: chance for chance in EVEN_CHANCES},
}
CLAUSE = {
    BOE: {
        "straight": "BOE77-01-055",
        "split": "BOE77-01-056",
        "street": "BOE77-01-057",
        "corner": "BOE77-01-058",
        "six-line": "BOE77-01-059",
        "column": "BOE77-01-060",
        "dozen": "BOE77-01-060",
        "double-column": "BOE77-01-061",
        "double-dozen": "BOE77-01-061",
        **dict.fromkeys(EVEN_CHANCES, "BOE77-01-054"),
    },
    EUS: {
        "straight": "EUS96-01-055",
        "split": "EUS96-01-056",
        "street": "EUS96-01-057",
        "corner": "EUS96-01-058",
        "six-line": "EUS96-01-059",
        "column": "EUS96-01-060",
        "dozen": "EUS96-01-060",
        "double-column": "EUS96-01-061",
        "double-dozen": "EUS96-01-061",
        **dict.fromkeys(EVEN_CHANCES, "EUS96-01-052"),
    },
    GAL: {
        "straight": "GAL07-01-053",
        "split": "GAL07-01-054",
        "street": "GAL07-01-055",
        "corner": "GAL07-01-056",
        "six-line": "GAL07-01-057",
        "column": "GAL07-01-058",
        "dozen": "GAL07-01-058",
        "double-column": "GAL07-01-059",
        "double-dozen": "GAL07-01-059",
        **dict.fromkeys(EVEN_CHANCES, "GAL07-01-052"),
    },
}


def each_maximum() -> list[Any]:
    return [
        pytest.param(law, kind, tier, most, marks=pytest.mark.clause(CLAUSE[law][kind]), id=f"{law}-{kind}-tier-{tier}")
        for law in LAWS
        for kind, multiples in MAXIMA[law].items()
        for tier, most in enumerate(multiples, 1)
    ]


def betting(law: str, *people: str, **table: Any) -> Play:
    play = Play(law, *people, **table)
    play.open()
    return play


# -- maxima ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("law", "kind", "tier", "most"), each_maximum())
def test_at_the_maximum_a_bet_is_taken_and_one_step_above_it_is_not(law: str, kind: str, tier: int, most: int) -> None:
    spot, limit = SPOT[kind], most * MINIMUM[law]
    play = betting(law, "ana", "bea", options={"tier": tier})

    above = play.refused(PlaceBet(by="ana", on=spot, amount=limit + 1))
    assert (above.code, above.clauses, above.args_["limit"]) == ("above-maximum", (CLAUSE[law][kind],), limit)
    play.bet("ana", spot, limit)
    full = play.refused(PlaceBet(by="ana", on=spot, amount=1))
    assert (full.code, full.clauses) == ("above-maximum", (CLAUSE[law][kind],))

    # Bea has a maximum of her own, and reaches it in two bets.
    play.bet("bea", spot, limit - MINIMUM[law])
    above = play.refused(PlaceBet(by="bea", on=spot, amount=MINIMUM[law] + 1))
    assert (above.code, above.clauses) == ("above-maximum", (CLAUSE[law][kind],))
    play.bet("bea", spot, MINIMUM[law])
    assert play.cloth("ana") == play.cloth("bea") == limit


@pytest.mark.parametrize("law", by_law("BOE77-01-055", "EUS96-01-055", "GAL07-01-053"))
def test_each_spot_has_a_maximum_of_its_own(law: str) -> None:
    most = MAXIMA[law]["straight"][0] * MINIMUM[law]
    play = betting(law, "ana")
    for number in (0, 17, 36):
        play.bet("ana", f"straight:{number}", most)
    assert play.cloth("ana") == 3 * most


@pytest.mark.parametrize(
    ("law", "tiers"),
    [
        pytest.param(BOE, 1, marks=pytest.mark.clause("BOE77-01-055"), id=BOE),
        pytest.param(EUS, 4, marks=pytest.mark.clause("EUS96-01-055"), id=EUS),
        pytest.param(GAL, 3, marks=pytest.mark.clause("GAL07-01-053"), id=GAL),
    ],
)
def test_a_table_takes_one_of_the_printed_tiers(law: str, tiers: int) -> None:
    for tier in range(1, tiers + 1):
        Play(law, options={"tier": tier})
    for tier in (0, tiers + 1):
        with pytest.raises(BadOption) as refused:
            Play(law, options={"tier": tier})
        assert refused.value.clauses == (CLAUSE[law]["straight"],)


@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-052", galicia="GAL07-01-052"))
def test_the_maximum_on_even_chances_counts_the_minimum_on_a_number(law: str) -> None:
    play = betting(law, "ana", options={"even_minimum": 5})
    above = play.refused(PlaceBet(by="ana", on="red", amount=180 * 500 + 1))
    assert (above.code, above.clauses) == ("above-maximum", (CLAUSE[law]["red"],))
    play.bet("ana", "red", 180 * 500)


@pytest.mark.clause("BOE77-01-056")
def test_the_maximum_on_a_split_of_1977_is_sixty_and_to_the_letter_eighty() -> None:
    for readings, most in (("default", 60), ({"split-maximum": "literal"}, 80)):
        play = betting(BOE, "ana", readings=readings)
        above = play.refused(PlaceBet(by="ana", on="split:8-9", amount=most * 100 + 1))
        assert (above.code, above.clauses) == ("above-maximum", ("BOE77-01-056",))
        play.bet("ana", "split:8-9", most * 100)


# -- minima ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("law", by_law("BOE77-01-052", "EUS96-01-050", "GAL07-01-049"))
def test_at_the_minimum_a_bet_is_taken_and_below_it_is_not(law: str) -> None:
    for spot in SPOT.values():
        play = betting(law, "ana")
        below = play.refused(PlaceBet(by="ana", on=spot, amount=MINIMUM[law] - 1))
        assert below.code == "below-minimum"
        assert {"BOE77-01-052", "EUS96-01-050", "GAL07-01-049"} & set(below.clauses)
        play.bet("ana", spot, MINIMUM[law])
        play.bet("ana", spot, 1)  # what is added to a bet that meets the minimum may be less
        assert play.cloth("ana") == MINIMUM[law] + 1


@pytest.mark.parametrize("spot", EVEN_CHANCES)
@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-053", galicia="GAL07-01-050"))
def test_even_chances_may_ask_for_up_to_five_times_the_minimum(law: str, spot: str) -> None:
    for times in (1, 2, 5):
        play = betting(law, "ana", options={"even_minimum": times})
        below = play.refused(PlaceBet(by="ana", on=spot, amount=times * 500 - 1))
        assert below.code == "below-minimum"
        assert below.args_["limit"] == times * 500
        play.bet("ana", spot, times * 500)
        play.bet("ana", "straight:7", 500)  # numbers keep the table's minimum


@pytest.mark.parametrize("law", by_law(euskadi="EUS96-01-053", galicia="GAL07-01-050"))
def test_even_chances_may_not_ask_for_more_than_five_times_the_minimum(law: str) -> None:
    for times in (6, 0):
        with pytest.raises(BadOption) as refused:
            Play(law, options={"even_minimum": times})
        assert {EUS: "EUS96-01-053", GAL: "GAL07-01-050"}[law] in refused.value.clauses


@pytest.mark.clause("BOE77-01-052")
def test_1977_has_one_minimum_for_every_bet() -> None:
    with pytest.raises(BadOption) as refused:
        Play(BOE, options={"even_minimum": 2})
    assert refused.value.clauses == ("BOE77-01-052",)


@pytest.mark.clause("EUS96-01-054")
def test_euskadi_lets_the_house_ask_for_multiples_on_even_chances() -> None:
    play = betting(EUS, "ana", options={"even_minimum": 5, "even_multiples": True})
    uneven = play.refused(PlaceBet(by="ana", on="odd", amount=3000))
    assert uneven.code == "off-step"
    assert "EUS96-01-054" in uneven.clauses
    play.bet("ana", "odd", 5000)
    assert play.refused(PlaceBet(by="ana", on="odd", amount=500)).code == "off-step"
    play.bet("ana", "odd", 2500)
    play.bet("ana", "column:1", 777)  # only even chances
    free = betting(EUS, "ana", options={"even_minimum": 5})
    free.bet("ana", "odd", 3000)


@pytest.mark.parametrize("law", [BOE, GAL])
def test_the_other_laws_let_it_ask_for_no_multiples(law: str) -> None:
    with pytest.raises(BadOption, match="multiples"):
        Play(law, options={"even_multiples": True})
