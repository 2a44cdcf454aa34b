"""The blackjack room: bets on boxes, hands split and doubled, insurance, others' stakes, three stages, a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from dealing import AtCards, Dealer, comes, sits
from fingers import tap
from playwright.sync_api import Locator, Page, expect
from test_axe import axe
from tools.chromium import DESKTOP, PHONE
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, euros, eventually, sign_in
from walking import from_table_to_table, sheet, walked

from novamas.cli.names import law_name
from novamas.server.roles import Person

START = 1_000_00
GALICIA = {"law": "galicia-2007", "game": "blackjack"}
COUNTING = 300_000  # milliseconds in which figures that take seconds are worked out on a busy machine
BESIDE = {"pairs": True, "accumulated": 20, "jackpot": 50}


class AtBlackjack(AtCards):
    """Somebody at a blackjack table, with company in the second box."""

    def __init__(self, salon: Salon, page: Page, table: str) -> None:
        super().__init__(salon, page, table)
        self.dealer = Dealer(salon, table)
        comes(self)
        self.maite = sits(salon, table, 2)

    def opens(self) -> None:
        """Up to the bets; whoever sits nearest to the shoe is asked to cut a new one."""
        self.dealer.opens()
        if self.dealer.awaits().kinds[:1] == ("CutPack",):
            self.decide("CutPack")
            eventually(self.page, lambda: not self.dealer.shoe.uncut, "the pack is cut")
            self.dealer.opens()
        self.open_to(self.first)

    @property
    def first(self) -> str:
        """One's own spot."""
        stages = self.page.locator('.felt [data-spot="box:1-1"]').count()
        return "box:1-1" if stages else "box:1"

    def act(self, kind: str) -> Locator:
        return self.page.locator(f'.decide [data-act="{kind}"]')

    def decide(self, kind: str) -> None:
        self.act(kind).first.click()

    def asked(self, *kinds: str) -> None:
        """What one is asked, and nothing else."""
        expect(self.act(kinds[0]).first).to_be_visible()
        offered = self.page.locator(".decide [data-act]")
        expect(offered).to_have_count(len(kinds))
        assert [each.get_attribute("data-act") for each in offered.all()] == list(kinds)

    def press(self, key: str, then: str) -> None:
        """A letter that answers what is asked now; the table has moved on."""
        expect(
            self.page.locator(f".decide .btn:not([aria-disabled=true]) kbd:text-is('{key.upper()}')")
        ).to_be_visible()
        self.page.keyboard.press(key)
        eventually(self.page, lambda: self.dealer.awaits().what == "card" or self.dealer.awaits().who != self.me, then)

    def lies_hand(self, said: str) -> None:
        """A hand as it is told to those who do not see it."""
        hands = self.page.get_by_role("list", name=es("box-hands"))
        expect(hands.get_by_role("listitem").filter(has_text=said)).to_have_count(1)

    def does(self, who: Person, kind: str, **fields: Any) -> None:
        self.salon.act(who, self.table, kind, **fields)

    def rests(self) -> None:
        """Maite lets everything pass until it is not hers to say any more."""
        while (now := self.dealer.awaits()).who == self.maite.id:
            self.does(self.maite, "PlayOn" if "PlayOn" in now.kinds else "Stay")


@pytest.fixture
def at(salon: Salon, visit: Visit) -> AtBlackjack:
    table = salon.open(**GALICIA, running=BY_HAND)
    return AtBlackjack(salon, visit(salon, f"/table/{table}"), table)


