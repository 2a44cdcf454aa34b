"""A director opens a table and closes it, and lets somebody in who never had a password."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tools.salon import PASSWORD, Salon
from visiting import AtTable, Visit, es, sign_in

from novamas.client import House, Said

CLOSE = es("office-close-title", table="1")


@pytest.fixture
def office(salon: Salon, visit: Visit) -> Page:
    salon.account("director", "Dora")
    page = visit(salon)
    sign_in(page, "Dora")
    return page


def desk(page: Page, name: str) -> None:
    page.get_by_role("navigation", name=es("office-desks")).get_by_role("link", name=name, exact=True).click()


def test_a_table_is_opened_played_at_and_closed(salon: Salon, visit: Visit, office: Page) -> None:
    office.get_by_role("link", name=es("office-desk-open")).click()
    what = office.get_by_role("region", name=es("office-open-what"), exact=True)
    what.get_by_label(es("office-law")).select_option("euskadi-1996")
    what.get_by_label(es("office-game")).select_option("roulette-french")
    what.get_by_label(es("office-minimum", currency="€")).fill("10")
    what.get_by_label(es("office-seats-field")).fill("3")
    office.get_by_role("radiogroup", name=es("office-runs-who")).get_by_text(es("office-runs-hand")).click()
    office.get_by_role("radiogroup", name=es("office-runs-result")).get_by_text(es("office-runs-typed")).click()
    office.get_by_role("button", name=es("office-open-do")).click()
    expect(office.get_by_text(es("office-opened", table="1", game="Ruleta francesa", amount="10,00 €"))).to_be_visible()
    desk_of = salon.state("1").desk
    assert (desk_of.minimum, len(desk_of.seats)) == (1000, 3)

    # somebody plays at it: it cannot be closed under them
    guest = visit(salon)
    guest.get_by_role("link", name="Sentarse en la mesa 1: Ruleta francesa").click()
    at = AtTable(salon, guest, "1")
    at.has_sat_down()
    desk(office, es("office-desk-tables"))
    expect(office.get_by_role("listitem").filter(has_text="Mesa 1 · Ruleta francesa")).to_contain_text(
        es("office-seats", taken=1, seats=3)
    )
    office.get_by_role("button", name=CLOSE).click()
    dialog = office.get_by_role("dialog", name=CLOSE)
    close = dialog.get_by_role(
        "button", name=re.compile("^" + es("office-close-do", table="1", amount="|").split("|")[0])
    )
    expect(close).to_have_attribute("aria-disabled", "true")
    at.button("table-leave").click()
    expect(close).not_to_have_attribute("aria-disabled", "true")
    close.click()
    expect(office.get_by_text(es("office-closed", table="1"))).to_be_visible()
    expect(office.get_by_text(es("office-no-tables"))).to_be_visible()
    expect(guest.get_by_role("link", name="Cerrada: mesa 1, Ruleta francesa")).to_be_visible()
    office.get_by_role("link", name=es("office-to-past")).click()
    expect(office.get_by_role("heading", level=1, name="Mesa 1 · Ruleta francesa")).to_be_visible()
    assert salon.audit().clean


def test_one_side_of_a_reversible_cloth_opens_when_the_other_is_closed(salon: Salon, office: Page) -> None:
    salon.open(game="trijoker", authorisation={"reversible": True}, reversible="M1", running={"auto": False})
    office.goto(f"{salon.url}/office#open")
    what = office.get_by_role("region", name=es("office-open-what"), exact=True)
    what.get_by_label(es("office-law")).select_option("euskadi-1996")
    what.get_by_label(es("office-game")).select_option("roulette-french")
    cloth = office.get_by_role("region", name=es("office-cloth"), exact=True)
    expect(office.get_by_role("region", name=es("office-options"), exact=True)).to_be_visible()
    expect(cloth).to_have_count(0)
    what.get_by_label(es("office-game")).select_option("blackjack")
    sides = es("office-cloth-side", table="1", game="Trijoker", open="yes")
    expect(cloth.get_by_role("listitem")).to_contain_text(es("office-cloth-of", cloth="M1", sides=sides))
    expect(cloth.get_by_role("listitem")).to_contain_text(es("refused-other-side-open", table="1"))
    which = cloth.get_by_label(es("office-cloth-which"))
    expect(which.locator("option[value='old:M1']")).to_be_disabled()

    salon.close("1")
    which.select_option("new")
    expect(cloth.get_by_label(es("office-cloth-name"))).to_have_value("M2")
    what.get_by_label(es("office-game")).select_option("pai-gow-poker")  # the cloths are asked for again
    expect(which.locator("option[value='old:M1']")).to_be_enabled()
    which.select_option("old:M1")
    office.get_by_role("button", name=es("office-open-do")).click()
    expect(cloth.get_by_role("alert")).to_contain_text(es("bad-reversible-not-authorised"))
    cloth.get_by_label(es("office-granted-reversible")).check()
    office.get_by_role("button", name=es("office-open-do")).click()
    expect(office.get_by_role("link", name=es("office-to-table"))).to_be_visible()
    assert salon.house.tables["2"].listed.opening.reversible == "M1"
    desk(office, es("office-desk-tables"))
    row = office.get_by_role("listitem").filter(has_text="Mesa 2")
    expect(row).to_contain_text(es("office-tag-cloth", cloth="M1"))
    closed = es("office-cloth-side", table="1", game="Trijoker", open="no")
    expect(row).to_contain_text(es("office-cloth-back", sides=closed))


def test_what_the_law_forbids_is_refused_beside_its_field(salon: Salon, office: Page) -> None:
    office.goto(f"{salon.url}/office#open")
    what = office.get_by_role("region", name=es("office-open-what"), exact=True)
    what.get_by_label(es("office-minimum", currency="")).fill("mucho")
    office.get_by_role("button", name=es("office-open-do")).click()
    expect(office.get_by_role("alert").filter(has_text=es("office-wrong-some", count=1))).to_be_visible()
    expect(what.get_by_label(es("office-minimum", currency=""))).to_have_attribute("aria-invalid", "true")
    assert salon.house.tables == {}


def test_a_table_of_blackjack_is_given_a_shoe(salon: Salon, office: Page) -> None:
    """The one that the director names, or the first that is free; a shoe on another table is refused at its field."""
    office.goto(f"{salon.url}/office#open")
    what = office.get_by_role("region", name=es("office-open-what"), exact=True)
    what.get_by_label(es("office-law")).select_option("euskadi-1996")
    what.get_by_label(es("office-game")).select_option("roulette-french")
    expect(what.get_by_label(es("office-shoe"))).to_have_count(0)
    what.get_by_label(es("office-game")).select_option("blackjack")
    what.get_by_label(es("office-shoe")).fill("7")
    opens = office.get_by_role("button", name=es("office-open-do"))
    opens.click()
    expect(office.get_by_text(es("office-opened-shoe", shoe=7))).to_be_visible()
    opens.click()
    expect(what.get_by_text(es("refused-shoe-in-use", value=7, table="1"))).to_be_visible()
    assert list(salon.house.tables) == ["1"]
    what.get_by_label(es("office-shoe")).fill("")
    opens.click()
    expect(office.get_by_text(es("office-opened-shoe", shoe=1))).to_be_visible()
    desk(office, es("office-desk-tables"))
    expect(office.get_by_role("listitem").filter(has_text=es("office-tag-shoe", shoe=7))).to_contain_text("Mesa 1")


def test_a_croupier_comes_in_with_a_link_and_chooses_a_password(salon: Salon, visit: Visit, office: Page) -> None:
    salon.open(running={"auto": False})
    office.goto(f"{salon.url}/office#accounts")
    fresh = office.get_by_role("region", name=es("office-account-new"))
    fresh.get_by_label(es("office-account-name")).fill("Carmen")
    fresh.get_by_label(es("office-account-role")).select_option("croupier")
    fresh.get_by_role("button", name=es("office-account-create")).click()
    link = office.get_by_label(es("office-ticket-link"), exact=True).input_value()
    assert link.startswith(f"{salon.url}/enter?ticket=")
    expect(office.get_by_role("listitem").filter(has_text="Carmen")).to_contain_text(es("office-account-waiting"))

    page = visit(salon, link.removeprefix(salon.url))
    page.get_by_label(es("entrance-password-new")).fill("corta")
    page.get_by_role("button", name=es("entrance-password-keep")).click()
    expect(page.get_by_role("alert")).to_contain_text(es("entrance-password-length", least=10, most=200))
    page.get_by_label(es("entrance-password-new")).fill(PASSWORD)
    page.get_by_role("button", name=es("entrance-password-keep")).click()
    expect(page.get_by_text(es("entrance-welcome-then", name="Carmen"))).to_be_visible()
    page.get_by_role("link", name=es("entrance-go", place=es("web-nav-console"))).click()
    page.get_by_role("link", name=re.compile("^Mesa 1 · Ruleta francesa")).click()
    expect(page.get_by_role("button", name=re.compile(es("console-act-OpenBetting")))).to_be_visible()

    other = visit(salon, link.removeprefix(salon.url))  # the link is spent
    other.get_by_label(es("entrance-password-new")).fill(PASSWORD)
    other.get_by_role("button", name=es("entrance-password-keep")).click()
    expect(other.get_by_role("alert")).to_contain_text(es("entrance-refused-wrong-ticket"))


def test_a_program_is_given_a_token_that_opens_what_it_says(salon: Salon, office: Page) -> None:
    office.goto(f"{salon.url}/office#accounts")
    fresh = office.get_by_role("region", name=es("office-account-new"))
    fresh.get_by_label(es("office-account-name")).fill("robot")
    fresh.get_by_label(es("office-account-role")).select_option("player")
    fresh.get_by_role("button", name=es("office-account-create")).click()
    tokens = es("office-tokens-of", name="robot")
    office.get_by_role("button", name=tokens).click()
    own = office.get_by_role("region", name=tokens)
    own.get_by_label(es("office-token-label")).fill("juega a la boule")
    own.get_by_label(es("office-scope-play")).check()
    own.get_by_role("button", name=es("office-token-make")).click()
    secret = own.get_by_label(es("office-token"), exact=True).input_value()
    with House(salon.url, token=secret) as program:
        assert program.get_play_chips()["person"]
        with pytest.raises(Said, match="books"):
            program.moves()
        own.get_by_role("button", name=es("office-token-revoke-of", label="juega a la boule", name="robot")).click()
        expect(own.get_by_text(es("office-token-gone"))).to_be_visible()
        expect(own.get_by_text(es("office-tokens-none"))).to_be_visible()
        with pytest.raises(Said) as said:
            program.purse()
        assert said.value.status == 401


def test_the_cage_pays_in(salon: Salon, visit: Visit) -> None:
    salon.open()
    salon.account("cashier", "Caja uno")
    player = salon.account("player", "Pilar")
    page = visit(salon)
    sign_in(page, "Caja uno")
    page.get_by_role("link", name=es("office-title"), exact=True).click()
    page.get_by_role("searchbox").fill("Pilar")
    page.get_by_role("button", name=es("office-cage-seek")).click()
    page.get_by_label(es("office-cage-amount")).fill("250")
    page.get_by_role("button", name=es("office-cage-pay-in")).click()
    done = es("office-cage-done-in", amount="250,00 €", name="Pilar", left="250,00 €")
    expect(page.get_by_text(done)).to_be_visible()
    assert salon.purse(player.id)["EUR"] == 250_00
