"""The dice room: a guest takes the dice, bets, throws a point and is paid; the console runs it and its accidents."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fingers import tap
from playwright.sync_api import Locator, Page, expect
from test_axe import axe
from tools.chromium import DESKTOP, PHONE
from tools.salon import BY_HAND, Salon
from visiting import AtTable, Visit, do_next, es, euros, eventually, sign_in, type_to, type_until
from walking import from_table_to_table, sheet, walked

START = 1_000_00
TABLES: tuple[tuple[str, dict[str, bool]], ...] = (
    ("boe-1977", {}), ("euskadi-1996", {}), ("euskadi-1996", {"half": True}), ("galicia-2007", {}),
    ("asturias-2011", {}),
)  # fmt: skip


class AtDice(AtTable):
    """Somebody at a dice table."""

    def opens(self) -> None:
        self.salon.deal(self.table)
        eventually(self.page, lambda: self.salon.state(self.table).desk.phase == "betting", "betting open")

    def throw(self, *dice: int) -> None:
        """No va más, and the dice come to rest; the page has shown all that follows."""
        self.salon.deal(self.table)
        expect(self.call).to_have_text("«Ya no va más.»")
        self.salon.fall(self.table, list(dice))
        expect(self.page.locator(".felt .total")).to_have_text(str(sum(dice)))

    def puck(self, point: int) -> None:
        expect(self.page.locator(".felt [data-puck]")).to_have_attribute("data-puck", str(point))

    def do(self, key: str) -> None:
        self.page.get_by_role("group", name=es("craps-dice")).get_by_role("button", name=es(key)).click()


@pytest.fixture
def seat(salon: Salon, visit: Visit) -> AtDice:
    table = salon.open(law="asturias-2011", game="craps", running=BY_HAND)
    page = visit(salon)
    page.get_by_role("button", name="Jugar como invitado").click()
    at = AtDice(salon, page, table)
    at.has_sat_down()
    at.holds(START)
    return at


def test_a_point_is_thrown_and_repeated(seat: AtDice) -> None:
    at, page, salon = seat, seat.page, seat.salon
    at.opens()
    at.puck(0)
    at.do("craps-take")
    expect(page.locator(".felt .whose")).to_have_text(es("craps-shooter", who="", you="yes"))
    expect(page.get_by_text(es("craps-bet-now"))).to_be_visible()

    # before the first throw there is no come, and the page says why
    expect(at.spot("come")).to_have_attribute("aria-disabled", "true")
    at.field("come").click(force=True)
    expect(at.refusal).to_be_visible()
    at.field("win").click()
    type_to(page, "5", at.spot("right-5"))
    page.keyboard.press("Enter")
    at.lies({"win": 500, "right-5": 500})
    expect(page.get_by_text(es("craps-yours"))).to_be_visible()

    # the point: the plaque lies on it, come and the odds of the win open, the line closes
    at.throw(4, 4)
    at.puck(8)
    at.open_to("come")
    expect(at.spot("win")).to_have_attribute("aria-disabled", "true")
    at.field("come").click()
    at.field("odds-win-8").click()
    at.lies({"win": 500, "right-5": 500, "come": 500, "odds-win-8": 500})
    expect(at.spot("odds-win-8")).to_have_accessible_name(re.compile(re.escape(es("craps-odds-limit", percent=100))))

    # a come bet goes on the box of its number
    at.throw(6, 4)
    at.lies({"win": 500, "right-5": 500, "come-10": 500, "odds-win-8": 500})
    expect(page.locator(".felt .news").first).to_have_text(es("event-BetsMoved", bets=1))
    at.field("odds-come-10").click()
    laid = {"win": 500, "right-5": 500, "come-10": 500, "odds-win-8": 500, "odds-come-10": 500}
    at.lies(laid)
    at.holds(START - sum(laid.values()))

    # the point is repeated: the line and its odds are paid, what is undecided stays
    at.watch_steps()
    at.throw(5, 3)
    at.has_been_paid()
    at.lies({"right-5": 500, "come-10": 500, "odds-come-10": 500})
    assert at.steps() == [["Win", "usted 5,00"], ["Asociada al win con punto 8", "usted 6,00"]]
    at.puck(0)
    at.holds(START - 1500 + 500 + 600)

    # the next round: the seven takes the numbers; what is gone can be laid again with one key
    at.opens()
    at.open_to("win")
    expect(page.get_by_role("heading", name=es("craps-last"))).to_be_visible()
    page.keyboard.press("r")
    at.lies({"win": 500, "right-5": 500, "come-10": 500, "odds-come-10": 500})
    at.throw(5, 2)
    at.lies({})
    at.holds(START - 1500 + 1100 + 500)
    audited = salon.audit()
    assert audited.clean, audited.finding


def test_the_last_throw_says_why(seat: AtDice) -> None:
    at, page = seat, seat.page
    at.opens()
    expect(page.get_by_role("button", name=es("craps-take"))).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_text(es("craps-bet-now"))).to_be_visible()
    at.field("win").click()
    at.field("field").click()
    at.lies({"win": 500, "field": 500})
    at.throw(6, 3)
    last = page.get_by_role("region", name=es("craps-last"))
    expect(last).to_contain_text(es("event-PointSet", point=9))
    last.get_by_role("button", name=f"+{euros(500)}").click()
    expect(page.get_by_role("heading", name=es("table-why-amount", amount=euros(500)))).to_be_visible()


def test_other_dice_are_asked_for_and_picked(seat: AtDice) -> None:
    at, page = seat, seat.page
    at.opens()
    at.do("craps-take")
    at.do("craps-ask")
    dice = page.get_by_role("group", name=es("craps-dice"))
    throw = dice.get_by_role("button", name=es("craps-pick"))
    expect(throw).to_have_attribute("aria-disabled", "true")
    for die in (3, 5):
        dice.get_by_role("button", name=es("craps-die", number=die)).click()
    throw.click()
    eventually(page, lambda: at.salon.state(at.table).desk.pair == (3, 5), "the dice that were picked")
    at.do("craps-pass")
    expect(page.locator(".felt .news").first).to_have_text("Usted rehúsa los dados.")
    assert at.salon.state(at.table).desk.shooter == ""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[tuple[Salon, list[str]]]:
    """A table of every law, and half a table, each with a point, with bets on boxes and with company."""
    with Salon(tmp_path_factory.mktemp("dice"), client) as salon:
        yield salon, [with_a_point(salon, law, options) for law, options in TABLES]


def with_a_point(salon: Salon, law: str, options: dict[str, bool]) -> str:
    table = salon.open(law=law, game="craps", options=options, running=BY_HAND)
    currency = salon.house.table(table).currency
    unit = salon.state(table).desk.minimum // 10**currency.digits
    ana = salon.guest(f"g-ana-{table}", f"Ana {table}")
    salon.act(ana, table, "Bring", amount=str(100 * unit))
    salon.deal(table)
    salon.act(ana, table, "TakeDice")
    salon.act(ana, table, "PlaceBet", on="win", amount=str(unit))
    salon.deal(table)
    salon.fall(table, [2, 4])
    for spot in ("come", "odds-win-6", "wrong-4"):
        salon.act(ana, table, "PlaceBet", on=spot, amount=str((22 if spot == "wrong-4" else 1) * unit))
    salon.deal(table)
    salon.fall(table, [5, 4])
    return table


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_every_law_is_drawn_and_walked(
    house: tuple[Salon, list[str]], visit: Visit, size: tuple[int, int], theme: str
) -> None:
    """Every bet of a law is reached by arrows and says what it is; of the odds of the lines, those of the point."""
    salon, tables = house
    for page, table in from_table_to_table(salon, visit, tables, size=size, theme=theme):
        expect(page.locator(".felt [data-puck]")).to_have_attribute("data-puck", "6")
        named = walked(page)
        for leaf in page.locator("[data-leaf]").all()[1:]:
            leaf.click()
            named |= walked(page)
            if leaf.get_attribute("data-leaf") == "numbers":
                expect(page.locator('.felt [data-pile="come-9"]')).to_be_attached()
        spots = {each["spot"] for each in sheet(page, table)["spots"]}
        always = {spot for spot in spots if not re.match(r"odds-(dont-)?win-", spot)}
        assert set(named) == always | {"odds-win-6", "odds-dont-win-6", "come-9"}
        assert all("paga " in name for name in named.values())
        assert len(set(named.values())) == len(named), "no two spots are called the same"
    assert axe(page) == []


def test_a_phone_takes_the_dice_with_a_thumb(salon: Salon, visit: Visit) -> None:
    table = salon.open(law="euskadi-1996", game="craps", running=BY_HAND)
    page = visit(salon, f"/table/{table}", size=PHONE)
    tap(page.get_by_role("button", name="Jugar como invitado"))
    at = AtDice(salon, page, table)
    at.has_sat_down()
    at.opens()
    tap(page.get_by_role("button", name=es("craps-take")))
    expect(page.get_by_text(es("craps-bet-now"))).to_be_visible()
    tap(at.field("dont-win"))
    at.lies({"dont-win": 500})
    at.throw(6, 6)
    at.lies({})
    at.holds(START)
    expect(page.locator(".felt .news").first).to_have_text(es("event-NullResult", bets=1, amount=euros(500)))
    assert axe(page) == []


ON_SCREEN = """() => {
  const dock = document.querySelector(".dock").getBoundingClientRect()
  const low = dock.left < innerWidth / 4 ? dock.top : innerHeight
  const right = dock.left < innerWidth / 4 ? innerWidth : dock.left
  return [...document.querySelectorAll(".felt .cloth [data-spot] rect")].filter((each) => {
    const { top, bottom, left, right: end } = each.getBoundingClientRect()
    return top < 0 || left < 0 || bottom > low + 1 || end > right + 1
  }).length
}"""


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "lying"])
def test_a_phone_shows_every_bet_without_scrolling(salon: Salon, visit: Visit, size: tuple[int, int]) -> None:
    """The cloth has a leaf for the lines, one for the numbers and one for the others; what one may do is in view."""
    table = salon.open(law="euskadi-1996", game="craps", running=BY_HAND)
    page = visit(salon, f"/table/{table}", size=size)
    page.get_by_role("button", name="Jugar como invitado").click()
    at = AtDice(salon, page, table)
    at.has_sat_down()
    at.opens()
    page.get_by_role("button", name=es("craps-take")).click()
    expect(page.get_by_text(es("craps-bet-now"))).to_be_visible()
    seen: set[str] = set()
    for leaf, on in (("lines", "dont-win"), ("numbers", "right-8"), ("others", "hard-8")):
        tab = page.get_by_role("tab", name=re.compile("^" + es(f"craps-leaf-{leaf}")))
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(tab).not_to_have_accessible_name(re.compile(es("table-leaf-lies")))
        expect(at.spot(on)).to_be_visible()
        eventually(page, lambda: page.evaluate(ON_SCREEN) == 0, f"all of {leaf} on the screen")
        seen |= {str(each.get_attribute("data-spot")) for each in page.locator(".felt .cloth [data-spot]").all()}
        at.field(on).click()
        expect(tab).to_have_accessible_name(re.compile(es("table-leaf-lies")))
        assert page.evaluate("scrollY") == 0
    assert {"win", "field", "wrong-4", "horn", "any-craps", "under-7"} <= seen
    bets = {"dont-win": 500, "right-8": 500, "hard-8": 500}
    eventually(page, lambda: salon.bets(table) == bets, "a bet on each leaf")
    at.own("hard-8", 500)
    assert axe(page) == []


# -- the console -------------------------------------------------------------------------------------------------------


class AtConsole:
    """Somebody who serves a dice table."""

    def __init__(self, salon: Salon, page: Page, name: str, table: str) -> None:
        self.salon, self.page, self.table = salon, page, table
        sign_in(page, name)
        page.goto(f"{salon.url}/console/{table}")
        expect(page.get_by_role("heading", level=1, name=re.compile(f"^Mesa {table}"))).to_be_visible()

    def next(self, name: str) -> None:
        do_next(self.salon, self.page, self.table, re.escape(name))

    @property
    def mishaps(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile(es("console-mishap")))

    def report(self, what: str, kind: str) -> None:
        """A mishap is chosen, what the law says about it is read, and it is applied."""
        sheet = self.mishaps
        sheet.get_by_role("radio", name=re.compile("^" + re.escape(what), re.IGNORECASE)).check()
        expect(sheet.get_by_text(es("console-will-happen"))).to_be_visible()
        applied = es(f"console-outcome-{kind}")
        sheet.get_by_role("button", name=es("console-apply", what=applied)).click()
        expect(sheet.get_by_text(es("console-applied", what=applied))).to_be_visible()

    def order(self, kind: str) -> None:
        """One of the other acts, from its form."""
        name = es(f"console-act-{kind}")
        self.page.get_by_role("region", name=es("console-acts")).get_by_role("button", name=name).click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=name).click()
        expect(dialog).to_be_hidden()


def test_the_console_throws_and_reports(salon: Salon, visit: Visit) -> None:
    salon.account("croupier", "Carmen")
    salon.account("inspector", "Ignacio")
    table = salon.open(law="euskadi-1996", game="craps", running=BY_HAND)
    ana = salon.guest("g-ana", "Ana")
    salon.act(ana, table, "Bring", amount="500")
    croupier = AtConsole(salon, visit(salon), "Carmen", table)
    page = croupier.page

    def phase() -> str:
        return str(salon.state(table).desk.phase)

    croupier.next(es("console-act-OpenBetting"))
    expect(page.get_by_role("region", name=es("console-next"))).to_contain_text("Tomar los dados")
    salon.act(ana, table, "TakeDice")
    salon.act(ana, table, "PlaceBet", on="win", amount="5")

    # rubbed dice, a throw that slid: the same bets, the same shooter, two breaches
    croupier.report(es("event-cause-rubbed"), "NoteBreach")
    croupier.next(es("console-act-CloseBetting"))
    croupier.report(es("event-cause-slid"), "VoidThrow")
    assert phase() == "betting"
    assert salon.state(table).desk.breaches == {ana.id: 2}

    # a short throw; then a die on the floor, for which the shooter picks another, and which is found again
    croupier.next(es("console-act-CloseBetting"))
    croupier.report(es("console-act-ShortThrow"), "ShortThrow")
    croupier.next(es("console-act-CloseBetting"))
    croupier.report(es("console-act-DiceOnFloor"), "DiceOnFloor")
    assert salon.state(table).desk.lost == (1,)
    salon.act(ana, table, "PickDice", dice=[2, 3])
    croupier.order("FoundDie")
    eventually(page, lambda: salon.state(table).desk.found == (1,), "the die is back")

    # physical dice, typed one after the other
    croupier.next(es("console-act-CloseBetting"))
    one = page.get_by_role("button", name=es("console-dice-face", number=2, face=1))
    expect(one).not_to_have_attribute("aria-disabled", "true")
    page.locator("h1").focus()
    type_until(page, "61", page.get_by_role("button", name=es("console-dice-face", number=2, face=1), pressed=True))
    croupier.next(es("console-confirm", value="6 + 1"))
    settled = page.get_by_role("region", name=re.compile("^" + es("console-settled", round=1)))
    expect(settled.get_by_role("listitem")).to_contain_text(["Win"])
    assert salon.state(table).desk.dice == (6, 1)
    assert salon.state(table).desk.chips[ana.id] == 505_00

    # the head of the table takes the right to throw away, and ends a round that nobody throws for
    inspector = AtConsole(salon, visit(salon), "Ignacio", table)
    inspector.order("DepriveShooter")
    eventually(page, lambda: salon.state(table).desk.deprived == (ana.id,), "the right to throw is gone")
    leo = salon.guest("g-leo", "Leo")
    salon.act(leo, table, "Bring", amount="500")
    croupier.next(es("console-act-OpenBetting"))
    eventually(page, lambda: phase() == "betting", "bets are taken")
    salon.act(leo, table, "PlaceBet", on="right-6", amount="6")
    salon.act(leo, table, "PassDice")
    inspector.order("AbandonRound")
    eventually(page, lambda: salon.bets(table) == {}, "every bet is back")
    today = page.get_by_role("region", name=es("console-today"))
    expect(today).to_contain_text(re.compile(es("event-cause-slid"), re.IGNORECASE))
    audited = salon.audit()
    assert audited.clean, audited.finding
