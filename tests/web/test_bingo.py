"""The bingo hall: a guest buys a card, hears the balls, sings, and is told at the end what the game came to."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fingers import tap
from playwright.sync_api import Page, expect
from test_axe import axe
from tools import pace
from tools.chromium import PHONE
from tools.salon import BY_HAND, Salon
from visiting import Visit, es, euros, eventually

PRICE = 5_00
START = 1_000_00
COMPANY = 12
SCRIPT = Path(__file__).parents[2] / "examples" / "check_draw.py"


class AtBingo:
    """Somebody in a hall in which the balls are drawn by hand."""

    def __init__(self, salon: Salon, page: Page) -> None:
        self.salon, self.page = salon, page
        self.table = salon.open(law="euskadi-1996", game="bingo", running=BY_HAND)
        page.goto(f"{salon.url}/table/{self.table}")
        page.get_by_role("button", name="Jugar como invitado").click()
        expect(page.locator(".mine")).to_be_visible()

    @property
    def phase(self) -> str:
        return self.salon.state(self.table).desk.phase

    @property
    def next_act(self) -> str:
        return type(self.salon.house.table(self.table).live.staff_command()).__name__

    def until(self, phase: str) -> None:
        """The staff does what comes next until the game is there."""
        while self.phase != phase:
            self.salon.deal(self.table)

    def buy(self, cards: int) -> None:
        self.page.get_by_label(es("bingo-cards"), exact=True).fill(str(cards))
        buying = self.page.locator("[data-act=BuyCards]")
        expect(buying).to_contain_text(euros(cards * PRICE))
        buying.click()
        expect(self.page.locator(".mine .how")).to_contain_text(es("bingo-own", count=cards))

    def numbers(self) -> list[list[int]]:
        """What stands on the first of one's own cards, line by line, as the page shows it."""
        lines = self.page.locator(".mine li").first.get_by_role("row").all()
        return [[int(number) for number in re.findall(r"\d+", line.inner_text())] for line in lines]

    def ball(self, number: int) -> None:
        self.until("drawing")
        self.salon.fall(self.table, number)
        ball = self.page.locator(".hall .ball")
        expect(ball).to_have_text(str(number))

    def until_sung(self, what: str) -> None:
        """What was sung is checked on the screen of the hall, and the game goes on."""
        eventually(self.page, lambda: bool(self.salon.state(self.table).desk.songs), f"a {what} sung")
        while self.next_act not in ("DrawBall", "CheckMaterial", "OpenSale"):
            self.salon.deal(self.table)

    def way(self, way: str) -> None:
        self.page.get_by_role("radio", name=es(f"bingo-way-{way}"), exact=True).check()

    @property
    def told(self) -> str:
        said = self.page.locator(".said .tally")
        return said.inner_text() if said.count() else ""


@pytest.fixture
def hall(salon: Salon, visit: Visit) -> AtBingo:
    return AtBingo(salon, visit(salon))


def test_a_game_is_told_when_it_is_over(hall: AtBingo) -> None:
    """A line is won on the way, and no ball before the last says that anything was lost."""
    hall.until("sale")
    expect(hall.page.locator("[data-act=BuyCards]")).to_have_class(re.compile("primary"))
    hall.buy(1)
    hall.way("sings")
    first, *others = hall.numbers()
    assert [len(line) for line in (first, *others)] == [5, 5, 5]
    for number in first:
        hall.ball(number)
        assert hall.told == ""
    hall.until_sung("line")
    assert hall.told == ""
    for number in [number for line in others for number in line]:
        hall.ball(number)
        assert hall.told == ""
    hall.until_sung("bingo")
    hall.until("idle")
    expect(hall.page.locator(".said .tally")).to_contain_text(es("table-tally-staked", amount=euros(PRICE)))
    won = 50 + 275  # a tenth of what one card brought in, and 55 % of it
    expect(hall.page.locator(".said .net")).to_have_text(es("table-tally-lost", amount=euros(PRICE - won)))
    expect(hall.page.locator(".bar .purse:visible")).to_contain_text(euros(START - PRICE + won))
    assert axe(hall.page) == []


def test_a_card_is_marked_by_hand_on_a_phone(salon: Salon, visit: Visit) -> None:
    hall = AtBingo(salon, visit(salon, size=PHONE))
    hall.until("sale")
    hall.buy(2)
    hall.way("hand")
    line = hall.numbers()[0]
    for number in line:
        hall.ball(number)
    card = hall.page.locator(".mine li").first
    for number in line:
        tap(card.get_by_role("button", name=str(number), exact=True))
    for number in line:
        expect(card.get_by_role("button", name=str(number), exact=True)).to_have_attribute("aria-pressed", "true")
    sing = card.locator("[data-act=SingLine]")
    expect(sing).to_be_in_viewport()
    expect(hall.page.locator(".hall .ball")).to_be_in_viewport()
    tap(sing)
    hall.until_sung("line")
    assert hall.told == ""
    assert axe(hall.page) == []


def test_a_game_in_a_full_hall(salon: Salon, visit: Visit) -> None:
    """Company buys and sings by itself; the page sings for whoever lets it, and tells what the game came to."""
    table = salon.open(law="euskadi-1996", game="bingo", running={"auto": True, "seconds": 20.0, "bots": COMPANY})
    page = visit(salon, f"/table/{table}")
    page.get_by_role("button", name="Jugar como invitado").click()
    page.locator("[data-act=BuyCards]").click()
    expect(page.locator(".mine li")).to_have_count(3)
    seen: set[str] = set()

    def over() -> bool:
        """Whoever has heard a ball says that the next may come."""
        pace.press(page, pace.READY)
        seen.add(page.locator(".hall .ball").inner_text())
        return page.locator(".said .net").is_visible()

    eventually(page, lambda: salon.state(table).desk.phase == "drawing" or over(), "the first ball")
    desk = salon.state(table).desk
    assert len(desk.chips) == COMPANY + 1
    assert len({lot.who for lot in desk.sold}) > COMPANY / 2
    eventually(page, over, "the end of the game")
    assert len(seen) > 15
    expect(page.locator(".said .tally")).to_contain_text(es("table-tally-staked", amount=euros(3 * PRICE)))
    for prize in ("line", "bingo"):
        expect(page.locator(".hall .won")).to_contain_text(es(f"bingo-won-{prize}"))
    with page.expect_download() as saved:
        page.get_by_role("link", name=es("draws-transcript"), exact=True).click()
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT, saved.value.path()], capture_output=True, text=True)
    assert done.stdout.startswith("good: "), done.stderr
