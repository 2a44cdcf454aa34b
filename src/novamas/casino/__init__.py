"""The casino: tables that run, purses, people and their roles."""

from novamas.casino.acts import Act, Codec
from novamas.casino.live import LiveTable, Snapshot
from novamas.casino.purse import Entry, Purse, purse_moves

__all__ = ["Act", "Codec", "Entry", "LiveTable", "Purse", "Snapshot", "purse_moves"]
