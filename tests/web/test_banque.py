"""The room of baccarat on two cloths: a guest banks and leaves with a win, plays on both cloths, goes banco; four laws;
a phone; replays; and a console with words for every mistake."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from circling import AtCircle, Circle, Desk
from dealing import comes
from fingers import tap
from playwright.sync_api import Locator, expect
from test_axe import axe
from tools.chromium import PHONE
from tools.salon import Salon
from visiting import Visit, es, eventually, sign_in

from novamas.games.banque.mistakes import REPORTS
from novamas.kit.words import has, languages, say

GAME = "baccarat-banque"
LAWS = ("boe-1977", "asturias-2011", "galicia-2007", "euskadi-1996")
BANK, FIRST, SECOND = es("circle-hand-bank"), es("bet-first"), es("bet-second")
DOWN = f"{es('card-hidden')} y {es('card-hidden')}"
COMPANY = (("Maite", 2), ("Brais", 4), ("Iker", 5), ("Nerea", 6), ("Uxía", 8))


def came(*results: str) -> str:
    """What came of both cloths, in words."""
    cloths = zip(results, ("first", "second"), strict=True)
    return ", ".join(es(f"banque-came-{result}", cloth=es(f"bet-{cloth}")) for result, cloth in cloths)


def circle(salon: Salon, law: str = "galicia-2007", seats: Any = COMPANY, **options: Any) -> Circle:
    return Circle(salon, law, GAME, seats, **options)


def sits_down(salon: Salon, visit: Visit, table: Circle, **how: Any) -> AtCircle:
    """A visitor comes as a guest, and the shoe is made ready."""
    at = AtCircle(salon, visit(salon, f"/table/{table.table}", **how), table.table)
    comes(at)
    table.loads(at)
    return at


def banks(table: Circle, at: AtCircle, minima: int) -> None:
    """The bank is the guest's, as the law awards it: deposited before the game, or in an auction."""
    amount = table.shown(table.worth(minima))
    if table.law == "boe-1977":
        table.salon.deal(table.table)
        at.names("Bid", amount)
        at.act("Bid").click()
        eventually(at.page, lambda: bool(table.desk.bids), "a bid")
        table.salon.deal(table.table)
    else:
        at.names("DepositBank", amount)
        at.act("DepositBank").click()
    expect(at.bank).to_have_text(amount)


def somebody_banks(table: Circle, name: str, minima: int) -> None:
    """The bank is won in an auction by one of the company."""
    table.salon.deal(table.table)
    table.does(name, "Bid", amount=table.text(minima))
    table.salon.deal(table.table)
    table.does(name, "HoldBank")


def cell(at: AtCircle) -> Locator:
    return at.page.locator("td.here")


