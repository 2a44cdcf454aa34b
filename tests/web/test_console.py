"""A croupier runs a round from the console, an inspector stops a spin that cannot count, and the books have it all."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fingers import tap
from playwright.sync_api import Locator, Page, expect
from tools.chromium import PHONE
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, asks_for_result, do_next, es, press_next, sign_in, type_until

START = 1_000_00
LAUNCH = es("console-act-Launch", game="roulette-french")
OUT = re.compile(es("event-cause-ball-out"), re.IGNORECASE)
APPLY = es("console-apply", what=es("console-outcome-VoidSpin"))
APPLIED = es("console-applied", what=es("console-outcome-VoidSpin"))


class AtConsole:
    """Somebody who serves a table."""

    def __init__(self, salon: Salon, page: Page, table: str) -> None:
        self.salon, self.page, self.table = salon, page, table
        expect(page.get_by_role("heading", level=1, name=f"Mesa {table} · Ruleta francesa")).to_be_visible()

    def next(self, name: str) -> None:
        do_next(self.salon, self.page, self.table, name)

    @property
    def mishaps(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile(es("console-mishap")))


@pytest.fixture
def table(salon: Salon) -> str:
    salon.account("croupier", "Carmen")
    salon.account("inspector", "Ignacio")
    return salon.open(running=BY_HAND)


def serve(salon: Salon, visit: Visit, name: str, table: str, **how: Any) -> AtConsole:
    """Signs in and goes to the table from the floor."""
    page = visit(salon, **how)
    sign_in(page, name)
    page.get_by_role("link", name=f"Atender la mesa {table}: Ruleta francesa").click()
    return AtConsole(salon, page, table)


@pytest.fixture
def guest(salon: Salon, visit: Visit, table: str) -> AtTable:
    page = visit(salon)
    page.get_by_role("button", name=es("table-play-as-guest")).click()
    at = AtTable(salon, page, table)
    at.has_sat_down()
    return at


def test_a_round_with_a_void_spin(salon: Salon, visit: Visit, guest: AtTable, table: str) -> None:
    croupier = serve(salon, visit, "Carmen", table)
    inspector = serve(salon, visit, "Ignacio", table)

    croupier.next(es("console-act-OpenBetting"))
    expect(guest.call).to_contain_text("Hagan juego")
    guest.field("straight:17").click()
    guest.field("red").click()
    guest.lies({"straight:17": 500, "red": 500})
    cloth = croupier.page.get_by_role("region", name=es("console-cloth"))
    expect(cloth).to_contain_text(es("console-cloth-bets", bets=2, people=1))
    croupier.next(LAUNCH)

    # the ball has left the wheel: first what the law says will happen, and nothing happens
    sheet = inspector.mishaps
    sheet.get_by_role("radio", name=OUT).check()
    expect(sheet.get_by_text(es("console-will-happen"))).to_be_visible()
    announced = sheet.get_by_role("listitem").filter(has_text=es("console-announced"))
    expect(announced.first).to_contain_text("Tirada nula")
    expect(sheet).to_contain_text(f"10,00{es('console-stays')}")
    expect(sheet).to_contain_text(f"0,00{es('console-changes')}")
    expect(sheet).to_contain_text("a nombre de Ignacio")
    assert salon.state(table).desk.phase == "rolling"
    sheet.get_by_role("button", name=APPLY).click()
    expect(sheet.get_by_text(APPLIED)).to_be_visible()

    # the bets stand, and may be changed
    expect(guest.call).to_contain_text("Tirada nula")
    guest.lies({"straight:17": 500, "red": 500})
    guest.field("black").click()
    guest.lies({"straight:17": 500, "red": 500, "black": 500})

    # again, with as many turns of the wheel as the law wants; the typed number pays
    expect(croupier.page.get_by_role("radiogroup", name=es("console-field-turns"))).to_be_visible()
    croupier.next(LAUNCH)
    croupier.next(es("console-act-CloseBetting"))
    expect(guest.call).to_have_text("«No va más.»")
    asks_for_result(croupier.page)
    type_until(croupier.page, "17", croupier.page.get_by_role("button", name="17 negro", pressed=True))
    croupier.next(rf"(17.*)?{es('console-confirm', value=17)}")
    expect(guest.number).to_have_text("17")
    after = START + 17500 + 500 - 500
    guest.holds(after)
    settled = croupier.page.get_by_role("region", name=re.compile("^" + es("console-settled", round=1)))
    expect(settled.get_by_role("listitem")).to_contain_text(["Retirada", "Negro", "Pleno al 17"])

    # the book has the mishap, with who reported it
    expect(inspector.page.get_by_role("region", name=es("console-today"))).not_to_contain_text(es("console-today-none"))
    audited = salon.audit()
    assert audited.clean, audited.finding
    assert audited.rounds == 1


def test_the_keyboard_alone_runs_a_round(salon: Salon, visit: Visit, table: str) -> None:
    croupier = serve(salon, visit, "Carmen", table)
    page = croupier.page
    page.locator("h1").focus()
    for phase in ("betting", "rolling", "closed"):
        press_next(page)
        expect(page.get_by_role("listitem").and_(page.locator("[aria-current=step]"))).to_contain_text(
            es(f"console-phase-{phase}", game="roulette-french")
        )
    asks_for_result(page)
    type_until(page, "5", page.get_by_role("button", name="5 rojo", pressed=True))
    press_next(page)
    expect(page.get_by_role("region", name=re.compile("^" + es("console-settled", round=1)))).to_be_visible()
    page.keyboard.press("i")
    focused = page.evaluate("document.activeElement.closest('section, dialog')?.textContent ?? ''")
    assert es("console-mishap") in focused


def test_the_phone_console_reports_from_a_sheet(salon: Salon, visit: Visit, table: str) -> None:
    salon.deal(table)
    salon.deal(table)
    page = visit(salon, size=PHONE)
    sign_in(page, "Ignacio")
    page.goto(f"{salon.url}/console/{table}")
    tap(page.get_by_role("button", name=es("console-mishap-short")))
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name=OUT).check()
    tap(sheet.get_by_role("button", name=APPLY))
    expect(sheet.get_by_text(APPLIED)).to_be_visible()
    assert salon.state(table).desk.phase != "rolling"


def test_whoever_plays_has_no_console(salon: Salon, visit: Visit, guest: AtTable, table: str) -> None:
    guest.page.goto(f"{salon.url}/console/{table}")
    expect(guest.page.get_by_role("heading", name=es("web-missing-role"))).to_be_visible()


def test_the_head_stops_the_game_and_a_mistyped_number_is_rectified(
    salon: Salon, visit: Visit, guest: AtTable, table: str
) -> None:
    """The inspector stops and lets go on; the croupier types a wrong number, and the inspector signs what mends it."""
    croupier = serve(salon, visit, "Carmen", table)
    inspector = serve(salon, visit, "Ignacio", table)
    croupier.next(es("console-act-OpenBetting"))
    guest.field("red").click()
    guest.lies({"red": 500})

    act_with(inspector.page, "Halt", "Se mira quién apostó.")
    expect(guest.page.get_by_text(es("table-halted"))).to_be_visible()
    expect(croupier.page.get_by_text(es("console-now-halted"))).to_be_visible()
    inspector.next(es("console-act-Proceed"))
    expect(guest.page.get_by_text(es("table-halted"))).to_be_hidden()

    croupier.next(LAUNCH)
    croupier.next(es("console-act-CloseBetting"))
    croupier.page.keyboard.type("18")
    croupier.next(rf"(18.*)?{es('console-confirm', value=18)}")
    guest.holds(START + 500)
    act_with(inspector.page, "Rectify", "Salió el 17; se anotó el 18.")
    guest.holds(START - 500)
    croupier.page.keyboard.type("17")
    croupier.next(rf"(17.*)?{es('console-confirm', value=17)}")
    guest.holds(START - 500)
    today = inspector.page.get_by_role("region", name=es("console-today"))
    expect(today).to_contain_text(es("console-act-Rectify"))
    assert salon.audit().clean


def act_with(page: Page, kind: str, note: str) -> None:
    """An act of the list, with a note in the words of whoever does it."""
    acts = page.get_by_role("region", name=es("console-acts"))
    acts.get_by_role("button", name=es(f"console-act-{kind}"), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(es("console-field-note")).fill(note)
    dialog.get_by_role("button", name=es(f"console-act-{kind}"), exact=True).click()
    expect(dialog).to_be_hidden()


def test_the_croupier_plays_for_somebody_without_a_device(salon: Salon, visit: Visit, table: str) -> None:
    ana = salon.account("player", "Ana")
    salon.purse(ana.id)
    salon.run(salon.house.play_chips(ana))
    salon.act(ana, table, "Bring", amount="1000.00")
    croupier = serve(salon, visit, "Carmen", table)
    croupier.next(es("console-act-OpenBetting"))
    panel = croupier.page.get_by_role("region", name=es("console-for"))
    panel.get_by_label(es("console-for-who")).select_option(ana.id)
    panel.get_by_role("button", name=es("console-act-PlaceBet"), exact=True).click()
    dialog = croupier.page.get_by_role("dialog")
    dialog.get_by_label(re.compile(es("console-field-amount"))).fill("10")
    dialog.get_by_role("button", name=es("console-act-PlaceBet"), exact=True).click()
    expect(dialog).to_be_hidden()
    assert list(salon.bets(table).values()) == [1_000]
