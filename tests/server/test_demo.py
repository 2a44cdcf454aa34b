"""The demonstration casino: a night of it ends with every table closed and every account at zero difference."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pytest
from tools.hurried import HurriedLoop, run
from tools.month import hold_month

from novamas.server.croupier import Staff
from novamas.server.demo import Night, NightClock, Plan, evening_before, next_evening, share_at
from novamas.server.house import House
from novamas.server.people import People
from novamas.server.seals import Seal
from novamas.server.watch import Floor, Watch
from novamas.store.audit import audit
from novamas.store.books import Books, open_books
from novamas.store.cage import over_the_counter
from novamas.store.clock import Clock
from novamas.store.incidents import incidents
from novamas.store.jackpots import carousel_differences, jackpot_books
from novamas.store.reports import daily_book
from novamas.store.sessions import session_books

SOME = ("roulette-french", "punto-banca", "craps", "poker-draw")


@contextmanager
def casino(folder: Path, plan: Plan) -> Iterator[tuple[Books, NightClock, HurriedLoop]]:
    """A house on a clock that jumps to what happens next."""
    loop = HurriedLoop()
    hour = NightClock(evening_before(time.time(), plan), plan.speed, loop.time)
    books = open_books(str(folder / "casino.db"), keys=folder / "keys", clock=Clock(hour))
    books.committer.hand_in = loop.count(books.committer.hand_in)  # type: ignore[method-assign]
    try:
        yield books, hour, loop
    finally:
        books.close()


async def nights(books: Books, hour: NightClock, plan: Plan) -> tuple[list[Floor], Night]:
    """The nights of a plan, with a look at the floor now and then."""
    house, seen = House(books), list[Floor]()
    await house.start()
    people = People(books, Seal.at(books.journal.folder / "session.key"))
    night, watch = Night(house, people, plan, hour), Watch(house)
    staff = asyncio.create_task(Staff(house, seed=1).run())

    async def look() -> None:
        while True:
            await asyncio.sleep(plan.minutes * 60 / 5)
            seen.append(await watch.floor())

    looking = asyncio.create_task(look())
    await night.run()
    looking.cancel()
    house.open = False
    await staff
    assert not house.tables, "everything is closed in the morning"
    return seen, night


def check(books: Books) -> None:
    """Every account at zero difference: by the audit, by the book of every table, by the sum over the cage."""
    report = audit(books.journal)
    assert report.finding is None
    assert all(sum(accounts.values()) == 0 for accounts in report.balances.values())
    for accounts in report.balances.values():
        left = {kind: n for kind, n in accounts.items() if kind.startswith("@") and kind != "@issue"}
        assert not any(left.values()), "tables that are closed hold nothing"
    assert all(page.balances for page in daily_book(books))
    assert all(book.balances for book in session_books(books))
    issued = sum(paid.amount for paid in over_the_counter(books) if paid.issued)
    purses = sum(accounts.get("purses", 0) for accounts in report.balances.values())
    won = sum(page.take + page.tips + page.jackpot_fed - page.jackpot_paid for page in daily_book(books))
    jackpots = jackpot_books(books)
    assert carousel_differences(jackpots) == []
    assert issued == purses + won - sum(page.advanced for page in jackpots)


def test_a_night_closes_with_every_account_at_zero_difference(tmp_path: Path) -> None:
    plan = Plan(minutes=0.08, guests=40, seconds=0.05, nights=1, games=SOME, tables=5, seed=3)
    with casino(tmp_path, plan) as (books, hour, loop):
        seen, night = run(loop, nights(books, hour, plan))
        check(books)
        assert night.done == 1
        pages = daily_book(books)
        assert {page.game for page in pages} <= set(SOME)
        assert sum(page.rounds for page in pages) > 5
        behind = {who for page in pages for people in page.staff.values() for who in people}
        assert behind <= {*night.people.accounts, "house"}
        floor = max(seen, key=lambda floor: len(floor.tables))
        assert floor.tables
        assert sum(table.company for table in floor.tables) == floor.attendance[-1].company or len(seen) > 1
        assert len(incidents(books, "es", {})) == sum(len(page.irregularities) for page in pages)


@pytest.mark.slow
def test_a_month_closes_with_every_account_at_zero_difference(tmp_path: Path) -> None:
    """Thirty sittings over the games of Euskadi, a tournament in each, on a clock that jumps to what happens next."""
    plan = Plan(minutes=0.1, guests=16, seconds=0.04, nights=30, tables=8, seed=4)
    figures = hold_month(str(tmp_path / "casino.db"), tmp_path / "keys", plan)
    assert figures.differences == {}
    assert figures.audited == "clean"
    assert (figures.opened, figures.closed, figures.tournaments) == (30, 30, 30)
    assert figures.advanced == figures.charged
    assert figures.games > 25
    assert figures.rounds > 300


def test_time_passes_by_itself_and_waits_for_threads() -> None:
    """An hour of waiting takes no time; while a thread works, none passes."""
    loop = HurriedLoop()

    async def wait() -> tuple[float, float]:
        began = loop.time()
        await asyncio.sleep(3600)
        slept = loop.time()
        await asyncio.to_thread(time.sleep, 0.2)
        return slept - began, loop.time() - slept

    slept, worked = run(loop, wait())
    assert (slept, worked) == (3600.0, 0.0)


def test_an_evening_of_a_month_is_a_sitting_that_is_counted_in_and_out(tmp_path: Path) -> None:
    plan = Plan(minutes=0.06, guests=8, seconds=0.02, nights=1, games=SOME, tables=4, seed=6)
    figures = hold_month(str(tmp_path / "casino.db"), tmp_path / "keys", plan)
    assert (figures.differences, figures.audited) == ({}, "clean")
    assert (figures.opened, figures.closed) == (1, 1)


def test_what_the_floor_says_is_what_the_book_says(tmp_path: Path) -> None:
    """Drop, handle and incidents of every table while it is open, beside the fold over what is on disk."""
    plan = Plan(minutes=0.06, guests=30, seconds=0.05, nights=1, games=("roulette-french", "boule"), tables=3, seed=5)
    with casino(tmp_path, plan) as (books, hour, loop):

        async def look() -> None:
            house = House(books)
            await house.start()
            people = People(books, Seal.at(books.journal.folder / "session.key"))
            night = Night(house, people, plan, hour)
            staff, run = asyncio.create_task(Staff(house, 1).run()), asyncio.create_task(night.run())
            await asyncio.sleep(2)
            house.open = False
            await asyncio.gather(staff, run)
            for hosted in house.tables.values():
                await house.wait_until_written(hosted)
            floor = await Watch(house).floor()
            assert floor.tables
            for table in floor.tables:
                pages = daily_book(books, table.table)  # two, where it is past midnight
                assert table.drop == sum(page.drop + page.chips_brought for page in pages)
                assert table.handle == sum(page.handle for page in pages)
                assert table.incidents == sum(len(page.irregularities) for page in pages)
                assert table.float_now == pages[-1].closing_float
                assert set(table.staff) <= {role for page in pages for role in page.staff}

        run(loop, look())


def test_the_hour_goes_faster_and_never_back() -> None:
    plan = Plan(minutes=30)
    assert plan.speed == 18
    clock = NightClock(1_000.0, 18)
    first = clock()
    clock.skip_to(500.0)
    assert clock() >= first
    clock.skip_to(5_000.0)
    assert 5_000.0 <= clock() < 5_100.0


def test_it_is_saturday_night() -> None:
    plan = Plan()
    for now in ("2026-11-19 10:00", "2026-11-21 19:59", "2026-11-21 23:00", "2026-11-22 03:00"):
        began = datetime.fromtimestamp(evening_before(datetime.fromisoformat(now).timestamp(), plan))
        assert (began.weekday(), began.hour) == (5, 20)
        assert began <= datetime.fromisoformat(now)
    after = datetime.fromtimestamp(next_evening(datetime(2026, 11, 22, 5, 0).timestamp(), plan))
    assert after == datetime(2026, 11, 22, 20, 0)


def test_the_house_fills_up_and_empties() -> None:
    shares = [share_at(done / 20) for done in range(21)]
    assert max(shares) == 1.0
    assert shares.index(1.0) == 10
    assert shares[0] < 0.2 > shares[-1]
