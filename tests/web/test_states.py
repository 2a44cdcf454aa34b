"""When things are not well: every state says what is the matter, keeps what was accepted, and finds its way back."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, eventually, sits_as_guest
from wire import Wire

START = 1_000_00
NOTICED = 5.0  # seconds in which a dead line is told; twice as many on a busy machine
LOST = "Sin conexión. La mesa sigue; sus apuestas aceptadas valen."


def strip(page: Page, text: str) -> None:
    expect(page.locator(".strip", has_text=text)).to_be_visible()


def no_strip(page: Page, text: str) -> None:
    expect(page.locator(".strip", has_text=text)).to_have_count(0)


@pytest.fixture
def table(salon: Salon) -> str:
    return salon.open(authorised=["5.00", "10.00"], running=BY_HAND)


@pytest.fixture
def seat(salon: Salon, visit: Visit, table: str) -> AtTable:
    page = visit(salon)
    page.wire = Wire(page)  # type: ignore[attr-defined]
    at = sits_as_guest(salon, page, table)
    at.betting_opens()
    at.field("red").click()
    at.lies({"red": 500})
    return at


def wire(at: AtTable) -> Wire:
    found: Wire = at.page.wire  # type: ignore[attr-defined]
    return found


# -- the line ----------------------------------------------------------------------------------------------------------


def test_disconnected_and_back_with_what_was_missed(seat: AtTable) -> None:
    at, page, salon = seat, seat.page, seat.salon
    wire(at).cut()
    strip(page, LOST)
    expect(at.spot("red")).to_have_attribute("aria-disabled", "true")
    expect(at.spot("straight:17")).to_have_attribute("aria-disabled", "true")
    at.own("red", 500)  # the cloth stays readable
    salon.spin(at.table, 3)  # the table goes on: red
    wire(at).mend()
    no_strip(page, LOST)
    strip(page, "Ha vuelto. Entretanto: 3 actos en la mesa.")
    strip(page, "«No va más»")
    at.holds(START + 500)
    page.locator(".strip", has_text="Ha vuelto").get_by_role("button", name="Cerrar").click()
    no_strip(page, "Ha vuelto")
    at.betting_opens()
    at.field("black").click()
    at.lies({"black": 500})


def test_a_bet_laid_while_disconnected_waits_and_happens_once(seat: AtTable) -> None:
    at = seat
    wire(at).cut()
    strip(at.page, LOST)
    at.field("straight:17").click(force=True)
    assert at.salon.bets(at.table) == {"red": 500}
    wire(at).mend()
    no_strip(at.page, LOST)
    at.lies({"red": 500, "straight:17": 500})


def test_sent_and_not_confirmed(seat: AtTable) -> None:
    at, page = seat, seat.page
    wire(at).slow()
    at.field("black").click()
    sent = page.locator('.felt [data-pile="black"] .sent')
    expect(sent).to_be_visible()
    strip(page, "Sin confirmar todavía. Solo cuenta cuando la casa lo diga.")
    at.holds(START - 500)
    wire(at).let_through()
    no_strip(page, "Sin confirmar")
    expect(sent).to_have_count(0)
    at.lies({"red": 500, "black": 500})


def test_a_server_that_fell_and_came_back(seat: AtTable) -> None:
    """Sessions, chips and bets are where they were."""
    at, page, salon = seat, seat.page, seat.salon
    salon.stop()
    strip(page, LOST)
    page.get_by_role("link", name="Probabilidades", exact=True).click()
    expect(page.get_by_role("heading", name="No se llega a la casa")).to_be_visible()
    salon.start()
    page.get_by_role("button", name="Reintentar").click()
    expect(page.get_by_role("heading", level=1, name="Probabilidades")).to_be_visible()
    page.goto(f"{salon.url}/table/{at.table}")
    at.has_sat_down()
    at.lies({"red": 500})
    salon.spin(at.table, 3)
    at.holds(START + 500)
    assert salon.audit().clean


def test_a_house_that_stands_still_is_noticed_at_once(seat: AtTable) -> None:
    """No line is cut; nothing more is heard, not even a heartbeat. That is said within five seconds (`live.test.ts`).
    What was accepted stands when the house goes on."""
    at, page, salon = seat, seat.page, seat.salon
    with salon.standing_still():
        began = time.monotonic()
        strip(page, LOST)
        assert time.monotonic() - began < 2 * NOTICED
        expect(at.spot("black")).to_have_attribute("aria-disabled", "true")
        at.own("red", 500)
    no_strip(page, LOST)
    at.open_to("black")
    at.field("black").click()
    at.lies({"red": 500, "black": 500})


def test_the_floor_without_its_house(salon: Salon, visit: Visit, table: str) -> None:
    page = visit(salon)
    card = page.get_by_role("heading", name="Ruleta francesa")
    expect(card).to_be_visible()
    salon.stop()
    strip(page, "Sin conexión. Lo que ve es de hace un momento; las mesas siguen.")
    expect(card).to_be_visible()
    page.get_by_role("button", name="Jugar como invitado").click()
    expect(page.get_by_role("alert")).to_contain_text("No se llega a la casa. Nada ha cambiado.")
    expect(page.get_by_role("button", name="Reintentar")).to_be_visible()
    salon.start()  # the page tries by itself too: the button is gone once it has found the house
    no_strip(page, "Sin conexión")


# -- the table ---------------------------------------------------------------------------------------------------------


def test_refused_marks_the_spot_and_the_chip_goes_back(seat: AtTable) -> None:
    at, page = seat, seat.page
    at.choose(10000)
    at.field("straight:17").click()
    expect(page.locator(".felt .refused")).to_be_visible()
    expect(at.refusal).to_be_visible()
    expect(page.locator('.felt [data-pile="straight:17"]')).to_have_count(0)
    expect(page.locator(".felt .refused")).to_have_count(0)  # it is not left lying there
    expect(at.refusal).to_be_visible()
    assert at.salon.bets(at.table) == {"red": 500}


def test_a_full_table_is_played_standing(salon: Salon, visit: Visit) -> None:
    table = salon.open(seats=1, running=BY_HAND)
    ana = salon.guest("g-ana", "Ana")
    salon.act(ana, table, "Bring", amount="100.00")
    salon.act(ana, table, "Sit", seat=1)
    page = visit(salon)
    expect(page.locator(".tc")).to_contain_text("1 de 1")
    page.get_by_role("link", name=f"Jugar de pie en la mesa {table}: Ruleta francesa").click()
    at = AtTable(salon, page, table)
    at.has_sat_down()
    assert at.me in salon.state(table).desk.standing
    at.betting_opens()
    at.field("black").click()
    eventually(page, lambda: salon.bets(table) == {"black": 500}, "a bet of somebody who stands")
    expect(page.locator(".co")).to_contain_text("Ana")


def test_a_table_that_is_closed_while_somebody_looks(salon: Salon, visit: Visit, table: str) -> None:
    page = visit(salon)
    at = sits_as_guest(salon, page, table)
    at.button("table-leave").click()
    page.get_by_role("link", name="Ruleta francesa", exact=True).click()
    expect(page.get_by_text("Está mirando. Siéntese para jugar.")).to_be_visible()
    expect(page.get_by_role("button", name="Sentarse")).to_be_visible()
    salon.close(table)
    strip(page, "La mesa se ha cerrado.")
    page.get_by_role("link", name="Al salón").click()
    expect(page.get_by_role("heading", name="Ahora no hay mesas abiertas")).to_be_visible()
    page.goto(f"{salon.url}/table/{table}")
    expect(page.get_by_role("heading", name="No existe esa mesa")).to_be_visible()


def test_a_card_of_the_floor_says_that_its_table_has_closed(salon: Salon, visit: Visit, table: str) -> None:
    page = visit(salon)
    link = page.get_by_role("link", name=f"Sentarse en la mesa {table}: Ruleta francesa")
    expect(link).to_be_visible()
    salon.close(table)
    gone = page.get_by_role("link", name=f"Cerrada: mesa {table}, Ruleta francesa")
    expect(gone).to_have_attribute("aria-disabled", "true")
    expect(link).to_have_count(0)


def test_the_last_rounds_and_a_new_minimum_are_announced(seat: AtTable) -> None:
    at, page, salon = seat, seat.page, seat.salon
    salon.spin(at.table, 3)
    salon.act("director", at.table, "ChangeMinimum", to="10.00")
    strip(page, "El mínimo pasa a 10,00")
    for number in (1, 2, 3):
        salon.act("croupier", at.table, "OpenBetting")
        salon.spin(at.table, number)
    no_strip(page, "El mínimo pasa")
    salon.act("inspector", at.table, "AnnounceLast", rounds=3)
    strip(page, "3 jugadas más y termina la sesión.")


def test_suspended(salon: Salon, visit: Visit, table: str) -> None:
    page = visit(salon)
    at = sits_as_guest(salon, page, table)
    at.button("table-leave").click()
    page.get_by_role("link", name="Ruleta francesa", exact=True).click()
    expect(page.get_by_role("button", name="Sentarse")).to_be_visible()
    salon.act("director", table, "Suspend")
    strip(page, "La mesa está suspendida un momento.")
    salon.act("director", table, "Resume")
    no_strip(page, "suspendida")


def test_out_of_chips_the_cage_gives_others(seat: AtTable) -> None:
    at, page, salon = seat, seat.page, seat.salon
    me = salon.state(at.table).desk.chips
    (who,) = me
    guest = salon.guest(who)
    salon.act(guest, at.table, "PlaceBet", on="red", amount="895.00")
    salon.act(guest, at.table, "PlaceBet", on="odd", amount="100.00")
    salon.spin(at.table, 4)  # black, even
    strip(page, "Se ha quedado sin fichas. Eran de juego: la casa le da otras.")
    page.get_by_role("button", name="Otras fichas de juego").click()
    at.holds(START)
    no_strip(page, "sin fichas")


# -- the floor ---------------------------------------------------------------------------------------------------------


def test_an_empty_floor_fills_by_itself(salon: Salon, visit: Visit) -> None:
    page = visit(salon)
    expect(page.get_by_role("heading", name="Ahora no hay mesas abiertas")).to_be_visible()
    expect(page.get_by_text("Las abre la dirección.")).to_be_visible()
    salon.open(running=BY_HAND)
    expect(page.get_by_role("heading", name="Ruleta francesa")).to_be_visible()


def test_filters_that_match_nothing_show_the_nearest_table(salon: Salon, visit: Visit) -> None:
    salon.open(running=BY_HAND)
    salon.open(law="galicia-2007", game="boule", minimum="2.00", running=BY_HAND)
    page = visit(salon)
    page.get_by_role("button", name=re.compile("^Bola")).click()
    expect(page.locator(".tc")).to_have_count(1)
    page.get_by_label("Ley").select_option("euskadi-1996")
    expect(page.get_by_role("heading", name="Ninguna mesa es así")).to_be_visible()
    expect(page.get_by_text("Hay 2 abiertas; la más parecida es esta:")).to_be_visible()
    expect(page.locator(".tc h2")).to_have_text("Bola o boule")
    page.get_by_role("button", name="Quitar los filtros").click()
    expect(page.locator(".tc")).to_have_count(2)


def test_pages_that_are_not_there(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/nowhere")
    expect(page.get_by_role("heading", name="No existe esa página")).to_be_visible()
    page.goto(f"{salon.url}/table/99")
    expect(page.get_by_role("heading", name="No existe esa mesa")).to_be_visible()
    page.get_by_role("link", name="Al salón").click()
    expect(page).to_have_url(f"{salon.url}/")
