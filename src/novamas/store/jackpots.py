"""The book of jackpots: what went into each, what was paid out of it, and what it stood at, act by act.

A jackpot is an account of a table (`@jackpot`, or one that begins so); whoever moves chips to or from it is in here.
Where tables have one together, a table pays its own part of a prize that is won there and the cage advances those of
the others (`advanced`), which leave their pots in the same write (`charged`): over all tables the two are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date

from msgspec import Struct, field

from novamas.casino import Act
from novamas.kit.decider import CAGE, JACKPOT, Actor, Move, is_person
from novamas.store.books import Books, Listed
from novamas.store.ledger import advanced_in
from novamas.store.reports import Walk, day_of


class JackpotLine(Struct, frozen=True):
    """One act at a jackpot: from the cage, from stakes, paid, or back to the cage; whom it was paid to; what it stood
    at then; what the cage advanced for other tables, or what this one was charged for a prize of another."""

    at: float
    round: int
    seeded: int
    fed: int
    paid: int
    to: tuple[Actor, ...]
    meter: int
    advanced: int = 0
    charged: int = 0


class JackpotBook(Struct, kw_only=True):
    """A jackpot on one day. It balances: what it stood at, and what went in and out, is what it stands at."""

    table: str
    game: str
    law: str
    currency: str
    account: str
    day: str
    opening: int = 0
    seeded: int = 0
    fed: int = 0
    paid: int = 0
    closing: int = 0
    winners: int = 0
    carousel: bool = False
    advanced: int = 0
    charged: int = 0
    lines: list[JackpotLine] = field(default_factory=list)

    @property
    def balances(self) -> bool:
        return self.opening + self.seeded + self.fed - self.paid - self.charged == self.closing


class CarouselDifference(Struct, frozen=True):
    """What the cage advanced for prizes of a carousel, less what its tables were charged."""

    law: str
    game: str
    currency: str
    difference: int


def carousel_differences(pages: Iterable[JackpotBook]) -> list[CarouselDifference]:
    """The carousels where what was advanced and what was charged are not the same; none, where all is in order."""
    sums: dict[tuple[str, str, str], int] = {}
    for page in pages:
        key = page.law, page.game, page.currency
        sums[key] = sums.get(key, 0) + page.advanced - page.charged
    return [CarouselDifference(*key, difference) for key, difference in sorted(sums.items()) if difference]


def is_jackpot(account: str) -> bool:
    return account == JACKPOT or account.startswith(f"{JACKPOT}/")


def jackpot_books(books: Books, table: str | None = None, day: date | None = None) -> list[JackpotBook]:
    """Every jackpot on every day on which something happened to it, by day and table; or only those asked for."""
    wanted = day.isoformat() if day is not None else None
    listed = [each for each in books.list_tables() if table in (None, each.id)]
    found = [page for each in listed for page in at_table(books, each) if wanted in (None, page.day)]
    return sorted(found, key=lambda page: page.day)


def at_table(books: Books, listed: Listed) -> Iterator[JackpotBook]:
    """The jackpots of one table, day by day."""
    walk = Walk(books, listed)
    pages: dict[tuple[str, str], JackpotBook] = {}
    meters: dict[str, int] = {}
    for act in walk.acts():
        moves = [move for event in act.events for move in event.moves]
        linked = walk.table.decider.game.find_linked(walk.table.state.desk)
        advanced = advanced_in(moves) if linked is not None and linked.pays else 0
        charged = act.command is not None and type(act.command) in walk.table.decider.game.linking
        named = [JACKPOT] * bool(advanced) + [a for move in moves for a in (move.src, move.dst) if is_jackpot(a)]
        for account in dict.fromkeys(named):
            key = account, day_of(act.at)
            page = pages.get(key)
            if page is None:
                before = meters.get(account, 0)
                page = pages[key] = JackpotBook(
                    table=listed.id,
                    game=listed.opening.game,
                    law=listed.opening.law,
                    currency=walk.table.currency.code,
                    account=account,
                    day=key[1],
                    opening=before,
                    closing=before,
                    carousel=linked is not None,
                )
            here = [move for move in moves if account in (move.src, move.dst)]
            enter(page, act, here, advanced if account == JACKPOT else 0, charged)
            meters[account] = page.closing
    yield from pages.values()


def enter(page: JackpotBook, act: Act, moves: list[Move], advanced: int, charges: bool) -> None:
    """Books one act on the page of a jackpot; where it `charges`, what goes to the cage is for a prize of another
    table."""
    house = [move for move in moves if CAGE in (move.src, move.dst)]
    seeded = sum(m.amount if m.src == CAGE else -m.amount for m in house)
    charged = -seeded if charges else 0
    seeded += charged
    fed = sum(m.amount for m in moves if m not in house and m.dst == page.account)
    out = [move for move in moves if move not in house and move.src == page.account]
    paid, to = sum(m.amount for m in out), tuple(dict.fromkeys(m.dst for m in out if is_person(m.dst)))
    page.seeded += seeded
    page.fed += fed
    page.paid += paid
    page.charged += charged
    page.advanced += advanced
    page.closing += seeded + fed - paid - charged
    page.winners += len(to)
    page.lines.append(JackpotLine(act.at, act.round, seeded, fed, paid, to, page.closing, advanced, charged))


__all__ = ["CarouselDifference", "JackpotBook", "JackpotLine", "carousel_differences", "jackpot_books"]
