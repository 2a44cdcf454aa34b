"""A table in operation: people, staff, limits, a book; it drives any game."""

from novamas.table.decider import TableGame, TableOpened, TableState, open_table
from novamas.table.driver import Envelope, Table, replay
from novamas.table.opening import Authorisation, Opening, prepare

__all__ = [
    "Authorisation",
    "Envelope",
    "Opening",
    "Table",
    "TableGame",
    "TableOpened",
    "TableState",
    "open_table",
    "prepare",
    "replay",
]