def test_a_guest_banks_leaves_with_a_win_and_plays_on_both_cloths(salon: Salon, visit: Visit) -> None:
    table = circle(salon)
    at = sits_down(salon, visit, table)
    start = table.desk.chips[at.me]

    # a bank is deposited before the game; what may be said is there with its article and what it means
    now = at.page.get_by_role("region", name=es("circle-now"))
    expect(now).to_contain_text(es("banque-why-DepositBank"))
    expect(now.locator(".cite").first).to_be_visible()
    at.names("DepositBank", "60,00")
    at.presses("d")
    expect(at.bank).to_have_text("60,00")
    at.holds(start - 60_00)

    # whoever banks lays no stake; the bank exposes half of it to each cloth
    expect(at.act("HoldBank")).to_be_enabled()
    at.presses("h")
    eventually(at.page, lambda: table.desk.phase == "betting", "an announced bank")
    expect(at.call).to_contain_text("60,00")
    expect(at.spot("first")).to_have_attribute("aria-disabled", "true")
    table.does("Maite", "PlaceBet", on="first", amount="20.00")
    table.does("Iker", "PlaceBet", on="both", amount="20.00")
    told = es("event-StakePlaced", who="Iker", amount="20,00", on=es("bet-both"))
    expect(at.page.locator("section.call")).to_contain_text(told)
    for cloth, covered in (("first", "30,00"), ("second", "10,00")):
        words = es("banque-cover", cloth=es(f"bet-{cloth}"), covered=covered, half="30,00")
        expect(at.page.get_by_role("img", name=words)).to_be_visible()

    # five for the bank; the first cloth asks and gets a king, the second stands: the chart tells them apart
    salon.deal(table.table)
    at.act("DealCards").click()
    eventually(at.page, lambda: table.desk.phase == "dealing", "a deal")
    table.card("2S", "6S", "2D", "2H", "KH", "3C")
    at.shows(BANK, "dos de diamantes y tres de tréboles")
    at.shows(FIRST, DOWN)
    expect(at.page.get_by_text(es("banque-speaks-first"), exact=True)).to_be_visible()
    table.does("Maite", "AskCard")
    at.act("GiveCard").click()
    eventually(at.page, lambda: bool(table.desk.coup.due), "a card that is due")
    table.card("KD")
    table.does("Iker", "StandPat")
    expect(cell(at)).to_have_count(2)
    expect(cell(at).nth(0)).to_have_text(re.compile(es("circle-cell-P-long")))
    expect(cell(at).nth(1)).to_have_text(re.compile(es("circle-cell-T-long")))
    figures = at.page.locator("[data-figures]")
    expect(figures.locator("[data-answer]")).to_have_count(4)
    expect(figures).to_contain_text(es("circle-figures-both"))
    at.presses("p")

    # the bank wins on the first cloth and loses on the second; the house has its part of the difference
    at.shows(SECOND, "seis de picas y rey de corazones")
    steps = at.page.locator(".steps")
    expect(steps).to_contain_text(es("banque-pay-bank", cloth=FIRST))
    expect(steps).to_contain_text(es("banque-pay-wins", cloth=SECOND))
    expect(at.bank).to_have_text("79,60")
    expect(at.number).to_have_text(came("bank", "cloth"))
    assert table.desk.cagnotte == 40

    # left with a win, the bank is for somebody else in this shoe, for the sum with which it began
    at.presses("l")
    at.holds(start + 19_60)
    expect(now).to_contain_text(es("banque-barred"))
    expect(at.page.get_by_text(es("banque-offered"), exact=True)).to_be_visible()
    expect(at.act("Bid")).to_have_count(0)
    assert axe(at.page) == []
    table.does("Iker", "Bid", amount="60.00")
    salon.deal(table.table)
    table.does("Iker", "HoldBank")

    # chips, by the keyboard: on both cloths at once and on the line, where half of it plays
    at.open_to("both")
    at.choose(10_00)
    at.spot("both").focus()
    at.page.keyboard.press("Enter")
    at.own("both", 10_00)
    at.page.keyboard.press("ArrowRight")
    expect(at.spot("first")).to_be_focused()
    at.page.keyboard.press("ArrowRight")
    at.page.keyboard.press("Enter")
    at.own("first-line", 10_00)
    salon.deal(table.table)
    at.own("first", 10_00)
    table.does("Iker", "DealCards")
    table.card("9S", "2C", "KD", "KH", "3H", "4H")
    at.shows(SECOND, DOWN)
    table.does("Brais", "LayDown")
    at.shows(FIRST, "nueve de picas y rey de corazones")
    table.does("Nerea", "AskCard")
    table.does("Iker", "GiveCard")
    table.card("KC")
    table.does("Iker", "AskCard")
    table.card("5S")
    at.holds(start + 19_60 + 5_00)
    assert axe(at.page) == []


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_a_bank_under_every_law(salon: Salon, visit: Visit, law: str) -> None:
    """From the award to what becomes of a bank that is left; the mode that the law has besides."""
    table = circle(salon, law)
    at = sits_down(salon, visit, table)
    mode = at.page.get_by_role("heading", name=es("banque-mode-limited"))
    expect(mode).to_be_visible()
    banks(table, at, 12)
    at.presses("h")
    eventually(at.page, lambda: table.desk.phase == "betting", "an announced bank")
    table.does("Maite", "PlaceBet", on="first", amount=table.text(4))
    table.does("Nerea", "PlaceBet", on="second-line", amount=table.text(4))
    salon.deal(table.table)
    at.act("DealCards").click()
    eventually(at.page, lambda: table.desk.phase == "dealing", "a deal")
    table.card("2S", "6S", "9D", "2H", "KH", "KC")
    table.does("Maite", "AskCard")
    at.act("LayDown").click()
    expect(at.number).to_have_text(came("bank", "bank"))
    won = table.worth(6)
    expect(at.bank).to_have_text(table.shown(table.worth(12) + won - table.desk.cagnotte))
    assert table.desk.cagnotte > 0
    at.act("LeaveBank").click()
    offered = es("banque-auctioned" if law == "boe-1977" else "banque-offered")
    expect(at.page.get_by_text(offered, exact=True)).to_be_visible()
    expect(at.act("Bid")).to_have_count(1 if law == "boe-1977" else 0)
    text = at.page.locator("main").inner_text()
    assert not re.findall(r"(?:banque|circle|console|event)-\w+", text), "everything has words"


