"""`python -m benchmarks.browser`: how smooth and how quick the pages are, in Debian's Chromium on this machine.

A settlement of 60 players and 900 bets on one cloth is watched by somebody with all motion on: the ball comes to rest,
losers are raked in, winners are paid step by step. The frames are counted in the page, by the times at which the
browser asked it to draw. The floor is opened by somebody who has never been there, with every table of a first run.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, expect
from tools import chromium, web
from tools.salon import BY_HAND, Salon

from novamas.law import library
from novamas.server.pages import CLIENT
from novamas.server.roles import Person

PLAYERS, BETS = 60, 900
NUMBER = 17
ROUNDS = 3
PAYING = 12_000  # milliseconds of the payment that are watched: it goes on like that
LOADS = 5
PATIENCE = 120_000  # milliseconds
SECOND = 1000.0

WATCH = """() => {
    window.frames_at = []
    const draw = (at) => {
        window.frames_at.push(at)
        window.watching = requestAnimationFrame(draw)
    }
    window.watching = requestAnimationFrame(draw)
}"""
STOP = "() => { cancelAnimationFrame(window.watching); return window.frames_at }"
SPOTS = """(table) => fetch(`/api/tables/${table}/sheet`)
    .then((answer) => answer.json())
    .then((sheet) => sheet.spots.filter((each) => !each.parts.length).map((each) => each.spot))"""


class Frames(NamedTuple):
    """Frames a second while something went on: half of them came as fast as this, nineteen in twenty at least as fast
    as that; how many came in the slowest second, and when that began; the longest wait for one, in milliseconds."""

    median: float
    least: float
    slowest: int
    when: float
    longest: float
    drawn: int


class Floor(NamedTuple):
    """Milliseconds from asking for the floor to its first paint, and to its tables."""

    paint: float
    tables: float


def frames(times: list[float]) -> Frames:
    """From the times at which the page was asked to draw, in milliseconds."""
    gaps = sorted(later - earlier for earlier, later in pairwise(times))
    whole = [start for start in times if start + SECOND <= times[-1]]
    seconds = [(sum(start <= at < start + SECOND for at in times), start) for start in whole]
    slowest, when = min(seconds, default=(len(times), times[0]))
    slow = gaps[int(0.95 * len(gaps))]
    return Frames(SECOND / median(gaps), SECOND / slow, slowest, when - times[0], gaps[-1], len(times))


# -- a full table ------------------------------------------------------------------------------------------------------


@contextmanager
def full_table(client: Path = CLIENT) -> Iterator[tuple[Salon, str, list[Person]]]:
    """A table at which 59 people stand with chips; the sixtieth is whoever looks on."""
    with tempfile.TemporaryDirectory() as folder, Salon(Path(folder), client) as salon:
        table = salon.open(running=BY_HAND)
        people = [salon.guest(f"g-{n:02}", f"{chr(65 + n % 26)} {n}") for n in range(PLAYERS - 1)]
        for each in people:
            salon.act(each, table, "Bring", amount="1000.00")
        yield salon, table, people


def lay(salon: Salon, table: str, people: list[Person], spots: list[str], seed: int) -> None:
    """900 bets all over the cloth."""
    rng = random.Random(seed)
    left = BETS
    for n, each in enumerate(people):
        for spot in rng.sample(spots, share := left // (len(people) - n)):
            salon.act(each, table, "PlaceBet", on=spot, amount="5.00")
        left -= share


def settlements(browser: Browser, client: Path = CLIENT, rounds: int = ROUNDS) -> list[Frames]:
    """What somebody at the table sees of the first seconds of several settlements."""
    seen = []
    with full_table(client) as (salon, table, people):
        for n in range(rounds):
            window = chromium.window(browser, still=False)
            window.set_default_timeout(PATIENCE)
            page = window.new_page()
            page.goto(f"{salon.url}/table/{table}")
            page.locator(".meta .btn.primary").click()  # comes in as a guest and joins the others
            page.locator(".tray").wait_for()
            salon.deal(table)
            lay(salon, table, people, page.evaluate(SPOTS, table), n)
            expect(page.locator(".felt [data-pile]")).to_have_count(len(salon.bets(table)), timeout=PATIENCE)
            salon.deal(table)
            salon.deal(table)
            page.locator(".felt .spot[aria-disabled]").first.wait_for(state="attached")
            page.wait_for_timeout(SECOND)  # what belongs to the betting is over
            page.evaluate(WATCH)
            salon.fall(table, NUMBER)
            page.locator(".steps li.now").wait_for()
            page.wait_for_timeout(PAYING)
            seen.append(frames(page.evaluate(STOP)))
            window.close()
    return seen


# -- the floor ---------------------------------------------------------------------------------------------------------


def floors(browser: Browser, client: Path = CLIENT, loads: int = LOADS) -> list[Floor]:
    """How soon the floor of a first run is there, for people who come for the first time."""
    found = []
    with tempfile.TemporaryDirectory() as folder, Salon(Path(folder), client) as salon:
        laws = library()
        for law in laws.laws():
            for game in laws.games(law):
                salon.open(law=law, game=game)
        for _ in range(loads):
            window = chromium.window(browser, still=False)
            page = window.new_page()
            page.goto(salon.url)
            page.locator(".tc").first.wait_for()
            tables = page.evaluate("performance.now()")
            paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
            found.append(Floor(paint, tables))
            window.close()
    return found


# -- what it comes to --------------------------------------------------------------------------------------------------


def sizes(client: Path = CLIENT) -> tuple[int, int]:
    """Bytes of the client as it lies there, and as it is sent to a browser that takes compressed files."""
    files = [p for p in client.rglob("*") if p.is_file() and p.suffix != ".gz" and p not in (web.SEAL, web.NOTICES)]
    packed = {p: p.with_name(p.name + ".gz") for p in files}
    sent = sum((gz if gz.is_file() else p).stat().st_size for p, gz in packed.items())
    return sum(p.stat().st_size for p in files), sent


def main() -> int:
    path = chromium.found()
    if path is None:
        print("There is no Chromium here: apt-get install chromium.", file=sys.stderr)
        return 1
    web.build()
    whole, sent = sizes()
    print(f"client: {whole / 1024:,.0f} KiB, {sent / 1024:,.0f} KiB as sent")
    with chromium.browser(path) as browser:
        loads = floors(browser)
        for what, times in (
            ("first paint", [each.paint for each in loads]),
            ("tables", [each.tables for each in loads]),
        ):
            print(f"floor, {what}: {median(times):.0f} ms (slowest of {len(times)}: {max(times):.0f} ms)")
        print(f"settlement of {BETS} bets of {PLAYERS} players, all motion on:")
        for n, seen in enumerate(settlements(browser), start=1):
            print(
                f"  {n}: {seen.median:.0f} frames a second, 19 in 20 at {seen.least:.0f} or more; {seen.slowest} in the"
                f" slowest second (after {seen.when / SECOND:.1f} s), longest frame {seen.longest:.0f} ms"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