def test_a_pair_is_split_doubled_and_paid(at: AtBlackjack) -> None:
    page = at.page
    at.opens()
    at.choose(1000)
    at.field("box:1").click()
    at.lies({"box:1": 1000})
    at.button("table-double").click()
    at.lies({"box:1": 2000})
    page.keyboard.press("z")
    at.lies({"box:1": 1000})
    page.keyboard.press("x")
    at.lies({})
    at.field("box:1").click()
    at.lies({"box:1": 1000})
    at.does(at.maite, "PlaceBet", on="box:2", amount="10")

    # two eights against a six: what may be done, each with its letter and its article
    at.dealer.closes()
    at.dealer.card("8H", "9S", "6C", "8S", "9D")
    at.rests()
    at.lies_hand("ocho de corazones y ocho de picas. 16 · su turno")
    at.asked("Draw", "Stay", "SplitPair", "Surrender")
    expect(page.locator(".decide .cites")).to_contain_text("GAL07-03-050")
    at.press("s", "the pair is split")
    at.dealer.card("3C")
    at.lies_hand("ocho de corazones y tres de tréboles. 11 · su turno")
    expect(at.act("DoubleDown")).to_contain_text(es("box-do-DoubleDown", amount=euros(2000)))
    at.press("d", "the hand is doubled")
    at.holds(START - 3000)
    at.dealer.card("10D", "2H")
    at.lies_hand("21 · doblada")
    at.lies_hand("ocho de picas y dos de corazones. 10 · su turno")
    at.press("c", "a card is asked for")
    at.dealer.card("9H")
    at.lies_hand("19 · su turno")
    at.press("p", "the hand stands")
    at.rests()

    # the bank goes over: from right to left every hand is paid by itself
    at.watch_steps()
    at.dealer.card("KD", "QD")
    expect(at.number).to_have_text("26")
    expect(at.call).to_have_text("«La banca se pasa, con 26.»")
    at.has_been_paid()
    assert at.steps() == [
        ["Casilla 2: 18, gana", "Maite 10,00"],
        ["Casilla 1: 19, gana", "usted 10,00"],
        ["Casilla 1: 21, gana", "usted 20,00"],
    ]
    at.holds(START + 3000)

    # the same again with one key
    at.opens()
    page.keyboard.press("r")
    at.lies({"box:1": 1000})
    audited = at.salon.audit()
    assert audited.clean, audited.finding


def test_an_insurance_of_ones_own_choice(salon: Salon, visit: Visit) -> None:
    table = salon.open(law="euskadi-1996", game="blackjack", running=BY_HAND)
    page = visit(salon, f"/table/{table}")
    at = AtBlackjack(salon, page, table)
    at.opens()
    at.choose(2000)
    at.field("box:1").click()
    at.does(at.maite, "PlaceBet", on="box:2", amount="10")
    at.own("box:1", 2000)
    at.dealer.closes()
    at.dealer.card("KH", "9S", "AC", "6S", "9D")
    at.asked("Insure", "PlayOn")
    expect(at.act("Insure")).to_contain_text(euros(1000))
    page.get_by_role("slider").fill("500")
    at.decide("Insure")
    eventually(page, lambda: bool(at.salon.state(at.table).desk.insured), "the stake is insured")
    at.holds(START - 2500)
    at.rests()

    # sixteen against an ace: the chart of this table says what is best, and where it stands
    at.asked("Draw", "Stay", "DoubleDown")
    page.keyboard.press("h")
    chart = page.get_by_role("region", name=es("box-chart"))
    cell = page.locator("td[aria-current]")
    expect(cell).to_have_text(es("chart-draw"), timeout=COUNTING)
    expect(at.act("Draw")).to_contain_text(es("box-advised"))
    expect(chart.get_by_role("row").filter(has=cell).get_by_role("rowheader")).to_have_text("16")
    at.press("p", "the hand stands")
    at.rests()
    at.dealer.card("QS")
    expect(at.number).to_have_text("BJ")
    at.has_been_paid()
    at.holds(START - 2000 + 1000)


