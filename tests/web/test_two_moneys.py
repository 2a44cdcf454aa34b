"""Play chips and money: what each is called, who is given the one and told to pay in the other, and how the office and
the cage keep them apart."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, es, eventually, sign_in


def office(salon: Salon, visit: Visit, path: str = "/office") -> Page:
    salon.account("director", "Dora")
    page = visit(salon)
    sign_in(page, "Dora")
    page.goto(salon.url + path)
    return page


def test_a_table_says_what_it_plays_for(salon: Salon, visit: Visit) -> None:
    salon.open(running=BY_HAND)
    cash = salon.open(running=BY_HAND, money="cash", game="boule")
    page = visit(salon)
    cards = page.locator("li.tc")
    expect(cards.filter(has_text="Ruleta francesa").locator(".kind")).to_have_text(es("web-play-chips"))
    expect(cards.filter(has_text="Bola o boule").locator(".kind")).to_have_text(es("web-cash"))
    expect(page.get_by_text(es("floor-chips-both"))).to_be_visible()
    # nobody is led to a table for money as a guest
    expect(cards.filter(has_text="Bola o boule").get_by_role("link", name=es("floor-watch"))).to_be_visible()
    page.get_by_role("button", name="Jugar como invitado").click()
    AtTable(salon, page, "1").has_sat_down()
    expect(page.locator(".bar .purse:visible")).to_contain_text(es("web-held-play"))
    page.goto(f"{salon.url}/table/{cash}?sit=1")
    expect(page.locator(".refusal")).to_contain_text(es("table-no-cash-guest"))
    assert salon.state(cash).desk.chips == {}


def test_a_player_is_given_play_chips_and_pays_money_in(salon: Salon, visit: Visit) -> None:
    play, cash = salon.open(running=BY_HAND), salon.open(running=BY_HAND, money="cash")
    salon.account("cashier", "Caro")
    player = salon.account("player", "Pilar")
    page = visit(salon)
    sign_in(page, "Pilar")
    page.goto(f"{salon.url}/table/{cash}?sit=1")
    expect(page.locator(".refusal")).to_contain_text(es("table-no-cash"))
    page.goto(f"{salon.url}/table/{play}?sit=1")
    AtTable(salon, page, play).has_sat_down()
    assert salon.state(play).desk.chips[player.id] == 1_000_00

    cage = visit(salon)
    sign_in(cage, "Caro")
    find(cage, salon, "Pilar")
    expect(cage.locator(".purse-in .facts")).to_contain_text("EUR, fichas de juego")
    expect(cage.get_by_label(es("office-cage-currency")).locator("option")).to_have_text(["EUR", "ESP"])
    cage.get_by_label(es("office-cage-amount")).fill("50")
    cage.get_by_role("button", name=es("office-cage-pay-in")).click()
    expect(cage.locator(".purse-in .note")).to_be_visible()

    page.goto(f"{salon.url}/table/{cash}?sit=1")
    AtTable(salon, page, cash).has_sat_down()
    expect(page.locator(".bar .purse:visible")).to_contain_text(es("web-held-cash"))
    expect(page.get_by_role("button", name=es("table-invite"))).to_have_count(0)
    assert salon.state(cash).desk.chips == {player.id: 50_00}
    audited = salon.audit()
    assert audited.clean, audited.finding


def find(cage: Page, salon: Salon, name: str) -> None:
    cage.goto(f"{salon.url}/office#cage")
    cage.get_by_role("searchbox").fill(name)
    cage.get_by_role("button", name=es("office-cage-seek")).click()
    expect(cage.locator(".purse-in")).to_be_visible()


def test_a_payment_whose_answer_was_lost_is_repeated_and_happens_once(salon: Salon, visit: Visit) -> None:
    salon.open(money="cash")
    salon.account("cashier", "Caro")
    player = salon.account("player", "Pilar")
    cage = visit(salon)
    sign_in(cage, "Caro")
    find(cage, salon, "Pilar")
    keys: list[str] = []

    def lose(route: Route) -> None:
        """The house does it, and the answer does not arrive the first time."""
        keys.append(route.request.headers["idempotency-key"])
        answer = route.fetch()
        if len(keys) == 1:
            route.abort()
        else:
            route.fulfill(response=answer)

    cage.route("**/purse/in", lose)
    cage.get_by_label(es("office-cage-amount")).fill("50")
    pay = cage.get_by_role("button", name=es("office-cage-pay-in"))
    pay.click()
    expect(cage.locator(".purse-in .refusal")).to_contain_text(es("web-lost-answer"))
    pay.click()
    expect(cage.locator(".purse-in .note")).to_be_visible()
    assert keys == [keys[0]] * 2
    assert keys[0]
    assert salon.purse(player.id)["EUR"] == 50_00
    cage.get_by_label(es("office-cage-amount")).fill("50")  # another payment is another payment
    pay.click()
    eventually(cage, lambda: salon.purse(player.id)["EUR"] == 100_00, "the second payment")
    assert len(set(keys)) == 2
    cage.unroute_all(behavior="wait")  # the second answer may still be on its way


def test_a_guest_cannot_be_paid(salon: Salon, visit: Visit) -> None:
    salon.open()
    salon.account("cashier", "Caro")
    guest = visit(salon)
    guest.get_by_role("button", name="Jugar como invitado").click()
    at = AtTable(salon, guest, "1")
    at.has_sat_down()
    id = at.me
    cage = visit(salon)
    sign_in(cage, "Caro")
    find(cage, salon, id)
    expect(cage.get_by_text(es("office-cage-guest"))).to_be_visible()
    expect(cage.get_by_role("button", name=es("office-cage-pay-in"))).to_have_count(0)


def test_money_and_typing_are_chosen_when_a_table_opens(salon: Salon, visit: Visit) -> None:
    page = office(salon, visit, "/office#open")
    runs = page.get_by_role("region", name=es("office-runs-title"))
    expect(runs.get_by_role("radio", name=es("office-money-play"))).to_be_checked()
    runs.get_by_role("radio", name=es("office-money-cash")).check(force=True)
    runs.get_by_role("radio", name=es("office-runs-typed")).check(force=True)
    expect(runs.get_by_text(es("office-runs-no-bots"))).to_be_visible()
    page.get_by_role("button", name=es("office-open-do")).click()
    eventually(page, lambda: "1" in salon.house.tables, "an open table")
    listed = salon.house.tables["1"].listed
    assert (listed.money, listed.typed) == ("cash", True)


def test_how_a_table_runs_is_changed_between_rounds_only(salon: Salon, visit: Visit) -> None:
    table = salon.open(running={"auto": False, "seconds": 30.0})
    page = office(salon, visit, "/office#tables")
    salon.deal(table)
    page.reload()
    page.get_by_role("button", name=es("office-runs-of", table=table)).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(es("office-runs-later"))).to_be_visible()
    expect(dialog.get_by_role("radiogroup", name=es("office-runs-who"))).to_have_attribute("aria-disabled", "true")
    expect(dialog.get_by_role("radio", name=es("office-runs-typed"))).to_have_count(0)
    dialog.get_by_role("radio", name=es("office-runs-auto")).click(force=True)
    expect(dialog.get_by_role("radio", name=es("office-runs-hand"))).to_be_checked()
    page.goto(f"{salon.url}/console/{table}")
    runs = page.get_by_role("region", name=es("console-runs"))
    expect(runs).to_contain_text(es("office-runs-later"))
    expect(runs).to_contain_text(es("office-runs-settled"))
    salon.deal(table)
    salon.deal(table)  # no va más: the ball falls by itself, and the round is over
    expect(runs.get_by_role("radiogroup")).not_to_have_attribute("aria-disabled", "true")
    runs.get_by_text(es("console-runs-auto"), exact=True).click()  # waits until the page has stopped moving
    eventually(page, lambda: salon.house.tables[table].policy.auto, "a table that runs by itself")


def test_the_owner_of_an_account_is_told_of_links_into_it(salon: Salon, visit: Visit) -> None:
    player = salon.account("player", "Pilar")
    page = visit(salon)
    sign_in(page, "Pilar")
    page.goto(f"{salon.url}/enter")
    expect(page.get_by_text(es("entrance-ways"))).to_have_count(0)
    salon.run(salon.people.ticket(player.id, "the-director"))
    page.reload()
    ways = page.get_by_role("region", name=es("entrance-ways"))
    expect(ways).to_contain_text(re.compile(r"la dirección hizo un enlace de un solo uso"))
    expect(ways).to_contain_text(es("entrance-way-unused"))
