"""Purses: what a person owns in the house away from any table, kept by the cage, each money apart.

Every change is an entry; the balance of a money is the sum of its entries, and amounts of different moneys are never
added. Play money (`EUR-play`) is a money of its own: it was issued for nothing and never becomes what the cage pays.
Chips brought to a table leave the purse in the same transaction in which the table books them.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from novamas.casino.acts import Act
from novamas.kit.decider import Refused
from novamas.kit.money import Currency

PLAY_CHIPS = 200  # usual minima of a currency that a guest is given to play with


class Entry(Struct, frozen=True, omit_defaults=True):
    """One change of a purse: positive into it, negative out of it; in which currency (its code), where it came from or
    went to, and why."""

    amount: int
    currency: str
    other: str
    why: str
    at: float = 0.0
    by: str = ""


class Purse:
    """A person's balances, one for each currency they ever held. None goes below zero."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.balances: dict[str, int] = {}
        self.entries = 0
        self.at = 0.0  # of the last entry: no later one is earlier

    def holds(self, currency: str) -> int:
        return self.balances.get(currency, 0)

    def check(self, amount: int, currency: str) -> None:
        """Whether a change can be made: another currency never stands in for one that is short."""
        held = self.holds(currency)
        if held + amount < 0:
            raise Refused("purse-too-small", field="amount", value=-amount, limit=held, currency=currency)

    def apply(self, entry: Entry) -> None:
        self.balances[entry.currency] = self.holds(entry.currency) + entry.amount
        self.entries += 1
        self.at = max(self.at, entry.at)


def guest_purse(currency: Currency) -> int:
    """How far a guest's purse is filled up in a currency."""
    return PLAY_CHIPS * currency.minimum


def purse_moves(act: Act) -> Iterable[tuple[str, int]]:
    """(person, amount) for every move of an act that touches a purse; the currency is the table's."""
    for event in act.events:
        for move in event.moves:
            if move.src.startswith("@purse/"):
                yield move.src.removeprefix("@purse/"), -move.amount
            if move.dst.startswith("@purse/"):
                yield move.dst.removeprefix("@purse/"), move.amount
