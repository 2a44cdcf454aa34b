"""The figures of circle poker as they are read from the text, game by game, and what the other side of a reading makes
of them."""

from __future__ import annotations

from typing import Any

import pytest
from poker_session import GAMES, LAW

from novamas.games import make
from novamas.law import library

ORDER = ("royal", "straight-flush", "four", "full", "flush", "straight", "three", "two-pair", "pair", "high-card")
SHORT = ("royal", "straight-flush", "four", "flush", "full", "straight", "three", "two-pair", "pair", "high-card")


def closed(order: tuple[str, ...]) -> tuple[str, ...]:
    """The same with *figuras* below three of a kind."""
    return (*order[:7], "figures", *order[7:])


COMMON: dict[str, Any] = {
    "benefit.pot.percent": (0, 5),
    "benefit.pot.of": "added",
    "benefit.session.percent": (10, 20),
    "benefit.session.hands": 2,
    "benefit.hand.percent": (20, 50),
    "stakes.minimum": (20, 40),
    "stakes.ante": 50,
    "seating.players": 4,
    "seating.rests": 3,
    "length.leads": 2,
    "limits.notice": 1,
    "ending.number": 3,
    "sight.down": "owner",
    "sight.up": "all",
    "sight.burnt": "nobody",
    "sight.thrown": "nobody",
    "showdown.shares": "equal",
    "ranking.ties": {},
    "ranking.figures": "second-pair",
    "ranking.ace_low": "any",
}
OPEN: dict[str, Any] = {"ranking.order": ORDER, "ranking.short": SHORT, "forced.kinds": ("ante",)}
FLOP = "lead low maximum / lead low maximum / lead high maximum / lead high maximum"
STUD = "showing low maximum / showing low maximum / showing high maximum / showing high "
BETTOR = "bettor low maximum / bettor high maximum / bettor high maximum / bettor high maximum"
OWN: dict[str, tuple[dict[str, Any], str, tuple[str, ...]]] = {
    "five-card-draw": (
        {
            "deck.cards": (52, 32), "showdown.own": (0, 5), "forced.kinds": ("blinds",), "forced.posts": (1, 2),
            "forced.more": 2, "discards.most": 4, "discards.at_once": 3, "ranking.order": closed(ORDER),
            "ranking.short": closed(SHORT), "streets.1.deal": ("down",) * 5, "mistakes.pack.burn": 1,
        },
        "lead low maximum / lead high maximum",
        ("17-003", "17-061", "17-062", "17-072", "17-099", "1701-002", "1701-005", "1701-010", "1701-017"),
    ),
    "omaha": (
        {**OPEN, "deck.cards": (52,), "showdown.own": (2, 2), "streets.1.deal": ("down",) * 4}, FLOP,
        ("170201-003", "170201-005", "170201-009"),
    ),
    "omaha-five": (
        {**OPEN, "showdown.own": (2, 2), "streets.1.deal": ("down",) * 5, "seating.most": 8}, FLOP,
        ("170202-003", "170202-004", "170202-005"),
    ),
    "omaha-hi-lo": (
        {**OPEN, "showdown.own": (2, 2), "showdown.low.highest": "8", "showdown.low.common": 3,
         "showdown.low.own": True},
        FLOP, ("170203-003", "170203-006", "170203-007"),
    ),
    "texas-holdem": (
        {**OPEN, "showdown.own": (0, 2), "streets.1.deal": ("down",) * 2}, FLOP, ("170301-003", "170301-004"),
    ),
    "double-holdem": (
        {**OPEN, "showdown.own": (0, 2), "showdown.boards": 2, "forced.kinds": ("ante", "blinds"),
         "forced.posts": (1, 2)},
        FLOP, ("170302-003", "170302-004", "170302-005", "170302-010", "170302-011", "170302-012"),
    ),
    "five-card-stud": (
        {**OPEN, "deck.cards": (32,), "showdown.own": (5, 5), "streets.1.deal": ("down", "up"),
         "streets.2.deal": ("up",), "streets.3.deal": ("up",), "streets.4.deal": ("up",)},
        STUD + "maximum", ("1704-003", "1704-004", "1704-007", "1704-008", "1704-009"),
    ),
    "seven-card-stud": (
        {**OPEN, "showdown.own": (5, 5), "stakes.kinds": ("split", "pot"), "stakes.raises": 3, "stakes.two": False,
         "stakes.open_pair": "any", "streets.5.deal": ("down",)},
        STUD + "half / showing high whole",
        ("1705-002", "1705-004", "1705-005", "1705-006", "1705-007", "1705-008", "1705-009", "17-115", "1705-010"),
    ),
    "sintetico": (
        {**OPEN, "deck.cards": (28,), "showdown.own": (2, 2), "resto.first": (10, 200), "resto.again": (5, 100),
         "streets.1.deal": ("down", "down")},
        "lead low maximum / " + BETTOR, ("1706-002", "1706-006", "1706-008", "1706-009", "1706-011", "1706-015"),
    ),
}  # fmt: skip
"""Values by their place, then by interval who opens it, which of two limits holds and which limit by the pot."""
LITERAL: dict[tuple[str, str], dict[str, Any]] = {
    ("texas-holdem", "any-five-of-seven"): {"showdown.own": (2, 2)},
    ("omaha-hi-lo", "eight-or-better"): {"showdown.low.own": False},
    ("five-card-draw", "figures-second-pair"): {"ranking.figures": "next-card"},
    ("omaha-five", "first-common-card"): {"first_common.counts": False},
    ("seven-card-stud", "open-pair"): {"stakes.open_pair": "own"},
    ("seven-card-stud", "three-raises-between-two"): {"stakes.two": True},
    ("seven-card-stud", "seven-card-stud"): {
        "showdown.own": (2, 2), "stakes.open_pair": "no", "streets.1.deal": ("down", "down"),
        "streets.1.opens": "lead", "streets.2.opens": "lead", "streets.3.opens": "lead", "streets.4.opens": "lead",
        "streets.3.pot": "half", "streets.4.pot": "whole",
    },
    **{(game, "circle-kickers"): {
        "ranking.ties": {"four": 1, "full": 1, "flush": 1, "three": 1, "pair": 2, "high-card": 1}
    } for game in GAMES},
    **{(game, "pot-benefit-base"): {"benefit.pot.of": "pot"} for game in GAMES},
    **{(game, "shares-by-restos"): {"showdown.shares": "restos"} for game in GAMES},
}  # fmt: skip
"""What the text says by its letter, where we read it otherwise."""


