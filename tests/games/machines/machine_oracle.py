"""What article 4 says about machines, typed by hand; and machines to try it with. Nothing here is read from `laws/`."""

from __future__ import annotations

from typing import Any

from novamas.games.machines.design import Machine, read
from novamas.kit.chance import Scripted
from novamas.table import Opening, Table
from novamas.table.acts import Bring

LAW = "euskadi-1996"
TYPES = ("A", "B", "C")
TYPE_A_GIVES = ("refund", "prolongation", "games")
"""Its price back, a longer game, other games for the same price: nothing else."""
TIME_AND_CASH = ("prolongation", "games", "cash")
"""What types B and C give: time of use or of play, and possibly a prize in cash."""
TYPE_A_REFUNDS_IN = ("cash", "tokens", "goods")
TYPE_C_STANDS_IN = ("casino", "ship")
OFFICIAL_LANGUAGES = ("es", "eu")

SYMBOLS = {
    "seven": {},
    "plum": {},
    "joker": {"wild": True},
    "star": {"scatter": True},
}


def design(**changes: Any) -> dict[str, Any]:
    """A small machine of type B without fault: three reels of six stops, two rows, three lines; `None` takes out."""
    made: dict[str, Any] = {
        "name": "try",
        "type": "B",
        "price": 2,
        "rows": 2,
        "most": 1000,
        "symbols": SYMBOLS,
        "reels": [
            "seven plum star joker plum plum",
            "plum seven plum star joker plum",
            "star plum seven plum seven plum",
        ],
        "lines": [[1, 1, 1], [2, 2, 2], [1, 2, 1]],
        "pays": {"seven": {"2": 3, "3": 20}, "plum": {"3": 4}, "joker": {"2": 5}},
        "scatters": {"star": {"2": 2, "3": 9}},
    }
    made |= changes
    return {key: value for key, value in made.items() if value is not None}


def pastime(**changes: Any) -> dict[str, Any]:
    """A machine of type A that gives its price back for three sevens on its one line, and nothing else."""
    usual: dict[str, Any] = {
        "type": "A",
        "most": 2,
        "lines": [[1, 1, 1]],
        "pays": {"seven": {"3": 2}},
        "scatters": None,
        "symbols": {"seven": {}, "plum": {}},
        "reels": ["seven plum", "plum seven", "plum seven"],
    }
    return design(**(usual | changes))


def machine(**changes: Any) -> Machine:
    made, faults = read(design(**changes))
    assert made is not None, faults
    return made


def opening(minimum: int = 100, **options: Any) -> Opening:
    return Opening(law=LAW, game="machines", minimum=minimum, options=options)


def table(*people: str, **options: Any) -> Table:
    made = Table(opening(**options), Scripted())
    for who in people:
        made.act(Bring(by=who, amount=100_000))
    return made
