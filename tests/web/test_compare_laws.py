"""Two laws side by side, from the door: somebody who does not know the house finds the answer and prints it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.chromium import DESKTOP, PHONE, TABLET
from tools.salon import Salon
from visiting import Visit, eventually

pytestmark = pytest.mark.usefixtures("packages")

BEYOND = """[...document.querySelectorAll('main *')].filter((x) => {
    const { width, left, right } = x.getBoundingClientRect()
    const hidden = !x.offsetParent || getComputedStyle(x).position === 'absolute' || width <= 1
    return !hidden && (right > innerWidth + 1 || left < -1)
}).map((x) => `${x.tagName} ${x.textContent.trim().slice(0, 30)}`)"""
"""What of a page lies beside the window."""


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
    """In Basque, whose words are the longest, from a phone to a wide screen."""
    page = visit(salon, f"/odds/{game}", lang="eu")
    expect(page.locator("td.worth").first).to_be_visible()
    for width in (DESKTOP[0], 1366, TABLET[0], PHONE[0]):
        page.set_viewport_size({"width": width, "height": 900})
        eventually(page, lambda width=width: bool(page.evaluate(f"innerWidth === {width}")), "the window has its size")
        assert page.evaluate(BEYOND) == [], width
