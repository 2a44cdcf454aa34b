"""Every screen in both themes through axe: names, roles, contrast, order, landmarks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools import chromium, web
from tools.chromium import DESKTOP, PHONE, TABLET
from tools.salon import BY_HAND, PASSWORD, Salon
from visiting import MOST, Visit

pytestmark = pytest.mark.usefixtures("packages")

AXE = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
STAFF = ("croupier", "inspector", "director", "cashier", "auditor")
TABLES = [("euskadi-1996", "roulette-french"), ("boe-1977", "roulette-american"), ("galicia-2007", "boule"),
          ("euskadi-1996", "wheel-of-fortune")]  # fmt: skip
SPOTS = {"roulette-french": "straight:17", "roulette-american": "straight:17", "boule": "number:1",
         "wheel-of-fortune": "2"}  # fmt: skip


class House(NamedTuple):
    salon: Salon
    windows: dict[tuple[str, str, int, str], BrowserContext]
    browser: Browser

    def page(self, role: str, theme: str, size: tuple[int, int] = DESKTOP, lang: str = "es") -> Page:
        """A page of somebody of this role; everybody comes in once for each theme."""
        key = role, theme, size[0], lang
        if key not in self.windows:
            window = self.windows[key] = chromium.window(self.browser, lang=lang, theme=theme, size=size)  # type: ignore[arg-type]
            window.set_default_timeout(MOST)
            if role == "guest":
                assert window.request.post(f"{self.salon.url}/api/guests").ok
            elif role:
                who = {"name": role, "password": PASSWORD}
                assert window.request.post(f"{self.salon.url}/api/session", data=who).ok
        return self.windows[key].new_page()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path, browser: Browser) -> Iterator[House]:
    """A house with a table of each game, each with a past, with a bet on the cloth and with company."""
    with Salon(tmp_path_factory.mktemp("axe"), client) as salon:
        for role in STAFF:
            salon.account(role, role)  # type: ignore[arg-type]
        for law, game in TABLES:
            table = salon.open(law=law, game=game, running=BY_HAND)
            lay_and_play(salon, table, game)
        opened = House(salon, {}, browser)
        yield opened
        for window in opened.windows.values():
            window.close()


def lay_and_play(salon: Salon, table: str, game: str) -> None:
    minimum = salon.state(table).desk.minimum
    currency = salon.house.table(table).currency
    amount = str(minimum // 10**currency.digits)
    spot = SPOTS[game]
    ana = salon.guest(f"g-ana-{table}", f"Ana {table}")
    salon.act(ana, table, "Bring", amount=str(100 * minimum // 10**currency.digits))
    salon.act(ana, table, "Sit", seat=1) if salon.state(table).desk.seats else None
    for came in ("2", None):
        salon.deal(table)
        if game == "roulette-american" and came:
            salon.act(ana, table, "TakeColour", value=amount)
        salon.act(ana, table, "PlaceBet", on=spot, amount=amount)
        if came:
            salon.spin(table, came if game == "wheel-of-fortune" else int(came))


def axe(page: Page) -> list[str]:
    """What axe finds, a line for each thing."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {each['help']}: {node['target']} {node['html'][:160]} {node.get('failureSummary', '')}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


Ready = Callable[[Page], None]


def heading(page: Page) -> None:
    expect(page.locator("h1").first).to_be_visible()


def table(page: Page) -> None:
    expect(page.locator(".felt .cloth [data-spot]").first).to_be_attached()
    expect(page.locator(".felt [data-pile]").first).to_be_attached()
    expect(page.locator("aside blockquote").first).to_be_visible()


def cards(page: Page) -> None:
    expect(page.locator(".tc")).to_have_count(len(TABLES))


