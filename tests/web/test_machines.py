"""A machine in the browser: chips are put in, its reels turn and stop, and what they brought is told."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from test_axe import axe
from tools.chromium import PHONE
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, es, euros, eventually

from novamas.games.machines.rules import KIND, machine_of
from novamas.law import models

PRICE = 50_00  # of a play of the first machine: ten credits of five
WINS = (1, 1, 1, 3, 3)  # five nets on the tenth line: forty credits
NOTHING = (1, 2, 3, 1, 1)
START = 1_000_00
MACHINE = machine_of(models(KIND)["galerna"])


class AtMachine(AtTable):
    """Somebody before a machine whose reels are stopped by hand."""

    def __init__(self, salon: Salon, page: Page) -> None:
        options = {"machine": "galerna"}
        table = salon.open(law="euskadi-1996", game="machines", options=options, running=BY_HAND)
        super().__init__(salon, page, table)
        page.goto(f"{salon.url}/table/{table}")
        page.get_by_role("button", name="Jugar como invitado").click()
        expect(self.button("table-leave")).to_be_visible()
        expect(self.start).to_have_attribute("aria-disabled", "false")

    @property
    def start(self) -> Locator:
        return self.page.locator("[data-act=StartPlay]")

    @property
    def told(self) -> Locator:
        return self.page.locator(".below .won")

    def reel(self, reel: int) -> Locator:
        return self.page.locator(".glass .reel").nth(reel - 1)

    @property
    def phase(self) -> str:
        return self.salon.state(self.table).desk.phase

    def stop(self, *stops: int) -> None:
        """The reels stop one after another, each as it is seen."""
        eventually(self.page, lambda: self.phase == "spinning", "reels that turn")
        for reel, stop in enumerate(stops, start=1):
            expect(self.reel(reel)).to_have_accessible_name(es("machine-turning", reel=reel))
            self.salon.fall(self.table, stop)
            expect(self.reel(reel)).to_have_accessible_name(f"Rodillo {reel}: {self.window(reel, stop)}")

    def window(self, reel: int, stop: int) -> str:
        """What a reel shows, from the top."""
        return ", ".join(MACHINE.symbols[key].name["es"] for key in MACHINE.window(reel - 1, stop))


def test_a_play_is_paid_for_and_its_prize_told(salon: Salon, visit: Visit) -> None:
    machine = AtMachine(salon, visit(salon))
    page = machine.page
    machine.holds(START)
    expect(machine.start).to_contain_text(euros(PRICE))
    machine.start.click()
    machine.holds(START - PRICE)
    machine.stop(*WINS)
    expect(machine.told).to_have_text(es("machine-won", amount=euros(4 * PRICE)))
    expect(page.locator(".place.lit")).to_have_count(5)
    expect(page.locator("[data-happened]")).to_contain_text(es("bet-play"))
    expect(page.locator("[data-happened]")).to_contain_text(euros(3 * PRICE))
    machine.holds(START + 3 * PRICE)
    assert axe(page) == []


def test_keys_are_enough(salon: Salon, visit: Visit) -> None:
    machine = AtMachine(salon, visit(salon))
    page = machine.page
    page.keyboard.press("j")
    machine.stop(*NOTHING)
    expect(machine.told).to_have_text(es("machine-nothing"))
    machine.holds(START - PRICE)
    page.get_by_role("radio", name="2×", exact=True).focus()
    page.keyboard.press("Space")
    expect(machine.start).to_contain_text(euros(2 * PRICE))
    machine.start.focus()
    page.keyboard.press("Enter")
    machine.stop(*WINS)
    expect(machine.told).to_have_text(es("machine-won", amount=euros(8 * PRICE)))
    machine.holds(START + 5 * PRICE)


def test_a_phone_shows_every_reel(salon: Salon, visit: Visit) -> None:
    machine = AtMachine(salon, visit(salon, size=PHONE))
    page = machine.page
    machine.start.click()
    machine.stop(*WINS)
    expect(machine.told).to_have_text(es("machine-won", amount=euros(4 * PRICE)))
    expect(machine.told).to_be_in_viewport()
    expect(machine.start).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
