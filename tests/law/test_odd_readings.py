"""What the readings call odd is odd: without them a bet could never win, or the player would be ahead."""

from __future__ import annotations

from pathlib import Path

import pytest

from novamas.games.counts import under
from novamas.law import library
from novamas.odds import compare, kept

LONG = {"pai-gow-poker", "poker-draw", "poker-no-draw", "texas-poker"}
"""Games whose odds take long to count."""
GAMES = [
    pytest.param(game, marks=[pytest.mark.slow] if game in LONG else [])
    for game in sorted({game for law in library().laws() for game in library().games(law)})
]


@pytest.mark.parametrize("game", GAMES)
def test_a_reading_is_odd_if_its_letter_prices_oddly(game: str, tmp_path: Path) -> None:
    """With the counts that come with the package, which the slow tests count again."""
    with under(kept.Kept(folder=tmp_path)):
        found = compare(game)
    priced = {(odd.law, odd.because) for odd in found.oddities if odd.because}
    marked = {(law, key) for law in found.laws for key, reading in library().readings(law, game).items() if reading.odd}
    assert marked == priced