@pytest.mark.slow
def test_a_free_bank_answers_for_every_stake(salon: Salon, visit: Visit) -> None:
    table = circle(salon, options={"mode": "free"})
    at = sits_down(salon, visit, table)
    expect(at.page.get_by_role("heading", name=es("banque-mode-free"))).to_be_visible()
    expect(at.page.get_by_text(es("banque-session-of", session=1, sessions=2))).to_be_visible()
    banks(table, at, 4)
    at.presses("h")
    eventually(at.page, lambda: table.desk.phase == "betting", "an announced bank")
    at.names("RaiseBank", "30,00")
    at.act("RaiseBank").click()
    expect(at.bank).to_have_text("50,00")
    expect(at.page.get_by_role("img", name=es("banque-cover-free", cloth=FIRST, covered="0,00"))).to_be_visible()


@pytest.mark.slow
def test_banco_on_both_cloths_is_called_with_a_key(salon: Salon, visit: Visit) -> None:
    table = circle(salon)
    at = sits_down(salon, visit, table)
    start = table.desk.chips[at.me]
    somebody_banks(table, "Iker", 6)
    at.open_to("first")
    at.presses("b")
    at.own("both", 30_00)
    at.holds(start - 30_00)
    salon.deal(table.table)
    expect(at.page.get_by_text(es("banque-goes-banco", who=es("table-you")))).to_be_visible()
    table.does("Iker", "DealCards")
    table.card("2S", "2C", "KD", "3H", "3D", "4H")

    # five on both cloths, the second of them not seen before the first is played; figures for the choice
    at.shows(FIRST, "dos de picas y tres de corazones")
    at.shows(SECOND, DOWN)
    expect(at.page.locator("[data-figures] [data-answer]")).to_have_count(2)
    at.presses("c")
    table.does("Iker", "GiveCard")
    table.card("4S")
    at.shows(SECOND, "dos de tréboles y tres de diamantes")
    at.presses("p")
    table.does("Iker", "AskCard")
    table.card("KH")
    at.holds(start + 30_00)


@pytest.mark.slow
def test_equal_bids_are_drawn_by_lot(salon: Salon, visit: Visit) -> None:
    table = circle(salon)
    at = sits_down(salon, visit, table)
    salon.deal(table.table)
    table.does("Iker", "Bid", amount="50.00")
    best = es("circle-best", who="Iker", amount="50,00")
    expect(at.page.get_by_text(best, exact=True)).to_be_visible()
    at.names("Bid", "50,00")
    at.act("Bid").click()
    eventually(at.page, lambda: table.desk.bids.get(at.me) == 50_00, "a bid")
    salon.deal(table.table)
    expect(at.page.get_by_text(es("banque-lots"), exact=True)).to_be_visible()
    salon.fall(table.table, at.me)
    expect(at.act("HoldBank")).to_be_visible()
    expect(at.bank).to_have_text("50,00")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone(salon: Salon, visit: Visit, theme: Literal["light", "dark"]) -> None:
    table = circle(salon)
    at = sits_down(salon, visit, table, size=PHONE, theme=theme)
    start = table.desk.chips[at.me]
    somebody_banks(table, "Iker", 8)
    at.open_to("both")
    at.choose(10_00)
    tap(at.field("both"))
    at.own("both", 10_00)
    assert at.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
    assert axe(at.page) == []
    salon.deal(table.table)
    table.does("Iker", "DealCards")
    table.card("9S", "2C", "KD", "KH", "3H", "4H")
    tap(at.act("LayDown"))
    table.does("Nerea", "AskCard")
    table.does("Iker", "GiveCard")
    table.card("2H")
    table.does("Iker", "StandPat")
    at.holds(start + 10_00)
    assert axe(at.page) == []