def dialog(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_be_visible()


def article(page: Page) -> None:
    expect(page.get_by_role("dialog").locator("blockquote")).to_be_visible()


def book(page: Page) -> None:
    expect(page.locator("#EUS96-01-024")).to_be_attached()


def figures(page: Page) -> None:
    expect(page.locator("table").first).to_be_visible()


def figures_of_laws(page: Page) -> None:
    expect(page.locator("li.panel").first).to_be_visible()


def values(page: Page) -> None:
    expect(page.locator("section li input").first).to_be_visible()


def checked(page: Page) -> None:
    expect(page.locator(".verdict")).to_be_visible()


def kinds(page: Page) -> None:
    expect(page.locator(".kinds li").first).to_be_visible()


def asked(page: Page) -> None:
    expect(page.locator(".side :is(input, .btn)").first).to_be_visible()
    expect(page.locator(".felt .cloth [data-spot]").first).to_be_attached()


SCREENS: dict[str, tuple[str, str, Ready]] = {
    "floor": ("", "/", cards),
    "floor of a guest": ("guest", "/", cards),
    "sign-in dialog": ("", "/#sign-in", dialog),
    "name dialog": ("guest", "/#name", dialog),
    "article": ("", "/#why=EUS96-01-024", article),
    "enter": ("", "/enter", heading),
    "enter with a link": ("", "/enter?ticket=nonsense", heading),
    "account": ("guest", "/enter", heading),
    "French roulette": ("guest", "/table/1", table),
    "American roulette": ("guest", "/table/2", table),
    "boule": ("guest", "/table/3", table),
    "wheel of fortune": ("guest", "/table/4", table),
    "rules": ("", "/rules", heading),
    "rulebook": ("", "/rules/euskadi-1996/roulette-french", book),
    "odds": ("", "/odds", heading),
    "odds of a game": ("", "/odds/roulette-french", figures),
    "regulator": ("", "/regulator", figures_of_laws),
    "search": ("", "/regulator?q=retiro&law=galicia-2007", figures_of_laws),
    "clause": ("", "/regulator/clause/GAL07-03-061", heading),
    "what if": ("", "/regulator/whatif?law=galicia-2007&game=boule", values),
    "school": ("", "/school", kinds),
    "school: a cloth": ("", "/school/learn?code=pay:euskadi-1996:roulette-french:3:7", asked),
    "school: a case": ("", "/school/learn?code=ruling:galicia-2007:boule:2:7", asked),
    "school: a certificate": ("", "/school/certificate", heading),
    "check of a draw": ("", "/verify?table=1&epoch=1", checked),
    "missing page": ("", "/nowhere", heading),
    "not your room": ("guest", "/office", heading),
    "console": ("croupier", "/console", heading),
    "console of a table": ("croupier", "/console/1", heading),
    "office": ("director", "/office", heading),
    "cage": ("cashier", "/office", heading),
    "audit": ("auditor", "/audit", heading),
    "replay": ("auditor", "/audit/1", heading),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(house: House, screen: str) -> None:
    """By day, and on the same page by night."""
    role, path, ready = SCREENS[screen]
    page = house.page(role, "light")
    try:
        page.goto(house.salon.url + path)
        ready(page)
        day = painted(page)
        assert axe(page) == []
        page.emulate_media(color_scheme="dark")
        assert painted(page) != day
        assert axe(page) == []
    finally:
        page.close()


def painted(page: Page) -> str:
    """The colour behind the page."""
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
@pytest.mark.parametrize(
    "screen", ["floor", "French roulette", "console of a table", pytest.param("odds of a game", marks=pytest.mark.slow)]
)
def test_axe_finds_nothing_on_a_phone(house: House, screen: str, theme: str) -> None:
    role, path, ready = SCREENS[screen]
    page = house.page(role, theme, PHONE)
    try:
        page.goto(house.salon.url + path)
        (ready if screen != "French roulette" else heading)(page)
        assert axe(page) == []
    finally:
        page.close()


MAIN = ("floor", "French roulette", "wheel of fortune", "rulebook", "odds of a game", "console of a table", "office")


@pytest.mark.parametrize(
    "screen", [*MAIN, *(pytest.param(each, marks=pytest.mark.slow) for each in SCREENS if each not in MAIN)]
)
def test_nothing_scrolls_sideways_in_the_longest_language(house: House, screen: str) -> None:
    role, path, ready = SCREENS[screen]
    page = house.page(role, "dark", lang="eu")
    try:
        page.goto(house.salon.url + path)
        ready(page)
        for width, height in (DESKTOP, TABLET, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(50)  # two frames, in which what depends on the width is drawn again
            assert page.evaluate("document.documentElement.scrollWidth") <= width
    finally:
        page.close()


def test_axe_would_find_something(salon: Salon, visit: Visit) -> None:
    page = visit(salon)
    heading(page)
    page.evaluate("document.querySelector('h1').style.color = '#444'")
    assert any(line.startswith("color-contrast") for line in axe(page))
