"""The room of the pokers against the house: own cards and backs, going on, discards, bets taken back, reports."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from dealing import AtCards, Dealer, comes, sits
from fingers import tap
from playwright.sync_api import Locator, Page, expect
from test_axe import axe
from tools import web
from tools.chromium import DESKTOP, PHONE
from tools.salon import BY_HAND, Salon
from visiting import Visit, asks_for_result, es, euros, eventually, sign_in
from walking import from_table_to_table, sheet, walked

from novamas.cli.names import law_name
from novamas.games import counts
from novamas.games.poker.pai_gow.house_way import house_way
from novamas.games.poker.pai_gow.setting import numbers
from novamas.kit.decider import CHANCE
from novamas.kit.words import say
from novamas.odds import kept
from novamas.server.roles import Person

LAW = "euskadi-1996"
START = 1_000_00
JACKPOT = {"jackpot": 20, "fed": 50}
COUNTING = 300_000  # milliseconds in which figures that take seconds are worked out on a busy machine


class Cards:
    """Whoever deals: every place gets the cards that it is meant to have, in whatever order the law deals them."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer

    @property
    def desk(self) -> Any:
        return self.dealer.salon.state(self.dealer.table).desk

    def deal(self, **cards: str) -> None:
        """By places ("box1", "bank", "common"), until somebody has to answer."""
        left = {place.removeprefix("box"): text.split() for place, text in cards.items()}
        while self.desk.phase == "closed" and self.desk.due and self.dealer.awaits().who == CHANCE:
            self.dealer.card(left[self.desk.due[0][0]].pop(0))
        assert not any(left.values()), f"cards that nobody was dealt: {left}"


class AtPoker(AtCards):
    """Somebody at a poker table, with company in the second box."""

    def __init__(self, salon: Salon, page: Page, table: str) -> None:
        super().__init__(salon, page, table)
        self.dealer = Dealer(salon, table)
        self.cards = Cards(self.dealer)
        comes(self)
        self.maite = sits(salon, table, 2)

    def opens(self, spot: str) -> None:
        self.dealer.opens()
        while "CutPack" in (now := self.dealer.awaits()).kinds:
            if now.who == self.me:
                self.act("CutPack").click()
                eventually(self.page, lambda: "CutPack" not in self.dealer.awaits().kinds, "the deck is cut")
            else:
                self.does(self.maite, "CutPack")
            self.dealer.opens()
        self.open_to(spot)

    def act(self, kind: str) -> Locator:
        return self.page.locator(f'.decide [data-act="{kind}"]')

    def asked(self, *kinds: str) -> None:
        expect(self.act(kinds[0]).first).to_be_visible()
        offered = self.page.locator(".decide [data-act]")
        expect(offered).to_have_count(len(kinds))
        assert sorted(str(each.get_attribute("data-act")) for each in offered.all()) == sorted(kinds)

    def press(self, key: str, then: str) -> None:
        """A letter that answers what is asked now; it is not one's own turn any more."""
        expect(
            self.page.locator(f".decide .btn:not([aria-disabled=true]) kbd:text-is('{key.upper()}')")
        ).to_be_visible()
        self.page.keyboard.press(key)
        eventually(self.page, lambda: self.desk.phase != "closed" or self.dealer.awaits().who != self.me, then)

    @property
    def desk(self) -> Any:
        return self.cards.desk

    @property
    def hands(self) -> Locator:
        """The hands as they are told to those who do not see them."""
        return self.page.get_by_role("list", name=es("box-hands")).get_by_role("listitem")

    def told(self, said: str) -> None:
        expect(self.hands.filter(has_text=said)).to_have_count(1)

    def does(self, who: Person, kind: str, **fields: Any) -> None:
        self.salon.act(who, self.table, kind, **fields)


def table_of(salon: Salon, visit: Visit, game: str, options: dict[str, Any] | None = None, **how: Any) -> AtPoker:
    table = salon.open(law=LAW, game=game, options=options or {}, running=BY_HAND)
    return AtPoker(salon, visit(salon, f"/table/{table}", **how), table)


