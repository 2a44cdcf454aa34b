"""Company at a table that somebody deals in person: a trainee can practise without another soul in the house."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from parlour import FRENCH, Parlour
from test_croupier import bots, kinds, play, until

from novamas.client import Line
from novamas.server.hosted import Policy

GALICIA = {"law": "galicia-2007", "minimum": "5.00"}


def cards() -> Iterator[str]:
    """Whatever comes out of six decks one after another."""
    while True:
        yield from (f"{rank}{suit}" for rank in ("7", "9", "4", "10", "2", "K", "8", "5", "3", "6") for suit in "SHDC")


def more(client: Line, seen: int) -> bool:
    return len(client.acts) > seen


async def deal(croupier: Line, shown: Iterator[Any]) -> None:
    """A round, dealt by hand: every act that the croupier is asked for, every result typed, until it is over."""
    async with asyncio.timeout(20):
        while "RoundEnded" not in kinds(croupier):
            mine = [kind for a in croupier.awaits if a["who"] == "@croupier" for kind in a["kinds"]]
            seen = len(croupier.acts)
            if any(a["who"] == "@chance" for a in croupier.awaits):
                await (await croupier.post({"chance": next(shown)}))
            elif mine and not (mine[0] == "CloseBetting" and "BetPlaced" not in kinds(croupier)):
                await croupier.do(mine[0])
            await until(partial(more, croupier, seen), 5)


@pytest.mark.parametrize(
    ("opening", "shown"),
    [
        (FRENCH, iter((17, 8, 5))),
        ({**GALICIA, "game": "blackjack"}, cards()),
        ({**GALICIA, "game": "punto-banca"}, cards()),
    ],
)
def test_company_plays_with_a_croupier_who_is_alone(
    tmp_path: Path, opening: dict[str, Any], shown: Iterator[Any]
) -> None:
    async def evening(p: Parlour) -> None:
        hosted = p.house.tables["1"]
        croupier = await p.client("carl", "croupier").open()
        await until(lambda: len(bots(hosted)) == 3)
        await deal(croupier, shown)
        assert {a.get("cause", "") for a in croupier.acts if a["by"] == "@croupier"} == {""}, "nobody deals for them"
        staked = [e for a in croupier.acts for e in a["events"] if e["type"] == "BetPlaced"]
        assert staked
        assert all(move[0].startswith("bot-") for e in staked for move in e["moves"])

    play(tmp_path, evening, policy=Policy(auto=False, physical=True, seconds=0.4, bots=3), opening=opening)
