"""Circle poker in the browser: a guest among company plays hands to their end, changes cards, has them afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tools.chromium import DESKTOP, PHONE
from tools.salon import Salon
from visiting import MOST, AtTable, Visit, es, euros, eventually

LAW = "euskadi-1996"
RUNNING = {"auto": True, "seconds": 12.0, "bots": 5}
STAYS = ("NoBlind", "Check", "Cover")
"""What keeps one in a hand for as little as possible."""
STEPS = 2_000


class AtCircle(AtTable):
    """Somebody who sits down among company."""

    def __init__(self, salon: Salon, page: Page, table: str) -> None:
        super().__init__(salon, page, table)
        page.goto(f"{salon.url}/table/{table}")
        self.button("table-sit").first.click()
        expect(self.button("table-leave")).to_be_visible()

    def act(self, kind: str) -> Locator:
        return self.page.locator(f'[data-act="{kind}"]:not([aria-disabled])')

    @property
    def winners(self) -> Locator:
        return self.page.locator(".felt .winner")

    @property
    def own_cards(self) -> Locator:
        return self.page.locator(".felt .seat.mine .hand")

    def plays_on(self, throw: int = 0) -> dict[str, int]:
        """Stays in until a hand that one has answered in is paid; what one has done, by its kind."""
        done: dict[str, int] = {}
        for _ in range(STEPS):
            if done and self.winners.count():
                return done
            if self.act("ThrowCards").count():
                for n in range(1, throw + 1):
                    self.page.locator(f'[data-pick="{n}"]').click()
                kind = "ThrowCards"
            else:
                kind = next((kind for kind in STAYS if self.act(kind).count()), "")
            if kind:
                self.act(kind).first.click(timeout=MOST)
                done[kind] = done.get(kind, 0) + 1
            self.page.wait_for_timeout(60)
        raise AssertionError(f"no hand came to its end: {done}")

    def told(self) -> None:
        """The line of the result says what the books say of the last hand that is over."""
        line = self.page.locator(".said[data-round]")
        expect(line).to_be_visible()
        last = int(str(line.get_attribute("data-round")))
        path = f"/api/evening/{self.table}"
        rounds = self.page.evaluate(f"fetch('{path}').then(r => r.json()).then(e => e.rounds)")
        mine = next(each for each in rounds if each["round"] == last)
        assert mine["bets"]["pot-bet"] > 0
        expect(line).to_contain_text(euros(mine["bets"]["pot-bet"]))
        expect(line).to_contain_text(euros(abs(mine["net"])))


def come(salon: Salon, visit: Visit, game: str, size: tuple[int, int] = DESKTOP, **options: int) -> AtCircle:
    table = salon.open(running=RUNNING, law=LAW, game=game, minimum="5.00", options=options)
    page = visit(salon, size=size, lang="es")
    with page.expect_response(lambda answer: answer.url.endswith("/api/guests")):
        page.get_by_role("button", name=es("entrance-guest")).first.click()
    return AtCircle(salon, page, table)


def test_a_guest_plays_a_hand_of_texas_to_its_end_and_saves_it(salon: Salon, visit: Visit) -> None:
    at = come(salon, visit, "texas-holdem")
    done = at.plays_on()
    assert set(done) <= set(STAYS)
    expect(at.winners.first).to_be_visible()
    at.told()
    page = at.page
    page.goto(f"{salon.url}/evening/{at.table}")
    again = page.get_by_role("link", name=re.compile(re.escape(es("evening-again"))))
    expect(again.first).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("link", name=es("evening-save")).click()
    text = saving.value.path().read_text(encoding="utf-8")
    assert saving.value.suggested_filename == f"novamas-texas-holdem-{at.table}.phhs"
    dealt = re.findall(r"d dh p\d+ (\S+?)['\"]", text)
    assert dealt, text
    assert sum("?" not in cards for cards in dealt) <= text.count("variant"), "one hand of each deal is one's own"
    page.get_by_role("combobox", name=es("evening-result")).select_option("even")
    expect(page.get_by_text(es("evening-none-such"))).to_be_visible()
    page.get_by_role("combobox", name=es("evening-result")).select_option("all")
    again.first.click()
    expect(page.locator(".felt, .cloth").first).to_be_visible()


def test_cards_are_changed_in_closed_poker(salon: Salon, visit: Visit) -> None:
    at = come(salon, visit, "five-card-draw")
    for _ in range(3):  # everybody may leave before cards are changed
        if at.plays_on(throw=2).get("ThrowCards"):
            break
        expect(at.winners).to_have_count(0)
    else:
        raise AssertionError("cards were never changed")
    at.told()


def test_stud_on_a_phone(salon: Salon, visit: Visit) -> None:
    """Open cards of others are seen, one's own too; and what they are worth is told by those alone."""
    at = come(salon, visit, "seven-card-stud", PHONE)
    eventually(at.page, lambda: at.act("Cover").count() + at.act("Check").count() > 0, "one's turn")
    expect(at.own_cards).not_to_have_attribute("aria-label", re.compile(re.escape(es("card-hidden"))))
    wide = at.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} pixels too wide"
    at.plays_on()
    at.told()


def test_more_time_is_asked_for_and_shown(salon: Salon, visit: Visit) -> None:
    """Where the house gives a bank of time, the dock offers it in turn, and says what is left; the seat shows it."""
    at = come(salon, visit, "texas-holdem", time_bank=30)
    expect(at.page.get_by_text(es("circle-poker-time-each", times=30))).to_be_visible()
    eventually(at.page, lambda: at.act("TakeTime").count() > 0, "one's turn")
    at.act("TakeTime").click(timeout=MOST)
    expect(at.page.locator(".felt .seat.mine")).to_contain_text(es("circle-poker-thinks"))
    assert salon.state(at.table).desk.longer
    expect(at.page.locator(".longer")).not_to_contain_text(es("circle-poker-time-left", left=30))
    eventually(at.page, lambda: at.act("Cover").count() + at.act("Check").count() > 0, "one is still asked")
