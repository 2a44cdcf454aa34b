"""What people do in the browser, in the words of their own language."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect
from tools.salon import PASSWORD, Salon

from novamas.kit.money import EUR, show
from novamas.kit.words import say

MOST = 60_000  # milliseconds that a condition may take on a busy machine


class Visit(Protocol):
    def __call__(self, salon: Salon, path: str = "/", **how: Any) -> Page: ...


def eventually(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Waits until something is so that the page does not show by itself."""
    ends = time.monotonic() + MOST / 1000
    while not holds():
        assert time.monotonic() < ends, f"it never came to this: {what}"
        page.wait_for_timeout(20)


def type_until(page: Page, keys: str, shown: Locator) -> None:
    """Keys that belong together; typed again where a busy machine has let too much time pass between two of them."""
    ends = time.monotonic() + MOST / 1000
    while time.monotonic() < ends:
        page.keyboard.type(keys)
        try:
            expect(shown).to_be_attached(timeout=2_000)
        except AssertionError:
            continue
        return
    raise AssertionError(f"{keys} did not lead to {shown}")


def type_to(page: Page, digits: str, spot: Locator) -> None:
    """Digits that lead to a spot of the cloth."""
    type_until(page, digits, spot.and_(page.locator(":focus")))


def press_next(page: Page) -> None:
    """At a console: the space bar does the next act as soon as there is one."""
    button = page.get_by_role("region", name=es("console-next")).get_by_role("button")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Space")


def asks_for_result(page: Page) -> None:
    """At a console: whoever runs the table is asked what chance has done."""
    next_act = page.get_by_role("region", name=es("console-next"))
    expect(next_act.get_by_role("button")).to_contain_text(es("console-type-first"))


def do_next(salon: Salon, page: Page, table: str, name: str) -> None:
    """At a console: the next legal act has a name of this pattern, and the table has done it when this returns."""
    button = page.get_by_role("region", name=es("console-next")).get_by_role("button")
    expect(button).to_have_text(re.compile(rf"^\s*{name}"))
    expect(button).not_to_have_attribute("aria-disabled", "true")
    before = salon.seq(table)
    button.click()
    eventually(page, lambda: salon.seq(table) > before, f"{name} is done")


def es(key: str, **args: Any) -> str:
    """Words of the Spanish pages."""
    return say(key, "es", **args)


def euros(amount: int, lang: str = "es") -> str:
    """An amount as the pages write it."""
    return show(amount, EUR, lang).replace("€", "").strip()


def sign_in(page: Page, name: str, lang: str = "es") -> None:
    """By the dialog of the floor."""
    page.get_by_role("link", name=say("entrance-sign-in", lang), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("entrance-name", lang)).fill(name)
    dialog.get_by_label(say("entrance-password", lang)).fill(PASSWORD)
    dialog.get_by_role("button", name=say("entrance-sign-in", lang), exact=True).click()
    expect(dialog).to_be_hidden()


class AtTable:
    """Somebody at a table where something spins."""

    def __init__(self, salon: Salon, page: Page, table: str, lang: str = "es") -> None:
        self.salon, self.page, self.table, self.lang = salon, page, table, lang

    # -- coming and going ----------------------------------------------------------------------------------------------

    def has_sat_down(self) -> None:
        expect(self.button("table-leave")).to_be_visible()
        expect(self.page.locator(".tray")).to_be_visible()

    @property
    def me(self) -> str:
        """One's id: the only person at the table whom the house knows as the owner of this session."""
        return str(self.page.evaluate("fetch('/api/session').then(r => r.json()).then(s => s.person)"))

    def purse(self) -> dict[str, int]:
        """What the house says is in one's purse."""
        held: dict[str, Any] = self.page.evaluate("fetch('/api/purse').then(r => r.json())")
        return {str(code): int(amount) for code, amount in held["balances"].items()}

    # -- what there is -------------------------------------------------------------------------------------------------

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(say(key, self.lang))))

    def spot(self, name: str) -> Locator:
        return self.page.locator(f'.felt .cloth [data-spot="{name}"]')

    def field(self, name: str) -> Locator:
        """Where a spot is pressed; some lie on both sides of the cloth."""
        return self.spot(name).locator("rect").first

    @property
    def call(self) -> Locator:
        """The croupier's last words, in Spanish."""
        return self.page.locator("section.call .words")

    @property
    def number(self) -> Locator:
        """What has come, large beside the call."""
        return self.page.locator("section.call .number")

    def holds(self, amount: int) -> None:
        """What one has at the table, as the bar says."""
        expect(self.page.locator(".bar .purse:visible")).to_contain_text(euros(amount, self.lang))

    @property
    def refusal(self) -> Locator:
        return self.page.locator(".refusal[role=alert]")

    def chip(self, amount: int) -> Locator:
        face = euros(amount, self.lang).removesuffix(",00").removesuffix(".00")
        name = say("web-chip-of", self.lang, amount=face)
        return self.page.locator(".tray").get_by_role("radio", name=name, exact=True)

    def choose(self, amount: int) -> None:
        self.chip(amount).click()
        expect(self.chip(amount)).to_be_checked()

    def own(self, spot: str, amount: int) -> None:
        """The spot says what one has on it, to those who hear it too; nothing is on its way."""
        said = say("table-spot-mine", self.lang, amount=euros(amount, self.lang))
        expect(self.spot(spot)).to_have_accessible_name(re.compile(re.escape(said)))
        expect(self.page.locator(".felt .sent")).to_have_count(0)

    def lies(self, bets: dict[str, int]) -> None:
        """What lies on the cloth, for the house and for whoever looks at it; nothing is on its way."""
        eventually(self.page, lambda: self.salon.bets(self.table) == bets, f"{bets} on the cloth")
        for spot, amount in bets.items():
            self.own(spot, amount)

    def open_to(self, spot: str) -> None:
        """Something may be laid there."""
        expect(self.spot(spot)).not_to_have_attribute("aria-disabled", "true")

    # -- what the croupier does ----------------------------------------------------------------------------------------

    def betting_opens(self) -> None:
        self.salon.deal(self.table)
        expect(self.call).to_contain_text("Hagan juego")
        self.open_to("red")

    def no_more_bets(self) -> None:
        self.salon.deal(self.table)
        self.salon.deal(self.table)
        expect(self.call).to_have_text("«No va más.»")
        expect(self.spot("red")).to_have_attribute("aria-disabled", "true")

    def watch_steps(self) -> None:
        """From now on the steps of payments are written down as the page shows them."""
        self.page.evaluate(
            """() => {
                window.seen = []
                const look = () => {
                    const now = document.querySelector('.steps li[aria-current=step]')
                    if (!now) return
                    const [kind, paid] = [...now.children].map((each) => each.textContent.replace(/\\s+/g, ' ').trim())
                    if (window.seen.at(-1)?.[0] !== kind) window.seen.push([kind, paid])
                }
                new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
            }"""
        )

    def steps(self) -> list[list[str]]:
        """The steps that were seen, each with what was paid in it."""
        seen: list[list[str]] = self.page.evaluate("window.seen")
        return seen

    def has_been_paid(self) -> None:
        """Every step is behind us."""
        expect(self.page.locator(".steps:not(:has(li:not(.done)))")).to_be_visible()


def sits_as_guest(salon: Salon, page: Page, table: str) -> AtTable:
    """Somebody from the street who plays at the only table of the house, in one click."""
    page.get_by_role("button", name=es("entrance-guest")).click()
    at = AtTable(salon, page, table)
    at.has_sat_down()
    return at
