"""The room of chemin de fer: a guest banks, goes banco, bids; four laws; a phone; replays; and a console with words for
every mistake."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from circling import AtCircle, Circle, Desk
from dealing import comes
from fingers import tap
from playwright.sync_api import expect
from test_axe import axe
from tools.chromium import PHONE
from tools.salon import Salon
from visiting import Visit, es, euros, eventually, sign_in

from novamas.games.chemin.mistakes import REPORTS
from novamas.kit.words import has, languages

LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")
START = 1_000_00
BANK, PUNTO = es("circle-hand-bank"), es("chemin-hand-punto")
COMPANY = (("Maite", 2), ("Iker", 7), ("Nerea", 8), ("Uxía", 5))


def table(salon: Salon, seats: tuple[tuple[str, int], ...] = COMPANY, law: str = "galicia-2007") -> Circle:
    return Circle(salon, law, "chemin-de-fer", seats)


def test_a_guest_banks_announces_deals_and_wins(salon: Salon, visit: Visit) -> None:
    circle = table(salon)
    at = AtCircle(salon, visit(salon, f"/table/{circle.table}"), circle.table)
    comes(at)

    # the hand comes to the first place; what may be said is there with its article and what it means
    circle.until("offering")
    expect(at.act("DeclineBank")).to_be_visible()
    now = at.page.get_by_role("region", name=es("circle-now"))
    expect(now).to_contain_text(es("chemin-why-TakeBank"))
    expect(now.locator(".cite").first).to_be_visible()
    at.names("TakeBank", "60,00")
    at.presses("t")
    at.holds(START - 60_00)
    expect(at.page.locator("[data-bank]")).to_have_text(euros(60_00))

    # whoever banks lays no stake; others do, and what they do is told
    at.presses("h")
    expect(at.call).to_contain_text("en la banca")
    expect(at.spot("stake")).to_have_attribute("aria-disabled", "true")
    circle.does("Maite", "PlaceBet", on="stake", amount="20.00")
    circle.does("Iker", "PlaceBet", on="line", amount="40.00")
    told = es("chemin-laid-bet", who="Iker", amount=euros(40_00))
    expect(at.page.locator("section.call")).to_contain_text(told)
    covered = es("circle-cover", covered=euros(40_00), bank=euros(60_00))
    expect(at.page.get_by_role("img", name=covered)).to_be_visible()

    # five against the two of the punto, who draws a king: the banker stands, and the house has its part
    circle.salon.deal(circle.table)
    at.act("DealCards").click()
    eventually(at.page, lambda: circle.desk.phase == "dealing", "a deal")
    circle.card("2S", "2S", "KD", "3H")
    at.shows(BANK, "dos de picas y tres de corazones")
    at.shows(PUNTO, f"{es('card-hidden')} y {es('card-hidden')}")
    circle.does("Maite", "LiftCards")
    circle.does("Maite", "AskCard")
    at.act("GiveCard").click()
    eventually(at.page, lambda: bool(circle.desk.coup.due), "a card that is due")
    circle.card("KH")
    here = at.page.locator("td.here")
    expect(here).to_have_text(re.compile(es("circle-cell-P-long")))
    at.presses("p")
    expect(at.number).to_have_text(es("chemin-came-bank"))
    at.shows(PUNTO, "dos de picas, rey de diamantes y rey de corazones")
    expect(at.page.locator("[data-bank]")).to_have_text(euros(98_00))
    expect(at.page.locator(".steps")).to_contain_text(es("chemin-pay-bank", taken=euros(2_00), amount=euros(98_00)))
    assert circle.desk.cagnotte == 2_00

    # and the hand is passed: bank and winnings are the guest's
    at.act("PassHand").click()
    at.holds(START + 38_00)
    expect(at.page.get_by_text(es("chemin-passes"), exact=True)).to_be_visible()
    assert axe(at.page) == []


def test_a_newcomer_is_told_how_it_goes_and_why_a_seat_is_lost(salon: Salon, visit: Visit) -> None:
    circle = table(salon, (("Maite", 2), ("Iker", 7), ("Nerea", 8)))
    at = AtCircle(salon, visit(salon, f"/table/{circle.table}"), circle.table)
    comes(at)

    # six sentences until they are closed, and not again after that
    lesson = at.page.locator("[data-how]")
    expect(lesson.get_by_role("listitem")).to_have_count(6)
    expect(lesson).to_contain_text(es("chemin-how-end", cagnotte="5 %"))
    lesson.locator("summary").click()
    expect(lesson.get_by_role("listitem").first).to_be_hidden()
    at.page.reload()
    expect(lesson.get_by_text(es("how-title"))).to_be_visible()
    expect(lesson.get_by_role("listitem").first).to_be_hidden()

    # whoever has to speak is marked at the seat, and of the answers only those are told that can be given
    circle.until("offering")
    expect(at.page.locator("[data-speaks]")).to_have_count(1)
    place = es("circle-place", number=1)
    expect(at.page.get_by_text(f"{place}: {es('table-you')}, {es('circle-speaks')}")).to_be_attached()

    # away when the hand comes: standing, told by which article, until one sits again
    salon.act("inspector", circle.table, "AbsentAtTurn", player=at.me)
    lost = at.page.get_by_role("alert").filter(has_text=es("circle-seat-again"))
    expect(lost.locator(".cite").first).to_be_visible()
    at.page.get_by_role("button", name=es("circle-sit-at", number=1)).click()
    expect(lost).to_have_count(0)
    eventually(at.page, lambda: at.me in circle.desk.seats, "a seat again")

    # stakes as they would play: the first banco alone, the rest goes back; and what came of it is told
    circle.does("Maite", "TakeBank", amount="20.00")
    circle.does("Maite", "HoldBank")
    circle.does("Iker", "PlaceBet", on="stake", amount="15.00")
    circle.does("Nerea", "CallBanco")
    back = es("chemin-part-returns", said=es("chemin-part-bet", who="Iker", amount=euros(15_00)))
    expect(at.page.locator(".cover li").filter(has_text=back)).to_be_visible()
    covered = es("circle-cover", covered=euros(20_00), bank=euros(20_00))
    expect(at.page.get_by_role("img", name=covered)).to_be_visible()
    circle.until("closed")
    circle.does("Maite", "DealCards")
    circle.card("9S", "2S", "KD", "3H")
    circle.does("Nerea", "LiftCards")
    circle.does("Nerea", "LayDown")
    expect(at.page.locator(".told")).to_contain_text(es("chemin-pay-punto"))


def test_banco_is_called_with_a_key_and_wins(salon: Salon, visit: Visit) -> None:
    circle = table(salon, (("Maite", 1), ("Iker", 2), ("Nerea", 8)))
    at = AtCircle(salon, visit(salon, f"/table/{circle.table}"), circle.table)
    comes(at)
    circle.until("offering")
    if circle.desk.phase != "offering":  # the last who may cut is the guest
        at.act("CutPack").click()
        eventually(at.page, lambda: not circle.desk.shoe.uncut, "a cut")
        circle.until("offering")
    circle.does("Maite", "TakeBank", amount="30.00")
    circle.does("Maite", "HoldBank")

    # chips first, by the keyboard: from one's stake to the line and back; then the whole bank
    at.open_to("stake")
    at.spot("stake").focus()
    at.page.keyboard.press("Enter")
    at.own("stake", 5_00)
    at.act("TakeStake").click()
    eventually(at.page, lambda: not circle.desk.stakes, "no stake")
    expect(at.act("TakeStake")).to_have_count(0)
    at.presses("b")
    at.own("stake", 30_00)
    at.holds(START - 30_00)

    circle.salon.deal(circle.table)
    circle.does("Maite", "DealCards")
    circle.card("9S", "2S", "KD", "3H")
    at.act("LiftCards").click()
    at.shows(PUNTO, "nueve de picas y rey de diamantes")
    at.presses("a")
    expect(at.number).to_have_text(es("chemin-came-punto"))
    at.holds(START + 30_00)


def test_a_hand_that_nobody_takes_is_auctioned(salon: Salon, visit: Visit) -> None:
    circle = table(salon)
    at = AtCircle(salon, visit(salon, f"/table/{circle.table}"), circle.table)
    comes(at)
    circle.until("offering")
    me = at.me
    expect(at.act("DeclineBank")).to_be_visible()
    at.presses("n")
    eventually(at.page, lambda: me in (circle.desk.offered.done if circle.desk.offered else ()), "a refusal")
    circle.until("auction")
    expect(at.page.locator(".steps li[aria-current=step]")).to_have_text(es("chemin-way-auction"))
    at.names("Bid", "50,00")
    at.act("Bid").click()
    eventually(at.page, lambda: circle.desk.bids == {me: 50_00}, "a bid")
    circle.does("Iker", "Bid", amount="70.00")
    best = es("circle-best", who="Iker", amount=euros(70_00))
    expect(at.page.get_by_text(best, exact=True)).to_be_visible()
    at.names("Bid", "80,00")
    at.act("Bid").click()
    eventually(at.page, lambda: circle.desk.bids.get(me) == 80_00, "a higher bid")
    circle.salon.deal(circle.table)
    expect(at.page.locator("[data-bank]")).to_have_text(euros(80_00))
    at.holds(START - 80_00)


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_a_hand_under_every_law(salon: Salon, visit: Visit, law: str) -> None:
    """Offered, taken, covered, won and passed on, with figures for the choice of the bank; and banco with a five."""
    circle = table(salon, law=law)
    at = AtCircle(salon, visit(salon, f"/table/{circle.table}"), circle.table)
    comes(at)
    circle.loads(at)
    circle.until("offering")
    at.names("TakeBank", circle.shown(circle.worth(6)))
    at.act("TakeBank").click()
    expect(at.bank).to_have_text(circle.shown(circle.worth(6)))
    at.act("HoldBank").click()
    eventually(at.page, lambda: circle.desk.phase == "betting", "an announced bank")
    circle.does("Maite", "PlaceBet", on="stake", amount=circle.text(6))
    salon.deal(circle.table)
    at.act("DealCards").click()
    eventually(at.page, lambda: circle.desk.phase == "dealing", "a deal")
    circle.card("2S", "2H", "KD", "3H")
    circle.does("Maite", "LiftCards")
    circle.does("Maite", "AskCard")
    at.act("GiveCard").click()
    eventually(at.page, lambda: bool(circle.desk.coup.due), "a card that is due")
    circle.card("4D")
    figures = at.page.locator("[data-figures]")
    expect(figures.locator("[data-answer=card]")).to_contain_text("−0,32")
    expect(figures.locator("[data-answer=no]")).to_contain_text("−0,31")
    expect(at.page.locator("td.here")).to_have_text(re.compile(es("circle-cell-O-long")))
    at.page.locator("[data-ways] summary").click()
    expect(at.page.locator("[data-ways] tbody")).to_have_count(3)
    at.act("AskCard").click()
    eventually(at.page, lambda: bool(circle.desk.coup.due), "a card for the bank")
    circle.card("4C")
    expect(at.number).to_have_text(es("chemin-came-bank"))
    at.act("PassHand").click()
    expect(at.page.get_by_text(es("chemin-passes"), exact=True)).to_be_visible()
    text = at.page.locator("main").inner_text()
    assert not re.findall(r"(?:chemin|circle|console|event|choice)-\w+", text), "everything has words"

    # somebody else banks; the guest goes banco and has the choice with a five
    while circle.desk.phase != "holding":
        who = next(name for name, person in circle.people.items() if person.id == circle.awaits().who)
        circle.does(who, "TakeBank", amount=circle.text(-(-circle.desk.offered.need // circle.desk.minimum)))
    banker = next(name for name, person in circle.people.items() if person.id == circle.desk.bank.banker)
    circle.does(banker, "HoldBank")
    at.open_to("stake")
    at.presses("b")
    eventually(at.page, lambda: at.me in circle.desk.stakes, "a banco")
    salon.deal(circle.table)
    circle.does(banker, "DealCards")
    circle.card("2C", "2D", "3D", "KC")
    at.act("LiftCards").click()
    expect(figures.locator("[data-answer]")).to_have_count(2)
    at.presses("p")
    eventually(at.page, lambda: circle.desk.phase == "banking", "a punto who stood")


@pytest.mark.slow
def test_a_replay_draws_the_table(salon: Salon, visit: Visit) -> None:
    salon.account("auditor", "Aurora")
    circle = table(salon, (("Maite", 1), ("Iker", 2), ("Nerea", 8), ("Uxía", 5)))
    circle.until("offering")
    circle.does("Maite", "TakeBank", amount="30.00")
    circle.does("Maite", "HoldBank")
    circle.does("Iker", "PlaceBet", on="line", amount="20.00")
    laid = circle.events() - 1
    circle.until("closed")
    circle.does("Maite", "DealCards")
    circle.card("9S", "2H", "KD", "3H")
    circle.does("Iker", "LiftCards")
    shown = circle.events() + 1
    circle.does("Iker", "LayDown")
    page = visit(salon)
    sign_in(page, "Aurora")
    page.goto(f"{salon.url}/audit/{circle.table}?seq={laid}")
    expect(page.locator(".felt [data-spot=line]")).to_have_accessible_name(re.compile("20,00"))
    page.goto(f"{salon.url}/audit/{circle.table}?seq={shown}")
    hand = page.locator(f'.felt [role="img"][aria-label^="{PUNTO}: "]')
    expect(hand).to_have_attribute("aria-label", f"{PUNTO}: nueve de picas y rey de diamantes")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone(salon: Salon, visit: Visit, theme: Literal["light", "dark"]) -> None:
    circle = table(salon, (("Maite", 1), ("Iker", 2), ("Nerea", 8)))
    at = AtCircle(salon, visit(salon, f"/table/{circle.table}", size=PHONE, theme=theme), circle.table)
    comes(at)
    circle.until("offering")
    if circle.desk.phase != "offering":
        tap(at.act("CutPack"))
        eventually(at.page, lambda: not circle.desk.shoe.uncut, "a cut")
        circle.until("offering")
    circle.does("Maite", "TakeBank", amount="30.00")
    circle.does("Maite", "HoldBank")
    at.open_to("line")
    at.choose(10_00)
    tap(at.field("line"))
    at.own("line", 10_00)
    assert at.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
    assert axe(at.page) == []
    circle.salon.deal(circle.table)
    circle.does("Maite", "DealCards")
    circle.card("9S", "2S", "KD", "3H")
    tap(at.act("LiftCards"))
    tap(at.act("LayDown"))
    at.holds(START + 5_00)
    assert axe(at.page) == []


def test_every_mistake_has_words_in_every_language() -> None:
    for lang in languages():
        for report in REPORTS:
            fields = [f"console-field-{field}" for field in report.__struct_fields__ if field != "by"]
            for key in (f"console-act-{report.__name__}", *fields):
                assert has(key, lang), (lang, key)


def test_every_mistake_is_previewed_at_the_console(salon: Salon, visit: Visit) -> None:
    salon.account("inspector", "Ignacio")
    circle = table(salon, (("Maite", 1), ("Iker", 2), ("Nerea", 8), ("Uxía", 5)))
    stander = salon.guest("g-jon", "Jon")
    salon.act(stander, circle.table, "Bring", amount="500.00")
    circle.until("offering")
    desk = Desk(salon, visit, circle.table, "Ignacio")
    desk.previews("AbsentAtTurn")
    text = desk.page.locator("main").inner_text()
    assert not [report.__name__ for report in REPORTS if report.__name__ in text], "every report has its words"

    # a banco that loses: from the first card to the third of both hands
    circle.does("Maite", "TakeBank", amount="30.00")
    desk.previews("Strayed")
    circle.does("Maite", "HoldBank")
    desk.previews("EarlyDraw")
    desk.applies("EarlyDraw")
    circle.card("4D")
    desk.previews("WaiveEarly")
    desk.applies("WaiveEarly")
    circle.does("Iker", "CallBanco")
    circle.salon.deal(circle.table)
    circle.does("Maite", "DealCards")
    circle.card("2S")
    desk.previews("CardsStuck", "CardFaceUp", "CardDropped-first", "CardOnFloor", "DealFault", "CroupierShows")
    circle.card("2H", "KD", "3H")
    desk.previews("BankerShows", "BankerDiscards", "TooSlow", "FifthCard", "TooManyCards", "BankerLaysEarly")
    circle.does("Iker", "LiftCards")
    desk.previews("PuntoDiscards", "Miscalled", "AdviceGiven-punto", "AdviceGiven-bank", "Ruling-void", "Ruling-go-on")
    circle.does("Iker", "AskCard")
    desk.previews("CorrectCall", "BankerOffers")
    circle.does("Maite", "GiveCard")
    desk.previews("TwoThirdCards-punto", "CardDropped-third")
    circle.card("KH")
    circle.does("Maite", "AskCard")
    desk.previews("TwoThirdCards-bank")
    circle.card("2D")

    # repeated: the cards may go to the wrong person, and the croupier may mishear a no
    circle.does("Maite", "HoldBank")
    circle.does("Iker", "CallFollowed")
    circle.salon.deal(circle.table)
    circle.does("Maite", "DealCards")
    circle.card("6S", "2C", "KC", "3C")
    desk.previews("Misdelivered", "CardsGrabbed")
    circle.does("Iker", "LiftCards")
    circle.does("Iker", "StandPat")
    desk.previews("WrongCardCall")
    desk.mistake("Ruling-void").click()
    expect(desk.page.locator(".preview")).to_contain_text(es("event-CoupVoided", cause=es("event-cause-ruling")))
    desk.applies("Ruling-void")
    eventually(desk.page, lambda: circle.desk.stakes == {}, "stakes that went back")

    assert {report.__name__ for report in REPORTS} - desk.reported() == {"ChangeStake"}, "which is the croupier's"


def test_a_croupier_reports_a_card_drawn_too_soon(salon: Salon, visit: Visit) -> None:
    salon.account("croupier", "Carmen")
    circle = table(salon, (("Maite", 1), ("Iker", 2), ("Nerea", 8), ("Uxía", 5)))
    circle.until("offering")
    circle.does("Maite", "TakeBank", amount="30.00")
    circle.does("Maite", "HoldBank")
    circle.does("Iker", "PlaceBet", on="stake", amount="20.00")
    circle.does("Nerea", "PlaceBet", on="stake", amount="10.00")
    desk = Desk(salon, visit, circle.table, "Carmen")

    # change is made for one of those who have a stake
    desk.mistake("ChangeStake", "Iker").click()
    desk.page.get_by_label(es("console-field-amount")).fill("15")
    expect(desk.page.locator(".preview ol li").first).to_contain_text("Iker")
    expect(desk.mistake("ChangeStake", "Nerea")).to_be_visible()

    desk.previews("EarlyDraw")
    expect(desk.page.locator(".preview")).to_contain_text(es("event-CardDrawnEarly"))
    assert axe(desk.page) == []
    desk.applies("EarlyDraw")
    circle.card("4D")
    eventually(desk.page, lambda: bool(circle.desk.bank and circle.desk.bank.bound), "a banker who has to deal")
