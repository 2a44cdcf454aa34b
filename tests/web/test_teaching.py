"""Somebody who has never played: how it goes, what each choice after zero is worth, what happened, and their luck."""

from __future__ import annotations

from playwright.sync_api import expect
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, euros, sits_as_guest

from novamas.games import family, make
from novamas.games.lesson import put_into_words

LAW, GAME = "euskadi-1996", "roulette-french"


def test_a_first_evening_at_roulette(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND)
    page = visit(salon)
    at = sits_as_guest(salon, page, table)
    room, game = family(LAW, GAME), make(LAW, GAME)

    # six sentences made from the rules, until they are closed once
    how = page.locator("[data-how]")
    expect(how.locator("li")).to_have_text([put_into_words(line, "es") for line in room.lesson(game)])
    at.betting_opens()
    hint = page.get_by_text(es("table-hint-first"))
    expect(hint).to_be_visible()
    at.field("red").click()
    at.lies({"red": 500})
    expect(hint).to_be_hidden()
    at.no_more_bets()
    salon.fall(table, 1)

    # what happened, bet by bet, with what the bet is about
    happened = page.locator("[data-happened]")
    expect(happened.locator("li")).to_contain_text([es("table-tally-bet-won", amount=euros(500))])
    expect(happened).to_contain_text(put_into_words(dict(room.meanings(game))["red"], "es"))
    expect(page.locator(".tally")).to_contain_text(es("table-tally-won", amount=euros(500)))

    # it is read until the next result, also while the next bets are laid; then zero comes
    at.betting_opens()
    at.field("red").click()
    at.lies({"red": 500})
    expect(page.locator(".tally")).to_contain_text(es("table-tally-won", amount=euros(500)))
    at.no_more_bets()
    salon.fall(table, 0)
    asked = page.locator(".decide")
    for choice in ("half", "prison"):
        expect(asked).to_contain_text(put_into_words(dict(room.meanings(game))[f"choice-{choice}"], "es"))
    best = asked.locator(".btn.primary")
    expect(best).to_have_count(1)
    expect(best).to_contain_text(es("choice-half"), ignore_case=True)
    best.click()
    expect(happened).to_contain_text(es("table-tally-bet-lost", amount=euros(250)))

    # one's own evening beside chance, and a round of it again
    how.locator("summary").click()
    expect(how.locator("li").first).to_be_hidden()
    page.wait_for_function("localStorage.getItem('novamas')?.includes('roulette-french')")
    page.goto(f"{salon.url}/evening")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody")).to_contain_text("−" + euros(250))
    expect(page.get_by_role("img")).to_be_visible()
    page.get_by_role("link", name=es("evening-again-round", round=1)).click()
    expect(page.get_by_text(es("table-you")).first).to_be_visible()
    page.goto(f"{salon.url}/table/{table}")
    expect(how).not_to_have_attribute("open", "")