def test_stakes_on_the_hands_of_others(at: AtBlackjack) -> None:
    page = at.page
    at.opens()
    jon = at.salon.guest("g-jon", "Jon")
    at.does(jon, "Bring", amount="200")
    at.choose(1000)
    at.field("box:1").click()
    at.own("box:1", 1000)
    at.does(at.maite, "PlaceBet", on="box:2", amount="10")

    # one's own stake on another's hand waits for her; Jon's, who stands, waits for oneself
    at.field("box:2").click()
    expect(page.locator(".felt .asks")).to_have_text(es("box-waits"))
    at.does(at.maite, "Consent", box=2, guest=at.me, yes=True)
    expect(page.locator(".felt .asks")).to_have_count(0)
    at.does(jon, "PlaceBet", on="box:1", amount="5")
    at.asked("Consent", "Consent")
    expect(at.act("Consent").first).to_contain_text(es("box-do-Consent-yes", name="Jon"))
    at.press("s", "Jon is let in")
    at.spot("box:1").hover()
    expect(page.get_by_role("region", name=es("box-name", box=1))).to_contain_text(es("box-role-stands"))

    # her eleven is doubled: one is asked whether one follows; Jon does not on one's own
    at.dealer.closes()
    at.dealer.card("6H", "9S", "5C", "5D", "2D")
    at.rests()
    at.asked("Draw", "Stay", "DoubleDown", "Surrender")
    at.press("d", "one's own hand is doubled")
    at.does(jon, "Follow", yes=False)
    at.dealer.card("KC")
    at.does(at.maite, "DoubleDown")
    at.asked("Follow", "Follow")
    expect(at.act("Follow").first).to_contain_text(es("box-do-Follow-yes", amount=euros(1000)))
    at.decide("Follow")
    eventually(page, lambda: at.dealer.awaits().what == "card", "her card is due")
    at.holds(START - 4000)
    at.dealer.card("8C", "10C", "KS")
    at.has_been_paid()
    at.holds(START + 4000)
    assert at.salon.state(at.table).desk.chips[jon.id] == 205_00


# -- every law, every size ---------------------------------------------------------------------------------------------

