"""Purses: what a person owns in the house away from any table, kept by the cage.

Every change is an entry; the balance is their sum. Chips brought to a table leave the purse in the same transaction in
which the table books them.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from novamas.casino.acts import Act
from novamas.kit.decider import Refused


class Entry(Struct, frozen=True, omit_defaults=True):
    """One change of a purse: positive into it, negative out of it; where it came from or went to, and why."""

    amount: int
    other: str
    why: str
    at: float = 0.0
    by: str = ""


class Purse:
    """A person's balance. It never goes below zero."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.balance = 0
        self.entries = 0

    def check(self, amount: int) -> None:
        if self.balance + amount < 0:
            raise Refused("purse-too-small", field="amount", value=-amount, limit=self.balance)

    def apply(self, entry: Entry) -> None:
        self.balance += entry.amount
        self.entries += 1


def purse_moves(act: Act) -> Iterable[tuple[str, int]]:
    """(person, amount) for every move of an act that touches a purse."""
    for event in act.events:
        for move in event.moves:
            if move.src.startswith("@purse/"):
                yield move.src.removeprefix("@purse/"), -move.amount
            if move.dst.startswith("@purse/"):
                yield move.dst.removeprefix("@purse/"), move.amount
