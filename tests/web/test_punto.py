"""The room of punto y banca: the shoe is taken, bets lie at places, hands are shown, the house keeps its part."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from dealing import AtCards, Dealer, comes, sits
from fingers import tap
from playwright.sync_api import expect
from test_axe import axe
from tools.chromium import PHONE
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, euros, eventually, press_next, sign_in

GAME = {"game": "punto-banca", "minimum": "5.00"}
FULL = {**GAME, "law": "euskadi-1996"}
MIDI = {**GAME, "law": "galicia-2007", "options": {"layout": "midi"}}
START = 1_000_00
PUNTO, BANCA = es("bet-player"), es("bet-bank")
HIDDEN = es("card-hidden")


def test_a_guest_deals_shows_the_bank_and_is_paid_less_the_commission(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND, **FULL)
    maite = sits(salon, table, 1)
    at, dealer = AtCards(salon, visit(salon, f"/table/{table}"), table), Dealer(salon, table)
    comes(at)

    # the shoe is offered in turn; whoever takes it deals
    dealer.opens()
    expect(at.button("console-act-TakeShoe")).to_have_count(0)
    salon.act(maite, table, "PassShoe")
    expect(at.button("console-act-PassShoe")).to_be_visible()
    at.page.keyboard.press("s")
    expect(at.page.locator(".stage")).to_contain_text(es("punto-dealer", who=es("table-you")))

    # bets lie at the places of those who laid them
    dealer.opens()
    at.open_to("bank")
    salon.act(maite, table, "PlaceBet", on="player", amount="50.00")
    at.choose(20_00)
    at.field("bank").click()
    at.own("bank", 20_00)
    places = [pile.bounding_box() for pile in at.page.locator(".felt .cloth .pile").all()]
    assert len({round(place["x"] / 40) for place in places if place}) == 2, "each has a place of their own"

    # the player's cards are for whoever holds them; the bank's are turned up by whoever deals
    dealer.closes()
    dealer.card("2S", "3S", "KD", "4C")
    at.shows(PUNTO, f"{HIDDEN} y {HIDDEN}")
    expect(at.button("console-act-ShowHand")).to_have_count(0)
    salon.act(maite, table, "ShowHand")
    at.shows(PUNTO, "dos de picas y rey de diamantes")
    at.shows(BANCA, f"{HIDDEN} y {HIDDEN}")
    at.button("table-leave").click()  # not before the hand is played
    expect(at.page.get_by_text(es("table-leaving"))).to_be_visible()
    at.page.get_by_role("button", name=es("table-stay")).click()
    at.button("console-act-ShowHand").click()
    at.shows(BANCA, "tres de picas y cuatro de tréboles")
    expect(at.call).to_have_text("«Carta para el jugador.»")
    at.page.get_by_text(es("punto-third"), exact=True).click()
    expect(at.page.locator("details tr.now th")).to_have_text("7")

    # 5 against 7: the bank stands and wins 19 for 20
    dealer.card("3H")
    expect(at.number).to_have_text(es("punto-came-bank"))
    expect(at.page.locator("details td.here")).to_have_text(re.compile(es("punto-stands")))
    at.has_been_paid()
    at.holds(START + 19_00)
    expect(at.page.locator("section", has_text=es("punto-kept")).locator("dd")).to_have_text(euros(1_00))
    expect(at.page.locator("ol li.bank")).to_have_count(1)
    expect(at.page.locator(".stage")).to_contain_text(es("punto-dealer", who=es("table-you")))


def test_a_tie_returns_the_hands_and_pays_the_tie(salon: Salon, visit: Visit) -> None:
    table = salon.open(running=BY_HAND, **MIDI)
    at, dealer = AtCards(salon, visit(salon, f"/table/{table}"), table), Dealer(salon, table)
    comes(at)
    dealer.opens()
    at.open_to("tie")

    # one tab stop: the keyboard goes from band to band
    at.spot("player").focus()
    for key, spot in (("ArrowUp", "bank"), ("ArrowUp", "tie"), ("ArrowDown", "bank")):
        at.page.keyboard.press(key)
        expect(at.spot(spot)).to_be_focused()
    at.page.keyboard.press("Enter")
    at.lies({"bank": 5_00})
    at.page.keyboard.press("ArrowUp")
    at.page.keyboard.press("Enter")
    at.page.keyboard.press("Enter")
    at.lies({"bank": 5_00, "tie": 10_00})
    at.page.keyboard.press("Backspace")
    at.lies({"bank": 5_00, "tie": 5_00})

    dealer.closes()
    dealer.card("9S", "9H", "KD", "KC")
    expect(at.number).to_have_text(es("punto-came-tie"))
    expect(at.page.locator(".stage .pill").first).to_have_text(re.compile(r"9 puntos\s*· empate"))
    at.has_been_paid()
    at.holds(START + 40_00)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone(salon: Salon, visit: Visit, theme: Literal["light", "dark"]) -> None:
    table = salon.open(running=BY_HAND, **FULL)
    sits(salon, table, 2)
    at, dealer = AtCards(salon, visit(salon, f"/table/{table}", size=PHONE, theme=theme), table), Dealer(salon, table)
    comes(at)
    dealer.opens()
    tap(at.button("console-act-TakeShoe"))
    eventually(at.page, lambda: dealer.awaits().who != at.me, "the shoe is taken")
    dealer.opens()
    at.open_to("player")
    tap(at.field("player"))
    at.lies({"player": 5_00})
    dealer.closes()
    dealer.card("2S", "3S", "KD", "4C")
    at.shows(PUNTO, "dos de picas y rey de diamantes")
    assert at.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
    assert axe(at.page) == []
    for hands in (1, 2):
        at.taps(at.button("console-act-ShowHand"), lambda n=hands: len(salon.state(table).desk.shown) >= n)
    dealer.card("7H")
    expect(at.number).to_have_text(es("punto-came-player"))
    at.holds(START + 5_00)
    assert axe(at.page) == []


def test_a_croupier_types_cards_and_voids_a_coup(salon: Salon, visit: Visit) -> None:
    salon.account("croupier", "Carmen")
    salon.account("inspector", "Ignacio")
    table = salon.open(running=BY_HAND, **MIDI)
    dealer, maite = Dealer(salon, table), sits(salon, table, 1)
    dealer.opens()
    salon.act(maite, table, "PlaceBet", on="bank", amount="50.00")
    dealer.closes()

    croupier = visit(salon)
    sign_in(croupier, "Carmen")
    croupier.goto(f"{salon.url}/console/{table}")
    pad = croupier.locator("section[aria-labelledby=pad-h]")
    expect(pad.get_by_role("heading")).to_have_text(re.compile("Punto"))  # where the next card goes
    expect(pad.get_by_role("button", name="siete de corazones", exact=True)).to_be_enabled()
    for keys in ("7h", "0s"):  # a rank and a suit; ten has a key of its own
        croupier.keyboard.press(keys[0])
        croupier.keyboard.press(keys[1])
        expect(pad.locator("[aria-pressed=true]")).to_have_count(1)
        press_next(croupier)
        expect(pad.locator("[aria-pressed=true]")).to_have_count(0)
    pad.get_by_role("button", name=re.compile(es("console-pad-down"))).click()
    expect(croupier.get_by_role("button", name=es("console-confirm", value=HIDDEN)).first).to_be_visible()
    hands = salon.state(table).desk.hands
    assert [card.value for hand in ("player", "bank") for card in hands[hand]] == [19, 9]
    assert axe(croupier) == []

    inspector = visit(salon)
    sign_in(inspector, "Ignacio")
    inspector.goto(f"{salon.url}/console/{table}")
    inspector.get_by_role("radio", name=re.compile(es("event-cause-cards-stuck"), re.IGNORECASE)).click()
    expect(inspector.locator(".preview")).to_contain_text(es("event-CoupVoided", cause=es("event-cause-cards-stuck")))
    inspector.get_by_role("button", name=es("console-apply", what=es("console-outcome-VoidCoup"))).click()
    expect(inspector.locator(".applied")).to_be_visible()
    assert salon.bets(table) == {}
    assert salon.state(table).desk.chips[maite.id] == 900_00
