"""An evening in the browser, from the authorisation in a file to books that are closed: everybody at their own page."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path

from playwright.sync_api import Page, expect
from tools.salon import Salon
from visiting import AtTable, Visit, asks_for_result, do_next, es, eventually, sign_in, type_until

from novamas.server.licensing import keep_licence
from novamas.server.placing import open_floor
from novamas.server.roles import Person, Role
from novamas.store.reports import daily_book
from novamas.table import check_casino, survey

FLOOR = """
law = "euskadi-1996"
number = "Resolución 7/2026"
day = 2026-11-20
deposit = "60000.00"
deposit_required = "60000.00"
hours = { opens = "19:00", closes = "04:00" }

[[authorised]]
game = "roulette-french"
minimums = ["5.00"]
tables = 1

[[authorised]]
game = "blackjack"

[[table]]
game = "roulette-french"
name = "R1"
minimum = "5.00"
float = "100000.00"
counted = true
money = "cash"
running = { auto = false, physical = true, seconds = 600 }

[[table]]
game = "blackjack"
name = "BJ1"
running = { auto = false, physical = true, seconds = 600 }
"""
ROULETTE, CARDS = "1", "2"
STAFF: dict[Role, str] = {
    "director": "Dora", "cashier": "Caro", "croupier": "Carmen", "inspector": "Ignacio", "auditor": "Aitor",
}  # fmt: skip
OUT = re.compile(es("event-cause-ball-out"), re.IGNORECASE)


def open_floor_of(salon: Salon, path: Path) -> None:
    """What `novamas serve --floor` does: the file is held against the law, then its tables are opened."""
    path.write_text(FLOOR, encoding="utf-8")
    floor = survey(path)
    assert check_casino(floor) == []

    async def begin() -> None:
        await keep_licence(salon.house, floor, "house")
        await open_floor(salon.house, Person("house", "director"), floor.tables)

    salon.run(begin())


def fill(page: Page, **fields: str) -> None:
    """Labelled fields of the sitting's page."""
    for key, value in fields.items():
        page.get_by_label(es(f"sitting-{key.replace('_', '-')}"), exact=True).fill(value)


def let_in(door: Page, name: str, document: str, born: str) -> None:
    door.get_by_role("searchbox").fill(name)
    door.get_by_role("button", name=es("office-cage-seek")).click()
    form = door.get_by_role("form", name=es("sitting-admit-who", name=name))
    form.get_by_label(es("sitting-document")).fill(document)
    form.get_by_label(es("sitting-born")).fill(born)
    form.get_by_role("button", name=es("sitting-admit")).click()


def write_down(salon: Salon, page: Page, act: str, **fields: str) -> None:
    """An act of a form at a console, by the dialog that its button opens."""
    name = es(f"console-act-{act}")
    page.get_by_role("button", name=re.compile(rf"^\s*{name}")).first.click()
    dialog = page.get_by_role("dialog", name=name)
    for field, value in fields.items():
        dialog.get_by_label(re.compile("^" + es(f"console-field-{field}"))).fill(value)
    before = salon.seq(ROULETTE)
    dialog.get_by_role("button", name=name).click()
    eventually(page, lambda: salon.seq(ROULETTE) > before, f"{act} is done")


def spin(salon: Salon, croupier: Page, number: int, name: str) -> None:
    """The rest of a round in which bets are open; the croupier types what the wheel did."""
    do_next(salon, croupier, ROULETTE, es("console-act-Launch", game="roulette-french"))
    do_next(salon, croupier, ROULETTE, es("console-act-CloseBetting"))
    asks_for_result(croupier)
    type_until(croupier, str(number), croupier.get_by_role("button", name=name, pressed=True))
    do_next(salon, croupier, ROULETTE, rf"({number}.*)?{es('console-confirm', value=number)}")


def close_in_the_office(salon: Salon, office: Page, table: str) -> None:
    title = es("office-close-title", table=table)
    office.get_by_role("button", name=title).click()
    dialog = office.get_by_role("dialog", name=title)
    dialog.get_by_role(
        "button", name=re.compile("^" + es("office-close-do", table=table, amount="|").split("|")[0])
    ).click()
    eventually(office, lambda: table not in salon.house.tables, f"table {table} is closed")


