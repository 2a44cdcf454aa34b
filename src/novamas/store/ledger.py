"""The ledger: double entry, folded from the moves of every act and the entries of every purse.

Accounts of a table are its own (`table/3/@float`, `table/3/ana`); purses, the cage and the issue of play chips are the
house's. Every posting has two sides, so the sum over all accounts is always zero.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from novamas.casino import Act, Entry
from novamas.kit.decider import CAGE, Move

HOUSE_WIDE = ("@purse/", "@cage", "@issue")


class Posting(Struct, frozen=True):
    """One move in the ledger, with where it was caused."""

    src: str
    dst: str
    amount: int
    why: str
    at: float
    stream: str
    seq: int


class Ledger:
    """Balances of every account, and the postings in order for those who want them."""

    def __init__(self) -> None:
        self.balances: dict[str, int] = {}
        self.postings = 0

    def post(self, src: str, dst: str, amount: int) -> None:
        self.balances[src] = self.balances.get(src, 0) - amount
        self.balances[dst] = self.balances.get(dst, 0) + amount
        self.postings += 1

    def act(self, table: str, act: Act) -> None:
        for posting in postings(table, act):
            self.post(posting.src, posting.dst, posting.amount)

    def entry(self, person: str, entry: Entry) -> None:
        """Entries against a table are booked by the table's own act; the others move money of the house."""
        if entry.other.startswith("table/"):
            return
        src, dst = (entry.other, f"@purse/{person}") if entry.amount > 0 else (f"@purse/{person}", entry.other)
        self.post(src, dst, abs(entry.amount))

    def total(self) -> int:
        return sum(self.balances.values())

    def by_kind(self) -> dict[str, int]:
        """Balances summed over tables: floats, cloths, boxes, people's chips, purses, the cage, the issue."""
        kinds: dict[str, int] = {}
        for account, balance in self.balances.items():
            last = account.rsplit("/", 1)[-1]
            kind = "purses" if account.startswith("@purse/") else last if last.startswith("@") else "chips at tables"
            kinds[kind] = kinds.get(kind, 0) + balance
        return kinds


def postings(table: str, act: Act) -> Iterable[Posting]:
    seq = act.seq
    for event in act.events:
        for move in event.moves:
            src, dst = account(table, move.src), account(table, move.dst)
            yield Posting(src, dst, move.amount, move.why, act.at, f"table/{table}", seq)
        seq += 1


def account(table: str, name: str) -> str:
    return name if name.startswith(HOUSE_WIDE) else f"table/{table}/{name}"


def result_of(moves: Iterable[Move]) -> int:
    """What the house has won over some moves of a table: what its float and box gained that the cage did not put in."""
    won = 0
    ours = ("@float", "@box")
    for move in moves:
        if CAGE in (move.src, move.dst):
            continue
        won += (move.dst in ours) * move.amount - (move.src in ours) * move.amount
    return won