def at(rules: Any, place: str) -> Any:
    for key in place.split("."):
        rules = rules[key] if isinstance(rules, dict) else getattr(rules, key)
    return rules


def told(*ids: str) -> Any:
    return pytest.mark.clause(*(f"EUS96-{each}" for each in ids))


@told(
    "17-013", "17-015", "17-016", "17-018", "17-020", "17-021", "17-022", "17-039", "17-053", "17-066", "17-072",
    "17-077", "17-078", "17-084", "17-085", "17-099", "17-140", "17-141", "17-142", "17-007", "17-065", "17-067",
    "17-003", "A2-008",
)  # fmt: skip
@pytest.mark.parametrize("game", GAMES)
def test_what_all_games_have_in_common(game: str) -> None:
    rules = make(LAW, game).rules  # type: ignore[attr-defined]
    assert {place: at(rules, place) for place in COMMON} == COMMON
    assert (rules.staff["1"].inspectors, rules.staff["1"].croupiers) == ((1, 1), (1, 1))


@pytest.mark.parametrize(
    ("game", "values", "streets"),
    [pytest.param(game, *row, id=game, marks=told(*ids, "17-053", "17-099")) for game, (*row, ids) in OWN.items()],
)
def test_what_a_game_has_of_its_own(game: str, values: dict[str, Any], streets: str) -> None:
    rules = make(LAW, game).rules  # type: ignore[attr-defined]
    assert {place: at(rules, place) for place in values} == values
    row = [f"{street.opens} {street.level} {street.pot}" for street in rules.streets.values()]
    assert " / ".join(row) == streets


@pytest.mark.parametrize(
    ("game", "name", "values"),
    [
        pytest.param(
            game,
            name,
            values,
            id=f"{game}-{name}",
            marks=pytest.mark.clause(*library().readings(LAW, game)[name].clauses),
        )
        for (game, name), values in LITERAL.items()
    ],
)
def test_the_letter_where_it_is_read_otherwise(game: str, name: str, values: dict[str, Any]) -> None:
    usual = make(LAW, game).rules  # type: ignore[attr-defined]
    literal = make(LAW, game, reading={name: "literal"}).rules  # type: ignore[attr-defined]
    assert {place: at(literal, place) for place in values} == values
    assert all(at(usual, place) != value or place.startswith("streets.") for place, value in values.items())


@told("17-007")
def test_the_ace_may_stand_below_the_two_alone() -> None:
    for game in GAMES:
        if "ace-before-the-lowest" in library().readings(LAW, game):
            rules = make(LAW, game, reading={"ace-before-the-lowest": "corrected"}).rules  # type: ignore[attr-defined]
            assert rules.ranking.ace_low == "full"
