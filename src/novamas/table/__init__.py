"""A table in operation: people, staff, limits, a book; it drives any game."""

from novamas.table.acts import TableOpened, TableState
from novamas.table.decider import TableGame
from novamas.table.driver import BadLog, Envelope, Table, open_table, replay
from novamas.table.floor import BadFloor, Floor, FloorTable, Problem, check_casino, check_floor, read_floor, survey
from novamas.table.opening import Authorisation, Opening, prepare

__all__ = [
    "Authorisation",
    "BadFloor",
    "BadLog",
    "Envelope",
    "Floor",
    "FloorTable",
    "Opening",
    "Problem",
    "Table",
    "TableGame",
    "TableOpened",
    "TableState",
    "check_casino",
    "check_floor",
    "open_table",
    "prepare",
    "read_floor",
    "replay",
    "survey",
]