def test_an_evening_from_the_authorisation_to_closed_books(salon: Salon, visit: Visit, tmp_path: Path) -> None:
    open_floor_of(salon, tmp_path / "floor.toml")
    for role, name in STAFF.items():
        salon.account(role, name)
    ana, kid = salon.account("player", "Ana"), salon.account("player", "Kepa")
    pages = {role: visit(salon) for role in STAFF}
    for role, page in pages.items():
        sign_in(page, STAFF[role])
    director, door, croupier, inspector = (pages[r] for r in ("director", "cashier", "croupier", "inspector"))

    # the doors: not without the whole deposit
    director.get_by_role("link", name=es("web-nav-sitting"), exact=True).click()
    fill(director, deposit_lodged="59.999,99", deposit_required="60.000,00")
    director.get_by_role("button", name=es("sitting-deposit-do"), exact=True).click()
    expect(director.get_by_text(es("sitting-lodged", amount="59.999,99 €"))).to_be_visible()
    hour = (datetime.now() + timedelta(hours=3)).strftime("%H:%M")
    fill(director, closes=hour, last_call="240", cage="50.000,00", present="2")
    doors = director.get_by_role("button", name=es("sitting-open-do"))
    doors.click()
    expect(director.get_by_role("alert").first).to_contain_text("60.000,00 €")
    fill(director, deposit_lodged="0,01")
    director.get_by_role("button", name=es("sitting-deposit-do"), exact=True).click()
    expect(director.get_by_text(es("sitting-lodged", amount="0,01 €"))).to_be_visible()
    doors.click()
    expect(director.get_by_role("heading", level=1)).to_have_text(es("sitting-number", number=1))
    expect(director.get_by_role("button", name=es("sitting-close-do"))).to_be_visible()

    # who comes in, who does not, and who learns of it
    door.goto(f"{salon.url}/sitting")
    let_in(door, "Kepa", "87654321X", (datetime.now() - timedelta(days=17 * 365)).strftime("%Y-%m-%d"))
    expect(door.get_by_role("alert").first).to_be_visible()
    let_in(door, "Ana", "12345678Z", "1980-05-31")
    expect(door.get_by_text(es("sitting-admitted", name="Ana"))).to_be_visible()
    expect(door.get_by_text(f"{es('sitting-away-age')}: 1")).to_be_visible()
    auditor = pages["auditor"]
    auditor.goto(f"{salon.url}/sitting")
    expect(auditor.get_by_role("columnheader", name=es("sitting-mark"))).to_be_visible()
    expect(auditor.locator("tbody tr")).to_have_count(1)
    assert kid.id not in salon.house.evening.sittings.register

    # chips: the cage sells them, the float is counted in by two
    door.goto(f"{salon.url}/office#cage")
    door.get_by_role("searchbox").fill("Ana")
    door.get_by_role("button", name=es("office-cage-seek")).click()
    door.get_by_label(es("office-cage-amount")).fill("500")
    door.get_by_role("button", name=es("office-cage-pay-in")).click()
    expect(door.locator(".purse-in .note")).to_be_visible()
    for page in (croupier, inspector):
        page.goto(f"{salon.url}/console/{ROULETTE}")
    write_down(salon, croupier, "Count", float="100000", cash="0", tips="0", cagnotte="0")
    do_next(salon, inspector, ROULETTE, es("console-act-Countersign"))

    # a round with a mistake in it
    player = visit(salon)
    sign_in(player, "Ana")
    player.goto(f"{salon.url}/table/{ROULETTE}?sit=1")
    at = AtTable(salon, player, ROULETTE)
    at.has_sat_down()
    do_next(salon, croupier, ROULETTE, es("console-act-OpenBetting"))
    at.field("red").click()
    at.lies({"red": 500})
    do_next(salon, croupier, ROULETTE, es("console-act-Launch", game="roulette-french"))
    mishap = inspector.get_by_role("region", name=re.compile(es("console-mishap")))
    mishap.get_by_role("radio", name=OUT).check()
    void = es("console-outcome-VoidSpin")
    mishap.get_by_role("button", name=es("console-apply", what=void)).click()
    expect(mishap.get_by_text(es("console-applied", what=void))).to_be_visible()
    spin(salon, croupier, 17, "17 negro")
    expect(at.number).to_have_text("17")

    # a fill, and the last three balls
    director.goto(f"{salon.url}/console/{ROULETTE}")
    write_down(salon, director, "TopUp", amount="1000")
    inspector.get_by_role("button", name=es("console-act-AnnounceLast")).click()
    last = inspector.get_by_role("dialog", name=es("console-act-AnnounceLast"))
    last.get_by_role("button", name=es("console-act-AnnounceLast")).click()
    eventually(inspector, lambda: salon.state(ROULETTE).desk.last is not None, "the last balls are announced")
    for _ in range(3):
        do_next(salon, croupier, ROULETTE, es("console-act-OpenBetting"))
        salon.spin(ROULETTE, 5)
    eventually(croupier, lambda: salon.state(ROULETTE).desk.round == 4, "four rounds were played")
    at.button("table-leave").click()
    eventually(player, lambda: ana.id not in salon.state(ROULETTE).desk.chips, "Ana has gone")

    # counted out by two, ten euros short; closed; and the doors
    book = salon.state(ROULETTE).book
    found = f"{(book['@float'] - 1000) // 100}"
    write_down(salon, croupier, "Count", float=found, cash=f"{book.get('@box', 0) // 100}", tips="0", cagnotte="0")
    write_down(salon, inspector, "Countersign")
    director.goto(f"{salon.url}/sitting")
    director.get_by_role("button", name=es("sitting-close-do")).click()
    expect(director.get_by_role("alert").first).to_be_visible()
    director.goto(f"{salon.url}/office#tables")
    for table in (ROULETTE, CARDS):
        close_in_the_office(salon, director, table)
    director.goto(f"{salon.url}/sitting")
    director.get_by_role("button", name=es("sitting-close-do")).click()
    expect(director.get_by_role("button", name=es("sitting-open-do"))).to_be_visible()

    # the books: printed, and everything read again
    director.goto(f"{salon.url}/api/records/sessions?format=html&lang=es")
    expect(director.get_by_role("heading", level=1)).to_be_visible()
    expect(director.locator("body")).to_contain_text("Ruleta francesa")
    pages_ = daily_book(salon.house.books)
    assert all(page.balances for page in pages_)
    assert [len(page.irregularities) for page in pages_ if page.table == ROULETTE] == [1]
    audited = salon.audit()
    assert audited.clean, audited.finding
    assert not any(sum(accounts.values()) for accounts in audited.balances.values())
