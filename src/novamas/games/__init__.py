"""The games: pure deciders, one folder a family, every folder with the same furniture."""

from novamas.games.families import FAMILIES, Family, family, house, make
from novamas.games.odds import Chart, Row

__all__ = ["FAMILIES", "Chart", "Family", "Row", "family", "house", "make"]
