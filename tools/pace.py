"""How long a person waits: from the floor to the first settled bet, and rounds a minute, at every game.

    python -m tools.pace                        every game, 1440x900
    python -m tools.pace craps blackjack --size 390x844

A person opens the floor of a house of their own, goes to a table with company, lays the smallest bet, says *Listo*
whenever that is offered, and answers what they are asked with the button that stands out, or with the other one where
that wants something picked before, or with the first one where none stands out. It is the page that is used, not the
server: whatever the page makes one wait for counts.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import Browser, Error, Page

from novamas.law import library
from tools import chromium
from tools.salon import Salon

PATIENCE = 120.0  # seconds for one game, unless somebody has more
ROUNDS = 3
TRIES = 3  # at a bet that is refused
COMPANY = {"auto": True, "seconds": 20.0, "bots": 3}
ASKED = ", ".join(f"{place} .btn.primary:visible:not(.ready):not([aria-disabled=true])" for place in (".dock", "aside"))
INSTEAD = ".dock .own .acts:has([aria-disabled=true]) .btn.big:visible:not([aria-disabled=true])"
ANY = ".dock[data-owes] .own .btn.big:visible:not([aria-disabled=true])"
SPOTS = ".felt .cloth [data-spot]:not([aria-disabled=true])"
OWN = '.felt .cloth [data-spot][tabindex="0"]:not([aria-disabled=true])'
OWES = ".dock[data-owes]"
READY = ".btn.ready[aria-pressed=false]:visible"
SIZES = {"1440x900", "1366x657", "820x1180", "390x844", "844x390"}


class Pace(Struct, frozen=True):
    """What was seen at a table: seconds from the floor to each settled bet, and the line that told of the last."""

    game: str
    settled: tuple[float, ...]
    line: str

    @property
    def first(self) -> float | None:
        return self.settled[0] if self.settled else None

    @property
    def a_minute(self) -> float | None:
        """Rounds a minute after the first."""
        if len(self.settled) < 2:
            return None
        return 60 * (len(self.settled) - 1) / (self.settled[-1] - self.settled[0])

    def told(self) -> str:
        first = "none" if self.first is None else f"{self.first:.1f}"
        rate = "–" if self.a_minute is None else f"{self.a_minute:.1f}"
        return f"{self.game:22} {first:>12} {rate:>11}  "


def games() -> Iterator[tuple[str, str]]:
    """Every game once, under the first law that has it and is not the oldest, where there is such a one."""
    laws = sorted(library().laws(), key=lambda law: law == "boe-1977")
    seen: dict[str, str] = {}
    for law in laws:
        for game in library().games(law):
            seen.setdefault(game, law)
    yield from ((law, game) for game, law in seen.items())


def visit(
    salon: Salon,
    page: Page,
    law: str,
    game: str,
    rounds: int = ROUNDS,
    seen: Callable[[str], None] = lambda _: None,
    patience: float = PATIENCE,
) -> Pace:
    """One person at one table, until so many bets of theirs are settled or their patience ends.

    `seen` hears when they have sat down, laid a bet, are asked something, and when their bet is settled."""
    table = salon.open(running=COMPANY, law=law, game=game)
    began = time.monotonic()
    page.goto(salon.url)
    page.locator(f'a[href^="/table/{table}"]').first.click()
    page.get_by_role("button", name="Jugar como invitado").click()
    page.locator(".dock .rowline, .dock .own").first.wait_for(state="attached")
    seen("seat")
    settled: list[float] = []
    line, told_of, was_over, laid = "", "", round_told(page), False
    while time.monotonic() - began < patience and len(settled) < rounds:
        if (now := told(page)) and now[0] != told_of:
            told_of, line = now
            settled.append(round(time.monotonic() - began, 1))
            laid = False
            seen("settled")
            if not page.locator(SPOTS).count() and not page.locator(OWES).count():
                press(page, READY)  # where nothing lies on a cloth one could buy for ever
        if (over := round_told(page)) != was_over:
            was_over, laid = over, False  # whatever was laid came back: nothing of it was settled
        if page.locator(ASKED).count() or page.locator(ANY).count():
            seen("asked")
        if not press(page, ASKED) and not press(page, INSTEAD) and not press(page, ANY):
            if not laid and lay(page):
                laid = True  # what was touched may still have to be confirmed before they are ready
                seen("laid")
            elif laid or not page.locator(SPOTS).count():
                press(page, READY)
        page.wait_for_timeout(150)
    return Pace(game, tuple(settled), line)


def told(page: Page) -> tuple[str, str] | None:
    """What the page tells of the last result, if one's own bet was in it: of which round, and the line."""
    try:
        said = page.locator(".said:has(.net)")
        if not said.count():
            return None
        return said.first.get_attribute("data-round", timeout=200) or "", said.first.inner_text(timeout=200)
    except Error:
        return None


def round_told(page: Page) -> str:
    """The round of which the page tells, whether or not one's own bet was in it."""
    try:
        said = page.locator(".said[data-round]")
        return (said.first.get_attribute("data-round", timeout=200) or "") if said.count() else ""
    except Error:
        return ""


def lay(page: Page) -> bool:
    """The smallest bet where the page has its focus, or else on the first spot that takes one."""
    spots = page.locator(OWN if page.locator(OWN).count() else SPOTS)
    if not spots.count():
        return False
    try:
        for _ in range(TRIES):
            spots.first.focus(timeout=800)
            page.keyboard.press("Enter")
            page.wait_for_timeout(300)
            if not page.locator(".refusal:visible").count():
                return True
            page.keyboard.press("+")  # a larger chip
    except Error:
        pass
    return False


def press(page: Page, button: str) -> bool:
    """Presses the first such button, if there is one that holds still."""
    found = page.locator(button)
    if not found.count():
        return False
    try:
        found.first.click(timeout=800)
    except Error:
        return False
    return True


def measure(browser: Browser, law: str, game: str, width: int, height: int) -> Pace:
    """A house, a window and a person of one's own."""
    with tempfile.TemporaryDirectory() as folder, Salon(Path(folder)) as salon:
        window = chromium.window(browser, lang="es")
        try:
            page = window.new_page()
            page.set_viewport_size({"width": width, "height": height})
            return visit(salon, page, law, game)
        finally:
            window.close()


def main() -> None:
    asked = argparse.ArgumentParser(description="How long a person waits at every game.")
    asked.add_argument("games", nargs="*", help="only these")
    asked.add_argument("--size", default="1440x900", help="of the window: " + ", ".join(sorted(SIZES)))
    options = asked.parse_args()
    width, height = map(int, options.size.split("x"))
    path = chromium.found()
    if path is None:
        raise SystemExit("There is no Chromium here.")
    print(f"{'game':22} {'first bet, s':>12} {'rounds/min':>11}   {options.size}")
    with chromium.browser(path) as browser:
        for law, game in games():
            if not options.games or game in options.games:
                found = measure(browser, law, game, width, height)
                print(found.told(), found.line.replace("\n", " · "), flush=True)


if __name__ == "__main__":
    main()
