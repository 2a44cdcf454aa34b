"""Takes the pictures of the pages for the documentation: `python -m tools.shots` writes them into docs/img.

A casino is opened, people come in, a round is played whose results are told beforehand, and Chromium looks at it. The
payment is stopped in the middle by stopping the page's clock.
"""

from __future__ import annotations

import sys
import tempfile
from datetime import datetime, timedelta
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Browser, Page

from novamas.cli.serve import company_of
from novamas.kit.words import say
from novamas.law import library
from novamas.server.roles import Person
from tools import chromium, web
from tools.chromium import DESKTOP, PHONE
from tools.png import small
from tools.salon import BY_HAND, PASSWORD, Salon

FOLDER = Path(__file__).parent.parent / "docs" / "img"
PATIENCE = 60_000  # milliseconds
PEOPLE = ("Iker", "Maite", "Uxía", "Nerea", "Brais", "Jon", "Xana", "Antía")
PRESENT = (5, 0, 4, 7, 3, 0, 5, 2, 6, 0, 1)  # people at each table of the floor
CAME = (14, 20, 18, 7, 29, 11, 32, 0, 26, 3)
NUMBER = 17
# Who lays what on the cloth of the pictured round, in euros; what the visitor lays is laid by hand.
STAKES = {
    "Maite": {"double-column:1-2": 40, "straight:32": 5},
    "Nerea": {"double-dozen:2-3": 20, "low": 20, "even": 20},
    "Iker": {"dozen:2": 50, "corner:25-26-28-29": 10},
    "Brais": {"street:16-17-18": 5, "column:1": 10},
    "Uxía": {"corner:13-14-16-17": 10, "red": 50},
    "Jon": {"straight:17": 5, "six-line:31-36": 10},
}
# Who lays what against the visitor's bank, and where.
BANK_STAKES = {
    "Iker": ("stake", "20.00"),
    "Maite": ("line", "40.00"),
    "Nerea": ("stake", "60.00"),
    "Brais": ("stake", "15.00"),
    "Jon": ("stake", "35.00"),
}
OWN = {"split:17-20": 1000, "black": 2000}


