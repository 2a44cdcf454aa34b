"""A stranger checks draws in the browser: a spin and a shoe that were played, what was changed on the way, what was
pasted, and whether the commitment is the one that was seen before the result."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from test_axe import axe
from tools import draw_samples
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, es, eventually, sits_as_guest

SPINS = {"auto": False, "seconds": 600.0}  # somebody deals, the house draws
ALONE = {"auto": True, "seconds": 0.2, "bots": 3}


def played(salon: Salon, table: str, epochs: int) -> None:
    """The table goes on by itself until so many epochs are over."""
    ends = 600
    while epochs >= (now := salon.run(epoch_of(salon, table))) and ends:
        salon.run(asyncio.sleep(0.1))
        ends -= 1
    assert now > epochs, f"table {table} never came to the end of epoch {epochs}"


async def epoch_of(salon: Salon, table: str) -> int:
    return salon.house.table(table).live.epoch


def spin(salon: Salon, table: str) -> None:
    """A round of a table whose ball the house draws: betting, the launch, no va más, and it falls by itself."""
    over = salon.run(epoch_of(salon, table))
    for _ in range(3):
        salon.deal(table)
    played(salon, table, over)


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def good(page: Page, draws: int) -> None:
    expect(verdict(page)).to_have_text(es("verify-good", draws=draws))


def bad(page: Page) -> None:
    expect(verdict(page)).to_have_text(es("verify-bad"))


def tampered(page: Page, table: str, epoch: int, change: Callable[[dict[str, Any]], None]) -> None:
    """The answer of the house is changed on its way."""

    def other(route: Route) -> None:
        told = route.fetch().json()
        change(told)
        route.fulfill(json=told)

    page.route(f"**/api/tables/{table}/draws/{epoch}", other)


@pytest.fixture
def spun(salon: Salon, visit: Visit) -> AtTable:
    """Somebody looks on while the ball falls once."""
    table = salon.open(running=SPINS)
    page = visit(salon)
    at = sits_as_guest(salon, page, table)
    expect(page.locator(".committed:visible")).to_contain_text("comprometido: ")
    spin(salon, table)
    return at


def test_a_spin_is_checked_at_the_table_and_on_its_page(spun: AtTable) -> None:
    page = spun.page
    line = page.locator(".committed:visible")
    expect(line).to_contain_text(es("verify-line-good"))
    line.click()
    expect(page).to_have_url(f"{spun.salon.url}/verify?table={spun.table}&epoch=1")
    good(page, 1)
    expect(page.locator(".right")).to_contain_text("antes de que saliera ningún resultado")
    expect(page.locator(".right")).to_contain_text(es("verify-kept"))
    expect(page.locator(".right")).to_contain_text(es("verify-fell", seen=1))
    expect(page.locator(".right")).to_contain_text("uno de 37 números, del 0 al 36")
    expect(page.locator("td.yes")).to_have_count(1)
    for each in page.locator("details.panel summary").all():
        each.click()
    assert axe(page) == []
    # the epoch that runs is committed to, and not told
    page.get_by_role("link", name="Compromiso 2").click()
    expect(verdict(page)).to_have_text(es("verify-open"))
    expect(page.locator(".right code")).to_have_count(1)


def test_an_answer_that_was_changed_is_not_verified(spun: AtTable) -> None:
    page, salon, table = spun.page, spun.salon, spun.table
    tampered(page, table, 1, lambda told: told["draws"][0].update(value=(told["draws"][0]["value"] + 1) % 37))
    page.goto(f"{salon.url}/verify?table={table}&epoch=1")
    bad(page)
    expect(page.locator("td.no")).to_have_count(1)
    assert axe(page) == []
    page.unroute(f"**/api/tables/{table}/draws/1")
    tampered(page, table, 1, lambda told: told.update(secret="00" * 32))
    page.reload()
    bad(page)
    expect(page.locator(".right")).to_contain_text(es("verify-not-kept"))


def test_another_commitment_than_the_one_that_was_seen_is_told(spun: AtTable) -> None:
    """A house that makes up a whole other epoch, true in itself, is found out by whoever was there."""
    page, salon, table = spun.page, spun.salon, spun.table
    other = draw_samples.samples()["kinds"]
    tampered(page, table, 1, lambda told: told.update({**other, "draws": other["draws"][:1]}))
    page.goto(f"{salon.url}/verify?table={table}&epoch=1")
    bad(page)
    expect(page.locator(".right")).to_contain_text("No es el que este navegador vio")
    expect(page.locator("td.yes")).to_have_count(1)  # it follows from its secret all the same


def test_at_the_table_a_changed_draw_is_told_by_itself(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=SPINS)
    page = visit(salon)
    page.get_by_role("button", name="Jugar como invitado").click()
    AtTable(salon, page, table).has_sat_down()
    tampered(page, table, 1, lambda told: told["draws"][0].update(value=(told["draws"][0]["value"] + 1) % 37))
    spin(salon, table)
    expect(page.locator(".committed:visible")).to_contain_text(es("verify-line-bad"))


def test_a_stranger_checks_a_whole_shoe_and_a_hand_of_poker(salon: Salon, visit: Visit) -> None:
    shoe = salon.open(running=ALONE, game="trente-et-quarante")
    hand = salon.open(running=ALONE, game="poker-draw")
    for table in (shoe, hand):
        salon.act(salon.guest(f"g-{table}"), table, "Bring", amount="100.00")
    played(salon, hand, 1)
    played(salon, shoe, 1)
    page = visit(salon, f"/verify?table={shoe}&epoch=1")
    expect(verdict(page)).to_have_class(re.compile(r"\bgood\b"))
    rows = page.locator(".right tbody tr")
    assert rows.count() > 250
    expect(page.locator("td.yes")).to_have_count(rows.count())
    expect(page.locator(".right")).to_contain_text(es("verify-shoe", decks=6, cards="312"))
    expect(page.locator(".right")).to_contain_text(es("verify-saw-never"))
    page.get_by_label(es("verify-table"), exact=True).fill(hand)
    page.get_by_role("button", name=es("verify-look"), exact=True).click()
    expect(page.locator(".right")).to_contain_text(es("verify-shoe", decks=1, cards="52"))
    expect(verdict(page)).to_have_class(re.compile(r"\bgood\b"))

    def put_back(told: dict[str, Any]) -> None:
        told["draws"][9]["dist"]["counts"][3] += 1

    tampered(page, shoe, 1, put_back)
    page.goto(f"{salon.url}/verify?table={shoe}&epoch=1")
    bad(page)
    expect(page.locator(".right")).to_contain_text(es("verify-left-otherwise"))


def test_what_was_pasted_is_checked_without_the_house(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/verify")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_text(es("verify-paste")).click()
    text, check = page.get_by_label(es("verify-paste-text")), page.get_by_role("button", name=es("verify-paste-do"))
    text.fill(json.dumps(draw_samples.samples()["kinds"]))
    check.click()
    good(page, len(draw_samples.DRAWS))
    broken = draw_samples.samples()["kinds"]
    broken["draws"][7]["value"] = broken["draws"][7]["value"][::-1]
    text.fill(json.dumps(broken))
    check.click()
    bad(page)
    for wrong, said in {"{": "json", "{}": "epoch", '{"epoch":1,"commitment":"","draws":[1]}': "draw"}.items():
        text.fill(wrong)
        check.click()
        expect(page.locator(".refusal.one")).to_have_text(es(f"verify-wrong-{said}", place=1))
        expect(verdict(page)).to_have_count(0)
    assert [url for url in asked if "/api/" in url] == []


def test_what_is_saved_is_what_the_script_takes(spun: AtTable) -> None:
    page = spun.page
    page.goto(f"{spun.salon.url}/verify?table={spun.table}&epoch=1")
    with page.expect_download() as saved:
        page.get_by_role("link", name=es("verify-save")).click()
    told = json.loads(saved.value.path().read_text())
    assert (told["table"], told["epoch"], len(told["draws"])) == (spun.table, 1, 1)
    assert told["secret"]


def test_where_results_are_typed_there_is_nothing_to_check(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND)
    salon.deal(table)
    salon.spin(table, 17)
    page = visit(salon, f"/verify?table={table}&epoch=1")
    expect(verdict(page)).to_have_text(es("verify-typed"))
    page = visit(salon, f"/table/{table}")
    page.get_by_role("button", name=es("table-play-as-guest")).click()
    AtTable(salon, page, table).has_sat_down()
    expect(page.locator(".committed")).to_have_count(0)


def test_one_finds_the_way_from_the_floor_the_table_and_the_rules(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=SPINS)
    page = visit(salon)
    page.get_by_role("link", name=es("verify-link")).click()
    expect(page).to_have_url(f"{salon.url}/verify")
    page.goto(f"{salon.url}/rules/euskadi-1996/roulette-french")
    expect(page.get_by_role("link", name=es("verify-link"))).to_have_attribute("href", "/verify")
    page.goto(f"{salon.url}/table/{table}")
    page.get_by_text(es("table-frequencies"), exact=False).first.click()
    expect(page.get_by_role("link", name=es("verify-link"))).to_have_attribute("href", f"/verify?table={table}")


def test_a_table_that_never_was(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/verify?table=99")
    expect(page.locator(".refusal")).to_be_visible()
    eventually(page, lambda: page.locator(".verdict").count() == 0, "nothing is claimed")
