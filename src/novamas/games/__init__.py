"""The games: pure deciders, one folder a family, every folder with the same furniture."""

from novamas.games.families import FAMILIES, company, family, find_rooms, house, house_problems, make, temperaments
from novamas.games.odds import Chart, Row
from novamas.games.room import AnyRoom, Room

__all__ = [
    "FAMILIES",
    "AnyRoom",
    "Chart",
    "Room",
    "Row",
    "company",
    "family",
    "find_rooms",
    "house",
    "house_problems",
    "make",
    "temperaments",
]