def shoot(page: Page, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture = page.screenshot(animations="disabled", caret="hide")
    (FOLDER / f"{name}.png").write_bytes(small(picture))


def people(salon: Salon, table: str) -> dict[str, Person]:
    """Everybody, with play chips; at another table they are others of the same name."""
    return {name: salon.guest(f"g-{n}-{table}", f"{name} {table}".removesuffix(" 1")) for n, name in enumerate(PEOPLE)}


# -- scenes ------------------------------------------------------------------------------------------------------------


def a_table(salon: Salon) -> tuple[str, dict[str, Person]]:
    """A table of French roulette with a past and six people."""
    table = salon.open(running=BY_HAND)
    for number in CAME:
        salon.deal(table)
        salon.spin(table, number)
    here = {name: person for name, person in people(salon, table).items() if name in STAKES}
    for seat, person in enumerate(here.values(), start=1):
        salon.act(person, table, "Bring", amount="600.00")
        salon.act(person, table, "Sit", seat=seat)
    return table, here


def bets(salon: Salon, table: str, here: dict[str, Person]) -> None:
    for name, laid in STAKES.items():
        for spot, euros in laid.items():
            salon.act(here[name], table, "PlaceBet", on=spot, amount=f"{euros}.00")


def payment(browser: Browser, name: str, lang: str, size: tuple[int, int]) -> None:
    """The table while the visitor's split is paid."""
    with tempfile.TemporaryDirectory() as folder, Salon(Path(folder), web.CLIENT) as salon:
        table, here = a_table(salon)
        window = chromium.window(browser, lang=lang, size=size, device_scale_factor=1)
        window.set_default_timeout(PATIENCE)
        page = window.new_page()
        page.clock.install()
        page.goto(f"{salon.url}/table/{table}?lang={lang}")
        page.locator(".meta .btn.primary").click()
        page.locator(".tray").wait_for()
        salon.deal(table)
        bets(salon, table, here)
        me = salon.run(newest(salon, table, here))
        for spot, amount in OWN.items():
            salon.act(me, table, "PlaceBet", on=spot, amount=f"{amount // 100}.00")
        page.locator(".tray").get_by_role("radio").nth(1).click()
        page.locator(".felt .spot:not([aria-disabled])").first.wait_for(state="attached")
        page.clock.pause_at(datetime.now() + timedelta(seconds=5))
        salon.spin(table, NUMBER)
        mine = page.locator(".steps li.now", has_text=say("bet-split", lang))
        paid = page.get_by_role("tab").nth(2) if size == PHONE else None
        for _ in range(400):
            page.clock.run_for(100)
            if paid is not None and "9/10" in paid.inner_text():
                break
            if paid is None and mine.count():
                mine.get_by_role("button").click()
                page.locator("aside blockquote").wait_for()
                break
        page.clock.run_for(300)
        shoot(page, name)
        window.close()


async def newest(salon: Salon, table: str, here: dict[str, Person]) -> Person:
    """The guest who came by the browser."""
    known = {person.id for person in here.values()}
    (id,) = set(salon.house.table(table).state.desk.chips) - known
    return Person(id, "guest")


def seat_some(salon: Salon, table: str, there: int) -> None:
    hosted = salon.house.table(table)
    chips = str(20 * hosted.state.desk.minimum // 10**hosted.currency.digits)
    for seat, person in enumerate(list(people(salon, table).values())[:there], start=1):
        salon.act(person, table, "Bring", amount=chips)
        salon.act(person, table, "Sit", seat=seat)


def floor(browser: Browser) -> None:
    """Every table of a first run, with people at some."""
    with tempfile.TemporaryDirectory() as folder, Salon(Path(folder), web.CLIENT) as salon:
        games = [(law, game) for law in library().laws() for game in library().games(law)]
        for (law, game), there in zip(games, cycle(PRESENT), strict=False):
            running = {"auto": True, "seconds": 40.0, "bots": 0 if there else company_of(law, game)}
            seat_some(salon, salon.open(law=law, game=game, running=running), there)
        window = chromium.window(browser, lang="en", size=DESKTOP)
        page = window.new_page()
        page.goto(salon.url)
        page.locator(".tc").first.wait_for()
        page.evaluate("document.fonts.ready")
        shoot(page, "floor")
        window.close()


def advance(salon: Salon, table: str, phase: str) -> None:
    """Staff do what is theirs and people say nothing, until the table has come so far."""
    while salon.state(table).desk.phase != phase:
        salon.run(_one_step(salon, table))


async def _one_step(salon: Salon, table: str) -> None:
    hosted = salon.house.table(table)
    live = hosted.live
    who = live.decider.awaits(live.state)[0].who
    command = live.decider.default(live.state, who)
    if command is None:
        raise RuntimeError(f"table {table} waits for {who}")
    await salon.house.play(hosted, command)


def bank(browser: Browser) -> None:
    """Chemin de fer: the visitor banks, has five against a four, and may choose."""
    with tempfile.TemporaryDirectory() as folder, Salon(Path(folder), web.CLIENT) as salon:
        table = salon.open(law="galicia-2007", game="chemin-de-fer", running=BY_HAND)
        here = {name: person for name, person in people(salon, table).items() if name in BANK_STAKES}
        for seat, person in enumerate(here.values(), start=2):
            salon.act(person, table, "Bring", amount="600.00")
            salon.act(person, table, "Sit", seat=seat)
        window = chromium.window(browser, lang="en", size=DESKTOP)
        window.set_default_timeout(PATIENCE)
        page = window.new_page()
        page.goto(f"{salon.url}/table/{table}?lang=en")
        page.locator(".meta .btn.primary").click()
        page.locator(".felt .seat.mine").wait_for()
        advance(salon, table, "offering")
        me = salon.run(newest(salon, table, here))
        salon.act(me, table, "TakeBank", amount="200.00")
        salon.act(me, table, "HoldBank")
        for name, stake in BANK_STAKES.items():
            salon.act(here[name], table, "PlaceBet", on=stake[0], amount=stake[1])
        advance(salon, table, "closed")
        salon.act(me, table, "DealCards")
        for card in ("2S", "2H", "KD", "3H"):
            salon.fall(table, card)
        holder = Person(salon.state(table).desk.coup.holder, "guest")
        salon.act(holder, table, "LiftCards")
        salon.act(holder, table, "AskCard")
        salon.act(me, table, "GiveCard")
        salon.fall(table, "4D")
        page.locator("[data-figures]").wait_for()
        page.locator("[data-how] summary").click()
        page.evaluate("document.activeElement.blur()")
        shoot(page, "chemin")
        window.close()


def console(browser: Browser) -> None:
    """An inspector about to report that the ball has left the wheel."""
    with tempfile.TemporaryDirectory() as folder, Salon(Path(folder), web.CLIENT) as salon:
        table, here = a_table(salon)
        salon.account("inspector", "A. Otero")
        salon.deal(table)
        bets(salon, table, here)
        salon.deal(table)
        window = chromium.window(browser, lang="es", theme="light", size=DESKTOP)
        window.set_default_timeout(PATIENCE)
        window.request.post(f"{salon.url}/api/session", data={"name": "A. Otero", "password": PASSWORD})
        page = window.new_page()
        page.goto(f"{salon.url}/console/{table}")
        page.get_by_role("radio", name="La bola salta fuera").check()
        page.get_by_role("button", name="Aplicar: tirada nula").wait_for()
        page.locator(".preview ol").wait_for()
        shoot(page, "console")
        window.close()


def odds(browser: Browser) -> None:
    """The wheel of fortune under two laws, one of which errs."""
    with tempfile.TemporaryDirectory() as folder, Salon(Path(folder), web.CLIENT) as salon:
        window = chromium.window(browser, lang="en", theme="light", size=DESKTOP)
        window.set_default_timeout(PATIENCE)
        page = window.new_page()
        page.goto(f"{salon.url}/odds/wheel-of-fortune")
        page.locator("table").first.wait_for()
        page.locator("main svg").first.wait_for()
        shoot(page, "odds")
        window.close()


def main() -> int:
    path = chromium.found()
    if path is None:
        print("There is no Chromium here: apt-get install chromium.", file=sys.stderr)
        return 1
    web.build()
    with chromium.browser(path) as browser:
        floor(browser)
        payment(browser, "table", "en", DESKTOP)
        payment(browser, "phone", "eu", PHONE)
        bank(browser)
        console(browser)
        odds(browser)
    return 0


if __name__ == "__main__":
    sys.exit(main())
