"""The book of a session of the house: what one day came to at all its tables, at the cage, and who worked there."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from msgspec import Struct, field

from novamas.kit.decider import Actor
from novamas.store.books import Books
from novamas.store.cage import Paid, Till, over_the_counter, tills
from novamas.store.gate import NOBODY
from novamas.store.reports import DayAtTable, daily_book


class Sum(Struct, kw_only=True):
    """What the tables of one money came to."""

    currency: str
    tables: int = 0
    rounds: int = 0
    opening_float: int = 0
    top_ups: int = 0
    drop: int = 0
    chips_brought: int = 0
    chips_taken: int = 0
    handle: int = 0
    result: int = 0
    cagnotte: int = 0
    take: int = 0
    tips: int = 0
    jackpot_paid: int = 0
    returned: int = 0
    closing_float: int = 0


SUMMED = tuple(name for name in Sum.__struct_fields__ if name not in ("currency", "tables"))


class SessionBook(Struct, kw_only=True):
    """One day of the house. `issued` are play chips that were given for nothing, by money."""

    day: str
    first: float = 0.0
    last: float = 0.0
    tables: list[DayAtTable] = field(default_factory=list)
    sums: list[Sum] = field(default_factory=list)
    people: int = 0
    irregularities: int = 0
    staff: dict[str, list[str]] = field(default_factory=dict)
    cage: list[Till] = field(default_factory=list)
    issued: dict[str, int] = field(default_factory=dict)

    @property
    def balances(self) -> bool:
        return all(page.balances for page in self.tables)


def session_books(books: Books, day: date | None = None, eyes: Actor = NOBODY) -> list[SessionBook]:
    """Every day of the house on which something happened, or one of them."""
    pages, paid = daily_book(books, day=day, eyes=eyes), over_the_counter(books, day)
    days = sorted({page.day for page in pages} | {date.fromtimestamp(each.at).isoformat() for each in paid})
    return [
        session_book(
            one,
            [page for page in pages if page.day == one],
            [each for each in paid if date.fromtimestamp(each.at).isoformat() == one],
        )
        for one in days
    ]


def session_book(day: str, pages: list[DayAtTable], paid: list[Paid]) -> SessionBook:
    staff: dict[str, list[str]] = {}
    for page in pages:
        for role, people in page.staff.items():
            behind = staff.setdefault(role, [])
            behind += [who for who in people if who not in behind]
    times = [at for page in pages for at in (page.first, page.last)] + [each.at for each in paid]
    issued: dict[str, int] = {}
    for each in paid:
        if each.issued:
            issued[each.currency] = issued.get(each.currency, 0) + each.amount
    return SessionBook(
        day=day,
        first=min(times, default=0.0),
        last=max(times, default=0.0),
        tables=pages,
        sums=add_up(pages),
        people=len({who for page in pages for who in page.people}),
        irregularities=sum(len(page.irregularities) for page in pages),
        staff=staff,
        cage=tills(paid),
        issued=issued,
    )


def add_up(pages: Iterable[DayAtTable]) -> list[Sum]:
    """Every money apart: nothing adds one to another."""
    sums: dict[str, Sum] = {}
    for page in pages:
        total = sums.setdefault(page.currency, Sum(currency=page.currency))
        total.tables += 1
        for name in SUMMED:
            setattr(total, name, getattr(total, name) + getattr(page, name))
    return [sums[code] for code in sorted(sums)]


__all__ = ["SessionBook", "Sum", "session_books"]
