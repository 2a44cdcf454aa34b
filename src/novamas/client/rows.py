"""What one sees of a table as tidy rows: one move of chips a row, nothing nested, every column one thing.

The columns are those of `novamas export --tidy` as far as a viewer knows them; a data frame takes the list as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from novamas.client.answers import PublicAct
from novamas.kit.plain import PlainDict


class Row(TypedDict):
    """Chips that moved from one account to another. `row` counts them from 1; `amount` is minor units of `currency`."""

    table: str
    law: str
    game: str
    currency: str
    at: float
    row: int
    act: int
    round: int
    command: str
    by: str
    event: str
    spot: str
    src: str
    dst: str
    amount: int
    why: str


def rows(acts: Iterable[PublicAct], *, table: str = "", law: str = "", game: str = "", currency: str = "") -> list[Row]:
    """The moves in some acts of one table, in order."""
    found: list[Row] = []
    for act in acts:
        for event in act["events"]:
            for src, dst, amount, why in moves(event):
                found.append(
                    Row(
                        table=table, law=law, game=game, currency=currency, at=act.get("at", 0.0), row=len(found) + 1,
                        act=act["seq"], round=act["round"], command=act.get("command", ""), by=act["by"],
                        event=event["type"], spot=str(event.get("on", "")), src=src, dst=dst, amount=amount, why=why,
                    )
                )  # fmt: skip
    return found


def moves(event: PlainDict) -> Iterable[tuple[str, str, int, str]]:
    return (tuple(move) for move in event.get("moves", ()))


__all__ = ["Row", "rows"]
