"""Zero, and a bet on an even chance: its owner chooses between half of it and prison, in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit

START = 1_000_00


@pytest.fixture
def asked(salon: Salon, visit: Visit) -> AtTable:
    """Somebody with 20 on red, and zero has come."""
    table = salon.open(running=BY_HAND)
    page = visit(salon, f"/table/{table}")
    page.get_by_role("button", name="Jugar como invitado").click()
    at = AtTable(salon, page, table)
    at.has_sat_down()
    at.betting_opens()
    at.choose(2000)
    at.field("red").click()
    at.lies({"red": 2000})
    salon.spin(table, 0)
    expect(at.number).to_have_text("0")
    expect(page.get_by_role("heading", name="Le toca elegir")).to_be_visible()
    return at


def test_half_comes_back(asked: AtTable) -> None:
    at = asked
    at.page.get_by_role("button", name="Mitad: Rojo, 20,00").click()
    expect(at.page.get_by_role("heading", name="Le toca elegir")).to_have_count(0)
    at.holds(START - 1000)
    assert at.salon.bets(at.table) == {}


def test_prison_and_free_again(asked: AtTable) -> None:
    at, salon = asked, asked.salon
    at.page.get_by_role("button", name="Prisión: Rojo, 20,00").click()
    expect(at.page.get_by_role("heading", name="Le toca elegir")).to_have_count(0)
    assert salon.bets(at.table) == {"red": 2000}
    at.betting_opens()
    expect(at.button("table-clear")).to_have_attribute("aria-disabled", "true")  # it is not for taking
    expect(at.page.locator('.felt [data-pile="red"] .bars')).to_be_visible()
    salon.spin(at.table, 5)
    expect(at.number).to_have_text("5")
    at.holds(START)  # the stake is free, and nothing is won
    assert salon.bets(at.table) == {}
    assert salon.audit().clean
