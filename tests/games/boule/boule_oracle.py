"""Boule as the texts have it, typed by hand: the oracle beside the law files. Nothing here is read from `laws/`."""

from __future__ import annotations

BOULE_NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9)

BOULE_HOLES = {"boe-1977": 1, "euskadi-1996": 2, "galicia-2007": 2}
"""Holes a number: nine in all in 1977, eighteen in the later laws."""

BOULE_WINS: dict[str, tuple[int, ...]] = {
    "number:1": (1,), "number:2": (2,), "number:3": (3,), "number:4": (4,), "number:5": (5,), "number:6": (6,),
    "number:7": (7,), "number:8": (8,), "number:9": (9,),
    "red": (2, 4, 7, 9), "black": (1, 3, 6, 8),
    "even": (2, 4, 6, 8), "odd": (1, 3, 7, 9),
    "low": (1, 2, 3, 4), "high": (6, 7, 8, 9),
}  # fmt: skip

EVEN_CHANCES = ("red", "black", "even", "odd", "low", "high")

NUMBER_PAYS, EVEN_PAYS = 7, 1

BOULE_CALLS: dict[int, tuple[str, str, str] | None] = {
    1: ("black", "odd", "low"),
    2: ("red", "even", "low"),
    3: ("black", "odd", "low"),
    4: ("red", "even", "low"),
    5: None,
    6: ("black", "even", "high"),
    7: ("red", "odd", "high"),
    8: ("black", "even", "high"),
    9: ("red", "odd", "high"),
}
"""The even chances announced with each number; none with a five."""
