"""Nobody waits for a clock who does not want to: *Listo*, the speed of a person alone, and the settings of a device."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, es, eventually, sits_as_guest

from novamas.server import croupier

SLOW = {"auto": True, "seconds": 60.0}


def test_a_guest_who_is_ready_waits_for_nothing(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=SLOW)
    page = visit(salon)
    at = sits_as_guest(salon, page, table)
    began = time.monotonic()
    ready = at.button("table-ready")
    ready.click()  # the pause before the first round
    expect(at.spot("straight:17")).not_to_have_attribute("aria-disabled", "true")
    at.field("straight:17").click()  # no bet that zero would leave undecided
    at.lies({"straight:17": 500})
    expect(ready).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("l")
    expect(at.number).to_be_visible()
    eventually(page, lambda: salon.bets(table) == {}, "the bet settled")
    assert time.monotonic() - began < SLOW["seconds"], "the time for betting alone is longer"

    # somebody else has a say too
    salon.act(salon.guest("Bea"), table, "Bring", amount="100.00")
    expect(ready).to_contain_text("0/2")


COUNTED = """() => {
    window.counted = []
    const look = () => {
        const said = document.querySelector(".call .clock text")?.textContent ?? ""
        if (said !== window.counted.at(-1)) window.counted.push(said)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def test_the_clock_begins_with_the_time_there_is_and_only_goes_down(salon: Salon, visit: Visit) -> None:
    """However long nobody counted before."""
    table = salon.open(running=SLOW)
    page = visit(salon, f"/table/{table}")
    page.get_by_role("button", name=es("table-play-as-guest")).wait_for()
    page.evaluate(COUNTED)
    at = AtTable(salon, page, table)
    page.get_by_role("button", name=es("table-play-as-guest")).click()
    at.has_sat_down()
    at.button("table-ready").click()  # the pause before the first round, which has a clock of its own
    at.open_to("red")
    eventually(page, lambda: len(counted(page)) > 4, "a clock that runs")
    runs = [run for run in " ".join(each or "|" for each in counted(page)).split("|") if run.strip()]
    for run in runs:
        seconds = [int(each) for each in run.split()]
        assert seconds == sorted(seconds, reverse=True), "it never goes up"
        assert seconds[0] <= SLOW["seconds"]


def counted(page: Page) -> list[str]:
    """What the clock has shown, one after another; nothing where nobody counted."""
    return [str(each) for each in page.evaluate("window.counted")]


def test_who_cannot_leave_yet_leaves_when_the_bet_is_decided(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND)
    page = visit(salon)
    at = sits_as_guest(salon, page, table)
    at.betting_opens()
    at.field("red").click()
    at.lies({"red": 500})
    at.no_more_bets()
    at.button("table-leave").click()
    expect(page.get_by_text(es("table-leaving"))).to_be_visible()
    page.get_by_role("button", name=es("table-stay")).click()
    expect(page.get_by_text(es("table-leaving"))).to_be_hidden()
    at.button("table-leave").click()
    expect(page.get_by_text(es("table-leaving"))).to_be_visible()
    salon.fall(table, 1)
    expect(page).to_have_url(f"{salon.url}/")
    assert at.purse() == {"EUR-play": 1_005_00}


def test_the_settings_of_a_device(salon: Salon, visit: Visit) -> None:
    table = salon.open(running={"auto": True, "seconds": 20.0})
    page = visit(salon)
    page.get_by_role("link", name=es("web-settings")).click()
    dialog = page.get_by_role("dialog", name=es("web-settings"))
    dialog.get_by_role("radiogroup", name=es("web-settings-speed")).get_by_text(es("web-settings-speed-fast")).click()
    dialog.get_by_role("radiogroup", name=es("web-settings-deck")).get_by_text(es("web-settings-deck-four")).click()
    dialog.get_by_role("radiogroup", name=es("web-settings-motion")).get_by_text(es("web-settings-motion-less")).click()
    dialog.get_by_role("radiogroup", name=es("web-settings-sound")).get_by_text(es("web-settings-sound-0")).click()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page).to_have_url(f"{salon.url}/")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-deck", "four")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    sits_as_guest(salon, page, table)

    def hurries() -> bool:
        return {viewer.speed for viewer in salon.house.tables[table].viewers} == {"fast"}

    eventually(page, hurries, "the table hears of it")
    assert croupier.SPEEDS["fast"] < 1
