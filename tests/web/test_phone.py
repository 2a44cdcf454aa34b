"""A guest with a phone, in Basque: taps, the rosette, a chip pushed from the tray, and the parts of a small screen."""

from __future__ import annotations

import re

import pytest
from fingers import Finger, tap
from playwright.sync_api import expect
from tools.chromium import PHONE
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, euros, eventually

from novamas.kit.words import say

START = 1_000_00


@pytest.fixture
def seat(salon: Salon, visit: Visit) -> AtTable:
    table = salon.open(running=BY_HAND)
    page = visit(salon, lang="eu", size=PHONE)
    tap(page.get_by_role("link", name=say("floor-sit-at", "eu", table=table, game=say("game-roulette-french", "eu"))))
    at = AtTable(salon, page, table, "eu")
    at.has_sat_down()
    return at


def rosette(at: AtTable, number: int) -> Finger:
    """A finger rests on a number until the rosette opens."""
    finger = Finger(at.page)
    finger.press(at.field(f"straight:{number}"))
    expect(at.page.get_by_role("group", name=say("cloth-rosette", "eu", number=str(number)))).to_be_visible()
    return finger


def tab(at: AtTable, key: str) -> None:
    tap(at.page.get_by_role("tab", name=re.compile("^" + re.escape(say(key, "eu")))))


def test_a_whole_session_in_basque(seat: AtTable) -> None:
    at, page, salon = seat, seat.page, seat.salon
    expect(page.locator("html")).to_have_attribute("lang", "eu")
    at.betting_opens()
    expect(page.locator("section.call .trans")).to_have_text(re.compile(re.escape(say("call-hagan-juego", "eu"))))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"

    # taps, then a caballo from the rosette, then a chip pushed from the tray
    tap(at.field("straight:17"))
    tap(at.field("black"))
    at.lies({"straight:17": 500, "black": 500})
    finger = rosette(at, 17)
    finger.slide(page.locator('[data-petal="split:17-20"]'))
    finger.lift()
    at.lies({"straight:17": 500, "black": 500, "split:17-20": 500})
    finger.press(at.chip(1000))
    finger.slide(at.field("dozen:2"))
    finger.lift()
    laid = {"straight:17": 500, "black": 500, "split:17-20": 500, "dozen:2": 1000}
    at.lies(laid)
    tap(at.button("table-undo"))
    at.lies({spot: amount for spot, amount in laid.items() if spot != "dozen:2"})
    tap(at.button("table-double"))
    at.lies({"straight:17": 1000, "black": 1000, "split:17-20": 1000})
    tap(at.button("table-clear"))
    at.lies({})
    tap(at.field("black"))
    tap(at.field("straight:17"))
    at.lies({"black": 500, "straight:17": 500})
    page.reload()
    at.has_sat_down()
    at.own("black", 500)
    tap(at.button("table-undo"))  # the page did not see the bets being laid: the newest comes back
    at.lies({"black": 500})
    tap(at.field("straight:17"))
    at.lies({"black": 500, "straight:17": 500})

    at.no_more_bets()
    at.watch_steps()
    tab(at, "table-tab-pay")
    salon.fall(at.table, 17)
    expect(at.number).to_have_text("17")
    at.has_been_paid()
    assert at.steps() == [
        [say("table-even-chances", "eu"), f"zu {euros(500, 'eu')}"],
        [say("bet-straight", "eu"), f"zu {euros(17500, 'eu')}"],
    ]
    tap(page.get_by_role("button", name=f"zu {euros(17500, 'eu')}"))
    why = page.get_by_role("region", name=say("table-why-amount", "eu", amount=euros(17500, "eu")))
    expect(why.locator("blockquote")).not_to_be_empty()
    after = START + 500 + 17500
    at.holds(after)

    tab(at, "table-tab-cloth")
    at.betting_opens()
    tap(at.button("table-repeat"))
    at.lies({"black": 500, "straight:17": 500})
    at.no_more_bets()
    salon.fall(at.table, 3)
    expect(at.number).to_have_text("3")
    after -= 1000
    at.holds(after)
    me = at.me
    tap(at.button("table-leave"))
    expect(page).to_have_url(f"{salon.url}/")
    assert at.purse() == {"EUR-play": after} == salon.purse(me)
    assert salon.audit().clean


def test_the_rosette_stays_until_a_petal_is_tapped_or_something_else_is(seat: AtTable) -> None:
    at, page = seat, seat.page
    at.betting_opens()
    rosette(at, 17).lift()
    petals = page.locator("[data-petal]")
    expect(petals).to_have_count(12)  # pleno, 4 caballos, 4 cuadros, transversal, 2 seisenas
    for box in [petal.bounding_box() for petal in petals.all()]:
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] >= 0
    expect(page.locator('[data-petal="split:14-17"]')).to_have_accessible_name(re.compile("14-17"))
    tap(page.locator('[data-petal="split:14-17"]'))
    at.lies({"split:14-17": 500})
    expect(petals).to_have_count(0)
    rosette(at, 0).lift()
    tap(at.field("straight:26"))  # it only closes the rosette
    expect(petals).to_have_count(0)
    tap(at.field("straight:27"))
    at.lies({"split:14-17": 500, "straight:27": 500})


def test_a_finger_from_number_to_number_lays_the_caballo_between_them(seat: AtTable) -> None:
    at, page = seat, seat.page
    page.set_viewport_size({"width": PHONE[0], "height": 1600})  # nothing to scroll, so a swipe is never for that
    at.betting_opens()

    def swiped() -> bool:
        finger = Finger(page)
        finger.press(at.field("straight:8"))
        page.wait_for_timeout(80)  # no finger is as quick as a machine
        finger.slide(at.field("straight:9"))
        page.wait_for_timeout(80)
        finger.lift()
        page.wait_for_timeout(200)
        page.keyboard.press("Escape")  # a machine that was slow made a long press of it
        return bool(at.salon.bets(at.table))

    eventually(page, swiped, "a caballo on the cloth")
    assert set(at.salon.bets(at.table)) == {"split:8-9"}


def test_the_track_takes_announced_bets(seat: AtTable) -> None:
    at, page = seat, seat.page
    at.betting_opens()
    tab(at, "table-tab-track")
    tap(page.locator('.track [data-spot="third"]'))
    splits = ("5-8", "10-11", "13-16", "23-24", "27-30", "33-36")
    tab(at, "table-tab-cloth")
    at.lies({f"split:{each}": 500 for each in splits})


def test_the_whole_cloth_is_seen_above_the_dock(seat: AtTable) -> None:
    seat.betting_opens()
    cloth, dock = (seat.page.locator(each).bounding_box() for each in (".felt", ".dock"))
    assert cloth is not None
    assert dock is not None
    assert cloth["y"] + cloth["height"] <= dock["y"]


def test_every_target_of_the_dock_is_large_enough_for_a_thumb(seat: AtTable) -> None:
    for each in seat.page.locator(".dock button").all():
        box = each.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, each.inner_text()
