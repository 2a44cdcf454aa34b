"""The room of trente et quarante: rows with their totals, insurance, half or prison, and the red card."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from dealing import AtCards, Dealer, comes, sits
from fingers import tap
from playwright.sync_api import expect
from test_axe import axe
from tools.chromium import PHONE
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, euros, eventually

GAME = {"law": "euskadi-1996", "game": "trente-et-quarante", "minimum": "5.00"}
START = 1_000_00
BLACK, RED = (es("trente-row", row=es(f"bet-{row}")) for row in ("black", "red"))
REFAIT = ("KS", "KC", "KD", "AS", "KH", "QC", "JD", "AH")  # thirty-one on both sides


def ready(salon: Salon, visit: Visit, **how: object) -> tuple[AtCards, Dealer]:
    """A guest at a table where bets may be laid; they have cut the pack, as they sit nearest to the croupier."""
    table = salon.open(running=BY_HAND, **GAME)
    at, dealer = AtCards(salon, visit(salon, f"/table/{table}", **how), table), Dealer(salon, table)
    comes(at)
    dealer.opens()
    at.button("console-act-CutPack").click()
    expect(at.button("console-act-CutPack")).to_have_count(0)
    dealer.opens()
    at.open_to("red")
    return at, dealer


def totals(at: AtCards, black: int, red: int) -> None:
    expect(at.page.locator(".stage .pill b")).to_have_text([str(black), str(red)])


def test_rows_grow_and_two_chances_win(salon: Salon, visit: Visit) -> None:
    at, dealer = ready(salon, visit)
    sits(salon, at.table, 2)
    salon.act(salon.guest("g-maite"), at.table, "PlaceBet", on="black", amount="30.00")
    at.choose(20_00)
    at.field("red").click()
    at.own("red", 20_00)
    at.field("inverse").click()
    at.own("inverse", 20_00)

    dealer.closes()
    dealer.card("KS", "9C")
    at.shows(BLACK, "rey de picas y nueve de tréboles")
    expect(at.page.locator(".stage .said")).to_have_text(es("trente-lead", colour="black"))
    dealer.card("KC", "8D")
    expect(at.page.locator(".stage .pill.ended")).to_have_count(1)
    dealer.card("KH", "QC", "JD", "2H")  # 37 against 32: red wins; the first card was black, so inverse wins
    totals(at, 37, 32)
    expect(at.number).to_have_text(es("trente-came-red-inverse"))
    expect(at.page.locator(".stage .said")).to_have_text(es("trente-wins", row="red", chance="inverse"))
    at.has_been_paid()
    at.holds(START + 40_00)
    expect(at.page.locator(".stage .row.wins")).to_have_attribute("aria-label", RED)
    came = es("trente-came", black=37, red=32, result="red-inverse", lead="black")
    assert came.endswith("(primera carta, negra)")
    expect(at.page.locator(".said .tally strong")).to_have_text(came)
    expect(at.page.locator("[data-happened] li")).to_have_text([re.compile("^Inverso"), re.compile("^Rojo")])


def test_the_refait_spares_who_is_insured_and_asks_the_others(salon: Salon, visit: Visit) -> None:
    at, dealer = ready(salon, visit)
    at.choose(100_00)
    at.field("red").click()
    at.own("red", 100_00)
    insure = at.page.get_by_role("button", name=es("trente-insure", spot=es("bet-red"), amount=euros(100_00)))
    expect(insure).to_be_visible()
    at.page.keyboard.press("s")
    expect(insure).to_have_count(0)
    expect(at.page.locator(".felt .token")).to_have_count(1)
    at.holds(START - 101_00)
    at.field("red").click()  # nothing is added to a bet that is insured
    expect(at.refusal).to_contain_text(es("refused-bet-insured"))
    at.field("colour").click()
    at.own("colour", 100_00)

    dealer.closes()
    dealer.card(*REFAIT)
    totals(at, 31, 31)
    expect(at.number).to_have_text("31")
    expect(at.page.locator(".felt .token")).to_have_count(0)
    choice = es("table-choice", choice=es("choice-prison"), spot=es("bet-colour"), amount=euros(100_00))
    at.page.get_by_role("button", name=choice).click()
    eventually(at.page, lambda: salon.bets(at.table) == {"colour": 100_00}, "one bet in prison")
    expect(at.page.locator(".felt .bars")).to_have_count(1)
    at.holds(START - 101_00)  # the insured bet is back, its premium is gone


def test_the_red_card_voids_the_round(salon: Salon, visit: Visit) -> None:
    at, dealer = ready(salon, visit)
    while dealer.shoe.left - dealer.shoe.behind > 3:  # rounds that nobody bets on, until no whole one is left
        dealer.opens()
        dealer.closes()
        while salon.state(at.table).desk.phase == "closed":
            dealer.any_card()
    dealer.opens()
    at.open_to("black")
    at.field("black").click()
    at.own("black", 5_00)
    dealer.closes()
    while not dealer.shoe.stopped:
        dealer.any_card()
    expect(at.page.locator(".stage .said")).to_have_text(es("trente-stopped"))
    expect(at.page.locator(".stage figcaption")).to_contain_text(es("shoe-stopped"))
    at.holds(START)
    assert salon.bets(at.table) == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone(salon: Salon, visit: Visit, theme: Literal["light", "dark"]) -> None:
    at, dealer = ready(salon, visit, size=PHONE, theme=theme)
    tap(at.field("red"))
    at.lies({"red": 5_00})
    assert axe(at.page) == []
    dealer.closes()
    dealer.card(*REFAIT)
    totals(at, 31, 31)
    assert at.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
    assert axe(at.page) == []
    choice = es("table-choice", choice=es("choice-half"), spot=es("bet-red"), amount=euros(5_00))
    tap(at.page.get_by_role("button", name=choice))
    at.holds(START - 2_50)
