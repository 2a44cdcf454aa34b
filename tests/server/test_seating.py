"""Where company sits: on the emptier side, far from others, and over to the other cloth where that has too few."""

from __future__ import annotations

import random

import pytest

from novamas.games import make
from novamas.games.table_rules import TableRules
from novamas.server.seating import Seats, best, shifts

NOBODY: list[str | None] = [None] * 8


def rules(law: str, game: str) -> TableRules:
    found = make(law, game).rules  # type: ignore[attr-defined]
    assert isinstance(found, TableRules)
    return found


def taken(**who: int) -> Seats:
    return [next((name for name, seat in who.items() if seat == n), None) for n in range(1, 9)]


def choices(seats: Seats) -> set[int]:
    """Seats that company may take; which of them is left to chance."""
    free = [n for n, who in enumerate(seats, start=1) if who is None]
    return {best(seats, free, random.Random(n)) for n in range(99)}


def test_company_takes_the_emptier_side_and_most_room() -> None:
    assert choices(NOBODY) == set(range(1, 9))
    assert choices(taken(ana=1)) == {5}
    assert choices(taken(ana=1, b=5)) == {3, 7}
    assert choices(taken(ana=1, b=5, c=3)) == {7}
    assert choices(taken(ana=1, b=2, c=3, d=8)) <= {5, 6, 7}


@pytest.mark.parametrize("law", ["boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996"])
def test_with_one_guest_every_game_has_players_enough(law: str) -> None:
    assert rules(law, "chemin-de-fer").fewest_others() == 3
    assert rules(law, "baccarat-banque").fewest_others() == 5, "whoever banks, two are left on each cloth"
    assert rules(law, "craps").fewest_others() == 0


def test_somebody_goes_over_to_a_cloth_with_too_few() -> None:
    two, one = rules("galicia-2007", "baccarat-banque"), rules("galicia-2007", "chemin-de-fer")
    uneven = taken(ana=1, bot=2, bea=3, bod=4, cy=5, dan=6)
    assert shifts(two, uneven, lambda who: who.startswith("bo")) == "bot"
    assert shifts(two, uneven, lambda who: False) is None, "guests sit where they like"
    assert shifts(one, uneven, lambda who: True) is None
    assert shifts(two, taken(ana=1, bot=2, bea=3, cy=5, dan=6), lambda who: True) is None
