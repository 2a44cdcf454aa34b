"""The casino: tables that run, purses, people and their roles."""

from novamas.casino.acts import Act, Codec
from novamas.casino.live import LiveTable, Money, Snapshot, mark, money_of
from novamas.casino.purse import Entry, Purse, guest_purse, purse_moves

__all__ = [
    "Act",
    "Codec",
    "Entry",
    "LiveTable",
    "Money",
    "Purse",
    "Snapshot",
    "guest_purse",
    "mark",
    "money_of",
    "purse_moves",
]
