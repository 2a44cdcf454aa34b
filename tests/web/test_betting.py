"""The betting shop: a guest touches a price, bets, sees the event run, and reads why the bet was paid or lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from test_axe import axe
from tools.chromium import PHONE
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, euros

DEALT = {"auto": False, "seconds": 600.0}  # somebody runs the shop, and the house draws


class AtBetting:
    """Somebody in a shop whose results are typed."""

    def __init__(self, salon: Salon, page: Page) -> None:
        self.salon, self.page = salon, page
        self.table = salon.open(law="euskadi-1996", game="betting", running=BY_HAND)
        page.goto(f"{salon.url}/table/{self.table}")
        page.get_by_role("button", name="Jugar como invitado").click()
        expect(page.locator(".mine")).to_be_visible()
        self.until("betting")

    def until(self, phase: str) -> None:
        while self.salon.state(self.table).desk.phase != phase:
            self.salon.deal(self.table)

    def back(self, on: str) -> None:
        self.page.locator(f'[data-spot="{on}"]').click()

    def strike(self, act: str) -> None:
        self.page.locator(f"[data-act={act}]").click()

    def run(self, result: str) -> None:
        self.until("running")
        self.salon.fall(self.table, result)
        self.salon.deal(self.table)


@pytest.fixture
def shop(salon: Salon, visit: Visit) -> AtBetting:
    return AtBetting(salon, visit(salon))


def test_a_bet_is_struck_and_paid(shop: AtBetting) -> None:
    shop.back("winner:1-1")
    expect(shop.page.locator(".slip")).to_contain_text("1,53")
    shop.strike("StrikeBet")
    expect(shop.page.get_by_role("list", name=es("betting-yours"))).to_contain_text("Gorriak")
    shop.back("winner:1-2")
    shop.back("winner:2-1")
    shop.strike("StrikeDouble")
    shop.back("pool-winner:1-1")
    shop.strike("JoinPool")
    expect(shop.page.get_by_role("list", name=es("betting-yours")).get_by_role("listitem")).to_have_count(3)
    shop.run("22-17")
    results = shop.page.locator(".panel").filter(has_text=es("betting-results"))
    expect(results).to_contain_text(es("betting-why-won"))
    expect(results).to_contain_text(es("betting-why-lost"))
    expect(results).to_contain_text(euros(765).split()[0])
    expect(shop.page.locator("article").first).to_contain_text("22-17")
    assert axe(shop.page) == []


def test_a_result_that_was_drawn_can_be_checked(salon: Salon, visit: Visit) -> None:
    page = visit(salon)
    table = salon.open(law="euskadi-1996", game="betting", running=DEALT)
    page.goto(f"{salon.url}/table/{table}")
    page.get_by_role("button", name="Jugar como invitado").click()
    expect(page.locator(".mine")).to_be_visible()
    live = salon.house.table(table).live
    while salon.house.table(table).draws is None or salon.house.table(table).draws.epoch < 2:
        if live.staff_command() is not None:
            salon.deal(table)
        page.wait_for_timeout(20)
    expect(page.locator(".committed:visible")).to_contain_text(es("verify-line-good"))


def test_a_phone_shows_the_prices(salon: Salon, visit: Visit) -> None:
    page = visit(salon, size=PHONE)
    shop = AtBetting(salon, page)
    shop.back("winner:1-1")
    expect(page.locator("[data-act=StrikeBet]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    shop.strike("StrikeBet")
