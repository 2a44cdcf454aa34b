"""Playing together: a table for friends and its link, phrases in the reader's language; and the client as an app."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect
from tools import icons, web
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, eventually

from novamas.kit.words import say

ROULETTE = {"auto": True, "seconds": 300.0}


def test_friends_come_by_the_link_and_hear_each_other(salon: Salon, visit: Visit) -> None:
    open_to_all = salon.open(running=ROULETTE)
    host = visit(salon, lang="es")
    host.get_by_role("link", name=es("friends-open")).click()
    dialog = host.get_by_role("dialog", name=es("friends-title"))
    dialog.get_by_role("button", name=es("friends-go")).click()
    link = host.get_by_role("dialog", name=es("friends-title")).get_by_label(es("friends-link"))
    link.wait_for()
    address = link.input_value()
    assert address == f"{salon.url}/table/2?invited={salon.house.friends.tables['2'].code}"
    host.keyboard.press("Escape")

    # a stranger with the number alone is told, and the floor does not show it
    stranger = visit(salon, "/table/2", lang="es")
    stranger.get_by_role("button", name=es("table-play-as-guest")).click()
    expect(stranger.get_by_text(es("refused-private-table", value="2"))).to_be_visible()
    stranger.goto(salon.url)
    expect(stranger.locator(".tc")).to_have_count(1)
    expect(stranger.locator(".tc")).to_contain_text(es("floor-table", table=open_to_all))

    friend = visit(salon, address.removeprefix(salon.url), lang="eu")
    friend.get_by_role("button", name=say("table-play-as-guest", "eu")).click()
    eventually(friend, lambda: salon.house.tables["2"].people == 2, "both have chips there")
    friend.get_by_text(say("phrases-say", "eu"), exact=True).click()
    friend.get_by_role("button", name=say("phrase-good-luck", "eu")).click()
    expect(host.locator(".heard")).to_contain_text(es("phrase-good-luck"))

    # the floor says where one's chips are, and the way back
    host.goto(salon.url)
    mine = host.locator(".tc.mine")
    expect(mine).to_contain_text(es("friends-tag"))
    mine.get_by_role("link", name=es("floor-back-at", table="2", game=es("game-roulette-french"))).click()
    expect(host).to_have_url(f"{salon.url}/table/2")


def test_who_finds_no_seat_is_told_and_sits_down_when_there_is_one(salon: Salon, visit: Visit) -> None:
    table = salon.open(game="blackjack", running=BY_HAND)
    here = [salon.guest(f"guest-{n}") for n, _ in enumerate(salon.state(table).desk.seats)]
    for seat, person in enumerate(here, start=1):
        salon.act(person, table, "Bring", amount="100.00")
        salon.act(person, table, "Sit", seat=seat)
    page = visit(salon, f"/table/{table}")
    page.get_by_role("button", name=es("table-play-as-guest")).click()
    told = page.get_by_text(es("table-no-seat"))
    expect(told).to_be_visible()
    salon.act(here[2], table, "Leave")
    expect(told).to_be_hidden()
    assert {person.id for person in here}.isdisjoint({salon.state(table).desk.seats[2]})


def test_the_director_says_what_the_house_allows(salon: Salon, visit: Visit) -> None:
    salon.open(running=ROULETTE)
    salon.account("director", "Dora")
    page = visit(salon)
    page.request.post(f"{salon.url}/api/session", data={"name": "Dora", "password": "correct horse battery"})
    page.goto(f"{salon.url}/office#friends")
    page.get_by_label(es("friends-desk-tables")).fill("0")
    page.get_by_role("button", name=es("friends-desk-keep")).click()
    expect(page.get_by_text(es("friends-desk-kept"))).to_be_visible()
    assert salon.house.friends.allowed.tables == 0
    other = visit(salon)
    expect(other.locator(".tc")).to_have_count(1)
    expect(other.get_by_role("link", name=es("friends-open"))).to_have_count(0)


def test_the_client_is_installed_as_an_app_that_keeps_its_shell_and_nothing_private(salon: Salon, visit: Visit) -> None:
    salon.open(running=ROULETTE)
    page = visit(salon, service_workers="allow")
    manifest: dict[str, Any] = json.loads(page.request.get(f"{salon.url}/app.webmanifest").text())
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/app.webmanifest"
    for icon in manifest["icons"]:
        answer = page.request.get(salon.url + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    assert (web.WEB / "public" / "icon-192.png").read_bytes() == icons.picture(192), "python -m tools.icons draws them"
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.get_by_role("button", name=es("entrance-guest")).click()
    page.locator(".tray").wait_for()
    page.reload()
    page.locator(".tray").wait_for()
    kept = page.evaluate(
        "caches.keys().then(all => Promise.all(all.map(n => caches.open(n).then(c => c.keys()))))"
        ".then(found => found.flat().map(r => new URL(r.url).pathname))"
    )
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert all(path == "/" or path.startswith("/assets/") for path in kept), "no answer of the house is kept"
    salon.stop()
    page.goto(f"{salon.url}/rules")
    expect(page.locator("main")).to_contain_text(es("web-missing-unreachable"))
    salon.start()
