"""The games of Euskadi that may lie on one side of a reversible cloth, and the clauses that say so of each.

`granted`: it takes an authorisation; `closed`: the game before it must be closed, and it begins with a float of its
own; `number`: each side has its number and its books; `alike`: the tables that may share one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest


class Side(NamedTuple):
    game: str
    granted: tuple[str, ...]
    closed: tuple[str, ...]
    number: tuple[str, ...]
    alike: tuple[str, ...]
    options: dict[str, Any] = {}


SIDES = (
    Side("blackjack", ("EUS96-03-012",), ("EUS96-03-012", "EUS96-03-013"), ("EUS96-03-014",), ("EUS96-03-015",)),
    Side(
        "punto-banca", ("EUS96-07-013",), ("EUS96-07-013", "EUS96-07-014"), ("EUS96-07-015",),
        ("EUS96-07-012", "EUS96-07-016"), {"layout": "mini"},
    ),
    Side(
        "poker-no-draw", ("EUS96-11-012",), ("EUS96-11-013", "EUS96-11-014"), ("EUS96-11-015",),
        ("EUS96-11-009", "EUS96-11-016"),
    ),
    Side("poker-draw", ("EUS96-12-009",), ("EUS96-12-010", "EUS96-12-011"), ("EUS96-12-012",), ("EUS96-12-006",)),
    Side("trijoker", ("EUS96-13-013",), ("EUS96-13-014",), ("EUS96-13-015",), ("EUS96-13-008", "EUS96-13-016")),
    Side("pai-gow-poker", ("EUS96-14-017",), ("EUS96-14-018",), ("EUS96-14-019",), ("EUS96-14-013", "EUS96-14-020")),
    Side("three-card-poker", ("EUS96-15-012",), ("EUS96-15-013",), ("EUS96-15-014",), ("EUS96-15-008", "EUS96-15-015")),
    Side("texas-poker", ("EUS96-16-010",), ("EUS96-16-011",), ("EUS96-16-012",), ("EUS96-16-007",)),
)  # fmt: skip


def under(*topics: str) -> Any:
    """A test of every side that cites its clauses about these topics."""
    cited = [(side, [id for topic in topics for id in getattr(side, topic)]) for side in SIDES]
    return pytest.mark.parametrize(
        "side", [pytest.param(side, id=side.game, marks=pytest.mark.clause(*ids)) for side, ids in cited]
    )
