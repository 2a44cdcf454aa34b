"""Small things that one notices only where they are missing."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, es, sits_as_guest


def test_stakes_that_one_cannot_pay_again_are_not_offered(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND)
    at = sits_as_guest(salon, visit(salon), table)
    at.betting_opens()
    at.choose(500_00)
    at.field("red").click()
    at.choose(100_00)
    at.field("odd").click()
    at.lies({"red": 500_00, "odd": 100_00})
    at.no_more_bets()
    salon.fall(table, 2)  # black and even
    at.holds(400_00)
    at.betting_opens()
    expect(at.button("table-repeat")).to_have_attribute("aria-disabled", "true")
    at.field("red").click()
    at.lies({"red": 100_00})
    at.no_more_bets()
    salon.fall(table, 2)
    at.holds(300_00)
    at.betting_opens()
    at.button("table-repeat").click()
    at.lies({"red": 100_00})


def test_a_spot_that_is_full_is_said_to_be_full(salon: Salon, visit: Visit) -> None:
    at = sits_as_guest(salon, visit(salon), salon.open(running=BY_HAND))
    at.betting_opens()
    at.choose(50_00)
    at.field("straight:17").click()
    at.lies({"straight:17": 50_00})
    at.choose(5_00)
    at.field("straight:17").click()
    expect(at.refusal).to_contain_text(es("refused-above-maximum-none"))
    expect(at.refusal).not_to_contain_text("0,00")


def test_whoever_sits_down_with_the_keyboard_goes_on_at_the_cloth(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND)
    page = visit(salon, f"/table/{table}")
    page.get_by_role("button", name=es("table-play-as-guest")).press("Enter")
    at = AtTable(salon, page, table)
    at.has_sat_down()
    expect(page.locator('.felt [data-spot][tabindex="0"]')).to_be_focused()
    at.betting_opens()
    page.keyboard.press("Enter")
    mine = re.compile(re.escape(es("table-spot-mine", amount="5,00")))
    expect(page.locator(".felt .cloth [data-spot]:focus")).to_have_accessible_name(mine)
