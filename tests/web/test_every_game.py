"""From the floor to a settled bet, at every game and on every kind of screen, by a person who knows only the page.

What is printed is how long that took: seconds to the first settled bet, and rounds a minute after it (`tools/pace.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools import pace, screens
from tools.salon import Salon

SIZES = [tuple(map(int, size.split("x"))) for size in sorted(pace.SIZES)]
GAMES = {game: law for law, game in pace.games()}
PATIENCE = 600  # seconds on a busy machine: a game of bingo has ninety balls
FIRST_BET, A_MINUTE = 30, 3  # what is aimed at: seconds from the floor, rounds alone


def played(
    browser: Browser, salon: Salon, game: str, size: tuple[int, int], folder: Path, rounds: int = 1
) -> pace.Pace:
    """Plays, and sees that nothing one needs was out of view and that the cloth lay still."""
    found, seen = screens.play(browser, salon, GAMES[game], game, size, folder, rounds, PATIENCE)
    assert found.settled, f"{game}: no bet was settled"
    for moment, now in seen.items():
        assert now.wide <= 0, f"{game}, {moment}: the page is {now.wide} pixels too wide"
        assert not now.out, f"{game}, {moment}: out of view {now.out}"
        assert not now.amiss, f"{game}, {moment}: {now.amiss}"
    return found


@pytest.mark.parametrize("size", [(844, 390), (390, 844)], ids=["lying", "upright"])
def test_a_phone_is_enough_for_a_bet(browser: Browser, salon: Salon, tmp_path: Path, size: tuple[int, int]) -> None:
    played(browser, salon, "boule", size, tmp_path)


@pytest.mark.parametrize("game", ["craps", "punto-banca", "three-card-poker", "bingo"])
def test_a_laptop_shows_all_that_one_needs(browser: Browser, salon: Salon, tmp_path: Path, game: str) -> None:
    """One game each of dice, of cards for all, of cards of one's own, and of cards that are bought."""
    played(browser, salon, game, (1366, 657), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_on_every_screen(
    browser: Browser, salon: Salon, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, size: tuple[int, int]
) -> None:
    found = played(browser, salon, game, size, tmp_path, rounds=3)
    slow = (found.first or 0) > FIRST_BET or (found.a_minute or A_MINUTE) < A_MINUTE
    with capsys.disabled():
        print(f"\n{found.told()} {size[0]}x{size[1]}{' (slower than aimed at)' if slow else ''}")
