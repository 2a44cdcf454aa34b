"""A dice table that runs by itself: the dice go round, the silent let them pass, company throws."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from parlour import Parlour, audited, parlour

from novamas.client import Line
from novamas.server.hosted import Policy

CRAPS = {"law": "galicia-2007", "game": "craps", "minimum": "5.00"}


def kinds(client: Line) -> list[str]:
    return [e["type"] for a in client.acts for e in a["events"]]


def run(path: str, evening: Callable[[Parlour], Awaitable[None]], policy: Policy) -> None:
    async def main() -> None:
        async with asyncio.timeout(120), parlour(path, opening=CRAPS, policy=policy) as p:
            await evening(p)

    asyncio.run(main())
    assert audited(path).finding is None


def test_company_throws_when_a_person_says_nothing(tmp_path: Path) -> None:
    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        await ana.until(lambda: kinds(ana).count("RoundEnded") >= 2, 60)
        told = kinds(ana)
        assert "DiceRefused" in told, "nobody is made to throw by silence"
        assert {"DiceTaken", "BettingClosed", "Thrown"} <= set(told)
        assert all(a["by"] != "ana" or a["cause"] == "clock" for a in ana.acts if "Thrown" in str(a["events"]))

    run(str(tmp_path / "casino.db"), evening, Policy(seconds=0.2, bots=3))


def test_a_person_alone_takes_the_dice_and_throws(tmp_path: Path) -> None:
    """The dice are in the hand of whoever took them, until they throw; who does not for long has them thrown."""

    async def evening(p: Parlour) -> None:
        ana = await p.guest("ana")
        await ana.until(lambda: bool(ana.offers("TakeDice")), 60)
        await ana.do("TakeDice")
        await ana.do("PlaceBet", on="win", amount="5.00")
        await ana.say_ready()
        await ana.until(lambda: "BettingClosed" in kinds(ana), 60)
        await asyncio.sleep(0.7)
        assert "Thrown" not in kinds(ana), "they are still in her hand"
        await ana.say_ready()
        await ana.until(lambda: "Thrown" in kinds(ana), 60)

    run(str(tmp_path / "casino.db"), evening, Policy(seconds=5.0))