@pytest.mark.slow
def test_an_evening_with_company(salon: Salon, visit: Visit) -> None:
    """A guest banks some coups and plays some, at a table that runs by itself with bots at it."""
    running = {"auto": True, "physical": False, "seconds": 2.0, "bots": 7}
    table = salon.open(running=running, law="galicia-2007", game=GAME, minimum="5.00")
    at = AtCircle(salon, visit(salon, f"/table/{table}"), table)
    comes(at)
    me = at.me

    evening = Evening(at, me)
    for coups in (1, 2):
        eventually(at.page, lambda coups=coups: evening.banked(coups), "a coup with the bank")  # type: ignore[misc]
    for coups in (1, 2):
        eventually(at.page, lambda coups=coups: evening.played(coups), "a coup against a bank")  # type: ignore[misc]
    assert salon.audit().clean


class Evening:
    """A guest who says whatever there is to say, and counts the coups."""

    WORDS = ("LayDown", "AskCard", "GiveCard", "StandPat", "DealCards", "CutPack")

    def __init__(self, at: AtCircle, me: str) -> None:
        self.at, self.me = at, me
        self.coups: dict[int, bool] = {}

    def looks(self) -> Any:
        desk = self.at.salon.state(self.at.table).desk
        if desk.coup.results:
            self.coups.setdefault(desk.round, desk.bank is not None and desk.bank.banker == self.me)
        return desk

    def says(self, *kinds: str) -> None:
        """The first of these that may be said now; what is there one moment may be gone the next."""
        self.at.page.evaluate(
            """kinds => kinds.map(kind => document.querySelector(`[data-act=${kind}]:not([aria-disabled])`))
                .find(button => button)?.click()""",
            list(kinds),
        )

    def banked(self, coups: int) -> bool:
        self.looks()
        self.says(*self.WORDS, "HoldBank", "DepositBank", "Bid")
        return sum(self.coups.values()) >= coups

    def played(self, coups: int) -> bool:
        desk = self.looks()
        self.says("LeaveBank", *self.WORDS, "HoldBank")
        if desk.phase == "betting" and desk.bank.banker != self.me and self.me not in desk.stakes:
            self.at.page.evaluate(
                """document.querySelector('.felt [data-spot=both]:not([aria-disabled=true]) rect')
                    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"""
            )
        return list(self.coups.values()).count(False) >= coups


@pytest.mark.slow
def test_a_replay_draws_the_table(salon: Salon, visit: Visit) -> None:
    salon.account("auditor", "Aurora")
    table = circle(salon)
    while table.desk.bank is None:
        if table.awaits().kinds == ("AuctionBank",):
            somebody_banks(table, "Iker", 8)
        else:
            assert table.goes_on()
    table.does("Maite", "PlaceBet", on="both", amount="10.00")
    table.until("closed")
    laid = table.events() - 1
    table.does("Iker", "DealCards")
    table.card("9S", "2C", "KD", "KH", "3H", "4H")
    table.until("holding")
    page = visit(salon)
    sign_in(page, "Aurora")
    page.goto(f"{salon.url}/audit/{table.table}?seq={laid}")
    expect(page.locator(".felt [data-spot=both]")).to_have_accessible_name(re.compile("10,00"))
    page.goto(f"{salon.url}/audit/{table.table}?seq={table.events() - 1}")
    hand = page.locator(f'.felt [role="img"][aria-label^="{FIRST}: "]')
    expect(hand).to_have_attribute("aria-label", f"{FIRST}: nueve de picas y rey de corazones")


# -- the console -------------------------------------------------------------------------------------------------------


def test_every_mistake_has_words_in_every_language() -> None:
    for lang in languages():
        for report in REPORTS:
            fields = [f"console-field-{field}" for field in report.__struct_fields__ if field != "by"]
            for key in (f"console-act-{report.__name__}", *fields):
                assert has(key, lang), (lang, key)
        assert len({say(f"console-act-{report.__name__}", lang) for report in REPORTS}) == len(REPORTS)


