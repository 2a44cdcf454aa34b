"""A whole shoe in the browser, with company and an automatic croupier: one bets, answers what one is asked, and goes on
until the next shoe is loaded; at dice, until they have gone round the table. Nothing on the page goes wrong meanwhile.
"""

from __future__ import annotations

import contextlib
import time
from typing import Any

import pytest
from dealing import AtCards, comes
from playwright.sync_api import Error, Page
from tools.salon import Salon
from visiting import Visit, eventually

RUNNING = {"auto": True, "seconds": 1.5, "bots": 4}
LONGEST = 900  # seconds that a shoe may take on a busy machine
TABLES = [
    ("boe-1977", "punto-banca", "player"),
    ("euskadi-1996", "punto-banca", "bank"),
    ("galicia-2007", "trente-et-quarante", "red"),
    ("boe-1977", "blackjack", "box:{seat}"),
    ("euskadi-1996", "blackjack", "box:{seat}"),
    ("euskadi-1996", "triple-blackjack", "box:{seat}-1"),
    ("asturias-2011", "craps", "win"),
]
ANSWERS = ("PlayOn", "Stay", "ShowHand", "PassShoe", "TakeDice", "CutPack", "PassDice")


def answer(page: Page) -> None:
    """What one is asked is answered; by the time it is, the table may have gone on."""
    for kind in ANSWERS:
        button = page.locator(f'[data-act="{kind}"]:not([aria-disabled=true])')
        if button.count():
            with contextlib.suppress(Error):
                button.first.click(timeout=500)
            return


def bet(page: Page, spot: str) -> None:
    """A chip on an open spot."""
    place = page.locator(f'.felt [data-spot="{spot}"]:not([aria-disabled=true])')
    if place.count():
        with contextlib.suppress(Error):
            place.first.click(timeout=500, force=True)


@pytest.mark.slow
@pytest.mark.parametrize(("law", "game", "kind"), TABLES)
def test_a_whole_shoe(salon: Salon, visit: Visit, law: str, game: str, kind: str) -> None:
    table = salon.open(law=law, game=game, running=RUNNING)
    page = visit(salon, f"/table/{table}")
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    at = AtCards(salon, page, table)
    comes(at)

    def desk() -> Any:
        return salon.state(table).desk

    def over() -> bool:
        return desk().round >= 30 if game == "craps" else desk().shoe.number > 1

    def spot() -> str:
        """Where one bets; a box is that of one's own seat."""
        return kind.format(seat=desk().seats.index(me) + 1)

    me = at.me
    rounds: set[int] = set()
    ends = time.monotonic() + LONGEST
    while not over():
        assert time.monotonic() < ends, f"round {desk().round}: {salon.state(table).desk}"
        answer(page)
        now = desk()
        if any(b.owner == me for b in now.bets.values()):
            rounds.add(now.round)
        elif now.phase == "betting":
            bet(page, spot())
        page.wait_for_timeout(50)
    assert len(rounds) >= 3, "one has played"
    assert not wrong
    eventually(page, lambda: me in desk().chips, "one is still there")
    assert salon.audit().clean