TABLES: tuple[dict[str, Any], ...] = (
    {"law": "euskadi-1996", "game": "blackjack", "options": BESIDE},
    {"law": "euskadi-1996", "game": "triple-blackjack"},
    {"law": "boe-1977", "game": "blackjack"},
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[tuple[Salon, list[str]]]:
    """Tables where everybody is asked about insurance: hands, chips and a bank with an ace."""
    with Salon(tmp_path_factory.mktemp("blackjack"), client) as salon:
        yield salon, [dealt(salon, **opening) for opening in TABLES]


def dealt(salon: Salon, **opening: Any) -> str:
    table = salon.open(**opening, running=BY_HAND)
    dealer = Dealer(salon, table)
    currency = salon.house.table(table).currency
    unit = salon.state(table).desk.minimum // 10**currency.digits
    people = []
    for seat, name in enumerate(("Ana", "Leo"), start=1):
        people.append(salon.guest(f"g-{seat}-{table}", f"{name} {table}"))
        salon.act(people[-1], table, "Bring", amount=str(20 * unit))
        salon.act(people[-1], table, "Sit", seat=seat)
    dealer.opens()
    if dealer.awaits().kinds[:1] == ("CutPack",):
        salon.act(people[0], table, "CutPack")
        dealer.opens()
    for seat, person in enumerate(people, start=1):
        spot = f"box:{seat}-1" if opening["game"].startswith("triple") else f"box:{seat}"
        salon.act(person, table, "PlaceBet", on=spot, amount=str(unit))
    dealer.closes()
    dealer.card("8H", "9S", "AC", "8S", "KD")
    return table


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_every_law_is_drawn_and_walked(
    house: tuple[Salon, list[str]], visit: Visit, size: tuple[int, int], theme: str
) -> None:
    salon, tables = house
    for page, table in from_table_to_table(salon, visit, tables, size=size, theme=theme):
        expect(page.get_by_role("list", name=es("box-hands")).get_by_role("listitem")).to_have_count(3)
        assert set(walked(page)) == {each["spot"] for each in sheet(page, table)["spots"]}
        assert axe(page) == []


def test_three_stages_on_a_phone(salon: Salon, visit: Visit) -> None:
    table = salon.open(law="euskadi-1996", game="triple-blackjack", running=BY_HAND)
    page = visit(salon, f"/table/{table}", size=PHONE)
    at = AtBlackjack(salon, page, table)
    at.opens()
    for stage in (1, 2, 3):
        tap(at.field(f"box:1-{stage}"))
        at.own(f"box:1-{stage}", 500)
    at.does(at.maite, "PlaceBet", on="box:2-1", amount="10")
    at.dealer.closes()
    at.dealer.card("KH", "9S", "6C", "9H", "9D")
    at.rests()
    expect(page.locator(".tray")).to_have_count(0)
    tap(at.act("Stay"))
    eventually(page, lambda: at.dealer.awaits().who != at.me, "the hand stands")
    at.rests()

    # the bank plays three times from the same six: 18 loses, 19 ties, over wins
    for stage, cards, came, after in (
        (1, ("2C", "KC"), "18", START - 1000 + 500),
        (2, ("3C", "KS"), "19", START - 500 + 500),
        (3, ("KD", "QC"), "26", START + 1000),
    ):
        assert at.salon.state(table).desk.stage == stage
        at.dealer.card(*cards)
        expect(at.number).to_have_text(came)
        at.holds(after)
    expect(page.locator(".felt .name.own")).to_have_text("usted")
    assert axe(page) == []


# -- the console and the library ---------------------------------------------------------------------------------------


def test_the_console_deals_and_reports(salon: Salon, visit: Visit) -> None:
    salon.account("croupier", "Carmen")
    salon.account("director", "Delia")
    table = salon.open(law="euskadi-1996", game="blackjack", options=BESIDE, running=BY_HAND)
    page = visit(salon)
    sign_in(page, "Delia")
    page.goto(f"{salon.url}/console/{table}")
    page.get_by_role("button", name=es("console-act-SeedPot")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("250")
    dialog.get_by_role("button", name=es("console-act-SeedPot")).click()
    eventually(page, lambda: salon.state(table).desk.pot == 250_00, "the pot is filled")

    dealer = Dealer(salon, table)
    ana = sits(salon, table, 1, "Ana")
    dealer.opens()
    salon.act(ana, table, "CutPack")
    dealer.opens()
    salon.act(ana, table, "PlaceBet", on="box:1", amount="10")
    page = visit(salon)
    sign_in(page, "Carmen")
    page.goto(f"{salon.url}/console/{table}")
    following = page.get_by_role("region", name=es("console-next")).get_by_role("button")
    expect(following).to_have_text(re.compile(r"^\s*" + re.escape(es("console-act-CloseBetting"))))
    following.click()
    mishaps = page.get_by_role("region", name=re.compile(es("console-mishap")))
    mishaps.get_by_role("radio", name=es("console-act-CardFaceUp")).check()
    expect(mishaps.get_by_text(es("event-FaceUpFound"))).to_be_visible()
    mishaps.get_by_role("button", name=es("console-apply", what=es("console-outcome-CardFaceUp"))).click()
    eventually(page, lambda: salon.state(table).desk.faulty, "the card lies face up")
    for typed, came in (("7d", lambda: not salon.state(table).desk.faulty), ("kh", lambda: bool(hand(salon, table)))):
        expect(following).to_have_text(re.compile(re.escape(es("console-type-first"))))
        page.locator("h1").focus()
        page.keyboard.type(typed)
        expect(following).not_to_have_attribute("aria-disabled", "true")
        following.click()
        eventually(page, came, typed)
    assert hand(salon, table) == (25,)
    assert salon.state(table).desk.hands["1"].stakes[0].amount == 10_00
    expect(page.get_by_role("region", name=es("console-cloth"))).to_contain_text(euros(10_00))


def hand(salon: Salon, table: str) -> tuple[int, ...]:
    cards: tuple[int, ...] = salon.state(table).desk.hands["1"].cards
    return cards


@pytest.mark.slow
def test_the_library_has_the_charts(salon: Salon, visit: Visit) -> None:
    page = visit(salon, "/odds/triple-blackjack")
    page.get_by_text(es("library-charts-show", law=law_name("euskadi-1996", "es"))).click(timeout=COUNTING)
    chart = page.get_by_role("region", name=es("chart-hard"))
    expect(chart).to_be_visible(timeout=COUNTING)
    seventeen = chart.get_by_role("row").filter(has=page.get_by_role("rowheader", name="17", exact=True))
    expect(seventeen).to_have_text(re.compile(r"^17\s*(P\s*){10}$"))
    expect(page.get_by_role("region", name=es("chart-pairs")).get_by_role("row")).to_have_count(11)