def test_three_cards_go_on_and_are_paid(salon: Salon, visit: Visit) -> None:
    at = table_of(salon, visit, "three-card-poker")
    page = at.page
    at.opens("ante:1")
    at.choose(1000)
    at.field("par-plus:1").click()
    at.field("ante:1").click()
    at.lies({"par-plus:1": 1000, "ante:1": 1000})
    at.does(at.maite, "PlaceBet", on="ante:2", amount="10")
    at.dealer.closes()
    at.cards.deal(box1="KH KS 4D", box2="2C 5D 9H", bank="QS 7D 3C")

    # one's own cards lie open to oneself alone, with what they make; everybody else's are backs
    at.told("Casilla 1, usted: rey de corazones, rey de picas y cuatro de diamantes. pareja de K · su turno")
    at.told("Casilla 2, Maite: carta boca abajo, carta boca abajo y carta boca abajo.")
    at.told("Banca: carta boca abajo, carta boca abajo y carta boca abajo.")
    marked = page.get_by_role("row").filter(has_text=es("poker-kind-pair").capitalize())
    expect(marked).to_have_attribute("aria-current", "true")
    expect(marked).to_contain_text("1 a 1")
    at.asked("Go", "Fold")
    expect(at.act("Go")).to_contain_text(euros(1000))
    expect(page.locator(".decide .cites")).to_contain_text("EUS96-15-048")
    expect(at.act("Go")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("v")
    at.own("ante:1", 1000)
    at.holds(START - 3000)

    # the bank plays with a queen: ante and second bet win, Par Plus by the pair; the hand given up is never shown
    at.watch_steps()
    at.does(at.maite, "Fold")
    expect(at.call).to_have_text("«La banca juega, con carta mayor.»")
    at.has_been_paid()
    assert at.steps() == [
        ["Casilla 1: pareja, gana", "usted 20,00"],
        ["Par Plus en la casilla 1: pareja, gana", "usted 10,00"],
    ]
    at.holds(START + 3000)
    at.told("Casilla 2, Maite: carta boca abajo, carta boca abajo y carta boca abajo. se retira")
    at.told("Banca: dama de picas, siete de diamantes y tres de tréboles. carta mayor de Q · juega")

    # the same again with one key
    at.opens("ante:1")
    page.keyboard.press("r")
    at.lies({"par-plus:1": 1000, "ante:1": 1000})
    audited = salon.audit()
    assert audited.clean, audited.finding


def test_a_bet_is_taken_back_at_trijoker(salon: Salon, visit: Visit) -> None:
    at = table_of(salon, visit, "trijoker")
    page = at.page
    at.opens("three-bets:1")
    at.field("three-bets:1").click()
    together = {f"bet-{n}:1": 500 for n in ("one", "two", "three")}
    eventually(page, lambda: salon.bets(at.table) == together, "three bets as one")
    expect(page.locator(".felt .sent")).to_have_count(0)
    page.keyboard.press("d")
    eventually(page, lambda: set(salon.bets(at.table).values()) == {1000}, "all three doubled")
    expect(page.locator(".felt .sent")).to_have_count(0)
    page.keyboard.press("x")
    eventually(page, lambda: salon.bets(at.table) == {}, "all three back")
    at.field("three-bets:1").click()
    eventually(page, lambda: salon.bets(at.table) == together, "three bets as one")
    at.dealer.closes()
    at.cards.deal(box1="JH 4S 9D", left="JS", right="2C")
    at.asked("LeaveBet", "WithdrawBet")
    at.told("Cartas comunes: carta boca abajo y carta boca abajo")
    expect(at.act("WithdrawBet")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("r")
    eventually(page, lambda: at.desk.stage == "second", "the first bet is back")
    at.holds(START - 1000)
    at.told("Cartas comunes: jota de picas y carta boca abajo")
    expect(at.call).to_have_text("«Carta común: J♠.»")
    expect(at.act("LeaveBet")).not_to_have_attribute("aria-disabled", "true")
    at.press("d", "the second stays")
    expect(at.number).to_have_text("2♣")
    at.has_been_paid()
    at.holds(START + 1000)


def test_cards_are_changed_and_a_jackpot_grows(salon: Salon, visit: Visit) -> None:
    at = table_of(salon, visit, "poker-draw", JACKPOT)
    page = at.page
    salon.act("director", at.table, "SeedPot", amount="2500")
    expect(page.locator(".felt .pot")).to_contain_text(euros(2500_00))
    at.opens("ante:1")
    at.choose(1000)
    at.field("ante:1").click()
    at.own("ante:1", 1000)
    at.field("jackpot:1").click()  # the house has fixed it, whatever chip was chosen
    at.lies({"ante:1": 1000, "jackpot:1": 100})
    at.dealer.closes()
    at.cards.deal(box1="KH KS 4D 7C 2S", bank="8S 8D 3C 5H JD")
    at.asked("Go", "Fold")
    expect(at.act("Go")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("v")

    # two cards go, chosen by hand and by number; nobody looks at the rest until all is turned over
    throw = at.act("Discard")
    expect(throw).to_contain_text(es("box-do-Discard", count=0))
    page.get_by_role("button", name="4: siete de tréboles").click()
    page.keyboard.press("5")
    expect(throw).to_contain_text(es("box-do-Discard", count=2))
    page.keyboard.press("3")  # the first of too many is let go again
    expect(page.get_by_role("button", name="4: siete de tréboles")).to_have_attribute("aria-pressed", "false")
    throw.click()
    at.told("Casilla 1, usted: carta boca abajo, carta boca abajo y carta boca abajo. va")
    assert at.desk.thrown == {"1": 2}
    at.cards.deal(box1="KD 9C", bank="4C QH")
    at.has_been_paid()
    at.told("trío de K · gana")
    at.holds(START + 1000 + 2 * 2000 - 100)
    expect(page.locator(".felt .pot")).to_contain_text(euros(2500_50))


def test_a_card_is_bought_on_a_phone(salon: Salon, visit: Visit) -> None:
    at = table_of(salon, visit, "poker-no-draw", {"insurance": 50}, size=PHONE)
    at.opens("ante:1")
    tap(at.field("ante:1"))
    at.own("ante:1", 500)
    at.field("insurance:1").tap()
    at.lies({"ante:1": 500, "insurance:1": 250})
    at.dealer.closes()
    at.cards.deal(box1="AH KS 4D 7C 2S", bank="QS QD 3C 5H JD")
    at.told("jota de diamantes")
    at.asked("BuyCard", "Go", "Fold")
    buy = at.act("BuyCard")
    expect(buy).to_have_attribute("aria-disabled", "true")
    tap(at.page.get_by_role("button", name="5: dos de picas"))
    expect(buy).to_contain_text(euros(500))
    tap(buy)
    eventually(at.page, lambda: bool(at.desk.due), "another card is due")
    at.holds(START - 1250)
    at.cards.deal(box1="AD")
    at.told("pareja de A · su turno")
    tap(at.act("Go"))
    at.holds(START - 1250 + 2 * 500 + 1000)  # two aces beat two queens: ante and second bet are paid even
    assert at.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
    assert axe(at.page) == []


def test_two_hands_are_set_and_settled(salon: Salon, visit: Visit) -> None:
    at = table_of(salon, visit, "pai-gow-poker", {"players_bank": False})
    page = at.page
    expect(page.get_by_role("row").filter(has_text="Alta igual")).to_contain_text("empata")
    expect(page.get_by_text(es("poker-commission"))).to_be_visible()
    at.opens("wager:1")
    at.choose(1000)
    at.field("wager:1").click()
    at.lies({"wager:1": 1000})
    at.does(at.maite, "PlaceBet", on="wager:2", amount="10")
    at.dealer.closes()
    salon.fall(at.table, [1, 1, 1])  # counted from the bank: the second box is dealt first
    at.told(f"{es('poker-dice', dice='1 + 1 + 1', total=3)} {es('poker-first', box='2')}")
    expect(at.call).to_have_text("«Los dados suman 3.»")
    at.cards.deal(box1="KH KS AD QC 9S 4D JOKER1", box2="AS 3D 5C 7H 9D JC KD", bank="AH AC QH 8S 6D 4C 2S")
    at.told("Casilla 2, Maite: carta boca abajo, carta boca abajo")

    # two cards are chosen, and what both hands make is said beforehand
    at.asked("SetHand")
    choose = at.act("SetHand")
    expect(choose).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="3: as de diamantes").click()
    page.keyboard.press("7")
    check = page.locator(".decide .check")
    expect(check).to_have_text(es("poker-set-wrong"))
    choose.click()
    expect(choose).to_contain_text(es("box-do-SetHand-sure"))
    assert "1" not in at.desk.low, "a hand that is set wrongly is asked about again"
    page.keyboard.press("h")
    expect(check).to_have_text("Alta: pareja de A. Baja: pareja de K. Bien compuesta.")
    page.keyboard.press("c")
    eventually(page, lambda: "1" in at.desk.low and at.desk.low["1"].value == (1, 2), "both hands are set")
    at.does(at.maite, "SetHand", low=[1, 3])
    at.has_been_paid()
    at.told("pareja de A / pareja de K · gana")
    paid = page.locator(".steps li")
    expect(paid).to_have_count(2)
    expect(paid.first).to_contain_text("Casilla 1: alta mayor, baja mayor, gana")
    expect(paid.first).to_contain_text("9,50")  # the house keeps 5 %
    expect(paid.last).to_contain_text("Casilla 2: mal compuesta, pierde")
    expect(page.locator("td[aria-current=true]")).to_have_text("gana")
    at.holds(START + 950)
    audited = salon.audit()
    assert audited.clean, audited.finding


def test_the_bank_is_offered_and_held_on_a_phone(salon: Salon, visit: Visit) -> None:
    at = table_of(salon, visit, "pai-gow-poker", size=PHONE)
    page = at.page
    take = at.act("AcceptBank")
    while "CutPack" in (now := at.dealer.awaits()).kinds or now.who != at.me:
        if now.who == at.me:
            tap(at.act("CutPack"))
            eventually(page, lambda: "CutPack" not in at.dealer.awaits().kinds, "the deck is cut")
        at.dealer.opens()
    expect(take).to_contain_text(euros(100_00))
    cover = page.get_by_role("textbox", name=re.compile(re.escape(es("poker-bank-cover"))))
    cover.fill("4")
    expect(cover).to_have_attribute("aria-invalid", "true")
    expect(take).to_have_attribute("aria-disabled", "true")
    assert axe(page) == []
    cover.fill("50")
    tap(take)
    eventually(page, lambda: at.desk.bank.holder == at.me, "the bank is taken")
    at.holds(START - 50_00)
    at.told(es("poker-holds-bank", amount=euros(50_00)))
    at.dealer.opens()
    at.does(at.maite, "PlaceBet", on="wager:2", amount="10")
    at.dealer.closes()
    salon.fall(at.table, [1, 2, 3])
    at.cards.deal(box1="KH KS AD QC 9S 4D 2C", box2="KD KC AH QD 9D 4C 2S", bank="3H 5C 7H 8S 6S JC 10S")
    tap(page.get_by_role("button", name="3: as de diamantes"))
    tap(page.get_by_role("button", name="4: dama de tréboles"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
    assert axe(page) == []
    tap(at.act("SetHand"))
    eventually(page, lambda: at.dealer.awaits().who == at.maite.id, "the next hand is set")
    at.does(at.maite, "SetHand", low=[3, 4])
    at.holds(START + 10_00 + 5_00)  # a copy of both hands is the bank's, and the house loses its own bet against it
    assert salon.audit().clean


def test_the_hint_sets_as_the_house_does() -> None:
    hands = json.loads((web.WEB / "src/games/poker/houseway.fixture.json").read_text())
    assert len(hands) > 150
    for cards, low in hands:
        assert numbers(cards, house_way(cards)[1]) == tuple(low), cards


# -- every game, every size --------------------------------------------------------------------------------------------

GAMES: tuple[dict[str, Any], ...] = (
    {"game": "three-card-poker"},
    {"game": "texas-poker"},
    {"game": "trijoker"},
    {"game": "poker-draw", "options": JACKPOT},
    {"game": "poker-no-draw", "options": {**JACKPOT, "insurance": 50}},
    {"game": "pai-gow-poker", "options": {"players_bank": False}},
)
MAIN = {"trijoker": ("three-bets", "15"), "pai-gow-poker": ("wager", "5")}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[tuple[Salon, list[str]]]:
    """Tables where somebody is asked: hands, chips and whatever lies open."""
    with Salon(tmp_path_factory.mktemp("poker"), client) as salon:
        yield salon, [dealt(salon, **opening) for opening in GAMES]


def dealt(salon: Salon, **opening: Any) -> str:
    table = salon.open(law=LAW, **opening, running=BY_HAND)
    dealer = Dealer(salon, table)
    people = [salon.guest(f"g-{seat}-{table}", f"{name} {table}") for seat, name in enumerate(("Ana", "Leo"), start=1)]
    for seat, person in enumerate(people, start=1):
        salon.act(person, table, "Bring", amount="200")
        salon.act(person, table, "Sit", seat=seat)
    dealer.opens()
    while "CutPack" in dealer.awaits().kinds:
        salon.act(people[0], table, "CutPack")
        dealer.opens()
    for seat, person in enumerate(people, start=1):
        spot, amount = MAIN.get(opening["game"], ("ante", "5"))
        salon.act(person, table, "PlaceBet", on=f"{spot}:{seat}", amount=amount)
    dealer.closes()
    while (now := dealer.awaits()).who == CHANCE:
        if now.what == "dice":
            salon.fall(table, [1, 2, 3])
        else:
            dealer.any_card()
    return table


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_every_game_is_drawn_and_walked(
    house: tuple[Salon, list[str]], visit: Visit, size: tuple[int, int], theme: str
) -> None:
    salon, tables = house
    for page, table in from_table_to_table(salon, visit, tables, size=size, theme=theme):
        hands = page.get_by_role("list", name=es("box-hands")).get_by_role("listitem")
        expect(hands.filter(has_text=re.compile("^Casilla"))).to_have_count(2)
        for hand in hands.filter(has_text=re.compile("^Casilla")).all():
            assert re.search(r": (carta boca abajo(, | y |\. ?))+", hand.inner_text()), hand.inner_text()
        assert set(walked(page)) == {each["spot"] for each in sheet(page, table)["spots"]}
        assert axe(page) == []


# -- the console and the library ---------------------------------------------------------------------------------------


def test_the_console_reports_cards_and_mistakes(salon: Salon, visit: Visit) -> None:
    salon.account("croupier", "Carmen")
    table = salon.open(law=LAW, game="trijoker", running=BY_HAND)
    dealer = Dealer(salon, table)
    ana = sits(salon, table, 1, "Ana")
    dealer.opens()
    while "CutPack" in dealer.awaits().kinds:
        salon.act(ana, table, "CutPack")
        dealer.opens()
    salon.act(ana, table, "PlaceBet", on="three-bets:1", amount="15")
    dealer.closes()
    Cards(dealer).deal(box1="2H 4S 9D", left="QS", right="?")
    page = visit(salon)
    sign_in(page, "Carmen")
    page.goto(f"{salon.url}/console/{table}")
    mishaps = page.get_by_role("region", name=re.compile(es("console-mishap")))
    place = f"{es('console-act-CardShown')}: {es('value-place-right')}"
    mishaps.get_by_role("radio", name=place).check()
    expect(mishaps.get_by_text(es("event-ExposureReported"))).to_be_visible()
    mishaps.get_by_role("button", name=es("console-apply", what=es("console-outcome-CardShown"))).click()
    eventually(page, lambda: salon.state(table).desk.shown is not None, "a card lies open")

    # nobody had seen it: the croupier types what it is, and a low one changes nothing
    following = page.get_by_role("region", name=es("console-next")).get_by_role("button")
    asks_for_result(page)
    page.locator("h1").focus()
    page.keyboard.type("3c")
    expect(following).not_to_have_attribute("aria-disabled", "true")
    following.click()
    eventually(page, lambda: salon.state(table).desk.shown is None, "it is read")
    assert salon.state(table).desk.phase == "closed"

    # a mistake in the deal: what it does is shown before it is done
    mishaps.get_by_role("radio", name=re.compile(es("event-cause-number"), re.IGNORECASE)).check()
    expect(mishaps.get_by_text("15,00").first).to_be_visible()
    mishaps.get_by_role("button", name=es("console-apply", what=es("console-outcome-Misdeal"))).click()
    eventually(page, lambda: salon.state(table).desk.phase == "idle", "the round is void")
    assert salon.state(table).desk.chips[ana.id] == 900_00
    assert salon.audit().clean


def test_the_library_shows_how_the_house_reads_a_doubtful_text(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/odds/trijoker")
    best = page.get_by_role("row", name=re.compile(es("choice-best-play"))).first
    expect(best).to_contain_text("15,08", timeout=COUNTING)  # what the command prints by default, before the letter
    page.get_by_text(es("library-side-literal"), exact=True).click()
    expect(best).to_contain_text("−87,72")
    expect(page.get_by_text(es("library-measure-literal"))).to_be_visible()


def test_odds_that_take_minutes_come_counted(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/odds/poker-draw")
    best = page.get_by_role("row", name=re.compile(es("choice-best-play"))).first
    expect(best).to_contain_text("3,12 %")
    page.get_by_text(es("library-side-corrected"), exact=True).click()
    expect(best).to_contain_text("−9,75 %")  # a second bet of one ante
    expect(page.get_by_role("note")).to_have_count(0)
    page.get_by_text(es("library-charts-show", law=law_name(LAW, "es"))).click()
    chart = page.get_by_role("region", name=es("chart-draw-hands"))
    expect(chart.get_by_role("row").filter(has_text=es("chart-part-hand-three"))).to_contain_text(es("chart-go-2"))


@pytest.fixture
def uncounted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if nothing had come counted, and nobody had counted anything on this machine."""
    monkeypatch.setattr(kept, "COUNTED", tmp_path / "package")
    monkeypatch.setenv("NOVAMAS_CACHE", str(tmp_path / "cache"))
    counts.forget()
    yield
    counts.forget()


@pytest.mark.usefixtures("uncounted")
def test_odds_that_nobody_has_counted_say_how_to_get_them(salon: Salon, visit: Visit) -> None:
    for lang in ("es", "en", "gl", "eu"):
        page = visit(salon, "/odds/poker-draw", size=PHONE, lang=lang)
        expect(page.get_by_role("note")).to_have_text(say("compare-uncounted", lang, game="poker-draw"))
        expect(page.get_by_role("table")).to_have_count(0)
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"

    at = table_of(salon, visit, "poker-draw")
    at.page.get_by_role("button", name=es("box-figures")).click()
    note = at.page.get_by_role("note")
    expect(note).to_have_text(es("odds-waits", seconds=200, command=f"novamas odds poker-draw --law {LAW}"))
    expect(at.page.get_by_role("button", name=es("box-hint"))).to_have_count(0)
    assert axe(at.page) == []


def test_the_library_has_the_chart(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/odds/three-card-poker")
    page.get_by_text(es("library-charts-show", law=law_name(LAW, "es"))).click(timeout=COUNTING)
    chart = page.get_by_role("region", name=es("chart-go-from"))
    expect(chart.get_by_role("row").first).to_contain_text("≥ Q-", timeout=COUNTING)
    expect(chart.get_by_role("row")).to_have_count(2)
