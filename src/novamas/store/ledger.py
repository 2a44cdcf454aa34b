"""The ledger: double entry, folded from the moves of every act and the entries of every purse, a ledger a currency.

Accounts of a table are its own (`table/3/@float`, `table/3/ana`); purses, the cage and the issue of play chips are the
house's. Every posting has two sides in one currency, so the sum over all accounts of a currency is always zero.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from novamas.casino import Act, Entry
from novamas.kit.decider import CAGE, DIFFERENCE, Move, is_person
from novamas.kit.money import is_issued

ISSUE = "@issue"  # where play chips come from and go to
PRIZE = "jackpot"
"""Why chips move that a jackpot is fed or paid with."""
TRANSIT = "@transit/"  # before the name of another floor: what is on the way there, or has come from there
HOUSE_WIDE = ("@purse/", CAGE, ISSUE)


class Posting(Struct, frozen=True):
    """One move in the ledger, with where it was caused."""

    src: str
    dst: str
    amount: int
    currency: str
    why: str
    at: float
    stream: str
    seq: int


class Ledger:
    """Balances of every account, by currency, and how many postings made them."""

    def __init__(self) -> None:
        self.balances: dict[str, dict[str, int]] = {}
        self.postings = 0

    def post(self, src: str, dst: str, amount: int, currency: str) -> None:
        accounts = self.balances.setdefault(currency, {})
        accounts[src] = accounts.get(src, 0) - amount
        accounts[dst] = accounts.get(dst, 0) + amount
        self.postings += 1

    def act(self, table: str, act: Act, currency: str, room: str = "table") -> None:
        self.balances.setdefault(currency, {})
        for posting in postings(table, act, currency, room):
            self.post(posting.src, posting.dst, posting.amount, posting.currency)

    def entry(self, person: str, entry: Entry) -> None:
        """Entries against a table are booked by the table's own act; the others move money of the house."""
        if entry.other.startswith(("table/", "tournament/")):
            return
        src, dst = (entry.other, f"@purse/{person}") if entry.amount > 0 else (f"@purse/{person}", entry.other)
        self.post(src, dst, abs(entry.amount), entry.currency)

    def total(self, currency: str) -> int:
        return sum(self.balances.get(currency, {}).values())

    def purse(self, person: str, currency: str) -> int:
        """What tables and cage make of a person's purse."""
        return self.balances.get(currency, {}).get(f"@purse/{person}", 0)

    def by_kind(self) -> dict[str, dict[str, int]]:
        """By currency, balances summed over tables: floats, cloths, boxes, people's chips, purses, cage, issue."""
        kinds: dict[str, dict[str, int]] = {}
        for currency, accounts in self.balances.items():
            sums = kinds[currency] = {}
            for account, balance in accounts.items():
                kind = kind_of(account)
                sums[kind] = sums.get(kind, 0) + balance
        return kinds


def kind_of(account: str) -> str:
    last = account.rsplit("/", 1)[-1]
    if account.startswith(TRANSIT):
        return TRANSIT.rstrip("/")
    return "purses" if account.startswith("@purse/") else last if last.startswith("@") else "chips at tables"


def postings(table: str, act: Act, currency: str, room: str = "table") -> Iterable[Posting]:
    seq = act.seq
    for event in act.events:
        for move in event.moves:
            src, dst = (account(table, name, is_issued(currency), room) for name in (move.src, move.dst))
            yield Posting(src, dst, move.amount, currency, move.why, act.at, f"{room}/{table}", seq)
        seq += 1


def account(table: str, name: str, play: bool, room: str = "table") -> str:
    """An account of the ledger. The cage gives no play chips out: the float of a play table is issued too."""
    if play and name == CAGE:
        return ISSUE
    return name if name.startswith(HOUSE_WIDE) else f"{room}/{table}/{name}"


def result_of(moves: Iterable[Move]) -> int:
    """What the house has won over some moves of a table: what its float and box gained that the cage did not put in
    and that no count found."""
    won = 0
    ours = ("@float", "@box")
    for move in moves:
        if {CAGE, DIFFERENCE} & {move.src, move.dst}:
            continue
        won += (move.dst in ours) * move.amount - (move.src in ours) * move.amount
    return won


def advanced_in(moves: Iterable[Move]) -> int:
    """What the cage has advanced over some moves for the jackpots of other tables."""
    return sum(move.amount for move in moves if move.src == CAGE and move.why == PRIZE and is_person(move.dst))
