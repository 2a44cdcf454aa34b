"""Two laws side by side, from the door: somebody who does not know the house finds the answer and prints it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.chromium import DESKTOP, PHONE
from tools.salon import Salon
from visiting import Visit

pytestmark = pytest.mark.usefixtures("packages")


def test_where_two_laws_differ_and_what_it_is_worth(salon: Salon, visit: Visit, tmp_path: Path) -> None:
    """Home, odds, blackjack, the two laws: five clicks, and the paper has the answer."""
    page = visit(salon, lang="en")
    page.get_by_role("link", name="Odds").click()
    page.get_by_role("link", name="Blackjack", exact=True).click()
    page.get_by_label("Spain 1977").click()
    told = page.get_by_role("region", name="In short")
    expect(told).to_contain_text("Basque Country 1996 adds Pairs at 6.11")
    expect(told).to_contain_text("The same: Box at 0.2925")
    expect(page.locator("td.worth").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("header.bar")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(told).to_be_visible()
    page.pdf(path=tmp_path / "answer.pdf")
    assert (tmp_path / "answer.pdf").stat().st_size > 10_000


@pytest.mark.parametrize("game", ["blackjack", "roulette-french"])
def test_nothing_lies_off_the_page(salon: Salon, visit: Visit, game: str) -> None:
    for size in (PHONE, DESKTOP):
        page = visit(salon, f"/odds/{game}", size=size)
        expect(page.locator("td.worth").first).to_be_visible()
        beyond = page.evaluate(
            "[...document.querySelectorAll('main td, main th, main .value')].filter(x => x.offsetParent"
            " && x.getBoundingClientRect().right > innerWidth + 1).length"
        )
        assert beyond == 0
