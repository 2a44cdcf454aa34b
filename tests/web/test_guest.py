"""A guest comes in from the street, plays French roulette with mouse and keys, and leaves with what the books say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, es, euros, eventually, sits_as_guest, type_to

START = 1_000_00  # a guest's play chips


@pytest.fixture
def seat(salon: Salon, visit: Visit) -> AtTable:
    """A guest who has sat down, from the front page in one click."""
    table = salon.open(running=BY_HAND)
    page = visit(salon)
    at = sits_as_guest(salon, page, table)
    expect(page).to_have_url(f"{salon.url}/table/{table}")
    at.holds(START)
    return at


def lay_with_everything(at: AtTable) -> None:
    """Mouse, digits, arrows and a chip dragged from the tray."""
    page = at.page
    at.field("red").click()
    at.lies({"red": 500})
    type_to(page, "17", at.spot("straight:17"))
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(at.spot("split:17-20")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    expect(at.spot("corner:17-18-20-21")).to_be_focused()
    page.keyboard.press("Enter")
    at.lies({"red": 500, "straight:17": 500, "split:17-20": 500, "corner:17-18-20-21": 500})
    drag(at, 2000, "dozen:2")
    at.lies({"red": 500, "straight:17": 500, "split:17-20": 500, "corner:17-18-20-21": 500, "dozen:2": 2000})


def drag(at: AtTable, amount: int, spot: str) -> None:
    at.chip(amount).hover()
    at.page.mouse.down()
    box = at.field(spot).bounding_box()
    assert box is not None
    at.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    expect(at.page.locator(".dragged")).to_be_visible()
    at.page.mouse.up()
    expect(at.page.locator(".dragged")).to_have_count(0)


LAID = {"red": 500, "straight:17": 500, "split:17-20": 500, "corner:17-18-20-21": 500, "dozen:2": 2000}


def test_a_whole_session(seat: AtTable) -> None:
    at, page, salon = seat, seat.page, seat.salon
    at.betting_opens()
    lay_with_everything(at)
    at.holds(START - sum(LAID.values()))

    # the last chip back, everything twice, everything back
    page.keyboard.press("z")
    at.lies({spot: amount for spot, amount in LAID.items() if spot != "dozen:2"})
    drag(at, 2000, "dozen:2")
    at.lies(LAID)
    at.button("table-double").click()
    at.lies({spot: 2 * amount for spot, amount in LAID.items()})
    at.button("table-clear").click()
    at.lies({})
    at.holds(START)

    # 17: losers are collected, then winners are paid step by step
    lay_with_everything(at)
    at.no_more_bets()
    at.watch_steps()
    salon.fall(at.table, 17)
    expect(at.number).to_have_text("17")
    expect(at.call).to_contain_text("Negro, impar y falta")
    at.has_been_paid()
    expect(page.get_by_text("Primero se han retirado las apuestas perdedoras: 5,00 a la casa.")).to_be_visible()
    assert at.steps() == [
        ["Docena", "usted 40,00"],
        ["Cuadro", "usted 40,00"],
        ["Caballo", "usted 85,00"],
        ["Pleno", "usted 175,00"],
    ]
    after = START - 500 + 4000 + 4000 + 8500 + 17500
    at.holds(after)
    expect(page.get_by_role("list", name="Últimos resultados")).to_match_aria_snapshot("- listitem: 17 negro")

    # the same again, with one key; this time it is the 21
    at.betting_opens()
    page.keyboard.press("r")
    at.lies(LAID)
    at.no_more_bets()
    at.watch_steps()
    salon.fall(at.table, 21)
    at.has_been_paid()
    assert at.steps() == [
        ["Docena", "usted 40,00"],
        ["Suertes sencillas", "usted 5,00"],
        ["Cuadro", "usted 40,00"],
    ]
    after += 4000 + 500 + 4000 - 500 - 500
    at.holds(after)

    # away from the table: page, purse and books agree
    me = at.me
    at.button("table-leave").click()
    expect(page).to_have_url(f"{salon.url}/")
    expect(page.locator(".bar .purse")).to_have_text(f"{euros(after)} € {es('web-play-chips')}")
    assert at.purse() == {"EUR-play": after} == salon.purse(me)
    audited = salon.audit()
    assert audited.clean, audited.finding
    assert audited.rounds == 2


def test_above_the_maximum_one_sentence_with_its_clause_and_nothing_else(seat: AtTable) -> None:
    at, page = seat, seat.page
    at.betting_opens()
    at.field("straight:17").click()
    at.lies({"straight:17": 500})
    at.choose(10000)
    at.field("straight:18").click()
    expect(at.refusal).to_have_count(1)
    expect(at.refusal).to_have_text("100,00 € supera el máximo admitido aquí, 50,00 €. EUS96-01-055")
    assert at.salon.bets(at.table) == {"straight:17": 500}
    expect(at.spot("straight:18")).to_have_accessible_name("Pleno al 18, paga 35 a 1. Máximo 50,00.")
    at.holds(START - 500)
    at.refusal.get_by_role("link", name="EUS96-01-055").click()
    article(page, "EUS96-01-055")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    at.choose(500)
    at.field("straight:18").click()  # the message lasts until the next act
    expect(at.refusal).to_have_count(0)


def article(page: Page, clause: str) -> None:
    """The article of a clause, open over the page."""
    dialog = page.get_by_role("dialog", name="¿Por qué?")
    expect(dialog.locator("blockquote")).not_to_be_empty()
    expect(dialog).to_contain_text(clause)


def test_after_no_va_mas_nothing_more_is_taken(seat: AtTable) -> None:
    at = seat
    at.betting_opens()
    at.field("red").click()
    at.lies({"red": 500})
    at.no_more_bets()
    at.field("black").click(force=True)
    expect(at.refusal).to_be_visible()
    assert at.salon.bets(at.table) == {"red": 500}
    at.holds(START - 500)
    expect(at.button("table-clear")).to_have_attribute("aria-disabled", "true")


def test_a_payment_answers_why_and_leads_to_its_article(seat: AtTable) -> None:
    at, page = seat, seat.page
    at.betting_opens()
    at.field("split:17-20").click()
    at.lies({"split:17-20": 500})
    at.salon.spin(at.table, 20)
    at.has_been_paid()
    page.get_by_role("button", name="usted 85,00").click()
    panel = page.get_by_role("region", name="¿Por qué 85,00?")
    expect(panel.locator("blockquote")).not_to_be_empty()
    expect(panel).to_contain_text("2/37")
    expect(panel).to_contain_text("17 a 1")
    panel.get_by_role("link", name="EUS96-01-023", exact=True).click()
    expect(page).to_have_url(re.compile(r"/rules/euskadi-1996/roulette-french#EUS96-01-023$"))
    clause = page.locator("#EUS96-01-023")
    expect(clause).to_be_in_viewport()
    page.go_back()
    at.has_sat_down()
    at.holds(START + 8500)


def test_it_asks_once_before_more_than_half_the_chips_come_back(seat: AtTable) -> None:
    at = seat
    at.betting_opens()
    at.choose(50000)
    at.field("red").click()
    at.lies({"red": 50000})
    at.button("table-clear").click()
    expect(at.button("table-clear-sure")).to_be_visible()
    assert at.salon.bets(at.table) == {"red": 50000}
    at.page.keyboard.press("x")
    at.lies({})


def test_backspace_takes_one_chip_back(seat: AtTable) -> None:
    at, page = seat, seat.page
    at.betting_opens()
    at.spot("straight:0").focus()
    type_to(page, "32", at.spot("straight:32"))
    for _ in range(3):
        page.keyboard.press("Enter")
    at.lies({"straight:32": 1500})
    page.keyboard.press("Backspace")
    at.lies({"straight:32": 1000})


def test_with_company_and_an_automatic_croupier(salon: Salon, visit: Visit) -> None:
    """What a stranger meets after `make play`: a table that runs by itself, with company, while they bet."""
    salon.open(running={"auto": True, "seconds": 3.0, "bots": 3})
    page = visit(salon, still=False)
    page.get_by_role("link", name="Sentarse en la mesa 1: Ruleta francesa").click()
    at = AtTable(salon, page, "1")
    at.has_sat_down()
    me = at.me

    def mine() -> bool:
        desk = salon.state("1").desk
        if any(bet.owner == me for bet in desk.bets.values()):
            return True
        if at.spot("red").get_attribute("aria-disabled") is None:
            at.field("red").click(force=True)
        return False

    eventually(page, mine, "a bet on the cloth in one of the rounds")
    expect(at.number).to_be_visible()
    expect(page.locator(".co li")).to_have_count(4)
    eventually(page, lambda: salon.audit().rounds >= 1, "a round in the books")
    assert salon.audit().clean
