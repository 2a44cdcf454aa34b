"""The regulator's desk in the browser: a clause is found, a value is changed on paper, the answer says what moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tools.salon import Salon
from visiting import Visit

pytestmark = pytest.mark.usefixtures("packages")


def test_a_clause_is_found_and_has_an_address(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/regulator", lang="en")
    page.get_by_role("searchbox").fill("surrender half")
    page.get_by_role("searchbox").press("Enter")
    page.get_by_role("link", name="GAL07-03-061").click()
    expect(page).to_have_url(f"{salon.url}/regulator/clause/GAL07-03-061")
    expect(page.get_by_role("heading", level=1)).to_have_text("GAL07-03-061")
    expect(page.get_by_role("link", name="EUS96-03-089")).to_be_visible()


def test_a_value_is_changed_on_paper(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/regulator/whatif?law=galicia-2007&game=boule#bets.number.pays", lang="en")
    value = page.get_by_label("Number: pays", exact=True)
    expect(value).to_have_value("7:1")
    value.fill("8:1")
    page.get_by_role("button", name="Try one change").click()
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text("Number 11.11 % → 0.00 %")
    expect(outcome).to_contain_text("7:1 → 8:1")
    value.fill("9:1")
    page.get_by_role("button", name="Try one change").click()
    expect(outcome).to_contain_text("the player would be ahead")


def test_a_game_is_on_the_paper_where_none_was_asked_for(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/regulator/whatif", lang="en")
    expect(page.get_by_role("combobox").first).to_have_value("galicia-2007")
    expect(page.get_by_label(re.compile("Number|Straight")).first).to_be_visible()
    page = visit(salon, "/regulator/whatif?law=asturias-2011", lang="en")
    expect(page.get_by_role("combobox").first).to_have_value("asturias-2011")
    expect(page.get_by_role("combobox").nth(1)).not_to_have_value("")
