"""Scratch tickets and lottery in the browser: a guest buys, scratches with a finger and with a key, claims, and sees a
draw."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from test_axe import axe
from tools.chromium import DESKTOP, PHONE
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, es, euros, eventually

LAW = "euskadi-1996"
LOT = {"size": 20, "prize_table": "3x1 2x1 1x10", "in_hand": 10}


class AtCounter(AtTable):
    """Somebody where tickets are sold."""

    def opens(self) -> None:
        while self.salon.state(self.table).desk.phase == "idle":
            self.salon.deal(self.table)

    def act(self, kind: str) -> Locator:
        return self.page.locator(f'[data-act="{kind}"]:visible').first

    def box(self, serial: int, box: int) -> Locator:
        return self.page.locator(f'[data-serial="{serial}"][data-box="{box}"]')


def comes_in(salon: Salon, page: Page, table: str) -> AtCounter:
    page.get_by_role("button", name="Jugar como invitado").click()
    at = AtCounter(salon, page, table)
    expect(page.locator(".mine")).to_be_visible()
    return at


def look(page: Page, name: str) -> None:
    """A picture for whoever asks for it."""
    if folder := os.environ.get("NOVAMAS_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.clause("EUS96-A7-005", "EUS96-A7-006", "EUS96-A7-007", "EUS96-A7-009")
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_ticket_is_bought_scratched_and_paid(salon: Salon, visit: Visit, screen: tuple[int, int]) -> None:
    running = {"auto": False, "seconds": 600.0}
    table = salon.open(law=LAW, game="scratch-tickets", minimum="1.00", options=LOT, running=running)
    at = comes_in(salon, visit(salon, size=screen), table)
    at.opens()
    at.act("BuyTickets").click()
    expect(at.box(1, 1)).to_be_visible()
    ticket = at.page.locator("article.ticket").first
    expect(ticket).to_contain_text(es("ticket-instructions", boxes=6, alike=3))
    at.box(1, 1).click()
    expect(at.box(1, 1)).to_have_attribute("aria-disabled", "true")
    look(at.page, f"ticket-one-box-{screen[0]}")
    at.box(1, 2).focus()
    at.page.keyboard.press("Enter")
    expect(at.box(1, 2)).to_have_attribute("aria-disabled", "true")
    at.act("ScratchAll").click()
    slip = eventually_read(at)
    look(at.page, f"ticket-read-{screen[0]}")
    net = slip.prize - 1_00  # a prize is one's own before it is fetched
    told = "won" if net > 0 else "lost" if net < 0 else "even"
    expect(at.page.locator(".said .net")).to_have_text(es(f"table-tally-{told}", amount=euros(abs(net))))
    if slip.prize:
        at.act("PresentTicket").click()
        expect(ticket).to_contain_text(es("ticket-is-paid"))
    else:
        expect(ticket).to_contain_text(es("ticket-lost"))
    ticket.locator("summary").click()
    expect(ticket.locator("li")).to_have_count(3)
    assert not axe(at.page)


def eventually_read(at: AtCounter):  # type: ignore[no-untyped-def]
    eventually(at.page, lambda: at.salon.state(at.table).desk.slips["1"].read, "the ticket read")
    return at.salon.state(at.table).desk.slips["1"]


def test_a_finger_that_slides_scratches_what_is_below(salon: Salon, visit: Visit) -> None:
    running = {"auto": False, "seconds": 600.0}
    table = salon.open(law=LAW, game="scratch-tickets", minimum="1.00", options=LOT, running=running)
    at = comes_in(salon, visit(salon), table)
    at.opens()
    at.act("BuyTickets").click()
    at.box(1, 1).scroll_into_view_if_needed()
    for box in (1, 2, 3):
        place = at.box(1, box).bounding_box()
        assert place is not None
        x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        at.page.mouse.move(x, y)
        if box == 1:
            at.page.mouse.down()
        at.page.mouse.move(x + 4, y + 4)
        expect(at.box(1, box)).to_have_attribute("aria-disabled", "true")
    at.page.mouse.up()
    expect(at.box(1, 4)).to_have_attribute("aria-disabled", "false")


@pytest.mark.clause("EUS96-A6-003")
def test_a_number_is_bought_and_drawn(salon: Salon, visit: Visit) -> None:
    table = salon.open(law=LAW, game="lottery", minimum="1.00", running=BY_HAND)
    at = comes_in(salon, visit(salon), table)
    at.opens()
    at.page.get_by_label(es("lottery-buy")).fill("12345")
    at.act("BuyNumber").click()
    expect(at.page.get_by_role("list", name=es("lottery-mine"))).to_have_text("12345 1/1")
    at.salon.deal(table)
    for figure in (1, 2, 3, 4, 5, 9, 9, 9, 9, 9):
        at.salon.deal(table)
        at.salon.fall(table, figure)
    expect(at.page.locator(".came ol").first.locator("li")).to_have_text(list("12345"))
    look(at.page, "lottery-printed")
    assert at.salon.state(table).desk.phase == "idle"
    assert not axe(at.page)


@pytest.mark.clause("EUS96-A6-004")
def test_a_form_is_marked(salon: Salon, visit: Visit) -> None:
    options = {"variant": "chosen"}
    table = salon.open(law=LAW, game="lottery", minimum="1.00", options=options, running=BY_HAND)
    at = comes_in(salon, visit(salon, size=PHONE), table)
    at.opens()
    form = at.page.get_by_role("group", name=es("console-act-BuyChoice"))
    for number in (7, 3):
        form.get_by_role("button", name=str(number), exact=True).click()
    at.page.get_by_role("button", name=es("lottery-by-chance")).click()
    expect(form.locator("[aria-pressed=true]")).to_have_count(6)
    look(at.page, "lottery-chosen")
    at.act("BuyChoice").click()
    eventually(at.page, lambda: len(at.salon.state(table).desk.tickets) == 1, "a form sold")
    assert {3, 7} <= set(at.salon.state(table).desk.tickets[0].numbers)
    assert not axe(at.page)
