"""A month of the demonstration casino, as fast as this machine plays it: thirty sittings over every game of a law, and
what the books say of them.

    python -m tools.month [--evenings 30] [--guests 60] [--tables 45] [--minutes 1.5] [--store FILE]

Every evening is one of `novamas demo` on a clock that jumps to what happens next (`tools/hurried.py`); a tournament is
announced every evening and played by company. At the end everything is read again from the first record.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from novamas.casino.sitting import SittingClosed, SittingOpened
from novamas.casino.tournament import plan_of, read_bases
from novamas.server.croupier import Staff
from novamas.server.demo import Night, NightClock, Plan
from novamas.server.house import House
from novamas.server.people import People
from novamas.server.roles import Person
from novamas.server.seals import Seal
from novamas.store.audit import audit
from novamas.store.books import HOUSE, Books, open_books
from novamas.store.cage import over_the_counter
from novamas.store.clock import Clock
from novamas.store.jackpots import carousel_differences, jackpot_books
from novamas.store.ledger import ISSUE
from novamas.store.reports import daily_book
from novamas.store.sessions import session_books
from tools.hurried import HurriedLoop, run

BEGINS = datetime(2026, 11, 1, 12).timestamp()
BASES = Path(__file__).parents[1] / "examples" / "tournaments" / "sit-and-go.toml"
COMPANY = 6  # who enter a tournament
LAW = "euskadi-1996"


class Figures(Struct, kw_only=True):
    """What a month came to. Amounts are minor units of play chips."""

    evenings: int
    opened: int
    closed: int
    tables: int
    games: int
    rounds: int
    records: int
    handle: int
    take: int
    tips: int
    jackpot_fed: int
    jackpot_paid: int
    advanced: int
    charged: int
    irregularities: int
    tournaments: int
    differences: dict[str, int]
    """Whatever is not zero that should be: none of it, where all is in order."""
    audited: str
    seconds: float = 0.0


class MonthlyNight(Night):
    """A night with a tournament that company plays."""

    async def one(self) -> None:
        await self.hold_tournament()
        await super().one()
        while any(not held.told or held.tables() for held in self.house.tournaments.known.values()):
            await asyncio.sleep(1)
        print(f"evening {self.done + 1}: {datetime.fromtimestamp(self.hour()):%Y-%m-%d %H:%M}", flush=True)

    async def hold_tournament(self) -> None:
        text = BASES.read_text(encoding="utf-8").replace("rounds = 8", "rounds = 2")
        bases = read_bases(text.replace("\n[auth", f"\nseconds = {self.plan.seconds}\n\n[auth", 1))
        director = Person(self.director().id, "director")
        held = await self.house.tournaments.announce(director, plan_of(bases), "play")
        await self.house.tournaments.invite(director, held.id, COMPANY)


async def play(books: Books, plan: Plan, hour: NightClock) -> int:
    """The evenings, one after another; what the house kept of inscriptions comes back."""
    house = House(books)
    await house.start()
    people = People(books, Seal.at(books.journal.folder / "session.key"))
    night = MonthlyNight(house, people, plan, hour)
    tasks = [
        asyncio.create_task(work)
        for work in (Staff(house, plan.seed).run(), house.evening.watch(), house.tournaments.watch())
    ]
    try:
        await night.run()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert not house.tables, "everything is closed in the morning"
    await house.close()
    return sum(len(held.state.entrants) * held.listed.plan.bases.kept for held in house.tournaments.known.values())


def read_figures(books: Books, kept: int) -> Figures:
    """What the books say, and whatever of it is not zero that should be."""
    kinds = [read.kind for read in books.journal.read(HOUSE)]
    pages, jackpots, report = daily_book(books), jackpot_books(books), audit(books.journal)
    off: dict[str, int] = {}
    for currency, accounts in report.balances.items():
        off[f"{currency}: all accounts"] = sum(accounts.values())
        for account, amount in accounts.items():
            if account.startswith("@") and account != ISSUE:
                off[f"{currency}: {account}"] = amount
        off[f"{currency}: chips at tables"] = accounts.get("chips at tables", 0)
    off["tables whose page does not balance"] = sum(not page.balances for page in pages)
    off["days whose book does not balance"] = sum(not book.balances for book in session_books(books))
    off["jackpots whose page does not balance"] = sum(not page.balances for page in jackpots)
    off["carousels"] = sum(abs(each.difference) for each in carousel_differences(jackpots))
    issued = sum(paid.amount for paid in over_the_counter(books) if paid.issued)
    purses = sum(accounts.get("purses", 0) for accounts in report.balances.values())
    tables = sum(page.take + page.tips + page.jackpot_fed - page.jackpot_paid for page in pages)
    advanced = sum(page.advanced for page in jackpots)
    off["chips issued, less purses and what tables and tournaments kept"] = issued - purses - tables + advanced - kept
    return Figures(
        evenings=0,
        opened=kinds.count(SittingOpened.__name__),
        closed=kinds.count(SittingClosed.__name__),
        tables=len({page.table for page in pages}),
        games=len({page.game for page in pages}),
        rounds=sum(page.rounds for page in pages),
        records=books.journal.size(),
        handle=sum(page.handle for page in pages),
        take=sum(page.take for page in pages),
        tips=sum(page.tips for page in pages),
        jackpot_fed=sum(page.fed for page in jackpots),
        jackpot_paid=sum(page.paid for page in jackpots),
        advanced=advanced,
        charged=sum(page.charged for page in jackpots),
        irregularities=sum(len(page.irregularities) for page in pages),
        tournaments=kinds.count("Tournament"),
        differences={name: amount for name, amount in off.items() if amount},
        audited="clean" if report.finding is None else str(report.finding),
    )


def hold_month(store: str, keys: Path, plan: Plan) -> Figures:
    """Plays a month into a store, and reads it."""
    began = time.process_time()
    loop = HurriedLoop()
    hour = NightClock(BEGINS, plan.speed, loop.time)
    books = open_books(store, keys=keys, clock=Clock(hour))
    books.committer.hand_in = loop.count(books.committer.hand_in)  # type: ignore[method-assign]
    kept = run(loop, play(books, plan, hour))
    books = open_books(store, keys=keys, existing=True)
    try:
        figures = read_figures(books, kept)
    finally:
        books.close()
    figures.evenings, figures.seconds = plan.nights, round(time.process_time() - began, 1)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--evenings", type=int, default=30)
    parser.add_argument("--guests", type=int, default=60)
    parser.add_argument("--tables", type=int, default=45)
    parser.add_argument("--minutes", type=float, default=1.5, help="of a house that shows an evening so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", help="where the books are kept; else they go with the end of this")
    asked = parser.parse_args()
    plan = Plan(
        law=LAW, guests=asked.guests, minutes=asked.minutes, nights=asked.evenings, seconds=12 * asked.minutes / 30,
        tables=asked.tables, seed=asked.seed,
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as passing:
        folder = Path(asked.store).parent if asked.store else Path(passing)
        store = asked.store or str(folder / "casino.db")
        figures = hold_month(store, folder / "keys", plan)
    for name in Figures.__struct_fields__:
        print(f"{name}: {getattr(figures, name)}")
    return 1 if figures.differences or figures.audited != "clean" or figures.opened != figures.closed else 0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())
