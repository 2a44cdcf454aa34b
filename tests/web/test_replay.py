"""An auditor goes through the past of a table step by step, saves it, and has everything read again."""

from __future__ import annotations

import csv
import io
import json

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, eventually, sign_in


@pytest.fixture
def table(salon: Salon) -> str:
    """A table with two rounds, a void spin among them; it is closed."""
    salon.account("auditor", "Aurora")
    table = salon.open(running=BY_HAND)
    ana = salon.guest("g-ana", "Ana")
    salon.act(ana, table, "Bring", amount="100.00")
    salon.act(ana, table, "Sit", seat=1)
    salon.deal(table)
    salon.act(ana, table, "PlaceBet", on="straight:17", amount="5.00")
    salon.act(ana, table, "PlaceBet", on="red", amount="20.00")
    salon.deal(table)
    salon.act("inspector", table, "VoidSpin", cause="ball-out")
    salon.spin(table, 17)
    salon.deal(table)
    salon.act(ana, table, "PlaceBet", on="black", amount="10.00")
    salon.spin(table, 5)
    salon.act(ana, table, "Leave")
    salon.close(table)
    return table


@pytest.fixture
def replay(salon: Salon, visit: Visit, table: str) -> Page:
    page = visit(salon)
    sign_in(page, "Aurora")
    page.get_by_role("link", name=es("replay-title"), exact=True).click()
    page.get_by_role("link", name=f"Mesa {table} · Ruleta francesa").click()
    expect(page.get_by_role("heading", level=1, name=f"Mesa {table} · Ruleta francesa")).to_be_visible()
    return page


def button(page: Page, key: str, **args: object) -> Locator:
    return page.get_by_role("button", name=es(key, **args), exact=True)


def is_the_end(page: Page) -> None:
    expect(button(page, "replay-on-event")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text(es("replay-nobody"))).to_be_visible()


def here(page: Page) -> Locator:
    """The event that is shown now, in words."""
    return page.locator(".act li[aria-current=step]")


def at(page: Page, seq: int) -> None:
    steps = page.get_by_role("region", name=es("replay-steps"))
    expect(steps).to_contain_text(f"{seq} {es('replay-of', last='').strip()}")
    eventually(page, lambda: page.url.endswith(f"?seq={seq}") or seq == 0, "the address names the moment")


def test_step_by_step(salon: Salon, table: str, replay: Page) -> None:
    page = replay
    at(page, 0)
    seen: list[str] = []
    for _ in range(4):
        seen.append(here(page).inner_text())
        before = page.url
        button(page, "replay-on-event").click()
        eventually(page, lambda before=before: page.url != before, "the next event")  # type: ignore[misc]
    assert len(set(seen)) == 4, "every event is told in words of its own"
    assert all(each.strip() for each in seen)

    # the bet on 17, as it lay there
    while "Pleno al 17" not in here(page).inner_text():
        before = page.url
        button(page, "replay-on-act").click()
        eventually(page, lambda before=before: page.url != before, "the next act")  # type: ignore[misc]
    cloth = page.locator('.felt .cloth [data-spot="straight:17"]')
    expect(cloth).to_have_accessible_name(f"Pleno al 17, paga 35 a 1. {es('replay-spot-staked', amount='5,00')}")
    people = page.get_by_role("region", name=es("replay-people"))
    expect(people.get_by_role("row").filter(has_text="Ana")).to_contain_text("95,00")
    button(page, "replay-back-event").click()
    expect(cloth).to_have_accessible_name("Pleno al 17, paga 35 a 1.")
    expect(people.get_by_role("row").filter(has_text="Ana")).to_contain_text("100,00")

    # by round: what fell, what was staked, what the house won
    rounds = page.get_by_role("region", name=es("replay-rounds"))
    first = rounds.get_by_role("row").filter(has=button(page, "replay-to-round", round=1))
    for text in (es("replay-odd", count=1), "17 negro", "25,00", "−155,00"):  # 35 × 5 paid, 20 collected
        expect(first).to_contain_text(text)
    rounds.get_by_role("button", name=es("replay-to-round", round=2)).click()
    expect(page.get_by_role("heading", name=es("replay-round-acts", round=2))).to_be_visible()
    acts = page.get_by_role("list", name=es("replay-round-acts", round=2))
    expect(acts).to_contain_text("Negro")
    acts.get_by_role("button").filter(has_text="Ana").first.click()
    expect(page.locator('.felt .cloth [data-spot="black"]')).to_have_accessible_name(
        f"Negro, paga 1 a 1. {es('replay-spot-staked', amount='10,00')}"
    )

    # straight to a moment, from outside too; beyond the end there is the end
    page.goto(f"{salon.url}/audit/{table}?seq=1")
    at(page, 1)
    page.goto(f"{salon.url}/audit/{table}?seq=100000")
    is_the_end(page)


def test_it_plays_by_itself_to_the_end(salon: Salon, table: str, replay: Page) -> None:
    page = replay
    end = salon.audit().events - 1
    page.goto(f"{salon.url}/audit/{table}?seq={end - 5}")
    at(page, end - 5)
    page.get_by_role("radiogroup", name=es("replay-pace")).get_by_text(es("replay-pace-quick")).click()
    button(page, "replay-play").click()
    is_the_end(page)
    expect(button(page, "replay-play")).to_be_visible()


def test_the_arrows_step_too(replay: Page) -> None:
    page = replay
    at(page, 0)
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowLeft")
    at(page, 0)


def test_everything_can_be_saved(salon: Salon, table: str, replay: Page) -> None:
    page = replay
    page.get_by_text(es("replay-save")).click()
    with page.expect_download() as kept:
        page.get_by_role("link", name=es("replay-save-jsonl")).click()
    lines = kept.value.path().read_text(encoding="utf-8").splitlines()
    acts = [json.loads(line) for line in lines]
    assert any("VoidSpin" in json.dumps(act) for act in acts)
    with page.expect_download() as kept:
        page.get_by_role("link", name=es("replay-save-csv")).click()
    rows = list(csv.reader(io.StringIO(kept.value.path().read_text(encoding="utf-8-sig"))))
    assert len(rows) > len(acts)


def test_the_audit_from_the_browser(salon: Salon, table: str, replay: Page) -> None:
    page = replay
    page.get_by_role("link", name=es("replay-to-tables")).click()
    button(page, "replay-audit-run").click()
    expect(page.get_by_text(es("replay-audit-clean", time="|").split("|")[1])).to_be_visible()
    audit = page.get_by_role("region", name=es("replay-audit"))
    report = salon.audit()
    expect(audit).to_contain_text(es("replay-audit-rounds") + str(report.rounds))
    expect(audit).to_contain_text(es("replay-audit-acts") + str(report.acts))


def test_whoever_plays_has_no_audit(salon: Salon, visit: Visit, table: str) -> None:
    page = visit(salon, f"/audit/{table}")
    expect(page.get_by_role("heading", name=es("web-missing-role"))).to_be_visible()