@pytest.mark.slow
def test_every_mistake_is_previewed_at_the_console(salon: Salon, visit: Visit) -> None:
    salon.account("inspector", "Ignacio")
    table = circle(salon, "asturias-2011")
    while table.awaits().kinds != ("AuctionBank",):
        assert table.goes_on()
    somebody_banks(table, "Iker", 12)
    desk = Desk(salon, visit, table.table, "Ignacio")
    desk.previews("EarlyDraw")
    text = desk.page.locator("main").inner_text()
    assert not [report.__name__ for report in REPORTS if report.__name__ in text], "every report has its words"
    table.does("Maite", "PlaceBet", on="both", amount="20.00")
    salon.deal(table.table)
    table.does("Iker", "DealCards")
    table.card("2S")
    desk.previews("CardFaceUp", "CardsStuck", "CardOnFloor", "DealFault", "CardsDropped-first")
    if desk.mistake("SurplusCard").count():
        desk.previews("SurplusCard")
    table.card("6S", "2D", "KH", "KD", "3C")

    # the first cloth has to speak
    desk.previews("ClothExposed-first", "ClothExposed-second", "WrongHolder", "TooSlow-first", "AdviceGiven-first")
    desk.previews("AdviceGiven-bank", "Contradicted-card", "Contradicted-no", "Ruling-void", "Ruling-go-on")
    desk.previews("HandThrown-first", "HandThrown-bank", "CroupierThrows-second", "Miscalled-card", "Miscalled-no")
    desk.page.get_by_role("radio", name=es("console-act-Miscalled-no"), exact=True).click()
    expect(desk.page.locator(".preview ol")).to_contain_text(es("bet-first"))
    desk.applies("Miscalled-no")
    desk.previews("MistakeFound-first", "TooSlow-second")
    desk.applies("TooSlow-second")

    # it said no with a two; what is put right depends on its cards, and is done
    desk.previews("MistakeFound-first")
    desk.applies("MistakeFound-first")
    eventually(desk.page, lambda: table.desk.coup.due == ("first",), "a card that is made up for")
    table.card("4H")
    salon.act(holder(table, "second"), table.table, "StandPat")
    desk.previews("ThirdDropped-first", "CardMisgiven-second", "BankerMisannounces")
    desk.previews("Ruling-void")
    expect(desk.page.locator(".preview")).to_contain_text(es("event-CoupAnnulled", cause=es("event-cause-ruling")))
    desk.applies("Ruling-void")
    eventually(desk.page, lambda: table.desk.stakes == {}, "stakes that went back")

    # another coup, in which a card is not given
    table.does("Iker", "HoldBank")
    desk.previews("EarlyDraw")
    desk.applies("EarlyDraw")
    table.card("4D")
    table.does("Maite", "PlaceBet", on="first", amount="20.00")
    salon.deal(table.table)
    table.does("Iker", "DealCards")
    table.card("7S", "2C", "KC", "KS", "3H")
    salon.act(holder(table, "first"), table.table, "AskCard")
    desk.previews("CardOmitted-first")
    desk.applies("CardOmitted-first")
    missing = {report.__name__ for report in REPORTS} - desk.reported()
    assert missing <= {"WaiveEarly", "SurplusCard"}, "the director's, and one that not every law knows"


@pytest.mark.slow
def test_a_director_waives_cards_that_were_drawn_too_soon(salon: Salon, visit: Visit) -> None:
    salon.account("director", "Dolores")
    table = circle(salon)
    while table.awaits().kinds != ("AuctionBank",):
        assert table.goes_on()
    somebody_banks(table, "Iker", 12)
    salon.act("croupier", table.table, "EarlyDraw")
    table.card("4D")
    desk = Desk(salon, visit, table.table, "Dolores")
    desk.previews("WaiveEarly")
    desk.applies("WaiveEarly")
    eventually(desk.page, lambda: not table.desk.coup.held, "cards that are out of play")


@pytest.mark.slow
def test_a_surplus_card_where_the_law_knows_one(salon: Salon, visit: Visit) -> None:
    salon.account("croupier", "Carmen")
    for law in LAWS:
        table = circle(salon, law)
        while table.awaits().kinds != ("AuctionBank",):
            assert table.goes_on()
        somebody_banks(table, "Iker", 12)
        table.does("Maite", "PlaceBet", on="first", amount=table.text(2))
        salon.deal(table.table)
        table.does("Iker", "DealCards")
        table.card("2S")
        desk = Desk(salon, visit, table.table, "Carmen")
        desk.previews("CardsStuck")
        if desk.mistake("SurplusCard").count():
            desk.previews("SurplusCard")
            expect(desk.page.locator(".preview")).to_contain_text(es("event-SurplusFound"))
            return
    pytest.fail("no law knows a surplus card")


def holder(table: Circle, cloth: str) -> Any:
    """Who has the cards of a cloth."""
    return next(person for person in table.people.values() if person.id == table.desk.coup.holders[cloth])
