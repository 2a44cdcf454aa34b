"""A raffle in the browser: a guest buys tickets, the numbers come, a prize is fetched, and the draw is checked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect
from test_axe import axe
from tools.chromium import PHONE
from tools.salon import Salon
from visiting import Visit, es, euros

DEALT = {"auto": False, "seconds": 600.0}  # somebody conducts the draw, and the house draws
SCRIPT = Path(__file__).parents[2] / "examples" / "check_draw.py"
PRIZES = 3  # of the raffle that a house has unless it says otherwise


class AtStall:
    """Somebody at the stall of a raffle."""

    def __init__(self, salon: Salon, page: Page) -> None:
        self.salon, self.page = salon, page
        self.table = salon.open(law="euskadi-1996", game="raffle", running=DEALT)
        page.goto(f"{salon.url}/table/{self.table}")
        page.get_by_role("button", name="Jugar como invitado").click()
        expect(page.locator(".mine")).to_be_visible()
        self.until("tickets")

    @property
    def phase(self) -> str:
        return self.salon.state(self.table).desk.phase

    def until(self, phase: str) -> None:
        """Whoever conducts the draw, and the house that draws, come this far."""
        live = self.salon.house.table(self.table).live
        while self.phase != phase:
            if live.staff_command() is not None and self.phase != phase:
                self.salon.deal(self.table)
            self.page.wait_for_timeout(20)

    def buy(self, tickets: int) -> None:
        self.page.get_by_label(es("raffle-count"), exact=True).fill(str(tickets))
        buying = self.page.locator("[data-act=BuyTickets]")
        expect(buying).to_contain_text(euros(tickets * 5_00))
        buying.click()

    @property
    def own(self) -> Locator:
        return self.page.locator(".mine .caption", has_text="Sus boletos")

    @property
    def winners(self) -> Locator:
        return self.page.get_by_role("region", name=es("raffle-winners")).get_by_role("listitem")


def test_tickets_are_bought_drawn_and_checked(salon: Salon, visit: Visit) -> None:
    stall = AtStall(salon, visit(salon))
    page = stall.page
    stall.buy(2)
    expect(stall.own).to_have_text("Sus boletos: 1–2")
    stall.buy(3)
    expect(stall.own).to_have_text("Sus boletos: 1–2, 3–5")
    stall.until("claims")
    desk = salon.state(stall.table).desk
    expect(stall.winners).to_have_count(PRIZES)
    for shown, win in zip(stall.winners.all(), desk.wins, strict=True):
        expect(shown.locator("b")).to_have_text(str(win.ticket))
        expect(shown).to_contain_text("usted: ")
    expect(page.locator(".drum [aria-hidden]")).to_have_text(str(desk.drawn[-1].value))
    assert axe(page) == []
    first = page.locator("[data-act=ClaimPrize]").first
    expect(first).to_contain_text(f"boleto {desk.wins[0].ticket}")
    first.click()
    expect(stall.winners.first).to_contain_text(es("raffle-fetched"))
    expect(page.locator("[data-act=ClaimPrize]")).to_have_count(PRIZES - 1)
    line = page.locator(".committed:visible")
    expect(line).to_contain_text(es("verify-line-good"))
    with page.expect_download() as saved:
        page.get_by_role("link", name=es("draws-transcript"), exact=True).click()
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT, saved.value.path()], capture_output=True, text=True)
    assert done.stdout.startswith(f"good: {PRIZES} draws"), done.stderr
    page.locator(".panel").get_by_role("link", name=es("draws-check"), exact=True).click()
    expect(page).to_have_url(f"{salon.url}/verify?table={stall.table}&epoch=1")
    expect(page.locator(".verdict")).to_have_text(es("verify-good", draws=PRIZES))
    expect(page.locator("td.yes")).to_have_count(PRIZES)

    def change(route: Route) -> None:
        told = route.fetch().json()
        told["draws"][0]["value"] = told["draws"][0]["value"] % 5 + 1
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page.route(f"**/api/tables/{stall.table}/draws/1", change)
    page.reload()
    expect(page.locator(".verdict")).to_have_text(es("verify-bad"))


def test_a_phone_sells_tickets_and_tells_the_winners(salon: Salon, visit: Visit) -> None:
    stall = AtStall(salon, visit(salon, size=PHONE))
    stall.buy(3)
    expect(stall.own).to_have_text("Sus boletos: 1–3")
    assert stall.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    stall.until("claims")
    expect(stall.winners).to_have_count(PRIZES)
    assert stall.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
