"""The book of the cage: every change of a purse that no table made, by whom and when, and what the tables hold of each.

Entries against a table are told in the book of that table; what is left is what the cashier took and paid, and the play
chips that were issued.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime

import msgspec
from msgspec import Struct, field

from novamas.casino import Entry
from novamas.kit.decider import CAGE, Actor
from novamas.store.books import PURSE, Books
from novamas.store.ledger import ISSUE
from novamas.store.places import streams_between

CASHIER = "cashier"


class Paid(Struct, frozen=True):
    """One change of somebody's purse: positive into it. `number` is its place in the purse, by which a receipt names
    it; `left` is what the purse held of that money then."""

    person: Actor
    number: int
    at: float
    amount: int
    currency: str
    other: str
    why: str
    by: str
    left: int

    @property
    def cash(self) -> bool:
        return self.other == CAGE

    @property
    def issued(self) -> bool:
        return self.other == ISSUE


class Till(Struct, kw_only=True):
    """What went over the counter in one money: taken, paid, and how often; by cashier too."""

    currency: str
    taken: int = 0
    paid: int = 0
    times: int = 0
    by: dict[str, int] = field(default_factory=dict)

    @property
    def balance(self) -> int:
        return self.taken - self.paid


def paid_to(books: Books, person: Actor) -> Iterator[Paid]:
    """Every change of one purse, in its order, tables included."""
    held: dict[str, int] = {}
    books.journal.forget(PURSE + person)
    for number, read in enumerate(books.journal.read(PURSE + person), 1):
        e = msgspec.json.decode(read.body, type=Entry)
        held[e.currency] = held.get(e.currency, 0) + e.amount
        yield Paid(person, number, e.at, e.amount, e.currency, e.other, e.why, e.by, held[e.currency])


def over_the_counter(books: Books, day: date | None = None) -> list[Paid]:
    """What the cage took, paid and issued, of everybody; or only on one day. In the order of time."""
    recorder, found = books.journal.recorder, list[Paid]()
    for stream in streams_between(recorder, PURSE, PURSE[:-1] + chr(ord(PURSE[-1]) + 1)):
        for paid in paid_to(books, stream.removeprefix(PURSE)):
            if (paid.cash or paid.issued) and (day is None or datetime.fromtimestamp(paid.at).date() == day):
                found.append(paid)
    return sorted(found, key=lambda each: (each.at, each.person, each.number))


def tills(paid: Iterable[Paid]) -> list[Till]:
    """What the counter should have taken and paid, every money apart: what the cashier's till is counted against."""
    found: dict[str, Till] = {}
    for each in paid:
        if each.cash:
            till = found.setdefault(each.currency, Till(currency=each.currency))
            till.times += 1
            till.taken += max(0, each.amount)
            till.paid += max(0, -each.amount)
            till.by[each.by] = till.by.get(each.by, 0) + each.amount
    return [found[code] for code in sorted(found)]


__all__ = ["Paid", "Till", "over_the_counter", "paid_to", "tills"]
